//! What cases of `tests/kernels` call: kernels as AscendNPU IR, through the
//! vendor's compiler, and run instruction by instruction.

use ascend_sim::{Arg as Given, Compiled, Options, Program, Refusal, Tools};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use tile_ascend::Chip;
use tile_ascend::compile::compile;
use tile_ascend::ir;
use tile_ascend::lower::Facts;
use tile_ascend::npuir;
use tile_core::elem::DType;
use tile_core::interp::Prologue;
use tile_core::launch::check_host_args;
use tile_core::passes::instantiate;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::harness::{Random, Tolerance};
use tile_kernels::reference::Array;

/// Random data for one test, from a seed that is printed when the test fails.
pub(crate) fn random() -> Random {
    let seed = match std::env::var("TILE_SEED") {
        Ok(seed) => seed.parse().expect("TILE_SEED is a number"),
        Err(_) => Random::fresh_seed(),
    };
    println!("TILE_SEED={seed}");
    Random::new(seed)
}

thread_local! {
    /// Programs of a test, by their text.
    static MADE: RefCell<HashMap<String, Rc<Result<Program, String>>>> = RefCell::default();
}

/// An NPU, as far as it can be had on this machine.
#[derive(Debug)]
pub(crate) struct Npu {
    tools: Tools,
    multi_buffer: bool,
}

impl HostDevice for Npu {}

impl Device for Npu {
    fn target(&self) -> &'static str {
        "npu"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = instantiate(instance)?;
        let prologue = Prologue::new(&func)?;
        let plan = prologue.plan(args)?;
        if plan.grid.contains(&0) {
            return Ok(());
        }
        let apart = |arg: &Arg<'_>| match arg {
            Arg::Tensor(tensor) => {
                tensor.shape.last().is_some_and(|&extent| extent > 1) && tensor.strides.last() != Some(&1)
            }
            Arg::Scalar(_) => false,
        };
        if args.iter().any(apart) {
            let reason = "neighbours on a tensor's last axis are apart".to_owned();
            return Err(LaunchError::Strides { argument: func.name.clone(), reason });
        }
        let chip = Chip::from_name("910B1").expect("a chip of the table");
        let program = compile(&func, &Facts { strided: is_strided(args), ..Facts::default() }, chip)?;
        let unsupported = |reason: String| LaunchError::Unsupported {
            kernel: func.name.clone(),
            target: self.target().to_owned(),
            reason,
        };
        let text = npuir::emit(&program).map_err(|error| unsupported(error.to_string()))?;
        let made = self.made(&func.name, &text);
        let code = (*made).as_ref().map_err(|error| unsupported(error.clone()))?;
        let blocks = plan.grid.iter().product::<i64>().min(i64::from(chip.cores)) as u32;

        let position = |value| func.params.iter().position(|param| param.value == value);
        let mut buffers: Vec<Vec<u8>> = Vec::new();
        for tensor in program.tensors.values() {
            buffers.push(match position(tensor.of).map(|i| &args[i]) {
                Some(Arg::Tensor(tensor)) => {
                    let bytes = extent_bytes(tensor.shape, tensor.strides, tensor.dtype);
                    // SAFETY: The argument's elements span so many bytes, which
                    // nothing writes meanwhile.
                    unsafe { std::slice::from_raw_parts(tensor.address, bytes) }.to_vec()
                }
                _ => {
                    let number = prologue.workspaces().iter().position(|workspace| workspace.value == tensor.of);
                    vec![0; plan.workspaces[number.expect("a tensor is an argument or a workspace")]]
                }
            });
        }
        let mut given: Vec<Given<'_>> = buffers.iter_mut().map(|bytes| Given::Buffer(bytes)).collect();
        for param in &program.params {
            let slot = prologue.slot(param.source);
            let bits = plan.get(slot.expect("the prologue knows what programs are passed"));
            given.push(scalar(&program, param.val, bits));
        }
        code.run([blocks, 1, 1], &mut given).map_err(|fault| unsupported(format!("fault: {fault}")))?;
        drop(given);
        for (tensor, bytes) in program.tensors.values().zip(&buffers) {
            if let (true, Some(Arg::Tensor(to))) = (tensor.writable, position(tensor.of).map(|i| &args[i])) {
                // SAFETY: As above; the argument is mutable.
                unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), to.address, bytes.len()) };
            }
        }
        Ok(())
    }
}

impl Npu {
    fn made(&self, name: &str, text: &str) -> Rc<Result<Program, String>> {
        let key = format!("{}{text}", self.multi_buffer);
        if let Some(made) = MADE.with_borrow(|made| made.get(&key).cloned()) {
            return made;
        }
        let options = Options { multi_buffer: self.multi_buffer, grid_arguments: true, ..Options::default() };
        let make = || -> Result<Program, Refusal> {
            let compiled = Compiled::new(&self.tools, text, &options)?;
            Program::new(&self.tools, &compiled, name)
        };
        let made = Rc::new(make().map_err(|error| format!("tools: {error}")));
        MADE.with_borrow_mut(|all| all.insert(key, made.clone()));
        made
    }
}

fn scalar(program: &ir::Program, val: ir::Val, bits: u64) -> Given<'static> {
    match program.vals[val].elem {
        DType::Index | DType::I64 | DType::U64 => Given::I64(bits as i64),
        DType::F32 => Given::F32(f32::from_bits(bits as u32)),
        _ => Given::I32(bits as i32),
    }
}

fn is_strided(args: &[Arg<'_>]) -> bool {
    args.iter().any(|arg| {
        let Arg::Tensor(tensor) = arg else { return false };
        let mut dense = 1;
        tensor.shape.iter().zip(tensor.strides).rev().any(|(&extent, &stride)| {
            let other = extent > 1 && stride != dense;
            dense *= extent;
            other
        })
    })
}

fn extent_bytes(shape: &[i64], strides: &[i64], dtype: DType) -> usize {
    if shape.contains(&0) {
        return 0;
    }
    let last: i64 = shape.iter().zip(strides).map(|(&n, &stride)| (n - 1) * stride).sum();
    (last as usize + 1) * dtype.bytes()
}

/// An expected output and how far a result may be from it.
pub(crate) type Expected<'a> = (&'a Array, Tolerance);

/// Launches with both settings of multiple buffers, and compares the outputs, in
/// order. What this compiler refuses by a code is told.
#[track_caller]
pub(crate) fn check<const N: usize>(
    case: &str,
    expected: [Expected<'_>; N],
    launch: impl Fn(&dyn HostDevice) -> Result<[Array; N], LaunchError>,
) {
    let Some(tools) = Tools::find() else { return };
    for multi_buffer in [true, false] {
        let device = Npu { tools: tools.clone(), multi_buffer };
        let outputs = match launch(&device) {
            Ok(outputs) => outputs,
            Err(LaunchError::Unsupported { reason, .. }) if reason.starts_with("npu-") => {
                println!("{case} is refused: {reason}");
                return;
            }
            Err(error) => panic!("{case}, several buffers {multi_buffer}: {error}"),
        };
        for (i, (output, (expected, tolerance))) in outputs.iter().zip(expected).enumerate() {
            if let Err(mismatch) = tolerance.check(output, expected) {
                panic!("{case}, several buffers {multi_buffer}, output {i}: {mismatch}");
            }
        }
    }
}
