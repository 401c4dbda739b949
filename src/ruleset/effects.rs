//! Checks effects, which are what an operation does: looks up every name and checks every type.

use super::names::{Checked, Scope, Type, keys, needed, usage, wrong_name, wrong_type};
use super::syntax::{self, Ast, Kind};
use super::term::{Cards, Duration, Effect, Term};
use super::vocabulary::NumberId;
use crate::message;

const EFFECTS: [&str; 9] = ["gain", "lose", "set", "damage", "modify", "move", "destroy", "negate", "resolve_again"];

impl Scope<'_> {
    /// Reads effects separated by semicolons.
    pub fn effects(&self, text: &str) -> Checked<Vec<Effect>> {
        syntax::program(text)?.iter().map(|call| self.effect(call)).collect()
    }

    fn cards(&self, ast: &Ast) -> Checked<Cards> {
        match &ast.kind {
            Kind::Path(names) if names[..] == ["this"] => Ok(Cards::This),
            Kind::Call(name, arguments) => match (name.as_str(), &arguments[..]) {
                ("all", [zone]) => self.zone(zone).map(|(owner, zone)| Cards::All(owner, zone, None)),
                ("all", [zone, test]) => {
                    let (owner, zone) = self.zone(zone)?;
                    Ok(Cards::All(owner, zone, Some(self.test(test)?)))
                }
                ("choose", [zone]) => self.zone(zone).map(|(owner, zone)| Cards::Choose(owner, zone)),
                ("top" | "bottom" | "random", [zone, count]) => {
                    let (owner, zone) = self.zone(zone)?;
                    let count = self.amount(count)?;
                    Ok(match name.as_str() {
                        "top" => Cards::Top(owner, zone, count),
                        "bottom" => Cards::Bottom(owner, zone, count),
                        _ => Cards::Random(owner, zone, count),
                    })
                }
                ("all" | "choose" | "top" | "bottom" | "random", _) => wrong_type(ast, usage(name)),
                _ => {
                    wrong_name(ast, name, "expected-card-choice", ["all", "choose", "top", "bottom", "random", "this"])
                }
            },
            _ => wrong_type(ast, needed("expected-cards-of-zone")),
        }
    }

    /// Cards in play.
    fn units(&self, ast: &Ast) -> Checked<Cards> {
        let cards = self.cards(ast)?;
        match cards.zone() {
            Some((_, zone)) if !self.rules.zone(zone).1.units => {
                let name = self.rules.zone(zone).0;
                wrong_type(ast, message!("problem-cards-not-in-play", zone = name))
            }
            _ => Ok(cards),
        }
    }

    fn number_of(&self, ast: &Ast) -> Checked<NumberId> {
        match &ast.kind {
            Kind::Path(names) if names.len() == 1 => match self.rules.number_id(&names[0]) {
                Some(id) => Ok(id),
                None => wrong_name(ast, &names[0], "expected-card-number", keys(&self.rules.numbers)),
            },
            _ => wrong_type(ast, needed("expected-card-number")),
        }
    }

    fn duration(ast: &Ast) -> Checked<Duration> {
        match &ast.kind {
            Kind::Path(names) if names[..] == ["this_turn"] => Ok(Duration::ThisTurn),
            Kind::Path(names) if names[..] == ["while_in_play"] => Ok(Duration::WhileInPlay),
            Kind::Path(names) => wrong_name(ast, &names.join("."), "expected-duration", ["this_turn", "while_in_play"]),
            _ => wrong_type(ast, needed("expected-duration")),
        }
    }

    fn amount(&self, ast: &Ast) -> Checked<Term> {
        let term = self.typed(ast, Type::Number)?;
        Self::small(ast, &term)
    }

    fn effect(&self, ast: &Ast) -> Checked<Effect> {
        let Kind::Call(name, arguments) = &ast.kind else {
            return wrong_type(ast, needed("expected-effect"));
        };
        match (name.as_str(), &arguments[..]) {
            ("gain", [counter, amount]) => {
                let (owner, counter) = self.counter(counter)?;
                Ok(Effect::Gain(owner, counter, self.amount(amount)?))
            }
            ("lose", [counter, amount]) => {
                let (owner, counter) = self.counter(counter)?;
                Ok(Effect::Lose(owner, counter, self.amount(amount)?))
            }
            ("set", [target, amount, rest @ ..]) if rest.len() <= 1 => {
                let (owner, counter) = self.counter(target)?;
                let (name, entry) = self.rules.counter(counter);
                if let Some(duration) = rest.first()
                    && (Self::duration(duration)? == Duration::ThisTurn) != entry.this_turn
                {
                    let id = if entry.this_turn { "problem-counter-this-turn" } else { "problem-counter-lasting" };
                    return wrong_type(duration, message!(id, name = name));
                }
                Ok(Effect::Set(owner, counter, self.amount(amount)?))
            }
            ("damage", [target, amount]) => {
                let amount = self.amount(amount)?;
                if let Kind::Path(names) = &target.kind
                    && let [name] = &names[..]
                    && let Some(owner) = self.owner(name)
                {
                    return match self.rules.damage {
                        Some(_) => Ok(Effect::DamagePlayer(owner, amount)),
                        None => wrong_type(target, message!("problem-no-damage-rule")),
                    };
                }
                match self.rules.units {
                    Some(_) => Ok(Effect::DamageCards(self.units(target)?, amount)),
                    None => wrong_type(target, message!("problem-no-units-rule")),
                }
            }
            ("modify", [cards, number, amount, duration]) => {
                let cards = self.units(cards)?;
                let number = self.number_of(number)?;
                Ok(Effect::Modify(cards, number, self.amount(amount)?, Self::duration(duration)?))
            }
            ("move", [cards, zone]) => {
                let cards = self.cards(cards)?;
                let (owner, zone) = self.zone(zone)?;
                Ok(Effect::Move(cards, owner, zone))
            }
            ("destroy", [cards]) => self.units(cards).map(Effect::Destroy),
            ("negate", []) => Ok(Effect::Negate),
            ("resolve_again", [zone_ast]) => {
                let (owner, zone) = self.zone(zone_ast)?;
                let (name, entry) = self.rules.zone(zone);
                if entry.reveals {
                    Ok(Effect::ResolveAgain(owner, zone))
                } else {
                    wrong_type(zone_ast, message!("problem-zone-not-revealing", zone = name))
                }
            }
            (name, _) if EFFECTS.contains(&name) => wrong_type(ast, usage(name)),
            (name, _) => wrong_name(ast, name, "expected-effect-name", EFFECTS),
        }
    }
}
