//! The points of the benchmark: kernels with element types, extents and the instances to time.

use crate::point::{Data, Given, Point};
use crate::{formulas, quantised, unlisted};
use tile_core::elem::DType;
use tile_core::launch::{Definition, Scalar};
use tile_core::passes::candidates;

/// Values of one const parameter.
type Axis<'a> = (&'a str, &'a [i64]);

/// A point of a kernel: parameters that `axes` does not name have their defaults.
fn point(kernel: &dyn Definition, label: String, elems: &[DType], axes: &[Axis<'_>], args: Vec<Given>) -> Point {
    let mut made = None;
    kernel.with_definition(&mut |instance| {
        let func = tile_core::ir::text::parse(instance.def().ir).expect("the macro's text is well-formed");
        let mut stated = instance.consts().to_vec();
        let mut instances = vec![stated.clone()];
        for (name, values) in axes {
            let at = func.consts.iter().position(|param| param.name == *name);
            let at = at.unwrap_or_else(|| panic!("{} has no parameter {name}", instance.def().name));
            if let [only] = values {
                stated[at] = *only;
            }
            instances = instances
                .iter()
                .flat_map(|consts| {
                    values.iter().map(move |&value| {
                        let mut consts = consts.clone();
                        consts[at] = value;
                        consts
                    })
                })
                .collect();
        }
        made = Some(Point {
            name: format!("{} {label}", instance.def().name),
            def: instance.def(),
            elems: elems.to_vec(),
            externs: instance.externs().to_vec(),
            tuning: kernel.tuning(),
            stated,
            instances,
            args: args.clone(),
        });
    });
    made.expect("a definition calls its argument")
}

/// A point of all instances that a kernel's tuning list allows.
pub(crate) fn listed(kernel: &dyn Definition, label: String, elems: &[DType], args: Vec<Given>) -> Point {
    let mut made = point(kernel, label, elems, &[], args);
    made.instances = candidates(&made.left_to_the_device()).expect("the list is of the kernel");
    made
}

pub(crate) fn kernel(name: &str, with: &mut dyn FnMut(&dyn Definition)) {
    let entry = tile_kernels::registry::find(name).unwrap_or_else(|| panic!("no kernel {name}"));
    (entry.with)(&mut |kernel| with(kernel));
}

pub(crate) fn input(dtype: DType, shape: &[i64]) -> Given {
    Given::Tensor { dtype, shape: shape.to_vec(), data: Data::Random }
}

pub(crate) fn output(dtype: DType, shape: &[i64]) -> Given {
    Given::Tensor { dtype, shape: shape.to_vec(), data: Data::Output }
}

fn table(values: Vec<i32>, shape: &[i64]) -> Given {
    Given::Tensor { dtype: DType::I32, shape: shape.to_vec(), data: Data::Table(values) }
}

/// All points.
pub(crate) fn points() -> Vec<Point> {
    let mut points = Vec::new();
    gemms(&mut points);
    attention(&mut points);
    decoding(&mut points);
    quantised::points(&mut points);
    formulas::points(&mut points);
    unlisted::points(&mut points, &mut |kernel, label, elems, axes, args| point(kernel, label, elems, axes, args));
    points
}

const HALF: [Axis<'static>; 3] =
    [("BM", &[16, 32, 64, 128, 192, 256]), ("BN", &[64, 128, 192, 256]), ("BK", &[64, 128])];
const BYTES: [Axis<'static>; 3] = [("BM", &[16, 64, 128, 192, 256]), ("BN", &[64, 128, 192, 256]), ("BK", &[64, 128])];
const WORDS: [Axis<'static>; 3] = [("BM", &[32, 64, 128, 256]), ("BN", &[32, 64, 128, 256]), ("BK", &[16, 32])];

fn gemms(points: &mut Vec<Point>) {
    let mut add = |name: &str, elems: &[DType], axes: &[Axis<'_>], shape: [i64; 3], nt: bool| {
        let [m, n, k] = shape;
        let (ty, out) = (elems.first().copied().unwrap_or(DType::F32), elems.last().copied().unwrap_or(DType::F32));
        let weights: &[i64] = if nt { &[n, k] } else { &[k, n] };
        let mut args = vec![input(ty, &[m, k]), input(ty, weights)];
        if name == "linear_gelu" {
            args.push(input(ty, &[n]));
        }
        args.push(output(out, &[m, n]));
        let label = format!("{} {m}x{n}x{k}", ty.name());
        kernel(name, &mut |kernel| points.push(point(kernel, label.clone(), elems, axes, args.clone())));
    };
    let half = [DType::BF16, DType::BF16];
    for [n, k] in [[4096, 4096], [8192, 8192], [14336, 4096], [4096, 14336]] {
        for m in [1, 4, 16, 64, 128, 256, 512, 1024, 2048, 4096, 8192] {
            add("matmul", &half, &HALF, [m, n, k], false);
            add("matmul_nt", &half, &HALF, [m, n, k], true);
        }
    }
    for shape in
        [[512; 3], [1024; 3], [2048; 3], [4095, 4097, 4100], [300, 5000, 777], [16384, 4096, 1024], [1000, 1000, 8000]]
    {
        add("matmul", &half, &HALF, shape, false);
        add("matmul_nt", &half, &HALF, shape, true);
    }
    for shape in [[16, 8192, 8192], [1024; 3], [4096; 3], [200, 6000, 3000]] {
        add("matmul", &[DType::F16, DType::F16], &HALF, shape, false);
        add("linear_gelu", &[DType::BF16], &HALF, shape, true);
    }
    for shape in [[16, 8192, 8192], [128, 4096, 4096], [1024; 3], [4096; 3], [2000, 7168, 2048]] {
        add("matmul_nt", &[DType::E4M3, DType::BF16], &BYTES, shape, true);
    }
    for shape in [[64, 4096, 4096], [1024; 3], [4096; 3]] {
        add("matmul_tf32", &[], &WORDS, shape, false);
        add("matmul", &[DType::F32, DType::F32], &WORDS, shape, false);
    }
}

fn attention(points: &mut Vec<Point>) {
    let rows: &[i64] = &[64, 128, 192];
    let keys: &[i64] = &[32, 64, 80, 96, 112, 128, 144, 160, 176, 192];
    let bf16 = DType::BF16;
    for d in [64, 128, 256] {
        for causal in [0, 1] {
            for [b, h, kv, m, n] in [
                [32, 2048 / d, 2048 / d, 512, 512],
                [16, 2048 / d, 2048 / d, 1024, 1024],
                [4, 2048 / d, 2048 / d, 4096, 4096],
                [1, 2048 / d, 2048 / d, 16384, 16384],
                [1, 8, 2, 2000, 2000],
            ] {
                let q = [b, h, m, d];
                let k = [b, kv, n, d];
                let scale = Scalar::new(1.0 / (d as f32).sqrt());
                let args = vec![
                    input(bf16, &q),
                    input(bf16, &k),
                    input(bf16, &k),
                    output(bf16, &q),
                    output(DType::F32, &q[..3]),
                    Given::Scalar(scale),
                ];
                let label = format!("bf16 d{d} {} b{b} h{h}/{kv} s{m}", if causal == 1 { "causal" } else { "full" });
                let axes: [Axis<'_>; 4] = [("D", &[d]), ("CAUSAL", &[causal]), ("BM", rows), ("BN", keys)];
                kernel("flash_attention", &mut |kernel| {
                    points.push(point(kernel, label.clone(), &[bf16], &axes, args.clone()));
                });
                if ![512, 4096].contains(&m) {
                    continue;
                }
                let state = [b, h, m];
                let gradients = vec![
                    input(bf16, &q),
                    input(bf16, &k),
                    input(bf16, &k),
                    input(bf16, &q),
                    input(DType::F32, &state),
                    input(DType::F32, &state),
                    output(DType::F32, &q),
                    output(bf16, &k),
                    output(bf16, &k),
                    Given::Scalar(scale),
                ];
                let axes: [Axis<'_>; 4] =
                    [("D", &[d]), ("CAUSAL", &[causal]), ("BM", &[32, 64, 96, 112, 128]), ("BN", &[32, 64, 128])];
                kernel("attention_backward_fused", &mut |kernel| {
                    points.push(point(kernel, label.clone(), &[bf16], &axes, gradients.clone()));
                });
            }
        }
    }
}

fn decoding(points: &mut Vec<Point>) {
    let f16 = DType::F16;
    for [b, heads, keys, splits] in [[128, 128, 8192, 1], [16, 128, 8192, 4], [128, 16, 8192, 2], [32, 64, 2048, 1]] {
        let args = vec![
            input(f16, &[b, heads, 512]),
            input(f16, &[b, heads, 64]),
            input(f16, &[b, keys, 512]),
            input(f16, &[b, keys, 64]),
            table(vec![keys as i32; b as usize], &[b]),
            output(DType::F32, &[splits, b, heads, 512]),
            output(DType::F32, &[splits, b, heads]),
            Given::Scalar(Scalar::new(0.04_f32)),
        ];
        let axes: [Axis<'_>; 2] = [("BH", &[16, 32, 64, 128]), ("BN", &[16, 32, 64])];
        kernel("mla_decode", &mut |kernel| {
            points.push(point(
                kernel,
                format!("f16 b{b} h{heads} s{keys} splits {splits}"),
                &[f16],
                &axes,
                args.clone(),
            ));
        });
    }
    let bf16 = DType::BF16;
    for [b, heads, kv, keys, page, splits] in [
        [64, 32, 8, 8192, 64, 1],
        [64, 32, 8, 8192, 16, 1],
        [64, 32, 8, 8192, 256, 1],
        [1, 32, 8, 131_072, 64, 16],
        [1, 32, 8, 131_072, 64, 32],
        [256, 64, 8, 1024, 64, 1],
    ] {
        let pages = b * keys / page;
        // Pages of a sequence lie apart, as a cache that has been in use has them.
        let numbers = (0..pages).map(|i| (i * 1031 % pages) as i32).collect();
        let args = vec![
            input(bf16, &[b, heads, 128]),
            input(bf16, &[pages, page, kv, 128]),
            input(bf16, &[pages, page, kv, 128]),
            table(numbers, &[b, keys / page]),
            table(vec![keys as i32; b as usize], &[b]),
            output(DType::F32, &[splits, b, heads, 128]),
            output(DType::F32, &[splits, b, heads]),
            Given::Scalar(Scalar::new(0.09_f32)),
        ];
        let axes: [Axis<'_>; 2] = [("BH", &[8, 16, 64]), ("PAGE", &[page])];
        kernel("flash_decoding", &mut |kernel| {
            let label = format!("bf16 b{b} h{heads}/{kv} s{keys} page {page} splits {splits}");
            points.push(point(kernel, label, &[bf16], &axes, args.clone()));
        });
    }
}
