//! Launches on memory of the host, without copies.

use crate::operand::{Operand, Part, Plan, count};
use crate::{Call, Framework, malformed};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use tile_kernel::elem::DType;
use tile_kernel::launch::{Arg, Device, Instance, KernelDef, LaunchError, Memory, TensorArg, TensorParts};
use tile_kernel::prelude::Cpu;

/// One device for all calls: it keeps memory of its blocks between launches.
static DEVICE: LazyLock<Cpu> = LazyLock::new(Cpu::new);

/// Memory of a result, as the framework owns it: a vector of one of its element types.
///
/// # Safety
/// The address stays, is aligned for the type, and has room for as many elements as were asked
/// for, until the vector is given to the framework.
pub unsafe trait Vector<F: Framework>: Sized {
    /// A vector of so many zeros, or an empty one with that capacity; none for a type that the
    /// framework does not hold on the host.
    fn new(dtype: F::DType, len: usize, clear: bool) -> Option<Self>;

    /// The exposed address of its first element.
    fn address(&mut self) -> u64;

    /// Makes an empty vector as long as its capacity was asked to be.
    ///
    /// # Safety
    /// So many elements are initialised.
    unsafe fn set_len(&mut self, len: usize);
}

/// A result: its memory, empty until it is written if it is not cleared.
struct Made<V> {
    vector: V,
    shape: Vec<i64>,
    address: u64,
    len: usize,
    /// Whether a launch has written it, of one that is not cleared.
    written: Option<AtomicBool>,
}

/// Runs a call on arguments of these types and places; gives its results and their extents.
///
/// # Errors
/// For arguments that do not fit the kernel, and as a launch.
///
/// # Safety
/// The operands of inputs lie in memory that is initialised, and that nobody writes until then;
/// for parameters of `bool`, each byte is 0 or 1.
pub unsafe fn forward<F: Framework, V: Vector<F>>(
    call: &Call,
    types: &[F::DType],
    inputs: &[Operand],
) -> Result<Vec<(V, Vec<i64>)>, LaunchError> {
    call.with_instance(|instance| {
        let given: Vec<(F::DType, Vec<i64>)> =
            types.iter().zip(inputs).map(|(&dtype, operand)| (dtype, operand.shape.clone())).collect();
        let plan = call.plan::<F>(instance, &given)?;
        let def = instance.def();
        let mut results = allocate::<F, V>(def, &plan, true)?;
        // SAFETY: the caller's promise.
        let outcome = match unsafe { run_new(instance, &plan, inputs, &mut results) } {
            // Known for smaller extents alone: zeros will do for any.
            Err(LaunchError::Uninitialised { .. }) => {
                results = allocate(def, &plan, false)?;
                // SAFETY: the same.
                unsafe { run_new(instance, &plan, inputs, &mut results) }
            }
            outcome => outcome,
        };
        outcome?;
        Ok(results.into_iter().map(|made| (made.vector, made.shape)).collect())
    })
}

/// Memory for results, cleared where the kernel may not write all of it, or everywhere.
fn allocate<F: Framework, V: Vector<F>>(
    def: &KernelDef,
    plan: &Plan<F>,
    may_skip: bool,
) -> Result<Vec<Made<V>>, LaunchError> {
    let results = plan.outputs().map(|(dtype, whole, shape)| {
        let len = count(def, &shape)?;
        let clear = !(whole && may_skip);
        let mut vector = V::new(dtype, len, clear)
            .ok_or_else(|| malformed(def, format!("{} holds no {dtype:?} on the host", F::NAME)))?;
        let address = vector.address();
        let written = (!clear).then(|| AtomicBool::new(len == 0));
        Ok(Made { vector, shape, address, len, written })
    });
    results.collect()
}

/// Runs an instance on new results, and makes those vectors long that it has written.
///
/// # Safety
/// As [`forward`].
unsafe fn run_new<F: Framework, V: Vector<F>>(
    instance: &Instance<'_>,
    plan: &Plan<F>,
    inputs: &[Operand],
    results: &mut [Made<V>],
) -> Result<(), LaunchError> {
    let addresses: Vec<u64> = results.iter().map(|made| made.address).collect();
    let outputs: Vec<(Operand, Option<&AtomicBool>)> =
        plan.operands(&addresses).into_iter().zip(results.iter().map(|made| made.written.as_ref())).collect();
    // SAFETY: the caller's promise for inputs, and results are new.
    unsafe { run(instance, plan, inputs, &outputs) }?;
    for made in results {
        let Some(written) = &made.written else { continue };
        if !written.load(Ordering::Acquire) {
            return Err(malformed(instance.def(), "a launch has not written a result".to_owned()));
        }
        // SAFETY: there is capacity for so many elements, and all are written.
        unsafe { made.vector.set_len(made.len) };
    }
    Ok(())
}

/// Runs an instance on operands.
///
/// # Errors
/// As a launch.
///
/// # Safety
/// Operands of inputs are borrowed until then and initialised; those of outputs are borrowed
/// exclusively, and initialised unless there is a flag that says whether they are written. For
/// parameters of `bool`, each byte is 0 or 1.
pub unsafe fn run<F: Framework>(
    instance: &Instance<'_>,
    plan: &Plan<F>,
    inputs: &[Operand],
    outputs: &[(Operand, Option<&AtomicBool>)],
) -> Result<(), LaunchError> {
    let (mut inputs, mut outputs) = (inputs.iter(), outputs.iter());
    let missing = |name: &str| malformed(instance.def(), format!("the tensor `{name}` is missing"));
    let mut args = Vec::with_capacity(plan.parts.len());
    for part in &plan.parts {
        args.push(match part {
            Part::Scalar(scalar) => Arg::Scalar(*scalar),
            Part::Input { name, dtype } => {
                let operand = inputs.next().ok_or_else(|| missing(name))?;
                // SAFETY: the caller's promise.
                Arg::Tensor(unsafe { TensorArg::new(parts(operand, *dtype, false)) })
            }
            Part::Output { name, dtype, .. } => {
                let (operand, written) = outputs.next().ok_or_else(|| missing(name))?;
                // SAFETY: the caller's promise.
                let arg = unsafe { TensorArg::new(parts(operand, *dtype, true)) };
                Arg::Tensor(match written {
                    Some(written) if !written.load(Ordering::Acquire) => arg.uninit(written),
                    _ => arg,
                })
            }
        });
    }
    DEVICE.launch(instance, &mut args)
}

fn parts(operand: &Operand, dtype: DType, mutable: bool) -> TensorParts<'_> {
    TensorParts {
        dtype,
        address: std::ptr::with_exposed_provenance_mut(operand.address as usize),
        memory: Memory::Host,
        shape: &operand.shape,
        strides: &operand.strides,
        mutable,
    }
}
