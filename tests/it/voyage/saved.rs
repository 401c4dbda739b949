//! Property 54: what is saved and loaded, at any moment.

use ses_studio::base::Generator;
use ses_studio::kernel::question::{Chooser, Places, Question, Why};
use ses_studio::kernel::state::{Seat, State};
use ses_studio::kernel::{Machine, Position, Progress, Step};

use super::table::Lie;
use super::walk::{Asked, Moment, Sheet};

/// Gives the first answers again; after them it keeps what is asked, and waits.
struct Again<'a> {
    left: std::slice::Iter<'a, Asked>,
    /// Whether each question was asked as before, in the same position.
    is_same: bool,
    open: Option<(Why, Seat, u64)>,
}

impl Chooser for Again<'_> {
    fn choose(&mut self, _: &Position<'_>, _: &Question<'_>) -> Option<Places> {
        None
    }

    fn decide(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Places> {
        let now = (question.why, question.by, machine.state.hash());
        let Some(asked) = self.left.next() else {
            self.open = Some(now);
            return None;
        };
        self.is_same &= now == (asked.why, asked.by, asked.hash);
        Some(asked.places.clone())
    }
}

/// A position that was saved before a step, or while it asks something, goes on in the same way when it is loaded: with
/// the answers that were given it asks the same in the same position, whatever was asked, and ends as before.
pub fn goes_on(moment: &Moment<'_>, step: &Step, sheet: &mut Sheet) {
    let mut text = serde_json::to_string(moment.before).unwrap();
    if moment.table.lie == Some(Lie::Saved) {
        let mut other = moment.before.clone();
        other.chance = Generator(moment.chance);
        text = serde_json::to_string(&other).unwrap();
    }
    let load = || -> State { serde_json::from_str(&text).unwrap() };
    sheet.check(load() == *moment.before, || "a position is another one when it was saved and loaded".to_owned());
    for given in 0..=moment.asked.len() {
        let (mut loaded, next) = (load(), moment.asked.get(given));
        let mut again = Again { left: moment.asked[..given].iter(), is_same: true, open: None };
        let progress = moment.table.kernel.step(&mut loaded, step, &mut again, None);
        let is_open = match next {
            Some(next) => progress == Progress::Waiting && again.open == Some((next.why, next.by, next.hash)),
            None => progress == Progress::Done && loaded == *moment.after && loaded.hash() == moment.after.hash(),
        };
        if let Some(next) = next {
            sheet.count(next.why.name(&moment.table.kernel.game));
        }
        sheet.check(is_open && again.is_same, || format!("{step:?} goes on in another way after {given} answers"));
    }
}
