//! The `ses-studio` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    ses_studio::cli::main()
}
