//! Whole kernels: element-wise, reductions, GEMMs and their mixtures on both kinds of core, with
//! tails, with single and with multiple buffering.

use crate::common::*;
use ascend_sim::{Arg, Options};

const BOTH: [bool; 2] = [true, false];

fn options(multi_buffer: bool) -> Options {
    Options { multi_buffer, ..Options::default() }
}

#[test]
fn add() {
    let Some(tools) = tools(2) else { return };
    for multi_buffer in BOTH {
        let program = program(&tools, include_str!("../inputs/add.mlir"), "vadd_dyn", &options(multi_buffer));
        for n in [5000usize, 1024, 7, 1] {
            let (a, b) = (Tensor::random(F32, &[n], 1), Tensor::random(F32, &[n], 2));
            let rest = Tensor::filled(F32, &[8192], 9.0);
            let mut c = rest.bytes();
            let mut args =
                [Arg::Buffer(&mut a.bytes()), Arg::Buffer(&mut b.bytes()), Arg::Buffer(&mut c), Arg::I32(n as i32)];
            program.run([n.div_ceil(1024) as u32, 1, 1], &mut args).unwrap_or_else(|fault| panic!("{fault}"));
            let c = Tensor::from_bytes(F32, &[8192], &c);
            c.expect("sum", |i| if i < n { F32.round(a.data[i] + b.data[i]) } else { 9.0 }, 0.0);
        }
    }
}

#[test]
fn softmax() {
    let Some(tools) = tools(2) else { return };
    let (rows, columns) = (64, 1024);
    for multi_buffer in BOTH {
        let program = program(&tools, include_str!("../inputs/softmax.mlir"), "softmax", &options(multi_buffer));
        let x = Tensor::random(F32, &[rows, columns], 3);
        let mut y = Tensor::filled(F32, &[rows, columns], f64::NAN).bytes();
        program
            .run([4, 1, 1], &mut [Arg::Buffer(&mut x.bytes()), Arg::Buffer(&mut y)])
            .unwrap_or_else(|fault| panic!("{fault}"));
        let sums: Vec<f64> = x.data.chunks(columns).map(|row| row.iter().map(|x| x.exp()).sum()).collect();
        Tensor::from_bytes(F32, &[rows, columns], &y).expect("softmax", |i| x.data[i].exp() / sums[i / columns], 1e-6);
    }
}

/// Rows by columns of the product of `m`×`k` and `k`×`n`.
fn product(a: &Tensor, b: &Tensor, n: usize) -> Vec<f64> {
    let k = b.data.len() / n;
    let mut c = vec![0.0; a.data.len() / k * n];
    for (row, c) in a.data.chunks(k).zip(c.chunks_mut(n)) {
        for (x, b) in row.iter().zip(b.data.chunks(n)) {
            c.iter_mut().zip(b).for_each(|(c, b)| *c += x * b);
        }
    }
    c
}

/// Extents that are known when the kernel runs, with tails along each.
#[test]
fn ragged_products() {
    let Some(tools) = tools(2) else { return };
    for multi_buffer in BOTH {
        let program = program(&tools, include_str!("../inputs/matmul.mlir"), "matmul_tdyn", &options(multi_buffer));
        for (m, n, k) in [(37usize, 45usize, 100usize), (129, 257, 65), (1, 1, 1), (128, 256, 64)] {
            let (a, b) = (Tensor::random(F16, &[m, k], 1), Tensor::random(F16, &[k, n], 2));
            let mut c = Tensor::filled(F16, &[m, n], f64::NAN).bytes();
            let mut args = [
                Arg::Buffer(&mut a.bytes()),
                Arg::Buffer(&mut b.bytes()),
                Arg::Buffer(&mut c),
                Arg::I32(m as i32),
                Arg::I32(n as i32),
                Arg::I32(k as i32),
            ];
            let blocks = m.div_ceil(128) * n.div_ceil(256);
            program.run([blocks as u32, 1, 1], &mut args).unwrap_or_else(|fault| panic!("{m}x{n}x{k}: {fault}"));
            let expected = product(&a, &b, n);
            let what = format!("{m}x{n}x{k}");
            Tensor::from_bytes(F16, &[m, n], &c).expect(&what, |i| F16.round(expected[i]), 2e-3);
        }
    }
}

/// A product of one tile, with operands of any type lying either way.
fn tile_product(from: Elem, to: Elem, transposed: [bool; 2]) {
    let Some(tools) = tools(2) else { return };
    let (m, n, k) = (48, 64, 96);
    let [ta, tb] = transposed;
    let (sa, sb) = (if ta { [k, m] } else { [m, k] }, if tb { [n, k] } else { [k, n] });
    let (f, t) = (from.name(), to.name());
    let sum = if from == I8 { "i32" } else { "f32" };
    let ty = |s: [usize; 2], e: &str| format!("{}x{}x{e}", s[0], s[1]);
    let (a, b, c) = (ty(sa, f), ty(sb, f), ty([m, n], t));
    let flags = match transposed {
        [false, false] => "",
        [true, false] => "{a_transpose} ",
        [false, true] => "{b_transpose} ",
        [true, true] => "{a_transpose, b_transpose} ",
    };
    let acc = ty([m, n], sum);
    let cast = if t == sum {
        format!("    hivm.hir.store ins(%acc : tensor<{acc}>) outs(%C : memref<{c}, #gm>)\n")
    } else {
        format!(
            "    %h0 = tensor.empty() : tensor<{c}>\n    %h = hivm.hir.vcast ins(%acc : tensor<{acc}>) outs(%h0 : tensor<{c}>) round_mode = <rint> -> tensor<{c}>\n    hivm.hir.store ins(%h : tensor<{c}>) outs(%C : memref<{c}, #gm>)\n"
        )
    };
    let text = format!(
        "#gm = #hivm.address_space<gm>
module {{
  func.func @kernel(%A: memref<{a}, #gm>, %B: memref<{b}, #gm>, %C: memref<{c}, #gm>)
      attributes {{hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>}} {{
    %true = arith.constant true
    %m = arith.constant {m} : index
    %n = arith.constant {n} : index
    %k = arith.constant {k} : index
    %la = memref.alloc() : memref<{a}>
    %lb = memref.alloc() : memref<{b}>
    hivm.hir.load ins(%A : memref<{a}, #gm>) outs(%la : memref<{a}>)
    hivm.hir.load ins(%B : memref<{b}, #gm>) outs(%lb : memref<{b}>)
    %a = bufferization.to_tensor %la restrict writable : memref<{a}>
    %b = bufferization.to_tensor %lb restrict writable : memref<{b}>
    %e = tensor.empty() : tensor<{acc}>
    %acc = hivm.hir.mmadL1 {flags}ins(%a, %b, %true, %m, %k, %n : tensor<{a}>, tensor<{b}>, i1, index, index, index) outs(%e : tensor<{acc}>) -> tensor<{acc}>
{cast}    return
  }}
}}
"
    );
    let program = program(&tools, &text, "kernel", &Options::default());
    let (a, b) = (Tensor::random(from, &[m, k], 1), Tensor::random(from, &[k, n], 2));
    let turned = |t: &Tensor, rows: usize, columns: usize| {
        Tensor::new(t.elem, &[columns, rows], |i| t.data[i % rows * columns + i / rows])
    };
    let mut stored_a = if ta { turned(&a, m, k) } else { a.clone() }.bytes();
    let mut stored_b = if tb { turned(&b, k, n) } else { b.clone() }.bytes();
    let mut c = Tensor::filled(to, &[m, n], 0.0).bytes();
    program
        .run([1, 1, 1], &mut [Arg::Buffer(&mut stored_a), Arg::Buffer(&mut stored_b), Arg::Buffer(&mut c)])
        .unwrap_or_else(|fault| panic!("{f} to {t}, transposed {transposed:?}: {fault}"));
    let expected = product(&a, &b, n);
    let what = format!("{f} to {t}, transposed {transposed:?}");
    let tolerance = if from == I8 { 0.0 } else { to.tolerance().max(2e-5) * 2.0 };
    Tensor::from_bytes(to, &[m, n], &c).expect(&what, |i| to.round(expected[i]), tolerance);
}

const WAYS: [[bool; 2]; 4] = [[false, false], [true, false], [false, true], [true, true]];

#[test]
fn products_of_halves() {
    for way in WAYS {
        tile_product(F16, F32, way);
    }
    tile_product(F16, F16, WAYS[2]);
    tile_product(Bf16, F32, WAYS[0]);
    tile_product(Bf16, Bf16, WAYS[2]);
}

#[test]
fn products_of_floats() {
    for way in WAYS {
        tile_product(F32, F32, way);
    }
}

#[test]
fn products_of_bytes() {
    for way in WAYS {
        tile_product(I8, I32, way);
    }
}

fn mixed(multi_buffer: bool) -> Options {
    Options { grid_arguments: true, multi_buffer, ..Options::default() }
}

/// The cube core's sums go to the vector cores.
#[test]
fn exponential_of_product() {
    let Some(tools) = tools(2) else { return };
    let (n, k, blocks) = (1024, 512, 2);
    for multi_buffer in BOTH {
        let program = program(&tools, include_str!("../inputs/exp_of_product.mlir"), "minicv", &mixed(multi_buffer));
        let mut random = Random::new(1);
        let a = Tensor::new(F16, &[n, k], |_| random.unit() / 16.0);
        let b = Tensor::new(F16, &[k, n], |_| random.unit());
        let mut c = Tensor::filled(F32, &[n, n], 9.0).bytes();
        let mut d = c.clone();
        let mut args =
            [Arg::Buffer(&mut a.bytes()), Arg::Buffer(&mut b.bytes()), Arg::Buffer(&mut c), Arg::Buffer(&mut d)];
        program.run([blocks, 1, 1], &mut args).unwrap_or_else(|fault| panic!("{fault}"));
        let first = Tensor { elem: F16, shape: vec![128, k], data: a.data[..128 * k].to_vec() };
        let expected = product(&first, &b, n);
        let at = |i: usize| (i / n < 128 && i % n < 128 * blocks as usize).then(|| expected[i]);
        Tensor::from_bytes(F32, &[n, n], &c).expect("product", |i| at(i).unwrap_or(9.0), 1e-5);
        Tensor::from_bytes(F32, &[n, n], &d).expect("exponential", |i| at(i).map_or(9.0, f64::exp), 1e-5);
    }
}

/// From the cube core to the vector cores and back, several tiles ahead.
#[test]
fn attention() {
    let Some(tools) = tools(2) else { return };
    let (n, d, blocks) = (1024, 64, 2);
    for multi_buffer in BOTH {
        let program = program(&tools, include_str!("../inputs/attention.mlir"), "fa", &mixed(multi_buffer));
        let [q, k, v] = [1, 2, 3].map(|seed| Tensor::random(F16, &[n, d], seed));
        let mut out = Tensor::filled(F16, &[n, d], 9.0).bytes();
        let mut args = [
            Arg::Buffer(&mut q.bytes()),
            Arg::Buffer(&mut k.bytes()),
            Arg::Buffer(&mut v.bytes()),
            Arg::Buffer(&mut out),
        ];
        program.run([blocks, 1, 1], &mut args).unwrap_or_else(|fault| panic!("{fault}"));
        let rows = 128 * blocks as usize;
        let mut expected = vec![9.0; n * d];
        for i in 0..rows {
            let dot = |j: usize| (0..d).map(|c| q.data[i * d + c] * k.data[j * d + c]).sum::<f64>() / 8.0;
            let scores: Vec<f64> = (0..n).map(dot).collect();
            let most = scores.iter().fold(f64::NEG_INFINITY, |a, &b| a.max(b));
            let weights: Vec<f64> = scores.iter().map(|s| (s - most).exp()).collect();
            let sum: f64 = weights.iter().sum();
            for c in 0..d {
                expected[i * d + c] = (0..n).map(|j| weights[j] * v.data[j * d + c]).sum::<f64>() / sum;
            }
        }
        Tensor::from_bytes(F16, &[n, d], &out).expect("attention", |i| expected[i], 3e-3);
    }
}
