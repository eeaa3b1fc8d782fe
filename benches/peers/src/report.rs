//! Timing of a workload interleaved with its peers, and the report as lines of text and JSON.

use crate::args::Args;
use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tile_kernel::prelude::Cpu;
use tile_examples::{Unit, Work, peak, shuffled_rounds};
use tile_kernels::testing::Random;

pub(crate) type Outcome = Result<(), Box<dyn Error>>;

/// The least number of rounds in which a workload is measured.
const ROUNDS: usize = 9;

/// A peer is run once if it takes this many times as long as ours,
const SLOW: f64 = 4.0;
/// and this many seconds: more runs would tell nothing else and take minutes.
const PATIENCE: f64 = 0.5;

/// The seed of the next data.
static SEED: AtomicU64 = AtomicU64::new(0);

/// Sets the seed of the data of this process.
pub(crate) fn set_seed(seed: u64) {
    println!("seed {seed}");
    SEED.store(seed, Ordering::Relaxed);
}

/// Random data that no other workload has.
pub(crate) fn random() -> Random {
    Random::new(SEED.fetch_add(1, Ordering::Relaxed))
}

/// Another implementation of the same workload.
pub(crate) struct Peer<'a> {
    pub(crate) name: &'static str,
    pub(crate) run: Box<dyn FnMut() + 'a>,
}

impl<'a> Peer<'a> {
    pub(crate) fn new(name: &'static str, run: impl FnMut() + 'a) -> Peer<'a> {
        Peer { name, run: Box::new(run) }
    }
}

/// A workload to measure.
pub(crate) struct Task<'a> {
    name: &'a str,
    work: Work,
    /// The arithmetic whose peak it is compared with.
    unit: Option<Unit>,
    /// Bytes that have to be read or written.
    bytes: Option<f64>,
    /// The bar for the ratio to the fastest peer, or for the share of a copy.
    bar: Option<f64>,
    /// A copy, and how many bytes it moves.
    copy: Option<(Box<dyn FnMut() + 'a>, f64)>,
}

impl<'a> Task<'a> {
    pub(crate) fn new(name: &'a str, work: Work) -> Task<'a> {
        Task { name, work, unit: None, bytes: None, bar: None, copy: None }
    }

    pub(crate) fn of(self, unit: Unit) -> Task<'a> {
        Task { unit: Some(unit), ..self }
    }

    pub(crate) fn moving(self, bytes: usize) -> Task<'a> {
        Task { bytes: Some(bytes as f64), ..self }
    }

    pub(crate) fn bar(self, bar: f64) -> Task<'a> {
        Task { bar: Some(bar), ..self }
    }

    pub(crate) fn beside_copy(self, bytes: usize, copy: impl FnMut() + 'a) -> Task<'a> {
        Task { copy: Some((Box::new(copy), bytes as f64)), ..self }
    }
}

/// The report, to which measurements are added.
pub(crate) struct Report {
    pub(crate) threads: usize,
    filter: String,
    json: Option<File>,
}

impl Report {
    pub(crate) fn new(args: &Args, threads: usize) -> Result<Report, Box<dyn Error>> {
        let open = |path| File::options().create(true).append(true).open(path);
        let json = args.json.as_ref().map(open).transpose()?;
        Ok(Report { threads, filter: args.filter.clone(), json })
    }

    pub(crate) fn device(&self) -> Cpu {
        Cpu::new().with_threads(self.threads)
    }

    /// Whether the filter takes the workload; its data need not be made otherwise.
    pub(crate) fn wants(&self, name: &str) -> bool {
        name.contains(&self.filter)
    }

    /// Measures a launch beside its peers.
    pub(crate) fn compare(&mut self, task: Task<'_>, ours: &mut dyn FnMut(), peers: Vec<Peer<'_>>) -> Outcome {
        let Task { name, work, unit, bytes, bar, copy } = task;
        let seconds = |run: &mut dyn FnMut()| {
            let start = Instant::now();
            run();
            start.elapsed().as_secs_f64()
        };
        let limit = (SLOW * seconds(ours)).max(PATIENCE);
        let (mut times, mut names, mut runs) = (Vec::new(), Vec::new(), Vec::new());
        for Peer { name, mut run } in peers {
            let once = seconds(&mut *run);
            if once > limit {
                times.push((name, once));
            } else {
                names.push(name);
                runs.push(run);
            }
        }
        let (copies, copied) = copy.unzip();
        let number = runs.len();
        runs.extend(copies);
        let mut fastest: Option<f64> = None;
        let threads = self.threads;
        let mut probe = || {
            let peak = unit.and_then(|unit| peak(unit, threads));
            fastest = fastest.into_iter().chain(peak).reduce(f64::max);
        };
        let mut works: Vec<&mut dyn FnMut()> = vec![&mut probe, ours];
        works.extend(runs.iter_mut().map(|run| &mut **run as &mut dyn FnMut()));
        let samples = shuffled_rounds(Duration::from_millis(1200), ROUNDS, &mut works);
        let ours = samples[1].median();
        let rate = work.rate(ours);
        let copy_share = copied.map(|bytes: f64| rate * 1e9 / (bytes / samples[2 + number].median()));
        times.extend(names.into_iter().zip(samples[2..].iter().map(|s| s.median())));
        let fraction = fastest.map(|peak| rate * 1e9 / peak);
        self.write(&Measured { name, work, threads, ours, bytes, bar, fraction, copy_share, peers: times })
    }

    /// Adds a measurement that was taken in another way.
    pub(crate) fn note(&mut self, name: &str, work: Work, seconds: f64) -> Outcome {
        let (threads, peers) = (self.threads, Vec::new());
        let (bytes, bar, fraction, copy_share) = (None, None, None, None);
        self.write(&Measured { name, work, threads, ours: seconds, bytes, bar, fraction, copy_share, peers })
    }

    fn write(&mut self, result: &Measured<'_>) -> Outcome {
        println!("{}", result.text());
        if let Some(file) = &mut self.json {
            writeln!(file, "{}", result.json())?;
        }
        Ok(())
    }
}

/// The result of a measurement.
struct Measured<'a> {
    name: &'a str,
    work: Work,
    threads: usize,
    /// The median, in seconds.
    ours: f64,
    bytes: Option<f64>,
    bar: Option<f64>,
    /// The share of the peak.
    fraction: Option<f64>,
    /// The share of a copy's bandwidth.
    copy_share: Option<f64>,
    /// Medians of the peers.
    peers: Vec<(&'a str, f64)>,
}

impl Measured<'_> {
    fn text(&self) -> String {
        let Measured { name, work, ours, .. } = self;
        let mut line = format!("{name:<42} {:9.3} ms {:8.1} {}", ours * 1e3, work.rate(*ours), work.unit());
        if let Some(fraction) = self.fraction {
            line += &format!(", {:.0}% of peak", 100.0 * fraction);
        }
        if let Some(share) = self.copy_share {
            line += &format!(", {share:.2} of a copy");
        }
        for (peer, seconds) in &self.peers {
            line += &format!("; {:.2}x {peer}", seconds / ours);
        }
        line
    }

    fn json(&self) -> String {
        let Measured { name, work, threads, ours, .. } = self;
        let number = |x: Option<f64>| x.map_or_else(|| "null".to_owned(), |x| format!("{x:.4}"));
        let best = self.peers.iter().min_by(|a, b| a.1.total_cmp(&b.1));
        let peer = best.map_or_else(|| "null".to_owned(), |(peer, _)| format!("\"{peer}\""));
        let seconds = best.map_or_else(|| "null".to_owned(), |(_, seconds)| format!("{seconds:e}"));
        let peers: Vec<String> = self.peers.iter().map(|(peer, seconds)| format!("\"{peer}\": {seconds:e}")).collect();
        let intensity = self.bytes.and_then(|bytes| match work {
            Work::Operations(operations) => Some(operations / bytes),
            Work::Bytes(_) => None,
        });
        format!(
            "{{\"work\": \"{name}\", \"unit\": \"{}\", \"threads\": {threads}, \"ours\": {ours:e}, \"peer\": {peer}, \
             \"peer_seconds\": {seconds}, \"ratio\": {}, \"bar\": {}, \"copy_share\": {}, \"intensity\": {}, \
             \"peak_fraction\": {}, \"rate\": {:.4}, \"peers\": {{{}}}}}",
            work.unit(),
            number(best.map(|(_, seconds)| seconds / ours)),
            number(self.bar),
            number(self.copy_share),
            number(intensity),
            number(self.fraction),
            work.rate(*ours),
            peers.join(", "),
        )
    }
}
