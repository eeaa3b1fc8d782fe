//! Running a piece of work and its peers in turns, and writing down the rates.

use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::time::Duration;
use tile_kernel::prelude::Cpu;
use tile_kernels::harness::{Unit, Work, in_turns, peak};

pub(crate) type Outcome = Result<(), Box<dyn Error>>;

/// Another library doing the same work.
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
        let threads = match std::env::var("RAYON_NUM_THREADS") {
            Ok(n) => n.parse()?,
            Err(_) => std::thread::available_parallelism()?.get(),
        };
        let mut report = Report { threads, filter: String::new(), json: None };
        let mut args = std::env::args().skip(1);
        while let Some(flag) = args.next() {
            match (flag.as_str(), args.next()) {
                ("--filter", Some(text)) => report.filter = text,
                ("--json", Some(path)) => report.json = Some(File::create(path)?),
                _ => return Err("usage: [--filter TEXT] [--json FILE]".into()),
            }
        }
        Ok(report)
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
        let mut works: Vec<&mut dyn FnMut()> = vec![ours, &mut probe];
        works.extend(runs.iter_mut().map(|run| &mut **run as &mut dyn FnMut()));
        let samples = in_turns(Duration::from_millis(1500), &mut works);
        let rates: Vec<f64> = samples.iter().map(|sample| work.rate(sample.median())).collect();

        let ours = rates[0];
        let fraction = fastest.map(|peak| ours * 1e9 / peak);
        print!("{name:<42} {ours:8.1} {}", work.unit());
        if let Some(fraction) = fraction {
            print!(", {:.0}% of peak", 100.0 * fraction);
        }
        for (peer, rate) in names.iter().zip(&rates[2..]) {
            print!("; {:.2}x {peer}", ours / rate);
        }
        println!();
        let mut lines: Vec<(Option<&str>, f64)> =
            names.iter().zip(&rates[2..]).map(|(name, rate)| (Some(*name), *rate)).collect();
        if lines.is_empty() {
            lines.push((None, f64::NAN));
        }
        for (peer, rate) in lines {
            self.line(name, work, ours, peer, rate, fraction)?;
        }
        Ok(())
    }

    fn line(
        &mut self,
        name: &str,
        work: Work,
        ours: f64,
        peer: Option<&str>,
        rate: f64,
        fraction: Option<f64>,
    ) -> Outcome {
        let Some(file) = &mut self.json else { return Ok(()) };
        let number = |x: f64| if x.is_finite() { format!("{x:.4}") } else { "null".to_owned() };
        let peer = peer.map_or_else(|| "null".to_owned(), |peer| format!("\"{peer}\""));
        writeln!(
            file,
            "{{\"work\": \"{name}\", \"unit\": \"{}\", \"threads\": {}, \"ours\": {}, \"peer\": {peer}, \"peer_rate\": {}, \
             \"ratio\": {}, \"peak_fraction\": {}}}",
            work.unit(),
            self.threads,
            number(ours),
            number(rate),
            number(ours / rate),
            number(fraction.unwrap_or(f64::NAN)),
        )?;
        Ok(())
    }
}
