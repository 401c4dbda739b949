//! The kernel: games whose whole match is data.

mod adversarial;
mod cases;
mod form;
mod greedy;
mod laws;
mod lockstep;
mod players;
mod samples;
mod schema;

pub use lockstep::Both;
pub use samples::{SAMPLES, Sample, bundled};
