//! The form of predicates.

use super::evaluate::Datum;

/// How deep an expression can be.
const DEEPEST: usize = 64;

#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    Is(Datum),
    Name(String),
    Not(Box<Term>),
    Minus(Box<Term>),
    All(Vec<Term>),
    Any(Vec<Term>),
    /// The first, then each comparison with what comes next.
    Compare(Box<Term>, Vec<(String, Term)>),
    Binary(char, Box<Term>, Box<Term>),
    Index(Box<Term>, Box<Term>),
    Get(Box<Term>, Vec<Term>),
    Call(String, Vec<Term>),
    List(Vec<Term>),
    Set(Vec<Term>),
    /// Members with their names; without one, all members of an object.
    Object(Vec<(Option<Term>, Term)>),
    If(Box<[Term; 3]>),
    /// What there is for each round of the loops; as a set or a list.
    Each {
        is_set: bool,
        item: Box<Term>,
        loops: Vec<Loop>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct Loop {
    pub names: Vec<String>,
    pub of: Term,
    pub tests: Vec<Term>,
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Text(String),
    /// A whole number, and how many of its digits are behind the point.
    Number(i64, u32),
    Word(String),
    Sign(String),
}

const SIGNS: [&str; 22] =
    ["==", "!=", "<=", ">=", "<", ">", "(", ")", "[", "]", "{", "}", ",", ".", ":", "+", "-", "**", "*", "/", "&", "="];

fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if first == '\'' || first == '"' {
            let end = rest[1..].find(first).ok_or("a text does not end")?;
            found.push(Token::Text(rest[1..=end].to_owned()));
            end + 2
        } else if first.is_ascii_digit() {
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
            let (whole, part) = rest[..end].split_once('.').unwrap_or((&rest[..end], ""));
            let digits = format!("{whole}{part}").parse().map_err(|_| "a number is too long")?;
            let places = u32::try_from(part.len()).map_err(|_| "a number is too long")?;
            found.push(Token::Number(digits, places));
            end
        } else if first.is_ascii_alphabetic() || first == '_' {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
            found.push(Token::Word(rest[..end].to_owned()));
            end
        } else {
            let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
            let sign = sign.ok_or_else(|| format!("`{first}` has no meaning here"))?;
            found.push(Token::Sign((*sign).to_owned()));
            sign.len()
        };
        rest = rest[length..].trim_start();
    }
    Ok(found)
}

/// Reads a predicate.
pub fn read(text: &str) -> Result<Term, String> {
    let mut reader = Reader::new(text)?;
    let found = reader.term()?;
    reader.end()?;
    Ok(found)
}

pub struct Reader {
    tokens: Vec<Token>,
    at: usize,
    depth: usize,
}

impl Reader {
    pub fn new(text: &str) -> Result<Self, String> {
        Ok(Self { tokens: tokens(text)?, at: 0, depth: 0 })
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.tokens.len()
    }

    pub fn end(&self) -> Result<(), String> {
        if self.is_at_end() { Ok(()) } else { Err(self.unexpected()) }
    }

    /// Names between commas.
    pub fn names(&mut self) -> Result<Vec<String>, String> {
        let mut names = vec![self.name()?];
        while self.sign(",") {
            names.push(self.name()?);
        }
        Ok(names)
    }

    /// One term, or a list of terms between commas.
    pub fn terms(&mut self) -> Result<Term, String> {
        let mut all = vec![self.term()?];
        while self.sign(",") {
            all.push(self.term()?);
        }
        Ok(if all.len() > 1 { Term::List(all) } else { all.remove(0) })
    }

    pub fn need_word(&mut self, word: &str) -> Result<(), String> {
        if self.word(word) { Ok(()) } else { Err(self.unexpected()) }
    }

    fn unexpected(&self) -> String {
        match self.tokens.get(self.at) {
            None => "the expression ends too early".to_owned(),
            Some(Token::Word(text) | Token::Sign(text) | Token::Text(text)) => format!("`{text}` is not expected here"),
            Some(Token::Number(number, _)) => format!("{number} is not expected here"),
        }
    }

    fn is_word(&self, ahead: usize, word: &str) -> bool {
        matches!(self.tokens.get(self.at + ahead), Some(Token::Word(own)) if own == word)
    }

    pub fn word(&mut self, word: &str) -> bool {
        let is_there = self.is_word(0, word);
        self.at += usize::from(is_there);
        is_there
    }

    fn sign(&mut self, sign: &str) -> bool {
        let is_there = matches!(self.tokens.get(self.at), Some(Token::Sign(own)) if own == sign);
        self.at += usize::from(is_there);
        is_there
    }

    pub fn need(&mut self, sign: &str) -> Result<(), String> {
        if self.sign(sign) { Ok(()) } else { Err(self.unexpected()) }
    }

    pub fn name(&mut self) -> Result<String, String> {
        let Some(Token::Word(name)) = self.tokens.get(self.at).cloned() else { return Err(self.unexpected()) };
        self.at += 1;
        Ok(name)
    }

    pub fn term(&mut self) -> Result<Term, String> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err("the expression is too deep".to_owned());
        }
        let mut found = self.either()?;
        if self.word("if") {
            let test = self.either()?;
            self.need_word("else")?;
            found = Term::If(Box::new([test, found, self.term()?]));
        }
        self.depth -= 1;
        Ok(found)
    }

    fn either(&mut self) -> Result<Term, String> {
        let mut all = vec![self.both()?];
        while self.word("or") {
            all.push(self.both()?);
        }
        Ok(if all.len() > 1 { Term::Any(all) } else { all.remove(0) })
    }

    fn both(&mut self) -> Result<Term, String> {
        let mut all = vec![self.not()?];
        while self.word("and") {
            all.push(self.not()?);
        }
        Ok(if all.len() > 1 { Term::All(all) } else { all.remove(0) })
    }

    fn not(&mut self) -> Result<Term, String> {
        let mut is_not = None;
        while self.word("not") {
            is_not = Some(!is_not.unwrap_or(false));
        }
        let found = self.comparison()?;
        Ok(match is_not {
            None => found,
            Some(true) => Term::Not(Box::new(found)),
            Some(false) => Term::Not(Box::new(Term::Not(Box::new(found)))),
        })
    }

    fn comparison(&mut self) -> Result<Term, String> {
        let first = self.joined()?;
        let mut rest = Vec::new();
        loop {
            let sign = ["==", "!=", "<=", ">=", "<", ">"].into_iter().find(|sign| self.sign(sign));
            let sign = if let Some(sign) = sign {
                sign
            } else if self.is_word(0, "not") && self.is_word(1, "in") {
                self.at += 2;
                "not in"
            } else if self.word("in") {
                "in"
            } else {
                break;
            };
            rest.push((sign.to_owned(), self.joined()?));
        }
        Ok(if rest.is_empty() { first } else { Term::Compare(Box::new(first), rest) })
    }

    /// `&`, which binds less than sums do.
    fn joined(&mut self) -> Result<Term, String> {
        self.binary(&["&"], |own| own.binary(&["+", "-"], |own| own.binary(&["*", "/"], Self::signed)))
    }

    fn binary(&mut self, signs: &[&str], next: fn(&mut Self) -> Result<Term, String>) -> Result<Term, String> {
        let mut found = next(self)?;
        while let Some(sign) = signs.iter().find(|sign| self.sign(sign)) {
            let sign = sign.chars().next().unwrap_or('+');
            found = Term::Binary(sign, Box::new(found), Box::new(next(self)?));
        }
        Ok(found)
    }

    fn signed(&mut self) -> Result<Term, String> {
        if self.sign("-") { Ok(Term::Minus(Box::new(self.whole()?))) } else { self.whole() }
    }

    /// A term with what is taken of it.
    fn whole(&mut self) -> Result<Term, String> {
        let mut found = self.single()?;
        loop {
            if self.sign("[") {
                let index = self.term()?;
                self.need("]")?;
                found = Term::Index(Box::new(found), Box::new(index));
            } else if self.sign(".") {
                if self.name()? != "get" || !self.sign("(") {
                    return Err("of the methods there is only `get`".to_owned());
                }
                found = Term::Get(Box::new(found), self.list(")")?);
            } else {
                return Ok(found);
            }
        }
    }

    fn single(&mut self) -> Result<Term, String> {
        let Some(token) = self.tokens.get(self.at).cloned() else { return Err(self.unexpected()) };
        self.at += 1;
        match token {
            Token::Text(text) => Ok(Term::Is(Datum::text(&text))),
            Token::Number(digits, places) => {
                Ok(Term::Is(Datum::number(i128::from(digits), 10_i128.pow(places.min(18)))))
            }
            Token::Word(word) => match word.as_str() {
                "True" => Ok(Term::Is(Datum::truth(true))),
                "False" => Ok(Term::Is(Datum::truth(false))),
                "None" => Ok(Term::Is(Datum::None)),
                _ if self.sign("(") => Ok(Term::Call(word, self.list(")")?)),
                _ => Ok(Term::Name(word)),
            },
            Token::Sign(sign) => match sign.as_str() {
                "(" => self.in_brackets(),
                "[" => Ok(match <[Term; 1]>::try_from(self.list("]")?) {
                    Ok([each @ Term::Each { is_set: false, .. }]) => each,
                    Ok(one) => Term::List(one.into()),
                    Err(all) => Term::List(all),
                }),
                "{" => self.in_braces(),
                _ => {
                    self.at -= 1;
                    Err(self.unexpected())
                }
            },
        }
    }

    /// A set, or an object: what it has in it is known by its first colon.
    fn in_braces(&mut self) -> Result<Term, String> {
        if self.sign("}") {
            return Ok(Term::Object(Vec::new()));
        }
        let mut members = Vec::new();
        if self.sign("**") {
            members.push((None, self.term()?));
        } else {
            let first = self.term()?;
            if !self.sign(":") {
                return Ok(match <[Term; 1]>::try_from(self.rest("}", Some(first))?) {
                    Ok([Term::Each { item, loops, .. }]) => Term::Each { is_set: true, item, loops },
                    Ok(one) => Term::Set(one.into()),
                    Err(all) => Term::Set(all),
                });
            }
            members.push((Some(first), self.term()?));
        }
        while self.sign(",") {
            let name = if self.sign("**") {
                None
            } else {
                let name = self.term()?;
                self.need(":")?;
                Some(name)
            };
            members.push((name, self.term()?));
        }
        self.need("}")?;
        Ok(Term::Object(members))
    }

    /// A term in brackets, or a list of several.
    fn in_brackets(&mut self) -> Result<Term, String> {
        let mut all = self.list(")")?;
        let is_list = matches!(self.tokens.get(self.at.saturating_sub(2)), Some(Token::Sign(sign)) if sign == ",");
        Ok(if all.len() == 1 && !is_list { all.remove(0) } else { Term::List(all) })
    }

    /// Terms up to a sign; a term with loops is not part of another one.
    fn list(&mut self, end: &str) -> Result<Vec<Term>, String> {
        self.rest(end, None)
    }

    /// As [`Self::list`], where the first may have been read.
    fn rest(&mut self, end: &str, mut first: Option<Term>) -> Result<Vec<Term>, String> {
        let mut all = Vec::new();
        while first.is_some() || !self.sign(end) {
            let item = match first.take() {
                Some(item) => item,
                None => self.term()?,
            };
            if self.is_word(0, "for") {
                let loops = self.loops()?;
                self.need(end)?;
                return Ok(vec![Term::Each { is_set: false, item: Box::new(item), loops }]);
            }
            all.push(item);
            if !self.sign(",") {
                self.need(end)?;
                break;
            }
        }
        Ok(all)
    }

    fn loops(&mut self) -> Result<Vec<Loop>, String> {
        let mut loops = Vec::new();
        while self.word("for") {
            let names = self.names()?;
            self.need_word("in")?;
            let of = self.either()?;
            let mut tests = Vec::new();
            while self.word("if") {
                tests.push(self.either()?);
            }
            loops.push(Loop { names, of, tests });
        }
        Ok(loops)
    }
}
