//! Hidden codes: a solution that is cut into marks, each on the face of another card. Players who put the cards together read
//! it. The file is the designers' own: nothing that players get is made from it but the marks themselves.

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
    pub solution: String,
    /// The marks, in order.
    pub marks: Vec<Mark>,
}

/// A part of a code on the face of a card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The card.
    pub card: String,
    /// What is printed.
    pub part: String,
    /// From the left edge, in tenths of a millimetre.
    pub x: u16,
    /// From the upper edge, in tenths of a millimetre.
    pub y: u16,
    /// How high the letters are, in tenths of a millimetre.
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
        for Clue { id, solution, marks } in &self.clues {
            let parts: String = marks.iter().map(|mark| mark.part.as_str()).collect();
            if parts != *solution {
                problems.push(format!("{id}: the parts give `{parts}`, the solution is `{solution}`"));
            }
            let mut cards = BTreeSet::new();
            for Mark { card, x, y, size, opacity, .. } in marks {
                if !cards.insert(card) {
                    problems.push(format!("{id}: two marks are on {card}"));
                }
                if !run.contains(card) {
                    problems.push(format!("{id}: {card} is in no pack"));
                }
                // A face is 63 × 88 mm.
                if u32::from(*x) + u32::from(*size) > 630 || u32::from(*y) + u32::from(*size) > 880 {
                    problems.push(format!("{id}: the mark on {card} is not inside its face"));
                }
                if *opacity == 0 || *opacity > 100 || *size == 0 {
                    problems.push(format!("{id}: the mark on {card} cannot be seen"));
                }
            }
        }
        problems
    }

    /// The marks on a card.
    pub fn on(&self, card: &str) -> impl Iterator<Item = &Mark> {
        self.clues.iter().flat_map(|clue| &clue.marks).filter(move |mark| mark.card == card)
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
        assert_eq!(file(|_| {}).on("B").map(|mark| mark.part.as_str()).collect::<String>(), "L");
    }
}
