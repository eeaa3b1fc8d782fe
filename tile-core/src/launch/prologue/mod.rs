//! Host prologue of a launch: evaluates requirements, extents, grid and scalars without
//! running blocks.
//!
//! Devices that run blocks elsewhere still owe the host its part: requirements,
//! extents, the grid, the scalars that blocks use. [`Prologue::new`] resolves a
//! function's host region once, through the same resolver as the interpreter,
//! and lays all values that a launch could pass into one row of registers;
//! [`Prologue::plan`] runs it on arguments. A plan costs one small allocation
//! and the steps themselves, so it can be made anew for each launch.
//!
//! ```
//! use tile_core::ir::text::parse;
//! use tile_core::launch::prologue::Prologue;
//! use tile_core::launch::{Arg, Scalar};
//!
//! let func = parse("kernel k(%n n: index) host { %m = bin.mul %n, %n : index } grid %m body (%i: index) {}")?;
//! let plan = Prologue::new(&func)?.plan(&[Arg::Scalar(Scalar::index(7))])?;
//! assert_eq!(plan.grid, [1, 1, 49]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod infer;
mod values;

pub use infer::{Known, Shapes};
pub use values::{Origin, Source};

use crate::elem::DType;
use crate::interp::program::{Action, Reg, Size, number};
use crate::interp::resolve::resolve_host;
use crate::interp::scalar::{Cast, Fn1, Fn2, Fn3, message};
use crate::ir::{Extent, Format, Func, Type, Value};
use crate::launch::{Arg, LaunchError, Scalar};
use std::collections::HashMap;

/// The resolved host region of a concrete function.
#[derive(Debug)]
pub struct Prologue {
    kernel: String,
    params: Vec<Param>,
    steps: Vec<Step>,
    grid: Vec<Slot>,
    workspaces: Vec<Workspace>,
    slots: HashMap<Value, Place>,
    /// The registers before a launch: constants are in place.
    start: Vec<u64>,
}

/// Position of a value in a launch [`Plan`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot(u32);

impl Slot {
    fn of(index: usize) -> Slot {
        Slot(u32::try_from(index).expect("a function has fewer values than fit in 32 bits"))
    }

    fn index(self) -> usize {
        self.0 as usize
    }

    fn after(self, count: usize) -> Slot {
        Slot::of(self.index() + count)
    }
}

/// The slots of a value.
#[derive(Clone, Copy, Debug)]
enum Place {
    Scalar(Slot),
    /// The first extent, and the rank; strides follow the extents.
    Memory(Slot, usize),
}

/// The results of a launch's prologue: grid, workspace sizes and host values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Grid extents, slowest axis first, padded with 1 in front; none negative.
    pub grid: [i64; 3],
    /// Bytes of each workspace, in the order of [`Prologue::workspaces`].
    pub workspaces: Vec<usize>,
    registers: Vec<u64>,
}

impl Plan {
    /// The encoding of a value, zero-extended.
    pub fn get(&self, slot: Slot) -> u64 {
        self.registers[slot.index()]
    }

    /// The number of blocks; `None` when no `i64` holds it.
    pub fn blocks(&self) -> Option<i64> {
        self.grid.iter().try_fold(1_i64, |n, &extent| n.checked_mul(extent))
    }
}

#[derive(Debug)]
struct Param {
    name: String,
    value: Value,
    slot: Slot,
    /// Of a tensor: the extents that its type states.
    tensor: Option<Vec<Option<i64>>>,
}

/// Memory that a launch allocates for its blocks, all zero at first.
#[derive(Debug)]
pub struct Workspace {
    /// The value that names it in the function.
    pub value: Value,
    /// What its elements are.
    pub dtype: DType,
    extents: Vec<Size>,
    slot: Slot,
}

#[derive(Debug)]
enum Step {
    Map1 { f: Fn1, dst: Slot, x: Slot },
    Map2 { f: Fn2, dst: Slot, x: Slot, y: Slot },
    Map3 { f: Fn3, dst: Slot, x: Slot, y: Slot, z: Slot },
    Select { dst: Slot, condition: Slot, x: Slot, y: Slot },
    Cast { cast: Cast, dst: Slot, x: Slot },
    Move { dst: Slot, x: Slot },
    Workspace(usize),
    Require { condition: Slot, format: Format, shown: Vec<(Slot, DType)> },
    Expect { found: Slot, expected: Slot, axis: usize, argument: String },
}

impl Prologue {
    /// Resolves the host region of a well-formed concrete function.
    ///
    /// # Errors
    /// An instance error when the function is not concrete.
    pub fn new(func: &Func) -> Result<Prologue, LaunchError> {
        let host = resolve_host(func)?;
        let mut builder = Builder { func, slots: HashMap::new(), start: Vec::new() };
        let params = func.params.iter().map(|param| builder.param(&param.name, param.value)).collect();
        let mut prologue = Prologue {
            kernel: func.name.clone(),
            params,
            steps: Vec::new(),
            grid: Vec::new(),
            workspaces: Vec::new(),
            slots: HashMap::new(),
            start: Vec::new(),
        };
        for step in host.steps {
            let step = builder.step(step.action, &mut prologue.workspaces);
            prologue.steps.extend(step.map_err(|action| LaunchError::Instance {
                kernel: func.name.clone(),
                reason: format!("{action} stands in the prologue"),
            })?);
        }
        prologue.grid = func.grid.iter().map(|&value| builder.scalar(number(value))).collect();
        (prologue.slots, prologue.start) = (builder.slots, builder.start);
        Ok(prologue)
    }

    /// Where plans have a scalar parameter or a scalar of the host region.
    pub fn scalar(&self, value: Value) -> Option<Slot> {
        match self.slots.get(&value) {
            Some(&Place::Scalar(slot)) => Some(slot),
            _ => None,
        }
    }

    /// Where plans have an extent of a tensor parameter or workspace.
    pub fn extent(&self, value: Value, axis: usize) -> Option<Slot> {
        match self.slots.get(&value) {
            Some(&Place::Memory(first, rank)) if axis < rank => Some(first.after(axis)),
            _ => None,
        }
    }

    /// Where plans have a stride, in elements, of a tensor parameter or
    /// workspace. Workspaces are row-major.
    pub fn stride(&self, value: Value, axis: usize) -> Option<Slot> {
        match self.slots.get(&value) {
            Some(&Place::Memory(first, rank)) if axis < rank => Some(first.after(rank + axis)),
            _ => None,
        }
    }

    /// The position of the tensor parameter that a value is.
    pub(super) fn tensor_position(&self, value: Value) -> Option<usize> {
        self.params.iter().position(|param| param.value == value && param.tensor.is_some())
    }

    /// The workspaces of a launch.
    pub fn workspaces(&self) -> &[Workspace] {
        &self.workspaces
    }

    /// Evaluates the prologue for arguments that fit the parameters, as
    /// [`check_args`](crate::launch::check_args) checks.
    ///
    /// # Errors
    /// What the prologue requires and does not hold, in its order.
    pub fn plan(&self, args: &[Arg<'_>]) -> Result<Plan, LaunchError> {
        let mut registers = self.start.clone();
        self.bind(args, &mut registers)?;
        let mut workspaces = Vec::new();
        for step in &self.steps {
            self.run(step, &mut registers, &mut workspaces)?;
        }
        let mut grid = [1; 3];
        for (extent, slot) in grid[3 - self.grid.len()..].iter_mut().zip(&self.grid) {
            *extent = (registers[slot.index()] as i64).max(0);
        }
        Ok(Plan { grid, workspaces, registers })
    }

    fn bind(&self, args: &[Arg<'_>], registers: &mut [u64]) -> Result<(), LaunchError> {
        let wrong = |reason: String| LaunchError::Arguments { kernel: self.kernel.clone(), reason };
        if args.len() != self.params.len() {
            return Err(wrong(format!("{} arguments, expected {}", args.len(), self.params.len())));
        }
        for (param, arg) in self.params.iter().zip(args) {
            let row = &mut registers[param.slot.index()..];
            match (arg, &param.tensor) {
                (Arg::Scalar(scalar), None) => row[0] = scalar.bits,
                (Arg::Tensor(tensor), Some(stated)) if tensor.shape.len() == stated.len() => {
                    for (axis, (&found, stated)) in tensor.shape.iter().zip(stated).enumerate() {
                        if let Some(expected) = *stated
                            && expected != found
                        {
                            let argument = param.name.clone();
                            return Err(LaunchError::Shape { argument, axis, expected, found });
                        }
                    }
                    for (register, &value) in row.iter_mut().zip(tensor.shape.iter().chain(tensor.strides)) {
                        *register = value as u64;
                    }
                }
                _ => return Err(wrong(format!("`{}` is of another form than its parameter", param.name))),
            }
        }
        Ok(())
    }

    fn run(&self, step: &Step, registers: &mut [u64], workspaces: &mut Vec<usize>) -> Result<(), LaunchError> {
        let get = |slot: Slot| registers[slot.index()];
        let (dst, bits) = match step {
            Step::Map1 { f, dst, x } => (dst, f(get(*x))),
            Step::Map2 { f, dst, x, y } => (dst, f(get(*x), get(*y))),
            Step::Map3 { f, dst, x, y, z } => (dst, f(get(*x), get(*y), get(*z))),
            Step::Select { dst, condition, x, y } => (dst, get(if get(*condition) != 0 { *x } else { *y })),
            Step::Cast { cast, dst, x } => (dst, cast.apply(get(*x))),
            Step::Move { dst, x } => (dst, get(*x)),
            Step::Workspace(i) => {
                workspaces.push(self.workspace(&self.workspaces[*i], registers)?);
                return Ok(());
            }
            Step::Require { condition, format, shown } => {
                if get(*condition) == 0 {
                    let operands = shown.iter().map(|&(slot, dtype)| Scalar { dtype, bits: get(slot) });
                    let (kernel, message) = (self.kernel.clone(), message(format, operands));
                    return Err(LaunchError::Requirement { kernel, message });
                }
                return Ok(());
            }
            Step::Expect { found, expected, axis, argument } => {
                let (found, expected) = (get(*found) as i64, get(*expected) as i64);
                if found != expected {
                    return Err(LaunchError::Shape { argument: argument.clone(), axis: *axis, expected, found });
                }
                return Ok(());
            }
        };
        registers[dst.index()] = bits;
        Ok(())
    }

    /// Sets a workspace's extents and strides; gives its bytes.
    fn workspace(&self, workspace: &Workspace, registers: &mut [u64]) -> Result<usize, LaunchError> {
        let (first, rank) = (workspace.slot.index(), workspace.extents.len());
        let mut stride = 1_i64;
        for (axis, extent) in workspace.extents.iter().enumerate().rev() {
            let extent = match *extent {
                Size::Fixed(extent) => extent.max(0),
                Size::Dynamic(slot) => (registers[slot] as i64).max(0),
            };
            registers[first + axis] = extent as u64;
            registers[first + rank + axis] = stride as u64;
            stride = stride.saturating_mul(extent);
        }
        // An empty axis empties what saturated before it.
        let empty = registers[first..first + rank].contains(&0);
        let bytes = if empty { Some(0) } else { stride.checked_mul(workspace.dtype.bytes() as i64) };
        bytes
            .and_then(|bytes| isize::try_from(bytes).ok())
            .map(|bytes| bytes as usize)
            .ok_or_else(|| LaunchError::memory(&self.kernel, u64::MAX, 0))
    }
}

/// Gives values their slots.
struct Builder<'f> {
    func: &'f Func,
    slots: HashMap<Value, Place>,
    start: Vec<u64>,
}

impl Builder<'_> {
    fn param(&mut self, name: &str, value: Value) -> Param {
        let tensor = match self.func.ty(value) {
            Type::Scalar(_) => None,
            Type::Mem(ty) => {
                Some(ty.shape.iter().map(Extent::dim).map(|dim| dim.and_then(|dim| dim.as_int())).collect())
            }
        };
        Param { name: name.to_owned(), value, slot: self.slot(value), tensor }
    }

    /// The slot of a scalar, or the first one of memory.
    fn slot(&mut self, value: Value) -> Slot {
        if let Some(&(Place::Scalar(slot) | Place::Memory(slot, _))) = self.slots.get(&value) {
            return slot;
        }
        let slot = Slot::of(self.start.len());
        let (place, count) = match self.func.ty(value).mem() {
            Some(ty) => (Place::Memory(slot, ty.rank()), 2 * ty.rank()),
            None => (Place::Scalar(slot), 1),
        };
        self.slots.insert(value, place);
        self.start.resize(slot.index() + count, 0);
        slot
    }

    fn scalar(&mut self, reg: Reg) -> Slot {
        self.slot(Value::new(reg))
    }

    /// A step of the interpreter in terms of slots; `Err` with the action when
    /// it is none that a prologue takes. Constants take no step.
    fn step(&mut self, action: Action, workspaces: &mut Vec<Workspace>) -> Result<Option<Step>, String> {
        Ok(Some(match action {
            Action::Set { dst, bits } => {
                let dst = self.scalar(dst);
                self.start[dst.index()] = bits;
                return Ok(None);
            }
            Action::Map1 { f, dst, x } => Step::Map1 { f, dst: self.scalar(dst), x: self.scalar(x) },
            Action::Map2 { f, dst, x, y } => {
                Step::Map2 { f, dst: self.scalar(dst), x: self.scalar(x), y: self.scalar(y) }
            }
            Action::Map3 { f, dst, x, y, z } => {
                Step::Map3 { f, dst: self.scalar(dst), x: self.scalar(x), y: self.scalar(y), z: self.scalar(z) }
            }
            Action::Select { dst, condition, x, y } => Step::Select {
                dst: self.scalar(dst),
                condition: self.scalar(condition),
                x: self.scalar(x),
                y: self.scalar(y),
            },
            Action::Cast { cast, dst, x } => Step::Cast { cast, dst: self.scalar(dst), x: self.scalar(x) },
            Action::Extent { dst, of, axis } => Step::Move { dst: self.scalar(dst), x: self.scalar(of).after(axis) },
            Action::Alloc { view, extents, .. } => {
                let value = Value::new(view);
                let Some(dtype) = self.func.ty(value).elem().dtype() else { return Err("an alloc".to_owned()) };
                let extents = extents.into_iter().map(|extent| match extent {
                    Size::Dynamic(reg) => Size::Dynamic(self.scalar(reg).index()),
                    fixed @ Size::Fixed(_) => fixed,
                });
                let extents = extents.collect();
                workspaces.push(Workspace { value, dtype, extents, slot: self.slot(value) });
                Step::Workspace(workspaces.len() - 1)
            }
            Action::Require { condition, format, shown } => Step::Require {
                condition: self.scalar(condition),
                format,
                shown: shown.into_iter().map(|(reg, dtype)| (self.scalar(reg), dtype)).collect(),
            },
            Action::Expect { of, axis, extent, argument } => {
                Step::Expect { found: self.scalar(of).after(axis), expected: self.scalar(extent), axis, argument }
            }
            other => return Err(format!("{other:?}")),
        }))
    }
}
