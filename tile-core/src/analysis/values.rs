//! Value analysis: definitions, value numbers, affine forms and ranges of indices.
//!
//! The facts follow from the function alone and are recomputed for it. They hold
//! for every value of its symbols, so that the macro asks before there is an
//! instance and a backend asks when there is one.

use super::affine::{Affine, Range};
use crate::elem::{Elem, Kind};
use crate::ir::{
    BinOp, Dim, Effect, Extent, Func, Inst, InstId, Literal, Op, RegionId, Sym, Type, UnOp, Value, ValueDef,
};
use std::cell::RefCell;
use std::collections::HashMap;

/// Facts about the values of one function.
#[derive(Debug)]
pub struct Values<'f> {
    /// The function.
    pub func: &'f Func,
    /// The region that holds each instruction.
    home: HashMap<InstId, RegionId>,
    /// The instruction that holds each region.
    owner: HashMap<RegionId, InstId>,
    /// The first value that is computed the same way.
    canonical: Vec<Value>,
    /// Affine forms found so far.
    forms: RefCell<HashMap<Value, Affine>>,
    /// Whether numbers of the host are symbols of affine forms.
    named: bool,
}

/// Symbols from here on stand for values of the host.
const HOST: u32 = 1 << 31;

impl<'f> Values<'f> {
    /// Looks through a function.
    pub fn new(func: &'f Func) -> Values<'f> {
        Values::looking(func, false)
    }

    /// As [`Values::new`], but extents, scalar arguments and what the prologue
    /// computes from them are symbols: with `n` of the host, `b * n + j` has the
    /// coefficient `n`. [`Values::dim_text`] spells such symbols.
    ///
    /// That products of them stay within 64 bits is taken for granted.
    pub fn with_host_symbols(func: &'f Func) -> Values<'f> {
        Values::looking(func, true)
    }

    fn looking(func: &'f Func, named: bool) -> Values<'f> {
        let mut values = Values {
            func,
            home: HashMap::new(),
            owner: HashMap::new(),
            canonical: func.values.iter().map(|(value, _)| value).collect(),
            forms: RefCell::default(),
            named,
        };
        let mut seen = HashMap::new();
        for region in [func.host, func.body] {
            values.visit(region, &mut seen);
        }
        values
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
    pub fn canonical(&self, value: Value) -> Value {
        self.canonical[value.index()]
    }

    /// The region where a value comes into being; none for parameters.
    pub fn region_of(&self, value: Value) -> Option<RegionId> {
        match self.func.values[value].def {
            ValueDef::Param(_) => None,
            ValueDef::Arg(region, _) => Some(region),
            ValueDef::Inst(inst) => self.home.get(&inst).copied(),
        }
    }

    /// Whether `inner` is `outer` or inside it.
    pub fn is_inside(&self, mut inner: RegionId, outer: RegionId) -> bool {
        while inner != outer {
            match self.owner.get(&inner).and_then(|inst| self.home.get(inst)) {
                Some(&next) => inner = next,
                None => return false,
            }
        }
        true
    }

    /// Whether the value is made inside `region`.
    pub fn is_made_in(&self, value: Value, region: RegionId) -> bool {
        self.region_of(value).is_some_and(|home| self.is_inside(home, region))
    }

    /// The region that holds an instruction; none when the function does not
    /// reach it.
    pub fn home(&self, id: InstId) -> Option<RegionId> {
        self.home.get(&id).copied()
    }

    /// The instruction that the value's region belongs to.
    pub fn owner(&self, region: RegionId) -> Option<&'f Inst> {
        self.owner.get(&region).map(|&id| &self.func.insts[id])
    }

    /// An index in affine form, over canonical values.
    pub fn affine(&self, value: Value) -> Affine {
        let value = self.canonical(value);
        if let Some(form) = self.forms.borrow().get(&value) {
            return form.clone();
        }
        let mut form = self.new_affine(value);
        if self.named && form == Affine::leaf(value) && self.is_number_of_host(value) {
            form = Affine::constant(Dim::sym(Sym::Extern(HOST | value.index() as u32)));
        }
        self.forms.borrow_mut().insert(value, form.clone());
        form
    }

    /// Whether a value is the same for all blocks and never negative.
    fn is_number_of_host(&self, value: Value) -> bool {
        let func = self.func;
        let natural = |form: &Affine| form.as_constant().is_some_and(Dim::never_negative);
        let one = Affine::constant(Dim::int(1));
        match func.values[value].def {
            _ if *func.ty(value) != Type::INDEX || self.is_made_in(value, func.body) => false,
            ValueDef::Param(_) => true,
            ValueDef::Arg(..) => false,
            ValueDef::Inst(id) => match (&func.insts[id].op, func.insts[id].args.as_slice()) {
                (Op::Extent { .. }, _) => true,
                (Op::Bin { op: BinOp::Mul | BinOp::Rem | BinOp::Min }, &[x, y]) => {
                    natural(&self.affine(x)) && natural(&self.affine(y))
                }
                (Op::Bin { op: BinOp::Max }, &[x, y]) => natural(&self.affine(x)) || natural(&self.affine(y)),
                // `(n + d - 1) / d`, too.
                (Op::Bin { op: BinOp::Div }, &[x, y]) => natural(&self.affine(x).add(&one)) && natural(&self.affine(y)),
                (Op::Select {}, &[_, x, y]) => natural(&self.affine(x)) && natural(&self.affine(y)),
                (Op::Cast { .. }, &[x]) => self.bound(x).is_some(),
                _ => false,
            },
        }
    }

    /// Whether a symbol stands for a value of the host.
    pub(super) fn is_of_host(sym: Sym) -> bool {
        matches!(sym, Sym::Extern(number) if number >= HOST)
    }

    /// The text of an extent, with the user's names of the host's values.
    pub fn dim_text(&self, dim: &Dim) -> String {
        dim.text(&|sym| match sym {
            Sym::Extern(number) if number >= HOST => {
                let value = Value::new((number & !HOST) as usize);
                let same = self.func.values.iter().filter(|(other, _)| self.canonical(*other) == value);
                same.into_iter().find_map(|(_, data)| data.name.clone()).unwrap_or_else(|| "_".to_owned())
            }
            _ => self.func.symbol(sym),
        })
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
    pub fn leaf_range(&self, leaf: Value) -> Option<Range> {
        if let Some(Inst { op: Op::Cast { .. }, args, .. }) = self.func.def(leaf) {
            return self.bound(args[0]).map(|hi| Range { lo: Dim::default(), hi: Dim::int(hi) });
        }
        let ValueDef::Arg(region, number) = self.func.values[leaf].def else { return None };
        let owner = self.owner(region)?;
        let below = |lo: &Dim, end: &Dim| Range { lo: lo.clone(), hi: end.sub(&Dim::int(1)) };
        match &owner.op {
            Op::Parallel {} | Op::Threads {} => {
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
    pub fn range(&self, form: &Affine) -> Option<Range> {
        Range::of(form, &|leaf| self.leaf_range(leaf))
    }
}

/// Whether the instruction's result depends on its operands alone: equal
/// instructions name the same thing.
pub fn is_name(inst: &Inst) -> bool {
    match inst.op.effect() {
        Effect::Pure => true,
        Effect::Alloc => !matches!(inst.op, Op::Alloc {}),
        Effect::Read | Effect::Write | Effect::Control | Effect::Observe | Effect::Meet | Effect::Order => false,
    }
}
