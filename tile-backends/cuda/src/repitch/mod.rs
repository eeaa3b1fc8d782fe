//! Copies of tensors that TMA copies can cut boxes out of.
//!
//! A tensor map describes tensors whose address and strides are multiples of 16
//! bytes ([`TensorFacts::bulk`]). A product of others is lowered without
//! TMA copies and `wgmma`, and takes several times as long. Each
//! row of tiles is read by many blocks, though, so it pays to copy the tensor
//! once, with rows as long as they should be, and to run the kernel on the copy.
//!
//! # Which tensors
//! Those that a warp-specialised kernel would have behind tensor maps if they
//! were aligned, and are not: inputs that the consumers, or all threads of a kernel
//! that is not divided, would else copy for themselves.
//!
//! Outputs stay where they are; a divided kernel stores sums to a
//! tensor without a map directly, in the time of one pass over it, and a copy
//! would take two more. What a tensor's facts say apart from alignment (the unit stride,
//! the size) is as in the launch.
//!
//! # Which launches
//! Facts say nothing of sizes, so each launch decides. A copy costs its launch
//! and the time in which memory reads and writes the tensor. Without it, a block
//! takes so much longer for each byte that it brings from the tensors behind the
//! maps, and blocks follow each other once there are more than multiprocessors:
//!
//! ```text
//! Σ bytes · readers / blocks · ⌈blocks / multiprocessors⌉ · slowness  >  Σ copied (4 µs + 2 · bytes / (3 TB/s))
//! ```
//! `readers` is the product of the grid's extents along axes that the tensor's
//! tiles do not depend on. On an H200 a block without warp specialisation brought 7 to 9 GB/s
//! from rows that start at odd elements, a divided one 30 and more, which makes
//! 1/12 ns a byte; rows that start at words come by asynchronous copies and lose
//! less, which is put at 1/40 ns. The products of 511×513×515 in bf16, 61 µs
//! without copies and 20 µs if aligned, are about where copies begin to pay.

pub(crate) mod copy;

use crate::ptx::{Arch, target};
use copy::Copy;
use std::collections::HashSet;
use tile_core::ir::{Func, Op, Space, Value};
use tile_core::launch::prologue::{Plan, Prologue};
use tile_core::launch::{Arg, LaunchError, TensorParts};
use tile_simt::facts::{LaunchFacts, NARROW, TensorFacts, WIDEST};
use tile_simt::ir::{Home, Kernel};
use tile_simt::lower::lower;

/// The most axes of a tensor.
const RANK: usize = 5;
/// What launching a copy costs, in nanoseconds.
const LAUNCH: i64 = 4000;
/// Bytes that memory moves in a nanosecond.
const MEMORY: i64 = 3000;
/// Bytes for which a block without warp specialisation takes a nanosecond longer than one
/// with them: of rows that start anywhere, and of rows that start at words.
const SLOWNESS: [i64; 2] = [12, 40];
/// The alignment that asynchronous copies of a thread need.
const WORD: u8 = 4;
/// Long rows of a copy begin where lines of the caches do.
const LINE: i64 = 128;

/// The tensors of a kernel that are worth a copy.
#[derive(Debug)]
pub(crate) struct Repitch {
    prologue: Prologue,
    tensors: Vec<Tensor>,
    /// One of [`SLOWNESS`].
    slowness: i64,
}

/// A tensor behind a tensor map.
#[derive(PartialEq, Eq, Debug)]
struct Tensor {
    /// The number of the argument.
    argument: usize,
    /// Whether it needs a copy.
    copied: bool,
    /// The axes of a plan's grid along which blocks read the same tiles.
    shared: [bool; 3],
}

impl Repitch {
    /// Of launches of a concrete function with these facts; nothing where it is
    /// as well without.
    ///
    /// # Errors
    /// An instance error when the function is not concrete.
    pub(crate) fn new(func: &Func, facts: &LaunchFacts, arch: Arch) -> Result<Option<Repitch>, LaunchError> {
        let target = target(arch);
        let candidates: Vec<bool> =
            inputs(func).zip(&facts.tensors).map(|(input, facts)| input && can(facts)).collect();
        if target.wgmma.is_empty() || !candidates.contains(&true) {
            return Ok(None);
        }
        // What cannot be lowered is refused by the launch itself.
        let divided = |facts: &LaunchFacts| lower(func, facts, &target).ok().filter(Kernel::is_divided);
        let Some(kernel) = divided(&aligned(facts, &candidates)) else { return Ok(None) };
        let mapped = mapped(func, &kernel);
        let copied: Vec<bool> = candidates.iter().zip(&mapped).map(|(&can, &mapped)| can && mapped).collect();
        // Others may have counted.
        if !copied.contains(&true) || divided(&aligned(facts, &copied)).is_none() {
            return Ok(None);
        }
        let words = |facts: &TensorFacts| facts.align >= WORD && facts.stride_align >= WORD;
        let words = facts.tensors.iter().zip(&copied).all(|(facts, &copied)| !copied || words(facts));
        let slowness = SLOWNESS[usize::from(words)];
        let arguments = func.params.iter().enumerate().filter(|(_, param)| func.ty(param.value).mem().is_some());
        let tensors = arguments.zip(mapped).zip(copied).filter(|((_, mapped), _)| *mapped);
        let tensors = tensors.map(|(((argument, param), _), copied)| Tensor {
            argument,
            copied,
            shared: shared(func, param.value),
        });
        Ok(Some(Repitch { tensors: tensors.collect(), prologue: Prologue::new(func)?, slowness }))
    }

    /// The copies of a launch on a device of so many multiprocessors; none where
    /// they cost more than they save.
    ///
    /// # Errors
    /// Those of the kernel's prologue.
    pub(crate) fn copies(&self, args: &[Arg<'_>], multiprocessors: u32) -> Result<Vec<Pitched>, LaunchError> {
        let plan = self.prologue.plan(args)?;
        let Some(blocks) = plan.blocks().filter(|&blocks| blocks > 0) else { return Ok(Vec::new()) };
        let (mut traffic, mut cost) = (0_i64, 0_i64);
        let mut copies = Vec::new();
        for tensor in &self.tensors {
            let Arg::Tensor(arg) = &args[tensor.argument] else {
                unreachable!("arguments were checked against the parameters")
            };
            let bytes = i64::try_from(arg.bytes()).unwrap_or(i64::MAX);
            traffic = traffic.saturating_add(bytes.saturating_mul(tensor.readers(&plan)));
            if tensor.copied {
                cost = cost.saturating_add(LAUNCH + bytes.saturating_mul(2) / MEMORY);
                match Pitched::new(tensor.argument, arg) {
                    Some(pitched) => copies.push(pitched),
                    None => return Ok(Vec::new()),
                }
            }
        }
        let (own, line) = (traffic / blocks, i64::from(multiprocessors.max(1)));
        let saved = own.saturating_mul((blocks - 1) / line + 1) / self.slowness;
        Ok(if saved > cost { copies } else { Vec::new() })
    }
}

impl Tensor {
    /// How many blocks read each tile.
    fn readers(&self, plan: &Plan) -> i64 {
        let extents = plan.grid.iter().zip(self.shared);
        extents.filter(|(_, shared)| *shared).fold(1, |n, (&extent, _)| n.saturating_mul(extent))
    }
}

/// Whether the tensor parameters are inputs of as many axes as a map takes.
fn inputs(func: &Func) -> impl Iterator<Item = bool> {
    func.params.iter().filter_map(|param| {
        let rank = func.ty(param.value).mem()?.rank();
        Some(func.is_input(param.value) && (1..=RANK).contains(&rank))
    })
}

/// Whether a copy would make a tensor one for tensor maps.
fn can(facts: &TensorFacts) -> bool {
    facts.unit && facts.narrow && !facts.bulk
}

/// The facts when these tensors are copied.
fn aligned(facts: &LaunchFacts, copied: &[bool]) -> LaunchFacts {
    let tensors = facts.tensors.iter().zip(copied).map(|(&facts, &copied)| match copied {
        true => TensorFacts { align: WIDEST, stride_align: WIDEST, bulk: true, ..facts },
        false => facts,
    });
    LaunchFacts { tensors: tensors.collect(), ..*facts }
}

/// Whether the tensor parameters have tensor maps.
fn mapped(func: &Func, kernel: &Kernel) -> Vec<bool> {
    let behind: HashSet<Value> = (kernel.maps.values())
        .filter_map(|map| match kernel.bufs[map.buf].home {
            Home::Global { of, .. } => Some(of),
            Home::Shared { .. } => None,
        })
        .collect();
    let tensors = func.params.iter().filter(|param| func.ty(param.value).mem().is_some());
    tensors.map(|param| func.is_input(param.value) && behind.contains(&param.value)).collect()
}

/// The axes of a plan's grid that no tile of a tensor depends on.
fn shared(func: &Func, tensor: Value) -> [bool; 3] {
    let axes = &func.regions[func.body].args;
    let mut shared = [false; 3];
    let mut apart = HashSet::new();
    func.walk(func.body, &mut |_, inst| {
        let Op::Copy { .. } = inst.op else { return };
        let (src, dst) = (inst.args[0], inst.args[1]);
        let tile = func.ty(dst).mem().is_some_and(|mem| mem.space == Space::Shared);
        if tile && func.root(src) == tensor {
            sources(func, src, &mut apart);
        }
    });
    for (shared, axis) in shared[3 - axes.len()..].iter_mut().zip(axes) {
        *shared = !apart.contains(axis);
    }
    shared
}

/// Collects what a value follows from.
fn sources(func: &Func, value: Value, found: &mut HashSet<Value>) {
    if found.insert(value)
        && let Some(inst) = func.def(value)
    {
        inst.args.iter().for_each(|&arg| sources(func, arg, found));
    }
}

/// A tensor argument and its copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pitched {
    /// The number of the argument.
    pub(crate) argument: usize,
    /// Of the copy, in elements.
    strides: [i64; RANK],
    rank: usize,
    copy: Copy,
}

impl Pitched {
    /// Row-major but for the rows' pitch; `None` for a tensor that cannot be copied
    /// so, or whose copy no map could describe: an empty one, one that goes
    /// backwards, one whose axes overlap so much that the copy would be far larger.
    fn new(argument: usize, tensor: &TensorParts<'_>) -> Option<Pitched> {
        let rank = tensor.shape.len();
        let width = tensor.dtype.bytes() as i64;
        let (&last, outer) = tensor.shape.split_last()?;
        let bytes = last.checked_mul(width)?;
        let unit = if bytes >= 4 * LINE { LINE } else { WIDEST.into() };
        let pitch = bytes.checked_add(unit - 1)? / unit * unit;
        let mut strides = [1; RANK];
        let mut axes = [(1, 0); RANK - 1];
        let mut stride = pitch / width;
        for (axis, &extent) in outer.iter().enumerate().rev() {
            strides[axis] = stride;
            stride = stride.checked_mul(extent)?;
            let from = if extent == 1 { 0 } else { tensor.strides[axis].checked_mul(width)? };
            axes[RANK - rank + axis] = (extent, from);
        }
        let fits = last > 0 && axes.iter().all(|&(extent, from)| extent > 0 && from >= 0) && stride < NARROW;
        let copy = Copy { from: tensor.address.addr() as u64, to: 0, bytes, pitch, axes };
        fits.then_some(Pitched { argument, strides, rank, copy })
    }

    /// Bytes of the copy.
    pub(crate) fn bytes(&self) -> usize {
        let rows: i64 = self.copy.axes.iter().map(|&(extent, _)| extent).product();
        (rows * self.copy.pitch) as usize
    }

    /// The work that puts the copy at an address, a multiple of 16.
    pub(crate) fn copy_to(&self, address: u64) -> Copy {
        Copy { to: address, ..self.copy }
    }

    /// The tensor in the copy at an address.
    pub(crate) fn parts<'p>(&'p self, of: &TensorParts<'p>, address: u64) -> TensorParts<'p> {
        let address = std::ptr::without_provenance_mut(address as usize);
        TensorParts { address, strides: &self.strides[..self.rank], ..*of }
    }
}

#[cfg(test)]
mod tests;
