use ses_studio::base::Source;
use ses_studio::registry::schema;
use ses_studio::ruleset::Ruleset;

/// Any bytes as a ruleset: no panic. A valid ruleset has a schema, an invalid one has problems.
pub fn ruleset(bytes: &[u8]) {
    let source = Source::new("fuzz", String::from_utf8_lossy(bytes));
    match Ruleset::read(&source) {
        (Some(rules), _) => assert!(schema(&rules).is_object()),
        (None, problems) => assert!(problems.iter().all(|problem| problem.span.is_some()) && !problems.is_empty()),
    }
}
