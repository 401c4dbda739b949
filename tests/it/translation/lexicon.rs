//! The lexicon grid, the coverage matrix, sweeps of values over a card, and new languages.

use ses_studio::base::Name;
use ses_studio::document::{Command, Document, RecordPath};
use ses_studio::text::Arg;
use ses_studio::text::problem_text::english;
use ses_studio::text::translation::{EditPreview, FormCell, Grammar, Role, SWEEP, State, set_word_form, template};

use super::{Project, edit, language, message, write};

#[test]
fn the_grid_marks_the_forms_that_a_text_lacks() {
    let project = Project::new();
    project.put("locales/de/own.ftl", "subtype-umbral = Schattengeboren\n");
    let mut document = project.open();
    let grid = document.subject().lexicon_grid(language("de"), "subtype-");
    assert_eq!(grid.words.len(), document.rules().subtypes.len());
    assert_eq!(grid.columns[0].name, "acc-m");
    assert_eq!(grid.columns[0].asked_by.as_deref(), Some("if-ctrl"));
    assert!(grid.offered.contains(&"gen-f".to_owned()) && !grid.offered.contains(&"acc-m".to_owned()));
    let umbral = grid.words.iter().find(|word| word.id == "subtype-umbral").unwrap();
    assert_eq!((umbral.plain.as_deref(), &umbral.cells[0]), (Some("Schattengeboren"), &FormCell::Missing));
    let others = grid.words.iter().filter(|word| word.id != "subtype-umbral");
    assert!(others.clone().all(|word| matches!(word.cells[0], FormCell::Filled(_))));
    // Editing a cell edits its message.
    let source = set_word_form("subtype-umbral", umbral.source.as_deref(), Some("acc-m"), "schattengeborenen");
    edit(&mut document, "de", vec![write("subtype-umbral", &source)]);
    let grid = document.subject().lexicon_grid(language("de"), "subtype-");
    let umbral = grid.words.iter().find(|word| word.id == "subtype-umbral").unwrap();
    assert_eq!(umbral.cells[0], FormCell::Filled("schattengeborenen".to_owned()));
    assert_eq!(project.text("locales/de/own.ftl"), "subtype-umbral = Schattengeboren\n");
    // English has a property by which a text selects.
    let english = document.subject().lexicon_grid(language("en"), "subtype-");
    assert_eq!(english.columns[0].name, "onset");
    assert_eq!(english.columns[0].values, ["vowel", "consonant"]);
}

#[test]
fn the_matrix_shows_missing_messages_and_the_cards_that_need_them() {
    let project = Project::new();
    // The project's own wording has no form for a bonus row.
    project.put("locales/de/own.ftl", "op-dmg = verursache { $val } Schaden\n    .name = Schaden\n");
    let document = project.open();
    let matrix = document.subject().matrix(&document.locales().texts());
    assert_eq!(matrix.languages.len(), 16);
    let gaps: Vec<_> = matrix.rows.iter().filter(|row| !row.is_whole()).collect();
    let named: Vec<(&str, Role)> = gaps.iter().map(|row| (row.message.as_str(), row.role)).collect();
    assert_eq!(named, [("op-dmg.replace", Role::Replace), ("op-dmg.bonus", Role::Bonus)]);
    for row in gaps {
        let lacking: Vec<&str> =
            matrix.languages.iter().zip(&row.has).filter(|(_, has)| !**has).map(|(language, _)| language.tag).collect();
        assert_eq!(lacking, ["de"]);
        let registry = document.registry();
        let asks = |rows: &[ses_studio::card::Row]| {
            rows.iter().any(|it| it.op == "dmg" && if row.role == Role::Bonus { it.bonus } else { it.replace })
        };
        let cards = (0..registry.cards.len()).filter(|&at| asks(&registry.cards[at].effects)).map(RecordPath::Card);
        let heroes = (0..registry.heroes.len()).filter(|&at| asks(&registry.heroes[at].ability)).map(RecordPath::Hero);
        assert_eq!(row.cards, heroes.chain(cards).collect::<Vec<_>>());
        assert!(!row.cards.is_empty());
    }
}

#[test]
fn a_message_is_shown_on_a_card_over_its_values() {
    let document = Document::bundled().unwrap();
    let (rules, registry) = (document.rules(), document.registry());
    let bench = EditPreview::new(document.subject(), language("ru"));
    let is_card = |place: &RecordPath| matches!(place, RecordPath::Card(_));
    let place = bench.cards_using("op-draw").into_iter().find(is_card).unwrap();
    let attempt = bench.preview(
        rules,
        registry,
        "op-draw",
        "op-draw =\n    возьмите { $val ->\n        [one] { $val } карточку\n        [few] { $val } карточки\n       *[many] { $val } карточек\n    }",
    );
    let swept = bench.sweep(rules, registry, place, "op-draw", &attempt.texts);
    assert_eq!(swept.iter().map(|swept| swept.value).collect::<Vec<_>>(), SWEEP);
    let text = |value: i64| &swept.iter().find(|swept| swept.value == value).unwrap().text.text;
    assert!(text(1).contains("1 карточку") && text(21).contains("21 карточку"), "{}", text(21));
    assert!(text(2).contains("2 карточки") && text(5).contains("5 карточек") && text(100).contains("100 карточек"));
    let allowed = rules.operations["draw"].val.clone().unwrap();
    for swept in &swept {
        assert_eq!(swept.card.is_some(), allowed.contains(&swept.value), "{}", swept.value);
        let Some(card) = &swept.card else { continue };
        assert!(card.effects.iter().any(|row| row.op == "draw" && row.val == Some(swept.value)));
    }
}

#[test]
fn a_new_language_starts_with_its_grammar() {
    let project = Project::new();
    let mut document = project.open();
    let touched = document.apply(Command::AddLanguage { language: Name::from("uk") }).unwrap();
    assert_eq!(touched.languages, ["uk"]);
    let ukrainian = ses_studio::text::Language::of_tag("uk").unwrap();
    let lexicon = document.locales().text("locales/uk/lexicon.ftl").unwrap();
    for line in ["українська", "one, few, many", "nom, gen, dat, acc, ins, voc, loc", "m, f, n"] {
        assert!(lexicon.contains(line), "{line}: {lexicon}");
    }
    let messages = document.subject().messages(ukrainian, None);
    assert!(messages.len() > 700 && messages.iter().all(|message| message.state == State::Missing));
    let grid = document.subject().lexicon_grid(ukrainian, "subtype-");
    assert_eq!(grid.offered, Grammar::of("uk").forms());
    // The template of a message has the plural categories of the language.
    let drawn = messages.iter().find(|message| message.id == "op-draw").unwrap();
    let begun = template(ukrainian, "op-draw", &drawn.source);
    assert!(begun.contains("[few]") && begun.contains("*[many]") && !begun.contains("[other]"), "{begun}");
    let written =
        begun.replace("draw { $val ->", "візьміть { $val ->").replace("cards", "карт").replace("card", "карту");
    edit(&mut document, "uk", vec![write("op-draw", &written)]);
    let texts = document.locales().texts();
    assert!(texts.languages().any(|language| language == ukrainian));
    assert_eq!(texts.message(ukrainian, "op-draw", &[("val", Arg::Number(21))]), "візьміть 21 карту");
    // A missing message is English and marked as a fallback.
    let card = &document.registry().cards[0];
    let checked = document.checked().cards[0].valid().unwrap();
    let text = texts.card(ukrainian, document.rules(), card, checked);
    assert!(!text.rules.fallbacks.is_empty());
    document.save().unwrap();
    drop(document);
    let mut document = project.open();
    assert_eq!(document.locales().get(ukrainian).map(|locale| locale.language.tag), Some("uk"));
    let again = document.apply(Command::AddLanguage { language: Name::from("UK") }).unwrap_err();
    assert!(english(&again.message).contains("already"), "{}", english(&again.message));
    let unknown = document.apply(Command::AddLanguage { language: Name::from("xx") }).unwrap_err();
    assert!(english(&unknown.message).contains("is not the tag of a language"), "{}", english(&unknown.message));
    assert_eq!(message(&document, "de", "op-draw").state, State::Draft);
}

#[test]
fn creating_a_language_can_be_undone() {
    let project = Project::new();
    let mut document = project.open();
    document.apply(Command::AddLanguage { language: Name::from("pt-PT") }).unwrap();
    assert_eq!(document.locales().all().count(), 17);
    document.save().unwrap();
    assert!(project.path("locales/pt-PT/lexicon.ftl").is_file());
    document.undo();
    assert_eq!(document.locales().all().count(), 16);
    document.save().unwrap();
    assert!(!project.path("locales/pt-PT/lexicon.ftl").exists());
}
