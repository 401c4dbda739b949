//! Serial numbers of printed cards, `TT-F012-G-00417-K`: card, rarity, copy, check letter; and what their owners unlock.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::packs::shuffle;
use crate::base::Generator;

/// The check letters, one for each remainder of 23: the letters without I, O and U, which look like others.
const LETTERS: &[u8; 23] = b"ABCDEFGHJKLMNPQRSTVWXYZ";
/// The highest number of a copy.
const MOST: usize = 99_999;

/// What serial numbers are issued for.
#[derive(Clone, Debug)]
pub struct Issue<'i> {
    /// The ids of the cards.
    pub cards: &'i [String],
    /// The letter of each rarity.
    pub rarities: &'i [char],
    /// How often each card is printed in each rarity.
    pub copies: usize,
}

/// The files of a project with its numbers, one in each line, and with what owners of cards have registered.
pub const LEDGER: &str = "serials.txt";
pub const OWNERS: &str = "owners.txt";

/// The numbers of a ledger.
pub fn numbers_of(ledger: &str) -> BTreeSet<String> {
    ledger.lines().map(str::trim).filter(|line| !line.is_empty()).map(ToOwned::to_owned).collect()
}

/// A ledger with these numbers.
pub fn ledger_of<'n>(numbers: impl IntoIterator<Item = &'n String>) -> String {
    numbers.into_iter().flat_map(|number| [number.as_str(), "\n"]).collect()
}

/// Why no numbers can be issued.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IssueError {
    /// A number has five digits.
    #[error("{0} copies; at most {MOST} have a number")]
    TooMany(usize),
    /// A slip would make one card of another without being noticed.
    #[error("`{0}` and `{1}` differ in one letter that the check letter does not tell apart; rename one of them")]
    Alike(String, String),
    /// A number was issued before.
    #[error("`{0}` is in the ledger already")]
    Issued(String),
}

/// The check letter of the rest of a serial number. One changed character changes it, unless both leave the same
/// remainder of 23, as A and X do.
pub fn check_letter(rest: &str) -> char {
    let sum = rest.bytes().zip(0_u64..).fold(0, |sum, (byte, at)| sum + (at % 22 + 1) * value(byte));
    let letter = usize::try_from(sum % 23).ok().and_then(|at| LETTERS.get(at));
    char::from(letter.copied().unwrap_or(b'A'))
}

/// The value of a character: digits and letters count from 0.
fn value(byte: u8) -> u64 {
    let byte = byte.to_ascii_uppercase();
    u64::from(match byte {
        b'0'..=b'9' => byte - b'0',
        b'A'..=b'Z' => byte - b'A',
        _ => byte % 23,
    })
}

impl Issue<'_> {
    /// All serial numbers, in an order by chance. None of `ledger` is issued again.
    ///
    /// # Errors
    ///
    /// There are too many copies, two ids are too much alike, or a number was issued before.
    pub fn numbers(&self, ledger: &BTreeSet<String>, seed: u64) -> Result<Vec<String>, IssueError> {
        if self.copies > MOST {
            return Err(IssueError::TooMany(self.copies));
        }
        for (at, card) in self.cards.iter().enumerate() {
            if let Some(other) = self.cards.iter().skip(at + 1).find(|other| are_alike(card, other)) {
                return Err(IssueError::Alike(card.clone(), other.clone()));
            }
        }
        let mut numbers = Vec::new();
        for card in self.cards {
            for rarity in self.rarities {
                for copy in 1..=self.copies {
                    let rest = format!("{card}-{rarity}-{copy:05}");
                    let number = format!("{rest}-{}", check_letter(&rest));
                    if ledger.contains(&number) {
                        return Err(IssueError::Issued(number));
                    }
                    numbers.push(number);
                }
            }
        }
        shuffle(&mut numbers, &mut Generator(seed));
        Ok(numbers)
    }
}

/// Whether two ids differ in one character only, and the check letters of their serial numbers are the same.
fn are_alike(one: &str, other: &str) -> bool {
    let differing: Vec<_> = one.bytes().zip(other.bytes()).filter(|(a, b)| a != b).collect();
    one.len() == other.len() && matches!(differing.as_slice(), [(a, b)] if value(*a) % 23 == value(*b) % 23)
}

/// What it takes to unlock the entry of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Rule {
    /// How many serial numbers count.
    pub threshold: usize,
    /// Whether an account counts once a card.
    #[serde(default)]
    pub one_per_account: bool,
    /// Whether each rarity must be among them.
    #[serde(default)]
    pub each_rarity: bool,
}

/// Why a line does not count.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum NotCounted {
    /// Not four parts.
    #[error("a line is `serial;name;account;date`")]
    Form,
    /// The serial number has another form, or its check letter is wrong.
    #[error("`{0}` is no serial number; a character is wrong")]
    Serial(String),
    /// The number was never issued.
    #[error("`{0}` was never issued")]
    NotIssued(String),
    /// The card has another name.
    #[error("`{found}` is not the name of {card}")]
    Name { card: String, found: String },
    /// The number was submitted before.
    #[error("`{0}` was submitted before")]
    Copy(String),
    /// The account has counted for this card.
    #[error("{account} has counted for {card} already")]
    Account { account: String, card: String },
}

/// What a card's lines add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The lines that count.
    pub counted: usize,
    /// The rarities among them.
    pub rarities: BTreeSet<String>,
    /// Whether its entry is shown.
    pub is_unlocked: bool,
}

/// Counts the lines `serial;name;account;date` for the cards of a ledger. `cards`: the names by the ids, `rarities`: how many
/// there are. Lines that do not count come second, with their numbers. The order of the lines makes no difference: the
/// earliest date counts.
pub fn unlock(
    lines: &str,
    ledger: &BTreeSet<String>,
    cards: &BTreeMap<String, String>,
    rarities: usize,
    rule: Rule,
) -> (BTreeMap<String, Progress>, Vec<(usize, NotCounted)>) {
    let mut progress: BTreeMap<String, Progress> =
        cards.keys().map(|card| (card.clone(), Progress::default())).collect();
    let (mut valid, mut refused) = (Vec::new(), Vec::new());
    let lines = lines.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    for (at, line) in lines {
        match read_line(line, ledger, cards) {
            Ok(entry) => valid.push((entry, at + 1)),
            Err(why) => refused.push((at + 1, why)),
        }
    }
    valid.sort();
    let (mut submitted, mut accounts) = (BTreeSet::new(), BTreeSet::new());
    for (entry, line) in valid {
        let Entry { serial, account, card, rarity, .. } = entry;
        if !submitted.insert(serial.clone()) {
            refused.push((line, NotCounted::Copy(serial)));
        } else if !accounts.insert((card.clone(), account.clone())) && rule.one_per_account {
            refused.push((line, NotCounted::Account { account, card }));
        } else if let Some(progress) = progress.get_mut(&card) {
            progress.counted += 1;
            progress.rarities.insert(rarity);
        }
    }
    for progress in progress.values_mut() {
        let has_all = !rule.each_rarity || progress.rarities.len() >= rarities;
        progress.is_unlocked = has_all && progress.counted >= rule.threshold;
    }
    refused.sort();
    (progress, refused)
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    date: String,
    account: String,
    serial: String,
    card: String,
    rarity: String,
}

fn read_line(line: &str, ledger: &BTreeSet<String>, cards: &BTreeMap<String, String>) -> Result<Entry, NotCounted> {
    let parts: Vec<&str> = line.split(';').map(str::trim).collect();
    let [serial, name, account, date] = parts.as_slice() else { return Err(NotCounted::Form) };
    let serial = (*serial).to_owned();
    let fields = serial.rsplit_once('-').filter(|(rest, letter)| *letter == check_letter(rest).to_string());
    let of_card = fields.and_then(|(rest, _)| rest.rsplit_once('-')).and_then(|(rest, _)| rest.rsplit_once('-'));
    let found = of_card.and_then(|(card, rarity)| Some((card, cards.get(card)?, rarity)));
    let Some((card, known, rarity)) = found else { return Err(NotCounted::Serial(serial)) };
    if !ledger.contains(&serial) {
        return Err(NotCounted::NotIssued(serial));
    }
    if known != name {
        return Err(NotCounted::Name { card: card.to_owned(), found: (*name).to_owned() });
    }
    let (card, rarity) = (card.to_owned(), rarity.to_owned());
    Ok(Entry { date: (*date).to_owned(), account: (*account).to_owned(), serial, card, rarity })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::{Issue, IssueError, NotCounted, Rule, check_letter, unlock};

    const RULE: Rule = Rule { threshold: 3, one_per_account: true, each_rarity: false };

    fn cards() -> BTreeMap<String, String> {
        ["F001", "F002", "W001"].map(|id| (format!("TT-{id}"), format!("Card {id}"))).into()
    }

    fn issue(copies: usize) -> Vec<String> {
        let ids: Vec<String> = cards().into_keys().collect();
        let rarities = ['P', 'G'];
        Issue { cards: &ids, rarities: &rarities, copies }.numbers(&BTreeSet::new(), 7).unwrap()
    }

    #[test]
    fn numbers_are_issued_once() {
        let numbers = issue(40);
        let ledger: BTreeSet<String> = numbers.iter().cloned().collect();
        assert_eq!((numbers.len(), ledger.len()), (240, 240));
        assert!(ledger.contains(&format!("TT-F001-G-00017-{}", check_letter("TT-F001-G-00017"))));
        assert_eq!(issue(40), numbers);
        let ids = [String::from("TT-F002")];
        let again = Issue { cards: &ids, rarities: &['P'], copies: 1 }.numbers(&ledger, 1);
        assert!(matches!(again, Err(IssueError::Issued(_))));
        let alike = [String::from("A-A1"), String::from("A-X1")];
        let error = Issue { cards: &alike, rarities: &['P'], copies: 1 }.numbers(&BTreeSet::new(), 1);
        assert_eq!(error, Err(IssueError::Alike("A-A1".into(), "A-X1".into())));
    }

    #[test]
    fn every_slip_of_a_character_is_noticed() {
        let numbers = issue(3);
        let ledger: BTreeSet<String> = numbers.iter().cloned().collect();
        for number in &numbers {
            for at in 0..number.len() {
                for wrong in ('0'..='9').chain('A'..='Z').chain(['-', 'a', ' ']) {
                    let mut slip = number.clone();
                    slip.replace_range(at..=at, wrong.encode_utf8(&mut [0; 4]));
                    if slip == *number {
                        continue;
                    }
                    let id = number.get(..7).unwrap();
                    let line = format!("{slip};{};ann;2026-01-01", cards()[id]);
                    let (progress, refused) = unlock(&line, &ledger, &cards(), 2, RULE);
                    assert!(progress.values().all(|card| card.counted == 0), "{number} {slip}");
                    assert_eq!(refused.len(), 1);
                }
            }
        }
    }

    #[test]
    fn what_does_not_count_has_a_reason_in_any_order_of_lines() {
        let numbers = issue(9);
        let ledger: BTreeSet<String> = numbers.iter().cloned().collect();
        let of = |at: usize| numbers.iter().filter(|number| number.starts_with("TT-F001")).nth(at).unwrap();
        let rest = "TT-F001-P-00099";
        let unknown = format!("{rest}-{}", check_letter(rest));
        let lines = [
            format!("{};Card F001;ann;2026-01-01", of(0)),
            format!("{};Card F001;bob;2026-01-02", of(1)),
            format!("{};Card F001;eve;2026-01-03", of(1)),
            format!("{};Card F001;ann;2026-01-04", of(2)),
            format!("{};Card W001;cid;2026-01-05", of(3)),
            format!("{unknown};Card F001;dan;2026-01-06"),
            "no line".to_owned(),
            format!("{};Card F001;flo;2026-01-07", of(4)),
        ];
        let (progress, refused) = unlock(&lines.join("\n"), &ledger, &cards(), 2, RULE);
        assert_eq!(progress["TT-F001"].counted, 3);
        assert!(progress["TT-F001"].is_unlocked && !progress["TT-W001"].is_unlocked);
        let why: Vec<_> = refused.iter().map(|(line, _)| *line).collect();
        assert_eq!(why, [3, 4, 5, 6, 7]);
        assert_eq!(refused[0].1, NotCounted::Copy(of(1).clone()));
        assert!(matches!(refused[1].1, NotCounted::Account { .. }));
        let mut reversed = lines.clone();
        reversed.reverse();
        assert_eq!(unlock(&reversed.join("\n"), &ledger, &cards(), 2, RULE).0, progress);
        let each = Rule { threshold: 1, one_per_account: false, each_rarity: true };
        let one = unlock(&lines[0], &ledger, &cards(), 2, each).0;
        assert!(one["TT-F001"].counted == 1 && !one["TT-F001"].is_unlocked);
    }
}
