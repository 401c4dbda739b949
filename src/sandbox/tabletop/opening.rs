//! How a match begins.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Session, kept::shared};
use crate::base::{Name, Source};
use crate::kernel::ids::ZoneId;
use crate::kernel::rules::Game;
use crate::kernel::rules::tables::{SeenBy, Zone};
use crate::kernel::scenario::{self, Begun};
use crate::kernel::state::{CardId, Seat, State};
use crate::kernel::{Kernel, Setup, calls, form};

/// How a match begins: from two decks of the game, or as a file has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub decks: [Name; 2],
    pub seed: u64,
    /// Who begins; `None`: as the rules decide.
    pub first: Option<Seat>,
    /// Whether the rows count that Legacy adds to cards, in games that have it.
    pub legacy: bool,
    /// What is begun with instead of the decks.
    pub prepared: Option<Prepared>,
}

/// A beginning that a file of the project has: the board of a scenario's case, or a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    /// The name of the file, without its folder and end; of a chapter, its id.
    pub file: String,
    /// The name of the case, or the chapter's title.
    pub name: String,
    contents: Contents,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Contents {
    /// The board of the case at an index of a file.
    Case(#[serde(with = "shared")] Arc<Value>, usize),
    /// The case at an index of a file, with its steps.
    Followed(#[serde(with = "shared")] Arc<Value>, usize),
    /// The text of the file.
    Chapter(#[serde(with = "shared")] Arc<String>),
    /// A whole match of format 1, as a scenario, and the number of its actions after which it is shown.
    Played(#[serde(with = "shared")] Arc<Value>, Option<usize>),
}

/// The state of a match before its first step.
pub(super) enum Laid {
    /// In the middle of a match, with the cards of the scenario and the names by which its steps call them.
    Board(Arc<Kernel>, Box<State>, Vec<(CardId, String)>),
    /// Before the set-up, with the rules of the chapter.
    Start(Arc<Kernel>, Setup),
}

impl Prepared {
    /// The boards of a file of scenarios, in order, or the match of a log. Files of form 1 are translated with the text of
    /// the ruleset. A file that is no JSON has none.
    pub fn boards(source: &Source, rules: &Source, game: &Game) -> Vec<Self> {
        let name = source.file_name();
        let file = name.strip_suffix(".json").unwrap_or(name);
        let read = |text: Option<String>| text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        if form::is_log(&source.text) {
            let (text, _) = form::log_to_form_2(source, rules, game);
            if text.is_none() {
                return Vec::new();
            }
            let written: Value = serde_json::from_str(&source.text).unwrap_or_default();
            let shown = written.get("at").and_then(Value::as_u64).and_then(|at| usize::try_from(at).ok());
            let contents = Contents::Played(Arc::new(read(text)), shown);
            return vec![Self { file: file.to_owned(), name: file.to_owned(), contents }];
        }
        let contents: Arc<Value> = Arc::new(if form::is_form_1(&source.text) {
            read(form::scenario_to_form_2(source, rules, game).0)
        } else {
            serde_json::from_str(&source.text).unwrap_or_default()
        });
        let names = scenario::names(&contents).into_iter().enumerate();
        let case = |(at, name)| Self { file: file.to_owned(), name, contents: Contents::Case(contents.clone(), at) };
        names.map(case).collect()
    }

    /// A board on which both players hold what the first decks deal, and the first one a card as well, which need not be one
    /// of the game. `None`: without an id, or the rules come to no question.
    pub fn holding(game: &Game, record: &Value) -> Option<Self> {
        let id = record.get("id")?.as_str()?;
        let dealt = Session::new(&Arc::new(Kernel::new(game.clone())), Opening::usual(game)).ok()?;
        let state = &dealt.point().now;
        let is_hidden = |zone: &&Zone| matches!(zone.seen_by, SeenBy::Owner | SeenBy::Nobody);
        let held = game.zones.values().position(|zone| zone.seen_by == SeenBy::Owner)?;
        let side = |seat: Seat| -> Value {
            let zones = game.zones.iter().enumerate().filter(|(_, (_, zone))| is_hidden(zone));
            let pile = |(at, (name, _)): (usize, (&Name, &Zone))| {
                let cards = state.pile(seat, ZoneId::at(at)?).as_slice().iter();
                let cards = cards.map(|card| game.word(game.definition(state.card(*card).definition).id));
                let added = (seat == Seat(0) && at == held).then_some(id);
                Some((name.to_string(), cards.chain(added).collect::<Vec<_>>().into()))
            };
            Value::Object(zones.filter_map(pile).collect())
        };
        let name = record.get("name").and_then(Value::as_str).unwrap_or(id).to_owned();
        let board = json!({ "self": side(Seat(0)), "opponent": side(Seat(1)) });
        let file = json!({ "cards": [record], "cases": [{ "name": &name, "board": board }] });
        Some(Self { file: id.to_owned(), name, contents: Contents::Case(Arc::new(file), 0) })
    }

    /// The board of the only case of a file that the user has made in the sandbox.
    pub(super) fn edited(file: Value) -> Self {
        Self { file: String::new(), name: String::new(), contents: Contents::Case(Arc::new(file), 0) }
    }

    /// Whether this is a board that the user has made in the sandbox.
    pub fn is_edited(&self) -> bool {
        self.file.is_empty()
    }

    /// The chapter of a file. `None`: it is none of the game, or has errors, which `check` reports.
    pub fn chapter(game: &Game, source: &Source) -> Option<Self> {
        let (chapter, _) = game.clone().add_chapter(source);
        let contents = Contents::Chapter(Arc::new(source.text.clone()));
        chapter.map(|chapter| Self { file: chapter.id.to_string(), name: chapter.title, contents })
    }

    /// Whether this is a chapter, and not a board.
    pub fn is_chapter(&self) -> bool {
        matches!(self.contents, Contents::Chapter(_))
    }

    /// The same case with its steps.
    #[must_use]
    pub fn followed(self) -> Self {
        let contents = match self.contents {
            Contents::Case(file, at) => Contents::Followed(file, at),
            other => other,
        };
        Self { contents, ..self }
    }

    /// The file of a case, and the index of the case.
    fn case(&self) -> Option<(&Value, usize)> {
        match &self.contents {
            Contents::Case(file, at) | Contents::Followed(file, at) => Some((file, *at)),
            Contents::Played(file, _) => Some((file, 0)),
            Contents::Chapter(_) => None,
        }
    }

    /// The set-up that the first step describes.
    pub(super) fn start(&self) -> Option<&Value> {
        let (file, at) = self.case()?;
        scenario::steps(file, at).first()?.get("start")
    }

    /// The steps that are taken, and after how many decisions the match is shown; `None`: at the end.
    pub(super) fn steps(&self) -> (&[Value], Option<usize>) {
        let shown = match self.contents {
            Contents::Followed(..) => Some(0),
            Contents::Played(_, shown) => shown,
            Contents::Case(..) | Contents::Chapter(_) => return (&[], None),
        };
        (self.case().map(|(file, at)| scenario::steps(file, at)).unwrap_or_default(), shown)
    }

    /// Whether only as many of its steps are taken as players can decide.
    pub(super) fn is_lenient(&self) -> bool {
        matches!(self.contents, Contents::Followed(..))
    }

    /// What another case with the same beginning needs of the file, and of this case.
    pub(super) fn parts(&self) -> [Vec<(String, Value)>; 2] {
        let members = |of: Option<&Value>, wanted: &[&str]| {
            let members = wanted.iter().filter_map(|name| Some(((*name).to_owned(), of?.get(*name)?.clone())));
            members.collect::<Vec<_>>()
        };
        if let Contents::Chapter(text) = &self.contents {
            let chapter = serde_json::from_str(text).unwrap_or_default();
            return [Vec::new(), vec![("chapter".to_owned(), chapter)]];
        }
        let Some((file, at)) = self.case() else { return Default::default() };
        // A file that is a single case has its cards in the case.
        let of_file = if file.get("cases").is_some() { &["defaults", "cards"][..] } else { &["defaults"] };
        let mut of_case = members(scenario::case(file, at), &["cards", "board", "chapter"]);
        for (_, board) in of_case.iter_mut().filter(|(name, _)| name == "board") {
            // What follows is part of a match.
            board.as_object_mut().map(|board| board.remove("match"));
        }
        [members(Some(file), of_file), of_case]
    }

    /// The state of the match, or the fault of the board or the chapter in this game.
    pub(super) fn lay(&self, game: &Game, seed: u64) -> Result<Laid, String> {
        match &self.contents {
            Contents::Case(file, at) | Contents::Followed(file, at) => begun(game, file, *at),
            Contents::Played(file, _) => begun(game, file, 0),
            Contents::Chapter(text) => {
                let mut game = game.clone();
                let (chapter, problems) = game.add_chapter(&Source::new(self.file.as_str(), text.as_str()));
                let fault = || problems.first().map(|problem| problem.code.as_str().to_owned()).unwrap_or_default();
                let mut config = chapter.ok_or_else(fault)?.config;
                if let Some(members) = config.as_object_mut() {
                    members.entry("seed").or_insert_with(|| json!(seed));
                }
                let session = calls::Session::new(Kernel::new(game), Some(config));
                let (kernel, setup) = session.into_usual().map_err(|refused| refused.to_string())?;
                Ok(Laid::Start(Arc::new(kernel), setup))
            }
        }
    }
}

/// A case before its first step, or before the set-up that this step describes.
fn begun(game: &Game, file: &Value, at: usize) -> Result<Laid, String> {
    let Begun { kernel, state, setup, labels } = scenario::begin(game, file, at)?;
    let kernel = Arc::new(kernel);
    Ok(match setup {
        Some(setup) => Laid::Start(kernel, setup),
        None => Laid::Board(kernel, Box::new(state), labels),
    })
}

impl Opening {
    /// The first two decks of a game, or the only one twice.
    pub fn usual(game: &Game) -> Self {
        Self {
            decks: game.first_decks().map(|decks| decks.map(|deck| deck.id.clone())).unwrap_or_default(),
            seed: 1,
            first: None,
            legacy: true,
            prepared: None,
        }
    }

    /// The rules of the match.
    pub(super) fn kernel(&self, of: &Arc<Kernel>) -> Arc<Kernel> {
        if self.legacy { Arc::clone(of) } else { of.without_legacy() }
    }

    /// The set-up in a game; without decks of these names the table is empty.
    pub(super) fn setup(&self, game: &Game) -> Setup {
        let deck = |name: &Name| game.decks.iter().find(|deck| deck.id == *name);
        let setup = match (deck(&self.decks[0]), deck(&self.decks[1])) {
            (Some(one), Some(other)) => game.setup_of([one, other], self.seed),
            _ => Setup { seed: self.seed, ..Setup::default() },
        };
        Setup { first: self.first, ..setup }
    }
}
