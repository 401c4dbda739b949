//! The message for a code, for problems whose own message is only in English.

use crate::base::{Code, Diagnostic};
use crate::studio::i18n::I18n;
use crate::text::Arg;

/// How the message for a code is completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    /// Followed by the names that the problem's English message has in backquotes.
    Names(&'static str),
    /// Alone, because the window shows the place.
    Plain(&'static str),
    /// Followed by the words of the operating system or the template.
    Words(&'static str),
    /// With the id that the game does not have as an argument.
    Unknown(&'static str),
}

/// The message for a code; `None` for codes that never occur in the window.
pub fn message_for(code: Code) -> Option<MessageKind> {
    use MessageKind::{Names, Plain, Unknown, Words};
    Some(match code {
        Code::JsonSyntax => Plain("code-json-syntax"),
        Code::DuplicateKey => Names("code-duplicate-key"),
        Code::UnknownMember => Names("code-unknown-member"),
        Code::TypeMismatch => Names("code-type-mismatch"),
        Code::FileTooLarge => Plain("code-file-too-large"),
        Code::NestingTooDeep => Plain("code-nesting-too-deep"),
        Code::FileUnreadable => Words("code-file-unreadable"),
        Code::FileUnwritable => Words("code-file-unwritable"),
        Code::FormatTooNew => Plain("code-format-too-new"),
        Code::FileChanged => Plain("conflict-title"),
        Code::ReadOnly => Plain("reason-read-only"),
        Code::EditRefused => Names("code-edit-refused"),
        Code::UnknownOp
        | Code::UnknownCondition
        | Code::UnknownCardType
        | Code::UnknownSubtype
        | Code::UnknownTrigger
        | Code::UnknownHero
        | Code::UnknownBook
        | Code::UnknownCard => Unknown("problem-unknown"),
        Code::ConditionType => Names("code-condition-number"),
        Code::ModifierConflict => Plain("code-modifier-conflict"),
        Code::ModifierWithoutCondition => Plain("part-needs-condition"),
        Code::ReplaceWithoutBase => Plain("replace-needs-base"),
        Code::StatNotAllowed => Names("code-stat-not-allowed"),
        Code::TriggerMissing => Plain("problem-trigger-missing"),
        Code::TriggerNotAllowed => Plain("code-trigger-not-allowed"),
        Code::IdFormat => Names("code-id-format"),
        Code::IdMismatch => Names("code-id-mismatch"),
        Code::Contradiction => Plain("problem-contradiction"),
        Code::WordingOutdated => Plain("wording-stale"),
        Code::ExpressionSyntax | Code::ExpressionName | Code::ExpressionType | Code::RulesetConflict => {
            Names("code-ruleset")
        }
        Code::MatchNotPlayable => Names("code-match-not-playable"),
        Code::GameMismatch => Names("code-game-mismatch"),
        Code::ZoneFull => Names("code-zone-full"),
        Code::StepInvalid => Names("code-step-invalid"),
        Code::UnknownSetting => Names("code-unknown-setting"),
        Code::ExpectationFailed => Names("code-expectation-failed"),
        Code::FaceTemplate => Words("face-failed"),
        Code::FaceStopped => Plain("code-face-stopped"),
        _ => return of_languages(code),
    })
}

/// The messages for problems of languages.
fn of_languages(code: Code) -> Option<MessageKind> {
    use MessageKind::{Names, Plain};
    Some(match code {
        Code::LocaleSyntax
        | Code::MessageTooLong
        | Code::TooManyPlaceables
        | Code::PlaceableLiteral
        | Code::MessageDuplicate
        | Code::MessageChoice => Names("check-syntax"),
        Code::MessageMissing | Code::MessageNeeded | Code::MessageEmpty | Code::MessageObsolete => {
            Names("code-message-missing")
        }
        Code::MessageUntranslated => Plain("code-untranslated"),
        Code::AttributeMissing | Code::AttributeObsolete => Names("check-attributes"),
        Code::VariableUnknown => Names("code-variable-unknown"),
        Code::VariableMissing | Code::FigureMissing | Code::FramePiece => Names("code-variable-missing"),
        Code::PluralMissing => Names("code-plural-missing"),
        Code::PluralUnreachable | Code::VariantDuplicate | Code::VariantUnknown => Names("check-plurals"),
        Code::ReferenceMissing => Names("code-reference-missing"),
        Code::ReferenceCycle | Code::FunctionUnknown | Code::FunctionArguments | Code::TermArguments => {
            Names("check-references")
        }
        Code::FormMissing | Code::PropertyMissing | Code::PropertyUncovered => Names("code-form-missing"),
        Code::ClauseStop
        | Code::DoubleSpace
        | Code::TrailingSpace
        | Code::SpaceBeforeMark
        | Code::NarrowSpaceMissing
        | Code::SpaceBetweenWords
        | Code::LineBreak
        | Code::ForeignMark
        | Code::TypewriterMark
        | Code::BidiControl
        | Code::MarkupDiffers => Names("check-typography"),
        Code::TermInconsistent => Names("code-term"),
        Code::TextUnfaithful => Names("code-unfaithful"),
        Code::SignatureChanged => Plain("source-signature"),
        Code::SourceChanged => Plain("source-changed"),
        Code::LanguageUnknown => Names("code-language-unknown"),
        _ => return None,
    })
}

/// The message for the code of a problem, with the names of its English message.
pub fn problem(i18n: &I18n, problem: &Diagnostic) -> Option<String> {
    let with = |message: &'static str, names: &[&str]| {
        let text = i18n.tr(message);
        if names.is_empty() { text.to_string() } else { format!("{text} · {}", names.join(", ")) }
    };
    let names = quoted(&problem.message);
    Some(match message_for(problem.code)? {
        MessageKind::Plain(message) => with(message, &[]),
        MessageKind::Names(message) => with(message, &names),
        MessageKind::Words(message) => with(message, &[problem.message.as_str()]),
        MessageKind::Unknown(message) => i18n.tr_with(message, &[("id", Arg::Text(names.first()?))]),
    })
}

/// The maximum number of names.
const NAMES: usize = 3;

/// The texts in backquotes: names from the file, which are the same in every language.
fn quoted(words: &str) -> Vec<&str> {
    words.split('`').skip(1).step_by(2).filter(|name| !name.trim().is_empty()).take(NAMES).collect()
}
