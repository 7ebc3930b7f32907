//! The program `merels`: parse, run, exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    merels::cli::run()
}
