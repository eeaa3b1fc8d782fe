//! A launch without its data: an instance and what its arguments look like, owned, so that another
//! thread can compile what the launch will run.

use super::host_adapter::ALIGN;
use super::{Arg, Checks, Instance, KernelDef, Memory, Scalar, TensorArg, TensorParts};
use crate::elem::DType;
use crate::ir::schedule::Overrides;

/// An address as aligned as those of allocations.
const BASE: usize = 1 << 20;

/// What a program for a launch depends on: the instance, and extents, strides, element types and
/// alignment of the arguments. It holds no element of a tensor.
#[derive(Clone, Debug)]
pub struct LaunchOutline {
    def: &'static KernelDef,
    elems: Vec<DType>,
    consts: Vec<i64>,
    externs: Vec<Scalar>,
    checks: Checks,
    overrides: Overrides,
    args: Vec<ArgOutline>,
}

#[derive(Clone, Debug)]
enum ArgOutline {
    Scalar(Scalar),
    Tensor { dtype: DType, address: usize, memory: Memory, shape: Vec<i64>, strides: Vec<i64>, mutable: bool },
}

impl ArgOutline {
    /// The argument, whose elements nothing may use.
    fn arg(&self) -> Arg<'_> {
        match self {
            ArgOutline::Scalar(scalar) => Arg::Scalar(*scalar),
            ArgOutline::Tensor { dtype, address, memory, shape, strides, mutable } => {
                let address = std::ptr::without_provenance_mut(*address);
                let parts = TensorParts { dtype: *dtype, address, memory: *memory, shape, strides, mutable: *mutable };
                // SAFETY: those that `LaunchOutline::with` gives them to use no elements.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
        }
    }
}

impl LaunchOutline {
    /// Of a launch of exactly this instance.
    pub fn of(instance: &Instance<'_>, args: &[Arg<'_>]) -> LaunchOutline {
        let outline = |arg: &Arg<'_>| match arg {
            Arg::Scalar(scalar) => ArgOutline::Scalar(*scalar),
            Arg::Tensor(tensor) => ArgOutline::Tensor {
                dtype: tensor.dtype,
                address: tensor.address.addr(),
                memory: tensor.memory,
                shape: tensor.shape.to_vec(),
                strides: tensor.strides.to_vec(),
                mutable: tensor.mutable,
            },
        };
        LaunchOutline {
            def: instance.def(),
            elems: instance.elems().to_vec(),
            consts: instance.consts().to_vec(),
            externs: instance.externs().to_vec(),
            checks: instance.checks(),
            overrides: instance.overrides().cloned().unwrap_or_default(),
            args: args.iter().map(outline).collect(),
        }
    }

    /// The same with tensors in other memory, aligned as a [`HostCopy`](super::HostCopy) keeps them.
    #[must_use]
    pub fn in_memory(mut self, elsewhere: Memory) -> LaunchOutline {
        for arg in &mut self.args {
            if let ArgOutline::Tensor { address, memory, .. } = arg {
                (*address, *memory) = (BASE + *address % ALIGN, elsewhere);
            }
        }
        self
    }

    /// Calls a function with the instance and the arguments.
    ///
    /// # Safety
    /// The function uses no element of a tensor: the addresses are numbers.
    pub unsafe fn with<R>(&self, f: impl FnOnce(&Instance<'_>, &[Arg<'_>]) -> R) -> R {
        let args: Vec<Arg<'_>> = self.args.iter().map(ArgOutline::arg).collect();
        let instance = Instance::new(self.def, &self.elems, &self.consts, &self.externs);
        f(&instance.with_checks(self.checks).with_overrides(&self.overrides), &args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Buffer;

    #[test]
    fn arguments_are_what_they_were_but_for_their_memory() {
        static DEF: KernelDef = KernelDef {
            name: "k",
            file: "",
            span: crate::ir::Span::UNKNOWN,
            doc: "",
            ir: "",
            params: &[],
            callees: &[],
            admits: None,
        };
        let (elems, consts) = ([DType::F32], [4]);
        let instance = Instance::new(&DEF, &elems, &consts, &[]);
        let mut buffer = Buffer::zeros(DType::F32, &[3, 5]);
        let args = [buffer.arg_mut(), Arg::Scalar(Scalar::new(2_i32))];
        let here = LaunchOutline::of(&instance, &args);
        let there = here.clone().in_memory(Memory::Device(7));
        for (outline, memory) in [(here, Memory::Host), (there, Memory::Device(7))] {
            // SAFETY: no element is used.
            unsafe {
                outline.with(|instance, args| {
                    assert_eq!((instance.consts(), instance.elems()), (&consts[..], &elems[..]));
                    let [Arg::Tensor(tensor), Arg::Scalar(scalar)] = args else { panic!("two arguments") };
                    assert_eq!((tensor.shape, tensor.strides), (&[3, 5][..], &[5, 1][..]));
                    assert_eq!((tensor.memory, tensor.mutable, scalar.bits), (memory, true, 2));
                });
            }
        }
    }
}
