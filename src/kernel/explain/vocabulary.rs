//! What cards can say: timings, ways, costs, filters, targets, conditions, operations.

use serde_json::Value;

use super::{Page, Writer, at, plain};
use crate::base::{Argument, Message};
use crate::kernel::ids::ZoneId;
use crate::kernel::rules::ability::{About, Side};
use crate::kernel::rules::tables::{Operation, Takes, Timing, Trigger, TriggerWhen, Way};

impl Writer<'_> {
    pub fn vocabulary(self, page: &mut Page) {
        page.section("rules-timings");
        for (id, timing) in &self.game.timings {
            let pointer = self.head(page, "timings", "on", id);
            self.timing_lines(page, &pointer, timing);
        }
        for (id, trigger) in &self.game.triggers {
            let pointer = self.head(page, "triggers", "trigger", id);
            page.item(0, self.trigger(trigger), pointer);
        }
        page.section("rules-ways");
        for (id, way) in &self.game.ways {
            let pointer = self.head(page, "ways", "as", id);
            self.way_lines(page, &pointer, way);
        }
        page.section("rules-costs-of-abilities");
        for (id, cost) in &self.game.costs {
            let pointer = self.head(page, "costs", "cost", id);
            if let Some(takes) = &cost.takes {
                page.item(0, range("rules-x-from", *takes.start(), *takes.end()), format!("{pointer}/takes"));
            }
            if let Some(can) = &cost.can {
                page.item(0, Message::new("rules-only-if").with("test", self.test(can)), format!("{pointer}/can"));
            }
            if let Some(from) = &cost.from {
                page.item(
                    0,
                    Message::new("rules-works-in").with("places", self.zones(from)),
                    format!("{pointer}/from"),
                );
            }
            self.block(page, 0, &cost.pays);
        }
        page.section("rules-filters");
        for (id, filter) in &self.game.filters {
            let pointer = self.head(page, "filters", "where", id);
            self.takes(page, &pointer, &filter.takes);
            page.item(0, self.looking().holds_line(&filter.holds), format!("{pointer}/holds"));
        }
        page.section("rules-conditions");
        for (id, condition) in &self.game.conditions {
            let pointer = self.head(page, "conditions", "if", id);
            self.takes(page, &pointer, &condition.takes);
            if let Some(holds) = &condition.holds {
                page.item(0, self.holds_line(holds), format!("{pointer}/holds"));
            }
        }
        page.section("rules-operations");
        for (id, operation) in &self.game.operations {
            let pointer = self.head(page, "operations", "op", id);
            Self { parameters: Some(&operation.parameters), ..self }.operation_lines(page, &pointer, operation);
        }
    }

    fn zones(self, zones: &[ZoneId]) -> Argument {
        zones.iter().map(|zone| self.zone(*zone)).collect::<Vec<_>>().into()
    }

    #[allow(clippy::unused_self, reason = "called as its neighbours are, which need the game")]
    fn takes(self, page: &mut Page, pointer: &str, takes: &Takes) {
        let pointer = format!("{pointer}/takes");
        match takes {
            Takes::Number(of) => page.item(0, range("rules-n-from", *of.start(), *of.end()), pointer),
            Takes::Cards => page.item(0, plain("rules-n-cards"), pointer),
            Takes::Word(_) | Takes::Card => page.item(0, plain("rules-n-word"), pointer),
            Takes::Nothing | Takes::Flag | Takes::Where => {}
        }
    }

    fn timing_lines(self, page: &mut Page, pointer: &str, timing: &Timing) {
        if timing.always {
            page.item(0, plain("rules-continuous"), format!("{pointer}/always"));
        }
        if let Some(event) = timing.when {
            let about = match (timing.card, timing.of) {
                (About::This, _) => "rules-event-this",
                (About::Other, Side::Own) => "rules-event-other-own",
                (About::Other, Side::Any) => "rules-event-other",
                (About::Any, Side::Own) => "rules-event-own",
                (About::Other | About::Any, Side::Other) => "rules-event-opposing",
                (About::Any, Side::Any) => "rules-event-any",
            };
            page.item(0, Message::new(about).with("name", self.event(event)), format!("{pointer}/when"));
        }
        if let Some(zones) = &timing.zones {
            page.item(0, Message::new("rules-works-in").with("places", self.zones(zones)), format!("{pointer}/in"));
        }
        if let Some(test) = &timing.test {
            page.item(0, Message::new("rules-only-if").with("test", self.test(test)), format!("{pointer}/if"));
        }
        if timing.may {
            page.item(0, plain("rules-optional"), format!("{pointer}/may"));
        }
        if timing.bounded {
            page.item(0, plain("rules-bounded"), format!("{pointer}/bounded"));
        }
    }

    fn trigger(self, trigger: &Trigger) -> Message {
        let of = trigger.of == Side::Own;
        match &trigger.when {
            TriggerWhen::Play { types, .. } => {
                let types: Vec<Argument> = types.iter().map(|word| self.word_name(*word)).collect();
                Message::new(if of { "rules-trigger-own" } else { "rules-trigger-play" }).with("names", types)
            }
            TriggerWhen::Damaged => Message::new(if of { "rules-trigger-hit" } else { "rules-trigger-hits" }),
            TriggerWhen::Lethal => Message::new(if of { "rules-trigger-lethal" } else { "rules-trigger-lethals" }),
        }
    }

    fn way_lines(self, page: &mut Page, pointer: &str, way: &Way) {
        let timings: Vec<Argument> = way.on.iter().map(|timing| self.timing(*timing)).collect();
        if !timings.is_empty() {
            page.item(0, Message::new("rules-way-on").with("names", timings), format!("{pointer}/on"));
        }
        if way.answers.is_some() {
            page.item(0, plain("rules-way-answers"), format!("{pointer}/answers"));
        }
        if let Some(zones) = &way.zones {
            page.item(0, Message::new("rules-works-in").with("places", self.zones(zones)), format!("{pointer}/in"));
        }
        if let Some(test) = &way.test {
            page.item(0, Message::new("rules-only-if").with("test", self.test(test)), format!("{pointer}/if"));
        }
        if let Some(lasting) = way.lasting {
            page.item(
                0,
                Message::new("rules-usual-for").with("name", self.duration(lasting)),
                format!("{pointer}/for"),
            );
        }
        self.block(page, 0, &way.pays);
    }

    fn operation_lines(self, page: &mut Page, pointer: &str, operation: &Operation) {
        if let Some(val) = &operation.val {
            page.item(0, range("rules-x-from", *val.start(), *val.end()), format!("{pointer}/val"));
        }
        if operation.takes_word && !operation.words.is_empty() {
            let words: Vec<Argument> = operation.words.iter().map(|word| self.word_name(*word)).collect();
            page.item(0, Message::new("rules-word-of").with("names", words), format!("{pointer}/word"));
        }
        // Targets that are named in the file: those that a row has without saying more come first.
        let written = self.file.pointer(&format!("{pointer}/to"));
        let named: Vec<&str> = match written {
            Some(Value::String(one)) => vec![one],
            Some(Value::Array(all)) => all.iter().filter_map(Value::as_str).collect(),
            Some(Value::Object(refined)) => refined.get("like").and_then(Value::as_str).into_iter().collect(),
            _ => Vec::new(),
        };
        let targets: Vec<Argument> = named.into_iter().map(|id| self.target(Some(id))).collect();
        if !targets.is_empty() {
            page.item(0, Message::new("rules-targets").with("names", targets), format!("{pointer}/to"));
        }
        if let Some(fits) = &operation.fits {
            page.item(0, Message::new("rules-fits").with("test", self.looking().test(fits)), format!("{pointer}/fits"));
        }
        if !operation.lasting.is_empty() {
            let lasting: Vec<Argument> = operation.lasting.iter().map(|duration| self.duration(*duration)).collect();
            page.item(0, Message::new("rules-lasts").with("names", lasting), format!("{pointer}/for"));
        }
        if !operation.does.is_empty() {
            page.item(0, plain("rules-does"), format!("{pointer}/does"));
            self.block(page, 1, &operation.does);
        }
        if operation.is_continuous() {
            page.item(0, plain("rules-while"), pointer);
        }
        for (number, by) in &operation.adds {
            page.item(1, self.adds(self.number(*number), by), format!("{pointer}/adds"));
        }
        for (quantity, by) in &operation.adds_to_players {
            let quantity = at("quantity", &self.game.quantities, quantity.index());
            page.item(1, self.adds(quantity, by), format!("{pointer}/adds"));
        }
        for word in &operation.gives {
            let word = word.map_or_else(|| plain("rules-word"), |word| self.word_name(word));
            page.item(1, Message::new("rules-gives").with("word", word), format!("{pointer}/gives"));
        }
    }
}

fn range(id: &'static str, least: i32, most: i32) -> Message {
    Message::new(id).with("a", least).with("b", most)
}
