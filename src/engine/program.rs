//! Compiled cards: rows whose terms are flat code, in which everything printed on the card is folded into constants.

use smallvec::SmallVec;

use super::rules;
use crate::base::{Name, mix};
use crate::card::{CheckedRow, Role};
use crate::ruleset::code::{Amount, Coder, Op, Operand, place};
use crate::ruleset::layout::Layout;
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_FIXED};
use crate::ruleset::term::{Cards, Duration, Effect, Known, Owner, Term};
use crate::ruleset::{CardTypeId, ConditionId, NumberId, OperationId, Ruleset, SubtypeId, TallyId, Timing, TriggerId};

/// A card that the engine can resolve.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The card's id; empty for a card that is written out on a board.
    pub id: Name,
    /// Identifies the card in the hash of a state.
    pub fingerprint: u64,
    /// The card's type; `None` for an unknown card.
    pub card_type: Option<CardTypeId>,
    /// The card's book; `None` means the book of its player's hero.
    pub book: Option<i32>,
    /// The printed numbers.
    pub numbers: [i16; MAX_CARD_NUMBERS],
    /// The subtype's index, or -1.
    pub subtype: i32,
    /// The type's index, or -1.
    pub type_index: i32,
    /// The trigger that the card waits for when it lies hidden.
    pub trigger: Option<TriggerId>,
    /// Index of the counter that rises each time the card has resolved.
    pub counts: Option<u8>,
    /// Index of the counter that makes the card resolve twice while it is above 0.
    pub repeats: Option<u8>,
    /// Rows that resolve when the card is played or triggered.
    pub plays: List,
    /// Rows that resolve when the card is destroyed.
    pub deaths: List,
    /// What the card adds while it is in play: indexes of its player's numbers, and amounts.
    pub passives: Box<[(u8, Amount)]>,
    /// The code of all its terms.
    pub code: Box<[Op]>,
}

/// Rows that resolve together.
#[derive(Clone, Debug, Default)]
pub struct List {
    /// The rows in order.
    pub rows: Box<[Row]>,
    /// Quantities that are computed when the list starts: indexes of the resolution's numbers, and terms.
    pub fixed: Box<[(u8, Amount)]>,
    /// The number of operations of which a later row can replace an earlier one.
    pub replaced: u8,
}

/// One row.
#[derive(Clone, Debug)]
pub struct Row {
    /// Index of the row in the list as written.
    pub at: u8,
    /// The operation.
    pub op: OperationId,
    /// The role: base, replacement or bonus.
    pub role: Role,
    /// The printed value.
    pub printed: i32,
    /// The value with which the engine resolves the row.
    pub value: Amount,
    /// The tally that counts the cards this row destroys.
    pub tally: Option<TallyId>,
    /// Where the row's changes are remembered, if another row can replace it or it replaces one.
    pub slot: Option<u8>,
    /// Whether a later row can replace this one.
    pub replaceable: bool,
    /// Whether the row replaces a row, can be replaced or can destroy cards, so that more than its instructions runs.
    pub needs_hooks: bool,
    /// The conditions.
    pub tests: Box<[Test]>,
    /// The instructions.
    pub instructions: Box<[Instruction]>,
}

/// One condition of a row.
#[derive(Clone, Copy, Debug)]
pub struct Test {
    /// The condition's id.
    pub id: ConditionId,
    /// The parameter.
    pub param: i32,
    /// The condition's term with the parameter put in; it holds unless the value is 0.
    pub holds: Amount,
}

/// One change that a row makes, with the steps that lead to its amount.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// The change.
    pub primitive: Primitive,
    /// The amount.
    pub amount: Amount,
    /// The steps from the printed value to the amount. Only a recorder reads them.
    pub parts: Box<[Part]>,
}

/// A step from a row's printed value to its final amount.
#[derive(Clone, Debug)]
pub struct Part {
    /// The value after this step.
    pub amount: Amount,
    /// The operands that this step reads and no earlier step did.
    pub reads: SmallVec<[Operand; 1]>,
}

/// The cards that a change applies to.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// All cards of a zone, or all that pass a test.
    All(Owner, u8, Option<Amount>),
    /// One card, chosen by the player who resolves the row.
    Choose(Owner, u8),
    /// Cards from the top, the topmost first.
    Top(Owner, u8, Amount),
    /// Cards from the bottom, the lowest first.
    Bottom(Owner, u8, Amount),
    /// Random cards.
    Random(Owner, u8, Amount),
    /// The card whose rows resolve.
    This,
}

/// A move of cards from one zone to the end of another zone of the same player.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the line above says what they are")]
pub struct MoveCards {
    pub of: Owner,
    pub order: Order,
    pub from: u8,
    pub to: u8,
}

/// The order in which cards leave a zone.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "their own names")]
pub enum Order {
    Top,
    Bottom,
    Random,
}

/// A change of the state, with every name replaced by its index.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "as `ruleset::term::Effect` describes them")]
pub enum Primitive {
    Gain(Owner, u8),
    Lose(Owner, u8),
    Set(Owner, u8),
    DamagePlayer(Owner),
    DamageCards(Target),
    Modify(Target, NumberId, Duration),
    Move(Target, Owner, u8),
    /// A move that changes only the order of cards. It has fewer checks than `Move`.
    MoveCards(MoveCards),
    Destroy(Target),
    Negate,
    ResolveAgain(Owner, u8),
}

impl Row {
    fn amounts(&self) -> impl Iterator<Item = Amount> {
        let tests = self.tests.iter().map(|test| test.holds);
        tests.chain([self.value]).chain(self.instructions.iter().flat_map(Instruction::amounts).flatten())
    }
}

impl Instruction {
    fn amounts(&self) -> [Option<Amount>; 2] {
        let of = match self.primitive {
            Primitive::DamageCards(target)
            | Primitive::Modify(target, ..)
            | Primitive::Move(target, ..)
            | Primitive::Destroy(target) => match target {
                Target::All(_, _, test) => test,
                Target::Top(_, _, count) | Target::Bottom(_, _, count) | Target::Random(_, _, count) => Some(count),
                Target::Choose(..) | Target::This => None,
            },
            _ => None,
        };
        [Some(self.amount), of]
    }
}

/// The printed values of a card, as far as the engine needs them.
#[derive(Clone, Copy, Debug)]
pub struct Printed<'a> {
    /// The card's id, or an empty string.
    pub id: &'a str,
    /// The type.
    pub card_type: CardTypeId,
    /// The book.
    pub book: Option<i32>,
    /// The numbers by [`NumberId`]; missing ones are 0.
    pub numbers: &'a [i32],
    /// The subtype.
    pub subtype: Option<SubtypeId>,
    /// The trigger.
    pub trigger: Option<TriggerId>,
    /// The rows.
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
            let instructions = operation.does.iter().map(|effect| self.instruction(effect, &known)).collect();
            compiled.push(Row {
                at: u8::try_from(row.at).unwrap_or(u8::MAX),
                op: row.op,
                role: row.role,
                printed: row.val,
                value: self.coder.amount(&value, self.layout),
                tally: operation.tally,
                slot,
                replaceable: slot.is_some() && later,
                needs_hooks: slot.is_some() || operation.does.iter().any(Effect::can_destroy),
                tests,
                instructions,
            });
        }
        let amounts: Vec<Amount> = compiled.iter().flat_map(Row::amounts).collect();
        List {
            rows: compiled.into(),
            fixed: self.fixed(first_step, &amounts),
            replaced: u8::try_from(replaced.len()).unwrap_or(u8::MAX),
        }
    }

    /// Returns the quantities to compute when a resolution starts: those that the code reads, directly or not.
    fn fixed(&mut self, first_step: usize, amounts: &[Amount]) -> Box<[(u8, Amount)]> {
        let mut fixed = Vec::new();
        let mut needed: Vec<u8> = self.coder.code[first_step..].iter().filter_map(read_by).collect();
        needed.extend(amounts.iter().flat_map(|&amount| read_in(amount)).flatten());
        let mut terms = Vec::new();
        // A fixed quantity reads only earlier ones, so a single pass from the last to the first finds all of them.
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

    /// A passive counts by its printed value; if it depends on the hero, when the card enters and leaves play.
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

    fn instruction(&mut self, effect: &Effect, known: &Known<'_>) -> Instruction {
        let layout = self.layout;
        if let Some((move_cards, count)) = self.move_cards(effect) {
            let amount = self.coder.amount(&count.fold(known), layout);
            return Instruction { primitive: Primitive::MoveCards(move_cards), amount, parts: Box::default() };
        }
        let amount = effect.amount();
        let parts = amount.map_or_else(Box::default, |term| self.parts(term, known));
        let amount = amount.map_or(Amount::Constant(0), |term| self.coder.amount(&term.fold(known), layout));
        let primitive = match effect {
            Effect::Gain(who, id, _) => Primitive::Gain(*who, layout.counter(*id)),
            Effect::Lose(who, id, _) => Primitive::Lose(*who, layout.counter(*id)),
            Effect::Set(who, id, _) => Primitive::Set(*who, layout.counter(*id)),
            Effect::DamagePlayer(who, _) => Primitive::DamagePlayer(*who),
            Effect::DamageCards(cards, _) => Primitive::DamageCards(self.target(cards, known)),
            Effect::Modify(cards, number, _, duration) => {
                Primitive::Modify(self.target(cards, known), *number, *duration)
            }
            Effect::Move(cards, who, zone) => Primitive::Move(self.target(cards, known), *who, layout.zone(*zone)),
            Effect::Destroy(cards) => Primitive::Destroy(self.target(cards, known)),
            Effect::Negate => Primitive::Negate,
            Effect::ResolveAgain(who, zone) => Primitive::ResolveAgain(*who, layout.zone(*zone)),
        };
        Instruction { primitive, amount, parts }
    }

    /// Returns the move and its count, if it only changes the order of one player's cards.
    fn move_cards<'t>(&self, effect: &'t Effect) -> Option<(MoveCards, &'t Term)> {
        let Effect::Move(cards, owner, to) = effect else { return None };
        let (order, of, from, count) = match cards {
            Cards::Top(who, zone, count) => (Order::Top, *who, *zone, count),
            Cards::Bottom(who, zone, count) => (Order::Bottom, *who, *zone, count),
            Cards::Random(who, zone, count) => (Order::Random, *who, *zone, count),
            Cards::All(..) | Cards::Choose(..) | Cards::This => return None,
        };
        let is_plain = |zone| rules::is_plain(self.rules, zone);
        let move_cards = MoveCards { of, order, from: self.layout.zone(from), to: self.layout.zone(*to) };
        (of == *owner && from != *to && is_plain(from) && is_plain(*to)).then_some((move_cards, count))
    }

    fn target(&mut self, cards: &Cards, known: &Known<'_>) -> Target {
        let layout = self.layout;
        let mut amount = |term: &Term| self.coder.amount(&term.fold(known), layout);
        match cards {
            Cards::All(who, zone, test) => Target::All(*who, layout.zone(*zone), test.as_ref().map(amount)),
            Cards::Choose(who, zone) => Target::Choose(*who, layout.zone(*zone)),
            Cards::Top(who, zone, count) => Target::Top(*who, layout.zone(*zone), amount(count)),
            Cards::Bottom(who, zone, count) => Target::Bottom(*who, layout.zone(*zone), amount(count)),
            Cards::Random(who, zone, count) => Target::Random(*who, layout.zone(*zone), amount(count)),
            Cards::This => Target::This,
        }
    }

    /// Returns the steps of an amount from the row's value outwards, one for each operation that reads something new.
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
                // An operation on the same numbers (such as a division after a multiplication) belongs to the same
                // step.
                Some(last) if reads.is_empty() => last.amount = amount,
                _ => parts.push(Part { amount, reads }),
            }
        }
        parts.into()
    }
}

/// Collects the terms from the outermost inwards to the row's value.
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

/// A number that two cards share only if they are equal.
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

fn read_by(op: &Op) -> Option<u8> {
    match op {
        Op::Load(Operand::Resolution(at)) | Op::Apply(_, Operand::Resolution(at)) => Some(*at),
        _ => None,
    }
}
