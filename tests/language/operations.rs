//! Tests of §4 of the language: tile operations.

use crate::{count, everywhere};
use tile_kernel::interp::Options;
use tile_kernel::prelude::*;

#[tile_kernel]
fn copies(x: &Tensor<f32, 2>, y: &mut Tensor<f16, 2>, z: &mut Tensor<i32, 3>, w: &mut Tensor<f32, 2>) {
    dims!(x = [m, 4], y = [m, 4], z = [1, 2, 4], w = [m, 4]);
    let mut t = shared::<f32>([2, 4]);
    let mut one = shared::<f32>([1, 4]);
    copy(x, w);
    copy(x, y);
    copy(x.at([1, 0]), &mut t);
    copy(&t, z);
    // Axes of extent 1 on the left do not count.
    copy(t.at((1, ..)), &mut one);
    copy(&one, w.at_mut((0, ..)));
}

// language: §4
// language: §4 copy(src, dst)
#[test]
fn copies_convert() {
    everywhere(|name, device| {
        let x = Tensor::from_fn([3, 4], |[i, j]| i as f32 * 1.25 - j as f32 / 3.0);
        let (mut y, mut z, mut w) = (Tensor::zeros([3, 4]), Tensor::zeros([1, 2, 4]), Tensor::zeros([3, 4]));
        copies().launch(device, &x, &mut y, &mut z, &mut w).unwrap();
        assert_eq!(y, x.map(f16::from_f32), "{name}");
        assert_eq!(z, Tensor::from_fn([1, 2, 4], |[_, i, j]| x[[1 + i, j]] as i32), "{name}");
        assert_eq!(w, Tensor::from_fn([3, 4], |[i, j]| x[[if i == 0 { 2 } else { i }, j]]), "{name}");
    });
}

#[tile_kernel]
fn fills<T: Num>(value: T, flags: &mut Tensor<bool, 1>, y: &mut Tensor<T, 2>) {
    dims!(y = [_, 3]);
    let mut t = shared::<T>([2, 3]);
    fill(&mut t, value);
    copy(&t, y.at_mut([0, 0]));
    fill(y.at_mut((span(1, 1), ..)), 7);
    clear(y.at_mut((span(2, 1), span(1, 1))));
    clear(flags);
}

// language: §4 fill(dst, value)
#[test]
fn fills_and_clears() {
    everywhere(|name, device| {
        let mut flags = Tensor::from([true; 3]);
        let mut y = Tensor::from([[5_i8; 3]; 3]);
        fills::<i8>().launch(device, -4, &mut flags, &mut y).unwrap();
        assert_eq!(y, Tensor::from([[-4; 3], [7; 3], [5, 0, 5]]), "{name}");
        assert_eq!(flags, Tensor::from([false; 3]), "{name}");
    });
}

#[tile_kernel]
fn rows(x: &Tensor<i32, 2>, order: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>, z: &mut Tensor<i32, 2>) {
    dims!(x = [_, 3], order = [4], y = [4, 3], z = [_, 3]);
    let mut idx = shared::<i32>([4]);
    let mut t = shared::<i32>([4, 3]);
    copy(order, &mut idx);
    gather(x, &idx, &mut t);
    copy(&t, y);
    scatter(&t, &idx, z);
}

// language: §4 gather(src, &idx, dst)
#[test]
fn rows_gather_and_scatter() {
    everywhere(|name, device| {
        let x = Tensor::from([[1, 2, 3], [4, 5, 6]]);
        let (mut y, mut z) = (Tensor::zeros([4, 3]), Tensor::full([3, 3], 9));
        rows().launch(device, &x, &Tensor::from([1, -1, 0, 2]), &mut y, &mut z).unwrap();
        assert_eq!(y, Tensor::from([[4, 5, 6], [0; 3], [1, 2, 3], [0; 3]]), "{name}");
        assert_eq!(z, Tensor::from([[1, 2, 3], [4, 5, 6], [0; 3]]), "{name}");
        // When rows collide, one of them wins.
        let mut z = Tensor::full([3, 3], 9);
        rows().launch(device, &x, &Tensor::from([0, 0, 1, 1]), &mut y, &mut z).unwrap();
        assert_eq!(z, Tensor::from([[1, 2, 3], [4, 5, 6], [9; 3]]), "{name}");
    });
}

#[tile_kernel]
fn products<T: Element>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, c: &mut Tensor<T::Acc, 3>) {
    dims!(c = [3, 8, 8]);
    let mut a_s = shared::<T>([8, 16]);
    let mut b_s = shared::<T>([16, 8]);
    let mut acc = fragment::<T::Acc>([8, 8]);
    copy(a.at([0, 0]), &mut a_s);
    copy(b.at([0, 0]), &mut b_s);
    gemm_set(&a_s, &b_s, &mut acc);
    copy(&acc, c.at_mut([0, 0, 0]));
    gemm(&a_s, &b_s, &mut acc);
    copy(&acc, c.at_mut([1, 0, 0]));
    gemm_set(b_s.t(), a_s.t(), &mut acc);
    copy(&acc, c.at_mut([2, 0, 0]));
}

#[tile_kernel]
fn halved_products<T: Num>(a: &Tensor<T, 2>, meta: &Tensor<u8, 2>, b: &Tensor<T, 2>, c: &mut Tensor<T::Acc, 2>) {
    dims!(c = [4, 4]);
    let mut a_s = shared::<T>([4, 8]);
    let mut meta_s = shared::<u8>([4, 2]);
    let mut b_s = shared::<T>([4, 16]);
    let mut acc = fragment::<T::Acc>([4, 4]);
    copy(a.at([0, 0]), &mut a_s);
    copy(meta.at([0, 0]), &mut meta_s);
    copy(b.at([0, 0]), &mut b_s);
    fill(&mut acc, 1);
    gemm_sp(&a_s, &meta_s, b_s.t(), &mut acc);
    // Regions take their extents from the other operands.
    gemm_sp(a.at([0, 0]), meta.at([0, 0]), b_s.t(), &mut acc);
    copy(&acc, c);
}

/// Both formats of eight bits.
#[tile_kernel]
fn small_floats(a: &Tensor<F8E4M3, 2>, b: &Tensor<F8E5M2, 2>, c: &mut Tensor<f32, 2>) {
    dims!(c = [8, 8]);
    let mut acc = fragment::<f32>([8, 8]);
    gemm_set(a.at((span(0, 8), span(0, 16))), b.at((span(0, 16), span(0, 8))), &mut acc);
    copy(&acc, c);
}

#[tile_kernel]
fn bytes(a: &Tensor<i8, 2>, b: &Tensor<u8, 2>, c: &mut Tensor<i32, 2>) {
    dims!(a = [8, 16], b = [16, 8], c = [8, 8]);
    let mut a_s = shared::<i8>([8, 16]);
    let mut b_s = shared::<u8>([16, 8]);
    let mut acc = fragment::<i32>([8, 8]);
    copy(a, &mut a_s);
    copy(b, &mut b_s);
    gemm_set(&a_s, &b_s, &mut acc);
    copy(&acc, c);
}

// language: §4 gemm_sp(a, meta, b, acc)
#[test]
fn products_of_two_of_four_elements() {
    fn check<T: Num>() {
        // The places of both elements of each four, and a nibble of zero.
        let nibbles = [0b0100_u8, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110, 0, 0b1110];
        let nibble = |i: usize, group: usize| nibbles[(3 * i + group) % nibbles.len()];
        let meta = Tensor::from_fn([4, 2], |[i, byte]| nibble(i, 2 * byte) | nibble(i, 2 * byte + 1) << 4);
        let a = Tensor::<T, 2>::from_fn([4, 8], |[i, k]| T::from_f64(((5 * i + 3 * k) % 7) as f64));
        // A third row of eight does not exist.
        let b = Tensor::<T, 2>::from_fn([3, 16], |[j, k]| T::from_f64(((2 * j + k) % 5) as f64));
        let sum = |[i, j]: [usize; 2]| {
            let product = |kept: usize| {
                let nibble = if nibble(i, kept / 2) == 0 { 0b0100 } else { nibble(i, kept / 2) };
                let place = usize::from(if kept.is_multiple_of(2) { nibble & 3 } else { nibble >> 2 });
                a[[i, kept]].to_f64() * b.get([j, kept / 2 * 4 + place]).map_or(0.0, T::to_f64)
            };
            T::Acc::from_f64(1.0 + 2.0 * (0..8).map(product).sum::<f64>())
        };
        let expected = Tensor::<T::Acc, 2>::from_fn([4, 4], sum);
        everywhere(|name, device| {
            let mut c = Tensor::<T::Acc, 2>::zeros([4, 4]);
            halved_products::<T>().launch(device, &a, &meta, &b, &mut c).unwrap();
            assert_eq!(c, expected, "{name}, {}", T::DTYPE);
        });
    }
    check::<f32>();
    check::<f64>();
    check::<f16>();
    check::<bf16>();
    check::<i8>();
    check::<u8>();
    check::<F8E4M3>();
    check::<i32>();
}

#[test]
fn places_that_do_not_increase_are_a_mistake() {
    let (a, b) = (Tensor::<f32, 2>::zeros([4, 8]), Tensor::<f32, 2>::zeros([4, 16]));
    let meta = Tensor::<u8, 2>::full([4, 2], 0b0001_0100);
    let mut c = Tensor::<f32, 2>::zeros([4, 4]);
    let error =
        halved_products::<f32>().launch(&Interpreter::new(Options::default()), &a, &meta, &b, &mut c).unwrap_err();
    assert!(error.to_string().contains("the places 1 and 0 do not increase"), "{error}");
}

// language: §4 gemm(a, b, acc)
#[test]
fn matrix_products() {
    /// Small whole numbers: sums are exact in any order.
    fn operands<T: Element, U: Element>() -> (Tensor<T, 2>, Tensor<U, 2>, Tensor<f64, 2>) {
        let a = Tensor::from_fn([8, 16], |[i, k]| T::from_f64((i * 3 + k) as f64 % 7.0 - 3.0));
        let b = Tensor::from_fn([16, 8], |[k, j]| U::from_f64((k * 5 + j) as f64 % 5.0 - 2.0));
        let sum = |[i, j]: [usize; 2]| (0..16).map(|k| a[[i, k]].to_f64() * b[[k, j]].to_f64()).sum::<f64>();
        let ab = Tensor::from_fn([8, 8], sum);
        (a, b, ab)
    }
    fn check<T: Num>() {
        let (a, b, ab) = operands::<T, T>();
        everywhere(|name, device| {
            let mut c = Tensor::<T::Acc, 3>::zeros([3, 8, 8]);
            products::<T>().launch(device, &a, &b, &mut c).unwrap();
            let expected = Tensor::from_fn([3, 8, 8], |[which, i, j]| match which {
                0 => ab[[i, j]],
                1 => 2.0 * ab[[i, j]],
                _ => ab[[j, i]],
            });
            assert_eq!(c.map(|x| x.to_f64()), expected, "{name} {}", T::DTYPE);
        });
    }
    check::<f64>();
    check::<f32>();
    check::<f16>();
    check::<F8E5M2>();
    check::<i8>();
    check::<i32>();
    everywhere(|name, device| {
        let (a, b, ab) = operands::<F8E4M3, F8E5M2>();
        let mut c = Tensor::zeros([8, 8]);
        small_floats().launch(device, &a, &b, &mut c).unwrap();
        assert_eq!(c.map(f64::from), ab, "{name}");
    });
    everywhere(|name, device| {
        let a = Tensor::from_fn([8, 16], |[i, k]| (i * 37 + k * 11) as u8 as i8);
        let b = Tensor::from_fn([16, 8], |[k, j]| 255 - (k * 13 + j) as u8);
        let mut c = Tensor::zeros([8, 8]);
        bytes().launch(device, &a, &b, &mut c).unwrap();
        let expected =
            Tensor::from_fn([8, 8], |[i, j]| (0..16).map(|k| i32::from(a[[i, k]]) * i32::from(b[[k, j]])).sum());
        assert_eq!(c, expected, "{name}");
    });
}

#[tile_kernel]
fn reductions(
    x: &Tensor<f32, 2>,
    p: &Tensor<bool, 2>,
    y: &mut Tensor<f32, 2>,
    q: &mut Tensor<bool, 2>,
    at: &mut Tensor<i32, 2>,
) {
    dims!(x = [3, 4], p = [3, 4], y = [10, 3], q = [2, 3], at = [2, 3]);
    let mut t = shared::<f32>([3, 4]);
    let mut f = shared::<bool>([3, 4]);
    let mut s = shared::<f32>([3]);
    let mut kept = shared::<f32>([3, 1]);
    let mut columns = shared::<f32>([4]);
    let mut one = shared::<f32>([1]);
    let mut b = shared::<bool>([3]);
    let mut k = shared::<i32>([3]);
    copy(x, &mut t);
    copy(p, &mut f);
    reduce_sum(&t, &mut s, 1);
    copy(&s, y.at_mut((0, ..)));
    reduce_max(&t, &mut s, 1);
    copy(&s, y.at_mut((1, ..)));
    reduce_min(&t, &mut s, 1);
    copy(&s, y.at_mut((2, ..)));
    reduce_product(&t, &mut s, 1);
    copy(&s, y.at_mut((3, ..)));
    reduce_abs_max(&t, &mut s, 1);
    copy(&s, y.at_mut((4, ..)));
    reduce_abs_sum(&t, &mut s, 1);
    copy(&s, y.at_mut((5, ..)));
    fill(&mut s, 0.5);
    reduce_sum_into(&t, &mut s, 1);
    copy(&s, y.at_mut((6, ..)));
    fill(&mut kept, 2.5);
    reduce_max_into(&t, &mut kept, 1);
    copy(kept.t(), y.at_mut((span(7, 1), ..)));
    reduce_sum(&t, &mut columns, 0);
    copy(columns.at([0]), y.at_mut((8, ..)));
    reduce_sum(&columns, &mut one, 0);
    copy(&one, y.at_mut((9, span(0, 1))));
    reduce_any(&f, &mut b, 1);
    copy(&b, q.at_mut((0, ..)));
    reduce_all(&f, &mut b, 1);
    copy(&b, q.at_mut((1, ..)));
    reduce_argmax(&t, &mut k, 1);
    copy(&k, at.at_mut((0, ..)));
    reduce_argmin(&t, &mut k, 1);
    copy(&k, at.at_mut((1, ..)));
}

#[tile_kernel]
fn narrow_sums(x: &Tensor<f16, 1>, b: &Tensor<u8, 1>, y: &mut Tensor<f16, 1>, z: &mut Tensor<i32, 1>) {
    dims!(x = [64], b = [64], y = [1], z = [1]);
    let mut t = shared::<f16>([64]);
    let mut u = shared::<u8>([64]);
    let mut s = shared::<f16>([1]);
    let mut k = shared::<i32>([1]);
    copy(x, &mut t);
    copy(b, &mut u);
    reduce_sum(&t, &mut s, 0);
    reduce_sum(&u, &mut k, 0);
    copy(&s, y);
    copy(&k, z);
}

// language: §4 reduce_sum | reduce_max | reduce_min | reduce_product | reduce_abs_max | reduce_abs_sum | reduce_any | reduce_all (src, dst, AXIS)
#[test]
fn reductions_combine_along_an_axis() {
    everywhere(|name, device| {
        let nan = f32::NAN;
        let x = Tensor::from([[1.0, -4.0, 3.0, 3.0], [nan, -2.0, -8.0, -2.0], [0.5, 0.5, 2.0, -2.0]]);
        let p = Tensor::from([[true; 4], [false; 4], [false, true, false, true]]);
        let (mut y, mut q, mut at) = (Tensor::zeros([10, 3]), Tensor::zeros([2, 3]), Tensor::zeros([2, 3]));
        reductions().launch(device, &x, &p, &mut y, &mut q, &mut at).unwrap();
        let text = |row: usize| format!("{:?}", (0..3).map(|i| y[[row, i]]).collect::<Vec<f32>>());
        assert_eq!(text(0), "[3.0, NaN, 1.0]", "{name}: sums");
        assert_eq!(text(1), "[3.0, -2.0, 2.0]", "{name}: maxima ignore NaN");
        assert_eq!(text(2), "[-4.0, -8.0, -2.0]", "{name}: minima");
        assert_eq!(text(3), "[-36.0, NaN, -1.0]", "{name}: products");
        assert_eq!(text(4), "[4.0, 8.0, 2.0]", "{name}: magnitudes");
        assert_eq!(text(5), "[11.0, NaN, 5.0]", "{name}: sums of magnitudes");
        assert_eq!(text(6), "[3.5, NaN, 1.5]", "{name}: sums with what was there");
        assert_eq!(text(7), "[3.0, 2.5, 2.5]", "{name}: maxima with what was there");
        assert_eq!(text(8), "[NaN, -5.5, -3.0]", "{name}: sums of columns");
        assert!(y[[9, 0]].is_nan(), "{name}: all columns");
        assert_eq!(q, Tensor::from([[true, false, true], [true, false, false]]), "{name}");
        assert_eq!(at, Tensor::from([[2, 1, 2], [1, 2, 3]]), "{name}: lowest indices");

        // 64 times 2049 is a number of `f16` only when it is rounded once.
        let x = Tensor::full([64], f16::from_f32(500.5));
        let b = Tensor::full([64], 255_u8);
        let (mut y, mut z) = (Tensor::zeros([1]), Tensor::zeros([1]));
        narrow_sums().launch(device, &x, &b, &mut y, &mut z).unwrap();
        assert_eq!(y[[0]], f16::from_f32(64.0 * 500.5), "{name}");
        assert_eq!(z[[0]], 64 * 255, "{name}");
    });
}

#[tile_kernel]
fn scans(x: &Tensor<i32, 2>, y: &mut Tensor<i32, 3>) {
    dims!(x = [2, 3], y = [8, 2, 3]);
    let mut t = shared::<i32>([2, 3]);
    let mut s = shared::<i32>([2, 3]);
    copy(x, &mut t);
    cumsum(&t, &mut s, 1);
    copy(&s, y.at_mut([0, 0, 0]));
    cummax(&t, &mut s, 0);
    copy(&s, y.at_mut([1, 0, 0]));
    cumsum_rev(&t, &mut s, 0);
    copy(&s, y.at_mut([2, 0, 0]));
    cumprod(&t, &mut s, 1);
    copy(&s, y.at_mut([4, 0, 0]));
    cumprod_rev(&t, &mut s, 0);
    copy(&s, y.at_mut([5, 0, 0]));
    cummin(&t, &mut s, 0);
    copy(&s, y.at_mut([6, 0, 0]));
    cummin_rev(&t, &mut s, 1);
    copy(&s, y.at_mut([7, 0, 0]));
    cummax_rev(&t, &mut t, 1);
    copy(&t, y.at_mut([3, 0, 0]));
}

// language: §4 cumsum | cumprod | cummax | cummin (src, dst, AXIS)
#[test]
fn scans_include_each_element() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([8, 2, 3]);
        scans().launch(device, &Tensor::from([[1, 5, 2], [4, -3, 7]]), &mut y).unwrap();
        let expected = Tensor::from([
            [[1, 6, 8], [4, 1, 8]],
            [[1, 5, 2], [4, 5, 7]],
            [[5, 2, 9], [4, -3, 7]],
            [[5, 5, 2], [7, 7, 7]],
            [[1, 5, 10], [4, -12, -84]],
            [[4, -15, 14], [4, -3, 7]],
            [[1, 5, 2], [1, -3, 2]],
            [[1, 2, 2], [-3, -3, 7]],
        ]);
        assert_eq!(y, expected, "{name}");
    });
}

#[tile_kernel]
fn atomic_tiles(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>) {
    dims!(x = [n], y = [3, 4]);
    let [b] = blocks([n.div_ceil(4)]);
    let mut t = shared::<i32>([4]);
    copy(x.at([b * 4]), &mut t);
    atomic_add(&t, y.at_mut((0, ..)), Relaxed);
    atomic_max(&t, y.at_mut((1, ..)), SeqCst);
    atomic_min(&t, y.at_mut((2, ..)), Relaxed);
}

// language: §4 atomic_add | atomic_max | atomic_min (src, dst, ORDER)
#[test]
fn atomic_tile_operations() {
    everywhere(|name, device| {
        let x = count::<i32, 1>([40]);
        let mut y = Tensor::zeros([3, 4]);
        atomic_tiles().launch(device, &x, &mut y).unwrap();
        let row =
            |f: fn(i32, i32) -> i32| -> [i32; 4] { std::array::from_fn(|i| x.iter().skip(i).step_by(4).fold(0, f)) };
        assert_eq!(y, Tensor::from([row(|a, b| a + b), row(i32::max), row(i32::min)]), "{name}");
    });
}

#[tile_kernel]
fn kept_in_caches(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, 40], y = [m, 40]);
    let [b] = blocks([m]);
    let mut t = shared::<f32>([40]);
    copy(x.at((b, ..)), &mut t, cuda(l2 = evict_first, l1 = no_allocate));
    copy(&t, y.at_mut((b, ..)), cuda(l1 = evict_last));
}

// language: §4.1
// language: §4.1 cuda(l2 = evict_first)
// language: §4.1 cuda(l1 = evict_first)
#[test]
fn copies_say_how_long_caches_keep_what_they_touch() {
    let ir = kept_in_caches::DEF.ir;
    assert!(ir.contains("hints = cuda(l2 = evict_first, l1 = no_allocate)"), "{ir}");
    assert!(ir.contains("hints = cuda(l1 = evict_last)"), "{ir}");
    everywhere(|name, device| {
        let x = Tensor::from_fn([3, 40], |[i, j]| (40 * i + j) as f32);
        let mut y = Tensor::zeros([3, 40]);
        kept_in_caches::default().launch(device, &x, &mut y).unwrap();
        assert_eq!(y.to_vec(), x.to_vec(), "{name}");
    });
}

#[tile_kernel]
fn multiplied_as_stated(x: &Tensor<f16, 2>, y: &Tensor<f16, 2>, z: &mut Tensor<f32, 2>) {
    dims!(x = [64, 32], y = [32, 64], z = [64, 64]);
    let (mut a, mut b) = (shared::<f16>([64, 32]), shared::<f16>([32, 64]));
    let mut acc = fragment::<f32>([64, 64]);
    copy(x, &mut a);
    copy(y, &mut b);
    gemm_set(&a, &b, &mut acc, gpu(mma = fma));
    gemm(&a, &b, &mut acc, gpu(mma = mma, policy = square));
    copy(&acc, z);
}

/// By an instruction that not every GPU has.
#[tile_kernel]
fn multiplied_on_hopper(x: &Tensor<f16, 2>, y: &Tensor<f16, 2>, z: &mut Tensor<f32, 2>) {
    let (mut a, mut b) = (shared::<f16>([64, 32]), shared::<f16>([32, 128]));
    let mut acc = fragment::<f32>([64, 128]);
    copy(x.at([0, 0]), &mut a);
    copy(y.at([0, 0]), &mut b);
    gemm_set(&a, &b, &mut acc, gpu(mma = m64n128k16, policy = rows));
    copy(&acc, z.at_mut([0, 0]));
}

// language: §4.2
// language: §4.2 gpu(mma = m64n128k16)
// language: §4.2 gpu(policy = square)
#[test]
fn gemms_say_what_multiplies_and_how_warps_divide_them() {
    let ir = multiplied_as_stated::DEF.ir;
    assert!(ir.contains("hints = gpu(mma = fma)"), "{ir}");
    assert!(ir.contains("accumulate, hints = gpu(mma = mma, policy = square)"), "{ir}");
    let ir = multiplied_on_hopper::DEF.ir;
    assert!(ir.contains("hints = gpu(mma = m64n128k16, policy = rows)"), "{ir}");
    everywhere(|name, device| {
        let x = Tensor::from_fn([64, 32], |[i, j]| f16::from_f32(((i + 3 * j) % 7) as f32));
        let y = Tensor::from_fn([32, 64], |[i, j]| f16::from_f32(((2 * i + j) % 5) as f32));
        let mut z = Tensor::zeros([64, 64]);
        multiplied_as_stated::default().launch(device, &x, &y, &mut z).unwrap();
        let product = |i: usize, j: usize| (0..32).map(|k| (((i + 3 * k) % 7) * ((2 * k + j) % 5)) as f32).sum::<f32>();
        let expected: Vec<f32> = (0..64 * 64).map(|at| 2.0 * product(at / 64, at % 64)).collect();
        assert_eq!(z.to_vec(), expected, "{name}");
    });
}
