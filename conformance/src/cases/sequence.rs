//! Cases of recurrences over a sequence: linear attention and Mamba-2.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::linear_attention::linear_attention;
use tile_kernels::mamba2::{mamba2_chunk_scan, mamba2_chunk_state, mamba2_pass_states};
use tile_kernels::reference;
use tile_kernels::testing::{Tolerance, array, poisoned};

fn linear<T: Float>(session: &dyn Session) {
    const DK: usize = 16;
    let mut random = session.random();
    for [batch, heads, n, dv] in [[1, 1, 1, 1], [2, 2, 32, 16], [1, 3, 45, 20]] {
        let q = random.tensor::<T, 4>([batch, heads, n, DK]);
        let k = random.tensor::<T, 4>([batch, heads, n, DK]);
        let v = random.tensor::<T, 4>([batch, heads, n, dv]);
        let (out, last) = reference::linear_attention(&array(&q), &array(&k), &array(&v));
        // Scores and states are rounded to T between the products.
        let limit = Tolerance::rounded::<T>().sum::<f32>(n * DK, 1.0).through::<T>((n + DK) as f64 / 4.0);
        let state = Tolerance::rounded::<f32>().sum::<f32>(n, 1.0);
        let case = format!("linear_attention {} {batch}x{heads}x{n}x{dv}", T::DTYPE);
        session.check(&case, [(&out, limit), (&last, state)], |device| {
            let mut out = poisoned::<T, 4>([batch, heads, n, dv]);
            let mut last = poisoned([batch, heads, DK, dv]);
            linear_attention::<T, 16, DK, 16>().launch(device, &q, &k, &v, &mut out, &mut last)?;
            Ok([array(&out), array(&last)])
        });
    }
}

pub(crate) fn linear_attention_in_chunks(session: &dyn Session) {
    linear::<f32>(session);
    linear::<bf16>(session);
}

fn mamba<T: Float>(session: &dyn Session) {
    const L: usize = 16;
    const N: usize = 24;
    const P: usize = 16;
    let mut random = session.random();
    for [batch, n, heads, groups] in [[1_usize, 1, 1, 1], [2, 32, 2, 1], [1, 45, 4, 2]] {
        let chunks = n.div_ceil(L);
        let x = random.tensor::<T, 4>([batch, n, heads, P]);
        let dt = random.tensor_between::<f32, 3>([batch, n, heads], 0.01, 0.5);
        let a = random.tensor_between::<f32, 1>([heads], -2.0, -0.1);
        let b = random.tensor::<T, 4>([batch, n, groups, N]);
        let c = random.tensor::<T, 4>([batch, n, groups, N]);
        let d = random.tensor::<f32, 1>([heads]);
        let inputs = [&array(&b), &array(&c)];
        let (y, last) = reference::mamba2(&array(&x), &array(&dt), &array(&a), inputs, &array(&d));
        let limit = Tolerance::rounded::<T>().sum::<f32>(n * N, 1.0).through::<T>(N as f64);
        let state = Tolerance::rounded::<f32>().sum::<f32>(n * 8, 1.0).through::<T>(2.0);
        let case = format!("mamba2 {} {batch}x{n}x{heads}", T::DTYPE);
        session.check(&case, [(&y, limit), (&last, state)], |device| {
            let mut states = poisoned::<f32, 5>([batch, chunks, heads, N, P]);
            let mut decay = poisoned::<f32, 3>([batch, chunks, heads]);
            let mut last = poisoned::<f32, 4>([batch, heads, N, P]);
            let mut y = poisoned::<T, 4>([batch, n, heads, P]);
            mamba2_chunk_state::<T, L, N, P>().launch(device, &x, &dt, &a, &b, &mut states, &mut decay)?;
            mamba2_pass_states::<N, P>().launch(device, &decay, &mut states, &mut last)?;
            mamba2_chunk_scan::<T, L, N, P>().launch(device, &x, &dt, &a, &b, &c, &d, &states, &mut y)?;
            Ok([array(&y), array(&last)])
        });
    }
}

pub(crate) fn state_space_recurrence_in_chunks(session: &dyn Session) {
    mamba::<f32>(session);
    mamba::<bf16>(session);
}
