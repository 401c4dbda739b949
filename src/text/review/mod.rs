//! What a translator is told: the checks of a language against English and the ruleset.
