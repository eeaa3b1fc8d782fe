//! Work of a launch: bytes of tensors and arithmetic operations, counted over the tile IR.
//!
//! Blocks at evenly spaced places of the grid are counted, with trip counts and conditions from the
//! launch's extents, and stand for the others. Bytes are compulsory traffic: what blocks read of a
//! tensor counts no more than once, however often they do.

use super::numbers::Numbers;
use crate::elem::DType;
use crate::ir::{Func, Inst, Op, RegionId, Space, Value};
use crate::launch::prologue::Prologue;
use crate::launch::{Arg, LaunchError};
use std::collections::HashMap;

/// What a launch moves and computes.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Work {
    /// Bytes that are read from tensors.
    pub read: f64,
    /// Bytes that are written to tensors.
    pub written: f64,
    /// Arithmetic operations on elements: an FMA is two.
    pub operations: f64,
}

/// The most blocks that are counted on an axis of the grid.
const SAMPLES: i64 = 3;

/// Iterations of a loop whose bounds depend on data, and the most that are counted.
const UNKNOWN_TRIPS: i64 = 8;
const MOST: i64 = 1 << 40;

impl Work {
    /// Of a launch of a concrete function.
    ///
    /// # Errors
    /// Those of [`Prologue::plan`]: arguments that the function does not take.
    pub fn of(func: &Func, args: &[Arg<'_>]) -> Result<Work, LaunchError> {
        let prologue = Prologue::new(func)?;
        let plan = prologue.plan(args)?;
        let place = |axis: usize| {
            let (extent, count) = (plan.grid[axis], plan.grid[axis].min(SAMPLES));
            (0..count).map(move |i| (i128::from(2 * i + 1) * i128::from(extent) / i128::from(2 * count)) as i64)
        };
        let mut count = Count { func, operations: 0.0, reads: HashMap::new(), writes: HashMap::new() };
        let mut samples = 0.0;
        for z in place(0) {
            for y in place(1) {
                for x in place(2) {
                    let mut numbers = Numbers::new(func, &prologue, &plan, [z, y, x]);
                    count.region(func.body, &mut numbers, 1.0);
                    samples += 1.0;
                }
            }
        }
        let blocks = plan.blocks().map_or(f64::INFINITY, |blocks| blocks as f64);
        let part = if samples > 0.0 { blocks / samples } else { 0.0 };
        let most = |value: Value| {
            let at = func.params.iter().position(|param| param.value == value);
            match at.map(|at| &args[at]) {
                Some(Arg::Tensor(tensor)) => tensor.bytes() as f64,
                _ => f64::INFINITY,
            }
        };
        let all = |moved: &HashMap<Value, f64>| {
            moved.iter().map(|(&value, &bytes)| (bytes * part).min(most(value))).fold(0.0, |sum, bytes| sum + bytes)
        };
        Ok(Work { read: all(&count.reads), written: all(&count.writes), operations: count.operations * part })
    }

    /// Bytes that are moved.
    pub fn bytes(&self) -> f64 {
        self.read + self.written
    }
}

struct Count<'a> {
    func: &'a Func,
    operations: f64,
    /// Bytes by tensor.
    reads: HashMap<Value, f64>,
    writes: HashMap<Value, f64>,
}

impl Count<'_> {
    fn region(&mut self, region: RegionId, numbers: &mut Numbers<'_>, times: f64) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match &inst.op {
                Op::For { .. } => self.each_iteration(inst, numbers, times),
                Op::If {} => {
                    let holds = numbers.get(inst.args[0]).map_or(0.5, |holds| holds as f64);
                    for (&region, weight) in inst.regions.iter().zip([holds, 1.0 - holds]) {
                        if weight > 0.0 {
                            self.region(region, numbers, times * weight);
                        }
                    }
                }
                Op::Parallel {} | Op::Threads {} => {
                    let extents = inst.args.iter().map(|&extent| numbers.get(extent).unwrap_or(UNKNOWN_TRIPS));
                    let lanes: f64 = extents.map(|extent| extent.max(0) as f64).product();
                    self.lane(inst.regions[0], numbers, times * lanes);
                }
                _ => self.statement(inst, times),
            }
        }
    }

    /// The first and the last iteration, and one between them, stand for a loop's.
    fn each_iteration(&mut self, inst: &Inst, numbers: &mut Numbers<'_>, times: f64) {
        let body = inst.regions[0];
        let bound = |at: usize, otherwise: i64| numbers.get(inst.args[at]).unwrap_or(otherwise);
        let (lo, step) = (bound(0, 0), bound(2, 1).max(1));
        let span = bound(1, lo.saturating_add(UNKNOWN_TRIPS)).saturating_sub(lo).clamp(0, MOST);
        let trips = span / step + i64::from(span % step > 0);
        let looks = match trips {
            0..=3 => (0..trips).map(|iteration| (iteration, 1.0)).collect(),
            _ => vec![(0, 1.0), (trips / 2, (trips - 2) as f64), (trips - 1, 1.0)],
        };
        for (iteration, weight) in looks {
            numbers.set(self.func.regions[body].args[0], lo.saturating_add(iteration.saturating_mul(step)));
            self.region(body, numbers, times * weight);
        }
    }

    fn statement(&mut self, inst: &Inst, times: f64) {
        match &inst.op {
            Op::Gather {} | Op::Scatter {} => self.copy(inst.args[0], inst.args[2], times),
            Op::Copy { .. } | Op::AtomicTile { .. } => self.copy(inst.args[0], inst.args[1], times),
            Op::Gemm { .. } | Op::GemmSp {} => {
                let (a, acc) = (inst.args[0], inst.args[inst.args.len() - 1]);
                if let (Some([.., k]), Some(tile)) = (self.shape(a).as_deref(), self.shape(acc)) {
                    let stored = if matches!(inst.op, Op::GemmSp {}) { 2.0 } else { 1.0 };
                    self.operations += 2.0 * times * stored * k * tile.iter().product::<f64>();
                }
            }
            Op::Reduce { .. } | Op::Scan { .. } => self.operations += times * self.cells(inst.args[0]),
            Op::Load {} => self.element(inst.args[0], false, times),
            Op::Store { .. } => self.element(inst.args[1], true, times),
            Op::Atomic { .. } => self.element(inst.args[0], true, times),
            _ => {}
        }
    }

    /// The statements of a `parallel!`, so many times.
    fn lane(&mut self, region: RegionId, numbers: &mut Numbers<'_>, times: f64) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            let index = inst.result.is_some_and(|result| func.ty(result).elem().dtype() == Some(DType::Index));
            match &inst.op {
                Op::Fma {} if !index => self.operations += 2.0 * times,
                Op::Un { .. } | Op::Bin { .. } if !index => self.operations += times,
                Op::If {} => {
                    let holds = numbers.get(inst.args[0]).map_or(0.5, |holds| holds as f64);
                    for (&region, weight) in inst.regions.iter().zip([holds, 1.0 - holds]) {
                        self.lane(region, numbers, times * weight);
                    }
                }
                Op::For { .. } => {
                    let bound = |at: usize, otherwise: i64| numbers.get(inst.args[at]).unwrap_or(otherwise);
                    let trips = bound(1, UNKNOWN_TRIPS).saturating_sub(bound(0, 0)).clamp(0, MOST);
                    self.lane(inst.regions[0], numbers, times * trips as f64);
                }
                _ => self.statement(inst, times),
            }
        }
    }

    /// One element of a tensor.
    fn element(&mut self, memory: Value, write: bool, times: f64) {
        let bytes = self.bytes_of(memory);
        self.moved(memory, write, bytes * times);
    }

    fn copy(&mut self, src: Value, dst: Value, times: f64) {
        let cells = |value: Value| self.cells(value);
        let count = match (cells(src), cells(dst)) {
            (0.0, count) | (count, 0.0) => count,
            (x, y) => x.min(y),
        };
        self.moved(src, false, times * count * self.bytes_of(src));
        self.moved(dst, true, times * count * self.bytes_of(dst));
    }

    fn moved(&mut self, memory: Value, write: bool, bytes: f64) {
        if self.func.ty(memory).mem().map(|mem| mem.space) == Some(Space::Global) {
            let root = self.func.root(memory);
            let moved = if write { &mut self.writes } else { &mut self.reads };
            *moved.entry(root).or_default() += bytes;
        }
    }

    fn bytes_of(&self, memory: Value) -> f64 {
        self.func.ty(memory).elem().dtype().map_or(0.0, |dtype| f64::from(dtype.bits()) / 8.0)
    }

    /// The extents of a tile, if all are known.
    fn shape(&self, value: Value) -> Option<Vec<f64>> {
        let shape = &self.func.ty(value).mem()?.shape;
        shape.iter().map(|extent| extent.dim()?.as_int().map(|extent| extent as f64)).collect()
    }

    /// The elements of a tile; 0 where they are not known.
    fn cells(&self, value: Value) -> f64 {
        self.shape(value).map_or(0.0, |shape| shape.iter().product())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;
    use crate::testing::Buffer;

    const SCALE: &str = "
        kernel scale(%x x: global<f32, [?]>, %y y: mut global<f32, [?]>)
        host {
          %m = extent %x, axis = 0 : index
          expect %y, %m, axis = 0
          %c = const 64 : index
          %s = bin.sub %c, %c : index
          %b = bin.div %m, %c : index
        }
        grid %b
        body (%i: index) {
          %n = const 64 : index
          parallel %n (%j: index) {
            %o = bin.mul %i, %n : index
            %k = bin.add %o, %j : index
            %v = load %x, %k : f32
            %w = bin.add %v, %v : f32
            %u = bin.mul %w, %v : f32
            store %u, %y, %k
          }
        }";

    #[test]
    fn elements_and_operations_are_counted() {
        let func = parse(SCALE).unwrap();
        let (x, mut y) = (Buffer::zeros(DType::F32, &[6400]), Buffer::zeros(DType::F32, &[6400]));
        let work = Work::of(&func, &[x.arg(), y.arg_mut()]).unwrap();
        assert_eq!(work, Work { read: 25_600.0, written: 25_600.0, operations: 12_800.0 });
    }
}
