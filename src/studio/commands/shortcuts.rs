//! Sends the commands of shortcuts, of the clipboard's keys and of files that are dropped on the window.

use egui::{Context, Event, KeyboardShortcut};

use crate::studio::action::{ACTIONS, Action, Entry, Screen};
use crate::studio::app::Studio;
use crate::studio::command::{ClipboardCommand, FileCommand, UiCommand};
use crate::studio::frame::typed_after;
use crate::studio::widgets::is_delete_claimed;

pub fn send_shortcuts(studio: &Studio, ctx: &Context) {
    let (commands, screen) = (&studio.model.commands, studio.model.settings.screen);
    let is_typing = ctx.text_edit_focused();
    let is_here = |entry: &&Entry| entry.on.is_none_or(|on| on == screen);
    let mut entries: Vec<_> =
        ACTIONS.iter().filter(is_here).filter_map(|entry| Some((entry.keys?, entry.on, entry.action))).collect();
    // Shortcuts with more modifiers come first, because `consume_shortcut` ignores additional Shift and Alt. For the same
    // keys, the meaning on this screen comes before the general one.
    entries.sort_by_key(|(keys, on, _)| std::cmp::Reverse((keys.modifiers.shift, keys.modifiers.alt, on.is_some())));
    for (keys, _, action) in entries {
        let is_taken = action == Action::DeleteRow && is_delete_claimed(ctx);
        if is_taken || is_typing && action.yields_to_typing() || action.is_of_editor() && screen != Screen::Cards {
            continue;
        }
        let at = ctx.input(|input| input.events.iter().position(|event| is_press(event, keys)));
        if ctx.input_mut(|input| input.consume_shortcut(&keys)) {
            match action {
                // The palette gets focus only in the next frame. Pass on text typed after the shortcut, otherwise the
                // previously focused field receives it.
                Action::Palette if studio.screens.palette.is_none() => {
                    commands.send(UiCommand::OpenPalette(typed_after(ctx, at.unwrap_or(0))));
                }
                action => commands.send(action),
            }
        }
    }
    if !is_typing {
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy => commands.send(Action::Copy),
                Event::Cut => commands.send(Action::Cut),
                Event::Paste(text) => commands.send(ClipboardCommand::Paste(text)),
                _ => {}
            }
        }
    }
    for file in ctx.input(|input| input.raw.dropped_files.clone()) {
        commands.send(FileCommand::Dropped(file.path().to_owned()));
    }
}

fn is_press(event: &Event, keys: KeyboardShortcut) -> bool {
    matches!(event, Event::Key { key, pressed: true, .. } if *key == keys.logical_key)
}
