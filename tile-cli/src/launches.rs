//! Arguments of a launch that a command line describes: extents by the names that `dims!` gives
//! them, or by tensor, and scalars.

use crate::{Failure, flags, usage};
use lexopt::Parser;
use std::collections::BTreeMap;
use tile_core::elem::DType;
use tile_core::interp::scalar::{eval_cast, eval_literal};
use tile_core::ir::{Func, Literal, Op};
use tile_core::launch::prologue::Prologue;
use tile_kernel::launch::{Arg, LaunchError, Memory, Scalar, TensorArg, TensorParts};
use tile_verify::Verify;

/// What the command line says of a launch.
#[derive(Clone, Default, Debug)]
pub(crate) struct Given {
    /// `--dims m=512,n=512`.
    dims: BTreeMap<String, i64>,
    /// `--extents a=512x64`.
    extents: BTreeMap<String, Vec<i64>>,
    /// `--scalars alpha=0.5`.
    scalars: BTreeMap<String, String>,
}

/// The flags that [`Given::flag`] reads, for messages.
pub(crate) const FLAGS: &str = "`--dims m=512,…`, `--extents a=512x64,…`, `--scalars alpha=0.5,…`";

/// Whether an extent has a name. The extent of an index of a formula is `len_` and the index, and
/// has the index's name as well.
fn is_named(extent: &str, name: &str) -> bool {
    extent == name || extent.strip_prefix("len_") == Some(name)
}

/// An argument without elements.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Argument {
    Tensor { dtype: DType, shape: Vec<i64>, mutable: bool },
    Scalar(Scalar),
}

impl Given {
    /// Reads a flag, if it is one of these.
    pub(crate) fn flag(&mut self, flag: &str, parser: &mut Parser) -> Result<bool, Failure> {
        match flag {
            "dims" => {
                for (name, value) in pairs(flag, &flags::value(parser)?, "m=512")? {
                    let extent = whole(&value).ok_or_else(|| wrong(flag, &value, "a whole number"))?;
                    self.dims.insert(name, extent);
                }
            }
            "extents" => {
                for (name, value) in pairs(flag, &flags::value(parser)?, "a=512x64")? {
                    let extents: Option<Vec<i64>> = value.split('x').map(whole).collect();
                    let extents = extents.ok_or_else(|| wrong(flag, &value, "whole numbers, as in `512x64`"))?;
                    self.extents.insert(name, extents);
                }
            }
            "scalars" => self.scalars.extend(pairs(flag, &flags::value(parser)?, "alpha=0.5")?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The same with what another says besides.
    pub(crate) fn with(&self, other: &Given) -> Given {
        let mut both = self.clone();
        both.dims.extend(other.dims.clone());
        both.extents.extend(other.extents.clone());
        both.scalars.extend(other.scalars.clone());
        both
    }

    /// The arguments of a launch of an instance: extents that are not given are `otherwise`, or what
    /// the prologue expects of them.
    ///
    /// `generic` is the kernel's IR as it is embedded, which has the user's names; `func` is the
    /// instance's.
    pub(crate) fn arguments(&self, generic: &Func, func: &Func, otherwise: i64) -> Result<Vec<Argument>, Failure> {
        let known = names(generic);
        self.check(generic, &known)?;
        let mut arguments = Vec::new();
        let mut stated: Vec<Vec<bool>> = Vec::new();
        for (number, param) in func.params.iter().enumerate() {
            let ty = func.ty(param.value);
            let dtype = ty.elem().dtype().ok_or_else(|| Failure::Failed("the instance is not concrete".to_owned()))?;
            let Some(mem) = ty.mem() else {
                arguments.push(Argument::Scalar(self.scalar(&param.name, dtype)?));
                stated.push(Vec::new());
                continue;
            };
            let given = self.extents.get(&param.name);
            if let Some(given) = given.filter(|given| given.len() != mem.rank()) {
                let (rank, name) = (mem.rank(), &param.name);
                return Err(usage(format!("`--extents` gives `{name}` {} extents, expected {rank}", given.len())));
            }
            let named = |axis: usize| known.get(&(number, axis)).and_then(|name| self.dim(name));
            let extent = |axis: usize| given.map(|given| given[axis]).or_else(|| named(axis));
            let found: Vec<Option<i64>> = (0..mem.rank()).map(extent).collect();
            stated.push(found.iter().map(Option::is_some).collect());
            let shape = found.into_iter().map(|extent| extent.unwrap_or(otherwise)).collect();
            arguments.push(Argument::Tensor { dtype, shape, mutable: param.mutable });
        }
        settle(func, &mut arguments, &stated)?;
        Ok(arguments)
    }

    /// Whether extents are stated.
    pub(crate) fn states_extents(&self) -> bool {
        !self.dims.is_empty() || !self.extents.is_empty()
    }

    /// A verification of launches with these extents and scalars; the others are drawn.
    pub(crate) fn options(&self, generic: &Func, func: &Func, mut verify: Verify) -> Result<Verify, Failure> {
        let known = names(generic);
        self.check(generic, &known)?;
        if !self.states_extents() && self.scalars.is_empty() {
            return Ok(verify);
        }
        for (name, &extent) in &self.dims {
            verify = verify.extent(name, [extent as usize]);
        }
        for (name, extents) in &self.extents {
            for (axis, &extent) in extents.iter().enumerate() {
                verify = verify.extent(&format!("{name}.{axis}"), [extent as usize]);
            }
        }
        for param in func.params.iter().filter(|param| self.scalars.contains_key(&param.name)) {
            let dtype = func.ty(param.value).elem().dtype();
            let dtype = dtype.ok_or_else(|| Failure::Failed("the instance is not concrete".to_owned()))?;
            verify = verify.scalar_of(&param.name, self.scalar(&param.name, dtype)?);
        }
        Ok(if self.states_extents() { verify.work(f64::INFINITY) } else { verify })
    }

    /// What is stated of an extent.
    fn dim(&self, extent: &str) -> Option<i64> {
        let mut named = self.dims.iter().filter(|(name, _)| is_named(extent, name));
        named.next().map(|(_, &value)| value)
    }

    /// Refuses names that the kernel does not have.
    fn check(&self, generic: &Func, known: &BTreeMap<(usize, usize), String>) -> Result<(), Failure> {
        let is_tensor = |name: &str| {
            generic.params.iter().any(|param| param.name == name && generic.ty(param.value).mem().is_some())
        };
        let is_scalar = |name: &str| {
            generic.params.iter().any(|param| param.name == name && generic.ty(param.value).mem().is_none())
        };
        let mut dims: Vec<&str> = known.values().map(String::as_str).collect();
        dims.sort_unstable();
        dims.dedup();
        let listed = |names: Vec<&str>| match names.len() {
            0 => "none: there are none".to_owned(),
            _ => format!("one of {}", names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")),
        };
        let params = |is: &dyn Fn(&str) -> bool| {
            listed(generic.params.iter().map(|param| param.name.as_str()).filter(|name| is(name)).collect())
        };
        if let Some(name) = self.dims.keys().find(|name| !dims.iter().any(|dim| is_named(dim, name))) {
            return Err(usage(format!("`--dims` names `{name}`, expected {}", listed(dims))));
        }
        if let Some(name) = self.extents.keys().find(|name| !is_tensor(name)) {
            return Err(usage(format!("`--extents` names `{name}`, expected {}", params(&is_tensor))));
        }
        if let Some(name) = self.scalars.keys().find(|name| !is_scalar(name)) {
            return Err(usage(format!("`--scalars` names `{name}`, expected {}", params(&is_scalar))));
        }
        Ok(())
    }

    /// The value of a scalar, 1 unless it is given.
    fn scalar(&self, name: &str, dtype: DType) -> Result<Scalar, Failure> {
        let text = self.scalars.get(name).map_or("1", String::as_str);
        let expected = |what: &str| usage(format!("`--scalars` gives `{name}` `{text}`, expected {what}"));
        Ok(match dtype {
            DType::Bool => match text {
                "0" | "false" => eval_literal(Literal::Bool(false), dtype),
                "1" | "true" => eval_literal(Literal::Bool(true), dtype),
                _ => return Err(expected("0 or 1")),
            },
            _ if dtype.is_float() => {
                let value: f64 = text.parse().map_err(|_| expected("a number"))?;
                eval_cast(Scalar::new(value), dtype, None)
            }
            _ => eval_literal(Literal::Int(text.parse().map_err(|_| expected("a whole number"))?), dtype),
        })
    }
}

/// Makes extents that nobody states what the prologue expects of them.
fn settle(func: &Func, arguments: &mut [Argument], stated: &[Vec<bool>]) -> Result<(), Failure> {
    let prologue = Prologue::new(func)?;
    let position = |name: &str| func.params.iter().position(|param| param.name == name);
    // Each round settles an axis; one more finds that all are.
    for _ in 0..=stated.iter().map(Vec::len).sum() {
        let planned = with_args(arguments, |args| prologue.plan(args).map(|_| ()));
        let (argument, axis, expected, found) = match planned {
            Ok(()) => return Ok(()),
            Err(LaunchError::Shape { argument, axis, expected, found }) => (argument, axis, expected, found),
            Err(error) => return Err(hint(&error)),
        };
        let at = position(&argument).filter(|&at| !stated[at][axis]);
        match at.map(|at| &mut arguments[at]) {
            Some(Argument::Tensor { shape, .. }) if shape[axis] != expected => shape[axis] = expected,
            _ => return Err(hint(&LaunchError::Shape { argument, axis, expected, found })),
        }
    }
    Err(usage("extents contradict each other; expected `--dims` or `--extents` that fit the kernel"))
}

fn hint(error: &LaunchError) -> Failure {
    usage(format!("{error}; `--dims`, `--extents` and `--scalars` describe the launch"))
}

/// The names that the prologue gives extents of tensors, by parameter and axis.
pub(crate) fn names(generic: &Func) -> BTreeMap<(usize, usize), String> {
    let mut names = BTreeMap::new();
    let position = |value| generic.params.iter().position(|param| param.value == value);
    for &id in &generic.regions[generic.host].insts {
        let inst = &generic.insts[id];
        let (value, axis) = match &inst.op {
            Op::Extent { axis } => (inst.result, *axis),
            Op::Expect { axis } => (inst.args.get(1).copied(), *axis),
            _ => continue,
        };
        let name = value.and_then(|value| generic.values[value].name.clone());
        if let (Some(name), Some(at)) = (name, position(inst.args[0])) {
            names.entry((at, axis as usize)).or_insert(name);
        }
    }
    names
}

/// Calls a function with arguments of these extents, whose elements nothing may use.
pub(crate) fn with_args<T>(arguments: &[Argument], f: impl FnOnce(&[Arg<'_>]) -> T) -> T {
    let rows = |shape: &[i64]| -> Vec<i64> {
        (0..shape.len())
            .map(|axis| shape[axis + 1..].iter().fold(1, |all: i64, &extent| all.saturating_mul(extent)))
            .collect()
    };
    let strides: Vec<Vec<i64>> = arguments
        .iter()
        .map(|argument| match argument {
            Argument::Tensor { shape, .. } => rows(shape),
            Argument::Scalar(_) => Vec::new(),
        })
        .collect();
    let args: Vec<Arg<'_>> = arguments
        .iter()
        .zip(&strides)
        .map(|(argument, strides)| match argument {
            Argument::Scalar(scalar) => Arg::Scalar(*scalar),
            Argument::Tensor { dtype, shape, mutable } => {
                // Aligned as allocations are; no memory of anything.
                let address = std::ptr::without_provenance_mut(1 << 20);
                let parts =
                    TensorParts { dtype: *dtype, address, memory: Memory::Host, shape, strides, mutable: *mutable };
                // SAFETY: the function reads extents and strides alone.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
        })
        .collect();
    f(&args)
}

fn whole(text: &str) -> Option<i64> {
    text.parse().ok().filter(|&value| (0..=1 << 62).contains(&value))
}

fn wrong(flag: &str, found: &str, expected: &str) -> Failure {
    usage(format!("`--{flag}` has `{found}`, expected {expected}"))
}

/// `m=512,n=64`.
fn pairs(flag: &str, text: &str, example: &str) -> Result<Vec<(String, String)>, Failure> {
    let one = |part: &str| {
        let wrong = || wrong(flag, part, &format!("a name and its value, as in `{example}`"));
        let (name, value) = part.split_once('=').ok_or_else(wrong)?;
        Ok((name.trim().to_owned(), value.trim().to_owned()))
    };
    text.split(',').filter(|part| !part.trim().is_empty()).map(one).collect()
}
