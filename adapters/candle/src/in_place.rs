//! Ops that update tensors in place.
//!
//! Candle's in-place ops have one output. With several, each is borrowed by an in-place op that
//! borrows the next, and the innermost launches the kernel.

use crate::cpu;
use crate::dtype::{Part, Plan, Types};
use crate::error::{malformed, wrap};
use crate::op::Op;
use candle_core::{CpuStorage, CudaStorage, DType as Candle, InplaceOp1, Layout, Result, Storage, Tensor};
use std::sync::{Mutex, PoisonError};
use tile_adapter::Operand;
use tile_kernel::launch::{Instance, LaunchError};

impl Op {
    /// Runs the kernel on outputs that it updates, with any number of both.
    ///
    /// ```
    /// use candle_core::Device;
    /// use tile_candle::Op;
    /// use tile_kernel::prelude::*;
    ///
    /// /// y += x, and the largest x so far, for each row.
    /// #[tile_kernel]
    /// fn update(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>, top: &mut Tensor<f32, 1>) {
    ///     dims!(x = [n], y = [n], top = [n]);
    ///     parallel!(n, |i| {
    ///         y[i] += x[i];
    ///         top[i] = top[i].max(x[i]);
    ///     });
    /// }
    ///
    /// # fn main() -> candle_core::Result<()> {
    /// let new = |x: [f32; 2]| candle_core::Tensor::new(&x, &Device::Cpu);
    /// let (x, y, top) = (new([1.0, 5.0])?, new([1.0, 1.0])?, new([2.0, 2.0])?);
    /// Op::new(update()).apply_in_place(&[&y, &top], &[&x])?;
    /// assert_eq!((y.to_vec1::<f32>()?, top.to_vec1::<f32>()?), (vec![2.0, 6.0], vec![2.0, 5.0]));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// As [`apply`](Op::apply), and for outputs that share memory with each other or with an
    /// argument.
    pub fn apply_in_place(&self, outputs: &[&Tensor], inputs: &[&Tensor]) -> Result<()> {
        let names: Vec<&str> = self.tensors(true).collect();
        if names.len() != outputs.len() {
            let reason = format!("{} outputs, expected {}: {}", outputs.len(), names.len(), names.join(", "));
            return Err(wrap(malformed(self.def(), reason)));
        }
        // Locking what is locked already would wait forever.
        let storage = |tensor: &Tensor| std::ptr::from_ref::<Storage>(&tensor.storage_and_layout().0).addr();
        let places: Vec<usize> = outputs.iter().map(|output| storage(output)).collect();
        for (i, (name, place)) in names.iter().zip(&places).enumerate() {
            let later = names.iter().zip(&places).skip(i + 1);
            let read: Vec<(&str, usize)> = self.tensors(false).zip(inputs.iter().map(|input| storage(input))).collect();
            let others = later.map(|(name, place)| (*name, *place)).chain(read);
            if let Some((other, _)) = others.into_iter().find(|(_, other)| other == place) {
                return Err(wrap(LaunchError::Overlap { argument: (*name).to_owned(), other: other.to_owned() }));
            }
        }
        let [first, rest @ ..] = outputs else {
            return Err(wrap(malformed(self.def(), "there is no output to update".to_owned())));
        };
        first.inplace_op1(&Nested { op: self, rest, inputs, held: &Mutex::default() })
    }
}

/// The borrow of one output, around those of the others.
struct Nested<'a> {
    op: &'a Op,
    rest: &'a [&'a Tensor],
    inputs: &'a [&'a Tensor],
    held: &'a Mutex<Vec<(Candle, Operand)>>,
}

impl Nested<'_> {
    /// Takes an output, and then the next one or, with all of them, `launch`es.
    fn hold(&self, output: (Candle, Operand), launch: impl FnOnce(&[(Candle, Operand)]) -> Result<()>) -> Result<()> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).push(output);
        match self.rest {
            [next, rest @ ..] => next.inplace_op1(&Nested { rest, ..*self }),
            [] => launch(&self.held.lock().unwrap_or_else(PoisonError::into_inner)),
        }
    }
}

impl InplaceOp1 for Nested<'_> {
    fn name(&self) -> &'static str {
        self.op.def().name
    }

    fn cpu_fwd(&self, storage: &mut CpuStorage, layout: &Layout) -> Result<()> {
        let dtype = candle_core::backend::BackendStorage::dtype(storage);
        let output = cpu::output(self.op.def(), storage, layout)?;
        self.hold((dtype, output), |outputs| {
            let guards: Vec<_> = self.inputs.iter().map(|input| input.storage_and_layout()).collect();
            let mut inputs = Vec::with_capacity(guards.len());
            for (name, (storage, layout)) in self.op.tensors(false).zip(&guards) {
                let Storage::Cpu(storage) = &**storage else {
                    return Err(elsewhere(name, "the CPU", storage));
                };
                let dtype = candle_core::backend::BackendStorage::dtype(storage);
                inputs.push((dtype, cpu::input(self.op.def(), storage, layout)?));
            }
            // SAFETY: the storages of inputs are locked here, and those of outputs are borrowed by
            // the calls around this one.
            unsafe { cpu::in_place(self.op, &inputs, outputs) }
        })
    }

    #[cfg(feature = "cuda")]
    fn cuda_fwd(&self, storage: &mut CudaStorage, layout: &Layout) -> Result<()> {
        let device = storage.device.clone();
        crate::cuda::with_output(self.op, storage, layout, |output| {
            self.hold(output, |outputs| crate::cuda::in_place(self.op, &device, self.inputs, outputs))
        })
    }

    #[cfg(not(feature = "cuda"))]
    fn cuda_fwd(&self, _: &mut CudaStorage, _: &Layout) -> Result<()> {
        Err(candle_core::Error::NotCompiledWithCudaSupport)
    }
}

/// The error for an argument on another device.
pub(crate) fn elsewhere(argument: &str, expected: &str, found: &Storage) -> candle_core::Error {
    let found = format!("{:?}", found.device().location());
    wrap(LaunchError::Device { argument: argument.to_owned(), expected: expected.to_owned(), found })
}

/// Runs an op of candle's kinds, with one output, on the CPU.
pub(crate) fn single(op: &Op, output: (&mut CpuStorage, &Layout), inputs: &[(&CpuStorage, &Layout)]) -> Result<()> {
    let (storage, layout) = output;
    let dtype = candle_core::backend::BackendStorage::dtype(storage);
    let output = (dtype, cpu::output(op.def(), storage, layout)?);
    let mut operands = Vec::with_capacity(inputs.len());
    for (storage, layout) in inputs {
        let dtype = candle_core::backend::BackendStorage::dtype(*storage);
        operands.push((dtype, cpu::input(op.def(), storage, layout)?));
    }
    // SAFETY: the storages are borrowed, that of the output exclusively.
    unsafe { cpu::in_place(op, &operands, &[output]) }
}

/// The plan of an op on outputs that are there.
pub(crate) fn plan(
    op: &Op,
    instance: &Instance<'_>,
    inputs: &[(Candle, Vec<i64>)],
    outputs: &[(Candle, Operand)],
) -> Result<Plan> {
    let def = instance.def();
    let names: Vec<&str> = op.tensors(true).collect();
    if names.len() != outputs.len() {
        let reason = format!("{} outputs, expected {}: {}", outputs.len(), names.len(), names.join(", "));
        return Err(wrap(malformed(def, reason)));
    }
    let ranks = def.params.iter().filter(|param| param.mutable).map(|param| param.rank.unwrap_or(0));
    let mut shaped = op.call.as_written();
    for ((name, rank), (_, operand)) in names.iter().zip(ranks).zip(outputs) {
        if operand.shape.len() != rank {
            let found = operand.shape.len();
            let reason = format!("`{name}` is a tensor of rank {found}, expected rank {rank}");
            return Err(wrap(malformed(def, reason)));
        }
        let shape: Vec<usize> = operand.shape.iter().map(|&extent| extent as usize).collect();
        shaped = shaped.with_shape(name, &shape);
    }
    let plan: Plan = shaped.plan(instance, inputs).map_err(wrap)?;
    let mut found = outputs.iter();
    for part in &plan.parts {
        if let Part::Output { name, dtype, .. } = part
            && let Some((candle, _)) = found.next()
        {
            tile_adapter::check_dtype::<Types>(name, *dtype, *candle).map_err(wrap)?;
        }
    }
    Ok(plan)
}
