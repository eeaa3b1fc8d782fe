//! The conformance suite on an NVIDIA GPU through C++: kernels are written in CUDA C++, compiled by
//! NVRTC and launched by `tile-cuda`.
//!
//! The program stands alone: built anywhere, it may be copied to a machine that has nothing but a
//! driver and NVRTC's library, which `TILE_NVRTC` may name. Without a device or the library it says
//! so and passes, unless `--require-device` is given.
//!
//! ```sh
//! TILE_NVRTC=/usr/local/cuda/lib64/libnvrtc.so cargo test --release -p cc-tests --test gpu
//! ```

mod options;
mod written;

use options::Options;
use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tile_cc::nvrtc::Nvrtc;
use tile_conformance::{Case, Expect, Outcome, Report, Row, cases, run};
use tile_cuda::ptx::Arch;
use tile_cuda::{Compiler, Cuda, devices};
use tile_kernel::launch::LaunchError;
use written::Written;

fn main() -> ExitCode {
    let options = match Options::parse(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(usage) => {
            eprintln!("{usage}");
            return ExitCode::from(2);
        }
    };
    match Device::open(&options) {
        Ok(device) => device.run(&options),
        Err(error) => {
            println!("no case was run: {error}");
            if options.require_device { ExitCode::FAILURE } else { ExitCode::SUCCESS }
        }
    }
}

/// A device whose kernels are C++.
struct Device {
    cuda: Cuda,
    name: String,
}

/// What came of the cases so far.
#[derive(Default)]
struct Found {
    rows: Vec<Row>,
    launched: BTreeSet<String>,
}

impl Device {
    fn open(options: &Options) -> Result<Device, LaunchError> {
        let cuda = Cuda::new(options.device)?.with_arch(Arch::Sm80)?;
        let nvrtc = Nvrtc::open()?;
        let info = devices()?.into_iter().nth(options.device);
        let (name, capability) = info.map_or_else(Default::default, |info| (info.name, info.capability));
        let dialect = options.dialect.unwrap_or(match capability {
            (9.., _) => &tile_cc::cuda::SM_90,
            _ => &tile_cc::cuda::SM_80,
        });
        let (major, minor) = nvrtc.version();
        let name = format!("{name}, {} by NVRTC {major}.{minor}", dialect.name);
        let compiler: Arc<dyn Compiler> = Arc::new(Written { nvrtc, dialect });
        Ok(Device { cuda: cuda.with_compiler(compiler), name })
    }

    /// Runs the cases, several at a time, and tells what came of them.
    fn run(&self, options: &Options) -> ExitCode {
        println!("{}, seed {}", self.name, options.seed);
        let chosen: Vec<Case> = cases().filter(|case| options.chooses(case.name)).collect();
        let (next, found) = (AtomicUsize::new(0), Mutex::new(Found::default()));
        let workers = std::thread::available_parallelism().map_or(1, usize::from).min(8);
        std::thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| {
                    while let Some(case) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let (report, launched) = self.case(case, options.seed);
                        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                        report.rows().iter().for_each(|row| println!("{row}"));
                        found.rows.extend(report.rows().iter().cloned());
                        found.launched.extend(launched);
                    }
                });
            }
        });
        let Found { rows, launched } = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        let wrong: Vec<&Row> = rows.iter().filter(|row| matches!(row.outcome, Outcome::Wrong(_))).collect();
        println!("\n{}: {} checks of {} kernels, {} wrong", self.name, rows.len(), launched.len(), wrong.len());
        wrong.iter().for_each(|row| println!("  {row}"));
        if wrong.is_empty() && !rows.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    /// Runs a case on a stream of its own; and the kernels that it launched.
    fn case(&self, case: &Case, seed: u64) -> (Report, BTreeSet<String>) {
        let expect = Expect { filters: vec![case.name.to_owned()], seed: Some(seed), large: true, ..Expect::default() };
        match self.cuda.new_stream() {
            Ok(stream) => {
                let noting = written::Noting::new(stream.host_adapter());
                (run(&noting, &expect), noting.launched())
            }
            Err(error) => {
                let mut report = Report::new(self.name.as_str());
                report.start_case(case.name);
                report.fail("a stream", &error.to_string());
                (report, BTreeSet::new())
            }
        }
    }
}
