//! Text files of the tools: a line for each value, phrase or effect.

use super::template::{Lists, Style};
use crate::text::Collation;

/// The lines of a file of values, phrases or templates: without empty lines and comments, which begin with `#`.
pub fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The lines of a file of replacements, `old phrase: new phrase`. A line without a colon is an error: its number and text.
pub fn replacements(text: &str) -> Result<Vec<(String, String)>, (usize, &str)> {
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let pair = |(number, line): (usize, _)| {
        let (old, new) = str::split_once(line, ':').ok_or((number, line))?;
        match old.trim() {
            "" => Err((number, line)),
            old => Ok((old.to_owned(), new.trim().to_owned())),
        }
    };
    lines.map(pair).collect()
}

/// The lists of the placeholders of some texts and of their values. `read` gives a list's file. The names of those without
/// a file, or with an empty one, come second.
pub fn load(texts: &[&str], read: &dyn Fn(&str) -> Option<String>) -> (Lists, Vec<String>) {
    let mut lists = Lists::new(Style::Text);
    let mut without: Vec<String> = Vec::new();
    loop {
        let mut missing: Vec<String> = texts.iter().flat_map(|text| lists.missing(&lists.read(text))).collect();
        missing.sort();
        missing.dedup();
        missing.retain(|name| !without.contains(name));
        if missing.is_empty() {
            return (lists, without);
        }
        for name in missing {
            let file = read(&name).unwrap_or_default();
            if entries(&file).next().is_none() {
                without.push(name);
            } else {
                lists.add(&name, entries(&file));
            }
        }
    }
}

/// The lines that are not empty, by code point, or as a language orders them.
pub fn sorted<'t>(lines: impl IntoIterator<Item = &'t str>, order: Option<&Collation>) -> Vec<&'t str> {
    let mut lines: Vec<&str> = lines.into_iter().filter(|line| !line.trim().is_empty()).collect();
    match order {
        Some(order) => lines.sort_by(|a, b| order.compare(a, b)),
        None => lines.sort_unstable(),
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{Collation, entries, load, replacements, sorted};

    #[test]
    fn comments_and_empty_lines_are_no_entries() {
        assert_eq!(entries("# a\n\n b \nc # d\n").collect::<Vec<_>>(), ["b", "c # d"]);
        let pairs = replacements("# x: y\none point(s): one point\na: \n").unwrap();
        assert_eq!(pairs, [("one point(s)".into(), "one point".into()), ("a".into(), String::new())]);
        assert_eq!(replacements("a: b\n\nno colon"), Err((3, "no colon")));
        assert_eq!(replacements(": b"), Err((1, ": b")));
    }

    #[test]
    fn lists_of_values_of_values_are_found() {
        let read = |name: &str| match name {
            "effect" => Some("draw <n>\n# no\n<m>".to_owned()),
            "n" => Some("1\n2".to_owned()),
            "m" => Some("# empty\n".to_owned()),
            _ => None,
        };
        let (lists, missing) = load(&["<effect>", "<none>"], &read);
        assert_eq!(missing, ["none", "m"]);
        assert_eq!(lists.count(&lists.read("<effect>")), Ok(3));
    }

    #[test]
    fn capitals_come_before_small_letters() {
        assert_eq!(sorted(["apple", "", "Zebra", " ", "Äpfel"], None), ["Zebra", "apple", "Äpfel"]);
        let german = Collation::of("de");
        assert_eq!(sorted(["apple", "", "Zebra", " ", "Äpfel"], Some(&german)), ["Äpfel", "apple", "Zebra"]);
    }
}
