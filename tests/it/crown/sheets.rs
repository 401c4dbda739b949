//! A4, A5: card sheets, in every form that a spreadsheet has.

use std::fmt::Write as _;
use std::io::Write as _;

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use serde_json::{Value, json};
use ses_studio::base::{Generator, Source};
use ses_studio::registry::csv::{Table, decode};
use ses_studio::text::read::GameReader;
use ses_studio::text::sheet::{self, Layout};
use ses_studio::text::{ENGLISH, Texts};

use super::{GAME, RULES, game, run};

/// A project with the game's rules and cards, and the sheet that it exports.
fn project() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("crown");
    let (_, err, code) = run(&["new", project.to_str().unwrap(), "--from", GAME], "");
    assert_eq!(code, Some(0), "{err}");
    let (sheet, err, code) = run(&["export", project.to_str().unwrap(), "--library", "-"], "");
    assert_eq!(code, Some(0), "{err}");
    (folder, sheet)
}

#[test]
fn a4_an_exported_sheet_changes_nothing_and_is_the_same_bytes_the_second_time() {
    let (folder, sheet) = project();
    let project = folder.path().join("crown");
    let file = folder.path().join("sheet.csv");
    std::fs::write(&file, &sheet).unwrap();
    let before = std::fs::read(project.join("registry.json")).unwrap();
    let (out, err, code) = run(&["import", file.to_str().unwrap(), project.to_str().unwrap(), "--apply"], "");
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("0 changed, 0 new, 40 as they are"), "{out}");
    assert_eq!(std::fs::read(project.join("registry.json")).unwrap(), before);
    let (again, ..) = run(&["export", project.to_str().unwrap(), "--library", "-"], "");
    assert_eq!(again, sheet);
    // Cards of a project that was made from the sheet alone are the same cards.
    let cards: Value = serde_json::from_slice(&before).unwrap();
    let mut empty = cards.clone();
    empty["cards"] = json!([]);
    empty.as_object_mut().unwrap().remove("decks");
    std::fs::write(project.join("registry.json"), empty.to_string()).unwrap();
    for chapter in std::fs::read_dir(project.join("chapters")).unwrap() {
        std::fs::remove_file(chapter.unwrap().path()).unwrap();
    }
    let (out, err, code) = run(&["import", file.to_str().unwrap(), project.to_str().unwrap(), "--apply"], "");
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("0 changed, 40 new"), "{out}");
    let (again, ..) = run(&["export", project.to_str().unwrap(), "--library", "-"], "");
    assert_eq!(again, sheet);
}

/// The parts of a workbook with these rows on its first sheet. Texts are shared, cells without one are left out.
fn parts(rows: &[Vec<String>]) -> Vec<(&'static str, String)> {
    let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;");
    let (mut shared, mut cells, mut count) = (String::new(), String::new(), 0);
    for (line, row) in rows.iter().enumerate() {
        let _ = write!(cells, r#"<row r="{}">"#, line + 1);
        for (at, cell) in row.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
            let place = format!("{}{}", char::from(b'A' + u8::try_from(at).unwrap()), line + 1);
            if cell.parse::<i64>().is_ok() {
                // Some programs write whole numbers with decimals.
                let _ = write!(cells, r#"<c r="{place}"><v>{cell}.0</v></c>"#);
            } else if line % 3 == 1 {
                let _ = write!(cells, r#"<c r="{place}" t="inlineStr"><is><t>{}</t></is></c>"#, escaped(cell));
            } else {
                let (start, end) = cell.split_at(cell.char_indices().nth(1).map_or(0, |(second, _)| second));
                let phonetic = "<rPh><t>aloud</t></rPh>";
                let _ =
                    write!(shared, "<si><r><t>{}</t></r><r><t>{}</t></r>{phonetic}</si>", escaped(start), escaped(end));
                let _ = write!(cells, r#"<c r="{place}" t="s"><v>{count}</v></c>"#);
                count += 1;
            }
        }
        cells.push_str("</row>");
    }
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let main = r#"xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main""#;
    let relations = |list: &str| {
        format!(
            r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{list}</Relationships>"#
        )
    };
    vec![
        (
            "_rels/.rels",
            relations(&format!(r#"<Relationship Id="r" Type="{office}/officeDocument" Target="xl/workbook.xml"/>"#)),
        ),
        (
            "xl/workbook.xml",
            format!(
                r#"<workbook {main} xmlns:r="{office}"><sheets><sheet name="Cards" sheetId="7" r:id="rId9"/><sheet name="Notes" sheetId="1" r:id="rId1"/></sheets></workbook>"#
            ),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            relations(&format!(
                r#"<Relationship Id="rId1" Type="{office}/worksheet" Target="worksheets/notes.xml"/><Relationship Id="rId9" Type="{office}/worksheet" Target="/xl/worksheets/cards.xml"/><Relationship Id="rId2" Type="{office}/sharedStrings" Target="sharedStrings.xml"/>"#
            )),
        ),
        ("xl/worksheets/notes.xml", format!("<worksheet {main}><sheetData/></worksheet>")),
        ("xl/worksheets/cards.xml", format!("<worksheet {main}><sheetData>{cells}</sheetData></worksheet>")),
        ("xl/sharedStrings.xml", format!("<sst {main}>{shared}</sst>")),
    ]
}

/// A ZIP archive with these files; every other one is deflated.
fn workbook(parts: &[(&'static str, String)]) -> Vec<u8> {
    let (mut archive, mut list) = (Vec::new(), Vec::new());
    let size = |bytes: &[u8]| u32::try_from(bytes.len()).unwrap().to_le_bytes();
    for (at, (name, text)) in parts.iter().enumerate() {
        let (method, packed) = if at % 2 == 0 {
            let mut packer = DeflateEncoder::new(Vec::new(), Compression::default());
            packer.write_all(text.as_bytes()).unwrap();
            (8_u16, packer.finish().unwrap())
        } else {
            (0, text.as_bytes().to_vec())
        };
        let mut checksum = Crc::new();
        checksum.update(text.as_bytes());
        // Version, flags, method, time and date, checksum, sizes, length of the name and of what follows it.
        let method = method.to_le_bytes();
        let mut head = [&[20, 0, 0, 0][..], &method, &[0; 4], &checksum.sum().to_le_bytes(), &size(&packed)].concat();
        head.extend([&size(text.as_bytes())[..], &size(name.as_bytes())[..2], &[0, 0]].concat());
        let place = size(&archive);
        archive.extend([&b"PK\x03\x04"[..], &head, name.as_bytes(), &packed].concat());
        list.extend([&b"PK\x01\x02\x14\0"[..], &head, &[0; 10], &place, name.as_bytes()].concat());
    }
    let count = &u16::try_from(parts.len()).unwrap().to_le_bytes();
    let end = [&b"PK\x05\x06\0\0\0\0"[..], count, count, &size(&list), &size(&archive), &[0, 0]].concat();
    [archive, list, end].concat()
}

/// The cells of a sheet.
fn cells(sheet: &str) -> Vec<Vec<String>> {
    let table = Table::read(&Source::new("sheet.csv", sheet.trim_start_matches('\u{feff}')), &mut Vec::new());
    let texts = |row: &Vec<ses_studio::registry::csv::TableCell>| row.iter().map(|cell| cell.text.clone()).collect();
    std::iter::once(&table.header).chain(&table.rows).map(texts).collect()
}

#[test]
fn a_workbook_is_read_as_its_first_sheet() {
    let (folder, sheet) = project();
    let project = folder.path().join("crown");
    let rows = cells(&sheet);
    assert_eq!(rows.len(), 41);
    let file = folder.path().join("cards.xlsx");
    std::fs::write(&file, workbook(&parts(&rows))).unwrap();
    let (out, err, code) = run(&["import", file.to_str().unwrap(), project.to_str().unwrap()], "");
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("0 changed, 0 new, 40 as they are") && out.contains("37 read whole"), "{out}");
    // The same cells, and the cards of a workbook are played with, too.
    let decoded =
        decode("cards.xlsx", std::fs::read(&file).unwrap()).unwrap_or_else(|(_, problem)| panic!("{problem:?}"));
    assert_eq!(cells(&decoded.text), rows);
    let requests = json!({ "call": "getState" }).to_string();
    let (out, err, code) = run(&["match", GAME, "--json", "--library", file.to_str().unwrap()], &requests);
    assert_eq!(code, Some(0), "{out}{err}");
    // A text that a spreadsheet would take for a formula stays a text.
    let formula =
        vec![vec!["CardID".to_owned()], vec!["=1+1".to_owned()], vec!["+2".to_owned()], vec!["'-x".to_owned()]];
    let decoded = decode("x", workbook(&parts(&formula))).unwrap_or_else(|(_, problem)| panic!("{problem:?}"));
    let read: Vec<Vec<String>> = cells(&decoded.text);
    assert_eq!(read, [["CardID"], ["=1+1"], ["2"], ["'-x"]]);
}

#[test]
fn a_faulty_workbook_is_refused_with_a_reason_and_never_panics() {
    let rows = vec![vec!["CardID".to_owned(), "Name".to_owned()], vec!["EC-1".to_owned(), "One".to_owned()]];
    let good = parts(&rows);
    for missing in ["xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/worksheets/cards.xml", "xl/sharedStrings.xml"]
    {
        let rest: Vec<_> = good.iter().filter(|(name, _)| *name != missing).cloned().collect();
        let (_, problem) =
            decode("cards.xlsx", workbook(&rest)).err().unwrap_or_else(|| panic!("{missing} is not needed"));
        assert_eq!(problem.code.as_str(), "file-unreadable", "{missing}");
    }
    let wide = "<worksheet><sheetData><row><c r=\"XFD1\"><v>1</v></c></row></sheetData></worksheet>".to_owned();
    for sheet in
        [wide, "<worksheet>".to_owned(), "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>".to_owned(), "<a>".repeat(50_000)]
    {
        let mut parts = good.clone();
        parts[4].1 = sheet;
        assert!(decode("cards.xlsx", workbook(&parts)).is_err());
    }
    let mut odd = good.clone();
    odd[4].1 =
        "<worksheet><sheetData><row><c r=\"1\" t=\"s\"><v>-4</v></c><c r=\"??\" t=\"s\"/><c t=\"q\"><v> </v></c>\
        <c r=\"AAAAAAAAAAAAAAAAAAAAAAAA1\"/></row></sheetData></worksheet>"
            .to_owned();
    assert!(decode("cards.xlsx", workbook(&odd)).is_err());
    let bytes = workbook(&good);
    assert!(decode("cards.xlsx", bytes.clone()).is_ok());
    let mut chance = Generator(5);
    for _ in 0..400 {
        let mut junk = bytes.clone();
        for _ in 0..=chance.below(6) {
            let at = 4 + chance.below(junk.len() - 4);
            junk[at] = u8::try_from(chance.below(256)).unwrap();
        }
        junk.truncate(junk.len() - chance.below(3) * chance.below(40));
        // It is read or refused.
        drop(decode("cards.xlsx", junk));
    }
}

/// Whatever a sheet says, no row is made that its text does not say.
#[test]
fn a5_junk_sheets_are_refused_or_read_and_make_no_wrong_row() {
    let rules = Source::new("ruleset.json", RULES);
    let game = game();
    let (texts, _) = Texts::load_phrases(GAME, &[]);
    let file: Value = serde_json::from_str(RULES).unwrap();
    let reader = GameReader::new(&texts, ENGLISH, &game, &file["reads"]);
    let layout = Layout::of(&rules).unwrap();
    let plan = |csv: &str| {
        let mut problems = Vec::new();
        let table = Table::read(&Source::new("sheet", csv), &mut problems);
        (sheet::plan(&reader, &game, &layout, &table), problems)
    };
    for junk in [
        "",
        "a",
        "CardID",
        "\"",
        "[",
        "[1]",
        "[{}]",
        "CardID,Name,Type\n,,\n\u{0},\u{202e},—\n",
        "CardID;Name;Type\nx;y;— / / -",
    ] {
        let (plan, _) = plan(junk);
        assert!(plan.cards.iter().all(|card| card.reading.rows.is_empty()), "{junk}");
    }
    let (none, problems) = plan("Name,Cost\nOdd,1\n");
    assert!(problems.is_empty() && !none.is_sound() && none.problems.len() == 2, "{:?}", none.problems);
    // Texts of cards, cut and joined anywhere: what is read is printed as the sentences that were read, and nothing else.
    let cards: Vec<String> =
        game.cards.values().map(|card| texts.printed(ENGLISH, &game, game.definition(*card)).text).collect();
    let sentences: Vec<&str> = cards.iter().flat_map(|text| text.split(' ')).collect();
    let mut chance = Generator(9);
    let (mut read, mut not) = (0, 0);
    for at in 0..120 {
        let from = chance.below(sentences.len() - 40);
        let other = chance.below(sentences.len() - 40);
        let words =
            [&sentences[from..from + 2 + chance.below(24)], &sentences[other..other + chance.below(12)]].concat();
        let text = words.join(" ").replace('\n', " ").replace('"', "'");
        let csv = format!("CardID,Name,Type,RulesText\nEC-900,Odd {at},Avatar — Void,\"{text}\"\n");
        let (plan, _) = plan(&csv);
        let reading = &plan.cards[0].reading;
        let record = json!({ "type": "avatar", "effects": reading.rows });
        let printed = texts.of_record(ENGLISH, &game, &record).map(|text| text.text);
        assert!(printed.is_ok(), "{text}: rows that no card can have: {:?}", reading.rows);
        let again = reader.read(&printed.unwrap_or_default(), "avatar");
        assert!(reader.is_same("avatar", &again.rows, &reading.rows), "{text}: {:?}", reading.rows);
        let counted: usize = reading.sentences.iter().map(|sentence| sentence.rows).sum();
        assert_eq!(counted, reading.rows.len(), "{text}");
        // A text that is not read whole stays with its card.
        let is_whole = reading.sentences.iter().all(ses_studio::text::read::ReadSentence::is_read);
        assert_eq!(plan.cards[0].record.contains_key("text_override"), !is_whole, "{text}");
        read += reading.rows.len();
        not += reading.not_understood().count();
    }
    assert!(read > 20 && not > 60, "{read} rows, {not} sentences that are not understood");
}
