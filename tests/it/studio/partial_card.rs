//! A row with an error is missing from the texts of its card, and nothing else is.

use ses_studio::base::Name;
use ses_studio::card::Row;
use ses_studio::registry::write;
use ses_studio::studio::{Settings, StartProject};
use ses_studio::text::Texts;

use crate::support::{registry, rules};
use crate::window::{open_showing_faces, project, settle, shows};

const CARD: &str = "SC-B01-H02-C04";

#[test]
fn one_row_with_an_error_leaves_the_texts_of_the_others_in_every_language() {
    let (rules, mut registry) = (rules(), registry());
    let card = registry.cards.iter_mut().find(|card| card.id == CARD).unwrap();
    let valid = card.clone();
    card.effects.insert(1, Row { op: Name::from("dmgg"), val: Some(5), ..Row::default() });
    let folder = tempfile::tempdir().unwrap();
    project(folder.path(), &write(&registry, &rules));
    let settings = Settings { card: Some(CARD.to_owned()), ..Settings::default() };
    let mut window = open_showing_faces(StartProject::Folder(folder.path().to_owned()), settings);
    settle(&mut window);

    let texts = Texts::embedded(&rules.game);
    let checked = ses_studio::card::CheckedRecords::check(std::slice::from_ref(&valid), &[], &rules).0;
    let checked = checked.cards[0].valid().expect("the bundled card has no errors");
    let mut count = 0;
    for language in texts.languages() {
        let text = texts.card(language, &rules, &valid, checked).rules.text;
        assert!(shows(&window, &text), "{}: {text}", language.tag);
        count += 1;
    }
    assert!(count >= 16, "{count} languages");
    assert!(shows(&window, "row 2: No text while the row has errors"));
}
