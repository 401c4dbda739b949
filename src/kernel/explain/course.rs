//! How a match goes: set-up, the turn, actions, windows, what happens by itself, the end.

use super::{Page, Role, Writer, at, name, plain};
use crate::base::{Argument, Message};
use crate::kernel::ids::ActionId;
use crate::kernel::rules::flow::{
    Action, Aim, EndResult, First, Phase, PickRule, ResolveAt, Tie, UsedAbility, Window, WindowWho,
};
use crate::kernel::rules::statement::Block;
use crate::kernel::rules::term::{Selector, Term};

impl<'g> Writer<'g> {
    pub fn course(self, page: &mut Page) {
        self.setup(page);
        self.turn(page);
        page.section("rules-actions");
        for (id, action) in &self.game.flow.actions {
            self.action_lines(page, id, action);
        }
        page.section("rules-windows");
        for (id, window) in &self.game.flow.windows {
            self.window_lines(page, id, window);
        }
        self.fighting(page);
        self.by_itself(page);
        self.end(page);
    }

    fn setup(self, page: &mut Page) {
        page.section("rules-setup");
        let first = match &self.game.flow.first {
            First::Chance => Message::new("rules-first-chance"),
            First::Most(of) => Message::new("rules-first-most").with("n", self.term(of)),
        };
        page.item(0, first, "/match/first");
        self.block(page, 0, &self.game.flow.setup);
    }

    /// A line, and below it what is done.
    fn led(self, page: &mut Page, line: &'static str, pointer: String, block: &Block) {
        if !block.is_empty() {
            page.item(0, plain(line), pointer);
            self.block(page, 1, block);
        }
    }

    fn only_if(self, page: &mut Page, test: Option<&Term>, pointer: String) {
        if let Some(test) = test {
            page.item(0, Message::new("rules-only-if").with("test", self.test(test)), pointer);
        }
    }

    fn turn(self, page: &mut Page) {
        page.section("rules-the-turn");
        for (id, phase) in &self.game.flow.phases {
            let pointer = self.head(page, "match/phases", "phase", id);
            self.phase_lines(page, &pointer, phase);
        }
    }

    fn actions_of(self, actions: &[ActionId]) -> Argument {
        actions.iter().map(|action| self.action(*action)).collect::<Vec<_>>().into()
    }

    fn phase_lines(self, page: &mut Page, pointer: &str, phase: &Phase) {
        self.only_if(page, phase.test.as_ref(), format!("{pointer}/if"));
        self.block(page, 0, &phase.begin);
        if let Some(actions) = &phase.actions {
            let line = match (actions.is_empty(), phase.must) {
                (true, _) => Message::new("rules-waits"),
                (false, false) => Message::new("rules-may").with("names", self.actions_of(actions)),
                (false, true) => Message::new("rules-must").with("names", self.actions_of(actions)),
            };
            page.item(0, line, format!("{pointer}/actions"));
        }
        self.led(page, "rules-after", format!("{pointer}/after"), &phase.after);
        self.led(page, "rules-then", format!("{pointer}/then"), &phase.then);
    }

    fn action_lines(self, page: &mut Page, id: &str, action: &'g Action) {
        let pointer = self.head(page, "match/actions", "action", id);
        let writer = Self { picks: Some(&action.picks), ..self };
        for cards in &action.cards {
            page.item(
                0,
                Message::new("rules-with-card").with("places", writer.places(cards)),
                format!("{pointer}/card"),
            );
        }
        match &action.ability {
            Some(UsedAbility::Any) => page.item(0, plain("rules-any-ability"), format!("{pointer}/ability")),
            Some(UsedAbility::Of(timings)) => {
                let timings: Vec<Argument> = timings.iter().map(|timing| self.timing(*timing)).collect();
                page.item(0, Message::new("rules-ability-of").with("names", timings), format!("{pointer}/ability"));
            }
            None => {}
        }
        for (reason, test) in &action.needs {
            let line =
                Message::new("rules-needs").with("test", writer.test(test)).with("name", name("refused", reason));
            page.item(0, line, format!("{pointer}/needs/{reason}"));
        }
        if let Some(times) = &action.times {
            page.item(0, Message::new("rules-times-a-turn").with("n", writer.term(times)), format!("{pointer}/times"));
        }
        for (id, pick) in &action.picks {
            writer.pick_lines(page, &format!("{pointer}/picks/{id}"), id, pick);
        }
        if let Some(aims) = &action.aims {
            let timings: Vec<Argument> = aims.on.iter().map(|timing| self.timing(*timing)).collect();
            page.item(0, Message::new("rules-aims").with("names", timings), format!("{pointer}/aims"));
        }
        writer.led(page, "rules-pays", format!("{pointer}/pays"), &action.pays);
        writer.led(page, "rules-does", format!("{pointer}/does"), &action.does);
    }

    fn pick_lines(self, page: &mut Page, pointer: &str, id: &str, pick: &PickRule) {
        let pick_name = name("pick", id);
        match pick {
            PickRule::Number { from, to } => {
                let line = Message::new("rules-pick-number").with("name", pick_name);
                page.item(0, line.with("a", self.term(from)).with("b", self.term(to)), pointer);
            }
            PickRule::Card { of, test, or_player, or_if, may, .. } => {
                let places: Vec<Argument> = of.iter().map(|cards: &Selector| self.places(cards)).collect();
                page.item(0, Message::new("rules-pick").with("name", pick_name).with("places", places), pointer);
                if let Some(test) = test {
                    let line = Message::new("rules-pick-if").with("test", self.looking().test(test));
                    page.item(1, line, format!("{pointer}/if"));
                }
                match (or_player, or_if) {
                    (true, Some(test)) => {
                        let line = Message::new("rules-pick-or-if").with("test", self.test(test));
                        page.item(1, line, format!("{pointer}/or_if"));
                    }
                    (true, None) => page.item(1, plain("rules-pick-or"), format!("{pointer}/or")),
                    (false, _) => {}
                }
                if *may {
                    page.item(1, plain("rules-pick-may"), format!("{pointer}/may"));
                }
            }
        }
    }

    fn window_lines(self, page: &mut Page, id: &str, window: &Window) {
        let pointer = self.head(page, "match/windows", "window", id);
        let who = match window.who {
            WindowWho::Own => "rules-window-own",
            WindowWho::Other => "rules-window-other",
            WindowWho::Each => "rules-window-each",
            WindowWho::Both => "rules-window-both",
        };
        page.item(0, Message::new(who).with("names", self.actions_of(&window.actions)), pointer.clone());
        let times = match window.times {
            // Who act in turn until both have passed act any number of times.
            _ if window.who == WindowWho::Both => None,
            Some(1) => Some(Message::new("rules-window-once")),
            Some(times) => Some(Message::new("rules-window-times").with("n", times)),
            None => Some(Message::new("rules-window-any")),
        };
        if let Some(times) = times {
            page.item(0, times, pointer.clone());
        }
        if window.must {
            page.item(0, plain("rules-window-must"), format!("{pointer}/must"));
        }
        if let Some(opens) = &window.opens {
            page.item(0, Message::new("rules-window-opens").with("test", self.test(opens)), format!("{pointer}/opens"));
        }
    }

    /// What damage does.
    fn fighting(self, page: &mut Page) {
        page.section("rules-fighting");
        if let Some(units) = &self.game.units {
            let zone = self.zone(units.destroyed_to);
            if let (Some(health), Some(wounds)) = (units.health, units.wounds) {
                let line =
                    Message::new("rules-wounds").with("name", self.state(wounds)).with("health", self.number(health));
                page.item(0, line, "/units");
            } else if let Some(health) = units.health {
                page.item(0, Message::new("rules-health").with("health", self.number(health)), "/units");
            }
            page.item(0, Message::new("rules-destroyed-to").with("name", zone), "/units/destroyed_to");
        }
        if let Some(damage) = &self.game.damage {
            page.item(0, Message::new("rules-damage-to").with("name", self.counter(damage.to)), "/damage/to");
            if let Some(less) = damage.less {
                let less = at("quantity", &self.game.quantities, less.index());
                page.item(0, Message::new("rules-damage-less").with("name", less), "/damage/less");
            }
            if let Some(once) = damage.once {
                page.item(0, Message::new("rules-damage-once").with("name", self.counter(once)), "/damage/once");
            }
            if let Some(floor) = damage.floor {
                page.item(0, Message::new("rules-damage-floor").with("name", self.counter(floor)), "/damage/floor");
            }
            if let Some(taken) = damage.taken {
                page.item(0, Message::new("rules-damage-taken").with("name", self.counter(taken)), "/damage/taken");
            }
        }
    }

    fn by_itself(self, page: &mut Page) {
        let flow = &self.game.flow;
        page.section("rules-by-itself");
        for (at, when) in flow.when.iter().enumerate() {
            let pointer = format!("/match/when/{at}");
            page.item(0, Message::new("rules-when").with("name", self.event(when.event)), pointer.clone());
            if let Some(test) = &when.test {
                page.item(1, Message::new("rules-only-if").with("test", self.test(test)), format!("{pointer}/if"));
            }
            if when.once {
                page.item(1, plain("rules-once"), format!("{pointer}/once"));
            }
            for row in &when.rows {
                page.item(1, self.row(row), format!("{pointer}/rows"));
            }
            self.block(page, 1, &when.body);
        }
        for (at, always) in flow.always.iter().enumerate() {
            let pointer = format!("/match/always/{at}");
            let zones: Vec<Argument> = always.zones.iter().map(|zone| self.zone(*zone)).collect();
            page.item(0, Message::new("rules-always-in").with("places", zones), pointer.clone());
            if let Some(test) = &always.test {
                page.item(1, Message::new("rules-only-if").with("test", self.test(test)), format!("{pointer}/if"));
            }
            for (number, by) in &always.adds {
                page.item(1, self.adds(self.number(*number), by), format!("{pointer}/adds"));
            }
            for (quantity, by) in &always.adds_to_players {
                let quantity = super::at("quantity", &self.game.quantities, quantity.index());
                page.item(1, self.adds(quantity, by), format!("{pointer}/adds"));
            }
            for word in &always.gives {
                page.item(
                    1,
                    Message::new("rules-gives").with("word", self.word_name(*word)),
                    format!("{pointer}/gives"),
                );
            }
        }
        if let Some(silent) = &flow.silent {
            page.item(0, Message::new("rules-silent").with("test", self.looking().test(silent)), "/match/silent");
        }
        if let Some(fires) = &flow.fires {
            page.item(0, Message::new("rules-fires").with("test", self.test(&fires.test)), "/match/fires");
            self.block(page, 1, &fires.body);
        }
        for (id, body) in &flow.routines {
            self.head(page, "match/routines", "routine", id);
            self.block(page, 0, body);
        }
        self.order(page);
    }

    /// When and in which order abilities are done.
    fn order(self, page: &mut Page) {
        let effects = &self.game.flow.effects;
        page.line(Role::Heading, plain("rules-order"), "/match/effects");
        let at = match effects.at {
            ResolveAt::Row => "rules-at-row",
            ResolveAt::Effect => "rules-at-effect",
            ResolveAt::Chain => "rules-at-chain",
        };
        page.item(0, plain(at), "/match/effects/at");
        if effects.at != ResolveAt::Chain {
            let order = if effects.newest_first { "rules-newest" } else { "rules-oldest" };
            page.item(0, plain(order), "/match/effects/order");
        }
        if let Some(window) = effects.window {
            let window = super::at("window", &self.game.flow.windows, window.index());
            page.item(0, Message::new("rules-chain-window").with("name", window), "/match/effects/window");
        }
        match effects.aim {
            Aim::No => {}
            Aim::Row => page.item(0, plain("rules-aim-row"), "/match/effects/aim"),
            Aim::Whole => page.item(0, plain("rules-aim-whole"), "/match/effects/aim"),
        }
    }

    fn end(self, page: &mut Page) {
        let flow = &self.game.flow;
        page.section("rules-the-end");
        for (at, ending) in flow.ends.iter().enumerate() {
            let id = match ending.result {
                EndResult::Loses => "rules-loses",
                EndResult::Wins => "rules-wins",
                EndResult::Draws => "rules-draws",
            };
            page.item(0, Message::new(id).with("test", self.test(&ending.test)), format!("/match/ends/{at}"));
        }
        page.item(0, Message::new("rules-turn-limit").with("n", self.term(&flow.turn_limit)), "/match/turn_limit");
        let tie = match &flow.tie {
            Tie::Draw => Message::new("rules-tie-draw"),
            Tie::Most(of) => Message::new("rules-tie-most").with("n", self.term(of)),
            Tie::Share(part, whole) => {
                Message::new("rules-tie-share").with("a", self.term(part)).with("b", self.term(whole))
            }
        };
        page.item(0, tie, "/match/tie");
    }
}
