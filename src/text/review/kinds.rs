//! The kinds of checks of a message, and the problems that each finds.

use crate::base::{Code, Diagnostic};

/// The checks: the message with the check's name, and the codes of the problems that the check finds.
const KINDS: [(&str, &[Code]); 9] = [
    (
        "check-syntax",
        &[
            Code::LocaleSyntax,
            Code::MessageTooLong,
            Code::NestingTooDeep,
            Code::TooManyPlaceables,
            Code::PlaceableLiteral,
        ],
    ),
    ("check-variables", &[Code::VariableUnknown, Code::VariableMissing, Code::FigureMissing, Code::FramePiece]),
    ("check-plurals", &[Code::PluralMissing, Code::PluralUnreachable, Code::VariantDuplicate, Code::VariantUnknown]),
    ("check-attributes", &[Code::AttributeMissing, Code::AttributeObsolete, Code::MessageEmpty]),
    (
        "check-references",
        &[
            Code::ReferenceMissing,
            Code::ReferenceCycle,
            Code::FunctionUnknown,
            Code::FunctionArguments,
            Code::TermArguments,
        ],
    ),
    (
        "check-typography",
        &[
            Code::ClauseStop,
            Code::DoubleSpace,
            Code::TrailingSpace,
            Code::SpaceBeforeMark,
            Code::NarrowSpaceMissing,
            Code::SpaceBetweenWords,
            Code::LineBreak,
            Code::ForeignMark,
            Code::TypewriterMark,
            Code::BidiControl,
        ],
    ),
    ("check-terms", &[Code::TermInconsistent]),
    ("check-forms", &[Code::FormMissing, Code::PropertyMissing, Code::PropertyUncovered]),
    ("check-fidelity", &[Code::TextUnfaithful, Code::TextAmbiguous]),
];

/// Whether a problem is one of syntax or of size, so that the message was not parsed and not checked any further.
pub fn is_syntax_error(problem: &Diagnostic) -> bool {
    KINDS[0].1.contains(&problem.code)
}

/// The messages with the names of the checks that found none of these problems.
pub fn passed_checks(problems: &[Diagnostic]) -> impl Iterator<Item = &'static str> {
    let finds = |codes: &[Code]| problems.iter().any(|problem| codes.contains(&problem.code));
    KINDS.iter().filter(move |(_, codes)| !finds(codes)).map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::{KINDS, is_syntax_error, passed_checks};
    use crate::base::{Code, Diagnostic};
    use crate::message;

    #[test]
    fn a_check_passes_unless_it_found_a_problem() {
        let problem = |code| Diagnostic::new(code, "", message!("problem-game"));
        assert_eq!(passed_checks(&[]).count(), KINDS.len());
        let found = [problem(Code::PluralMissing), problem(Code::LocaleSyntax)];
        let passed: Vec<&str> = passed_checks(&found).collect();
        assert_eq!(passed.len(), KINDS.len() - 2);
        assert!(!passed.contains(&"check-plurals") && !passed.contains(&"check-syntax"));
        assert!(is_syntax_error(&found[1]) && !is_syntax_error(&found[0]));
    }

    #[test]
    fn a_problem_belongs_to_one_check() {
        let mut codes: Vec<&str> = KINDS.iter().flat_map(|(_, codes)| *codes).map(|code| code.as_str()).collect();
        let all = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), all);
    }
}
