//! Notices that disappear by themselves: successes and failures.

use std::time::{Duration, Instant};

use egui::{Align2, Area, Context, CornerRadius, Frame, Id, Label, Margin, Order, RichText, Stroke, vec2};
use lucide_icons::Icon;

use crate::studio::i18n::I18n;
use crate::studio::theme::{colours, radius};
use crate::studio::widgets::{icon_button, icon_label};

struct Toast {
    text: String,
    failed: bool,
    until: Instant,
}

/// The notices that are shown now.
#[derive(Default)]
pub struct Toasts {
    shown: Vec<Toast>,
}

const SHORT: Duration = Duration::from_secs(4);
const LONG: Duration = Duration::from_secs(12);
const MOST: usize = 4;

impl Toasts {
    /// Shows that something succeeded.
    pub fn said(&mut self, text: String) {
        self.add(Toast { text, failed: false, until: Instant::now() + SHORT });
    }

    /// Shows that something failed, for longer.
    pub fn failed(&mut self, text: String) {
        self.add(Toast { text, failed: true, until: Instant::now() + LONG });
    }

    fn add(&mut self, toast: Toast) {
        self.shown.retain(|shown| shown.text != toast.text);
        self.shown.push(toast);
        let extra = self.shown.len().saturating_sub(MOST);
        self.shown.drain(..extra);
    }

    /// Shows the notices above the status bar, at the right.
    pub fn ui(&mut self, ctx: &Context, i18n: &I18n) {
        let now = Instant::now();
        self.shown.retain(|toast| toast.until > now);
        let Some(next) = self.shown.iter().map(|toast| toast.until).min() else { return };
        ctx.request_repaint_after(next - now);
        let mut closed = None;
        Area::new(Id::unique("toasts")).order(Order::Foreground).anchor(Align2::RIGHT_BOTTOM, vec2(-16.0, -42.0)).show(
            ctx,
            |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                for (at, toast) in self.shown.iter().enumerate() {
                    let colours = colours(ui);
                    let (line, icon, tint) = if toast.failed {
                        (colours.error.line, Icon::CircleX, colours.error.text)
                    } else {
                        (colours.outline, Icon::CircleCheck, colours.good)
                    };
                    let frame = Frame::new()
                        .fill(colours.raised)
                        .stroke(Stroke::new(1.0, line))
                        .corner_radius(CornerRadius::same(radius::ROW))
                        .shadow(ui.visuals().popup_shadow)
                        .inner_margin(Margin::symmetric(10, 6));
                    frame.show(ui, |ui| {
                        ui.horizontal(|ui| {
                            icon_label(ui, icon, 14.0, tint);
                            let text = RichText::new(&toast.text).color(colours.text);
                            ui.scope(|ui| {
                                ui.set_max_width(340.0);
                                ui.add(Label::new(text).wrap());
                            });
                            if icon_button(ui, Icon::X, &i18n.tr("dismiss"), true).clicked() {
                                closed = Some(at);
                            }
                        });
                    });
                }
            },
        );
        if let Some(at) = closed {
            self.shown.remove(at);
        }
    }
}
