//! The integration tests: one binary, a module a subject.

#[cfg(test)]
mod reference;
