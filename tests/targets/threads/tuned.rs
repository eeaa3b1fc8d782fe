//! Configurations with which the kernels are fast on a GPU.

use crate::support::{ARCHES, Lowered, WithConstants};
use tile_conformance::Session;
use tile_cuda::ptx::Arch;
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::matmul::{matmul, matmul_nt};
use tile_kernels::reference::{self, Mask};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn product<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(nt: bool) {
    product_in::<T, O, BM, BN, BK>(&Lowered(ARCHES), nt);
    product_in::<T, O, BM, BN, BK>(&WithConstants, nt);
}

fn product_in<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(session: &dyn Session, nt: bool) {
    let mut random = session.random();
    let [m, n, k] = [BM, BN, 2 * BK];
    let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
    let bt = b.view().t().to_tensor();
    let expected = reference::matmul(&array(&a), &array(&b));
    let tolerance = Tolerance::rounded::<O>().sum::<T::Acc>(k, 1.0);
    session.check(&format!("matmul {} {BM}x{BN}x{BK}", T::DTYPE), [(&expected, tolerance)], |device| {
        let mut c = poisoned::<O, 2>([m, n]);
        match nt {
            true => matmul_nt::<T, O, BM, BN, BK>().launch(device, &a, &bt, &mut c)?,
            false => matmul::<T, O, BM, BN, BK>().launch(device, &a, &b, &mut c)?,
        }
        Ok([array(&c)])
    });
}

#[test]
fn products() {
    product::<bf16, bf16, 128, 256, 64>(false);
    product::<bf16, bf16, 128, 128, 64>(true);
    product::<f16, f16, 64, 256, 64>(false);
    product::<F8E4M3, bf16, 128, 128, 128>(true);
    product::<i8, i32, 128, 128, 128>(true);
}

fn attention<const BM: usize, const BN: usize, const D: usize>(arches: &[Arch]) {
    attention_in::<BM, BN, D>(&Lowered(arches));
    attention_in::<BM, BN, D>(&WithConstants);
}

fn attention_in<const BM: usize, const BN: usize, const D: usize>(session: &dyn Session) {
    let mut random = session.random();
    let (m, n, scale) = (BM, 2 * BN, 0.25_f32);
    let q = random.tensor::<bf16, 4>([1, 1, m, D]);
    let [k, v] = [0; 2].map(|_| random.tensor::<bf16, 4>([1, 1, n, D]));
    let (qa, ka, va) = (array(&q), array(&k), array(&v));
    let out = reference::attention(&qa, &ka, &va, Mask::Causal, f64::from(scale));
    let tolerance = Tolerance::rounded::<bf16>().sum::<f32>(n + D, 4.0).through::<bf16>(0.5);
    session.check(&format!("attention {BM}x{BN}x{D}"), [(&out, tolerance)], |device| {
        let (mut out, mut lse) = (poisoned::<bf16, 4>([1, 1, m, D]), poisoned([1, 1, m]));
        flash_attention::<bf16, BM, BN, D, true>().launch(device, &q, &k, &v, &mut out, &mut lse, scale)?;
        Ok([array(&out)])
    });
}

#[test]
fn attentions() {
    attention::<128, 128, 64>(&[Arch::Sm80, Arch::Sm90a]);
    // Tiles as large as Hopper's shared memory allows.
    attention::<128, 128, 128>(&[Arch::Sm90a]);
    attention::<128, 64, 256>(&[Arch::Sm90a]);
}
