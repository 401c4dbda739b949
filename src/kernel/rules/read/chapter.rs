//! Chapters: a set-up of a match with rules of its own, over those of the game.
//!
//! A chapter's rows are effects without a card, which happen when a phase begins; its ends are looked at with the game's.

use serde_json::{Map, Value, json};

use super::members::{choice, is_id};
use super::problem;
use super::scope::Scope;
use super::terms::{Terms, keys};
use super::{Reading, cards};
use crate::base::json::{self, Shape};
use crate::base::reader::{Path, Reader};
use crate::base::{Code, Diagnostic, Name, Source};
use crate::kernel::ids::{PhaseId, event};
use crate::kernel::rules::flow::When;
use crate::kernel::rules::statement::Block;
use crate::kernel::rules::wire::Called;
use crate::kernel::rules::{Chapter, Game};
use crate::message;

/// The newest format of chapters.
const FORMAT: i64 = 1;

/// The players of a chapter, by their seats, and their ids in requests.
const PLAYERS: [(&str, &str); 2] = [("player", "P1"), ("enemy", "AI")];

/// Rules of a match that happen at most once are counted by bits.
const MOST_RULES: usize = 64;

impl Game {
    /// Puts the rules of a chapter over this game. With an error among its problems there is no chapter, and the game is
    /// only half changed.
    pub fn add_chapter(&mut self, source: &Source) -> (Option<Chapter>, Vec<Diagnostic>) {
        let mut problems = Vec::new();
        let mut chapter = None;
        match json::parse(&source.text) {
            Ok(root) => {
                let file = Reader::open(root, Path::Root, &mut problems);
                chapter = Some(Reading::new(self).chapter(file));
            }
            Err(problem) => problems.push(*problem),
        }
        json::locate(source, &mut problems);
        let is_sound = cards::has_no_errors(&problems);
        (chapter.filter(|_| is_sound), problems)
    }
}

impl Reading<'_> {
    fn chapter(mut self, mut file: Reader<'_, '_>) -> Chapter {
        if let Some(format) = file.integer("format").filter(|format| *format > FORMAT) {
            file.problems().push(problem::too_new(format, FORMAT));
        }
        let game = file.text("game").map(Name::from).unwrap_or_default();
        if game != self.game.id {
            let message = message!("problem-game", found = game.clone(), game = self.game.id.clone());
            file.problems().push(Diagnostic::new(Code::GameMismatch, "/game", message));
        }
        let id = file.text("id").map(Name::from).unwrap_or_default();
        if !is_id(&id) {
            file.problems().push(problem::bad_id("/id".to_owned()));
        }
        let title = file.text("title").map(std::borrow::Cow::into_owned).unwrap_or_default();
        self.chapter_levers(&mut file);
        let config = self.chapter_setup(&mut file);
        let path = file.path();
        let path = path.key("rows");
        for (at, node) in file.list("rows").into_iter().enumerate() {
            let row = Reader::open(node, path.item(at), file.problems());
            let rule = self.chapter_row(row);
            if self.game.flow.when.len() >= MOST_RULES {
                file.problems().push(problem::too_many(path.to_string(), "rows", at + 1, at));
                break;
            }
            self.game.flow.when.extend(rule);
        }
        self.chapter_ends(&mut file);
        file.text("about");
        file.finish(&["format", "game", "id", "title", "about", "setup", "levers", "rows", "ends", "$schema"]);
        Chapter { id, title, config }
    }

    fn chapter_levers(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("levers") else { return };
        let path = file.path();
        let path = path.key("levers");
        if node.shape() != Shape::Object {
            file.wrong(node, "levers", "expected-object");
        }
        for member in node.members() {
            let path = path.key(&member.key);
            let Some(at) = self.game.levers.get_index_of(&*member.key) else {
                let unknown =
                    problem::unknown_member(&path.to_string(), &member.key, "expected-lever", keys(&self.game.levers));
                file.problems().push(unknown.at(member.key_span));
                continue;
            };
            let Some(number) = member.value.integer() else {
                file.problems().push(problem::wrong(member.value, path, "expected-integer"));
                continue;
            };
            let range = self.game.printed.levers.get(at).cloned().flatten();
            let least_and_most = range.map_or((i32::MIN, i32::MAX), |range| (*range.start(), *range.end()));
            match i32::try_from(number) {
                Ok(value) if (least_and_most.0..=least_and_most.1).contains(&value) => {
                    self.game.set_lever(&member.key, value);
                }
                _ => {
                    let pointer = path.to_string();
                    let wrong =
                        problem::out_of_range(Code::RulesetConflict, pointer, &member.key, number, least_and_most);
                    file.problems().push(wrong);
                }
            }
        }
    }

    /// The set-up as the config of a start.
    fn chapter_setup(&self, file: &mut Reader<'_, '_>) -> Value {
        let Some(node) = file.require("setup") else { return Value::Null };
        let path = file.path();
        let path = path.key("setup");
        let mut setup = Reader::open(node, path, file.problems());
        let mut players = Vec::new();
        for (side, id) in PLAYERS {
            let Some(node) = setup.require(side) else { continue };
            let mut player = Reader::open(node, path.key(side), setup.problems());
            let mut members: Map<String, Value> = serde_json::from_str(node.raw()).unwrap_or_default();
            self.chapter_player(&mut player);
            members.entry("id").or_insert_with(|| id.into());
            players.push(Value::from(members));
        }
        let mut config = Map::from_iter([("players".to_owned(), Value::from(players))]);
        if let Some(first) = setup.text("startingPlayerId") {
            let ids = PLAYERS.map(|(_, id)| id);
            let named = PLAYERS.iter().find(|(side, id)| *side == first || *id == first);
            match named {
                Some((_, id)) => drop(config.insert("startingPlayerId".to_owned(), json!(id))),
                None => {
                    let pointer = path.key("startingPlayerId").to_string();
                    setup.problems().push(problem::unknown(&pointer, &first, problem::one_of(ids), ids));
                }
            }
        }
        if let Some(seed) = setup.integer("seed") {
            config.insert("seed".to_owned(), json!(seed));
        }
        setup.finish(&["player", "enemy", "startingPlayerId", "seed"]);
        config.into()
    }

    /// Checks the cards of a player and the members that a start takes.
    fn chapter_player(&self, player: &mut Reader<'_, '_>) {
        let game = &*self.game;
        let path = player.path();
        let card = |problems: &mut Vec<Diagnostic>, pointer: String, id: &str| {
            if !game.cards.contains_key(id) {
                problems.push(problem::unknown(&pointer, id, "expected-card-id", keys(&game.cards)));
            }
        };
        let leader = game.leader_member();
        if let Some(id) = leader.as_ref().and_then(|member| player.text(member)) {
            let pointer = path.key(leader.as_deref().unwrap_or_default()).to_string();
            card(player.problems(), pointer, &id);
        }
        let list = path.key("deckList");
        if let Some(node) = player.take("deckList") {
            match (node.shape(), node.string()) {
                (_, Some(deck)) => {
                    let decks = || game.decks.iter().map(|deck| deck.id.as_str());
                    if !decks().any(|known| known == deck) {
                        let unknown = problem::unknown(&list.to_string(), &deck, "expected-deck", decks());
                        player.problems().push(unknown);
                    }
                }
                (Shape::Array, _) => {
                    for (at, item) in node.items().into_iter().enumerate() {
                        let id = item.string().unwrap_or_default();
                        card(player.problems(), list.item(at).to_string(), &id);
                    }
                }
                _ => player.wrong(node, "deckList", "expected-deck"),
            }
        }
        let starts = game.calls.values().filter(|call| matches!(call.does, Called::Start));
        let counters = starts.flat_map(|call| call.counters.keys().map(ToString::to_string));
        let groups = game.wire.counters.iter().filter_map(crate::kernel::rules::wire::WireCounter::start_member);
        let mut known: Vec<String> = counters.chain(groups).chain(leader).collect();
        known.extend(["deckList", "id", "name"].map(str::to_owned));
        for name in &known {
            player.take(name);
        }
        player.finish(&known.iter().map(String::as_str).collect::<Vec<_>>());
    }

    /// A row of a chapter: an effect of a player as a phase begins.
    fn chapter_row(&mut self, mut entry: Reader<'_, '_>) -> Option<When> {
        let path = entry.path();
        let sides = [(PLAYERS[0].0, 0), (PLAYERS[1].0, 1)];
        let by: Option<u8> = choice(&mut entry, "as", &sides);
        if !entry.has("as") {
            entry.require("as");
        }
        let once = choice(&mut entry, "once", &[("match", true)]).unwrap_or(false);
        let (mut test, mut of) = (None, None);
        if let Some(node) = entry.require("when") {
            let mut when = Reader::open(node, path.key("when"), entry.problems());
            of = choice(&mut when, "of", &sides);
            let turn = when.integer("turn");
            let phases = &self.game.flow.phases;
            let phase = super::members::name_of(&mut when, "phase", "expected-phase", phases, PhaseId::at);
            if !when.has("phase") {
                when.require("phase");
            }
            when.finish(&["phase", "of", "turn"]);
            let name = phase.and_then(|phase| phases.get_index(phase.index())).map(|(name, _)| name.clone())?;
            let of_turn = turn.map(|turn| format!(" and turn == {turn}")).unwrap_or_default();
            let scope = Scope::event();
            test = Terms::new(self.game, &scope).read_number(&format!("phase == {name}{of_turn}")).ok();
        }
        for member in ["as", "once", "when"] {
            entry.forget(member);
        }
        let operation = self.operation_of(&mut entry)?;
        let row = self.row(&mut entry, operation, 0, &mut Vec::new(), 0)?;
        Some(When {
            event: event::PHASE,
            test: Some(test?),
            body: Block::default(),
            once,
            rows: [row].into(),
            rows_of: Some(by?),
            seat: of,
        })
    }

    /// Ends that are added, and those of the rules that do not hold.
    fn chapter_ends(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("ends") else { return };
        let path = file.path();
        let path = path.key("ends");
        let mut ends = Reader::open(node, path, file.problems());
        for (pointer, id) in super::members::texts(&mut ends, "drop") {
            let known = self.game.flow.ends.iter().position(|ending| ending.id == id);
            match known {
                Some(at) => drop(self.game.flow.ends.remove(at)),
                None => {
                    let names: Vec<Name> = self.game.flow.ends.iter().map(|ending| ending.id.clone()).collect();
                    let names = names.iter().map(Name::as_str);
                    ends.problems().push(problem::unknown(&pointer, &id, "expected-ending", names));
                }
            }
        }
        let list = path.key("add");
        for (at, node) in ends.list("add").into_iter().enumerate() {
            let mut entry = Reader::open(node, list.item(at), ends.problems());
            let seat: Option<u8> = choice(&mut entry, "as", &[(PLAYERS[0].0, 0), (PLAYERS[1].0, 1)]);
            entry.forget("as");
            if let Some(mut ending) = self.ending(&mut entry) {
                ending.seat = seat.or(ending.seat);
                self.game.flow.ends.push(ending);
            }
        }
        ends.finish(&["add", "drop"]);
    }
}
