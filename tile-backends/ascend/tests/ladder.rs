//! Every kernel of `examples/kernels` that has a lowering, through the vendor's
//! open compiler: verified, compiled with and without several buffers, nothing
//! left unlowered, every call in the device's library.
//!
//! A kernel is taken with its extents open, with extents that are whole tiles,
//! and with extents that are not, for a chip each, so that every chip of the
//! second generation sees every kernel; with other element types; by the older
//! compilers; and by that of the third generation. What one of them refuses
//! stands in `ladder.txt`, whole: a refusal that is not listed fails, and so does a
//! line that nothing needs any more. `TILE_BLESS=1` writes the list.

use ascend_sim::{Chip as Target, Compiled, Options, Refusal, Tools, accept};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;
use tile_ascend::Chip;
use tile_ascend::compile::compile_npuir;
use tile_ascend::lower::Facts;
use tile_core::elem::DType;
use tile_core::interp::Prologue;
use tile_core::ir::text::parse;
use tile_core::ir::{Func, Type};
use tile_core::launch::{Arg, Scalar};
use tile_core::passes::{fit, instantiate};
use tile_core::testing::Buffer;
use tile_kernel::launch::{Instance, LaunchError};
use tile_kernels::registry::KERNELS;

/// Types that the first type parameter of a kernel takes besides its own.
const TYPES: [DType; 4] = [DType::F16, DType::BF16, DType::I32, DType::I8];

/// What a module is made for, and which compilers are to take it.
struct Job {
    /// Kernels and settings that make this text.
    name: String,
    chip: Chip,
    /// The texts of instances in the order in which they are tried: the vendor's
    /// compiler may find too little memory where this one thought that there was
    /// enough.
    texts: Vec<String>,
    /// Whether the older compilers are asked, too.
    portable: bool,
}

/// How much of the extents of a launch is known when a kernel is lowered.
#[derive(Clone, Copy, Debug)]
enum Extents {
    Open,
    /// As far as what the kernel requires lets them be this.
    Known(i64),
}

/// Extents of a launch's tensors: all the same where the kernel does not require
/// otherwise. `None` if it requires what is not said by axes.
fn shapes(func: &Func, start: i64) -> Option<Vec<Vec<i64>>> {
    let prologue = Prologue::new(func).ok()?;
    let extent = |ty: &tile_core::ir::MemTy, axis: usize| ty.shape[axis].dim().and_then(|dim| dim.as_int());
    let mut shapes: Vec<Vec<i64>> = func
        .params
        .iter()
        .map(|param| match func.ty(param.value) {
            Type::Mem(ty) => (0..ty.rank()).map(|axis| extent(ty, axis).unwrap_or(start)).collect(),
            Type::Scalar(_) => Vec::new(),
        })
        .collect();
    // Each round corrects one axis.
    for _ in 0..64 {
        let mut buffers: Vec<Option<Buffer>> = Vec::new();
        for (param, shape) in func.params.iter().zip(&shapes) {
            let dtype = func.ty(param.value).elem().dtype()?;
            if shape.iter().product::<i64>() > 1 << 28 {
                return None;
            }
            buffers.push(matches!(func.ty(param.value), Type::Mem(_)).then(|| Buffer::zeros(dtype, shape)));
        }
        let args: Vec<Arg<'_>> = func
            .params
            .iter()
            .zip(&mut buffers)
            .map(|(param, buffer)| match buffer {
                Some(buffer) => {
                    if param.mutable {
                        buffer.arg_mut()
                    } else {
                        buffer.arg()
                    }
                }
                None => {
                    let dtype = func.ty(param.value).elem().dtype().unwrap_or(DType::I32);
                    let bits = if dtype == DType::F32 { 1.0_f32.to_bits().into() } else { 1 };
                    Arg::Scalar(Scalar { dtype, bits })
                }
            })
            .collect();
        match prologue.plan(&args) {
            Ok(_) => return Some(shapes),
            Err(LaunchError::Shape { argument, axis, expected, .. }) => {
                let at = func.params.iter().position(|param| param.name == argument)?;
                shapes[at][axis] = expected;
            }
            Err(_) => return None,
        }
    }
    None
}

fn facts(func: &Func, extents: Extents) -> Option<Facts> {
    let mut facts = Facts::default();
    if let Extents::Known(start) = extents {
        for (param, shape) in func.params.iter().zip(shapes(func, start)?) {
            for (axis, extent) in shape.into_iter().enumerate() {
                facts.extents.insert((param.value, axis as u32), extent);
            }
        }
    }
    Some(facts)
}

/// How many instances of a tuning list are tried.
const TRIED: usize = 6;

/// The texts of an instance and of those of its tuning list that fit. None where
/// this compiler refuses it, or where no launch has such extents.
fn texts(instance: &Instance<'_>, chip: Chip, extents: Extents) -> Vec<String> {
    let mut texts = Vec::new();
    let made = fit(instance, |func| {
        if let Some(facts) = facts(func, extents)
            && texts.len() < TRIED
        {
            texts.push(compile_npuir(func, &facts, chip)?);
        }
        // The others of the list are asked for, too.
        Err::<(), LaunchError>(LaunchError::memory(&func.name, 0, 0))
    });
    match made {
        Err(LaunchError::Unsupported { .. } | LaunchError::Memory { .. }) => texts,
        Err(error) => panic!("{}: {error}", instance.def().name),
        Ok(()) => texts,
    }
}

/// What a text says besides the chip's name, in its first line.
fn body(text: &str) -> &str {
    text.split_once('\n').map_or("", |(_, body)| body)
}

fn chip(name: &str) -> Chip {
    Chip::from_name(name).expect("a chip of the table")
}

/// Every text, once for each generation of chips.
fn jobs() -> Vec<Job> {
    let mut jobs: BTreeMap<(bool, String), Job> = BTreeMap::new();
    let mut add = |name: String, chip: Chip, texts: Vec<String>, portable: bool| {
        let Some(first) = texts.first() else { return };
        let third = chip.name.starts_with("95");
        let job = jobs.entry((third, body(first).to_owned()));
        let job = job.or_insert_with(|| Job { name, chip, texts, portable });
        job.portable |= portable;
    };
    // The later ones where rows have to be multiples, or there are many axes.
    let settings = [
        ("open", "910B1", vec![Extents::Open]),
        ("whole", "910B4", vec![Extents::Known(128), Extents::Known(64), Extents::Known(32)]),
        ("ragged", "910_9391", vec![Extents::Known(77), Extents::Known(96), Extents::Known(37), Extents::Known(40)]),
        ("open", "950PR_9589", vec![Extents::Open]),
    ];
    for entry in KERNELS {
        (entry.with)(&mut |kernel| {
            kernel.with_definition(&mut |default| {
                for (what, name, extents) in &settings {
                    let found = extents.iter().map(|&extents| texts(default, chip(name), extents));
                    let found = found.into_iter().find(|texts| !texts.is_empty()).unwrap_or_default();
                    add(format!("{} {what}", entry.name), chip(name), found, *name == "910B1");
                }
                for (elems, name) in choices(default).iter().zip(["910_9391", "910B4"].iter().cycle()) {
                    let instance = Instance::new(default.def(), elems, default.consts(), default.externs());
                    let instance = instance.fitted(default.tuning());
                    // Types that a condition of the kernel excludes.
                    if instantiate(&instance).is_err() {
                        continue;
                    }
                    let types: Vec<&str> = elems.iter().map(|elem| elem.name()).collect();
                    let found = texts(&instance, chip(name), Extents::Open);
                    add(format!("{} {}", entry.name, types.join(",")), chip(name), found, false);
                }
            });
        });
    }
    jobs.into_values().collect()
}

/// Types of an instance: all parameters have one that their bounds admit.
fn choices(instance: &Instance<'_>) -> BTreeSet<Vec<DType>> {
    let symbolic = parse(instance.def().ir).expect("kernels embed well-formed text");
    let defaults = instance.elems();
    let choice = |dtype: DType| -> Vec<DType> {
        let elems = symbolic.elems.iter().zip(defaults);
        elems.map(|(param, &default)| if param.bound.admits(dtype) { dtype } else { default }).collect()
    };
    TYPES.into_iter().map(choice).filter(|elems| elems != defaults).collect()
}

/// Whether a compiler takes the first of the texts that fits in memory.
fn take(tools: &Tools, texts: &[String], options: &Options) -> Result<(), Refusal> {
    let mut last = Ok(());
    for text in texts {
        last = if tools.has_library() {
            Compiled::new(tools, text, options).map(|_| ())
        } else {
            accept(tools, text, options)
        };
        if !last.as_ref().is_err_and(|refusal| refusal.overflow().is_some()) {
            break;
        }
    }
    last
}

/// The version of an older compiler.
fn version(older: &Tools) -> &'static str {
    if older.has_library() { "1.1.0" } else { "1.0.0" }
}

/// What the compilers refuse of a module, a line each, with the reasons.
fn refusals(tools: &Tools, older: &[Tools], job: &Job) -> (usize, Vec<(String, String)>) {
    let chip = Target::new(job.chip.name);
    let options =
        |multi_buffer| Options { chip: chip.clone(), multi_buffer, grid_arguments: true, ..Options::default() };
    let mut asked = vec![
        (format!("{} for {}, several buffers", job.name, job.chip), take(tools, &job.texts, &options(true))),
        (format!("{} for {}, one buffer", job.name, job.chip), take(tools, &job.texts, &options(false))),
    ];
    for older in older.iter().filter(|_| job.portable) {
        asked.push((format!("{} by {}", job.name, version(older)), take(older, &job.texts, &options(true))));
    }
    let count = asked.len();
    let refused = asked.into_iter().filter_map(|(what, taken)| {
        let refusal = taken.err()?;
        let code = if refusal.overflow().is_some() { "tools-memory" } else { refusal.code() };
        Some((format!("{what}: {code}"), refusal.to_string()))
    });
    (count, refused.collect())
}

#[test]
fn kernels_go_through_the_compilers() {
    let Some(tools) = Tools::find() else { return };
    let older = tools.older();
    let started = Instant::now();
    let jobs = jobs();
    let only = std::env::var("TILE_LADDER").unwrap_or_default();
    let jobs: Vec<Job> = jobs.into_iter().filter(|job| job.name.contains(&only)).collect();
    let (next, asked, found) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, Into::into) {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (count, lines) = refusals(&tools, &older, job);
                    asked.fetch_add(count, Ordering::Relaxed);
                    found.lock().expect("no panic").extend(lines);
                }
            });
        }
    });
    let found: BTreeMap<String, String> = found.into_inner().expect("no panic");
    println!(
        "{} modules, {} compilations, {} refused, {:.0} s",
        jobs.len(),
        asked.into_inner(),
        found.len(),
        started.elapsed().as_secs_f64()
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ladder.txt");
    if std::env::var_os("TILE_BLESS").is_some() && only.is_empty() {
        let text: String = found.keys().map(|line| format!("{line}\n")).collect();
        std::fs::write(&path, text).expect("the list is written");
    }
    let listed = std::fs::read_to_string(&path).unwrap_or_default();
    // Lines of compilers that are not there stay.
    let absent = |line: &str| {
        line.contains(" by ") && !older.iter().any(|older| line.contains(&format!(" by {}:", version(older))))
    };
    let listed: BTreeSet<&str> = listed.lines().filter(|line| line.contains(&only) && !absent(line)).collect();
    let mut wrong = Vec::new();
    for (line, reason) in &found {
        let reason: String = reason.chars().take(600).collect();
        println!("{line}: {reason}");
        if !listed.contains(line.as_str()) {
            wrong.push(format!("not listed: {line}: {reason}"));
        }
    }
    wrong.extend(
        listed.iter().filter(|line| !found.contains_key(**line)).map(|line| format!("listed, and taken: {line}")),
    );
    assert!(wrong.is_empty(), "{}: {}", path.display(), wrong.join("\n"));
    assert!(jobs.len() > 2 * KERNELS.len() || !only.is_empty(), "{} modules", jobs.len());
}
