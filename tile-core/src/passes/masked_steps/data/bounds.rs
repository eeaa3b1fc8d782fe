//! What a test of data says of a loop's iterations, computed in front of it.

use super::{Bound, Elements, Test};
use crate::interp::scalar;
use crate::ir::{Aggregate, BinOp, CmpOp, Func, InstId, Literal, Op, Type, UnOp, Value, ValueData, ValueDef};
use crate::launch::Scalar;
use crate::passes::fold::{constant, literal};
use crate::passes::masked_steps::{appended, value_of};
use crate::passes::rewrite::Cursor;

/// The iterations in which a test may hold, within bounds, and those in which it holds everywhere.
pub(in crate::passes::masked_steps) struct Tight {
    /// Whether elements are in the tensors but for those behind the end of their axis; nothing where
    /// that is certain.
    pub(in crate::passes::masked_steps) inside: Option<Value>,
    pub(in crate::passes::masked_steps) bounds: [Value; 2],
    pub(in crate::passes::masked_steps) everywhere: Option<[Value; 2]>,
}

/// Computes them; `lo` and `hi` are the bounds of the loop.
pub(in crate::passes::masked_steps) fn tightened(at: &mut Cursor<'_>, test: &Test, [lo, hi]: [Value; 2]) -> Tight {
    let Test { columns, shift, .. } = test;
    let mut ends = Ends { of: columns, shift: *shift, made: Vec::new() };
    let possible = test.possible.each_ref().map(|end| ends.shifted(at, end));
    let mut on = On { at };
    let steps = Steps::new(&mut on, columns);
    let one = on.int(1);
    let latest = on.bin(BinOp::Sub, hi, one);
    let [start, latest] = [lo, latest].map(|iteration| steps.begin(&mut on, iteration));
    let end = on.bin(BinOp::Add, latest, steps.count);
    let [mut first, mut last] =
        [Aggregate::First, Aggregate::Last].map(|op| on.search(op, columns, [start, end], possible));
    let extent = on.extent(columns);
    // Tiles have zeros outside the tensor.
    if let Some(zero) = on.zero_is_inside(columns.tensor, possible) {
        let hangs = on.cmp(CmpOp::Gt, end, extent);
        let hangs = on.both(hangs, zero);
        let outside = on.bin(BinOp::Min, first, extent);
        first = on.select(hangs, outside, first);
        last = on.select(hangs, end, last);
    }
    let [from, to] = [steps.ending_behind(&mut on, first), steps.beginning_at(&mut on, last)];
    let bounds = [on.bin(BinOp::Max, lo, from), on.bin(BinOp::Min, hi, to)];
    let everywhere = test.certain.as_ref().map(|certain| {
        let interval = certain.each_ref().map(|end| ends.shifted(on.at, end));
        let behind = on.search(Aggregate::Outside, columns, [first, last], interval);
        let behind = on.bin(BinOp::Min, behind, extent);
        let [from, to] = [steps.beginning_at(&mut on, first), steps.ending_behind(&mut on, behind)];
        let zero = on.int(0);
        let known = certain.iter().filter_map(|end| ends.does_not_wrap(&mut on, end)).collect::<Vec<_>>();
        [from, known.into_iter().fold(to, |to, known| on.select(known, to, zero))]
    });
    let rows = test.possible.iter().filter_map(|bound| match bound {
        Bound::Extreme(rows, _) => Some(rows),
        _ => None,
    });
    let inside = rows.chain([columns]).filter_map(|of| on.other_axes(of)).collect::<Vec<_>>();
    let inside = inside.into_iter().reduce(|x, y| on.both(x, y));
    Tight { inside, bounds, everywhere }
}

/// The columns of an iteration: so many from `iteration · step + rest` on.
struct Steps {
    step: Value,
    rest: Value,
    count: Value,
}

impl Steps {
    fn new(on: &mut On<'_, '_>, columns: &Elements) -> Steps {
        let (times, rest) = columns.first[columns.axis].linear().expect("columns move with the loop");
        let rest = value_of(on.at, &rest);
        Steps { step: on.at.extent(&times), rest, count: on.at.extent(&columns.count) }
    }

    /// The first column of an iteration.
    fn begin(&self, on: &mut On<'_, '_>, iteration: Value) -> Value {
        let columns = on.bin(BinOp::Mul, iteration, self.step);
        on.bin(BinOp::Add, columns, self.rest)
    }

    /// The first iteration that begins at a column or behind it.
    fn beginning_at(&self, on: &mut On<'_, '_>, column: Value) -> Value {
        let one = on.int(1);
        let last = on.bin(BinOp::Sub, column, one);
        self.behind(on, last)
    }

    /// The first iteration of which a column, or one behind it, is the last.
    fn ending_behind(&self, on: &mut On<'_, '_>, column: Value) -> Value {
        let before = on.bin(BinOp::Sub, column, self.count);
        self.behind(on, before)
    }

    /// The first iteration that begins behind a column.
    fn behind(&self, on: &mut On<'_, '_>, column: Value) -> Value {
        let next = on.bin(BinOp::Add, column, self.step);
        let next = on.bin(BinOp::Sub, next, self.rest);
        on.quotient(next, self.step)
    }
}

/// States in the body of a loop that a condition has its value from an iteration on and before another.
pub(in crate::passes::masked_steps) fn know(at: &mut Cursor<'_>, id: InstId, test: &Test, [from, to]: [Value; 2]) {
    let func = &mut *at.func;
    let body = func.insts[id].regions[0];
    let counter = func.regions[body].args[0];
    let ValueDef::Inst(made) = func.values[test.condition].def else { return };
    let parallels = func.regions[body].insts.iter().flat_map(|&id| func.insts[id].regions.clone());
    let Some(region) = parallels.into_iter().find(|&region| func.regions[region].insts.contains(&made)) else { return };
    let span = func.insts[id].span;
    let truth = |func: &mut Func, op: Op, args: &[Value]| {
        let result = func.values.push(ValueData { ty: Type::BOOL, def: ValueDef::Arg(body, 0), name: None });
        (appended(func, span, op, args, result), result)
    };
    let (begun, since) = truth(func, Op::Cmp { op: CmpOp::Ge }, &[counter, from]);
    let (before, until) = truth(func, Op::Cmp { op: CmpOp::Lt }, &[counter, to]);
    let (all, mut known) = truth(func, Op::Bin { op: BinOp::And }, &[since, until]);
    let mut front = vec![begun, before, all];
    let op = if test.holds { BinOp::Or } else { BinOp::And };
    if !test.holds {
        let (not, negated) = truth(func, Op::Un { op: UnOp::Not }, &[known]);
        front.push(not);
        known = negated;
    }
    func.regions[body].insts.splice(0..0, front);
    let (stated, condition) = truth(func, Op::Bin { op }, &[known, test.condition]);
    let place = func.regions[region].insts.iter().position(|&id| id == made).expect("the condition stands there");
    let after: Vec<InstId> = func.regions[region].insts[place + 1..].to_vec();
    func.regions[region].insts.insert(place + 1, stated);
    for id in after {
        replace(func, id, test.condition, condition);
    }
}

/// Replaces an operand of an instruction and of those inside.
fn replace(func: &mut Func, id: InstId, from: Value, to: Value) {
    for arg in &mut func.insts[id].args {
        if *arg == from {
            *arg = to;
        }
    }
    for region in func.insts[id].regions.clone() {
        for inner in func.regions[region].insts.clone() {
            replace(func, inner, from, to);
        }
    }
}

/// The indices of elements; `start` in the place of the first along their axis.
fn indices(at: &mut Cursor<'_>, of: &Elements, start: Option<Value>) -> Vec<Value> {
    let mut args = vec![of.tensor];
    for (axis, first) in of.first.iter().enumerate() {
        args.push(match start {
            Some(start) if axis == of.axis => start,
            _ => value_of(at, first),
        });
    }
    args
}

fn element_type(func: &Func, of: &Elements) -> Type {
    Type::Scalar(func.ty(of.tensor).elem())
}

/// Ends of intervals of the elements of columns, of which each is computed once.
struct Ends<'t> {
    of: &'t Elements,
    /// Added to them.
    shift: i64,
    made: Vec<(&'t Bound, Value)>,
}

impl<'t> Ends<'t> {
    /// An end. A possible one that wraps leaves out nothing.
    fn shifted(&mut self, at: &mut Cursor<'_>, end: &'t Bound) -> Value {
        let ty = element_type(at.func, self.of);
        let value = self.unshifted(at, end);
        if !self.moves(end) {
            return value;
        }
        let op = if self.shift > 0 { BinOp::Add } else { BinOp::Sub };
        let one = at.literal(Literal::Int(1), ty.clone());
        at.insert(Op::Bin { op }, &[value, one], ty)
    }

    fn moves(&self, end: &Bound) -> bool {
        self.shift != 0 && !matches!(end, Bound::Lowest | Bound::Highest)
    }

    /// Whether a shifted end is beyond the one that is shifted; nothing where that is certain.
    fn does_not_wrap(&mut self, on: &mut On<'_, '_>, end: &'t Bound) -> Option<Value> {
        if !self.moves(end) {
            return None;
        }
        let value = self.unshifted(on.at, end);
        let limit = limit(on.at, self.of, self.shift > 0);
        Some(on.cmp(CmpOp::Ne, value, limit))
    }

    fn unshifted(&mut self, at: &mut Cursor<'_>, bound: &'t Bound) -> Value {
        if let Some(&(_, value)) = self.made.iter().find(|(made, _)| *made == bound) {
            return value;
        }
        let ty = element_type(at.func, self.of);
        let value = match bound {
            Bound::Lowest => limit(at, self.of, false),
            Bound::Highest => limit(at, self.of, true),
            Bound::Known(scalar) => at.literal(literal(*scalar).expect("numbers have literals"), ty),
            Bound::Value(value) => *value,
            Bound::Extreme(rows, of) => extreme(at, rows, *of),
        };
        self.made.push((bound, value));
        value
    }
}

/// The greatest or the least value of an element type.
fn limit(at: &mut Cursor<'_>, columns: &Elements, greatest: bool) -> Value {
    let ty = element_type(at.func, columns);
    let dtype = ty.elem().dtype().expect("a concrete type");
    let bits = if greatest { scalar::highest(dtype) } else { scalar::lowest(dtype) };
    at.literal(literal(Scalar { dtype, bits }).expect("numbers have literals"), ty)
}

/// The least or the greatest element of rows, of which those outside the tensor are zeros.
fn extreme(at: &mut Cursor<'_>, rows: &Elements, op: Aggregate) -> Value {
    let ty = element_type(at.func, rows);
    let mut args = indices(at, rows, None);
    let start = args[rows.axis + 1];
    let count = at.extent(&rows.count);
    let mut on = On { at };
    let end = on.bin(BinOp::Add, start, count);
    args.push(end);
    let inside = on.at.insert(Op::Aggregate { op, axis: rows.axis as u32 }, &args, ty.clone());
    let extent = on.extent(rows);
    let hangs = on.cmp(CmpOp::Gt, end, extent);
    let zero = on.at.literal(Literal::Int(0), ty.clone());
    let combine = if op == Aggregate::Min { BinOp::Min } else { BinOp::Max };
    let with_zero = on.at.insert(Op::Bin { op: combine }, &[inside, zero], ty.clone());
    on.at.insert(Op::Select {}, &[hangs, with_zero, inside], ty)
}

/// Scalar arithmetic in front of an instruction.
struct On<'c, 'f> {
    at: &'c mut Cursor<'f>,
}

impl On<'_, '_> {
    fn int(&mut self, value: i64) -> Value {
        self.at.literal(Literal::Int(value.into()), Type::INDEX)
    }

    fn bin(&mut self, op: BinOp, x: Value, y: Value) -> Value {
        self.at.insert(Op::Bin { op }, &[x, y], Type::INDEX)
    }

    fn cmp(&mut self, op: CmpOp, x: Value, y: Value) -> Value {
        self.at.insert(Op::Cmp { op }, &[x, y], Type::BOOL)
    }

    fn both(&mut self, x: Value, y: Value) -> Value {
        self.at.insert(Op::Bin { op: BinOp::And }, &[x, y], Type::BOOL)
    }

    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        self.at.insert(Op::Select {}, &[condition, x, y], Type::INDEX)
    }

    /// A quotient, of zero instead of what is below.
    fn quotient(&mut self, dividend: Value, divisor: Value) -> Value {
        let zero = self.int(0);
        let dividend = self.bin(BinOp::Max, dividend, zero);
        self.bin(BinOp::Div, dividend, divisor)
    }

    fn extent(&mut self, of: &Elements) -> Value {
        self.at.insert(Op::Extent { axis: of.axis as u32 }, &[of.tensor], Type::INDEX)
    }

    /// Whether the indices on the other axes are in front of their ends.
    fn other_axes(&mut self, of: &Elements) -> Option<Value> {
        let mut inside = None;
        for (axis, index) in of.first.iter().enumerate().filter(|(axis, _)| *axis != of.axis) {
            let index = value_of(self.at, index);
            let end = self.at.insert(Op::Extent { axis: axis as u32 }, &[of.tensor], Type::INDEX);
            let holds = self.cmp(CmpOp::Lt, index, end);
            inside = Some(inside.map_or(holds, |inside| self.both(inside, holds)));
        }
        inside
    }

    fn search(&mut self, op: Aggregate, of: &Elements, [from, to]: [Value; 2], interval: [Value; 2]) -> Value {
        let mut args = indices(self.at, of, Some(from));
        args.push(to);
        args.extend(interval);
        self.at.insert(Op::Aggregate { op, axis: of.axis as u32 }, &args, Type::INDEX)
    }

    /// Whether zero is in an interval; nothing if it is known not to be.
    fn zero_is_inside(&mut self, tensor: Value, [lo, hi]: [Value; 2]) -> Option<Value> {
        let ty = Type::Scalar(self.at.func.ty(tensor).elem());
        let dtype = ty.elem().dtype()?;
        let zero = Scalar { dtype, bits: scalar::ZERO };
        let sides = [(lo, CmpOp::Le), (hi, CmpOp::Ge)];
        let fails = |&(bound, op): &(Value, CmpOp)| {
            let known = constant(self.at.func, bound).and_then(|bound| scalar::eval_cmp(op, bound, zero));
            known.is_some_and(|known| known.bits == 0)
        };
        if sides.iter().any(fails) {
            return None;
        }
        if dtype == crate::elem::DType::Bool {
            return Some(self.at.literal(Literal::Bool(true), Type::BOOL));
        }
        let zero = self.at.literal(Literal::Int(0), ty);
        let [below, above] = sides.map(|(bound, op)| self.cmp(op, bound, zero));
        Some(self.both(below, above))
    }
}
