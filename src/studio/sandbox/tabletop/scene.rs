//! The board of a whole game as one frame shows it: what its parts read, and where they send commands.

use std::cell::RefCell;
use std::collections::HashMap;

use egui::{FontId, Pos2, Rect};
use lucide_icons::Icon;

use super::options::OptionLine;
use super::summary_bar::outcome_text;
use crate::kernel::Kernel;
use crate::kernel::ids::{DefinitionId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::state::{Card, CardId, Outcome, Seat, State, Thing};
use crate::narration::{Reasons, TraceNames, TraceWords};
use crate::sandbox::tabletop::{CardLook, Look, Point, Prepared, Session, TabletopCommand};
use crate::studio::theme::{self, Weight};
use crate::studio::view::View;
use crate::studio::widgets::icon_named;

/// The least size of text on the board, in points.
const MIN_TEXT: f32 = 10.5;
/// The largest text on a board, in points.
const MAX_TEXT: f32 = 20.0;

/// Whose hidden cards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeenBy {
    /// Those of the seats that the user plays; both if the user plays none.
    #[default]
    ByHand,
    Both,
    Seat(Seat),
}

/// What is under the pointer or has the cursor: things on the board, and a line of the options.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Highlight {
    pub things: Vec<Thing>,
    pub line: Option<usize>,
}

/// What the user does with the open question. The parts of the board change it while they are drawn.
#[derive(Default)]
pub struct Choosing {
    /// The version of the board that it belongs to.
    pub version: u64,
    /// The action whose target is chosen next: its places among the options.
    pub pending: Vec<usize>,
    /// The places that were chosen so far, where several may be.
    pub chosen: Vec<u16>,
    /// The line that the arrow keys have reached.
    pub cursor: Option<usize>,
}

/// The state of the board's parts.
#[derive(Default)]
pub struct BoardMemory {
    /// What was highlighted in the last frame.
    pub highlight: Highlight,
    pub next_highlight: RefCell<Highlight>,
    pub choosing: RefCell<Choosing>,
    /// Why something cannot be done with a card, where, and since when, in seconds.
    pub refusal: RefCell<Option<(String, Pos2, f64)>>,
    /// Where cards and players are drawn in this frame.
    pub places: RefCell<Vec<(Thing, Rect)>>,
}

/// The board as one frame shows it.
pub struct Scene<'a> {
    pub view: &'a View<'a>,
    pub session: &'a Session,
    pub memory: &'a BoardMemory,
    pub look: &'a Look,
    pub point: &'a Point,
    /// The options of the open question, if the user decides.
    pub lines: &'a [OptionLine],
    pub seen_by: SeenBy,
    /// The icons of the ruleset's entries, by table and id, e.g. `states/x`.
    pub icons: &'a HashMap<String, String>,
    /// The sentences of the rules, by the place in the ruleset.
    pub sentences: &'a HashMap<String, String>,
    /// Of each entry of the trace, why it happened so.
    pub reasons: &'a [Reasons],
    /// The texts of what waits, in its order.
    pub waiting: &'a [String],
    /// The size of everything on the board, relative to a slot of 116 points.
    pub scale: f32,
}

impl<'a> Scene<'a> {
    pub fn kernel(&self) -> &'a Kernel {
        self.session.rules()
    }

    pub fn game(&self) -> &'a Game {
        &self.session.rules().game
    }

    pub fn state(&self) -> &'a State {
        &self.point.now
    }

    pub fn card(&self, card: CardId) -> &'a Card {
        self.point.now.card(card)
    }

    pub fn look_of(&self, card: CardId) -> CardLook {
        self.look.card(card).cloned().unwrap_or_default()
    }

    pub fn send(&self, command: TabletopCommand) {
        self.view.send(command);
    }

    /// Whether the user decides for a seat.
    pub fn is_by_hand(&self, seat: Seat) -> bool {
        self.view.tabletop.agent(seat).is_none()
    }

    /// Whether the user is asked.
    pub fn is_asked(&self) -> bool {
        self.point.asked.as_ref().is_some_and(|asked| self.is_by_hand(asked.by))
    }

    /// Whether the user sees which card this is.
    pub fn is_known(&self, card: CardId) -> bool {
        let known = self.look.card(card).map_or(0, |look| look.known);
        let sees = |seat: Seat| known >> seat.0 & 1 == 1;
        match self.seen_by {
            SeenBy::Both => Seat::BOTH.into_iter().any(sees),
            SeenBy::Seat(seat) => sees(seat),
            SeenBy::ByHand => {
                let own: Vec<Seat> = Seat::BOTH.into_iter().filter(|&seat| self.is_by_hand(seat)).collect();
                if own.is_empty() { Seat::BOTH.into_iter().any(sees) } else { own.into_iter().any(sees) }
            }
        }
    }

    /// The cards of a zone, from the bottom; cards that lie beneath others are not among them.
    pub fn cards(&self, seat: Seat, zone: ZoneId) -> &'a [CardId] {
        self.point.now.pile(seat, zone).as_slice()
    }

    /// The name of a card, or that it is not known.
    pub fn card_name(&self, card: CardId) -> String {
        if card.index() >= self.point.now.cards.len() || !self.is_known(card) {
            return self.view.i18n.tr("card-unknown").to_string();
        }
        self.printed_name(self.card(card).definition)
    }

    /// The name of a printed card.
    pub fn printed_name(&self, definition: DefinitionId) -> String {
        let definition = self.game().definition(definition);
        let id = self.game().word(definition.id);
        if !id.is_empty() {
            return self.view.name_of(id);
        }
        let card_type = self.game().card_types.get_index(definition.card_type.index());
        card_type.map_or_else(String::new, |(id, _)| self.title("type-", id))
    }

    /// The name of a player: of the leader, else of the deck, else of the side.
    pub fn player_name(&self, seat: Seat) -> String {
        let opening = self.session.opening();
        let by_seat = || self.view.i18n.tr(if seat == Seat(0) { "player-self" } else { "player-opponent" }).to_string();
        let decks = &opening.decks;
        let leader = |seat: Seat| match &opening.prepared {
            None => self.game().decks.iter().find(|deck| deck.id == decks[seat.index()])?.leader,
            Some(prepared) if prepared.is_chapter() || prepared.is_edited() => self.leader_of(seat),
            Some(_) => None,
        };
        let [own, other] = [seat, seat.other()].map(|seat| leader(seat).map(|card| self.printed_name(card)));
        match own {
            Some(name) if Some(&name) != other.as_ref() => name,
            _ if decks[0] != decks[1] && opening.prepared.as_ref().is_none_or(Prepared::is_edited) => {
                self.deck_title(&decks[seat.index()])
            }
            _ => by_seat(),
        }
    }

    /// The leader among the cards of a player.
    fn leader_of(&self, seat: Seat) -> Option<DefinitionId> {
        let leader_type = self.game().printed.deck.as_ref()?.leader_type?;
        let own = self.state().cards.iter().filter(|card| card.owner == seat);
        own.map(|card| card.definition).find(|card| self.game().definition(*card).card_type == leader_type)
    }

    /// The game's word for an entry of a table, e.g. `zone-` and a zone; without a message its id as words.
    pub fn word(&self, table: &str, id: &str) -> String {
        self.named(&format!("{table}{id}"), id)
    }

    fn named(&self, message: &str, id: &str) -> String {
        let name = self.view.i18n.name(message, id);
        if name == id { id.replace(['_', '-'], " ") } else { name }
    }

    /// As [`Self::word`], with a capital.
    pub fn title(&self, table: &str, id: &str) -> String {
        self.view.i18n.language().capitalized(&self.word(table, id))
    }

    pub fn deck_title(&self, id: &str) -> String {
        self.view.i18n.language().capitalized(&self.view.name_of(id))
    }

    pub fn zone_title(&self, zone: ZoneId) -> String {
        self.game().zones.get_index(zone.index()).map_or_else(String::new, |(id, _)| self.title("zone-", id))
    }

    /// The name of a card or a player.
    pub fn thing_name(&self, thing: Thing) -> String {
        match thing {
            Thing::Card(card) => self.card_name(card),
            Thing::Player(seat) => self.player_name(seat),
        }
    }

    /// Describes parts of a trace.
    pub fn words(&self) -> TraceWords<'a> {
        let i18n = &self.view.i18n;
        TraceWords { texts: i18n.texts(), language: i18n.language(), game: self.game(), state: self.state() }
    }

    /// Whether something is highlighted on the board.
    pub fn is_highlighted(&self, thing: Thing) -> bool {
        self.memory.highlight.things.contains(&thing)
    }

    /// Highlights things on the board in the next frame.
    pub fn highlight(&self, things: impl IntoIterator<Item = Thing>) {
        self.memory.next_highlight.borrow_mut().things.extend(things);
    }

    /// The line of the options that a card or a player is in.
    pub fn line_of(&self, thing: Thing) -> Option<usize> {
        self.lines.iter().position(|line| line.thing == Some(thing))
    }

    /// Notes where something is drawn.
    pub fn placed(&self, thing: Thing, rect: Rect) {
        self.memory.places.borrow_mut().push((thing, rect));
    }

    /// Where something is drawn, once it is.
    pub fn place_of(&self, thing: Thing) -> Option<Rect> {
        self.memory.places.borrow().iter().find(|(other, _)| *other == thing).map(|&(_, rect)| rect)
    }

    /// The icon that the ruleset's file gives an entry of a table.
    pub fn icon(&self, table: &str, id: &str) -> Option<Icon> {
        self.icons.get(&format!("{table}/{id}")).and_then(|name| icon_named(name))
    }

    /// The sentence of the rules for a place in the ruleset, or for the nearest place around it.
    pub fn sentence(&self, pointer: &str) -> Option<&'a str> {
        let mut pointer = pointer.split('#').next().unwrap_or_default();
        loop {
            if let Some(sentence) = self.sentences.get(pointer) {
                return Some(sentence);
            }
            pointer = pointer.rsplit_once('/').map(|(above, _)| above).filter(|above| !above.is_empty())?;
        }
    }

    /// A length on the board, from that at scale 1.
    pub fn points(&self, length: f32) -> f32 {
        length * self.scale
    }

    pub fn font(&self, font: FontId) -> FontId {
        FontId { size: (font.size * self.scale).clamp(MIN_TEXT, MAX_TEXT), ..font }
    }

    pub fn small(&self, weight: Weight) -> FontId {
        self.font(theme::small(weight))
    }
}

impl TraceNames for Scene<'_> {
    /// Cards that are made later than the position that is shown have no name yet.
    fn card(&self, card: CardId) -> String {
        self.card_name(card)
    }

    fn player(&self, seat: Seat) -> String {
        self.player_name(seat)
    }

    fn knows(&self, card: CardId) -> bool {
        self.is_known(card)
    }

    fn outcome(&self, outcome: Outcome) -> String {
        outcome_text(self, outcome)
    }
}
