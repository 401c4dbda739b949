//! Random legal rows are read back from what they print, in every language.

use proptest::prelude::*;
use proptest::sample::Index;
use ses_studio::card::CheckedRow;
use ses_studio::registry::write_row;
use ses_studio::ruleset::{ConditionId, OperationId, Takes, Timing};
use ses_studio::text::read::{ReadContext, TextReader};
use ses_studio::text::{Context, Language};

use super::{GAME, rows_of};

/// A row of the bundled game that its ruleset allows, as a file writes it.
fn row() -> impl Strategy<Value = String> {
    let conditions = prop::collection::vec((any::<Index>(), any::<Index>()), 0..3);
    (any::<Index>(), any::<Index>(), conditions, 0..4_u8).prop_map(|(op, val, conditions, role)| {
        let rules = &GAME.rules;
        let op = OperationId(u8::try_from(op.index(rules.operations.len())).expect("few operations"));
        let (name, operation) = rules.operation(op);
        let mut members = vec![format!("\"do\":\"{name}\"")];
        if let Some(range) = &operation.val {
            let most = (*range.end()).min(range.start() + 40);
            let span = usize::try_from(most - range.start() + 1).expect("a range");
            members.push(format!("\"val\":{}", range.start() + i64::try_from(val.index(span)).expect("a value")));
        }
        let mut asked: Vec<(usize, String)> = Vec::new();
        for (condition, parameter) in conditions {
            let at = condition.index(rules.conditions.len());
            let (name, condition) = rules.condition(ConditionId(u8::try_from(at).expect("few conditions")));
            let text = match &condition.takes {
                Takes::Nothing => format!("\"{name}\":true"),
                Takes::Number(_) if name == "vs_book" => "\"vs_book2\":true".to_owned(),
                Takes::Number(range) => {
                    let span = usize::try_from((range.end() - range.start() + 1).min(30)).expect("a range");
                    format!("\"{name}\":{}", range.start() + i64::try_from(parameter.index(span)).expect("a value"))
                }
                Takes::Subtype => {
                    let subtype = rules.subtypes.get_index(parameter.index(rules.subtypes.len())).expect("there").0;
                    format!("\"{name}\":\"{subtype}\"")
                }
                Takes::Other => continue,
            };
            if asked.iter().all(|(known, _)| *known != at) {
                asked.push((at, text));
            }
        }
        // Rows of passives have no conditions and no roles.
        if operation.timing != Timing::Passive && !asked.is_empty() {
            asked.sort();
            let asked: Vec<String> = asked.into_iter().map(|(_, text)| text).collect();
            members.push(format!("\"if\":{{{}}}", asked.join(",")));
            match role {
                0 => members.push("\"replace\":true".to_owned()),
                1 => members.push("\"bonus\":true".to_owned()),
                _ => {}
            }
        }
        format!("{{{}}}", members.join(","))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn random_rows_are_read_back(rows in prop::collection::vec(row(), 1..4), language in any::<Index>()) {
        let languages: Vec<&'static Language> = Language::real().collect();
        let language = languages[language.index(languages.len())];
        let checked: Vec<CheckedRow> = rows_of(&format!("[{}]", rows.join(",")), &GAME.rules);
        let text = GAME.texts.effect(language, &GAME.rules, &checked, Context::default());
        prop_assert_eq!(&text.fallbacks, &[]);
        let reading = READERS.with(|readers| readers.of(language, &text.text));
        let read: Vec<String> = reading.rows.iter().map(|row| write_row(row, &GAME.rules)).collect();
        let again = rows_of(&format!("[{}]", read.join(",")), &GAME.rules);
        let printed = GAME.texts.effect(language, &GAME.rules, &again, Context::default()).text;
        prop_assert_eq!(&printed, &text.text, "{} {:?}", language.tag, rows);
        prop_assert!(reading.not_understood.is_empty(), "{} {}", language.tag, text.text);
        if reading.ambiguous.is_empty() {
            prop_assert_eq!(&again, &checked, "{} {}", language.tag, text.text);
        }
    }
}

/// The readers of all languages, each made once.
struct Readers(std::cell::RefCell<Vec<(&'static str, TextReader<'static>)>>);

impl Readers {
    fn of(&self, language: &'static Language, text: &str) -> ses_studio::text::read::Reading {
        let mut readers = self.0.borrow_mut();
        if readers.iter().all(|(tag, _)| *tag != language.tag) {
            readers.push((language.tag, TextReader::new(&GAME.texts, language, &GAME.rules)));
        }
        let (_, reader) = readers.iter().find(|(tag, _)| *tag == language.tag).expect("just made");
        reader.read(text, ReadContext::default())
    }
}

thread_local! {
    static READERS: Readers = const { Readers(std::cell::RefCell::new(Vec::new())) };
}
