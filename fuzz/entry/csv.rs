use ses_studio::registry::Registry;
use ses_studio::registry::csv::{decode, plan, write};
use ses_studio::ruleset::Ruleset;

/// Any bytes as a spreadsheet: no panic, every problem has its place, and a registry imported from a valid sheet
/// survives an export and another import.
pub fn csv(bytes: &[u8], registry: &Registry, rules: &Ruleset) {
    let source = match decode("fuzz", bytes.to_vec()) {
        Ok(source) => source,
        Err((source, problem)) => {
            let span = problem.span.expect("a place");
            assert!(span.end() <= source.text.len());
            return;
        }
    };
    let first = plan(&source, registry, rules);
    for problem in &first.problems {
        let span = problem.span.expect("a place");
        assert!(source.text.get(span.range()).is_some(), "a place outside the text: {problem:#?}");
    }
    let untouched = first.changes.iter().filter(|change| !change.added).count() + first.unchanged + first.absent.len();
    assert!(untouched <= registry.cards.len());
    if !first.is_sound() {
        return;
    }
    assert_eq!(untouched, registry.cards.len(), "a card is lost");
    let sheet = write(&first.after, rules).expect("what came from a sheet fits one");
    let again = decode("again", sheet.into_bytes()).expect("UTF-8");
    let second = plan(&again, &first.after, rules);
    assert_eq!(second.problems, []);
    assert_eq!(second.changes, []);
    assert_eq!(second.after, first.after);
}
