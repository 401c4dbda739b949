//! Texts as JSON, for other programs.

use serde_json::{Map, Value, json};

use crate::text::{CardText, Text};

/// A card: its rules text with the spans, and everything else that is printed on it.
pub(in crate::text) fn card(card: &CardText) -> Value {
    let mut members = text_members(&card.rules);
    members.insert("name".to_owned(), card.name.as_str().into());
    members.insert("type".to_owned(), card.type_line.as_str().into());
    members.insert("book".to_owned(), card.book_line.as_str().into());
    let lines = card.lines.iter().map(|line| json!({ "id": line.id, "value": line.value, "text": line.text }));
    members.insert("numbers".to_owned(), lines.collect());
    if let Some(heading) = &card.heading {
        members.insert("heading".to_owned(), heading.as_str().into());
    }
    if let Some(flavour) = &card.flavour {
        members.insert("flavour".to_owned(), flavour.as_str().into());
    }
    if card.overridden {
        members.insert("overridden".to_owned(), true.into());
    }
    Value::Object(members)
}

/// A text with its spans. The member `fallbacks` is left out if there are none.
pub(in crate::text) fn text(text: &Text) -> Value {
    Value::Object(text_members(text))
}

fn text_members(text: &Text) -> Map<String, Value> {
    let spans = text.spans.iter().map(|span| {
        let mut members = Map::new();
        members.insert("start".to_owned(), span.range.start.into());
        members.insert("end".to_owned(), span.range.end.into());
        members.insert("row".to_owned(), span.row.into());
        members.insert("part".to_owned(), span.part.as_str().into());
        if let Some(place) = span.condition {
            members.insert("condition".to_owned(), place.into());
        }
        if span.fallback {
            members.insert("fallback".to_owned(), true.into());
        }
        Value::Object(members)
    });
    let mut members = Map::new();
    members.insert("text".to_owned(), text.text.as_str().into());
    members.insert("spans".to_owned(), spans.collect());
    if let Some(trigger) = &text.trigger {
        members.insert("trigger".to_owned(), json!({ "start": trigger.start, "end": trigger.end }));
    }
    if !text.fallbacks.is_empty() {
        let fallbacks = text.fallbacks.iter().map(|fallback| {
            json!({
                "start": fallback.range.start,
                "end": fallback.range.end,
                "row": fallback.row,
                "message": fallback.message,
                "language": if fallback.in_no_language { Value::Null } else { "en".into() },
            })
        });
        members.insert("fallbacks".to_owned(), fallbacks.collect());
    }
    members
}
