//! Verifier of storage, views and accesses to single elements.

use super::check::check_dim;
use super::check::{At, Check, atomic_values, is_permutation};
use super::elem::{Class, class, same_width};
use crate::elem::Elem;
use crate::ir::dim::Same;
use crate::ir::{Aggregate, AtomicOp, Axis, Dim, Extent, MemTy, Op, Space, Type};

pub(super) fn alloc(at: At<'_>) -> Check {
    let (_, ty) = at.result()?;
    let Some(mem) = ty.mem() else { return Err(format!("the result is {}, expected memory", at.text(ty))) };
    let dynamic = mem.shape.iter().filter(|extent| **extent == Extent::Dyn).count();
    if (mem.space == Space::Global) != at.site.host {
        return Err(format!(
            "{} memory is made in the {}",
            mem.space.name(),
            if at.site.host { "body" } else { "prologue" }
        ));
    }
    if mem.space != Space::Global && dynamic > 0 {
        return Err("the extents of a tile are known when an instance is made".to_owned());
    }
    if at.inst.args.len() != dynamic {
        return Err(format!("{dynamic} extents are dynamic, {} are given", at.inst.args.len()));
    }
    if mem.space != Space::Local && mem.rank() == 0 {
        return Err("a variable is local".to_owned());
    }
    if mem.space != Space::Local && at.site.parallel.is_some() {
        return Err("a tile cannot be made inside `parallel`".to_owned());
    }
    (0..dynamic).try_for_each(|i| at.is(i, Elem::INDEX))
}

impl At<'_> {
    /// Threads do not reach elements of fragments, which others hold.
    fn reached(&self, mem: &MemTy) -> Check {
        if self.site.threads && mem.space == Space::Fragment {
            return Err("a fragment is accessed inside `threads`".to_owned());
        }
        Ok(())
    }

    /// Operands `from..` are as many indices as the memory has axes.
    fn indices(&self, from: usize, mem: &MemTy, found: usize) -> Check {
        if found != mem.rank() {
            return Err(format!("has {found} indices into memory of {} axes", mem.rank()));
        }
        (from..from + found).try_for_each(|i| self.is(i, Elem::INDEX))
    }
}

pub(super) fn region(at: At<'_>, axes: &[Axis], filled: bool) -> Check {
    let mem = at.mem(0)?;
    let last = at.inst.args.len() - 1;
    let offsets = if filled {
        if last == 0 {
            return Err("has no fill".to_owned());
        }
        at.is(last, mem.elem)?;
        last - 1
    } else {
        last
    };
    at.indices(1, mem, offsets)?;
    if axes.len() != mem.rank() {
        return Err(format!("says what to do with {} axes of {}", axes.len(), mem.rank()));
    }
    let mut shape = Vec::new();
    for axis in axes {
        if let Axis::Keep(extent) = axis {
            if let Extent::Static(dim) = extent {
                check_dim(at.func, dim)?;
            }
            shape.push(extent.clone());
        }
    }
    at.gives_ty(&Type::Mem(MemTy { shape, ..mem.clone() }))
}

pub(super) fn permute(at: At<'_>, axes: &[u32]) -> Check {
    let mem = at.mem(0)?;
    if axes.len() != mem.rank() || !is_permutation(axes) {
        return Err(format!("{axes:?} is no permutation of {} axes", mem.rank()));
    }
    let shape = axes.iter().map(|&axis| mem.shape[axis as usize].clone()).collect();
    at.gives_ty(&Type::Mem(MemTy { shape, ..mem.clone() }))
}

/// How many terms a number of cells may have to be compared.
const MAX_TERMS: usize = 1024;

/// The number of cells, when no extent is dynamic.
fn cells(mem: &MemTy) -> Option<Dim> {
    let mut product = Dim::int(1);
    for extent in &mem.shape {
        let dim = extent.dim()?;
        // Extents have few terms; a text that says otherwise is not
        // multiplied out.
        if product.terms().saturating_mul(dim.terms()) > MAX_TERMS {
            return None;
        }
        product = product.mul(dim);
    }
    Some(product)
}

/// The number of cells, when every extent is a number; `Some(None)` when it
/// leaves 64 bits.
fn known_cells(mem: &MemTy) -> Option<Option<i64>> {
    let extents: Option<Vec<i64>> = mem.shape.iter().map(|extent| extent.dim()?.as_int()).collect();
    Some(extents?.into_iter().try_fold(1_i64, i64::checked_mul))
}

pub(super) fn reshape(at: At<'_>) -> Check {
    let mem = at.mem(0)?;
    let (_, ty) = at.result()?;
    let Some(to) = ty.mem().filter(|to| to.space == mem.space && to.elem == mem.elem) else {
        return Err(format!(
            "the result is {}, expected {} memory of the same element type",
            at.text(ty),
            mem.space.name()
        ));
    };
    let whole = match at.func.def(at.inst.args[0]).map(|inst| &inst.op) {
        None | Some(Op::Alloc {} | Op::Reshape {} | Op::Bitcast {}) => true,
        Some(_) => false,
    };
    if !whole {
        return Err("only a whole tile can be reshaped".to_owned());
    }
    // A tensor's cells are where the caller's strides say.
    if mem.space == Space::Global && at.func.def(at.func.root(at.inst.args[0])).is_none() {
        return Err("a tensor cannot be reshaped, its strides are the caller's".to_owned());
    }
    if mem.shape.iter().chain(&to.shape).any(|extent| *extent == Extent::Dyn) {
        return Err("only a tile whose extents are known when an instance is made can be reshaped".to_owned());
    }
    // Products of extents wrap, so numbers are multiplied out wider.
    if let (Some(a), Some(b)) = (known_cells(mem), known_cells(to)) {
        if a.is_none() || a != b {
            let from = at.text(at.func.ty(at.inst.args[0]));
            return Err(format!("reshapes {from} into {}, which has another number of elements", at.text(ty)));
        }
        return Ok(());
    }
    match (cells(mem), cells(to)) {
        (Some(a), Some(b)) if a.same(&b) == Same::No => {
            Err(format!("reshapes {} elements into {}", at.func.dim_text(&a), at.func.dim_text(&b)))
        }
        _ => Ok(()),
    }
}

pub(super) fn bitcast(at: At<'_>) -> Check {
    let mem = at.mem(0)?;
    let (_, ty) = at.result()?;
    let elem = ty.elem();
    at.gives_ty(&Type::Mem(MemTy { elem, ..mem.clone() }))?;
    if same_width(at.func, mem.elem, elem) == Same::No {
        return Err(format!("{} is not read as {}", at.func.elem_text(mem.elem), at.func.elem_text(elem)));
    }
    Ok(())
}

pub(super) fn load(at: At<'_>) -> Check {
    let mem = at.mem(0)?;
    at.reached(mem)?;
    at.indices(1, mem, at.inst.args.len() - 1)?;
    at.gives(mem.elem)
}

/// `aggregate memory, indices*, to, interval*`.
pub(super) fn aggregate(at: At<'_>, of: Aggregate, axis: u32) -> Check {
    let mem = at.mem(0)?;
    at.axis(mem, axis)?;
    let searches = of.searches();
    let interval = if searches { 2 } else { 0 };
    let rank = mem.rank();
    let found = at.inst.args.len();
    if found != rank + interval + 2 {
        return Err(format!("has {found} operands, `{}` takes {}", of.name(), rank + interval + 2));
    }
    at.indices(1, mem, rank)?;
    at.is(rank + 1, Elem::INDEX)?;
    (rank + 2..found).try_for_each(|i| at.is(i, mem.elem))?;
    if !at.func.is_input(at.inst.args[0]) {
        return Err("the kernel writes the tensor".to_owned());
    }
    if !searches && !class(at.func, mem.elem).is_num() {
        return Err("elements are no numbers".to_owned());
    }
    at.gives(if searches { Elem::INDEX } else { mem.elem })
}

pub(super) fn store(at: At<'_>) -> Check {
    let mem = at.mem(1)?;
    at.reached(mem)?;
    at.is(0, mem.elem)?;
    at.indices(2, mem, at.inst.args.len() - 2)?;
    at.writes(1)
}

/// Whether an atomic operation is defined for a family, and on what.
pub(super) fn atomic_family(op: AtomicOp) -> (&'static str, fn(Class) -> bool) {
    match op {
        AtomicOp::Add | AtomicOp::Max | AtomicOp::Min => ("a number", Class::is_num),
        AtomicOp::And | AtomicOp::Or | AtomicOp::Xor => ("an integer", |class| class == Class::Int),
        AtomicOp::Exchange | AtomicOp::Cas => ("anything", |_| true),
    }
}

impl At<'_> {
    /// Operand `i` is memory that atomics reach, of a fitting element type.
    pub(super) fn atomic_target(&self, i: usize, op: AtomicOp) -> Check {
        let mem = self.mem(i)?;
        if !matches!(mem.space, Space::Global | Space::Shared) {
            return Err(format!("atomics work on global and shared memory, not {}", mem.space.name()));
        }
        let (what, admits) = atomic_family(op);
        if !admits(class(self.func, mem.elem)) {
            return Err(format!("{} holds {}, expected {what}", self.operand(i), self.func.elem_text(mem.elem)));
        }
        self.writes(i)
    }
}

pub(super) fn atomic(at: At<'_>, op: AtomicOp) -> Check {
    at.atomic_target(0, op)?;
    let mem = at.mem(0)?;
    let values = atomic_values(op);
    let count = at.inst.args.len();
    let Some(indices) = (count - 1).checked_sub(values) else {
        return Err(format!("has no {values} values"));
    };
    at.indices(1, mem, indices)?;
    (count - values..count).try_for_each(|i| at.is(i, mem.elem))?;
    match at.inst.result {
        Some(_) => at.gives(mem.elem),
        None => Ok(()),
    }
}
