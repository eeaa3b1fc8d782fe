//! Cases of top-k and histograms.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference::{self, Array};
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
