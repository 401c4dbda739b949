//! Simulated matches in the sandbox, and the match of the last session: the same decisions, the same end, gone through to
//! and fro.

use std::sync::Arc;

use ses_studio::base::Source as File;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::{Seat, State};
use ses_studio::ruleset::STARFALL;
use ses_studio::sandbox::tabletop::{EditFault, LastSession, Opening, Session, Tabletop, TabletopCommand, was_shown};
use ses_studio::sim::{AgentKind, DeckMatch, Decks, Plan};

use crate::kernel::SAMPLES;
use crate::support::game_of_heroes;

/// The game of heroes, and all others.
fn games() -> Vec<Game> {
    SAMPLES.iter().map(crate::kernel::Sample::game).chain([game_of_heroes()]).collect()
}

/// The match with a number in a run of all decks.
fn simulated(game: &Game, legacy: bool, players: [AgentKind; 2], number: u64) -> DeckMatch {
    let decks = Decks::new(game.clone(), &[]);
    let plan = Plan { legacy, players, ..Plan::new(decks.hash(), decks.chosen(&[]).unwrap(), 15_000, 1) };
    let matchups = plan.matchups();
    let pair = matchups[usize::try_from(number).unwrap() % matchups.len()];
    DeckMatch::of(&plan, pair, &decks, number).unwrap().game
}

fn table(game: &Game) -> Tabletop {
    let mut table = Tabletop::default();
    table.refresh(&Arc::new(game.clone()));
    table
}

fn session(table: &Tabletop) -> &Session {
    table.session().unwrap()
}

fn now(table: &Tabletop) -> State {
    session(table).point().now.clone()
}

fn rules_file() -> File {
    File::new("ruleset.json", STARFALL)
}

#[test]
fn a_match_of_a_run_is_watched_decision_by_decision_to_the_same_end() {
    for game in games() {
        for (legacy, players, number) in [
            (true, [AgentKind::Random; 2], 0),
            (true, [AgentKind::Random, AgentKind::Greedy], 7),
            (false, [AgentKind::Random; 2], 12),
        ] {
            let of = simulated(&game, legacy, players, number);
            let mut table = table(&game);
            let before = now(&table);
            assert!(table.apply(TabletopCommand::Watch(Box::new(of.clone()))), "{}: {number}", game.id);
            let start = now(&table);
            let all = session(&table).decisions().len();
            assert!(session(&table).at() == 0 && all >= of.choices.len());
            for at in 1..=all {
                assert!(table.apply(TabletopCommand::Forward));
                assert_eq!(session(&table).at(), at);
            }
            let end = now(&table);
            assert!(end.over.is_some() && end.turn == of.turns && format!("{:016x}", end.hash()) == of.hash);
            // One decision back, to the start, and to the end at once.
            assert!(table.apply(TabletopCommand::Back));
            assert_eq!(session(&table).at(), all - 1);
            assert!(table.apply(TabletopCommand::To(0)) && now(&table) == start);
            assert!(table.apply(TabletopCommand::To(all)) && now(&table) == end);
            // An own decision takes the place of those that follow.
            assert!(table.apply(TabletopCommand::To(1)));
            let usual = session(&table).point().asked.as_ref().unwrap().question().usual();
            assert!(table.apply(TabletopCommand::Answer(usual.to_vec())));
            assert_eq!(session(&table).decisions().len(), 2);
            // The match before is there again.
            assert!(table.apply(TabletopCommand::To(0)) && table.apply(TabletopCommand::Back));
            assert!(now(&table) == before && table.apply(TabletopCommand::Forward));
            assert!(now(&table) == start);
        }
    }
}

#[test]
fn a_match_of_other_cards_is_not_watched_and_nothing_changes() {
    for game in games() {
        let of = simulated(&game, true, [AgentKind::Random; 2], 3);
        let short = DeckMatch { choices: of.choices[..of.choices.len() - 1].to_vec(), ..of.clone() };
        let twice = DeckMatch { choices: [&of.choices[..], &of.choices[..]].concat(), ..of.clone() };
        let other_end = DeckMatch { turns: of.turns + 1, ..of.clone() };
        let nobody = DeckMatch { decks: ["nobody", "no deck"].map(Into::into), ..of.clone() };
        for wrong in [short, twice, other_end, nobody] {
            let mut table = table(&game);
            let before = now(&table);
            assert!(!table.apply(TabletopCommand::Watch(Box::new(wrong))), "{}", game.id);
            assert_eq!(table.take_fault(), Some(EditFault::Changed));
            assert!(now(&table) == before && !table.can_go_back() && !table.can_go_on());
        }
    }
}

/// A match that goes on in the next session.
fn resumed(game: &Game, text: String) -> Tabletop {
    let mut table = Tabletop::default();
    table.resume(LastSession { file: File::new("match.json", text), rules: rules_file() });
    table.refresh(&Arc::new(game.clone()));
    table
}

#[test]
fn the_match_is_there_again_in_the_next_session() {
    for game in games() {
        let of = simulated(&game, false, [AgentKind::Random; 2], 5);
        let mut table = table(&game);
        table.apply(TabletopCommand::Watch(Box::new(of.clone())));
        table.apply(TabletopCommand::To(7));
        table.apply(TabletopCommand::Seat(Seat(1), Some(AgentKind::Easy)));
        let text = table.kept(true).unwrap();
        assert!(was_shown(&text) && !was_shown(&table.kept(false).unwrap()));
        let mut later = resumed(&game, text.clone());
        let all = session(&table).decisions().len();
        assert_eq!((session(&later).at(), session(&later).decisions().len()), (7, all));
        assert_eq!((later.agent(Seat(0)), later.agent(Seat(1))), (None, Some(AgentKind::Easy)));
        assert!(now(&later) == now(&table) && later.kept(true).unwrap() == text);
        later.apply(TabletopCommand::To(all));
        assert_eq!(format!("{:016x}", now(&later).hash()), of.hash);
    }
}

#[test]
fn a_board_and_its_edits_are_there_again_in_the_next_session() {
    for sample in &SAMPLES {
        let game = sample.game();
        let mut table = table(&game);
        table.set_prepared(&[], &[File::new("rules.json", sample.cases)], &rules_file());
        let boards = table.prepared().unwrap().to_vec();
        let mut tried = 0;
        for board in boards.into_iter().take(20) {
            let opening = Opening { prepared: Some(board), ..Opening::usual(&game) };
            if !table.apply(TabletopCommand::Begin(opening)) {
                continue;
            }
            tried += 1;
            let later = resumed(&game, table.kept(true).unwrap());
            assert!(now(&later) == now(&table), "{}", sample.name);
            assert_eq!(session(&later).opening(), session(&table).opening());
        }
        assert!(tried > 3, "{}: {tried} boards", sample.name);
    }
}

#[test]
fn what_is_no_match_of_the_game_begins_a_new_one() {
    let game = SAMPLES[0].game();
    let usual = now(&table(&game));
    let other = self::table(&SAMPLES[1].game()).kept(true).unwrap();
    for text in ["", "{}", "[1]", "{ \"actions\": 5 }", "{ \"actions\": [], \"heroes\": [\"a\"] }", &other] {
        assert!(now(&resumed(&game, text.to_owned())) == usual, "{text}");
    }
}
