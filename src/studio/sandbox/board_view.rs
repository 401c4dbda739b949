//! The board as one frame shows it: the data that its parts read, where they send commands, and how large they are.

use std::cell::RefCell;

use egui::{Color32, CornerRadius, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::names::{card_name, player_name, zone_name};
use crate::base::Name;
use crate::engine::{Board, Handle, Side, Spot, State};
use crate::narration::Subject;
use crate::ruleset::layout::{Layout, PlayerNumber};
use crate::ruleset::{Zone, ZoneId};
use crate::sandbox::{BoardNumber, BoardPosition, Command, Edit, Moment, OpenQuestion, Tree};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{focus_ring, surface};

/// The least size of text on the board, in points. Smaller text cannot be read, however small the window is.
const MIN_TEXT: f32 = 10.5;

/// What is under the pointer or has the focus: a row of the card that resolves, or something on the board. Trace, rows
/// and board highlight it together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardHover {
    /// The row, by its index in the card's list.
    pub row: Option<u8>,
    /// The counter or card on the board.
    pub subject: Option<Subject>,
}

/// The state of the board's parts. They change it while they are drawn.
#[derive(Default)]
pub struct BoardState {
    /// What was hovered in the last frame.
    pub hover: BoardHover,
    /// What is hovered in this frame.
    pub next_hover: RefCell<BoardHover>,
}

/// The board as one frame shows it.
pub struct BoardView<'a> {
    pub view: &'a View<'a>,
    pub screen: &'a BoardState,
    /// The engine's board: heroes, cards by handle, compiled rules.
    pub engine: &'a Board,
    pub state: State,
    /// The state before the step that is shown. Numbers that differ from it are marked.
    pub before: State,
    /// The target that a resolution waits for.
    pub question: Option<&'a OpenQuestion>,
    /// The size of everything on the board, relative to that in a window of 1440 × 900 points.
    pub scale: f32,
}

/// What a drag carries.
#[derive(Clone, Debug, PartialEq)]
pub enum DragPayload {
    /// A card of the library, by its id.
    Card(Name),
    /// A card that is on the board already.
    Placed(BoardPosition),
}

impl<'a> BoardView<'a> {
    /// The board of the sandbox. `None` if its file has errors.
    pub fn new(view: &'a View<'a>, screen: &'a BoardState) -> Option<Self> {
        let sandbox = &view.sandbox;
        let (engine, state) = sandbox.shown()?;
        let at = sandbox.at();
        let step = if at.event == 0 { at.step.saturating_sub(1) } else { at.step };
        let before = sandbox.timeline().state(Moment { step, event: 0 }).unwrap_or(state);
        Some(Self { view, screen, engine, before, state, question: sandbox.open_question(), scale: 1.0 })
    }

    pub fn send(&self, command: Command) {
        self.view.send(command);
    }

    /// Sends an edit that is a separate step in the history.
    pub fn edit(&self, edit: Edit) {
        self.send(Command::Edit(edit, None));
    }

    /// Sends the edit of a menu, if the user chose one.
    pub fn edit_chosen(&self, edit: Option<Edit>) {
        self.view.send_all(edit.map(|edit| Command::Edit(edit, None)));
    }

    /// Sends an edit of a number. Edits of one drag or burst of typing become one step in the history.
    pub fn edit_number(&self, edit: Edit) {
        self.send(Command::Edit(edit, self.view.gesture));
    }

    /// A length on the board, from that at scale 1.
    pub fn points(&self, length: f32) -> f32 {
        length * self.scale
    }

    /// A font on the board, from that at scale 1.
    pub fn font(&self, font: FontId) -> FontId {
        FontId { size: (font.size * self.scale).max(MIN_TEXT), ..font }
    }

    pub fn body(&self, weight: Weight) -> FontId {
        self.font(theme::body(weight))
    }

    pub fn small(&self, weight: Weight) -> FontId {
        self.font(theme::small(weight))
    }

    /// Where counters, zones and so on are in the engine's state.
    pub fn layout(&self) -> &'a Layout {
        &self.engine.table.rules.layout
    }

    /// A zone of the ruleset, by its index in the engine's state.
    pub fn zone(&self, zone: u8) -> (&'a Name, &'a Zone) {
        let id = self.layout().zone_at.get(usize::from(zone)).copied().unwrap_or(ZoneId(0));
        self.view.rules().zone(id)
    }

    /// The index of a zone in the engine's state.
    pub fn zone_index(&self, zone: &str) -> u8 {
        self.layout().zone(self.view.rules().zone_id(zone).unwrap_or(ZoneId(0)))
    }

    /// The cards of a zone, from the bottom.
    pub fn cards(&self, side: Side, zone: u8) -> &[Handle] {
        self.state.player(side).zone(zone)
    }

    /// A spot as edits name it.
    pub fn position(&self, spot: Spot) -> BoardPosition {
        BoardPosition { side: spot.side, zone: self.zone(spot.zone).0.clone(), at: usize::from(spot.at) }
    }

    /// A number of a player. `None` if a board's file cannot set it.
    pub fn number(&self, side: Side, number: PlayerNumber) -> Option<BoardNumber> {
        BoardNumber::new(self.view.rules(), self.layout(), &self.state, side, number)
    }

    /// All numbers of a player that a board's file can set, the counters last.
    pub fn numbers(&self, side: Side) -> Vec<BoardNumber> {
        let numbers = self.layout().numbers.iter();
        let mut numbers: Vec<_> = numbers.filter_map(|number| self.number(side, *number)).collect();
        numbers.sort_by_key(|number| matches!(number.number, PlayerNumber::Counter(_)));
        numbers
    }

    /// The name of a number of a player.
    pub fn number_name(&self, number: PlayerNumber) -> String {
        let (i18n, rules) = (&self.view.i18n, self.view.rules());
        match number {
            PlayerNumber::Counter(id) => i18n.name(&format!("counter-{}", rules.counter(id).0), rules.counter(id).0),
            PlayerNumber::Hero(id) => {
                let id = rules.hero_numbers.get_index(id.0.into()).map_or("", |(id, _)| id.as_str());
                i18n.name(&format!("number-{id}"), id)
            }
            PlayerNumber::Book | PlayerNumber::Sum(_) => i18n.tr("trace-book").to_string(),
        }
    }

    pub fn player_name(&self, side: Side) -> String {
        player_name(self.view, self.engine, side)
    }

    pub fn card_name(&self, card: Handle) -> String {
        card_name(self.view, self.engine, card)
    }

    /// A zone of a player for screen readers, for example "Hand, Nyra".
    pub fn zone_label(&self, side: Side, zone: &str) -> String {
        format!("{}, {}", zone_name(self.view, zone), self.player_name(side))
    }

    pub fn is_hovered(&self, subject: &Subject) -> bool {
        self.screen.hover.subject.as_ref() == Some(subject)
    }

    pub fn set_hover(&self, subject: Subject) {
        self.screen.next_hover.borrow_mut().subject = Some(subject);
    }

    /// Whether the card at a spot can be the target that a resolution waits for.
    pub fn is_candidate(&self, spot: Spot) -> bool {
        self.question.is_some_and(|open| open.question.side == spot.side && open.question.zone == spot.zone)
    }

    /// How many cards fit into a zone, if there is a limit.
    pub fn capacity(&self, side: Side, zone: u8) -> Option<usize> {
        usize::try_from(self.engine.table.capacity(&self.state, side, zone)?).ok()
    }

    /// Moves a card that is dropped on `response` to `position`. Returns whether a card is dragged over `response`.
    pub fn accept_drop(&self, response: &Response, position: &BoardPosition) -> bool {
        let is_over = response.dnd_hover_payload::<DragPayload>().is_some();
        if let Some(payload) = response.dnd_release_payload::<DragPayload>() {
            match &*payload {
                DragPayload::Card(id) => self.edit(Edit::Insert(position.clone(), Tree::text(id))),
                DragPayload::Placed(from) if from == position => return false,
                DragPayload::Placed(from) => self.edit(Edit::Move(from.clone(), position.clone())),
            }
        }
        is_over
    }
}

/// Paints the background of a zone.
pub fn zone_background(ui: &Ui, rect: Rect, is_drop_target: bool) {
    let colours = colours(ui);
    let line = if is_drop_target { colours.accent } else { colours.divider };
    surface(ui, rect, radius::ROW, colours.well, line);
}

/// Makes a part of the board a button: senses clicks, reports the name, and paints hover and focus.
pub fn hotspot(ui: &Ui, rect: Rect, salt: impl std::hash::Hash + std::fmt::Debug, name: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours(ui).hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::BADGE);
    }
    response
}

/// A short text on a coloured background, which screen readers skip. `colours` are those of background and text.
pub fn badge(ui: &mut Ui, text: &str, font: FontId, colours: [Color32; 2]) {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colours[1]);
    let (rect, _) = ui.allocate_exact_size(galley.size() + vec2(10.0, 2.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours[0]);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colours[1]);
}
