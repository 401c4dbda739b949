//! A row that is edited, and the rows around it.

use crate::card::Row;
use crate::document::menus::{Judged, Offer};
use crate::document::{Command, RecordPath, RowPath, with_rows_inside};
use crate::registry::{is_inside, within_row};
use crate::ruleset::Operation;
use crate::studio::command::Hover;
use crate::studio::problem_text;
use crate::studio::view::View;
use crate::studio::widgets::Preview;
use crate::text::{Arg, Inside, Part};

/// A row of an effect, and where the row is.
#[derive(Clone, Copy)]
pub struct RowContext<'a> {
    pub view: &'a View<'a>,
    /// The card or hero.
    pub place: RecordPath,
    /// The index in the row's list.
    pub at: usize,
    pub row: &'a Row,
    /// The row that gives this one, with all rows that it gives.
    pub inside: Option<(&'a RowContext<'a>, &'a [Row])>,
}

impl RowContext<'_> {
    /// Sends the command that replaces the row.
    pub fn set(&self, to: Row) {
        let (row, to) = self.whole(to);
        self.view.send(Command::SetRow { at: self.place, row, to, gesture: self.view.gesture });
    }

    /// The row of the card's own list after this one is replaced.
    fn whole(&self, to: Row) -> (usize, Row) {
        let Some((outer, rows)) = self.inside else { return (self.at, to) };
        let mut rows = rows.to_vec();
        if let Some(row) = rows.get_mut(self.at) {
            *row = to;
        }
        outer.whole(with_rows_inside(self.view.rules(), outer.row, &rows))
    }

    /// For each offer the row that it leads to, or the reason why it is not legal.
    pub fn judge<T>(&self, offers: &[Offer<T>]) -> Vec<Result<Row, String>> {
        let view = self.view;
        let place = (self.place, self.path());
        let verdicts = view.legality.judge(&view.document, place, offers, |row| self.whole(row).1);
        let reason = |judged: &Option<Judged>| match judged {
            Some(Ok(row)) => Ok(row.clone()),
            Some(Err(problem)) => Err(problem_text::reason(&view.i18n, problem)),
            None => Err(view.i18n.tr("slot-nothing").to_string()),
        };
        verdicts.iter().map(reason).collect()
    }

    /// What the card would print if another row were here; with a target how many cards would fit.
    pub fn preview(&self, row: Option<Row>, is_target: bool) -> Preview {
        let Some(row) = row else { return Preview::default() };
        let view = self.view;
        let texts = (&*view.texts, view.i18n.language());
        let sample = view.legality.sample(&view.document, texts, self.place, self.path(), self.whole(row).1);
        let note = sample.fitting.filter(|_| is_target).map(|fitting| (fits_text(view, fitting), fitting.0 > 0));
        Preview { text: sample.sentence.clone(), note }
    }

    pub fn path(&self) -> RowPath {
        let mut path = self.inside.map(|(outer, _)| outer.path()).unwrap_or_default();
        path.push(self.at);
        path
    }

    /// The number of the row as people say it: 2, or 2.1 for the first row inside it.
    pub fn number(&self) -> String {
        let numbers: Vec<String> = self.path().iter().map(|at| (at + 1).to_string()).collect();
        numbers.join(".")
    }

    /// A message about the row with this number.
    pub fn named(&self, message: &str) -> String {
        let number = self.number();
        let plain = number.parse().map_or(Arg::Text(&number), Arg::Number);
        self.view.i18n.tr_with(message, &[("n", plain)])
    }

    /// Whether the pointer is on this part of the row, or on the text that the part makes.
    pub fn is_hovered(&self, part: Part, condition: Option<usize>) -> bool {
        self.view.hover.is_some_and(|hover| self.is_pointed(hover) && hover.is_of(part, condition))
    }

    /// Whether something points to the row or to a part of it.
    pub fn is_pointed(&self, hover: Hover) -> bool {
        self.pointed(None).is_some_and(|own| (own.row, own.inside) == (hover.row, hover.inside))
    }

    /// The row as something to point to; `None` if it is deeper than rows can be.
    pub fn pointed(&self, part: Option<(Part, Option<usize>)>) -> Option<Hover> {
        let path = self.path();
        let (row, inside) = path.split_first()?;
        Some(Hover { row: *row, inside: Inside::of(inside)?, part })
    }

    /// Reports that the pointer is on a part of the row.
    pub fn hover(&self, part: Part, condition: Option<usize>) {
        self.view.send_all(self.pointed(Some((part, condition))));
    }

    pub fn operation(&self) -> Option<&Operation> {
        self.view.rules().operations.get(&self.row.op)
    }

    /// Whether a problem is about this row, and not about one inside it.
    pub fn is_of_row(&self, pointer: &str) -> bool {
        within_row(pointer, &self.path()).is_some_and(|part| !is_inside(part))
    }
}

/// How many cards fit a target, of how many.
pub fn fits_text(view: &View<'_>, (fitting, all): (usize, usize)) -> String {
    view.i18n.tr_with("target-fits", &[("n", Arg::count(fitting)), ("of", Arg::count(all))])
}
