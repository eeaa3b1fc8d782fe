//! Cases of transposition, scans, reductions and other rearrangements of rows.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::embedding::{embedding, embedding_backward, mean_pool};
use tile_kernels::hadamard::hadamard;
use tile_kernels::reference;
use tile_kernels::rope::rope;
use tile_kernels::rows::{row_cumsum, row_max, row_sum, transpose};
use tile_kernels::testing::{Tolerance, array, poisoned};

const SHAPES: [[usize; 2]; 5] = [[0, 5], [1, 1], [3, 64], [33, 50], [10, 37]];

fn transposes<T: Num>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let x = random.tensor::<T, 2>([m, n]);
        let expected = reference::transpose(&array(&x));
        session.check(&format!("transpose {} {m}x{n}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
            let mut out = poisoned::<T, 2>([n, m]);
            transpose::<T, 16, 32>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn transpose_of_every_width(session: &dyn Session) {
    transposes::<f64>(session);
    transposes::<f32>(session);
    transposes::<bf16>(session);
    transposes::<i8>(session);
}

fn sums<T: Num>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES.into_iter().chain([[5, 0]]) {
        let x = random.tensor::<T, 2>([m, n]);
        let limit = Tolerance::rounded::<T>().sum::<T::Acc>(4 * n, 1.0);
        let expected = reference::cumsum(&array(&x));
        session.check(&format!("row_cumsum {} {m}x{n}", T::DTYPE), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 2>([m, n]);
            row_cumsum::<T, 4, 16>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
        let expected = reference::sum_rows(&array(&x));
        session.check(&format!("row_sum {} {m}x{n}", T::DTYPE), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 1>([m]);
            row_sum::<T, 4, 16>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn sums_along_rows(session: &dyn Session) {
    sums::<f64>(session);
    sums::<f32>(session);
    sums::<bf16>(session);
    sums::<i32>(session);
}

fn maxima<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let x = random.tensor::<T, 2>([m, n]);
        let (top, place) = reference::row_max(&array(&x));
        let expected = [(&top, Tolerance::EXACT), (&place, Tolerance::EXACT)];
        session.check(&format!("row_max {} {m}x{n}", T::DTYPE), expected, |device| {
            let (mut top, mut place) = (poisoned::<T, 1>([m]), poisoned::<i32, 1>([m]));
            row_max::<T, 4, 64>().launch(device, &x, &mut top, &mut place)?;
            Ok([array(&top), array(&place)])
        });
    }
}

pub(crate) fn maxima_of_rows(session: &dyn Session) {
    maxima::<f32>(session);
    // Few values, so many ties.
    maxima::<F8E4M3>(session);
}

fn rotations<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [tokens, heads] in [[0, 3], [1, 1], [5, 3], [9, 8]] {
        let (half, positions) = (16, 40);
        let x = random.tensor::<T, 3>([tokens, heads, 2 * half]);
        let position = random.indices::<i32, 1>([tokens], positions);
        let angle = |[p, j]: [usize; 2]| p as f64 * 10_000_f64.powf(-(j as f64) / half as f64);
        let cos = Tensor::<f32, 2>::from_fn([positions, half], |at| angle(at).cos() as f32);
        let sin = Tensor::<f32, 2>::from_fn([positions, half], |at| angle(at).sin() as f32);
        let expected = reference::rope(&array(&x), &position.to_vec(), &array(&cos), &array(&sin));
        let limit = Tolerance::rounded::<T>().through::<f32>(2.0);
        session.check(&format!("rope {} {tokens}x{heads}", T::DTYPE), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 3>([tokens, heads, 2 * half]);
            rope::<T, 4, 16>().launch(device, &x, &position, &cos, &sin, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn rotary_embedding(session: &dyn Session) {
    rotations::<f32>(session);
    rotations::<bf16>(session);
}

fn lookups<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let vocabulary = 13;
        let table = random.tensor::<T, 2>([vocabulary, n]);
        let mut ids = random.indices::<i32, 1>([m], vocabulary);
        ids.iter_mut().skip(m / 2).take(1).for_each(|id| *id = -1);
        let expected = reference::embedding(&array(&table), &ids.to_vec());
        session.check(&format!("embedding {} {m}x{n}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
            let mut out = poisoned::<T, 2>([m, n]);
            embedding::<T, 8, 32>().launch(device, &table, &ids, &mut out)?;
            Ok([array(&out)])
        });
        let d_out = random.tensor::<T, 2>([m, n]);
        let expected = reference::embedding_backward(&array(&d_out), &ids.to_vec(), vocabulary);
        let limit = Tolerance::rounded::<f32>().sum::<f32>(m, 1.0);
        session.check(&format!("embedding_backward {} {m}x{n}", T::DTYPE), [(&expected, limit)], |device| {
            let mut d_table = Tensor::<f32, 2>::zeros([vocabulary, n]);
            embedding_backward::<T, 8, 32>().launch(device, &d_out, &ids, &mut d_table)?;
            Ok([array(&d_table)])
        });
    }
}

pub(crate) fn embeddings(session: &dyn Session) {
    lookups::<f32>(session);
    lookups::<f16>(session);
}

fn means<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for n in [1, 33, 64] {
        let x = random.tensor::<T, 2>([24, n]);
        let start = Tensor::from([0, 1, 1, 9, 24]);
        let expected = [false, true].map(|normalise| reference::mean_pool(&array(&x), &start.to_vec(), normalise));
        let limits = [1.0, 8.0].map(|magnitude| Tolerance::rounded::<T>().sum::<f32>(24 + n, magnitude));
        let case = format!("mean_pool {} of {n} columns", T::DTYPE);
        session.check(&case, [(&expected[0], limits[0]), (&expected[1], limits[1])], |device| {
            let (mut means, mut units) = (poisoned::<T, 2>([4, n]), poisoned::<T, 2>([4, n]));
            mean_pool::<T, 64, false>().launch(device, &x, &start, &mut means)?;
            mean_pool::<T, 64, true>().launch(device, &x, &start, &mut units)?;
            Ok([array(&means), array(&units)])
        });
    }
}

pub(crate) fn means_of_sequences(session: &dyn Session) {
    means::<f32>(session);
    means::<bf16>(session);
}

fn transforms<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for rows in [0, 1, 5, 8] {
        let x = random.tensor::<T, 3>([rows, 8, 16]);
        let scale = 128_f32.sqrt().recip();
        let flat = array(&x).reshape(&[rows, 128]);
        let expected = reference::hadamard(&flat, f64::from(scale)).reshape(&[rows, 8, 16]);
        // Sums over a row of sixteen are rounded to T between the products.
        let limit = Tolerance::rounded::<T>().sum::<f32>(128, 1.0).through::<T>(2.0);
        session.check(&format!("hadamard {} of {rows} rows", T::DTYPE), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 3>([rows, 8, 16]);
            hadamard::<T, 8, 16>().launch(device, &x, &mut out, scale)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn hadamard_transform(session: &dyn Session) {
    transforms::<f32>(session);
    transforms::<bf16>(session);
}
