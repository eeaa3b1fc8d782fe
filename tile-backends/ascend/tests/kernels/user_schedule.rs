//! Kernels with user schedules (`order`, `stage`): a chain of GEMMs, `out = Σ (q·kᵀ)·v` over tiles of
//! `k` and `v`, and two GEMMs of one iteration.

use super::{check, chip, emitted_of, sums};
use crate::clang::compiler;
use tile_kernel::launch::Definition;
use tile_kernel::prelude::*;
use tile_kernels::testing::Random;

macro_rules! chain {
    ($name:ident, $($plan:tt)*) => {
        #[tile_kernel]
        fn $name(
            q: &Tensor<f16, 2>,
            k: &Tensor<f16, 2>,
            v: &Tensor<f16, 2>,
            out: &mut Tensor<f32, 2>,
        ) {
            dims!(q = [m, 32], k = [n, 32], v = [n, 64], out = [m, 64]);
            let [by] = blocks([m.div_ceil(32)]);
            let mut q_s = shared::<f16>([32, 32]);
            let mut k_s = shared::<f16>([32, 32]);
            let mut v_s = shared::<f16>([32, 64]);
            let mut scores = fragment::<f32>([32, 32]);
            let mut p = shared::<f16>([32, 32]);
            let mut part = fragment::<f32>([32, 64]);
            let mut all = fragment::<f32>([32, 64]);
            clear(&mut all);
            copy(q.at([by * 32, 0]), &mut q_s);
            pipelined!(0..n.div_ceil(32), stages = 2, $($plan)*, |y| {
                copy(k.at([y * 32, 0]), &mut k_s);
                gemm_set(&q_s, k_s.t(), &mut scores);
                copy(&scores, &mut p);
                copy(v.at([y * 32, 0]), &mut v_s);
                gemm_set(&p, &v_s, &mut part);
                parallel!((32, 64), |i, j| {
                    all[[i, j]] += part[[i, j]];
                });
            });
            copy(&all, out.at_mut([by * 32, 0]));
        }
    };
}

chain!(scores_ahead, stage = [0, 0, 0, 0, 1, 1]);
chain!(scores_two_ahead, stage = [0, 0, 0, 0, 2, 2]);
chain!(scores_behind, order = [2, 3, 4, 5, 0, 1], stage = [0, 0, 0, 0, 1, 1]);
chain!(copies_ahead, stage = [0, 1, 1, 0, 1, 1]);
chain!(nothing_ahead, stage = [0, 0, 0, 0, 0, 0]);

/// Two products of an iteration, the second one first.
#[tile_kernel]
fn second_first(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, out: &mut Tensor<f32, 2>) {
    dims!(a = [m, k], b = [k, 64], out = [m, 64]);
    let [by] = blocks([m.div_ceil(32)]);
    let mut a_s = shared::<f16>([32, 32]);
    let mut left_s = shared::<f16>([32, 32]);
    let mut right_s = shared::<f16>([32, 32]);
    let mut left = fragment::<f32>([32, 32]);
    let mut right = fragment::<f32>([32, 32]);
    clear(&mut left);
    clear(&mut right);
    pipelined!(0..k.div_ceil(32), stages = 2, order = [0, 2, 1, 4, 3], |ko| {
        copy(a.at([by * 32, ko * 32]), &mut a_s);
        copy(b.at([ko * 32, 0]), &mut left_s);
        copy(b.at([ko * 32, 32]), &mut right_s);
        gemm(&a_s, &left_s, &mut left);
        gemm(&a_s, &right_s, &mut right);
    });
    copy(&left, out.at_mut([by * 32, 0]));
    copy(&right, out.at_mut([by * 32, 32]));
}

fn text(kernel: &dyn Definition) -> String {
    emitted_of(kernel, chip()).expect("it is emitted").text
}

/// Where something stands first.
fn place(text: &str, what: &str) -> usize {
    text.find(what).unwrap_or_else(|| panic!("no `{what}` in\n{text}"))
}

/// Whether statements of one iteration of the pipelined loop work on an earlier iteration than others.
fn is_skewed(text: &str) -> bool {
    text.contains("= y - ")
}

#[test]
fn statements_run_ahead_as_a_kernel_says() {
    let [ahead, two, behind] = [text(&scores_ahead()), text(&scores_two_ahead()), text(&scores_behind())];
    assert!(is_skewed(&ahead) && is_skewed(&two) && is_skewed(&behind));
    assert!(ahead.contains("= 1 * 1;") && two.contains("= 1 * 2;"), "{ahead}\n{two}");
    assert!(place(&ahead, "Mmad(scores") < place(&ahead, "Mmad(part"), "{ahead}");
    assert!(place(&behind, "Mmad(part") < place(&behind, "Mmad(scores"), "{behind}");
    for kernel in [text(&copies_ahead()), text(&nothing_ahead())] {
        assert!(!is_skewed(&kernel), "{kernel}");
    }
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(22);
    for [m, n] in [[50, 130], [32, 32], [7, 64]] {
        let q = random.tensor::<f16, 2>([m, 32]);
        let (k, v) = (random.tensor::<f16, 2>([n, 32]), random.tensor::<f16, 2>([n, 64]));
        let (shape, near) = ([m, 64], || sums::<f16>(n));
        check("ahead", shape, near(), |device, out| scores_ahead().launch(device, &q, &k, &v, out));
        check("two ahead", shape, near(), |device, out| scores_two_ahead().launch(device, &q, &k, &v, out));
        check("behind", shape, near(), |device, out| scores_behind().launch(device, &q, &k, &v, out));
        check("copies", shape, near(), |device, out| copies_ahead().launch(device, &q, &k, &v, out));
        check("nothing", shape, near(), |device, out| nothing_ahead().launch(device, &q, &k, &v, out));
    }
}

#[test]
fn statements_of_an_iteration_are_in_the_order_of_the_kernel() {
    let text = text(&second_first());
    assert!(place(&text, "Mmad(right") < place(&text, "Mmad(left"), "{text}");
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(23);
    for [m, k] in [[50, 70], [32, 32]] {
        let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, 64]));
        check("second first", [m, 64], sums::<f32>(k), |device, out| second_first().launch(device, &a, &b, out));
    }
}
