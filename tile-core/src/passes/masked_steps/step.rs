//! Whether an iteration of a loop in which a mask hides everything leaves what is read later as it
//! was.
//!
//! An abstract interpretation of the loop's body. A tile [has](Contents) what it had when the
//! iteration began, one number everywhere, a copy of what another tile had, or something else; an
//! [element](Element) alike. Online softmax, for one, with hidden scores of −∞:
//!
//! | statement | element | because |
//! |---|---|---|
//! | scores | −∞ | hidden |
//! | maximum | as it was | max(m, −∞) = m |
//! | factor of what was summed | 1 | exp(m − m), of the same m |
//! | weights | 0 | exp(−∞ − m), of a finite m; exp(−∞·c − m·c) of a [positive](super::positive) c |
//! | sum, product with values | as they were | · 1, + 0 |
//!
//! Elements that nothing is known of are taken for finite, and a zero for either sign's.

use super::element::{Element, binary, either, known, truth};
use super::numbers::{is_exact, is_finite, is_zero};
use super::positive::is_positive;
use crate::elem::{Bound, DType, Elem};
use crate::interp::scalar;
use crate::ir::{BinOp, CmpOp, Func, Inst, InstId, Literal, Op, ReduceOp, RegionId, Space, Value};
use crate::launch::Scalar;
use crate::num::Round;
use crate::passes::dead_fills::{Overwritten, is_whole};
use crate::passes::fold::constant;
use std::collections::HashMap;

/// What a tile has.
#[derive(Clone, PartialEq, Debug)]
enum Contents {
    /// What it had when the iteration began.
    Same,
    /// One number.
    Uniform(Scalar),
    /// What another tile of the same shape and type had when the iteration began.
    CopyOf(Value),
    /// Finite numbers.
    Finite,
    /// Anything.
    Unknown,
}

/// The type of numbers whose own type is a parameter's. They are known where they are
/// [the same](is_exact) in all types that it may be.
const STANDS_IN: DType = DType::F32;

/// Whether an iteration of a loop leaves everything as it was, besides tiles that are overwritten
/// before they are read, if a condition of its body is `hidden.1` for all indices.
pub(super) fn changes_nothing(func: &Func, of: &Inst, hidden: (Value, bool), overwritten: &Overwritten) -> bool {
    let mut step =
        Step { func, hidden, tiles: HashMap::new(), made: Vec::new(), scalars: HashMap::new(), outside: false };
    for &id in &func.regions[of.regions[0]].insts {
        step.inst(id);
    }
    let free = |tile: &Value| overwritten.contains(tile) || step.made.contains(tile);
    !step.outside && step.tiles.iter().all(|(tile, contents)| *contents == Contents::Same || free(tile))
}

struct Step<'f> {
    func: &'f Func,
    /// A condition, and what it is.
    hidden: (Value, bool),
    /// What tiles have that are not the same, by what they are made of.
    tiles: HashMap<Value, Contents>,
    /// Tiles that the iteration makes.
    made: Vec<Value>,
    scalars: HashMap<Value, Element>,
    /// Whether something is done that is seen outside the block's tiles.
    outside: bool,
}

impl Step<'_> {
    fn inst(&mut self, id: InstId) {
        let func = self.func;
        let inst = &func.insts[id];
        let args = &inst.args;
        match &inst.op {
            Op::Parallel {} => self.parallel(inst),
            Op::Copy { .. } => {
                let contents = self.read(args[0]);
                let same = self.alike(args[0], args[1]);
                let known = |tile: Value| if same { Contents::CopyOf(tile) } else { Contents::Finite };
                let contents = match contents {
                    Contents::Same if args[0] == func.root(args[0]) => known(args[0]),
                    Contents::CopyOf(tile) => known(tile),
                    Contents::Uniform(number) => self.converted(number, args[1]),
                    Contents::Same | Contents::Finite => Contents::Finite,
                    Contents::Unknown => Contents::Unknown,
                };
                self.write(args[1], contents);
            }
            Op::Fill {} => {
                let contents = contents_of(self.scalar(args[1]));
                self.write(args[0], contents);
            }
            Op::Gemm { accumulate, .. } => {
                let factors = [args[0], args[1]].map(|factor| self.read(factor));
                self.product(&factors, args[2], *accumulate);
            }
            Op::GemmSp {} => {
                let factors = [args[0], args[2]].map(|factor| self.read(factor));
                self.product(&factors, args[3], true);
            }
            Op::Reduce { op, accumulate, .. } => self.reduction(*op, args[0], args[1], *accumulate),
            Op::Alloc {} => self.made.extend(inst.result),
            Op::Store { .. } => self.store(inst),
            _ if !inst.regions.is_empty() => inst.regions.iter().for_each(|&region| self.nested(region)),
            _ => match (inst.written(), inst.result) {
                (Some(memory), _) => self.write(memory, Contents::Unknown),
                (None, Some(result)) => {
                    let element = self.element(id, &HashMap::new());
                    self.scalars.insert(result, element);
                }
                (None, None) => self.outside = true,
            },
        }
    }

    /// What is written in a region that may run or not.
    fn nested(&mut self, region: RegionId) {
        let func = self.func;
        func.walk(region, &mut |_, inst| {
            match inst.written() {
                Some(memory) => self.write(memory, Contents::Unknown),
                None => self.outside |= inst.result.is_none() && inst.regions.is_empty(),
            }
            self.scalars.extend(inst.result.map(|result| (result, Element::Unknown)));
        });
    }

    fn product(&mut self, factors: &[Contents; 2], acc: Value, accumulate: bool) {
        let contents = match factors {
            // Neither changes the accumulator, nor is more than zero.
            [Contents::Uniform(x), y] | [y, Contents::Uniform(x)] if is_zero(*x) && *y != Contents::Unknown => {
                if accumulate {
                    return;
                }
                self.zero(acc)
            }
            [Contents::Unknown, _] | [_, Contents::Unknown] => Contents::Unknown,
            _ if accumulate && self.read(acc) == Contents::Unknown => Contents::Unknown,
            _ => Contents::Finite,
        };
        self.write(acc, contents);
    }

    fn reduction(&mut self, op: ReduceOp, src: Value, dst: Value, accumulate: bool) {
        let of = self.read(src);
        let kept = match (&of, op) {
            (Contents::Uniform(x), ReduceOp::Sum | ReduceOp::AbsSum | ReduceOp::AbsMax) => is_zero(*x),
            (Contents::Uniform(x), ReduceOp::Max) => x.bits == scalar::lowest(x.dtype),
            (Contents::Uniform(x), ReduceOp::Min) => x.bits == scalar::highest(x.dtype),
            (Contents::Uniform(x), ReduceOp::Product) => x.bits == scalar::one(x.dtype),
            _ => false,
        };
        match of {
            _ if kept && accumulate => {}
            Contents::Uniform(x) if kept => {
                let contents = self.converted(x, dst);
                self.write(dst, contents);
            }
            Contents::Unknown => self.write(dst, Contents::Unknown),
            // Of infinite elements.
            Contents::Uniform(x) if !is_finite(x) => self.write(dst, Contents::Unknown),
            _ if accumulate && self.read(dst) == Contents::Unknown => {}
            _ => self.write(dst, Contents::Finite),
        }
    }

    fn parallel(&mut self, inst: &Inst) {
        let func = self.func;
        // What the iteration's own stores left, by what is stored to.
        let mut stored: HashMap<Value, (Vec<Value>, Element)> = HashMap::new();
        let mut whole: HashMap<Value, bool> = HashMap::new();
        for &id in &func.regions[inst.regions[0]].insts {
            let op = &func.insts[id];
            match (&op.op, op.result) {
                (Op::Store { .. }, _) => {
                    let (tile, indices) = (op.args[1], &op.args[2..]);
                    let element = self.scalar(op.args[0]);
                    let before = stored.get(&tile).is_none_or(|(others, _)| others == indices);
                    let element = if before && func.root(tile) == tile { element } else { Element::Unknown };
                    stored.insert(tile, (indices.to_vec(), element));
                    *whole.entry(tile).or_default() |= is_whole(func, inst, op);
                }
                (_, Some(result)) => {
                    let element = match op.written() {
                        Some(memory) => {
                            self.write(memory, Contents::Unknown);
                            Element::Unknown
                        }
                        None if !op.regions.is_empty() => {
                            op.regions.iter().for_each(|&region| self.nested(region));
                            Element::Unknown
                        }
                        None => self.element(id, &stored),
                    };
                    self.scalars.insert(result, element);
                }
                (_, None) => match op.written() {
                    Some(memory) => self.write(memory, Contents::Unknown),
                    None if !op.regions.is_empty() => op.regions.iter().for_each(|&region| self.nested(region)),
                    None => self.outside = true,
                },
            }
        }
        for (tile, (indices, element)) in stored {
            let now = self.read(tile);
            let same = matches!(&element, Element::Start(of, at) if *of == tile && *at == indices);
            let contents = match element {
                Element::Start(..) if same => Contents::Same,
                Element::Start(of, at) if at == indices && self.alike(of, tile) => Contents::CopyOf(of),
                element => contents_of(element),
            };
            match whole[&tile] {
                true => self.write(tile, contents),
                false if now == contents => {}
                false => self.write(tile, mixed(&now, &contents)),
            }
        }
    }

    /// A store at the level of the block.
    fn store(&mut self, inst: &Inst) {
        let (element, memory) = (self.scalar(inst.args[0]), inst.args[1]);
        let contents = match element {
            Element::Start(of, indices) if of == memory && indices == inst.args[2..] => Contents::Same,
            element => contents_of(element),
        };
        let now = self.read(memory);
        let single = self.func.ty(memory).mem().is_some_and(|mem| mem.rank() == 0);
        match single {
            true => self.write(memory, contents),
            false if now == contents => {}
            false => self.write(memory, mixed(&now, &contents)),
        }
    }

    /// What memory has that is read.
    fn read(&self, memory: Value) -> Contents {
        let func = self.func;
        let root = func.root(memory);
        let contents = self.tiles.get(&root).cloned().unwrap_or(Contents::Same);
        if root == memory {
            return contents;
        }
        // Outside a region are zeros or what its user says.
        let clipped = self.views(memory).any(|op| matches!(op, Op::Region { .. }));
        let turned = self.views(memory).all(|op| matches!(op, Op::Region { .. } | Op::Permute { .. } | Op::Reshape {}));
        match contents {
            Contents::Uniform(x) if turned && (!clipped || is_zero(x)) => Contents::Uniform(x),
            Contents::Uniform(x) if !is_finite(x) => Contents::Unknown,
            Contents::Unknown => Contents::Unknown,
            _ => Contents::Finite,
        }
    }

    /// Whether two pieces of memory have one shape and element type.
    fn alike(&self, x: Value, y: Value) -> bool {
        let of = |memory: Value| self.func.ty(memory).mem().map(|mem| (mem.elem, &mem.shape));
        of(x) == of(y)
    }

    /// The views that a memory value is made of.
    fn views(&self, memory: Value) -> impl Iterator<Item = &Op> {
        let mut memory = memory;
        std::iter::from_fn(move || {
            let inst = self.func.def(memory).filter(|inst| inst.op.is_view())?;
            memory = *inst.args.first()?;
            Some(&inst.op)
        })
    }

    /// Memory has other contents, all of it unless it is a view.
    fn write(&mut self, memory: Value, contents: Contents) {
        let func = self.func;
        let root = func.root(memory);
        let local = func.def(root).is_some_and(|inst| matches!(inst.op, Op::Alloc {}));
        // A workspace is memory of all blocks.
        let shared = func.ty(root).mem().is_none_or(|mem| mem.space == Space::Global);
        self.outside |= !local || shared;
        let contents = if root == memory {
            contents
        } else {
            let now = self.tiles.get(&root).unwrap_or(&Contents::Same);
            if *now == contents && matches!(contents, Contents::Uniform(_)) {
                return;
            }
            mixed(now, &contents)
        };
        self.tiles.insert(root, contents);
    }

    /// A number that is converted to the type of memory.
    fn converted(&self, number: Scalar, memory: Value) -> Contents {
        contents_of(self.cast(number, self.func.ty(memory).elem(), None))
    }

    /// A number that is converted, where it is known what that gives.
    fn cast(&self, x: Scalar, to: Elem, round: Option<Round>) -> Element {
        let is_float = |param: u32| self.func.elems[param as usize].bound == Bound::Float;
        let same = match to {
            Elem::Is(dtype) => return Element::Known(scalar::eval_cast(x, dtype, round)),
            Elem::Param(_) => is_zero(x),
            // `f32` or `f64`.
            Elem::Acc(param) => is_zero(x) || (is_float(param) && is_exact(x)),
        };
        if same { Element::Known(scalar::eval_cast(x, STANDS_IN, None)) } else { Element::Unknown }
    }

    /// A number of a type that is a parameter's.
    fn literal(&self, literal: Literal, elem: Elem) -> Element {
        let number = scalar::eval_literal(literal, STANDS_IN);
        match self.cast(number, elem, None) {
            Element::Unknown if is_finite(number) => Element::Finite,
            known => known,
        }
    }

    fn zero(&self, memory: Value) -> Contents {
        let dtype = self.func.ty(memory).elem().dtype().unwrap_or(STANDS_IN);
        Contents::Uniform(Scalar { dtype, bits: scalar::ZERO })
    }

    fn scalar(&self, value: Value) -> Element {
        if let Some(known) = constant(self.func, value) {
            return Element::Known(known);
        }
        if let Some(element) = self.scalars.get(&value) {
            return element.clone();
        }
        // What is computed in front of the loop is what it is.
        let known = match self.func.def(value) {
            Some(Inst { op: Op::Cast { round }, args, .. }) => match self.scalar(args[0]) {
                Element::Known(x) => Some(self.cast(x, self.func.ty(value).elem(), *round)),
                _ => None,
            },
            Some(Inst { op: Op::Const { value: literal }, .. }) => {
                Some(self.literal(*literal, self.func.ty(value).elem()))
            }
            _ => None,
        };
        match known {
            Some(known @ Element::Known(_)) => known,
            _ if is_positive(self.func, value) => Element::Positive,
            known => known.unwrap_or(Element::Finite),
        }
    }

    /// What an instruction without effect gives, where elements were stored in the same iteration of
    /// a `parallel`.
    fn element(&self, id: InstId, stored: &HashMap<Value, (Vec<Value>, Element)>) -> Element {
        let elem = self.func.insts[id].result.and_then(|result| self.func.ty(result).scalar());
        match (self.computed(id, elem, stored), elem.map(Elem::dtype)) {
            // Of what stands in for a type, no more is known.
            (Element::Known(x), Some(None)) if !is_exact(x) => {
                if is_finite(x) {
                    Element::Finite
                } else {
                    Element::Unknown
                }
            }
            (element, _) => element,
        }
    }

    fn computed(&self, id: InstId, elem: Option<Elem>, stored: &HashMap<Value, (Vec<Value>, Element)>) -> Element {
        let func = self.func;
        let inst = &func.insts[id];
        let of = |i: usize| self.scalar(inst.args[i]);
        let dtype = elem.map(|elem| elem.dtype().unwrap_or(STANDS_IN));
        match &inst.op {
            Op::Load {} => self.load(inst, stored),
            Op::Select {} if inst.args[0] == self.hidden.0 => of(if self.hidden.1 { 1 } else { 2 }),
            Op::Select {} => match of(0) {
                Element::Known(condition) => of(if condition.bits == 0 { 2 } else { 1 }),
                _ => either(of(1), of(2)),
            },
            Op::Cmp { op } => match (of(0), of(1)) {
                (Element::Known(x), Element::Known(y)) => known(scalar::eval_cmp(*op, x, y)),
                // A finite number is not infinite.
                (Element::Known(x), y) | (y, Element::Known(x)) if !is_finite(x) && y != Element::Unknown => match op {
                    CmpOp::Eq => truth(false),
                    CmpOp::Ne => truth(true),
                    _ => Element::Finite,
                },
                _ => Element::Finite,
            },
            Op::Bin { op } => binary(*op, of(0), of(1), dtype),
            Op::Fma {} => binary(BinOp::Add, binary(BinOp::Mul, of(0), of(1), dtype), of(2), dtype),
            Op::Un { op } => match of(0) {
                Element::Known(x) => known(scalar::eval_un(*op, x)),
                Element::Unknown => Element::Unknown,
                _ => Element::Finite,
            },
            Op::Cast { round } => match (of(0), elem) {
                (Element::Known(x), Some(elem)) => self.cast(x, elem, *round),
                (start @ Element::Start(..), Some(elem)) if func.ty(inst.args[0]).elem() == elem => start,
                (Element::Unknown, _) => Element::Unknown,
                _ => Element::Finite,
            },
            Op::Const { value } => match elem {
                Some(elem) if elem.dtype().is_none() => self.literal(*value, elem),
                _ => Element::Finite,
            },
            Op::Dim { .. } | Op::Sym { .. } | Op::Extent { .. } => Element::Finite,
            _ => Element::Unknown,
        }
    }

    fn load(&self, inst: &Inst, stored: &HashMap<Value, (Vec<Value>, Element)>) -> Element {
        let (memory, indices) = (inst.args[0], &inst.args[1..]);
        let root = self.func.root(memory);
        let mut stored = stored.iter().filter(|(tile, _)| self.func.root(**tile) == root);
        if let Some((tile, (at, element))) = stored.next() {
            return if *tile == memory && at == indices { element.clone() } else { Element::Unknown };
        }
        match self.read(memory) {
            Contents::Same if memory == root => Element::Start(root, indices.to_vec()),
            Contents::CopyOf(of) => Element::Start(of, indices.to_vec()),
            Contents::Uniform(x) => Element::Known(x),
            Contents::Same | Contents::Finite => Element::Finite,
            Contents::Unknown => Element::Unknown,
        }
    }
}

fn contents_of(element: Element) -> Contents {
    match element {
        Element::Known(x) => Contents::Uniform(x),
        Element::Start(..) | Element::Positive | Element::Finite => Contents::Finite,
        Element::Unknown => Contents::Unknown,
    }
}

/// Contents of which some are these and some those.
fn mixed(x: &Contents, y: &Contents) -> Contents {
    let finite = |contents: &Contents| match contents {
        Contents::Uniform(x) => is_finite(*x),
        Contents::Same | Contents::CopyOf(_) | Contents::Finite => true,
        Contents::Unknown => false,
    };
    if finite(x) && finite(y) { Contents::Finite } else { Contents::Unknown }
}
