//! Problems, their hints and fixes in the language of the interface. Problems that a designer can cause have a message
//! with arguments; the others are shown by their code.

mod by_code;

use super::i18n::I18n;
use crate::base::{Diagnostic, FixEdit, Wording};
use crate::document::OpenError;
use crate::text::{Arg, ENGLISH, problem_text};

pub fn problem(i18n: &I18n, problem: &Diagnostic) -> String {
    let Some(wording) = &problem.wording else {
        let told = if i18n.language() == ENGLISH { None } else { by_code::problem(i18n, problem) };
        return told.unwrap_or_else(|| problem.message.clone());
    };
    let values: Vec<(&str, Value)> =
        wording.arguments.iter().map(|(name, value)| (*name, value_of(i18n, name, value))).collect();
    let arguments: Vec<(&str, Arg<'_>)> = values.iter().map(|(name, value)| (*name, value.argument())).collect();
    let Wording { message, .. } = **wording;
    i18n.tr_with(message, &arguments)
}

/// Why a project was not opened.
pub fn unopened(i18n: &I18n, unopened: &OpenError) -> String {
    let why = unopened.problems.first().map(|first| problem(i18n, first));
    format!("{}: {}", unopened.file.name, why.unwrap_or_else(|| i18n.tr("code-file-unreadable").to_string()))
}

enum Value {
    Number(i64),
    Text(String),
}

impl Value {
    fn argument(&self) -> Arg<'_> {
        match self {
            Value::Number(number) => Arg::Number(*number),
            Value::Text(text) => Arg::Text(text),
        }
    }
}

/// Ids of the ruleset are shown by their names in the game.
fn value_of(i18n: &I18n, name: &str, value: &str) -> Value {
    let operation = |id: &str| i18n.name(&format!("op-{id}.name"), id);
    let card_type = |id: &str| i18n.name(&format!("type-{id}"), id);
    let each = |call: &dyn Fn(&str) -> String| value.split(' ').map(call).collect::<Vec<_>>().join(", ");
    Value::Text(match name {
        "path" | "link" | "target" => value.to_owned(),
        "op" => operation(value),
        "ops" => each(&operation),
        "type" => card_type(value),
        "types" => each(&card_type),
        "place" => match value {
            "rules" => i18n.tr("face-rules").to_string(),
            "name" => i18n.tr("field-name").to_string(),
            "type" => i18n.tr("field-type").to_string(),
            "flavour" => i18n.tr("field-flavour").to_string(),
            other => other.to_owned(),
        },
        "number" => i18n.name(&format!("number-{value}"), value),
        "counts" => each(&|count| match count.splitn(3, '/').collect::<Vec<_>>()[..] {
            [found, wanted, id] => format!("{} {found}/{wanted}", card_type(id)),
            _ => count.to_owned(),
        }),
        "percent" | "limit" | "least" | "most" => match value.parse() {
            Ok(percent) => i18n.tr_with("percent", &[("n", Arg::Number(percent))]),
            Err(_) => value.to_owned(),
        },
        _ => match value.parse() {
            Ok(number) => return Value::Number(number),
            Err(_) => value.to_owned(),
        },
    })
}

/// The label of a fix's button.
pub fn fix_label(i18n: &I18n, change: &FixEdit) -> String {
    i18n.describe(&problem_text::fix_label(change))
}

/// The hints of a problem, each as a sentence.
pub fn hints(i18n: &I18n, problem: &Diagnostic) -> Vec<String> {
    problem.hints.iter().map(|hint| i18n.describe(hint)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{by_code, fix_label, problem};
    use crate::base::{Code, Diagnostic, Source};
    use crate::registry::Project;
    use crate::registry::project::STARFALL_REGISTRY;
    use crate::ruleset::STARFALL;
    use crate::studio::i18n::I18n;
    use crate::text::{ENGLISH, Language, Texts};

    /// The bundled game with a mistake of each kind that can be worded.
    fn broken() -> Project {
        let mut text = STARFALL_REGISTRY.to_owned();
        let mistakes = [
            (r#""do": "heal""#, r#""do": "heel""#),
            (r#""do": "draw", "val": 2 }"#, r#""do": "draw", "val": 2000 }"#),
            (r#"{ "do": "dmg", "val": 15 }"#, r#"{ "do": "dmg" }"#),
            (
                r#"{ "do": "dmg", "val": 20, "if": { "first_action": true }, "replace": true }"#,
                r#"{ "do": "dmg", "val": 20, "replace": true }"#,
            ),
            (
                r#""val": 1, "if": { "vs_book2": true }, "bonus": true"#,
                r#""val": 40, "if": { "vs_book2": true }, "bonus": true"#,
            ),
            (r#""cost": 2,"#, r#""cost": 200,"#),
        ];
        for (from, to) in mistakes {
            assert!(text.contains(from), "{from}");
            text = text.replacen(from, to, 1);
        }
        Project {
            folder: None,
            ruleset: Source::new("ruleset.json", STARFALL),
            registry: Source::new("registry.json", text),
        }
    }

    /// Kinds of problems that have words of their own wherever they are found, and those of spreadsheets, which the window
    /// does not read.
    const ELSEWHERE: [Code; 21] = [
        Code::ValMissing,
        Code::ValNotAllowed,
        Code::ValOutOfRange,
        Code::ConditionNotAllowed,
        Code::StatMissing,
        Code::StatOutOfRange,
        Code::IdDuplicate,
        Code::DeckCount,
        Code::LegacyNotLater,
        Code::LegacyBonusRange,
        Code::LegacyTotal,
        Code::DeadRow,
        Code::OpNotOnType,
        Code::TooManyRows,
        Code::ConditionOutOfRange,
        Code::TextMissing,
        Code::FaceOverflow,
        Code::FaceGlyph,
        Code::ArtMissing,
        Code::ArtOutside,
        Code::ArtUnusable,
    ];

    #[test]
    fn every_kind_of_problem_has_words_in_every_language() {
        let game = &crate::ruleset::Ruleset::read(&Source::new("", STARFALL)).0.unwrap().game;
        let texts = Arc::new(Texts::load(game, None).0);
        for &code in Code::ALL {
            let is_of_sheets = matches!(code, Code::CsvSyntax | Code::CsvCell | Code::CsvColumn);
            if ELSEWHERE.contains(&code) || is_of_sheets {
                assert_eq!(by_code::message_for(code), None, "{code:?}");
                continue;
            }
            let found = Diagnostic::new(code, "", "`this` and `that` are wrong here");
            for language in Language::real().filter(|language| !language.right_to_left) {
                let told = problem(&I18n::new(Arc::clone(&texts), language), &found);
                let is_english = *language == *ENGLISH;
                assert_eq!(told == found.message, is_english, "{}: {code:?}: {told}", language.tag);
                let without_names = told.replace(&found.message, "").replace("this", "").replace("that", "");
                assert!(is_english || without_names.chars().any(char::is_alphabetic), "{}: {told}", language.tag);
                assert!(!told.contains("code-") && !told.contains("check-"), "{}: {told}", language.tag);
            }
        }
    }

    #[test]
    fn problems_and_remedies_are_worded_in_every_language() {
        let checked = broken().check();
        let texts = Arc::new(Texts::load(&checked.rules.as_ref().unwrap().game, None).0);
        let worded: Vec<_> = checked.registry_problems.iter().filter(|problem| problem.wording.is_some()).collect();
        let mut messages: Vec<_> = worded.iter().filter_map(|found| Some(found.wording.as_ref()?.message)).collect();
        messages.sort_unstable();
        messages.dedup();
        assert!(messages.len() >= 6, "{messages:?}");
        let english = I18n::new(Arc::clone(&texts), ENGLISH);
        for language in Language::real().filter(|language| !language.right_to_left) {
            let i18n = I18n::new(Arc::clone(&texts), language);
            for found in &worded {
                let told = problem(&i18n, found);
                assert!(!told.contains('{') && !told.contains("problem-"), "{}: {told}", language.tag);
                assert_eq!(told == problem(&english, found), *language == *ENGLISH, "{}: {told}", language.tag);
                let Some(fix) = &found.fix else { continue };
                let label = fix_label(&i18n, &fix.change);
                assert!(!label.is_empty() && !label.contains("fix-"), "{}: {label}", language.tag);
            }
        }
    }
}
