//! Verifier of instructions: what holds for every operation, and which rules each one
//! has.

use super::check::{At, Check, is_permutation};
use super::check::{MAX_RANK, Site, check_dim, sym_elem};
use super::{memory, ranks, scalar, threads, tile};
use crate::elem::{DType, Elem};
use crate::ir::{Effect, Format, FormatPart, Func, Inst, InstId, LoopKind, Op, RegionId, Type};

pub(super) fn check(func: &Func, inst: &Inst, site: Site, home: &[Option<InstId>]) -> Check {
    let at = At { func, inst, site, home };
    at.arity()?;
    at.place()?;
    ranks::operands(at)?;
    match &inst.op {
        Op::Const { .. } => at.result_scalar().map(drop),
        Op::Dim { dim } => {
            check_dim(func, dim)?;
            at.gives(Elem::INDEX)
        }
        Op::Sym { sym } => at.gives(sym_elem(func, *sym)?),
        Op::Un { op } => scalar::un(at, *op),
        Op::Bin { op } => scalar::bin(at, *op),
        Op::Cmp { .. } => scalar::cmp(at),
        Op::Select {} => scalar::select(at),
        Op::Fma {} => scalar::fma(at),
        Op::Asm { arms } => scalar::asm(at, arms),
        Op::Cast { .. } => at.scalar(0).and_then(|_| at.result_scalar()).map(drop),
        Op::Bits {} => scalar::bits(at),
        Op::Extent { axis } => {
            at.axis(at.mem(0)?, *axis)?;
            at.gives(Elem::INDEX)
        }
        Op::Alloc {} => memory::alloc(at),
        Op::Region { axes, filled } => memory::region(at, axes, *filled),
        Op::Permute { axes } => memory::permute(at, axes),
        Op::Reshape {} => memory::reshape(at),
        Op::Bitcast {} => memory::bitcast(at),
        Op::Load {} => memory::load(at),
        Op::Aggregate { op, axis } => memory::aggregate(at, *op, *axis),
        Op::Store { .. } => memory::store(at),
        Op::Atomic { op, .. } => memory::atomic(at, *op),
        Op::Copy { hints, asynchronous } => tile::copy(at, hints, *asynchronous),
        Op::CopyWait {} => at.writes(0),
        Op::Fill {} => tile::fill(at),
        Op::Gather {} => tile::gather(at),
        Op::Scatter {} => tile::scatter(at),
        Op::Gemm { hints, .. } => tile::gemm(at, hints),
        Op::GemmSp {} => tile::gemm_sp(at),
        Op::Reduce { op, axis, accumulate } => tile::reduce(at, *op, *axis, *accumulate),
        Op::Scan { axis, .. } => tile::scan(at, *axis),
        Op::AtomicTile { op, .. } => tile::atomic(at, *op),
        Op::For { kind } => at.for_loop(kind),
        Op::If {} => at.branch(),
        Op::Parallel {} => at.parallel(),
        Op::Threads {} => threads::region(at),
        Op::Barrier {} => threads::barrier(at),
        Op::Member {} => threads::member(at),
        Op::Shuffle {} => {
            at.is(1, Elem::INDEX)?;
            at.gives(at.scalar(0)?)
        }
        Op::Ballot {} => {
            at.is(0, Elem::BOOL)?;
            at.gives(Elem::Is(DType::U32))
        }
        Op::Lanes {} => at.gives(Elem::INDEX),
        Op::Signal { .. } | Op::Wait {} => ranks::signal(at),
        Op::Call { callee } => at.call(func.callees.get(*callee).is_some()),
        Op::Expect { axis } => at.expect_extent(*axis),
        Op::Print { format } => at.message(format, 0),
        Op::Assert { format, .. } | Op::Require { message: format } => {
            at.is(0, Elem::BOOL)?;
            at.message(format, 1)
        }
    }
}

/// Whether the operation works on whole tiles.
fn is_tile_op(op: &Op) -> bool {
    matches!(
        op,
        Op::Copy { .. }
            | Op::CopyWait {}
            | Op::Fill {}
            | Op::Gather {}
            | Op::Scatter {}
            | Op::Gemm { .. }
            | Op::GemmSp {}
            | Op::Reduce { .. }
            | Op::Scan { .. }
            | Op::AtomicTile { .. }
    )
}

impl<'f> At<'f> {
    /// Operands, regions and result, as many as the row says.
    fn arity(&self) -> Check {
        let op = &self.inst.op;
        let Some(row) = op.row() else { return Err("the operation has no row".to_owned()) };
        let optional = row.operands.iter().filter(|name| name.ends_with('?')).count();
        let list = row.operands.iter().any(|name| name.ends_with('*'));
        let least = row.operands.iter().filter(|name| !name.ends_with(['?', '*'])).count();
        let found = self.inst.args.len();
        if found < least || (!list && found > least + optional) {
            return Err(format!("has {found} operands, the operation takes ({})", row.operands.join(" ")));
        }
        let regions = self.inst.regions.len();
        let fits = match op {
            Op::If {} => (1..=2).contains(&regions),
            _ => row.regions == regions.to_string(),
        };
        if !fits {
            return Err(format!("has {regions} regions, the operation takes {}", row.regions));
        }
        let result = match op {
            Op::Call { .. } | Op::If {} | Op::Atomic { .. } => None,
            Op::Load {} | Op::Aggregate { .. } | Op::Shuffle {} | Op::Ballot {} => Some(true),
            _ => Some(matches!(row.effect, Effect::Pure | Effect::Alloc)),
        };
        match (result, self.inst.result.is_some()) {
            (Some(true), false) => Err("has no result".to_owned()),
            (Some(false), true) => Err("the operation gives no result".to_owned()),
            _ => Ok(()),
        }
    }

    fn place(&self) -> Check {
        let op = &self.inst.op;
        let workspace = matches!(op, Op::Alloc {});
        let prologue_only = matches!(op, Op::Require { .. } | Op::Expect { .. });
        if self.site.host && !(op.effect() == Effect::Pure || workspace || prologue_only) {
            return Err("cannot stand in the prologue".to_owned());
        }
        if !self.site.host && prologue_only {
            return Err("stands in the prologue only".to_owned());
        }
        if op.effect() == Effect::Meet && !self.site.threads {
            return Err("stands in `threads` only".to_owned());
        }
        if op.effect() == Effect::Order && self.site.parallel.is_some() {
            return Err("stands outside of `parallel` and `threads` only".to_owned());
        }
        if self.site.parallel.is_some() && (is_tile_op(op) || matches!(op, Op::Parallel {} | Op::Threads {})) {
            return Err("a tile operation cannot stand inside `parallel`".to_owned());
        }
        Ok(())
    }

    fn for_loop(&self, kind: &LoopKind) -> Check {
        (0..3).try_for_each(|i| self.is(i, Elem::INDEX))?;
        self.takes(0, 1)?;
        let LoopKind::Pipelined { stages, order, stage, at } = kind else { return Ok(()) };
        check_dim(self.func, stages)?;
        if stages.as_int().is_some_and(|n| n < 1) {
            return Err("a pipelined loop has at least one stage".to_owned());
        }
        if !is_permutation(order) {
            return Err("the order of a pipelined loop is no permutation".to_owned());
        }
        if !order.is_empty() && !stage.is_empty() && order.len() != stage.len() {
            return Err("order and stage of a pipelined loop differ in length".to_owned());
        }
        if !at.is_empty() && at.len() != order.len().max(stage.len()) {
            return Err("order or stage of a pipelined loop and its statements differ in number".to_owned());
        }
        Ok(())
    }

    fn branch(&self) -> Check {
        self.is(0, Elem::BOOL)?;
        let result = self.inst.result.map(|value| self.func.ty(value));
        if result.is_some() && self.inst.regions.len() != 2 {
            return Err("an `if` with a result has two regions".to_owned());
        }
        for &id in &self.inst.regions {
            let region = &self.func.regions[id];
            if !region.args.is_empty() {
                return Err("the regions of an `if` take nothing".to_owned());
            }
            if region.result.map(|value| self.func.ty(value)) != result {
                return Err("a region does not yield what the `if` gives".to_owned());
            }
        }
        Ok(())
    }

    fn parallel(&self) -> Check {
        let rank = self.inst.args.len();
        if !(1..=MAX_RANK).contains(&rank) {
            return Err(format!("a `parallel` has 1 to {MAX_RANK} axes, not {rank}"));
        }
        (0..rank).try_for_each(|i| self.is(i, Elem::INDEX))?;
        self.takes(0, rank)
    }

    /// Types of arguments are checked where the callee is known.
    fn call(&self, known: bool) -> Check {
        if !known {
            return Err("there is no such callee".to_owned());
        }
        if self.site.parallel.is_some() && self.inst.args.iter().any(|&arg| self.func.ty(arg).mem().is_some()) {
            return Err("a function of tiles cannot be called inside `parallel`".to_owned());
        }
        match self.inst.result {
            Some(_) => self.result_scalar().map(drop),
            None => Ok(()),
        }
    }

    fn expect_extent(&self, axis: u32) -> Check {
        let mem = self.mem(0)?;
        if !self.func.params.iter().any(|param| param.value == self.inst.args[0]) {
            return Err("the operand is no parameter".to_owned());
        }
        self.axis(mem, axis)?;
        self.is(1, Elem::INDEX)
    }

    fn message(&self, format: &Format, before: usize) -> Check {
        let args = self.inst.args.len() - before;
        let places = format.parts.iter().filter(|part| **part == FormatPart::Arg).count();
        if args != places {
            return Err(format!("the format has {places} places for {args} operands"));
        }
        let texts = format.parts.windows(2).any(|w| matches!(w, [FormatPart::Text(_), FormatPart::Text(_)]));
        if texts || format.parts.contains(&FormatPart::Text(String::new())) {
            return Err("the format has empty or adjoining pieces of text".to_owned());
        }
        (before..self.inst.args.len()).try_for_each(|i| self.scalar(i).map(drop))
    }

    /// The region takes that many indices and yields nothing.
    pub(super) fn takes(&self, region: usize, count: usize) -> Check {
        let id: RegionId = self.inst.regions[region];
        let region = &self.func.regions[id];
        if region.args.len() != count || region.args.iter().any(|&arg| *self.func.ty(arg) != Type::INDEX) {
            return Err(format!("the region takes {count} values of type index"));
        }
        if region.result.is_some() {
            return Err("the region yields a value that nothing takes".to_owned());
        }
        Ok(())
    }
}
