//! The inbox of a project: what players have sent.

use super::desk::{Desk, Fault, Line, Sheet, Then, state_message};
use super::review::Talk;
use crate::design::card_game::CardGame;
use crate::design::inbox::{Look, Review, look, taken_as};
use crate::design::project::FILE;
use crate::design::submission::Submission;
use crate::registry::inbox::{FOLDER, InboxFolder};
use crate::studio::i18n::I18n;
use crate::studio::problem_text;
use crate::text::Arg;

/// The submissions of a project, with the decisions and comments.
pub fn submissions(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let game = &*desk.any_game()?;
    let game = CardGame::new(game, &desk.rules);
    let design = desk.design()?;
    let Some(portal) = &design.portal else { return Err(Fault::Missing(FILE)) };
    let columns = [("column-id", 130.0), ("column-name", 0.0), ("design-author", 140.0), ("design-state", 150.0)];
    let mut sheet = Sheet::new(&i18n, &columns);
    let Some(folder) = &desk.folder else { return Ok(sheet) };
    let (inbox, cards, rule) = (InboxFolder::of(folder), desk.records(), design.better.clone().unwrap_or_default());
    for id in inbox.ids() {
        let unread =
            |(file, problem): (String, crate::base::Diagnostic)| format!("{file}: {}", i18n.describe(&problem.message));
        let opened = inbox.submission(&id).map_err(unread).and_then(|source| {
            let (submission, _) =
                Submission::read(&source.text, game, &portal.prefix).map_err(|why| format!("{FOLDER}/{id}: {why}"))?;
            let review = match inbox.review(&id).map_err(unread)? {
                Some(source) => Review::read(&source.text).map_err(|why| format!("{}: {why}", source.name))?,
                None => Review::default(),
            };
            Ok((submission, review))
        });
        let (submission, review) = match opened {
            Ok(opened) => opened,
            Err(why) => {
                sheet.faults.push(why);
                continue;
            }
        };
        let taken = taken_as(&id, &cards).map(ToOwned::to_owned);
        let state = match &taken {
            Some(card) => i18n.tr_with("design-taken", &[("card", Arg::Text(card))]),
            None => i18n.tr_with(&state_message(review.state), &[]),
        };
        let found = look(&submission, game, &desk.texts, desk.language, &cards, &rule);
        let is_fine = found.problems.is_empty() && found.likes.better.is_empty() && found.likes.same.is_empty();
        sheet.lines.push(Line {
            cells: vec![id.clone(), submission.name().to_owned(), submission.author.clone(), state],
            detail: detail(&i18n, &submission, &found),
            is_fine: taken.is_none().then_some(is_fine),
            then: Then::Submission { is_taken: taken.is_some() },
            talk: Some(Box::new(Talk { id, state: review.state, text: found.text, comments: review.comments })),
            ..Line::default()
        });
    }
    Ok(sheet)
}

/// What is read of a submission below its text: its words, its problems, the cards that are like it.
fn detail(i18n: &I18n, submission: &Submission, found: &Look) -> Vec<String> {
    let mut detail = Vec::new();
    detail.extend(submission.lore.as_ref().map(|lore| format!("“{lore}”")));
    detail.extend(found.problems.iter().map(|problem| problem_text::problem(i18n, problem)));
    let likes = &found.likes;
    for (message, ids) in
        [("design-same", &likes.same), ("design-worse", &likes.better), ("design-better", &likes.worse)]
    {
        if !ids.is_empty() {
            detail.push(i18n.tr_with(message, &[("cards", Arg::Text(&ids.join(", ")))]));
        }
    }
    detail
}
