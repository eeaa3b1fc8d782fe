//! Kernels that request vector units of an AI core or units for their tiles, and some that leave
//! the choice to the compiler: `out = max(a·b, 0)`, of which two statements write halves, and
//! `out = a·b`.

use super::{check, chip, emitted_of, sums};
use crate::clang::compiler;
use tile_ascend::ascendc::Task;
use tile_kernel::launch::Definition;
use tile_kernel::prelude::*;
use tile_kernels::testing::Random;

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
    #[tile_kernel(ascend(vectors = 1))]
    by_one
);
positive!(
    #[tile_kernel(ascend(vectors = 2))]
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

/// `parallel!` keeps them on the vector units, if it does more to them than the way out
/// of the cube's memory does by itself.
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
        held[[i, j]] = acc[[i, j]] * 1.5;
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

macro_rules! product {
    ($(#[$attribute:meta])* $name:ident) => {
        $(#[$attribute])*
        fn $name(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, out: &mut Tensor<f32, 2>) {
            dims!(a = [m, k], b = [k, 64], out = [m, 64]);
            let [by] = blocks([m.div_ceil(32)]);
            let mut a_s = shared::<f16>([32, 32]);
            let mut b_s = shared::<f16>([32, 64]);
            let mut acc = fragment::<f32>([32, 64]);
            clear(&mut acc);
            pipelined!(0..k.div_ceil(32), stages = 2, |ko| {
                copy(a.at([by * 32, ko * 32]), &mut a_s);
                copy(b.at([ko * 32, 0]), &mut b_s);
                gemm(&a_s, &b_s, &mut acc);
            });
            copy(&acc, out.at_mut([by * 32, 0]));
        }
    };
}

product!(
    #[tile_kernel]
    unplaced
);
product!(
    #[tile_kernel(ascend(units(a_s = cube, b_s = cube, acc = cube)))]
    on_cube
);
product!(
    #[tile_kernel(ascend(units(acc = vector)))]
    sums_on_vectors
);
product!(
    #[tile_kernel(ascend(units(b_s = vector)))]
    operand_on_vectors
);

/// `a_s` is to be where only the cube reaches it.
#[tile_kernel(ascend(units(a_s = cube)))]
fn halved_on_cube(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, out: &mut Tensor<f32, 2>) {
    dims!(a = [m, 32], b = [32, 64], out = [m, 64]);
    let [by] = blocks([m.div_ceil(32)]);
    let mut a_s = shared::<f16>([32, 32]);
    let mut b_s = shared::<f16>([32, 64]);
    let mut acc = fragment::<f32>([32, 64]);
    copy(a.at([by * 32, 0]), &mut a_s);
    parallel!((32, 32), |i, j| {
        a_s[[i, j]] = a_s[[i, j]] * 0.5;
    });
    copy(b, &mut b_s);
    gemm_set(&a_s, &b_s, &mut acc);
    copy(&acc, out.at_mut([by * 32, 0]));
}

#[test]
fn a_kernel_says_on_which_units_tiles_are() {
    // What the compiler would do, asked for.
    let [plain, asked] = [emitted_of(&unplaced(), chip()), emitted_of(&on_cube(), chip())].map(Result::unwrap);
    assert_eq!(plain.task, Task::Cube);
    assert_eq!(plain.text.replace("unplaced", "on_cube"), asked.text);
    assert_eq!(task(&sums_on_vectors()).0, Task::Mix(2));
    assert_eq!(task(&operand_on_vectors()).0, Task::Mix(2));
    let refused = emitted_of(&halved_on_cube(), chip()).expect_err("the cube halves nothing").to_string();
    assert!(refused.contains("npu-unit") && refused.contains("`a_s` is to be the cube's"), "{refused}");
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(22);
    for (m, k) in [(64, 64), (50, 45), (7, 1)] {
        let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, 64]));
        check("cube", [m, 64], sums::<f32>(k), |device, out| on_cube().launch(device, &a, &b, out));
        check("sums", [m, 64], sums::<f32>(k), |device, out| sums_on_vectors().launch(device, &a, &b, out));
        check("operand", [m, 64], sums::<f32>(k), |device, out| operand_on_vectors().launch(device, &a, &b, out));
    }
}
