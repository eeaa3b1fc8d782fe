//! Scalars: constants, arithmetic, comparisons and conversions.

use super::{Resolved, Resolver, malformed, undefined};
use crate::interp::program::{Action, number};
use crate::interp::scalar::{self, Cast};
use crate::ir::{BinOp, Inst, Op};

impl Resolver<'_> {
    /// An operation on scalars.
    pub(super) fn scalar(&self, inst: &Inst) -> Resolved<Action> {
        Ok(match (&inst.op, inst.args.as_slice()) {
            (Op::Const { value }, []) => {
                let (dst, result) = self.result(inst)?;
                let dtype = self.dtype(result)?;
                Action::Set { dst, bits: scalar::eval_literal(*value, dtype).bits }
            }
            (Op::Dim { dim }, []) => {
                let value = dim.as_int().ok_or_else(|| format!("`{}` has no value", self.func.dim_text(dim)))?;
                Action::Set { dst: self.result(inst)?.0, bits: value as u64 }
            }
            (Op::Sym { sym }, []) => return Err(format!("`{}` has no value", self.func.symbol(*sym))),
            (Op::Un { op }, &[x]) => {
                let dtype = self.dtype(x)?;
                let f = scalar::un(*op, dtype).ok_or_else(|| undefined(dtype))?;
                Action::Map1 { f, dst: self.result(inst)?.0, x: number(x) }
            }
            (Op::Bin { op }, &[x, y]) => {
                let dtype = self.dtype(x)?;
                if !matches!(op, BinOp::Shl | BinOp::Shr) && self.dtype(y)? != dtype {
                    return Err(format!("operands of types {dtype} and {}", self.dtype(y)?));
                }
                let f = scalar::bin(*op, dtype).ok_or_else(|| undefined(dtype))?;
                Action::Map2 { f, dst: self.result(inst)?.0, x: number(x), y: number(y) }
            }
            (Op::Cmp { op }, &[x, y]) => {
                self.same_elem(x, y)?;
                Action::Map2 {
                    f: scalar::cmp(*op, self.dtype(x)?),
                    dst: self.result(inst)?.0,
                    x: number(x),
                    y: number(y),
                }
            }
            (Op::Select {}, &[condition, x, y]) => {
                Action::Select { dst: self.result(inst)?.0, condition: number(condition), x: number(x), y: number(y) }
            }
            (Op::Fma {}, &[x, y, z]) => {
                let dtype = self.dtype(x)?;
                let f = scalar::fma(dtype).ok_or_else(|| undefined(dtype))?;
                Action::Map3 { f, dst: self.result(inst)?.0, x: number(x), y: number(y), z: number(z) }
            }
            (Op::Asm { .. }, &[fallback, ..]) => {
                Action::Map1 { f: |bits| bits, dst: self.result(inst)?.0, x: number(fallback) }
            }
            (Op::Cast { round }, &[x]) => {
                let (dst, result) = self.result(inst)?;
                Action::Cast { cast: Cast::new(self.dtype(x)?, self.dtype(result)?, *round), dst, x: number(x) }
            }
            (Op::Bits {}, &[x]) => {
                let (dst, result) = self.result(inst)?;
                self.same_width(x, result)?;
                Action::Map1 { f: |bits| bits, dst, x: number(x) }
            }
            (Op::Extent { axis }, &[memory]) => {
                Action::Extent { dst: self.result(inst)?.0, of: self.source(memory)?, axis: self.axis(memory, *axis)? }
            }
            _ => return Err(malformed(inst)),
        })
    }
}
