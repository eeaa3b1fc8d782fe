//! The command-line flags of the examples.

use crate::Target;
use std::process::exit;
use std::sync::Arc;
use tile_kernel::elem::DType;
use tile_kernel::prelude::{Cpu, LaunchError};
use tile_kernel::{LevelId, host_device};

/// The parsed command line.
#[derive(Clone, Debug, Default)]
pub struct Args {
    size: Option<Vec<usize>>,
    dtype: Option<String>,
    threads: Option<usize>,
    level: Option<LevelId>,
    backend: Option<String>,
}

impl Args {
    /// Reads the command line. A wrong flag prints the usage and exits.
    pub fn parse() -> Args {
        let mut words = std::env::args().skip(1);
        let mut args = Args::default();
        while let Some(flag) = words.next() {
            let value = words.next();
            let known = match (flag.as_str(), value) {
                ("--size", Some(text)) => {
                    args.size = text.split('x').map(|n| n.parse().ok()).collect();
                    args.size.is_some()
                }
                ("--dtype", Some(text)) => {
                    args.dtype = Some(text);
                    true
                }
                ("--threads", Some(text)) => {
                    args.threads = text.parse().ok().filter(|n| *n > 0);
                    args.threads.is_some()
                }
                ("--level", Some(text)) => {
                    args.level = LevelId::ALL.iter().copied().find(|level| level.name() == text);
                    args.level.is_some()
                }
                ("--backend", Some(text)) => {
                    args.backend = Some(text);
                    true
                }
                _ => false,
            };
            if !known {
                let levels: Vec<&str> = LevelId::ALL.iter().filter(|l| l.available()).map(|l| l.name()).collect();
                eprintln!(
                    "usage: [--size N[xNxN]] [--dtype f32] [--backend ascend|cpu|cuda|interpreter|wgpu] [--threads N] [--level {}]",
                    levels.join("|")
                );
                exit(2);
            }
        }
        args
    }

    /// The extents: those given, the last one repeated, or `default`.
    pub fn size<const R: usize>(&self, default: [usize; R]) -> [usize; R] {
        match self.size.as_deref() {
            Some(given @ [.., last]) => std::array::from_fn(|axis| *given.get(axis).unwrap_or(last)),
            _ => default,
        }
    }

    /// The element type, one of those that the example knows.
    pub fn dtype(&self, known: &[DType]) -> DType {
        let wanted = match &self.dtype {
            None => known.first().copied(),
            Some(name) => known.iter().copied().find(|dtype| dtype.name() == name),
        };
        wanted.unwrap_or_else(|| {
            let names: Vec<&str> = known.iter().map(|dtype| dtype.name()).collect();
            eprintln!("this example knows --dtype {}", names.join("|"));
            exit(2)
        })
    }

    /// How many threads: those given, or all that the machine has.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// The device that `--backend` names, the CPU by default; `--threads` and `--level` apply to
    /// the CPU.
    ///
    /// # Errors
    /// When this machine or build lacks it.
    pub fn device(&self) -> Result<Target, LaunchError> {
        if let Some(name) = self.backend.as_deref().filter(|name| *name != "cpu") {
            return Ok(Target::new(host_device(name)?));
        }
        let mut cpu = Cpu::new().with_threads(self.threads());
        if let Some(level) = self.level {
            cpu = cpu.with_level(level)?;
        }
        Ok(Target::new(Arc::new(cpu) as Arc<_>))
    }
}
