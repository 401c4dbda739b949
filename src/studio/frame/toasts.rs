//! Notices that disappear by themselves: successes and failures.

use std::time::{Duration, Instant};

use egui::{Align2, Area, Context, Id, Margin, Order, Ui, vec2};
use lucide_icons::Icon;

use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{icon_button, icon_label, wrapped_label};

struct Toast {
    text: String,
    is_error: bool,
    until: Instant,
}

#[derive(Default)]
pub struct Toasts(Vec<Toast>);

const SHORT: Duration = Duration::from_secs(4);
const LONG: Duration = Duration::from_secs(12);
const MOST: usize = 4;

impl Toasts {
    /// Shows that something succeeded.
    pub fn info(&mut self, text: String) {
        self.add(Toast { text, is_error: false, until: Instant::now() + SHORT });
    }

    /// Shows that something failed, for longer.
    pub fn error(&mut self, text: String) {
        self.add(Toast { text, is_error: true, until: Instant::now() + LONG });
    }

    fn add(&mut self, toast: Toast) {
        self.0.retain(|shown| shown.text != toast.text);
        self.0.push(toast);
        self.0.drain(..self.0.len().saturating_sub(MOST));
    }

    /// Shows the notices above the status bar, at the right.
    pub fn ui(&mut self, ctx: &Context, i18n: &I18n) {
        let now = Instant::now();
        self.0.retain(|toast| toast.until > now);
        let Some(next) = self.0.iter().map(|toast| toast.until).min() else { return };
        ctx.request_repaint_after(next - now);
        let area = Area::new(Id::unique("toasts")).order(Order::Foreground);
        area.anchor(Align2::RIGHT_BOTTOM, vec2(-16.0, -42.0)).show(ctx, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            self.0.retain(|toast| !toast.ui(ui, i18n));
        });
    }
}

impl Toast {
    /// Shows the notice. Returns whether the user closed it.
    fn ui(&self, ui: &mut Ui, i18n: &I18n) -> bool {
        let colours = colours(ui);
        let (line, icon, tint) = if self.is_error {
            (colours.error.line, Icon::CircleX, colours.error.text)
        } else {
            (colours.outline, Icon::CircleCheck, colours.good)
        };
        let frame = theme::surface(colours.raised, line, radius::ROW).inner_margin(Margin::symmetric(10, 6));
        let row = |ui: &mut Ui| {
            icon_label(ui, icon, 14.0, tint);
            ui.scope(|ui| {
                ui.set_max_width(340.0);
                wrapped_label(ui, &self.text, theme::body(Weight::Regular), colours.text);
            });
            icon_button(ui, Icon::X, &i18n.tr("dismiss"), true).clicked()
        };
        frame.shadow(ui.visuals().popup_shadow).show(ui, |ui| ui.horizontal(row).inner).inner
    }
}
