//! The kernels of `examples/kernels` as Ascend C: every one that has a lowering is emitted and
//! compiles against the twin, and a selection runs there in several orders and computes what the
//! reference interpreter does.

#[path = "kernels/bytes.rs"]
mod bytes;
#[path = "common/clang.rs"]
mod clang;
#[path = "kernels/converted_operands.rs"]
mod converted_operands;
#[path = "kernels/hidden_writes.rs"]
mod hidden_writes;
#[path = "common/on_twin.rs"]
mod on_twin;
#[path = "kernels/removable_sync.rs"]
mod removable_sync;
#[path = "kernels/repeats.rs"]
mod repeats;
#[path = "kernels/requested_units.rs"]
mod requested_units;
#[path = "kernels/required_sync.rs"]
mod required_sync;
#[path = "common/twin.rs"]
mod twin;
#[path = "kernels/user_schedule.rs"]
mod user_schedule;

use clang::compiler;
use on_twin::OnTwin;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tile_ascend::Chip;
use tile_ascend::ascendc::Source;
use tile_ascend::compile::compile_ascendc;
use tile_ascend::lower::Facts;
use tile_core::passes::fit;
use tile_kernel::launch::{Definition, HostDevice, LaunchError};
use tile_kernel::prelude::*;
use tile_kernels::elementwise::{add, gelu};
use tile_kernels::matmul::{linear_gelu, matmul, matmul_nt, matmul_tn};
use tile_kernels::registry::KERNELS;
use tile_kernels::softmax::{online_softmax, softmax};
use tile_kernels::testing::{Random, Tolerance, array, poisoned};
use twin::accepts;

const CHIPS: [&str; 3] = ["910B1", "910B4", "910_9391"];
const ORDERS: Range<u64> = 0..4;

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
    check_on(chip(), case, shape, tolerance, launch);
}

fn check_on<T: Element, const R: usize>(
    chip: Chip,
    case: &str,
    shape: [usize; R],
    tolerance: Tolerance,
    launch: impl Fn(&dyn HostDevice, &mut Tensor<T, R>) -> Result<(), LaunchError>,
) {
    let (mut found, mut expected) = (poisoned::<T, R>(shape), poisoned::<T, R>(shape));
    launch(&Interpreter::new(tile_core::interp::Options::default()), &mut expected)
        .unwrap_or_else(|error| panic!("{case}: {error}"));
    launch(&OnTwin { chip, orders: ORDERS }, &mut found).unwrap_or_else(|error| panic!("{case}: {error}"));
    if let Err(mismatch) = tolerance.check(&array(&found), &array(&expected)) {
        panic!("{case}: {mismatch}");
    }
}

fn emitted(entry: &tile_kernels::registry::Entry, chip: Chip) -> Result<Source, LaunchError> {
    let mut made = None;
    (entry.with)(&mut |kernel| made = Some(emitted_of(kernel, chip)));
    made.expect("an entry visits its kernel")
}

fn emitted_of(kernel: &dyn Definition, chip: Chip) -> Result<Source, LaunchError> {
    let mut made = None;
    kernel.with_definition(&mut |instance| {
        made = Some(fit(instance, |func| compile_ascendc(func, &Facts::default(), chip)));
    });
    made.expect("a kernel gives its instance")
}

/// The kernels that no generation takes: scales are made of the bits of two bytes, and codes of words are shifted by as
/// much as their places say.
const REFUSED: [&str; 14] = [
    "matmul_q8_0",
    "matmul_q4_k",
    "matmul_q6_k",
    "gemv_q8_0",
    "gemv_q4_k",
    "gemv_q6_k",
    "matmul_q8_0_dynamic",
    "matmul_q4_k_dynamic",
    "matmul_q6_k_dynamic",
    "gemv_q8_0_dynamic",
    "gemv_q4_k_dynamic",
    "gemv_q6_k_dynamic",
    "repack_int4",
    "matmul_int4_words",
];

#[test]
fn every_kernel_is_emitted_or_refused() {
    let mut sources = Vec::new();
    let mut refused = Vec::new();
    for name in CHIPS {
        let chip = Chip::from_name(name).expect("a chip of the table");
        for entry in KERNELS {
            match emitted(entry, chip) {
                Ok(source) if name == CHIPS[0] => sources.push(source),
                Ok(_) => {}
                Err(LaunchError::Unsupported { reason, .. }) => {
                    println!("{} on {name}: {reason}", entry.name);
                    if name == CHIPS[0] {
                        refused.push(entry.name);
                    }
                }
                Err(LaunchError::Memory { needed, available, .. }) => {
                    println!("{} on {name}: {needed} of {available} bytes", entry.name);
                }
                Err(error) => panic!("{} on {name}: {error}", entry.name),
            }
        }
    }
    println!("{} of {} kernels", sources.len(), KERNELS.len());
    assert_eq!(refused, REFUSED, "what is refused for {}", CHIPS[0]);
    assert_eq!(sources.len() + refused.len(), KERNELS.len(), "what has no memory on {}", CHIPS[0]);
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

/// Operands whose rows are along k are transposed on their way to the cube, in a way of
/// each width and generation.
#[test]
fn turned_operands() {
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(4);
    let [m, n, k] = [33, 70, 45];
    for name in ["910B1", "950PR_9589"] {
        let chip = Chip::from_name(name).expect("a chip of the table");
        let (a, b) = (random.tensor::<i8, 2>([k, m]), random.tensor::<i8, 2>([k, n]));
        let exact = Tolerance::rounded::<i32>();
        check_on(chip, "tn i8", [m, n], exact, |device, c| {
            matmul_tn::<i8, i32, 32, 64, 32>().launch(device, &a, &b, c)
        });
        let (a, b) = (random.tensor::<f32, 2>([k, m]), random.tensor::<f32, 2>([k, n]));
        let limit = sums::<f32>(k);
        check_on(chip, "tn f32", [m, n], limit, |device, c| {
            matmul_tn::<f32, f32, 32, 48, 24>().launch(device, &a, &b, c)
        });
    }
}

/// Tiles that suit a CPU are too large for the vector memory in some types; where a device
/// may choose, it takes the first of the tuning list that fits.
#[test]
fn a_fitted_instance_is_found_in_types_of_16_bits() {
    for name in CHIPS.into_iter().chain(["950PR_9589"]) {
        let chip = Chip::from_name(name).expect("a chip of the table");
        let plain = emitted_of(&linear_gelu::<f16, 128, 128, 64>(), chip);
        assert!(matches!(plain, Err(LaunchError::Memory { .. })), "{plain:?} on {name}");
        for kernel in [
            &linear_gelu::<f16, 128, 128, 64>().fitted() as &dyn Definition,
            &linear_gelu::<bf16, 128, 128, 64>().fitted(),
        ] {
            emitted_of(kernel, chip).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}
