//! What is kept of continuous effects is what would be worked out now, at every read and after every change.

use std::cell::Cell;

use serde_json::Value;

use super::{Machine, Workspace};
use crate::base::Source;
use crate::kernel::RandomPlayer;
use crate::kernel::lookup::Kernel;
use crate::kernel::rules::Game;

thread_local! {
    /// How many reads were checked; `None`: none is.
    static CHECKED: Cell<Option<u64>> = const { Cell::new(None) };
}

impl Machine<'_> {
    /// Works out again what is kept as fresh, and compares.
    pub(super) fn check_fresh(&mut self) {
        let Some(checked) = CHECKED.take() else { return };
        let cards = self.state.cards.len();
        let kept = &self.work.continuous;
        let (adds, gives) = (kept.adds.clone(), kept.gives.clone());
        let (players, guards) = (kept.players, kept.guards.len());
        self.work.continuous.is_fresh = false;
        self.refresh();
        let now = &self.work.continuous;
        for card in 0..cards {
            assert_eq!(adds.get(card), now.adds.get(card), "numbers of card {card}");
            assert_eq!(gives.get(card), now.gives.get(card), "words of card {card}");
        }
        assert!(players == now.players && guards == now.guards.len());
        CHECKED.set(Some(checked + 1));
    }
}

const GAMES: [(&str, &str); 2] = [
    (include_str!("../../../data/grand-voyage/ruleset.json"), include_str!("../../../data/grand-voyage/registry.json")),
    (include_str!("../../../data/ttcg/ruleset.json"), include_str!("../../../data/ttcg/registry.json")),
];

#[test]
fn what_holds_continuously_is_what_would_be_worked_out_now() {
    for (rules, cards) in GAMES {
        let mut game = Game::read(&Source::new("ruleset.json", rules)).0.expect("a ruleset");
        let cards: Value = serde_json::from_str(cards).expect("JSON");
        let list = |name: &str| cards[name].as_array().cloned().unwrap_or_default();
        game.add_cards(&list("cards"), "/cards");
        game.add_decks(&list("decks"), "/decks");
        let kernel = Kernel::new(game);
        CHECKED.set(Some(0));
        for seed in 0..4 {
            let mut state = kernel.lay(&kernel.game.random_setup(seed));
            kernel.play_out(&mut state, &mut RandomPlayer::new(seed), None, &mut Workspace::new());
        }
        let checked = CHECKED.take().unwrap_or_default();
        assert!(checked > 300, "{}: {checked} reads", kernel.game.id);
    }
}
