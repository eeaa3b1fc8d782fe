//! Kernels that must compile, with everything that the language has.
//!
//! The macro accepts them, rustc accepts the bodies that it type-checks, and so does the generated
//! CPU code.
#![deny(warnings)]
#![allow(dead_code, reason = "compiling them is the test")]

use tile_kernel::prelude::*;

mod config {
    pub(crate) const WIDTH: usize = 8;
    pub(crate) const SCALE: f32 = 0.5;
    pub(crate) const HALF: tile_kernel::prelude::f16 = tile_kernel::prelude::f16::from_f32_const(0.5);
    pub(crate) const OFFSET: i32 = -3;
    pub(crate) const DEEP: bool = true;
}

/// Every function of floats, concrete and generic.
#[tile_kernel]
fn float_functions<T: Float>(x: &Tensor<T, 1>, h: &Tensor<f16, 1>, e: &Tensor<F8E4M3, 1>, y: &mut Tensor<T, 1>) {
    parallel!(8, |i| {
        let a = x[i];
        let b = a.exp().exp2().ln().log2().log10().sin().cos().tanh().erf().sigmoid().sqrt().rsqrt().recip();
        let c = b.floor().ceil().round().round_ties_even().trunc().abs();
        let d = c.min(a).max(b).clamp(-1.0, 1.0).min_nan(a).max_nan(b).powf(2.0).mul_add(a, 0.5);
        let f = h[i].exp() + h[i] * 0.25 - h[i].min(2.0).max(-2.0).clamp(0.0, 1.0) / -h[i];
        let g = e[i].abs() + e[i].sqrt() * 1.5;
        let special = d.is_nan() || !d.is_finite() || f.is_nan() && g != 0.0;
        y[i] = if special { T::INFINITY } else { select(a > b, d, -d) + T::NEG_INFINITY };
        y[i] += cast::<T>(f) * 2.0 + cast::<T>(g);
        y[i] -= 1.0;
        y[i] *= y[i];
        y[i] /= 3.0;
    });
}

/// Every function of integers.
#[tile_kernel]
fn integer_functions<T: Int, U: Num>(x: &Tensor<T, 1>, u: &Tensor<U, 1>, b: &Tensor<u8, 1>, y: &mut Tensor<i32, 1>) {
    parallel!(8, |i| {
        let mut a = x[i] % 7 + (x[i] & 15) - (x[i] | 1) * (x[i] ^ 3);
        a = (a << 2) >> 1;
        a = !a;
        a %= 5;
        a &= 6;
        a |= 1;
        a ^= 2;
        a <<= 1;
        a >>= 1;
        let n = a.count_ones() + a.leading_zeros();
        let m = a.min(3).max(1).clamp(0, 9).abs();
        let v = u[i] * 2 + u[i].max(0).min(9).abs() - 1;
        let mut small = b[i] >> 4;
        small %= 3;
        let s = b[i].min(3).max(small) as i32;
        let wide = s as i64 * -2 + cast::<i64>(m) - 0x10;
        y[i] = cast::<i32>(n) + cast::<i32>(v) + wide as i32 / s % 3 + s.abs().min(4).clamp(-1, 1) - i32::MAX;
        y[i] <<= 2_u8;
    });
}

/// Literals, constants and conversions.
#[tile_kernel]
fn constants<T: Float, const N: usize, const FLAG: bool>(
    x: &Tensor<T, 1>,
    y: &mut Tensor<T, 1>,
    z: &mut Tensor<f32, 1>,
) {
    const EPSILON: f32 = 1e-6;
    const ROWS: usize = 4 * config::WIDTH;
    let mut t = shared::<f32>([ROWS]);
    let mut w = shared::<f16>([config::WIDTH, N]);
    fill(&mut t, config::SCALE);
    fill(&mut w, config::HALF);
    parallel!(config::WIDTH, |i| {
        let a = x[i] * 0.5 + 2.0 - cast::<T>(EPSILON) * 1e-3;
        let b = std::f32::consts::PI * config::SCALE + f32::EPSILON - f32::MIN_POSITIVE + 1.5_f32;
        let c = cast_with::<i32>(a, Round::Up) + config::OFFSET + cast_with::<i32>(b, Round::NearestEven) - 1_000;
        let d = cast::<f32>(w[[i, 0]] * config::HALF + f16::MAX) as f64 * 2.5 + f64::MAX;
        let e = f32::from_bits(b.to_bits() ^ 1) + f16::from_bits(w[[i, 0]].to_bits() >> 1) as f32;
        let f = cast::<T::Acc>(a) * T::Acc::INFINITY;
        let flag = FLAG && !config::DEEP || (i == 3) as usize > 0;
        y[i] = if flag { cast::<T>(c) } else { cast::<T>(d) + cast::<T>(f) };
        z[i] = e + t[i] + (flag as i32) as f32 + cast::<f32>(usize::MAX);
    });
}

/// The prologue.
#[tile_kernel(name = "prologue_of_all", gpu(threads = 64), fast_math, tf32)]
fn prologue<const BM: usize, const BN: usize>(
    x: &Tensor<f32, 3>,
    y: &mut Tensor<f32, 2>,
    rows: usize,
    limit: f32,
    wide: bool,
) {
    dims!(x = [batch, m, BN], y = [_, n]);
    dims!(x = [rows, 2 * n, 8 * config::WIDTH]);
    require!(m % 2 == 0 && limit > 0.0, "an even number of rows");
    require!(BM % 16 == 0 && BM <= 128 && BN > 8, "rows of sixteen");
    let half = if wide { m / 2 } else { m };
    let steps = half.div_ceil(BM).max(1).min(x.dim(1)) + x.shape()[2] - BN;
    let [_, height, _] = x.shape();
    let mut scratch = workspace::<f32>([half, BN]);
    let mut counts = workspace::<i32>([batch]);
    let [b, by] = blocks([batch, steps], disjoint = "launches have one batch");
    let mut t = fragment::<f32>([BM, BN]);
    copy(x.at([b, by * BM, 0]), &mut t);
    copy(&t, scratch.at_mut([by * BM, 0]));
    counts.atomic_add(b, 1, AcqRel);
    copy(scratch.at([height - half, 0]), &mut t);
    copy(&t, y.at_mut([by * BM, 0]));
}

/// Regions and views.
#[tile_kernel]
fn views<const M: usize, const N: usize>(x: &Tensor<f32, 3>, y: &mut Tensor<f32, 2>) {
    dims!(x = [p, _, _], y = [_, _]);
    let mut t = shared::<f32>([M, N]);
    let mut u = shared::<f32>([N, M]);
    let mut row = shared::<f32>([N]);
    let mut bits = shared::<u32>([M, N]);
    copy(x.at([0, 1, 2]).or(-1.0), &mut t);
    copy(x.at((p - 1, span(0, N), span(4, M))), &mut u);
    copy(x.at((0, 1, span(0, N))), &mut row);
    copy(t.t(), &mut u);
    copy(u.permute([1, 0]), y.at_mut([0, 0]));
    copy(t.reshape([M * N]), y.at_mut((0, span(0, M * N))));
    copy(t.bitcast::<u32>(), &mut bits);
    copy(x.at([0, 0, 0]).t(), &mut u);
    copy(t.at((0, ..)), y.at_mut([0, 0]));
    let window = x.at((0, span(0, M), span(0, N)));
    copy(window, &mut t);
    let turned = t.t();
    copy(turned, y.at_mut([0, 0]));
    copy(&row, t.at_mut((0, ..)));
    parallel!((M, N), |i, j| {
        u[[j, i]] = t.t()[[j, i]] + t.reshape([N * M])[i * N + j];
    });
    copy(&u, y.at_mut([0, 0]).t());
}

/// Tile operations.
#[tile_kernel]
fn operations<T: Num, const M: usize, const N: usize>(
    x: &Tensor<T, 2>,
    idx: &Tensor<i32, 1>,
    flags: &Tensor<bool, 2>,
    y: &mut Tensor<T, 2>,
    z: &mut Tensor<i64, 1>,
) {
    dims!(x = [_, N], y = [_, N]);
    let mut t = shared::<T>([M, N]);
    let mut s = shared::<T>([M]);
    let mut kept = shared::<T>([M, 1]);
    let mut i = shared::<i32>([M]);
    let mut at = fragment::<i64>([M]);
    let mut f = shared::<bool>([M, N]);
    let mut any = shared::<bool>([M]);
    copy(x.at([0, 0]), &mut t);
    copy(idx.at([0]), &mut i);
    copy(flags.at([0, 0]), &mut f);
    gather(x, &i, &mut t);
    scatter(&t, &i, y);
    reduce_sum(&t, &mut s, 1);
    reduce_sum_into(&t, &mut s, 1);
    reduce_max(&t, &mut kept, 1);
    reduce_min(&t, &mut s, 1);
    reduce_product(&t, &mut s, 1);
    reduce_abs_max_into(&t, &mut s, 1);
    reduce_abs_sum(&t, &mut s, 1);
    reduce_any(&f, &mut any, 1);
    reduce_all_into(&f, &mut any, 1);
    reduce_argmax(&t, &mut at, 1);
    reduce_argmin(&t, &mut i, 1);
    cumsum(&s, &mut s, 0);
    cummax(&t, &mut t, 1);
    cumsum_rev(&t, &mut t, 0);
    cummax_rev(&s, &mut s, 0);
    cumprod(&s, &mut s, 0);
    cumprod_rev(&t, &mut t, 1);
    cummin(&t, &mut t, 0);
    cummin_rev(&s, &mut s, 0);
    atomic_add(&t, y.at_mut([0, 0]), Relaxed);
    atomic_max(&t, y.at_mut([0, 0]), SeqCst);
    atomic_min(&kept, y.at_mut((span(0, M), span(1, 1))), Release);
    copy(&at, z.at_mut([0]));
    fill(&mut t, 1);
    clear(&mut any);
    copy(&any, z.at_mut([M]));
    copy(&t, y.at_mut([0, 0]));
}

/// Products of mixed types, transposed, of regions.
#[tile_kernel]
fn products(
    a: &Tensor<F8E4M3, 2>,
    b: &Tensor<F8E5M2, 2>,
    i: &Tensor<i8, 2>,
    u: &Tensor<u8, 2>,
    c: &mut Tensor<f32, 2>,
) {
    let mut acc = fragment::<f32>([16, 16]);
    let mut sums = fragment::<i32>([16, 16]);
    gemm_set(a.at([0, 0]), b.at((span(0, 32), span(0, 16))), &mut acc);
    gemm(a.at((span(0, 16), span(0, 32))), b.at([0, 0]).t(), &mut acc);
    gemm_set(i.at((span(0, 16), span(0, 8))), u.at([0, 0]), &mut sums);
    copy(&acc, c.at_mut([0, 0]));
    copy(&sums, c.at_mut([16, 0]));
}

/// Loops, conditions, variables.
#[tile_kernel]
fn control<const N: usize>(x: &Tensor<f32, 2>, n: usize, y: &mut Tensor<f32, 2>) {
    let [b] = blocks([n], disjoint = "there is one block");
    let mut t = shared::<f32>([N, N]);
    let mut total = 0.0;
    let mut count = 0;
    for k in 0..n {
        if k == 0 {
            fill(&mut t, 0.0);
        } else if k % 2 == 0 {
            copy(x.at([k, 0]), &mut t);
        } else {
            count += 1;
        }
        total += x[[k, b]];
    }
    for k in (b..n).step_by(2) {
        total = total.max(x[[k, 0]]);
    }
    pipelined!(0..n, stages = 2, order = [0, 1], stage = [0, 1], |k| {
        copy(x.at([k * N, 0]), &mut t);
        copy(&t, y.at_mut([k * N, 0]));
    });
    let scale = {
        let half = total * 0.5;
        half + 1.0
    };
    let value = if count > 2 {
        let doubled = scale * 2.0;
        doubled
    } else if b == 0 {
        0.0
    } else {
        scale
    };
    parallel!((N, N), |i, j| {
        let mut sum = 0.0;
        let mut private = local::<f32>([4]);
        for k in 0..4 {
            private[k] = x[[i, j + k]];
        }
        for k in 0..4 {
            sum += private[3 - k] * value;
        }
        if i == j && sum > 0.0 {
            y[[i, j]] = sum;
        } else {
            y[[i, j]] = -sum;
        }
    });
    parallel!(N, |i| {
        store_unordered(y, [x[[i, 0]] as usize, 0], 1.0);
    });
    parallel!(N, |i| y[[i, 0]] = 0.0);
}

/// Atomics of elements.
#[tile_kernel]
fn atomics<T: Int>(x: &Tensor<T, 1>, y: &mut Tensor<T, 2>, z: &mut Tensor<f32, 1>) {
    let mut seen = shared::<u32>([4]);
    clear(&mut seen);
    parallel!(8, |i| {
        let old = y.atomic_add([i, 0], x[i], Relaxed);
        y.atomic_max([i, 1], old, Acquire);
        y.atomic_min([i, 1], 3, Release);
        y.atomic_and([i, 1], old & 1, AcqRel);
        y.atomic_or([i, 1], old, SeqCst);
        y.atomic_xor([0, 1], old, Relaxed);
        let was = y.atomic_exchange([0, 0], old, Relaxed);
        let held = y.atomic_cas([0, 0], was, 5, SeqCst);
        seen.atomic_add(0, 1, Relaxed);
        if held == was && z.atomic_exchange(0, 1.0, Relaxed) == 0.0 {
            z.atomic_add([1], 0.5, Relaxed);
        }
    });
    let count = seen[0];
    println!("{count} of {:?}, {}", 8, x[0]);
    assert!(count == 8, "saw {count}");
    assert!(count > 0);
}

/// Doubles.
#[tile_fn]
pub(crate) fn double(x: f32) -> f32 {
    x * 2.0
}

#[tile_fn]
fn scaled<T: Float>(x: T, by: T) -> T {
    let product: T = x * by;
    if product > 0.0 { product } else { -product * 0.5 }
}

#[tile_fn]
fn normalised<const M: usize, const N: usize>(x: &mut Tile<f32, 2>, s: &Tile<f32, 1>) {
    dims!(x = [M, N], s = [M]);
    let mut copied = fragment::<f32>([M, N]);
    copy(x, &mut copied);
    parallel!((M, N), |i, j| {
        x[[i, j]] = copied[[i, j]] / s[i];
    });
    finished::<M, N>(x);
}

#[tile_fn]
fn finished<const M: usize, const N: usize>(x: &mut Tile<f32, 2>) {
    dims!(x = [M, N]);
    cumsum(x, x, 1);
}

#[tile_fn]
fn total<const N: usize>(x: &Tile<f32, 1>) -> f32 {
    dims!(x = [N]);
    let mut sum = 0.0;
    for i in 0..N {
        sum += x[i];
    }
    sum
}

#[tile_kernel]
fn calls<const M: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([M, 16]);
    let mut s = shared::<f32>([M]);
    copy(x.at([0, 0]), &mut t);
    fill(&mut s, 2.0);
    normalised::<M, 16>(&mut t, &s);
    let sum: f32 = total::<M>(&s);
    parallel!((M, 16), |i, j| {
        let half: f32 = scaled::<f32>(t[[i, j]], 0.5);
        y[[i, j]] = double(half) + sum + self::double(1.0);
    });
}

/// Names that a body might confuse: a variable named like a word of the
/// language, and bindings that hide others.
#[tile_kernel]
fn names(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>, _spare: f32) {
    let span = x[0];
    let value = span + 1.0;
    let level = value * 2.0;
    let level = level - span;
    parallel!(4, |block| {
        let args = x[block] + level;
        y[block] = args;
    });
}

/// Pieces of kernels that a macro passes on.
macro_rules! pieces {
    ($name:ident, $extent:expr, |$j:ident, $p:ident| $body:block, $statement:stmt, $value:expr) => {
        #[tile_kernel]
        fn $name(y: &mut Tensor<f32, 2>) {
            let mut t = fragment::<f32>([4, 4]);
            clear(&mut t);
            parallel!(($extent, 4), |$j, $p| $body);
            for $j in 0..$extent $body
            $statement;
            if $extent > 1 $body
            parallel!((4, 4), |a, b| t[[a, b]] += $value);
            $body
            copy(&t, y.at_mut([0, 0]));
        }
    };
}

pieces!(
    passed_on,
    4,
    |_j, _p| {
        let _ = 1.0;
    },
    println!("between"),
    1.0 + 2.0
);

#[test]
fn the_attribute_names_the_kernel() {
    use tile_kernel::launch::Definition;
    assert_eq!(prologue::<16, 64>().def().name, "prologue_of_all");
}

/// Names that expansions use, too.
mod clashes {
    #![allow(non_upper_case_globals, reason = "const parameters that are named like variables")]

    use tile_kernel::prelude::*;

    struct Option;
    struct Result;
    struct Some;
    mod core {}
    mod std {}

    #[tile_kernel]
    #[allow(clippy::too_many_arguments, reason = "many names")]
    fn parameters(
        device: f32,
        level: f32,
        block: f32,
        scratch: &Tensor<f32, 1>,
        plan: &mut Tensor<f32, 1>,
        args: i32,
        call: usize,
        instance: f32,
    ) {
        dims!(scratch = [n], plan = [n]);
        let size = device + level + block + instance;
        parallel!(n, |lane| {
            plan[lane] = scratch[lane] * size + args as f32 + call as f32;
        });
    }

    #[tile_kernel]
    fn generics<L: Num, Device: Num, A: Num, R: Num, const consts: usize, const block: usize>(
        l: &Tensor<L, 1>,
        d: Device,
        a: A,
        y: &mut Tensor<R, 1>,
    ) {
        parallel!(consts, |i| {
            y[i] = cast::<R>(l[i]) + cast::<R>(d) + cast::<R>(a) + cast::<R>(block);
        });
    }

    #[tile_fn]
    fn function<L: Num, A: Num, R0: Num, const args: usize, const level: usize>(x: L, t: &mut Tile<A, 1>, z: R0) -> R0 {
        dims!(t = [args]);
        parallel!(args, |i| {
            t[i] += 1;
        });
        cast::<R0>(x) + z + cast::<R0>(level)
    }

    #[tile_kernel]
    fn calls(y: &mut Tensor<f32, 1>) {
        let mut t = shared::<f32>([4]);
        clear(&mut t);
        let a: f32 = function::<i32, f32, f32, 4, 5>(1, &mut t, 3.0);
        fill(y, a);
    }
}
