use ses_studio::base::Source;
use ses_studio::registry::schema;
use ses_studio::ruleset::Ruleset;

/// Any bytes as a ruleset: never a panic; a sound one has a schema, an unsound one says why.
pub fn ruleset(bytes: &[u8]) {
    let source = Source::new("fuzz", String::from_utf8_lossy(bytes));
    match Ruleset::read(&source) {
        (Some(rules), _) => assert!(schema(&rules).is_object()),
        (None, problems) => assert!(problems.iter().all(|problem| problem.span.is_some()) && !problems.is_empty()),
    }
}
