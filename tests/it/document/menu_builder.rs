//! Builds a row as a user does: from what the menus offer, one part after another.

use serde_json::{Map, Value};
use ses_studio::card::{Row, Slot};
use ses_studio::document::menus::{Addition, Aim, Edited, Filters, Offer, Test, costs_of, with_cost};
use ses_studio::document::{Document, RecordPath, rows_inside, with_rows_inside};
use ses_studio::kernel::choices::Form;
use ses_studio::kernel::rules::ability::{Pick, Target};

type Tests = Map<String, Value>;

/// The parts of a row in the order in which they are set at first.
const PARTS: [&str; 13] = ["do", "on", "as", "once", "may", "word", "who", "for", "to", "val", "effects", "cost", "if"];

/// Builds rows in the place of the first row of a card.
pub struct Builder<'d> {
    document: &'d Document,
    at: RecordPath,
    /// The rows around the one that is built, with its place in the innermost.
    around: Vec<(Row, usize)>,
}

impl<'d> Builder<'d> {
    pub fn new(document: &'d Document, at: RecordPath) -> Self {
        Self { document, at, around: Vec::new() }
    }

    /// Builds a row from the one that is there. An error says which step the menus do not have.
    pub fn build(&self, to: &Row) -> Result<(), String> {
        if to.op.is_empty() {
            return Err("a row that cannot be read".to_owned());
        }
        let RecordPath::Card(card) = self.at else { unreachable!("only cards have such rows") };
        let built = self.row(&self.document.registry().cards[card].effects[0], to)?;
        self.is_legal(&built).then_some(()).ok_or_else(|| format!("{built:?} has an error"))
    }

    /// The row of the card's own list, with a row in the place of that which is built.
    fn whole(&self, row: &Row) -> Row {
        self.around.iter().rev().fold(row.clone(), |row, (outer, at)| {
            let mut rows = rows_inside(self.document.rules(), outer);
            rows[*at] = row;
            with_rows_inside(self.document.rules(), outer, &rows)
        })
    }

    fn is_legal(&self, row: &Row) -> bool {
        self.document.problems_of_rows(self.at, 0, &[self.whole(row)])[0].is_none()
    }

    /// The row after a choice, if the menu has it and it is legal.
    fn take<T>(&self, offers: Vec<Offer<T>>, is_it: impl Fn(&T) -> bool) -> Result<Row, String> {
        let offer = offers.into_iter().find(|offer| is_it(&offer.what)).ok_or("it is not offered")?;
        offer.rows.into_iter().find(|row| self.is_legal(row)).ok_or_else(|| "it is not legal".to_owned())
    }

    fn row(&self, from: &Row, to: &Row) -> Result<Row, String> {
        let mut row = from.clone();
        // What has a cross is taken away; that of the timing takes the ability away.
        row.rest.retain(|(name, _)| name == "on");
        row.conditions.clear();
        let known = |name: &str| PARTS.contains(&name);
        let parameters = to.rest.iter().map(|(name, _)| name.as_str()).filter(|name| !known(name));
        let mut left: Vec<&str> = PARTS.into_iter().chain(parameters).collect();
        // One part can need another first.
        while !left.is_empty() {
            let mut reasons = Vec::new();
            let before = left.len();
            left.retain(|part| match self.part(&row, to, part) {
                Ok(next) => {
                    row = next;
                    false
                }
                Err(reason) => {
                    reasons.push(format!("{part}: {reason}"));
                    true
                }
            });
            if left.len() == before {
                return Err(format!("{reasons:?} of {row:?}"));
            }
        }
        Ok(row)
    }

    /// The row with one part as it shall be.
    fn part(&self, row: &Row, to: &Row, part: &str) -> Result<Row, String> {
        let slot = [Slot::OF_ABILITY.as_slice(), Slot::OF_ROW.as_slice()].concat();
        let slot = slot.into_iter().find(|slot| slot.member() == part);
        match (part, slot) {
            ("do", _) => self.take(self.document.offered_operations(row), |op| *op == to.op),
            ("val", _) => self.val(row, to),
            ("effects", _) => self.effects(row, to),
            ("cost", _) => self.costs(row, to),
            ("if", _) => self.conditions(row, to),
            ("to", _) => self.target(row, to),
            (_, Some(slot)) => self.slot(row, to, slot),
            _ => self.parameter(row, to, part),
        }
    }

    fn val(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let range = self.document.rules().operations.get(&row.op).and_then(|operation| operation.val.clone());
        // It is typed.
        let fits = match (to.val, range) {
            (Some(val), Some(range)) => range.contains(&val),
            (val, range) => val.is_none() && range.is_none(),
        };
        fits.then(|| Row { val: to.val, ..row.clone() }).ok_or_else(|| "no such number".to_owned())
    }

    fn slot(&self, row: &Row, to: &Row, slot: Slot) -> Result<Row, String> {
        let Some(wanted) = slot.of(to) else { return Ok(slot.set(row, None)) };
        let takes_any = self.document.game().is_some_and(|game| {
            game.operations.get(&row.op).is_some_and(|operation| operation.takes_word && operation.words.is_empty())
        });
        if slot == Slot::Word && takes_any {
            // Where any word will do, it is typed in the JSON.
            return Ok(slot.set(row, Some(wanted)));
        }
        let row = if slot.of(row).is_some() { row.clone() } else { self.add(row, &Addition::Slot(slot))? };
        if slot.of(&row) == Some(wanted) {
            return Ok(row);
        }
        let is_it = |offer: &Offer| slot.of(&offer.rows[0]) == Some(wanted);
        let offers: Vec<Offer> = self.document.offered_entries(&row, slot).into_iter().filter(is_it).collect();
        self.take(offers, |_| true)
    }

    fn add(&self, row: &Row, what: &Addition) -> Result<Row, String> {
        let is_first = self.around.is_empty() || Slot::Timing.of(row).is_some();
        self.take(self.document.offered_additions(row, is_first), |known| known == what)
    }

    fn effects(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let rules = self.document.rules();
        let wanted = rows_inside(rules, to);
        if wanted.is_empty() {
            return Ok(row.with_member(&"effects".into(), None));
        }
        if !self.document.game().is_some_and(|game| game.row_takes(&row.op, "effects")) {
            return Err("no rows inside".to_owned());
        }
        let mut rows = rows_inside(rules, row);
        if rows.len() < wanted.len() {
            let first = self.document.first_ability(self.at).ok_or("no row to begin with")?;
            rows.resize(wanted.len(), first);
        }
        rows.truncate(wanted.len());
        let mut outer = with_rows_inside(rules, row, &rows);
        for (at, wanted) in wanted.iter().enumerate() {
            let around = self.around.iter().cloned().chain([(outer.clone(), at)]).collect();
            let mut rows = rows_inside(rules, &outer);
            rows[at] = Builder { around, ..*self }.row(&rows[at], wanted)?;
            outer = with_rows_inside(rules, &outer, &rows);
        }
        Ok(outer)
    }

    fn parameter(&self, row: &Row, to: &Row, name: &str) -> Result<Row, String> {
        let wanted = to.rest.iter().find(|(known, _)| known == name).map(|(_, json)| json.clone()).unwrap_or_default();
        let wanted: Value = serde_json::from_str(&wanted).unwrap();
        let offers = self.document.offered_additions(row, true);
        let form = offers.iter().find_map(|offer| match &offer.what {
            Addition::Parameter(known, form) if known == name => Some(form.clone()),
            _ => None,
        });
        // The operation may have brought it.
        let form = form.or_else(|| {
            let forms = self.document.game()?.parameter_forms(&row.op);
            let card = (name == "card").then_some(Form::Card);
            card.or_else(|| forms.into_iter().find(|(known, _)| known == name).map(|(_, form)| form))
        });
        let form = form.ok_or("no such member")?;
        let has = row.rest.iter().any(|(known, _)| known == name);
        let row = if has { row.clone() } else { self.add(row, &Addition::Parameter(name.into(), form.clone()))? };
        let now = |row: &Row| {
            let json = row.rest.iter().find(|(known, _)| known == name).map(|(_, json)| json.clone());
            serde_json::from_str(&json.unwrap_or_default()).unwrap_or_default()
        };
        self.value(&row, &form, &now, &|row, value| row.with_member(&name.into(), Some(&value.to_string())), &wanted)
    }

    fn costs(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let wanted = match (costs_of(to), Slot::Cost.of(to)) {
            (None, None) => return Ok(Slot::Cost.set(row, None)),
            (None, Some(_)) => return Err("no cost".to_owned()),
            (Some(costs), _) => costs,
        };
        let mut row = row.clone();
        for (id, value) in &wanted {
            let form = self.document.game().and_then(|game| game.cost_form(id)).ok_or("no such cost")?;
            if !costs_of(&row).is_some_and(|costs| costs.contains_key(id)) {
                row = self.add(&row, &Addition::Cost(id.as_str().into(), form.clone()))?;
            }
            let now = |row: &Row| costs_of(row).and_then(|mut costs| costs.remove(id)).unwrap_or_default();
            row = self.value(&row, &form, &now, &|row, value| with_cost(row, id, Some(value.clone())), value)?;
        }
        Ok(row)
    }

    fn conditions(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let mut row = Row { conditions: [].into_iter().collect(), ..row.clone() };
        for condition in &to.conditions {
            let id = &condition.id;
            let form = self.document.game().and_then(|game| game.condition_form(id)).ok_or("no such condition")?;
            row = self.add(&row, &Addition::Condition(id.clone(), form.clone()))?;
            let at = row.conditions.len() - 1;
            let now = |row: &Row| row.conditions[at].is.to_json();
            let with = |row: &Row, value: &Value| {
                let mut row = row.clone();
                row.conditions[at].is = ses_studio::card::Parameter::from_json(value);
                row
            };
            row = self.value(&row, &form, &now, &with, &condition.is.to_json())?;
        }
        Ok(row)
    }

    /// The row with another value of a parameter, from the menu of its form.
    fn value(
        &self,
        row: &Row,
        form: &Form,
        now: &dyn Fn(&Row) -> Value,
        with: &dyn Fn(&Row, &Value) -> Row,
        wanted: &Value,
    ) -> Result<Row, String> {
        let mut row = row.clone();
        let wrong = || format!("{wanted} is not {form:?}");
        match form {
            _ if now(&row) == *wanted => return Ok(row),
            Form::True => return Err(wrong()),
            // Typed in the JSON.
            Form::Word => return if wanted.is_string() { Ok(with(&row, wanted)) } else { Err(wrong()) },
            Form::Number(range) => {
                let fits = wanted.as_i64().is_some_and(|number| range.contains(&number));
                return if fits { Ok(with(&row, wanted)) } else { Err(wrong()) };
            }
            _ => {}
        }
        let value = now(&row);
        let set = |value: &Value| with(&row, value);
        let edited = Edited { document: self.document, form, now: &value, with: &set };
        if matches!(form, Form::Flag | Form::One(_) | Form::Card) {
            return self.take(edited.listed(), |listed| listed == wanted);
        }
        let none = Tests::new();
        let members = wanted.as_object().unwrap_or(&none);
        let tests =
            if *form == Form::Where { wanted.as_object() } else { members.get("where").and_then(Value::as_object) };
        let step = |row: &Row, step: &dyn Fn(Edited<'_>) -> Result<Row, String>| {
            let value = now(row);
            let set = |value: &Value| with(row, value);
            step(Edited { document: self.document, form, now: &value, with: &set })
        };
        match form {
            Form::Paid(range) => {
                let count = wanted.as_i64().or_else(|| members.get("count").and_then(Value::as_i64)).unwrap_or(1);
                if !range.contains(&count) || !(wanted.is_i64() || wanted.is_object()) {
                    return Err(wrong());
                }
                row = step(&row, &|edited| Ok(edited.with_paid(count)))?;
            }
            Form::Cards => {
                let bounds = ["at_least", "at_most", "exactly"];
                let bound = bounds.iter().position(|bound| members.contains_key(*bound)).unwrap_or(0);
                let count = wanted.as_i64().or_else(|| members.get(bounds[bound]).and_then(Value::as_i64));
                let count = count.filter(|count| (0..=99).contains(count)).ok_or_else(wrong)?;
                row = step(&row, &|edited| Ok(edited.with_bound(bound, count)))?;
                for member in ["who", "zone"] {
                    if let Some(wanted) = members.get(member) {
                        row =
                            step(&row, &|edited| self.take(edited.offered_members(member), |name| *wanted == **name))?;
                    }
                }
            }
            _ => {}
        }
        let Some(tests) = tests else { return if now(&row) == *wanted { Ok(row) } else { Err(wrong()) } };
        let with = |row: &Row, tests: &Tests| {
            let value = now(row);
            let set = |value: &Value| with(row, value);
            Edited { document: self.document, form, now: &value, with: &set }.with_tests(tests)
        };
        let now = |row: &Row| {
            let (value, row) = (now(row), row.clone());
            let set = |_: &Value| row.clone();
            Edited { document: self.document, form, now: &value, with: &set }.tests().cloned().unwrap_or_default()
        };
        self.tests(&row, &now, &with, tests, &[])
    }

    /// The row with these tests in a place of tests.
    fn tests(
        &self,
        row: &Row,
        now: &dyn Fn(&Row) -> Tests,
        with: &dyn Fn(&Row, &Tests) -> Row,
        wanted: &Tests,
        around: &[&str],
    ) -> Result<Row, String> {
        let step = |row: &Row, step: &dyn Fn(Filters<'_>) -> Result<Row, String>| {
            let all = now(row);
            let set = |tests: &Tests| with(row, tests);
            let filters = Filters::new(self.document, &all, &set);
            step(around.iter().fold(filters, |filters, name| filters.inside(name, None)))
        };
        let there = |row: &Row| {
            let mut tests = Value::Object(now(row));
            for name in around {
                tests = tests[*name].take();
            }
            tests.as_object().cloned().unwrap_or_default()
        };
        let mut row = row.clone();
        let is_bracket = |name: &str| matches!(name, "any" | "not");
        // Brackets first: a test that is negated alone is added plain, and others of its name can follow.
        let order = wanted.iter().filter(|(name, _)| is_bracket(name));
        for (name, value) in order.chain(wanted.iter().filter(|(name, _)| !is_bracket(name))) {
            match (name.as_str(), value) {
                ("not", Value::Object(inner)) if inner.len() == 1 && !is_bracket(inner.keys().next().unwrap()) => {
                    let (name, value) = inner.iter().next().unwrap();
                    row = self.test(&row, &step, &there, (name, value))?;
                    let value = there(&row).remove(name).unwrap_or_default();
                    let test = Test { name, value: &value, is_negated: false };
                    row = step(&row, &|filters| filters.turned(test).ok_or_else(|| "it cannot be negated".to_owned()))?;
                }
                ("any" | "not", Value::Object(inner)) => {
                    row = step(&row, &|filters| self.take(filters.offered_additions(), |id| id == name))?;
                    let around = [around, &[name.as_str()]].concat();
                    row = self.tests(&row, now, with, inner, &around)?;
                }
                ("any" | "not", _) => return Err("a bracket without tests".to_owned()),
                _ => row = self.test(&row, &step, &there, (name, value))?,
            }
        }
        // What a bracket began with.
        for (name, value) in there(&row).iter().filter(|(name, _)| !wanted.contains_key(*name)) {
            row = step(&row, &|filters| Ok(filters.without(Test { name, value, is_negated: false })))?;
        }
        if there(&row) == *wanted { Ok(row) } else { Err(format!("{:?} instead of {wanted:?}", there(&row))) }
    }

    /// The row with a test and its parameter.
    #[allow(clippy::type_complexity, reason = "a step of `tests`, which names its arguments")]
    fn test(
        &self,
        row: &Row,
        step: &dyn Fn(&Row, &dyn Fn(Filters<'_>) -> Result<Row, String>) -> Result<Row, String>,
        there: &dyn Fn(&Row) -> Tests,
        (name, wanted): (&str, &Value),
    ) -> Result<Row, String> {
        let form = self.document.game().and_then(|game| game.filter_form(name)).ok_or("no such filter")?;
        let mut row = row.clone();
        if !there(&row).contains_key(name) {
            row = step(&row, &|filters| self.take(filters.offered_additions(), |id| id == name))
                .map_err(|reason| format!("{name}: {reason}"))?;
        }
        let now = there(&row).remove(name).unwrap_or_default();
        let test = Test { name, value: &now, is_negated: false };
        match &form {
            _ if now == *wanted => Ok(row),
            // Typed.
            Form::Word if wanted.is_string() => step(&row, &|filters| Ok(filters.with_value(test, wanted))),
            Form::Number(range) if wanted.as_i64().is_some_and(|number| range.contains(&number)) => {
                step(&row, &|filters| Ok(filters.with_value(test, wanted)))
            }
            Form::Flag | Form::One(_) | Form::Card => {
                step(&row, &|filters| self.take(filters.offered_values(test, &form), |value| value == wanted))
            }
            form => Err(format!("{name} is not {wanted}, but {form:?}")),
        }
    }

    /// What the target of a row is, if the row has no errors.
    fn read(&self, row: &Row) -> Option<Target> {
        let id = &self.document.registry().id_and_name(self.at)?.0;
        let path: Vec<usize> = [0].into_iter().chain(self.around.iter().map(|(_, at)| *at)).collect();
        let target = |game: &ses_studio::kernel::rules::Game| {
            game.row_of(id, &path).and_then(|row| row.target).map(|target| game.target(target).clone())
        };
        self.document.with_row(self.at, 0, &self.whole(row), target)?
    }

    fn target(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let Some(json) = Slot::Target.of(to) else { return Ok(Slot::Target.set(row, None)) };
        let json: Value = serde_json::from_str(json).unwrap();
        let none = Map::new();
        let members = json.as_object().unwrap_or(&none);
        let like = json.as_str().or_else(|| members.get("like").and_then(Value::as_str)).ok_or("no preset")?;
        let mut row = if Slot::Target.of(row).is_some() {
            Slot::Target.set(row, Slot::Target.id(row).map(|id| format!("\"{id}\"")).as_deref())
        } else {
            self.add(row, &Addition::Slot(Slot::Target))?
        };
        let step = |row: &Row, step: &dyn Fn(Aim<'_>) -> Result<Row, String>| {
            let now = self.read(row);
            step(Aim::new(self.document, row, now.as_ref()).ok_or("no game")?)
        };
        row = step(&row, &|aim| match aim.preset() {
            Some(preset) if preset == like => Ok(row.clone()),
            _ => self.take(aim.offered_presets(), |id| id == like).map_err(|reason| format!("{like}: {reason}")),
        })?;
        for (name, value) in members {
            row = match name.as_str() {
                "who" => step(&row, &|aim| self.take(aim.offered_sides().0, |side| *value == **side))?,
                "pick" => step(&row, &|aim| {
                    let is_all = value == "all";
                    let offers = if is_all { aim.offered_counts().0 } else { aim.offered_picks().0 };
                    self.take(offers, |pick| *value == **pick)
                })?,
                "count" | "up_to" => {
                    if !members.contains_key("pick") {
                        // A number alone is chosen when the row resolves.
                        row = step(&row, &|aim| match aim.now.pick {
                            Pick::Choose | Pick::All | Pick::Fit => Ok(row.clone()),
                            _ => self.take(aim.offered_picks().0, |pick| *pick == "choose"),
                        })?;
                    }
                    let kind = if name == "count" { "exactly" } else { "up-to" };
                    row = step(&row, &|aim| match (aim.now.pick, aim.now.up_to) {
                        (Pick::Choose | Pick::Target, None) if name == "count" => Ok(row.clone()),
                        _ => self.take(aim.offered_counts().0, |count| *count == kind),
                    })?;
                    let count = value.as_u64().and_then(|count| u8::try_from(count).ok()).ok_or("no number")?;
                    step(&row, &|aim| Ok(aim.with_count(count)))?
                }
                "other" => step(&row, &|aim| Ok(aim.turned_other()))?,
                "like" | "where" => row,
                name => return Err(format!("no member {name}")),
            };
        }
        if let Some(tests) = members.get("where").and_then(Value::as_object).filter(|tests| !tests.is_empty()) {
            let now = |row: &Row| {
                let aim = Aim::new(self.document, row, None);
                aim.and_then(|aim| aim.tests().cloned()).unwrap_or_default()
            };
            let with = |row: &Row, tests: &Tests| {
                let aim = Aim::new(self.document, row, None);
                aim.map_or_else(|| row.clone(), |aim| aim.with_tests(tests))
            };
            row = self.tests(&row, &now, &with, tests, &[])?;
        } else if members.contains_key("where") && !members["where"].is_object() {
            return Err("no tests".to_owned());
        }
        Ok(row)
    }
}
