//! Commands of the Balance screen.

use crate::base::Name;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BalanceCommand {
    /// Play the remaining games of a run that was stopped.
    Resume,
    /// Start a calibration as set up in the form.
    Calibrate,
    /// Apply the calibration's proposal as one edit.
    ApplyProposal,
    /// Measure how much each row of a card matters.
    Rows(Name),
    /// Play the cards in decks of their own, to see how strong each is.
    Evaluate,
    /// Apply the prices that fit as one edit of the ruleset.
    ApplyPrices,
    /// Show a game of the open matchup action by action. `number` counts from 0.
    Replay { heroes: [Name; 2], number: u64 },
    /// Open the same game in the sandbox.
    Watch { heroes: [Name; 2], number: u64 },
}
