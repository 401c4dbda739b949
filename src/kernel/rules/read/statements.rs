//! Compiles single statements, e.g. `gain(self.points, 1)`.

use super::problem::{Checked, one_of, wrong_kind, wrong_name, wrong_type, wrong_usage};
use super::scope::{ToKind, Value, WordKind};
use super::terms::{Terms, bare, keys, may_be_players, selector_of};
use crate::base::Message;
use crate::kernel::ids::{DurationId, LASTING, ParameterId, PhaseId, RoleId, RoutineId, StateId, WindowId, ZoneId};
use crate::kernel::rules::statement::{Fate, Lasting, Made, Moved, Path, Place, Skipped, Spot, StatementKind};
use crate::kernel::rules::tables::ParameterRule;
use crate::kernel::rules::term::Selector;
use crate::message;
use crate::ruleset::syntax::{Ast, Kind};

/// The statements and how they are written.
const STATEMENTS: [(&str, &[&str]); 46] = [
    ("gain", &["gain(counter, number)"]),
    ("lose", &["lose(counter, number)"]),
    ("set", &["set(counter, number)"]),
    ("damage", &["damage(player | cards, number)", "damage(player | cards, number, source)"]),
    ("heal", &["heal(cards, number)"]),
    ("modify", &["modify(cards, number, change, duration)"]),
    ("give", &["give(cards, word)", "give(cards, word, duration)"]),
    ("remove", &["remove(cards)", "remove(cards, word)"]),
    ("mark", &["mark(cards, state)", "mark(cards, state, duration)"]),
    ("unmark", &["unmark(cards, state)"]),
    ("reset", &["reset(cards)"]),
    ("become", &["become(cards, subtype)"]),
    ("grant", &["grant(cards)"]),
    (
        "move",
        &["move(cards, place)", "move(cards, place, top | bottom | shuffled)", "move(cards, place, where, asked)"],
    ),
    ("destroy", &["destroy(cards)", "destroy(cards, up)", "destroy(cards, along)"]),
    ("shuffle", &["shuffle(zone)"]),
    ("reveal", &["reveal(cards)"]),
    ("look", &["look(cards)"]),
    ("create", &["create(token | row.card, number, place)"]),
    ("copy", &["copy(cards, place)"]),
    ("transform", &["transform(cards, token | row.card)"]),
    ("attach", &["attach(cards, host)", "attach(cards, host, zone)"]),
    ("stack", &["stack(card, card)"]),
    ("control", &["control(cards, player)"]),
    ("play", &["play(cards)"]),
    ("resolve", &["resolve(cards, timing, …)"]),
    ("resolve_again", &["resolve_again(zone)"]),
    ("use", &["use(it)"]),
    ("pay", &["pay(it)"]),
    ("aim", &["aim(it)"]),
    ("effects", &["effects(it)"]),
    ("perform", &["perform(cards)"]),
    ("negate", &["negate()"]),
    ("prevent", &["prevent()", "prevent(number)"]),
    ("let", &["let(name, cards)"]),
    ("forget", &["forget(name)"]),
    ("happens", &["happens(event)", "happens(event, cards)"]),
    ("window", &["window(id)"]),
    ("run", &["run(routine)"]),
    ("end", &["end(duration)"]),
    ("skip", &["skip(player, phase)"]),
    ("again", &["again()"]),
    ("win", &["win(player)"]),
    ("lose_match", &["lose_match(player)"]),
    ("draw_match", &["draw_match()"]),
    ("say", &["say(word)"]),
];

/// How a statement is written.
pub fn usage(name: &str) -> &'static [&'static str] {
    STATEMENTS.iter().find(|(statement, _)| *statement == name).map_or(&[], |(_, usage)| usage)
}

impl Terms<'_> {
    /// One statement, but for `happens`, which may name a new event.
    #[allow(clippy::too_many_lines, reason = "one arm a statement")]
    pub fn statement(&self, ast: &Ast) -> Checked<StatementKind> {
        let Kind::Call(name, arguments) = &ast.kind else {
            return wrong_type(ast, message!("problem-needed", wanted = Message::new("expected-effect")));
        };
        let cards = |ast: &Ast| self.selector(ast);
        Ok(match (name.as_str(), &arguments[..]) {
            ("gain", [path, amount]) => StatementKind::Gain(self.path(path)?, self.number(amount)?),
            ("lose", [path, amount]) => StatementKind::Lose(self.path(path)?, self.number(amount)?),
            ("set", [path, amount]) => StatementKind::Set(self.path(path)?, self.number(amount)?),
            ("set", [path, amount, until]) => {
                self.lasting(until)?;
                StatementKind::Set(self.path(path)?, self.number(amount)?)
            }
            ("damage", [whom, amount, source @ ..]) if source.len() <= 1 => StatementKind::Damage {
                whom: cards(whom)?,
                amount: self.number(amount)?,
                source: source.first().map(cards).transpose()?,
            },
            ("heal", [of, amount]) => StatementKind::Heal(cards(of)?, self.number(amount)?),
            ("modify", [of, number, amount, until]) => StatementKind::Modify {
                cards: cards(of)?,
                number: self.number_id(number)?,
                amount: self.number(amount)?,
                lasting: self.lasting(until)?,
            },
            ("give", [of, word, until @ ..]) if until.len() <= 1 => StatementKind::Give {
                cards: cards(of)?,
                word: self.word(word, &WordKind::Keyword)?,
                lasting: until.first().map(|until| self.lasting(until)).transpose()?,
            },
            ("remove", [of]) => StatementKind::Remove { cards: cards(of)?, word: None },
            ("remove", [of, word]) => {
                StatementKind::Remove { cards: cards(of)?, word: Some(self.word(word, &WordKind::Keyword)?) }
            }
            ("mark", [of, state, until @ ..]) if until.len() <= 1 => {
                let lasting = until.first().map(|until| self.lasting(until)).transpose()?;
                match self.mark(state)? {
                    None => StatementKind::MarkArrived(cards(of)?),
                    Some(state) => StatementKind::Mark { cards: cards(of)?, state, lasting },
                }
            }
            ("unmark", [of, state]) => match self.mark(state)? {
                None => StatementKind::UnmarkArrived(cards(of)?),
                Some(state) => StatementKind::Unmark(cards(of)?, state),
            },
            ("reset", [of]) => StatementKind::Reset(cards(of)?),
            ("become", [of, word]) => StatementKind::Become(cards(of)?, self.word(word, &WordKind::Subtype)?),
            ("grant", [of]) => StatementKind::Grant(cards(of)?),
            ("move", [of, place, rest @ ..]) if rest.len() <= 2 => {
                if let Some(asked) = rest.get(1)
                    && bare(asked, "expected-name")? != "asked"
                {
                    return wrong_usage(ast, name, usage(name));
                }
                let spot = rest.first().map(spot).transpose()?;
                StatementKind::Move { cards: self.moved(of)?, to: self.place(place)?, spot, asked: rest.len() == 2 }
            }
            ("destroy", [of]) => StatementKind::Destroy(cards(of)?, Fate::Zone),
            ("destroy", [of, fate]) => {
                let fate = match bare(fate, "expected-name")? {
                    "up" => Fate::Up,
                    "along" => Fate::Along,
                    other => return wrong_name(fate, other, one_of(["up", "along"]), ["up", "along"]),
                };
                StatementKind::Destroy(cards(of)?, fate)
            }
            ("shuffle", [zone]) => match self.value(zone, None)? {
                Value::Cards(Selector::Zones(players, zones)) => StatementKind::Shuffle(players, zones),
                other => return wrong_kind(zone, "expected-zone-path", other.name()),
            },
            ("reveal", [of]) => StatementKind::Reveal(cards(of)?),
            ("look", [of]) => StatementKind::Look(cards(of)?),
            ("create", [what, count, place]) => {
                StatementKind::Create { what: self.made(what)?, count: self.number(count)?, to: self.place(place)? }
            }
            ("copy", [of, place]) => StatementKind::Copy { cards: cards(of)?, to: self.place(place)? },
            ("transform", [of]) => StatementKind::Transform { cards: cards(of)?, what: Made::RowToken },
            ("transform", [of, what]) => StatementKind::Transform { cards: cards(of)?, what: self.made(what)? },
            ("attach", [of, host, zone @ ..]) if zone.len() <= 1 => StatementKind::Attach {
                cards: cards(of)?,
                host: cards(host)?,
                zone: zone.first().map(|zone| self.zone_name(zone)).transpose()?,
            },
            ("stack", [card, on]) => StatementKind::Stack { card: cards(card)?, on: cards(on)? },
            ("control", [of, players]) => StatementKind::Control(cards(of)?, self.players(players)?),
            ("play", [of]) => StatementKind::Play(cards(of)?),
            ("resolve", [hero]) if is_ability_of_self(hero) => StatementKind::ResolveHero,
            ("resolve", [of, timings @ ..]) if !timings.is_empty() => StatementKind::Resolve {
                cards: cards(of)?,
                timings: timings.iter().map(|timing| self.timing_id(timing)).collect::<Checked<_>>()?,
            },
            ("resolve_again", [zone]) => {
                let (players, zone) = self.zone(zone)?;
                StatementKind::ResolveAgain(players, zone)
            }
            ("use" | "pay" | "aim" | "effects", [of]) => {
                if !self.scope.ability {
                    return wrong_type(ast, message!("problem-needs-ability", name = name));
                }
                let of = cards(of)?;
                match name.as_str() {
                    "use" => StatementKind::Use(of),
                    "pay" => StatementKind::Pay(of),
                    "aim" => StatementKind::Aim(of),
                    _ => StatementKind::Effects(of),
                }
            }
            ("perform", [of]) => StatementKind::Perform(cards(of)?),
            ("negate", []) => StatementKind::Negate,
            ("prevent", []) => StatementKind::Prevent(None),
            ("prevent", [amount]) => StatementKind::Prevent(Some(self.number(amount)?)),
            ("let", [role, of]) => StatementKind::Let(self.role(role)?, cards(of)?),
            ("forget", [role]) => StatementKind::Forget(self.role(role)?),
            ("window", [window]) => StatementKind::Window(self.window(window)?),
            ("run", [routine]) => StatementKind::Run(self.routine(routine)?),
            ("end", [duration]) => StatementKind::End(self.duration(duration)?),
            ("skip", [players, what]) => StatementKind::Skip(self.players(players)?, self.skipped(what)?),
            ("again", []) => StatementKind::Again,
            ("win", [players]) => StatementKind::Win(self.players(players)?),
            ("lose_match", [players]) => StatementKind::LoseMatch(self.players(players)?),
            ("draw_match", []) => StatementKind::DrawMatch,
            ("say", [word]) => StatementKind::Say(bare(word, "expected-word")?.into()),
            _ if !usage(name).is_empty() => return wrong_usage(ast, name, usage(name)),
            _ => return wrong_name(ast, name, "expected-statement", STATEMENTS.iter().map(|(name, _)| *name)),
        })
    }

    /// What rises or falls: `self.points`, `it.damage`, `rows(to).heat`, `row.heat`.
    fn path(&self, ast: &Ast) -> Checked<Path> {
        let (of, name) = match &ast.kind {
            Kind::Path(names)
                if let Some((name, of)) = names.split_last()
                    && !of.is_empty() =>
            {
                let of = Ast { span: ast.span.clone(), kind: Kind::Path(of.to_vec()) };
                (self.value(&of, None)?, name)
            }
            Kind::Member(of, name) => (self.value(of, None)?, name),
            _ => return wrong_type(ast, message!("problem-needed", wanted = Message::new("expected-counter-path"))),
        };
        let game = self.game;
        let states = |of_row: bool| {
            game.states.iter().filter(move |(_, state)| state.of_row == of_row).map(|(name, _)| name.as_str())
        };
        let state = |of_row: bool| -> Option<StateId> {
            self.state_id(name).filter(|id| game.states.get_index(id.index()).is_some_and(|(_, s)| s.of_row == of_row))
        };
        match of {
            Value::Row | Value::Rows(_) => {
                let Some(state) = state(true) else { return wrong_name(ast, name, "expected-row-state", states(true)) };
                Ok(match of {
                    Value::Rows(selector) => Path::Rows(selector, state),
                    _ => Path::Row(state),
                })
            }
            Value::Players(players) => match self.counter_id(name) {
                None => wrong_name(ast, name, "expected-counter", keys(&game.counters)),
                counter => Ok(Path::Of { selector: selector_of(players), counter, state: None }),
            },
            Value::Cards(selector) => {
                let players = may_be_players(&selector);
                let only = selector == Selector::To && self.scope.to == ToKind::Players;
                let counter = if players { self.counter_id(name) } else { None };
                let state = if only { None } else { state(false) };
                if counter.is_none() && state.is_none() {
                    let counters = keys(&game.counters).filter(|_| players);
                    return wrong_name(ast, name, "expected-counter-or-state", states(false).chain(counters));
                }
                Ok(Path::Of { selector, counter, state })
            }
            other => wrong_kind(ast, "expected-counter-path", other.name()),
        }
    }

    /// Cards that move: those of `top`, `bottom` and `random` are taken one after another.
    fn moved(&self, ast: &Ast) -> Checked<Moved> {
        let is_drawn = matches!(&ast.kind, Kind::Call(_, arguments) if arguments.len() == 2);
        Ok(match self.selector(ast)? {
            Selector::Draw(end, from, count) if is_drawn => Moved::Drawn { from: *from, end, count: *count },
            selector => Moved::Cards(selector),
        })
    }

    /// `self.hand`, `owner.deck`, `both.field`, `row.dest`
    fn place(&self, ast: &Ast) -> Checked<Place> {
        if let Kind::Path(names) = &ast.kind
            && let [first, second] = &names[..]
        {
            if first == "owner" {
                return match self.zone_id(second) {
                    Some(zone) => Ok(Place::Owner(zone)),
                    None => wrong_name(ast, second, "expected-zone", keys(&self.game.zones)),
                };
            }
            if first == "row"
                && let Some(parameters) = &self.scope.row
            {
                let places = parameters.iter().filter(|(_, rule)| matches!(rule, ParameterRule::Place { .. }));
                return match parameters.get_full(second.as_str()) {
                    Some((at, _, ParameterRule::Place { .. })) if let Some(id) = ParameterId::at(at) => {
                        Ok(Place::Row(id))
                    }
                    _ => wrong_name(ast, second, "expected-row-place", places.map(|(name, _)| name.as_str())),
                };
            }
        }
        let (players, zone) = self.zone(ast)?;
        Ok(Place::Of(players, zone))
    }

    fn zone_name(&self, ast: &Ast) -> Checked<ZoneId> {
        let name = bare(ast, "expected-zone")?;
        match self.zone_id(name) {
            Some(zone) => Ok(zone),
            None => wrong_name(ast, name, "expected-zone", keys(&self.game.zones)),
        }
    }

    /// A mark; `None` is `arrived`.
    fn mark(&self, ast: &Ast) -> Checked<Option<StateId>> {
        let name = bare(ast, "expected-state")?;
        if name == "arrived" {
            return Ok(None);
        }
        match self.state_id(name) {
            Some(id) if self.game.states.get_index(id.index()).is_some_and(|(_, state)| !state.counter) => Ok(Some(id)),
            Some(_) => wrong_type(ast, message!("problem-state-counter", name = name)),
            None => wrong_name(ast, name, "expected-state", keys(&self.game.states).chain(["arrived"])),
        }
    }

    /// How long something lasts: `during`, or a duration.
    fn lasting(&self, ast: &Ast) -> Checked<Lasting> {
        let name = bare(ast, "expected-duration-name")?;
        if name == "during" {
            if !self.scope.during {
                return wrong_type(ast, message!("problem-no-duration"));
            }
            return Ok(Lasting::Row);
        }
        self.duration(ast).map(Lasting::For)
    }

    fn duration(&self, ast: &Ast) -> Checked<DurationId> {
        let name = bare(ast, "expected-duration-name")?;
        match self.game.durations.get_index_of(name).and_then(DurationId::at) {
            Some(id) => Ok(id),
            None if name == "lasting" => Ok(LASTING),
            None => wrong_name(ast, name, "expected-duration-name", keys(&self.game.durations)),
        }
    }

    /// A card that is made: a token, or what the row names.
    fn made(&self, ast: &Ast) -> Checked<Made> {
        match &ast.kind {
            Kind::Path(names) if names[..] == ["row", "card"] => {
                if self.scope.row_card {
                    Ok(Made::Row)
                } else {
                    wrong_type(ast, message!("problem-row-names-no-card"))
                }
            }
            _ => match bare(ast, "expected-token-or-row-card")? {
                "token" if self.scope.row_card => Ok(Made::RowToken),
                name => match self.game.tokens.get(name) {
                    Some(&id) => Ok(Made::Token(id)),
                    None => wrong_name(ast, name, "expected-token", keys(&self.game.tokens)),
                },
            },
        }
    }

    fn role(&self, ast: &Ast) -> Checked<RoleId> {
        let name = bare(ast, "expected-name")?;
        match self.game.flow.roles.get_index_of(name).and_then(RoleId::at) {
            Some(role) => Ok(role),
            None => wrong_name(ast, name, "expected-role", keys(&self.game.flow.roles)),
        }
    }

    fn window(&self, ast: &Ast) -> Checked<WindowId> {
        let name = bare(ast, "expected-window")?;
        match self.game.flow.windows.get_index_of(name).and_then(WindowId::at) {
            Some(window) => Ok(window),
            None => wrong_name(ast, name, "expected-window", keys(&self.game.flow.windows)),
        }
    }

    fn routine(&self, ast: &Ast) -> Checked<RoutineId> {
        let name = bare(ast, "expected-routine")?;
        let found = self.game.flow.routines.get_index_of(name);
        if let Some(at) = found
            && self.scope.routines.is_some_and(|before| at >= before)
        {
            return wrong_type(ast, message!("problem-routine-later", name = name));
        }
        match found.and_then(RoutineId::at) {
            Some(routine) => Ok(routine),
            None => wrong_name(ast, name, "expected-routine", keys(&self.game.flow.routines)),
        }
    }

    fn skipped(&self, ast: &Ast) -> Checked<Skipped> {
        let name = bare(ast, "expected-phase")?;
        match name {
            "word" if self.scope.word.is_some() => Ok(Skipped::Word),
            "turn" => Ok(Skipped::Turn),
            _ => match self.game.flow.phases.get_index_of(name).and_then(PhaseId::at) {
                Some(phase) => Ok(Skipped::Phase(phase)),
                None => wrong_name(ast, name, "expected-phase", keys(&self.game.flow.phases).chain(["turn"])),
            },
        }
    }
}

/// `self.ability` (format 1).
fn is_ability_of_self(ast: &Ast) -> bool {
    matches!(&ast.kind, Kind::Path(names) if names[..] == ["self", "ability"])
}

fn spot(ast: &Ast) -> Checked<Spot> {
    match bare(ast, "expected-name")? {
        "top" => Ok(Spot::Top),
        "bottom" => Ok(Spot::Bottom),
        "shuffled" => Ok(Spot::Shuffled),
        other => wrong_name(ast, other, one_of(["top", "bottom", "shuffled"]), ["top", "bottom", "shuffled"]),
    }
}
