//! The command-line flags of the benchmark.

use std::error::Error;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

const USAGE: &str =
    "usage: [--filter TEXT] [--threads N[,N]] [--seed N] [--json FILE [--plot FILE]] | --draw FILE --plot FILE";

/// The flags.
#[derive(Debug)]
pub(crate) struct Args {
    /// The numbers of threads, one after the other.
    pub(crate) threads: Vec<usize>,
    pub(crate) filter: String,
    /// The seed of the random data; another one each time by default.
    pub(crate) seed: u64,
    pub(crate) json: Option<PathBuf>,
    pub(crate) plot: Option<PathBuf>,
    /// A file to draw without measuring.
    pub(crate) draw: Option<PathBuf>,
    /// Whether this process measures for another one: it adds to the file.
    pub(crate) part: bool,
}

impl Args {
    pub(crate) fn parse() -> Result<Args, Box<dyn Error>> {
        let all = std::thread::available_parallelism()?.get();
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
        let mut args = Args {
            threads: vec![all],
            filter: String::new(),
            seed: now.as_nanos() as u64,
            json: None,
            plot: None,
            draw: None,
            part: false,
        };
        let mut words = std::env::args().skip(1);
        while let Some(flag) = words.next() {
            if flag == "--part" {
                args.part = true;
                continue;
            }
            match (flag.as_str(), words.next()) {
                ("--filter", Some(text)) => args.filter = text,
                ("--threads", Some(text)) => {
                    let numbers: Result<Vec<_>, _> = text.split(',').map(str::parse::<NonZero<usize>>).collect();
                    args.threads = numbers?.into_iter().map(NonZero::get).collect();
                }
                ("--seed", Some(number)) => args.seed = number.parse()?,
                ("--json", Some(path)) => args.json = Some(path.into()),
                ("--plot", Some(path)) => args.plot = Some(path.into()),
                ("--draw", Some(path)) => args.draw = Some(path.into()),
                _ => return Err(USAGE.into()),
            }
        }
        if args.plot.is_some() != args.draw.is_some() && args.json.is_none() {
            return Err(USAGE.into());
        }
        Ok(args)
    }
}
