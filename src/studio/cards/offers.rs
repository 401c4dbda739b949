//! A menu of what can be in a part of a row: each choice is legal or has the reason why not, and shows what it would print.

use std::rc::Rc;

use egui::Response;
use lucide_icons::Icon;

use super::context::RowContext;
use crate::card::Row;
use crate::document::menus::Offer;
use crate::studio::widgets::{Choice, Choices};

/// The menu of a part of a row.
#[derive(Clone, Copy)]
#[must_use]
pub struct OfferMenu<'a> {
    context: &'a RowContext<'a>,
    name: &'a str,
    search: &'a str,
    width: f32,
    is_target: bool,
    removed: Option<&'a Row>,
}

impl<'a> OfferMenu<'a> {
    pub fn new(context: &'a RowContext<'a>, name: &'a str, search: &'a str) -> Self {
        Self { context, name, search, width: 340.0, is_target: false, removed: None }
    }

    pub fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }

    /// Shows how many cards would fit the target.
    pub fn target(self) -> Self {
        Self { is_target: true, ..self }
    }

    /// Offers the row without the part too.
    pub fn or_removed(self, removed: &'a Row) -> Self {
        Self { removed: Some(removed), ..self }
    }

    /// Shows the menu while it is open. Returns the row after a choice.
    pub fn show<T: 'static>(
        self,
        button: &Response,
        offers: impl FnOnce() -> Vec<Offer<T>>,
        is_current: impl Fn(&T) -> bool,
        choice: impl Fn(&T) -> Choice,
    ) -> Option<Row> {
        let (context, view) = (self.context, self.context.view);
        let find = || {
            let mut offers = offers();
            // Of those that have a reason already nothing else is asked.
            offers.iter_mut().filter(|offer| choice(&offer.what).reason.is_some()).for_each(|offer| offer.rows.clear());
            let judged = context.judge(&offers);
            offers.into_iter().map(|offer| offer.what).zip(judged).collect::<Vec<_>>()
        };
        let found = if Choices::is_open(button) {
            let row = (context.place, context.path(), context.row.clone());
            view.legality.menu(&view.document, view.i18n.language(), row, self.name, find)
        } else {
            Rc::default()
        };
        let current = found.iter().position(|(what, _)| is_current(what));
        let choices = || {
            let choice = |(what, judged): &(T, Result<Row, String>)| {
                let choice = choice(what);
                let reason = choice.reason.clone().or_else(|| judged.as_ref().err().cloned());
                Choice { reason, ..choice }
            };
            let remove = Choice { icon: Some(Icon::X), ..Choice::new(&*view.i18n.tr("slot-remove")) };
            found.iter().map(choice).chain(self.removed.map(|_| remove)).collect()
        };
        let row = |at: usize| found.get(at).and_then(|(_, row)| row.clone().ok());
        let preview = |at: usize| context.preview(row(at), self.is_target);
        let menu = Choices::new(self.name, self.search).width(self.width).current(current);
        let menu = if view.rules().is_whole_game() { menu.preview(&preview) } else { menu };
        let chosen = menu.show(button, choices)?;
        if chosen < found.len() { row(chosen) } else { self.removed.cloned() }
    }
}

/// Offers beside each other: their texts with the reasons why they are not legal.
pub fn offer_segments<'a>(texts: &'a [String], judged: &'a [Result<Row, String>]) -> Vec<(&'a str, Option<&'a str>)> {
    let reasons = judged.iter().map(|judged| judged.as_ref().err().map(String::as_str));
    texts.iter().map(String::as_str).zip(reasons).collect()
}
