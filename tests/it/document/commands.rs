//! What each command does, and what it refuses.

use ses_studio::base::Code;
use ses_studio::card::{Row, number};
use ses_studio::document::{Command, Document, Field, RecordPath, Replace};
use ses_studio::registry::Registry;

use super::{assert_problems_are_current, in_memory, name, small, text_of};
use crate::support::registry;
use ses_studio::text::problem_text::english;

fn set(at: RecordPath, field: Field, gesture: Option<u64>) -> Command {
    Command::Set { at: vec![at], field, gesture }
}

#[track_caller]
fn apply(document: &mut Document, command: Command) {
    document.apply(command).unwrap();
    assert_problems_are_current(document);
}

/// The last step's label with its arguments.
fn label(document: &Document) -> String {
    let label = document.undo_label().expect("a step");
    let arguments = label.arguments.iter().map(|(name, value)| format!(" {name}={value}"));
    std::iter::once(label.message.to_owned()).chain(arguments).collect()
}

#[test]
fn a_burst_of_typing_is_one_step_and_the_next_burst_another() {
    let mut document = in_memory(&small());
    let loaded = document.registry().cards[0].name.clone();
    for (typed, gesture) in [("E", 1), ("Em", 1), ("Ember", 1), ("Ember O", 2), ("Ember Oath", 2)] {
        apply(&mut document, set(RecordPath::Card(0), Field::Name(name(typed)), Some(gesture)));
    }
    assert_eq!(label(&document), "undo-set-name value=Ember Oath count=1");
    document.undo();
    assert_eq!(document.registry().cards[0].name, "Ember");
    document.undo();
    assert_eq!(document.registry().cards[0].name, loaded);
    assert!(document.undo().is_none());
    assert!(!document.is_dirty());
    // Another field in the same burst is a separate step.
    apply(&mut document, set(RecordPath::Card(0), Field::Name(name("A")), Some(3)));
    apply(&mut document, set(RecordPath::Card(0), Field::Notes(Some(name("b"))), Some(3)));
    apply(&mut document, set(RecordPath::Card(1), Field::Notes(Some(name("b"))), Some(3)));
    assert_eq!(std::iter::from_fn(|| document.undo()).count(), 3);
}

#[test]
fn an_edit_of_nothing_is_no_step() {
    let mut document = in_memory(&small());
    let same = document.registry().cards[0].name.clone();
    apply(&mut document, set(RecordPath::Card(0), Field::Name(same), None));
    apply(&mut document, Command::Delete { at: vec![] });
    assert!(document.undo_label().is_none());
    assert_eq!(document.revision(), 0);
}

#[test]
fn a_bulk_edit_is_one_step() {
    let mut document = in_memory(&small());
    let loaded = text_of(&document);
    let all: Vec<RecordPath> = (0..document.registry().cards.len()).map(RecordPath::Card).collect();
    let count = all.len();
    apply(&mut document, Command::Set { at: all.clone(), field: Field::Status(Some(name("done"))), gesture: None });
    assert!(document.registry().cards.iter().all(|card| card.status.as_deref() == Some("done")));
    assert_eq!(label(&document), format!("undo-set-status value=done count={count}"));
    document.undo();
    assert_eq!(text_of(&document), loaded);
    apply(&mut document, Command::Delete { at: all });
    assert!(document.registry().cards.is_empty());
    document.undo();
    assert_eq!(text_of(&document), loaded);
}

#[test]
fn several_fields_of_several_cards_are_one_step() {
    let mut document = in_memory(&registry());
    let loaded = text_of(&document);
    let hero = document.registry().heroes[1].clone();
    let prefix = hero.id.trim_end_matches("X01").to_owned();
    let of = |document: &Document, card_type: &str| {
        document.registry().cards.iter().position(|card| card.card_type == card_type && card.books.is_empty()).unwrap()
    };
    let cards = vec![of(&document, "ally"), of(&document, "action")];
    let fields = vec![
        Field::Status(Some(name("final"))),
        Field::Number(name("atk"), Some(7)),
        Field::Notes(Some(name("together"))),
    ];
    apply(&mut document, Command::SetAll { cards: cards.clone(), fields, hero: Some(hero.id) });
    for (&at, atk) in cards.iter().zip([Some(7), None]) {
        let card = &document.registry().cards[at];
        assert!(card.id.starts_with(&prefix) && card.status.as_deref() == Some("final"), "{card:?}");
        assert_eq!(
            (card.notes.as_deref(), number(&card.numbers, "atk")),
            (Some("together"), atk),
            "only an ally attacks"
        );
    }
    assert_eq!(label(&document), "undo-set-all count=2");
    document.undo();
    assert_eq!(text_of(&document), loaded);
    assert!(!document.is_dirty(), "it was one step");
}

#[test]
fn a_new_card_is_complete_and_is_placed_with_cards_of_its_kind() {
    let mut document = in_memory(&registry());
    let hero = document.registry().heroes[1].id.clone();
    let of_hero = |document: &Document| -> Vec<String> {
        let prefix = hero.trim_end_matches("X01");
        let cards = document.registry().cards.iter().filter(|card| card.id.starts_with(prefix));
        cards.map(|card| card.id.to_string()).collect()
    };
    let before = of_hero(&document);
    let command = Command::AddCard { hero: Some(hero.clone()), card_type: name("action"), name: name("Ash") };
    document.apply(command).unwrap();
    let after = of_hero(&document);
    let new: Vec<&String> = after.iter().filter(|id| !before.contains(id)).collect();
    let [new] = new[..] else { panic!("{new:?}") };
    let card = document.registry().cards.iter().find(|card| card.id == *new).unwrap();
    assert_eq!((card.name.as_str(), card.card_type.as_str(), card.book), ("Ash", "action", Some(1)));
    assert_eq!(number(&card.numbers, "cost"), Some(0));
    // After the last action of the hero.
    let at = after.iter().position(|id| id == new).unwrap();
    assert!(at > 0 && after[at - 1][..new.len() - 2] == new[..new.len() - 2], "{after:?}");
}

#[test]
fn a_card_that_goes_to_another_hero_or_type_takes_its_id_along() {
    let mut document = in_memory(&small());
    let at = document.registry().cards.iter().position(|card| card.card_type == "action").unwrap();
    let hero = document.registry().heroes[2].clone();
    apply(&mut document, Command::MoveToHero { cards: vec![at], hero: hero.id.clone() });
    let prefix = hero.id.trim_end_matches("X01");
    let card = &document.registry().cards[at];
    assert!(card.id.starts_with(prefix) && card.book == hero.book, "{card:?}");
    apply(&mut document, Command::SetType { cards: vec![at], card_type: name("ally") });
    let card = &document.registry().cards[at];
    assert_eq!(card.id, format!("{prefix}A01"));
    let numbers: Vec<&str> = card.numbers.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(numbers, ["cost", "atk", "hp"]);
    apply(&mut document, Command::SetType { cards: vec![at], card_type: name("trap") });
    let card = &document.registry().cards[at];
    assert_eq!((card.numbers.len(), card.subtype.as_deref()), (1, None));
    assert!(card.trigger.is_some(), "what the type needs is there");
    assert_eq!(document.problems_of(RecordPath::Card(at)).count(), 0);
}

#[test]
fn pasted_cards_get_ids_of_their_own() {
    let mut document = in_memory(&small());
    let first = ses_studio::registry::write_card(&document.registry().cards[0], document.rules());
    let count = document.registry().cards.len();
    apply(&mut document, Command::PasteCards { at: None, json: format!("[{first}, {first}]") });
    let ids: std::collections::HashSet<&str> = document.registry().cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!((ids.len(), document.registry().cards.len()), (count + 2, count + 2));
    apply(&mut document, Command::Delete { at: vec![RecordPath::Card(0)] });
    apply(&mut document, Command::PasteCards { at: Some(0), json: first.clone() });
    assert_eq!(ses_studio::registry::write_card(&document.registry().cards[0], document.rules()), first);
    for wrong in ["7", "{}", "[{ \"x\": 1 }]", "{ \"id\": \"a\", \"id\": \"b\" }", "{"] {
        assert!(document.apply(Command::PasteCards { at: None, json: wrong.into() }).is_err(), "{wrong}");
    }
}

#[test]
fn rows_are_edited_as_a_list() {
    let mut document = in_memory(&Registry { cards: small().cards[..1].to_vec(), ..small() });
    let at = RecordPath::Card(0);
    let ops = |document: &Document| -> Vec<String> {
        document.registry().cards[0].effects.iter().map(|row| format!("{}{:?}", row.op, row.val)).collect()
    };
    for _ in 0..document.registry().cards[0].effects.len() {
        apply(&mut document, Command::RemoveRow { at, row: 0 });
    }
    let row = |op: &str, val| Row { op: name(op), val: Some(val), ..Row::default() };
    apply(&mut document, Command::InsertRow { at, row: 9, what: row("dmg", 1) });
    apply(&mut document, Command::InsertRow { at, row: 0, what: row("heal", 2) });
    apply(&mut document, Command::PasteRows { at, row: 1, json: "{ \"do\": \"nrg\", \"val\": 3 }".into() });
    assert_eq!(ops(&document), ["healSome(2)", "nrgSome(3)", "dmgSome(1)"]);
    apply(&mut document, Command::MoveRow { at, row: 2, to: 0 });
    apply(&mut document, Command::DuplicateRow { at, row: 1 });
    apply(&mut document, Command::SetRow { at, row: 2, to: row("heal", 9), gesture: Some(1) });
    apply(&mut document, Command::SetRow { at, row: 2, to: row("heal", 8), gesture: Some(1) });
    assert_eq!(ops(&document), ["dmgSome(1)", "healSome(2)", "healSome(8)", "nrgSome(3)"]);
    document.undo();
    assert_eq!(ops(&document), ["dmgSome(1)", "healSome(2)", "healSome(2)", "nrgSome(3)"]);
    let refused = document.apply(Command::RemoveRow { at, row: 7 }).unwrap_err();
    assert_eq!((refused.code, english(&refused.message).as_str()), (Code::EditRefused, "there is no row 8"));
}

#[test]
fn a_field_takes_the_place_of_a_value_of_the_wrong_type() {
    let mut document = in_memory(&small());
    let json = ses_studio::registry::write_card(&document.registry().cards[0], document.rules());
    let cost = number(&document.registry().cards[0].numbers, "cost").unwrap();
    let wrong = json.replace(&format!("\"cost\": {cost}"), "\"cost\": \"two\"");
    apply(&mut document, Command::SetJson { at: RecordPath::Card(0), json: wrong, gesture: None });
    let mismatch =
        |document: &Document| document.problems_of(RecordPath::Card(0)).any(|p| p.code == Code::TypeMismatch);
    assert!(mismatch(&document));
    apply(&mut document, set(RecordPath::Card(0), Field::Number(name("cost"), Some(cost)), None));
    assert!(!mismatch(&document));
    assert_eq!(ses_studio::registry::write_card(&document.registry().cards[0], document.rules()), json);
}

#[test]
fn find_and_replace_goes_through_names_and_notes() {
    let mut document = in_memory(&small());
    apply(&mut document, set(RecordPath::Card(1), Field::Notes(Some(name("too STRONG, strong"))), None));
    let replace =
        Replace { find: "strong".into(), with: "weak".into(), names: true, notes: true, ..Replace::default() };
    assert_eq!(document.count_matches(&replace), 1);
    apply(&mut document, Command::Replace(replace.clone()));
    assert_eq!(document.registry().cards[1].notes.as_deref(), Some("too weak, weak"));
    document.undo();
    let only = Replace { only: Some(vec![RecordPath::Card(0)]), ..replace };
    assert_eq!(document.count_matches(&only), 0);
}

#[test]
fn fixes_repair_one_or_all_of_a_kind_in_one_step() {
    let mut broken = small();
    for card in &mut broken.cards {
        card.effects.push(Row { op: name("dmgg"), val: Some(5), ..Row::default() });
        card.effects.push(Row { op: name("heal"), val: Some(5000), ..Row::default() });
    }
    broken.cards[3].id = broken.cards[2].id.clone();
    let mut document = in_memory(&broken);
    let count = |document: &Document, code| document.problems().filter(|(_, problem)| problem.code == code).count();
    let cards = broken.cards.len();
    assert_eq!(count(&document, Code::UnknownOp), cards);
    let fix = |document: &Document, code| {
        let found = document.problems().find(|(_, problem)| problem.code == code).expect("a problem");
        vec![(found.0, found.1.fix.clone().expect("a fix").change)]
    };
    let one = fix(&document, Code::UnknownOp);
    apply(&mut document, Command::Fix { fixes: one });
    assert_eq!(count(&document, Code::UnknownOp), cards - 1);
    apply(&mut document, Command::FixAll { code: Some(Code::UnknownOp) });
    assert_eq!((count(&document, Code::UnknownOp), count(&document, Code::ValOutOfRange)), (0, cards));
    apply(&mut document, Command::FixAll { code: None });
    assert_eq!((count(&document, Code::ValOutOfRange), count(&document, Code::IdDuplicate)), (0, 0));
    while document.undo().is_some() {}
    assert_eq!(*document.registry(), broken);
}

#[test]
fn another_ruleset_rereads_the_cards_and_can_be_undone() {
    let mut document = in_memory(&small());
    let (loaded, ruleset) = (text_of(&document), document.ruleset_text().to_owned());
    let renamed = ruleset.replacen("\"id\": \"dmg\"", "\"id\": \"harm\"", 1);
    assert_ne!(renamed, ruleset);
    let changed = document.apply(Command::SetRuleset { text: renamed }).unwrap();
    assert!(changed.everything);
    assert!(document.problems().any(|(_, problem)| problem.code == Code::UnknownOp));
    document.undo();
    let longer = ruleset.replacen("\"rows\": 8", "\"rows\": 1", 1);
    document.apply(Command::SetRuleset { text: longer }).unwrap();
    assert!(document.problems().any(|(_, problem)| problem.code == Code::TooManyRows));
    document.undo();
    assert_eq!((text_of(&document), document.ruleset_text()), (loaded, ruleset.as_str()));
    let refused = document.apply(Command::SetRuleset { text: "{".into() }).unwrap_err();
    assert_eq!(refused.code, Code::JsonSyntax);
}

#[test]
fn every_label_is_listed_with_what_it_is_given() {
    use super::random::{Random, command};
    use ses_studio::document::Label;
    let mut document = in_memory(&small());
    let mut seen = std::collections::BTreeSet::new();
    let mut random = Random::new(5);
    for _ in 0..3000 {
        let edit = command(&mut random, &document);
        if document.apply(edit).is_ok()
            && let Some(label) = document.undo_label()
        {
            let listed = Label::MESSAGES.iter().find(|(message, _)| *message == label.message);
            let (_, arguments) = listed.unwrap_or_else(|| panic!("{} is not listed", label.message));
            let given: Vec<&str> = label.arguments.iter().map(|(name, _)| *name).collect();
            assert_eq!(&given, arguments, "{}", label.message);
            seen.insert(label.message);
        }
        while document.undo().is_some() && random.below(3) > 0 {}
    }
    // All but those of whole files.
    assert!(seen.len() >= 26, "{seen:?}");
}
