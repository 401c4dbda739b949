//! Shapes: how the values of a range are weighted, as the settings write them.

use serde_json::Value;

/// Values with their weights. Values of weight 0 are left out.
pub type Options = smallvec::SmallVec<[(i32, u64); 24]>;

/// The named shapes of the settings (`shapes`).
#[derive(Clone, Copy, Debug)]
pub struct Shapes<'v>(pub &'v Value);

impl Shapes<'_> {
    /// The weights of a range, by a shape: the name of one, `even`, `low p`, `high p`, `mid`, a list, an object with
    /// `range` and `shape`, or an object from values and ranges to weights ("2-5 low 9"). `None`: it is none of these.
    pub fn weights(self, (least, most): (i32, i32), shape: &Value) -> Option<Options> {
        if most < least {
            return None;
        }
        let options = match shape {
            Value::Null => self.by_text((least, most), "even"),
            Value::String(text) => self.by_text((least, most), text),
            Value::Array(list) => Some(listed((least, most), list)),
            Value::Object(members) if members.keys().any(|key| key.starts_with(|c: char| c.is_ascii_digit())) => {
                self.grouped(members)
            }
            Value::Object(members) => {
                let own = members.get("range").and_then(range_of).unwrap_or((least, most));
                let inner = members.get("shape").unwrap_or(&Value::Null);
                let likely = members.get("likely").and_then(range_of);
                let mut options = self.weights((own.0.max(least), own.1.min(most)), inner)?;
                if let Some((low, high)) = likely {
                    // What is not likely comes up one hundredth as often.
                    let usual = |value: i32| (low..=high).contains(&value);
                    options.iter_mut().filter(|(value, _)| usual(*value)).for_each(|(_, weight)| *weight *= 100);
                }
                Some(options)
            }
            _ => None,
        };
        options.map(|mut options| {
            options.retain(|(value, weight)| *weight > 0 && (least..=most).contains(value));
            options
        })
    }

    fn by_text(self, (least, most): (i32, i32), text: &str) -> Option<Options> {
        let (shape, minus) = match text.split_once(',') {
            Some((shape, rest)) => (shape.trim(), Some(rest.trim().strip_suffix("minus")?.trim())),
            None => (text.trim(), None),
        };
        if let Some(share) = minus {
            let (part, whole) = share.split_once(" of ")?;
            let (part, whole): (u64, u64) = (part.trim().parse().ok()?, whole.trim().parse().ok()?);
            let size = most.max(least.saturating_neg());
            let plus = self.weights((1, size), &Value::String(shape.to_owned()))?;
            let negative = plus.iter().rev().map(|&(value, weight)| (-value, weight.saturating_mul(part)));
            let positive =
                plus.iter().map(|&(value, weight)| (value, weight.saturating_mul(whole.saturating_sub(part))));
            return Some(negative.chain(positive).collect());
        }
        if let Some(named) = self.0.get(shape) {
            return self.weights((least, most), named);
        }
        let (kind, power) = shape.split_once(' ').map_or((shape, None), |(kind, power)| (kind, power.parse().ok()));
        let count = u64::try_from(most - least + 1).ok()?;
        let power: u32 = power.unwrap_or(1);
        let low = |at: u64| (count - at).saturating_pow(power) - (count - at - 1).saturating_pow(power);
        let weight = |at: u64| match kind {
            "even" => Some(1),
            "low" => Some(low(at)),
            "high" => Some(low(count - 1 - at)),
            "mid" => Some(2 * at.min(count - 1 - at) + 1),
            _ => None,
        };
        (least..=most).zip(0..).map(|(value, at)| Some((value, weight(at)?))).collect()
    }

    /// `{ "1": 90, "2-5 low 9": 8, "0": 2 }`: each group has its weight as a whole.
    fn grouped(self, members: &serde_json::Map<String, Value>) -> Option<Options> {
        let mut groups = Vec::new();
        for (key, weight) in members {
            let (range, shape) = key.split_once(' ').unwrap_or((key, "even"));
            let range = match range.parse::<i32>() {
                Ok(number) => (number, number),
                Err(_) => {
                    range.split_once('-').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)))?
                }
            };
            let inner = self.by_text(range, shape)?;
            groups.push((weight.as_u64()?, inner));
        }
        let sum = |options: &Options| options.iter().map(|(_, weight)| weight).sum::<u64>().max(1);
        let common = groups.iter().fold(1_u64, |common, (_, inner)| least_common(common, sum(inner)));
        let mut options = Options::new();
        for (weight, inner) in &groups {
            let scale = common / sum(inner);
            options
                .extend(inner.iter().map(|&(value, own)| (value, own.saturating_mul(scale).saturating_mul(*weight))));
        }
        options.sort_unstable_by_key(|(value, _)| *value);
        Some(options)
    }
}

/// A list of weights. One that begins at 0 and reaches the end of the range has a weight for each value; else the first
/// is that of the least value.
fn listed((least, most): (i32, i32), list: &[Value]) -> Options {
    let from_zero = least > 0 && i64::try_from(list.len()).is_ok_and(|count| count > i64::from(most));
    let first = if from_zero { 0 } else { least };
    list.iter().zip(first..=most).filter_map(|(weight, value)| Some((value, weight.as_u64()?))).collect()
}

/// Two whole numbers.
pub fn range_of(value: &Value) -> Option<(i32, i32)> {
    let list = value.as_array().filter(|list| list.len() == 2)?;
    let number = |at: usize| i32::try_from(list.get(at)?.as_i64()?).ok();
    Some((number(0)?, number(1)?))
}

/// The greatest number that divides both.
pub fn greatest_common(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

fn least_common(one: u64, other: u64) -> u64 {
    one / greatest_common(one, other).max(1) * other
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn weights(range: (i32, i32), shape: &Value) -> Vec<(i32, u64)> {
        let named = json!({ "stat": [16, 128, 256] });
        Shapes(&named).weights(range, shape).map(smallvec::SmallVec::into_vec).unwrap_or_default()
    }

    #[test]
    fn shapes_give_the_weights_of_the_page() {
        assert_eq!(weights((1, 3), &json!("even")), [(1, 1), (2, 1), (3, 1)]);
        assert_eq!(weights((1, 3), &json!("low 2")), [(1, 5), (2, 3), (3, 1)]);
        assert_eq!(weights((1, 3), &json!("high 2")), [(1, 1), (2, 3), (3, 5)]);
        assert_eq!(weights((-1, 2), &json!("mid")), [(-1, 1), (0, 3), (1, 3), (2, 1)]);
        assert_eq!(weights((1, 2), &json!("stat")), [(1, 128), (2, 256)], "a list from 0 has a weight for each value");
        assert_eq!(weights((0, 9), &json!("stat")), [(0, 16), (1, 128), (2, 256)]);
        assert_eq!(weights((-2, 2), &json!("low 1, 4 of 5 minus")), [(-2, 4), (-1, 4), (1, 1), (2, 1)]);
        assert_eq!(weights((0, 5), &json!({ "1": 90, "2-3 low 2": 8, "0": 2 })), [(0, 8), (1, 360), (2, 24), (3, 8)]);
        assert_eq!(weights((0, 9), &json!({ "range": [8, 12] })), [(8, 1), (9, 1)]);
        assert_eq!(weights((1, 3), &json!({ "likely": [2, 2] })), [(1, 1), (2, 100), (3, 1)]);
        assert!(weights((1, 3), &json!("steep")).is_empty());
    }
}
