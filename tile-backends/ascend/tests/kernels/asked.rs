//! Kernels that say with how many vector units of an AI core they work, and one that
//! leaves it to the compiler: `out = max(a·b, 0)`, of which two statements write halves.

use super::{check, chip, emitted_of, sums};
use crate::clang::compiler;
use tile_ascend::ascendc::Task;
use tile_kernel::launch::Definition;
use tile_kernel::prelude::*;
use tile_kernels::harness::Random;

macro_rules! positive {
    ($(#[$attribute:meta])* $name:ident) => {
        $(#[$attribute])*
        fn $name(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, out: &mut Tensor<f32, 2>) {
            dims!(a = [m, 32], b = [32, 64], out = [m, 64]);
            let [by] = blocks([m.div_ceil(32)]);
            let mut a_s = shared::<f16>([32, 32]);
            let mut b_s = shared::<f16>([32, 64]);
            let mut acc = fragment::<f32>([32, 64]);
            let mut half = fragment::<f32>([32, 32]);
            copy(a.at([by * 32, 0]), &mut a_s);
            copy(b, &mut b_s);
            clear(&mut acc);
            gemm(&a_s, &b_s, &mut acc);
            parallel!((32, 32), |i, j| {
                half[[i, j]] = acc[[i, j]].max(0.0);
            });
            copy(&half, out.at_mut([by * 32, 0]));
            parallel!((32, 32), |i, j| {
                half[[i, j]] = acc[[i, 32 + j]].max(0.0);
            });
            copy(&half, out.at_mut([by * 32, 32]));
        }
    };
}

positive!(
    #[tile_kernel]
    unasked
);
positive!(
    #[tile_kernel(vectors = 1)]
    by_one
);
positive!(
    #[tile_kernel(vectors = 2)]
    by_both
);

/// What it runs on, and whether its units wait for each other.
fn task(kernel: &impl Definition) -> (Task, bool) {
    let source = emitted_of(kernel, chip()).expect("it is emitted");
    (source.task, source.text.contains("CrossCoreSetFlag<1, PIPE_MTE3>"))
}

/// Unasked, one unit does everything because two statements write `out`; asked for
/// both, they do, and meet in front of each.
#[test]
fn a_kernel_says_how_many_vector_units_work() {
    assert_eq!(task(&unasked()), (Task::Mix(1), false));
    assert_eq!(task(&by_one()), (Task::Mix(1), false));
    assert_eq!(task(&by_both()), (Task::Mix(2), true));
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(20);
    for m in [64, 50, 7] {
        let (a, b) = (random.tensor::<f16, 2>([m, 32]), random.tensor::<f16, 2>([32, 64]));
        check("one", [m, 64], sums::<f32>(32), |device, out| by_one().launch(device, &a, &b, out));
        check("both", [m, 64], sums::<f32>(32), |device, out| by_both().launch(device, &a, &b, out));
    }
}

/// `copy` lets sums leave the cube by themselves.
#[tile_kernel]
fn by_copy(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, out: &mut Tensor<f32, 2>) {
    dims!(a = [m, 32], b = [32, 64], out = [m, 64]);
    let [by] = blocks([m.div_ceil(32)]);
    let mut a_s = shared::<f16>([32, 32]);
    let mut b_s = shared::<f16>([32, 64]);
    let mut acc = fragment::<f32>([32, 64]);
    copy(a.at([by * 32, 0]), &mut a_s);
    copy(b, &mut b_s);
    gemm_set(&a_s, &b_s, &mut acc);
    copy(&acc, out.at_mut([by * 32, 0]));
}

/// `parallel!` keeps them on the vector units.
#[tile_kernel]
fn by_parallel(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, out: &mut Tensor<f32, 2>) {
    dims!(a = [m, 32], b = [32, 64], out = [m, 64]);
    let [by] = blocks([m.div_ceil(32)]);
    let mut a_s = shared::<f16>([32, 32]);
    let mut b_s = shared::<f16>([32, 64]);
    let mut acc = fragment::<f32>([32, 64]);
    let mut held = fragment::<f32>([32, 64]);
    copy(a.at([by * 32, 0]), &mut a_s);
    copy(b, &mut b_s);
    gemm_set(&a_s, &b_s, &mut acc);
    parallel!((32, 64), |i, j| {
        held[[i, j]] = acc[[i, j]];
    });
    copy(&held, out.at_mut([by * 32, 0]));
}

#[test]
fn a_statement_says_which_core_sums_leave_by() {
    assert_eq!(task(&by_copy()).0, Task::Cube);
    assert_eq!(task(&by_parallel()).0, Task::Mix(2));
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(21);
    let (a, b) = (random.tensor::<f16, 2>([50, 32]), random.tensor::<f16, 2>([32, 64]));
    check("by the cube", [50, 64], sums::<f32>(32), |device, out| by_copy().launch(device, &a, &b, out));
    check("by vectors", [50, 64], sums::<f32>(32), |device, out| by_parallel().launch(device, &a, &b, out));
}
