//! Emits pure scalar operations.
//!
//! Primitive types whose Rust operators have the language's semantics use operators. Everything
//! else goes through the trait `CpuElem`.

use super::Emitter;
use crate::text::{self, Text};
use tile_core::elem::{DType, Elem, Kind};
use tile_core::ir::{BinOp, CmpOp, Effect, Extent, FuncKind, Inst, Op, RegionId, Sym, UnOp, Value};
use tile_core::num::Round;

/// Families of types by the spelling of their operators.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    /// `f32`, `f64`.
    Float,
    /// Primitive integers and indices.
    Int,
    Bool,
    /// Narrow floats and type parameters.
    Other,
}

fn family(elem: Elem) -> Family {
    match elem {
        Elem::Is(DType::F32 | DType::F64) => Family::Float,
        Elem::Is(d) => match d.kind() {
            Kind::Int | Kind::Uint => Family::Int,
            Kind::Bool => Family::Bool,
            Kind::Float => Family::Other,
        },
        Elem::Param(_) | Elem::Acc(_) => Family::Other,
    }
}

impl<'f> Emitter<'_, 'f> {
    pub(super) fn scalar(&mut self, region: RegionId, inst: &'f Inst) {
        let value = inst.result.expect("pure operations have a result");
        if self.constant(value).is_some() {
            return;
        }
        let mut text = self.expression(inst);
        if let Some(row) = self.word_row(value) {
            text = Text::atom(format!("{row}.word(lane)"));
        }
        self.define(region, value, text);
    }

    /// The text of a value that is a constant of the instance.
    pub(super) fn constant(&mut self, value: Value) -> Option<Text> {
        let inst = self.func.def(value)?;
        let elem = self.func.ty(value).elem();
        match &inst.op {
            Op::Const { value } => Some(text::literal(self.func, *value, elem)),
            Op::Dim { dim } => Some(text::dim(self.func, dim)),
            Op::Sym { sym } => Some(self.symbol(*sym, elem)),
            Op::Extent { axis } => match &self.mem(inst.args[0]).shape[*axis as usize] {
                Extent::Static(dim) => Some(text::dim(self.func, dim)),
                Extent::Dyn => None,
            },
            op if op.effect() == Effect::Pure && elem == Elem::INDEX => {
                let form = self.facts.affine(value);
                form.as_constant().map(|dim| text::dim(self.func, dim))
            }
            _ => None,
        }
    }

    fn symbol(&self, sym: Sym, elem: Elem) -> Text {
        let name = self.func.symbol(sym);
        match (elem, sym, self.func.kind) {
            (Elem::INDEX, ..) => text::dim(self.func, &tile_core::ir::Dim::sym(sym)),
            // Device functions take flags as numbers, like all const parameters.
            (Elem::BOOL, Sym::Const(_), FuncKind::Device) => Text::compound(format!("{name} != 0")),
            _ => Text::atom(name),
        }
    }

    /// The text of a pure operation.
    pub(crate) fn expression(&mut self, inst: &'f Inst) -> Text {
        let fast = if self.func.schedule.fast_math { "true" } else { "false" };
        let level = self.level;
        match &inst.op {
            Op::Un { op } => self.unary(*op, inst.args[0], fast),
            Op::Bin { op } => self.binary(*op, inst.args[0], inst.args[1], fast),
            Op::Cmp { op } => self.compare(*op, inst.args[0], inst.args[1]),
            Op::Select {} if self.known == Some(inst.args[0]) => self.value(inst.args[1]),
            Op::Select {} => self.trait_call("select", &inst.args),
            Op::Fma {} => self.trait_call(&format!("fma::<{level}>"), &inst.args),
            Op::Asm { .. } => self.value(inst.args[0]),
            Op::Cast { round } => self.cast(inst, *round),
            Op::Bits {} => {
                let to = self.elem(self.func.ty(inst.result.expect("pure operations have a result")).elem());
                let from = self.elem(self.func.ty(inst.args[0]).elem());
                let x = self.value(inst.args[0]).text;
                Text::atom(format!("__cpu::bitcast::<{from}, {to}>({x})"))
            }
            Op::Extent { axis } => {
                let memory = self.value(inst.args[0]).text;
                Text::atom(format!("{memory}.extent[{axis}]"))
            }
            _ => {
                let value = inst.result.expect("pure operations have a result");
                self.constant(value).expect("the remaining pure operations are constants")
            }
        }
    }

    fn trait_call(&mut self, function: &str, args: &[Value]) -> Text {
        // The function alone says nothing of its type.
        let args: Vec<String> = args.iter().map(|&arg| self.value(arg).with_type()).collect();
        Text::atom(format!("__Elem::{function}({})", args.join(", ")))
    }

    fn unary(&mut self, op: UnOp, x: Value, fast: &str) -> Text {
        let elem = self.func.ty(x).elem();
        match (op, family(elem)) {
            (UnOp::Neg, Family::Float) => return Text::compound(format!("-{}", self.operand(x))),
            (UnOp::Neg, Family::Int) => return Text::atom(format!("{}.wrapping_neg()", self.value(x).receiver())),
            (UnOp::Not, Family::Int | Family::Bool) => return Text::compound(format!("!{}", self.operand(x))),
            _ => {}
        }
        let name = op.row().method().unwrap_or(op.name());
        match op {
            UnOp::Neg | UnOp::Not | UnOp::Abs | UnOp::IsNan | UnOp::IsFinite | UnOp::CountOnes | UnOp::LeadingZeros => {
                self.trait_call(name, &[x])
            }
            _ => self.trait_call(&format!("{name}::<{}, {fast}>", self.level), &[x]),
        }
    }

    fn binary(&mut self, op: BinOp, x: Value, y: Value, fast: &str) -> Text {
        let family = family(self.func.ty(x).elem());
        let is_operator = match family {
            Family::Float => matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div),
            Family::Int | Family::Bool => matches!(op, BinOp::And | BinOp::Or | BinOp::Xor),
            Family::Other => false,
        };
        if is_operator && let Some(text) = tile_emit::binary(op, &self.operand(x), &self.operand(y)) {
            return Text::compound(text);
        }
        let wrapping = match (op, family) {
            (BinOp::Add, Family::Int) => Some("wrapping_add"),
            (BinOp::Sub, Family::Int) => Some("wrapping_sub"),
            (BinOp::Mul, Family::Int) => Some("wrapping_mul"),
            _ => None,
        };
        if let Some(method) = wrapping {
            return Text::atom(format!("{}.{method}({})", self.value(x).receiver(), self.value(y).text));
        }
        match op {
            BinOp::Shl | BinOp::Shr => {
                let (to, from) = (self.func.ty(x).elem(), self.func.ty(y).elem());
                let amount = self.value(y).with_type();
                let amount = if to == from {
                    amount
                } else {
                    format!("__cpu::shift_amount::<{}, {}>({amount})", self.elem(from), self.elem(to))
                };
                Text::atom(format!("__Elem::{}({}, {amount})", op.name(), self.value(x).with_type()))
            }
            _ if op == BinOp::Pow || op.row().derived => {
                let name = op.row().method().unwrap_or(op.name());
                self.trait_call(&format!("{name}::<{}, {fast}>", self.level), &[x, y])
            }
            _ => self.trait_call(op.name(), &[x, y]),
        }
    }

    fn compare(&mut self, op: CmpOp, x: Value, y: Value) -> Text {
        if family(self.func.ty(x).elem()) == Family::Other || family(self.func.ty(x).elem()) == Family::Bool {
            return self.trait_call(op.name(), &[x, y]);
        }
        Text::compound(tile_emit::compare(op, &self.operand(x), &self.operand(y)))
    }

    fn cast(&mut self, inst: &'f Inst, round: Option<Round>) -> Text {
        let to = self.func.ty(inst.result.expect("pure operations have a result")).elem();
        let from = self.func.ty(inst.args[0]).elem();
        let x = self.value(inst.args[0]);
        if to == from {
            return x;
        }
        let to = self.elem(to);
        Text::atom(match round {
            None => format!("__Elem::to::<{to}>({})", x.with_type()),
            Some(round) => {
                format!("__Elem::to_round::<{}, {to}>({}, __cpu::Round::{round:?})", self.level, x.with_type())
            }
        })
    }

    /// The value of an index, a sum, with these parallel indices being zero:
    /// at the start of a row or nest. `None` is zero.
    pub(super) fn base(&mut self, index: Value, zero: &[Value]) -> Option<Text> {
        if zero.contains(&index) {
            return None;
        }
        let form = self.facts.affine(index);
        if zero.iter().all(|&zero| form.coefficient(zero) == tile_core::ir::Dim::default()) {
            return Some(self.value(index)).filter(|text| text.text != "0");
        }
        let inst = self.func.def(index).filter(|inst| crate::use_counts::is_sum(inst));
        let inst = inst.expect("an index that moves with another is a sum");
        let parts: Vec<Option<Text>> = inst.args.iter().map(|&arg| self.base(arg, zero)).collect();
        match (&inst.op, parts.as_slice()) {
            (Op::Bin { op: BinOp::Add }, [None, other] | [other, None]) => other.clone(),
            (Op::Bin { op: BinOp::Sub }, [other, None]) => other.clone(),
            (Op::Bin { op: BinOp::Sub }, [None, Some(y)]) | (Op::Un { op: UnOp::Neg }, [Some(y)]) => {
                Some(Text::atom(format!("{}.wrapping_neg()", y.receiver())))
            }
            (Op::Bin { op: BinOp::Add }, [Some(x), Some(y)]) => {
                Some(Text::atom(format!("{}.wrapping_add({})", x.receiver(), y.text)))
            }
            (Op::Bin { op: BinOp::Sub }, [Some(x), Some(y)]) => {
                Some(Text::atom(format!("{}.wrapping_sub({})", x.receiver(), y.text)))
            }
            (Op::Bin { op: BinOp::Mul }, [Some(x), Some(y)]) => {
                Some(Text::atom(format!("{}.wrapping_mul({})", x.receiver(), y.text)))
            }
            (Op::Cast { .. }, [part]) => part.clone(),
            _ => None,
        }
    }
}
