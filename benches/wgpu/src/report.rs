//! Choice of a tile size, interleaved timing with the peer, and the report.

use crate::burn::{self, Floats, Peer};
use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tile_kernel::elem::DType;
use tile_kernel::launch::LaunchError;
use tile_kernel::wgpu::wgpu::{Buffer, BufferDescriptor, BufferUsages, CommandEncoderDescriptor};
use tile_kernel::wgpu::wgsl::Lanes;
use tile_kernel::wgpu::{Extensions, Wgpu, WgpuTensor};
use tile_examples::{Work, shuffled_rounds};
use tile_kernels::testing::{Tolerance, array};
use tile_kernels::reference::Array;

pub(crate) type Outcome = Result<(), Box<dyn Error>>;

/// How long both are run, unless the user says.
const BUDGET: f64 = 2.0;

/// How long a sample is at least: several launches, if one is shorter.
const SAMPLE: f64 = 0.02;

/// How often an instance is tried, and with how many launches, to find the fastest.
const TRIES: u32 = 3;
const TOGETHER: u32 = 5;

const USAGE: &str =
    "usage: [--filter TEXT] [--sides N,N,…] [--seconds N] [--lanes never|products|always] [--json FILE]";

/// Bytes of the results of a sample.
const KEPT: usize = 1 << 30;

/// The report, to which measurements are added.
pub(crate) struct Report {
    pub(crate) wgpu: Wgpu,
    pub(crate) peer: Peer,
    pub(crate) sides: Vec<usize>,
    filter: String,
    budget: Duration,
    json: Option<File>,
}

/// A launch of one instance of a kernel into an output.
pub(crate) type Launch<'a, O, const R: usize> = Box<dyn Fn(&mut WgpuTensor<O, R>) -> Result<(), LaunchError> + 'a>;

/// What is compared: elements of the output that are looked at, what they should
/// be, and how far off they may be.
pub(crate) struct Expected<'a> {
    pub(crate) part: &'a dyn Fn(Array) -> Array,
    pub(crate) of_ours: Array,
    pub(crate) of_peer: Array,
    pub(crate) tolerance: Tolerance,
}

impl<'a> Expected<'a> {
    /// Both compute from the same data.
    pub(crate) fn same(expected: Array, tolerance: Tolerance, part: &'a dyn Fn(Array) -> Array) -> Expected<'a> {
        Expected { part, of_ours: expected.clone(), of_peer: expected, tolerance }
    }
}

impl Report {
    pub(crate) fn from_args() -> Result<Report, Box<dyn Error>> {
        let (mut sides, mut filter, mut seconds, mut json) = (vec![1024, 2048, 4096], String::new(), BUDGET, None);
        let mut lanes = Extensions::ALL.lanes;
        let mut args = std::env::args().skip(1);
        while let Some(flag) = args.next() {
            match (flag.as_str(), args.next()) {
                ("--filter", Some(text)) => filter = text,
                ("--sides", Some(list)) => sides = list.split(',').map(str::parse).collect::<Result<_, _>>()?,
                ("--seconds", Some(text)) => seconds = text.parse()?,
                ("--json", Some(path)) => json = Some(File::create(path)?),
                ("--lanes", Some(text)) => {
                    lanes = match text.as_str() {
                        "never" => Lanes::Never,
                        "products" => Lanes::Products,
                        "always" => Lanes::Always,
                        _ => return Err(USAGE.into()),
                    }
                }
                _ => return Err(USAGE.into()),
            }
        }
        let wgpu = Wgpu::with_extensions(Extensions { lanes, ..Extensions::ALL })?;
        let peer = Peer::new();
        println!("| {} | tile | first, ms | ours, ms | {}, ms | ratio | ours | of a copy |", wgpu.name(), burn::NAME);
        println!("|---|---|---|---|---|---|---|---|");
        let budget = Duration::try_from_secs_f64(seconds)?;
        Ok(Report { wgpu, peer, sides, filter, budget, json })
    }

    /// Whether the filter takes the workload; its data need not be made otherwise.
    pub(crate) fn wants(&self, name: &str) -> bool {
        name.contains(&self.filter)
    }

    /// Whether the device computes in `f16`.
    pub(crate) fn has_f16(&self) -> bool {
        self.wgpu.class().f16
    }

    /// Measures the fastest of our instances beside the peer, and checks both.
    pub(crate) fn compare<O: tile_kernel::prelude::Element, const R: usize>(
        &mut self,
        name: &str,
        work: Work,
        mut out: WgpuTensor<O, R>,
        tiles: &[(&str, Launch<'_, O, R>)],
        run_peer: &dyn Fn() -> Floats,
        expected: &Expected<'_>,
    ) -> Outcome {
        let (wgpu, peer) = (self.wgpu.clone(), self.peer.clone());
        let Chosen { tile, launch, first, seconds: alone } = fastest(&wgpu, tiles, &mut out)?;
        let found = (expected.part)(array(&out.to_host()?));
        expected.tolerance.check(&found, &expected.of_ours).map_err(|error| format!("{name}, {tile}: {error}"))?;
        // Its kernels panic where they do not suit a device.
        let made = catch_unwind(AssertUnwindSafe(|| burn::array(run_peer())));
        let peer_error = match made {
            Ok(Ok(found)) => {
                let checked = expected.tolerance.check(&(expected.part)(found), &expected.of_peer);
                checked.err().map(|error| format!("wrong: {error}"))
            }
            Ok(Err(error)) => Some(format!("fails: {error}")),
            Err(_) => Some("panics".to_owned()),
        };
        let ran = peer_error.as_ref().is_none_or(|error| error.starts_with("wrong"));
        let most = (KEPT / (out.layout().len() * size_of::<O>()).max(1)).clamp(1, 200);
        let launches = ((SAMPLE / alone).ceil() as usize).clamp(1, most);
        let (mut failed, mut peer_failed) = (None, None);
        let mut ours = || {
            let together = || (0..launches).try_for_each(|_| launch(&mut out));
            let done = wgpu.batch(together).and_then(|()| wgpu.synchronize());
            failed = failed.take().or(done.err());
        };
        let mut theirs = || {
            // It writes no results that are gone by the time it runs what makes them.
            let _kept: Vec<Floats> = (0..launches).map(|_| run_peer()).collect();
            peer_failed = peer_failed.take().or(peer.wait().err());
        };
        let copy = match work {
            Work::Bytes(bytes) => Some(Copy::new(&wgpu, bytes as u64 / 2)),
            Work::Operations(_) => None,
        };
        let mut copies = || copy.iter().for_each(|copy| copy.run(launches));
        let mut works: Vec<&mut dyn FnMut()> = vec![&mut ours, &mut copies];
        if ran {
            works.push(&mut theirs);
        }
        let samples = shuffled_rounds(self.budget, 3, &mut works);
        wgpu.synchronize()?;
        if let Some(error) = failed {
            return Err(error.into());
        }
        let seconds = |i: usize| samples.get(i).map(|sample| sample.median() / launches as f64);
        let ours = seconds(0).ok_or("no sample")?;
        let peer_error = peer_error.or(peer_failed.map(|error| error.to_string()));
        let copy = copy.and(seconds(1));
        let row = Row { name, tile, work, first, ours, peer: seconds(2), copy, peer_error };
        println!("{}", row.text());
        if let Some(file) = &mut self.json {
            writeln!(file, "{}", row.json(self.wgpu.name(), burn::NAME))?;
        }
        Ok(())
    }
}

/// An instance that was chosen.
struct Chosen<'a, O: tile_kernel::prelude::Element, const R: usize> {
    tile: &'a str,
    launch: &'a Launch<'a, O, R>,
    /// Seconds of its first launch, in which it is compiled, unless the driver has it
    /// from an earlier run.
    first: f64,
    /// Of each of several later ones.
    seconds: f64,
}

/// The fastest instance of those that the device takes.
fn fastest<'a, O: tile_kernel::prelude::Element, const R: usize>(
    wgpu: &Wgpu,
    tiles: &'a [(&'a str, Launch<'a, O, R>)],
    out: &mut WgpuTensor<O, R>,
) -> Result<Chosen<'a, O, R>, Box<dyn Error>> {
    let mut best: Option<Chosen<'_, O, R>> = None;
    for (tile, launch) in tiles {
        let start = Instant::now();
        match launch(out) {
            Err(LaunchError::Memory { .. } | LaunchError::Unsupported { .. }) => continue,
            launched => launched?,
        }
        wgpu.synchronize()?;
        let first = start.elapsed().as_secs_f64();
        let mut seconds = f64::INFINITY;
        for _ in 0..TRIES {
            let start = Instant::now();
            wgpu.batch(|| (0..TOGETHER).try_for_each(|_| launch(out)))?;
            wgpu.synchronize()?;
            seconds = seconds.min(start.elapsed().as_secs_f64() / f64::from(TOGETHER));
        }
        if best.as_ref().is_none_or(|best| seconds < best.seconds) {
            best = Some(Chosen { tile, launch, first, seconds });
        }
    }
    let best = best.ok_or("the device takes no tile")?;
    // What is checked is what is measured.
    (best.launch)(out)?;
    Ok(best)
}

/// A copy from one buffer to another, by a command of the device's own.
struct Copy {
    wgpu: Wgpu,
    from: Buffer,
    to: Buffer,
}

impl Copy {
    /// One of so many bytes, which are read and written.
    fn new(wgpu: &Wgpu, bytes: u64) -> Copy {
        let buffer = |usage| {
            let size = bytes.next_multiple_of(4);
            wgpu.device().create_buffer(&BufferDescriptor { label: None, size, usage, mapped_at_creation: false })
        };
        Copy { wgpu: wgpu.clone(), from: buffer(BufferUsages::COPY_SRC), to: buffer(BufferUsages::COPY_DST) }
    }

    fn run(&self, times: usize) {
        let mut encoder = self.wgpu.device().create_command_encoder(&CommandEncoderDescriptor::default());
        for _ in 0..times {
            encoder.copy_buffer_to_buffer(&self.from, 0, &self.to, 0, self.from.size());
        }
        self.wgpu.queue().submit([encoder.finish()]);
        // The next synchronisation returns the error.
        let _ = self.wgpu.synchronize();
    }
}

/// The result of a measurement.
struct Row<'a> {
    name: &'a str,
    tile: &'a str,
    work: Work,
    /// Seconds of the first launch.
    first: f64,
    /// Medians, in seconds.
    ours: f64,
    peer: Option<f64>,
    /// Of a copy that moves as many bytes, of work that memory bounds.
    copy: Option<f64>,
    peer_error: Option<String>,
}

impl Row<'_> {
    fn text(&self) -> String {
        let Row { name, tile, work, first, ours, peer, copy, peer_error } = self;
        let [time, ratio] = match peer {
            Some(peer) => [format!("{:.3}", peer * 1e3), format!("{:.2}", peer / ours)],
            None => ["–".to_owned(), "–".to_owned()],
        };
        let remark = peer_error.as_ref().map_or_else(String::new, |error| {
            let line = error.lines().next().unwrap_or_default();
            format!("; the peer: {line}")
        });
        let rate = format!("{:.2} {}", work.rate(*ours), work.unit());
        let of_copy = copy.map_or_else(|| "–".to_owned(), |copy| format!("{:.2}", copy / ours));
        format!(
            "| {name} | {tile} | {:.0} | {:.3} | {time} | {ratio} | {rate}{remark} | {of_copy} |",
            first * 1e3,
            ours * 1e3
        )
    }

    fn json(&self, device: &str, peer: &str) -> String {
        let Row { name, tile, work, first, ours, .. } = self;
        let number = |x: Option<f64>| x.map_or_else(|| "null".to_owned(), |x| format!("{x:e}"));
        let error = self.peer_error.as_ref().map_or_else(|| "null".to_owned(), |text| format!("{text:?}"));
        format!(
            "{{\"work\": \"{name}\", \"device\": \"{device}\", \"peer\": \"{peer}\", \"tile\": \"{tile}\", \
             \"first\": {first:e}, \"ours\": {ours:e}, \"peer_seconds\": {}, \"ratio\": {}, \"copy_seconds\": {}, \"unit\": \"{}\", \"rate\": {:.4}, \
             \"peer_error\": {error}}}",
            number(self.peer),
            number(self.peer.map(|peer| peer / ours)),
            number(self.copy),
            work.unit(),
            work.rate(*ours),
        )
    }
}

/// The name of a work on elements of a type.
pub(crate) fn titled(kernel: &str, dtype: DType, extents: &[usize]) -> String {
    let extents: Vec<String> = extents.iter().map(usize::to_string).collect();
    format!("{kernel} {dtype} {}", extents.join("x"))
}
