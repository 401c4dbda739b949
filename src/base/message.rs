//! A sentence for the user as data: the id of a message in `locales/*/problems.ftl` and its arguments.

/// A sentence that has no language yet, because the command line shows English and the window the language of the
/// interface. `text::problem_text` words it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The id of the message.
    pub id: &'static str,
    /// The message's variables and their values: names and paths from a file.
    pub arguments: Vec<(&'static str, String)>,
}

/// A [`Message`] with its variables: `message!("problem-hint-folder", tag = "de")`.
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::base::Message { id: $id, arguments: vec![$((stringify!($name), $value.to_string())),*] }
    };
}
