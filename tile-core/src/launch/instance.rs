//! Kernel definitions and instances: a kernel with one choice of its parameters,
//! type-erased.

use super::checks::Checks;
use crate::elem::{DType, Elem};
use crate::ir::schedule::Overrides;
use crate::ir::{Reach, Span};
use crate::num::Element;
use std::any::Any;

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
    /// Where its name stands in the file, for messages.
    pub span: Span,
    /// Its documentation in Markdown, a line for each of the source; empty without.
    pub doc: &'static str,
    /// IR text, symbolic.
    pub ir: &'static str,
    /// Its parameters.
    pub params: &'static [ParamDef],
    /// The functions it calls, in the order of its IR's callees.
    pub callees: &'static [&'static FnDef],
    /// Which const parameters the attribute's `tune(…, where …)` admits, one value for each in
    /// the order of the IR; all without.
    pub admits: Option<fn(&[i64]) -> bool>,
}

impl KernelDef {
    /// Whether it takes memory of other ranks: `Peers` or `Signals`.
    pub fn reaches_ranks(&self) -> bool {
        Reach::ALL
            .iter()
            .any(|(_, word)| self.ir.contains(&format!(": {word} ")) || self.ir.contains(&format!(": mut {word} ")))
    }
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
    tuning: &'a [Tunable],
    host: Option<NativeCode>,
    known_outputs: bool,
    checks: Checks,
    overrides: Option<&'a Overrides>,
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
        let (tuning, host, known_outputs, checks, overrides): (&[Tunable], _, _, _, _) =
            (&[], None, false, Checks::NONE, None);
        Instance { def, elems, consts, externs, tuning, host, known_outputs, checks, overrides }
    }

    /// The same with native code for the host.
    ///
    /// # Safety
    /// The code was compiled from `def` for these parameters.
    #[must_use]
    pub const unsafe fn with_host(self, host: Option<NativeCode>) -> Instance<'a> {
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

    /// The same, for devices that may take other values of these parameters: where tiles do not
    /// fit, or where they expect others to be faster.
    #[must_use]
    pub const fn fitted(self, tuning: &'a [Tunable]) -> Instance<'a> {
        Instance { tuning, ..self }
    }

    /// Exactly the instance of these const parameters, of the same kernel and types, without
    /// native code.
    #[must_use]
    pub const fn with_consts(self, consts: &'a [i64]) -> Instance<'a> {
        Instance { consts, tuning: &[], host: None, ..self }
    }

    /// The same, by a schedule with these hints in place of the kernel's own. Backends that do not
    /// read a hint run the instance as before.
    #[must_use]
    pub fn with_overrides(self, overrides: &'a Overrides) -> Instance<'a> {
        Instance { overrides: Some(overrides).filter(|overrides| !overrides.is_empty()), ..self }
    }

    /// The hints that stand in place of the kernel's own, if there are any.
    pub const fn overrides(&self) -> Option<&'a Overrides> {
        self.overrides
    }

    /// The same, compiled with these checks besides those it has. Native code has none, so that
    /// an instance with checks has no such code.
    #[must_use]
    pub fn with_checks(self, checks: Checks) -> Instance<'a> {
        let checks = self.checks.or(checks);
        let host = if checks.any() { None } else { self.host };
        Instance { checks, host, ..self }
    }

    /// What its code looks for at run time.
    pub const fn checks(&self) -> Checks {
        self.checks
    }

    /// Which parameters a device may choose otherwise; none unless the user left the choice.
    pub const fn tuning(&self) -> &'a [Tunable] {
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
    pub const fn host(&self) -> Option<NativeCode> {
        self.host
    }
}

/// A kernel's handle: one choice of its parameters, typed. The macro
/// implements it; tools take any kernel through it that need no native code,
/// which is compiled where [`Kernel::with_instance`] is called and takes long.
pub trait Definition {
    /// The kernel.
    fn def(&self) -> &'static KernelDef;

    /// The parameters that `tune(…)` of the attribute lists; none without.
    fn tuning(&self) -> &'static [Tunable];

    /// Calls `f` with the instance, without native code.
    fn with_definition(&self, f: &mut dyn FnMut(&Instance<'_>));
}

/// A kernel's handle with native code, where the façade was built with it.
pub trait Kernel: Definition {
    /// Calls `f` with the instance.
    fn with_instance(&self, f: &mut dyn FnMut(&Instance<'_>));
}

/// A kernel as `#[tile_kernel]` registers it for tools, with the feature `registry` of the façade.
///
/// It holds no native code.
#[derive(Clone, Copy, Debug)]
pub struct Registered {
    /// The kernel: its name, source file, IR and parameters.
    pub def: &'static KernelDef,
    /// The path of the function, from its crate's name on.
    pub path: &'static str,
    /// The parameters that `tune(…)` lists.
    pub tuning: &'static [Tunable],
    /// Calls its argument with the default instance; none of a kernel with parameters and without
    /// `default(…)`.
    pub default: Option<WithDefinition>,
    /// The tile kernel that an expression became, as Rust without line breaks; none of a kernel that
    /// was written as one.
    pub written: Option<&'static str>,
}

/// A function that calls its argument with an instance of a kernel.
pub type WithDefinition = fn(&mut dyn FnMut(&dyn Definition));

/// A parameter that `tune(…)` of the attribute lists.
#[derive(Clone, Copy, Debug)]
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

/// Native code of an instance, opaque to all but the backend that compiled it.
#[derive(Clone, Copy, Debug)]
pub struct NativeCode(&'static (dyn Any + Send + Sync));

impl NativeCode {
    /// A handle of code that the backend's own type describes.
    pub const fn new<C: Any + Send + Sync>(code: &'static C) -> NativeCode {
        NativeCode(code)
    }

    /// The code, if it is described by this type.
    pub fn get<C: Any>(self) -> Option<&'static C> {
        self.0.downcast_ref()
    }
}
