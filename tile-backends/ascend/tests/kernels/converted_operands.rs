//! Operands that vector units convert for the cube, for every code that there is, and atomics of a
//! block.

use super::{ORDERS, chip, emitted_of};
use crate::clang::compiler;
use crate::on_twin::OnTwin;
use tile_ascend::Chip;
use tile_ascend::ascendc::Task;
use tile_kernel::launch::{HostDevice, LaunchError};
use tile_kernel::prelude::*;
use tile_kernels::matmul::{matmul_e5m2_e4m3, matmul_split_k, matmul_u8_i8};
use tile_kernels::testing::poisoned;

/// The same on the twin of each generation as on the interpreter, to the bit but for
/// what is no number.
pub(super) fn same<T: Element + PartialOrd + std::fmt::Debug, const R: usize>(
    shape: [usize; R],
    launch: impl Fn(&dyn HostDevice, &mut Tensor<T, R>) -> Result<(), LaunchError>,
) {
    let mut expected = poisoned::<T, R>(shape);
    launch(&Interpreter::default(), &mut expected).unwrap_or_else(|error| panic!("{error}"));
    for name in ["910B1", "950PR_9589"] {
        let chip = Chip::from_name(name).expect("a chip of the table");
        let mut found = poisoned::<T, R>(shape);
        launch(&OnTwin { chip, orders: ORDERS }, &mut found).unwrap_or_else(|error| panic!("{name}: {error}"));
        // What is no number differs from itself.
        let number = |x: &T| x.partial_cmp(x).is_some();
        for (i, (found, expected)) in found.to_vec().iter().zip(&expected.to_vec()).enumerate() {
            let alike = found == expected || !number(found) && !number(expected);
            assert!(alike, "{name}, element {i}: {found:?}, expected {expected:?}");
        }
    }
}

/// Every code is multiplied by one, and by nothing.
#[test]
fn every_8_bit_float_is_an_operand() {
    if compiler().is_none() {
        return;
    }
    let one = |i: usize, j: usize| if i == j { 1.0 } else { 0.0 };
    let left = Tensor::from_fn([256, 32], |[i, j]| F8E5M2::from_bits(if j == i % 32 { i as u8 } else { 0 }));
    let ones = Tensor::from_fn([32, 32], |[i, j]| F8E4M3::from_f32(one(i, j)));
    same::<f32, 2>([256, 32], |device, c| matmul_e5m2_e4m3::<32, 32, 32>().launch(device, &left, &ones, c));
    let ones = Tensor::from_fn([32, 32], |[i, j]| F8E5M2::from_f32(one(i, j)));
    let right = Tensor::from_fn([32, 256], |[i, j]| F8E4M3::from_bits(if i == j % 32 { j as u8 } else { 0 }));
    same::<f32, 2>([32, 256], |device, c| matmul_e5m2_e4m3::<32, 32, 32>().launch(device, &ones, &right, c));
}

/// Sums are exact at the ends of both types, with tiles that end within k.
#[test]
fn every_u8_is_an_operand() {
    if compiler().is_none() {
        return;
    }
    let a = Tensor::from_fn([256, 70], |[i, j]| if j % 3 == 0 { i as u8 } else { u8::MAX });
    let b = Tensor::from_fn([70, 40], |[i, j]| match (i + j) % 4 {
        0 => i8::MIN,
        1 => i8::MAX,
        2 => -1,
        _ => (i * j % 256) as u8 as i8,
    });
    same::<i32, 2>([256, 40], |device, c| matmul_u8_i8::<32, 32, 32>().launch(device, &a, &b, c));
}

/// Whoever comes last writes; a core has all blocks of a result.
#[test]
fn blocks_of_one_element_follow_each_other() {
    if compiler().is_none() {
        return;
    }
    let a = Tensor::from_fn([70, 150], |[i, j]| f16::from_f32(((i + 2 * j) % 7) as f32 - 3.0));
    let b = Tensor::from_fn([150, 40], |[i, j]| f16::from_f32(((3 * i + j) % 5) as f32 - 2.0));
    same::<f32, 2>([70, 40], |device, c| matmul_split_k::<f16, f32, 32, 32, 16, 4>().launch(device, &a, &b, c));
}

/// Both vector units of a core go by one old value: they meet in front of each access.
#[tile_kernel(ascend(vectors = 2))]
fn last_of_both(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, out: &mut Tensor<f32, 2>) {
    dims!(a = [m, k], b = [k, 32], out = [m, 32]);
    let mut sum = workspace::<f32>([m, 32]);
    let mut arrived = workspace::<u32>([m.div_ceil(32)]);
    let [by, z] = blocks([m.div_ceil(32), k.div_ceil(32)]);
    let mut a_s = shared::<f16>([32, 32]);
    let mut b_s = shared::<f16>([32, 32]);
    let mut acc = fragment::<f32>([32, 32]);
    copy(a.at([by * 32, z * 32]), &mut a_s);
    copy(b.at([z * 32, 0]), &mut b_s);
    gemm_set(&a_s, &b_s, &mut acc);
    atomic_add(&acc, sum.at_mut([by * 32, 0]), Relaxed);
    if cast::<usize>(arrived.atomic_add([by], 1, AcqRel)) == k.div_ceil(32) - 1 {
        copy(sum.at([by * 32, 0]), &mut acc);
        copy(&acc, out.at_mut([by * 32, 0]));
    }
}

#[test]
fn vector_units_go_by_one_old_value() {
    let source = emitted_of(&last_of_both(), chip()).expect("it is emitted");
    assert_eq!(source.task, Task::Mix(2));
    if compiler().is_none() {
        return;
    }
    let a = Tensor::from_fn([70, 100], |[i, j]| f16::from_f32(((i + 2 * j) % 7) as f32 - 3.0));
    let b = Tensor::from_fn([100, 32], |[i, j]| f16::from_f32(((3 * i + j) % 5) as f32 - 2.0));
    same::<f32, 2>([70, 32], |device, c| last_of_both().launch(device, &a, &b, c));
}

/// Counts blocks; nothing goes on with what was there.
#[tile_kernel]
fn counted(x: &Tensor<f32, 1>, count: &mut Tensor<i32, 1>) {
    dims!(x = [n], count = [4]);
    let [b] = blocks([n.div_ceil(8)]);
    count.atomic_add([b % 3], 2, Relaxed);
}

/// Numbers of blocks in the order of their arrival, by an element that all share.
#[tile_kernel]
fn arrivals(x: &Tensor<f32, 1>, count: &mut Tensor<i32, 1>, out: &mut Tensor<i32, 1>) {
    dims!(x = [n], count = [1], out = [n.div_ceil(8)]);
    let [b] = blocks([n.div_ceil(8)]);
    let number = count.atomic_add([0], 1, Relaxed);
    parallel!(1, |i| {
        out[b + i] = number;
    });
}

/// The same with an element for each block, which others read.
#[tile_kernel]
fn watched(x: &Tensor<f32, 1>, count: &mut Tensor<i32, 1>, out: &mut Tensor<i32, 1>) {
    dims!(x = [n], count = [n.div_ceil(8)], out = [n.div_ceil(8)]);
    let [b] = blocks([n.div_ceil(8)], disjoint = "neighbours are launched alone");
    let number = count.atomic_add([b], 1, Relaxed);
    parallel!(1, |i| {
        out[b + i] = number + count[b + i + 1];
    });
}

#[test]
fn atomics_of_a_block_need_a_core_for_each_element() {
    for found in [emitted_of(&arrivals(), chip()), emitted_of(&watched(), chip())] {
        let error = found.expect_err("several cores use an element").to_string();
        assert!(error.contains("npu-atomic on 910B1: blocks of several cores"), "{error}");
    }
    if compiler().is_none() {
        return;
    }
    let x = Tensor::<f32, 1>::zeros([70]);
    same::<i32, 1>([4], |device, count| {
        *count = Tensor::zeros([4]);
        counted().launch(device, &x, count)
    });
}

/// Shifts of a block's value, and of elements by a constant, by what may be negative, the
/// width or more.
#[tile_kernel]
fn shifted<T: Int, const BY: usize>(
    x: &Tensor<T, 1>,
    by: &Tensor<T, 1>,
    left: &mut Tensor<T, 2>,
    right: &mut Tensor<T, 2>,
) {
    dims!(x = [n], by = [n], left = [n, 64], right = [n, 64]);
    let [b] = blocks([n]);
    let mut l = shared::<T>([64]);
    let mut r = shared::<T>([64]);
    let value = x[b];
    let lefts = value << by[b];
    let rights = value >> by[b];
    parallel!((64,), |i| {
        let each = cast::<T>(i) - value;
        l[i] = if i < 32 { lefts } else { each << cast::<T>(BY) };
        r[i] = if i < 32 { rights } else { each >> cast::<T>(BY) };
    });
    copy(&l, left.at_mut([b, 0]));
    copy(&r, right.at_mut([b, 0]));
}

macro_rules! shifts {
    ($($t:ident by $by:literal),*) => {$({
        let x = Tensor::from_fn([120], |[i]| ((i * 2_654_435_761) >> 3) as $t);
        let by = Tensor::from_fn([120], |[i]| (i as i32 - 60) as $t);
        same::<$t, 2>([120, 64], |device, out| {
            shifted::<$t, $by>().launch(device, &x, &by, out, &mut poisoned([120, 64]))
        });
        same::<$t, 2>([120, 64], |device, out| {
            shifted::<$t, $by>().launch(device, &x, &by, &mut poisoned([120, 64]), out)
        });
    })*};
}

#[test]
fn amounts_of_shifts_are_any() {
    if compiler().is_none() {
        return;
    }
    shifts!(i8 by 3, i16 by 16, i32 by 40, u8 by 8, u16 by 5, u32 by 32);
}
