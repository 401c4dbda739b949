//! A message as a form with one field per variant, so that translators can work without knowing Fluent.
//!
//! Editing a field rewrites only the value or attribute that it belongs to. All other bytes of the message stay.

use std::ops::Range;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;

use super::guard::scan;
use super::lexer::{Token, TokenKind, tokens};

/// A message as a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageForm {
    /// The value and the attributes, in order.
    pub texts: Vec<PatternForm>,
}

/// The value or an attribute of a message, as fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternForm {
    /// The name of the attribute, or `None` for the value.
    pub attribute: Option<String>,
    /// The selectors, outermost first. Empty if the text has no selections.
    pub selectors: Vec<Selector>,
    /// The text for each combination of keys; the keys of the last selector vary fastest. `None` if the selections
    /// cannot be separated, e.g. because two of them select by the same variable with different keys.
    pub variants: Option<Vec<FormVariant>>,
    /// The bytes in the message, from after the `=`.
    range: Range<usize>,
}

/// The selector of a selection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selector {
    /// The source of the selector: `$val`.
    pub source: String,
    /// The keys of the variants, in order.
    pub keys: Vec<String>,
    /// The index of the default key.
    pub default: usize,
}

/// The text for one combination of keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormVariant {
    /// One key per selector.
    pub keys: Vec<String>,
    /// The text, with its placeables in braces.
    pub text: String,
}

/// The maximum number of fields of a text. More would be harder to use than Fluent.
const MAX_FIELDS: usize = 36;

/// Reads a message as a form. `None` if the source has errors or is not safe to parse.
pub fn message_form(message: &str) -> Option<MessageForm> {
    if !scan(message).is_empty() {
        return None;
    }
    let resource = parse(message).ok()?;
    let mut patterns = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.value.as_ref(), &message.attributes)),
        Entry::Term(term) => Some((Some(&term.value), &term.attributes)),
        _ => None,
    });
    let (value, attributes) =
        patterns.next().filter(|_| resource.body.iter().filter(|entry| is_entry(entry)).count() == 1)?;
    let ranges = ranges(message);
    let read = |attribute: Option<&str>, pattern: &Pattern<&str>| {
        let range = ranges.iter().find(|(name, _)| *name == attribute)?.1.clone();
        let flat = Flat::of(pattern);
        let (selectors, variants) = flat.map_or((Vec::new(), None), |flat| (flat.selectors, Some(flat.variants)));
        Some(PatternForm { attribute: attribute.map(str::to_owned), selectors, variants, range })
    };
    let value = value.into_iter().filter_map(|pattern| read(None, pattern));
    let attributes = attributes.iter().filter_map(|attribute| read(Some(attribute.id.name), &attribute.value));
    Some(MessageForm { texts: value.chain(attributes).collect() })
}

/// Sets a field of a message. A missing attribute or variant is added. `None` if the message cannot be read, or if its
/// text cannot be edited as fields.
pub fn set_field(message: &str, attribute: Option<&str>, keys: &[&str], text: &str) -> Option<String> {
    let mut form = message_form(message)?;
    let Some(pattern_form) = form.texts.iter_mut().find(|pattern_form| pattern_form.attribute.as_deref() == attribute)
    else {
        let name = attribute?;
        let base = message.trim_end_matches('\n');
        let end = &message[base.len()..];
        return Some(format!("{base}\n    .{name} ={}{end}", pattern_source(text, 8)));
    };
    pattern_form.put(keys, text)?;
    let mut whole = message.to_owned();
    whole.replace_range(pattern_form.range.clone(), &pattern_form.to_source()?);
    Some(whole)
}

/// Turns a text without selections into one with a variant for each plural category. The last category is the default.
pub fn add_plural_forms(message: &str, attribute: Option<&str>, variable: &str, categories: &[&str]) -> Option<String> {
    let mut form = message_form(message)?;
    let pattern_form = form.texts.iter_mut().find(|pattern_form| pattern_form.attribute.as_deref() == attribute)?;
    let [only] = &pattern_form.variants.as_ref()?[..] else { return None };
    let text = only.text.clone();
    let variants = categories.iter().map(|key| FormVariant { keys: vec![(*key).to_owned()], text: text.clone() });
    pattern_form.variants = Some(variants.collect());
    pattern_form.selectors = vec![Selector {
        source: format!("${variable}"),
        keys: categories.iter().map(|key| (*key).to_owned()).collect(),
        default: categories.len().checked_sub(1)?,
    }];
    let mut whole = message.to_owned();
    whole.replace_range(pattern_form.range.clone(), &pattern_form.to_source()?);
    Some(whole)
}

fn is_entry(entry: &Entry<&str>) -> bool {
    matches!(entry, Entry::Message(_) | Entry::Term(_) | Entry::Junk { .. })
}

impl PatternForm {
    /// The text for a combination of keys.
    pub fn text(&self, keys: &[&str]) -> Option<&str> {
        let found = self.variants.as_ref()?.iter().find(|variant| variant.keys == keys);
        found.map(|variant| variant.text.as_str())
    }

    /// Sets a text. If a selector lacks the key, it is added before the default, and the other new combinations get
    /// the texts of the default.
    fn put(&mut self, keys: &[&str], text: &str) -> Option<()> {
        if keys.len() != self.selectors.len() {
            return None;
        }
        let mut variants = self.variants.take()?;
        for (at, key) in keys.iter().enumerate() {
            let selector = &mut self.selectors[at];
            if selector.keys.iter().any(|known| known == key) {
                continue;
            }
            let default = selector.keys.get(selector.default)?.clone();
            let like = variants.iter().filter(|variant| variant.keys[at] == default);
            let more: Vec<FormVariant> = like
                .map(|variant| {
                    let mut variant = variant.clone();
                    (*key).clone_into(&mut variant.keys[at]);
                    variant
                })
                .collect();
            variants.extend(more);
            selector.keys.insert(selector.default, (*key).to_owned());
            selector.default += 1;
        }
        let found = variants.iter_mut().find(|variant| variant.keys == keys)?;
        text.clone_into(&mut found.text);
        self.variants = Some(variants);
        Some(())
    }

    /// The source after the `=`.
    fn to_source(&self) -> Option<String> {
        let base = if self.attribute.is_some() { 8 } else { 4 };
        if self.selectors.is_empty() {
            return Some(pattern_source(&self.variants.as_ref()?.first()?.text, base));
        }
        let mut text = format!("\n{:base$}", "");
        self.select(&mut Vec::new(), base, &mut text)?;
        Some(text)
    }

    fn select(&self, taken: &mut Vec<String>, indent: usize, out: &mut String) -> Option<()> {
        let Some(selector) = self.selectors.get(taken.len()) else {
            let keys: Vec<&str> = taken.iter().map(String::as_str).collect();
            out.push_str(pattern_source(self.text(&keys)?, indent + 4).trim_start_matches(' '));
            return Some(());
        };
        out.extend(["{ ", &selector.source, " ->"]);
        for (at, key) in selector.keys.iter().enumerate() {
            let star = if at == selector.default { "*" } else { " " };
            out.extend(["\n", &" ".repeat(indent + 3), star, "[", key, "] "]);
            taken.push(key.clone());
            self.select(taken, indent + 4, out)?;
            taken.pop();
        }
        out.extend(["\n", &" ".repeat(indent), "}"]);
        Some(())
    }
}

/// The source of a text after an `=` or a key. Characters that Fluent would not read as text become string literals.
fn pattern_source(text: &str, indent: usize) -> String {
    let mut whole = String::from(" ");
    for (at, line) in text.lines().enumerate() {
        if at > 0 {
            whole.extend(["\n", &" ".repeat(indent)]);
        }
        let (inner, is_first, is_last) = (line.trim_matches(' '), at == 0, at + 1 == text.lines().count());
        let leading = &line[..line.len() - line.trim_start_matches(' ').len()];
        let trailing = if inner.is_empty() { "" } else { &line[line.trim_end_matches(' ').len()..] };
        if !leading.is_empty() && is_first {
            whole.extend(["{ \"", leading, "\" }"]);
        }
        match inner.chars().next() {
            // Directly after an `=` or a key these characters are text.
            Some('[' | '*' | '.') if !is_first => whole.extend(["{ \"", &inner[..1], "\" }", &inner[1..]]),
            _ => whole.push_str(inner),
        }
        if !trailing.is_empty() && is_last {
            whole.extend(["{ \"", trailing, "\" }"]);
        }
    }
    if text.is_empty() {
        whole.push_str("{ \"\" }");
    }
    whole
}

/// The bytes of the value and of each attribute: from after the `=` to the end of the last line that is not blank.
fn ranges(message: &str) -> Vec<(Option<&str>, Range<usize>)> {
    let mut found: Vec<(Option<&str>, Range<usize>)> = Vec::new();
    let mut name = None;
    for Token { kind, range, .. } in tokens(message) {
        match kind {
            TokenKind::Id | TokenKind::Comment if !found.is_empty() => break,
            TokenKind::Id | TokenKind::Comment | TokenKind::LineBreak | TokenKind::Blank => {}
            TokenKind::Attribute => name = message[range].strip_prefix('.'),
            TokenKind::Equals => found.push((name, range.end..range.end)),
            _ => {
                let length = message[range.clone()].trim_end().len();
                if let Some((_, whole)) = found.last_mut().filter(|_| length > 0) {
                    whole.end = range.start + length;
                }
            }
        }
    }
    found
}

/// A pattern as one list of whole texts. The selections inside it are multiplied out.
struct Flat {
    selectors: Vec<Selector>,
    variants: Vec<FormVariant>,
}

impl Flat {
    fn of(pattern: &Pattern<&str>) -> Option<Self> {
        let mut selectors = Vec::new();
        collect(pattern, &mut selectors)?;
        let ways: usize = selectors.iter().map(|selector| selector.keys.len()).product();
        if ways > MAX_FIELDS {
            return None;
        }
        let variants = (0..ways).map(|way| {
            let mut left = way;
            let mut keys: Vec<String> = Vec::new();
            for selector in selectors.iter().rev() {
                keys.push(selector.keys[left % selector.keys.len()].clone());
                left /= selector.keys.len();
            }
            keys.reverse();
            let mut text = String::new();
            read(pattern, &selectors, &keys, &mut text);
            FormVariant { keys, text }
        });
        let variants = variants.collect();
        Some(Self { selectors, variants })
    }
}

/// Collects the selectors of a pattern, each once. `None` if two selections by the same selector have different keys.
fn collect(pattern: &Pattern<&str>, found: &mut Vec<Selector>) -> Option<()> {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        let source = inline(selector);
        let keys: Vec<String> = variants.iter().map(|variant| key(&variant.key)).collect();
        let default = variants.iter().position(|variant| variant.default)?;
        match found.iter().find(|known| known.source == source) {
            Some(known) if known.keys != keys || known.default != default => return None,
            Some(_) => {}
            None => found.push(Selector { source, keys, default }),
        }
        for variant in variants {
            collect(&variant.value, found)?;
        }
    }
    Some(())
}

fn read(pattern: &Pattern<&str>, selectors: &[Selector], taken: &[String], out: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(expression) } => {
                out.extend(["{ ", &inline(expression), " }"]);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let source = inline(selector);
                let place = selectors.iter().position(|known| known.source == source);
                let wanted = place.and_then(|place| taken.get(place));
                let variant = variants.iter().find(|variant| Some(&key(&variant.key)) == wanted);
                if let Some(variant) = variant {
                    read(&variant.value, selectors, taken, out);
                }
            }
        }
    }
}

fn key(key: &VariantKey<&str>) -> String {
    match key {
        VariantKey::Identifier { name } => (*name).to_owned(),
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
    }
}

/// The source of an expression.
fn inline(expression: &InlineExpression<&str>) -> String {
    let with = |name: &Option<fluent_syntax::ast::Identifier<&str>>| {
        name.as_ref().map(|name| format!(".{}", name.name)).unwrap_or_default()
    };
    match expression {
        InlineExpression::StringLiteral { value } => format!("\"{value}\""),
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::FunctionReference { id, arguments } => format!("{}{}", id.name, call(arguments)),
        InlineExpression::MessageReference { id, attribute } => format!("{}{}", id.name, with(attribute)),
        InlineExpression::TermReference { id, attribute, arguments } => {
            let arguments = arguments.as_ref().map(call).unwrap_or_default();
            format!("-{}{}{arguments}", id.name, with(attribute))
        }
        InlineExpression::VariableReference { id } => format!("${}", id.name),
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inner) => format!("{{ {} }}", inline(inner)),
            // The guard refuses a selection in nested braces.
            Expression::Select { .. } => String::new(),
        },
    }
}

fn call(arguments: &CallArguments<&str>) -> String {
    let positional = arguments.positional.iter().map(inline);
    let named = arguments.named.iter().map(|named| format!("{}: {}", named.name.name, inline(&named.value)));
    format!("({})", positional.chain(named).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::{add_plural_forms, message_form, set_field};
    use crate::text::{Language, embedded_files};

    #[test]
    fn a_selection_is_drawn_out_to_whole_texts() {
        let message = "op-draw =\n    draw { $val ->\n        [one] { $val } card\n       *[other] { $val } cards\n    } now\n    .name = Draw\n";
        let read = message_form(message).unwrap();
        assert_eq!(read.texts[0].text(&["one"]), Some("draw { $val } card now"));
        assert_eq!(read.texts[0].text(&["other"]), Some("draw { $val } cards now"));
        assert_eq!(read.texts[1].text(&[]), Some("Draw"));
        assert!(message_form("op-draw = draw { $val\n").is_none(), "what cannot be parsed has no fields");
    }

    #[test]
    fn a_field_is_written_and_the_rest_stays() {
        let message = "op-draw = draw { $val ->\n  [one] a card\n *[other] cards\n}\n    .name   =   Draw\n";
        let written = set_field(message, None, &["few"], "draw { $val } carty").unwrap();
        assert_eq!(
            written,
            "op-draw =\n    { $val ->\n        [one] draw a card\n        [few] draw { $val } carty\n       *[other] draw cards\n    }\n    .name   =   Draw\n"
        );
        let named = set_field(message, Some("name"), &[], "Ziehen").unwrap();
        assert!(named.ends_with("    .name   = Ziehen\n") && named.starts_with("op-draw = draw { $val ->\n  [one]"));
        let more = set_field(message, Some("bonus"), &[], "noch { $val }").unwrap();
        assert_eq!(more, format!("{message}    .bonus = noch {{ $val }}\n"));
    }

    #[test]
    fn characters_with_a_meaning_become_literals() {
        for text in [" begins", "ends ", "[a]", "*", ".dot", "", "two\nlines"] {
            let written = set_field("a = b\n", None, &[], text).unwrap();
            let again = message_form(&written).unwrap();
            let read = again.texts[0].text(&[]).unwrap().replace("{ \"", "").replace("\" }", "");
            assert_eq!(read, text, "{written}");
        }
    }

    #[test]
    fn a_plain_text_gets_a_variant_for_each_category() {
        let made = add_plural_forms("a = ciągnij { $val }\n", None, "val", &["one", "few", "many", "other"]).unwrap();
        assert_eq!(message_form(&made).unwrap().texts[0].selectors[0].keys, ["one", "few", "many", "other"]);
        assert!(made.contains("       *[other] ciągnij { $val }\n    }\n"), "{made}");
    }

    /// Setting every field of every message to its current text changes no text.
    #[test]
    fn setting_fields_to_their_texts_changes_nothing() {
        let mut tried = 0;
        for language in Language::real() {
            for file in embedded_files("starfall").iter().filter(|file| file.language == language) {
                for message in file.source.text.split('\n').fold(Vec::<String>::new(), |mut all, line| {
                    match all.last_mut() {
                        Some(last) if line.starts_with(' ') || line.starts_with('}') => {
                            last.push('\n');
                            last.push_str(line);
                        }
                        _ => all.push(line.to_owned()),
                    }
                    all
                }) {
                    let Some(read) = message_form(&message) else { continue };
                    for text in &read.texts {
                        for variant in text.variants.iter().flatten() {
                            let keys: Vec<&str> = variant.keys.iter().map(String::as_str).collect();
                            let again = set_field(&message, text.attribute.as_deref(), &keys, &variant.text).unwrap();
                            let again = message_form(&again).unwrap_or_else(|| panic!("{again}"));
                            for (one, other) in read.texts.iter().zip(&again.texts) {
                                assert_eq!(one.variants, other.variants, "{message}");
                            }
                            tried += 1;
                        }
                    }
                }
            }
        }
        assert!(tried > 5000, "{tried}");
    }
}
