//! Logs of matches of format 1 in the sandbox of the game in format 2: the same position after every action.

use std::sync::Arc;

use serde_json::Value;
use ses_studio::base::{Name, Source};
use ses_studio::engine::{Generator, Side};
use ses_studio::kernel::form::{is_form_1, is_log, log_to_form_2};
use ses_studio::kernel::scenario;
use ses_studio::sandbox::tabletop::{EditFault, Opening as Start, Session, Tabletop, TabletopCommand};
use ses_studio::sim::without_legacy;

use super::lockstep::Both;
use super::old_scenarios::{Converted, without_rows};
use crate::rust_match::{Action, Opening, RustMatch};
use crate::support::{Bundled, checked, registry};

/// Plays by chance until the match is over, or so many actions.
fn played(mut play: RustMatch, seed: u64, most: usize) -> RustMatch {
    let mut chance = Generator(seed);
    while play.position().outcome().is_none() && play.actions().len() < most {
        let legal = play.legal();
        let mut action = legal.as_slice()[chance.below(legal.as_slice().len())];
        // A card that asks for a target can be played without one.
        if let Action::Play { at, target: Some(_) } = action
            && chance.below(3) == 0
        {
            action = Action::Play { at, target: None };
        }
        play.act(action);
    }
    play
}

fn matchup(both: &Both, number: usize, legacy: bool) -> Opening {
    let heroes = both.pairs()[number].map(Name::from);
    let first = [None, Some(Side::First), Some(Side::Second)][number % 3];
    Opening::Matchup { heroes, seed: u64::MAX / 3 + number as u64, first, legacy }
}

/// Opens a log in the sandbox of the converted game.
fn opened(converted: &Converted, both: &Both, log: &str) -> Session {
    let mut table = Tabletop::default();
    let game = Arc::new(both.kernel.game.clone());
    table.refresh(&game);
    table.set_prepared(&[], &[Source::new("matches/one.json", log)], &converted.rules);
    let [prepared] = table.prepared().unwrap() else { panic!("one match") };
    assert!(is_log(log) && !is_form_1(log));
    let opening = Start { prepared: Some(prepared.clone()), ..Start::usual(&game) };
    assert!(table.apply(TabletopCommand::Begin(opening)));
    assert_eq!(table.take_fault(), None);
    table.session().unwrap().clone()
}

#[test]
fn a_log_of_the_match_in_rust_is_the_same_match_as_data() {
    let (converted, both, game) = (Converted::new(), Both::with_decks(), Bundled::new());
    for number in [0, 17, 64, 90] {
        let play = played(RustMatch::new(matchup(&both, number, true), game.game()), number as u64, 400);
        assert!(play.position().outcome().is_some());
        let shown = play.actions().len() / 2;
        let log = play.log(&game.rules.game, Some(shown)).to_string();
        let session = opened(&converted, &both, &log);
        assert_eq!((session.decisions().len(), session.at()), (play.actions().len(), shown), "{number}");
        for at in 0..=play.actions().len() {
            assert_eq!(both.hash_of(&session.before(at).now), play.hash_of(at), "{number}: action {at}");
        }
        // A log that was changed ends before the action that is not legal.
        let mut changed: Value = serde_json::from_str(&log).unwrap();
        changed["actions"][3] = serde_json::json!({ "attack": 5 });
        let source = Source::new("one.json", changed.to_string());
        let mut table = Tabletop::default();
        let own = Arc::new(both.kernel.game.clone());
        table.refresh(&own);
        table.set_prepared(&[], &[source], &converted.rules);
        let prepared = table.prepared().unwrap()[0].clone();
        table.apply(TabletopCommand::Begin(Start { prepared: Some(prepared), ..Start::usual(&own) }));
        assert!(matches!(table.take_fault(), Some(EditFault::Board(fault)) if fault.contains("attack")));
        assert_eq!(table.session().unwrap().decisions().len(), 3);
    }
}

/// Matches from decks, on a board, and without Legacy, as scenarios: the whole board afterwards.
#[test]
fn logs_as_scenarios_are_the_same_matches_as_data() {
    let (converted, both, game) = (Converted::new(), Both::with_decks(), Bundled::new());
    let mut matters = false;
    for number in [3, 40] {
        let start = played(RustMatch::new(matchup(&both, number, true), game.game()), number as u64, 60);
        let active = start.position().active;
        let board = Opening::Board { board: start.to_board(game.game()), active };
        let on_board = played(RustMatch::new(board, game.game()), number as u64, 40);
        let (own, records) = (registry(), checked(&registry(), &game.rules));
        let library = without_legacy(&game.rules, &own.cards, &own.heroes, &records);
        let plain = ses_studio::engine::Game { rules: &game.rules, library: &library };
        let plain = played(RustMatch::new(matchup(&both, number, false), plain), number as u64, 400);
        for play in [start, on_board, plain] {
            let log = Source::new("one.json", play.log(&game.rules.game, None).to_string());
            let (text, problems) = log_to_form_2(&log, &converted.rules, &both.kernel.game);
            assert!(problems.is_empty(), "{problems:#?}");
            let mut file: Value = serde_json::from_str(&text.unwrap()).unwrap();
            let mut after = play.to_board(game.game());
            without_rows(&mut after);
            for side in ["self", "opponent"] {
                let flags = after[side].as_object_mut().unwrap().remove("flags").unwrap();
                after[side].as_object_mut().unwrap().extend(flags.as_object().unwrap().clone());
            }
            file["expect"] = after;
            let outcomes = scenario::run(&both.kernel.game, &file);
            assert_eq!(outcomes[0].differs, [], "{number}: {file:#}");
            let has_legacy = file["board"].as_object_mut().unwrap().remove("legacy").is_none();
            matters |= !has_legacy && !scenario::run(&both.kernel.game, &file)[0].differs.is_empty();
            assert!(opened(&converted, &both, &log.text).decisions().len() == play.actions().len());
        }
    }
    assert!(matters, "Legacy changes nothing");
}
