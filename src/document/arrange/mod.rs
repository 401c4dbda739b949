//! Moves, adds and removes rows and abilities of an effect list, and of the lists inside rows (format 2).
//!
//! A list is taken apart into abilities: what its first row says about when and how it is used, and its rows. So a row that
//! moves never takes the timing of its ability along.

mod inside;

pub(in crate::document) use inside::RANDOM;
pub use inside::{rows_inside, takes_rows_inside, with_rows_inside};

use smallvec::SmallVec;

use crate::base::Name;
use crate::card::{Rest, Row, Slot};
use crate::ruleset::Ruleset;

/// Where a row is: its index in the card's list, then in the list of each row around it.
pub type RowPath = SmallVec<[usize; 4]>;

/// What is done with a row or with its ability.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrange {
    /// One place up or down; at the edge into the neighbouring ability.
    Up,
    Down,
    /// The whole ability up or down.
    AbilityUp,
    AbilityDown,
    /// Into the rows that the row above gives.
    In,
    /// Out of the row that gives it, below that.
    Out,
    Remove,
    RemoveAbility,
    Duplicate,
    DuplicateAbility,
    /// Adds a row below, in the same ability.
    Add(Row),
    /// Adds an ability below.
    AddAbility(Row),
    /// Adds a row to those that the row gives.
    AddInside(Row),
    /// Beside another row, or into an ability of its own before or after that row's.
    To {
        row: RowPath,
        side: Side,
        is_apart: bool,
        /// A copy goes there, and the row stays.
        is_copy: bool,
    },
    /// The whole ability before or after that of another row of the same list.
    AbilityTo {
        row: RowPath,
        side: Side,
        is_copy: bool,
    },
}

/// On which side of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Before,
    After,
}

/// The rows after an arrangement, and where the row is then; `None` if it cannot be done. An empty path is the end of the
/// card's list.
pub fn arrange(rules: &Ruleset, rows: &[Row], path: &[usize], how: Arrange) -> Option<(Vec<Row>, RowPath)> {
    let list = Lists { rules };
    match how {
        Arrange::Out => {
            let (&inner, outer) = path.split_last()?;
            let &at = outer.last()?;
            list.edit(rows, outer, &mut |rows| {
                let (moved, rest) = without(&list.inside(rows.get(at)?), inner)?;
                let outer = list.with_inside(rows.get(at)?, &rest);
                rows[at] = outer;
                Some(insert(rows, at, Side::After, false, moved))
            })
        }
        Arrange::In => {
            let (rows, above) = list.edit(rows, path, &mut |rows| {
                let at = *path.last()?;
                let above = at.checked_sub(1)?;
                let timing =
                    ability_of(rows, at).and_then(|ability| Slot::Timing.of(&ability.head_row()).map(Into::into));
                let (moved, rest) = without(rows, at)?;
                let inside = list.added_inside(rest.get(above)?, moved, timing);
                *rows = rest;
                rows[above] = inside;
                Some(above)
            })?;
            let path = list.last_inside(&rows, above)?;
            Some((rows, path))
        }
        Arrange::AddInside(what) => {
            let (rows, around) = list.edit(rows, path, &mut |rows| {
                let at = *path.last()?;
                let inside = list.added_inside(rows.get(at)?, what.clone(), None);
                rows[at] = inside;
                Some(at)
            })?;
            let path = list.last_inside(&rows, around)?;
            Some((rows, path))
        }
        Arrange::To { row, side, is_apart, is_copy: true } => list.copied(rows, path, &row, side, is_apart),
        Arrange::To { row, side, is_apart, .. } => list.moved(rows, path, &row, side, is_apart),
        Arrange::AbilityTo { row, side, is_copy } => {
            let (target, lists) = row.split_last()?;
            if path.split_last()?.1 != lists {
                return None;
            }
            let target = *target;
            list.edit(rows, path, &mut |rows| ability_to(rows, *path.last()?, target, side, is_copy))
        }
        how if path.is_empty() => {
            let (Arrange::Add(what) | Arrange::AddAbility(what)) = how else { return None };
            let mut rows = rows.to_vec();
            rows.push(what);
            let path = RowPath::from_slice(&[rows.len() - 1]);
            Some((rows, path))
        }
        how => list.edit(rows, path, &mut |rows| in_list(rows, *path.last()?, how.clone())),
    }
}

impl Arrange {
    /// The message that names the step.
    pub fn label(&self) -> &'static str {
        match self {
            Arrange::To { is_copy: true, .. } | Arrange::Duplicate => "undo-duplicate-row",
            Arrange::AbilityTo { is_copy: true, .. } | Arrange::DuplicateAbility => "undo-duplicate-ability",
            Arrange::Up | Arrange::Down | Arrange::In | Arrange::Out | Arrange::To { .. } => "undo-move-row",
            Arrange::AbilityUp | Arrange::AbilityDown | Arrange::AbilityTo { .. } => "undo-move-ability",
            Arrange::Remove => "undo-remove-row",
            Arrange::RemoveAbility => "undo-remove-ability",
            Arrange::Add(_) | Arrange::AddInside(_) => "undo-insert-rows",
            Arrange::AddAbility(_) => "undo-add-ability",
        }
    }
}

/// The row at a path.
pub fn row_at(rules: &Ruleset, rows: &[Row], path: &[usize]) -> Option<Row> {
    Lists { rules }.row(rows, path)
}

/// The lists of rows, inside one another.
#[derive(Clone, Copy)]
struct Lists<'r> {
    rules: &'r Ruleset,
}

impl Lists<'_> {
    fn inside(self, row: &Row) -> Vec<Row> {
        rows_inside(self.rules, row)
    }

    fn with_inside(self, row: &Row, rows: &[Row]) -> Row {
        with_rows_inside(self.rules, row, rows)
    }

    /// A row with one more inside. The first of a list says when it happens.
    fn added_inside(self, row: &Row, mut what: Row, timing: Option<Box<str>>) -> Row {
        let mut inside = self.inside(row);
        if let Some(timing) = timing.filter(|_| inside.is_empty()) {
            what = Slot::Timing.set(&what, Some(&timing));
        }
        inside.push(what);
        self.with_inside(row, &inside)
    }

    fn row(self, rows: &[Row], path: &[usize]) -> Option<Row> {
        let (&at, deeper) = path.split_first()?;
        let row = rows.get(at)?;
        if deeper.is_empty() { Some(row.clone()) } else { self.row(&self.inside(row), deeper) }
    }

    /// The path of the last of the rows that a row gives.
    fn last_inside(self, rows: &[Row], mut path: RowPath) -> Option<RowPath> {
        let count = self.inside(&self.row(rows, &path)?).len();
        path.push(count.checked_sub(1)?);
        Some(path)
    }

    /// Edits the list that a path leads into. `edit` returns where the row is then.
    fn edit(
        self,
        rows: &[Row],
        path: &[usize],
        edit: &mut dyn FnMut(&mut Vec<Row>) -> Option<usize>,
    ) -> Option<(Vec<Row>, RowPath)> {
        let mut rows = rows.to_vec();
        if path.len() <= 1 {
            let at = edit(&mut rows)?;
            return Some((rows, RowPath::from_slice(&[at])));
        }
        let outer = path[0];
        let (inside, found) = self.edit(&self.inside(rows.get(outer)?), &path[1..], edit)?;
        rows[outer] = self.with_inside(&rows[outer], &inside);
        let mut whole = RowPath::from_slice(&[outer]);
        whole.extend(found);
        Some((rows, whole))
    }

    /// With a copy of a row beside another one.
    fn copied(
        self,
        rows: &[Row],
        path: &[usize],
        to: &[usize],
        side: Side,
        is_apart: bool,
    ) -> Option<(Vec<Row>, RowPath)> {
        let &last = to.last()?;
        let mut taken = None;
        self.edit(rows, path, &mut |rows| {
            let at = *path.last()?;
            let abilities = split(rows);
            let (of, place) = locate(&abilities, at)?;
            // An ability of its own is used as the one that it comes from.
            let mut row = abilities[of].rows[place].clone();
            if is_apart {
                row.rest.splice(0..0, abilities[of].head.iter().cloned());
            }
            taken = Some(row);
            Some(at)
        })?;
        self.edit(rows, to, &mut |rows| Some(insert(rows, last, side, is_apart, taken.clone()?)))
    }

    fn moved(
        self,
        rows: &[Row],
        path: &[usize],
        to: &[usize],
        side: Side,
        is_apart: bool,
    ) -> Option<(Vec<Row>, RowPath)> {
        if to.is_empty() || path.is_empty() || to.starts_with(path) && (to.len() > path.len() || !is_apart) {
            return None;
        }
        let last = to.len() - 1;
        let (rows, mut found) = self.copied(rows, path, to, side, is_apart)?;
        // The old row is below the new one now, if it was below in the same list or inside a row there.
        let mut old = RowPath::from_slice(path);
        if old.len() > last && old[..last] == found[..last] && old[last] >= found[last] {
            old[last] += 1;
        }
        let end = old.len() - 1;
        let (rows, _) = self.edit(&rows, &old, &mut |rows| {
            let (_, rest) = without(rows, old[end])?;
            *rows = rest;
            Some(0)
        })?;
        if found.len() > end && found[..end] == old[..end] && found[end] > old[end] {
            found[end] -= 1;
        }
        Some((rows, found))
    }
}

/// An ability of a list.
#[derive(Clone, Default)]
struct Ability {
    /// When and how it is used, and its cost.
    head: Rest,
    rows: Vec<Row>,
}

impl Ability {
    fn head_row(&self) -> Row {
        Row { rest: self.head.clone(), ..Row::default() }
    }
}

fn is_of_head(name: &str) -> bool {
    Slot::OF_ABILITY.iter().any(|slot| slot.member() == name)
}

fn split(rows: &[Row]) -> Vec<Ability> {
    let mut abilities: Vec<Ability> = Vec::new();
    for row in rows {
        let mut row = row.clone();
        if abilities.is_empty() || Slot::Timing.of(&row).is_some() {
            let (head, rest) = row.rest.into_iter().partition(|(name, _)| is_of_head(name));
            row.rest = rest;
            abilities.push(Ability { head, rows: vec![row] });
        } else if let Some(last) = abilities.last_mut() {
            last.rows.push(row);
        }
    }
    abilities
}

/// A list without one of its rows, and that row alone.
fn without(rows: &[Row], at: usize) -> Option<(Row, Vec<Row>)> {
    let mut abilities = split(rows);
    let (of, place) = locate(&abilities, at)?;
    let row = abilities[of].rows.remove(place);
    abilities.retain(|ability| !ability.rows.is_empty());
    Some((row, join(abilities)))
}

/// The rows of abilities. One that does not say when it is used and is no longer the first says what the one before does.
fn join(abilities: Vec<Ability>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut timing: Option<Box<str>> = None;
    for (at, mut ability) in abilities.into_iter().enumerate() {
        let head = ability.head_row();
        let own = Slot::Timing.of(&head).map(Into::into);
        if let (None, Some(timing), true) = (&own, &timing, at > 0) {
            ability.head.insert(0, (Name::const_new(Slot::Timing.member()), timing.clone()));
        }
        timing = own.or(timing);
        if let Some(first) = ability.rows.first_mut() {
            first.rest.splice(0..0, ability.head);
        }
        rows.append(&mut ability.rows);
    }
    rows
}

/// The ability that a row of a list is of, and its place in it.
fn locate(abilities: &[Ability], at: usize) -> Option<(usize, usize)> {
    let mut before = 0;
    for (of, ability) in abilities.iter().enumerate() {
        if at < before + ability.rows.len() {
            return Some((of, at - before));
        }
        before += ability.rows.len();
    }
    None
}

fn ability_of(rows: &[Row], at: usize) -> Option<Ability> {
    let abilities = split(rows);
    let (of, _) = locate(&abilities, at)?;
    abilities.into_iter().nth(of)
}

fn index_of(abilities: &[Ability], of: usize, place: usize) -> usize {
    abilities[..of].iter().map(|ability| ability.rows.len()).sum::<usize>() + place
}

/// Puts a row beside another; returns where it is.
fn insert(rows: &mut Vec<Row>, at: usize, side: Side, is_apart: bool, mut what: Row) -> usize {
    let mut abilities = split(rows);
    let Some((mut of, mut place)) = locate(&abilities, at) else {
        rows.push(what);
        return rows.len() - 1;
    };
    if is_apart {
        of += usize::from(side == Side::After);
        let (head, rest) = what.rest.into_iter().partition(|(name, _)| is_of_head(name));
        what.rest = rest;
        abilities.insert(of, Ability { head, rows: vec![what] });
        place = 0;
    } else {
        place += usize::from(side == Side::After);
        what.rest.retain(|(name, _)| !is_of_head(name));
        abilities[of].rows.insert(place, what);
    }
    let found = index_of(&abilities, of, place);
    *rows = join(abilities);
    found
}

fn ability_to(rows: &mut Vec<Row>, at: usize, target: usize, side: Side, is_copy: bool) -> Option<usize> {
    let mut abilities = split(rows);
    let (from, place) = locate(&abilities, at)?;
    let (to, _) = locate(&abilities, target)?;
    if from == to && !is_copy {
        return None;
    }
    let gap = to + usize::from(side == Side::After);
    let to = if is_copy { gap } else { gap - usize::from(gap > from) };
    let moved = if is_copy { abilities[from].clone() } else { abilities.remove(from) };
    abilities.insert(to, moved);
    let found = index_of(&abilities, to, place);
    *rows = join(abilities);
    Some(found)
}

/// What needs one list only.
fn in_list(rows: &mut Vec<Row>, at: usize, how: Arrange) -> Option<usize> {
    let mut abilities = split(rows);
    let (mut of, mut place) = locate(&abilities, at)?;
    let count = abilities[of].rows.len();
    match how {
        Arrange::Up if place > 0 => {
            abilities[of].rows.swap(place, place - 1);
            place -= 1;
        }
        Arrange::Down if place + 1 < count => {
            abilities[of].rows.swap(place, place + 1);
            place += 1;
        }
        Arrange::Up | Arrange::Down => {
            let next = if how == Arrange::Up { of.checked_sub(1)? } else { of + 1 };
            let length = abilities.get(next)?.rows.len();
            let row = abilities[of].rows.remove(place);
            place = if how == Arrange::Up { length } else { 0 };
            abilities[next].rows.insert(place, row);
            let emptied = abilities[of].rows.is_empty();
            if emptied {
                abilities.remove(of);
            }
            of = next - usize::from(emptied && next > of);
        }
        Arrange::AbilityUp | Arrange::AbilityDown => {
            let next = if how == Arrange::AbilityUp { of.checked_sub(1)? } else { of + 1 };
            abilities.get(next)?;
            abilities.swap(of, next);
            of = next;
        }
        Arrange::Remove => {
            abilities[of].rows.remove(place);
            abilities.retain(|ability| !ability.rows.is_empty());
            *rows = join(abilities);
            return Some(at.min(rows.len().saturating_sub(1)));
        }
        Arrange::RemoveAbility => {
            abilities.remove(of);
            let found = index_of(&abilities, of.min(abilities.len()), 0);
            *rows = join(abilities);
            return Some(found.min(rows.len().saturating_sub(1)));
        }
        Arrange::Duplicate => {
            let copy = abilities[of].rows[place].clone();
            place += 1;
            abilities[of].rows.insert(place, copy);
        }
        Arrange::DuplicateAbility => {
            let copy = abilities[of].clone();
            of += 1;
            abilities.insert(of, copy);
        }
        Arrange::Add(what) => {
            place += 1;
            abilities[of].rows.insert(place, what);
        }
        Arrange::AddAbility(what) => {
            of += 1;
            place = 0;
            abilities.insert(of, split(&[what]).pop()?);
        }
        _ => return None,
    }
    let found = index_of(&abilities, of, place);
    *rows = join(abilities);
    Some(found)
}
