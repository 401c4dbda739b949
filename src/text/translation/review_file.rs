//! `locales/<lang>/review.json`: the review records of a language.
//!
//! The file is written so that version control can merge it: records are ordered by message id, each member has its
//! own line, and each comment is a single line.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde_json::{Map, Value, json};

use super::record::Record;
use crate::base::{Code, Diagnostic};
use crate::message;

/// The name of the file in the folder of a language.
pub const REVIEW_FILE: &str = "review.json";
/// The newest format of the file that can be read. This version is also written.
const FORMAT: u64 = 1;
/// The largest file that is read, in bytes.
pub const MAX_REVIEW: usize = 32 << 20;

/// The review records of a language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewFile {
    /// Records by message id. They are shared with earlier versions of the review, because every edit keeps one for
    /// undo.
    messages: BTreeMap<String, Arc<StoredRecord>>,
    /// Records that cannot be read, as they are in the file.
    unread: BTreeMap<String, Value>,
    /// Unknown members of the file.
    rest: BTreeMap<String, Value>,
}

/// A record, and its text in the file once it was written, so that an edit of one message serializes only that record.
#[derive(Clone, Debug, Default)]
struct StoredRecord {
    record: Record,
    lines: OnceLock<String>,
}

impl StoredRecord {
    fn new(record: Record) -> Arc<Self> {
        Arc::new(Self { record, lines: OnceLock::new() })
    }

    fn lines(&self) -> &str {
        self.lines.get_or_init(|| lines(&serde_json::to_value(&self.record).unwrap_or_default()))
    }
}

impl PartialEq for StoredRecord {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.record == other.record
    }
}

impl ReviewFile {
    /// Parses the file. A record that cannot be read is reported and kept as it is.
    ///
    /// # Errors
    ///
    /// The file is not JSON, has another structure, or has a newer format. It must not be overwritten, because its
    /// content would be lost.
    pub fn read(text: &str) -> Result<(Self, Vec<Diagnostic>), Diagnostic> {
        let refused = |code, message| Diagnostic::new(code, "", message);
        if text.len() > MAX_REVIEW {
            let message = message!("problem-file-size", size = text.len() >> 20, most = MAX_REVIEW >> 20);
            return Err(refused(Code::FileTooLarge, message));
        }
        if text.trim().is_empty() {
            return Ok((Self::default(), Vec::new()));
        }
        let value: Value = serde_json::from_str(text)
            .map_err(|error| refused(Code::JsonSyntax, message!("problem-json", words = error.to_string())))?;
        let Value::Object(mut members) = value else {
            return Err(refused(Code::TypeMismatch, message!("problem-review-object")));
        };
        match members.remove("format").as_ref().map(Value::as_u64) {
            None | Some(Some(1..=FORMAT)) => {}
            Some(Some(newer)) if newer > FORMAT => {
                let message = message!("problem-format", format = newer, most = FORMAT);
                return Err(refused(Code::FormatTooNew, message));
            }
            Some(_) => return Err(refused(Code::TypeMismatch, message!("problem-review-format"))),
        }
        let messages = match members.remove("messages") {
            None => Map::new(),
            Some(Value::Object(messages)) => messages,
            Some(_) => return Err(refused(Code::TypeMismatch, message!("problem-review-messages"))),
        };
        let (mut review, mut problems) = (Self::default(), Vec::new());
        for (id, value) in messages {
            match serde_json::from_value::<Record>(value.clone()) {
                Ok(record) => drop(review.messages.insert(id, StoredRecord::new(record))),
                Err(error) => {
                    let message = message!("problem-record-kept", id = &id, error = error.to_string());
                    problems.push(Diagnostic::new(Code::TypeMismatch, format!("/messages/{id}"), message));
                    review.unread.insert(id, value);
                }
            }
        }
        review.rest = members.into_iter().collect();
        Ok((review, problems))
    }

    /// The text of the file. Empty if there are no records, so that the file is removed.
    pub fn write(&self) -> String {
        let kept = self.messages.iter().filter(|(_, kept)| !kept.record.is_empty());
        let mut messages: BTreeMap<&str, Cow<'_, str>> =
            kept.map(|(id, kept)| (id.as_str(), Cow::Borrowed(kept.lines()))).collect();
        messages.extend(self.unread.iter().map(|(id, value)| (id.as_str(), Cow::Owned(value.to_string()))));
        if messages.is_empty() && self.rest.is_empty() {
            return String::new();
        }
        let messages: Vec<String> =
            messages.iter().map(|(id, lines)| format!("\n    {}: {lines}", json!(id))).collect();
        let end = if messages.is_empty() { "" } else { "\n  " };
        let known = format!("  \"format\": {FORMAT},\n  \"messages\": {{{}{end}}}", messages.join(","));
        let rest = self.rest.iter().map(|(name, value)| format!("  {}: {value}", json!(name)));
        let members: Vec<String> = std::iter::once(known).chain(rest).collect();
        format!("{{\n{}\n}}\n", members.join(",\n"))
    }

    /// The record of a message.
    pub fn get(&self, id: &str) -> Option<&Record> {
        Some(&self.messages.get(id)?.record)
    }

    /// All records by message id.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Record)> {
        self.messages.iter().map(|(id, kept)| (id.as_str(), &kept.record))
    }

    /// The record of a message, for a change. `None` if it could not be read and so must stay as it is.
    pub(super) fn record(&mut self, id: &str) -> Option<&mut Record> {
        if self.unread.contains_key(id) {
            return None;
        }
        let kept = Arc::make_mut(self.messages.entry(id.to_owned()).or_default());
        kept.lines = OnceLock::new();
        Some(&mut kept.record)
    }

    /// Moves the record of a message to another id, replacing the record of that id. `target` is the source of the
    /// message.
    pub(super) fn rename(&mut self, from: &str, to: &str, target: Option<&str>) {
        if let Some(kept) = self.messages.remove(from) {
            self.unread.remove(to);
            let record = Arc::unwrap_or_clone(kept).record;
            self.messages.insert(to.to_owned(), StoredRecord::new(record.renamed(from, to, target)));
        }
    }

    /// Merges two versions record by record.
    pub(super) fn merged(base: &Self, mine: &Self, theirs: &Self) -> Self {
        let none = Record::default();
        let of = |review: &'_ Self, id: &str| review.get(id).cloned().unwrap_or_default();
        let ids = mine.messages.keys().chain(theirs.messages.keys());
        let messages = ids
            .map(|id| (id.clone(), Record::merged(&of(base, id), &of(mine, id), &of(theirs, id))))
            .filter(|(_, record)| *record != none)
            .map(|(id, record)| (id, StoredRecord::new(record)))
            .collect();
        let both = |mine: &BTreeMap<String, Value>, theirs: &BTreeMap<String, Value>| {
            let mut all = mine.clone();
            all.extend(theirs.clone());
            all
        };
        Self { messages, unread: both(&mine.unread, &theirs.unread), rest: both(&mine.rest, &theirs.rest) }
    }
}

/// The order of a record's members in the file. Other members follow by name.
const ORDER: [&str; 12] = [
    "state",
    "reason",
    "by",
    "at",
    "source",
    "was",
    "target",
    "rows",
    "unfinished",
    "suggestions",
    "comments",
    "history",
];

/// The text of a record: one line per member and per item of a list.
fn lines(record: &Value) -> String {
    let Value::Object(members) = record else { return record.to_string() };
    let known = ORDER.iter().filter_map(|name| members.get_key_value(*name));
    let mut others: Vec<_> = members.iter().filter(|(name, _)| !ORDER.contains(&name.as_str())).collect();
    others.sort_by_key(|(name, _)| name.as_str());
    let written = known.chain(others).map(|(name, value)| match value {
        Value::Array(items) if !items.is_empty() => {
            let items: Vec<String> = items.iter().map(|item| format!("        {}", compact(item))).collect();
            format!("      {}: [\n{}\n      ]", json!(name), items.join(",\n"))
        }
        value => format!("      {}: {}", json!(name), compact(value)),
    });
    let written: Vec<String> = written.collect();
    format!("{{\n{}\n    }}", written.join(",\n"))
}

/// A value on one line. The members of objects have a fixed order, so that equal values have equal texts.
fn compact(value: &Value) -> String {
    const FIRST: [&str; 3] = ["by", "at", "did"];
    let Value::Object(members) = value else { return value.to_string() };
    let mut members: Vec<_> = members.iter().collect();
    let rank = |name: &str| FIRST.iter().position(|first| *first == name).unwrap_or(FIRST.len());
    members.sort_by_key(|(name, _)| (rank(name), name.as_str()));
    let written: Vec<String> =
        members.into_iter().map(|(name, value)| format!("{}: {}", json!(name), compact(value))).collect();
    format!("{{ {} }}", written.join(", "))
}

#[cfg(test)]
mod tests {
    use super::ReviewFile;
    use crate::base::Name;
    use crate::text::translation::record::{Comment, Decision, EventKind};
    use crate::text::translation::timestamp::Timestamp;

    fn sample() -> ReviewFile {
        let mut review = ReviewFile::default();
        for (id, state) in [("op-b", Decision::NeedsWork), ("op-a", Decision::Approved)] {
            let record = review.record(id).expect("it is readable");
            record.state = state;
            record.by = Name::from("Ana");
            record.note(&Name::from("Ana"), Timestamp(0), EventKind::Approved, None, "");
            record.comments.push(Comment {
                by: Name::from("Bo"),
                at: Timestamp(1),
                text: "\"why\"?\n".into(),
                resolved: false,
            });
        }
        review
    }

    #[test]
    fn it_is_written_by_id_a_remark_a_line_and_read_again() {
        let text = sample().write();
        assert!(text.find("\"op-a\"") < text.find("\"op-b\""));
        assert_eq!(text.lines().filter(|line| line.contains("\"by\": \"Bo\"")).count(), 2, "{text}");
        let (read, problems) = ReviewFile::read(&text).expect("we wrote it");
        assert!(problems.is_empty());
        assert_eq!((read.write(), read), (text, sample()));
        assert_eq!(ReviewFile::default().write(), "");
    }

    #[test]
    fn only_a_changed_record_is_serialized_again() {
        let before = sample();
        let text = before.write();
        let mut after = before.clone();
        assert_eq!(after, before);
        after.record("op-a").expect("it is readable").reason = "why".into();
        assert_ne!(after, before);
        assert_eq!(after.write(), text.replacen("\"by\"", "\"reason\": \"why\",\n      \"by\"", 1));
        assert_eq!(before.write(), text, "what it was made of stays as it was");
    }

    #[test]
    fn unknown_members_are_kept() {
        let text = r#"{ "format": 1, "mine": [1], "messages": { "a": { "state": "draft", "x": {"y": 1} }, "b": 5, "c": {"state": "odd"} } }"#;
        let (read, problems) = ReviewFile::read(text).expect("it is JSON");
        assert_eq!(problems.len(), 2, "{problems:?}");
        let written = read.write();
        for kept in ["\"mine\": [1]", "\"x\": { \"y\": 1 }", "\"b\": 5", "\"odd\""] {
            assert!(written.contains(kept), "{kept} in {written}");
        }
        for bad in ["{", "[]", r#"{"format": 2}"#, r#"{"format": "x"}"#, r#"{"messages": 1}"#] {
            assert!(ReviewFile::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn both_sides_are_kept_message_by_message() {
        let base = sample();
        let (mut mine, mut theirs) = (base.clone(), base.clone());
        mine.record("op-a").expect("readable").state = Decision::Rejected;
        let added = |review: &mut ReviewFile, text: &str, at| {
            let comment = Comment { by: Name::from("C"), at: Timestamp(at), text: text.into(), resolved: false };
            review.record("op-a").expect("readable").comments.push(comment);
        };
        added(&mut mine, "mine", 5);
        added(&mut theirs, "theirs", 4);
        theirs.record("op-a").expect("readable").comments[0].resolved = true;
        theirs.record("op-b").expect("readable").state = Decision::Approved;
        let merged = ReviewFile::merged(&base, &mine, &theirs);
        let record = merged.get("op-a").expect("there");
        let texts: Vec<(&str, bool)> = record.comments.iter().map(|c| (c.text.as_str(), c.resolved)).collect();
        assert_eq!(texts, [("\"why\"?\n", true), ("theirs", false), ("mine", false)]);
        assert_eq!(record.state, Decision::Rejected);
        assert_eq!(merged.get("op-b").map(|record| record.state), Some(Decision::Approved));
    }
}
