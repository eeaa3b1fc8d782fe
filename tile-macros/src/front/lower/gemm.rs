//! Lowers `gemm` and `gemm_set`.

use super::Lower;
use super::arrange::arranged;
use super::place::{Ext, Origin};
use super::shape::{Help, equal, squeezed};
use super::tileop::{Operand, with_transposed};
use crate::diag::{Code, Reported};
use crate::front::ast::Expr;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{Op, Value};

impl<'a> Lower<'a> {
    pub(super) fn gemm(&mut self, expr: &'a Expr, name: &str, args: &'a [Expr]) -> Result<(), Reported> {
        let [a, b, acc] = self.exactly(args, expr.loc, &format!("{name}(&a, &b, &mut acc)"))?;
        let (a, b, acc) = (self.source(a), self.source(b), self.destination(acc));
        let (a, b, acc) = (a?, b?, acc?);
        self.separate(name, &acc, &[&a, &b])?;
        self.gemm_types(name, &a, &b, &acc)?;
        let known = |operand: &Operand<'_>| operand.place.extents().map(|shape| squeezed(&shape, 2).to_vec());
        let (x, y, z) = (known(&a), known(&b), known(&acc));
        let pick =
            |shape: &Option<Vec<Ext>>, axis: usize| shape.as_ref().filter(|s| s.len() == 2).map(|s| s[axis].clone());
        let pair = |p: Option<Ext>, q: Option<Ext>| Some([p?, q?]);
        let wanted = [pair(pick(&z, 0), pick(&y, 0)), pair(pick(&x, 1), pick(&z, 1)), pair(pick(&x, 0), pick(&y, 1))];
        let mut values = Vec::new();
        for (operand, wanted) in [&a, &b, &acc].into_iter().zip(&wanted) {
            let (value, shape) = self.value(operand, wanted.as_ref().map(|w| w.as_slice()))?;
            let (value, shape) = self.squeeze(&operand.place, value, shape, 2);
            if shape.len() != 2 {
                let message = format!("{name}: `{}` is {}", operand.place.text, self.shape_text(&shape));
                return Err(self.errors.report(Code::Rank, operand.expr.loc, message, "operands have rank 2"));
            }
            values.push((value, shape));
        }
        let [(u, x), (v, y), (w, z)] = <[(Value, Vec<Ext>); 3]>::try_from(values).map_err(|_| Reported)?;
        let arranged = arranged(name, [&a, &b, &acc], [&x, &y, &z]);
        // Transposed alone, where the accumulator does not fit either.
        let partly = || {
            if equal(&x[1], &y[1]) {
                Some((b.expr.loc, format!("did you mean `{}`?", with_transposed(&b))))
            } else if equal(&x[0], &y[0]) {
                Some((a.expr.loc, format!("did you mean `{}`?", with_transposed(&a))))
            } else {
                None
            }
        };
        let message = format!("{name}: inner extents differ: {}", self.shapes_text(&a.place, &x, &b.place, &y));
        let (loc, help) = match arranged.clone().or_else(partly) {
            Some((loc, help)) => (loc, help),
            None => (b.expr.loc, String::new()),
        };
        let general = Help::General("the columns of the first operand are the rows of the second");
        let help = if help.is_empty() { general } else { Help::Certain(&help) };
        self.require_equal(&x[1], &y[0], &message, loc, help)?;
        let (loc, help) = match &arranged {
            Some((loc, help)) => (*loc, Help::Certain(help)),
            None => (acc.expr.loc, Help::General("the accumulator is [rows of a, columns of b]")),
        };
        let message = format!("{name}: rows differ: {}", self.shapes_text(&a.place, &x, &acc.place, &z));
        self.require_equal(&x[0], &z[0], &message, loc, help)?;
        let message = format!("{name}: columns differ: {}", self.shapes_text(&b.place, &y, &acc.place, &z));
        self.require_equal(&y[1], &z[1], &message, loc, help)?;
        self.loc = expr.loc;
        let hints = self.stated.gemms.get(&expr.id).map(|&(_, hints)| hints).unwrap_or_default();
        self.effect(Op::Gemm { accumulate: name == "gemm", hints }, &[u, v, w], &[]);
        Ok(())
    }

    pub(super) fn gemm_types(
        &mut self,
        name: &str,
        a: &Operand<'_>,
        b: &Operand<'_>,
        acc: &Operand<'_>,
    ) -> Result<(), Reported> {
        let (x, y, z) = (a.place.elem, b.place.elem, acc.place.elem);
        let mixed = |x: DType, y: DType| {
            x.bits() == 8 && y.bits() == 8 && (x.is_float() && y.is_float() || x.is_int() && y.is_int())
        };
        let multiply = match (x.dtype(), y.dtype()) {
            _ if x == y => true,
            (Some(p), Some(q)) => mixed(p, q),
            // Different type parameters are different types, as in Rust.
            (None, _) | (_, None) => false,
        };
        if !multiply {
            let message = format!(
                "{name}: operand types differ: `{}` has `{}`, `{}` has `{}`",
                a.place.text,
                self.elem_text(x),
                b.place.text,
                self.elem_text(y)
            );
            let help = "operands have one type, or are both 8-bit floats or both 8-bit integers; `copy` converts";
            return Err(self.errors.report(Code::TypeMismatch, b.expr.loc, message, help));
        }
        if x == Elem::BOOL {
            let message = format!("{name}: `{}` has elements `bool`", a.place.text);
            return Err(self.errors.report(Code::TypeMismatch, a.expr.loc, message, "copy to `u8` tiles first"));
        }
        let wanted = x.acc();
        if wanted == z {
            return Ok(());
        }
        let message = format!(
            "{name}: `{}` has elements `{}`, the accumulator of `{}` has `{}`",
            acc.place.text,
            self.elem_text(z),
            self.elem_text(x),
            self.elem_text(wanted)
        );
        let help = match acc.place.origin {
            Origin::Tile(space) => format!("write `{}::<{}>([M, N])`", space.name(), self.elem_text(wanted)),
            Origin::Param { .. } => format!("write `&mut Tile<{}, 2>`", self.elem_text(wanted)),
            Origin::Tensor { .. } | Origin::Peers { .. } | Origin::Workspace => {
                format!("accumulate in `fragment::<{}>([M, N])` and `copy` it", self.elem_text(wanted))
            }
        };
        Err(self.errors.report(Code::TypeMismatch, acc.expr.loc, message, help))
    }
}
