//! Lowers `gemm_sp`: GEMM whose left operand has 2:4 structured sparsity.

use super::Lower;
use super::place::Ext;
use super::shape::{Help, equal, squeezed};
use super::tileop::{Operand, with_transposed};
use crate::diag::{Code, Reported};
use crate::front::ast::Expr;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{Dim, Op, Value};

impl<'a> Lower<'a> {
    pub(super) fn gemm_sp(&mut self, expr: &'a Expr, args: &'a [Expr]) -> Result<(), Reported> {
        let [a, meta, b, acc] = self.exactly(args, expr.loc, "gemm_sp(&a, &meta, &b, &mut acc)")?;
        let (a, meta, b, acc) = (self.source(a), self.source(meta), self.source(b), self.destination(acc));
        let (a, meta, b, acc) = (a?, meta?, b?, acc?);
        self.separate("gemm_sp", &acc, &[&a, &meta, &b])?;
        if meta.place.elem != Elem::Is(DType::U8) {
            let message = format!("gemm_sp: `{}` has elements `{}`", meta.place.text, self.elem_text(meta.place.elem));
            let help = "metadata is nibbles of `u8`: `shared::<u8>([M, K / 8])`";
            return Err(self.errors.report(Code::TypeMismatch, meta.expr.loc, message, help));
        }
        self.gemm_types("gemm_sp", &a, &b, &acc)?;

        // A region takes what the other operands say of its extents.
        let known = |operand: &Operand<'_>| operand.place.extents().map(|shape| squeezed(&shape, 2).to_vec());
        let pick = |shape: Option<Vec<Ext>>, axis: usize| shape.filter(|s| s.len() == 2).map(|s| s[axis].clone());
        let rows = pick(known(&acc), 0).or_else(|| pick(known(&a), 0)).or_else(|| pick(known(&meta), 0));
        let columns = pick(known(&acc), 1).or_else(|| pick(known(&b), 1));
        let inner = match (pick(known(&b), 0), pick(known(&a), 1), pick(known(&meta), 1)) {
            (Some(k), ..) => Some(k),
            (None, Some(kept), _) => times(&kept, 2),
            (None, None, bytes) => bytes.and_then(|bytes| times(&bytes, 8)),
        };
        let part = |by: i64| inner.as_ref().and_then(|k| divided(k, by));
        let wanted = [
            pair(rows.clone(), part(2)),
            pair(rows.clone(), part(8)),
            pair(inner.clone(), columns.clone()),
            pair(rows, columns),
        ];
        let mut values = Vec::new();
        for (operand, wanted) in [&a, &meta, &b, &acc].into_iter().zip(&wanted) {
            let (value, shape) = self.value(operand, wanted.as_ref().map(|w| w.as_slice()))?;
            let (value, shape) = self.squeeze(&operand.place, value, shape, 2);
            if shape.len() != 2 {
                let message = format!("gemm_sp: `{}` is {}", operand.place.text, self.shape_text(&shape));
                return Err(self.errors.report(Code::Rank, operand.expr.loc, message, "operands have rank 2"));
            }
            values.push((value, shape));
        }
        let [(u, x), (p, e), (v, y), (w, z)] = <[(Value, Vec<Ext>); 4]>::try_from(values).map_err(|_| Reported)?;

        let message = format!("gemm_sp: inner extents differ: {}", self.shapes_text(&a.place, &x, &b.place, &y));
        let transposed = times(&x[1], 2).is_some_and(|k| equal(&k, &y[1]));
        let swapped = format!("did you mean `{}`?", with_transposed(&b));
        let (loc, help) = if transposed {
            (b.expr.loc, Help::Certain(&swapped))
        } else {
            let help = "the first operand has half the inner extent of the third: `[M, K / 2]` and `[K, N]`";
            (a.expr.loc, Help::General(help))
        };
        self.require_times(&x[1], 2, &y[0], &message, loc, help)?;
        let message = format!("gemm_sp: metadata extents differ: {}", self.shapes_text(&meta.place, &e, &b.place, &y));
        let help =
            Help::General("a byte of metadata covers eight rows of the third operand: `[M, K / 8]` and `[K, N]`");
        self.require_times(&e[1], 8, &y[0], &message, meta.expr.loc, help)?;
        let message = format!("gemm_sp: rows differ: {}", self.shapes_text(&a.place, &x, &meta.place, &e));
        let help = Help::General("metadata has the rows of the first operand: `[M, K / 2]` and `[M, K / 8]`");
        self.require_equal(&x[0], &e[0], &message, meta.expr.loc, help)?;
        let message = format!("gemm_sp: rows differ: {}", self.shapes_text(&a.place, &x, &acc.place, &z));
        let help = Help::General("the accumulator is [rows of a, columns of b]");
        self.require_equal(&x[0], &z[0], &message, acc.expr.loc, help)?;
        let message = format!("gemm_sp: columns differ: {}", self.shapes_text(&b.place, &y, &acc.place, &z));
        self.require_equal(&y[1], &z[1], &message, acc.expr.loc, help)?;
        self.loc = expr.loc;
        self.effect(Op::GemmSp {}, &[u, p, v, w], &[]);
        Ok(())
    }

    /// Requires `by` times an extent to be another one.
    fn require_times(
        &mut self,
        packed: &Ext,
        by: i64,
        k: &Ext,
        message: &str,
        loc: crate::diag::Loc,
        help: Help<'_>,
    ) -> Result<(), Reported> {
        match times(packed, by) {
            Some(covered) => self.require_equal(&covered, k, message, loc, help),
            // Extents of a launch are not multiplied here.
            None => self.require_equal(packed, &Ext::Dyn, message, loc, help),
        }
    }
}

fn pair(p: Option<Ext>, q: Option<Ext>) -> Option<[Ext; 2]> {
    Some([p?, q?])
}

fn times(ext: &Ext, by: i64) -> Option<Ext> {
    match ext {
        Ext::Is(dim) => Some(Ext::Is(dim.mul(&Dim::int(by)))),
        Ext::Named(_) | Ext::Dyn => None,
    }
}

fn divided(ext: &Ext, by: i64) -> Option<Ext> {
    match ext {
        Ext::Is(dim) => dim.div(&Dim::int(by)).map(Ext::Is),
        Ext::Named(_) | Ext::Dyn => None,
    }
}
