//! Kernels in index notation, on the interpreter and the CPU, beside plain loops in `f64`.
//!
//! `TILE_TEST_DEVICES=cuda,wgpu` adds devices, in a build with their features.

mod beyond;
mod expanded;
mod kernels;
mod left_out;

use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::*;

/// Numbers between −1 and 1 that repeat late.
fn numbers<T: Element, const R: usize>(seed: usize, shape: [usize; R]) -> Tensor<T, R> {
    let mut state = (seed as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Tensor::from_fn(shape, |_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        T::from_f64((state >> 40) as f64 / f64::from(1 << 23) - 1.0)
    })
}

fn at<T: Element, const R: usize>(x: &Tensor<T, R>, index: [usize; R]) -> f64 {
    x[index].to_f64()
}

fn check<T: Element, const R: usize>(got: &Tensor<T, R>, bound: f64, f: impl Fn([usize; R]) -> f64) {
    let _ = Tensor::<f64, R>::from_fn(got.shape(), |index| {
        let (got, expected) = (at(got, index), f(index));
        let right = (got - expected).abs() <= bound * expected.abs().max(1.0);
        assert!(right, "{index:?}: {got}, expected {expected}");
        got
    });
}

/// Whether kernels run with small tiles, several of which an output has.
#[derive(Clone, Copy, PartialEq)]
enum Tiles {
    Small,
    Default,
}

/// Runs a check on each device. The interpreter takes small tiles alone, since it is slow.
fn on_each(check: impl Fn(&dyn HostDevice, Tiles)) {
    check(&Interpreter::default(), Tiles::Small);
    check(&Cpu::default(), Tiles::Small);
    check(&Cpu::default(), Tiles::Default);
    let others = std::env::var("TILE_TEST_DEVICES").unwrap_or_default();
    for name in others.split(',').filter(|name| !name.is_empty()) {
        let device = tile_kernel::host_device(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        check(&*device, Tiles::Small);
        check(&*device, Tiles::Default);
    }
}

/// Launches a kernel with the arguments in parentheses and, where small tiles are asked for, the
/// extents in brackets.
macro_rules! launch {
    ($on:expr, $kernel:ident($($ty:tt),*), [$($tile:literal),*], $($arg:expr),*) => {{
        let (device, tiles) = $on;
        match tiles {
            Tiles::Small => <kernels::$kernel<$($ty,)* $($tile),*>>::default().launch(device, $($arg),*),
            Tiles::Default => kernels::$kernel::<$($ty),*>().launch(device, $($arg),*),
        }
        .expect("it runs")
    }};
}

mod recurrences;

const NAN: f32 = f32::NAN;

#[test]
fn products() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        for [m, n, k] in [[1, 1, 1], [40, 70, 33]] {
            let (a, b) = (numbers::<f32, 2>(1, [m, k]), numbers::<f32, 2>(2, [k, n]));
            let product = |i: usize, j: usize| (0..k).map(|p| at(&a, [i, p]) * at(&b, [p, j])).sum::<f64>();
            let mut out = Tensor::full([m, n], NAN);
            launch!(on, matmul(f32), [16, 32, 8], &a, &b, &mut out);
            check(&out, 1e-5, |[i, j]| product(i, j));

            let (at_, bt) = (Tensor::from_fn([k, m], |[p, i]| a[[i, p]]), Tensor::from_fn([n, k], |[j, p]| b[[p, j]]));
            let mut out = Tensor::full([n, m], NAN);
            launch!(on, matmul_ttt(f32), [32, 16, 8], &at_, &bt, &mut out);
            check(&out, 1e-5, |[j, i]| product(i, j));
        }
    });
}

#[test]
fn products_that_share_an_operand() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let [m, n, k] = [18, 40, 20];
        let (a, w1, w3) = (numbers(1, [m, k]), numbers(2, [n, k]), numbers(3, [n, k]));
        let mut out = Tensor::full([m, n], NAN);
        launch!(on, swiglu(), [16, 32, 16], &a, &w1, &w3, &mut out);
        let dot = |w: &Tensor<f32, 2>, i, j| (0..k).map(|p| at(&a, [i, p]) * at(w, [j, p])).sum::<f64>();
        check(&out, 1e-4, |[i, j]| {
            let x = dot(&w1, i, j);
            x / (1.0 + (-x).exp()) * dot(&w3, i, j)
        });
    });
}

#[test]
fn products_of_batches() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let [b, h, m, n, k] = [2, 2, 18, 20, 10];
        let (x, y) = (numbers::<bf16, 4>(1, [b, h, m, k]), numbers::<bf16, 4>(2, [b, h, k, n]));
        let bias = numbers::<bf16, 1>(3, [n]);
        let mut out = Tensor::full([b, h, m, n], bf16::from_f64(f64::NAN));
        launch!(on, batched(bf16), [16, 16, 8], &x, &y, &bias, &mut out);
        check(&out, 1e-2, |[b, h, i, j]| {
            let sum: f64 = (0..k).map(|p| at(&x, [b, h, i, p]) * at(&y, [b, h, p, j])).sum();
            (sum + at(&bias, [j])).max(0.0)
        });
    });
}

fn softmax(scores: &[f64]) -> Vec<f64> {
    let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = scores.iter().map(|x| (x - top).exp()).sum();
    scores.iter().map(|x| (x - top).exp() / sum).collect()
}

#[test]
fn rows() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        for [m, n] in [[1, 1], [4, 7], [2, 13], [2, 300], [3, 1000], [3, 1030], [7, 40]] {
            let x = numbers::<f32, 2>(1, [m, n]);
            let row = |i: usize| (0..n).map(|j| at(&x, [i, j])).collect::<Vec<f64>>();
            let mut out = Tensor::full([m, n], NAN);
            launch!(on, softmax_rows(f32), [2, 64], &x, &mut out);
            check(&out, 1e-5, |[i, j]| softmax(&row(i))[j]);

            let (weight, bias) = (numbers::<f32, 1>(2, [n]), numbers::<f32, 1>(3, [n]));
            let mut out = Tensor::full([m, n], NAN);
            launch!(on, layer_norm(f32), [2, 64], &x, &weight, &bias, &mut out, 1e-5);
            check(&out, 1e-4, |[i, j]| {
                let row = row(i);
                let mean = row.iter().sum::<f64>() / n as f64;
                let variance = row.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n as f64;
                (row[j] - mean) / (variance + 1e-5).sqrt() * at(&weight, [j]) + at(&bias, [j])
            });

            let mut sums = Tensor::full([n], NAN);
            launch!(on, column_sums(f32), [64, 4], &x, &mut sums);
            check(&sums, 1e-5, |[j]| (0..m).map(|i| at(&x, [i, j])).sum());

            let mut out = Tensor::full([m], NAN);
            launch!(on, matvec(f32), [2, 64], &x, &weight, &mut out);
            check(&out, 1e-4, |[i]| (0..n).map(|k| at(&x, [i, k]) * at(&weight, [k])).sum());

            let target = Tensor::from_fn([m], |[i]| (i * 7 % n) as i32);
            let mut loss = Tensor::full([m], NAN);
            launch!(on, cross_entropy(), [4, 32], &x, &target, &mut loss);
            check(&loss, 1e-5, |[i]| -softmax(&row(i))[target[[i]] as usize].ln());
        }
    });
}

#[test]
fn attention() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let [b, h, m, n, d] = [1, 2, 20, 24, 16];
        let q = numbers::<f32, 4>(1, [b, h, m, d]);
        let (k, v) = (numbers::<f32, 4>(2, [b, h, n, d]), numbers::<f32, 4>(3, [b, h, n, d]));
        let mut out = Tensor::full([b, h, m, d], NAN);
        launch!(on, attention(f32, 16), [8, 16], &q, &k, &v, &mut out, 0.125);
        check(&out, 1e-4, |[b, h, i, e]| {
            let score = |j| (0..d).map(|p| at(&q, [b, h, i, p]) * at(&k, [b, h, j, p])).sum::<f64>() * 0.125;
            let weights = softmax(&(0..n.min(i + 1)).map(score).collect::<Vec<_>>());
            weights.iter().enumerate().map(|(j, weight)| weight * at(&v, [b, h, j, e])).sum()
        });

        for [m, n, d, e] in [[9, 17, 10, 20], [1, 1, 1, 1]] {
            let q = numbers::<f32, 2>(1, [m, d]);
            let (k, v) = (numbers::<f32, 2>(2, [n, d]), numbers::<f32, 2>(3, [n, e]));
            let mut out = Tensor::full([m, e], NAN);
            launch!(on, attention_of_any_width(f32), [4, 16, 8, 8], &q, &k, &v, &mut out);
            check(&out, 1e-4, |[i, e]| {
                let score = |j| (0..d).map(|p| at(&q, [i, p]) * at(&k, [j, p])).sum::<f64>();
                let weights = softmax(&(0..n).map(score).collect::<Vec<_>>());
                weights.iter().enumerate().map(|(j, weight)| weight * at(&v, [j, e])).sum()
            });
        }
    });
}

#[test]
fn windows() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let [n, c, o, h, w] = [2, 3, 5, 9, 12];
        let x = numbers::<f32, 4>(1, [n, c, h, w]);
        let weight = numbers::<f32, 4>(2, [o, c, 3, 3]);
        let element = |n, c, y: usize, x_: usize, pad: usize| {
            let inside = y >= pad && x_ >= pad && y - pad < h && x_ - pad < w;
            if inside { at(&x, [n, c, y - pad, x_ - pad]) } else { 0.0 }
        };
        let convolved = |[n, o, y, z]: [usize; 4], stride: usize, pad: usize| -> f64 {
            let taps = (0..c).flat_map(|c| (0..3).flat_map(move |r| (0..3).map(move |s| (c, r, s))));
            taps.map(|(c, r, s)| element(n, c, stride * y + r, stride * z + s, pad) * at(&weight, [o, c, r, s])).sum()
        };
        let mut out = Tensor::full([n, o, h, w], NAN);
        launch!(on, conv2d(f32), [4, 8, 2], &x, &weight, &mut out);
        check(&out, 1e-5, |index| convolved(index, 1, 1));
        let mut out = Tensor::full([n, o, h / 2, w / 2], NAN);
        launch!(on, conv2d_stride_two(f32), [4, 8, 2], &x, &weight, &mut out);
        check(&out, 1e-5, |index| convolved(index, 2, 0));

        let mut out = Tensor::full([n, c, h / 2, w / 2], NAN);
        launch!(on, max_pool(), [2, 4], &x, &mut out);
        check(&out, 0.0, |[n, c, y, z]| {
            let taps = [(0, 0), (0, 1), (1, 0), (1, 1)];
            taps.map(|(r, s)| element(n, c, 2 * y + r, 2 * z + s, 0)).into_iter().fold(f64::NEG_INFINITY, f64::max)
        });
    });
}

#[test]
fn elements() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let [m, n, k] = [20, 600, 17];
        let (a, b) = (numbers::<f32, 2>(1, [m, k]), numbers::<f32, 2>(2, [n, k]));
        let mut out = Tensor::full([m, n], NAN);
        launch!(on, distances(), [8, 32], &a, &b, &mut out);
        check(&out, 1e-5, |[i, j]| (0..k).map(|p| (at(&a, [i, p]) - at(&b, [j, p])).abs()).sum::<f64>().sqrt());

        let ids = Tensor::from_fn([m], |[i]| (i * 7 % n) as i32);
        let mut out = Tensor::full([m, k], NAN);
        launch!(on, embed(), [4, 8], &ids, &b, &mut out);
        check(&out, 0.0, |[t, d]| at(&b, [ids[[t]] as usize, d]) * 2.0);

        let mut out = Tensor::full([k, n], NAN);
        launch!(on, transpose(f32), [8, 64], &b, &mut out);
        check(&out, 0.0, |[d, t]| at(&b, [t, d]));
    });
}

#[test]
fn elements_that_lie_across() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let [n, c, h, w] = [2, 37, 3, 70];
        let (x, y) = (numbers::<bf16, 4>(1, [n, c, h, w]), numbers::<bf16, 4>(2, [n, h, w, c]));
        let scale = numbers::<f32, 1>(3, [c]);
        let mut out = Tensor::full([n, h, w, c], bf16::from_f64(NAN.into()));
        launch!(on, channels_last(bf16), [32, 16], &x, &scale, &y, &mut out);
        check(&out, 1e-2, |[n, h, w, c]| at(&x, [n, c, h, w]) * at(&scale, [c]) + at(&y, [n, h, w, c]));

        let x = numbers::<f32, 2>(4, [w, w]);
        let mut out = Tensor::full([w, w], NAN);
        launch!(on, symmetric(), [16, 32], &x, &mut out);
        let below = |i: usize, j: usize| if j + 1 < w { at(&x, [j + 1, i]) } else { 0.0 };
        check(&out, 1e-6, |[i, j]| at(&x, [i, j]) + at(&x, [j, i]) - below(i, j));

        let x = numbers::<f32, 2>(5, [w, c]);
        let mut out = Tensor::full([w, c], NAN);
        launch!(on, softmax_of_columns(f32), [8, 16], &x, &mut out);
        let sum = |j: usize| (0..w).map(|i| at(&x, [i, j]).exp()).sum::<f64>();
        check(&out, 1e-5, |[i, j]| at(&x, [i, j]).exp() / sum(j));
    });
}

/// Rows that fit parts of a tile, all of it, and none of it.
#[test]
fn rows_that_are_gathered_are_reduced_along_memory() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        for [count, tokens, width] in [[3, 5, 70], [1, 1, 1], [2, 130, 9]] {
            let table: Tensor<f32, 2> = numbers(3, [11, width]);
            let ids = Tensor::<i32, 2>::from_fn([count, tokens], |[b, t]| ((b * 7 + t * 5) % 11) as i32);
            let mut out = Tensor::<f32, 2>::zeros([count, width]);
            launch!(on, bags(f32), [8, 16], &ids, &table, &mut out);
            check(&out, 1e-5, |[b, d]| {
                (0..tokens).map(|t| at(&table, [ids[[b, t]] as usize, d])).sum::<f64>() / tokens as f64
            });
        }
    });
    let text: String = kernels::bags::KERNEL.split_whitespace().collect();
    assert!(text.contains("part[[t_in,d_in]]"), "{text}");
}

#[test]
fn places_and_runs() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let longest = if tiles == Tiles::Small { 300 } else { 4200 };
        for [m, n] in [[1, 1], [3, 40], [5, 100], [2, longest]] {
            // Many are equal.
            let x = Tensor::<f32, 2>::from_fn([m, n], |[i, j]| ((i * 31 + j * 17) % 13) as f32 - 6.0);
            let row = |i: usize| (0..n).map(|j| at(&x, [i, j])).collect::<Vec<f64>>();
            let place = |row: &[f64], from: usize, better: fn(f64, f64) -> bool| {
                (from..n).fold(from, |best, j| if better(row[j], row[best]) { j } else { best }) as f64
            };
            let (mut high, mut low) = (Tensor::full([m], -1), Tensor::full([m], -1));
            launch!(on, places(), [2, 64], &x, &mut high, &mut low);
            check(&high, 0.0, |[i]| place(&row(i), 0, |a, b| a > b));
            check(&low, 0.0, |[i]| if n > 1 { place(&row(i), 1, |a, b| a < b) } else { 0.0 });

            let [mut sums, mut tops] = [(); 2].map(|()| Tensor::full([m, n], NAN));
            launch!(on, runs(), [2, 64], &x, &mut sums, &mut tops);
            check(&sums, 1e-6, |[i, j]| row(i)[..=j].iter().sum());
            check(&tops, 0.0, |[i, j]| row(i)[..=j].iter().fold(f64::MIN, |a, b| a.max(b.abs())));

            let mut products = Tensor::full([n, m], NAN);
            launch!(on, columns_run(), [64, 4], &x, &mut products);
            check(&products, 1e-6, |[j, i]| (0..=i).map(|i| at(&x, [i, j])).product());

            let mut shares = Tensor::full([m, n], NAN);
            launch!(on, shares(), [2, 64], &x, &mut shares);
            check(&shares, 1e-4, |[i, j]| {
                let exp: Vec<f64> = row(i).iter().map(|x| x.exp()).collect();
                exp[..=j].iter().sum::<f64>() / exp.iter().sum::<f64>()
            });
        }
        let x = Tensor::full([2, 3], NAN);
        let (mut high, mut low) = (Tensor::full([2], -1), Tensor::full([2], -1));
        launch!(on, places(), [2, 64], &x, &mut high, &mut low);
        check(&high, 0.0, |_| 0.0);
        check(&low, 0.0, |_| 0.0);
        // What the condition leaves out is no place, though no value is better.
        let x = Tensor::full([2, 3], f32::INFINITY);
        launch!(on, places(), [2, 64], &x, &mut high, &mut low);
        check(&high, 0.0, |_| 0.0);
        check(&low, 0.0, |_| 1.0);
    });
}

#[test]
fn rows_of_other_forms() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let x = numbers::<f32, 2>(1, [5, 40]);
        let mut out = Tensor::full([5, 40], NAN);
        launch!(on, softmax_of(40), [2], &x, &mut out);
        let row = |i: usize| (0..40).map(|j| 2.0 * at(&x, [i, j])).collect::<Vec<f64>>();
        check(&out, 1e-5, |[i, j]| softmax(&row(i))[j]);
        for n in [1, 13, 40, 150] {
            let x = numbers::<f32, 1>(2, [n]);
            let row: Vec<f64> = (0..n).map(|j| at(&x, [j])).collect();
            let weights = softmax(&row);
            let middle: f64 = weights.iter().zip(&row).map(|(weight, x)| weight * x).sum();
            let (mut out, mut spread) = (Tensor::full([n], NAN), Tensor::full([n], NAN));
            launch!(on, softmax_of_one(), [64], &x, &mut out, &mut spread);
            check(&out, 1e-5, |[j]| weights[j]);
            check(&spread, 1e-5, |[j]| row[j] - middle);
        }
    });
}

#[test]
fn sums_in_place() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let [m, n, k, rows] = [20, 70, 17, 6];
        let (a, b) = (numbers::<bf16, 2>(1, [m, k]), numbers::<bf16, 2>(2, [k, n]));
        let before = numbers::<bf16, 2>(3, [m, n]);
        let mut out = before.clone();
        launch!(on, matmul_into(), [16, 32, 8], &a, &b, &mut out);
        check(&out, 1e-2, |[i, j]| at(&before, [i, j]) + (0..k).map(|p| at(&a, [i, p]) * at(&b, [p, j])).sum::<f64>());

        // Several rows are added to one, and one that does not exist.
        let x = numbers::<f32, 2>(4, [m, n]);
        let ids = Tensor::<i32, 1>::from_fn([m], |[i]| (i * 5 % (rows + 1)) as i32);
        let before = numbers::<f32, 2>(5, [rows, n]);
        let (mut out, mut counts) = (before.clone(), Tensor::<i32, 1>::full([rows], 7));
        launch!(on, add_rows(), [4, 32], &x, &ids, &mut out);
        let to = |row: usize| (0..m).filter(move |i| i * 5 % (rows + 1) == row);
        check(&out, 1e-5, |[r, j]| at(&before, [r, j]) + to(r).map(|i| at(&x, [i, j])).sum::<f64>());
        launch!(on, histogram(), [32], &ids, &mut counts);
        check(&counts, 0.0, |[r]| 7.0 + to(r).count() as f64);
    });
}

#[test]
fn numbers_of_rows_and_types() {
    on_each(|device, tiles| {
        let on = (device, tiles);
        let [m, n, k] = [6, 70, 33];
        let x = numbers::<bf16, 2>(1, [m, n]);
        let (mut bounds, mut products) = (Tensor::full([m], NAN), Tensor::full([m], NAN));
        launch!(on, row_numbers(bf16), [2, 32], &x, &mut bounds, &mut products, 3.0);
        let row = |i: usize| (0..n).map(|j| at(&x, [i, j])).collect::<Vec<f64>>();
        check(&bounds, 1e-5, |[i]| {
            let row = row(i);
            let (top, low) =
                (row[1..].iter().fold(f64::MIN, |a, b| a.max(*b)), row.iter().fold(f64::MAX, |a, b| a.min(*b)));
            (top - low) * 1.5 + row.iter().sum::<f64>() / n as f64
        });
        check(&products, 1e-5, |[i]| row(i)[..3].iter().map(|x| x + 2.0).product());

        let (a, b) = (
            Tensor::from_fn([m, k], |[i, p]| (i * 31 + p * 17) as i8),
            Tensor::from_fn([n, k], |[j, p]| (j + p * 5) as i8),
        );
        let mut out = Tensor::full([m, n], -1);
        launch!(on, dot_i8(), [16, 32, 16], &a, &b, &mut out);
        check(&out, 0.0, |[i, j]| (0..k).map(|p| at(&a, [i, p]) * at(&b, [j, p])).sum());

        let (x, scale) = (numbers::<bf16, 2>(1, [m, k]), numbers::<f32, 1>(2, [n]));
        let mut out = Tensor::full([m, n], bf16::from_f64(f64::NAN));
        launch!(on, dequantised(bf16), [16, 32, 16], &x, &b, &scale, &mut out);
        check(&out, 4e-2, |[i, j]| (0..k).map(|p| at(&x, [i, p]) * at(&b, [j, p])).sum::<f64>() * at(&scale, [j]));
    });
}

/// The kernels whose expansion is in `expanded.rs`.
const EXPANDED: [&str; 8] = [
    kernels::swiglu::KERNEL,
    kernels::attention::KERNEL,
    kernels::layer_norm::KERNEL,
    kernels::conv2d::KERNEL,
    kernels::distances::KERNEL,
    kernels::cross_entropy::KERNEL,
    kernels::gated::KERNEL,
    kernels::returns::KERNEL,
];

/// Without what rustfmt decides.
fn squeezed(source: &str) -> String {
    let text: String = source.chars().filter(|c| !c.is_whitespace()).collect();
    [",)", ",]", ",>"].iter().fold(text, |text, comma| text.replace(comma, &comma[1..]))
}

// language: §10.5
/// `TILE_BLESS=1 cargo test --test expressions` writes the file, by rustfmt.
#[test]
fn expansions_are_source() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/expressions/expanded.rs");
    let head = "//! The tile kernels that expressions became.\n\n\
                #![allow(dead_code, reason = \"two are launched\")]\n\n\
                use super::kernels::silu;\nuse tile_kernel::prelude::*;\n";
    let text = format!("{head}\n{}\n", EXPANDED.join("\n\n"));
    if std::env::var_os("TILE_BLESS").is_some() {
        std::fs::write(path, &text).expect("the file can be written");
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/rustfmt.toml");
        let mut rustfmt = std::process::Command::new("rustfmt");
        let status = rustfmt.args(["--edition", "2024", "--config-path", root, path]).status();
        assert!(status.expect("there is a rustfmt").success());
    }
    let written = std::fs::read_to_string(path).expect("the file is in the repository");
    assert_eq!(squeezed(&written), squeezed(&text), "bless it: TILE_BLESS=1 cargo test --test expressions");
}

#[test]
fn expansions_compute_the_same() {
    let device = Cpu::default();
    let [m, n, k] = [18, 40, 20];
    let (a, w1, w3) = (numbers(1, [m, k]), numbers(2, [n, k]), numbers(3, [n, k]));
    let (mut one, mut other) = (Tensor::full([m, n], NAN), Tensor::full([m, n], NAN));
    <kernels::swiglu<16, 32, 16>>::default().launch(&device, &a, &w1, &w3, &mut one).expect("it runs");
    expanded::swiglu::<16, 32, 16>().launch(&device, &a, &w1, &w3, &mut other).expect("it runs");
    assert_eq!(one.as_slice(), other.as_slice());

    let (x, bias) = (numbers::<f32, 2>(1, [m, n]), numbers::<f32, 1>(2, [n]));
    let (mut one, mut other) = (Tensor::full([m, n], NAN), Tensor::full([m, n], NAN));
    <kernels::layer_norm<f32, 2, 64>>::default().launch(&device, &x, &bias, &bias, &mut one, 1e-5).expect("it runs");
    expanded::layer_norm::<f32, 2, 64>().launch(&device, &x, &bias, &bias, &mut other, 1e-5).expect("it runs");
    assert_eq!(one.as_slice(), other.as_slice());
}

/// Extents that disagree are an error of the launch, which names the argument.
#[test]
fn extents_are_checked() {
    let (a, b) = (numbers::<f32, 2>(1, [4, 5]), numbers::<f32, 2>(2, [6, 3]));
    let mut out = Tensor::full([4, 3], NAN);
    let error = kernels::matmul::<f32>().launch(&Cpu::default(), &a, &b, &mut out).expect_err("5 is not 6");
    assert!(error.to_string().contains("`b`"), "{error}");
}
