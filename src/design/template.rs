//! Templates: texts with placeholders such as `<rank>`, `<rank+1>` and `<rank#2>`, and all texts that they stand for.
//!
//! A placeholder that occurs twice in a text has one value there; `<rank#2>` is a second one of the same list. A value may
//! have placeholders of its own. A placeholder without a list, and one inside its own value, stays as it is written.

use indexmap::IndexMap;

/// The most texts that one call makes.
pub const MOST: u64 = 10_000_000;
/// The most placeholders of a text with those of its values.
const MOST_OPEN: usize = 256;

/// A template has more texts than [`MOST`], or its values nest too deep to say how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TooMany {
    /// The number of texts.
    #[error("{0} combinations; at most {MOST} are made")]
    Texts(u64),
    /// Placeholders within values of placeholders.
    #[error("the values of its placeholders have more than {MOST_OPEN} placeholders")]
    Nested,
}

/// How placeholders are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// In a text: `<name>`.
    Text,
    /// In JSON: the whole string `"<name>"`, which a value of any kind takes the place of.
    Json,
}

/// The values of placeholders by their names.
#[derive(Clone, Debug)]
pub struct Lists {
    style: Style,
    values: IndexMap<String, Vec<Template>>,
}

/// A text split at its placeholders.
#[derive(Clone, Debug)]
pub struct Template(Vec<Part>);

#[derive(Clone, Debug)]
enum Part {
    Text(String),
    Slot(Slot),
}

#[derive(Clone, Debug)]
struct Slot {
    written: String,
    /// The name of its list.
    list: String,
    /// Which one of its list: 1 unless `#2` follows the name.
    number: u32,
    offset: i64,
}

/// A text that is being read, above the one whose placeholder it is a value of.
#[derive(Clone, Copy)]
struct Frame<'a, 'f> {
    parts: &'a [Part],
    /// The placeholder that it fills, and where its text begins.
    fills: Option<(&'a Slot, usize)>,
    below: Option<&'f Frame<'a, 'f>>,
}

struct Walk<'a, 's> {
    lists: &'a Lists,
    text: String,
    bound: Vec<(&'a str, u32, String)>,
    sink: &'s mut dyn FnMut(&str),
}

impl Lists {
    /// Lists without values.
    pub fn new(style: Style) -> Self {
        Self { style, values: IndexMap::new() }
    }

    /// Adds a list. One without values is as good as none.
    pub fn add<'v>(&mut self, name: &str, values: impl IntoIterator<Item = &'v str>) {
        let values: Vec<Template> = values.into_iter().map(|value| Template::read(value, self.style)).collect();
        if !values.is_empty() {
            self.values.insert(name.to_owned(), values);
        }
    }

    /// Reads a template.
    pub fn read(&self, text: &str) -> Template {
        Template::read(text, self.style)
    }

    /// The names of placeholders that have no list: in a template, and in the values that it leads to.
    pub fn missing(&self, template: &Template) -> Vec<String> {
        let (mut seen, mut open, mut missing) = (Vec::new(), vec![template], Vec::new());
        while let Some(template) = open.pop() {
            for slot in template.slots() {
                if seen.contains(&&slot.list) {
                    continue;
                }
                seen.push(&slot.list);
                match self.values.get(&slot.list) {
                    Some(values) => open.extend(values),
                    None => missing.push(slot.list.clone()),
                }
            }
        }
        missing.sort();
        missing
    }

    /// How many texts a template has.
    ///
    /// # Errors
    ///
    /// Its values nest too deep.
    pub fn count(&self, template: &Template) -> Result<u64, TooMany> {
        let ways = Ways(vec![(Vec::new(), 1)]);
        let ways = self.ways(template, ways, &mut Vec::new())?;
        Ok(ways.0.iter().fold(0_u64, |sum, (_, ways)| sum.saturating_add(*ways)))
    }

    /// Calls `sink` with each text of a template, in the order of the lists: the first placeholder changes last.
    ///
    /// # Errors
    ///
    /// There are more than [`MOST`] of them; then `sink` was not called.
    pub fn each(&self, template: &Template, sink: &mut dyn FnMut(&str)) -> Result<(), TooMany> {
        let count = self.count(template)?;
        if count > MOST {
            return Err(TooMany::Texts(count));
        }
        let mut walk = Walk { lists: self, text: String::new(), bound: Vec::new(), sink };
        walk.frame(&Frame { parts: &template.0, fills: None, below: None });
        Ok(())
    }

    /// The values that a placeholder can have where these are open; none if it stays as it is written.
    fn open<'l>(&'l self, slot: &Slot, is_open: bool) -> Option<&'l [Template]> {
        self.values.get(&slot.list).filter(|_| !is_open).map(Vec::as_slice)
    }

    fn ways<'t>(
        &'t self,
        template: &'t Template,
        mut ways: Ways<'t>,
        open: &mut Vec<&'t str>,
    ) -> Result<Ways<'t>, TooMany> {
        if open.len() > MOST_OPEN {
            return Err(TooMany::Nested);
        }
        for slot in template.slots() {
            let Some(values) = self.open(slot, open.contains(&slot.list.as_str())) else { continue };
            let key = (slot.list.as_str(), slot.number);
            let (mut after, before) = ways.split(&key);
            open.push(&slot.list);
            for value in values {
                let mut found = self.ways(value, before.clone(), open)?;
                for (bound, _) in &mut found.0 {
                    bound.push(key);
                }
                after.add(found);
                if after.0.len() > MOST_OPEN || after.0.iter().any(|(bound, _)| bound.len() > MOST_OPEN) {
                    return Err(TooMany::Nested);
                }
            }
            open.pop();
            ways = after;
        }
        Ok(ways)
    }
}

/// In how many ways a text can have been read so far, by the placeholders that have a value.
#[derive(Clone)]
struct Ways<'t>(Vec<(Vec<(&'t str, u32)>, u64)>);

impl<'t> Ways<'t> {
    /// Those in which a placeholder has a value, and the others.
    fn split(self, key: &(&'t str, u32)) -> (Self, Self) {
        let (with, without) = self.0.into_iter().partition(|(bound, _)| bound.contains(key));
        (Self(with), Self(without))
    }

    fn add(&mut self, other: Self) {
        for (mut bound, ways) in other.0 {
            bound.sort_unstable();
            bound.dedup();
            match self.0.iter_mut().find(|(known, _)| *known == bound) {
                Some((_, sum)) => *sum = sum.saturating_add(ways),
                None => self.0.push((bound, ways)),
            }
        }
    }
}

impl<'a> Walk<'a, '_> {
    fn frame(&mut self, frame: &Frame<'a, '_>) {
        let start = self.text.len();
        for (at, part) in frame.parts.iter().enumerate() {
            let slot = match part {
                Part::Text(text) => {
                    self.text.push_str(text);
                    continue;
                }
                Part::Slot(slot) => slot,
            };
            let value = self.bound.iter().rev().find(|(list, number, _)| *list == slot.list && *number == slot.number);
            if let Some((_, _, value)) = value {
                self.text.push_str(&shifted(value, slot.offset));
                continue;
            }
            let Some(values) = self.lists.open(slot, frame.is_open(&slot.list)) else {
                self.text.push_str(&slot.written);
                continue;
            };
            let rest = Frame { parts: frame.parts.get(at + 1..).unwrap_or_default(), ..*frame };
            let from = self.text.len();
            for value in values {
                self.frame(&Frame { parts: &value.0, fills: Some((slot, from)), below: Some(&rest) });
                self.text.truncate(from);
            }
            self.text.truncate(start);
            return;
        }
        match (frame.fills, frame.below) {
            (Some((slot, from)), Some(below)) => {
                let value = self.text.get(from..).unwrap_or_default().to_owned();
                let shifted = shifted(&value, slot.offset);
                if slot.offset != 0 {
                    self.text.truncate(from);
                    self.text.push_str(&shifted);
                }
                self.bound.push((&slot.list, slot.number, value));
                self.frame(below);
                self.bound.pop();
            }
            _ => (self.sink)(&self.text),
        }
        self.text.truncate(start);
    }
}

impl Frame<'_, '_> {
    /// Whether this text is part of a value of a list.
    fn is_open(&self, list: &str) -> bool {
        let mut frame = Some(self);
        while let Some(Frame { fills, below, .. }) = frame {
            if fills.is_some_and(|(slot, _)| slot.list == list) {
                return true;
            }
            frame = *below;
        }
        false
    }
}

impl Template {
    fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.0.iter().filter_map(|part| match part {
            Part::Slot(slot) => Some(slot),
            Part::Text(_) => None,
        })
    }

    fn read(text: &str, style: Style) -> Self {
        let (open, close) = match style {
            Style::Text => ("<", ">"),
            Style::Json => ("\"<", ">\""),
        };
        let (mut parts, mut before, mut rest) = (Vec::new(), String::new(), text);
        while let Some(at) = rest.find(open) {
            let (skipped, from) = rest.split_at(at);
            let inner = from.get(open.len()..).unwrap_or_default();
            let slot = inner.find(close).and_then(|end| {
                let written = from.get(..open.len() + end + close.len())?;
                Some((Slot::read(inner.get(..end)?, written)?, written.len()))
            });
            before.push_str(skipped);
            let Some((slot, length)) = slot else {
                before.push_str(open);
                rest = inner;
                continue;
            };
            parts.push(Part::Text(std::mem::take(&mut before)));
            parts.push(Part::Slot(slot));
            rest = from.get(length..).unwrap_or_default();
        }
        before.push_str(rest);
        parts.push(Part::Text(before));
        parts.retain(|part| !matches!(part, Part::Text(text) if text.is_empty()));
        Self(parts)
    }
}

impl Slot {
    /// Reads what is between the signs: a name, perhaps `#2`, perhaps `+1` or `-1`.
    fn read(inner: &str, written: &str) -> Option<Self> {
        let inner = inner.trim();
        let signed = inner.rfind(['+', '-']).and_then(|at| {
            let offset: i64 = inner.get(at..)?.parse().ok()?;
            Some((inner.get(..at)?.trim_end(), offset))
        });
        let (name, offset) = signed.unwrap_or((inner, 0));
        let numbered = name.split_once('#').and_then(|(name, number)| Some((name, number.parse().ok()?)));
        let (list, number) = numbered.unwrap_or((name, 1));
        let is_name = !list.is_empty() && list.chars().all(|letter| letter.is_alphanumeric() || "_- ".contains(letter));
        is_name.then(|| Self { written: written.to_owned(), list: list.to_owned(), number, offset })
    }
}

/// A number with its offset; words stay as they are.
fn shifted(value: &str, offset: i64) -> String {
    match value.parse::<i64>() {
        Ok(number) if offset != 0 => number.saturating_add(offset).to_string(),
        _ => value.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Lists, MOST, Style, TooMany};

    fn lists() -> Lists {
        let mut lists = Lists::new(Style::Text);
        lists.add("rank", ["1", "2", "3"]);
        lists.add("effect", ["draw <number> cards", "gain <number> points", "wait"]);
        lists.add("number", ["1", "two"]);
        lists.add("loop", ["a <loop> b", "c"]);
        lists.add("empty", []);
        lists
    }

    fn all(text: &str) -> Vec<String> {
        let (lists, mut texts) = (lists(), Vec::new());
        let template = lists.read(text);
        lists.each(&template, &mut |text| texts.push(text.to_owned())).unwrap();
        assert_eq!(lists.count(&template), Ok(texts.len() as u64), "{text}");
        texts
    }

    #[test]
    fn a_placeholder_has_one_value_in_a_text_and_offsets_move_numbers() {
        assert_eq!(all("<rank> to <rank+1>"), ["1 to 2", "2 to 3", "3 to 4"]);
        assert_eq!(all("<rank-1>, <rank>"), ["0, 1", "1, 2", "2, 3"]);
        assert_eq!(all("<rank>/<rank#2>").len(), 9);
        assert_eq!(all("<number+1>"), ["2", "two"]);
    }

    #[test]
    fn values_have_placeholders_of_their_own() {
        assert_eq!(all("<effect>"), ["draw 1 cards", "draw two cards", "gain 1 points", "gain two points", "wait"]);
        assert_eq!(
            all("<effect>, <number>"),
            [
                "draw 1 cards, 1",
                "draw two cards, two",
                "gain 1 points, 1",
                "gain two points, two",
                "wait, 1",
                "wait, two"
            ]
        );
    }

    #[test]
    fn what_has_no_value_stays_as_it_is_written() {
        assert_eq!(all("<loop>"), ["a <loop> b", "c"]);
        assert_eq!(all("<none+1> <empty> a < b > c <"), ["<none+1> <empty> a < b > c <"]);
        let lists = lists();
        assert_eq!(lists.missing(&lists.read("<effect> <none> <empty>")), ["empty", "none"]);
    }

    #[test]
    fn too_many_texts_are_refused_with_their_number() {
        let mut lists = Lists::new(Style::Text);
        let values: Vec<String> = (0..1000).map(|value| value.to_string()).collect();
        lists.add("n", values.iter().map(String::as_str));
        let template = lists.read("<n> <n#2> <n#3>");
        let mut calls = 0_u64;
        assert_eq!(lists.each(&template, &mut |_| calls += 1), Err(TooMany::Texts(1_000_000_000)));
        assert_eq!((calls, MOST), (0, 10_000_000));
    }

    #[test]
    fn values_of_any_kind_take_the_place_of_strings_in_json() {
        let mut lists = Lists::new(Style::Json);
        lists.add("n", ["1", "2"]);
        lists.add("cost", ["null", "{\"points\":\"<n+1>\"}"]);
        let (template, mut texts) = (lists.read("{\"val\":\"<n>\",\"cost\":\"<cost>\"}"), Vec::new());
        lists.each(&template, &mut |text| texts.push(text.to_owned())).unwrap();
        assert_eq!(
            texts,
            [
                "{\"val\":1,\"cost\":null}",
                "{\"val\":1,\"cost\":{\"points\":2}}",
                "{\"val\":2,\"cost\":null}",
                "{\"val\":2,\"cost\":{\"points\":3}}"
            ]
        );
    }
}
