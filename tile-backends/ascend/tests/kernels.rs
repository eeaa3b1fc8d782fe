//! The kernels of `examples/kernels` as Ascend C: every one that has a lowering is
//! emitted and compiles against the twin, and a selection runs there in several
//! orders and computes what the reference interpreter does.

#[path = "common/clang.rs"]
mod clang;
#[path = "common/twin.rs"]
mod twin;

use clang::compiler;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tile_ascend::Chip;
use tile_ascend::ascendc::{self, Source, Task as Cores};
use tile_ascend::binding::Binding;
use tile_ascend::compile::{compile, compile_ascendc};
use tile_ascend::lower::Facts;
use tile_core::interp::Prologue;
use tile_core::launch::check_host_args;
use tile_core::passes::{fit, instantiate};
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernel::prelude::*;
use tile_kernels::elementwise::{add, gelu};
use tile_kernels::harness::{Random, Tolerance, array, poisoned};
use tile_kernels::matmul::{matmul, matmul_nt, matmul_tn};
use tile_kernels::registry::KERNELS;
use tile_kernels::softmax::{online_softmax, softmax};
use twin::{Given, Packed, Task, Twin, accepts};

const CHIPS: [&str; 3] = ["910B1", "910B4", "910_9391"];
const SEEDS: u64 = 4;

/// Ascend C on the twin.
#[derive(Debug)]
struct OnTwin(Chip);

impl HostDevice for OnTwin {}

impl Device for OnTwin {
    fn target(&self) -> &'static str {
        "twin"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = instantiate(instance)?;
        let prologue = Prologue::new(&func)?;
        let plan = prologue.plan(args)?;
        let program = compile(&func, &Facts::default(), self.0)?;
        let source = ascendc::emit(&program).unwrap_or_else(|error| panic!("{}: {error}", func.name));
        let binding = Binding::new(&func, &program, &prologue)?;
        let blocks = plan.grid.iter().product::<i64>().clamp(0, 3) as u32;
        if blocks == 0 {
            return Ok(());
        }
        let clang = compiler().expect("the test looked for it");
        let kernel = Twin::compile(clang, &source.text, &source.entry)
            .unwrap_or_else(|error| panic!("{error}\n{}", source.text));
        // What the kernel starts from, for each order.
        let sizes: Vec<(u64, usize)> = args
            .iter()
            .filter_map(|arg| match arg {
                Arg::Tensor(tensor) => {
                    let elements: i64 = tensor.shape.iter().product();
                    Some((tensor.address.addr() as u64, elements as usize * tensor.dtype.bytes()))
                }
                Arg::Scalar(_) => None,
            })
            .collect();
        // SAFETY: row-major host tensors of these sizes, which the launch borrows.
        let memory = |(at, bytes): (u64, usize)| unsafe {
            std::slice::from_raw_parts_mut(std::ptr::with_exposed_provenance_mut::<u8>(at as usize), bytes)
        };
        let start: Vec<Vec<u8>> =
            sizes.iter().map(|&size| if size.1 == 0 { Vec::new() } else { memory(size).to_vec() }).collect();
        let mut first: Option<Vec<Vec<u8>>> = None;
        for seed in 0..SEEDS {
            let mut spaces: Vec<Vec<u64>> = plan.workspaces.iter().map(|&bytes| vec![0; bytes.div_ceil(8)]).collect();
            let mut between = vec![0xff_u8; (source.workspace * u64::from(blocks)) as usize];
            let addresses: Vec<u64> = spaces.iter().map(|space| space.as_ptr().addr() as u64).collect();
            let mut packed = Packed::default();
            for address in binding.addresses(args, &addresses) {
                packed.push(&address.to_le_bytes());
            }
            for scalar in binding.scalars(&plan) {
                packed.push(&scalar.bits.to_le_bytes()[..scalar.dtype.bytes()]);
            }
            let task = match source.task {
                Cores::Vector => Task::Vector,
                Cores::Cube => Task::Cube,
                Cores::Mix => Task::Mix,
            };
            if task == Task::Mix {
                packed.push(&(between.as_mut_ptr() as u64).to_le_bytes());
                packed.push(&0_u64.to_le_bytes());
            }
            let mut given = Vec::new();
            for (&size, start) in sizes.iter().zip(&start).filter(|(size, _)| size.1 > 0) {
                let bytes = memory(size);
                bytes.copy_from_slice(start);
                given.push(Given { bytes, workspace: false });
            }
            for space in &mut spaces {
                // SAFETY: words as bytes.
                let bytes = unsafe { std::slice::from_raw_parts_mut(space.as_mut_ptr().cast(), space.len() * 8) };
                given.push(Given { bytes, workspace: false });
            }
            given.push(Given { bytes: &mut between, workspace: true });
            if let Err(fault) = kernel.run(&self.0, task, blocks, seed, &mut given, &packed.0) {
                panic!("{} in order {seed}: {fault}\n{}", func.name, numbered(&source.text));
            }
            let found: Vec<Vec<u8>> =
                sizes.iter().map(|&size| if size.1 == 0 { Vec::new() } else { memory(size).to_vec() }).collect();
            let expected = first.get_or_insert_with(|| found.clone());
            assert!(*expected == found, "{} computes something else in order {seed}", func.name);
        }
        Ok(())
    }
}

fn numbered(text: &str) -> String {
    text.lines().enumerate().map(|(i, line)| format!("{:4} {line}\n", i + 1)).collect()
}

fn chip() -> Chip {
    Chip::from_name(CHIPS[0]).expect("a chip of the table")
}

/// Launches on the twin and on the interpreter, and compares.
fn check<T: Element, const R: usize>(
    case: &str,
    shape: [usize; R],
    tolerance: Tolerance,
    launch: impl Fn(&dyn HostDevice, &mut Tensor<T, R>) -> Result<(), LaunchError>,
) {
    let (mut found, mut expected) = (poisoned::<T, R>(shape), poisoned::<T, R>(shape));
    launch(&Interpreter::new(tile_core::interp::Options::default()), &mut expected)
        .unwrap_or_else(|error| panic!("{case}: {error}"));
    launch(&OnTwin(chip()), &mut found).unwrap_or_else(|error| panic!("{case}: {error}"));
    if let Err(mismatch) = tolerance.check(&array(&found), &array(&expected)) {
        panic!("{case}: {mismatch}");
    }
}

fn emitted(entry: &tile_kernels::registry::Entry, chip: Chip) -> Result<Source, LaunchError> {
    let mut made = None;
    (entry.with)(&mut |kernel| {
        kernel.with_instance(&mut |instance| {
            made = Some(fit(instance, |func| compile_ascendc(func, &Facts::default(), chip)));
        });
    });
    made.expect("an entry visits its kernel")
}

#[test]
fn every_kernel_is_emitted_or_refused() {
    let mut sources = Vec::new();
    for name in CHIPS {
        let chip = Chip::from_name(name).expect("a chip of the table");
        for entry in KERNELS {
            match emitted(entry, chip) {
                Ok(source) if name == CHIPS[0] => sources.push(source),
                Ok(_) => {}
                Err(LaunchError::Unsupported { reason, .. }) => println!("{} on {name}: {reason}", entry.name),
                Err(LaunchError::Memory { needed, available, .. }) => {
                    println!("{} on {name}: {needed} of {available} bytes", entry.name);
                }
                Err(error) => panic!("{} on {name}: {error}", entry.name),
            }
        }
    }
    println!("{} of {} kernels", sources.len(), KERNELS.len());
    assert!(sources.len() >= 20, "{} kernels are emitted", sources.len());
    let Some(clang) = compiler() else { return };
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(source) = sources.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(error) = accepts(clang, &source.text, &source.entry) {
                        let error: Vec<&str> = error.lines().take(6).collect();
                        wrong.lock().expect("no panic").push(format!("{}: {}", source.entry, error.join("\n")));
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("no panic");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn sums<T: Element>(terms: usize) -> Tolerance {
    Tolerance::rounded::<T>().sum::<f32>(terms, 1.0)
}

#[test]
fn element_wise() {
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(1);
    for n in [1, 1000] {
        let (x, y) = (random.tensor::<f32, 1>([n]), random.tensor::<f32, 1>([n]));
        check("add f32", [n], sums::<f32>(2), |device, out| add::<f32, 64>().launch(device, &x, &y, out));
        let (a, b) = (random.tensor::<f16, 1>([n]), random.tensor::<f16, 1>([n]));
        check("add f16", [n], sums::<f16>(2), |device, out| add::<f16, 64>().launch(device, &a, &b, out));
        let limit = Tolerance::rounded::<f32>().sum::<f32>(64, 6.0);
        check("gelu", [n], limit, |device, out| gelu::<f32, 64>().launch(device, &x, out));
    }
}

#[test]
fn rows() {
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(2);
    for [m, n] in [[3, 64], [7, 61]] {
        let x = random.tensor_between::<f32, 2>([m, n], -10.0, 10.0);
        let limit = Tolerance::rounded::<f32>().sum::<f32>(256, 1.0);
        check("softmax", [m, n], limit, |device, out| softmax::<f32, 2, 64>().launch(device, &x, out));
        check("online", [m, n], limit, |device, out| online_softmax::<f32, 2, 16>().launch(device, &x, out));
    }
}

#[test]
fn products() {
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(3);
    for [m, n, k] in [[64, 48, 32], [33, 50, 17]] {
        let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, n]));
        let (at, bt) = (a.view().t().to_tensor(), b.view().t().to_tensor());
        let limit = sums::<f32>(k);
        check("nn", [m, n], limit, |device, c| matmul::<f16, f32, 32, 48, 16>().launch(device, &a, &b, c));
        check("nt", [m, n], limit, |device, c| matmul_nt::<f16, f32, 32, 48, 16>().launch(device, &a, &bt, c));
        check("tn", [m, n], limit, |device, c| matmul_tn::<f16, f32, 32, 48, 16>().launch(device, &at, &b, c));
        let limit = sums::<f16>(k);
        check("f16", [m, n], limit, |device, c| matmul::<f16, f16, 32, 48, 16>().launch(device, &a, &b, c));
    }
}
