//! What follows from counts: comparison, sensitivity, calibration and its levers.

use ses_studio::base::Name;
use ses_studio::card::LeverChange;
use ses_studio::document::{Command, Document, StorageConfig};
use ses_studio::registry::{Project, write};
use ses_studio::sim::{
    Calibration, CardChange, MatchupChange, Part, Plan, Proposal, Roster, Run, SensitivityQuery, Shard, TaskHandle,
    compare,
};
use ses_studio::text::problem_text::english;

use super::{on, plan, roster};

const NYRA: &str = "SC-B01-H02-X01";

fn played(plan: &Plan, roster: &Roster) -> Part {
    let run = Run::new(plan.clone(), Shard::WHOLE, roster).unwrap();
    assert!(on(2, || run.play(&TaskHandle::default())));
    run.part()
}

fn shield(hero: &str, from: i64, to: i64) -> LeverChange {
    LeverChange::Number { hero: hero.into(), number: "sim_shield".into(), from, to }
}

/// The Shield of a hero in the bundled game.
fn shield_of(roster: &Roster, hero: &str) -> i64 {
    let hero = roster.heroes().iter().find(|other| other.id == hero).unwrap();
    let number = |name: &str| hero.numbers.iter().find(|(known, _)| known == name).map(|&(_, number)| number);
    number("sim_shield").or_else(|| number("shield")).unwrap()
}

#[test]
fn comparing_finds_what_has_changed_and_nothing_else() {
    let roster = roster();
    let plan = plan(&roster, 3, 600);
    let before = played(&plan, &roster);
    let same = compare(&before, &before);
    assert!(same.differs.is_empty() && same.matchups.len() == 3 && same.cards.len() == 3 * 39);
    assert!(!same.matchups.iter().any(MatchupChange::is_beyond_chance));
    assert!(!same.cards.iter().any(CardChange::is_beyond_chance));
    // Nyra with half as much Shield again: her two matchups change, the third does not.
    let from = shield_of(&roster, NYRA);
    let stronger = roster.with(&[shield(NYRA, from, from * 2)]).unwrap();
    let after = played(&plan, &stronger);
    let changed = compare(&before, &after);
    assert_eq!(changed.matchups.len(), 3);
    for matchup in &changed.matchups {
        let has_nyra = matchup.heroes.iter().any(|id| id == NYRA);
        assert_eq!(matchup.is_beyond_chance(), has_nyra, "{matchup:?}");
    }
    assert!(changed.cards.iter().any(|card| card.hero == NYRA && card.is_beyond_chance()));
    // The other way round, and with another seed.
    let mut turned = Plan { seed: 12, ..plan };
    turned.heroes.reverse();
    turned.heroes.pop();
    let changed = compare(&before, &played(&turned, &roster));
    assert!(changed.differs.iter().any(|what| what.contains("seed")), "{:?}", changed.differs);
    assert_eq!((changed.matchups.len(), changed.only_before.len(), changed.only_after.len()), (1, 2, 0));
    assert!((changed.matchups[0].before.share - changed.matchups[0].after.share).abs() < 0.15);
}

#[test]
fn sensitivity_is_the_difference_of_two_runs_of_the_same_games() {
    let roster = roster();
    let mut plan = Plan { watched: 0, ..plan(&roster, 3, 300) };
    let card = "SC-B01-H02-C04";
    let answer =
        on(2, || SensitivityQuery { card: card.into(), plan: plan.clone() }.answer(&roster, &TaskHandle::default()));
    let answer = answer.unwrap().unwrap();
    assert_eq!((answer.hero.as_str(), answer.games), (NYRA, 600));
    assert_eq!(answer.rows.len() + answer.refused.len(), 6, "three rows, up and down");
    assert!(answer.rows.is_sorted_by(|a, b| a.change.share.abs() >= b.change.share.abs()));
    // By another way: whole runs before and after.
    let others: Vec<Name> = plan.heroes.iter().filter(|id| *id != NYRA).cloned().collect();
    let wins = |roster: &Roster, plan: &mut Plan| -> u64 {
        let against = |other: &Name| {
            plan.heroes = vec![NYRA.into(), other.clone()];
            let tally = played(plan, roster).matchups[0].tally.clone();
            2 * tally.wins[0] + tally.draws
        };
        others.iter().map(against).sum()
    };
    let before = wins(&roster, &mut plan);
    for row in &answer.rows {
        let change = LeverChange::Value { card: card.into(), row: row.row, from: row.from, to: row.to };
        let after = wins(&roster.with(&[change]).unwrap(), &mut plan);
        let gained = i32::try_from(after.cast_signed() - before.cast_signed()).unwrap();
        let share = f64::from(gained) / 1_200.0;
        assert!((row.change.share - share).abs() < 1e-9 && row.change.holds(share), "{row:?} is {share}");
    }
}

#[test]
fn calibration_proposes_what_is_better_and_one_edit_makes_it() {
    let roster = roster();
    let heroes: Vec<Name> =
        ["SC-B01-H02-X01", "SC-B01-H06-X01", "SC-B02-H02-X01", "SC-B02-H08-X01"].map(Name::from).into();
    // So unbalanced that only other Shields can fix it.
    let (nyra, yuehu) = (shield_of(&roster, NYRA), shield_of(&roster, "SC-B02-H08-X01"));
    let start = [shield(NYRA, nyra, nyra * 2), shield("SC-B02-H08-X01", yuehu, yuehu / 2)];
    let lopsided = roster.with(&start).unwrap();
    let plan = Plan::new(lopsided.hash(), heroes, 200, 3);
    let calibration = Calibration { plan, rounds: 6, shields: true, legacy: true };
    let mut reported = Vec::new();
    let proposal =
        on(2, || calibration.run(&lopsided, &TaskHandle::default(), |round| reported.push(round.clone()))).unwrap();
    assert_eq!(reported, proposal.rounds);
    assert!(reported.len() >= 3 && reported[0].changes.is_empty() && reported[1].changes.is_empty());
    let best = reported.iter().rfind(|round| round.best).unwrap();
    assert_eq!((&best.changes, &best.outside), (&proposal.changes, &proposal.left));
    assert!(proposal.left.len() < reported[1].outside.len(), "{proposal:#?}");
    assert_eq!(Proposal::read(&proposal.write().unwrap()).unwrap(), proposal);
    // What is proposed comes out as it was measured.
    let better = lopsided.with(&proposal.changes).unwrap();
    let measured = played(&Plan { watched: 0, ..calibration.plan.clone() }, &better);
    let outside = measured.matchups.iter().filter(|matchup| !(0.45..=0.55).contains(&matchup.tally.win_rate().share));
    assert_eq!(outside.count(), proposal.left.len());

    let mut document = Document::of_project(Project::bundled(), StorageConfig::without_home()).unwrap();
    let before = write(document.registry(), document.rules());
    document.apply(Command::SetLevers { changes: start.to_vec() }).unwrap();
    document.apply(Command::SetLevers { changes: proposal.changes.clone() }).unwrap();
    assert_eq!(document.problems().count(), 0, "levers stay within their legal ranges");
    assert_eq!(document.undo_label().unwrap().message, "undo-set-levers");
    // A second time it no longer fits, and nothing changes.
    let now = write(document.registry(), document.rules());
    let refused = document.apply(Command::SetLevers { changes: proposal.changes }).unwrap_err();
    assert!(english(&refused.message).contains("no longer"), "{}", english(&refused.message));
    assert_eq!(write(document.registry(), document.rules()), now);
    document.undo();
    document.undo();
    assert!(write(document.registry(), document.rules()) == before && document.undo().is_none());
}

#[test]
fn levers_that_are_not_there_or_not_legal_are_refused() {
    let roster = roster();
    let wrong = |change: LeverChange| roster.with(&[change]).unwrap_err();
    let value = |card: &str, row, from, to| LeverChange::Value { card: card.into(), row, from, to };
    let hero = wrong(shield("SC-B01-H02-X1", 33, 34));
    assert!(hero.hints.iter().any(|hint| english(hint).contains(NYRA)), "{hero:?}");
    assert!(english(&wrong(shield(NYRA, -1, 34)).message).contains("no longer −1"));
    assert!(english(&wrong(shield(NYRA, shield_of(&roster, NYRA), 5_000)).message).contains("999"));
    assert!(english(&wrong(value("SC-B01-H02-C04", 9, 1, 2)).message).contains("3 rows"));
    assert!(english(&wrong(value("SC-B01-H02-C04", 0, 15, -4)).message).contains("SC-B01-H02-C04"));
    assert!(wrong(value("SC-B01-H02-C4", 0, 15, 16)).hints.iter().any(|hint| english(hint).contains("SC-B01-H02-C04")));
}
