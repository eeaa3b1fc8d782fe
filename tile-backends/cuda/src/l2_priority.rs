//! Which of a launch's tensors deserve another priority in L2 than
//! what is usual ([`ptx::cache_policy`](crate::ptx) says why any does).
//!
//! *First to go.* Weights that a product of few rows reads, or a vector product, or a sum: each
//! element comes once, and nobody wants it again in this launch. If they make room for each
//! other, what others left in the cache stays: results that a launch before has written need
//! not go to memory while this one waits for it.
//!
//! Whether each element comes once, the kernel's text says, up to the extents of the grid: its
//! blocks' places move by whole tiles, with every index that differs. Tensors many times as
//! large as the cache drive out everything whatever they do, and are read a little slower so.
//!
//! *Last to go.* What kernels without products read, where they write about as much
//! and no cache holds either.

use crate::ptx::Priority;
use tile_core::ir::{Axis, BinOp, Func, InstId, Literal, LoopKind, Op, RegionId, Value, ValueDef};
use tile_core::launch::prologue::{Plan, Prologue};
use tile_core::launch::{Arg, LaunchError};

/// Tensors of at least so large a part of the cache are worth a priority,
const PART: u64 = 8;
/// and are to be the first to go up to so many times its size.
const BEYOND: u64 = 4;
/// A launch overflows the cache if its tensors are so many times as large.
const TIMES: u64 = 2;
/// Where it writes at least such a part of what it reads, what it reads is the last
/// to go.
const WRITTEN: u64 = 4;

/// The priorities of a launch's arguments: two bits for each of the first sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Priorities(pub(crate) u32);

/// The arguments that [`Priorities`] has bits for.
const MOST: usize = 16;

impl Priorities {
    /// That of an argument, unless it is the usual one.
    pub(crate) fn of(self, argument: usize) -> Option<Priority> {
        match self.0.checked_shr(2 * argument as u32).unwrap_or(0) & 3 {
            1 => Some(Priority::Last),
            2 => Some(Priority::First),
            _ => None,
        }
    }

    fn set(&mut self, argument: usize, priority: Priority) {
        self.0 |= (if priority == Priority::Last { 1 } else { 2 }) << (2 * argument);
    }
}

/// A tensor that a kernel reads.
#[derive(PartialEq, Eq, Debug)]
struct ReadOnlyTensor {
    /// The number of the argument.
    argument: usize,
    /// Which axes of the grid its place depends on, where blocks that differ in these
    /// read different elements, each once.
    axes: Option<Vec<bool>>,
}

/// The tensors that a kernel reads and nobody writes.
#[derive(Debug)]
pub(crate) struct ReadOnlyTensors {
    prologue: Prologue,
    tensors: Vec<ReadOnlyTensor>,
    /// Whether the kernel multiplies, or copies ahead.
    reuses: bool,
}

impl ReadOnlyTensors {
    /// Of a concrete function.
    ///
    /// # Errors
    /// An instance error when it is not.
    pub(crate) fn of(func: &Func) -> Result<ReadOnlyTensors, LaunchError> {
        let inputs = func
            .params
            .iter()
            .enumerate()
            .filter(|(_, param)| func.ty(param.value).mem().is_some() && func.is_input(param.value));
        let stream = |(argument, param): (usize, &tile_core::ir::Param)| ReadOnlyTensor {
            argument,
            axes: read_once(func, param.value),
        };
        let tensors = inputs.map(stream).filter(|stream| stream.argument < MOST).collect();
        Ok(ReadOnlyTensors { prologue: Prologue::new(func)?, tensors, reuses: reuses(func) })
    }

    /// What a launch's tensors deserve on a device with so large a cache.
    ///
    /// # Errors
    /// Those of the kernel's prologue.
    pub(crate) fn priorities(&self, args: &[Arg<'_>], cache: u64) -> Result<Priorities, LaunchError> {
        let (read, written) = (bytes(args, false), bytes(args, true));
        let mut priorities = Priorities::default();
        let overflows = read.saturating_add(written) > TIMES * cache;
        if !self.reuses && overflows && written.saturating_mul(WRITTEN) >= read {
            self.tensors.iter().for_each(|stream| priorities.set(stream.argument, Priority::Last));
            return Ok(priorities);
        }
        let worth = cache / PART..=cache.saturating_mul(BEYOND);
        let fits =
            |stream: &&ReadOnlyTensor| matches!(&args[stream.argument], Arg::Tensor(it) if worth.contains(&it.bytes()));
        let mut once = self.tensors.iter().filter(|stream| stream.axes.is_some()).filter(fits).peekable();
        if once.peek().is_some() {
            let plan = self.prologue.plan(args)?;
            once.filter(|stream| stream.axes.as_ref().is_some_and(|axes| is_once(axes, &plan)))
                .for_each(|stream| priorities.set(stream.argument, Priority::First));
        }
        Ok(priorities)
    }
}

/// Whether a launch reads so much that a priority may be worth it on a device with so
/// large a cache: of others nobody need know their [`ReadOnlyTensors`].
pub(crate) fn may_matter(args: &[Arg<'_>], cache: u64) -> bool {
    bytes(args, false) >= cache / PART
}

/// Bytes of a launch's outputs, or of its inputs.
fn bytes(args: &[Arg<'_>], mutable: bool) -> u64 {
    let of = |arg: &Arg<'_>| match arg {
        Arg::Tensor(tensor) if tensor.mutable == mutable => tensor.bytes(),
        _ => 0,
    };
    args.iter().map(of).fold(0, u64::saturating_add)
}

/// Whether all blocks of a launch differ in an axis that counts.
fn is_once(axes: &[bool], plan: &Plan) -> bool {
    let grid = &plan.grid[plan.grid.len() - axes.len()..];
    axes.iter().zip(grid).all(|(&counts, &extent)| counts || extent <= 1)
}

fn reuses(func: &Func) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| {
        found |= match &inst.op {
            Op::Gemm { .. } | Op::GemmSp {} => true,
            Op::For { kind, .. } => matches!(kind, LoopKind::Pipelined { .. }),
            _ => false,
        }
    });
    found
}

/// The axes of the grid that the place of a tensor's one copy depends on, if tiles of
/// different places have no element in common.
fn read_once(func: &Func, tensor: Value) -> Option<Vec<bool>> {
    let mut uses = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        // Its extents are no elements.
        if inst.args.contains(&tensor) && !matches!(inst.op, Op::Extent { .. }) {
            uses.push(id);
        }
    });
    let [view] = uses[..] else { return None };
    let inst = &func.insts[view];
    let Op::Region { axes, .. } = &inst.op else { return None };
    let viewed = inst.result?;
    let mut copies = 0;
    func.walk(func.body, &mut |_, other| copies += other.args.iter().filter(|&&arg| arg == viewed).count());
    let mut moves = Vec::new();
    for (axis, &offset) in axes.iter().zip(&inst.args[1..]) {
        let extent = match axis {
            Axis::Drop => 1,
            Axis::Keep(extent) => extent.dim()?.as_int()?,
        };
        moves.extend(steps(func, offset, extent)?);
    }
    let loops = enclosing(func, func.body, view)?;
    (copies == 1 && loops.iter().all(|counter| moves.contains(counter)))
        .then(|| func.regions[func.body].args.iter().map(|block| moves.contains(block)).collect())
}

/// What an offset moves with, by whole tiles of an extent: an index, or nothing.
fn steps(func: &Func, offset: Value, extent: i64) -> Option<Option<Value>> {
    if let ValueDef::Arg(..) = func.values[offset].def {
        return (extent == 1).then_some(Some(offset));
    }
    let inst = func.def(offset)?;
    match inst.op {
        Op::Const { .. } => Some(None),
        Op::Bin { op: BinOp::Mul } => {
            let constant = |value: Value| match func.def(value)?.op {
                Op::Const { value: Literal::Int(known) } => i64::try_from(known).ok(),
                _ => None,
            };
            let [x, y] = [inst.args[0], inst.args[1]];
            let (index, by) = constant(y).map(|by| (x, by)).or_else(|| constant(x).map(|by| (y, by)))?;
            let is_index = matches!(func.values[index].def, ValueDef::Arg(..));
            (is_index && by == extent).then_some(Some(index))
        }
        _ => None,
    }
}

/// The counters of the loops around a statement, if it is in nothing else.
fn enclosing(func: &Func, region: RegionId, statement: InstId) -> Option<Vec<Value>> {
    func.regions[region].insts.iter().find_map(|&id| {
        if id == statement {
            return Some(Vec::new());
        }
        let inst = &func.insts[id];
        inst.regions.iter().find_map(|&inner| {
            let mut counters = enclosing(func, inner, statement)?;
            counters.extend(&func.regions[inner].args);
            Some(counters)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::ir::text::parse;
    use tile_core::launch::{Memory, TensorArg, TensorParts};

    const PRODUCT: &str = "
        kernel k(%a a: global<f32, [?, ?]>, %b b: global<f32, [?, ?]>, %c c: mut global<f32, [?, ?]>)
        host {
          %m m = extent %c, axis = 0 : index
          %n n = extent %c, axis = 1 : index
        }
        grid %m, %n
        body (%by: index, %bx: index) {
          %zero = const 0 : index
          %one = const 1 : index
          %tile = const 64 : index
          %s = alloc : shared<f32, [1, 64]>
          %t = alloc : shared<f32, [64, 64]>
          for %zero, %m, %one (%k: index) {
            %x = bin.mul %k, %tile : index
            %y = bin.mul %bx, %tile : index
            %v = region %a, %by, %x, axes = [1, 64] : global<f32, [1, 64]>
            copy %v, %s
            %w = region %b, %y, %x, axes = [64, 64] : global<f32, [64, 64]>
            copy %w, %t
          }
        }";

    fn named(func: &Func, name: &str) -> Value {
        let found = (0..func.values.len()).map(Value::new).find(|&v| func.values[v].name.as_deref() == Some(name));
        found.expect("the text names it")
    }

    fn axes(text: &str, tensor: &str) -> Option<Vec<bool>> {
        let func = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        read_once(&func, named(&func, tensor))
    }

    #[test]
    fn tiles_that_have_nothing_in_common_are_read_once() {
        assert_eq!(axes(PRODUCT, "a"), Some(vec![true, false]));
        assert_eq!(axes(PRODUCT, "b"), Some(vec![false, true]));
        // Tiles that overlap, that a loop reads again, that two statements read.
        assert_eq!(axes(&PRODUCT.replace("const 64 : index", "const 32 : index"), "b"), None);
        assert_eq!(axes(&PRODUCT.replace("%y, %x, axes", "%y, %zero, axes"), "b"), None);
        assert_eq!(axes(&PRODUCT.replace("copy %w, %t", "copy %w, %t copy %w, %t"), "b"), None);
        assert_eq!(
            axes(&PRODUCT.replace("region %a, %by, %x, axes = [1, 64]", "region %a, %y, %x, axes = [1, 64]"), "a"),
            None
        );
    }

    #[test]
    fn a_launch_chooses_priorities() {
        let word = |text: &str, [m, n, k]: [i64; 3], cache| {
            let func = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let shapes = [[m, k], [64 * n, k], [m, n]];
            let arg = |at: usize| {
                let parts = TensorParts {
                    dtype: tile_core::elem::DType::F32,
                    address: std::ptr::null_mut(),
                    memory: Memory::Device(0),
                    shape: &shapes[at],
                    strides: &[1 << 40, 1],
                    mutable: at == 2,
                };
                // SAFETY: nothing reads or writes the elements.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            };
            let args = [arg(0), arg(1), arg(2)];
            let streams = ReadOnlyTensors::of(&func).expect("it is concrete");
            let matter = may_matter(&args, cache).then(|| streams.priorities(&args, cache));
            let priorities = matter.map_or_else(Priorities::default, |known| known.expect("nothing is required"));
            [0, 1, 2].map(|argument| priorities.of(argument))
        };
        let usual = [None; 3];
        // Few rows: the right operand comes once, the left one for each column of tiles.
        assert_eq!(word(PRODUCT, [1, 8, 1024], 1 << 20), [None, Some(Priority::First), None]);
        assert_eq!(word(PRODUCT, [2, 8, 1024], 1 << 20), usual);
        // Too small to matter, and too large.
        assert_eq!(word(PRODUCT, [1, 8, 1024], 1 << 30), usual);
        assert_eq!(word(PRODUCT, [1, 64, 1024], 1 << 20), usual);
        // As much written as read, and no cache holds it.
        assert_eq!(word(PRODUCT, [4096, 4096, 1], 1 << 20), [Some(Priority::Last), Some(Priority::Last), None]);
        assert_eq!(word(PRODUCT, [4096, 4096, 1], 1 << 30), usual);
        let pipelined = PRODUCT.replace("%one (%k", "%one, kind = pipelined(2) (%k");
        assert_eq!(word(&pipelined, [4096, 4096, 1], 1 << 20), usual);
    }
}
