//! All combinations of templates, cleaned: without duplicates and forbidden phrases, with other phrases, sorted.

use std::collections::HashSet;

use super::template::{Lists, MOST, Template, TooMany};

/// What is done with the combinations.
#[derive(Clone, Debug, Default)]
pub struct Cleaning {
    /// Combinations with one of these phrases go, before phrases are replaced.
    pub remove: Vec<String>,
    /// Phrases and what takes their place, in this order.
    pub replace: Vec<(String, String)>,
}

/// A template that has too many texts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{template}` has {why}")]
pub struct Refused {
    /// The template as it is written.
    pub template: String,
    /// How many texts it has.
    pub why: TooMany,
}

/// The combinations of templates: duplicates go, the first stays; then those with a forbidden phrase; then phrases are
/// replaced, and duplicates go once more; they are sorted by code point.
///
/// # Errors
///
/// The templates have more than ten million texts.
pub fn combine(lists: &Lists, templates: &[&str], cleaning: &Cleaning) -> Result<Vec<String>, Refused> {
    let read: Vec<(&str, Template)> = templates.iter().map(|text| (*text, lists.read(text))).collect();
    let mut count = 0_u64;
    for (text, template) in &read {
        let refused = |why| Refused { template: (*text).to_owned(), why };
        count = count.saturating_add(lists.count(template).map_err(refused)?);
        if count > MOST {
            return Err(refused(TooMany::Texts(count)));
        }
    }
    let mut texts = Vec::with_capacity(usize::try_from(count).unwrap_or(0));
    for (text, template) in &read {
        let mut add = |text: &str| {
            if !cleaning.remove.iter().any(|phrase| text.contains(phrase.as_str())) {
                texts.push(cleaning.replaced(text));
            }
        };
        lists.each(template, &mut add).map_err(|why| Refused { template: (*text).to_owned(), why })?;
    }
    // Which of equal texts stays makes no difference in a sorted list.
    texts.sort_unstable();
    texts.dedup();
    Ok(texts)
}

/// Lines without duplicates; the first of each stays where it is.
pub fn without_duplicates<'t>(lines: impl IntoIterator<Item = &'t str>) -> Vec<&'t str> {
    let mut seen = HashSet::new();
    lines.into_iter().filter(|line| seen.insert(*line)).collect()
}

impl Cleaning {
    fn replaced(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (old, new) in &self.replace {
            if text.contains(old.as_str()) {
                text = text.replace(old, new);
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::super::template::Style;
    use super::{Cleaning, Lists, Refused, TooMany, combine, without_duplicates};

    #[test]
    fn phrases_go_before_others_are_replaced_and_duplicates_after() {
        let mut lists = Lists::new(Style::Text);
        lists.add("n", ["one", "two", "1"]);
        let cleaning = Cleaning {
            remove: vec!["two".to_owned()],
            replace: vec![("one".to_owned(), "1".to_owned()), ("1 card".to_owned(), "two cards".to_owned())],
        };
        let texts = combine(&lists, &["draw <n> card", "draw <n> card", "Draw"], &cleaning).unwrap();
        assert_eq!(texts, ["Draw", "draw two cards"]);
        assert_eq!(combine(&lists, &[], &cleaning), Ok(Vec::new()));
    }

    #[test]
    fn the_template_that_is_too_large_is_named() {
        let mut lists = Lists::new(Style::Text);
        let values: Vec<String> = (0..4000).map(|value| value.to_string()).collect();
        lists.add("n", values.iter().map(String::as_str));
        let refused = combine(&lists, &["<n>", "<n> <n#2>"], &Cleaning::default()).unwrap_err();
        assert_eq!(refused, Refused { template: "<n> <n#2>".to_owned(), why: TooMany::Texts(16_004_000) });
    }

    #[test]
    fn the_first_of_equal_lines_stays() {
        assert_eq!(without_duplicates(["b", "a", "b", "", "a"]), ["b", "a", ""]);
    }
}
