//! A match of a whole game in the sandbox: decisions, questions in the middle of actions, undo, changed games, the trace.

use std::sync::Arc;

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::ids::{CounterId, ZoneId};
use ses_studio::kernel::players::Shown;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::{COUNTERS, Card, CardId, Seat, State};
use ses_studio::kernel::trace::{Change, Entry};
use ses_studio::sandbox::tabletop::{BoardEdit, EditFault, Opening, Prepared, Session, Tabletop, TabletopCommand};
use ses_studio::sim::AgentKind;

use crate::kernel::{SAMPLES, Sample};
use crate::support::game_of_heroes;

/// Decisions of each match.
const DECISIONS: usize = 60;

/// A match in which both players decide by chance.
fn table(sample: &Sample) -> Tabletop {
    table_of(sample.game(), AgentKind::Random)
}

fn table_of(game: Game, agent: AgentKind) -> Tabletop {
    let mut table = Tabletop::default();
    table.refresh(&Arc::new(game));
    for seat in Seat::BOTH {
        assert!(table.apply(TabletopCommand::Seat(seat, Some(agent))));
    }
    table
}

/// The ruleset, which only files of form 1 need.
fn no_rules() -> Source {
    Source::new("ruleset.json", "{}")
}

fn session(table: &Tabletop) -> &Session {
    table.session().unwrap()
}

fn now(table: &Tabletop) -> State {
    session(table).point().now.clone()
}

/// Undoes a match decision by decision. Returns the questions in the middle of actions, and the positions.
pub fn undoes(game: Game, name: &str) -> (usize, usize) {
    let mut table = table_of(game, AgentKind::Random);
    let mut states = vec![now(&table)];
    let mut questions = 0;
    while states.len() <= DECISIONS && table.advance() {
        states.push(now(&table));
        questions += usize::from(session(&table).point().step.is_some());
    }
    let is_over = now(&table).over.is_some();
    assert!(is_over || states.len() > DECISIONS, "{name}: {} decisions", states.len());
    for at in (0..states.len()).rev() {
        assert!(table.apply(TabletopCommand::To(at)));
        assert!(now(&table) == states[at], "{name}: position {at}");
    }
    // An answer forgets what was decided after it, and leads to the same position.
    let places = session(&table).decisions()[0].places.clone();
    assert!(table.apply(TabletopCommand::Answer(places)), "{name}");
    assert!(now(&table) == states[1] && session(&table).decisions().len() == 1, "{name}");
    (questions, states.len())
}

#[test]
fn every_question_can_be_undone_to_and_answered_again() {
    let (mut asked_within, mut all) = (0, 0);
    for sample in &SAMPLES {
        let (questions, positions) = undoes(sample.game(), sample.name);
        all += positions;
        asked_within += questions;
    }
    assert!(asked_within > 20 && all > 150, "{asked_within} questions in the middle of actions, {all} decisions");
}

#[test]
fn the_trace_accounts_for_every_counter() {
    for sample in &SAMPLES {
        let mut table = table(sample);
        for _ in 0..DECISIONS {
            let before = now(&table);
            if !table.advance() {
                break;
            }
            let session = session(&table);
            let mut counters = before.players.map(|player| player.counters);
            for entry in session.trace(session.at()) {
                for (change, _) in entry.changes() {
                    if let Change::Counter { seat, counter, from, to } = change {
                        let place = &mut counters[seat.index()][CounterId::index(counter)];
                        assert_eq!(*place, from, "{}: {change:?}", sample.name);
                        *place = to;
                    }
                }
            }
            let after = now(&table).players.map(|player| player.counters);
            assert_eq!(counters, after, "{}: decision {}", sample.name, session.at());
        }
    }
}

/// The counters of both players.
type Counters = [[i32; COUNTERS]; 2];

/// Goes through a trace entry by entry: each position is what its entry makes of the one before. Returns how many there
/// were, and how many that differ from the position at the end.
fn goes_through_entries(table: &mut Tabletop, name: &str) -> (usize, usize) {
    let at = session(table).at();
    let entries = session(table).trace(at).to_vec();
    let end = now(table);
    let counters = |state: &State| -> Counters { state.players.each_ref().map(|player| player.counters) };
    let mut before = at.checked_sub(1).map(|last| counters(&session(table).before(last).now));
    let mut within = 0;
    for (entry, of) in entries.iter().enumerate() {
        assert!(table.apply(TabletopCommand::ShowEntry(Some(entry))), "{name}: entry {entry} of {at}");
        let shown = table.shown().unwrap().now.clone();
        assert!(table.shown().unwrap().asked.is_none() && !table.is_thinking());
        if let Some(mut expected) = before {
            let undone = of.undone.iter().flat_map(|undone| undone.changes.iter().copied());
            for change in undone.chain(of.changes().map(|(change, _)| change)) {
                if let Change::Counter { seat, counter, to, .. } = change {
                    expected[seat.index()][counter.index()] = to;
                }
            }
            assert_eq!(counters(&shown), expected, "{name}: entry {entry} of {at}");
            // Of several moves of a card, the last.
            let mut moved = std::collections::BTreeMap::new();
            for (change, _) in of.changes() {
                if let Change::Moved { card, to, .. } = change {
                    moved.insert(card.0, to);
                }
            }
            for (card, to) in moved {
                let card = shown.card(CardId(card));
                assert_eq!((card.side, card.zone), to, "{name}: entry {entry} of {at}");
            }
        }
        before = Some(counters(&shown));
        within += usize::from(shown != end);
    }
    if !entries.is_empty() {
        assert!(table.shown().unwrap().now == end, "{name}: the last entry of {at}");
    }
    assert!(!table.apply(TabletopCommand::ShowEntry(Some(entries.len()))), "{name}");
    assert!(table.shown_entry().is_none() && now(table) == end, "{name}");
    (entries.len(), within)
}

#[test]
fn each_entry_of_the_trace_has_its_position() {
    for sample in &SAMPLES {
        let mut table = table(sample);
        let (mut entries, mut within) = goes_through_entries(&mut table, sample.name);
        for _ in 0..DECISIONS / 2 {
            if !table.advance() {
                break;
            }
            let (more, more_within) = goes_through_entries(&mut table, sample.name);
            entries += more;
            within += more_within;
        }
        assert!(entries > 20 && within > 5, "{}: {entries} entries, {within} within", sample.name);
    }
}

#[test]
fn while_an_entry_is_shown_nobody_decides() {
    let mut table = table(&SAMPLES[0]);
    assert!(table.advance() && table.is_thinking());
    let entries = session(&table).trace(1).to_vec();
    let listed: Vec<usize> = (0..entries.len()).filter(|&at| entries[at].is_listed()).collect();
    assert!(table.next_entry(true).is_none() && table.next_entry(false).is_none());
    assert!(table.apply(TabletopCommand::ShowEntry(listed.first().copied())));
    assert_eq!((table.next_entry(false), table.next_entry(true)), (None, listed.get(1).copied()));
    assert!(!table.advance(), "a player decides while a position within is shown");
    assert!(table.apply(TabletopCommand::ShowEntry(None)) && table.is_thinking());
    assert!(table.shown().unwrap().asked.is_some());
    // Whatever else is done shows the end again.
    assert!(table.apply(TabletopCommand::ShowEntry(listed.first().copied())));
    assert!(table.apply(TabletopCommand::To(0)) && table.shown_entry().is_none());
}

/// What is edited is the board that is shown.
#[test]
fn an_edit_is_of_the_board_after_the_entry_that_is_shown() {
    let mut table = table(&SAMPLES[0]);
    let zone = |table: &Tabletop| {
        let zones = &session(table).rules().game.zones;
        ZoneId::at(zones.get_index_of("hand").unwrap()).unwrap()
    };
    let hands = |state: &State, hand: ZoneId| Seat::BOTH.map(|seat| state.pile(seat, hand).as_slice().len());
    let hand = zone(&table);
    let mut within = None;
    while within.is_none() && table.advance() {
        let at = session(&table).at();
        let end = hands(&now(&table), hand);
        for entry in 0..session(&table).trace(at).len() {
            assert!(table.apply(TabletopCommand::ShowEntry(Some(entry))));
            let shown = hands(&table.shown().unwrap().now, hand);
            if shown != end {
                within = Some((entry, shown));
                break;
            }
            assert!(table.apply(TabletopCommand::ShowEntry(None)));
        }
    }
    let (_, shown) = within.expect("a decision with a card that moves");
    let counter = CounterId(0);
    assert!(table.apply(TabletopCommand::Edit(BoardEdit::Counter(Seat(0), counter, 3))));
    let edited = now(&table);
    assert_eq!((hands(&edited, hand), edited.counter(Seat(0), counter)), (shown, 3));
    assert!(table.shown_entry().is_none());
}

/// A phase with more statements than an action may have.
#[test]
fn the_trace_says_what_was_left_out() {
    let sample = &SAMPLES[0];
    let mut rules: Value = serde_json::from_str(sample.rules).unwrap();
    let cards: Value = serde_json::from_str(sample.cards).unwrap();
    let many = |what: Value| json!({ "times": 20, "do": [what] });
    let block = many(many(many(json!("set(self.sparks, self.sparks_max)"))));
    rules["match"]["phases"][2]["do"].as_array_mut().unwrap().push(block);
    for list in ["cards", "decks"] {
        rules[list] = cards[list].clone();
    }
    let (game, problems) = Game::read(&Source::new("ruleset.json", rules.to_string()));
    assert!(problems.is_empty(), "{problems:#?}");
    let mut table = table_of(game.unwrap(), AgentKind::Random);
    let mut left_out = 0;
    for _ in 0..DECISIONS {
        if !table.advance() {
            break;
        }
        let session = session(&table);
        let changes: Vec<Change> =
            session.trace(session.at()).iter().flat_map(Entry::changes).map(|(change, _)| change).collect();
        let of_step = changes.iter().filter(|change| matches!(change, Change::LeftOut(_))).count();
        assert!(of_step <= 1, "it is said once");
        left_out += of_step;
    }
    assert!(left_out > 0, "no turn was over");
}

/// The greedy player decides for what gains most, and the parts of that add up to it.
#[test]
fn a_decision_is_explained_by_parts_that_add_up() {
    for sample in &SAMPLES {
        let mut table = table_of(sample.game(), AgentKind::Greedy);
        let (mut added_up, mut written) = (0, 0);
        for _ in 0..DECISIONS {
            if !table.advance() {
                break;
            }
            let Some(why) = table.why() else { continue };
            let session = session(&table);
            let places = &session.decisions()[session.at() - 1].places;
            let own = why.gains.iter().find(|(answer, _)| answer[..] == places[..]);
            let (_, gain) = own.unwrap_or_else(|| panic!("{}: {places:?} of {:?}", sample.name, why.gains));
            assert_eq!(*gain, why.gains[0].1, "{}: decision {}", sample.name, session.at());
            let changes: Vec<i32> = why
                .reasons
                .iter()
                .filter_map(|reason| match reason.shown {
                    Shown::Change(from, to) => Some(to - from),
                    Shown::Value(_) | Shown::Test(_) => None,
                })
                .collect();
            if changes.is_empty() {
                written += usize::from(!why.reasons.is_empty());
            } else {
                assert_eq!(changes.iter().sum::<i32>(), *gain, "{}: {:?}", sample.name, why.reasons);
                added_up += 1;
            }
        }
        let has_terms = !sample.game().players.values.is_empty();
        assert!(added_up > 3 && (written > 0 || !has_terms), "{}: {added_up}, {written}", sample.name);
    }
}

#[test]
fn a_changed_game_is_played_again_with_the_same_decisions() {
    for sample in &SAMPLES {
        let mut table = table(sample);
        for _ in 0..DECISIONS / 2 {
            table.advance();
        }
        let (state, decisions) = (now(&table), session(&table).decisions().len());
        table.refresh(&Arc::new(sample.game()));
        assert_eq!(session(&table).decisions().len(), decisions, "{}", sample.name);
        assert!(now(&table) == state, "{}", sample.name);
    }
}

#[test]
fn back_leads_to_the_last_decision_that_was_made_by_hand() {
    let sample = &SAMPLES[0];
    let mut table = Tabletop::default();
    table.refresh(&Arc::new(sample.game()));
    let first = session(&table).point().asked.as_ref().unwrap().by;
    table.apply(TabletopCommand::Seat(first.other(), Some(AgentKind::Random)));
    assert!(!table.is_thinking() && table.apply(TabletopCommand::EndTurn));
    while table.advance() {}
    assert!(session(&table).at() > 1);
    assert!(table.apply(TabletopCommand::Back));
    assert_eq!(session(&table).at(), 0);
    assert!(!table.advance(), "players wait while decisions are undone");
    assert!(table.apply(TabletopCommand::Forward) && session(&table).at() == 1);
}

#[test]
fn answers_that_the_question_does_not_accept_change_nothing() {
    for sample in &SAMPLES {
        let mut table = table(sample);
        let state = now(&table);
        let count = session(&table).point().asked.as_ref().unwrap().question().count();
        for places in [vec![], vec![u16::try_from(count).unwrap()], vec![0, 0]] {
            assert!(!table.apply(TabletopCommand::Answer(places)), "{}", sample.name);
        }
        assert!(now(&table) == state && session(&table).decisions().is_empty());
        let game = sample.game();
        let opening = Opening { seed: 7, ..Opening::usual(&game) };
        assert!(table.apply(TabletopCommand::Begin(opening.clone())));
        assert_eq!(session(&table).opening(), &opening);
    }
}

#[test]
fn scenarios_are_boards_to_begin_from_and_a_new_match_has_none_of_their_cards() {
    let mut begun = 0;
    for sample in &SAMPLES {
        let mut table = table(sample);
        table.set_prepared(&[], &[Source::new("scenarios/rules.json", sample.cases)], &no_rules());
        let boards = table.prepared().unwrap().to_vec();
        assert!(!boards.is_empty() && boards.iter().all(|board| board.file == "rules"), "{}", sample.name);
        let usual = session(&table).opening().clone();
        let cards = session(&table).rules().game.definitions.len();
        for board in boards.iter().step_by(9) {
            let opening = Opening { prepared: Some(board.clone()), ..usual.clone() };
            assert!(table.apply(TabletopCommand::Begin(opening)), "{}: {}", sample.name, board.name);
            assert!(session(&table).decisions().is_empty());
            let point = session(&table).point();
            assert!(point.asked.is_some() || point.now.over.is_some(), "{}: {}", sample.name, board.name);
            begun += usize::from(table.advance());
        }
        assert!(table.apply(TabletopCommand::Begin(usual)));
        assert_eq!(session(&table).rules().game.definitions.len(), cards, "{}", sample.name);
    }
    assert!(begun > 10, "{begun}");
}

#[test]
fn a_match_is_saved_as_a_scenario_that_leads_to_the_same_position() {
    for sample in &SAMPLES {
        let mut table = table(sample);
        table.set_prepared(&[], &[Source::new("scenarios/rules.json", sample.cases)], &no_rules());
        for decisions in [0, 7, 24] {
            while session(&table).at() < decisions && table.advance() {}
            let facts = table.facts();
            for (path, value) in facts {
                assert!(table.apply(TabletopCommand::Expect(path, Some(value))));
            }
            assert!(table.expected().iter().all(|line| line.found.is_none()), "{}", sample.name);
            let text = table.scenario("saved", "").unwrap();
            let text = text.unwrap_or_else(|differs| panic!("{}, {decisions} decisions: {differs}", sample.name));
            // The file is a board to begin from again, and its steps are checked.
            let file: serde_json::Value = serde_json::from_str(&text).unwrap();
            let outcomes = ses_studio::kernel::scenario::run(&sample.game(), &file);
            assert!(outcomes.len() == 1 && outcomes[0].differs.is_empty(), "{}: {outcomes:?}", sample.name);
            let wrong = text.replacen("\"turn\":", "\"turn\":9", 1);
            let file: serde_json::Value = serde_json::from_str(&wrong).unwrap();
            let outcomes = ses_studio::kernel::scenario::run(&sample.game(), &file);
            assert!(!outcomes[0].differs.is_empty(), "{}: a wrong turn is not noticed", sample.name);
        }
    }
}

/// Opens the saved text of a match and follows its steps to the end.
fn follows(table: &Tabletop, game: &Game, text: &str, name: &str) {
    let mut again = table_of(game.clone(), AgentKind::Random);
    let prepared = Prepared::boards(&Source::new("saved.json", text), &no_rules(), game).remove(0).followed();
    let opening = Opening { prepared: Some(prepared), ..session(&again).opening().clone() };
    assert!(again.apply(TabletopCommand::Begin(opening)), "{name}: {:?}", again.take_fault());
    assert_eq!(session(&again).at(), 0, "{name}: it is shown before its steps");
    let decisions = session(&again).decisions().len();
    assert_eq!(decisions, session(table).at(), "{name}");
    assert!(again.apply(TabletopCommand::To(decisions)));
    assert!(laid(&again) == laid(table), "{name}: the steps lead elsewhere");
    assert_eq!(again.facts(), table.facts(), "{name}");
}

/// The cards of both players, zone by zone, with what they bear. Their numbers depend on where a file lists them.
fn laid(table: &Tabletop) -> Vec<String> {
    let (state, game) = (now(table), &session(table).rules().game);
    let card = |card: &CardId| {
        let Card { definition, owner, known, moves, numbers, counters, marks, given, lost, .. } = state.card(*card);
        let id = game.word(game.definition(*definition).id);
        format!("{id} {owner:?} {known} {moves} {numbers:?} {counters:?} {marks} {given} {lost}")
    };
    let zones = (0..game.zones.len()).filter_map(ZoneId::at);
    let piles = zones.flat_map(|zone| Seat::BOTH.map(|seat| state.pile(seat, zone).as_slice()));
    piles.map(|pile| pile.iter().map(card).collect::<Vec<_>>().join(", ")).collect()
}

#[test]
fn the_steps_of_a_saved_match_are_decisions_when_it_is_opened() {
    let mut games: Vec<(&str, Game)> = SAMPLES.iter().map(|sample| (sample.name, sample.game())).collect();
    games.push(("heroes", game_of_heroes()));
    for (name, game) in games {
        let mut table = table_of(game.clone(), AgentKind::Random);
        for decisions in [1, 9, 40] {
            while session(&table).at() < decisions && table.advance() {}
            let text = table.scenario("saved", "").unwrap().unwrap_or_else(|differs| panic!("{name}: {differs}"));
            follows(&table, &game, &text, name);
        }
    }
}

#[test]
fn the_steps_of_cases_are_decisions_as_far_as_players_can_make_them() {
    for sample in &SAMPLES {
        let mut table = table(sample);
        let cases = Source::new("scenarios/rules.json", sample.cases);
        let usual = session(&table).opening().clone();
        let mut taken = 0;
        for case in Prepared::boards(&cases, &no_rules(), &sample.game()) {
            let name = case.name.clone();
            let opening = Opening { prepared: Some(case.followed()), ..usual.clone() };
            assert!(table.apply(TabletopCommand::Begin(opening)), "{}, {name}: {:?}", sample.name, table.take_fault());
            assert_eq!(table.take_fault(), None, "{}, {name}", sample.name);
            taken += usize::from(!session(&table).decisions().is_empty());
        }
        assert!(taken > 3, "{}: steps of {taken} cases are decisions", sample.name);
    }
}

#[test]
fn a_match_on_the_board_of_a_scenario_is_saved_with_that_board() {
    for sample in &SAMPLES {
        let mut table = table(sample);
        table.set_prepared(&[], &[Source::new("scenarios/rules.json", sample.cases)], &no_rules());
        let boards = table.prepared().unwrap().to_vec();
        for board in boards.iter().step_by(11) {
            let usual = session(&table).opening().clone();
            table.apply(TabletopCommand::Begin(Opening { prepared: Some(board.clone()), ..usual }));
            for _ in 0..4 {
                table.advance();
            }
            let text = table.scenario("again", "what it shows").unwrap();
            let text = text.unwrap_or_else(|differs| panic!("{}, {}: {differs}", sample.name, board.name));
            let again = Prepared::boards(&Source::new("again.json", text), &no_rules(), &sample.game());
            assert_eq!(again.len(), 1, "{}, {}", sample.name, board.name);
        }
    }
}

#[test]
fn a_match_of_a_chapter_is_saved_with_the_chapter() {
    let game = crate::crown::game();
    let mut table = table_of(game.clone(), AgentKind::Random);
    table.set_prepared(&[crate::crown::chapter()], &[], &no_rules());
    let chapter = table.prepared().unwrap()[0].clone();
    let usual = session(&table).opening().clone();
    assert!(table.apply(TabletopCommand::Begin(Opening { prepared: Some(chapter), ..usual })));
    for decisions in [0, 30, 400] {
        while session(&table).at() < decisions && table.advance() {}
        for (path, value) in table.facts() {
            assert!(table.apply(TabletopCommand::Expect(path, Some(value))));
        }
        let text = table.scenario("saved", "").unwrap().unwrap_or_else(|differs| panic!("{decisions}: {differs}"));
        // The rules of the chapter are in the file, so the story goes on from there.
        let again = Prepared::boards(&Source::new("saved.json", text), &no_rules(), &game);
        let opening = Opening { prepared: again.first().cloned(), ..session(&table).opening().clone() };
        let kernel = ses_studio::kernel::Kernel::new(game.clone());
        let begun = Session::new(&Arc::new(kernel), opening).unwrap();
        assert!(begun.rules().game.flow.ends.iter().any(|end| end.id == "held_out"));
    }
    assert!(now(&table).over.is_some(), "the match is not played to its end");
}

#[test]
fn a_faulty_board_is_reported_and_changes_nothing() {
    let sample = &SAMPLES[0];
    let mut table = table(sample);
    let text = r#"{ "form": 2, "cases": [{ "name": "wrong", "board": { "self": { "hand": ["nobody"] } } }] }"#;
    table.set_prepared(&[], &[Source::new("scenarios/wrong.json", text)], &no_rules());
    let board = table.prepared().unwrap()[0].clone();
    let (before, usual) = (now(&table), session(&table).opening().clone());
    assert!(!table.apply(TabletopCommand::Begin(Opening { prepared: Some(board), ..usual })));
    assert_eq!(table.take_fault(), Some(EditFault::Board("no card `nobody`".to_owned())));
    assert!(table.take_fault().is_none() && now(&table) == before);
}
