use ses_studio::text::entries::{check_source, entries, inserted, removed, replaced};
use ses_studio::text::translation::{ReviewFile, fingerprint, merge_files};

/// Reads any bytes as a Fluent file and as a review file. Each message is edited, restored byte for byte and merged.
/// This must not panic, and may change only that message.
pub fn translation(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let found = entries(&text);
    for entry in found.iter().take(8) {
        let source = &text[entry.body.clone()];
        assert!(text.get(entry.comment.clone()).is_some(), "{entry:?}");
        fingerprint(source);
        let is_first = found.iter().find(|other| other.id == entry.id) == Some(entry);
        if !is_first {
            continue;
        }
        let other = format!("{} = other", entry.id);
        let changed = replaced(&text, &entry.id, &other).expect("it is there");
        assert_eq!(changed[..entry.body.start], text[..entry.body.start]);
        assert!(changed.ends_with(&text[entry.body.end..]));
        let has_one_break = !text.contains("\r\n") || !source.contains('\n');
        if has_one_break && check_source(&entry.id, source).is_empty() {
            assert_eq!(replaced(&changed, &entry.id, source).as_deref(), Some(&*text), "{source:?}");
        }
        let without = removed(&text, &entry.id).expect("it is there");
        assert!(without.len() < text.len());
        merge_files(&text, &changed, &without);
    }
    let with = inserted(&text, "new-message", "new-message = x", &["a", "new-message", "b"]);
    assert!(with.contains("new-message = x"));
    let same = merge_files(&text, &text, &with);
    assert_eq!((same.text, same.others.len()), (with, 0));
    if let Ok((review, _)) = ReviewFile::read(&text) {
        let written = review.write();
        let (again, problems) = ReviewFile::read(&written).expect("we wrote it");
        assert_eq!(again.write(), written);
        drop(problems);
    }
}
