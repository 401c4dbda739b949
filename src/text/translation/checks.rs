//! The checks of a whole language in a project.

use super::message_list::Subject;
use crate::text::review::{Review, review};
use crate::text::{ENGLISH, Language};

impl Subject<'_> {
    /// Checks a language. The result is empty for an unknown language.
    pub fn check(self, language: &Language) -> Review {
        let wanted = |tag: &str| tag == language.tag || tag == ENGLISH.tag;
        let files = self.locales.all().filter(|locale| wanted(locale.language.tag)).map(super::Locale::to_review);
        let files: Vec<_> = files.collect();
        let reviews = self.with_game(|game| review(&files, |tag| tag == language.tag, game));
        reviews.into_iter().next().unwrap_or_else(|| Review { tag: language.tag.to_owned(), ..Review::default() })
    }
}
