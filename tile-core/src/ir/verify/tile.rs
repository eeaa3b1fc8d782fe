//! Verifier of operations on whole tiles.

use super::check::{At, Check};
use super::elem::{Class, class, same_elem};
use super::scalar;
use crate::elem::{DType, Elem};
use crate::ir::dim::Same;
use crate::ir::reductions::Reduced;
use crate::ir::schedule::StatementHints;
use crate::ir::sparse::{KEPT, PER_BYTE};
use crate::ir::{AtomicOp, CopyHints, Dim, Extent, GemmHints, MemTy, ReduceOp, Space};

/// Whether two extents are equal; unknown when one is only known at launch.
fn same(a: &Extent, b: &Extent) -> Same {
    match (a, b) {
        (Extent::Static(a), Extent::Static(b)) => a.same(b),
        _ => Same::Unknown,
    }
}

fn is_one(extent: &Extent) -> bool {
    // An extent that may be one for some values of the symbols counts: the
    // function has a condition for it.
    extent.dim().is_some_and(|dim| dim.same(&Dim::int(1)) != Same::No)
}

impl At<'_> {
    fn shape_text(&self, shape: &[Extent]) -> String {
        let texts: Vec<String> =
            shape.iter().map(|e| e.dim().map_or_else(|| "?".to_owned(), |dim| self.func.dim_text(dim))).collect();
        format!("[{}]", texts.join(", "))
    }

    /// Extents are equal, or may be for some values of the symbols.
    fn same_shape(&self, a: &[Extent], b: &[Extent]) -> Check {
        if a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b) != Same::No) {
            return Ok(());
        }
        Err(format!("the extents {} and {} differ", self.shape_text(a), self.shape_text(b)))
    }

    /// As [`Self::same_shape`], not counting leading axes of extent one where
    /// the ranks differ.
    fn same_aligned(&self, a: &[Extent], b: &[Extent]) -> Check {
        let rank = a.len().min(b.len());
        let (lead_a, tail_a) = a.split_at(a.len() - rank);
        let (lead_b, tail_b) = b.split_at(b.len() - rank);
        if lead_a.iter().chain(lead_b).all(is_one) && self.same_shape(tail_a, tail_b).is_ok() {
            return Ok(());
        }
        Err(format!("the extents {} and {} differ", self.shape_text(a), self.shape_text(b)))
    }

    /// The element types of two operands are equal, or may be.
    fn same_elem(&self, i: usize, j: usize) -> Check {
        self.elem_is(j, self.ty(i).elem())
    }

    fn elem_is(&self, i: usize, elem: Elem) -> Check {
        let found = self.ty(i).elem();
        if same_elem(self.func, found, elem) == Same::No {
            let (found, elem) = (self.func.elem_text(found), self.func.elem_text(elem));
            return Err(format!("{} holds {found}, expected {elem}", self.operand(i)));
        }
        Ok(())
    }

    /// The destination may be written and is not the storage of a source.
    fn destination(&self, dst: usize, sources: &[usize]) -> Check {
        self.writes(dst)?;
        let root = self.func.root(self.inst.args[dst]);
        match sources.iter().find(|&&i| self.func.root(self.inst.args[i]) == root) {
            Some(&i) => Err(format!("{} shares storage with {}", self.operand(dst), self.operand(i))),
            None => Ok(()),
        }
    }

    /// The two last axes; axes before them have extent one.
    fn matrix(&self, i: usize) -> Result<[Extent; 2], String> {
        match self.mem(i)?.shape.as_slice() {
            [lead @ .., rows, columns] if lead.iter().all(is_one) => Ok([rows.clone(), columns.clone()]),
            shape => Err(format!("{} has the extents {}, expected a matrix", self.operand(i), self.shape_text(shape))),
        }
    }
}

pub(super) fn copy(at: At<'_>, hints: &CopyHints, asynchronous: bool) -> Check {
    at.same_aligned(&at.mem(0)?.shape, &at.mem(1)?.shape)?;
    let brings = at.mem(0)?.space == Space::Global && matches!(at.mem(1)?.space, Space::Shared | Space::Fragment);
    if asynchronous && !brings {
        return Err("an asynchronous copy that does not go from global memory to a tile".to_owned());
    }
    if let Some(fault) = hints.fault() {
        return Err(fault);
    }
    let tensor = at.mem(0)?.space == Space::Global || at.mem(1)?.space == Space::Global;
    if !hints.is_empty() && !tensor {
        return Err("a hint about caches on a copy that touches no global memory".to_owned());
    }
    at.destination(1, &[0])
}

pub(super) fn fill(at: At<'_>) -> Check {
    let mem = at.mem(0)?;
    at.is(1, mem.elem)?;
    at.writes(0)
}

/// `rows` is indexed by the elements of `idx`, the other by their places.
fn indexed<'f>(at: At<'f>, rows: usize, idx: usize, other: usize) -> Check {
    let (rows, idx_mem, other_mem): (&'f MemTy, &'f MemTy, &'f MemTy) = (at.mem(rows)?, at.mem(idx)?, at.mem(other)?);
    if idx_mem.rank() != 1 || class(at.func, idx_mem.elem) != Class::Int {
        return Err(format!("{} is {}, expected integers of one axis", at.operand(idx), at.text(at.ty(idx))));
    }
    let (Some((_, row)), Some((count, other_row))) = (rows.shape.split_first(), other_mem.shape.split_first()) else {
        return Err("operands have at least one axis".to_owned());
    };
    at.same_shape(row, other_row)?;
    at.same_shape(&idx_mem.shape, std::slice::from_ref(count))
}

pub(super) fn gather(at: At<'_>) -> Check {
    indexed(at, 0, 1, 2)?;
    at.same_elem(0, 2)?;
    at.destination(2, &[0, 1])
}

pub(super) fn scatter(at: At<'_>) -> Check {
    indexed(at, 2, 1, 0)?;
    at.same_elem(0, 2)?;
    at.destination(2, &[0, 1])
}

/// Whether values of two such types, both floats or both integers, multiply.
fn is_narrow(dtype: DType) -> bool {
    dtype.bits() == 8 && dtype != DType::Bool
}

pub(super) fn gemm(at: At<'_>, hints: &GemmHints) -> Check {
    if let Some(fault) = hints.fault() {
        return Err(fault);
    }
    let ([m, k], [k_b, n], acc) = (at.matrix(0)?, at.matrix(1)?, at.matrix(2)?);
    if same(&k, &k_b) == Same::No {
        return Err(format!("the inner extents {} and {} differ", at.shape_text(&[k]), at.shape_text(&[k_b])));
    }
    at.same_shape(&[m, n], &acc)?;
    factors(at, [0, 1, 2])?;
    at.destination(2, &[0, 1])
}

/// The element types of the operands and the accumulator of a GEMM.
fn factors(at: At<'_>, [a, b, acc]: [usize; 3]) -> Check {
    let (x, y) = (at.ty(a).elem(), at.ty(b).elem());
    let mixed = match (x.dtype(), y.dtype()) {
        (Some(x), Some(y)) => is_narrow(x) && is_narrow(y) && x.is_float() == y.is_float(),
        _ => false,
    };
    if !mixed {
        at.same_elem(a, b)?;
    }
    at.family(a, "numbers", |class| class.is_num() || class == Class::Any)?;
    at.elem_is(acc, x.acc())
}

pub(super) fn gemm_sp(at: At<'_>) -> Check {
    let [[m, kept], [m_meta, bytes], [k, n], acc] = [at.matrix(0)?, at.matrix(1)?, at.matrix(2)?, at.matrix(3)?];
    for (packed, per) in [(&kept, KEPT), (&bytes, PER_BYTE)] {
        let covered = match packed {
            Extent::Static(dim) => Extent::Static(dim.mul(&Dim::int(per))),
            Extent::Dyn => Extent::Dyn,
        };
        if same(&covered, &k) == Same::No {
            let (packed, k) = (at.shape_text(std::slice::from_ref(packed)), at.shape_text(std::slice::from_ref(&k)));
            return Err(format!("{per} times the columns {packed} are not the rows {k} of b"));
        }
    }
    at.same_shape(std::slice::from_ref(&m), std::slice::from_ref(&m_meta))?;
    at.same_shape(&[m, n], &acc)?;
    at.elem_is(1, Elem::Is(DType::U8))?;
    factors(at, [0, 2, 3])?;
    at.destination(3, &[0, 1, 2])
}

pub(super) fn reduce(at: At<'_>, op: ReduceOp, axis: u32, accumulate: bool) -> Check {
    let (src, dst) = (at.mem(0)?, at.mem(1)?);
    let axis = at.axis(src, axis)?;
    let mut without = src.shape.clone();
    without.remove(axis);
    let mut with_one = src.shape.clone();
    with_one[axis] = Extent::Static(Dim::int(1));
    if at.same_shape(&without, &dst.shape).is_err() && at.same_shape(&with_one, &dst.shape).is_err() {
        return Err(format!(
            "the extents {} reduced along axis {axis} do not give {}",
            at.shape_text(&src.shape),
            at.shape_text(&dst.shape)
        ));
    }
    let row = op.row();
    let (what, admits) = scalar::admitted(row.class);
    at.family(0, what, admits)?;
    match row.gives {
        Reduced::Same => at.family(1, what, admits)?,
        Reduced::Index => at.family(1, "an integer", |class| class == Class::Int)?,
    };
    if accumulate && row.into.is_none() {
        return Err(format!("`{}` does not accumulate", op.name()));
    }
    if row.derived && src.shape.contains(&Extent::Dyn) {
        return Err(format!("`{}` of extents that are known at launch alone", op.name()));
    }
    at.destination(1, &[0])
}

pub(super) fn scan(at: At<'_>, axis: u32) -> Check {
    let (src, dst) = (at.mem(0)?, at.mem(1)?);
    at.axis(src, axis)?;
    at.same_shape(&src.shape, &dst.shape)?;
    at.family(0, "numbers", Class::is_num)?;
    at.family(1, "numbers", Class::is_num)?;
    // The same tile may be both, another view of it not.
    if at.inst.args[0] == at.inst.args[1] { at.writes(1) } else { at.destination(1, &[0]) }
}

pub(super) fn atomic(at: At<'_>, op: AtomicOp) -> Check {
    if op == AtomicOp::Cas {
        return Err("there is no compare-and-swap of tiles".to_owned());
    }
    at.same_aligned(&at.mem(0)?.shape, &at.mem(1)?.shape)?;
    at.same_elem(0, 1)?;
    at.atomic_target(1, op)?;
    at.destination(1, &[0])
}
