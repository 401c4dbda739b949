//! Statements in words: a line each, what is in a block one deeper.

use super::phrases::is_short;
use super::{Page, Writer, at, name, plain};
use crate::base::{Argument, Message};
use crate::kernel::rules::statement::{Block, Each, Fate, Lasting, Made, Skipped, Spot, Statement, StatementKind};
use crate::kernel::rules::term::Players;

impl Writer<'_> {
    pub fn block(self, page: &mut Page, depth: u8, block: &Block) {
        for statement in block {
            self.statement(page, depth, statement);
        }
    }

    fn pointer(self, statement: &Statement) -> String {
        self.game.statements.get(statement.id.index()).map(ToString::to_string).unwrap_or_default()
    }

    fn statement(self, page: &mut Page, depth: u8, statement: &Statement) {
        let pointer = self.pointer(statement);
        let deeper = depth.saturating_add(1);
        match &statement.kind {
            StatementKind::If { test, then, otherwise } => {
                page.item(depth, Message::new("rules-if").with("test", self.test(test)), pointer.clone());
                self.block(page, deeper, then);
                if !otherwise.is_empty() {
                    page.item(depth, plain("rules-else"), pointer);
                    self.block(page, deeper, otherwise);
                }
            }
            StatementKind::Each { of, body } => {
                let message = match of {
                    Each::Seats => Message::new("rules-each-seat"),
                    Each::Players(players) => Message::new("rules-each").with("cards", self.players(players)),
                    Each::Things(things) => Message::new("rules-each").with("cards", self.cards_of(things)),
                };
                page.item(depth, message, pointer);
                self.block(page, deeper, body);
            }
            StatementKind::Times(count, body) => {
                let id = if is_short(count) { "rules-repeat" } else { "rules-repeat-some" };
                page.item(depth, Message::new(id).with("n", self.term(count)), pointer);
                self.block(page, deeper, body);
            }
            StatementKind::AtOnce(body) => {
                page.item(depth, plain("rules-at-once"), pointer);
                self.block(page, deeper, body);
            }
            StatementKind::Answer { window, body, otherwise, .. } => {
                let window = at("window", &self.game.flow.windows, window.index());
                page.item(depth, Message::new("rules-answer").with("name", window), pointer.clone());
                self.block(page, deeper, body);
                if !otherwise.is_empty() {
                    page.item(depth, plain("rules-answer-else"), pointer);
                    self.block(page, deeper, otherwise);
                }
            }
            kind => page.item(depth, self.sentence(kind), pointer),
        }
    }

    /// A statement without statements in it.
    #[allow(clippy::too_many_lines, reason = "a list of all statements, with a sentence each")]
    fn sentence(self, kind: &StatementKind) -> Argument {
        let of = |id: &'static str, cards| Message::new(id).with("cards", self.cards_of(cards));
        let message = match kind {
            StatementKind::Gain(path, by) => counted("rules-gain", self.path(path), self.term(by)),
            StatementKind::Lose(path, by) => counted("rules-lose", self.path(path), self.term(by)),
            StatementKind::Set(path, to) => counted("rules-set", self.path(path), self.term(to)),
            StatementKind::Damage { whom, amount, source } => {
                let message = of("rules-damage", whom).with("n", self.term(amount));
                match source {
                    Some(source) if *source != crate::kernel::rules::term::Selector::None => {
                        Message { id: "rules-damage-from", ..message }.with("source", self.cards_of(source))
                    }
                    _ => message,
                }
            }
            StatementKind::Heal(cards, by) => of("rules-heal", cards).with("n", self.term(by)),
            StatementKind::Modify { cards, number, amount, lasting } => {
                let done = of("rules-modify", cards).with("name", self.number(*number)).with("n", self.term(amount));
                return self.lasting(done, Some(*lasting));
            }
            StatementKind::Give { cards, word, lasting } => {
                return self.lasting(of("rules-give", cards).with("word", self.word(word)), *lasting);
            }
            StatementKind::Remove { cards, word: Some(word) } => {
                of("rules-remove", cards).with("word", self.word(word))
            }
            StatementKind::Remove { cards, word: None } => of("rules-remove-all", cards),
            StatementKind::Mark { cards, state, lasting } => {
                return self.lasting(of("rules-mark", cards).with("name", self.state(*state)), *lasting);
            }
            StatementKind::Unmark(cards, state) => of("rules-unmark", cards).with("name", self.state(*state)),
            StatementKind::MarkArrived(cards) => of("rules-mark", cards).with("name", name("state", "arrived")),
            StatementKind::UnmarkArrived(cards) => of("rules-unmark", cards).with("name", name("state", "arrived")),
            StatementKind::Reset(cards) => of("rules-reset", cards),
            StatementKind::Become(cards, word) => of("rules-become", cards).with("word", self.word(word)),
            StatementKind::Grant(cards) => of("rules-grant", cards),
            StatementKind::Move { cards, to, spot, asked } => {
                let id = match (spot, asked) {
                    (_, true) => "rules-move-asked",
                    (Some(Spot::Bottom), _) => "rules-move-bottom",
                    (Some(Spot::Shuffled), _) => "rules-move-shuffled",
                    _ => "rules-move",
                };
                let (cards, count) = self.moved(cards);
                let done = Message::new(id).with("cards", cards).with("places", self.goal(to));
                match count {
                    None => done,
                    Some(count) => {
                        let name = Message::new("rules-as-many").with("n", self.term(count));
                        Message::new("rules-for").with("do", done).with("name", name)
                    }
                }
            }
            StatementKind::Destroy(cards, fate) => of(
                match fate {
                    Fate::Zone => "rules-destroy",
                    Fate::Up => "rules-destroy-up",
                    Fate::Along => "rules-destroy-along",
                },
                cards,
            ),
            StatementKind::Shuffle(of, zones) => Message::new("rules-shuffle").with("places", self.place(of, zones)),
            StatementKind::Reveal(cards) => of("rules-reveal", cards),
            StatementKind::Look(cards) => of("rules-look", cards),
            StatementKind::Create { what, count, to } => Message::new("rules-create")
                .with("n", self.term(count))
                .with("card", self.made(what))
                .with("places", self.goal(to)),
            StatementKind::Copy { cards, to } => of("rules-copy", cards).with("places", self.goal(to)),
            StatementKind::Transform { cards, what } => of("rules-transform", cards).with("card", self.made(what)),
            StatementKind::Attach { cards, host, .. } => of("rules-attach", cards).with("host", self.cards_of(host)),
            StatementKind::Stack { card, on } => of("rules-stack", card).with("host", self.cards_of(on)),
            StatementKind::Control(cards, to) => of("rules-control", cards).with("who", self.players(to)),
            StatementKind::Play(cards) => of("rules-play", cards),
            StatementKind::Resolve { cards, timings } => {
                let timings: Vec<Argument> = timings.iter().map(|timing| self.timing(*timing)).collect();
                of("rules-resolve", cards).with("names", timings)
            }
            StatementKind::ResolveHero => Message::new("rules-resolve-hero"),
            StatementKind::ResolveAgain(of, zone) => {
                Message::new("rules-resolve-again").with("places", self.place(of, std::slice::from_ref(zone)))
            }
            StatementKind::Use(cards) => of("rules-use", cards),
            StatementKind::Pay(cards) => of("rules-pay", cards),
            StatementKind::Aim(cards) => of("rules-aim", cards),
            StatementKind::Effects(cards) => of("rules-effects", cards),
            StatementKind::Perform(cards) => of("rules-perform", cards),
            StatementKind::Negate => Message::new("rules-negate"),
            StatementKind::Prevent(None) => Message::new("rules-prevent"),
            StatementKind::Prevent(Some(by)) => Message::new("rules-prevent-some").with("n", self.term(by)),
            StatementKind::Let(role, cards) => of("rules-let", cards).with("name", self.role(*role)),
            StatementKind::Forget(role) => Message::new("rules-forget").with("name", self.role(*role)),
            StatementKind::Happens(event, None) => Message::new("rules-happens").with("name", self.event(*event)),
            StatementKind::Happens(event, Some(cards)) => {
                of("rules-happens-to", cards).with("name", self.event(*event))
            }
            StatementKind::Window(window) => {
                let window = at("window", &self.game.flow.windows, window.index());
                Message::new("rules-opens").with("name", window)
            }
            StatementKind::Run(routine) => {
                Message::new("rules-run").with("name", at("routine", &self.game.flow.routines, routine.index()))
            }
            StatementKind::End(duration) => Message::new("rules-end").with("name", self.duration(*duration)),
            StatementKind::Skip(who, what) => {
                let what = match what {
                    Skipped::Phase(phase) => at("phase", &self.game.flow.phases, phase.index()),
                    Skipped::Turn => plain("rules-whole-turn"),
                    Skipped::Word => plain("rules-word"),
                };
                Message::new("rules-skip").with("who", self.players(who)).with("name", what)
            }
            StatementKind::Again => Message::new("rules-again"),
            StatementKind::Win(Players::Own) => Message::new("rules-you-win"),
            StatementKind::Win(who) => Message::new("rules-win").with("who", self.players(who)),
            StatementKind::LoseMatch(Players::Own) => Message::new("rules-you-lose"),
            StatementKind::LoseMatch(who) => Message::new("rules-lose-match").with("who", self.players(who)),
            StatementKind::DrawMatch => Message::new("rules-draw-match"),
            StatementKind::Say(_) => Message::new("rules-say"),
            StatementKind::If { .. }
            | StatementKind::Each { .. }
            | StatementKind::Times(..)
            | StatementKind::AtOnce(_)
            | StatementKind::Answer { .. } => Message::new("rules-at-once"),
        };
        message.into()
    }

    /// What is done, and for how long it holds.
    fn lasting(self, done: Message, lasting: Option<Lasting>) -> Argument {
        let during = match lasting {
            None => return done.into(),
            Some(Lasting::For(duration)) if duration == crate::kernel::ids::LASTING => return done.into(),
            Some(Lasting::For(duration)) => self.duration(duration),
            Some(Lasting::Row) => plain("rules-during"),
        };
        Message::new("rules-for").with("do", done).with("name", during).into()
    }

    fn made(self, what: &Made) -> Argument {
        match what {
            Made::Token(definition) => self.word_name(self.game.definition(*definition).id),
            Made::RowToken | Made::Row => plain("rules-row-card"),
        }
    }
}

fn counted(id: &'static str, what: Argument, by: Argument) -> Message {
    Message::new(id).with("what", what).with("n", by)
}
