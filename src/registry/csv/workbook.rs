//! The first sheet of a workbook (XLSX), as the text of a sheet with commas: from there on it is read like any other.

use roxmltree::{Document, Node, ParsingOptions};

use super::archive::Archive;
use super::{MAX_ROWS, protect};
use crate::base::json::MAX_BYTES;

/// The most elements and texts of a part.
const MAX_NODES: u32 = 8 << 20;
/// The most columns of a sheet.
const MAX_COLUMNS: usize = 1024;

/// The first sheet with commas, each row with as many cells as the longest one.
///
/// # Errors
///
/// Says in technical English what is wrong with the file.
pub(super) fn first_sheet(bytes: &[u8]) -> Result<String, String> {
    let parts = Parts(Archive::read(bytes)?);
    let root = parts.relations("_rels/.rels", "")?;
    let workbook = target(&root, |relation| relation.is("officeDocument")).unwrap_or("xl/workbook.xml").to_owned();
    let (folder, file) = workbook.rsplit_once('/').unwrap_or(("", &workbook));
    let relations = parts.relations(&format!("{folder}/_rels/{file}.rels"), folder)?;
    let id = first_sheet_id(&parts.needed(&workbook)?)?;
    let sheet =
        target(&relations, |relation| relation.id == id).ok_or("the workbook does not say where its sheet is")?;
    let shared = target(&relations, |relation| relation.is("sharedStrings"));
    let shared = shared.map(|name| shared_texts(&parts.needed(name)?)).transpose()?.unwrap_or_default();
    written(&rows(&parts.needed(sheet)?, &shared)?)
}

/// The parts of a workbook by name.
struct Parts<'b>(Archive<'b>);

/// Where a part says that another one is.
struct Relation {
    id: String,
    kind: String,
    target: String,
}

impl Relation {
    /// Whether it leads to a part of a kind, in either edition of the standard.
    fn is(&self, kind: &str) -> bool {
        self.kind.rsplit_once('/').is_some_and(|(_, last)| last == kind)
    }
}

fn target(relations: &[Relation], is_wanted: impl Fn(&Relation) -> bool) -> Option<&str> {
    relations.iter().find(|relation| is_wanted(relation)).map(|relation| relation.target.as_str())
}

impl Parts<'_> {
    fn part(&self, name: &str) -> Result<Option<String>, String> {
        let Some(bytes) = self.0.file(name) else { return Ok(None) };
        let text = bytes.and_then(|bytes| String::from_utf8(bytes).map_err(|error| error.to_string()));
        text.map(Some).map_err(|error| format!("{name}: {error}"))
    }

    fn needed(&self, name: &str) -> Result<String, String> {
        self.part(name)?.ok_or_else(|| format!("there is no {name} in it"))
    }

    /// The relations of a part, with targets as names of parts. `folder` is that of the part.
    fn relations(&self, name: &str, folder: &str) -> Result<Vec<Relation>, String> {
        let Some(text) = self.part(name)? else { return Ok(Vec::new()) };
        let document = parsed(&text)?;
        let relation = |node: Node<'_, '_>| {
            let text = |name: &str| node.attribute(name).unwrap_or_default().to_owned();
            let target = text("Target");
            let target = match target.strip_prefix('/') {
                Some(whole) => whole.to_owned(),
                None if folder.is_empty() => target,
                None => format!("{folder}/{target}"),
            };
            Relation { id: text("Id"), kind: text("Type"), target }
        };
        Ok(named(document.root_element(), "Relationship").map(relation).collect())
    }
}

fn parsed(text: &str) -> Result<Document<'_>, String> {
    let options = ParsingOptions { nodes_limit: MAX_NODES, ..ParsingOptions::default() };
    Document::parse_with_options(text.trim_start_matches('\u{feff}'), options).map_err(|error| error.to_string())
}

/// The elements of a name directly below one.
fn named<'a, 'i>(node: Node<'a, 'i>, name: &'static str) -> impl Iterator<Item = Node<'a, 'i>> {
    node.children().filter(move |child| child.tag_name().name() == name)
}

fn first_sheet_id(workbook: &str) -> Result<String, String> {
    let document = parsed(workbook)?;
    let sheets = named(document.root_element(), "sheets").next();
    let sheet = sheets.and_then(|sheets| named(sheets, "sheet").next()).ok_or("the workbook has no sheet")?;
    let relation = sheet.attributes().find(|attribute| attribute.name() == "id" && attribute.namespace().is_some());
    Ok(relation.map(|relation| relation.value().to_owned()).unwrap_or_default())
}

/// The texts that cells share.
fn shared_texts(text: &str) -> Result<Vec<String>, String> {
    let document = parsed(text)?;
    Ok(named(document.root_element(), "si").map(rich_text).collect())
}

/// A text in one piece or in several with their own look. How its characters are read aloud is no part of it.
fn rich_text(node: Node<'_, '_>) -> String {
    let runs = node.children().flat_map(|child| match child.tag_name().name() {
        "t" => vec![child],
        "r" => named(child, "t").collect(),
        _ => Vec::new(),
    });
    runs.filter_map(|run| run.text()).collect()
}

/// The rows with their cells at their columns.
fn rows(sheet: &str, shared: &[String]) -> Result<Vec<Vec<String>>, String> {
    let document = parsed(sheet)?;
    let data = named(document.root_element(), "sheetData").next();
    let mut rows = Vec::new();
    // One row more than a sheet can have, so that it is refused as too long.
    for row in data.into_iter().flat_map(|data| named(data, "row")).take(MAX_ROWS + 2) {
        let mut cells: Vec<String> = Vec::new();
        for cell in named(row, "c") {
            let at = cell.attribute("r").and_then(column).unwrap_or(cells.len());
            if at >= MAX_COLUMNS {
                return Err(format!("its sheet has more than {MAX_COLUMNS} columns"));
            }
            if cells.len() <= at {
                cells.resize(at + 1, String::new());
            }
            cells[at] = value(cell, shared);
        }
        rows.push(cells);
    }
    Ok(rows)
}

/// The column of a place such as `AB12`, from 0.
fn column(place: &str) -> Option<usize> {
    let letters = place.bytes().take_while(u8::is_ascii_uppercase);
    let number =
        letters.fold(0_usize, |sum, letter| sum.saturating_mul(26).saturating_add(usize::from(letter - b'A') + 1));
    number.checked_sub(1)
}

/// What a cell shows, without the look of numbers.
fn value(cell: Node<'_, '_>, shared: &[String]) -> String {
    let written = || named(cell, "v").next().and_then(|value| value.text()).unwrap_or_default();
    match cell.attribute("t") {
        Some("s") => written().trim().parse().ok().and_then(|at: usize| shared.get(at)).cloned().unwrap_or_default(),
        Some("inlineStr") => named(cell, "is").next().map(rich_text).unwrap_or_default(),
        Some("b") => (if written().trim() == "1" { "TRUE" } else { "FALSE" }).to_owned(),
        Some("str" | "e" | "d") => written().to_owned(),
        _ => number(written().trim()),
    }
}

/// A number as it is written; a whole one without decimals and powers of ten, whoever has written the file.
fn number(written: &str) -> String {
    match written.parse::<f64>() {
        Ok(number) if number.fract() == 0.0 && number.abs() < 1e15 => format!("{:.0}", number + 0.0),
        _ => written.to_owned(),
    }
}

fn written(rows: &[Vec<String>]) -> Result<String, String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut size = 0;
    for row in rows {
        size += columns + row.iter().map(String::len).sum::<usize>();
        if size > MAX_BYTES {
            return Err(format!("its sheet has more than {} MiB", MAX_BYTES >> 20));
        }
        let missing = std::iter::repeat_n(String::new(), columns - row.len());
        let cells = row.iter().map(|cell| protect(cell.clone())).chain(missing);
        writer.write_record(cells).map_err(|error| error.to_string())?;
    }
    let bytes = writer.into_inner().map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| error.to_string())
}
