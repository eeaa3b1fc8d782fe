//! Plain loops for attention: the scores of one query at a time, their softmax, and the weighted
//! sum of values.

use super::{add_scaled, case, dot, of, of_mut, random};
use crate::report::{Outcome, Report};
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::block_sparse::block_sparse_attention;
use tile_kernels::decoding::{combine_splits, flash_decoding};
use tile_examples::Work;
use tile_kernels::mla::mla_decode;

const D: usize = 64;
const PAGE: usize = 64;
const LATENT: usize = 512;
const ROPE: usize = 64;

pub(super) fn measure(report: &mut Report) -> Outcome {
    forward::<false>(report)?;
    forward::<true>(report)?;
    sparse(report)?;
    decoding(report)?;
    latent(report)
}

fn forward<const CAUSAL: bool>(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (heads, n) = (2, 512);
    let shape = [1, heads, n, D];
    let [q, k, v] = [1, 2, 3].map(|seed| random(seed, shape));
    let scale = (D as f32).sqrt().recip();
    let share = if CAUSAL { 0.5 } else { 1.0 };
    case(
        report,
        if CAUSAL { "flash_attention causal" } else { "flash_attention" },
        Work::Operations(4.0 * share * (heads * n * n * D) as f64),
        (Tensor::zeros(shape), Tensor::zeros([1, heads, n])),
        |(out, lse)| flash_attention::<f32, 64, 64, D, CAUSAL>().launch(&cpu, &q, &k, &v, out, lse, scale),
        |(out, lse)| {
            let (queries, results) = (of(&q).chunks_exact(D), of_mut(out).chunks_exact_mut(D));
            let mut attend = Attend::new(n);
            for (i, ((q, out), lse)) in queries.zip(results).zip(of_mut(lse)).enumerate() {
                let keys = |x| &of(x)[i / n * n * D..][..if CAUSAL { i % n + 1 } else { n } * D];
                attend.scores(keys(&k).chunks_exact(D).map(|k| dot(q, k) * scale));
                *lse = attend.softmax();
                attend.values(keys(&v).chunks_exact(D), out);
            }
        },
    )
}

fn sparse(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (heads, n) = (2, 512);
    let shape = [1, heads, n, D];
    let [q, k, v] = [1, 2, 3].map(|seed| random(seed, shape));
    let scale = (D as f32).sqrt().recip();
    let mask = Tensor::<u8, 4>::from_fn([1, heads, n / 64, n / 64], |[_, _, i, j]| u8::from((i + j) % 2 == 0));
    case(
        report,
        "block_sparse_attention",
        Work::Operations(2.0 * (heads * n * n * D) as f64),
        Tensor::zeros(shape),
        |out| block_sparse_attention::<f32, 64, 64, D>().launch(&cpu, &q, &k, &v, &mask, out, scale),
        |out| {
            let mut attend = Attend::new(n);
            for (i, (q, out)) in of(&q).chunks_exact(D).zip(of_mut(out).chunks_exact_mut(D)).enumerate() {
                let seen = |j: &usize| mask[[0, i / n, i % n / 64, j / 64]] != 0;
                let keys = |x| of(x)[i / n * n * D..][..n * D].chunks_exact(D);
                let row = |(j, x): (usize, _)| seen(&j).then_some(x);
                attend.scores(keys(&k).enumerate().filter_map(row).map(|k| dot(q, k) * scale));
                attend.softmax();
                attend.values(keys(&v).enumerate().filter_map(row), out);
            }
        },
    )
}

fn decoding(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (batch, heads, kv_heads, n) = (2, 16, 2, 1024);
    let pages = n / PAGE;
    let q = random(1, [batch, heads, D]);
    let [k, v] = [2, 3].map(|seed| random(seed, [batch * pages, PAGE, kv_heads, D]));
    let table = Tensor::<i32, 2>::from_fn([batch, pages], |[b, i]| (i * batch + b) as i32);
    let lens = Tensor::full([batch], n as i32);
    let scale = (D as f32).sqrt().recip();
    let (mut part, mut lse) = (Tensor::zeros([2, batch, heads, D]), Tensor::zeros([2, batch, heads]));
    case(
        report,
        "flash_decoding",
        Work::elements::<f32>(2 * batch * kv_heads * n * D),
        Tensor::zeros([batch, heads, D]),
        |out| {
            let kernel = flash_decoding::<f32, 8, PAGE, D>();
            kernel.launch(&cpu, &q, &k, &v, &table, &lens, &mut part, &mut lse, scale)?;
            combine_splits::<f32, D>().launch(&cpu, &part, &lse, out)
        },
        |out| {
            let mut attend = Attend::new(n);
            for (i, (q, out)) in of(&q).chunks_exact(D).zip(of_mut(out).chunks_exact_mut(D)).enumerate() {
                let (b, h) = (i / heads, i % heads / (heads / kv_heads));
                let pages = of(&table)[b * pages..][..pages].iter();
                let rows = pages.flat_map(|page| (0..PAGE).map(move |j| (*page as usize * PAGE + j) * kv_heads + h));
                attend.scores(rows.clone().map(|row| dot(q, &of(&k)[row * D..][..D]) * scale));
                attend.softmax();
                attend.values(rows.map(|row| &of(&v)[row * D..][..D]), out);
            }
        },
    )
}

fn latent(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (heads, n) = (64, 256);
    let (q, q_rope) = (random(1, [1, heads, LATENT]), random(2, [1, heads, ROPE]));
    let (c, k_rope) = (random(3, [1, n, LATENT]), random(4, [1, n, ROPE]));
    let lens = Tensor::full([1], n as i32);
    let scale = ((LATENT + ROPE) as f32).sqrt().recip();
    let (mut part, mut lse) = (Tensor::zeros([1, 1, heads, LATENT]), Tensor::zeros([1, 1, heads]));
    case(
        report,
        "mla_decode",
        Work::Operations(2.0 * (heads * n * (2 * LATENT + ROPE)) as f64),
        Tensor::zeros([1, heads, LATENT]),
        |out| {
            let kernel = mla_decode::<f32, 64, 64, LATENT, ROPE>();
            kernel.launch(&cpu, &q, &q_rope, &c, &k_rope, &lens, &mut part, &mut lse, scale)?;
            combine_splits::<f32, LATENT>().launch(&cpu, &part, &lse, out)
        },
        |out| {
            let mut attend = Attend::new(n);
            let queries = of(&q).chunks_exact(LATENT).zip(of(&q_rope).chunks_exact(ROPE));
            for ((q, q_rope), out) in queries.zip(of_mut(out).chunks_exact_mut(LATENT)) {
                let keys = of(&c).chunks_exact(LATENT).zip(of(&k_rope).chunks_exact(ROPE));
                attend.scores(keys.map(|(k, k_rope)| (dot(q, k) + dot(q_rope, k_rope)) * scale));
                attend.softmax();
                attend.values(of(&c).chunks_exact(LATENT), out);
            }
        },
    )
}

/// The scores of a query, and then its weights.
struct Attend {
    row: Vec<f32>,
}

impl Attend {
    fn new(n: usize) -> Attend {
        Attend { row: Vec::with_capacity(n) }
    }

    fn scores(&mut self, scores: impl Iterator<Item = f32>) {
        self.row.clear();
        self.row.extend(scores);
    }

    /// The logarithm of the sum of exponentials.
    fn softmax(&mut self) -> f32 {
        let top = self.row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for x in &mut self.row {
            *x = (*x - top).exp();
            sum += *x;
        }
        self.row.iter_mut().for_each(|x| *x /= sum);
        top + sum.ln()
    }

    fn values<'a>(&self, values: impl Iterator<Item = &'a [f32]>, out: &mut [f32]) {
        out.fill(0.0);
        for (weight, value) in self.row.iter().zip(values) {
            add_scaled(out, *weight, value);
        }
    }
}
