//! Merges a file that was changed both in the project and by another program, message by message.

use std::collections::BTreeMap;

use super::record::{Outcome, Suggestion};
use super::review_file::ReviewFile;
use super::timestamp::Timestamp;
use crate::base::{Code, Diagnostic, Name};
use crate::message;
use crate::text::fluent::entries::{entries, inserted, removed, replaced, source_of};

/// A merged file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// The text.
    pub text: String,
    /// Messages that both sides have changed. The file has the local version, this is the other one.
    pub others: Vec<(String, String)>,
}

/// Merges two versions of a Fluent file that were both based on `base`. The result is `theirs` with the messages that
/// were changed in `mine`. If both sides changed a message, the local version is kept and the other becomes a
/// candidate, so that merging never has to ask.
pub fn merge_files(base: &str, mine: &str, theirs: &str) -> Merged {
    let of = |text: &'_ str| -> BTreeMap<String, String> {
        let all = entries(text).into_iter().rev();
        all.map(|entry| (entry.id, text[entry.body].replace("\r\n", "\n"))).collect()
    };
    let (base_has, mine_has, theirs_has) = (of(base), of(mine), of(theirs));
    let order: Vec<String> = entries(mine).into_iter().map(|entry| entry.id).collect();
    let order: Vec<&str> = order.iter().map(String::as_str).collect();
    let mut merged = Merged { text: theirs.to_owned(), others: Vec::new() };
    let gone = base_has.keys().filter(|id| !mine_has.contains_key(*id)).map(String::as_str);
    for id in order.iter().copied().chain(gone) {
        let (was, here, there) = (base_has.get(id), mine_has.get(id), theirs_has.get(id));
        if here == was || here == there {
            continue;
        }
        if there != was
            && let Some(there) = there
        {
            merged.others.push((id.to_owned(), there.clone()));
        }
        let text = &merged.text;
        let with = match here {
            Some(here) => {
                // Line breaks inside the message are those of the local file.
                debug_assert!(source_of(mine, id).is_some());
                replaced(text, id, here).unwrap_or_else(|| inserted(text, id, here, &order))
            }
            None => removed(text, id).unwrap_or_else(|| text.clone()),
        };
        merged.text = with;
    }
    merged
}

/// Merges two versions of a review file that were both based on `base`, and adds suggestions for the messages that
/// both sides have changed.
///
/// # Errors
///
/// A version cannot be read. It is not overwritten, because its content would be lost.
pub fn merge_reviews(
    base: &str,
    mine: &str,
    theirs: &str,
    others: &[(String, String)],
    at: Timestamp,
) -> Result<String, Diagnostic> {
    let read = |text: &str| ReviewFile::read(text).map(|(review, _)| review);
    let mut review = ReviewFile::merged(&read(base).unwrap_or_default(), &read(mine)?, &read(theirs)?);
    for (id, text) in others {
        let Some(record) = review.record(id) else {
            let message = message!("problem-record-unreadable", id = id);
            return Err(Diagnostic::new(Code::FileChanged, format!("/messages/{id}"), message));
        };
        let is_known = record.suggestions.iter().any(|known| known.text == *text);
        if !is_known {
            let (by, outcome) = (Name::default(), Outcome::Open);
            record.suggestions.push(Suggestion { by, at, text: text.clone(), outcome, reason: String::new() });
        }
    }
    Ok(review.write())
}

#[cfg(test)]
mod tests {
    use super::merge_files;

    const BASE: &str = "# About a.\na = one\n\nb = two\nc = three\n";

    #[test]
    fn changes_of_both_sides_are_kept() {
        let mine = BASE.replace("a = one", "a = mine").replace("c = three\n", "c = three\nd = new\n");
        let theirs = format!("{}e = theirs\n", BASE.replace("b = two", "b = theirs\n    .x = y"));
        let done = merge_files(BASE, &mine, &theirs);
        assert_eq!(done.text, "# About a.\na = mine\n\nb = theirs\n    .x = y\nc = three\nd = new\ne = theirs\n");
        assert!(done.others.is_empty());
    }

    #[test]
    fn where_both_have_changed_a_message_theirs_becomes_a_candidate() {
        let (mine, theirs) = (BASE.replace("one", "mine"), BASE.replace("one", "theirs"));
        let done = merge_files(BASE, &mine, &theirs);
        assert_eq!(done.text, mine);
        assert_eq!(done.others, [("a".to_owned(), "a = theirs".to_owned())]);
        assert_eq!(merge_files(BASE, &mine, &mine).others, []);
    }

    #[test]
    fn local_removals_are_kept() {
        let mine = BASE.replace("b = two\n", "");
        assert_eq!(merge_files(BASE, &mine, &BASE.replace("one", "1")).text, mine.replace("one", "1"));
        let theirs = BASE.replace("two", "2");
        let done = merge_files(BASE, &mine, &theirs);
        assert_eq!((done.text, done.others.len()), (mine, 1));
        assert_eq!(merge_files("", "a = b\n", "c = d\r\n").text, "c = d\r\na = b\r\n");
    }
}
