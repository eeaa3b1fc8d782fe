//! Tests of §1 of the language: signatures, attributes, prologues, grids.

use crate::{count, everywhere};
use tile_kernel::elem::DType;
use tile_kernel::launch::{Candidate, Definition};
use tile_kernel::prelude::*;

const HEAD: usize = 3;

/// Every kind of parameter.
#[tile_kernel]
fn signature<T: Num, U: Float, E: Element, const N: usize, const TWICE: bool>(
    x: &Tensor<T, 1>,
    deep: &Tensor<U, 5>,
    e: &Tensor<E, 1>,
    scale: T,
    y: &mut Tensor<T::Acc, 1>,
    z: &mut Tensor<E, 1>,
) {
    dims!(x = [N], y = [N]);
    parallel!(N, |i| {
        let product = cast::<T::Acc>(x[i]) * cast::<T::Acc>(scale);
        let all = if TWICE { product + product } else { product };
        y[i] = all + cast::<T::Acc>(deep[[i, 0, 0, 0, 1]]);
        z[i] = e[i];
    });
}

// language: §1
// language: §1.1
// language: §1.1 Type parameters
// language: §1.1 Const parameters
#[test]
fn parameters_are_types_and_constants() {
    everywhere(|name, device| {
        let x = Tensor::from([100_i8, -100, 7]);
        let deep = count::<f16, 5>([3, 1, 1, 1, 2]);
        let e = Tensor::from([true, false, true]);
        let (mut y, mut z) = (Tensor::<i32, 1>::zeros([3]), Tensor::zeros([3]));
        // `i8` accumulates in `i32`, where the products fit.
        signature::<i8, f16, bool, 3, true>().launch(device, &x, &deep, &e, 100, &mut y, &mut z).unwrap();
        assert_eq!(y.to_vec(), [20_001, -19_997, 1405], "{name}");
        assert_eq!(z, e, "{name}");
        let x = Tensor::from([0.5_f64, 1.5]);
        let deep = count::<f32, 5>([2, 1, 1, 1, 2]);
        let (e, mut z) = (Tensor::from([F8E4M3::default(); 2]), Tensor::zeros([2]));
        let mut y = Tensor::<f64, 1>::zeros([2]);
        signature::<f64, f32, F8E4M3, 2, false>().launch(device, &x, &deep, &e, 2.0, &mut y, &mut z).unwrap();
        assert_eq!(y.to_vec(), [2.0, 6.0], "{name}");
    });
}

/// Reads an output before it writes it.
#[tile_kernel]
fn accumulate(x: &Tensor<i32, 2>, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [i] = blocks([m]);
    parallel!(n, |j| {
        y[[i, j]] += x[[i, j]] * 10;
    });
}

// language: §1.1 Tensors
#[test]
fn tensors_have_any_strides_and_outputs_may_be_read() {
    everywhere(|name, device| {
        let x = count::<i32, 2>([3, 2]);
        let mut y = Tensor::from_vec_strided((0..20).collect(), [2, 3], [7, 2]).unwrap();
        let before = y.to_vec();
        accumulate().launch(device, x.view().t(), &mut y).unwrap();
        let expected: Vec<i32> = before.iter().zip(x.view().t().iter()).map(|(y, x)| y + 10 * x).collect();
        assert_eq!(y.to_vec(), expected, "{name}");
        // A row repeated by stride zero is an input, too.
        let row = [1, 2, 3];
        let rows = TensorView::from_slice_strided(&row, [2, 3], [0, 1]).unwrap();
        let mut y = Tensor::zeros([2, 3]);
        accumulate().launch(device, rows, &mut y).unwrap();
        assert_eq!(y, Tensor::from([[10, 20, 30]; 2]), "{name}");
    });
}

/// A scalar of every type.
#[tile_kernel]
fn scalars(
    d: f64,
    s: f32,
    l: i64,
    i: i32,
    h: i16,
    b: i8,
    ul: u64,
    u: u32,
    uh: u16,
    ub: u8,
    flag: bool,
    index: usize,
    y: &mut Tensor<f64, 1>,
) {
    dims!(y = [13]);
    parallel!(1, |k| {
        y[k] = d;
        y[k + 1] = cast::<f64>(s);
        y[k + 2] = cast::<f64>(l);
        y[k + 3] = cast::<f64>(i);
        y[k + 4] = cast::<f64>(h);
        y[k + 5] = cast::<f64>(b);
        y[k + 6] = cast::<f64>(ul);
        y[k + 7] = cast::<f64>(u);
        y[k + 8] = cast::<f64>(uh);
        y[k + 9] = cast::<f64>(ub);
        y[k + 10] = if flag { 1.0 } else { 0.0 };
        y[k + 11] = cast::<f64>(index);
        y[k + 12] = cast::<f64>(index - 12);
    });
}

// language: §1.1 Scalars
#[test]
fn scalars_of_every_type() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([13]);
        scalars()
            .launch(device, -0.5, 0.25, -(1 << 40), -5, -6, -7, 1 << 63, u32::MAX, 65_535, 255, true, 10, &mut y)
            .unwrap();
        let expected = [
            -0.5,
            0.25,
            -1_099_511_627_776.0,
            -5.0,
            -6.0,
            -7.0,
            9_223_372_036_854_775_808.0,
            4_294_967_295.0,
            65_535.0,
            255.0,
            1.0,
            10.0,
            // An index may be negative.
            -2.0,
        ];
        assert_eq!(y.to_vec(), expected, "{name}");
    });
}

#[tile_kernel(
    name = "a kernel of items",
    default(T = f16, N = 4),
    tune(N = [4, 8], T = [f16, f32]),
    gpu(threads = 64, layout(t = linear), stages = 2),
    fast_math,
    tf32,
    two_level_sums,
    cuda(
        pingpong = false,
        clusters = 2,
        split = 1,
        raster = 1,
        persistent = true,
        registers = [40, 232],
        swap = false,
        stage_vectors = false,
    ),
    ascend(vectors = 2, units(t = vector))
)]
fn items<T: Float, const N: usize>(x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = shared::<T>([N]);
    copy(x.at([b * N]), &mut t);
    parallel!(N, |i| {
        t[i] = t[i].exp();
    });
    copy(&t, y.at_mut([b * N]));
}

// language: §1.2
// language: §1.2 name = "text"
// language: §1.2 default(T = f32, BM = 64, …)
// language: §1.2 tune(BM = [64, 128], BN = [64, 128], …, where BM * BN <= 8192)

// language: §1.2 fast_math
// language: §1.2 tf32
// language: §1.2 two_level_sums
// language: §1.2 gpu(threads = 128)
// language: §1.2 gpu(stages = 4)
// language: §1.2 cuda(pingpong = true)
// language: §1.2 cuda(clusters = 2)
// language: §1.2 cuda(split = 4)
// language: §1.2 cuda(raster = 8)
// language: §1.2 cuda(persistent = true)
// language: §1.2 cuda(registers = [40, 232])
// language: §1.2 cuda(swap = true)
// language: §1.2 cuda(stage_vectors = true)
// language: §1.2 ascend(vectors = 2)
// language: §1.2 ascend(units(acc = vector, a_s = cube))
#[test]
fn attribute_items() {
    let _: items<f16, 4> = <items>::default();
    let _: items<f32, 4> = <items<f32>>::default();
    assert_eq!(items::<f16, 4>().def().name, "a kernel of items");
    let [n, t] = items::TUNING else { panic!("{:?}", items::TUNING) };
    assert_eq!((n.name, n.candidates), ("N", &[Candidate::Const(4), Candidate::Const(8)][..]));
    assert_eq!((t.name, t.candidates), ("T", &[Candidate::Elem(DType::F16), Candidate::Elem(DType::F32)][..]));
    assert!(
        items::DEF.ir.contains(
            "schedule fast_math, tf32, two_level_sums, gpu(threads = 64, layout(t = linear), stages = 2), cuda(pingpong = false, clusters = 2, \
             split = 1, raster = 1, persistent = true, registers = [40, 232], swap = false, \
             stage_vectors = false), \
             ascend(vectors = 2, units(t = vector))"
        ),
        "{}",
        items::DEF.ir
    );
    everywhere(|name, device| {
        let x = Tensor::from_fn([100], |[i]| i as f32 / 8.0 - 6.0);
        let mut y = Tensor::<f32, 1>::zeros([100]);
        // All tiles fit here, so this is the instance that is named.
        items::<f32, 8>().fitted().launch(device, &x, &mut y).unwrap();
        for (x, y) in x.iter().zip(y.iter()) {
            let expected = f64::from(x).exp();
            assert!((f64::from(y) - expected).abs() <= expected / 65_536.0, "{name}: exp({x}) = {y}");
        }
    });
}

/// A matrix plus one, by way of tiles of every layout, each read across the rows of the one before.
#[tile_kernel(gpu(layout(a = swizzle64, b = swizzle32, c = swizzle128, d = padded, e = linear, f = rows)))]
fn laid_out<T: Float>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [16, 64], y = [16, 64]);
    let mut a = shared::<T>([16, 64]);
    let mut b = shared::<T>([64, 16]);
    let mut c = shared::<T>([16, 64]);
    let mut d = shared::<T>([64, 16]);
    let mut e = shared::<T>([16, 64]);
    copy(x, &mut a);
    copy(a.t(), &mut b);
    parallel!((16, 64), |i, j| {
        c[[i, j]] = b[[j, i]] + 1.0;
    });
    copy(c.t(), &mut d);
    copy(d.t(), &mut e);
    let mut f = fragment::<T>([16, 64]);
    copy(&e, &mut f);
    copy(&f, y);
}

// language: §1.2 gpu(layout(a_s = swizzle128, b_s = padded))
#[test]
fn stated_layouts_change_no_result() {
    everywhere(|name, device| {
        let x = Tensor::from_fn([16, 64], |[i, j]| f16::from_f32((i * 64 + j) as f32));
        let mut y = Tensor::<f16, 2>::zeros([16, 64]);
        laid_out::<f16>().launch(device, &x, &mut y).unwrap();
        for (x, y) in x.iter().zip(y.iter()) {
            assert_eq!(y.to_f32(), x.to_f32() + 1.0, "{name}");
        }
    });
}

/// Each block says which it is.
#[tile_kernel]
fn structure<const N: usize>(x: &Tensor<i32, 1>, shift: i32, y: &mut Tensor<i32, 2>) {
    dims!(x = [n], y = [m, N]);
    require!(m == n.div_ceil(N), "a row for each block");
    let twice = shift * 2;
    let rows = n.div_ceil(N);
    let mut counts = workspace::<i32>([rows]);
    let [b] = blocks([rows]);
    let mut t = shared::<i32>([N]);
    copy(x.at([b * N]), &mut t);
    counts.atomic_add(b, twice, Relaxed);
    parallel!(N, |i| {
        y[[b, i]] = t[i] + counts[b];
    });
}

// language: §1.3
// language: §1.3 Prologue
// language: §1.3 let [by, bx] = blocks([…]);
// language: §1.3 Block code
#[test]
fn prologue_grid_and_block_code() {
    everywhere(|name, device| {
        let x = count::<i32, 1>([7]);
        let mut y = Tensor::full([2, 4], -1);
        structure::<4>().launch(device, &x, 50, &mut y).unwrap();
        assert_eq!(y, Tensor::from([[100, 101, 102, 103], [104, 105, 106, 100]]), "{name}");
        let mut wrong = Tensor::full([3, 4], -1);
        let error = structure::<4>().launch(device, &x, 50, &mut wrong).unwrap_err();
        let message = "a row for each block: m = 3, n = 7, N = 4".to_owned();
        assert_eq!(error, LaunchError::Requirement { kernel: "structure".into(), message }, "{name}");
        assert!(wrong.iter().all(|y| y == -1), "{name}");
    });
}

#[tile_kernel]
fn extents<const BN: usize>(x: &Tensor<i32, 3>, y: &Tensor<i32, 2>, z: &mut Tensor<i64, 1>) {
    dims!(x = [k, HEAD, _], y = [k, 2 * BN], z = [4]);
    require!(BN <= 8, "small");
    require!(k % 2 == 0, "k is even");
    let [_, _, last] = x.shape();
    parallel!(1, |i| {
        z[i] = cast::<i64>(k);
        z[i + 1] = cast::<i64>(last);
        z[i + 2] = cast::<i64>(y.dim(1));
        z[i + 3] = cast::<i64>(x.shape()[1]);
    });
}

/// Extents that are computed from names which later tensors bind.
#[tile_kernel]
fn halves(x: &Tensor<i32, 2>, pairs: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, 2 * n], pairs = [m * n], y = [m, n]);
    let [i] = blocks([m]);
    parallel!(n, |j| y[[i, j]] = x[[i, n + j]] - x[[i, j]] + pairs[i * n + j]);
}

// language: §1.4
#[test]
fn dims_take_names_that_later_entries_bind() {
    everywhere(|name, device| {
        let (x, pairs) = (count::<i32, 2>([3, 8]), Tensor::zeros([12]));
        let mut y = Tensor::zeros([3, 4]);
        halves().launch(device, &x, &pairs, &mut y).unwrap();
        assert!(y.iter().all(|difference| difference == 4), "{name}");
        let error = halves().launch(device, &x, &Tensor::zeros([11]), &mut y).unwrap_err();
        assert_eq!(error.to_string(), "argument `pairs`: axis 0 has extent 11, expected 12", "{name}");
    });
}

// language: §1.4
#[test]
fn dims_names_and_requires_extents() {
    everywhere(|name, device| {
        let launch = |x: [usize; 3], y: [usize; 2]| {
            let mut z = Tensor::zeros([4]);
            let (x, y) = (Tensor::zeros(x), Tensor::zeros(y));
            extents::<5>().launch(device, &x, &y, &mut z).map(|()| z.to_vec())
        };
        let shape = |argument: &str, axis, expected, found| {
            Err(LaunchError::Shape { argument: argument.to_owned(), axis, expected, found })
        };
        assert_eq!(launch([4, HEAD, 9], [4, 10]), Ok(vec![4, 9, 10, 3]), "{name}");
        assert_eq!(launch([4, HEAD + 1, 9], [4, 10]), shape("x", 1, 3, 4), "{name}");
        assert_eq!(launch([4, HEAD, 9], [6, 10]), shape("y", 0, 4, 6), "{name}");
        assert_eq!(launch([4, HEAD, 9], [4, 9]), shape("y", 1, 10, 9), "{name}");
        let error = launch([5, HEAD, 9], [5, 10]).unwrap_err();
        let message = "k is even: k = 5".to_owned();
        assert_eq!(error, LaunchError::Requirement { kernel: "extents".into(), message }, "{name}");
    });
}

#[tile_kernel]
fn grid(z: usize, y: usize, x: usize, minus: usize, out: &mut Tensor<i32, 3>) {
    let [k, j, i] = blocks([z, y - minus, x]);
    parallel!(1, |a| {
        out[[k + a, j, i]] = cast::<i32>(100 * k + 10 * j + i);
    });
}

#[tile_kernel]
fn one_block(out: &mut Tensor<i32, 1>) {
    parallel!(1, |i| {
        out[i] += 1;
    });
}

// language: §1.5
#[test]
fn blocks_cover_the_grid() {
    everywhere(|name, device| {
        let mut out = Tensor::full([2, 3, 4], -1);
        grid().launch(device, 2, 3, 4, 0, &mut out).unwrap();
        assert_eq!(out, Tensor::from_fn([2, 3, 4], |[k, j, i]| (100 * k + 10 * j + i) as i32), "{name}");
        // An extent of zero is no blocks, a negative one an error.
        let mut out = Tensor::full([2, 3, 4], -1);
        grid().launch(device, 2, 3, 4, 3, &mut out).unwrap();
        let error = grid().launch(device, 2, 3, 4, 5, &mut out).unwrap_err();
        let wanted = "kernel `grid` requires: the extent `y - minus` of `blocks` is not negative: y = 3, minus = 5";
        assert_eq!(error.to_string(), wanted, "{name}");
        assert!(out.iter().all(|x| x == -1), "{name}");
        let mut out = Tensor::from([5]);
        one_block().launch(device, &mut out).unwrap();
        assert_eq!(out[[0]], 6, "{name}");
    });
}
