//! Running a piece of work and its peers in turns, and writing down the times.

use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::time::Duration;
use tile_kernel::prelude::Cpu;
use tile_kernels::harness::{Unit, Work, in_turns, peak};

pub(crate) type Outcome = Result<(), Box<dyn Error>>;

/// Another way to do the same work.
pub(crate) struct Peer<'a> {
    pub(crate) name: &'static str,
    pub(crate) run: Box<dyn FnMut() + 'a>,
}

impl<'a> Peer<'a> {
    pub(crate) fn new(name: &'static str, run: impl FnMut() + 'a) -> Peer<'a> {
        Peer { name, run: Box::new(run) }
    }
}

/// Where measurements go.
pub(crate) struct Report {
    pub(crate) threads: usize,
    filter: String,
    json: Option<File>,
}

impl Report {
    pub(crate) fn from_args() -> Result<Report, Box<dyn Error>> {
        let threads = std::thread::available_parallelism()?.get();
        let mut report = Report { threads, filter: String::new(), json: None };
        let mut args = std::env::args().skip(1);
        while let Some(flag) = args.next() {
            match (flag.as_str(), args.next()) {
                ("--filter", Some(text)) => report.filter = text,
                ("--threads", Some(n)) => report.threads = n.parse::<std::num::NonZero<usize>>()?.get(),
                ("--json", Some(path)) => report.json = Some(File::create(path)?),
                _ => return Err("usage: [--filter TEXT] [--threads N] [--json FILE]".into()),
            }
        }
        Ok(report)
    }

    /// The same, for what is measured on one thread.
    pub(crate) fn on_one_thread(self) -> Report {
        Report { threads: 1, ..self }
    }

    pub(crate) fn device(&self) -> Cpu {
        Cpu::new().with_threads(self.threads)
    }

    /// Whether the work is wanted; its data need not be made otherwise.
    pub(crate) fn wants(&self, name: &str) -> bool {
        name.contains(&self.filter)
    }

    /// Measures a launch beside its peers; `unit` is what its peak is made of.
    pub(crate) fn compare(
        &mut self,
        name: &str,
        work: Work,
        unit: Option<Unit>,
        ours: &mut dyn FnMut(),
        peers: Vec<Peer<'_>>,
    ) -> Outcome {
        let (names, mut runs): (Vec<_>, Vec<_>) = peers.into_iter().map(|peer| (peer.name, peer.run)).unzip();
        let mut fastest: Option<f64> = None;
        let threads = self.threads;
        let mut probe = || {
            let peak = unit.and_then(|unit| peak(unit, threads));
            fastest = fastest.into_iter().chain(peak).reduce(f64::max);
        };
        let mut works: Vec<&mut dyn FnMut()> = vec![&mut probe, ours];
        works.extend(runs.iter_mut().map(|run| &mut **run as &mut dyn FnMut()));
        let samples = in_turns(Duration::from_millis(1200), &mut works);
        let ours = samples[1].median();
        let rate = work.rate(ours);
        let fraction = fastest.map(|peak| rate * 1e9 / peak);
        let peers: Vec<(&str, f64)> = names.into_iter().zip(samples[2..].iter().map(|s| s.median())).collect();
        let result = Measured { name, work, threads, ours, fraction, peers };
        println!("{}", result.text());
        if let Some(file) = &mut self.json {
            writeln!(file, "{}", result.json())?;
        }
        Ok(())
    }
}

/// What came out.
struct Measured<'a> {
    name: &'a str,
    work: Work,
    threads: usize,
    /// The median, in seconds.
    ours: f64,
    /// The share of the peak.
    fraction: Option<f64>,
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
        format!(
            "{{\"work\": \"{name}\", \"unit\": \"{}\", \"threads\": {threads}, \"ours\": {ours:e}, \"peer\": {peer}, \
             \"peer_seconds\": {seconds}, \"ratio\": {}, \"peak_fraction\": {}, \"rate\": {:.4}, \"peers\": {{{}}}}}",
            work.unit(),
            number(best.map(|(_, seconds)| seconds / ours)),
            number(self.fraction),
            work.rate(*ours),
            peers.join(", "),
        )
    }
}
