//! Loop coarsening: an iteration of a GEMM loop multiplies several tiles of k.
//!
//! ```text
//! for ko in 0..ceil(k / BK) { copy(a.at(…, ko * BK), a_s); copy(b.at(ko * BK, …), b_s); gemm(a_s, b_s, acc) }
//! ```
//!
//! A tile of k as long as suits the shared memory of a GPU is short for a core: between two iterations all
//! accumulators go through memory. Here `BK` becomes a constant `K_0` of the kernel, a multiple of `BK` that
//! `tile_cpu::gemm_steps` chooses from the tile's extents when the instance is made.
//!
//! Longer tiles read more of the tensors than the loop did where its iterations end before the tensors do. So the
//! loop must go through all of k, which has to be the extent of both operands: what lies behind it is zero.

use crate::text;
use std::collections::{BTreeMap, BTreeSet};
use tile_core::analysis::{Affine, Values};
use tile_core::elem::Elem;
use tile_core::ir::{
    Axis, BinOp, Builder, Dim, Effect, Extent, Extern, Func, FuncKind, Inst, InstId, Op, RegionId, Space, Sym, Type,
    Value, ValueDef,
};

/// A function whose GEMM loops take more steps at once.
pub(crate) struct Coarsened {
    pub(crate) func: Func,
    /// The declarations of the constants that it names.
    pub(crate) constants: Vec<String>,
}

/// A loop, and what changes in it.
struct Plan {
    /// The loop, and the division that gives its upper bound.
    of: InstId,
    quotient: InstId,
    /// The extent of k, and the steps of a tile.
    k: Value,
    steps: Dim,
    /// The extents of the accumulator.
    acc: [Dim; 2],
    tiles: Vec<Tile>,
}

/// A tile of an operand.
struct Tile {
    alloc: Value,
    /// Its axis of k.
    axis: usize,
    /// The region that is copied into it, and the region's axis of k.
    window: InstId,
    window_axis: usize,
}

/// The function with coarser loops; `None` where none qualifies.
pub(crate) fn coarsen(func: &Func) -> Option<Coarsened> {
    if func.kind != FuncKind::Kernel || func.schedule.two_level_sums || func.has_ranks() {
        return None;
    }
    let values = Values::new(func);
    let mut plans = Vec::new();
    func.walk(func.body, &mut |id, _| plans.extend(Finder::new(&values, id).and_then(|finder| finder.plan())));
    if plans.is_empty() {
        return None;
    }
    let mut done = Coarsened { func: func.clone(), constants: Vec::new() };
    for (number, plan) in plans.iter().enumerate() {
        done.apply(number, plan);
    }
    Some(done)
}

/// A loop that is looked at.
struct Finder<'a, 'f> {
    values: &'a Values<'f>,
    of: InstId,
    body: RegionId,
    counter: Value,
    quotient: InstId,
    k: Value,
    steps: Dim,
    /// Values that change with the counter.
    dependent: BTreeSet<Value>,
    /// Regions of the operands, with their axis of k.
    windows: BTreeMap<Value, (InstId, usize)>,
    tiles: BTreeMap<Value, Tile>,
    gemms: Vec<InstId>,
}

impl<'a, 'f> Finder<'a, 'f> {
    /// A loop over all tiles of an extent.
    fn new(values: &'a Values<'f>, of: InstId) -> Option<Finder<'a, 'f>> {
        let inst = &values.func.insts[of];
        let (Op::For { .. }, &[lo, hi, step]) = (&inst.op, &inst.args[..]) else { return None };
        let is = |value: Value, number: i64| values.affine(value).as_constant() == Some(&Dim::int(number));
        let ValueDef::Inst(quotient) = values.func.values[hi].def else { return None };
        let division = &values.func.insts[quotient];
        if !is(lo, 0) || !is(step, 1) || !matches!(division.op, Op::Bin { op: BinOp::Div }) {
            return None;
        }
        let steps = values.affine(division.args[1]).as_constant()?.clone();
        let rounding = Affine::constant(Dim::int(1).sub(&steps));
        let dividend = values.affine(division.args[0]).add(&rounding);
        let (&k, _) = dividend.terms.first_key_value()?;
        let body = inst.regions[0];
        let counter = values.func.regions[body].args[0];
        let (windows, tiles, gemms) = Default::default();
        let dependent = BTreeSet::from([counter]);
        let finder = Finder { values, of, body, counter, quotient, k, steps, dependent, windows, tiles, gemms };
        (dividend == Affine::leaf(k)).then_some(finder)
    }

    fn plan(mut self) -> Option<Plan> {
        let func = self.values.func;
        let good = func.regions[self.body].insts.iter().all(|&id| self.takes(id));
        let &first = self.gemms.first().filter(|_| good && self.are_tiles_private())?;
        let [a, b] = [0, 1].map(|side| func.ty(func.insts[first].args[side]).mem());
        let acc = [a?.shape[0].dim()?.clone(), b?.shape[1].dim()?.clone()];
        let multiplied = |&id: &InstId| {
            let args = &func.insts[id].args;
            self.axis(args[0]) == Some(1) && self.axis(args[1]) == Some(0) && self.axis(args[2]).is_none()
        };
        let tiles_are_multiplied = self.gemms.iter().all(multiplied);
        let Finder { of, quotient, k, steps, tiles, .. } = self;
        tiles_are_multiplied.then(|| Plan { of, quotient, k, steps, acc, tiles: tiles.into_values().collect() })
    }

    /// Whether an instruction of the body stays right, and what it says of operands.
    fn takes(&mut self, id: InstId) -> bool {
        let func = self.values.func;
        let inst = &func.insts[id];
        match &inst.op {
            Op::Alloc {} | Op::Permute { .. } => true,
            Op::Region { axes, filled: false } => self.window(id, inst, axes).is_some(),
            Op::Copy { asynchronous: false, .. } => self.copy(inst.args[0], inst.args[1]).is_some(),
            Op::Gemm { accumulate: true, .. } => {
                self.gemms.push(id);
                true
            }
            op if op.effect() == Effect::Pure && inst.regions.is_empty() => {
                if inst.args.iter().any(|arg| self.dependent.contains(arg)) {
                    self.dependent.extend(inst.result);
                }
                true
            }
            _ => false,
        }
    }

    /// A region of a tensor that moves along k with the counter.
    fn window(&mut self, id: InstId, inst: &Inst, axes: &[Axis]) -> Option<()> {
        let (tensor, offsets) = inst.args.split_first()?;
        let mut moving = (0..offsets.len()).filter(|&axis| self.dependent.contains(&offsets[axis]));
        let (Some(axis), None) = (moving.next(), moving.next()) else { return None };
        let form = self.values.affine(offsets[axis]);
        let starts = Affine::leaf(self.counter).scale(&self.steps);
        let Axis::Keep(extent) = &axes[axis] else { return None };
        let covers = form == starts && extent.dim() == Some(&self.steps) && self.has_extent(*tensor, axis);
        self.windows.insert(inst.result.filter(|_| covers)?, (id, axis));
        Some(())
    }

    /// Whether an axis of a tensor has the extent that the loop goes through.
    fn has_extent(&self, tensor: Value, axis: usize) -> bool {
        let func = self.values.func;
        let is_k = |value: Value| self.values.affine(value) == Affine::leaf(self.k);
        func.regions[func.host].insts.iter().any(|&id| {
            let inst = &func.insts[id];
            inst.args.first() == Some(&tensor)
                && match inst.op {
                    Op::Extent { axis: of } => of as usize == axis && inst.result.is_some_and(is_k),
                    Op::Expect { axis: of } => of as usize == axis && is_k(inst.args[1]),
                    _ => false,
                }
        })
    }

    /// A copy of such a region to a tile of the same extents.
    fn copy(&mut self, source: Value, alloc: Value) -> Option<()> {
        let func = self.values.func;
        let &(window, window_axis) = self.windows.get(&source)?;
        let [from, to] = [func.ty(source).mem()?, func.ty(alloc).mem()?];
        let is_tile = func.def(alloc).is_some_and(|inst| matches!(inst.op, Op::Alloc {})) && to.space != Space::Global;
        let Op::Region { axes, .. } = &func.insts[window].op else { return None };
        let axis = axes[..window_axis].iter().filter(|axis| matches!(axis, Axis::Keep(_))).count();
        let fits = is_tile && from.shape == to.shape && !self.tiles.contains_key(&alloc);
        fits.then(|| self.tiles.insert(alloc, Tile { alloc, axis, window, window_axis }))?;
        Some(())
    }

    /// Whether nothing but the loop uses its tiles and regions.
    fn are_tiles_private(&self) -> bool {
        let func = self.values.func;
        let body = &func.regions[self.body].insts;
        let mut good = true;
        func.walk(func.body, &mut |id, inst| {
            for (position, &arg) in inst.args.iter().enumerate() {
                let is_tile = func.ty(arg).mem().is_some() && self.tiles.contains_key(&func.root(arg));
                good &= match inst.op {
                    _ if !is_tile && !self.windows.contains_key(&arg) => true,
                    Op::Permute { .. } => is_tile,
                    Op::Copy { .. } => body.contains(&id) && (position == 1) == is_tile,
                    Op::Gemm { .. } => body.contains(&id) && is_tile && position < 2,
                    _ => false,
                };
            }
        });
        good
    }

    /// The axis of k of a view of a tile.
    fn axis(&self, view: Value) -> Option<usize> {
        let func = self.values.func;
        match &func.def(view)?.op {
            Op::Permute { axes } => {
                let of = self.axis(func.def(view)?.args[0])?;
                axes.iter().position(|&axis| axis as usize == of)
            }
            _ => self.tiles.get(&view).map(|tile| tile.axis),
        }
    }
}

impl Coarsened {
    fn apply(&mut self, number: usize, plan: &Plan) {
        let name = format!("K_{number}");
        let steps = Dim::sym(Sym::Extern(self.func.externs.len() as u32));
        self.declare(&name, plan);
        self.func.externs.push(Extern { path: format!("Self::{name}"), elem: Elem::INDEX });

        // The number of iterations.
        let home = self.home(plan.quotient);
        let at = position(&self.func, home, plan.quotient) + 1;
        let bound = insert(&mut self.func, home, at, |b| {
            let divisor = b.dim(&steps);
            let rounding = b.dim(&steps.sub(&Dim::int(1)));
            let dividend = b.bin(BinOp::Add, plan.k, rounding);
            b.bin(BinOp::Div, dividend, divisor)
        });
        self.func.insts[plan.of].args[1] = bound;

        // Where the tiles of an iteration begin.
        let body = self.func.insts[plan.of].regions[0];
        let counter = self.func.regions[body].args[0];
        let start = insert(&mut self.func, body, 0, |b| {
            let steps = b.dim(&steps);
            b.bin(BinOp::Mul, counter, steps)
        });
        for tile in &plan.tiles {
            self.lengthen(tile, start, &steps);
        }
    }

    /// The declaration of the steps of a loop.
    fn declare(&mut self, name: &str, plan: &Plan) {
        let func = &self.func;
        let [m, n] = [0, 1].map(|side| text::dim(func, &plan.acc[side]).text);
        let steps = text::dim(func, &plan.steps).text;
        let elem = text::elem(func, func.ty(plan.tiles[0].alloc).elem());
        self.constants.push(format!("const {name}: usize = __cpu::gemm_steps::<{elem}>([{m}, {n}, {steps}]);"));
    }

    /// Gives a tile, and what is copied into it, more steps.
    fn lengthen(&mut self, tile: &Tile, start: Value, steps: &Dim) {
        let window = &mut self.func.insts[tile.window];
        window.args[1 + tile.window_axis] = start;
        if let Op::Region { axes, .. } = &mut window.op {
            axes[tile.window_axis] = Axis::Keep(Extent::Static(steps.clone()));
        }
        let region = window.result.expect("regions have a result");
        let mut changed = vec![(region, tile.axis), (tile.alloc, tile.axis)];
        while let Some((view, axis)) = changed.pop() {
            if let Type::Mem(ty) = &mut self.func.values[view].ty {
                ty.shape[axis] = Extent::Static(steps.clone());
            }
            for inst in self.func.insts.values().filter(|inst| inst.args.first() == Some(&view)) {
                if let (Op::Permute { axes }, Some(result)) = (&inst.op, inst.result) {
                    changed.extend(axes.iter().position(|&of| of as usize == axis).map(|axis| (result, axis)));
                }
            }
        }
    }

    /// The region of an instruction.
    fn home(&self, id: InstId) -> RegionId {
        let regions = self.func.regions.iter();
        regions
            .map(|(region, _)| region)
            .find(|&region| self.func.regions[region].insts.contains(&id))
            .expect("it is there")
    }
}

/// Where an instruction stands in its region.
fn position(func: &Func, region: RegionId, id: InstId) -> usize {
    func.regions[region].insts.iter().position(|&other| other == id).expect("the region is its home")
}

/// Puts instructions into a region.
fn insert(func: &mut Func, region: RegionId, at: usize, make: impl FnOnce(&mut Builder<'_>) -> Value) -> Value {
    let before = func.regions[region].insts.len();
    let value = make(&mut Builder::at(func, region));
    func.regions[region].insts[at..].rotate_left(before - at);
    value
}

#[cfg(test)]
mod tests {
    use super::coarsen;
    use crate::testing::func;
    use tile_core::ir::verify::verify;

    const PRODUCT: &str = include_str!("../../../tests/filetests/emit/cpu_coarsen.tile");

    fn constants(replaced: &[(&str, &str)]) -> Vec<String> {
        let Some(coarsened) = coarsen(&func(PRODUCT, replaced)) else { return Vec::new() };
        assert!(verify(&coarsened.func).is_ok());
        coarsened.constants
    }

    #[test]
    fn a_loop_over_all_of_k_is_coarsened() {
        let declaration = "const K_0: usize = __cpu::gemm_steps::<f32>([BM as i64, BN as i64, BK as i64]);";
        assert_eq!(constants(&[]), [declaration]);
    }

    /// What lies behind the loop's last tile would be multiplied.
    #[test]
    fn a_loop_over_a_part_of_k_stays() {
        let floor = [("%17 = bin.div %16, %14", "%17 = bin.div %4, %14")];
        let one_less = [("%15 = dim BK - 1", "%15 = dim BK - 2")];
        let from_the_second = [("%26 = const 0 : index", "%26 = const 1 : index")];
        let every_other = [("%27 = const 1 : index", "%27 = const 2 : index")];
        let other_k = [("expect %1, %4, axis = 1", "")];
        for replaced in [&floor, &one_less, &from_the_second, &every_other, &other_k] {
            assert!(constants(replaced).is_empty(), "{replaced:?}");
        }
    }

    #[test]
    fn a_loop_with_other_places_stays() {
        let shifted =
            [("%32 = bin.mul %31, %14 : index", "%36 = bin.mul %31, %14 : index\n    %32 = bin.add %36, %27 : index")];
        let apart =
            [("%32 = bin.mul %31, %14 : index", "%36 = bin.mul %31, %14 : index\n    %32 = bin.mul %36, %14 : index")];
        let along_rows = [("%33 = region %0, %28, %32", "%33 = region %0, %31, %32")];
        for replaced in [&shifted, &apart, &along_rows] {
            assert!(constants(replaced).is_empty(), "{replaced:?}");
        }
    }

    #[test]
    fn a_tile_with_other_uses_stays() {
        let filled = [("copy %33, %22", "fill %22, %25\n    copy %33, %22")];
        let twice = [("copy %33, %22", "copy %33, %22\n    copy %33, %22")];
        let overwritten = [("gemm %22, %30, %24, accumulate", "gemm %22, %30, %24")];
        let read_later =
            [("  %35 = region %2", "  %36 = load %22, %26, %26 : f32\n  fill %24, %36\n  %35 = region %2")];
        for replaced in [&filled, &twice, &overwritten, &read_later] {
            assert!(constants(replaced).is_empty(), "{replaced:?}");
        }
    }
}
