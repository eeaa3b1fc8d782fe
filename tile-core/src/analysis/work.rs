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
use std::ops::AddAssign;

/// What a launch moves and computes.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Work {
    /// Bytes that are read from tensors.
    pub read: f64,
    /// Bytes that are written to tensors.
    pub written: f64,
    /// Arithmetic operations on elements: an FMA is two.
    pub operations: f64,
    /// Of these, what GEMMs multiply of elements of 16 bits, or of fewer and 16.
    pub half: f64,
    /// Of these, what GEMMs multiply of elements of 8 bits or fewer.
    pub byte: f64,
}

/// What a device does at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Roofs {
    /// Bytes of memory a second.
    pub bytes: f64,
    /// Arithmetic operations a second, where [`half`](Roofs::half) and [`byte`](Roofs::byte) are
    /// not meant.
    pub operations: f64,
    /// Operations a second of GEMMs of 16-bit elements.
    pub half: f64,
    /// Operations a second of GEMMs of 8-bit elements.
    pub byte: f64,
}

impl Roofs {
    /// With one rate of arithmetic for all elements.
    pub fn new(bytes: f64, operations: f64) -> Roofs {
        Roofs { bytes, operations, half: operations, byte: operations }
    }

    /// Seconds that work takes at least.
    pub fn seconds(&self, work: &Work) -> f64 {
        (work.bytes() / self.bytes).max(self.arithmetic(work))
    }

    /// Seconds that the arithmetic of work takes at least: units of several widths run side by side.
    pub fn arithmetic(&self, work: &Work) -> f64 {
        let rest = work.operations - work.half - work.byte;
        (rest / self.operations).max(work.half / self.half).max(work.byte / self.byte)
    }

    /// Whether memory binds the work, rather than arithmetic.
    pub fn memory_binds(&self, work: &Work) -> bool {
        work.bytes() / self.bytes >= self.arithmetic(work)
    }
}

impl AddAssign for Work {
    fn add_assign(&mut self, other: Work) {
        self.read += other.read;
        self.written += other.written;
        self.operations += other.operations;
        self.half += other.half;
        self.byte += other.byte;
    }
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
        let mut count =
            Count { func, operations: 0.0, narrow: [0.0; 2], reads: HashMap::new(), writes: HashMap::new() };
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
        let [half, byte] = count.narrow.map(|operations| operations * part);
        let operations = count.operations * part;
        Ok(Work { read: all(&count.reads), written: all(&count.writes), operations, half, byte })
    }

    /// Bytes that are moved.
    pub fn bytes(&self) -> f64 {
        self.read + self.written
    }
}

struct Count<'a> {
    func: &'a Func,
    operations: f64,
    /// Of these, those of GEMMs of 16 bits, and of 8.
    narrow: [f64; 2],
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
                    let operations = 2.0 * times * stored * k * tile.iter().product::<f64>();
                    self.operations += operations;
                    match self.bytes_of(a).max(self.bytes_of(inst.args[inst.args.len() - 2])) {
                        0.0..=1.0 => self.narrow[1] += operations,
                        1.0..=2.0 => self.narrow[0] += operations,
                        _ => {}
                    }
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

    /// A GEMM of 16 bits, and one of 8.
    const PRODUCTS: &str = "
        kernel products(%c c: mut global<f32, [64, 64]>)
        host { %one = const 1 : index }
        grid %one
        body (%i: index) {
          %a a = alloc : shared<bf16, [64, 32]>
          %b b = alloc : shared<bf16, [32, 64]>
          %d d = alloc : shared<i8, [64, 16]>
          %e e = alloc : shared<i8, [16, 64]>
          %sum sum = alloc : fragment<f32, [64, 64]>
          %whole whole = alloc : fragment<i32, [64, 64]>
          gemm %a, %b, %sum
          gemm %d, %e, %whole
          copy %sum, %c
        }";

    #[test]
    fn units_of_several_widths_have_roofs_of_their_own() {
        let func = parse(PRODUCTS).unwrap();
        let mut c = Buffer::zeros(DType::F32, &[64, 64]);
        let work = Work::of(&func, &[c.arg_mut()]).unwrap();
        let product = |k: f64| 2.0 * 64.0 * 64.0 * k;
        assert_eq!((work.half, work.byte, work.operations), (product(32.0), product(16.0), product(48.0)));
        let roofs = Roofs { bytes: 1e30, operations: 1.0, half: 1e3, byte: 1e6 };
        assert_eq!(roofs.seconds(&work), product(32.0) / 1e3);
        assert_eq!(Roofs::new(1e30, 1e3).seconds(&work), product(32.0) / 1e3);
        assert!(!roofs.memory_binds(&work) && Roofs { bytes: 1.0, ..roofs }.memory_binds(&work));
    }

    #[test]
    fn elements_and_operations_are_counted() {
        let func = parse(SCALE).unwrap();
        let (x, mut y) = (Buffer::zeros(DType::F32, &[6400]), Buffer::zeros(DType::F32, &[6400]));
        let work = Work::of(&func, &[x.arg(), y.arg_mut()]).unwrap();
        assert_eq!(work, Work { read: 25_600.0, written: 25_600.0, operations: 12_800.0, ..Work::default() });
    }
}
