//! Compile matrix: every kernel of `examples/kernels` as AscendNPU IR through the open part of the
//! vendor's compiler, in its three versions.
//!
//! Each text is verified and compiled with single and multiple buffering; nothing may be left
//! unlowered, and every call has to be in the device's library.
//!
//! ```sh
//! cargo test -p tile-ascend --test ladder                       # pairs of settings
//! cargo test -p tile-ascend --test ladder -- --all matmul       # every point of kernels with that name
//! TILE_BLESS=1 cargo test -p tile-ascend --test ladder -- --all # every point; writes the list
//! ```
//!
//! A point is a kernel with its types and extents (`points`), a compiler, and a buffer setting.
//!
//! - The text of every point is verified, which costs little where a process reads many.
//! - With `--all` every point is compiled, which takes 16 CPU minutes, and otherwise some (`cover`),
//!   in the full tier those of a third of the kernels.
//! - Points with one text are one compilation for each compiler. Chips of a generation have the same
//!   text; the compiler's programs for them are compared, not assumed to be alike.
//! - `ladder.txt` lists every refusal (`list`): a refusal that is not listed fails, and so does a
//!   stale line, if its point was compiled.

mod cover;
mod flags;
mod list;
mod points;

use ascend_sim::{Chip, Compiled, Options, Refusal, Tools, accept, lower, verify_all};
use flags::Flags;
use list::List;
use points::{COMPILERS, Compiler, Matrix, Point};
use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;
use tile_golden::slice::Slices;
use tile_kernels::registry::{Entry, KERNELS};

/// How many modules a process verifies.
const BATCH: usize = 32;

/// The kernels of a run of the full tier are one in so many.
const SLICES: usize = 3;

/// After how many modules a line says how far it is.
const PROGRESS: usize = 250;

/// The packages that are there.
struct Packages {
    newest: Tools,
    older: Vec<Tools>,
}

impl Packages {
    fn of(&self, compiler: Compiler) -> Option<&Tools> {
        match compiler.older {
            None => Some(&self.newest),
            Some(version) => self.older.iter().find(|older| older.has_library() == (version == "1.1.0")),
        }
    }
}

/// Points that are one module to one package: those of the chips of a generation.
type Unit<'m> = Vec<&'m Point>;

/// What a text says besides the chip's name, in its first line.
fn body(text: &str) -> &str {
    text.split_once('\n').map_or("", |(_, body)| body)
}

/// Brings points together, those of one setting of buffers where that is asked for.
fn units<'m>(matrix: &'m Matrix, points: impl Iterator<Item = &'m Point>, apart: bool) -> Vec<Unit<'m>> {
    let mut units: BTreeMap<_, Unit<'m>> = BTreeMap::new();
    for point in points {
        let Compiler { older, .. } = point.compiler;
        let buffers = apart.then_some(point.several);
        let key = (older, point.compiler.is_third(), body(&matrix.sources[point.source].1), buffers);
        units.entry(key).or_default().push(point);
    }
    units.into_values().collect()
}

/// What came of points: the lines of the list, each with the reason.
#[derive(Default)]
struct Found {
    refused: BTreeMap<String, String>,
    compilations: usize,
    /// Programs of a text that was compiled before, for another chip mostly: how many are that
    /// of the first, and how many are not.
    again: [usize; 2],
}

impl Found {
    fn add(&mut self, matrix: &Matrix, point: &Point, refusal: &Refusal) {
        let code = if refusal.overflow().is_some() { "tools-memory" } else { refusal.code() };
        let line = format!("{}: {code}", matrix.name(point));
        println!("{line}");
        self.refused.insert(line, refusal.to_string());
    }
}

/// Does something with each of a list, on so many threads.
fn each<T: Sync>(jobs: usize, list: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(one) = list.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(one);
                }
            });
        }
    });
}

/// Verifies the text of every point, and gives the points that stay.
fn verified<'m>(matrix: &'m Matrix, packages: &Packages, jobs: usize, found: &Mutex<Found>) -> Vec<&'m Point> {
    let there = matrix.points.iter().filter(|point| packages.of(point.compiler).is_some());
    let units = units(matrix, there, false);
    let program = |unit: &Unit<'_>| (unit[0].compiler.older, unit[0].compiler.is_third());
    let batches = units.chunk_by(|a, b| program(a) == program(b)).flat_map(|units| units.chunks(BATCH));
    let batches: Vec<&[Unit<'_>]> = batches.collect();
    let stay = Mutex::new(Vec::<&'m Point>::new());
    each(jobs, &batches, |batch| {
        let compiler = batch[0][0].compiler;
        let Some(tools) = packages.of(compiler) else { return };
        let texts: Vec<&str> = batch.iter().map(|unit| matrix.sources[unit[0].source].1.as_str()).collect();
        let mut refused: BTreeMap<usize, Refusal> =
            verify_all(tools, &texts, &Chip::new(compiler.chip)).into_iter().collect();
        for (at, unit) in batch.iter().enumerate() {
            match refused.remove(&at) {
                None => stay.lock().expect("no panic").extend(unit),
                Some(refusal) => {
                    let mut found = found.lock().expect("no panic");
                    unit.iter().for_each(|point| found.add(matrix, point, &refusal));
                }
            }
        }
    });
    let mut stay = stay.into_inner().expect("no panic");
    stay.sort_by_key(|point| (point.kernel, point.source, point.axes));
    println!("{} modules verified", units.len());
    stay
}

/// A program without what it says of its chip, which is the numbers of its cores and the
/// sizes of their memories.
fn without_chip(program: &str) -> String {
    let (before, rest) = program.split_once("dlti.target_system_spec").unwrap_or((program, ""));
    before.to_owned() + rest.split_once(">>>").map_or("", |(_, after)| after)
}

/// Compiles a unit for each of its chips.
fn compile(matrix: &Matrix, tools: &Tools, unit: &Unit<'_>, found: &Mutex<Found>) {
    let (source, text) = &matrix.sources[unit[0].source];
    let mut first: Option<String> = None;
    for point in unit {
        let options = Options {
            chip: Chip::new(point.compiler.chip),
            multi_buffer: point.several,
            grid_arguments: true,
            ..Options::default()
        };
        let mut again = None;
        let mut taken = lower(tools, text, &options).and_then(|lowered| {
            let program = without_chip(&lowered);
            again = first.as_ref().map(|first| *first == program);
            if again != Some(true) && tools.has_library() {
                Compiled::from_lowered(tools, &lowered, &options)?;
            }
            first.get_or_insert(program);
            Ok(())
        });
        let mut count = 1;
        // The next of the tuning list; in the end the first text again, because the memory planner of
        // the oldest compiler has refused one in one run of many.
        if taken.as_ref().is_err_and(|refusal| refusal.overflow().is_some()) {
            for text in source.texts().iter().skip(1).chain(source.texts().first()) {
                count += 1;
                taken = if tools.has_library() {
                    Compiled::new(tools, text, &options).map(|_| ())
                } else {
                    accept(tools, text, &options)
                };
                if !taken.as_ref().is_err_and(|refusal| refusal.overflow().is_some()) {
                    break;
                }
            }
        }
        let mut found = found.lock().expect("no panic");
        found.compilations += count;
        if let Some(alike) = again {
            found.again[usize::from(!alike)] += 1;
            if !alike {
                println!("{}: another program than {}", matrix.name(point), matrix.name(unit[0]));
            }
        }
        if let Err(refusal) = taken {
            found.add(matrix, point, &refusal);
        }
    }
}

fn main() -> ExitCode {
    let flags = match Flags::parse(std::env::args().skip(1)) {
        Ok(flags) => flags,
        Err(usage) => {
            eprintln!("{usage}");
            return ExitCode::from(2);
        }
    };
    let Some(newest) = Tools::find() else { return ExitCode::SUCCESS };
    let packages = Packages { older: newest.older(), newest };
    let started = Instant::now();
    let seconds = || started.elapsed().as_secs_f64();
    let chosen = |entry: &Entry| flags.kernels.is_empty() || flags.kernels.iter().any(|part| entry.name.contains(part));
    let kernels: Vec<Entry> = KERNELS.iter().copied().filter(|entry| chosen(entry)).collect();
    let matrix = Matrix::of(&kernels, flags.jobs);
    println!("{} points of {} texts, {:.0} s", matrix.points.len(), matrix.sources.len(), seconds());
    let found = Mutex::new(Found::default());
    let mut asked = verified(&matrix, &packages, flags.jobs, &found);
    println!("verified after {:.0} s", seconds());
    if !flags.all {
        let slices = Slices::of_environment();
        let taken = asked.chunk_by(|a, b| a.kernel == b.kernel).filter(|of| slices.takes(of[0].kernel, SLICES));
        asked = taken.flat_map(cover::cover).collect();
    }
    let mut work = units(&matrix, asked.iter().copied(), true);
    work.sort_by_key(|unit| unit[0].kernel);
    println!("{} points are compiled, as {} modules", asked.len(), work.len());
    let done = AtomicUsize::new(0);
    each(flags.jobs, &work, |unit| {
        if let Some(tools) = packages.of(unit[0].compiler) {
            compile(&matrix, tools, unit, &found);
        }
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(PROGRESS) {
            println!("{done} of {} modules, up to {}, {:.0} s", work.len(), matrix.name(unit[0]), seconds());
        }
    });
    let found = found.into_inner().expect("no panic");
    println!(
        "{} points, {} modules, {} compilations, {} points refused, {:.0} s",
        asked.len(),
        work.len(),
        found.compilations,
        found.refused.len(),
        seconds()
    );
    println!("programs of texts that were compiled before: {} alike, {} not", found.again[0], found.again[1]);
    let asked: BTreeSet<String> = asked.into_iter().map(|point| matrix.name(point)).collect();
    let mut list = List::default();
    for compiler in COMPILERS {
        let count = matrix.points.iter().filter(|point| point.compiler == compiler).count();
        list.points.insert(compiler.name(), count);
    }
    list.none = matrix.none;
    list.again = found.again;
    list.refused = found.refused;
    let every = flags.kernels.is_empty();
    let complete = every && flags.all && packages.older.len() == 2;
    match list.compare(complete, every, &asked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}
