use ses_studio::base::{Source, json};
use ses_studio::registry::{apply_all_fixes, check, is_lossless, read, write};
use ses_studio::ruleset::Ruleset;

/// Any bytes as a registry: no panic, and a registry that can be written is the same when it is read again.
pub fn registry(bytes: &[u8], rules: &Ruleset) {
    let source = Source::new("fuzz", String::from_utf8_lossy(bytes));
    let (registry, mut problems) = read(&source, rules);
    let Some(registry) = registry else {
        assert!(!problems.is_empty(), "refused without a word");
        return;
    };
    let lossless = is_lossless(&problems);
    problems.extend(check(&registry, rules));
    json::locate(&source, &mut problems);
    assert!(problems.iter().all(|problem| problem.span.is_some()), "a problem without a place: {problems:#?}");
    let _ = apply_all_fixes(&source, rules);
    let written = Source::new("written", write(&registry, rules));
    let (again, _) = read(&written, rules);
    let again = again.expect("what was written can be read");
    if lossless {
        assert_eq!(again, registry, "what was written says something else");
    }
    assert_eq!(write(&again, rules), written.text, "writing twice differs");
}
