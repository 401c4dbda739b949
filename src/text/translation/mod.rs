//! Translation: what translators see, decide and edit, without a window.
//!
//! Messages are stored in Fluent files, and decisions about them in `review.json` next to these files. [`Locales`]
//! holds both while a project is open. [`Locales::plan_edits`] computes the changes of files that follow from
//! [`Edit`]s. Only [`crate::document::Document`] applies them, so that every edit can be undone and is saved safely.

mod approval;
mod checks;
#[cfg(test)]
mod damage;
mod dependencies;
mod difference;
mod edit;
mod edit_preview;
mod file_errors;
mod fingerprint;
mod grammar;
mod lexicon_grid;
mod locales;
mod matrix;
mod merge;
mod message_filter;
mod message_list;
mod other_translations;
mod quick_fix;
mod record;
mod rename;
mod review_file;
mod scaffold;
mod sweep;
mod text_override;
mod text_state;
mod timestamp;
mod word_forms;

pub use approval::{Approval, MessageStates};
pub use dependencies::{CardMessages, of_card as messages_of_card, of_hero as messages_of_hero};
pub use difference::{difference, shared_beginning, without_beginning};
pub use edit::{Author, Edit, FileChange};
pub use edit_preview::{CardChange, EditPreview, FieldChange, PreviewResult, PrintedField};
pub use file_errors::FileError;
pub use fingerprint::{Fingerprint, fingerprint};
pub use grammar::Grammar;
pub use lexicon_grid::{FormCell, FormColumn, LexiconGrid, LexiconWord, WORD_KINDS, set_word_form};
pub use locales::{FOLDER, Locale, Locales, LocatedMessage, title};
pub use matrix::{Matrix, MatrixRow, Role};
pub use merge::{Merged, merge_files, merge_reviews};
pub use message_filter::{CheckFilter, MessageFilter};
pub use message_list::{Group, Message, State, Subject, state_of};
pub use other_translations::OtherTranslations;
pub use quick_fix::{FixKind, QuickFix};
pub use record::{Comment, Decision, Event, EventKind, Outcome, Record, Suggestion};
pub use rename::RecordRename;
pub use review_file::{REVIEW_FILE, ReviewFile};
pub use scaffold::template;
pub use sweep::{SWEEP, SweepSample};
pub use text_override::{TextOverride, override_record_id, rows_fingerprint};
pub use text_state::TextState;
pub use timestamp::Timestamp;
pub use word_forms::{WordForms, WordFormsRow};
