//! Lowers integers that are put together from bytes: `u32::from_le_bytes([a, b, c, d])`.

use super::Lower;
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, ExprKind};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, Literal, Op, Value};

const HELP: &str = "write `u32::from_le_bytes([a, b, c, d])`, or `u16` of two bytes";

impl<'a> Lower<'a> {
    /// `u32::from_le_bytes([a, b, c, d])` of values of type `u8`: the first is the lowest byte.
    pub(super) fn composed(&mut self, path: &'a syn::Path, args: &'a [Expr], loc: Loc) -> Result<Value, Reported> {
        let named = path.segments.iter().rev().nth(1).and_then(|s| DType::from_rust_name(&s.ident.to_string()));
        let Some(dtype) = named.filter(|d| matches!(d.kind(), Kind::Int | Kind::Uint) && d.bits() > 8) else {
            let message = "`from_le_bytes` belongs to an integer of several bytes";
            return Err(self.errors.report(Code::TypeMismatch, loc, message, HELP));
        };
        let [list] = self.exactly(args, loc, "u32::from_le_bytes([a, b, c, d])")?;
        let expected = dtype.bits() as usize / 8;
        let items = match &list.peeled().kind {
            ExprKind::Array(items) if items.len() == expected => items,
            _ => {
                let message = format!("expected a list of {expected} bytes, got `{list}`");
                return Err(self.errors.report(Code::Arguments, list.loc, message, HELP));
            }
        };
        let ty = self.known(dtype.into());
        let mut word = None;
        for (at, item) in items.iter().enumerate() {
            let byte = self.scalar(item)?;
            self.expect_elem(byte, DType::U8.into(), item, "a byte of `from_le_bytes`")?;
            let mut byte = self.convert(byte, dtype.into(), None);
            if at > 0 {
                let by = self.emit(Op::Const { value: Literal::Int(8 * at as i128) }, &[], ty);
                byte = self.emit(Op::Bin { op: BinOp::Shl }, &[byte, by], ty);
            }
            word = Some(match word {
                None => byte,
                Some(word) => self.emit(Op::Bin { op: BinOp::Or }, &[word, byte], ty),
            });
        }
        Ok(word.expect("types of several bytes"))
    }
}
