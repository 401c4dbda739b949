//! A card compiled: rows whose terms are flat code, with everything folded in that is printed on the card.

use smallvec::SmallVec;

use super::generator::mix;
use super::rules;
use crate::base::Name;
use crate::card::{CheckedRow, Role};
use crate::ruleset::code::{Amount, Coder, Op, Operand, place};
use crate::ruleset::layout::Layout;
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_FIXED};
use crate::ruleset::term::{Cards, Duration, Effect, Known, Owner, Term};
use crate::ruleset::{CardTypeId, ConditionId, NumberId, OperationId, Ruleset, SubtypeId, TallyId, Timing, TriggerId};

/// A card that the engine can resolve.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The card's id; empty for one that is written out.
    pub id: Name,
    /// Tells cards apart in a state's hash.
    pub fingerprint: u64,
    /// Its type; `None` for an unknown card.
    pub card_type: Option<CardTypeId>,
    /// Its book; `None` for that of its player's hero.
    pub book: Option<i32>,
    /// Its printed numbers.
    pub numbers: [i16; MAX_CARD_NUMBERS],
    /// Its subtype's index, -1 if it has none.
    pub subtype: i32,
    /// Its type's index, -1 if it has none.
    pub type_index: i32,
    /// What it waits for.
    pub trigger: Option<TriggerId>,
    /// The counter that rises when it has resolved, by its place in the layout.
    pub counts: Option<u8>,
    /// The counter that lets it resolve twice, by its place in the layout.
    pub repeats: Option<u8>,
    /// Rows that resolve when the card does.
    pub plays: List,
    /// Rows that resolve when the card is destroyed.
    pub deaths: List,
    /// What it adds while it is in play: a place among its player's numbers, and how much.
    pub passives: Box<[(u8, Amount)]>,
    /// The steps of all its terms.
    pub code: Box<[Op]>,
}

/// Rows that resolve together.
#[derive(Clone, Debug, Default)]
pub struct List {
    /// The rows in their order.
    pub rows: Box<[Row]>,
    /// Quantities that are fixed when the list starts: the place among the resolution's numbers, and the term.
    pub fixed: Box<[(u8, Amount)]>,
    /// How many kinds of rows a later row can replace.
    pub replaced: u8,
}

/// One row.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its place in the list as written.
    pub at: u8,
    /// Its operation.
    pub op: OperationId,
    /// Its part.
    pub role: Role,
    /// Its value as printed.
    pub printed: i32,
    /// Its value as the engine takes it.
    pub value: Amount,
    /// The count that rises by what it destroys.
    pub tally: Option<TallyId>,
    /// Where its changes are remembered, if a row can replace it or it replaces one.
    pub slot: Option<u8>,
    /// Whether a later row can replace it.
    pub replaceable: bool,
    /// Whether something must be seen to before or after what it does: it replaces, can be replaced or can destroy.
    pub attended: bool,
    /// Its conditions.
    pub tests: Box<[Test]>,
    /// What it does.
    pub acts: Box<[Act]>,
}

/// One condition of a row.
#[derive(Clone, Copy, Debug)]
pub struct Test {
    /// The condition.
    pub id: ConditionId,
    /// Its parameter.
    pub param: i32,
    /// Its term, with the parameter put in.
    pub holds: Amount,
}

/// A change that a row makes, with the steps in which its amount comes about.
#[derive(Clone, Debug)]
pub struct Act {
    /// The change.
    pub does: Does,
    /// By how much.
    pub amount: Amount,
    /// Its amount from the printed value outwards; only a trace reads them.
    pub parts: Box<[Part]>,
}

/// A step on the way from a row's printed value to what is applied.
#[derive(Clone, Debug)]
pub struct Part {
    /// The value after this step.
    pub amount: Amount,
    /// What this step reads for the first time.
    pub reads: SmallVec<[Operand; 1]>,
}

/// Cards that a change is about.
#[derive(Clone, Copy, Debug)]
pub enum Pick {
    /// All of a zone, or all that fit.
    All(Owner, u8, Option<Amount>),
    /// One, chosen by the player whose effect it is.
    Choose(Owner, u8),
    /// From the top, the topmost first.
    Top(Owner, u8, Amount),
    /// From the bottom, the lowest first.
    Bottom(Owner, u8, Amount),
    /// By chance.
    Random(Owner, u8, Amount),
    /// The card itself.
    This,
}

/// Cards that go from one zone to the end of another: whose, which, and the two zones.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the line above says what they are")]
pub struct Shift {
    pub of: Owner,
    pub order: Order,
    pub from: u8,
    pub to: u8,
}

/// Which cards of a zone go one after another.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "their own names")]
pub enum Order {
    Top,
    Bottom,
    Random,
}

/// A change, with every name a place.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "as `ruleset::term::Effect` describes them")]
pub enum Does {
    Gain(Owner, u8),
    Lose(Owner, u8),
    Set(Owner, u8),
    DamagePlayer(Owner),
    DamageCards(Pick),
    Modify(Pick, NumberId, Duration),
    Move(Pick, Owner, u8),
    /// A move of so many cards of one player between two zones that change nothing but their order.
    Shift(Shift),
    Destroy(Pick),
    Negate,
    ResolveAgain(Owner, u8),
}

impl Row {
    /// The numbers that it needs.
    fn amounts(&self) -> impl Iterator<Item = Amount> {
        let tests = self.tests.iter().map(|test| test.holds);
        tests.chain([self.value]).chain(self.acts.iter().flat_map(Act::amounts).flatten())
    }
}

impl Act {
    /// The numbers that it needs.
    fn amounts(&self) -> [Option<Amount>; 2] {
        let of = match self.does {
            Does::DamageCards(pick) | Does::Modify(pick, ..) | Does::Move(pick, ..) | Does::Destroy(pick) => match pick
            {
                Pick::All(_, _, test) => test,
                Pick::Top(_, _, count) | Pick::Bottom(_, _, count) | Pick::Random(_, _, count) => Some(count),
                Pick::Choose(..) | Pick::This => None,
            },
            _ => None,
        };
        [Some(self.amount), of]
    }
}

/// What is printed on a card, as far as the engine needs it.
#[derive(Clone, Copy, Debug)]
pub struct Printed<'a> {
    /// The card's id, empty if it has none.
    pub id: &'a str,
    /// Its type.
    pub card_type: CardTypeId,
    /// Its book.
    pub book: Option<i32>,
    /// Its numbers by [`NumberId`]; missing ones are 0.
    pub numbers: &'a [i32],
    /// Its subtype.
    pub subtype: Option<SubtypeId>,
    /// Its trigger.
    pub trigger: Option<TriggerId>,
    /// Its rows.
    pub rows: &'a [CheckedRow],
}

/// Compiles a card.
pub fn compile(card: &Printed<'_>, rules: &Ruleset, layout: &Layout) -> Program {
    let card_type = rules.card_type(card.card_type).1;
    let mut numbers = [0_i16; MAX_CARD_NUMBERS];
    let mut known_numbers = [0_i32; MAX_CARD_NUMBERS];
    for (at, &number) in card.numbers.iter().enumerate().take(MAX_CARD_NUMBERS) {
        numbers[at] = i16::try_from(number).unwrap_or(if number < 0 { i16::MIN } else { i16::MAX });
        known_numbers[at] = number;
    }
    let known = Known {
        card_type: Some(card.card_type),
        card_book: card.book,
        card_numbers: Some(&known_numbers),
        ..Known::default()
    };
    let fixed: SmallVec<[Option<i32>; MAX_FIXED]> = rules
        .quantities
        .values()
        .map(|quantity| match quantity.is.as_ref().filter(|_| quantity.fixed)?.fold(&known) {
            Term::Constant(number) => Some(number),
            _ => None,
        })
        .collect();
    let mut compiler =
        Compiler { rules, layout, known: Known { fixed: Some(&fixed), ..known }, coder: Coder::default() };
    let plays = compiler.list(card.rows, Timing::Play);
    let deaths = compiler.list(card.rows, Timing::Death);
    let passives = compiler.passives(card.rows);
    Program {
        id: card.id.into(),
        fingerprint: fingerprint(card),
        card_type: Some(card.card_type),
        book: card.book,
        numbers,
        subtype: card.subtype.map_or(-1, |id| i32::from(id.0)),
        type_index: i32::from(card.card_type.0),
        trigger: card.trigger.filter(|_| card_type.has_trigger),
        counts: card_type.counts.map(|id| layout.counter(id)),
        repeats: card_type.repeats.map(|id| layout.counter(id)),
        plays,
        deaths,
        passives,
        code: compiler.coder.code.into(),
    }
}

struct Compiler<'a> {
    rules: &'a Ruleset,
    layout: &'a Layout,
    known: Known<'a>,
    coder: Coder,
}

impl Compiler<'_> {
    fn list(&mut self, rows: &[CheckedRow], timing: Timing) -> List {
        let rows: Vec<&CheckedRow> =
            rows.iter().filter(|row| self.rules.operation(row.op).1.timing == timing).collect();
        if rows.is_empty() {
            return List::default();
        }
        let mut replaced: Vec<OperationId> = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            let base = rows[..at].iter().any(|earlier| earlier.op == row.op);
            if row.role == Role::Replace && base && !replaced.contains(&row.op) {
                replaced.push(row.op);
            }
        }
        let mut compiled = Vec::new();
        let first_step = self.coder.code.len();
        for (place, row) in rows.iter().enumerate() {
            let slot = replaced.iter().position(|&op| op == row.op).and_then(|at| u8::try_from(at).ok());
            let later = rows[place + 1..].iter().any(|later| later.op == row.op && later.role == Role::Replace);
            let tests = row.conditions.iter().map(|&(id, param)| self.test(id, param)).collect();
            let value = self.rules.row_value.fold(&Known { val: Some(row.val), ..self.known });
            let known = Known { val: if let Term::Constant(value) = value { Some(value) } else { None }, ..self.known };
            let operation = self.rules.operation(row.op).1;
            let acts = operation.does.iter().map(|effect| self.act(effect, &known)).collect();
            compiled.push(Row {
                at: u8::try_from(row.at).unwrap_or(u8::MAX),
                op: row.op,
                role: row.role,
                printed: row.val,
                value: self.coder.amount(&value, self.layout),
                tally: operation.tally,
                slot,
                replaceable: slot.is_some() && later,
                attended: slot.is_some() || operation.does.iter().any(Effect::can_destroy),
                tests,
                acts,
            });
        }
        let amounts: Vec<Amount> = compiled.iter().flat_map(Row::amounts).collect();
        List {
            rows: compiled.into(),
            fixed: self.fixed(first_step, &amounts),
            replaced: u8::try_from(replaced.len()).unwrap_or(u8::MAX),
        }
    }

    /// The quantities that a resolution must work out when it starts: those that its steps read, and those that these
    /// read in turn, in the ruleset's order.
    fn fixed(&mut self, first_step: usize, amounts: &[Amount]) -> Box<[(u8, Amount)]> {
        let mut fixed = Vec::new();
        let mut needed: Vec<u8> = self.coder.code[first_step..].iter().filter_map(read_by).collect();
        needed.extend(amounts.iter().flat_map(|&amount| read_in(amount)).flatten());
        let mut terms = Vec::new();
        // A fixed quantity reads only earlier ones, so one pass from the last to the first finds all.
        for &id in self.layout.fixed.iter().rev() {
            let at = self.layout.quantity(id);
            if let Some(term) = self.rules.quantity(id).1.is.as_ref().filter(|_| needed.contains(&at)) {
                let term = term.fold(&self.known);
                term.visit(&mut |part| {
                    if let Some(Operand::Resolution(other)) = place(part, self.layout) {
                        needed.push(other);
                    }
                });
                terms.push((at, term));
            }
        }
        for (at, term) in terms.into_iter().rev() {
            fixed.push((at, self.coder.amount(&term, self.layout)));
        }
        fixed.into()
    }

    fn test(&mut self, id: ConditionId, param: i32) -> Test {
        let known = Known { param: Some(param), ..self.known };
        let holds = self.rules.condition(id).1.holds.fold(&known);
        Test { id, param, holds: self.coder.amount(&holds, self.layout) }
    }

    /// A passive counts by its printed value; one that depends on the hero is worked out when its card enters and leaves.
    fn passives(&mut self, rows: &[CheckedRow]) -> Box<[(u8, Amount)]> {
        let mut passives = Vec::new();
        for row in rows {
            for (quantity, term) in &self.rules.operation(row.op).1.adds {
                let term = term.fold(&Known { val: Some(row.val), ..self.known });
                passives.push((self.layout.quantity(*quantity), self.coder.amount(&term, self.layout)));
            }
        }
        passives.into()
    }

    fn act(&mut self, effect: &Effect, known: &Known<'_>) -> Act {
        let layout = self.layout;
        if let Some((shift, count)) = self.shift(effect) {
            let amount = self.coder.amount(&count.fold(known), layout);
            return Act { does: Does::Shift(shift), amount, parts: Box::default() };
        }
        let amount = effect.amount();
        let parts = amount.map_or_else(Box::default, |term| self.parts(term, known));
        let amount = amount.map_or(Amount::Constant(0), |term| self.coder.amount(&term.fold(known), layout));
        let does = match effect {
            Effect::Gain(who, id, _) => Does::Gain(*who, layout.counter(*id)),
            Effect::Lose(who, id, _) => Does::Lose(*who, layout.counter(*id)),
            Effect::Set(who, id, _) => Does::Set(*who, layout.counter(*id)),
            Effect::DamagePlayer(who, _) => Does::DamagePlayer(*who),
            Effect::DamageCards(cards, _) => Does::DamageCards(self.pick(cards, known)),
            Effect::Modify(cards, number, _, duration) => Does::Modify(self.pick(cards, known), *number, *duration),
            Effect::Move(cards, who, zone) => Does::Move(self.pick(cards, known), *who, layout.zone(*zone)),
            Effect::Destroy(cards) => Does::Destroy(self.pick(cards, known)),
            Effect::Negate => Does::Negate,
            Effect::ResolveAgain(who, zone) => Does::ResolveAgain(*who, layout.zone(*zone)),
        };
        Act { does, amount, parts }
    }

    /// The move, if it changes nothing but the order of one player's cards, and of how many.
    fn shift<'t>(&self, effect: &'t Effect) -> Option<(Shift, &'t Term)> {
        let Effect::Move(cards, owner, to) = effect else { return None };
        let (order, of, from, count) = match cards {
            Cards::Top(who, zone, count) => (Order::Top, *who, *zone, count),
            Cards::Bottom(who, zone, count) => (Order::Bottom, *who, *zone, count),
            Cards::Random(who, zone, count) => (Order::Random, *who, *zone, count),
            Cards::All(..) | Cards::Choose(..) | Cards::This => return None,
        };
        let is_plain = |zone| rules::is_plain(self.rules, zone);
        let shift = Shift { of, order, from: self.layout.zone(from), to: self.layout.zone(*to) };
        (of == *owner && from != *to && is_plain(from) && is_plain(*to)).then_some((shift, count))
    }

    fn pick(&mut self, cards: &Cards, known: &Known<'_>) -> Pick {
        let layout = self.layout;
        let mut amount = |term: &Term| self.coder.amount(&term.fold(known), layout);
        match cards {
            Cards::All(who, zone, test) => Pick::All(*who, layout.zone(*zone), test.as_ref().map(amount)),
            Cards::Choose(who, zone) => Pick::Choose(*who, layout.zone(*zone)),
            Cards::Top(who, zone, count) => Pick::Top(*who, layout.zone(*zone), amount(count)),
            Cards::Bottom(who, zone, count) => Pick::Bottom(*who, layout.zone(*zone), amount(count)),
            Cards::Random(who, zone, count) => Pick::Random(*who, layout.zone(*zone), amount(count)),
            Cards::This => Pick::This,
        }
    }

    /// The steps of an amount from the row's value outwards: one for each operation that brings in something new.
    fn parts(&mut self, term: &Term, known: &Known<'_>) -> Box<[Part]> {
        let mut spine = Vec::new();
        along(term, &mut spine);
        let mut parts: Vec<Part> = Vec::new();
        let mut seen: Vec<Operand> = Vec::new();
        for step in spine.into_iter().rev() {
            let folded = step.fold(known);
            let mut reads = SmallVec::new();
            folded.visit(&mut |inner| {
                if let Some(read) = place(inner, self.layout)
                    && !matches!(read, Operand::Constant(_) | Operand::Resolution(0))
                    && !seen.contains(&read)
                    && !reads.contains(&read)
                {
                    reads.push(read);
                }
            });
            seen.extend(reads.iter().copied());
            let amount = self.coder.amount(&folded, self.layout);
            match parts.last_mut() {
                // What only goes on with the same numbers (times, then divided) is one step.
                Some(last) if reads.is_empty() => last.amount = amount,
                _ => parts.push(Part { amount, reads }),
            }
        }
        parts.into()
    }
}

/// The terms from the outermost inwards to the row's value.
fn along<'t>(term: &'t Term, spine: &mut Vec<&'t Term>) -> bool {
    spine.push(term);
    let found = match term {
        Term::Val => true,
        Term::Arithmetic(_, left, right) => along(left, spine) || along(right, spine),
        Term::Divide(inner, _) | Term::Round(inner, _) => along(inner, spine),
        Term::If(_, yes, no) => along(yes, spine) || along(no, spine),
        _ => false,
    };
    if !found {
        spine.pop();
    }
    found
}

/// A number that two cards share only if they are the same card.
fn fingerprint(card: &Printed<'_>) -> u64 {
    let mut bits = mix(u64::from(card.card_type.0) + 1);
    let mut add = |number: i64| bits = mix(bits ^ number.cast_unsigned());
    card.id.bytes().for_each(|byte| add(i64::from(byte)));
    add(card.book.map_or(-1, i64::from));
    card.numbers.iter().for_each(|&number| add(i64::from(number)));
    add(card.subtype.map_or(-1, |id| i64::from(id.0)));
    add(card.trigger.map_or(-1, |id| i64::from(id.0)));
    for row in card.rows {
        add(i64::from(row.op.0));
        add(i64::from(row.val));
        add(match row.role {
            Role::Base => 0,
            Role::Replace => 1,
            Role::Bonus => 2,
        });
        for &(id, param) in &row.conditions {
            add(i64::from(id.0));
            add(i64::from(param));
        }
    }
    bits
}

/// The places among the resolution's numbers that an amount without steps reads.
fn read_in(amount: Amount) -> [Option<u8>; 2] {
    let of = |place| if let Operand::Resolution(at) = place { Some(at) } else { None };
    match amount {
        Amount::Read(place) | Amount::Within(place, ..) | Amount::Rounded(place, _) | Amount::Any(_, _, place, ..) => {
            [of(place), None]
        }
        Amount::Two(_, left, right) => [of(left), of(right)],
        Amount::Scaled(scale) => [Some(scale.of), Some(scale.and)],
        Amount::Constant(_) | Amount::Code(..) => [None, None],
    }
}

/// The place among the resolution's numbers that a step reads.
fn read_by(op: &Op) -> Option<u8> {
    match op {
        Op::Load(Operand::Resolution(at)) | Op::Apply(_, Operand::Resolution(at)) => Some(*at),
        _ => None,
    }
}
