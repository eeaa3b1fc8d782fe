//! Resolver: translates a function into the form that the interpreter executes.

mod control;
mod elements;
mod scalars;
mod threads;
mod tiles;
mod views;

use super::program::{Action, Block, Program, Reg, Slot, Step, StorageInfo, Update, number};
use super::scalar::{self};
use crate::elem::DType;
use crate::ir::{AtomicOp, Effect, Extent, Func, Inst, MemTy, Op, Reach, RegionId, Value, ValueDef};
use crate::launch::LaunchError;

/// Resolves a concrete function.
///
/// # Errors
/// An instance error when the function has symbols left or uses an operation
/// on types for which it has no meaning.
pub(super) fn resolve(func: &Func) -> Result<Program, LaunchError> {
    Resolver { func, storages: Vec::new(), parallel: false, ordered: false }
        .program()
        .map_err(|reason| LaunchError::Instance { kernel: func.name.clone(), reason })
}

/// Resolves the host region of a concrete function alone.
pub(crate) fn resolve_host(func: &Func) -> Result<Block, LaunchError> {
    Resolver { func, storages: Vec::new(), parallel: false, ordered: false }
        .block(func.host)
        .map_err(|reason| LaunchError::Instance { kernel: func.name.clone(), reason })
}

struct Resolver<'f> {
    func: &'f Func,
    storages: Vec<StorageInfo>,
    /// Whether the region at hand lies in a `parallel` or `threads`.
    parallel: bool,
    /// Whether atomics on global memory acquire or release.
    ordered: bool,
}

type Resolved<T> = Result<T, String>;

impl Resolver<'_> {
    fn program(mut self) -> Resolved<Program> {
        for param in &self.func.params {
            if self.func.ty(param.value).mem().is_some() {
                let of_ranks = param.reach != Reach::Own;
                self.storages.push(StorageInfo { private: false, shared: param.mutable, global: true, of_ranks });
            }
        }
        let host = self.block(self.func.host)?;
        let body = self.block(self.func.body)?;
        let indices: Vec<Reg> = self.arguments(self.func.body);
        if indices.len() != self.func.grid.len() || indices.len() > 3 {
            return Err(format!("the body has {} block indices, the grid {}", indices.len(), self.func.grid.len()));
        }
        let grid = self.func.grid.iter().map(|&v| number(v)).collect();
        let values = self.func.values.len();
        Ok(Program { host, body, grid, indices, values, storages: self.storages, ordered: self.ordered })
    }

    fn arguments(&self, region: RegionId) -> Vec<Reg> {
        self.func.regions[region].args.iter().map(|&v| number(v)).collect()
    }

    fn block(&mut self, region: RegionId) -> Resolved<Block> {
        let func = self.func;
        let region = &func.regions[region];
        let mut steps = Vec::with_capacity(region.insts.len());
        for &id in &region.insts {
            let inst = &func.insts[id];
            let action = self.action(inst).map_err(|reason| match inst.span.line {
                0 => format!("{}: {reason}", inst.op.name()),
                line => format!("{} at {line}:{}: {reason}", inst.op.name(), inst.span.column),
            })?;
            steps.push(Step { action, span: inst.span, meets: self.meets(inst) });
        }
        Ok(Block { steps, result: region.result.map(number) })
    }

    /// Whether threads meet in an instruction.
    fn meets(&self, inst: &Inst) -> bool {
        let mut meets = inst.op.effect() == Effect::Meet;
        for &region in inst.regions.iter().filter(|_| self.parallel) {
            self.func.walk(region, &mut |_, inner| meets |= inner.op.effect() == Effect::Meet);
        }
        meets
    }

    /// The type of a scalar, or of the cells of memory.
    fn dtype(&self, value: Value) -> Resolved<DType> {
        self.func
            .ty(value)
            .elem()
            .dtype()
            .ok_or_else(|| format!("the type `{}` has no value", self.func.elem_text(self.func.ty(value).elem())))
    }

    fn mem(&self, value: Value) -> Resolved<&MemTy> {
        self.func.ty(value).mem().ok_or_else(|| format!("`{value}` is no memory"))
    }

    fn source(&self, value: Value) -> Resolved<Slot> {
        self.mem(value)?;
        Ok(number(value))
    }

    fn destination(&self, value: Value) -> Resolved<Slot> {
        self.mem(value)?;
        if let ValueDef::Param(i) = self.func.values[self.func.root(value)].def
            && !self.func.params[i as usize].mutable
        {
            return Err(format!("`{}` is not `&mut`", self.func.params[i as usize].name));
        }
        Ok(number(value))
    }

    fn fixed(&self, extent: &Extent) -> Resolved<Option<i64>> {
        match extent {
            Extent::Dyn => Ok(None),
            Extent::Static(dim) => match dim.as_int() {
                Some(extent) => Ok(Some(extent)),
                None => Err(format!("the extent `{}` has no value", self.func.dim_text(dim))),
            },
        }
    }

    fn action(&mut self, inst: &Inst) -> Resolved<Action> {
        match inst.op {
            Op::Const { .. }
            | Op::Dim { .. }
            | Op::Sym { .. }
            | Op::Un { .. }
            | Op::Bin { .. }
            | Op::Cmp { .. }
            | Op::Select {}
            | Op::Fma {}
            | Op::Asm { .. }
            | Op::Cast { .. }
            | Op::Bits {}
            | Op::Extent { .. } => self.scalar(inst),
            Op::Alloc {} | Op::Region { .. } | Op::Permute { .. } | Op::Reshape {} | Op::Bitcast {} => self.view(inst),
            Op::Load {} | Op::Aggregate { .. } | Op::Store { .. } | Op::Atomic { .. } => self.element(inst),
            Op::Copy { .. }
            | Op::CopyWait {}
            | Op::Fill {}
            | Op::Gather {}
            | Op::Scatter {}
            | Op::Gemm { .. }
            | Op::GemmSp {}
            | Op::Reduce { .. }
            | Op::Scan { .. }
            | Op::AtomicTile { .. } => self.tile(inst),
            Op::For { .. } | Op::If {} | Op::Parallel {} | Op::Call { .. } => self.control(inst),
            Op::Threads {} | Op::Barrier {} | Op::Member {} | Op::Shuffle {} | Op::Ballot {} | Op::Lanes {} => {
                self.threads(inst)
            }
            Op::Signal { .. } | Op::Wait {} => self.signal(inst),
            Op::Require { .. } | Op::Expect { .. } | Op::Print { .. } | Op::Assert { .. } => self.check(inst),
        }
    }

    /// The register or slot of the result, and the value.
    fn result(&self, inst: &Inst) -> Resolved<(Reg, Value)> {
        inst.result.map(|value| (number(value), value)).ok_or_else(|| "has no result".to_owned())
    }

    fn axis(&self, memory: Value, axis: u32) -> Resolved<usize> {
        let rank = self.mem(memory)?.rank();
        if (axis as usize) < rank { Ok(axis as usize) } else { Err(format!("axis {axis} of {rank}")) }
    }

    fn index(&self, memory: Value, index: &[Value]) -> Resolved<Vec<Reg>> {
        let rank = self.mem(memory)?.rank();
        if index.len() != rank {
            return Err(format!("{} indices for {rank} axes", index.len()));
        }
        Ok(index.iter().map(|&v| number(v)).collect())
    }

    fn same_elem(&self, x: Value, y: Value) -> Resolved<()> {
        let (x, y) = (self.dtype(x)?, self.dtype(y)?);
        if x == y { Ok(()) } else { Err(format!("operands of types {x} and {y}")) }
    }

    fn same_width(&self, from: Value, to: Value) -> Resolved<()> {
        let (from, to) = (self.dtype(from)?, self.dtype(to)?);
        if !from.reads_as(to) {
            return Err(format!("{from} read as {to}"));
        }
        Ok(())
    }

    fn update(&self, op: AtomicOp, memory: Value) -> Resolved<Update> {
        let Some(combine) = op.combines() else {
            return Ok(if op == AtomicOp::Cas { Update::Cas } else { Update::Exchange });
        };
        let dtype = self.dtype(memory)?;
        scalar::bin(combine, dtype).map(Update::With).ok_or_else(|| format!("not defined for {dtype}"))
    }
}

/// Operands or regions that an operation does not take.
fn malformed(inst: &Inst) -> String {
    format!("{} operands and {} regions", inst.args.len(), inst.regions.len())
}

fn undefined(dtype: DType) -> String {
    format!("not defined for {dtype}")
}
