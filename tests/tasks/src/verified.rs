//! Solutions of one launch, verified by `tile-verify`: extents that are drawn, adversarial data,
//! and tolerances that follow from the kernels.

use crate::formulas;
use crate::level1::argmax::argmax;
use crate::level1::batch_norm::batch_norm;
use crate::level1::batched_matmul::batched_matmul;
use crate::level1::cumsum::running_sum;
use crate::level1::embedding::embedding;
use crate::level1::gelu::gelu;
use crate::level1::layer_norm::layer_norm;
use crate::level1::leaky_relu::leaky_relu;
use crate::level1::log_softmax::log_softmax;
use crate::level1::matmul::matmul;
use crate::level1::matmul_tn::matmul_tn;
use crate::level1::matvec::matvec;
use crate::level1::mean_middle::mean_middle;
use crate::level1::rms_norm::rms_norm;
use crate::level1::softmax::softmax;
use crate::level2::dequant_gemm::dequant_gemm;
use crate::level2::dropout_residual::dropout_residual;
use crate::level2::gemm_bias_gelu::gemm_bias_gelu;
use crate::level2::gemm_logsumexp::gemm_logsumexp;
use crate::level2::gemm_row_max::gemm_row_max;
use crate::level2::gemm_sigmoid_sum::gemm_sigmoid_sum;
use crate::level2::gemm_swish_scale::gemm_swish_scale;
use crate::level2::swiglu::swiglu;
use crate::level3::attention::attention;
use crate::level3::linear_attention::linear_attention;
use crate::math::{each, logsumexp, max, mean, moments, sigmoid, silu, sum};
use tile_kernel::prelude::{bf16, f16};
use tile_verify::{Array, Data, Verify, verify};

/// Few cases, for there are many tasks; accelerators run these at the tasks' own sizes.
fn few(verify: Verify) -> Verify {
    verify.cases(8).devices(["cpu", "interpreter"])
}

#[test]
fn activations() {
    verify!(
        [leaky_relu::<f16, 16>(), formulas::level1::leaky_relu()],
        reference = |args| {
            let (x, slope) = (args.array("x")?, args.scalar("slope")?);
            args.fill("y", |[i]| if x[[i]] < 0.0 { x[[i]] * slope } else { x[[i]] })
        },
        options = |verify| few(verify).scalar("slope", [0.01, 0.5])
    );
    verify!(
        [gelu::<16>(), formulas::level1::gelu()],
        reference = |args| {
            let x = args.array("x")?;
            args.fill("y", |[i]| crate::math::gelu(x[[i]]))
        },
        options = few
    );
}

#[test]
fn softmaxes() {
    verify!(
        [softmax::<bf16, 16>(), formulas::level1::softmax()],
        reference = |args| {
            let x = args.array("x")?;
            let [rows, n] = x.shape();
            let high = each(rows, |i| max(n, |j| x[[i, j]]));
            let total = each(rows, |i| sum(n, |j| (x[[i, j]] - high[i]).exp()));
            args.fill("y", |[i, j]| (x[[i, j]] - high[i]).exp() / total[i])
        },
        options = few
    );
    verify!(
        [log_softmax::<4, 32>(), formulas::level1::log_softmax()],
        reference = |args| {
            let x = args.array("x")?;
            let [rows, n] = x.shape();
            let lse = each(rows, |i| logsumexp(n, |j| x[[i, j]]));
            args.fill("y", |[i, j]| x[[i, j]] - lse[i])
        },
        options = |verify| few(verify).without(Data::Special)
    );
}

#[test]
fn normalisations() {
    verify!(
        [layer_norm::<4, 32>(), formulas::level1::layer_norm()],
        reference = |args| {
            let (x, weight, bias) = (args.array("x")?, args.array("weight")?, args.array("bias")?);
            let ([rows, n], eps) = (x.shape(), args.scalar("eps")?);
            let moments = each(rows, |i| moments(n, |j| x[[i, j]]));
            args.fill("y", |[i, j]| (x[[i, j]] - moments[i].0) / (moments[i].1 + eps).sqrt() * weight[[j]] + bias[[j]])
        },
        options = |verify| few(verify).scalar("eps", [1e-5])
    );
    verify!(
        [rms_norm::<bf16, 32>(), formulas::level1::rms_norm::<bf16>()],
        reference = |args| {
            let (x, weight, eps) = (args.array("x")?, args.array("weight")?, args.scalar("eps")?);
            let [rows, n] = x.shape();
            let norms = each(rows, |i| (mean(n, |j| x[[i, j]] * x[[i, j]]) + eps).sqrt());
            args.fill("y", |[i, j]| x[[i, j]] / norms[i] * weight[[j]])
        },
        options = |verify| few(verify).scalar("eps", [1e-6])
    );
}

#[test]
fn matrix_multiplications() {
    verify!(
        [matmul::<f16, 16, 16, 16>(), formulas::level1::matmul()],
        reference = |args| {
            let (a, b) = (args.array("a")?, args.array("b")?);
            args.fill("c", |[i, j]| sum(a.extent(1), |l| a[[i, l]] * b[[l, j]]))
        },
        options = few
    );
    verify!(
        [matmul_tn::<16, 16, 8>(), formulas::level1::matmul_tn()],
        reference = |args| {
            let (a, b) = (args.array("a")?, args.array("b")?);
            args.fill("c", |[i, j]| sum(a.extent(0), |l| a[[l, i]] * b[[l, j]]))
        },
        options = few
    );
    verify!(
        [batched_matmul::<16, 16, 16>(), formulas::level1::batched_matmul()],
        reference = |args| {
            let (a, b) = (args.array("a")?, args.array("b")?);
            args.fill("c", |[z, i, j]| sum(a.extent(2), |l| a[[z, i, l]] * b[[z, j, l]]))
        },
        options = few
    );
    verify!(
        [matvec::<bf16, 4, 32>(), formulas::level1::matvec()],
        reference = |args| {
            let (a, x) = (args.array("a")?, args.array("x")?);
            args.fill("y", |[i]| sum(a.extent(1), |l| a[[i, l]] * x[[l]]))
        },
        options = few
    );
}

#[test]
fn scans_and_reductions() {
    verify!(
        [running_sum::<16>(), formulas::level1::running_sum()],
        reference = |args| {
            let x = args.array("x")?;
            args.fill("y", |[i, j]| sum(j + 1, |l| x[[i, l]]))
        },
        options = few
    );
    verify!(
        [mean_middle::<8, 16>(), formulas::level1::mean_middle()],
        reference = |args| {
            let x = args.array("x")?;
            args.fill("y", |[b, j]| mean(x.extent(1), |i| x[[b, i, j]]))
        },
        options = few
    );
    verify!(
        [argmax::<16>(), formulas::level1::argmax()],
        reference = |args| {
            let x = args.array("x")?;
            let n = x.extent(1);
            args.fill("y", |[i]| (0..n).fold(0, |best, j| if x[[i, j]] > x[[i, best]] { j } else { best }) as f64)
        },
        options = |verify| few(verify).without(Data::Special)
    );
}

#[test]
fn multiplications_and_reductions_of_their_rows() {
    verify!(
        [gemm_row_max::<16, 16, 8>(), formulas::level2::gemm_row_max()],
        reference = |args| {
            let (a, b) = (args.array("a")?, args.array("b")?);
            args.fill("y", |[i]| max(b.extent(1), |j| sum(a.extent(1), |l| a[[i, l]] * b[[l, j]])))
        },
        options = few
    );
    verify!(
        [gemm_sigmoid_sum::<16, 16, 8>(), formulas::level2::gemm_sigmoid_sum()],
        reference = |args| {
            let (x, weight) = (args.array("x")?, args.array("weight")?);
            args.fill("y", |[i]| sum(weight.extent(1), |j| sigmoid(sum(x.extent(1), |l| x[[i, l]] * weight[[l, j]]))))
        },
        options = few
    );
    verify!(
        [gemm_logsumexp::<16, 16, 8>(), formulas::level2::gemm_logsumexp()],
        reference = |args| {
            let (x, weight) = (args.array("x")?, args.array("weight")?);
            let product = |i: usize, j: usize| sum(x.extent(1), |l| x[[i, l]] * weight[[j, l]]);
            args.fill("y", |[i]| logsumexp(weight.extent(0), |j| product(i, j)))
        },
        options = |verify| few(verify).without(Data::Special)
    );
}

#[test]
fn rows_of_tables_and_channels() {
    verify!(
        [embedding::<bf16, 8, 16>(), formulas::level1::embedding()],
        reference = |args| {
            let (table, index) = (args.array("table")?, args.array("index")?);
            args.fill("y", |[i, j]| table.get([index[[i]] as i64, j as i64]))
        },
        options = |verify| few(verify).below("index", "table", 0)
    );
    verify!(
        [batch_norm::<16>(), formulas::level1::batch_norm()],
        reference = |args| {
            let (x, middle, variance) = (args.array("x")?, args.array("mean")?, args.array("variance")?);
            let (weight, bias, eps) = (args.array("weight")?, args.array("bias")?, args.scalar("eps")?);
            args.fill("y", |[n, c, h, w]| {
                (x[[n, c, h, w]] - middle[[c]]) / (variance[[c]] + eps).sqrt() * weight[[c]] + bias[[c]]
            })
        },
        options = |verify| few(verify)
            .without(Data::Special)
            .scalar("eps", [1e-5])
            .values("variance", |random, _, _| random.between(0.1, 2.0))
    );
    verify!(
        [dropout_residual::<16>(), formulas::level2::dropout_residual()],
        reference = |args| {
            let (x, keep, residual) = (args.array("x")?, args.array("keep")?, args.array("residual")?);
            let p = args.scalar("p")?;
            args.fill("y", |[i, j]| residual[[i, j]] + if keep[[i, j]] != 0.0 { x[[i, j]] / (1.0 - p) } else { 0.0 })
        },
        options = |verify| few(verify).scalar("p", [0.0, 0.25])
    );
}

#[test]
fn multiplications_with_epilogues() {
    verify!(
        [gemm_bias_gelu::<f16, 16, 16, 16>(), formulas::level2::gemm_bias_gelu::<f16>()],
        reference = |args| {
            let (x, weight, bias) = (args.array("x")?, args.array("weight")?, args.array("bias")?);
            args.fill("y", |[i, j]| crate::math::gelu(sum(x.extent(1), |l| x[[i, l]] * weight[[j, l]]) + bias[[j]]))
        },
        // One is added to `erf` near −1.
        options = |verify| few(verify).roundings(4.0)
    );
    verify!(
        [gemm_swish_scale::<16, 16, 8>(), formulas::level2::gemm_swish_scale()],
        reference = |args| {
            let (x, weight, scale) = (args.array("x")?, args.array("weight")?, args.scalar("scale")?);
            args.fill("y", |[i, j]| scale * silu(sum(x.extent(1), |l| x[[i, l]] * weight[[l, j]])))
        },
        options = |verify| few(verify).without(Data::Special).scalar("scale", [2.5])
    );
    verify!(
        [swiglu::<bf16, 16, 16, 16>(), formulas::level2::swiglu::<bf16>()],
        reference = |args| {
            let (x, gate, up) = (args.array("x")?, args.array("gate")?, args.array("up")?);
            let dot = |w: &Array<2>, i: usize, j: usize| sum(x.extent(1), |l| x[[i, l]] * w[[j, l]]);
            args.fill("y", |[i, j]| silu(dot(&gate, i, j)) * dot(&up, i, j))
        },
        options = |verify| few(verify).without(Data::Special)
    );
    verify!(
        [dequant_gemm::<16, 16, 16>(), formulas::level2::dequant_gemm()],
        reference = |args| {
            let (x, weight, scale) = (args.array("x")?, args.array("weight")?, args.array("scale")?);
            args.fill("y", |[i, j]| scale[[j]] * sum(x.extent(1), |l| x[[i, l]] * weight[[j, l]]))
        },
        options = few
    );
}

#[test]
fn attention_over_chunks() {
    verify!(
        [attention::<16, 16, 16>(), formulas::level3::attention::<16>()],
        reference = |args| {
            let (q, k, v) = (args.array("q")?, args.array("k")?, args.array("v")?);
            let [n, heads, m, d] = q.shape();
            let len = k.extent(2);
            // Of each row of queries: the weights of all keys.
            let weights = each(n * heads * m, |row| {
                let (b, h, i) = (row / (heads * m), row / m % heads, row % m);
                let scores = each(len, |j| sum(d, |c| q[[b, h, i, c]] * k[[b, h, j, c]]) / (d as f64).sqrt());
                let lse = logsumexp(len, |j| scores[j]);
                each(len, |j| (scores[j] - lse).exp())
            });
            args.fill("o", |[b, h, i, c]| {
                let weights = &weights[(b * heads + h) * m + i];
                sum(len, |j| weights[j] * v[[b, h, j, c]])
            })
        },
        // Of formulas, exponents are fused multiplications and additions, which leave no digits of scores
        // of 10⁹.
        options = |verify| few(verify).without(Data::Special).without(Data::Extremes).extent("k.2", [1, 16, 37])
    );
    verify!(
        [linear_attention::<16, 16>(), formulas::level3::linear_attention()],
        reference = |args| {
            let (q, k, v) = (args.array("q")?, args.array("k")?, args.array("v")?);
            args.fill("o", |[h, i, c]| {
                sum((i + 1).min(k.extent(1)), |j| sum(q.extent(2), |d| q[[h, i, d]] * k[[h, j, d]]) * v[[h, j, c]])
            })
        },
        options = |verify| few(verify).without(Data::Special).extent("k.1", [1, 16, 37])
    );
}
