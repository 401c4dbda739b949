//! What the keys mean: shortcuts, the clipboard, and files that are dropped.

use egui::{Context, Event, KeyboardShortcut};

use super::action::{ACTIONS, Action, Entry, Screen};
use super::app::Studio;
use super::command::UiCommand;
use super::frame::typed_after;

impl Studio {
    /// Asks for what the keys of this frame mean.
    pub(super) fn shortcuts(&mut self, ctx: &Context) {
        let typing = ctx.text_edit_focused();
        let here = |entry: &&Entry| entry.on.is_none_or(|screen| screen == self.settings.screen);
        let mut entries: Vec<_> =
            ACTIONS.iter().filter(here).filter_map(|entry| Some((entry.keys?, entry.on, entry.action))).collect();
        // A combination with more keys is a more special one, and so is one of this screen alone.
        entries
            .sort_by_key(|(keys, on, _)| std::cmp::Reverse((keys.modifiers.shift, keys.modifiers.alt, on.is_some())));
        for (keys, _, action) in entries {
            if typing && action.yields_to_typing() || action.is_of_editor() && self.settings.screen == Screen::Sandbox {
                continue;
            }
            let place = ctx.input(|input| input.events.iter().position(|event| is_press(event, keys)));
            if ctx.input_mut(|input| input.consume_shortcut(&keys)) {
                self.commands.send(match action {
                    // Who types on at once is heard by the palette, not by the field that had the keyboard.
                    Action::Palette if self.palette.is_none() => UiCommand::Find(typed_after(ctx, place.unwrap_or(0))),
                    action => UiCommand::Run(action),
                });
            }
        }
        if !typing {
            let events = ctx.input(|input| input.events.clone());
            for event in events {
                match event {
                    Event::Copy => self.commands.send(UiCommand::Run(Action::Copy)),
                    Event::Cut => self.commands.send(UiCommand::Run(Action::Cut)),
                    Event::Paste(text) => self.commands.send(UiCommand::Paste(text)),
                    _ => {}
                }
            }
        }
        for file in ctx.input(|input| input.raw.dropped_files.clone()) {
            self.commands.send(UiCommand::Dropped(file.path().to_owned()));
        }
    }
}

/// Whether an event is the press of a shortcut's key.
fn is_press(event: &Event, keys: KeyboardShortcut) -> bool {
    matches!(event, Event::Key { key, pressed: true, .. } if *key == keys.logical_key)
}
