//! Submissions of players (games/ttcg.md, 6.5).

use serde_json::{Value, json};

use super::run;

#[test]
fn a_card_is_submitted_talked_about_and_taken() {
    let folder = tempfile::tempdir().unwrap();
    let at = |path: &str| folder.path().join(path);
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "theirs"]);
    assert_eq!(code, Some(0), "{err}");
    let sent = [
        "submit",
        "theirs",
        "--card",
        "TT-F001",
        "--author",
        "Ida",
        "--lore",
        "It was born in a kiln.",
        "--to",
        "one.sescard",
    ];
    let (id, err, code) = run(folder.path(), &sent);
    assert_eq!(code, Some(0), "{err}");
    let id = id.trim();
    assert!(id.starts_with("TT-P-") && id.len() == 15, "{id}");
    let (_, err, code) = run(folder.path(), &sent);
    assert!(code == Some(2) && err.contains("--force"), "{err}");
    // Another project of the same game takes it.
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "ours"]);
    assert_eq!(code, Some(0), "{err}");
    std::fs::write(at("two.sescard"), "{ \"format\": 1 }").unwrap();
    let (out, err, code) = run(folder.path(), &["inbox", "ours", "add", "one.sescard", "two.sescard"]);
    assert!(code == Some(1) && out.starts_with(id) && err.contains("two.sescard: refused"), "{out}{err}");
    let (_, err, code) = run(folder.path(), &["inbox", "ours", "comment", id, "--by", "Ole", "--row", "1", "Fine."]);
    assert_eq!(code, Some(0), "{err}");
    // A phrase is one of the card's text, in any language.
    let on = |phrase: &str, text: &str| {
        run(folder.path(), &["inbox", "ours", "comment", id, "--by", "Ole", "--phrase", phrase, text])
    };
    for (phrase, text) in [("gains 2 attack", "One?"), ("Angriff", "Zwei?")] {
        let (_, err, code) = on(phrase, text);
        assert_eq!(code, Some(0), "{err}");
    }
    let (_, err, code) = on("gains 3 attack", "No.");
    assert!(code == Some(2) && err.contains("gains 3 attack"), "{err}");
    let (_, err, code) = run(folder.path(), &["inbox", "ours", "comment", id, "--by", "Ole", "--row", "9", "No."]);
    assert!(code == Some(2) && err.contains("no row 9"), "{err}");
    let (_, err, code) = run(folder.path(), &["inbox", "ours", "mark", id, "wanted"]);
    assert_eq!(code, Some(0), "{err}");
    let (out, err, code) = run(folder.path(), &["inbox", "ours", "show", id]);
    assert_eq!(code, Some(0), "{out}{err}");
    for part in [
        "by Ida (wanted)",
        "[Passive]",
        "born in a kiln",
        "It does the same as TT-F001.",
        "Ole on row 1: Fine.",
        "Ole on “gains 2 attack”: One?",
        "Ole on “Angriff”: Zwei?",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let (out, err, code) = run(folder.path(), &["inbox", "ours", "take", id]);
    assert_eq!(code, Some(0), "{out}{err}");
    let registry: Value = serde_json::from_slice(&std::fs::read(at("ours/registry.json")).unwrap()).unwrap();
    let taken = registry["cards"].as_array().unwrap().iter().find(|card| card["origin"] == id).unwrap().clone();
    assert_eq!((&taken["name"], &taken["id"]), (&json!("Cinder Whelp"), &json!("TT-F010")), "{out}");
    let (out, err, _) = run(folder.path(), &["inbox", "ours"]);
    assert!(out.contains(&format!("{id}  taken as TT-F010  Cinder Whelp, by Ida; 3 comments")), "{out}{err}");
    let (_, err, code) = run(folder.path(), &["inbox", "ours", "take", id]);
    assert!(code == Some(2) && err.contains("TT-F010"), "{err}");
    let names = std::fs::read_to_string(at("ours/locales/de/ttcg-cards.ftl")).unwrap();
    assert_eq!(names, "card-TT-F010 = Schlackewelpe\n");
}
