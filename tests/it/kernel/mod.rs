//! The kernel: games whose whole match is data.

mod adversarial;
mod cases;
mod form;
mod laws;
mod lockstep;
mod players;
mod samples;
mod schema;

pub use samples::{SAMPLES, Sample, bundled};
