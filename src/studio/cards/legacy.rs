//! Legacy bonuses: the share that a card has, and the bonuses that can be added.

use egui::Ui;
use lucide_icons::Icon;

use crate::card::{LegacyOption, legacy_offers, legacy_shares};
use crate::document::{Command, RecordPath};
use crate::studio::action::Action;
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, bar, label};
use crate::text::Arg;

/// The share of Legacy that the card has, next to the limit, from right to left.
pub fn meter(ui: &mut Ui, view: &View<'_>) {
    let (Some(current), Some(legacy)) = (view.current.as_ref(), &view.rules().legacy) else { return };
    let shares = legacy_shares(&current.rows, view.rules());
    let Some(most) = shares.iter().map(|share| share.percent()).max() else { return };
    let colours = colours(ui);
    let limit = legacy.total_percent;
    let over = most > limit;
    let percent = |number: i64| view.i18n.tr_with("percent", &[("n", Arg::Number(number))]);
    let of = view.i18n.tr_with("legacy-of", &[("limit", Arg::Text(&percent(limit)))]);
    label(ui, &of, theme::small(Weight::Regular), colours.label);
    let colour = if over { colours.error.text } else { colours.warning.text };
    label(ui, &percent(most), theme::small(Weight::Semibold), colour);
    #[allow(clippy::cast_precision_loss, reason = "percent")]
    bar(ui, 72.0, most as f32 / limit.max(1) as f32, colour);
    label(ui, &view.i18n.tr("legacy"), theme::small(Weight::Regular), colours.label);
}

/// The button that adds a Legacy bonus, with a menu of the legal ones. Returns whether the user added one.
pub fn legacy_menu(ui: &mut Ui, view: &View<'_>, place: RecordPath, open: bool) -> bool {
    let Some(legacy) = &view.rules().legacy else { return false };
    let offers = offers(view, place);
    let name = view.i18n.tr(Action::AddLegacy.entry().name);
    let enabled = !offers.is_empty();
    let response = ui.add(Button::new(&name).icon(Icon::Bookmark).enabled(enabled));
    if !enabled {
        response.on_hover_text(&*view.i18n.tr("legacy-none"));
        return false;
    }
    if open {
        egui::Popup::open_id(ui.ctx(), response.id.with("choices"));
    }
    let choice = |(legal, book): &(LegacyOption, i64)| {
        let id = view.rules().operation(legal.op).0;
        let op = view.i18n.name(&format!("op-{id}.name"), id);
        let (low, high) = (legal.values.start(), legal.values.end());
        let about = if low == high { low.to_string() } else { format!("{low}–{high}") };
        let text = view.i18n.tr_with("legacy-offer", &[("op", Arg::Text(&op)), ("book", Arg::Number(*book))]);
        Choice { icon: Some(Icon::Bookmark), about, ..Choice::new(text) }
    };
    let search = view.i18n.tr("search");
    let menu = Choices::new(&name, &search).width(300.0);
    let chosen = menu.show(&response, || offers.iter().map(choice).collect());
    if let Some(chosen) = chosen {
        let (legal, book) = &offers[chosen];
        let what = legal.row(*book, legacy, view.rules());
        let row = view.registry().rows(place).len();
        view.send(Command::InsertRow { at: place, row, what });
        view.send(SelectionCommand::Row(Some(row)));
    }
    chosen.is_some()
}

/// The bonuses that can be added to a card, each with its book.
fn offers(view: &View<'_>, place: RecordPath) -> Vec<(LegacyOption, i64)> {
    let (Some(current), RecordPath::Card(at)) = (view.current.as_ref(), place) else { return Vec::new() };
    let Some(card) = view.registry().cards.get(at) else { return Vec::new() };
    let books: Vec<i64> = view.registry().books.iter().map(|book| book.id).collect();
    legacy_offers(card, &current.rows, &books, view.rules())
}
