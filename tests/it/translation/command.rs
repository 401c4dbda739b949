//! `ses-studio locales` with states, pages and new languages, and edits of languages by `ses-studio edit`.

use std::process::Output;

use assert_cmd::Command;

use super::{Project, decide, edit, write};
use ses_studio::text::translation::Decision;

fn run(project: &Project, arguments: &[&str]) -> Output {
    let mut command = Command::cargo_bin("ses-studio").unwrap();
    command.env("XDG_DATA_HOME", project.folder.path().join("home"));
    command.args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn states_and_outdated_approvals_are_reported() {
    let project = Project::new();
    project.put("locales/en/own.ftl", "own-x = loud { $n } words\n");
    let mut document = project.open();
    edit(
        &mut document,
        "de",
        vec![write("own-x", "own-x = laute { $n } Worte"), decide("own-x", Decision::Approved, "")],
    );
    document.save().unwrap();
    drop(document);
    let folder = project.path("");
    let folder = folder.to_str().unwrap();
    let fine = run(&project, &["locales", folder, "--lang", "de", "--json"]);
    assert!(!text(&fine.stdout).contains("outdated\": 1"));
    // The source gets another variable, which is an error in a game's own messages.
    project.put("locales/en/own.ftl", "own-x = loud { $m } words\n");
    let stale = run(&project, &["locales", folder, "--lang", "de", "--json"]);
    let reported: serde_json::Value = serde_json::from_str(&text(&stale.stdout)).unwrap();
    assert_eq!(reported["languages"][0]["states"]["outdated"], 1, "{reported}");
    let problems = reported["problems"].as_array().unwrap();
    let found = problems.iter().find(|problem| problem["code"] == "signature-changed").unwrap();
    assert_eq!((found["line"].as_u64(), found["column"].as_u64()), (Some(1), Some(1)));
    assert!(found["file"].as_str().unwrap().ends_with("locales/de/own.ftl"), "{found}");
    assert_eq!(stale.status.code(), Some(1));
    project.put("locales/en/own.ftl", "own-x = noisy { $n } words\n");
    let changed = run(&project, &["locales", folder, "--lang", "de"]);
    assert_eq!(changed.status.code(), Some(0), "{}", text(&changed.stdout));
    assert!(text(&changed.stdout).contains("source-changed") && text(&changed.stdout).contains("1 outdated"));
}

#[test]
fn the_page_lists_every_language_and_the_cards_without_words() {
    let project = Project::new();
    project.put("locales/de/own.ftl", "op-dmg = verursache <b>{ $val }</b> Schaden\n    .name = Schaden\n");
    let page = project.path("report.html");
    let folder = project.path("");
    let reported = run(&project, &["locales", folder.to_str().unwrap(), "--report", page.to_str().unwrap()]);
    assert_eq!(reported.status.code(), Some(1));
    let page = std::fs::read_to_string(page).unwrap();
    for part in ["<!doctype html>", "id=\"zh-Hant\"", "op-dmg.bonus", "attribute-missing", "<meter", "markup-differs"] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("<b>"), "what a file says is never markup of the page");
}

#[test]
fn a_language_is_created_from_the_command_line() {
    let project = Project::new();
    let folder = project.path("");
    let folder = folder.to_str().unwrap();
    let reported = run(&project, &["locales", folder, "--new", "cs"]);
    assert!(reported.status.success(), "{}", text(&reported.stderr));
    let printed_text = text(&reported.stdout);
    assert!(printed_text.contains("čeština") && printed_text.contains("one, few, other"), "{printed_text}");
    assert!(project.text("locales/cs/lexicon.ftl").contains("Genders: a, i, f, n."));
    assert_eq!(run(&project, &["locales", folder, "--new", "cs"]).status.code(), Some(2));
    assert_eq!(run(&project, &["locales", "--new", "cs"]).status.code(), Some(2));
    let listed = text(&run(&project, &["locales", folder, "--lang", "cs,de", "--json"]).stdout);
    let listed: serde_json::Value = serde_json::from_str(&listed).unwrap();
    assert_eq!(listed["languages"].as_array().unwrap().len(), 2);
    assert_eq!(listed["languages"][1]["messages"]["present"], 0);
}

#[test]
fn messages_are_edited_by_commands() {
    let project = Project::new();
    let folder = project.path("");
    let write = r#"{"translate": {"language": "de", "edits": [{"write": {"id": "op-dmg", "source": "op-dmg = x { $val }"}},
        {"decide": {"id": "op-dmg", "decision": "needs-work", "reason": "kurz"}}]}}"#;
    let reported = run(&project, &["edit", folder.to_str().unwrap(), "--command", write]);
    assert!(reported.status.success(), "{}", text(&reported.stderr));
    assert_eq!(project.text("locales/de/starfall.ftl"), "op-dmg = x { $val }\n");
    let review = project.text("locales/de/review.json");
    assert!(review.contains("\"state\": \"needs-work\"") && review.contains("\"reason\": \"kurz\""), "{review}");
}

#[test]
fn a_language_that_only_the_project_has_is_printed_and_exported() {
    let project = Project::new();
    project.put("locales/uk/starfall.ftl", "op-dmg = завдайте { $val } шкоди\nframe-base = { $do }.\n");
    let folder = project.path("");
    let folder = folder.to_str().unwrap();
    let card = "SC-B01-H02-C04";
    let printed = run(&project, &["text", folder, "--card", card, "--lang", "UK", "--json"]);
    assert!(printed.status.success(), "{}", text(&printed.stderr));
    let printed: serde_json::Value = serde_json::from_str(&text(&printed.stdout)).unwrap();
    let printed_text = printed[card]["uk"]["text"].as_str().unwrap();
    assert!(printed_text.starts_with("Завдайте 15 шкоди."), "{printed_text}");
    let all = text(&run(&project, &["text", folder, "--card", card, "--lang", "all", "--json"]).stdout);
    let all: serde_json::Value = serde_json::from_str(&all).unwrap();
    assert_eq!(all[card].as_object().unwrap().len(), 17);
    let unknown = run(&project, &["text", folder, "--card", card, "--lang", "sv"]);
    assert_eq!(unknown.status.code(), Some(2), "a language that the project does not have");
    assert!(text(&unknown.stderr).contains("uk, en-XA"), "{}", text(&unknown.stderr));
    #[cfg(feature = "typeset")]
    {
        let pictures = project.path("pictures");
        let to = pictures.to_str().unwrap();
        let made = run(&project, &["export", folder, "--png", to, "--dpi", "36", "--card", card, "--lang", "uk"]);
        assert!(made.status.success(), "{}", text(&made.stderr));
        assert_eq!(std::fs::read_dir(pictures).unwrap().count(), 1);
    }
}
