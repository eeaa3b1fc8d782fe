//! Verifier of signatures, types and the walk over all instructions.

use super::check::{MAX_RANK, Site, check_dim, sym_elem};
use super::{Place, VerifyError, op, ranks};
use crate::elem::Elem;
use crate::ir::{
    Condition, ConditionKind, Extent, Func, FuncKind, InstId, MemTy, Op, Param, RegionId, Space, Type, Value, schedule,
};

/// The most axes that a grid has.
const MAX_GRID: usize = 3;

struct Checker<'f> {
    func: &'f Func,
    errors: Vec<VerifyError>,
    /// For each value, the `parallel` inside which it is defined.
    home: Vec<Option<InstId>>,
}

/// Everything wrong with a function whose tables are in order.
pub(super) fn check(func: &Func) -> Vec<VerifyError> {
    let mut checker = Checker { func, errors: Vec::new(), home: vec![None; func.values.len()] };
    checker.signature();
    checker.region(func.host, Site { host: true, parallel: None, threads: false });
    checker.region(func.body, Site { host: false, parallel: None, threads: false });
    checker.errors
}

impl Checker<'_> {
    fn report(&mut self, place: Place, result: Result<(), String>) {
        if let Err(message) = result {
            self.errors.push(VerifyError { place, message });
        }
    }

    fn signature(&mut self) {
        let func = self.func;
        for param in &func.params {
            let result = check_param(func, param.value, param.mutable)
                .and_then(|()| check_returned(func, param))
                .and_then(|()| ranks::param(func, param))
                .map_err(|e| format!("parameter `{}`: {e}", param.name));
            self.report(Place::Func, result);
        }
        let typed = func.consts.iter().map(|c| (&c.name, c.elem)).chain(func.externs.iter().map(|e| (&e.path, e.elem)));
        for (name, elem) in typed {
            self.report(Place::Func, check_elem(func, elem).map_err(|e| format!("constant `{name}`: {e}")));
        }
        for callee in func.callees.values() {
            for dim in &callee.consts {
                // A flag is passed on as it is.
                let flag = dim.as_sym().is_some_and(|sym| sym_elem(func, sym) == Ok(Elem::BOOL));
                let result = if flag { Ok(()) } else { check_dim(func, dim) };
                self.report(Place::Func, result.map_err(|e| format!("call of `{}`: {e}", callee.path)));
            }
        }
        for condition in &func.conditions {
            self.report(Place::Func, check_condition(func, condition));
        }
        self.report(Place::Func, check_shape(func));
        self.report(Place::Func, schedule::fault(func).map_or(Ok(()), Err));
    }

    fn region(&mut self, id: RegionId, site: Site) {
        let func = self.func;
        for &arg in &func.regions[id].args {
            self.home[arg.index()] = site.parallel;
        }
        for &id in &func.regions[id].insts {
            let inst = &func.insts[id];
            let result = inst
                .result
                .map_or(Ok(()), |value| check_ty(func, func.ty(value)))
                .and_then(|()| op::check(func, inst, site, &self.home));
            self.report(Place::Inst(id), result);
            if let Some(value) = inst.result {
                self.home[value.index()] = site.parallel;
            }
            let inside = match inst.op {
                Op::Parallel {} | Op::Threads {} => Some(id),
                _ => site.parallel,
            };
            let threads = site.threads || matches!(inst.op, Op::Threads {});
            for &inner in &inst.regions {
                self.region(inner, Site { parallel: inside, threads, ..site });
            }
        }
    }
}

fn check_param(func: &Func, value: Value, mutable: bool) -> Result<(), String> {
    let ty = func.ty(value);
    check_ty(func, ty)?;
    match ty {
        Type::Scalar(_) if mutable => Err("a scalar cannot be mutable".to_owned()),
        Type::Mem(mem) if func.kind == FuncKind::Kernel && mem.space != Space::Global => {
            Err(format!("memory of a kernel's parameter is global, not {}", mem.space.name()))
        }
        Type::Scalar(_) | Type::Mem(_) => Ok(()),
    }
}

/// What a device function gives is a tile whose extents and place it states.
fn check_returned(func: &Func, param: &Param) -> Result<(), String> {
    if !param.returned {
        return Ok(());
    }
    let fits = |mem: &MemTy| {
        matches!(mem.space, Space::Shared | Space::Fragment) && mem.shape.iter().all(|extent| extent.dim().is_some())
    };
    match (func.kind, func.ty(param.value)) {
        (FuncKind::Kernel, _) => Err("a kernel gives no tiles".to_owned()),
        (FuncKind::Device, _) if !param.mutable => Err("a tile that a function gives is mutable".to_owned()),
        (FuncKind::Device, Type::Mem(mem)) if fits(mem) => Ok(()),
        (FuncKind::Device, _) => Err("a function gives shared tiles and fragments with static extents".to_owned()),
    }
}

fn check_shape(func: &Func) -> Result<(), String> {
    let (host, body) = (&func.regions[func.host], &func.regions[func.body]);
    if !host.args.is_empty() || host.result.is_some() {
        return Err("the prologue takes and gives nothing".to_owned());
    }
    if func.grid.len() > MAX_GRID {
        return Err(format!("the grid has {} axes, at most {MAX_GRID} are possible", func.grid.len()));
    }
    if func.grid.len() != body.args.len() {
        return Err(format!("the grid has {} axes, the body takes {}", func.grid.len(), body.args.len()));
    }
    if func.grid.iter().chain(&body.args).any(|&value| *func.ty(value) != Type::INDEX) {
        return Err("grid extents and block indices are of type index".to_owned());
    }
    match &func.disjoint {
        Some(_) if func.grid.is_empty() => return Err("blocks are stated to be disjoint, and there is one".to_owned()),
        Some(reason) if reason.trim().is_empty() => {
            return Err("nothing says why blocks are disjoint".to_owned());
        }
        _ => {}
    }
    match func.kind {
        FuncKind::Kernel if body.result.is_some() => Err("a kernel gives no result".to_owned()),
        FuncKind::Device if !host.insts.is_empty() || !func.grid.is_empty() => {
            Err("a device function has no prologue and no grid".to_owned())
        }
        FuncKind::Kernel | FuncKind::Device => Ok(()),
    }
}

fn check_condition(func: &Func, condition: &Condition) -> Result<(), String> {
    let result = match &condition.kind {
        ConditionKind::Equal(a, b) | ConditionKind::Multiple(a, b) | ConditionKind::AtMost(a, b) => {
            check_dim(func, a).and_then(|()| check_dim(func, b))
        }
        ConditionKind::SameElem(a, b) | ConditionKind::SameWidth(a, b) => {
            check_elem(func, *a).and_then(|()| check_elem(func, *b))
        }
    };
    result.map_err(|e| format!("condition {:?}: {e}", condition.message))
}

pub(super) fn check_ty(func: &Func, ty: &Type) -> Result<(), String> {
    check_elem(func, ty.elem())?;
    let Type::Mem(MemTy { shape, .. }) = ty else { return Ok(()) };
    if shape.len() > MAX_RANK {
        return Err(format!("memory has {} axes, at most {MAX_RANK} are possible", shape.len()));
    }
    if shape.iter().filter_map(|extent| extent.dim()?.as_int()).any(|n| n < 1) {
        return Err("an extent is not positive".to_owned());
    }
    shape.iter().try_for_each(|extent| match extent {
        Extent::Static(dim) => check_dim(func, dim),
        Extent::Dyn => Ok(()),
    })
}

fn check_elem(func: &Func, elem: Elem) -> Result<(), String> {
    match elem {
        Elem::Param(i) | Elem::Acc(i) if i as usize >= func.elems.len() => {
            Err(format!("there is no type parameter {i}"))
        }
        Elem::Is(_) | Elem::Param(_) | Elem::Acc(_) => Ok(()),
    }
}
