//! The files of languages: edited in place, undone byte for byte, saved, recovered, and merged with external changes.

use ses_studio::base::Name;
use ses_studio::text::problem_text::english;
use ses_studio::text::translation::{Decision, Edit, State};

use super::{Project, decide, edit, message, write};

const OWN: &str = "## Unsere Worte\n\n# Von der Redaktion.\nop-dmg = verursache   { $val } Schaden\n    .replace = verursache stattdessen { $val } Schaden\n\n\nop-draw = ziehe { $val }\n# Ende.\n";

#[test]
fn an_edit_changes_its_own_lines_and_undo_restores_every_byte() {
    let project = Project::new();
    for own in [OWN.to_owned(), OWN.replace('\n', "\r\n"), format!("\u{feff}{OWN}"), OWN.trim_end().to_owned()] {
        project.put("locales/de/starfall.ftl", &own);
        let mut document = project.open();
        let changed = "op-dmg = füge { $val } Schaden zu";
        edit(&mut document, "de", vec![write("op-dmg", changed)]);
        edit(&mut document, "de", vec![write("op-heal", "op-heal = heile { $val }")]);
        edit(&mut document, "de", vec![Edit::Remove { id: Name::from("op-draw") }]);
        let now = document.locales().text("locales/de/starfall.ftl").unwrap().to_owned();
        let plain = now.replace("\r\n", "\n");
        let expected = OWN
            .replace(
                "op-dmg = verursache   { $val } Schaden\n    .replace = verursache stattdessen { $val } Schaden",
                &format!("{changed}\nop-heal = heile {{ $val }}"),
            )
            .replace("op-draw = ziehe { $val }\n", "");
        assert_eq!(plain.trim_start_matches('\u{feff}').trim_end(), expected.trim_end());
        assert_eq!(now.contains('\r'), own.contains('\r'));
        document.save().unwrap();
        assert_eq!(project.text("locales/de/starfall.ftl"), now);
        for _ in 0..3 {
            document.undo();
        }
        assert_eq!(document.locales().text("locales/de/starfall.ftl"), Some(own.as_str()));
        assert_eq!(document.locales().text("locales/de/review.json"), None);
        document.save().unwrap();
        assert_eq!(project.text("locales/de/starfall.ftl"), own);
        assert!(!project.path("locales/de/review.json").exists());
        for _ in 0..3 {
            document.redo();
        }
        assert_eq!(document.locales().text("locales/de/starfall.ftl"), Some(now.as_str()));
        assert!(document.is_dirty());
        document.discard_unsaved();
    }
}

#[test]
fn a_new_message_is_inserted_where_english_has_it() {
    let project = Project::new();
    let mut document = project.open();
    for id in ["op-nrg", "op-dmg", "op-draw", "screen-cards", "card-SC-B01-H01-X01", "book-1"] {
        edit(&mut document, "de", vec![write(id, &format!("{id} = x"))]);
    }
    let text = |name: &str| document.locales().text(&format!("locales/de/{name}")).unwrap().to_owned();
    assert_eq!(text("starfall.ftl"), "op-dmg = x\nop-draw = x\nop-nrg = x\n");
    assert_eq!(text("ui.ftl"), "screen-cards = x\n");
    assert_eq!(text("starfall-cards.ftl"), "book-1 = x\ncard-SC-B01-H01-X01 = x\n");
}

#[test]
fn typing_is_one_step_and_reaches_the_texts() {
    use ses_studio::document::Command;
    let project = Project::new();
    let mut document = project.open();
    for end in ["S", "Sc", "Schaden"] {
        let edits = vec![write("op-dmg", &format!("op-dmg = {{ $val }} {end}"))];
        document.apply(Command::Translate { language: Name::from("de"), edits, gesture: Some(7) }).unwrap();
    }
    let label = document.undo_label().unwrap();
    assert_eq!(label.message, "undo-write-message");
    assert_eq!(label.arguments, [("id", "op-dmg".to_owned()), ("language", "de".to_owned())]);
    let texts = document.locales().texts();
    let german = texts.message(super::language("de"), "op-dmg", &[("val", ses_studio::text::Arg::Number(3))]);
    assert_eq!(german, "3 Schaden");
    assert_eq!(message(&document, "de", "op-dmg").record.history.len(), 1);
    document.undo();
    assert!(!document.is_dirty() && document.locales().project_paths().is_empty());
}

#[test]
fn external_changes_are_merged_message_by_message() {
    let project = Project::new();
    project.put("locales/de/starfall.ftl", OWN);
    let mut document = project.open();
    message(&document, "de", "op-dmg");
    edit(
        &mut document,
        "de",
        vec![write("op-dmg", "op-dmg = mein { $val }"), decide("op-dmg", Decision::Approved, "")],
    );
    // Another program changes another message and one of ours, and adds a file.
    let theirs = OWN.replace("op-draw = ziehe { $val }", "op-draw = nimm { $val }").replace("verursache   ", "dein ");
    project.put("locales/de/starfall.ftl", &theirs);
    project.put("locales/de/more.ftl", "op-heal = ihr { $val }\n");
    let touched = document.check_for_external_changes().unwrap().unwrap();
    assert_eq!(touched.languages, ["de"]);
    assert!(document.conflict().is_none());
    let drawn = message(&document, "de", "op-draw");
    assert_eq!(drawn.target.as_deref(), Some("op-draw = nimm { $val }"));
    assert_eq!(message(&document, "de", "op-heal").target.as_deref(), Some("op-heal = ihr { $val }"));
    // Both sides changed this message: the local version is kept, the other one becomes a suggestion.
    let both = message(&document, "de", "op-dmg");
    assert_eq!((both.target.as_deref(), both.state), (Some("op-dmg = mein { $val }"), State::Suggested));
    assert!(both.record.suggestions[0].text.starts_with("op-dmg = dein { $val }"));
    document.save().unwrap();
    let saved = project.text("locales/de/starfall.ftl");
    assert!(saved.contains("mein") && saved.contains("nimm") && saved.contains("# Von der Redaktion."), "{saved}");
    assert_eq!(project.text("locales/de/more.ftl"), "op-heal = ihr { $val }\n");

    // Without unsaved changes the other version is loaded, including removals.
    project.put("locales/de/starfall.ftl", OWN);
    std::fs::remove_file(project.path("locales/de/more.ftl")).unwrap();
    document.check_for_external_changes().unwrap().unwrap();
    assert!(!document.is_dirty());
    assert_eq!(document.locales().text("locales/de/starfall.ftl"), Some(OWN));
    assert_eq!(document.check_for_external_changes().unwrap(), None);
}

#[test]
fn saving_merges_external_changes() {
    let project = Project::new();
    project.put("locales/de/starfall.ftl", OWN);
    let mut document = project.open();
    edit(&mut document, "de", vec![write("op-dmg", "op-dmg = mein { $val }")]);
    project.put("locales/de/starfall.ftl", &OWN.replace("ziehe", "nimm"));
    document.save().unwrap();
    let saved = project.text("locales/de/starfall.ftl");
    assert!(saved.contains("mein") && saved.contains("nimm"), "{saved}");
    let kept = document.backups_of("locales/de/starfall.ftl");
    assert!(kept.len() >= 2, "{kept:?}");
    // An earlier version is restored as an undoable step.
    let first = kept.last().unwrap().clone();
    document.restore(&first).unwrap();
    assert!(document.locales().text("locales/de/starfall.ftl").unwrap().contains("nimm"));
    document.undo();
    assert_eq!(document.locales().text("locales/de/starfall.ftl"), Some(saved.as_str()));
}

#[test]
fn unsaved_edits_come_back_after_a_crash_also_into_a_file_that_has_changed() {
    for is_changed in [false, true] {
        let project = Project::new();
        project.put("locales/de/starfall.ftl", OWN);
        let mut document = project.open();
        edit(&mut document, "de", vec![write("op-dmg", "op-dmg = mein { $val }")]);
        edit(&mut document, "de", vec![decide("op-dmg", Decision::NeedsWork, "ü")]);
        edit(&mut document, "ja", vec![write("op-dmg", "op-dmg = { $val }ダメージ")]);
        document.flush_journal();
        // The program is killed, so nothing of it is dropped.
        std::mem::forget(document);
        if is_changed {
            project.put("locales/de/starfall.ftl", &OWN.replace("ziehe", "nimm"));
        }
        let mut document = reopened(&project);
        let recovery = document.recovery().expect("there are unsaved edits");
        assert_eq!(recovery.is_merged, is_changed);
        assert_eq!(recovery.records, 2, "a message of two languages");
        document.recover().unwrap();
        let german = message(&document, "de", "op-dmg");
        assert_eq!((german.state, german.record.reason.as_str()), (State::NeedsWork, "ü"));
        assert_eq!(german.target.as_deref(), Some("op-dmg = mein { $val }"));
        assert_eq!(message(&document, "ja", "op-dmg").target.as_deref(), Some("op-dmg = { $val }ダメージ"));
        let text = document.locales().text("locales/de/starfall.ftl").unwrap();
        assert_eq!(text.contains("nimm"), is_changed);
        document.save().unwrap();
        document.flush_journal();
        std::mem::forget(document);
    }
}

#[test]
fn an_unsaved_opinion_is_a_change_too() {
    let project = Project::new();
    project.put("locales/de/starfall.ftl", OWN);
    let mut document = project.open();
    edit(&mut document, "de", vec![decide("op-dmg", Decision::NeedsWork, "ü")]);
    document.flush_journal();
    std::mem::forget(document);
    assert_eq!(reopened(&project).recovery().map(|recovery| recovery.records), Some(1));
}

/// Opens a project whose first session was killed. In the same process its lock would still be held.
fn reopened(project: &Project) -> ses_studio::document::Document {
    let projects = std::fs::read_dir(project.folder.path().join("home/projects")).unwrap();
    for kept in projects {
        std::fs::remove_file(kept.unwrap().path().join("lock")).unwrap();
    }
    project.open()
}

#[test]
fn a_project_saved_elsewhere_takes_its_languages_along() {
    let project = Project::new();
    project.put("locales/de/starfall.ftl", OWN);
    project.put("locales/fr/own.ftl", "op-dmg = à moi\n");
    let mut document = project.open();
    edit(&mut document, "de", vec![write("op-dmg", "op-dmg = mein { $val }")]);
    let elsewhere = project.folder.path().join("elsewhere");
    document.save_as(&elsewhere).unwrap();
    let there = std::fs::read_to_string(elsewhere.join("locales/de/starfall.ftl")).unwrap();
    assert!(there.contains("mein"));
    assert_eq!(std::fs::read_to_string(elsewhere.join("locales/fr/own.ftl")).unwrap(), "op-dmg = à moi\n");
    assert_eq!(project.text("locales/de/starfall.ftl"), OWN);
    edit(&mut document, "de", vec![write("op-dmg", "op-dmg = dein { $val }")]);
    document.save().unwrap();
    assert!(std::fs::read_to_string(elsewhere.join("locales/de/starfall.ftl")).unwrap().contains("dein"));
}

#[test]
fn unreadable_files_are_reported_and_never_overwritten() {
    let project = Project::new();
    let huge = "a = b\n".repeat(10 << 20 >> 1);
    project.put("locales/de/starfall.ftl", &huge);
    project.put("locales/fr/review.json", "{ broken");
    std::fs::create_dir_all(project.path("locales/es")).unwrap();
    std::fs::write(project.path("locales/es/starfall.ftl"), b"op-dmg = \xff\n").unwrap();
    let mut document = project.open();
    let outcome: Vec<&str> =
        document.locales().problems().iter().map(|problem| problem.problem.code.as_str()).collect();
    assert_eq!(outcome, ["file-too-large", "file-unreadable"]);
    for (tag, file) in [("de", "starfall.ftl"), ("es", "starfall.ftl"), ("fr", "review.json")] {
        let edits = vec![write("op-dmg", "op-dmg = x { $val }")];
        let command = ses_studio::document::Command::Translate { language: Name::from(tag), edits, gesture: None };
        let refused = english(&document.apply(command).unwrap_err().message);
        assert!(refused.contains(&format!("locales/{tag}/{file}")), "{refused}");
    }
    edit(&mut document, "it", vec![write("op-dmg", "op-dmg = x { $val }")]);
    document.save().unwrap();
    assert_eq!(project.text("locales/de/starfall.ftl"), huge);
    assert_eq!(project.text("locales/fr/review.json"), "{ broken");
    assert_eq!(std::fs::read(project.path("locales/es/starfall.ftl")).unwrap(), b"op-dmg = \xff\n");
    // A file that becomes unreadable does not affect the others, and is not overwritten.
    std::fs::write(project.path("locales/it/starfall.ftl"), b"\xff").unwrap();
    assert_eq!(document.check_for_external_changes().unwrap(), None);
    edit(&mut document, "pl", vec![write("op-dmg", "op-dmg = x { $val }")]);
    document.save().unwrap();
    assert_eq!(std::fs::read(project.path("locales/it/starfall.ftl")).unwrap(), b"\xff");
    // After another program has repaired the file, it can be edited.
    project.put("locales/de/starfall.ftl", OWN);
    document.check_for_external_changes().unwrap();
    edit(&mut document, "de", vec![write("op-dmg", "op-dmg = x { $val }")]);
}

#[test]
fn hostile_sources_are_reported_kept_and_saved_without_loss() {
    use ses_studio::document::Command;
    use ses_studio::text::translation::EditPreview;
    let project = Project::new();
    let mut document = project.open();
    let bench = EditPreview::new(document.subject(), super::language("de"));
    let hostile = [
        format!("op-dmg = {}", "{".repeat(3_000)),
        format!("op-dmg = {}", "{ $x ->\n *[y] ".repeat(200)),
        format!("op-dmg = {{ {}", "F(".repeat(1_000)),
        format!("op-dmg = {}", "{ $val }".repeat(101)),
        format!("op-dmg = {}", "x".repeat(5_000)),
    ];
    for source in hostile {
        let attempt = bench.preview(document.rules(), document.registry(), "op-dmg", &source);
        assert!(!attempt.is_fluent && !attempt.problems.is_empty() && attempt.changes.is_empty());
        edit(&mut document, "de", vec![write("op-dmg", &source)]);
        assert_eq!(message(&document, "de", "op-dmg").target.as_deref(), Some(source.trim_end()));
        document.save().unwrap();
        assert!(!project.path("locales/de/starfall.ftl").exists());
        assert_eq!(message(&project.reopen(), "de", "op-dmg").target.as_deref(), Some(source.trim_end()));
    }
    // Cycles and expansion are valid Fluent. They are reported, and no card's text exceeds the limit.
    for source in ["op-dmg = { op-dmg }", "op-dmg = { op-heal }"] {
        let attempt = bench.preview(document.rules(), document.registry(), "op-dmg", source);
        assert!(attempt.is_fluent && !attempt.problems.is_empty());
    }
    // An edit that would make the file too large to be read again is refused.
    let huge = vec![write("op-dmg", &format!("op-dmg = {}", "x".repeat(10 << 20)))];
    let outcome = document.apply(Command::Translate { language: Name::from("de"), edits: huge, gesture: None });
    assert!(english(&outcome.unwrap_err().message).contains("at most 4096 bytes"));
    let long = "y".repeat(3_900);
    let many = (0..400).map(|at| write(&format!("own-{at}"), &format!("own-{at} = {long}"))).collect();
    let outcome = document.apply(Command::Translate { language: Name::from("de"), edits: many, gesture: None });
    assert_eq!(outcome.unwrap_err().code, ses_studio::base::Code::FileTooLarge);
}

#[test]
fn any_sequence_of_edits_is_undone_and_redone_byte_for_byte() {
    use std::collections::BTreeMap;
    let project = Project::new();
    for (tag, text) in
        [("de", OWN.to_owned()), ("fr", OWN.replace('\n', "\r\n")), ("ja", "broken = {\n".to_owned() + OWN)]
    {
        project.put(&format!("locales/{tag}/starfall.ftl"), &text);
    }
    let mut document = project.open();
    let files = |document: &ses_studio::document::Document| -> BTreeMap<String, String> {
        let locales = document.locales();
        locales
            .project_paths()
            .into_iter()
            .map(|path| (path.clone(), locales.text(&path).unwrap().to_owned()))
            .collect()
    };
    let first = files(&document);
    let mut random = crate::fuzz::numbers();
    let ids = ["op-dmg", "op-draw", "op-heal", "if-ctrl", "broken", "-term", "card-SC-B01-H01-X01", "screen-cards"];
    let mut made = 0;
    for at in 0..300 {
        let tag = ["de", "fr", "ja", "en"][random(4)];
        let id = Name::from(ids[random(ids.len())]);
        let source = match random(4) {
            0 => format!("{id} = {{ $x"),
            1 => format!("{id} =\n    many {{ $val }} {at}\n    .a = b"),
            _ => format!("{id} = words {at}"),
        };
        let one = match random(8) {
            0 => Edit::Remove { id },
            1 => Edit::Comment { id, text: format!("{at}") },
            2 => Edit::Suggest { id: id.clone(), source: format!("{id} = other {at}") },
            3 => Edit::Accept { id, suggestion: random(2) },
            4 => decide(&id, [Decision::Approved, Decision::NeedsWork][random(2)], "why"),
            5 => Edit::Discard { id },
            _ => Edit::Write { id, source },
        };
        let command =
            ses_studio::document::Command::Translate { language: Name::from(tag), edits: vec![one], gesture: None };
        made += usize::from(document.apply(command).is_ok());
        if at % 100 == 50 {
            document.save().unwrap();
        }
    }
    assert!(made > 200, "{made}");
    let last = files(&document);
    let mut steps = 0;
    while document.undo().is_some() {
        steps += 1;
    }
    assert_eq!(files(&document), first);
    document.save().unwrap();
    for (path, text) in &first {
        assert_eq!(&project.text(path), text);
    }
    while document.redo().is_some() {
        steps -= 1;
    }
    assert_eq!((steps, files(&document)), (0, last));
}

#[test]
fn temporary_files_of_an_interrupted_save_are_removed_at_the_next_start() {
    let project = Project::new();
    project.put("locales/de/starfall.ftl", OWN);
    project.put("locales/de/.ses-1-1.tmp", "half");
    let document = project.open();
    assert!(!project.path("locales/de/.ses-1-1.tmp").exists());
    assert_eq!(document.locales().text("locales/de/starfall.ftl"), Some(OWN));
}
