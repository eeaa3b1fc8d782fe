//! Unrolls loops whose counter says how far a shuffle goes, so that distances are constants.
//!
//! Before:
//! ```text
//! for %zero, %two, %one (%k k: index) {
//!   %d = bin.shr %16, %k
//!   %m = bin.xor %lane, %d
//!   %w = shuffle %v, %m : f32
//!   …
//! }
//! ```
//! After:
//! ```text
//! %m = bin.xor %lane, %16
//! %w = shuffle %v, %m : f32
//! …
//! %eight = const 8 : index
//! %n = bin.xor %lane, %eight
//! %u = shuffle %v, %n : f32
//! …
//! ```

use super::fold;
use crate::ir::{Func, Inst, InstId, Literal, LoopKind, Op, Region, RegionId, Type, Value, ValueData, ValueDef};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// The most iterations of a loop that is unrolled: as many as a warp has lanes.
const MOST: i64 = 32;

/// A function without loops of a constant, small number of iterations that say which lanes
/// exchange values.
pub fn unroll_exchanges(func: &Func) -> Cow<'_, Func> {
    if !func.insts.values().any(|inst| matches!(inst.op, Op::Shuffle {})) {
        return Cow::Borrowed(func);
    }
    let mut func = func.clone();
    fold::run(&mut func);
    let body = func.body;
    unroll(&mut func, body);
    fold::run(&mut func);
    Cow::Owned(func)
}

fn unroll(func: &mut Func, region: RegionId) {
    let mut insts = Vec::new();
    for id in std::mem::take(&mut func.regions[region].insts) {
        for inner in func.insts[id].regions.clone() {
            unroll(func, inner);
        }
        match steps(func, id) {
            Some(steps) => steps.into_iter().for_each(|step| iteration(func, id, step, &mut insts)),
            None => insts.push(id),
        }
    }
    func.regions[region].insts = insts;
}

/// The counter's values in a loop that is to be unrolled.
fn steps(func: &Func, id: InstId) -> Option<Vec<i64>> {
    let inst = &func.insts[id];
    let Op::For { kind: LoopKind::Serial } = inst.op else { return None };
    let &[lo, hi, step] = inst.args.as_slice() else { return None };
    let [lo, hi, step] = [constant(func, lo)?, constant(func, hi)?, constant(func, step)?];
    let count = if step > 0 { hi.checked_sub(lo)?.max(0).checked_add(step - 1)? / step } else { return None };
    (count <= MOST && says_lanes(func, inst)).then(|| (0..count).map(|i| lo + i * step).collect())
}

fn constant(func: &Func, value: Value) -> Option<i64> {
    match &func.def(value)?.op {
        Op::Const { value: Literal::Int(x) } => i64::try_from(*x).ok(),
        Op::Dim { dim } => dim.as_int(),
        _ => None,
    }
}

/// Whether a lane that a shuffle of the loop reads is computed from the counter.
fn says_lanes(func: &Func, of: &Inst) -> bool {
    let mut counted: HashSet<Value> = of.regions.iter().flat_map(|&region| func.regions[region].args.clone()).collect();
    let mut found = false;
    func.walk_inst(of, &mut |inst| {
        found |= matches!(inst.op, Op::Shuffle {}) && counted.contains(&inst.args[1]);
        if inst.args.iter().any(|arg| counted.contains(arg)) {
            counted.extend(inst.result);
            counted.extend(inst.regions.iter().flat_map(|&region| &func.regions[region].args));
        }
    });
    found
}

/// Appends the instructions of one iteration.
fn iteration(func: &mut Func, id: InstId, step: i64, out: &mut Vec<InstId>) {
    let (body, span) = (func.insts[id].regions[0], func.insts[id].span);
    let counter = func.regions[body].args[0];
    let number = InstId::new(func.insts.len());
    let data = ValueData { ty: Type::INDEX, def: ValueDef::Inst(number), name: None };
    let value = func.values.push(data);
    let op = Op::Const { value: Literal::Int(step.into()) };
    func.insts.push(Inst { op, args: Vec::new(), regions: Vec::new(), result: Some(value), span });
    out.push(number);
    Copy { func, made: HashMap::from([(counter, value)]) }.insts(body, out);
}

/// Copies instructions within a function.
struct Copy<'f> {
    func: &'f mut Func,
    made: HashMap<Value, Value>,
}

impl Copy<'_> {
    fn current(&self, value: Value) -> Value {
        self.made.get(&value).copied().unwrap_or(value)
    }

    fn value(&mut self, from: Value, def: ValueDef) -> Value {
        let ValueData { ty, name, .. } = self.func.values[from].clone();
        let value = self.func.values.push(ValueData { ty, def, name });
        self.made.insert(from, value);
        value
    }

    fn insts(&mut self, region: RegionId, out: &mut Vec<InstId>) {
        for id in self.func.regions[region].insts.clone() {
            let Inst { op, args, regions, result, span } = self.func.insts[id].clone();
            let args = args.into_iter().map(|arg| self.current(arg)).collect();
            let regions = regions.into_iter().map(|region| self.region(region)).collect();
            let new = InstId::new(self.func.insts.len());
            self.func.insts.push(Inst { op, args, regions, result: None, span });
            self.func.insts[new].result = result.map(|result| self.value(result, ValueDef::Inst(new)));
            out.push(new);
        }
    }

    fn region(&mut self, from: RegionId) -> RegionId {
        let id = self.func.regions.push(Region::default());
        for (i, arg) in self.func.regions[from].args.clone().into_iter().enumerate() {
            let arg = self.value(arg, ValueDef::Arg(id, i as u32));
            self.func.regions[id].args.push(arg);
        }
        let mut insts = Vec::new();
        self.insts(from, &mut insts);
        let result = self.func.regions[from].result.map(|value| self.current(value));
        let region = &mut self.func.regions[id];
        (region.insts, region.result) = (insts, result);
        id
    }
}
