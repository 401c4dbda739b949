//! Problems as data: the problems panel, the command line and the tests show the same ones.

use serde::{Deserialize, Deserializer, Serialize, de};
use std::fmt::Display;

use super::Span;

/// How much a problem weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth a look; everything still works.
    Warning,
    /// The thing cannot be used as it stands.
    Error,
}

/// Declares the codes once: name, kebab-case spelling, severity, and what it means.
macro_rules! codes {
    ($($(#[doc = $about:literal])+ $name:ident = $code:literal $severity:ident;)+) => {
        /// The stable code of a kind of problem.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code { $($(#[doc = $about])+ $name,)+ }

        impl Code {
            /// All codes, in the order in which they are documented.
            pub const ALL: &'static [Code] = &[$(Code::$name),+];

            /// The code as it is printed and searched for.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $code,)+ }
            }

            /// The severity that this code has unless a ruleset says otherwise.
            pub fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)+ }
            }

            /// Whether the thing still means something: only a bound of design is broken, so it can be read and resolved.
            pub fn is_of_design(self) -> bool {
                matches!(self, Code::LegacyTotal | Code::LegacyNotLater)
            }

            /// What the code means, in a sentence.
            pub fn about(self) -> &'static str {
                match self { $(Code::$name => concat!($($about),+).trim_ascii(),)+ }
            }
        }
    };
}

codes! {
    /// The file is not JSON.
    JsonSyntax = "json-syntax" Error;
    /// An object has the same member twice.
    DuplicateKey = "duplicate-key" Error;
    /// A member that nothing reads; it is kept.
    UnknownMember = "unknown-member" Warning;
    /// A value of the wrong type, or a required member that is missing.
    TypeMismatch = "type-mismatch" Error;
    /// The file is larger than the studio opens.
    FileTooLarge = "file-too-large" Error;
    /// The file is nested deeper than the studio reads.
    NestingTooDeep = "nesting-too-deep" Error;
    /// The file could not be read.
    FileUnreadable = "file-unreadable" Error;
    /// The file was written by a later version of the studio.
    FormatTooNew = "format-too-new" Error;
    /// An operation that the ruleset does not have.
    UnknownOp = "unknown-op" Error;
    /// The operation needs a value.
    ValMissing = "val-missing" Error;
    /// The operation takes no value.
    ValNotAllowed = "val-not-allowed" Error;
    /// The value lies outside the operation's domain.
    ValOutOfRange = "val-out-of-range" Error;
    /// A condition that the ruleset does not have.
    UnknownCondition = "unknown-condition" Error;
    /// The condition's parameter has the wrong type.
    ConditionType = "condition-type" Error;
    /// The condition's parameter lies outside its domain.
    ConditionOutOfRange = "condition-out-of-range" Error;
    /// A row has conditions where its operation allows none.
    ConditionNotAllowed = "condition-not-allowed" Error;
    /// A row is both replacing and adding.
    ModifierConflict = "modifier-conflict" Error;
    /// A replacing or adding row needs a condition.
    ModifierWithoutCondition = "modifier-without-condition" Error;
    /// A replacing row has no earlier row to replace.
    ReplaceWithoutBase = "replace-without-base" Warning;
    /// An effect list has more rows than the ruleset allows.
    TooManyRows = "too-many-rows" Error;
    /// A card type that the ruleset does not have.
    UnknownCardType = "unknown-card-type" Error;
    /// A number that the card's type needs is missing.
    StatMissing = "stat-missing" Error;
    /// A number that the card's type does not have.
    StatNotAllowed = "stat-not-allowed" Error;
    /// A card's or hero's number lies outside its range.
    StatOutOfRange = "stat-out-of-range" Error;
    /// A subtype that the ruleset does not have.
    UnknownSubtype = "unknown-subtype" Error;
    /// The card's type needs a trigger.
    TriggerMissing = "trigger-missing" Error;
    /// The card's type takes no trigger.
    TriggerNotAllowed = "trigger-not-allowed" Error;
    /// A trigger that the ruleset does not have.
    UnknownTrigger = "unknown-trigger" Error;
    /// The id does not have the game's form.
    IdFormat = "id-format" Error;
    /// Two records have the same id.
    IdDuplicate = "id-duplicate" Error;
    /// The id says another book, hero or type than the record.
    IdMismatch = "id-mismatch" Error;
    /// The hero is not in the registry.
    UnknownHero = "unknown-hero" Error;
    /// The book is not in the registry.
    UnknownBook = "unknown-book" Error;
    /// A hero has not the number of cards that its deck needs.
    DeckCount = "deck-count" Warning;
    /// A Legacy bonus against the card's own or an earlier book.
    LegacyNotLater = "legacy-not-later" Error;
    /// A Legacy bonus outside its share of the base.
    LegacyBonusRange = "legacy-bonus-range" Warning;
    /// All Legacy bonuses together exceed their share of the base.
    LegacyTotal = "legacy-total" Error;
    /// The conditions of a row can never hold together.
    Contradiction = "contradiction" Warning;
    /// A row that can never do anything.
    DeadRow = "dead-row" Warning;
    /// The operation does not belong on this type of card.
    OpNotOnType = "op-not-on-type" Error;
    /// A locale lacks a message that is needed.
    TextMissing = "text-missing" Warning;
    /// A Fluent file has a slip of syntax; what it stands in is not read.
    LocaleSyntax = "locale-syntax" Error;
    /// A message is longer than the studio reads.
    MessageTooLong = "message-too-long" Error;
    /// A text has more placeables than can be formatted.
    TooManyPlaceables = "too-many-placeables" Error;
    /// A placeable in a placeable, or a selection over something fixed.
    PlaceableLiteral = "placeable-literal" Error;
    /// Two messages of a language have the same id.
    MessageDuplicate = "message-duplicate" Error;
    /// A language lacks a message that English has.
    MessageMissing = "message-missing" Error;
    /// English lacks a message that the game needs.
    MessageNeeded = "message-needed" Error;
    /// A message that nothing asks for.
    MessageObsolete = "message-obsolete" Warning;
    /// A message has no text of its own.
    MessageEmpty = "message-empty" Error;
    /// A message reads as in English.
    MessageUntranslated = "message-untranslated" Warning;
    /// A message that chooses between settings names another one.
    MessageChoice = "message-choice" Error;
    /// A message lacks an attribute.
    AttributeMissing = "attribute-missing" Error;
    /// An attribute that nothing asks for.
    AttributeObsolete = "attribute-obsolete" Warning;
    /// A text uses a variable that it is not given.
    VariableUnknown = "variable-unknown" Error;
    /// A text lacks a variable that it must use.
    VariableMissing = "variable-missing" Error;
    /// A variant that stands for several numbers does not say which.
    FigureMissing = "figure-missing" Error;
    /// A frame does not use each of its pieces exactly once.
    FramePiece = "frame-piece" Error;
    /// A selection lacks a plural category of its language.
    PluralMissing = "plural-missing" Error;
    /// A variant that no number from 0 to 9999 reaches.
    PluralUnreachable = "plural-unreachable" Warning;
    /// A selection has the same variant twice.
    VariantDuplicate = "variant-duplicate" Error;
    /// A variant's key is neither a plural category nor a number.
    VariantUnknown = "variant-unknown" Error;
    /// A reference to a message or term that the language does not have.
    ReferenceMissing = "reference-missing" Error;
    /// A message that refers to itself.
    ReferenceCycle = "reference-cycle" Error;
    /// A function that does not exist.
    FunctionUnknown = "function-unknown" Error;
    /// A function is not called as it must be.
    FunctionArguments = "function-arguments" Error;
    /// A term with arguments or variables, which it does not get.
    TermArguments = "term-arguments" Error;
    /// A word of the lexicon lacks a property that a selection reads.
    PropertyMissing = "property-missing" Error;
    /// A property of a word has a value for which a selection has no variant.
    PropertyUncovered = "property-uncovered" Error;
    /// A word of the lexicon lacks a form that a text asks for.
    FormMissing = "form-missing" Error;
    /// A clause ends with a full stop, which belongs to its frame.
    ClauseStop = "clause-stop" Warning;
    /// Two spaces in a row.
    DoubleSpace = "double-space" Warning;
    /// A space at the end of a line.
    TrailingSpace = "trailing-space" Warning;
    /// A space before a punctuation mark.
    SpaceBeforeMark = "space-before-mark" Warning;
    /// French has a narrow no-break space before this mark.
    NarrowSpaceMissing = "narrow-space-missing" Warning;
    /// A space between words of a script that has none.
    SpaceBetweenWords = "space-between-words" Warning;
    /// A line break inside a sentence.
    LineBreak = "line-break" Warning;
    /// A mark of another script's punctuation.
    ForeignMark = "foreign-mark" Warning;
    /// A mark of the typewriter where print has its own.
    TypewriterMark = "typewriter-mark" Warning;
    /// An invisible character that turns the direction of the text.
    BidiControl = "bidi-control" Error;
    /// A text has other tags or entities than English.
    MarkupDiffers = "markup-differs" Warning;
    /// A text does not use the glossary's word.
    TermInconsistent = "term-inconsistent" Warning;
    /// A card's text does not say what its row says.
    TextUnfaithful = "text-unfaithful" Error;
    /// The source of an approved message has other variables, attributes or functions than then.
    SignatureChanged = "signature-changed" Error;
    /// The source of an approved message has another text than then.
    SourceChanged = "source-changed" Warning;
    /// A card's own wording was written for other rows than it has now.
    WordingOutdated = "wording-outdated" Warning;
    /// A folder of locales is of no language that the studio has.
    LanguageUnknown = "language-unknown" Warning;
    /// An expression of the ruleset is not well formed.
    ExpressionSyntax = "expression-syntax" Error;
    /// An expression of the ruleset names something that does not exist.
    ExpressionName = "expression-name" Error;
    /// An expression of the ruleset has parts that do not fit together.
    ExpressionType = "expression-type" Error;
    /// The ruleset contradicts itself.
    RulesetConflict = "ruleset-conflict" Error;
    /// The rules or the decks lack something that a match needs.
    MatchNotPlayable = "match-not-playable" Error;
    /// The file is of another game.
    GameMismatch = "game-mismatch" Error;
    /// A card that the registry does not have, or that has errors.
    UnknownCard = "unknown-card" Error;
    /// More cards than a zone or a player has room for.
    ZoneFull = "zone-full" Error;
    /// A step of a scenario that cannot be taken.
    StepInvalid = "step-invalid" Error;
    /// A setting, or a choice of one, that the ruleset does not have.
    UnknownSetting = "unknown-setting" Error;
    /// What a scenario expects is not what happened.
    ExpectationFailed = "expectation-failed" Error;
    /// The file could not be written; what is unsaved is still there.
    FileUnwritable = "file-unwritable" Error;
    /// The file was changed by someone else since it was read.
    FileChanged = "file-changed" Error;
    /// The project cannot be changed as it was opened.
    ReadOnly = "read-only" Error;
    /// An edit that cannot be made.
    EditRefused = "edit-refused" Error;
    /// A text does not fit its place on a card's face.
    FaceOverflow = "face-overflow" Warning;
    /// A character that no bundled font has.
    FaceGlyph = "face-glyph" Error;
    /// A template of card faces cannot be set.
    FaceTemplate = "face-template" Error;
    /// A template of card faces took too much time or memory.
    FaceStopped = "face-stopped" Error;
    /// There is no picture under the card's path.
    ArtMissing = "art-missing" Warning;
    /// A card's picture is not inside the project.
    ArtOutside = "art-outside" Warning;
    /// A card's picture is of the wrong kind, too large, or broken.
    ArtUnusable = "art-unusable" Warning;
    /// A spreadsheet has a line that cannot be read.
    CsvSyntax = "csv-syntax" Error;
    /// A cell of a spreadsheet cannot be understood.
    CsvCell = "csv-cell" Error;
    /// A column of a spreadsheet is not known, there twice, or missing.
    CsvColumn = "csv-column" Error;
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let word = String::deserialize(from)?;
        let found = Self::ALL.iter().find(|code| code.as_str() == word);
        found.copied().ok_or_else(|| de::Error::custom(format!("`{word}` is not the code of a problem")))
    }
}

/// Which side of a member a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Anchor {
    /// Its value.
    #[default]
    Value,
    /// Its name.
    Key,
}

/// A change to a JSON text that mends a problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "change")]
pub enum FixEdit {
    /// Put this JSON in place of the value, or add the member where it is missing.
    Set {
        /// JSON pointer of the value.
        pointer: String,
        /// The new value, as JSON.
        json: String,
    },
    /// Take the value out, with its name.
    Remove {
        /// JSON pointer of the value.
        pointer: String,
    },
    /// Give the member another name.
    Rename {
        /// JSON pointer of the member's value.
        pointer: String,
        /// The new name.
        to: String,
    },
}

/// A mechanical remedy, offered as a button and applied by `check --fix`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuickFix {
    /// What it does, as on a button: "Set to 3".
    pub label: String,
    /// The change it makes.
    #[serde(flatten)]
    pub change: FixEdit,
}

/// The same problem for those who word it in another language: the id of a message and what it is given, as the
/// ruleset's ids and as figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The message's id.
    pub message: &'static str,
    /// What the message is given, name and value.
    pub arguments: Vec<(&'static str, String)>,
}

/// One problem in one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How much it weighs.
    pub severity: Severity,
    /// What kind it is.
    pub code: Code,
    /// JSON pointer of the thing it is about, empty for the whole file.
    pub pointer: String,
    /// Whether it is about the member's name or its value.
    pub anchor: Anchor,
    /// The place in the file, once it is known.
    pub span: Option<Span>,
    /// What is wrong, and what would be right.
    pub message: String,
    /// How the message is worded in other languages, if it can be.
    pub wording: Option<Box<Wording>>,
    /// Further help, a line each.
    pub hints: Vec<String>,
    /// A mechanical remedy, if there is one.
    pub fix: Option<QuickFix>,
    /// Whether the thing itself is not kept: it would be gone if the file were written again.
    pub lost: bool,
}

impl Diagnostic {
    /// A problem at a JSON pointer.
    pub fn new(code: Code, pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            severity: code.severity(),
            code,
            pointer: pointer.into(),
            anchor: Anchor::Value,
            span: None,
            message: message.into(),
            wording: None,
            hints: Vec::new(),
            fix: None,
            lost: false,
        }
    }

    /// The same, about the name of the member.
    #[must_use]
    pub fn on_key(mut self) -> Self {
        self.anchor = Anchor::Key;
        self
    }

    /// The same, at known bytes.
    #[must_use]
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// The same with what it takes to word it in another language.
    #[must_use]
    pub fn worded(mut self, message: &'static str, arguments: &[(&'static str, &dyn Display)]) -> Self {
        let arguments = arguments.iter().map(|(name, value)| (*name, value.to_string())).collect();
        self.wording = Some(Box::new(Wording { message, arguments }));
        self
    }

    /// The same with another severity.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// The same, about a thing that is not kept.
    #[must_use]
    pub fn lost(mut self) -> Self {
        self.lost = true;
        self
    }

    /// The same with a line of help.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hints.push(hint.into());
        self
    }

    /// The same with "did you mean", if a word is near enough.
    #[must_use]
    pub fn did_you_mean(self, word: Option<&str>) -> Self {
        match word {
            Some(word) => self.hint(format!("did you mean `{word}`?")),
            None => self,
        }
    }

    /// The same with a remedy.
    #[must_use]
    pub fn fix(mut self, label: impl Into<String>, change: FixEdit) -> Self {
        self.fix = Some(QuickFix { label: label.into(), change });
        self
    }
}
