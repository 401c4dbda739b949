//! What the kernel says about rows that menus offer. It is asked once for each state of the project, because an open menu
//! asks in every frame.

use std::any::Any;
use std::cell::{RefCell, RefMut};
use std::rc::Rc;

use crate::card::Row;
use crate::document::menus::{Judged, Offer};
use crate::document::{Document, RecordPath, RowPath};
use crate::kernel::rules::Game;
use crate::registry::Trials;
use crate::text::{Language, Texts};

/// For each choice where it leads, if anywhere.
pub type Verdicts = Rc<[Option<Judged>]>;

/// What a card would print for a row, and for how many cards.
#[derive(Debug, Default)]
pub struct Sample {
    /// The sentence of the row of the card's own list.
    pub sentence: String,
    /// How many cards fit the target of the row that is edited, of how many.
    pub fitting: Option<(usize, usize)>,
}

/// The questions that were asked, with their answers.
#[derive(Default)]
pub struct Legality {
    known: RefCell<Known>,
    /// The last sample, because an open menu shows that of one row.
    sampled: RefCell<Option<(Asked, Rc<Sample>)>>,
    /// The choices of the last menu, with what the kernel says about them.
    menu: RefCell<Option<Menu>>,
}

/// What was asked of one state of the project.
#[derive(Default)]
struct Known {
    revision: u64,
    /// Where rows are tried, from the first question on.
    trials: Option<Trials>,
    questions: Vec<Question>,
}

/// A menu of a row, by its name, with its choices.
type Menu = ((Asked, String), Rc<dyn Any>);

/// What is asked about: the project, the language, and the row.
#[derive(PartialEq)]
pub struct Asked {
    revision: u64,
    language: &'static str,
    place: RecordPath,
    path: RowPath,
    row: Row,
}

struct Question {
    place: RecordPath,
    path: RowPath,
    rows: Vec<Vec<Row>>,
    verdicts: Verdicts,
}

impl Known {
    fn trials(&mut self, document: &Document) -> &mut Trials {
        self.trials.get_or_insert_with(|| document.trials())
    }
}

impl Legality {
    /// What is known of the project as it is now.
    fn known(&self, document: &Document) -> RefMut<'_, Known> {
        let mut known = self.known.borrow_mut();
        if known.revision != document.revision() {
            *known = Known { revision: document.revision(), ..Known::default() };
        }
        known
    }

    /// Where each choice of a row leads; `whole` is the row of the record's own list with another one in it.
    pub fn judge<T>(
        &self,
        document: &Document,
        (place, path): (RecordPath, RowPath),
        offers: &[Offer<T>],
        whole: impl Fn(Row) -> Row,
    ) -> Verdicts {
        let mut known = self.known(document);
        let rows: Vec<Vec<Row>> = offers.iter().map(|offer| offer.rows.clone()).collect();
        let is_same = |question: &&Question| question.place == place && question.path == path && question.rows == rows;
        if let Some(question) = known.questions.iter().find(is_same) {
            return Rc::clone(&question.verdicts);
        }
        let trials = known.trials(document);
        let top = path.first().copied().unwrap_or_default();
        let mut ask = |row: &Row| document.problems_of_rows(trials, place, top, &[whole(row.clone())]).pop().flatten();
        let verdicts: Verdicts = document.judge(offers, &path, &mut ask).into();
        known.questions.push(Question { place, path, rows, verdicts: Rc::clone(&verdicts) });
        verdicts
    }

    /// The choices of a menu, which are found once while it is open. `name` distinguishes menus of the same row.
    pub fn menu<T: 'static>(
        &self,
        document: &Document,
        language: &'static Language,
        (place, path, row): (RecordPath, RowPath, Row),
        name: &str,
        find: impl FnOnce() -> T,
    ) -> Rc<T> {
        let asked =
            (Asked { revision: document.revision(), language: language.tag, place, path, row }, name.to_owned());
        let known = self.menu.borrow().as_ref().filter(|(known, _)| *known == asked).map(|(_, menu)| Rc::clone(menu));
        if let Some(known) = known.and_then(|menu| menu.downcast().ok()) {
            return known;
        }
        let found = Rc::new(find());
        *self.menu.borrow_mut() = Some((asked, Rc::clone(&found) as Rc<dyn Any>));
        found
    }

    /// What a card would print if a row of its list were this one. `path` leads to the row that is edited.
    pub fn sample(
        &self,
        document: &Document,
        (texts, language): (&Texts, &'static Language),
        place: RecordPath,
        path: RowPath,
        row: Row,
    ) -> Rc<Sample> {
        let asked = Asked { revision: document.revision(), language: language.tag, place, path, row };
        if let Some((_, sample)) = self.sampled.borrow().as_ref().filter(|(known, _)| *known == asked) {
            return Rc::clone(sample);
        }
        let top = asked.path.first().copied().unwrap_or_default();
        let id = document.registry().id_and_name(place).map(|(id, _)| id.clone()).unwrap_or_default();
        let look = |game: &Game| sample(game, (texts, language), &id, &asked.path);
        let sample = Rc::new(
            document.with_row(self.known(document).trials(document), place, top, &asked.row, look).unwrap_or_default(),
        );
        *self.sampled.borrow_mut() = Some((asked, Rc::clone(&sample)));
        sample
    }
}

fn sample(game: &Game, (texts, language): (&Texts, &'static Language), id: &str, path: &[usize]) -> Sample {
    let Some(card) = game.cards.get(id) else { return Sample::default() };
    let top = path.first().copied().unwrap_or_default();
    let sentence = texts.printed(language, game, game.definition(*card)).of_row(top).text;
    let fitting = game.row_of(id, path).and_then(|row| row.target).and_then(|target| game.fitting(game.target(target)));
    Sample { sentence, fitting: fitting.map(|(fitting, all)| (fitting.len(), all)) }
}
