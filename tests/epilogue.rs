//! Tests of epilogues on the CPU: loops between a GEMM and its output, such as bias, residual,
//! scale and activation.
//!
//! The CPU applies such a loop to accumulators in registers, by parts of a tile. So these kernels
//! run with ragged extents, outputs of every pitch, GEMMs without steps along k, and loops of
//! every kind that qualifies. They are compared with the interpreter at each SIMD level, on one
//! thread and on several; shared packing must not change results.

use tile_kernel::LevelId;
use tile_kernel::launch::{HostDevice, LaunchError};
use tile_kernel::prelude::*;
use tile_kernels::testing::Random;

#[tile_fn]
fn gelu(x: f32) -> f32 {
    const SQRT_HALF: f32 = std::f32::consts::FRAC_1_SQRT_2;
    0.5 * x * (1.0 + (x * SQRT_HALF).erf())
}

/// The accumulator's own tile, a bias that extends past the edge, a device function.
#[tile_kernel]
fn biased<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    bias: &Tensor<T, 1>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [k, n], bias = [n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        let y: f32 = gelu(cast::<f32>(acc[[i, j]]) + cast::<f32>(bias[bx * BN + j]));
        acc[[i, j]] = cast::<T::Acc>(y);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// A tile of another type, both operands transposed, a residual, scales of rows that are
/// copied after the GEMM, a scalar and a choice.
#[tile_kernel]
fn residual<T: Float, O: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    old: &Tensor<O, 2>,
    scale: &Tensor<f32, 1>,
    alpha: f32,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [k, m], b = [n, k], old = [m, n], scale = [m], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BK, BM]);
    let mut b_s = shared::<T>([BN, BK]);
    let mut scale_s = shared::<f32>([BM]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut made = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([ko * BK, by * BM]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(a_s.t(), b_s.t(), &mut acc);
    });
    copy(scale.at([by * BM]), &mut scale_s);
    parallel!((BM, BN), |i, j| {
        let x = cast::<f32>(acc[[i, j]]) * scale_s[i];
        let y = if x > 0.0 { x } else { alpha * x.tanh() };
        made[[i, j]] = y + cast::<f32>(old[[by * BM + i, bx * BN + j]]);
    });
    copy(&made, c.at_mut([by * BM, bx * BN]));
}

/// Integers with a scale for each row and column, stored by the loop to a part of a
/// tensor of rank 3.
#[tile_kernel]
fn dequantised<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<i8, 3>,
    b: &Tensor<i8, 2>,
    rows: &Tensor<f32, 1>,
    columns: &Tensor<f32, 1>,
    c: &mut Tensor<f32, 3>,
) {
    dims!(a = [z, m, k], b = [n, k], rows = [m], columns = [n], c = [z, m, n]);
    let [bz, by, bx] = blocks([z, m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<i8>([BM, BK]);
    let mut b_s = shared::<i8>([BN, BK]);
    let mut acc = fragment::<i32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([bz, by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        let scale = rows[by * BM + i] * columns[bx * BN + j];
        c[[bz, by * BM + i, bx * BN + j]] = cast::<f32>(acc[[i, j]]) * scale;
    });
}

#[tile_fn]
fn checked(x: f32) -> f32 {
    assert!(x < 4.0, "{} is too large", x);
    x + 1.0
}

/// A function that fails for some accumulators.
#[tile_kernel]
fn failing<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    bias: &Tensor<f32, 1>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        let y: f32 = checked(acc[[i, j]] + bias[j]);
        acc[[i, j]] = y;
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// Seeds that differ from run to run.
fn random() -> Random {
    let seed = Random::fresh_seed();
    println!("seed {seed}");
    Random::new(seed)
}

/// Launches a kernel into an output, in a layout by number.
type Launch<'a, O, const R: usize> = &'a dyn Fn(&dyn HostDevice, &mut Tensor<O, R>, usize) -> Result<(), LaunchError>;

/// Runs a kernel on the interpreter and at each level, on one thread and on several,
/// into an output whose rows are `pitch` apart or lie across.
fn compare<O: Element, const R: usize>(case: &str, shape: [usize; R], tolerance: f64, launch: Launch<'_, O, R>) {
    let mut expected = Tensor::<O, R>::zeros(shape);
    launch(&Interpreter::default(), &mut expected, 0).unwrap();
    for &level in LevelId::ALL.iter().filter(|level| level.available()) {
        for layout in 0..3 {
            let mut first: Option<Vec<u64>> = None;
            for threads in [1, 4] {
                let cpu = Cpu::new().with_level(level).unwrap().with_threads(threads);
                let mut found = Tensor::<O, R>::from_fn(shape, |_| O::from_f64(77.0));
                launch(&cpu, &mut found, layout).unwrap();
                for (at, (x, y)) in found.iter().zip(expected.iter()).enumerate() {
                    let (x, y) = (x.to_f64(), y.to_f64());
                    let good = (x - y).abs() <= tolerance * y.abs().max(1.0) || x.is_nan() && y.is_nan();
                    assert!(good, "{case} {shape:?} {}, layout {layout}, element {at}: {x} for {y}", level.name());
                }
                let bits = found.iter().map(|x| x.to_f64().to_bits()).collect();
                match &first {
                    None => first = Some(bits),
                    Some(first) => assert!(*first == bits, "{case} {shape:?} {}: threads matter", level.name()),
                }
            }
        }
    }
}

/// Runs with an output that has rows of its own length, longer ones that begin
/// beside a line, or lies across.
fn into<O: Element>(
    c: &mut Tensor<O, 2>,
    layout: usize,
    run: impl FnOnce(TensorViewMut<'_, O, 2>) -> Result<(), LaunchError>,
) -> Result<(), LaunchError> {
    let [m, n] = c.shape();
    match layout {
        0 => run(c.view_mut()),
        1 => {
            let mut wide = Tensor::<O, 2>::from_fn([m, n + 5], |_| O::from_f64(55.0));
            run(wide.view_mut().slice([0..m, 3..n + 3]).unwrap())?;
            for (at, x) in wide.iter().enumerate() {
                let (i, j) = (at / (n + 5), at % (n + 5));
                match j.checked_sub(3).filter(|&j| j < n) {
                    Some(j) => c[[i, j]] = x,
                    None => assert!(x.to_f64() == 55.0, "stored beside the output"),
                }
            }
            Ok(())
        }
        _ => {
            let mut turned = Tensor::<O, 2>::zeros([n, m]);
            run(turned.view_mut().t())?;
            for i in 0..m {
                for j in 0..n {
                    c[[i, j]] = turned[[j, i]];
                }
            }
            Ok(())
        }
    }
}

/// Whole tiles, edges of every kind, fewer rows than a register tile has, no steps.
const SHAPES: [[usize; 3]; 9] = [
    [64, 96, 64],
    [1, 1, 1],
    [33, 50, 17],
    [7, 100, 65],
    [65, 49, 32],
    [3, 130, 40],
    [5, 6, 0],
    [40, 31, 0],
    [100, 33, 16],
];

fn biases<T: Float>(tolerance: f64) {
    let mut random = random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
        let bias = random.tensor::<T, 1>([n]);
        compare::<T, 2>(&format!("biased {} k {k}", T::DTYPE), [m, n], tolerance, &|device, c, layout| {
            into(c, layout, |mut c| biased::<T, 32, 48, 16>().launch(device, &a, &b, &bias, &mut c))
        });
    }
    // Tiles of several register tiles.
    for [m, n, k] in [[130, 140, 70], [128, 128, 64], [17, 300, 33]] {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
        let bias = random.tensor::<T, 1>([n]);
        compare::<T, 2>(&format!("large biased {} k {k}", T::DTYPE), [m, n], tolerance, &|device, c, layout| {
            into(c, layout, |mut c| biased::<T, 128, 128, 32>().launch(device, &a, &b, &bias, &mut c))
        });
    }
}

#[test]
fn biases_of_f32() {
    biases::<f32>(1e-4);
}

#[test]
fn biases_of_f64() {
    biases::<f64>(1e-5);
}

#[test]
fn biases_of_bf16() {
    biases::<bf16>(2e-2);
}

#[test]
fn biases_of_f16() {
    biases::<f16>(4e-3);
}

fn residuals<T: Float, O: Float>(tolerance: f64) {
    let mut random = random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<T, 2>([k, m]), random.tensor::<T, 2>([n, k]));
        let (old, scale) = (random.tensor::<O, 2>([m, n]), random.tensor::<f32, 1>([m]));
        let case = format!("residual {} {} k {k}", T::DTYPE, O::DTYPE);
        compare::<O, 2>(&case, [m, n], tolerance, &|device, c, layout| {
            into(c, layout, |mut c| residual::<T, O, 32, 48, 16>().launch(device, &a, &b, &old, &scale, 0.25, &mut c))
        });
        // A residual whose rows are no slices.
        let old = random.tensor::<O, 2>([n, m]);
        compare::<O, 2>(&case, [m, n], tolerance, &|device, c, layout| {
            into(c, layout, |mut c| {
                residual::<T, O, 32, 48, 16>().launch(device, &a, &b, old.view().t(), &scale, 0.25, &mut c)
            })
        });
    }
}

#[test]
fn residuals_of_every_type() {
    residuals::<f32, f32>(1e-4);
    residuals::<bf16, f32>(1e-4);
    residuals::<f32, bf16>(2e-2);
    residuals::<f16, f16>(4e-3);
    residuals::<f64, f32>(1e-4);
}

#[test]
fn integers_are_scaled() {
    let mut random = random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<i8, 3>([2, m, k]), random.tensor::<i8, 2>([n, k]));
        let (rows, columns) = (random.tensor::<f32, 1>([m]), random.tensor::<f32, 1>([n]));
        compare::<f32, 3>(&format!("dequantised k {k}"), [2, m, n], 1e-6, &|device, c, _| {
            dequantised::<32, 48, 16>().launch(device, &a, &b, &rows, &columns, c)
        });
    }
}

/// An assertion holds for every element of a tile, also for those that the output
/// does not have.
#[test]
fn assertions_see_all_elements() {
    let [m, n, k] = [10, 20, 16];
    let (a, b) = (Tensor::<f32, 2>::zeros([m, k]), Tensor::<f32, 2>::zeros([k, n]));
    for (at, fails) in [(None, false), (Some(3), true), (Some(19), true), (Some(20), true), (Some(47), true)] {
        let bias = Tensor::<f32, 1>::from_fn([48], |[j]| if Some(j) == at { 5.0 } else { 1.0 });
        let devices = LevelId::ALL.iter().filter(|level| level.available());
        let mut all: Vec<Box<dyn HostDevice>> = vec![Box::new(Interpreter::default())];
        all.extend(devices.map(|&level| -> Box<dyn HostDevice> { Box::new(Cpu::new().with_level(level).unwrap()) }));
        for device in all {
            let mut c = Tensor::<f32, 2>::zeros([m, n]);
            let result = failing::<32, 48, 16>().launch(&*device, &a, &b, &bias, &mut c);
            assert_eq!(result.is_err(), fails, "{at:?}");
            assert!(fails || c.iter().all(|x| x == 2.0));
        }
    }
}
