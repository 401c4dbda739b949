//! Icons that point to a side, and the ones that point to the other.

use lucide_icons::Icon;

const PAIRS: [(Icon, Icon); 8] = [
    (Icon::ArrowLeft, Icon::ArrowRight),
    (Icon::ChevronLeft, Icon::ChevronRight),
    (Icon::ChevronsLeft, Icon::ChevronsRight),
    (Icon::ChevronFirst, Icon::ChevronLast),
    (Icon::PanelLeft, Icon::PanelRight),
    (Icon::StepBack, Icon::StepForward),
    (Icon::Undo2, Icon::Redo2),
    (Icon::CornerDownLeft, Icon::CornerDownRight),
];

/// The icon that points to the other side, if the text is an icon that points to one.
pub fn opposite(text: &str) -> Option<Icon> {
    let mut letters = text.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    PAIRS.iter().find_map(|&(left, right)| match letter {
        _ if letter == char::from(left) => Some(right),
        _ if letter == char::from(right) => Some(left),
        _ => None,
    })
}
