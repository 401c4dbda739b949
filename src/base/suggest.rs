//! The candidate for "did you mean …?".

/// The candidate most similar to a mistyped word, if at most a third of the letters differ.
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let within = (word.chars().count() / 3).clamp(1, 3);
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|&(distance, _)| distance <= within)
        .min()
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn finds_what_was_meant_and_nothing_far_off() {
        let words = ["dmg", "heal", "drain", "draw"];
        assert_eq!(closest("dmgg", words), Some("dmg"));
        assert_eq!(closest("dran", words), Some("drain"));
        assert_eq!(closest("moonlight", words), None);
        assert_eq!(closest("", words), None);
    }
}
