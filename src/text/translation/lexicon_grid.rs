//! The lexicon of a language as a grid: one row per word, one column per form or property that texts use.

use std::collections::BTreeMap;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;

use super::grammar::Grammar;
use super::locales::LocatedMessage;
use super::message_list::Subject;
use crate::base::Source;
use crate::text::Language;
use crate::text::fluent::entries::{as_value, check_source};
use crate::text::fluent::guard::scan;
use crate::text::review::catalogue::Catalogue;
use crate::text::review::word_forms::cells;
use crate::text::review::{File, LanguageFiles};

/// The words of one kind in a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LexiconGrid {
    /// The forms and properties. The plain form has no column here.
    pub columns: Vec<FormColumn>,
    /// The words, in the order of the ruleset.
    pub words: Vec<LexiconWord>,
    /// Forms that the language's grammar has and that are not used yet: `acc-m`.
    pub offered: Vec<String>,
}

/// A form or property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormColumn {
    /// The attribute: `acc-m`, `onset`.
    pub name: String,
    /// A text that uses the form, e.g. `if-ctrl`, or `None` if no text does.
    pub asked_by: Option<String>,
    /// The possible values, if a text selects by the property.
    pub values: Vec<String>,
}

/// A word with its forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LexiconWord {
    /// The id of the message: `subtype-umbral`.
    pub id: String,
    /// The source, or `None` if the language lacks the word.
    pub source: Option<String>,
    /// The plain form.
    pub plain: Option<String>,
    /// The forms, one per column of [`LexiconGrid::columns`].
    pub cells: Vec<FormCell>,
}

/// A form of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormCell {
    /// The source of the form.
    Filled(String),
    /// The form is missing, a text uses it, and the word has no plainer form that could replace it.
    Missing,
    /// The form is missing and not required.
    Empty,
}

/// The kinds of words, as prefixes of their ids.
pub const WORD_KINDS: [&str; 2] = ["subtype-", "type-"];

impl Subject<'_> {
    /// The words of a kind (one of [`WORD_KINDS`]) in a language.
    pub fn lexicon_grid(self, language: &Language, kind: &str) -> LexiconGrid {
        let Some(locale) = self.locales.get(language) else { return LexiconGrid::default() };
        // The words of the kind, and the messages that may use a form of them. Only a call can do that, so the others
        // need not be parsed.
        let found = locale.messages_if(|id, source| id.starts_with(kind) || source.contains('('));
        let files = asking(language, &found);
        let (catalogue, _) = Catalogue::read(&files);
        let asked: Vec<_> = cells(catalogue.messages.values()).into_iter().filter(|cell| cell.prefix == kind).collect();
        let ids: Vec<String> = match kind {
            "subtype-" => self.rules.subtypes.keys().map(|id| format!("{kind}{id}")).collect(),
            _ => self.rules.card_types.keys().map(|id| format!("{kind}{id}")).collect(),
        };
        let forms: BTreeMap<&String, Forms> =
            ids.iter().filter_map(|id| Some((id, forms_of(found.get(id)?.source)))).collect();
        let mut columns: Vec<FormColumn> = Vec::new();
        for cell in &asked {
            if let Some(name) = cell.attributes.first()
                && columns.iter().all(|column| column.name != *name)
            {
                let values = cell.variants.iter().map(|value| (*value).to_owned()).collect();
                columns.push(FormColumn { name: name.clone(), asked_by: Some(cell.asked_by.clone()), values });
            }
        }
        for (name, _) in forms.values().flat_map(|(_, forms)| forms) {
            if columns.iter().all(|column| column.name != *name) {
                columns.push(FormColumn { name: name.clone(), asked_by: None, values: Vec::new() });
            }
        }
        let words = ids.iter().map(|id| {
            let (plain, own) = forms.get(id).cloned().unwrap_or_default();
            let form = |name: &str| own.iter().find(|(known, _)| known == name).map(|(_, text)| text.clone());
            let cells = columns.iter().map(|column| {
                let asked = asked.iter().find(|cell| cell.attributes.first() == Some(&column.name));
                let is_replaced = asked.is_some_and(|cell| cell.attributes.iter().any(|name| form(name).is_some()));
                match form(&column.name) {
                    Some(text) => FormCell::Filled(text),
                    None if asked.is_some() && !is_replaced => FormCell::Missing,
                    None => FormCell::Empty,
                }
            });
            let cells = cells.collect();
            let source = found.get(id).map(|found| found.source.to_owned());
            LexiconWord { plain, cells, source, id: id.clone() }
        });
        let words = words.collect();
        let offered = Grammar::of(language.tag).forms().into_iter();
        let offered = offered.filter(|name| columns.iter().all(|column| column.name != *name)).collect();
        LexiconGrid { columns, words, offered }
    }
}

/// The messages that may use a form of a word, each as a file of its own, so that one that is not safe to parse does
/// not affect the others.
fn asking(language: &Language, found: &BTreeMap<String, LocatedMessage<'_>>) -> LanguageFiles {
    let mut asking: Vec<&LocatedMessage<'_>> = found.values().filter(|found| found.source.contains('(')).collect();
    asking.sort_by_key(|found| (found.file, found.start));
    let file =
        |found: &LocatedMessage<'_>| File { source: Source::new("", format!("{}\n", found.source)), is_project: true };
    let files = asking.into_iter().map(file).collect();
    LanguageFiles { tag: language.tag.to_owned(), files, glossary: None }
}

/// The plain form of a word, and its other forms by attribute.
type Forms = (Option<String>, Vec<(String, String)>);

fn forms_of(source: &str) -> Forms {
    if !scan(source).is_empty() {
        return (None, Vec::new());
    }
    let (Ok(resource) | Err((resource, _))) = parse(source);
    let Some(Entry::Message(message)) = resource.body.first() else { return (None, Vec::new()) };
    // The source of a form, up to the next attribute.
    let lines = |from: &str| -> Option<String> {
        let start = from.as_ptr().addr() - source.as_ptr().addr();
        let rest = source.get(start..)?.split_once('=')?.1;
        let end = rest.find("\n    .").or_else(|| rest.find("\n.")).unwrap_or(rest.len());
        Some(rest.get(..end)?.trim().to_owned())
    };
    let forms = message
        .attributes
        .iter()
        .filter_map(|attribute| Some((attribute.id.name.to_owned(), lines(attribute.id.name)?)));
    (message.value.as_ref().and_then(|_| lines(message.id.name)), forms.collect())
}

/// The source of a word after one of its forms was changed. `attribute`: `None` for the plain form. An empty text
/// removes the form.
pub fn set_word_form(id: &str, source: Option<&str>, attribute: Option<&str>, text: &str) -> String {
    let (plain, mut forms) = source.map(forms_of).unwrap_or_default();
    let mut plain = plain.unwrap_or_default();
    // A text that is not valid Fluent is used literally.
    let is_fluent = check_source("x", &format!("x = {}", text.trim())).is_empty();
    let text = if is_fluent { text.trim().to_owned() } else { as_value(text.trim()) };
    match attribute {
        None => plain = text,
        Some(name) => match forms.iter().position(|(known, _)| known == name) {
            Some(at) if text.is_empty() => drop(forms.remove(at)),
            Some(at) => forms[at].1 = text,
            None if text.is_empty() => {}
            None => forms.push((name.to_owned(), text)),
        },
    }
    let forms: Vec<String> = forms.iter().map(|(name, text)| format!("\n    .{name} = {text}")).collect();
    let forms = forms.concat();
    if plain.is_empty() { format!("{id} ={forms}") } else { format!("{id} = {plain}{forms}") }
}

#[cfg(test)]
mod tests {
    use super::set_word_form;

    #[test]
    fn one_form_is_written_otherwise() {
        let source = "subtype-a = Alpha\n    .acc-m = alphaen\n    .gender = m";
        let with = |attribute, text| set_word_form("subtype-a", Some(source), attribute, text);
        assert_eq!(with(Some("acc-m"), "neu"), source.replace("alphaen", "neu"));
        assert_eq!(with(Some("gen-m"), "neu"), format!("{source}\n    .gen-m = neu"));
        assert_eq!(with(Some("gender"), ""), source.replace("\n    .gender = m", ""));
        assert_eq!(with(None, "{ Beta"), source.replace("Alpha", "{ \"{\" } Beta"));
        assert_eq!(set_word_form("subtype-a", None, None, "Alpha"), "subtype-a = Alpha");
        assert_eq!(set_word_form("subtype-a", None, Some("f"), "Alpha"), "subtype-a =\n    .f = Alpha");
    }
}
