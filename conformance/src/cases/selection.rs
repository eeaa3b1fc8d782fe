//! Cases of top-k, of sampling tokens, and of histograms.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference::{self, Array};
use tile_kernels::sampling::{argmax, sample_top_p};
use tile_kernels::select::{histogram, top_k};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn tops<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in [[0, 5], [1, 5], [7, 61], [10, 64]] {
        let x = random.tensor::<T, 2>([m, n]);
        let (values, places) = reference::top_k(&array(&x), 5);
        let expected = [(&values, Tolerance::EXACT), (&places, Tolerance::EXACT)];
        session.check(&format!("top_k {} {m}x{n}", T::DTYPE), expected, |device| {
            let (mut values, mut places) = (poisoned::<T, 2>([m, 5]), poisoned::<i32, 2>([m, 5]));
            top_k::<T, 4, 64, 5>().launch(device, &x, &mut values, &mut places)?;
            Ok([array(&values), array(&places)])
        });
    }
}

pub(crate) fn largest_elements_of_rows(session: &dyn Session) {
    tops::<f32>(session);
    tops::<bf16>(session);
}

/// Indices as the array that results are compared with.
fn places(places: &[i32]) -> Array {
    Array::new(&[places.len()], places.iter().map(|&place| f64::from(place)).collect())
}

fn greedy<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in [[0, 5], [3, 1], [5, 32], [4, 100]] {
        let x = random.tensor::<T, 2>([m, n]);
        let expected = places(&reference::argmax(&array(&x)));
        session.check(&format!("argmax {} {m}x{n}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
            let mut place = poisoned::<i32, 1>([m]);
            argmax::<T, 32>().launch(device, &x, &mut place)?;
            Ok([array(&place)])
        });
    }
}

/// Tokens whose probabilities are whole parts of their sum, and random numbers in the middle between
/// two such parts: no rounding changes what is sampled.
fn nuclei<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in [[1, 1], [6, 20], [5, 100]] {
        let parts = random.indices::<i32, 2>([m, n], 4).map(|part| 1 << (part + 1));
        let total: Vec<i32> = (0..m).map(|i| (0..n).map(|j| parts[[i, j]]).sum()).collect();
        let x = parts.map(|part| T::from_f64(f64::from(part).ln()));
        let exact = array(&parts.map(|part| f64::from(part).ln()));
        let uniform =
            Tensor::<f32, 1>::from_fn([m], |[i]| (random.below(total[i] as usize) as f32 + 0.5) / total[i] as f32);
        for (temperature, top_p) in [(1.0_f32, 1.0_f32), (1.0, 0.613), (0.5, 0.357), (1.0, 0.0)] {
            let chosen =
                reference::sample_top_p(&exact, &array(&uniform).data, f64::from(temperature), f64::from(top_p));
            let case = format!("sample_top_p {} {m}x{n} of {top_p}", T::DTYPE);
            session.check(&case, [(&places(&chosen), Tolerance::EXACT)], |device| {
                let mut token = poisoned::<i32, 1>([m]);
                sample_top_p::<T, 32>().launch(device, &x, &uniform, &mut token, temperature, top_p)?;
                Ok([array(&token)])
            });
        }
    }
}

pub(crate) fn largest_of_each_row(session: &dyn Session) {
    greedy::<f32>(session);
    greedy::<bf16>(session);
}

pub(crate) fn tokens_of_a_nucleus(session: &dyn Session) {
    nuclei::<f32>(session);
}

pub(crate) fn histograms(session: &dyn Session) {
    let mut random = session.random();
    for n in [0, 1, 300, 1000] {
        // Some elements fall into no bin.
        let x = random.indices::<i32, 1>([n], 40).map(|x| x - 4);
        let counts = reference::histogram(&x.to_vec(), 32);
        let expected = Array::new(&[32], counts.iter().map(|&n| f64::from(n)).collect());
        session.check(&format!("histogram of {n}"), [(&expected, Tolerance::EXACT)], |device| {
            let mut counts = Tensor::<i32, 1>::zeros([32]);
            histogram::<128, 32>().launch(device, &x, &mut counts)?;
            Ok([array(&counts)])
        });
    }
}
