//! What a check asks of one instruction: its operands, their types, and the result.

use crate::elem::Elem;
use crate::ir::{AtomicOp, Dim, Func, Inst, InstId, MemTy, Op, Space, Sym, Type, Value};

pub(super) type Check = Result<(), String>;

/// An instruction under examination.
#[derive(Clone, Copy)]
pub(super) struct At<'f> {
    pub(super) func: &'f Func,
    pub(super) inst: &'f Inst,
    pub(super) site: Site,
    /// For each value, the `parallel` inside which it is defined.
    pub(super) home: &'f [Option<InstId>],
}

impl<'f> At<'f> {
    /// The name of an operand for a message.
    pub(super) fn operand(&self, i: usize) -> String {
        let names = self.inst.op.row().map_or(&[][..], |row| row.operands);
        let list = names.iter().position(|name| name.ends_with('*')).unwrap_or(names.len());
        // Operands behind a list are counted from the end.
        let tail = match &self.inst.op {
            Op::Region { filled, .. } => usize::from(*filled),
            Op::Atomic { op, .. } => atomic_values(*op),
            _ => 0,
        };
        let place = match &self.inst.op {
            // Indices, the end, and the interval's ends.
            Op::Aggregate { op, .. } if i >= list => {
                let interval = if op.searches() { 2 } else { 0 };
                let indices = self.inst.args.len().saturating_sub(interval + 1);
                list + usize::from(i >= indices) + usize::from(i > indices)
            }
            _ if i >= list && i + tail >= self.inst.args.len() => list + 1,
            _ => i.min(list),
        };
        let name = names.get(place).map_or("", |name| name.trim_end_matches(['*', '?']));
        match self.inst.args.get(i).and_then(|&arg| self.func.values[arg].name.as_deref()) {
            Some(user) => format!("operand `{name}` ({user})"),
            None => format!("operand `{name}`"),
        }
    }

    pub(super) fn ty(&self, i: usize) -> &'f Type {
        self.func.ty(self.inst.args[i])
    }

    pub(super) fn text(&self, ty: &Type) -> String {
        crate::ir::text::type_text(self.func, ty)
    }

    /// The element type of a scalar operand.
    pub(super) fn scalar(&self, i: usize) -> Result<Elem, String> {
        let ty = self.ty(i);
        ty.scalar().ok_or_else(|| format!("{} is {}, expected a scalar", self.operand(i), self.text(ty)))
    }

    /// The type of a memory operand.
    pub(super) fn mem(&self, i: usize) -> Result<&'f MemTy, String> {
        let ty = self.ty(i);
        ty.mem().ok_or_else(|| format!("{} is {}, expected memory", self.operand(i), self.text(ty)))
    }

    /// Operand `i` is a scalar of this type.
    pub(super) fn is(&self, i: usize, elem: Elem) -> Check {
        if *self.ty(i) == Type::Scalar(elem) {
            return Ok(());
        }
        Err(format!("{} is {}, expected {}", self.operand(i), self.text(self.ty(i)), self.func.elem_text(elem)))
    }

    pub(super) fn result(&self) -> Result<(Value, &'f Type), String> {
        let value = self.inst.result.ok_or("has no result")?;
        Ok((value, self.func.ty(value)))
    }

    pub(super) fn result_scalar(&self) -> Result<Elem, String> {
        let (_, ty) = self.result()?;
        ty.scalar().ok_or_else(|| format!("the result is {}, expected a scalar", self.text(ty)))
    }

    /// The result is a scalar of this type.
    pub(super) fn gives(&self, elem: Elem) -> Check {
        self.gives_ty(&Type::Scalar(elem))
    }

    /// The result has this type.
    pub(super) fn gives_ty(&self, expected: &Type) -> Check {
        let (_, ty) = self.result()?;
        if ty == expected {
            return Ok(());
        }
        Err(format!("the result is {}, expected {}", self.text(ty), self.text(expected)))
    }

    pub(super) fn axis(&self, mem: &MemTy, axis: u32) -> Result<usize, String> {
        let axis = axis as usize;
        if axis < mem.rank() {
            return Ok(axis);
        }
        Err(format!("there is no axis {axis} in memory of {} axes", mem.rank()))
    }

    /// Operand `i` may be written here.
    pub(super) fn writes(&self, i: usize) -> Check {
        let root = self.func.root(self.inst.args[i]);
        if let Some(param) = self.func.params.iter().find(|param| param.value == root) {
            if !param.mutable {
                return Err(format!("writes parameter `{}`, which is not mutable", param.name));
            }
        } else if self.func.ty(root).mem().is_some_and(|mem| mem.space == Space::Local)
            && self.site.parallel.is_some()
            && self.home[root.index()] != self.site.parallel
        {
            return Err(format!("{} is assigned inside `parallel` but made outside", self.operand(i)));
        }
        Ok(())
    }
}

/// How many values an atomic operation takes.
pub(super) fn atomic_values(op: AtomicOp) -> usize {
    if op == AtomicOp::Cas { 2 } else { 1 }
}

/// Whether the list holds 0, 1, … in some order.
pub(super) fn is_permutation(list: &[u32]) -> bool {
    let mut seen = vec![false; list.len()];
    list.iter().all(|&i| seen.get_mut(i as usize).is_some_and(|seen| !std::mem::replace(seen, true)))
}

/// The most threads of a `threads`.
pub(super) const MAX_THREADS: i128 = 1024;

/// The most axes that memory has.
pub(super) const MAX_RANK: usize = 5;

/// Where an instruction stands.
#[derive(Clone, Copy)]
pub(super) struct Site {
    /// In the prologue.
    pub(super) host: bool,
    /// Inside this `parallel` or `threads`.
    pub(super) parallel: Option<InstId>,
    /// Whether that is a `threads`.
    pub(super) threads: bool,
}

/// The type of a symbol.
pub(super) fn sym_elem(func: &Func, sym: Sym) -> Result<Elem, String> {
    let elem = match sym {
        Sym::Const(i) => func.consts.get(i as usize).map(|c| c.elem),
        Sym::Extern(i) => func.externs.get(i as usize).map(|e| e.elem),
    };
    elem.ok_or_else(|| format!("there is no constant {}", func.symbol(sym)))
}

pub(super) fn check_dim(func: &Func, dim: &Dim) -> Result<(), String> {
    let mut result = Ok(());
    dim.symbols(&mut |sym| {
        let checked = match sym_elem(func, sym) {
            Ok(Elem::INDEX) => Ok(()),
            Ok(elem) => {
                Err(format!("`{}` is of type {}, an extent is made of index", func.symbol(sym), func.elem_text(elem)))
            }
            Err(message) => Err(message),
        };
        if result.is_ok() {
            result = checked;
        }
    });
    result
}
