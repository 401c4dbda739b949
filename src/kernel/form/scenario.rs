//! Scenarios of form 1 as form 2: the board is one outside of a match, and what form 1 leaves to the program is written
//! down.

use serde_json::Value;

use super::convert::Object;
use super::parts::{Part, line, quoted, text};
use crate::base::json::{self, Node, Shape};
use crate::base::reader::{Path, Reader, mismatch, read_file};
use crate::base::{Code, Diagnostic, Source};
use crate::kernel::rules::Game;
use crate::message;

/// Members of a file of form 1.
const FILE: [&str; 11] =
    ["$schema", "form", "name", "about", "game", "seed", "turn", "settings", "self", "opponent", "steps"];
const BOARD: [&str; 5] = ["seed", "turn", "settings", SIDES[0], SIDES[1]];
pub(super) const SIDES: [&str; 2] = ["self", "opponent"];
/// Members of a card on a board, apart from its numbers.
const CARD: [&str; 10] =
    ["card", "type", "subtype", "trigger", "book", "effects", "this_turn", "arrived", "revealed", "printed"];
const STEP: [&str; 6] = ["resolve", "play", "end_turn", "by", "choices", "expect"];

/// Whether a file says that it is of form 2.
pub fn is_form_2(text: &str) -> bool {
    json::parse(text).is_ok_and(|root| root.member("form").and_then(Node::integer) == Some(2))
}

/// Whether a file is a scenario of form 1, the one that says no form.
pub fn is_form_1(text: &str) -> bool {
    json::parse(text).is_ok_and(|root| {
        root.shape() == Shape::Object
            && root.member("actions").is_none()
            && root.member("form").is_none_or(|form| form.integer() == Some(1))
            && ["self", "opponent", "steps", "expect"].iter().any(|name| root.member(name).is_some())
    })
}

/// A scenario of form 1 in form 2, if all that is in the way are warnings: members that nothing reads, which are left out.
/// `rules` is the ruleset of the game.
pub fn scenario_to_form_2(source: &Source, rules: &Source, game: &Game) -> (Option<String>, Vec<Diagnostic>) {
    translated(source, rules, game, |words, file| Some(words.file(file)))
}

/// A file in form 2, if all that is in the way are warnings.
pub(super) fn translated(
    source: &Source,
    rules: &Source,
    game: &Game,
    translate: impl FnOnce(&Words<'_>, &mut Reader<'_, '_>) -> Option<String>,
) -> (Option<String>, Vec<Diagnostic>) {
    let Ok(rules) = json::parse(&rules.text) else { return (None, Vec::new()) };
    let words = Words::of(rules, game);
    let (found, mut problems) = read_file(source, |mut file| {
        json::duplicates(file.node(), "", file.problems());
        translate(&words, &mut file)
    });
    json::locate(source, &mut problems);
    let is_whole = problems.iter().all(|problem| problem.severity == crate::base::Severity::Warning);
    (found.filter(|_| is_whole), problems)
}

/// What a game calls its parts.
pub(super) struct Words<'g> {
    card_types: Vec<CardType<'g>>,
    /// Numbers of cards with the least that each can be.
    numbers: Vec<(String, i64)>,
    zones: Vec<Zone>,
    /// Members of a player.
    of_players: Vec<String>,
    game: &'g Game,
}

struct CardType<'g> {
    id: String,
    is_hero: bool,
    entry: Node<'g>,
}

struct Zone {
    id: String,
    units: bool,
    reveals: bool,
}

impl<'g> Words<'g> {
    fn of(rules: Node<'g>, game: &'g Game) -> Self {
        let entries = |of: Option<Node<'g>>, table: &str| -> Vec<(String, Node<'g>)> {
            let items = of.and_then(|of| of.member(table)).map(Node::items).unwrap_or_default();
            items.into_iter().filter_map(|item| Some((item.member("id")?.string()?.into_owned(), item))).collect()
        };
        let is = |entry: Node<'_>, name: &str| entry.member(name).and_then(Node::boolean) == Some(true);
        let least = |entry: Node<'_>| {
            let range = entry.member("range").map(Node::items).unwrap_or_default();
            range.first().and_then(|least| least.integer()).unwrap_or(0)
        };
        let hero_numbers = entries(rules.member("hero"), "numbers");
        let boards = hero_numbers.iter().filter_map(|(_, number)| number.member("board")?.string());
        let boards: Vec<String> = boards.map(std::borrow::Cow::into_owned).collect();
        let counters = entries(Some(rules), "counters").into_iter().map(|(id, _)| id);
        let card_type = |(id, entry): (String, Node<'g>)| {
            let is_hero = entry.member("record").and_then(Node::string).as_deref() == Some("hero");
            CardType { id, is_hero, entry }
        };
        let zone = |(id, entry)| Zone { id, units: is(entry, "units"), reveals: is(entry, "reveals") };
        Self {
            card_types: entries(Some(rules), "card_types").into_iter().map(card_type).collect(),
            numbers: entries(Some(rules), "numbers").into_iter().map(|(id, entry)| (id, least(entry))).collect(),
            zones: entries(Some(rules), "zones").into_iter().map(zone).collect(),
            of_players: ["hero".to_owned(), "book".to_owned()].into_iter().chain(boards).chain(counters).collect(),
            game,
        }
    }

    /// The members of a board.
    pub fn board(&self, file: &mut Reader<'_, '_>) -> Vec<(String, Part)> {
        let above = file.path();
        let mut board = Vec::new();
        for name in BOARD {
            let Some(node) = file.take(name) else { continue };
            let path = above.key(name);
            let json = if SIDES.contains(&name) { self.player(node, path, file.problems()) } else { line(node) };
            board.push((name.to_owned(), Part::Line(json)));
        }
        board
    }

    /// A whole file.
    fn file(&self, file: &mut Reader<'_, '_>) -> String {
        let above = file.path();
        let mut board = vec![("match".to_owned(), Part::Line("false".to_owned()))];
        board.extend(self.board(file));
        let items = file.list("steps");
        let path = above.key("steps");
        let steps = items.into_iter().enumerate();
        let steps: Vec<Part> = steps.map(|(at, step)| self.step(step, path.item(at), file.problems())).collect();
        let mut members = Vec::new();
        let mut add = |name: &str, part: Part| members.push((name.to_owned(), part));
        for name in ["$schema", "game", "name", "about"] {
            if let Some(node) = file.take(name) {
                add(name, Part::Line(line(node)));
            }
            if name == "$schema" {
                add("form", Part::Line("2".to_owned()));
            }
        }
        add("board", Part::lines(board));
        add("steps", Part::list(steps));
        if let Some(node) = file.take("expect") {
            add("expect", Part::Line(expected(node, above.key("expect"), file.problems())));
        }
        let _ = file.take("form");
        file.finish(&FILE);
        whole(members)
    }

    /// A player of a board.
    fn player(&self, node: Node<'_>, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> String {
        let mut player = Reader::open(node, path, problems);
        let mut object = Object::default();
        for member in node.members() {
            let (name, value) = (&*member.key, member.value);
            let zone = self.zones.iter().find(|zone| zone.id == name);
            if zone.is_none() && name != "flags" && !self.of_players.iter().any(|known| known == name) {
                continue;
            }
            let _ = player.take(name);
            match zone {
                Some(zone) if value.shape() == Shape::Array => {
                    let path = path.key(name);
                    let cards = value.items().into_iter().enumerate();
                    let cards = cards.map(|(at, card)| self.card(card, path.item(at), Some(zone), player.problems()));
                    object.add(name, &format!("[{}]", cards.collect::<Vec<_>>().join(",")));
                }
                _ => object.add(name, value.raw()),
            }
        }
        let known = self.of_players.iter().chain(self.zones.iter().map(|zone| &zone.id)).map(String::as_str);
        player.finish(&known.chain(["flags"]).collect::<Vec<_>>());
        one_line(&object.close())
    }

    /// A card of a board, or one that resolves. A card that is written out says its type, and numbers that form 1 adds.
    fn card(&self, node: Node<'_>, path: Path<'_>, zone: Option<&Zone>, problems: &mut Vec<Diagnostic>) -> String {
        match node.shape() {
            Shape::String => return node.raw().to_owned(),
            Shape::Object => {}
            _ => {
                problems.push(mismatch(node, path, "expected-card"));
                return node.raw().to_owned();
            }
        }
        let mut card = Reader::open(node, path, problems);
        let numbers = self.numbers.iter().map(|(name, _)| name.as_str());
        let known: Vec<&str> = CARD.into_iter().chain(numbers).collect();
        let mut object = Object::default();
        let is_unknown = node.members().is_empty() && !zone.is_some_and(|zone| zone.units);
        let id = card.take("card");
        let card_type = match card.take("type") {
            Some(node) => Some(node.raw().to_owned()),
            None if is_unknown || id.is_some() => None,
            None => Some(quoted(self.usual_type(node, zone))),
        };
        if let Some(id) = id {
            object.add("card", id.raw());
        }
        if let Some(card_type) = &card_type {
            object.add("type", card_type);
        }
        for member in node.members() {
            if known.contains(&&*member.key)
                && card.take(&member.key).is_some()
                && !["card", "type"].contains(&&*member.key)
            {
                object.add(&member.key, member.value.raw());
            }
        }
        let known_card = id.and_then(Node::string).and_then(|id| self.game.record(&id));
        self.add_numbers(node, known_card.as_ref(), card_type.as_deref(), &mut object);
        card.finish(&known);
        one_line(&object.close())
    }

    /// The numbers that form 1 gives a card without their being written: the least of its type; and what is printed on a
    /// card is what it has, whatever part of that ends with the turn.
    fn add_numbers(&self, card: Node<'_>, known: Option<&Value>, card_type: Option<&str>, object: &mut Object) {
        let has = |number: &str| card.member(number).is_some();
        let ends = |number: &str| card.member("this_turn").is_some_and(|part| part.member(number).is_some());
        let of_type = self.card_types.iter().find(|known| Some(quoted(&known.id).as_str()) == card_type);
        let printed = card.member("printed");
        let mut prints = Object::default();
        for (number, least) in &self.numbers {
            let is_of_type = of_type.is_some_and(|of_type| of_type.has_number(number));
            if !has(number) && known.is_none() && card_type.is_some() && (is_of_type && *least != 0 || ends(number)) {
                object.add(number, &least.to_string());
            }
            let of_card = known.and_then(|known| known.get(number)).map(ToString::to_string);
            if let (false, true, Some(value)) = (has(number), ends(number), &of_card) {
                object.add(number, value);
            }
            if ends(number) && known.is_none() && printed.is_none() {
                let now = card.member(number).map_or_else(|| least.to_string(), |now| now.raw().to_owned());
                prints.add(number, &now);
            }
        }
        if !prints.is_empty() {
            object.add("printed", &prints.close());
        }
    }

    /// The type of a card that is written out without one: the one that has all members of the card, lacks the fewest, and
    /// goes to the card's zone.
    fn usual_type(&self, card: Node<'_>, zone: Option<&Zone>) -> &str {
        let has = |name: &str| card.member(name).is_some();
        let in_play = zone.filter(|zone| zone.units || zone.reveals);
        let rated = self.card_types.iter().filter(|card_type| !card_type.is_hero).enumerate().map(|(at, card_type)| {
            let [takes_subtype, takes_trigger] = ["subtype", "trigger"].map(|name| card_type.is(name));
            let numbers = self.numbers.iter().map(|(number, _)| (has(number), card_type.has_number(number)));
            let numbers: Vec<(bool, bool)> = numbers.collect();
            let all = [(has("subtype"), takes_subtype), (has("trigger"), takes_trigger)].into_iter().chain(numbers);
            let all: Vec<(bool, bool)> = all.collect();
            let surplus = all.iter().filter(|(has, takes)| *has && !takes).count();
            let missing = all.iter().filter(|(has, takes)| !has && *takes).count();
            let to = card_type.entry.member("to").and_then(Node::string);
            let is_elsewhere = in_play.is_some_and(|zone| to.as_deref() != Some(zone.id.as_str()));
            (is_elsewhere, surplus, missing, at, card_type.id.as_str())
        });
        rated.min().map_or("", |(.., id)| id)
    }

    fn step(&self, node: Node<'_>, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> Part {
        let mut step = Reader::open(node, path, problems);
        let mut object = Object::default();
        if let Some(card) = step.take("resolve") {
            object.add("resolve", &self.card(card, path.key("resolve"), None, step.problems()));
        } else if let Some(card) = step.take("play") {
            if !matches!(card.shape(), Shape::String | Shape::Number) {
                step.problems().push(mismatch(card, path.key("play"), "expected-card-to-play"));
            }
            object.add("play", card.raw());
        } else if step.flag("end_turn") == Some(true) {
            object.add("end_turn", "true");
        } else {
            let message = message!("problem-step-empty");
            let problem = Diagnostic::new(Code::StepInvalid, path.to_string(), message).at(node.opening());
            step.problems().push(problem);
        }
        if let Some(by) = step.text("by") {
            if !SIDES.contains(&&*by) {
                let pointer = path.key("by").to_string();
                step.problems().push(Diagnostic::new(Code::StepInvalid, pointer, message!("problem-step-by")));
            }
            object.add("by", &quoted(&by));
        }
        let choices = step.list("choices");
        let above = path.key("choices");
        let mut answers = Vec::with_capacity(choices.len());
        for (at, choice) in choices.into_iter().enumerate() {
            match choice.integer().and_then(|place| u8::try_from(place).ok()) {
                Some(place) => answers.push(format!("\".{place}\"")),
                None => step.problems().push(mismatch(choice, above.item(at), "expected-place")),
            }
        }
        if !answers.is_empty() {
            object.add("answers", &format!("[{}]", answers.join(",")));
        }
        if let Some(node) = step.take("expect") {
            object.add("expect", &expected(node, path.key("expect"), step.problems()));
        }
        step.finish(&STEP);
        Part::Line(one_line(&object.close()))
    }
}

/// What is expected: flags are counters like others.
fn expected(node: Node<'_>, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> String {
    let mut expected = Reader::open(node, path, problems);
    let mut object = Object::default();
    for member in node.members() {
        let (name, value) = (&*member.key, member.value);
        if SIDES.contains(&name) && value.shape() == Shape::Object {
            let _ = expected.take(name);
            let mut player = Object::default();
            for member in value.members() {
                if member.key == "flags" && member.value.shape() == Shape::Object {
                    for flag in member.value.members() {
                        player.add(&flag.key, flag.value.raw());
                    }
                } else {
                    player.add(&member.key, member.value.raw());
                }
            }
            object.add(name, &player.close());
        } else if ["game", "seed", "turn"].contains(&name) {
            let _ = expected.take(name);
            object.add(name, value.raw());
        }
    }
    expected.finish(&["game", "seed", "turn", SIDES[0], SIDES[1]]);
    one_line(&object.close())
}

impl CardType<'_> {
    fn is(&self, flag: &str) -> bool {
        self.entry.member(flag).and_then(Node::boolean) == Some(true)
    }

    fn has_number(&self, number: &str) -> bool {
        let numbers = self.entry.member("numbers").map(Node::items).unwrap_or_default();
        numbers.iter().any(|of_type| of_type.string().as_deref() == Some(number))
    }
}

/// A file with these members.
pub(super) fn whole(members: Vec<(String, Part)>) -> String {
    let mut text = text(&Part::lines(members));
    text.push('\n');
    text
}

/// JSON with the spaces of the form.
pub(super) fn one_line(json: &str) -> String {
    json::parse(json).map_or_else(|_| json.to_owned(), line)
}
