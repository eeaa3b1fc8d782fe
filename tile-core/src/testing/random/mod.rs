//! Generator of random kernels, valid by construction, with inputs.
//!
//! A seed gives a kernel, whose every instance passes the verifier, reads no
//! tile before it is written, has no race, and gives the same result in every
//! order that the language leaves open; outputs that depend on functions which
//! targets approximate say so. One output sums up what every tile holds, so
//! that nothing a kernel computes goes unseen.
//!
//! [`ast`] is the tree that a kernel is made as; [`state`] is what the generator
//! knows while it makes one; [`expr`], [`fill`], [`tileop`], [`parallel`],
//! [`stmt`], [`threads`] and [`kernel`] make it, [`data`] its inputs. [`to_ir`] and
//! [`to_rust`] write it out in two forms that share nothing but the tree, so
//! that what the macro makes of the one can be compared with the other. The
//! source has [`attributes`] besides.

mod ast;
mod attributes;
mod corpus;
mod data;
mod expr;
mod fault;
mod fill;
mod kernel;
mod legal_schedule;
mod parallel;
mod rng;
mod state;
mod stmt;
mod threads;
mod tileop;
mod to_ir;
mod to_rust;
mod unwritten;

use super::Buffer;
use crate::elem::DType;
use crate::interp::scalar::Number;
use crate::ir::{Func, text};
use crate::launch::{Arg, HostDevice, Instance, KernelDef, LaunchError, ParamDef, Scalar};
use ast::{Ast, Param};

pub use corpus::{CORPUS, corpus};
pub use fault::Fault;
pub use rng::Rng;
pub use unwritten::Unwritten;

/// A random kernel with one choice of its parameters and inputs.
#[derive(Clone, Debug)]
pub struct Random {
    ast: Ast,
}

/// An output of a launch.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The tensor.
    pub tensor: Buffer,
    /// Whether every target gives the same bits (NaN and zeros aside).
    pub exact: bool,
}

impl Outcome {
    /// Whether another device's output is this one: to the bit where every
    /// target gives the same, NaN and zeros aside, and within a hundredth
    /// elsewhere.
    ///
    /// # Errors
    /// The first element that is not.
    pub fn agrees(&self, found: &Outcome) -> Result<(), String> {
        let dtype = self.tensor.dtype();
        let value = |bits| match Number::decode(dtype, bits) {
            Number::Int(x) => x as f64,
            Number::Float(x) => x,
        };
        for (i, (e, f)) in self.tensor.bits().into_iter().zip(found.tensor.bits()).enumerate() {
            let (x, y) = (value(e), value(f));
            let close = !self.exact && (x - y).abs() <= 1e-2 * x.abs().max(1.0);
            if e != f && x != y && !(x.is_nan() && y.is_nan()) && !close {
                return Err(format!("element {i} is {y}, expected {x}"));
            }
        }
        Ok(())
    }
}

impl Random {
    /// The kernel of a seed.
    pub fn new(seed: u64) -> Random {
        Random { ast: legal_schedule::legal(kernel::kernel(format!("random_{seed}"), Rng::new(seed), None)) }
    }

    /// The kernel of a seed with a fault: its blocks race where the first axis of
    /// the grid has more than one.
    pub fn with_fault(seed: u64, fault: Fault) -> Random {
        Random { ast: legal_schedule::legal(kernel::kernel(format!("random_{seed}"), Rng::new(seed), Some(fault))) }
    }

    /// The kernel that choices make, however many there are.
    pub fn of_choices(choices: &[u8]) -> Random {
        Random { ast: legal_schedule::legal(kernel::kernel("random".to_owned(), Rng::of_choices(choices), None)) }
    }

    /// The kernel of a seed, with a fault for checks to find; none if it has no place
    /// for it.
    pub fn unwritten(seed: u64, fault: Unwritten) -> Option<Random> {
        let Random { ast } = Random::new(seed);
        unwritten::seed(ast, fault, &mut Rng::new(seed)).map(|ast| Random { ast })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.ast.name
    }

    /// The symbolic function.
    pub fn func(&self) -> Func {
        to_ir::function(&self.ast)
    }

    /// The kernel as Rust source, with the constants that it uses.
    pub fn source(&self) -> String {
        to_rust::source(&self.ast)
    }

    /// The handle of its instance, as a Rust expression.
    pub fn handle(&self) -> String {
        to_rust::handle(&self.ast)
    }

    /// The types of its instance.
    pub fn elems(&self) -> Vec<DType> {
        self.ast.elems.iter().map(|param| param.dtype).collect()
    }

    /// The const parameters of its instance.
    pub fn consts(&self) -> Vec<i64> {
        self.ast.consts.iter().map(|param| param.value).collect()
    }

    /// The values of the constants around it.
    pub fn externs(&self) -> Vec<Scalar> {
        self.ast.externs.iter().map(|constant| constant.value).collect()
    }

    /// The definition, as a macro would embed it. It is never freed.
    pub fn definition(&self) -> &'static KernelDef {
        let func = self.func();
        let leak = |text: String| -> &'static str { text.leak() };
        let params = func.params.iter().map(|param| {
            let ty = func.ty(param.value);
            let rank = ty.mem().map(|mem| mem.rank());
            ParamDef { name: leak(param.name.clone()), elem: ty.elem(), rank, mutable: param.mutable, writes_all: None }
        });
        let params = params.collect::<Vec<_>>().leak();
        let (name, ir) = (leak(self.name().to_owned()), leak(text::print(&func)));
        Box::leak(Box::new(KernelDef {
            name,
            file: "random",
            span: crate::ir::Span::UNKNOWN,
            doc: "",
            ir,
            params,
            callees: &[],
            admits: None,
        }))
    }

    /// Launches its instance on a device, on fresh arguments, and gives the
    /// outputs.
    ///
    /// # Errors
    /// Those of the launch.
    pub fn launch_on(&self, device: &dyn HostDevice) -> Result<Vec<Outcome>, LaunchError> {
        let (elems, consts, externs) = (self.elems(), self.consts(), self.externs());
        let instance = Instance::new(self.definition(), &elems, &consts, &externs);
        self.launch(|args| device.launch(&instance, args))
    }

    /// Launches by `run` on fresh arguments and gives the outputs.
    ///
    /// # Errors
    /// Those of `run`.
    pub fn launch<E>(&self, run: impl FnOnce(&mut [Arg<'_>]) -> Result<(), E>) -> Result<Vec<Outcome>, E> {
        let mut outcomes: Vec<Outcome> = self
            .ast
            .params
            .iter()
            .filter_map(|param| match param {
                Param::Output { before, exact, .. } => Some(Outcome { tensor: before.clone(), exact: *exact }),
                Param::Input(..) | Param::Scalar(..) => None,
            })
            .collect();
        let mut outputs = outcomes.iter_mut();
        let mut args: Vec<Arg<'_>> = self
            .ast
            .params
            .iter()
            .map(|param| match param {
                Param::Input(_, buffer) => buffer.arg(),
                Param::Output { .. } => outputs.next().expect("as many as were cloned").tensor.arg_mut(),
                Param::Scalar(_, value) => Arg::Scalar(*value),
            })
            .collect();
        run(&mut args)?;
        drop(args);
        Ok(outcomes)
    }
}
