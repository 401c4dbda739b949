//! The `ses-studio` program.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    ses_studio::cli::main()
}
