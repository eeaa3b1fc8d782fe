//! The points of the compile matrix, and the text of each.
//!
//! A kernel is taken with every element type that its bounds admit and this compiler takes, for
//! every chip, with its extents open, with extents that are whole tiles, and with extents that are
//! not.

use crate::each;
use std::collections::BTreeMap;
use std::sync::Mutex;
use tile_ascend::Chip;
use tile_ascend::compile::compile_npuir;
use tile_ascend::lower::Facts;
use tile_core::elem::DType;
use tile_core::ir::text::parse;
use tile_core::ir::{Func, MemTy, Type};
use tile_core::launch::prologue::Prologue;
use tile_core::launch::{Arg, Scalar};
use tile_core::passes::{fit, instantiate};
use tile_core::testing::Buffer;
use tile_kernel::launch::{Instance, LaunchError};
use tile_kernels::registry::Entry;

/// Who is asked to compile a module: a version of the package, for a chip. The older
/// ones are asked for one chip.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Compiler {
    /// None of the newest.
    pub(crate) older: Option<&'static str>,
    pub(crate) chip: &'static str,
}

const fn newest(chip: &'static str) -> Compiler {
    Compiler { older: None, chip }
}

const fn older(version: &'static str) -> Compiler {
    Compiler { older: Some(version), chip: "910B1" }
}

/// Every one.
pub(crate) const COMPILERS: [Compiler; 6] =
    [newest("910B1"), newest("910B4"), newest("910_9391"), newest("950PR_9589"), older("1.1.0"), older("1.0.0")];

impl Compiler {
    /// Whether its chip has cores of the third generation, and with it programs of its
    /// own in the package.
    pub(crate) fn is_third(self) -> bool {
        self.chip.starts_with("95")
    }

    /// What a line of the list calls it.
    pub(crate) fn name(self) -> String {
        match self.older {
            None => format!("for {}", self.chip),
            Some(version) => format!("by {version}"),
        }
    }
}

/// How much of the extents of a launch is known when a kernel is lowered.
#[derive(Clone, Copy, Debug)]
enum Extents {
    Open,
    /// As far as what the kernel requires lets them be this.
    Known(i64),
}

/// The later ones where rows have to be multiples, or there are many axes.
const SETTINGS: [(&str, &[Extents]); 3] = [
    ("open", &[Extents::Open]),
    ("whole", &[Extents::Known(128), Extents::Known(64), Extents::Known(32)]),
    ("ragged", &[Extents::Known(77), Extents::Known(96), Extents::Known(37), Extents::Known(40)]),
];

/// How many instances of a tuning list are tried.
const TRIED: usize = 6;

/// What texts are made from.
#[derive(Clone)]
pub(crate) struct Source {
    entry: Entry,
    elems: Vec<DType>,
    setting: usize,
    chip: Chip,
}

impl Source {
    /// The kernel, its types and its extents.
    pub(crate) fn name(&self) -> String {
        let types: Vec<&str> = self.elems.iter().map(|elem| elem.name()).collect();
        let types = if types.is_empty() { "-".to_owned() } else { types.join(",") };
        format!("{} {types} {}", self.entry.name, SETTINGS[self.setting].0)
    }

    /// The texts of the first instances of its tuning list that fit, in the order in which
    /// they are tried: the vendor's compiler may find too little memory where this one
    /// thought that there was enough.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.some(TRIED).unwrap_or_default()
    }

    /// As many texts, or why there is none.
    fn some(&self, most: usize) -> Result<Vec<String>, String> {
        let mut last = Err("no launch has such extents".to_owned());
        (self.entry.with)(&mut |kernel| {
            kernel.with_definition(&mut |default| {
                let instance = Instance::new(default.def(), &self.elems, default.consts(), default.externs());
                let instance = instance.fitted(default.tuning());
                for &extents in SETTINGS[self.setting].1 {
                    last = texts(&instance, self.chip, extents, most);
                    if last.is_ok() {
                        break;
                    }
                }
            });
        });
        last
    }
}

/// A text, and who is asked about it.
pub(crate) struct Point {
    pub(crate) source: usize,
    pub(crate) compiler: Compiler,
    /// Whether tiles may have several buffers.
    pub(crate) several: bool,
    /// The kernel's number, and those of the types, extents and compiler.
    pub(crate) kernel: usize,
    pub(crate) axes: [usize; 4],
}

/// All of it.
#[derive(Default)]
pub(crate) struct Matrix {
    /// With the first text of each.
    pub(crate) sources: Vec<(Source, String)>,
    pub(crate) points: Vec<Point>,
    /// How many combinations of kernel, types, extents and chip have no program, by reason.
    pub(crate) none: BTreeMap<String, usize>,
}

impl Matrix {
    /// Of these kernels, lowered on so many threads.
    pub(crate) fn of(kernels: &[Entry], jobs: usize) -> Matrix {
        let found = Mutex::new(BTreeMap::new());
        each(jobs, &kernels.iter().enumerate().collect::<Vec<_>>(), |&(number, &entry)| {
            let lowered = lowered(entry);
            found.lock().expect("no panic").insert(number, lowered);
        });
        let mut matrix = Matrix::default();
        for (kernel, lowered) in found.into_inner().expect("no panic") {
            for (types, source, text) in lowered {
                match text {
                    Ok(text) => matrix.add(kernel, types, source, text),
                    Err(reason) => *matrix.none.entry(reason).or_default() += 1,
                }
            }
        }
        matrix
    }

    fn add(&mut self, kernel: usize, types: usize, source: Source, text: String) {
        for (number, &compiler) in COMPILERS.iter().enumerate().filter(|(_, by)| by.chip == source.chip.name) {
            // Versions are told apart by what they take, not by how.
            let buffers: &[bool] = if compiler.older.is_none() { &[true, false] } else { &[true] };
            for &several in buffers {
                let axes = [types, source.setting, number, several.into()];
                self.points.push(Point { source: self.sources.len(), compiler, several, kernel, axes });
            }
        }
        self.sources.push((source, text));
    }

    /// How a line of the list begins.
    pub(crate) fn name(&self, point: &Point) -> String {
        let buffers = if point.several { "several buffers" } else { "one buffer" };
        format!("{} {}, {buffers}", self.sources[point.source].0.name(), point.compiler.name())
    }
}

/// A kernel's sources, each with the number of its types and its text.
fn lowered(entry: Entry) -> Vec<(usize, Source, Result<String, String>)> {
    let mut all = Vec::new();
    (entry.with)(&mut |kernel| {
        kernel.with_definition(&mut |default| all = choices(default));
    });
    let mut lowered = Vec::new();
    for (types, elems) in all.into_iter().enumerate() {
        for setting in 0..SETTINGS.len() {
            for compiler in COMPILERS.iter().filter(|compiler| compiler.older.is_none()) {
                let chip = Chip::from_name(compiler.chip).expect("a chip of the table");
                let source = Source { entry, elems: elems.clone(), setting, chip };
                let text = source.some(1).map(|mut texts| texts.remove(0));
                lowered.push((types, source, text));
            }
        }
    }
    lowered
}

/// Types of a kernel: its own, and each that the bound of its first parameter admits, where
/// the others have the same or the one in which it is summed.
fn choices(default: &Instance<'_>) -> Vec<Vec<DType>> {
    let symbolic = parse(default.def().ir).expect("kernels embed well-formed text");
    let mut all = vec![default.elems().to_vec()];
    if let [first, rest @ ..] = &symbolic.elems[..] {
        for &dtype in DType::ALL.iter().filter(|&&dtype| first.bound.admits(dtype)) {
            for other in [dtype, dtype.acc()] {
                let mut elems = vec![dtype];
                elems.extend(rest.iter().map(|_| other));
                let admitted = rest.iter().all(|param| param.bound.admits(other));
                let instance = Instance::new(default.def(), &elems, default.consts(), default.externs());
                // A condition of the kernel may exclude the types.
                if admitted && !all.contains(&elems) && instantiate(&instance).is_ok() {
                    all.push(elems);
                }
            }
        }
    }
    all
}

/// The texts of an instance and of those of its tuning list that fit.
///
/// # Errors
/// The code by which this compiler refuses all of them, or that no launch has such extents.
fn texts(instance: &Instance<'_>, chip: Chip, extents: Extents, most: usize) -> Result<Vec<String>, String> {
    let mut texts = Vec::new();
    let made = fit(instance, |func| {
        if texts.len() < most
            && let Some(facts) = facts(func, extents)
        {
            texts.push(compile_npuir(func, &facts, chip)?);
            if texts.len() == most {
                return Ok(());
            }
        }
        // The others of the list are asked for, too.
        Err(LaunchError::memory(&func.name, 0, 0))
    });
    match made {
        _ if !texts.is_empty() => Ok(texts),
        Ok(()) | Err(LaunchError::Memory { needed: 0, .. }) => Err("no launch has such extents".to_owned()),
        Err(LaunchError::Memory { .. }) => Err("memory".to_owned()),
        Err(LaunchError::Unsupported { reason, .. }) => {
            Err(reason.split([' ', ':']).next().unwrap_or_default().to_owned())
        }
        Err(error) => panic!("{}: {error}", instance.def().name),
    }
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

/// Extents of a launch's tensors: all the same where the kernel does not require
/// otherwise. `None` if it requires what is not said by axes.
fn shapes(func: &Func, start: i64) -> Option<Vec<Vec<i64>>> {
    let prologue = Prologue::new(func).ok()?;
    let extent = |ty: &MemTy, axis: usize| ty.shape[axis].dim().and_then(|dim| dim.as_int());
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
