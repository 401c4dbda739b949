//! Who has won a match, or whose turn it is.

use crate::engine::Side;
use crate::play::{Match, Outcome, Phase};
use crate::text::{Arg, Language, Texts};

/// The messages of who wins and of whose turn it is. A player without a hero is "you" or "your opponent", and many
/// languages have another verb form for each, so that there are three: for heroes, the first player, and the second.
const WON: [&str; 3] = ["sandbox-won", "sandbox-won-self", "sandbox-won-opponent"];
const TO_MOVE: [&str; 3] = ["sandbox-to-move", "sandbox-to-move-self", "sandbox-to-move-opponent"];

/// Who has won, or whose turn it is. `hero` returns the name of a player's hero.
pub fn match_status(
    texts: &Texts,
    language: &Language,
    position: &Match,
    hero: impl Fn(Side) -> Option<String>,
) -> String {
    let (messages, side) = match position.phase {
        Phase::Over(Outcome::Draw) => return texts.message(language, "sandbox-draw", &[]),
        Phase::Over(Outcome::Won(side)) => (WON, side),
        Phase::Play | Phase::Battle => (TO_MOVE, position.active),
    };
    sentence(texts, language, messages, hero(side).as_deref(), side, position.state.turn)
}

fn sentence(
    texts: &Texts,
    language: &Language,
    messages: [&str; 3],
    hero: Option<&str>,
    side: Side,
    turn: u16,
) -> String {
    let message = messages[if hero.is_some() { 0 } else { 1 + side.index() }];
    let who = ("who", Arg::Text(hero.unwrap_or_default()));
    texts.message(language, message, &[who, ("turn", Arg::Number(turn.into()))])
}

#[cfg(test)]
mod tests {
    use super::{TO_MOVE, WON, sentence};
    use crate::engine::Side;
    use crate::text::{Language, Texts};

    #[test]
    fn players_without_a_hero_have_sentences_of_their_own() {
        let texts = Texts::embedded("starfall");
        let lines = |tag: &str| {
            let language = Language::find(tag).unwrap();
            let all = [(Some("Nyra"), Side::First), (None, Side::First), (None, Side::Second)];
            let of = |hero, side, messages| sentence(&texts, language, messages, hero, side, 3);
            all.map(|(hero, side)| [WON, TO_MOVE].map(|messages| of(hero, side, messages)).join(" / "))
        };
        assert_eq!(
            lines("en"),
            [
                "Nyra wins / Nyra to move, turn 3",
                "You win / Your move, turn 3",
                "Your opponent wins / Your opponent’s move, turn 3"
            ]
        );
        assert_eq!(lines("de")[1], "Du gewinnst / Du bist am Zug, Zug 3");
        assert_eq!(lines("es")[1], "Ganas / Te toca a ti, turno 3");
        for language in Language::real() {
            let [named, own, other] = lines(language.tag);
            assert!(named != own && own != other && named.contains("Nyra"), "{}", language.tag);
            assert!(!own.contains("sandbox-") && !other.contains("sandbox-"), "{}: {own}", language.tag);
        }
    }
}
