//! Print runs, packs and serial numbers (games/ttcg.md, 6.6 and 6.7).

use std::collections::BTreeSet;

use super::run;

#[test]
fn the_print_run_of_the_bundled_game_fills_its_packs_and_their_inserts() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["packs", "ttcg", "--open", "2", "--inserts", "inserts.svg"]);
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("64 of 64 cards × 4 rarities × 2 copies = 512 = 64 packs of 8"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("pack ")).count(), 2);
    let picture = std::fs::read_to_string(folder.path().join("inserts.svg")).unwrap();
    assert_eq!(picture.matches("<polygon").count(), 64);
    let (again, ..) = run(folder.path(), &["packs", "ttcg", "--open", "2", "--inserts", "again.svg"]);
    assert_eq!(again, out);
    assert_eq!(std::fs::read_to_string(folder.path().join("again.svg")).unwrap(), picture);
}

#[test]
fn serial_numbers_are_issued_once_and_unlock_entries() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["serials", "ttcg", "--ledger", "ledger.txt"]);
    assert_eq!((code, out.lines().count()), (Some(0), 512), "{err}");
    let numbers: BTreeSet<&str> = out.lines().collect();
    assert_eq!(numbers.len(), 512);
    let (_, err, code) = run(folder.path(), &["serials", "ttcg", "--ledger", "ledger.txt"]);
    assert!(code == Some(2) && err.contains("in the ledger already"), "{err}");
    let of_whelp: Vec<&&str> = numbers.iter().filter(|number| number.starts_with("TT-F001-")).collect();
    assert_eq!(of_whelp.len(), 8);
    let line = |(at, number): (usize, &&&str)| format!("{number};Cinder Whelp;account {};2026-01-01", at.min(5));
    let lines: Vec<String> = of_whelp.iter().enumerate().map(line).collect();
    std::fs::write(folder.path().join("lines.txt"), lines.join("\n")).unwrap();
    let (out, err, code) = run(folder.path(), &["unlock", "ttcg", "--ledger", "ledger.txt", "lines.txt"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("TT-F001  unlocked, 6 of 5") && out.contains("TT-F002  locked, 0 of 5"), "{out}");
    assert_eq!(err.matches("has counted for TT-F001 already").count(), 2, "{err}");
}
