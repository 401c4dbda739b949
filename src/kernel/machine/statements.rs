//! Does statements and blocks.

use arrayvec::ArrayVec;

use super::counters::Change;
use super::frame::{Frame, Whom};
use super::{Budget, Cards, Machine, Occurrence, TIMES};
use crate::kernel::deeds::Deed;
use crate::kernel::ids::{RoleId, StateId};
use crate::kernel::rules::flow::Check;
use crate::kernel::rules::statement::{Each, Moved, Skipped, Statement, StatementKind};
use crate::kernel::rules::term::{Players, Selector};
use crate::kernel::state::{CARDS, CardId, Role, Seat, State, Thing};

impl Machine<'_> {
    /// Does a block. What a statement sets off is done after it, and after those that are joined to it.
    pub(super) fn block(&mut self, block: &[Statement], frame: &Frame<'_>) {
        if block.is_empty() {
            return;
        }
        let mut mark = self.work.pending.len();
        for statement in block {
            if self.is_stopped() {
                return;
            }
            self.statement_of_block(statement, &mut mark, frame);
        }
    }

    /// Does a statement of a block, and what it has set off since a mark, unless the next one is joined to it.
    #[inline]
    pub(super) fn statement_of_block(&mut self, statement: &Statement, mark: &mut usize, frame: &Frame<'_>) {
        self.statement(statement, frame);
        if !statement.is_joined {
            self.rest(mark, is_block(&statement.kind));
        }
    }

    /// What was set off since a mark is done, unless a block has done so. The mark is then behind it.
    #[inline]
    pub(super) fn rest(&mut self, mark: &mut usize, is_block: bool) {
        if self.is_settled() {
            *mark = 0;
            return;
        }
        if !is_block {
            self.after_statement(*mark);
        }
        *mark = self.work.pending.len();
    }

    /// Does one statement; of calls, the end is looked at afterwards.
    #[inline]
    pub(super) fn statement(&mut self, statement: &Statement, frame: &Frame<'_>) {
        match self.kernel.deed(statement.id) {
            Some(deed) if self.watch.is_none() => self.do_deed_at_once(deed, frame),
            deed => self.do_watched(statement, deed, frame),
        }
    }

    #[inline(never)]
    fn do_watched(&mut self, statement: &Statement, deed: Option<&Deed>, frame: &Frame<'_>) {
        if self.statements == 0 {
            self.report(Budget::Statements);
            return;
        }
        self.statements -= 1;
        if let Some(watch) = &mut self.watch {
            watch.statement(statement.id, self.state);
            self.report_amount(statement, frame);
        }
        if let Some(deed) = deed {
            self.do_deed(deed, frame);
            self.look(Check::Statement);
            return;
        }
        self.do_statement(statement, frame);
        if !is_block(&statement.kind) {
            self.look(Check::Statement);
        }
    }

    /// Whether nothing was set off, and the ends were looked at since the last change that they read.
    #[inline]
    pub(super) fn is_settled(&self) -> bool {
        self.is_judged && self.work.pending.is_empty() && self.work.queue.is_empty()
    }

    /// After a statement of the match. Inside a row, this waits until the row is done.
    pub(super) fn after_statement(&mut self, mark: usize) {
        if self.depth == 0 {
            self.look(Check::Row);
            self.settle(mark);
        }
    }

    /// Hot cases only, so that the function stays small; see `other_statement` for the rest.
    #[inline]
    fn do_statement(&mut self, statement: &Statement, frame: &Frame<'_>) {
        let kind = &statement.kind;
        match kind {
            StatementKind::Gain(_, amount) | StatementKind::Lose(_, amount) | StatementKind::Set(_, amount) => {
                let amount = self.amount(statement, amount, frame);
                self.change_by(kind, amount, frame);
            }
            StatementKind::Damage { whom, amount, source } => {
                let amount = self.amount(statement, amount, frame);
                self.damage(whom, amount, source.as_ref(), frame);
            }
            StatementKind::Modify { cards, number, amount, lasting } => {
                self.modify(cards, *number, amount, *lasting, frame);
            }
            StatementKind::Mark { cards, state, lasting } => self.mark(cards, *state, *lasting, frame),
            StatementKind::Move { cards: Moved::Drawn { from, end, count }, to, spot, .. } => {
                let count = self.amount(statement, count, frame);
                self.move_drawn((from, *end, count), to, *spot, frame);
            }
            StatementKind::Move { cards: Moved::Cards(cards), to, spot, asked } => {
                self.move_cards(cards, to, *spot, *asked, frame);
            }
            StatementKind::Play(Selector::It) => {
                if let Some(card) = frame.it {
                    self.play_card(card, frame.own);
                }
            }
            StatementKind::Play(cards) => {
                for card in self.select(cards, frame).cards() {
                    self.play_card(card, frame.own);
                }
            }
            StatementKind::End(duration) => self.end(*duration, frame.own),
            StatementKind::If { test, then, otherwise } => {
                let block = if self.holds(test, frame) { then } else { otherwise };
                self.block(block, frame);
            }
            StatementKind::AtOnce(body) => self.at_once(body, frame),
            _ => self.other_statement(kind, frame),
        }
    }

    #[allow(clippy::too_many_lines, reason = "one line a statement")]
    #[inline(never)]
    fn other_statement(&mut self, kind: &StatementKind, frame: &Frame<'_>) {
        match kind {
            StatementKind::Heal(cards, amount) => {
                let amount = self.term(amount, frame);
                self.heal(cards, amount, frame);
            }
            StatementKind::Give { cards, word, lasting } => self.give(cards, word, *lasting, frame),
            StatementKind::Remove { cards, word } => self.remove(cards, word.as_ref(), frame),
            StatementKind::Unmark(cards, state) => self.unmark(cards, *state, frame),
            StatementKind::MarkArrived(cards) => self.mark_arrived(cards, frame),
            StatementKind::UnmarkArrived(cards) => self.unmark_arrived(cards, frame),
            StatementKind::Reset(cards) => self.reset(cards, frame),
            StatementKind::Become(cards, word) => self.become_subtype(cards, word, frame),
            StatementKind::Grant(cards) => self.grant(cards, frame),
            StatementKind::Destroy(cards, fate) => self.destroy_cards(cards, *fate, frame),
            StatementKind::Shuffle(players, zones) => {
                for seat in self.players(players, frame) {
                    for &zone in zones {
                        self.shuffle(seat, zone);
                    }
                }
            }
            StatementKind::Reveal(cards) => {
                let cards = self.select(cards, frame);
                self.learn_all(&cards, &Seat::BOTH);
            }
            StatementKind::Look(cards) => {
                let cards = self.select(cards, frame);
                self.learn_all(&cards, &[frame.own]);
            }
            StatementKind::Create { what, count, to } => self.create(what, count, to, frame),
            StatementKind::Copy { cards, to } => self.copy(cards, to, frame),
            StatementKind::Transform { cards, what } => self.transform(cards, what, frame),
            StatementKind::Attach { cards, host, zone } => self.attach(cards, host, *zone, frame),
            StatementKind::Stack { card, on } => self.stack(card, on, frame),
            StatementKind::Control(cards, players) => self.control(cards, players, frame),
            StatementKind::Resolve { cards, timings } => self.resolve_timings(cards, timings, frame),
            StatementKind::ResolveHero => self.resolve_hero(frame.own),
            StatementKind::ResolveAgain(players, zone) => {
                for seat in self.players(players, frame) {
                    self.resolve_again(seat, *zone, frame);
                }
            }
            StatementKind::Use(card) => self.use_ability(card, frame),
            StatementKind::Pay(card) => {
                if let (Some(card), Some(ability)) = (self.first(card, frame), ability(frame)) {
                    self.pay(card, ability, frame.own);
                }
            }
            StatementKind::Aim(card) => self.name_aims(card, frame),
            StatementKind::Effects(card) => self.do_effects(card, frame),
            StatementKind::Perform(cards) => self.perform(cards, frame),
            StatementKind::Negate => self.negate(),
            StatementKind::Prevent(amount) => {
                let amount = amount.as_ref().map_or(i32::MAX, |amount| self.term(amount, frame));
                self.prevented = Some(self.prevented.unwrap_or(0).saturating_add(amount));
            }
            StatementKind::Let(role, cards) => self.bind(*role, cards, frame),
            StatementKind::Forget(role) => self.forget(*role),
            StatementKind::Happens(event, cards) => {
                let cards = cards.as_ref().map(|cards| self.select(cards, frame)).unwrap_or_default();
                self.happens(&super::events::Event::new(*event, cards, frame.own));
            }
            StatementKind::Window(window) => self.window(*window, frame.own),
            StatementKind::Run(routine) => {
                let kernel = self.kernel;
                if let Some((_, block)) = kernel.flat.flow.routines.get_index(routine.index()) {
                    self.block(block, frame);
                }
            }
            StatementKind::Skip(players, what) => self.skip(players, what, frame),
            StatementKind::Again => self.state.extra = Some(frame.own),
            StatementKind::Win(players) => {
                self.state.winners |= self.seats_mask(players, frame);
                self.is_judged = false;
            }
            StatementKind::LoseMatch(players) => {
                self.state.losers |= self.seats_mask(players, frame);
                self.is_judged = false;
            }
            StatementKind::DrawMatch => {
                self.state.over.get_or_insert(crate::kernel::state::Outcome::Draw);
            }
            StatementKind::Say(_) => {
                if let Some(word) = frame.word {
                    self.occurs(|| Occurrence::Say { word, by: frame.own });
                }
            }
            StatementKind::Each { of, body } => self.each(of, body, frame),
            StatementKind::Times(times, body) => {
                let times = usize::try_from(self.term(times, frame)).unwrap_or(0);
                if times > TIMES {
                    self.report(Budget::Actions);
                }
                for _ in 0..times.min(TIMES) {
                    self.block(body, frame);
                }
            }
            StatementKind::Answer { window, event, card, body, otherwise } => {
                let cards = match card {
                    Some(card) => self.select(card, frame),
                    None => frame.this.map(crate::kernel::state::Things::card).unwrap_or_default(),
                };
                self.answer_link(*window, *event, cards, body, otherwise, frame);
            }
            // Done above.
            StatementKind::Gain(..)
            | StatementKind::Lose(..)
            | StatementKind::Set(..)
            | StatementKind::Damage { .. }
            | StatementKind::Modify { .. }
            | StatementKind::Mark { .. }
            | StatementKind::Move { .. }
            | StatementKind::Play(_)
            | StatementKind::End(_)
            | StatementKind::If { .. }
            | StatementKind::AtOnce(_) => {}
        }
    }

    /// Gains, losses, damage and healing by an amount that is known.
    fn change_by(&mut self, kind: &StatementKind, amount: i32, frame: &Frame<'_>) {
        match kind {
            StatementKind::Gain(path, _) => self.change_counter(path, Change::Gain, amount, frame),
            StatementKind::Lose(path, _) => self.change_counter(path, Change::Lose, amount, frame),
            StatementKind::Set(path, _) => self.change_counter(path, Change::Set, amount, frame),
            StatementKind::Damage { whom, source, .. } => self.damage(whom, amount, source.as_ref(), frame),
            StatementKind::Heal(cards, _) => self.heal(cards, amount, frame),
            _ => {}
        }
    }

    /// Amounts are read, everything is applied, and then deaths and the end are looked at.
    #[inline(never)]
    fn at_once(&mut self, body: &[Statement], frame: &Frame<'_>) {
        let mark = self.work.pending.len();
        let amounts: arrayvec::ArrayVec<i32, 16> =
            body.iter().take(16).map(|statement| self.amount_of(statement, frame)).collect();
        let outer = self.batch.replace(super::Batch::new());
        let reads = if self.watch.is_some() { self.amounts_read(body, frame) } else { Vec::new() };
        let mut reads = reads.into_iter();
        for (statement, amount) in body.iter().zip(amounts) {
            if let Some(watch) = &mut self.watch {
                watch.statement(statement.id, self.state);
                reads.next().flatten().into_iter().for_each(|amount| watch.worked_out(amount));
            }
            self.change_by(&statement.kind, amount, frame);
        }
        self.bury_batch(frame);
        self.batch = outer;
        self.look(Check::Statement);
        self.after_statement(mark);
    }

    fn each(&mut self, of: &Each, body: &[Statement], frame: &Frame<'_>) {
        match of {
            Each::Seats => self.each_player(&Seat::BOTH, body, frame),
            Each::Players(players) => {
                let seats = self.players(players, frame);
                self.each_player(&seats, body, frame);
            }
            Each::Things(selector) => {
                let things = self.select(selector, frame);
                let moves = things.iter().map(|thing| (thing, self.moves_of(thing)));
                for (thing, moves) in moves.collect::<ArrayVec<(Thing, u16), { CARDS + 2 }>>() {
                    match thing {
                        Thing::Player(seat) => self.each_player(&[seat], body, frame),
                        Thing::Card(card) if self.state.card(card).moves == moves => {
                            self.block(body, &frame.at(card));
                        }
                        Thing::Card(_) => {}
                    }
                }
            }
        }
    }

    fn each_player(&mut self, seats: &[Seat], body: &[Statement], frame: &Frame<'_>) {
        for &seat in seats {
            self.block(body, &Frame { own: seat, whom: Whom::One(seat), ..*frame });
        }
    }

    /// How often a thing has moved; players do not move.
    pub(super) fn moves_of(&self, thing: Thing) -> u16 {
        match thing {
            Thing::Card(card) => self.state.card(card).moves,
            Thing::Player(_) => 0,
        }
    }

    fn bind(&mut self, role: RoleId, cards: &crate::kernel::rules::term::Selector, frame: &Frame<'_>) {
        let cards = self.select(cards, frame);
        let State { roles, cards: all, .. } = &mut *self.state;
        if let Some(entry) = roles.get_mut(role.index()) {
            entry.bind(cards.cards().map(|card| (card, all[card.index()].moves)));
        }
    }

    fn forget(&mut self, role: RoleId) {
        if let Some(entry) = self.state.roles.get_mut(role.index()) {
            *entry = Role::default();
        }
    }

    fn skip(&mut self, players: &Players, what: &Skipped, frame: &Frame<'_>) {
        let phases = &self.kernel.flat.flow.phases;
        let at = match what {
            Skipped::Turn => Some(crate::kernel::state::PHASES),
            Skipped::Phase(phase) => Some(phase.index()),
            Skipped::Word => {
                let word = frame.word.map_or("", |word| self.kernel.game.word(word));
                if word == "turn" { Some(crate::kernel::state::PHASES) } else { phases.get_index_of(word) }
            }
        };
        for seat in self.players(players, frame) {
            let skips = &mut self.state.players[seat.index()].skips;
            if let Some(skip) = at.and_then(|at| skips.get_mut(at)) {
                *skip = skip.saturating_add(1);
            }
        }
    }

    fn seats_mask(&mut self, players: &Players, frame: &Frame<'_>) -> u8 {
        self.players(players, frame).iter().fold(0, |mask, seat| mask | 1 << seat.0)
    }

    /// Cards of a statement that can bear something: those in play, and where cards keep what was done to them.
    pub(super) fn bearers(&mut self, cards: &crate::kernel::rules::term::Selector, frame: &Frame<'_>) -> Cards {
        if let Selector::It = cards {
            return frame.it.into_iter().filter(|&card| self.can_bear(card)).collect();
        }
        let cards = self.select(cards, frame);
        cards.cards().filter(|&card| self.can_bear(card)).collect()
    }

    pub(super) fn can_bear(&self, card: CardId) -> bool {
        let zone = self.state.card(card).zone;
        self.kernel.in_play(zone) || self.kernel.keeps(zone)
    }

    /// Whether a state is in a mask of marks.
    pub(super) fn mark_bit(state: StateId) -> u32 {
        1 << (state.0 & 31)
    }
}

/// Whether a statement contains others.
fn is_block(kind: &StatementKind) -> bool {
    matches!(
        kind,
        StatementKind::If { .. }
            | StatementKind::Each { .. }
            | StatementKind::Times(..)
            | StatementKind::AtOnce(_)
            | StatementKind::Answer { .. }
    )
}

/// The ability that the action uses.
pub(super) fn ability(frame: &Frame<'_>) -> Option<crate::kernel::question::AbilityRef> {
    frame.action.and_then(|action| action.ability)
}
