//! The integration tests: one binary, a module a subject.

mod bundled;
mod conformance_check;
mod fuzz;
mod game_as_data;
#[cfg(test)]
mod csv;
#[cfg(test)]
mod reference;
mod support;
