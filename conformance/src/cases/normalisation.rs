//! Cases of softmax, cross-entropy and normalisation.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::norm::{layer_norm, rms_norm};
use tile_kernels::reference;
use tile_kernels::softmax::{cross_entropy, online_softmax, softmax};
use tile_kernels::testing::{Tolerance, array, poisoned};

const SHAPES: [[usize; 2]; 5] = [[0, 5], [1, 1], [3, 64], [7, 61], [10, 37]];

fn softmaxes<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let mut x = random.tensor_between::<T, 2>([m, n], -20.0, 20.0);
        // Part of a row at −∞, as masks make it.
        if n > 40 {
            x.iter_mut().take(n / 2).for_each(|x| *x = T::from_f64(f64::NEG_INFINITY));
        }
        let expected = reference::softmax(&array(&x));
        let limit = Tolerance::rounded::<T>().sum::<T::Acc>(64, 1.0);
        let case = format!("{} {m}x{n}", T::DTYPE);
        session.check(&format!("softmax {case}"), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 2>([m, n]);
            softmax::<T, 2, 64>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
        session.check(&format!("online_softmax {case}"), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 2>([m, n]);
            online_softmax::<T, 2, 16>().launch(device, &x, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn softmax_of_rows(session: &dyn Session) {
    softmaxes::<f64>(session);
    softmaxes::<f32>(session);
    softmaxes::<bf16>(session);
}

pub(crate) fn rows_that_do_not_fit_are_refused(_: &dyn Session) {
    let x = Tensor::<f32, 2>::zeros([2, 65]);
    let mut out = poisoned::<f32, 2>([2, 65]);
    let error = softmax::<f32, 2, 64>().launch(&Interpreter::default(), &x, &mut out);
    assert!(matches!(error, Err(LaunchError::Requirement { .. })), "{error:?}");
    assert!(out.iter().all(|x| x.is_nan()));
}

fn losses<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let x = random.tensor_between::<T, 2>([m, n], -10.0, 10.0);
        let mut target = random.indices::<i32, 1>([m], n);
        target.iter_mut().skip(m / 2).take(1).for_each(|target| *target = -1);
        let (loss, lse) = reference::cross_entropy(&array(&x), &target.to_vec());
        let limit = Tolerance::rounded::<f32>().through::<f32>(20.0);
        session.check(&format!("cross_entropy {} {m}x{n}", T::DTYPE), [(&loss, limit), (&lse, limit)], |device| {
            let (mut loss, mut lse) = (poisoned::<f32, 1>([m]), poisoned::<f32, 1>([m]));
            cross_entropy::<T, 2, 16>().launch(device, &x, &target, &mut loss, &mut lse)?;
            Ok([array(&loss), array(&lse)])
        });
    }
}

pub(crate) fn cross_entropy_of_rows(session: &dyn Session) {
    losses::<f32>(session);
    losses::<f16>(session);
}

fn norms<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let x = random.tensor_between::<T, 2>([m, n], -3.0, 5.0);
        let (weight, bias) = (random.tensor::<T, 1>([n]), random.tensor::<T, 1>([n]));
        let limit = Tolerance::rounded::<T>().sum::<f32>(n + 16, 1.0);
        let expected = reference::layer_norm(&array(&x), &array(&weight), &array(&bias), f64::from(1e-5_f32));
        session.check(&format!("layer_norm {} {m}x{n}", T::DTYPE), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 2>([m, n]);
            layer_norm::<T, 2, 64>().launch(device, &x, &weight, &bias, &mut out, 1e-5)?;
            Ok([array(&out)])
        });
        let expected = reference::rms_norm(&array(&x), &array(&weight), f64::from(1e-5_f32));
        session.check(&format!("rms_norm {} {m}x{n}", T::DTYPE), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 2>([m, n]);
            rms_norm::<T, 2, 64>().launch(device, &x, &weight, &mut out, 1e-5)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn norms_of_rows(session: &dyn Session) {
    norms::<f32>(session);
    norms::<bf16>(session);
}
