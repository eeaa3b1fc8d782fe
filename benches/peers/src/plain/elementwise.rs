//! Plain loops for elementwise functions of a megabyte.

use super::{case, of, of_mut, random};
use crate::report::{Outcome, Report};
use tile_kernel::prelude::*;
use tile_kernels::elementwise::{self, gelu, gelu_tanh, silu_mul};
use tile_examples::Work;

const LEN: usize = 1 << 18;

pub(super) fn measure(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let (x, y, out) = (random(1, [LEN]), random(2, [LEN]), Tensor::<f32, 1>::zeros([LEN]));
    let bytes = |arrays: usize| Work::elements::<f32>(arrays * LEN);
    case(
        report,
        "add",
        bytes(3),
        out.clone(),
        |out| elementwise::add::<f32, 4096>().launch(&cpu, &x, &y, out),
        |out| add(of(&x), of(&y), of_mut(out)),
    )?;
    case(
        report,
        "gelu",
        bytes(2),
        out.clone(),
        |out| gelu::<f32, 4096>().launch(&cpu, &x, out),
        |out| map(of(&x), of_mut(out), |x| 0.5 * x * (1.0 + libm::erff(x * std::f32::consts::FRAC_1_SQRT_2))),
    )?;
    case(
        report,
        "gelu_tanh",
        bytes(2),
        out,
        |out| gelu_tanh::<f32, 4096>().launch(&cpu, &x, out),
        |out| map(of(&x), of_mut(out), |x| 0.5 * x * (1.0 + (0.797_884_56 * (x + 0.044715 * x * x * x)).tanh())),
    )?;
    let (m, n) = (128, 1024);
    let x = random(1, [m, 2 * n]);
    case(
        report,
        "silu_mul",
        Work::elements::<f32>(3 * m * n),
        Tensor::zeros([m, n]),
        |out| silu_mul::<f32, 1024>().launch(&cpu, &x, out),
        |out| silu_product(of(&x), of_mut(out), n),
    )
}

fn add(x: &[f32], y: &[f32], out: &mut [f32]) {
    for ((out, x), y) in out.iter_mut().zip(x).zip(y) {
        *out = x + y;
    }
}

fn map(x: &[f32], out: &mut [f32], f: impl Fn(f32) -> f32) {
    for (out, x) in out.iter_mut().zip(x) {
        *out = f(*x);
    }
}

fn silu_product(x: &[f32], out: &mut [f32], n: usize) {
    for (x, out) in x.chunks_exact(2 * n).zip(out.chunks_exact_mut(n)) {
        let (gate, up) = x.split_at(n);
        for ((out, gate), up) in out.iter_mut().zip(gate).zip(up) {
            *out = gate / (1.0 + (-gate).exp()) * up;
        }
    }
}
