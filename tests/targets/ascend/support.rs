//! The session of these tests: kernels are lowered to AscendNPU IR, compiled by the vendor's
//! compiler, and simulated.

use crate::options::Options as Chosen;
use crate::report::Outcome;
use ascend_sim::{Arg as Given, Compiled, Options, Program, Refusal, Tools};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use tile_ascend::Chip;
use tile_ascend::binding::Binding;
use tile_ascend::compile::{compile, facts_of};
use tile_ascend::lower::Facts;
use tile_ascend::npuir;
use tile_conformance::{Check, Session};
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::launch::prologue::{Origin, Prologue};
use tile_core::launch::{Scalar, check_host_args};
use tile_core::passes::fit;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::registry::fitted;
use tile_kernels::testing::Random;

/// How a kernel is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Setting {
    /// Whether tiles of loops get several buffers.
    multi_buffer: bool,
    /// Whether extents are known when the kernel is lowered.
    known: bool,
}

const SETTINGS: [Setting; 4] = [
    Setting { multi_buffer: true, known: false },
    Setting { multi_buffer: false, known: true },
    Setting { multi_buffer: true, known: true },
    Setting { multi_buffer: false, known: false },
];

struct Run {
    tools: Tools,
    seed: u64,
    all: bool,
    /// Checks so far.
    checks: usize,
    /// Programs, by their text and settings.
    made: HashMap<(Setting, String), Rc<Result<Program, Stop>>>,
}

thread_local! {
    static RUN: RefCell<Option<Run>> = const { RefCell::new(None) };
    /// The kernel that was refused last, and its types.
    static REFUSED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Why a program was not made.
#[derive(Clone, Debug)]
enum Stop {
    Refused(String),
    /// Memory, of which there is not enough.
    Memory {
        needed: u64,
        available: u64,
    },
}

/// Starts the run of a case.
pub(crate) fn start(tools: Tools, options: &Chosen) {
    let run = Run { tools, seed: options.seed, all: options.all, checks: 0, made: HashMap::new() };
    RUN.set(Some(run));
}

fn with<T>(f: impl FnOnce(&mut Run) -> T) -> T {
    RUN.with_borrow_mut(|run| f(run.as_mut().expect("cases run in a run")))
}

/// An NPU, as far as it can be had on this machine.
#[derive(Debug)]
struct Npu(Setting);

impl HostDevice for Npu {}

impl Device for Npu {
    fn target(&self) -> &'static str {
        "npu"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let launched = self.launch_fitted(&fitted(instance), args);
        if launched.is_err() {
            let types: Vec<&str> = instance.elems().iter().map(|elem| elem.name()).collect();
            REFUSED.set(format!("{} {}", instance.def().name, types.join(",")));
        }
        launched
    }
}

impl Npu {
    fn launch_fitted(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let chip = Chip::from_name("910B1").expect("a chip of the table");
        let made = fit(instance, |func| {
            let prologue = Prologue::new(func)?;
            let plan = prologue.plan(args)?;
            if plan.grid.contains(&0) {
                return Ok(None);
            }
            // Refuses what programs do not take.
            facts_of(func.params.iter().map(|param| param.name.as_str()), args)?;
            let program = compile(func, &Facts::of(func, args, self.0.known), chip)?;
            let text = npuir::emit(&program).map_err(|error| unsupported(func, error.to_string()))?;
            let code = self.made(&func.name, &text);
            match &*code {
                Err(Stop::Refused(reason)) => Err(unsupported(func, reason.clone())),
                &Err(Stop::Memory { needed, available }) => Err(LaunchError::memory(&func.name, needed, available)),
                Ok(_) => Ok(Some((func.clone(), program, prologue, plan, code))),
            }
        })?;
        let Some((func, program, prologue, plan, code)) = made else { return Ok(()) };
        let Ok(code) = &*code else { return Ok(()) };
        let binding = Binding::new(&func, &program, &prologue)?;
        let blocks = plan.grid.iter().product::<i64>().min(i64::from(chip.cores)) as u32;
        let mut buffers: Vec<Vec<u8>> = Vec::new();
        for address in binding.sources() {
            buffers.push(match *address {
                Origin::Argument(at) => {
                    let Arg::Tensor(tensor) = &args[at] else { return Err(unsupported(&func, "no tensor".to_owned())) };
                    let bytes = tensor.span();
                    if bytes == 0 {
                        Vec::new()
                    } else {
                        // SAFETY: The argument's elements span so many bytes, which
                        // nothing writes meanwhile.
                        unsafe { std::slice::from_raw_parts(tensor.address, bytes) }.to_vec()
                    }
                }
                Origin::Workspace(at) => vec![0; plan.workspaces[at]],
            });
        }
        let mut given: Vec<Given<'_>> = buffers.iter_mut().map(|bytes| Given::Buffer(bytes)).collect();
        given.extend(binding.scalars(&plan).into_iter().map(scalar));
        code.run([blocks, 1, 1], &mut given).map_err(|fault| unsupported(&func, format!("fault: {fault}")))?;
        drop(given);
        for ((address, tensor), bytes) in binding.sources().iter().zip(program.tensors.values()).zip(&buffers) {
            if let (true, Origin::Argument(at)) = (tensor.writable, *address)
                && let Arg::Tensor(to) = &args[at]
            {
                // SAFETY: As above; the argument is mutable.
                unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), to.address, bytes.len()) };
            }
        }
        Ok(())
    }

    fn made(&self, name: &str, text: &str) -> Rc<Result<Program, Stop>> {
        let key = (self.0, text.to_owned());
        if let Some(made) = with(|run| run.made.get(&key).cloned()) {
            return made;
        }
        let tools = with(|run| run.tools.clone());
        let options = Options { multi_buffer: self.0.multi_buffer, grid_arguments: true, ..Options::default() };
        let make = || -> Result<Program, Refusal> {
            let compiled = Compiled::new(&tools, text, &options)?;
            Program::new(&tools, &compiled, name)
        };
        let made = Rc::new(make().map_err(|refusal| stop(&refusal)));
        with(|run| run.made.insert(key, made.clone()));
        made
    }
}

fn stop(refusal: &Refusal) -> Stop {
    if let Some((needed, available)) = refusal.overflow() {
        return Stop::Memory { needed, available };
    }
    Stop::Refused(format!("{}: {refusal}", refusal.code()))
}

fn unsupported(func: &Func, reason: String) -> LaunchError {
    LaunchError::Unsupported { kernel: func.name.clone(), target: "npu".to_owned(), reason }
}

fn scalar<'a>(scalar: Scalar) -> Given<'a> {
    match scalar.dtype {
        DType::Index | DType::I64 | DType::U64 => Given::I64(scalar.bits as i64),
        DType::F32 => Given::F32(f32::from_bits(scalar.bits as u32)),
        _ => Given::I32(scalar.bits as i32),
    }
}

/// Launches with settings of the compiler, and compares the outputs.
pub(crate) struct Simulated;

impl Session for Simulated {
    fn random(&self) -> Random {
        Random::new(with(|run| run.seed))
    }

    fn run(&self, check: &Check<'_>) {
        let (all, number) = with(|run| {
            run.checks += 1;
            (run.all, run.checks - 1)
        });
        let chosen: &[Setting] = if all { &SETTINGS } else { &SETTINGS[number % SETTINGS.len()..][..1] };
        for &setting in chosen {
            println!("{}", outcome(check, setting).line());
        }
    }
}

fn outcome(check: &Check<'_>, setting: Setting) -> Outcome {
    let known = if setting.known { "extents known" } else { "extents open" };
    let buffers = if setting.multi_buffer { "several buffers" } else { "one buffer" };
    let name = format!("{} ({known}, {buffers})", check.name);
    let refused = |code: &str, reason: String| Outcome::Refused {
        check: name.clone(),
        kernel: REFUSED.with_borrow(Clone::clone),
        code: code.to_owned(),
        reason,
    };
    let outputs = match check.launch(&Npu(setting)) {
        Ok(outputs) => outputs,
        Err(LaunchError::Unsupported { reason, .. }) => {
            let code = reason.split([':', ' ']).next().unwrap_or_default().to_owned();
            if code.starts_with("npu-") || code.starts_with("tools-") {
                return refused(&code, reason);
            }
            return Outcome::Wrong { check: name, reason };
        }
        Err(error @ LaunchError::Memory { .. }) => return refused("memory", error.to_string()),
        Err(error @ LaunchError::Strides { .. }) => return refused("strides", error.to_string()),
        Err(error) => return Outcome::Wrong { check: name, reason: error.to_string() },
    };
    match check.all_right(&outputs) {
        Ok(()) => Outcome::Right { check: name },
        Err(reason) => Outcome::Wrong { check: name, reason },
    }
}
