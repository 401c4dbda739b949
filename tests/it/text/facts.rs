//! Messages that select on the card's type and on a setting of the game.

use std::collections::BTreeSet;

use ses_studio::document::{Document, StorageConfig};
use ses_studio::kernel::rules::Game;
use ses_studio::registry::Project;
use ses_studio::ruleset::CardTypeId;
use ses_studio::text::read::{ReadContext, TextReader};
use ses_studio::text::translation::EditPreview;
use ses_studio::text::{Context, ENGLISH, Texts};

use super::GAME;
use super::parity::in_format_2;

const DAMAGE: &str = "\
op-dmg =
    { $type ->
        [trap] this trap deals { $val } damage
        [hero] your hero deals { $val } damage
       *[other] deal { $val } damage
    }
    .replace = deal { $val } instead
    .bonus = deal { $val } more
    .name = Damage
";

const BOOK: &str = "\
vs-vs_book =
    { $legacy_matching ->
        [exact] when facing a hero of Book { $n }
       *[other] when facing a hero of Book { $n } or later
    }
";

/// The English messages with some replaced, read as a project's.
fn texts() -> Texts {
    [DAMAGE, BOOK]
        .iter()
        .fold(GAME.texts.clone(), |texts, message| texts.with_message(ENGLISH, message, &BTreeSet::new()))
}

/// The text of the first card or hero with rows of the bundled game that a test wants, in both formats.
fn printed(texts: &Texts, game: &Game, is_wanted: impl Fn(&str, &str) -> bool) -> String {
    let found = GAME.all_checked().into_iter().find_map(|(id, card_type, rows, context)| {
        let text = texts.effect_on(ENGLISH, &GAME.rules, card_type, &rows, context).text;
        let type_id = card_type.map_or("", |id| GAME.rules.card_type(id).0.as_str());
        is_wanted(type_id, &text).then_some((id, text))
    });
    let (id, text) = found.expect("a card");
    assert_eq!(texts.printed(ENGLISH, game, game.definition(game.cards[&*id])).text, text, "{id}");
    text
}

#[test]
fn a_message_selects_on_the_type_of_its_card() {
    let (texts, game) = (texts(), in_format_2());
    let of = |wanted: &str| printed(&texts, &game, |card_type, text| card_type == wanted && text.contains(" damage."));
    let (trap, hero, action) = (of("trap"), of("hero"), of("action"));
    assert!(trap.contains("This trap deals ") || trap.contains(": this trap deals"), "{trap}");
    assert!(hero.contains("our hero deals "), "{hero}");
    assert!(action.contains("Deal ") || action.contains("deal "), "{action}");
    let rows = GAME.rows(r#"[{ "do": "dmg", "val": 5 }]"#);
    assert_eq!(texts.effect(ENGLISH, &GAME.rules, &rows, Context::default()).text, "Deal 5 damage.");
}

#[test]
fn a_message_selects_on_a_setting() {
    let texts = texts();
    let rows = GAME
        .rows(r#"[{ "do": "dmg", "val": 15 }, { "do": "dmg", "val": 5, "if": { "vs_book2": true }, "bonus": true }]"#);
    let mut rules = GAME.rules.clone();
    let text = |rules: &_| texts.effect(ENGLISH, rules, &rows, Context::default()).text;
    let later = "Deal 15 damage. [Legacy] When facing a hero of Book 2 or later, deal 5 more.";
    assert_eq!(text(&rules), later);
    rules.settings["legacy_matching"].is = 1;
    assert_eq!(text(&rules), "Deal 15 damage. [Legacy] When facing a hero of Book 2, deal 5 more.");
    assert_eq!(text(&GAME.rules), later, "a cached clause is of its setting");
    let game = in_format_2();
    let legacy = printed(&texts, &game, |_, text| text.contains("[Legacy]"));
    assert!(legacy.contains(" or later, "), "{legacy}");
}

#[test]
fn a_clause_of_one_type_is_read_back() {
    let texts = texts();
    let reader = TextReader::new(&texts, ENGLISH, &GAME.rules);
    let trap = GAME.rules.card_type_id("trap");
    let read = |text: &str, card_type: Option<CardTypeId>| {
        let reading = reader.read(text, ReadContext { card_type });
        (reading.rows.iter().map(|row| (row.op.to_string(), row.val)).collect::<Vec<_>>(), reading.not_understood)
    };
    let damage = vec![("dmg".to_owned(), Some(4))];
    assert_eq!(read("This trap deals 4 damage.", trap), (damage.clone(), vec![]));
    assert_eq!(read("This trap deals 4 damage.", None), (damage, vec![]));
    let action = GAME.rules.card_type_id("action");
    assert_eq!(read("This trap deals 4 damage.", action).0, []);
}

#[test]
fn the_checks_know_what_clauses_can_select_on() {
    let document = Document::of_project(Project::bundled(), StorageConfig::without_home()).unwrap();
    let bench = EditPreview::new(document.subject(), ENGLISH);
    let codes = |id: &str, source: &str| {
        let attempt = bench.preview(document.rules(), document.registry(), id, source);
        attempt.problems.iter().map(|problem| problem.code.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(codes("op-dmg", DAMAGE), [] as [&str; 0]);
    assert_eq!(codes("vs-vs_book", BOOK), [] as [&str; 0]);
    assert!(codes("vs-vs_book", &BOOK.replace("legacy_matching", "legacy")).contains(&"variable-unknown"));
    assert_eq!(codes("frame-base", "frame-base = { $type } { $do }."), ["variable-unknown"]);
}
