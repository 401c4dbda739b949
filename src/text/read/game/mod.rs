//! Reads texts of games whose whole match is data: the generator backwards.
//!
//! The patterns are the messages that cards are printed with ([`grammar`]), whatever variants they have; what a sentence
//! can mean is found in a chart ([`matcher`]), and becomes rows ([`rows`]). Each candidate is checked and printed again,
//! and only rows that print the sentence are taken, so that nothing is guessed. Other wordings come from the ruleset
//! ([`wording`]).

mod cards;
mod cases;
mod grammar;
mod heads;
mod made;
mod matcher;
mod nouns;
mod number_words;
mod paragraphs;
mod pattern;
mod reasons;
mod rows;
mod scratch;
mod values;
mod wording;

use std::collections::HashSet;
use std::ops::Range;

use serde_json::{Map, Value as Json, json};

use super::MAX_READ;
use crate::base::{Code, Name};
use crate::kernel::ids::TimingId;
use crate::kernel::rules::Game;
use crate::text::{Language, Texts};
use grammar::Grammar;
use matcher::Matcher;
use paragraphs::Paragraph;
use scratch::Scratch;
use values::Clause;
use wording::Wordings;

/// Candidates of a sentence that are printed at most.
const MAX_PRINTED: usize = 160;

/// Why a sentence was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A word where a number should be.
    NotANumber,
    /// A word where a word of the game should be.
    UnknownWord,
    /// What is wrong with the rows that it would be.
    Rows(Code),
}

/// The members of a row that belong to its ability.
const HEAD: [&str; 5] = ["on", "as", "once", "may", "cost"];

/// A text as rows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameReading {
    /// Words and numbers that are printed before the abilities, as members of the card.
    pub members: Map<String, Json>,
    /// The rows as a card writes them.
    pub rows: Vec<Json>,
    /// The sentences of the text.
    pub sentences: Vec<ReadSentence>,
}

/// A sentence that was read, or was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadSentence {
    /// Its words.
    pub text: String,
    /// Where it is in the text, in bytes.
    pub span: Range<usize>,
    /// How many rows it is; none if it was not understood.
    pub rows: usize,
    /// Why it was not understood. `None`: it fits no pattern.
    pub problem: Option<Problem>,
    /// Whether its rows print other words.
    pub reworded: bool,
    /// Whether other rows print the same words.
    pub ambiguous: bool,
}

impl ReadSentence {
    fn not_read(text: String, span: Range<usize>, problem: Option<Code>) -> Self {
        Self { text, span, rows: 0, problem: problem.map(Problem::Rows), reworded: false, ambiguous: false }
    }

    /// Whether it was understood.
    pub fn is_read(&self) -> bool {
        self.rows > 0
    }

    /// Why it was not understood, as a report names it.
    pub fn reason(&self) -> &'static str {
        match self.problem {
            None => "no-pattern",
            Some(Problem::NotANumber) => "not-a-number",
            Some(Problem::UnknownWord) => "unknown-word",
            Some(Problem::Rows(code)) => code.as_str(),
        }
    }
}

impl GameReading {
    /// The sentences that were not understood, word for word.
    pub fn not_understood(&self) -> impl Iterator<Item = &str> {
        self.sentences.iter().filter(|sentence| !sentence.is_read()).map(|sentence| sentence.text.as_str())
    }
}

/// Reads texts of one game in one language.
pub struct GameReader<'a> {
    texts: &'a Texts,
    language: &'static Language,
    game: Game,
    grammar: Grammar,
    wordings: Wordings,
    /// Other rows of a sentence are looked for as well.
    finds_ambiguity: bool,
}

/// The rows of a sentence.
struct Accepted {
    rows: Vec<Json>,
    /// What all rows print with them.
    printed: String,
    reworded: bool,
    ambiguous: bool,
}

/// A text that is being read.
struct Progress<'a> {
    scratch: Scratch<'a>,
    card_type: &'a str,
    reading: GameReading,
    /// What the rows so far print.
    printed: String,
    /// The timing of the last ability.
    last_on: Option<Json>,
}

impl<'a> GameReader<'a> {
    /// Prepares the patterns of a language, which takes some milliseconds. `wordings`: the ruleset's member `reads`.
    pub fn new(texts: &'a Texts, language: &'static Language, game: &Game, wordings: &Json) -> Self {
        let grammar = Grammar::of(texts, language, game);
        let (game, wordings) = (game.clone(), Wordings::read(wordings, &grammar.numbers, language));
        let mut reader = Self { texts, language, game, grammar, wordings, finds_ambiguity: false };
        let plain = reader.plain_wordings();
        reader.wordings.complete(plain);
        reader
    }

    /// The same, and sentences that other rows print too are noted.
    #[must_use]
    pub fn with_ambiguity(mut self) -> Self {
        self.finds_ambiguity = true;
        self
    }

    /// The wordings of the ruleset that no row prints.
    pub fn unread_wordings(&self) -> impl Iterator<Item = &str> {
        self.wordings.unread()
    }

    /// Reads a text of a card of this type.
    pub fn read(&self, text: &str, card_type: &str) -> GameReading {
        if text.len() > MAX_READ {
            let sentence = ReadSentence::not_read(text.to_owned(), 0..text.len(), None);
            return GameReading { sentences: vec![sentence], ..GameReading::default() };
        }
        let mut progress = Progress {
            scratch: Scratch::new(self.texts, self.language, self.game.clone()),
            card_type,
            reading: GameReading::default(),
            printed: String::new(),
            last_on: None,
        };
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let mut paragraph = Paragraph::of(line, &self.grammar.end, &self.grammar.in_parentheses, self.language);
            paragraph.move_by(start);
            start += line.len();
            self.members(&mut paragraph, &mut progress.reading.members);
            self.paragraph(&paragraph, &mut progress);
        }
        progress.reading
    }

    /// Takes the words that are printed before the abilities.
    fn members(&self, paragraph: &mut Paragraph, members: &mut Map<String, Json>) {
        while let Some(text) = paragraph.folded.first().cloned() {
            let found = Matcher::new(&self.grammar, &self.game, &text).printed(0);
            let Some((end, member, value)) = found.filter(|(end, ..)| *end > 0) else { return };
            match (member, members.get_mut(member)) {
                ("keywords", Some(Json::Array(words))) => words.push(value),
                ("keywords", _) => drop(members.insert(member.to_owned(), json!([value]))),
                _ => drop(members.insert(member.to_owned(), value)),
            }
            paragraph.drop_start(end, &self.grammar.end);
        }
    }

    fn paragraph(&self, paragraph: &Paragraph, progress: &mut Progress<'_>) {
        let (mut at, mut is_first) = (0, true);
        while at < paragraph.folded.len() {
            match self.sentence(paragraph, at, is_first, progress) {
                Ok(count) => {
                    at += count;
                    is_first = false;
                }
                Err(problem) => {
                    let (text, span) = (paragraph.original[at].clone(), paragraph.spans[at].clone());
                    progress.reading.sentences.push(ReadSentence::not_read(text, span, problem));
                    at += 1;
                    // What follows a head that was not understood is not taken for another ability's.
                    is_first = false;
                }
            }
        }
    }

    /// Reads the longest sentence at a place; returns how many sentence ends it has, or what is wrong with its rows.
    fn sentence(
        &self,
        paragraph: &Paragraph,
        at: usize,
        is_first: bool,
        progress: &mut Progress<'_>,
    ) -> Result<usize, Option<Code>> {
        let mut problem = None;
        let own = paragraph.folded[at].clone();
        let others = self.wordings.rewritten(&own).into_iter().map(|other| paragraph.from(at, &other));
        // A sentence of several pieces can have numbers in any of them.
        let in_digits = paragraph.rewritten(at, |piece| self.wordings.in_digits(piece));
        let others = others.chain(in_digits).map(|other| (true, other));
        for (is_other, (text, ends)) in std::iter::once((false, paragraph.from(at, &own))).chain(others) {
            let mut found = Matcher::new(&self.grammar, &self.game, &text).sentences(0);
            found.retain(|(end, _)| ends.contains(end));
            found.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
            for same_end in found.chunk_by(|(one, _), (other, _)| one == other) {
                let Some((end, _)) = same_end.first() else { continue };
                let count = ends.iter().position(|known| known == end).map_or(1, |position| position + 1);
                let words = text.get(..*end).unwrap_or_default();
                let clauses: Vec<&Clause<'_>> = same_end.iter().map(|(_, clause)| &**clause).collect();
                match self.accept(words, &clauses, is_first, progress) {
                    Ok(accepted) => {
                        let pieces = at..(at + count).min(paragraph.original.len());
                        let spans = &paragraph.spans[pieces.clone()];
                        let end = spans.last().map_or(0, |last| last.end);
                        progress.reading.sentences.push(ReadSentence {
                            text: paragraph.original[pieces].join(" "),
                            span: spans.first().map_or(end, |first| first.start)..end,
                            rows: accepted.rows.len(),
                            problem: None,
                            reworded: accepted.reworded || is_other,
                            ambiguous: accepted.ambiguous,
                        });
                        if let Some(on) = accepted.rows.first().and_then(|row| row.get("on")) {
                            progress.last_on = Some(on.clone());
                        }
                        progress.reading.rows.extend(accepted.rows);
                        progress.printed = accepted.printed;
                        return Ok(count);
                    }
                    Err(why) => problem = problem.or(why),
                }
            }
        }
        Err(problem)
    }

    /// The first rows that are allowed and print a sentence.
    fn accept(
        &self,
        words: &str,
        clauses: &[&Clause<'_>],
        is_first: bool,
        progress: &mut Progress<'_>,
    ) -> Result<Accepted, Option<Code>> {
        let wanted = scratch::key(words, self.language);
        let mut candidates: Vec<(usize, &Clause<'_>, Vec<Json>)> = Vec::new();
        for clause in clauses {
            let bodies = rows::rows(&self.game, &self.grammar, clause);
            for (at, head) in self.heads(clause, is_first, progress).into_iter().enumerate() {
                // Rows without a timing where there is no usual one only show what is wrong.
                let is_untimed = progress.reading.rows.is_empty() && !head.contains_key("on");
                let most = if is_untimed && self.usual(progress.card_type).is_none() { 1 } else { usize::MAX };
                for (rank, body) in bodies.iter().take(most) {
                    let mut first = head.clone();
                    first.extend(body.clone());
                    let times = usize::try_from(clause.times.clamp(1, 8)).unwrap_or(1);
                    let mut added = vec![Json::from(first)];
                    added.extend((1..times).map(|_| Json::from(body.clone())));
                    candidates.push((at + rank, *clause, added));
                }
            }
        }
        candidates.sort_by_key(|(rank, ..)| *rank);
        let mut known: HashSet<String> = HashSet::new();
        candidates.retain(|(.., rows)| known.insert(Json::from(rows.clone()).to_string()));
        candidates.truncate(MAX_PRINTED);
        let (mut problem, mut found): (Option<Code>, Option<Accepted>) = (None, None);
        for (_, clause, added) in candidates {
            let mut all = progress.reading.rows.clone();
            all.extend(added.iter().cloned());
            let printed = match progress.scratch.printed(progress.card_type, &all) {
                Ok(printed) => printed,
                Err(why) => {
                    problem = problem.or(why);
                    continue;
                }
            };
            let Some(reworded) = is_same(&printed, &wanted, clause, &added, progress) else { continue };
            match &mut found {
                // Prefer the candidate that prints exactly this text.
                Some(known) if known.reworded && !reworded => {
                    found = Some(Accepted { rows: added, printed, reworded, ambiguous: false });
                }
                Some(known) if known.reworded == reworded && !known.ambiguous => {
                    let before = &progress.reading.rows;
                    let [one, other] = [&known.rows, &added].map(|rows| [before.as_slice(), rows.as_slice()].concat());
                    known.ambiguous = !self.is_same(progress.card_type, &one, &other);
                }
                Some(_) => {}
                None => found = Some(Accepted { rows: added, printed, reworded, ambiguous: false }),
            }
            if !self.finds_ambiguity && !reworded {
                break;
            }
        }
        found.ok_or(problem)
    }

    /// The heads that the first row of a sentence can have.
    fn heads(&self, clause: &Clause<'_>, is_first: bool, progress: &Progress<'_>) -> Vec<Map<String, Json>> {
        let is_empty = progress.reading.rows.is_empty();
        let usual = self.usual(progress.card_type);
        if clause.head.on.is_some() {
            let head = rows::head(clause, None);
            // An ability with a cost is optional even without `may`.
            if clause.head.may && clause.head.cost.is_some() {
                let mut other = head.clone();
                other.remove("may");
                return [other, head].map(|head| without_usual(head, is_empty, usual)).into();
            }
            return vec![without_usual(head, is_empty, usual)];
        }
        if !is_first && clause.head.is_empty() {
            return vec![Map::new()];
        }
        let mut heads = Vec::new();
        if is_empty {
            heads.push(rows::head(clause, None));
        } else if let Some(usual) = usual {
            heads.push(rows::head(clause, Some(usual)));
        }
        // A way is of some timings only.
        let way = clause.head.way.and_then(|way| self.game.ways.get(way));
        let is_of_way = |on: &str| {
            let timing = self.game.timings.get_index_of(on).and_then(TimingId::at);
            way.is_none_or(|way| way.on.is_empty() || timing.is_some_and(|timing| way.on.contains(&timing)))
        };
        let silent = self.grammar.silent().into_iter().filter(|on| Some(*on) != usual && is_of_way(on));
        heads.extend(silent.map(|on| rows::head(clause, Some(on))));
        heads
    }

    /// The timing of rows of a type that say none.
    fn usual(&self, card_type: &str) -> Option<&str> {
        let timing = self.game.card_types.get(card_type)?.resolves.first()?;
        self.game.timings.get_index(timing.index()).map(|(name, _)| name.as_str())
    }

    /// The sentences that the ruleset's wordings are instead of, as their rows are printed without a head.
    fn plain_wordings(&self) -> Vec<wording::Printer> {
        let types: Vec<&str> = self.game.card_types.keys().map(Name::as_str).collect();
        self.wordings.sentences().map(|texts| self.printer(&types, &texts)).collect()
    }

    /// What prints the clause of a wording for each number.
    fn printer(&self, types: &[&str], [two, three]: &[String; 2]) -> wording::Printer {
        let mut printer = wording::Printer::default();
        for card_type in types {
            let (a, b) = (self.read(two, card_type), self.read(three, card_type));
            let ([one], [other]) = (&a.rows[..], &b.rows[..]) else { continue };
            let mut scratch = Scratch::new(self.texts, self.language, self.game.clone());
            let texts = (0..=wording::MOST).map(|number| {
                let row = wording::with_number(one, other, number)?;
                scratch.shown(card_type, &[row]).ok()
            });
            let texts: Vec<Option<String>> = texts.collect();
            let length = |texts: &[Option<String>]| texts.iter().flatten().map(String::len).min().unwrap_or(usize::MAX);
            if length(&texts) < length(&printer.0) {
                printer.0 = texts;
            }
        }
        printer
    }
}

/// A head without the timing that goes without saying in a card's first row.
fn without_usual(mut head: Map<String, Json>, is_first: bool, usual: Option<&str>) -> Map<String, Json> {
    if is_first && usual.is_some() && head.get("on").and_then(Json::as_str) == usual {
        head.remove("on");
    }
    head
}

/// The members of a row that say what it does, and not when.
fn without_head(row: &Json) -> Vec<(&String, &Json)> {
    let members = row.as_object().into_iter().flatten();
    members.filter(|(name, _)| !HEAD.contains(&name.as_str())).collect()
}

/// Whether rows print a sentence after those before: `Some(true)` if in other words.
fn is_same(printed: &str, wanted: &str, clause: &Clause<'_>, added: &[Json], progress: &Progress<'_>) -> Option<bool> {
    let before = progress.reading.rows.last();
    let Some(new) = printed.strip_prefix(progress.printed.as_str()) else {
        // The same sentence again is "twice" where it is printed.
        let is_again = |before: &Json| added.len() == 1 && without_head(before) == without_head(&added[0]);
        return before.is_some_and(is_again).then_some(true);
    };
    if new == wanted {
        return Some(false);
    }
    let is_bare = clause.head.is_empty() && new.ends_with(wanted) && !wanted.is_empty();
    let on = clause.head.on.as_deref();
    let goes_on = on.is_some() && on == progress.last_on.as_ref() && wanted.ends_with(new) && !new.is_empty();
    (is_bare || goes_on).then_some(true)
}
