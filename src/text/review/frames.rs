//! Checks that frames and joins use each of their parts exactly once in every variant, because otherwise a part of a
//! card would be missing or repeated.

use super::Check;
use super::catalogue::MessagePattern;
use super::required::Purpose;
use crate::base::Code;
use crate::message;
use crate::text::fluent::walk::counts;

pub fn check(check: &mut Check<'_, '_>) {
    for (id, need) in check.needs.iter().filter(|(_, need)| need.purpose == Purpose::Frame) {
        if check.only.is_some_and(|only| only != id) {
            continue;
        }
        let Some(message) = check.catalogue.messages.get(id) else { continue };
        let Some(pattern) = &message.value else { continue };
        let text = MessagePattern { message, attribute: None, pattern };
        for piece in &need.variables {
            let problem = match counts(pattern, piece) {
                (1, 1) => continue,
                (_, 0) => "problem-piece-unused",
                (0, _) => "problem-piece-unused-in-variant",
                _ => "problem-piece-repeated",
            };
            let reason = message!(problem, id = id, name = *piece);
            check.report(Code::FramePiece, text, message.id, reason);
        }
    }
}
