//! Rulings and glossary (games/ttcg.md, 6.10 and 6.11).

use serde_json::Value;
use ses_studio::text::{ENGLISH, Language};

use super::{data, run};

#[test]
fn rulings_are_scenarios_that_hold_and_are_found_by_what_they_use() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["rulings", "ttcg"]);
    assert_eq!((code, out.matches("\n## ").count()), (Some(0), 43), "{err}");
    let (out, ..) = run(folder.path(), &["rulings", "ttcg", "--about", "latent"]);
    assert!(out.contains("latent effect of a tapped card") && !out.contains("Do spells count"), "{out}");
}

#[test]
fn every_term_of_the_glossary_is_used_and_explained() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["glossary", "ttcg"]);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    assert_eq!(out.matches("\n**").count(), 45);
    assert!(out.contains("**Rank up**") && out.contains("(level up, promote)"), "{out}");
    let file: Value = serde_json::from_slice(&std::fs::read(data().join("glossary.json")).unwrap()).unwrap();
    for term in file["terms"].as_array().unwrap() {
        for language in Language::real().filter(|language| *language != ENGLISH) {
            let entry = &term["in"][language.tag];
            let is = entry["is"].as_str().unwrap_or_else(|| panic!("{}: {}", term["id"], language.tag));
            assert!(!is.is_empty() && is != term["in"]["en"]["is"], "{}: {}", term["id"], language.tag);
            assert!(!entry["term"].as_str().unwrap().is_empty());
        }
    }
}
