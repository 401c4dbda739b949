//! The command line: one file a subcommand.
/// x
pub fn main() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
