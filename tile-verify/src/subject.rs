//! What is verified: an instance with what its IR says of arguments.

use crate::host::{Host, number};
use crate::numerics::{Arithmetic, accumulation};
use std::collections::BTreeMap;
use std::sync::Arc;
use tile_core::analysis::init::{Passed, contents};
use tile_core::analysis::work::Work;
use tile_core::elem::DType;
use tile_core::ir::{Func, Op, Value};
use tile_core::launch::prologue::{Known, Prologue, Shapes};
use tile_core::launch::{Arg, Instance, LaunchError, Memory, Scalar, TensorArg, TensorParts};
use tile_core::passes::{candidates, link};

/// An instance, and what its arguments are.
pub(crate) struct Subject<'i> {
    /// What the interpreter runs, and analyses see.
    pub instance: &'i Instance<'i>,
    /// What other devices launch.
    pub launched: &'i Instance<'i>,
    pub func: Arc<Func>,
    pub params: Vec<Param>,
    pub arithmetic: Arithmetic,
    /// Axes whose extents the others follow from.
    pub free: Vec<Free>,
    shapes: Arc<Shapes>,
    prologue: Prologue,
    /// Whether numbers that are read may be indices.
    pub indexes: bool,
}

/// A parameter.
#[derive(Clone, Debug)]
pub(crate) struct Param {
    pub name: String,
    pub dtype: DType,
    /// Of a tensor.
    pub rank: Option<usize>,
    pub mutable: bool,
    /// Whether an output's contents are read before they are written.
    pub read: bool,
    /// The names that `dims!` gives the extents.
    pub names: Vec<Option<String>>,
}

/// An axis whose extent is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Free {
    pub param: usize,
    pub axis: usize,
    pub name: String,
}

/// A launch but for its elements.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Form {
    /// One for each of [`Subject::free`].
    pub free: Vec<i64>,
    /// The extents of each tensor; none of a scalar.
    pub shapes: Vec<Vec<i64>>,
    /// The value of each scalar.
    pub scalars: Vec<Option<Scalar>>,
}

impl<'i> Subject<'i> {
    pub(crate) fn new(instance: &'i Instance<'i>) -> Result<Subject<'i>, LaunchError> {
        let func = link(instance)?;
        let found = contents(&func, &|_, _| Passed::Mutable);
        let names = names(&func);
        let mut params = Vec::new();
        for (number, param) in func.params.iter().enumerate() {
            let ty = func.ty(param.value);
            let dtype = ty.elem().dtype().ok_or_else(|| LaunchError::Instance {
                kernel: func.name.clone(),
                reason: format!("the type of `{}` is not chosen", param.name),
            })?;
            let rank = ty.mem().map(|mem| mem.rank());
            let read = found.params.get(&param.value).is_none_or(|contents| contents.read);
            let names = (0..rank.unwrap_or(0)).map(|axis| names.get(&(number, axis)).cloned()).collect();
            params.push(Param { name: param.name.clone(), dtype, rank, mutable: param.mutable, read, names });
        }
        let free = free(&func, &params);
        let (mut indexes, arithmetic) = (false, Arithmetic::of(&func));
        func.walk(func.body, &mut |_, inst| {
            let to_index = |value: Value| func.ty(value).elem().dtype() == Some(DType::Index);
            indexes |= matches!(inst.op, Op::Gather {} | Op::Scatter {})
                || matches!(inst.op, Op::Cast { .. }) && inst.result.is_some_and(to_index);
        });
        let (shapes, prologue) = (Shapes::of(instance)?, Prologue::new(&func)?);
        Ok(Subject { instance, launched: instance, func, params, arithmetic, free, shapes, prologue, indexes })
    }

    /// The same, where devices launch an instance that leaves the choice of its tiles to them.
    pub(crate) fn launched_as(self, launched: &'i Instance<'i>) -> Subject<'i> {
        Subject { launched, ..self }
    }

    /// The launch with these extents and scalars.
    pub(crate) fn form(&self, free: Vec<i64>, scalars: &[Option<Scalar>]) -> Result<Form, LaunchError> {
        let known = self.params.iter().enumerate().map(|(number, param)| match (param.rank, scalars[number]) {
            (Some(rank), _) => {
                let extent = |axis| self.free.iter().position(|at| (at.param, at.axis) == (number, axis));
                Known::Shape((0..rank).map(|axis| extent(axis).map(|at| free[at])).collect())
            }
            (None, scalar) => Known::Scalar(scalar.unwrap_or(Scalar { dtype: param.dtype, bits: 0 })),
        });
        let shapes = self.shapes.infer(&known.collect::<Vec<_>>())?;
        let form = Form { free, shapes, scalars: scalars.to_vec() };
        self.with(&form, |args| self.prologue.plan(args))?;
        Ok(form)
    }

    /// Arithmetic operations and elements that a launch moves: a measure of its time.
    pub(crate) fn cost(&self, form: &Form) -> Result<f64, LaunchError> {
        let work = self.with(form, |args| Work::of(&self.func, args))?;
        let elements: i64 = self.with(form, |args| {
            let count = |arg: &Arg<'_>| match arg {
                Arg::Tensor(tensor) => tensor.shape.iter().fold(1_i64, |all, &extent| all.saturating_mul(extent)),
                Arg::Scalar(_) => 1,
            };
            args.iter().map(count).fold(0, i64::saturating_add)
        });
        Ok(work.operations + work.bytes() + elements as f64)
    }

    /// Additions that follow one another in a launch.
    pub(crate) fn accumulation(&self, form: &Form) -> Result<u64, LaunchError> {
        self.with(form, |args| accumulation(&self.func, args))
    }

    /// Calls a function with arguments of a form, whose elements nothing may use.
    fn with<T>(&self, form: &Form, f: impl FnOnce(&[Arg<'_>]) -> T) -> T {
        let rows = |shape: &[i64]| -> Vec<i64> {
            (0..shape.len())
                .map(|axis| shape[axis + 1..].iter().fold(1, |all: i64, &extent| all.saturating_mul(extent.max(1))))
                .collect()
        };
        let strides: Vec<Vec<i64>> = form.shapes.iter().map(|shape| rows(shape)).collect();
        let args = self.params.iter().enumerate().map(|(number, param)| match (param.rank, form.scalars[number]) {
            (None, scalar) => Arg::Scalar(scalar.unwrap_or(Scalar { dtype: param.dtype, bits: 0 })),
            (Some(_), _) => {
                let (shape, strides) = (&form.shapes[number][..], &strides[number][..]);
                // Aligned as allocations are; no memory of anything.
                let address = std::ptr::without_provenance_mut(1 << 20);
                let (dtype, mutable) = (param.dtype, param.mutable);
                let parts = TensorParts { dtype, address, memory: Memory::Host, shape, strides, mutable };
                // SAFETY: the functions that are called read extents and strides alone.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
        });
        f(&args.collect::<Vec<_>>())
    }

    /// A form in words: `a 3x4, b 4x5, alpha 0.5`.
    pub(crate) fn text(&self, form: &Form) -> String {
        let one = |(number, param): (usize, &Param)| match form.scalars[number] {
            Some(scalar) => format!("{} = {}", param.name, number_text(scalar)),
            None => {
                let extents: Vec<String> = form.shapes[number].iter().map(i64::to_string).collect();
                format!("{}: [{}]", param.name, extents.join(", "))
            }
        };
        self.params.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
    }

    /// Extents of tiles, and const parameters: around them kernels have edges.
    pub(crate) fn tiles(&self) -> Vec<i64> {
        let mut tiles = [self.instance.consts(), self.launched.consts()].concat();
        self.func.walk(self.func.body, &mut |_, inst| {
            let mem = inst.result.and_then(|result| self.func.ty(result).mem());
            if let (Op::Alloc {}, Some(mem)) = (&inst.op, mem) {
                tiles.extend(mem.shape.iter().filter_map(|extent| extent.dim()?.as_int()));
            }
        });
        tiles.retain(|&tile| (2..=1024).contains(&tile));
        tiles.sort_unstable();
        tiles.dedup();
        tiles
    }
}

fn number_text(scalar: Scalar) -> String {
    number(scalar).to_string()
}

/// The const parameters that verification takes of an instance: where its user leaves tiles to the
/// device, the smallest of the tuning list, whose edges are met by small extents.
pub(crate) fn smallest(instance: &Instance<'_>) -> Result<Vec<i64>, LaunchError> {
    let volume = |consts: &Vec<i64>| consts.iter().fold(1_i64, |all, &tile| all.saturating_mul(tile.max(1)));
    let mut all = candidates(instance)?;
    all.sort_by_key(volume);
    // Values that break a condition of the kernel together are no instance.
    let least = all.into_iter().find(|consts| link(&instance.with_consts(consts)).is_ok());
    Ok(least.unwrap_or_else(|| instance.consts().to_vec()))
}

/// Whether an extent has a name. The extent of an index of a formula is `len_` and the index, and
/// has the index's name as well.
pub(crate) fn is_named(extent: &str, name: &str) -> bool {
    extent == name || extent.strip_prefix("len_") == Some(name)
}

/// The arguments with elements.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    Tensor(Host),
    Scalar(Scalar),
}

/// The axes whose extents the prologue does not state by others.
fn free(func: &Func, params: &[Param]) -> Vec<Free> {
    let position = |value| func.params.iter().position(|param| param.value == value);
    let mut stated = Vec::new();
    for &id in &func.regions[func.host].insts {
        let inst = &func.insts[id];
        if let Op::Expect { axis } = &inst.op
            && let Some(at) = position(inst.args[0])
        {
            stated.push((at, *axis as usize));
        }
    }
    let mut free = Vec::new();
    for (number, param) in params.iter().enumerate() {
        let Some(mem) = func.ty(func.params[number].value).mem() else { continue };
        for axis in 0..mem.rank() {
            let fixed = mem.shape[axis].dim().is_some();
            if !fixed && !stated.contains(&(number, axis)) {
                let name = param.names[axis].clone().unwrap_or_else(|| format!("{}.{axis}", param.name));
                free.push(Free { param: number, axis, name });
            }
        }
    }
    free
}

/// The names that the prologue gives extents of tensors, by parameter and axis.
fn names(func: &Func) -> BTreeMap<(usize, usize), String> {
    let mut names = BTreeMap::new();
    let position = |value| func.params.iter().position(|param| param.value == value);
    for &id in &func.regions[func.host].insts {
        let inst = &func.insts[id];
        let (value, axis) = match &inst.op {
            Op::Extent { axis } => (inst.result, *axis),
            Op::Expect { axis } => (inst.args.get(1).copied(), *axis),
            _ => continue,
        };
        let name = value.and_then(|value| func.values[value].name.clone());
        if let (Some(name), Some(at)) = (name, position(inst.args[0])) {
            names.entry((at, axis as usize)).or_insert(name);
        }
    }
    names
}
