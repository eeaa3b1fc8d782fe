//! Kernel definitions and instances: a kernel with one choice of its parameters,
//! type-erased.

use super::{Arg, LaunchError};
use crate::elem::{DType, Elem};
use crate::num::Element;

/// A device function as linked into a kernel.
#[derive(Debug)]
pub struct FnDef {
    /// IR text of the function.
    pub ir: &'static str,
    /// Values of the outside constants it uses, in the order of its IR.
    pub externs: fn() -> Vec<Scalar>,
    /// The functions it calls, in the order of its IR's callees.
    pub callees: &'static [&'static FnDef],
}

/// A device function that kernels may call, as `#[tile_fn]` declares it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tile function",
    label = "expected a function with `#[tile_fn]`",
    note = "kernels are launched by the host; what they share is a `#[tile_fn]`"
)]
pub trait TileFn {
    /// The function as devices see it.
    const DEF: &'static FnDef;
}

/// A parameter of a kernel, for the checks of a launch.
#[derive(Debug)]
pub struct ParamDef {
    /// The user's name for it.
    pub name: &'static str,
    /// The type of the scalar, or of the tensor's elements.
    pub elem: Elem,
    /// The rank of a tensor, `None` for a scalar.
    pub rank: Option<usize>,
    /// Whether the kernel writes it.
    pub mutable: bool,
    /// Of an output that a launch writes as a whole before it reads any of it: when
    /// that is known. None if it is not. Launches go by it where an
    /// [instance](Instance::with_known_outputs) vouches for it.
    pub writes_all: Option<WritesAll>,
}

/// When launches are known to write all of an output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WritesAll {
    /// Whether only const parameters above zero will do.
    pub positive: bool,
    /// Of how many extents and scalars products are taken to stay within 64 bits.
    pub degree: u32,
}

impl WritesAll {
    /// The largest extent, scalar or const parameter for which products do.
    pub fn largest(&self) -> i64 {
        1 << (56 / self.degree.max(1))
    }
}

/// A kernel, as the macro embeds it.
#[derive(Debug)]
pub struct KernelDef {
    /// The name in dumps and errors.
    pub name: &'static str,
    /// The source file, for messages.
    pub file: &'static str,
    /// IR text, symbolic.
    pub ir: &'static str,
    /// Its parameters.
    pub params: &'static [ParamDef],
    /// The functions it calls, in the order of its IR's callees.
    pub callees: &'static [&'static FnDef],
}

/// One scalar with its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scalar {
    /// Its type.
    pub dtype: DType,
    /// Its encoding, zero-extended; an index as a two's-complement `i64`.
    pub bits: u64,
}

impl Scalar {
    /// From a typed value.
    pub fn new<T: Element>(value: T) -> Scalar {
        let mut bytes = [0; 8];
        // SAFETY: `Element` types have no padding and at most eight bytes.
        let source = unsafe { std::slice::from_raw_parts((&raw const value).cast::<u8>(), size_of::<T>()) };
        if cfg!(target_endian = "little") {
            bytes[..source.len()].copy_from_slice(source);
        } else {
            bytes[8 - source.len()..].copy_from_slice(source);
        }
        let bits = if cfg!(target_endian = "little") { u64::from_le_bytes(bytes) } else { u64::from_be_bytes(bytes) };
        Scalar { dtype: T::DTYPE, bits }
    }

    /// An extent or offset. Values above `i64::MAX` are no extent of anything
    /// and saturate.
    pub fn index(value: usize) -> Scalar {
        Scalar { dtype: DType::Index, bits: i64::try_from(value).unwrap_or(i64::MAX) as u64 }
    }
}

/// A kernel with its parameters chosen.
///
/// Its parts are fixed once it is made: native code runs on the strength of
/// belonging to the definition beside it.
#[derive(Clone, Copy, Debug)]
pub struct Instance<'a> {
    def: &'static KernelDef,
    elems: &'a [DType],
    consts: &'a [i64],
    externs: &'a [Scalar],
    tuning: &'static [Tunable],
    host: Option<HostCode>,
    known_outputs: bool,
}

impl<'a> Instance<'a> {
    /// An instance without native code: one type for each type parameter, one
    /// value for each const parameter (flags are 0 or 1) and each outside
    /// constant.
    pub const fn new(
        def: &'static KernelDef,
        elems: &'a [DType],
        consts: &'a [i64],
        externs: &'a [Scalar],
    ) -> Instance<'a> {
        Instance { def, elems, consts, externs, tuning: &[], host: None, known_outputs: false }
    }

    /// The same with native code for the host.
    ///
    /// # Safety
    /// The code was compiled from `def` for these parameters.
    #[must_use]
    pub const unsafe fn with_host(self, host: Option<HostCode>) -> Instance<'a> {
        Instance { host, ..self }
    }

    /// The same, of a definition that says truly which outputs a launch writes as a
    /// whole. Only such an instance is launched on outputs without contents.
    ///
    /// # Safety
    /// Wherever [`ParamDef::writes_all`] says so, a launch writes every element of the
    /// output, and reads none that it has not written: it is what the macro found of the
    /// definition's IR.
    #[must_use]
    pub const unsafe fn with_known_outputs(self) -> Instance<'a> {
        Instance { known_outputs: true, ..self }
    }

    /// The same, for devices that may take other values of these parameters
    /// where tiles do not fit.
    #[must_use]
    pub const fn fitted(self, tuning: &'static [Tunable]) -> Instance<'a> {
        Instance { tuning, ..self }
    }

    /// Which parameters a device may choose otherwise where tiles do not fit;
    /// none unless the user left the choice.
    pub const fn tuning(&self) -> &'static [Tunable] {
        self.tuning
    }

    /// The kernel.
    pub const fn def(&self) -> &'static KernelDef {
        self.def
    }

    /// Whether [`ParamDef::writes_all`] is vouched for.
    pub const fn knows_outputs(&self) -> bool {
        self.known_outputs
    }

    /// One for each type parameter.
    pub const fn elems(&self) -> &'a [DType] {
        self.elems
    }

    /// One for each const parameter; flags are 0 or 1.
    pub const fn consts(&self) -> &'a [i64] {
        self.consts
    }

    /// One for each outside constant.
    pub const fn externs(&self) -> &'a [Scalar] {
        self.externs
    }

    /// Native code for the host, when the façade was built with it.
    pub const fn host(&self) -> Option<HostCode> {
        self.host
    }
}

/// A kernel's handle: one choice of its parameters, typed. The macro
/// implements it; tools take any kernel through it that need no native code,
/// which is compiled where [`Kernel::with_instance`] is called and takes long.
pub trait Definition {
    /// The kernel.
    fn def(&self) -> &'static KernelDef;

    /// Calls `f` with the instance, without native code.
    fn with_definition(&self, f: &mut dyn FnMut(&Instance<'_>));
}

/// A kernel's handle with native code, where the façade was built with it.
pub trait Kernel: Definition {
    /// Calls `f` with the instance.
    fn with_instance(&self, f: &mut dyn FnMut(&Instance<'_>));
}

/// A parameter that `tune(…)` of the attribute lists.
#[derive(Debug)]
pub struct Tunable {
    /// The name of the type or const parameter.
    pub name: &'static str,
    /// The arguments to try.
    pub candidates: &'static [Candidate],
}

/// An argument to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Candidate {
    /// Of a type parameter.
    Elem(DType),
    /// Of a const parameter.
    Const(i64),
}

/// Native host code of an instance, emitted by the macro.
#[derive(Clone, Copy, Debug)]
pub struct HostCode {
    /// Evaluates the prologue: checks and grid.
    pub plan: unsafe fn(args: &[Arg<'_>]) -> Result<HostPlan, LaunchError>,
    /// Runs a range of blocks at an instruction-set level (the backend's
    /// numbering). Arguments and plan must belong together.
    pub run: unsafe fn(level: u32, call: &HostCall<'_>),
    /// Bytes of scratch memory one block needs at a level, 64-byte aligned.
    pub scratch: fn(level: u32) -> usize,
    /// Whether two blocks may access one element of an output or workspace. Then
    /// `run` has code of its own for [`HostCall::alone`], which is faster.
    pub races: bool,
    /// What blocks cost, where that depends on their place in the grid.
    pub cost: Option<HostCost>,
}

/// Estimated cost of the blocks of an instance, for load balancing.
#[derive(Clone, Copy, Debug)]
pub struct HostCost {
    /// The axes of the grid that say it, bit 0 for the slowest.
    pub axes: u8,
    /// The cost of the block at a place of the grid, in a unit that only other
    /// blocks of the launch share. Of the call, arguments and plan are used.
    pub of: fn(call: &HostCall<'_>, index: [i64; 3]) -> f64,
}

/// The results of the prologue: grid, workspaces and host values.
#[derive(Clone, Debug, Default)]
pub struct HostPlan {
    /// Grid extents, slowest axis first, padded with 1 in front.
    pub grid: [i64; 3],
    /// Bytes of each workspace.
    pub workspaces: Vec<usize>,
    /// Extents of each workspace, flattened in order.
    pub extents: Vec<i64>,
    /// Other host values that blocks use, as raw 64-bit patterns, in an order
    /// private to the emitted code.
    pub values: Vec<u64>,
    /// Whether blocks must run one after the other.
    pub serial: bool,
    /// Operands that blocks may share once one of them has packed them.
    pub panels: Vec<PanelPlan>,
}

/// Packed panels that blocks share: regions of an input, packed for the GEMM
/// micro-kernels.
///
/// Regions at multiples of their extents are numbered, and may be kept for other blocks.
#[derive(Clone, Copy, Debug)]
pub struct PanelPlan {
    /// The number of the input among the arguments.
    pub arg: usize,
    /// The extent of a region on each axis of the input, padded with 1.
    pub extents: [i64; 5],
    /// The number of regions on each axis of the input, padded with 1.
    pub counts: [i64; 5],
    /// Estimate of how many blocks use each region.
    pub uses: i64,
    /// Extents of the operand.
    pub operand: [i64; 2],
    /// The axes of the input along which rows and columns of the operand lie.
    pub axes: [usize; 2],
    /// Whether rows and columns beyond the edge of the input are left out.
    pub trimmed: [bool; 2],
    /// How the operand is packed.
    pub format: PanelFormat,
}

/// Packing format of a GEMM operand.
///
/// At one level, a region is packed into the same bytes wherever formats, extents, axes
/// and trimming are equal.
#[derive(Clone, Copy, Debug)]
pub struct PanelFormat {
    /// Whether it is the left operand.
    pub left: bool,
    /// The element types of the GEMM: left, right, accumulator.
    pub elems: [DType; 3],
    /// Bytes of an operand of these extents at a level, in whole cache lines.
    pub bytes: fn(level: u32, operand: [i64; 2]) -> usize,
}

/// The arguments of a call that runs blocks of a launch.
#[derive(Debug)]
pub struct HostCall<'a> {
    /// The launch's arguments.
    pub args: &'a [Arg<'a>],
    /// The launch's plan.
    pub plan: &'a HostPlan,
    /// Base of each workspace.
    pub workspaces: &'a [*mut u8],
    /// For each of the plan's panels, memory for one state byte and for the
    /// bytes of each region; null where they are not shared.
    pub panels: &'a [[*mut u8; 2]],
    /// The blocks to run, linear, last axis fastest.
    pub blocks: std::ops::Range<i64>,
    /// Whether no other block of the launch runs meanwhile.
    pub alone: bool,
    /// Scratch memory of [`HostCode::scratch`] bytes, this call's alone.
    pub scratch: *mut u8,
    /// Size in bytes above which stores to an output are non-temporal: no cache would
    /// keep it until it is read.
    pub non_temporal: usize,
    /// Where a failing `assert!` reports.
    pub failure: &'a HostFailure,
}

/// The first assertion that failed in a launch.
#[derive(Debug, Default)]
pub struct HostFailure {
    first: std::sync::OnceLock<LaunchError>,
}

impl HostFailure {
    /// Records a failure; later ones are dropped.
    pub fn report(&self, error: LaunchError) {
        // A failure that loses the race is one of several equal witnesses.
        let _ = self.first.set(error);
    }

    /// Whether something failed.
    pub fn is_set(&self) -> bool {
        self.first.get().is_some()
    }

    /// The failure, if any.
    pub fn into_error(self) -> Option<LaunchError> {
        self.first.into_inner()
    }
}
