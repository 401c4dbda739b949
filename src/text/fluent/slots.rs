//! The fields that a translator fills in for a text: its variants, and those that the language needs and the text lacks.

use super::fields::PatternForm;

/// The plural categories of a language with example numbers: `("few", [2, 3, …])`.
pub type PluralForms = [(&'static str, Vec<i64>)];

/// A place in a text that has a field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// The variant, by its key in each selector of the text.
    pub keys: Vec<String>,
    /// The plural category with example numbers: `few 2, 3`.
    pub label: String,
    /// The text; `None` if the language needs the variant and the message does not have it.
    pub text: Option<String>,
}

impl Slot {
    fn new(keys: Vec<String>, text: Option<String>, forms: &PluralForms) -> Self {
        let label = keys.iter().map(|key| match forms.iter().find(|(form, _)| form == key) {
            Some((form, numbers)) => {
                let numbers: Vec<String> = numbers.iter().take(2).map(ToString::to_string).collect();
                format!("{form} {}", numbers.join(", "))
            }
            None => key.clone(),
        });
        Self { label: label.collect::<Vec<_>>().join(" · "), keys, text }
    }
}

impl PatternForm {
    /// The slots of the text. `None` if its selectors are nested in a way that fields cannot show.
    pub fn slots(&self, forms: &PluralForms) -> Option<Vec<Slot>> {
        let variants = self.variants.as_ref()?;
        let of_variants = variants.iter().map(|it| Slot::new(it.keys.clone(), Some(it.text.clone()), forms));
        let mut slots: Vec<Slot> = of_variants.collect();
        // The empty slot of a missing category goes before the default variant.
        for (at, selector) in self.selectors.iter().enumerate() {
            let is_form = |key: &String| forms.iter().any(|(form, _)| form == key);
            if !selector.source.starts_with('$') || !selector.keys.iter().any(is_form) {
                continue;
            }
            for (form, _) in forms.iter().filter(|(form, _)| !selector.keys.iter().any(|key| key == form)) {
                let defaults = variants.iter().filter(|variant| variant.keys[at] == selector.keys[selector.default]);
                for variant in defaults {
                    let mut keys = variant.keys.clone();
                    (*form).clone_into(&mut keys[at]);
                    let before = slots.iter().position(|slot| slot.keys == variant.keys).unwrap_or(slots.len());
                    slots.insert(before, Slot::new(keys, None, forms));
                }
            }
        }
        Some(slots)
    }

    /// The variable by which a text without variants could get one for each plural category: the one that the source
    /// selects by, or a number that the text prints.
    pub fn countable(&self, source: Option<&PatternForm>) -> Option<String> {
        let text = self.text(&[]).filter(|_| self.selectors.is_empty())?;
        let mut of_source = source.into_iter().flat_map(|source| &source.selectors);
        let named = of_source.find_map(|selector| selector.source.strip_prefix('$'));
        let known = || ["val", "n", "count"].into_iter().find(|name| text.contains(&format!("{{ ${name} }}")));
        named.or_else(known).map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::Slot;
    use crate::text::fields::message_form;

    fn polish() -> [(&'static str, Vec<i64>); 3] {
        [("one", vec![1]), ("few", vec![2, 3, 4]), ("other", vec![])]
    }

    #[test]
    fn a_missing_category_has_an_empty_slot_before_the_default() {
        let message = "a = { $n ->\n    [one] karta\n   *[other] karty\n}\n";
        let slots = message_form(message).unwrap().texts[0].slots(&polish()).unwrap();
        let shown: Vec<(&str, Option<&str>)> =
            slots.iter().map(|Slot { label, text, .. }| (label.as_str(), text.as_deref())).collect();
        assert_eq!(shown, [("one 1", Some("karta")), ("few 2, 3", None), ("other ", Some("karty"))]);
    }

    #[test]
    fn a_text_is_counted_by_the_variable_of_its_source_or_by_the_number_that_it_prints() {
        let form = |message: &str| message_form(message).unwrap().texts.remove(0);
        let source = form("a = { $cards ->\n    [one] card\n   *[other] cards\n}\n");
        assert_eq!(form("a = karta").countable(Some(&source)).as_deref(), Some("cards"));
        assert_eq!(form("a = { $val } karta").countable(None).as_deref(), Some("val"));
        assert_eq!(form("a = karta").countable(None), None);
        assert_eq!(source.countable(None), None, "it has variants already");
    }
}
