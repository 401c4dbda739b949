//! A game of format 1 looks the same on its cards after it was written in format 2, where heroes are cards.

use ses_studio::base::Source;
use ses_studio::face::Printed;
use ses_studio::kernel::form::to_format_2;
use ses_studio::registry::Project;
use ses_studio::text::{Language, Texts};

use super::Press;

#[test]
fn cards_and_heroes_of_a_converted_game_look_as_before() {
    let bundled = Project::bundled();
    let converted = to_format_2(&bundled.ruleset, &bundled.registry, "[]").unwrap();
    let project = Project {
        ruleset: Source::new("ruleset.json", converted.ruleset),
        registry: Source::new("registry.json", converted.cards),
        ..bundled
    };
    let checked = project.check();
    assert_eq!((checked.ruleset_problems.len(), checked.registry_problems.len()), (0, 0));
    let before = Press::bundled();
    let texts = Texts::load_phrases("starfall", &[]).0.with_cards(checked.game.as_ref());
    let (rules, registry) = (checked.rules.unwrap(), checked.registry.unwrap());
    let after = Press { rules, registry, texts, faces: before.faces.clone() };
    for tag in ["en", "de", "ja", "ar"] {
        let language = Language::find(tag).unwrap();
        let faces = |press: &Press| {
            let mut all: Vec<Printed> = press.all(language);
            all.sort_by(|one, other| one.id.cmp(&other.id));
            all
        };
        let (before, after) = (faces(&before), faces(&after));
        assert_eq!(before.len(), after.len());
        for (mut before, after) in before.into_iter().zip(after) {
            // A whole game has more phrases, so more of the words in a sentence are known.
            let all = before.rules.iter_mut().zip(&after.rules);
            all.for_each(|(before, after)| before.terms.clone_from(&after.terms));
            assert_eq!(after, before, "{tag}");
        }
    }
}
