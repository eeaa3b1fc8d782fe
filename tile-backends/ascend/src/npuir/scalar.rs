//! Emits scalars.

use super::emit::Emitter;
use super::types::elem;
use super::{Emitted, refuse};
use crate::ir::{ScalarOp, Val};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, CmpOp, Literal, UnOp};

impl Emitter<'_> {
    fn ty_of(&self, val: Val) -> DType {
        self.program.vals[val].elem
    }

    pub(super) fn scalar(&mut self, dst: Val, op: ScalarOp, args: &[Val]) -> Emitted<()> {
        let to = self.ty_of(dst);
        let names = args.iter().map(|&arg| self.val(arg)).collect::<Emitted<Vec<String>>>()?;
        let base = self.program.vals[dst].name.clone().unwrap_or_else(|| "s".to_owned());
        let from = args.first().map_or(to, |&arg| self.ty_of(arg));
        let text = match op {
            ScalarOp::Bin(op) => self.bin(op, &names[0], &names[1], to)?,
            ScalarOp::Cmp(op) => compare(op, from, &names[0], &names[1]),
            ScalarOp::Select => format!("arith.select {}, {}, {} : {}", names[0], names[1], names[2], elem(to)),
            ScalarOp::Un(op) => self.un(op, &names[0], from)?,
            ScalarOp::Cast(_) => self.cast(&names[0], from, to)?,
            ScalarOp::BlockIdx => self.core_number("get_block_idx"),
            ScalarOp::BlockNum => self.core_number("get_block_num"),
            ScalarOp::SubBlockIdx => self.core_number("get_sub_block_idx"),
            ScalarOp::SubBlockNum => self.core_number("get_sub_block_num"),
        };
        let name = self.define(&base, &text);
        self.vals.insert(dst, name);
        Ok(())
    }

    fn core_number(&mut self, which: &str) -> String {
        let wide = self.define(which, &format!("hivm.hir.{which} -> i64"));
        format!("arith.index_cast {wide} : i64 to index")
    }

    fn bin(&self, op: BinOp, x: &str, y: &str, ty: DType) -> Emitted<String> {
        let t = elem(ty);
        if ty.is_float() {
            let name = match op {
                BinOp::Add => "addf",
                BinOp::Sub => "subf",
                BinOp::Mul => "mulf",
                BinOp::Div => "divf",
                BinOp::Min => "minnumf",
                BinOp::Max => "maxnumf",
                BinOp::Rem => {
                    let what =
                        "a remainder of floats, which the vendor's compiler is not known to compute; Ascend C has it";
                    return refuse(self.program, self.span, what.to_owned());
                }
                _ => return refuse(self.program, self.span, format!("`{}` of a scalar of {ty}", op.name())),
            };
            return Ok(format!("arith.{name} {x}, {y} : {t}"));
        }
        let unsigned = matches!(ty.kind(), Kind::Uint | Kind::Bool);
        let name = match op {
            BinOp::Add => "addi",
            BinOp::Sub => "subi",
            BinOp::Mul => "muli",
            BinOp::Min if unsigned => "minui",
            BinOp::Min => "minsi",
            BinOp::Max if unsigned => "maxui",
            BinOp::Max => "maxsi",
            BinOp::And => "andi",
            BinOp::Or => "ori",
            BinOp::Xor => "xori",
            BinOp::Shl => "shli",
            BinOp::Shr if unsigned => "shrui",
            BinOp::Shr => "shrsi",
            BinOp::Div if unsigned => "divui",
            BinOp::Div => "divsi",
            BinOp::Rem if unsigned => "remui",
            BinOp::Rem => "remsi",
            _ => return refuse(self.program, self.span, format!("`{}` of a scalar of {ty}", op.name())),
        };
        Ok(format!("arith.{name} {x}, {y} : {t}"))
    }

    fn un(&mut self, op: UnOp, x: &str, ty: DType) -> Emitted<String> {
        let t = elem(ty);
        Ok(match op {
            UnOp::Neg if ty.is_float() => format!("arith.negf {x} : {t}"),
            UnOp::Neg => {
                let zero = self.constant(Literal::Int(0), ty);
                format!("arith.subi {zero}, {x} : {t}")
            }
            UnOp::Not => {
                let ones = self.constant(if ty == DType::Bool { Literal::Bool(true) } else { Literal::Int(-1) }, ty);
                format!("arith.xori {x}, {ones} : {t}")
            }
            UnOp::IsNan => format!("arith.cmpf uno, {x}, {x} : {t}"),
            _ => return refuse(self.program, self.span, format!("`{}` of a scalar of {ty}", op.name())),
        })
    }

    fn cast(&mut self, x: &str, from: DType, to: DType) -> Emitted<String> {
        let (f, t) = (elem(from), elem(to));
        let unsigned = matches!(from.kind(), Kind::Uint | Kind::Bool);
        if to == DType::Bool {
            let zero = self.constant(Literal::Int(0), from);
            return Ok(if from.is_float() {
                format!("arith.cmpf une, {x}, {zero} : {f}")
            } else {
                format!("arith.cmpi ne, {x}, {zero} : {f}")
            });
        }
        if from == DType::Index || to == DType::Index {
            // By way of i64.
            let wide = match from {
                DType::Index => self.define("w", &format!("arith.index_cast {x} : index to i64")),
                DType::I64 | DType::U64 => x.to_owned(),
                _ => {
                    let text = self.cast(x, from, DType::I64)?;
                    self.define("w", &text)
                }
            };
            return match to {
                DType::Index => Ok(format!("arith.index_cast {wide} : i64 to index")),
                DType::I64 | DType::U64 => Ok(format!("arith.index_cast {x} : index to i64")),
                _ => self.cast(&wide, DType::I64, to),
            };
        }
        Ok(match (from.is_float(), to.is_float()) {
            (true, true) if from.bits() < to.bits() => format!("arith.extf {x} : {f} to {t}"),
            (true, true) if from.bits() > to.bits() => format!("arith.truncf {x} : {f} to {t}"),
            (true, true) => {
                let wide = self.define("w", &format!("arith.extf {x} : {f} to f32"));
                format!("arith.truncf {wide} : f32 to {t}")
            }
            // The conversion is taken for one of tiles, where it becomes part of such.
            (false, true) if from == DType::Bool => {
                let (one, zero) = (self.constant(Literal::Int(1), to), self.constant(Literal::Int(0), to));
                format!("arith.select {x}, {one}, {zero} : {t}")
            }
            (true, false) if matches!(to.kind(), Kind::Uint) => format!("arith.fptoui {x} : {f} to {t}"),
            (true, false) => format!("arith.fptosi {x} : {f} to {t}"),
            (false, true) if unsigned => format!("arith.uitofp {x} : {f} to {t}"),
            (false, true) => format!("arith.sitofp {x} : {f} to {t}"),
            (false, false) if f == t => format!("arith.bitcast {x} : {f} to {t}"),
            (false, false) if from != DType::Bool && from.bits() > to.bits() => {
                format!("arith.trunci {x} : {f} to {t}")
            }
            (false, false) if unsigned => format!("arith.extui {x} : {f} to {t}"),
            (false, false) => format!("arith.extsi {x} : {f} to {t}"),
        })
    }
}

fn compare(op: CmpOp, ty: DType, x: &str, y: &str) -> String {
    let t = elem(ty);
    let unsigned = matches!(ty.kind(), Kind::Uint | Kind::Bool);
    if ty.is_float() {
        let how = match op {
            CmpOp::Eq => "oeq",
            CmpOp::Ne => "une",
            CmpOp::Lt => "olt",
            CmpOp::Le => "ole",
            CmpOp::Gt => "ogt",
            CmpOp::Ge => "oge",
        };
        return format!("arith.cmpf {how}, {x}, {y} : {t}");
    }
    let how = match (op, unsigned) {
        (CmpOp::Eq, _) => "eq",
        (CmpOp::Ne, _) => "ne",
        (CmpOp::Lt, false) => "slt",
        (CmpOp::Le, false) => "sle",
        (CmpOp::Gt, false) => "sgt",
        (CmpOp::Ge, false) => "sge",
        (CmpOp::Lt, true) => "ult",
        (CmpOp::Le, true) => "ule",
        (CmpOp::Gt, true) => "ugt",
        (CmpOp::Ge, true) => "uge",
    };
    format!("arith.cmpi {how}, {x}, {y} : {t}")
}
