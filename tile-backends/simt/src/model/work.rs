//! Work of a block: what it moves and computes, counted over the tile IR of an instance.

use super::codes::{Codes, UNPACKED};
use crate::lower::{Engine, Outline, constant};
use rustc_hash::FxHashMap;
use tile_core::analysis::numbers::Numbers;
use tile_core::elem::DType;
use tile_core::ir::pointwise::Cost;
use tile_core::ir::{Axis, BinOp, Func, Inst, InstId, Op, RegionId, Space, UnOp, Value};

/// Amounts of work; those of a loop are of one iteration.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Amounts {
    /// Bytes that are read from and written to tensors.
    pub loads: f64,
    /// See [`Amounts::loads`].
    pub stores: f64,
    /// FMAs of tensor cores, in operand bits: of 16-bit operands 16 for each. Rows and
    /// columns that instructions compute in vain count.
    pub warpgroup: f64,
    /// The same by instructions of warps.
    pub warp: f64,
    /// FMAs of threads.
    pub fmas: f64,
    /// Operations of threads that are one instruction.
    pub light: f64,
    /// Special functions.
    pub special: f64,
    /// Bytes that threads exchange through shared memory.
    pub shared: f64,
    /// Latencies of statements that the next ones wait for, in units of a shuffled reduction.
    pub latency: f64,
}

impl Amounts {
    /// Adds so many times another.
    pub fn add(&mut self, other: &Amounts, times: f64) {
        self.loads += other.loads * times;
        self.stores += other.stores * times;
        self.warpgroup += other.warpgroup * times;
        self.warp += other.warp * times;
        self.fmas += other.fmas * times;
        self.light += other.light * times;
        self.special += other.special * times;
        self.shared += other.shared * times;
        self.latency += other.latency * times;
    }
}

/// A loop of a block's body.
#[derive(Clone, Copy, Debug)]
pub struct Loop {
    /// Iterations.
    pub trips: f64,
    /// What one of them does.
    pub each: Amounts,
    /// Whether all it computes are GEMMs.
    pub mainloop: bool,
}

/// The work of a block.
#[derive(Clone, Default, Debug)]
pub struct Block {
    /// Outside of loops.
    pub once: Amounts,
    /// The loops of its body, in order.
    pub loops: Vec<Loop>,
    /// Bytes that it reads of each tensor, by parameter.
    pub reads: FxHashMap<usize, f64>,
}

/// Latencies: of a statement on registers, of a GEMM, of what goes through shared memory, and what
/// a reduction has besides whose rows several warps hold.
const STATEMENT: f64 = 0.3;
const GEMM: f64 = 2.0;
const THROUGH_SHARED: f64 = 2.0;
const ACROSS_WARPS: f64 = 6.0;

/// Bytes that L2 moves at once.
const SECTOR: f64 = 32.0;

/// Iterations of a loop whose bounds are not known, and the most that are counted.
const UNKNOWN_TRIPS: i64 = 8;
const MOST: i64 = 1 << 40;

/// The iterations of a loop at which conditions are looked at, and the part of all that each stands
/// for. The last one, where masks are, stands for itself.
fn looks(trips: i64) -> Vec<(i64, f64)> {
    if trips < 4 {
        return (0..trips).map(|iteration| (iteration, 1.0 / trips as f64)).collect();
    }
    let last = 1.0 / trips as f64;
    vec![(0, 0.5), (trips / 4, 0.3), (trips / 2, (0.2 - last).max(0.0)), (trips - 1, last)]
}

/// Counts the work of the block whose indices are given. `shapes` are the extents of tensors, by
/// parameter.
pub(super) fn of_block(outline: &Outline, numbers: &mut Numbers<'_>, shapes: &[Vec<i64>]) -> Block {
    let mut count = Count { func: &outline.func, outline, shapes, block: Block::default() };
    let once = count.region(outline.func.body, numbers, true, 1.0);
    count.block.once = once;
    count.block
}

struct Count<'a> {
    func: &'a Func,
    outline: &'a Outline,
    shapes: &'a [Vec<i64>],
    block: Block,
}

impl Count<'_> {
    /// What a region does once, `times` of which a block executes; loops of it are listed apart
    /// if `listed`.
    fn region(&mut self, region: RegionId, numbers: &mut Numbers<'_>, listed: bool, times: f64) -> Amounts {
        let func = self.func;
        let mut all = Amounts::default();
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match &inst.op {
                Op::For { .. } => self.each_iteration(inst, numbers, listed, times, &mut all),
                Op::If {} => {
                    let holds = numbers.get(inst.args[0]).map_or(0.5, |holds| holds as f64);
                    for (region, weight) in inst.regions.clone().into_iter().zip([holds, 1.0 - holds]) {
                        if weight > 0.0 {
                            let inner = self.region(region, numbers, listed, times * weight);
                            all.add(&inner, weight);
                        }
                    }
                }
                _ => all.add(&self.statement(id, inst, times), 1.0),
            }
        }
        all
    }

    fn each_iteration(&mut self, inst: &Inst, numbers: &mut Numbers<'_>, listed: bool, times: f64, all: &mut Amounts) {
        let body = inst.regions[0];
        let bound = |at: usize, otherwise: i64| numbers.get(inst.args[at]).unwrap_or(otherwise);
        let (lo, step) = (bound(0, 0), bound(2, 1).max(1));
        let span = bound(1, lo.saturating_add(UNKNOWN_TRIPS)).saturating_sub(lo).clamp(0, MOST);
        let trips = span / step + i64::from(span % step > 0);
        let mut each = Amounts::default();
        for (iteration, weight) in looks(trips) {
            numbers.set(self.func.regions[body].args[0], lo.saturating_add(iteration.saturating_mul(step)));
            let inner = self.region(body, numbers, false, times * trips as f64 * weight);
            each.add(&inner, weight);
        }
        if listed {
            let mainloop = each.light + each.special + each.fmas == 0.0;
            self.block.loops.push(Loop { trips: trips as f64 * times, each, mainloop });
        } else {
            all.add(&each, trips as f64);
        }
    }

    fn statement(&mut self, id: InstId, inst: &Inst, times: f64) -> Amounts {
        let func = self.func;
        let mut done = Amounts { latency: STATEMENT, ..Amounts::default() };
        match &inst.op {
            Op::Gather {} | Op::Scatter {} => self.copy(inst.args[0], inst.args[2], times, &mut done),
            Op::Copy { .. } | Op::AtomicTile { .. } => self.copy(inst.args[0], inst.args[1], times, &mut done),
            Op::Fill {} => done.light += 0.25 * cells(func, inst.args[0]),
            Op::Gemm { .. } | Op::GemmSp {} => {
                done.latency = GEMM;
                self.gemm(id, inst, &mut done);
            }
            Op::Reduce { .. } => {
                done.latency = 1.0;
                done.light += cells(func, inst.args[0]);
                done.shared += 0.5 * 4.0 * cells(func, inst.args[1]);
                // Rows that several warps share are combined through shared memory.
                let rows = cells(func, inst.args[1]);
                if rows < f64::from(self.outline.threads) / 2.0 / f64::from(self.outline.warpgroups.max(1)) {
                    done.latency += ACROSS_WARPS;
                }
            }
            Op::Scan { .. } => done.light += 4.0 * cells(func, inst.args[0]),
            Op::Parallel {} => {
                let extents: Vec<f64> =
                    inst.args.iter().map(|&e| constant(func, e).map_or(64.0, |e| e as f64)).collect();
                let lanes = Lanes::of(func, inst.regions[0], extents);
                self.lane(inst.regions[0], &lanes, times, 1.0, &mut done);
            }
            Op::Load {} => self.read(
                inst.args[0],
                func.ty(inst.args[0]).elem().dtype().map_or(4.0, |d| d.bytes() as f64),
                times,
                &mut done,
            ),
            _ => done.latency = 0.0,
        }
        done
    }

    /// What the statements of a `parallel!` do, `trips` times each.
    fn lane(&mut self, region: RegionId, lanes: &Lanes, times: f64, trips: f64, done: &mut Amounts) {
        let func = self.func;
        let codes = Codes::of(func, region);
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            let cells = lanes.executions(inst) * trips;
            let index = inst.result.is_some_and(|result| func.ty(result).elem().dtype() == Some(DType::Index));
            let (light, special) = match &inst.op {
                _ if codes.within.contains(&id) => (0.0, 0.0),
                _ if codes.stores.contains(&id) => (UNPACKED, 0.0),
                Op::Un { op } if !index => match op.row().cost {
                    Cost::Alu | Cost::Fma => (1.0, 0.0),
                    Cost::Convert | Cost::Divide => (0.0, 1.0),
                    Cost::Special | Cost::Expansion => heavy(*op, func.schedule.fast_math),
                },
                Op::Bin { op: BinOp::Div } if !index => (if func.schedule.fast_math { 1.0 } else { 8.0 }, 1.0),
                Op::Bin { op } if !index => (if op.row().cost.is_light() { 1.0 } else { 8.0 }, 0.0),
                Op::Bin { op: BinOp::Div | BinOp::Rem } => (4.0, 0.0),
                Op::Bin { .. } => (0.25, 0.0),
                Op::Fma {} | Op::Cmp { .. } | Op::Select {} => (1.0, 0.0),
                Op::Cast { .. } if !index => {
                    let float = |value: Value| func.ty(value).elem().dtype().is_some_and(|ty| ty.is_float());
                    // Between integers and floats conversions are as slow as special functions.
                    let alike = inst.result.is_none_or(|result| float(result) == float(inst.args[0]));
                    if alike { (1.0, 0.0) } else { (0.0, 1.0) }
                }
                _ => (0.0, 0.0),
            };
            done.light += light * cells;
            done.special += special * cells;
            match &inst.op {
                Op::Load {} => {
                    self.access(Access { memory: inst.args[0], write: false, cells }, lanes.run(inst), times, done)
                }
                Op::Store { .. } => {
                    self.access(Access { memory: inst.args[1], write: true, cells }, lanes.run(inst), times, done)
                }
                Op::Atomic { .. } => {
                    self.access(Access { memory: inst.args[0], write: true, cells }, f64::INFINITY, times, done)
                }
                Op::If {} => {
                    for &region in &inst.regions {
                        self.lane(region, lanes, times, trips, done);
                    }
                }
                Op::For { .. } => {
                    let inner = constant(func, inst.args[1]).map_or(8.0, |hi| hi as f64);
                    self.lane(inst.regions[0], lanes, times, trips * inner, done);
                }
                _ => {}
            }
        }
    }

    /// Elements of memory, one by one, so many of which lie side by side.
    fn access(&mut self, Access { memory, write, cells }: Access, run: f64, times: f64, done: &mut Amounts) {
        let size = self.func.ty(memory).elem().dtype().map_or(4.0, |dtype| dtype.bytes() as f64);
        let bytes = cells * size;
        // L2 moves whole sectors.
        let beside = (SECTOR / (run * size)).max(1.0) - 1.0;
        match self.func.ty(memory).mem().map(|mem| mem.space) {
            Some(Space::Global) if write => done.stores += bytes * (1.0 + beside),
            Some(Space::Global) => {
                done.loads += bytes * beside;
                self.read(memory, bytes, times, done);
            }
            Some(Space::Shared) => done.shared += bytes,
            _ => {}
        }
    }

    /// The number of the tensor parameter that a memory value is a view of.
    fn tensor(&self, memory: Value) -> Option<usize> {
        let root = self.func.root(memory);
        let tensors = self.func.params.iter().filter(|param| self.func.ty(param.value).mem().is_some());
        tensors.map(|param| param.value).position(|value| value == root)
    }

    fn read(&mut self, memory: Value, bytes: f64, times: f64, done: &mut Amounts) {
        done.loads += bytes;
        if let Some(number) = self.tensor(memory) {
            *self.block.reads.entry(number).or_default() += bytes * times;
        }
    }

    fn copy(&mut self, src: Value, dst: Value, times: f64, done: &mut Amounts) {
        let func = self.func;
        let space = |value: Value| func.ty(value).mem().map(|mem| mem.space);
        let bytes = |value: Value| func.ty(value).elem().dtype().map_or(4.0, |dtype| dtype.bits() as f64 / 8.0);
        match (space(src), space(dst)) {
            (Some(Space::Global), _) => {
                let moved = self.inside(src).min(cells(func, dst)) * bytes(src);
                self.read(src, moved, times, done);
                if space(dst) == Some(Space::Shared) && func.ty(src).elem() != func.ty(dst).elem() {
                    self.convert(src, dst, done);
                }
            }
            (_, Some(Space::Global)) => done.stores += self.inside(dst).min(cells(func, src)) * bytes(dst),
            (Some(Space::Shared), _) | (_, Some(Space::Shared)) => {
                done.latency = THROUGH_SHARED;
                done.shared += cells(func, src) * bytes(src);
                done.light += 0.25 * cells(func, src);
            }
            _ if func.ty(src).elem() != func.ty(dst).elem() => done.light += 0.5 * cells(func, src),
            _ => done.light += 0.25 * cells(func, src),
        }
    }

    /// A copy to shared memory of elements of another type: threads read what was loaded, convert it
    /// and write it beside.
    fn convert(&self, src: Value, dst: Value, done: &mut Amounts) {
        let func = self.func;
        let (from, to) = (func.ty(src).elem().dtype(), func.ty(dst).elem().dtype());
        let bytes = |dtype: Option<DType>| dtype.map_or(4.0, |dtype| dtype.bits() as f64 / 8.0);
        let is_float = |dtype: Option<DType>| dtype.is_none_or(|dtype| dtype.is_float());
        let cells = cells(func, dst);
        done.latency = THROUGH_SHARED;
        done.shared += cells * (bytes(from) + bytes(to));
        match is_float(from) == is_float(to) {
            true => done.light += cells,
            // Integers become `f32` first, where the type is another float.
            false => done.special += if bytes(to) < 4.0 { 2.0 * cells } else { cells },
        }
    }

    /// Elements of a window of a tensor that are inside of it.
    fn inside(&self, mut view: Value) -> f64 {
        let func = self.func;
        let shape = self.tensor(view).map(|number| &self.shapes[number]);
        let mut least = f64::INFINITY;
        while let Some(inst) = func.def(view) {
            if let (Op::Region { axes, .. }, Some(shape)) = (&inst.op, shape)
                && func.def(inst.args[0]).is_none()
            {
                let kept = axes.iter().zip(shape).map(|(axis, &extent)| match axis {
                    Axis::Drop => 1.0,
                    Axis::Keep(kept) => {
                        kept.dim().and_then(|dim| dim.as_int()).map_or(extent, |kept| kept.min(extent)) as f64
                    }
                });
                least = kept.product();
            }
            let Some(&next) = inst.args.first() else { break };
            view = next;
        }
        least
    }

    fn gemm(&self, id: InstId, inst: &Inst, done: &mut Amounts) {
        let func = self.func;
        let sparse = matches!(inst.op, Op::GemmSp {});
        let (a, acc) = (inst.args[0], inst.args[inst.args.len() - 1]);
        let extents = |value: Value| super::extents(func, value);
        let (Some([m, k]), Some([_, n])) = (extents(a), extents(acc)) else { return };
        let bits = f64::from(func.ty(a).elem().dtype().map_or(32, |dtype| dtype.bits()));
        match self.outline.engine(id) {
            Engine::Warpgroup { .. } => {
                // Instructions have 64 rows, and columns in eights; tiles of few rows are
                // multiplied as their transposes.
                let up = |x: f64, unit: f64| (x / unit).ceil() * unit;
                // Those of more than 192 columns draw more power.
                let straight = up(m, 64.0) * up(n, 8.0) * if n > 192.0 { 1.02 } else { 1.0 };
                let turned = up(n, 64.0) * up(m, 8.0);
                let area = if m % 64.0 == 0.0 { straight } else { turned };
                done.warpgroup += area * k * bits;
            }
            Engine::Warp => {
                done.warp += m * n * k * bits;
                // Each warp reads its rows and columns from shared memory.
                let warps = f64::from(self.outline.threads / 32);
                let area = (m * n / warps).max(128.0);
                let side = area.sqrt().clamp(8.0, m.min(n).max(8.0));
                done.shared += warps * k * (side + area / side) * bits / 8.0;
            }
            Engine::Threads => {
                done.fmas += m * n * k;
                // A warp of 8×4 threads reads the rows and columns of all its threads.
                let side = (m * n / f64::from(self.outline.threads)).max(1.0).sqrt();
                done.shared += f64::from(self.outline.threads / 32) * k * 12.0 * side * bits / 8.0;
            }
        }
        if sparse {
            done.warpgroup *= 0.5;
        }
    }
}

/// Elements of memory that a statement of a `parallel!` reads or writes.
struct Access {
    memory: Value,
    write: bool,
    cells: f64,
}

/// How often statements of a `parallel!` are executed: what does not depend on an index is
/// computed once for all its values.
struct Lanes {
    extents: Vec<f64>,
    /// For each value that depends on indices, which.
    depends: FxHashMap<Value, u32>,
}

/// Lanes that hold elements of a row, each of which computes what the row has in common.
const REPLICAS: f64 = 4.0;

impl Lanes {
    fn of(func: &Func, region: RegionId, extents: Vec<f64>) -> Lanes {
        let args = func.regions[region].args.iter().enumerate().map(|(number, &arg)| (arg, 1 << number));
        let mut lanes = Lanes { extents, depends: args.collect() };
        lanes.note(func, region, 0);
        lanes
    }

    fn note(&mut self, func: &Func, region: RegionId, around: u32) {
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            let own = inst.args.iter().fold(around, |all, arg| all | self.depends.get(arg).copied().unwrap_or(0));
            if let Some(result) = inst.result {
                // A variable may be anything.
                let all = if matches!(inst.op, Op::Alloc {}) { u32::MAX } else { own };
                self.depends.insert(result, all);
            }
            inst.regions.iter().for_each(|&inner| self.note(func, inner, own));
        }
    }

    /// The elements of a load or store that lie side by side: one for each value of the indices that
    /// the last place depends on.
    fn run(&self, inst: &Inst) -> f64 {
        let last = inst.args.last().and_then(|place| self.depends.get(place)).copied().unwrap_or(0);
        let along = self.extents.iter().enumerate().filter(|(axis, _)| last >> axis.min(&31) & 1 == 1);
        along.map(|(_, extent)| extent).product()
    }

    fn executions(&self, inst: &Inst) -> f64 {
        let of = |value: &Value| self.depends.get(value).copied().unwrap_or(0);
        let all = inst.args.iter().chain(&inst.result).fold(0, |all, value| all | of(value));
        let depends = |axis: usize| all >> axis.min(31) & 1 == 1;
        let (mut cells, mut every) = (1.0, true);
        for (axis, extent) in self.extents.iter().enumerate() {
            match depends(axis) {
                true => cells *= extent,
                false => every = false,
            }
        }
        let most: f64 = self.extents.iter().product();
        if every { most } else { most.min(cells * REPLICAS) }
    }
}

/// Light instructions and special functions of an elementary function.
fn heavy(op: UnOp, fast: bool) -> (f64, f64) {
    match op {
        UnOp::Exp2 if fast => (0.5, 1.0),
        UnOp::Exp | UnOp::Ln | UnOp::Log2 | UnOp::Rsqrt if fast => (1.0, 1.0),
        UnOp::Tanh if fast => (0.0, 1.0),
        UnOp::Sigmoid if fast => (2.0, 2.0),
        UnOp::Rsqrt | UnOp::Log2 | UnOp::Exp2 => (6.0, 1.0),
        _ => (16.0, 1.0),
    }
}

fn cells(func: &Func, value: Value) -> f64 {
    super::shape(func, value).map_or(0.0, |shape| shape.iter().product())
}
