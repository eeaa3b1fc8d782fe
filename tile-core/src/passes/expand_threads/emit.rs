//! Writes the loops over threads.

use super::plan::{Part, again, plan};
use crate::elem::{DType, Elem};
use crate::ir::{
    Axis, BinOp, Builder, CmpOp, Dim, Extent, Func, Inst, InstId, Literal, LoopKind, MemTy, Op, Region, RegionId,
    Space, Type, Value,
};
use crate::passes::rewrite::{Cursor, Fate, Rewrite, rewrite};
use std::collections::{HashMap, HashSet};

pub(super) fn run(func: &mut Func, lanes: u32) {
    rewrite(func, &mut Split { lanes, threads: true });
}

pub(super) fn state_lanes(func: &mut Func, lanes: u32) {
    rewrite(func, &mut Split { lanes, threads: false });
}

struct Split {
    lanes: u32,
    /// Whether regions of threads are split.
    threads: bool,
}

impl Rewrite for Split {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        match at.func.insts[id].op {
            Op::Lanes {} => at.become_literal(id, Literal::Int(self.lanes.into())),
            Op::Threads {} if self.threads => Fate::Splice(split(at.func, id, self.lanes), Vec::new()),
            _ => Fate::Keep,
        }
    }
}

/// A region that does what a `threads` does.
fn split(func: &mut Func, id: InstId, lanes: u32) -> RegionId {
    let (inst, region) = (func.insts[id].clone(), func.regions.push(Region::default()));
    let (body, count) = (inst.regions[0], inst.args[0]);
    let plan = plan(func, body);
    let dim = match func.def(count).map(|inst| &inst.op) {
        Some(Op::Dim { dim }) => dim.clone(),
        Some(Op::Const { value: Literal::Int(count) }) => Dim::int(i64::try_from(*count).unwrap_or_default()),
        _ => Dim::default(),
    };
    let mut inside: HashSet<Value> = HashSet::new();
    func.walk(body, &mut |_, inst| inside.extend(inst.result));
    let thread = func.regions[body].args[0];
    let mut b = Builder::at(func, region);
    b.span = inst.span;
    let mut emit = Emit {
        b,
        lanes: lanes.into(),
        count,
        thread,
        inside,
        counters: HashMap::new(),
        arrays: HashMap::new(),
        here: Here { at: At::Block, made: vec![HashMap::new()] },
    };
    let mut kept: Vec<Value> = plan.kept.into_iter().collect();
    kept.sort_unstable();
    for value in kept {
        emit.array(value, &dim);
    }
    emit.parts(&plan.parts);
    region
}

/// Who computes a value.
#[derive(Clone, Copy)]
enum At {
    /// The block.
    Block,
    /// A group, with the number of its first thread and how many it has.
    Group(Value, Value),
    /// A warp, with the number of its first thread and how many it has.
    Warp(Value, Value),
    /// A thread, with its number.
    Thread(Value),
}

/// A place, with what was made there by the regions around it.
struct Here {
    at: At,
    made: Vec<HashMap<Value, Value>>,
}

struct Emit<'f> {
    b: Builder<'f>,
    lanes: i64,
    count: Value,
    /// The number of the thread, in the region.
    thread: Value,
    /// What the region makes.
    inside: HashSet<Value>,
    /// Counters of loops that threads take together.
    counters: HashMap<Value, Value>,
    /// What threads keep: an element for each of them.
    arrays: HashMap<Value, Value>,
    here: Here,
}

impl Emit<'_> {
    /// Makes the array of a value or of a thread's own memory.
    fn array(&mut self, value: Value, count: &Dim) {
        let ty = self.b.func.ty(value);
        let mut shape = vec![Extent::Static(count.clone())];
        shape.extend(ty.mem().into_iter().flat_map(|mem| mem.shape.iter().cloned()));
        let elem = stored(ty.elem());
        let array = self.b.value(Op::Alloc {}, &[], &[], Type::Mem(MemTy { space: Space::Shared, elem, shape }));
        self.arrays.insert(value, array);
    }

    fn parts(&mut self, parts: &[Part]) {
        for part in parts {
            match part {
                Part::Phase(insts) => self.each(|emit, _| emit.steps(insts)),
                Part::Warps(inner) => self.warps(inner),
                Part::Exchange(id) => self.exchange(*id),
                Part::Loop(id, inner) => self.repeat(*id, inner),
                Part::Branch(id, sides) => self.branch(*id, sides),
                Part::Group(id, inner) => self.group(*id, inner),
            }
        }
    }

    fn bin(&mut self, op: BinOp, x: Value, y: Value) -> Value {
        self.b.bin(op, x, y)
    }

    /// Runs `f` in a new region.
    fn region(&mut self, region: RegionId, at: At, f: impl FnOnce(&mut Self)) {
        let outside = std::mem::replace(&mut self.b.region, region);
        let here = std::mem::replace(&mut self.here, Here { at, made: vec![HashMap::new()] });
        f(self);
        self.here = here;
        self.b.region = outside;
    }

    /// A loop over the threads of the block, or of the warp at hand.
    fn each(&mut self, f: impl FnOnce(&mut Self, Value)) {
        let region = self.b.region(&[(Type::INDEX, None)]);
        let arg = self.b.func.regions[region].args[0];
        let (first, count) = match self.here.at {
            At::Group(first, count) | At::Warp(first, count) => (Some(first), count),
            At::Block | At::Thread(_) => (None, self.count),
        };
        self.region(region, At::Thread(arg), |emit| {
            if let Some(first) = first {
                emit.here.at = At::Thread(emit.bin(BinOp::Add, first, arg));
            }
            f(emit, arg);
        });
        self.b.effect(Op::Parallel {}, &[count], &[region]);
    }

    /// A serial loop that counts to `hi`.
    fn counted(&mut self, hi: Value, f: impl FnOnce(&mut Self, Value)) {
        let (zero, one) = (self.b.index(0), self.b.index(1));
        let region = self.b.region(&[(Type::INDEX, None)]);
        let counter = self.b.func.regions[region].args[0];
        self.region(region, self.here.at, |emit| f(emit, counter));
        self.b.effect(Op::For { kind: LoopKind::Serial }, &[zero, hi, one], &[region]);
    }

    fn warps(&mut self, parts: &[Part]) {
        let (lanes, most) = (self.b.index(self.lanes), self.b.index(self.lanes - 1));
        let (group, count) = match self.here.at {
            At::Group(first, count) => (Some(first), count),
            At::Block | At::Warp(..) | At::Thread(_) => (None, self.count),
        };
        let up = self.bin(BinOp::Add, count, most);
        let warps = self.bin(BinOp::Div, up, lanes);
        self.counted(warps, |emit, warp| {
            let first = emit.bin(BinOp::Mul, warp, lanes);
            let left = emit.bin(BinOp::Sub, count, first);
            let own = emit.bin(BinOp::Min, left, lanes);
            let first = group.map_or(first, |group| emit.bin(BinOp::Add, group, first));
            emit.here.at = At::Warp(first, own);
            emit.parts(parts);
        });
    }

    /// The threads of a group, one number after the other.
    fn group(&mut self, id: InstId, parts: &[Part]) {
        let condition = self.b.func.insts[id].args[0];
        let Some(&[_, first, end]) = self.b.func.def(condition).map(|member| member.args.as_slice()) else { return };
        let (first, end) = (self.value(first), self.value(end));
        let count = self.bin(BinOp::Sub, end, first);
        let inside = Here { at: At::Group(first, count), made: vec![HashMap::new()] };
        let here = std::mem::replace(&mut self.here, inside);
        self.parts(parts);
        self.here = here;
    }

    fn repeat(&mut self, id: InstId, parts: &[Part]) {
        let inst = self.b.func.insts[id].clone();
        let bounds: Vec<Value> = inst.args.iter().map(|&arg| self.value(arg)).collect();
        let region = self.b.region(&[(Type::INDEX, None)]);
        let (old, new) = (self.b.func.regions[inst.regions[0]].args[0], self.b.func.regions[region].args[0]);
        self.b.func.values[new].name = self.b.func.values[old].name.clone();
        self.counters.insert(old, new);
        self.region(region, self.here.at, |emit| emit.parts(parts));
        self.b.effect(Op::For { kind: LoopKind::Serial }, &bounds, &[region]);
    }

    fn branch(&mut self, id: InstId, sides: &[Vec<Part>]) {
        let inst = self.b.func.insts[id].clone();
        let condition = self.value(inst.args[0]);
        let array = inst.result.and_then(|result| self.arrays.get(&result).copied());
        let mut regions = Vec::new();
        for (&old, parts) in inst.regions.iter().zip(sides) {
            let region = self.b.region(&[]);
            self.region(region, self.here.at, |emit| {
                emit.parts(parts);
                if let (Some(array), Some(result)) = (array, emit.b.func.regions[old].result) {
                    emit.each(|emit, _| {
                        let value = emit.value(result);
                        emit.keep(array, value);
                    });
                }
            });
            regions.push(region);
        }
        self.b.effect(Op::If {}, &[condition], &regions);
    }

    /// A shuffle or a ballot of the warp at hand.
    fn exchange(&mut self, id: InstId) {
        let inst = self.b.func.insts[id].clone();
        self.b.span = inst.span;
        // Without an array nothing reads the result.
        let Some(array) = inst.result.and_then(|result| self.arrays.get(&result).copied()) else { return };
        let At::Warp(first, own) = self.here.at else { return };
        if let Op::Shuffle {} = inst.op {
            self.each(|emit, lane| {
                let from = emit.value(inst.args[1]);
                let (zero, ty) = (emit.b.index(0), Type::Scalar(Elem::BOOL));
                let above = emit.b.value(Op::Cmp { op: CmpOp::Ge }, &[from, zero], &[], ty.clone());
                let below = emit.b.value(Op::Cmp { op: CmpOp::Lt }, &[from, own], &[], ty);
                let there = emit.bin(BinOp::And, above, below);
                let from = emit.b.value(Op::Select {}, &[there, from, lane], &[], Type::INDEX);
                let other = emit.bin(BinOp::Add, first, from);
                let value = emit.as_thread(other, inst.args[0]);
                emit.keep(array, value);
            });
            return;
        }
        let word = Elem::Is(DType::U32);
        let variable = MemTy { space: Space::Local, elem: word, shape: Vec::new() };
        let bits = self.b.value(Op::Alloc {}, &[], &[], Type::Mem(variable));
        let none = self.b.literal(Literal::Int(0), word);
        self.b.effect(Op::Store { unordered: false }, &[none, bits], &[]);
        self.counted(own, |emit, lane| {
            let thread = emit.bin(BinOp::Add, first, lane);
            let holds = emit.as_thread(thread, inst.args[0]);
            let (one, none) = (emit.b.literal(Literal::Int(1), word), emit.b.literal(Literal::Int(0), word));
            let by = emit.b.value(Op::Cast { round: None }, &[lane], &[], Type::Scalar(word));
            let bit = emit.bin(BinOp::Shl, one, by);
            let bit = emit.b.value(Op::Select {}, &[holds, bit, none], &[], Type::Scalar(word));
            let so_far = emit.b.value(Op::Load {}, &[bits], &[], Type::Scalar(word));
            let all = emit.bin(BinOp::Or, so_far, bit);
            emit.b.effect(Op::Store { unordered: false }, &[all, bits], &[]);
        });
        let all = self.b.value(Op::Load {}, &[bits], &[], Type::Scalar(word));
        self.each(|emit, _| emit.keep(array, all));
    }

    /// A value of another thread.
    fn as_thread(&mut self, thread: Value, value: Value) -> Value {
        let here = std::mem::replace(&mut self.here, Here { at: At::Thread(thread), made: vec![HashMap::new()] });
        let value = self.value(value);
        self.here = here;
        value
    }

    /// Stores what the thread at hand keeps.
    fn keep(&mut self, array: Value, value: Value) {
        let elem = self.b.func.ty(value).elem();
        let value = self.cast(value, elem, stored(elem));
        let thread = self.place();
        self.b.effect(Op::Store { unordered: false }, &[value, array, thread], &[]);
    }

    fn cast(&mut self, value: Value, from: Elem, to: Elem) -> Value {
        match from == to {
            true => value,
            false => self.b.value(Op::Cast { round: None }, &[value], &[], Type::Scalar(to)),
        }
    }

    /// The number of the thread at hand; of those that have a value in common, of the first.
    fn place(&mut self) -> Value {
        match self.here.at {
            At::Block => self.b.index(0),
            At::Group(first, _) | At::Warp(first, _) => first,
            At::Thread(thread) => thread,
        }
    }

    /// A value of the region, at hand.
    fn value(&mut self, value: Value) -> Value {
        if let Some(&made) = self.here.made.iter().rev().find_map(|made| made.get(&value)) {
            return made;
        }
        if value == self.thread {
            return self.place();
        }
        if let Some(&counter) = self.counters.get(&value) {
            return counter;
        }
        if !self.inside.contains(&value) {
            return value;
        }
        let made = match self.arrays.get(&value) {
            Some(&array) if self.b.func.ty(value).scalar().is_some() => {
                let elem = self.b.func.ty(value).elem();
                let place = self.place();
                let kept = self.b.value(Op::Load {}, &[array, place], &[], Type::Scalar(stored(elem)));
                self.cast(kept, stored(elem), elem)
            }
            Some(&array) => self.own(value, array),
            None => {
                let inst = self.b.func.def(value).expect("what the region makes has a definition").clone();
                debug_assert!(again(&inst.op), "`{}` is done once", inst.op.name());
                self.again(&inst, value)
            }
        };
        self.made(value, made);
        made
    }

    fn made(&mut self, value: Value, made: Value) {
        if let Some(here) = self.here.made.last_mut() {
            here.insert(value, made);
        }
    }

    /// Memory of the thread at hand, of one axis or more.
    fn own(&mut self, value: Value, array: Value) -> Value {
        let mem = self.b.func.ty(value).mem().expect("memory of a thread").clone();
        let mut args = vec![array, self.place()];
        args.extend((0..mem.rank()).map(|_| self.b.index(0)));
        let axes = std::iter::once(Axis::Drop).chain(mem.shape.iter().cloned().map(Axis::Keep)).collect();
        let ty = Type::Mem(MemTy { space: Space::Shared, elem: stored(mem.elem), shape: mem.shape });
        self.b.value(Op::Region { axes, filled: false }, &args, &[], ty)
    }

    /// Computes a value, or names memory, once more.
    fn again(&mut self, inst: &Inst, value: Value) -> Value {
        if let Op::Lanes {} = inst.op {
            return self.b.index(self.lanes);
        }
        let args: Vec<Value> = inst.args.iter().map(|&arg| self.value(arg)).collect();
        if let (Op::Member {}, &[thread, first, end]) = (&inst.op, args.as_slice()) {
            let from = self.b.value(Op::Cmp { op: CmpOp::Ge }, &[thread, first], &[], Type::BOOL);
            let below = self.b.value(Op::Cmp { op: CmpOp::Lt }, &[thread, end], &[], Type::BOOL);
            return self.bin(BinOp::And, from, below);
        }
        let mut ty = self.b.func.ty(value).clone();
        if let Type::Mem(mem) = &mut ty
            && let Some(of) = self.b.func.ty(args[0]).mem()
        {
            mem.space = of.space;
        }
        self.b.value(inst.op.clone(), &args, &[], ty)
    }

    /// Steps of the thread at hand.
    fn steps(&mut self, insts: &[InstId]) {
        for &id in insts {
            let inst = self.b.func.insts[id].clone();
            if again(&inst.op) {
                continue;
            }
            self.b.span = inst.span;
            self.step(inst);
        }
    }

    fn step(&mut self, mut inst: Inst) {
        let kept = inst.result.and_then(|result| self.arrays.get(&result).copied());
        if matches!(inst.op, Op::Alloc {}) && kept.is_some() {
            return;
        }
        let (at, elem) = match inst.op {
            Op::Load {} => (Some(0), inst.result.map(|result| self.b.func.ty(result).elem())),
            Op::Store { .. } => (Some(1), Some(self.b.func.ty(inst.args[0]).elem())),
            _ => (None, None),
        };
        // A variable is an element of its array.
        let variable =
            at.and_then(|at| self.arrays.get(&inst.args[at]).copied().filter(|_| self.is_scalar(inst.args[at])));
        let mut args: Vec<Value> = Vec::new();
        for (i, &arg) in inst.args.iter().enumerate() {
            match variable.filter(|_| Some(i) == at) {
                Some(array) => args.extend([array, self.place()]),
                None => args.push(self.value(arg)),
            }
        }
        let memory = at.map(|at| args[at]);
        let wide = memory.and_then(|memory| Some((elem?, self.b.func.ty(memory).elem())));
        if let (Op::Store { .. }, Some((elem, cells))) = (&inst.op, wide) {
            args[0] = self.cast(args[0], elem, cells);
        }
        for region in &mut inst.regions {
            *region = self.copied(*region);
        }
        let Some(result) = inst.result else { return self.b.effect(inst.op, &args, &inst.regions) };
        let mut ty = self.b.func.ty(result).clone();
        if let (Op::Load {}, Some((_, cells))) = (&inst.op, wide) {
            ty = Type::Scalar(cells);
        }
        let mut made = self.b.value(inst.op, &args, &inst.regions, ty);
        if let Some((elem, cells)) = wide {
            made = self.cast(made, cells, elem);
        }
        self.b.func.values[made].name = self.b.func.values[result].name.clone();
        self.made(result, made);
        if let Some(array) = kept {
            self.keep(array, made);
        }
    }

    fn is_scalar(&self, memory: Value) -> bool {
        self.b.func.ty(memory).mem().is_some_and(|mem| mem.rank() == 0)
    }

    /// A region inside of a step.
    fn copied(&mut self, old: RegionId) -> RegionId {
        let args: Vec<Value> = self.b.func.regions[old].args.clone();
        let types: Vec<(Type, Option<String>)> =
            args.iter().map(|&arg| (self.b.func.ty(arg).clone(), self.b.func.values[arg].name.clone())).collect();
        let types: Vec<(Type, Option<&str>)> = types.iter().map(|(ty, name)| (ty.clone(), name.as_deref())).collect();
        let region = self.b.region(&types);
        let new = self.b.func.regions[region].args.clone();
        self.here.made.push(args.into_iter().zip(new).collect());
        let outside = std::mem::replace(&mut self.b.region, region);
        self.steps(&self.b.func.regions[old].insts.clone());
        if let Some(result) = self.b.func.regions[old].result {
            let result = self.value(result);
            self.b.func.regions[region].result = Some(result);
        }
        self.b.region = outside;
        self.here.made.pop();
        region
    }
}

/// The type of an array's elements: indices are no elements.
fn stored(elem: Elem) -> Elem {
    if elem == Elem::INDEX { Elem::Is(DType::I64) } else { elem }
}
