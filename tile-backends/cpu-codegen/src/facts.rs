//! What the emitter must know of a function before it writes any of it.

use crate::affine::{Affine, Range};
use crate::direct;
use crate::sharing::SharingMap;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use tile_core::elem::{Elem, Kind};
use tile_core::ir::{
    BinOp, Dim, Effect, Extent, Func, FuncKind, Inst, InstId, Literal, Op, RegionId, Space, Type, UnOp, Value, ValueDef,
};

/// Facts about values, recomputed from the function.
#[derive(Debug)]
pub(crate) struct Facts<'f> {
    pub(crate) func: &'f Func,
    /// The region that holds each instruction.
    home: HashMap<InstId, RegionId>,
    /// The instruction that holds each region.
    owner: HashMap<RegionId, InstId>,
    /// The first value that is computed the same way.
    canonical: Vec<Value>,
    /// Affine forms found so far.
    forms: RefCell<HashMap<Value, Affine>>,
    /// Tiles that stand for the view that is copied into them; see `direct`.
    pub(crate) direct: BTreeMap<Value, Value>,
}

impl<'f> Facts<'f> {
    pub(crate) fn new(func: &'f Func) -> Facts<'f> {
        let mut facts = Facts {
            func,
            home: HashMap::new(),
            owner: HashMap::new(),
            canonical: func.values.iter().map(|(value, _)| value).collect(),
            forms: RefCell::default(),
            direct: BTreeMap::new(),
        };
        let mut seen = HashMap::new();
        for region in [func.host, func.body] {
            facts.visit(region, &mut seen);
        }
        facts.direct = direct::find(&facts);
        facts
    }

    fn visit(&mut self, region: RegionId, seen: &mut HashMap<(Op, Vec<Value>, Type), Value>) {
        for &id in &self.func.regions[region].insts {
            self.home.insert(id, region);
            let inst = &self.func.insts[id];
            if let Some(result) = inst.result
                && is_name(inst)
            {
                let args = inst.args.iter().map(|&arg| self.canonical(arg)).collect();
                let key = (inst.op.clone(), args, self.func.ty(result).clone());
                self.canonical[result.index()] = *seen.entry(key).or_insert(result);
            }
            for &inner in &inst.regions {
                self.owner.insert(inner, id);
                self.visit(inner, seen);
            }
        }
    }

    /// One value for all that are computed the same way from the same values.
    pub(crate) fn canonical(&self, value: Value) -> Value {
        self.canonical[value.index()]
    }

    /// The region where a value comes into being; none for parameters.
    pub(crate) fn region_of(&self, value: Value) -> Option<RegionId> {
        match self.func.values[value].def {
            ValueDef::Param(_) => None,
            ValueDef::Arg(region, _) => Some(region),
            ValueDef::Inst(inst) => self.home.get(&inst).copied(),
        }
    }

    /// Whether `inner` is `outer` or inside it.
    pub(crate) fn is_inside(&self, mut inner: RegionId, outer: RegionId) -> bool {
        while inner != outer {
            match self.owner.get(&inner).and_then(|inst| self.home.get(inst)) {
                Some(&next) => inner = next,
                None => return false,
            }
        }
        true
    }

    /// Whether the value is made inside `region`.
    pub(crate) fn is_made_in(&self, value: Value, region: RegionId) -> bool {
        self.region_of(value).is_some_and(|home| self.is_inside(home, region))
    }

    /// What stands behind an instruction in its region.
    pub(crate) fn behind(&self, id: InstId) -> &'f [InstId] {
        let insts: &[InstId] = self.home.get(&id).map_or(&[], |&home| &self.func.regions[home].insts);
        let at = insts.iter().position(|&other| other == id);
        at.map_or(&[], |at| &insts[at + 1..])
    }

    /// The first of some instructions that has an effect, and those in front of it.
    pub(crate) fn next<'i>(&self, insts: &'i [InstId]) -> Option<(&'i [InstId], InstId)> {
        let quiet = |id: InstId| matches!(self.func.insts[id].op.effect(), Effect::Pure | Effect::Alloc);
        let at = insts.iter().position(|&id| !quiet(id))?;
        Some((&insts[..at], insts[at]))
    }

    /// The instruction that the value's region belongs to.
    pub(crate) fn owner(&self, region: RegionId) -> Option<&'f Inst> {
        self.owner.get(&region).map(|&id| &self.func.insts[id])
    }

    /// An index in affine form, over canonical values.
    pub(crate) fn affine(&self, value: Value) -> Affine {
        let value = self.canonical(value);
        if let Some(form) = self.forms.borrow().get(&value) {
            return form.clone();
        }
        let form = self.new_affine(value);
        self.forms.borrow_mut().insert(value, form.clone());
        form
    }

    fn new_affine(&self, value: Value) -> Affine {
        let leaf = Affine::leaf(value);
        let Some(inst) = self.func.def(value) else { return leaf };
        if *self.func.ty(value) != Type::INDEX {
            return leaf;
        }
        let arg = |i: usize| self.affine(inst.args[i]);
        match &inst.op {
            Op::Const { value: Literal::Int(x) } => match i64::try_from(*x) {
                Ok(x) => Affine::constant(Dim::int(x)),
                Err(_) => leaf,
            },
            Op::Dim { dim } => Affine::constant(dim.clone()),
            Op::Sym { sym } => Affine::constant(Dim::sym(*sym)),
            Op::Extent { axis } => match self.func.ty(inst.args[0]).mem().map(|m| &m.shape[*axis as usize]) {
                Some(Extent::Static(dim)) => Affine::constant(dim.clone()),
                _ => leaf,
            },
            Op::Un { op: UnOp::Neg } => arg(0).scale(&Dim::int(-1)),
            Op::Bin { op: BinOp::Add } => arg(0).add(&arg(1)),
            Op::Bin { op: BinOp::Sub } => arg(0).add(&arg(1).scale(&Dim::int(-1))),
            Op::Bin { op: BinOp::Mul } => match (arg(0).as_constant(), arg(1).as_constant()) {
                (Some(factor), _) => arg(1).scale(factor),
                (_, Some(factor)) => arg(0).scale(factor),
                (None, None) => leaf,
            },
            // Both round towards zero. A symbolic divisor might be zero, which
            // the two treat differently.
            Op::Bin { op: BinOp::Div } => match (arg(0).as_constant(), arg(1).as_constant().and_then(Dim::as_int)) {
                (Some(x), Some(y)) if y > 0 => x.div(&Dim::int(y)).map_or(leaf, Affine::constant),
                _ => leaf,
            },
            Op::Cast { .. } if *self.func.ty(inst.args[0]) == Type::INDEX => arg(0),
            _ => leaf,
        }
    }

    /// The range of a leaf of an affine form, where loops or the bits of a
    /// number bound it.
    pub(crate) fn leaf_range(&self, leaf: Value) -> Option<Range> {
        if let Some(Inst { op: Op::Cast { .. }, args, .. }) = self.func.def(leaf) {
            return self.bound(args[0]).map(|hi| Range { lo: Dim::default(), hi: Dim::int(hi) });
        }
        let ValueDef::Arg(region, number) = self.func.values[leaf].def else { return None };
        let owner = self.owner(region)?;
        let below = |lo: &Dim, end: &Dim| Range { lo: lo.clone(), hi: end.sub(&Dim::int(1)) };
        match &owner.op {
            Op::Parallel {} => {
                let extent = self.affine(owner.args[number as usize]);
                Some(below(&Dim::default(), extent.as_constant()?))
            }
            Op::For { .. } => {
                let (lo, hi) = (self.affine(owner.args[0]), self.affine(owner.args[1]));
                let lo = Range::of(&lo, &|leaf| self.leaf_range(leaf))?;
                let hi = Range::of(&hi, &|leaf| self.leaf_range(leaf))?;
                Some(below(&lo.lo, &hi.hi))
            }
            _ => None,
        }
    }

    /// The largest number that an unsigned integer of few bits can be.
    fn bound(&self, value: Value) -> Option<i64> {
        let Elem::Is(dtype) = self.func.ty(value).elem() else { return None };
        if dtype.kind() != Kind::Uint || dtype.bits() > 32 {
            return None;
        }
        let all = (1_i64 << dtype.bits()) - 1;
        let Some(inst) = self.func.def(value) else { return Some(all) };
        let number = |value: Value| match self.func.def(value).map(|inst| &inst.op) {
            Some(Op::Const { value: Literal::Int(x) }) => i64::try_from(*x).ok().filter(|x| (0..=all).contains(x)),
            _ => None,
        };
        Some(match &inst.op {
            Op::Bin { op: BinOp::And } => {
                let bound = |i: usize| number(inst.args[i]).or_else(|| self.bound(inst.args[i])).unwrap_or(all);
                bound(0).min(bound(1))
            }
            Op::Bin { op: BinOp::Shr } => match number(inst.args[1]) {
                Some(by @ 0..32) => self.bound(inst.args[0]).unwrap_or(all) >> by,
                _ => all,
            },
            _ => all,
        })
    }

    /// The range of an index, where loops bound it.
    pub(crate) fn range(&self, form: &Affine) -> Option<Range> {
        Range::of(form, &|leaf| self.leaf_range(leaf))
    }

    /// The axis of a view along which neighbours are neighbours in memory, in
    /// a tile always and in a tensor if its last stride is 1.
    pub(crate) fn unit_axis(&self, memory: Value) -> Option<usize> {
        let rank = self.func.ty(memory).mem()?.rank();
        let Some(inst) = self.func.def(memory) else { return rank.checked_sub(1) };
        match &inst.op {
            Op::Permute { axes } => {
                let unit = self.unit_axis(inst.args[0])?;
                axes.iter().position(|&axis| axis as usize == unit)
            }
            Op::Region { axes, .. } => {
                let unit = self.unit_axis(inst.args[0])?;
                let kept = |axis: &tile_core::ir::Axis| matches!(axis, tile_core::ir::Axis::Keep(_));
                kept(&axes[unit]).then(|| axes[..unit].iter().filter(|axis| kept(axis)).count())
            }
            Op::Bitcast {} => self.unit_axis(inst.args[0]),
            _ => rank.checked_sub(1),
        }
    }

    /// Whether ranges prove these indices to be below the static extents of the
    /// memory's type.
    pub(crate) fn is_within(&self, memory: Value, index: &[Value]) -> bool {
        let Some(ty) = self.func.ty(memory).mem() else { return false };
        ty.shape.iter().zip(index).all(|(extent, &index)| {
            let (Extent::Static(extent), Some(range)) = (extent, self.range(&self.affine(index))) else {
                return false;
            };
            // The extent of a tile is at least 1.
            let last = extent.sub(&Dim::int(1));
            let in_front = range.hi == Dim::default() || last.sub(&range.hi).never_negative();
            range.lo.never_negative() && in_front
        })
    }

    /// Whether every index below the extents of the view's type exists: it is
    /// a tile, or a view of a whole tile.
    pub(crate) fn is_whole_tile(&self, memory: Value) -> bool {
        let Some(ty) = self.func.ty(memory).mem() else { return false };
        if ty.space == Space::Global {
            return false;
        }
        match self.func.def(memory) {
            None => true,
            Some(inst) => match inst.op {
                Op::Alloc {} => !self.direct.contains_key(&memory),
                Op::Permute { .. } | Op::Reshape {} | Op::Bitcast {} => self.is_whole_tile(inst.args[0]),
                _ => false,
            },
        }
    }

    /// Whether reading cells of the view as its element type could meet
    /// encodings that the type does not have.
    pub(crate) fn is_reinterpreted(&self, memory: Value) -> bool {
        self.func.def(memory).is_some_and(|inst| match inst.op {
            Op::Bitcast {} => !matches!(self.func.ty(memory).elem(), Elem::Is(d) if d != tile_core::elem::DType::Bool),
            Op::Permute { .. } | Op::Reshape {} | Op::Region { .. } => self.is_reinterpreted(inst.args[0]),
            _ => false,
        })
    }

    /// What reads outside the view give, if stated.
    pub(crate) fn fill(&self, memory: Value) -> Option<Value> {
        let inst = self.func.def(memory)?;
        match &inst.op {
            Op::Region { filled: true, .. } => inst.args.last().copied(),
            Op::Alloc {} => self.fill(*self.direct.get(&memory)?),
            op if op.is_view() => self.fill(inst.args[0]),
            _ => None,
        }
    }

    /// Whether a view is part of an output of the kernel that no two blocks
    /// access and of which nothing is read.
    pub(crate) fn is_result(&self, view: Value, sharing: &SharingMap) -> bool {
        let func = self.func;
        let memory = func.root(view);
        let mut reads = func.kind != FuncKind::Kernel || !matches!(func.values[memory].def, ValueDef::Param(_));
        func.walk(func.body, &mut |_, inst| {
            for (position, &arg) in inst.args.iter().enumerate() {
                let writes = matches!(inst.op, Op::Copy {} | Op::Store { .. }) && position == 1;
                let names = inst.op.is_view() || matches!(inst.op, Op::Extent { .. });
                reads |= func.ty(arg).mem().is_some() && func.root(arg) == memory && !writes && !names;
            }
        });
        !reads && !sharing.is_racing(memory)
    }

    /// Which of `between` have to be known for a view; `None` when it depends on
    /// what does not come from there or from before.
    pub(crate) fn place(&self, between: &[InstId], view: Value) -> Option<Vec<InstId>> {
        let func = self.func;
        let mut wanted = vec![view];
        let mut place = Vec::new();
        for &id in between.iter().rev() {
            let inst = &func.insts[id];
            if inst.result.is_some_and(|value| wanted.contains(&value)) {
                if matches!(inst.op, Op::Alloc {}) {
                    return None;
                }
                place.push(id);
                wanted.extend(&inst.args);
            }
        }
        place.reverse();
        Some(place)
    }
}

/// Whether the instruction's result depends on its operands alone: equal
/// instructions name the same thing.
pub(crate) fn is_name(inst: &Inst) -> bool {
    match inst.op.effect() {
        Effect::Pure => true,
        Effect::Alloc => !matches!(inst.op, Op::Alloc {}),
        Effect::Read | Effect::Write | Effect::Control | Effect::Observe => false,
    }
}
