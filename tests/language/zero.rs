//! Tests of zero and negative parameters, extents, steps and divisors.
//!
//! They give an error that says what was expected, on every device, and never a launch that does
//! nothing. Extents of tensors may be zero.

use crate::everywhere;
use tile_kernel::launch::{HostDevice, Input, Instance, Kernel, Output};
use tile_kernel::prelude::*;

/// What the host computes from scalars and extents.
#[tile_kernel]
fn host(count: usize, per: usize, less: usize, step: usize, shift: i32, y: &mut Tensor<i32, 1>) {
    dims!(y = [n]);
    let groups = count / per;
    let rest = count % per;
    let w = workspace::<i32>([n + 8 - less]);
    let [b] = blocks([n.div_ceil(8) - (shift as usize)]);
    for k in (0..4).step_by(step) {
        parallel!(8, |i| {
            y[8 * b + i] += cast::<i32>(groups + rest + k) + w[i];
        });
    }
}

// language: §1.6
// language: §1.6 Values that the host knows before a launch
// language: §1.6 Extents of tensors
#[test]
fn what_the_host_computes() {
    // count, per, less, step, shift, extent, what is said
    #[rustfmt::skip]
    let cases: &[(usize, usize, usize, usize, i32, usize, &str)] = &[
        (9, 2, 0, 1, 0, 8, ""),
        (0, 1, 0, 4, 0, 8, ""),
        // What no extent comes from is 0, as anywhere.
        (9, 0, 0, 1, 0, 8, ""),
        // An empty tensor, an empty grid.
        (9, 2, 0, 1, 0, 0, ""),
        (9, 2, 0, 1, 1, 8, ""),
        (9, 2, 16, 1, 0, 8, ""),
        (9, 2, 17, 1, 0, 8, "the extent `n + 8 - less` of a workspace is not negative: n = 8, less = 17"),
        (9, 2, 0, 0, 0, 8, "the step `step` of a loop is at least 1: step = 0"),
        (9, 2, 0, 1, 2, 8, "the extent `n.div_ceil(8) - (shift as usize)` of `blocks` is not negative: n = 8, shift = 2"),
        (9, 2, 0, 1, -1, 8, ""),
    ];
    everywhere(|name, device| {
        for &(count, per, less, step, shift, n, wanted) in cases {
            let mut y = Tensor::full([n], 100);
            let result = host().launch(device, count, per, less, step, shift, &mut y);
            let case = format!("{name}: {count} {per} {less} {step} {shift} {n}");
            if wanted.is_empty() {
                result.unwrap_or_else(|error| panic!("{case}: {error}"));
                let parts = count.checked_div(per).unwrap_or(0) + count.checked_rem(per).unwrap_or(0);
                let all: i32 = (0..4).step_by(step).map(|k| (parts + k) as i32).sum();
                let blocks = n.div_ceil(8) as i32 - shift;
                assert!(y.iter().all(|value| value == if blocks > 0 { 100 + all } else { 100 }), "{case}: {y:?}");
            } else {
                let error = result.expect_err(&case);
                assert!(matches!(error, LaunchError::Requirement { .. }), "{case}: {error:?}");
                assert_eq!(error.to_string(), format!("kernel `host` requires: {wanted}"), "{case}");
                assert!(y.iter().all(|value| value == 100), "{case}: {y:?}");
            }
        }
    });
}

/// Extents of the grid that are divided by scalars and by extents of tensors.
#[tile_kernel]
fn grouped(count: usize, per: usize, lanes: usize, x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n]);
    let groups = count.div_ceil(per);
    let some = if lanes == 0 { 1 } else { count / lanes };
    let [_, _, _] = blocks([groups, some, (n + 3) / n]);
    parallel!(1, |i| {
        y.atomic_add([i], 1, Relaxed);
    });
}

#[test]
fn what_a_grid_is_divided_by() {
    everywhere(|name, device| {
        for (count, per, lanes, n, wanted) in [
            (9, 2, 4, 3, Some(20)),
            (9, 2, 0, 3, Some(10)),
            (9, 2, 4, 0, Some(0)),
            (0, 2, 4, 3, Some(0)),
            (9, 0, 4, 3, None),
            (0, 0, 0, 0, None),
        ] {
            let (x, mut y) = (Tensor::zeros([n]), Tensor::zeros([1]));
            let result = grouped().launch(device, count, per, lanes, &x, &mut y);
            match wanted {
                Some(wanted) => assert_eq!((result, y[[0]]), (Ok(()), wanted), "{name}: {count} {per} {lanes} {n}"),
                None => {
                    let error = result.expect_err("a division by zero").to_string();
                    assert_eq!(error, "kernel `grouped` requires: the divisor `per` is not 0: per = 0", "{name}");
                }
            }
        }
    });
}

/// Ranges that a block computes.
#[tile_kernel]
fn ranges(from: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    let [b] = blocks([from.dim(0)]);
    let a = from[b] as usize;
    let mut count = 0;
    for k in (0..8).step_by(a - 1) {
        count += cast::<i32>(k) + 1;
    }
    for k in a..2 {
        count += 100 * cast::<i32>(k);
    }
    let mut t = shared::<i32>([4]);
    fill(&mut t, count);
    parallel!(a - 1, |i| {
        t[i] += 1000;
    });
    copy(t.at((span(0, 1),)), y.at_mut((span(b, 1),)));
}

// language: §1.6 Values that a block computes
#[test]
fn what_a_block_computes() {
    everywhere(|name, device| {
        let from = Tensor::from([-1, 0, 1, 2, 5]);
        let mut y = Tensor::full([5], -1);
        ranges().launch(device, &from, &mut y).unwrap();
        let steps = |step: i32| if step < 1 { 0 } else { (0..8).step_by(step as usize).map(|k| k + 1).sum::<i32>() };
        let wanted = |[b]: [usize; 1]| {
            let a = from[[b]];
            steps(a - 1) + (a..2).map(|k| 100 * k).sum::<i32>() + if a > 1 { 1000 } else { 0 }
        };
        assert_eq!(y, Tensor::from_fn([5], wanted), "{name}");
    });
}

/// Requirements of every kind of value.
#[tile_kernel(default(BN = 16))]
fn fits<const BN: usize>(x: &Tensor<f32, 2>, scale: f32, wide: bool, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    require!(n <= BN, "a row fits the tile");
    require!(!wide || x.dim(0) % 2 == 0, "an even number of {rows}");
    require!(scale > 0.0, "the scale is positive");
    require!(m.min(4) == m, "");
    let [b] = blocks([m]);
    let mut t = shared::<f32>([BN]);
    copy(x.at([b, 0]), &mut t);
    parallel!(BN, |j| {
        t[j] *= scale;
    });
    copy(&t, y.at_mut([b, 0]));
}

#[test]
fn requirements_show_their_values() {
    let cases = [
        ([2, 17], 1.0, false, "a row fits the tile: n = 17, BN = 16"),
        ([3, 5], 1.0, true, "an even number of {rows}: wide = true, x.dim(0) = 3"),
        ([2, 5], -0.5, true, "the scale is positive: scale = -0.5"),
        ([6, 5], 1.0, true, ": m = 6"),
    ];
    everywhere(|name, device| {
        for (shape, scale, wide, wanted) in cases {
            let (x, mut y) = (Tensor::full(shape, 1.0), Tensor::full(shape, 7.0));
            let error = fits::default().launch(device, &x, scale, wide, &mut y).expect_err(wanted);
            assert_eq!(error.to_string(), format!("kernel `fits` requires: {wanted}"), "{name}");
            assert!(y.iter().all(|value| value == 7.0), "{name}");
        }
        let (x, mut y) = (Tensor::full([4, 5], 1.0), Tensor::full([4, 5], 7.0));
        fits::default().launch(device, &x, 2.0, true, &mut y).unwrap();
        assert_eq!(y, Tensor::full([4, 5], 2.0), "{name}");
    });
}

/// Constants of every kind that an instance may not have. `Z` is one that it may.
#[tile_kernel]
fn constants<
    const N: usize,
    const P: usize,
    const D: usize,
    const S: usize,
    const T: usize,
    const L: usize,
    const G: usize,
    const W: usize,
    const Z: usize,
>(
    x: &Tensor<i32, 1>,
    y: &mut Tensor<i32, 1>,
) {
    let w = workspace::<i32>([W / 2]);
    let [b] = blocks([2 * G - 6]);
    let mut t = shared::<i32>([N - 8]);
    let mut u = shared::<i32>([8]);
    fill(&mut t, cast::<i32>(Z + b));
    let mut v = shared::<i32>([8]);
    clear(&mut u);
    clear(&mut v);
    pipelined!(0..2, stages = S, |k| {
        copy(x.at([8 * k]), &mut u);
    });
    for k in (0..2).step_by(T) {
        copy(x.at((span(k, L),)), v.at_mut((span(0, L),)));
    }
    parallel!(P, |i| {
        y.atomic_add([i], t[i] + u[i % D] + v[i] + w[i], Relaxed);
    });
}

/// The first of the constants' values is [`GOOD`]'s.
const GOOD: [i64; 9] = [16, 4, 4, 2, 1, 4, 4, 2, 0];

fn instantiated(device: &dyn HostDevice, consts: &[i64]) -> Result<(), LaunchError> {
    let mut result = Ok(());
    constants::<16, 4, 4, 2, 1, 4, 4, 2, 0>().with_instance(&mut |instance| {
        let other = Instance::new(instance.def(), instance.elems(), consts, instance.externs());
        let (x, mut y) = (Tensor::<i32, 1>::zeros([32]), Tensor::<i32, 1>::zeros([32]));
        let (x, mut y) = (&x, &mut y);
        let mut args = [Input::<dyn HostDevice, i32, 1>::arg(&x), Output::<dyn HostDevice, i32, 1>::arg_mut(&mut y)];
        result = device.launch(&other, &mut args);
    });
    result
}

// What typed handles refuse when they are compiled, other devices and the
// libraries for C and Python refuse when an instance is made.
//
// language: §1.6 Constants of an instance
#[test]
fn constants_of_an_instance() {
    let device = Interpreter::default();
    instantiated(&device, &GOOD).unwrap();
    let cases = [
        (0, 8, "extent `N - 8` of `t` is 0, expected at least 1"),
        (0, 0, "extent `N - 8` of `t` is -8, expected at least 1"),
        (1, 0, "extent `P` of `parallel!` is 0, expected at least 1"),
        (2, 0, "divisor `D` is 0, expected another number"),
        (3, 0, "number of stages `S` is 0, expected at least 1"),
        (4, 0, "step `T` of a loop is 0, expected at least 1"),
        (5, 0, "extent `L` of a region of `x` is 0, expected at least 1"),
        (6, 3, "extent `2*G - 6` of `blocks` is 0, expected at least 1"),
        (6, 0, "extent `2*G - 6` of `blocks` is -6, expected at least 1"),
        (7, 1, "extent `W / 2` of `w` is 0, expected at least 1"),
    ];
    for (position, value, wanted) in cases {
        let mut consts = GOOD;
        consts[position] = value;
        let error = instantiated(&device, &consts).expect_err(wanted);
        let LaunchError::Instance { kernel, reason } = &error else { panic!("{error:?}") };
        assert_eq!(kernel, "constants");
        assert!(reason.starts_with(wanted), "{reason}, expected {wanted}");
        // And where it is, but of the grid, which no instruction makes.
        assert!(reason.contains("zero.rs:") || wanted.contains("`blocks`"), "{reason}");
    }
}
