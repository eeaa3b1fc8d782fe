//! Instruction selection of scalars.

use super::super::remainder::REMAINDER;
use super::{Access, Call, Node, Select, Selected, Work, block_number, vectors};
use crate::ir::{Op, Pipe, ScalarOp, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Literal, UnOp};
use tile_core::num::Round;
use tile_emit::FloatNames;

impl Select<'_> {
    /// The text of a scalar.
    pub(super) fn val(&self, val: Val) -> String {
        match self.program.vals[val].constant {
            Some(literal) => literal_text(literal, self.program.vals[val].elem),
            None => self.vals[&val].clone(),
        }
    }

    pub(super) fn scalar_type(&self, elem: DType) -> Selected<&'static str> {
        match elem {
            DType::Index => Ok("int64_t"),
            DType::Bool => Ok("bool"),
            other => match super::super::layout::global_type(other) {
                Some(name) => Ok(name),
                None => self.unsupported(format!("there are no scalars of {other}")),
            },
        }
    }

    pub(super) fn zero_of(&self, elem: DType) -> String {
        let zero = if elem.is_float() { Literal::Float(0.0) } else { Literal::Int(0) };
        literal_text(if elem == DType::Bool { Literal::Bool(false) } else { zero }, elem)
    }

    pub(super) fn scalar(&mut self, op: &Op) -> Selected<()> {
        match op {
            Op::Scalar { dst, op, args } if self.needed.contains(dst) => {
                let elem = self.program.vals[*dst].elem;
                let text = self.expression(*op, args, elem)?;
                let ty = self.scalar_type(elem)?;
                let line = format!("const {ty} {} = {text};", self.vals[dst]);
                self.text(line);
                Ok(())
            }
            Op::Get { dst, var } if self.needed.contains(dst) => {
                let ty = self.scalar_type(self.program.vals[*dst].elem)?;
                let line = format!("const {ty} {} = {};", self.vals[dst], self.vars[var]);
                self.text(line);
                Ok(())
            }
            Op::Set { var, value } if self.vars_needed.contains(var) => {
                let line = format!("{} = {};", self.vars[var], self.val(*value));
                self.text(line);
                Ok(())
            }
            Op::Read { dst, tensor, offset } if self.needed.contains(dst) => {
                let elem = self.program.vals[*dst].elem;
                let ty = self.scalar_type(elem)?;
                let line = format!(
                    "const {ty} {} = {}.GetValue({});",
                    self.vals[dst],
                    self.tensors[tensor],
                    self.val(*offset)
                );
                if self.program.tensors[*tensor].writable {
                    return self.unsupported("a scalar is read from a tensor that the kernel writes");
                }
                self.text(line);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn expression(&self, op: ScalarOp, args: &[Val], elem: DType) -> Selected<String> {
        let arg = |i: usize| self.val(args[i]);
        let ty = self.scalar_type(elem)?;
        let of = args.first().map_or(elem, |&val| self.program.vals[val].elem);
        // Narrow floats are computed in `float`.
        let wide = |i: usize| match of {
            DType::F16 => format!("float({})", arg(i)),
            DType::BF16 => format!("ToFloat({})", arg(i)),
            _ => arg(i),
        };
        let narrow = |text: String| match elem {
            DType::F16 => format!("half({text})"),
            DType::BF16 => format!("ToBfloat16({text})"),
            _ => text,
        };
        Ok(match op {
            ScalarOp::Bin(op) => narrow(match op {
                BinOp::Add | BinOp::Sub => self.wrapped(ty, elem, infix(op, &wide(0), &wide(1))),
                BinOp::Mul => self.wrapped(ty, elem, infix(op, &factor(&wide(0)), &factor(&wide(1)))),
                BinOp::Div if of.is_float() => infix(op, &factor(&wide(0)), &factor(&wide(1))),
                BinOp::Rem if of.is_float() => format!("{REMAINDER}({}, {})", wide(0), wide(1)),
                BinOp::Div | BinOp::Rem => match self.program.int(args[1]) {
                    Some(divisor) if divisor > 0 => format!("{ty}({})", infix(op, &arg(0), &divisor.to_string())),
                    _ => format!("{} == 0 ? {ty}(0) : {ty}({})", arg(1), infix(op, &arg(0), &arg(1))),
                },
                BinOp::Min | BinOp::Max => {
                    let sign = if op == BinOp::Min { '<' } else { '>' };
                    let (a, b) = (wide(0), wide(1));
                    if of.is_float() {
                        format!("{a} {sign} {b} || {b} != {b} ? {a} : {b}")
                    } else {
                        format!("{a} {sign} {b} ? {a} : {b}")
                    }
                }
                BinOp::And if elem == DType::Bool => format!("{} && {}", arg(0), arg(1)),
                BinOp::Or if elem == DType::Bool => format!("{} || {}", arg(0), arg(1)),
                BinOp::Xor if elem == DType::Bool => format!("{} != {}", arg(0), arg(1)),
                // The amount of a shift is below the width.
                BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::Shr => {
                    format!("{ty}({})", infix(op, &arg(0), &arg(1)))
                }
                BinOp::MinNan | BinOp::MaxNan | BinOp::Pow | tile_core::derived_bin_ops!() => {
                    return self.unsupported(format!("`{}` of a block's scalars", op.name()));
                }
            }),
            ScalarOp::Cmp(op) => tile_emit::compare(op, &wide(0), &wide(1)),
            ScalarOp::Un(op) => narrow(match op {
                UnOp::Neg => self.wrapped(ty, elem, format!("-{}", factor(&wide(0)))),
                UnOp::Not if elem == DType::Bool => format!("!{}", factor(&arg(0))),
                UnOp::Not => format!("{ty}(~{})", factor(&arg(0))),
                UnOp::Abs => format!("{0} < 0 ? -{0} : {0}", factor(&wide(0))),
                UnOp::IsNan => format!("{0} != {0}", wide(0)),
                UnOp::IsFinite => format!("{0} - {0} == 0.0f", wide(0)),
                UnOp::Sqrt if elem != DType::F64 => format!("sqrt({})", wide(0)),
                _ => return self.unsupported(format!("`{}` of a block's scalar", op.name())),
            }),
            ScalarOp::Select => format!("{} ? {} : {}", arg(0), arg(1), arg(2)),
            ScalarOp::Cast(round) => {
                if of.is_float() && !elem.is_float() && !matches!(round, None | Some(Round::TowardZero)) {
                    return self.unsupported("a scalar is converted to an integer with a rounding mode");
                }
                match (of, elem) {
                    (_, DType::BF16) => format!("ToBfloat16(float({}))", wide(0)),
                    _ => format!("{ty}({})", wide(0)),
                }
            }
            ScalarOp::BlockIdx => block_number(self.program, self.core),
            ScalarOp::BlockNum => "GetBlockNum()".to_owned(),
            ScalarOp::SubBlockIdx => match vectors(self.program) {
                1 => "0".to_owned(),
                _ => "GetSubBlockIdx()".to_owned(),
            },
            ScalarOp::SubBlockNum => vectors(self.program).to_string(),
        })
    }

    /// Wrapping integer arithmetic: computed unsigned, and converted back.
    fn wrapped(&self, ty: &str, elem: DType, text: String) -> String {
        // Indices do not overflow.
        if elem.is_float() || elem == DType::Index { text } else { format!("{ty}(int64_t({text}))") }
    }

    /// The position of an element of a tile in the vector memory.
    fn place(&self, tile: Tile, at: &[Val]) -> String {
        let rows = self.rows(tile);
        let Some((last, outer)) = at.split_last() else { return "0".to_owned() };
        let mut row = "0".to_owned();
        for (&index, &extent) in outer.iter().zip(&rows.outer) {
            row = super::sum(&[super::times(&row, extent), self.val(index)]);
        }
        let column = if rows.repeated() { "0".to_owned() } else { self.val(*last) };
        super::sum(&[super::times(&row, rows.step()), column])
    }

    pub(super) fn peek(&mut self, dst: Val, src: Tile, at: &[Val]) -> Selected<()> {
        let place = self.place(src, at);
        let elem = self.program.vals[dst].elem;
        let ty = self.scalar_type(elem)?;
        let name = self.tile(src);
        let value = match elem {
            DType::Bool => format!("{name}.GetValue({place}) != half(0.0f)"),
            _ => format!("{name}.GetValue({place})"),
        };
        let text = format!("const {ty} {} = {value};", self.vals[&dst]);
        let access = self.reads(Pipe::S, src);
        self.one_element(text, access);
        Ok(())
    }

    /// A call on one element.
    fn one_element(&mut self, text: String, access: Access) {
        let call = Call { work: Work::Elements(1), ..self.plain(text, vec![access]) };
        self.push(Node::Call(call));
    }

    pub(super) fn poke(&mut self, dst: Tile, at: &[Val], value: Val) -> Selected<()> {
        let place = self.place(dst, at);
        let name = self.tile(dst);
        let value = self.tile_scalar(value);
        let rows = self.rows(dst);
        let access = self.writes(Pipe::S, dst);
        if !rows.repeated() {
            self.one_element(format!("{name}.SetValue({place}, {value});"), access);
            return Ok(());
        }
        self.for_each(rows.step(), "lane", &mut |select, lane| {
            let place = super::sum(&[place.clone(), lane.to_owned()]);
            select.one_element(format!("{name}.SetValue({place}, {value});"), access);
            Ok(())
        })
    }

    /// A scalar as an element of a tile.
    pub(super) fn tile_scalar(&self, val: Val) -> String {
        let text = self.val(val);
        match self.program.vals[val].elem {
            DType::Bool => match self.program.int(val) {
                Some(value) => format!("half({value}.0f)"),
                None => format!("({text} ? half(1.0f) : half(0.0f))"),
            },
            _ => text,
        }
    }
}

/// `x op y` of an operation that has an operator.
fn infix(op: BinOp, x: &str, y: &str) -> String {
    tile_emit::binary(op, x, y).expect("the operation has an operator")
}

fn factor(text: &str) -> String {
    if text.contains(' ') || text.starts_with('-') { format!("({text})") } else { text.to_owned() }
}

const FLOATS: FloatNames<'_> =
    FloatNames { nan: "__builtin_nanf(\"\")", infinity: "__builtin_inff()", negative_infinity: "-__builtin_inff()" };

fn literal_text(literal: Literal, elem: DType) -> String {
    let float = |x: f64| {
        let text = FLOATS.name(x).map_or_else(|| format!("{:?}f", x as f32), str::to_owned);
        match elem {
            DType::F16 => format!("half({text})"),
            DType::BF16 => format!("ToBfloat16({text})"),
            _ => text,
        }
    };
    match literal {
        Literal::Float(x) => float(x),
        Literal::Int(x) if elem.is_float() => float(x as f64),
        Literal::Int(x) if elem == DType::Index => x.to_string(),
        Literal::Int(x) if elem == DType::Bool => (x != 0).to_string(),
        Literal::Int(x) => match super::super::layout::global_type(elem) {
            Some("int32_t") if x == i128::from(i32::MIN) => "int32_t(-2147483647 - 1)".to_owned(),
            Some(ty) => format!("{ty}({x})"),
            None => x.to_string(),
        },
        Literal::Bool(x) => x.to_string(),
    }
}
