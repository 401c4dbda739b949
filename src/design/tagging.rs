//! Tables of effects with columns that say which of them match a pattern: `EFFECTNAME;HasDraw`.

use super::template::{Lists, TooMany};

/// The column of the effects.
pub const EFFECT: &str = "EFFECTNAME";
/// A cell of an effect that matches, and of one that does not.
const CELLS: [&str; 2] = ["True", "False"];

/// A table whose cells are separated by semicolons; spaces around them are not part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// What is searched for in the effects.
#[derive(Clone, Debug)]
pub enum Pattern<'p> {
    /// A text with placeholders: any of the texts that it matches.
    Expanded(&'p str),
    /// Exactly this text.
    Exact(&'p str),
}

/// What tagging did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tagged {
    /// How many effects match.
    pub matches: usize,
    /// How many are tagged now; those that were stay so.
    pub tagged: usize,
    /// Whether the column is new.
    pub is_new: bool,
}

/// Why a table cannot be tagged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TagError {
    /// The column that is required is not there.
    #[error("there is no column `{0}`")]
    NoColumn(String),
    /// The column of the effects cannot be a tag.
    #[error("`{EFFECT}` is the column of the effects")]
    EffectColumn,
    /// The pattern matches too many texts.
    #[error("the pattern has {0}")]
    TooMany(TooMany),
}

impl Table {
    /// Reads a table, or a text with an effect in each line.
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines().filter(|line| !line.trim().is_empty());
        let cells = |line: &str| -> Vec<String> { line.split(';').map(|cell| cell.trim().to_owned()).collect() };
        let first = lines.clone().next().map(cells).filter(|cells| cells.first().is_some_and(|cell| cell == EFFECT));
        let Some(header) = first else {
            return Self::of(lines.map(str::trim));
        };
        lines.next();
        let width = header.len();
        let row = |line| {
            let mut row = cells(line);
            row.resize(width.max(row.len()), String::new());
            row
        };
        Self { rows: lines.map(row).collect(), header }
    }

    /// A table of effects without tags.
    pub fn of<'e>(effects: impl IntoIterator<Item = &'e str>) -> Self {
        let rows = effects.into_iter().map(|effect| vec![effect.to_owned()]).collect();
        Self { header: vec![EFFECT.to_owned()], rows }
    }

    /// The table as text.
    pub fn written(&self) -> String {
        let rows = std::iter::once(&self.header).chain(&self.rows);
        rows.map(|row| row.join(";") + "\n").collect()
    }

    /// How many effects it has.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether it has no effects.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Whether each effect has a tag.
    pub fn tags(&self, column: &str) -> Vec<bool> {
        let at = self.column(column);
        self.rows.iter().map(|row| at.is_some_and(|at| is_true(row, at))).collect()
    }

    /// Tags the effects that match a pattern, in a column that is added where it is missing. With `required` only effects
    /// that have that tag match.
    ///
    /// # Errors
    ///
    /// The required column is missing, the column is that of the effects, or the pattern matches too many texts. Then
    /// nothing is changed.
    pub fn tag(
        &mut self,
        lists: &Lists,
        pattern: &Pattern<'_>,
        column: &str,
        required: Option<&str>,
    ) -> Result<Tagged, TagError> {
        if column == EFFECT {
            return Err(TagError::EffectColumn);
        }
        let required = match required {
            Some(name) => Some(self.column(name).ok_or_else(|| TagError::NoColumn(name.to_owned()))?),
            None => None,
        };
        let mut texts = Vec::new();
        match pattern {
            Pattern::Exact(text) => texts.push((*text).to_owned()),
            Pattern::Expanded(text) => {
                lists.each(&lists.read(text), &mut |text| texts.push(text.to_owned())).map_err(TagError::TooMany)?;
            }
        }
        let known = self.column(column);
        let at = known.unwrap_or_else(|| {
            self.header.push(column.to_owned());
            self.header.len() - 1
        });
        let mut done = Tagged { is_new: known.is_none(), ..Tagged::default() };
        for row in &mut self.rows {
            let effect = row.first().map(String::as_str).unwrap_or_default();
            let matches = required.is_none_or(|required| is_true(row, required))
                && texts.iter().any(|text| effect.contains(text.as_str()));
            let is_tagged = matches || is_true(row, at);
            done.matches += usize::from(matches);
            done.tagged += usize::from(is_tagged);
            row.resize(row.len().max(at + 1), String::new());
            if let Some(cell) = row.get_mut(at) {
                CELLS[usize::from(!is_tagged)].clone_into(cell);
            }
        }
        Ok(done)
    }

    fn column(&self, name: &str) -> Option<usize> {
        self.header.iter().position(|cell| cell == name)
    }
}

fn is_true(row: &[String], at: usize) -> bool {
    row.get(at).is_some_and(|cell| cell.eq_ignore_ascii_case(CELLS[0]))
}

#[cfg(test)]
mod tests {
    use super::super::template::Style;
    use super::{EFFECT, Lists, Pattern, Table, TagError, Tagged};

    #[test]
    fn a_tag_that_is_true_stays_and_another_may_be_required() {
        let mut table = Table::read("EFFECTNAME; HasDraw\nDraw two cards; False\nGain life; True\n\nDraw one; False");
        let mut lists = Lists::new(Style::Text);
        lists.add("n", ["one", "three"]);
        let done = table.tag(&lists, &Pattern::Expanded("Draw <n>"), "HasDraw", None).unwrap();
        assert_eq!(done, Tagged { matches: 1, tagged: 2, is_new: false });
        assert_eq!(table.tags("HasDraw"), [false, true, true]);
        let done = table.tag(&lists, &Pattern::Exact("Draw"), "Small", Some("HasDraw")).unwrap();
        assert_eq!(done, Tagged { matches: 1, tagged: 1, is_new: true });
        assert_eq!(
            table.written(),
            "EFFECTNAME;HasDraw;Small\nDraw two cards;False;False\nGain life;True;False\nDraw one;True;True\n"
        );
        assert_eq!(Table::read(&table.written()), table);
    }

    #[test]
    fn what_cannot_be_tagged_changes_nothing() {
        let lists = Lists::new(Style::Text);
        let mut table = Table::read("Draw two cards\nGain life");
        let before = table.clone();
        let missing = table.tag(&lists, &Pattern::Exact("Draw"), "A", Some("B"));
        assert_eq!(missing, Err(TagError::NoColumn("B".to_owned())));
        assert_eq!(table.tag(&lists, &Pattern::Exact("Draw"), EFFECT, None), Err(TagError::EffectColumn));
        assert_eq!(table, before);
    }
}
