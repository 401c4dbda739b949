//! What the parts of the board read, and what they give back.

use egui::{
    Align2, Color32, CornerRadius, DragValue, FontId, Rect, Response, Role, Stroke, StrokeKind, Ui, WidgetInfo,
};

use super::names::{Index, zone_name};
use super::told::Subject;
use crate::base::Name;
use crate::engine::{Board, Handle, Side, Spot, State};
use crate::play::{Action, Actions};
use crate::ruleset::ZoneId;
use crate::sandbox::{BoardPosition, Command, Edit, MatchSession, OpenQuestion};
use crate::studio::command::Commands;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{focus_ring, text_at};

/// What is pointed at on the screen: a row of the card that resolves, or something on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardHover {
    /// The row, by its place in the written list.
    pub row: Option<u8>,
    /// What of the board.
    pub subject: Option<Subject>,
}

/// The board as it is shown.
pub struct BoardView<'a> {
    /// The window's view.
    pub view: &'a View<'a>,
    /// Cards by id.
    pub index: &'a Index,
    /// The cards.
    pub board: &'a Board,
    /// The state.
    pub state: &'a State,
    /// The state before the step that is shown: what differs is marked.
    pub before: &'a State,
    /// What was pointed at in the last frame.
    pub pointed: &'a BoardHover,
    /// The match, where one is played.
    pub play: Option<&'a MatchSession>,
    /// What the player whose turn it is may do.
    pub legal: Option<&'a Actions>,
    /// The question that is open.
    pub asking: Option<&'a OpenQuestion>,
}

/// What the parts of the board give back.
pub struct BoardResponse<'a> {
    /// The commands of this frame.
    pub commands: &'a Commands,
    /// What is pointed at.
    pub pointed: &'a mut BoardHover,
    /// Actions that wait for their target.
    pub pending_targets: &'a mut Vec<Action>,
}

/// What is dragged.
#[derive(Clone, Debug, PartialEq)]
pub enum DragPayload {
    /// A card of the library, by its id.
    Card(Name),
    /// A card of the board.
    Placed(BoardPosition),
}

impl BoardResponse<'_> {
    /// Asks for something of the sandbox.
    pub fn ask(&mut self, command: Command) {
        self.commands.send(command);
    }
}

impl<'a> BoardView<'a> {
    /// The zone at a place of the layout.
    pub fn zone(&self, zone: u8) -> (&'a Name, &'a crate::ruleset::Zone) {
        let id = self.board.table.rules.layout.zone_at.get(usize::from(zone)).copied().unwrap_or(ZoneId(0));
        self.view.rules().zone(id)
    }

    /// The place of a zone in the layout.
    pub fn layout(&self, zone: &str) -> u8 {
        let id = self.view.rules().zone_id(zone).unwrap_or(ZoneId(0));
        self.board.table.rules.layout.zone(id)
    }

    /// The cards of a zone, from its bottom.
    pub fn cards(&self, side: Side, zone: u8) -> &'a [Handle] {
        self.state.player(side).zone(zone)
    }

    /// A place as edits name it.
    pub fn place(&self, spot: Spot) -> BoardPosition {
        BoardPosition { side: spot.side, zone: self.zone(spot.zone).0.clone(), at: usize::from(spot.at) }
    }

    /// The name of a player.
    pub fn player(&self, side: Side) -> String {
        self.index.player(self.view, self.board, side)
    }

    /// The name of a card.
    pub fn card(&self, card: Handle) -> String {
        self.index.card(self.view, self.board, card)
    }

    /// "Hand, Nyra": a zone of a player, for those who hear the board.
    pub fn zone_of(&self, side: Side, zone: &str) -> String {
        format!("{}, {}", zone_name(self.view, zone), self.player(side))
    }

    /// Whether a card is what is pointed at.
    pub fn is_pointed(&self, card: Handle) -> bool {
        self.pointed.subject == Some(Subject::Card(card))
    }

    /// Whether a card can be the answer to the question that is open.
    pub fn is_candidate(&self, spot: Spot) -> bool {
        self.asking.is_some_and(|asking| asking.question.side == spot.side && asking.question.zone == spot.zone)
    }

    /// How many cards fit into a zone of a player, if there is a limit.
    pub fn capacity(&self, side: Side, zone: u8) -> Option<usize> {
        let most = self.board.table.capacity(self.state, side, zone)?;
        usize::try_from(most).ok()
    }

    /// Gives what was dropped on a place to the board.
    pub fn drop_at(&self, response: &Response, place: &BoardPosition, out: &mut BoardResponse<'_>) -> bool {
        if self.play.is_some() {
            return false;
        }
        let over = response.dnd_hover_payload::<DragPayload>().is_some();
        if let Some(carried) = response.dnd_release_payload::<DragPayload>() {
            let edit = match &*carried {
                DragPayload::Card(id) => Edit::Insert(place.clone(), crate::sandbox::Tree::text(id)),
                DragPayload::Placed(from) if from == place => return false,
                DragPayload::Placed(from) => Edit::Move(from.clone(), place.clone()),
            };
            out.ask(Command::Edit(edit, None));
        }
        over
    }
}

/// A number that looks like text until it is pointed at; gives the new one when it was changed.
pub fn inline_number(
    ui: &mut Ui,
    rect: Rect,
    name: &str,
    value: i64,
    range: std::ops::RangeInclusive<i64>,
    font: FontId,
    enabled: bool,
) -> Option<i64> {
    let colours = colours(ui);
    if !enabled {
        let response = ui.interact(rect, ui.scope_id().with(name), egui::Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {value}")));
        text_at(ui.painter(), rect.center(), Align2::CENTER_CENTER, &value.to_string(), font, colours.text);
        return None;
    }
    let mut number = value;
    let response = ui
        .scope(|ui| {
            let widgets = &mut ui.visuals_mut().widgets;
            for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
                widget.corner_radius = CornerRadius::same(radius::BADGE);
                widget.fg_stroke.color = colours.text;
            }
            widgets.inactive.weak_bg_fill = Color32::TRANSPARENT;
            widgets.inactive.bg_fill = Color32::TRANSPARENT;
            widgets.inactive.bg_stroke = Stroke::NONE;
            ui.style_mut().override_font_id = Some(font);
            ui.spacing_mut().interact_size = rect.size();
            ui.spacing_mut().button_padding = egui::vec2(2.0, 0.0);
            let drag = DragValue::new(&mut number).range(range).clamp_existing_to_range(false).speed(0.15);
            ui.put(rect, drag)
        })
        .inner
        .accessible_name(name);
    if response.has_focus() {
        focus_ring(ui, rect, radius::BADGE);
    }
    (response.changed() && number != value).then_some(number)
}

/// A difference in a small badge, its left middle at a point; gives its right edge.
pub fn badge(ui: &Ui, at: egui::Pos2, text: &str, tint: theme::Tint) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), theme::small(Weight::Semibold), tint.text);
    let rect = Rect::from_min_size(egui::pos2(at.x, at.y - 8.0), egui::vec2(galley.size().x + 10.0, 16.0));
    ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), tint.ground);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, tint.text);
    rect.right()
}

/// The dashed outline of a place where something can be put.
pub fn dashed_outline(ui: &Ui, rect: Rect, colour: Color32) {
    let points = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    ui.painter().extend(egui::Shape::dashed_line(&points, Stroke::new(1.0, colour), 4.0, 3.0));
}

/// The ground of a zone.
pub fn zone_ground(ui: &Ui, rect: Rect, over: bool) {
    let colours = colours(ui);
    let line = if over { colours.accent } else { colours.divider };
    let corner = CornerRadius::same(radius::ROW);
    ui.painter().rect(rect, corner, colours.well, Stroke::new(1.0, line), StrokeKind::Inside);
}
