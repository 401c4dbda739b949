use ses_studio::base::Source;
use ses_studio::engine::{Game, Trace, hash, scenario};

/// Any bytes as a scenario: no panic, both paths of the engine give the same state, and undoing everything gives the
/// initial state.
pub fn resolve(bytes: &[u8], game: Game<'_>) {
    let source = Source::new("fuzz", String::from_utf8_lossy(bytes));
    let mut trace = Trace::default();
    let (run, problems) = scenario::run(&source, game, &mut trace);
    assert!(problems.iter().all(|problem| problem.span.is_some()), "a problem without a place: {problems:#?}");
    let Some(run) = run else {
        assert!(!problems.is_empty(), "refused without a word");
        return;
    };
    let (silent, same) = scenario::run(&source, game, &mut ());
    let silent = silent.expect("what ran once runs again");
    assert_eq!(problems, same, "other problems without a trace");
    assert!(silent.state == run.state, "another state without a trace");
    let _ = trace.tree(&run.board, game.rules);
    let mut state = run.state;
    for change in trace.changes().rev() {
        change.revert(&mut state, &run.board.table);
    }
    assert!(state == run.board.state, "taking everything back does not give the start");
    // A written board can be read again and is the same.
    let written = run.board.write(&run.state, game);
    let (again, problems) = scenario::read(&Source::new("written", written.to_string()), game);
    let again = again.unwrap_or_else(|| panic!("what was written cannot be read: {problems:#?}\n{written:#}"));
    assert_eq!(again.write(&again.state, game), written, "what was written says something else");
    assert_eq!(hash(&again.state, &again.table), hash(&run.state, &run.board.table), "another hash:\n{written:#}");
}
