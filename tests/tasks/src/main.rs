//! The program that runs tasks on a device:
//! `tasks-tests --backend NAME [--require-device] [--formulas] [--seed N] [FILTER…]`.

use std::process::ExitCode;
use tasks_tests::{run, run_formulas, tasks};
use tile_kernel::host_device;

/// What the command line asks for.
struct Options {
    backend: String,
    require_device: bool,
    formulas: bool,
    seed: u64,
    filters: Vec<String>,
}

fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let (backend, filters) = ("interpreter".to_owned(), Vec::new());
    let mut options = Options { backend, require_device: false, formulas: false, seed: 1, filters };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("`{argument}` needs a value"));
        match argument.as_str() {
            "--backend" => options.backend = value()?,
            "--seed" => options.seed = value()?.parse().map_err(|error| format!("--seed: {error}"))?,
            "--require-device" => options.require_device = true,
            "--formulas" => options.formulas = true,
            flag if flag.starts_with('-') => {
                return Err(format!(
                    "no option `{flag}`: there are --backend, --seed, --formulas and --require-device"
                ));
            }
            _ => options.filters.push(argument),
        }
    }
    Ok(options)
}

fn main() -> ExitCode {
    let options = match parse(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(usage) => {
            eprintln!("{usage}");
            return ExitCode::from(2);
        }
    };
    let device = match host_device(&options.backend) {
        Ok(device) => device,
        Err(error) => {
            println!("no task was run: {error}");
            return if options.require_device { ExitCode::FAILURE } else { ExitCode::SUCCESS };
        }
    };
    let filters = &options.filters;
    let admits = |name: &str| filters.is_empty() || filters.iter().any(|part| name.contains(part.as_str()));
    let report = if options.formulas {
        run_formulas(&*device, options.seed, admits)
    } else {
        run(&*device, options.seed, tasks().filter(|(_, task)| admits(task.name)))
    };
    println!("{report}");
    if report.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
