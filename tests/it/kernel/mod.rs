//! The kernel: games whose whole match is data.

mod adversarial;
mod boards;
mod cases;
mod form;
mod greedy;
mod laws;
mod lockstep;
mod old_logs;
mod old_scenarios;
mod players;
mod reasons;
mod samples;
mod schema;
mod without_match;

pub use laws::{keeps_its_laws, plays_to_its_end};
pub use lockstep::Both;
pub use samples::{SAMPLES, Sample, bundled};
