//! Hidden codes: a solution, a text or a picture, that is cut into marks, each on the face of another card. Players who put
//! the cards together read it. The file is the designers' own: nothing that players get is made from it but the marks themselves.

use std::collections::BTreeSet;

use serde::Deserialize;

/// The name of the file, beside the ruleset.
pub const FILE: &str = "clues.json";

/// A file of hidden codes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClueFile {
    /// What the file is for.
    #[serde(default, rename = "about")]
    _about: String,
    /// The codes.
    pub clues: Vec<Clue>,
}

/// A hidden code.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clue {
    /// Its id.
    pub id: String,
    /// What the parts of the marks give, one after the other.
    #[serde(default)]
    pub solution: String,
    /// Instead of a text: lines of a picture, of which `#` is a dot and any other letter is none. It is cut into pieces.
    #[serde(default)]
    pub picture: Vec<String>,
    /// Into how many columns and rows of pieces.
    #[serde(default)]
    pub cut: [usize; 2],
    /// The marks, in order.
    pub marks: Vec<Mark>,
}

/// A part of a code on the face of a card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The card.
    pub card: String,
    /// What is printed of a text.
    #[serde(default)]
    pub part: String,
    /// Which piece of a picture is printed, line by line; the first is 1.
    pub piece: Option<usize>,
    /// From the left edge, in tenths of a millimetre.
    pub x: u16,
    /// From the upper edge, in tenths of a millimetre.
    pub y: u16,
    /// How high the letters or the piece are, in tenths of a millimetre.
    pub size: u16,
    /// How much of it is seen, in percent.
    pub opacity: u8,
}

impl ClueFile {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// What is wrong with its form, with line and column.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// What is wrong with the codes. `run`: the cards that are in packs.
    pub fn problems(&self, run: &[String]) -> Vec<String> {
        let mut problems = Vec::new();
        for clue in &self.clues {
            let Clue { id, solution, marks, .. } = clue;
            let parts: String = marks.iter().map(|mark| mark.part.as_str()).collect();
            if parts != *solution {
                problems.push(format!("{id}: the parts give `{parts}`, the solution is `{solution}`"));
            }
            problems.extend(clue.wrong_picture().map(|why| format!("{id}: {why}")));
            let mut cards = BTreeSet::new();
            for mark @ Mark { card, x, y, size, opacity, .. } in marks {
                let wide = clue.width(mark);
                if !cards.insert(card) {
                    problems.push(format!("{id}: two marks are on {card}"));
                }
                if !run.contains(card) {
                    problems.push(format!("{id}: {card} is in no pack"));
                }
                // A face is 63 × 88 mm.
                if u32::from(*x) + wide > 630 || u32::from(*y) + u32::from(*size) > 880 {
                    problems.push(format!("{id}: the mark on {card} is not inside its face"));
                }
                if *opacity == 0 || *opacity > 100 || *size == 0 {
                    problems.push(format!("{id}: the mark on {card} cannot be seen"));
                }
            }
        }
        problems
    }

    /// The marks on a card, with their codes.
    pub fn on(&self, card: &str) -> impl Iterator<Item = (&Clue, &Mark)> {
        let marks = self.clues.iter().flat_map(|clue| clue.marks.iter().map(move |mark| (clue, mark)));
        marks.filter(move |(_, mark)| mark.card == card)
    }
}

/// What is a dot in the lines of a picture.
const DOT: char = '#';

impl Clue {
    /// The lines of a picture's piece that a mark prints; none of a text.
    pub fn dots(&self, mark: &Mark) -> Vec<String> {
        let [columns, rows] = self.cut;
        let Some(piece) = mark.piece.and_then(|piece| piece.checked_sub(1)).filter(|piece| *piece < columns * rows)
        else {
            return Vec::new();
        };
        let (across, down) = (self.across() / columns, self.picture.len() / rows);
        let (left, top) = (piece % columns * across, piece / columns * down);
        let line = |line: &String| line.chars().skip(left).take(across).collect();
        self.picture.iter().skip(top).take(down).map(line).collect()
    }

    /// The picture that pieces give, in their order.
    pub fn assembled(&self, pieces: &[Vec<String>]) -> Vec<String> {
        let rows = pieces.chunks(self.cut[0].max(1));
        let line = |row: &[Vec<String>], at: usize| row.iter().filter_map(|piece| piece.get(at)).cloned().collect();
        rows.flat_map(|row| (0..row.first().map_or(0, Vec::len)).map(move |at| line(row, at))).collect()
    }

    fn across(&self) -> usize {
        self.picture.first().map_or(0, |line| line.chars().count())
    }

    /// How wide a mark is, in tenths of a millimetre: a letter is at most as wide as high.
    fn width(&self, mark: &Mark) -> u32 {
        let dots = self.dots(mark);
        let size = u32::from(mark.size);
        let across = dots.first().and_then(|line| u32::try_from(line.chars().count()).ok());
        match (across, u32::try_from(dots.len())) {
            (Some(across), Ok(down)) if down > 0 => size * across / down,
            _ => size,
        }
    }

    /// Why the marks do not give the picture, if there is one.
    fn wrong_picture(&self) -> Option<String> {
        if self.picture.is_empty() {
            return self.marks.iter().any(|mark| mark.piece.is_some()).then(|| "there is no picture".to_owned());
        }
        let ([columns, rows], across) = (self.cut, self.across());
        if self.picture.iter().any(|line| line.chars().count() != across) {
            return Some("the lines of the picture are not equally long".to_owned());
        }
        let is_even =
            columns > 0 && rows > 0 && across.is_multiple_of(columns) && self.picture.len().is_multiple_of(rows);
        if !is_even || across == 0 {
            let size = format!("{across} × {}", self.picture.len());
            return Some(format!("a picture of {size} dots cannot be cut into {columns} × {rows} equal pieces"));
        }
        for piece in 1..=columns * rows {
            match self.marks.iter().filter(|mark| mark.piece == Some(piece)).count() {
                1 => {}
                0 => return Some(format!("piece {piece} is on no card")),
                count => return Some(format!("piece {piece} is on {count} cards")),
            }
        }
        for mark in &self.marks {
            let dots = self.dots(mark);
            match mark.piece {
                Some(piece) if dots.is_empty() => return Some(format!("there is no piece {piece}")),
                Some(piece) if !dots.iter().any(|line| line.contains(DOT)) => {
                    return Some(format!("piece {piece} has no dot"));
                }
                Some(_) => {}
                None => return Some(format!("the mark on {} has no piece", mark.card)),
            }
        }
        let mut marks: Vec<&Mark> = self.marks.iter().collect();
        marks.sort_by_key(|mark| mark.piece);
        let pieces: Vec<Vec<String>> = marks.into_iter().map(|mark| self.dots(mark)).collect();
        (self.assembled(&pieces) != self.picture).then(|| "the pieces do not give the picture".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::ClueFile;

    fn file(change: impl FnOnce(&mut Value)) -> ClueFile {
        let mark = |card: &str, part: &str| json!({ "card": card, "part": part, "x": 100, "y": 200, "size": 40, "opacity": 12 });
        let mut clue =
            json!({ "id": "one", "solution": "KILN", "marks": [mark("A", "KI"), mark("B", "L"), mark("C", "N")] });
        change(&mut clue);
        ClueFile::read(&json!({ "clues": [clue] }).to_string()).unwrap()
    }

    #[test]
    fn marks_are_on_different_cards_of_the_run_and_give_the_solution() {
        let run = ["A", "B", "C"].map(str::to_owned);
        let problems = |change: fn(&mut Value)| file(change).problems(&run).join("\n");
        assert_eq!(problems(|_| {}), "");
        assert!(problems(|clue| clue["solution"] = "OVEN".into()).contains("`KILN`"));
        assert!(problems(|clue| clue["marks"][1]["card"] = "A".into()).contains("two marks are on A"));
        assert!(problems(|clue| clue["marks"][1]["card"] = "D".into()).contains("D is in no pack"));
        assert!(problems(|clue| clue["marks"][1]["x"] = 600.into()).contains("not inside"));
        assert!(problems(|clue| clue["marks"][1]["opacity"] = 0.into()).contains("cannot be seen"));
        assert_eq!(file(|_| {}).on("B").map(|(_, mark)| mark.part.as_str()).collect::<String>(), "L");
    }

    type Damage = fn(&mut Value);

    #[test]
    fn the_pieces_of_a_picture_are_each_on_one_card_and_give_it() {
        let run = ["A", "B", "C"].map(str::to_owned);
        let picture = |change: fn(&mut Value)| {
            file(|clue| {
                clue["solution"] = "".into();
                clue["picture"] = json!(["##.#..", "#.##.#"]);
                clue["cut"] = json!([3, 1]);
                for at in 0..3 {
                    clue["marks"][at]["part"] = "".into();
                    clue["marks"][at]["piece"] = (3 - at).into();
                }
                change(clue);
            })
        };
        let problems = |change: fn(&mut Value)| picture(change).problems(&run).join("\n");
        assert_eq!(problems(|_| {}), "");
        let clue = picture(|_| {}).clues.remove(0);
        assert_eq!(clue.dots(&clue.marks[0]), ["..", ".#"]);
        assert_eq!(clue.dots(&clue.marks[2]), ["##", "#."]);
        let cases: [(Damage, &str); 7] = [
            (|clue| clue["cut"] = json!([4, 1]), "6 × 2 dots cannot be cut into 4 × 1"),
            (|clue| clue["cut"] = json!([0, 0]), "cannot be cut"),
            (|clue| clue["picture"][1] = "#".into(), "equally long"),
            (|clue| clue["marks"][0]["piece"] = 1.into(), "piece 1 is on 2 cards"),
            (|clue| clue["marks"][0]["piece"] = 9.into(), "piece 3 is on no card"),
            (|clue| clue["picture"] = json!(["##.#..", "#.##.."]), "piece 3 has no dot"),
            (|clue| clue["picture"] = json!([]), "there is no picture"),
        ];
        for (change, part) in cases {
            assert!(problems(change).contains(part), "{part}: {}", problems(change));
        }
    }
}
