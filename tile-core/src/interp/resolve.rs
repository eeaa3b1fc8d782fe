//! Resolver: translates a function into the form that the interpreter executes.

use super::program::{
    Action, Aggregated, AxisStep, Block, Gemm, GemmSp, Program, Reg, Shown, Size, Slot, Step, StorageInfo, Update,
    Window, number,
};
use super::scalar::{self, Cast};
use crate::elem::DType;
use crate::ir::{
    Aggregate, AtomicOp, Axis, BinOp, CmpOp, Extent, Func, Inst, MemTy, Op, Order, RegionId, Space, Value, ValueDef,
};
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
    /// Whether the region at hand lies in a `parallel`.
    parallel: bool,
    /// Whether atomics on global memory acquire or release.
    ordered: bool,
}

type Resolved<T> = Result<T, String>;

impl Resolver<'_> {
    fn program(mut self) -> Resolved<Program> {
        for param in &self.func.params {
            if self.func.ty(param.value).mem().is_some() {
                self.storages.push(StorageInfo { private: false, shared: param.mutable });
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
            steps.push(Step { action, span: inst.span });
        }
        Ok(Block { steps, result: region.result.map(number) })
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
        let args = inst.args.as_slice();
        let result = |resolver: &Self| match inst.result {
            Some(value) => Ok((number(value), resolver.func.ty(value))),
            None => Err("has no result".to_owned()),
        };
        let malformed = || format!("{} operands and {} regions", args.len(), inst.regions.len());
        let undefined = |x: DType| format!("not defined for {x}");
        Ok(match (&inst.op, args) {
            (Op::Const { value }, []) => {
                let (dst, _) = result(self)?;
                let dtype = self.dtype(inst.result.ok_or_else(malformed)?)?;
                Action::Set { dst, bits: scalar::eval_literal(*value, dtype).bits }
            }
            (Op::Dim { dim }, []) => {
                let value = dim.as_int().ok_or_else(|| format!("`{}` has no value", self.func.dim_text(dim)))?;
                Action::Set { dst: result(self)?.0, bits: value as u64 }
            }
            (Op::Sym { sym }, []) => return Err(format!("`{}` has no value", self.func.symbol(*sym))),
            (Op::Un { op }, &[x]) => {
                let dtype = self.dtype(x)?;
                let f = scalar::un(*op, dtype).ok_or_else(|| undefined(dtype))?;
                Action::Map1 { f, dst: result(self)?.0, x: number(x) }
            }
            (Op::Bin { op }, &[x, y]) => {
                let dtype = self.dtype(x)?;
                if !matches!(op, BinOp::Shl | BinOp::Shr) && self.dtype(y)? != dtype {
                    return Err(format!("operands of types {dtype} and {}", self.dtype(y)?));
                }
                let f = scalar::bin(*op, dtype).ok_or_else(|| undefined(dtype))?;
                Action::Map2 { f, dst: result(self)?.0, x: number(x), y: number(y) }
            }
            (Op::Cmp { op }, &[x, y]) => {
                self.same_elem(x, y)?;
                Action::Map2 { f: scalar::cmp(*op, self.dtype(x)?), dst: result(self)?.0, x: number(x), y: number(y) }
            }
            (Op::Select {}, &[condition, x, y]) => {
                Action::Select { dst: result(self)?.0, condition: number(condition), x: number(x), y: number(y) }
            }
            (Op::Fma {}, &[x, y, z]) => {
                let dtype = self.dtype(x)?;
                let f = scalar::fma(dtype).ok_or_else(|| undefined(dtype))?;
                Action::Map3 { f, dst: result(self)?.0, x: number(x), y: number(y), z: number(z) }
            }
            (Op::Cast { round }, &[x]) => {
                let to = self.dtype(inst.result.ok_or_else(malformed)?)?;
                Action::Cast { cast: Cast::new(self.dtype(x)?, to, *round), dst: result(self)?.0, x: number(x) }
            }
            (Op::Bits {}, &[x]) => {
                let (dst, _) = result(self)?;
                self.same_width(x, inst.result.ok_or_else(malformed)?)?;
                Action::Map1 { f: |bits| bits, dst, x: number(x) }
            }
            (Op::Extent { axis }, &[memory]) => {
                Action::Extent { dst: result(self)?.0, of: self.source(memory)?, axis: self.axis(memory, *axis)? }
            }

            (Op::Alloc {}, extents) => self.alloc(inst, extents)?,
            (Op::Region { axes, filled }, &[memory, ref rest @ ..]) => {
                let (view, _) = result(self)?;
                let (offsets, fill) = match (filled, rest) {
                    (false, offsets) => (offsets, None),
                    (true, [offsets @ .., fill]) => (offsets, Some(number(*fill))),
                    (true, []) => return Err(malformed()),
                };
                if offsets.len() != axes.len() || axes.len() != self.mem(memory)?.rank() {
                    return Err(format!("{} axes and {} offsets", axes.len(), offsets.len()));
                }
                let windows: Resolved<Vec<Window>> = axes
                    .iter()
                    .zip(offsets)
                    .map(|(axis, &offset)| match axis {
                        Axis::Drop => Ok(Window::Drop(number(offset))),
                        Axis::Keep(extent) => Ok(match self.fixed(extent)? {
                            Some(extent) => Window::Keep(number(offset), extent.max(0)),
                            None => Window::Rest(number(offset)),
                        }),
                    })
                    .collect();
                Action::Region { view, of: self.source(memory)?, windows: windows?, fill }
            }
            (Op::Permute { axes }, &[memory]) => {
                let rank = self.mem(memory)?.rank() as u32;
                let mut sorted = axes.clone();
                sorted.sort_unstable();
                if !sorted.into_iter().eq(0..rank) {
                    return Err(format!("{axes:?} is no permutation of {rank} axes"));
                }
                Action::Permute { view: result(self)?.0, of: self.source(memory)?, axes: axes.clone() }
            }
            (Op::Reshape {}, &[memory]) => {
                let (view, ty) = result(self)?;
                let extents = ty.mem().ok_or_else(malformed)?.shape.iter();
                let extents: Resolved<Option<Vec<i64>>> = extents.map(|extent| self.fixed(extent)).collect();
                let extents = extents?.ok_or("the extents of the result are not constant")?;
                Action::Reshape { view, of: self.source(memory)?, extents }
            }
            (Op::Bitcast {}, &[memory]) => {
                self.same_width(memory, inst.result.ok_or_else(malformed)?)?;
                Action::Alias { view: result(self)?.0, of: self.source(memory)? }
            }

            (Op::Load {}, &[memory, ref index @ ..]) => {
                Action::Load { dst: result(self)?.0, of: self.source(memory)?, index: self.index(memory, index)? }
            }
            (Op::Aggregate { op, axis }, _) => self.aggregate(inst, *op, *axis)?,
            (Op::Store { unordered }, &[value, memory, ref index @ ..]) => Action::Store {
                value: number(value),
                of: self.destination(memory)?,
                index: self.index(memory, index)?,
                unordered: *unordered,
            },
            (Op::Atomic { op, order }, &[memory, ref rest @ ..]) => {
                let operands = if *op == AtomicOp::Cas { 2 } else { 1 };
                let mem = self.mem(memory)?;
                let (rank, global) = (mem.rank(), mem.space == Space::Global);
                self.ordered |= global && *order != Order::Relaxed;
                if rest.len() != rank + operands {
                    return Err(malformed());
                }
                Action::Atomic {
                    dst: inst.result.map(number),
                    of: self.destination(memory)?,
                    index: self.index(memory, &rest[..rank])?,
                    update: self.update(*op, memory)?,
                    order: *order,
                    x: number(rest[rank]),
                    y: number(rest[rank + operands - 1]),
                }
            }

            (Op::Copy {}, &[src, dst]) => Action::Copy {
                src: self.source(src)?,
                dst: self.destination(dst)?,
                cast: Cast::new(self.dtype(src)?, self.dtype(dst)?, None),
            },
            (Op::Fill {}, &[dst, value]) => Action::Fill { dst: self.destination(dst)?, value: number(value) },
            (Op::Gather {}, &[src, rows, dst]) => {
                self.same_elem(src, dst)?;
                Action::Gather {
                    src: self.source(src)?,
                    rows: self.source(rows)?,
                    rows_type: self.dtype(rows)?,
                    dst: self.destination(dst)?,
                }
            }
            (Op::Scatter {}, &[src, rows, dst]) => {
                self.same_elem(src, dst)?;
                Action::Scatter {
                    src: self.source(src)?,
                    rows: self.source(rows)?,
                    rows_type: self.dtype(rows)?,
                    dst: self.destination(dst)?,
                }
            }
            (Op::Gemm { accumulate }, &[a, b, acc]) => Action::Gemm(self.gemm([a, b, acc], *accumulate)?),
            (Op::GemmSp {}, &[a, meta, b, acc]) => {
                if self.dtype(meta)? != DType::U8 {
                    return Err(format!("places of {}", self.dtype(meta)?));
                }
                Action::GemmSp(GemmSp { dense: self.gemm([a, b, acc], true)?, meta: self.source(meta)? })
            }
            (Op::Reduce { op, axis, accumulate }, &[src, dst]) => {
                let row = op.row();
                if *accumulate && row.into.is_none() {
                    return Err(format!("`{}` cannot be combined with an older result", op.name()));
                }
                if !row.class.admits(self.dtype(src)?.kind()) {
                    return Err(undefined(self.dtype(src)?));
                }
                Action::Reduce(self.axis_step(*op, src, dst, *axis, *accumulate)?)
            }
            (Op::Scan { op, axis, reverse }, &[src, dst]) => {
                if self.dtype(src)? == DType::Bool {
                    return Err(undefined(DType::Bool));
                }
                Action::Scan(self.axis_step(*op, src, dst, *axis, *reverse)?)
            }
            (Op::AtomicTile { op, order }, &[src, dst]) => {
                self.ordered |= self.mem(dst)?.space == Space::Global && *order != Order::Relaxed;
                self.same_elem(src, dst)?;
                if *op == AtomicOp::Cas {
                    return Err("`cas` takes one element at a time".to_owned());
                }
                let update = self.update(*op, dst)?;
                Action::AtomicTile { src: self.source(src)?, dst: self.destination(dst)?, update, order: *order }
            }

            (Op::For { .. }, &[lo, hi, step]) => {
                let &[region] = inst.regions.as_slice() else { return Err(malformed()) };
                let [counter] = self.arguments(region)[..] else { return Err(malformed()) };
                let (lo, hi, step) = (number(lo), number(hi), number(step));
                Action::For { lo, hi, step, counter, body: self.block(region)? }
            }
            (Op::If {}, &[condition]) => {
                let (then, otherwise) = match inst.regions[..] {
                    [then, otherwise] => (self.block(then)?, self.block(otherwise)?),
                    [then] => (self.block(then)?, Block::default()),
                    _ => return Err(malformed()),
                };
                if inst.result.is_some() && (then.result.is_none() || otherwise.result.is_none()) {
                    return Err("a region yields nothing".to_owned());
                }
                Action::If { condition: number(condition), then, otherwise, dst: inst.result.map(number) }
            }
            (Op::Parallel {}, extents) => {
                let &[region] = inst.regions.as_slice() else { return Err(malformed()) };
                let indices = self.arguments(region);
                if indices.len() != extents.len() {
                    return Err(malformed());
                }
                let outer = std::mem::replace(&mut self.parallel, true);
                let body = self.block(region)?;
                self.parallel = outer;
                Action::Parallel { extents: extents.iter().map(|&v| number(v)).collect(), indices, body }
            }
            (Op::Call { callee }, _) => {
                return Err(format!("the call of `{}` is not linked", self.func.callees[*callee].path));
            }

            (Op::Require { message }, &[condition, ref args @ ..]) => {
                Action::Require { condition: number(condition), format: message.clone(), shown: self.shown(args)? }
            }
            (Op::Expect { axis }, &[memory, extent]) => Action::Expect {
                of: self.source(memory)?,
                axis: self.axis(memory, *axis)?,
                extent: number(extent),
                argument: self.func.values[memory].name.clone().unwrap_or_else(|| memory.to_string()),
            },
            (Op::Print { format }, args) => Action::Print { format: format.clone(), shown: self.shown(args)? },
            (Op::Assert { format }, &[condition, ref args @ ..]) => {
                Action::Assert { condition: number(condition), format: format.clone(), shown: self.shown(args)? }
            }
            _ => return Err(malformed()),
        })
    }

    fn alloc(&mut self, inst: &Inst, operands: &[Value]) -> Resolved<Action> {
        let result = inst.result.ok_or("has no result")?;
        let ty = self.mem(result)?;
        let zeroed = ty.space == Space::Global;
        let mut operands = operands.iter();
        let mut extents = Vec::with_capacity(ty.rank());
        for extent in &ty.shape {
            extents.push(match self.fixed(extent)? {
                Some(extent) => Size::Fixed(extent),
                None => Size::Dynamic(number(*operands.next().ok_or("too few extents")?)),
            });
        }
        self.storages.push(StorageInfo { private: self.parallel, shared: zeroed });
        Ok(Action::Alloc { view: number(result), storage: self.storages.len() - 1, extents, zeroed })
    }

    /// Indices, the end, and an interval for `first` and `last`.
    fn aggregate(&self, inst: &Inst, what: Aggregate, axis: u32) -> Resolved<Action> {
        let [memory, operands @ ..] = &inst.args[..] else { return Err("no operands".to_owned()) };
        let memory = *memory;
        let dtype = self.dtype(memory)?;
        let rank = self.mem(memory)?.rank();
        let combined = |op: BinOp, start: u64| {
            let f = scalar::bin(op, dtype).ok_or_else(|| format!("not defined for {dtype}"))?;
            Ok::<_, String>(Aggregated::Combined { f, start })
        };
        let found = |last: bool, inside: bool| match operands.get(rank + 1..) {
            Some(&[lo, hi]) => {
                let le = scalar::cmp(CmpOp::Le, dtype);
                Ok(Aggregated::Found { le, lo: number(lo), hi: number(hi), last, inside })
            }
            _ => Err(format!("{} operands", operands.len())),
        };
        let what = match what {
            Aggregate::Min => combined(BinOp::Min, scalar::highest(dtype))?,
            Aggregate::Max => combined(BinOp::Max, scalar::lowest(dtype))?,
            Aggregate::First => found(false, true)?,
            Aggregate::Last => found(true, true)?,
            Aggregate::Outside => found(false, false)?,
        };
        let (Some(index), Some(&to)) = (operands.get(..rank), operands.get(rank)) else {
            return Err(format!("{} operands for {rank} axes", operands.len()));
        };
        Ok(Action::Aggregate {
            dst: number(inst.result.ok_or("has no result")?),
            of: self.source(memory)?,
            index: self.index(memory, index)?,
            axis: self.axis(memory, axis)?,
            to: number(to),
            what,
        })
    }

    /// The operands `a`, `b` and `acc` of a GEMM.
    fn gemm(&self, [a, b, acc]: [Value; 3], accumulate: bool) -> Resolved<Gemm> {
        let (a_type, b_type, acc_type) = (self.dtype(a)?, self.dtype(b)?, self.dtype(acc)?);
        if a_type.is_float() != b_type.is_float() || acc_type != a_type.acc() || acc_type != b_type.acc() {
            return Err(format!("operands {a_type} and {b_type}, accumulator {acc_type}"));
        }
        let (a, b, acc) = (self.source(a)?, self.source(b)?, self.destination(acc)?);
        Ok(Gemm { a, b, acc, a_type, b_type, acc_type, accumulate })
    }

    fn axis_step<O>(&self, op: O, src: Value, dst: Value, axis: u32, flag: bool) -> Resolved<AxisStep<O>> {
        let (src_type, dst_type) = (self.dtype(src)?, self.dtype(dst)?);
        let axis = self.axis(src, axis)?;
        Ok(AxisStep { op, src: self.source(src)?, dst: self.destination(dst)?, src_type, dst_type, axis, flag })
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

    fn shown(&self, values: &[Value]) -> Resolved<Vec<Shown>> {
        values.iter().map(|&v| Ok((number(v), self.dtype(v)?))).collect()
    }
}
