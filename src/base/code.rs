//! The codes of problems: each once, with its severity and a sentence that explains it.

use serde::{Deserialize, Deserializer, de};

use super::Severity;

/// Declares each code once, with its kebab-case spelling, its severity and a sentence that explains it.
macro_rules! codes {
    ($($(#[doc = $about:literal])+ $name:ident = $code:literal $severity:ident;)+) => {
        /// The stable code of a kind of problem.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code { $($(#[doc = $about])+ $name,)+ }

        impl Code {
            /// All codes, in the order in which they are documented.
            pub const ALL: &'static [Code] = &[$(Code::$name),+];

            /// The kebab-case spelling, as printed and in JSON.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $code,)+ }
            }

            /// The severity that this code has unless a ruleset says otherwise.
            pub fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)+ }
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
    /// A member that no reader knows; it is kept.
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
    /// The id names another book, hero or type than the record.
    IdMismatch = "id-mismatch" Error;
    /// The hero is not in the registry.
    UnknownHero = "unknown-hero" Error;
    /// The book is not in the registry.
    UnknownBook = "unknown-book" Error;
    /// A hero's deck does not have the number of cards that the ruleset requires.
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
    /// A rule that never comes into play.
    RuleIdle = "rule-idle" Warning;
    /// The operation does not belong on this type of card.
    OpNotOnType = "op-not-on-type" Error;
    /// A locale lacks a message that is needed.
    TextMissing = "text-missing" Warning;
    /// A Fluent file has a syntax error; the message that contains it is not read.
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
    /// A message is the same as in English.
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
    /// A variant that covers several numbers does not print the number.
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
    /// A typewriter's mark where typography has a mark of its own.
    TypewriterMark = "typewriter-mark" Warning;
    /// An invisible character that turns the direction of the text.
    BidiControl = "bidi-control" Error;
    /// A text has other tags or entities than English.
    MarkupDiffers = "markup-differs" Warning;
    /// A text does not use the glossary's word.
    TermInconsistent = "term-inconsistent" Warning;
    /// A card's text does not say what its row says.
    TextUnfaithful = "text-unfaithful" Error;
    /// Different rows have the same text.
    TextAmbiguous = "text-ambiguous" Warning;
    /// The source of an approved message has other variables, attributes or functions than when it was approved.
    SignatureChanged = "signature-changed" Error;
    /// The source of an approved message has changed since it was approved.
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
    /// A member names something that the ruleset does not have, or is another word than it can be.
    UnknownName = "unknown-name" Error;
    /// A timing that the ruleset does not have.
    UnknownTiming = "unknown-timing" Error;
    /// The first row of an ability says no timing, and its card's type has none.
    TimingMissing = "timing-missing" Error;
    /// A filter that the ruleset does not have.
    UnknownFilter = "unknown-filter" Error;
    /// The filter's parameter has the wrong type.
    FilterType = "filter-type" Error;
    /// A keyword that the ruleset does not have.
    UnknownKeyword = "unknown-keyword" Error;
    /// A duration that the ruleset does not have.
    UnknownDuration = "unknown-duration" Error;
    /// A cost that the ruleset does not have.
    UnknownCost = "unknown-cost" Error;
    /// The ability cannot have a cost.
    CostNotAllowed = "cost-not-allowed" Error;
    /// The ability cannot be limited to once.
    OnceNotAllowed = "once-not-allowed" Error;
    /// A target that the ruleset does not have.
    UnknownTarget = "unknown-target" Error;
    /// A way to use abilities that the ruleset does not have.
    UnknownWay = "unknown-way" Error;
    /// A zone that the ruleset does not have.
    UnknownZone = "unknown-zone" Error;
    /// A word that its set does not have.
    UnknownWord = "unknown-word" Error;
    /// The operation is done to something that must be named.
    TargetMissing = "target-missing" Error;
    /// The operation has no such target.
    TargetNotAllowed = "target-not-allowed" Error;
    /// The operation lasts for a time that must be named.
    DurationMissing = "duration-missing" Error;
    /// The operation does not last, or not so long.
    DurationNotAllowed = "duration-not-allowed" Error;
    /// An ability could be used without end.
    FreeActivation = "free-activation" Error;
    /// What is added is read while it is added up.
    ContinuousCycle = "continuous-cycle" Error;
    /// A timing, a way and an operation that do not go together.
    EffectCombination = "effect-combination" Error;
    /// A word of a set that cards of the type do not have.
    WordNotAllowed = "word-not-allowed" Error;
    /// Too few or too many words of a set.
    WordCount = "word-count" Error;
    /// The card's type needs a subtype.
    SubtypeMissing = "subtype-missing" Error;
    /// A keyword that cards of the type do not have.
    KeywordNotOnType = "keyword-not-on-type" Error;
    /// A timing that abilities of cards of the type do not have.
    TimingNotOnType = "timing-not-on-type" Error;
    /// Too few or too many rows for a card of its type.
    RowCount = "row-count" Error;
    /// More abilities than the ruleset allows.
    TooManyAbilities = "too-many-abilities" Error;
    /// More conditions than the ruleset allows in a row.
    TooManyConditions = "too-many-conditions" Error;
    /// More rows with a target than the ruleset allows on a card.
    TooManyTargets = "too-many-targets" Error;
    /// A check that the ruleset declares does not hold; it is shown under the check's own name.
    CheckFailed = "check-failed" Error;
    /// A deck has too few or too many cards.
    DeckSize = "deck-size" Error;
    /// A deck has too many copies of a card.
    DeckCopies = "deck-copies" Error;
    /// A deck has too few or too many leaders.
    DeckLeader = "deck-leader" Error;
    /// A position that the rules do not allow.
    StateInvalid = "state-invalid" Error;
    /// What the designers set contradicts itself, or cannot be done.
    DesignConflict = "design-conflict" Error;
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
    /// The outcome of a scenario differs from the expected one.
    ExpectationFailed = "expectation-failed" Error;
    /// The file could not be written; unsaved edits are still in the program.
    FileUnwritable = "file-unwritable" Error;
    /// The file was changed by someone else since it was read.
    FileChanged = "file-changed" Error;
    /// The project is open for reading only.
    ReadOnly = "read-only" Error;
    /// An edit that cannot be made.
    EditRefused = "edit-refused" Error;
    /// A text does not fit its place on a card's face.
    FaceOverflow = "face-overflow" Warning;
    /// A character that no bundled font has.
    FaceGlyph = "face-glyph" Error;
    /// A template of card faces cannot be compiled.
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
    /// A column of a spreadsheet is unknown, duplicate or missing.
    CsvColumn = "csv-column" Error;
    /// A cell of a card sheet has no whole number where one belongs.
    CellNotANumber = "cell-not-a-number" Error;
    /// A card sheet writes another dash than the one that parts types from what follows.
    TypeDash = "type-dash" Warning;
    /// A card sheet names a type that the ruleset does not have; its cards are played as the type for unknown ones.
    UnknownBaseType = "unknown-base-type" Warning;
    /// A card's rules text has sentences that were not understood; it stays as the wording of the card.
    RulesTextNotUnderstood = "rules-text-not-understood" Warning;
    /// A row of a script is the same as one that was read from the card's text.
    MaybeTwice = "maybe-twice" Warning;
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let word = String::deserialize(from)?;
        let found = Self::ALL.iter().find(|code| code.as_str() == word);
        found.copied().ok_or_else(|| de::Error::custom(format!("`{word}` is not the code of a problem")))
    }
}
