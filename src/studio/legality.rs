//! What the kernel says about rows that menus offer. It is asked once for each state of the project, because an open menu
//! asks in every frame.

use std::cell::RefCell;
use std::rc::Rc;

use crate::base::Diagnostic;
use crate::card::Row;
use crate::document::{Document, RecordPath};

/// For each row, the first error that its card would have more.
pub type Verdicts = Rc<[Option<Diagnostic>]>;

/// The questions that were asked, with their answers.
#[derive(Default)]
pub struct Legality {
    known: RefCell<(u64, Vec<Question>)>,
}

struct Question {
    place: RecordPath,
    at: usize,
    rows: Vec<Row>,
    verdicts: Verdicts,
}

impl Legality {
    /// What would be wrong if each of some rows replaced a row of a record.
    pub fn of_rows(&self, document: &Document, place: RecordPath, at: usize, rows: Vec<Row>) -> Verdicts {
        let mut known = self.known.borrow_mut();
        if known.0 != document.revision() {
            *known = (document.revision(), Vec::new());
        }
        let is_same = |question: &&Question| question.place == place && question.at == at && question.rows == rows;
        if let Some(question) = known.1.iter().find(is_same) {
            return Rc::clone(&question.verdicts);
        }
        let verdicts: Verdicts = document.problems_of_rows(place, at, &rows).into();
        known.1.push(Question { place, at, rows, verdicts: Rc::clone(&verdicts) });
        verdicts
    }
}
