//! Cases of backward passes of functions of rows, and of norms of sums with a residual.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::elementwise::silu_mul_backward;
use tile_kernels::norm::{layer_norm_residual, rms_norm_residual};
use tile_kernels::norm_backward::{layer_norm_backward, rms_norm_backward};
use tile_kernels::reference::{self, Array};
use tile_kernels::softmax::{cross_entropy_backward, softmax_backward};
use tile_kernels::testing::{Tolerance, array, poisoned};

const SHAPES: [[usize; 2]; 5] = [[0, 5], [1, 1], [3, 64], [7, 61], [10, 37]];
const EPS: f32 = 1e-5;

fn residuals<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let (x, residual) =
            (random.tensor_between::<T, 2>([m, n], -3.0, 5.0), random.tensor_between::<T, 2>([m, n], -2.0, 2.0));
        let (weight, bias) = (random.tensor::<T, 1>([n]), random.tensor::<T, 1>([n]));
        // The kernels normalise the sum as it is stored.
        let (left, right) = (array(&x), array(&residual));
        let stored = left.data.iter().zip(&right.data).map(|(x, y)| T::from_f64(x + y).to_f64());
        let sum = Array::new(&[m, n], stored.collect());
        let limit = Tolerance::rounded::<T>().sum::<f32>(n + 16, 1.0);
        let exact = Tolerance::rounded::<T>().through::<f32>(7.0);
        let expected = reference::layer_norm(&sum, &array(&weight), &array(&bias), f64::from(EPS));
        let case = format!("{} {m}x{n}", T::DTYPE);
        session.check(&format!("layer_norm_residual {case}"), [(&expected, limit), (&sum, exact)], |device| {
            let (mut out, mut sum) = (poisoned::<T, 2>([m, n]), poisoned::<T, 2>([m, n]));
            layer_norm_residual::<T, 2, 64>().launch(device, &x, &residual, &weight, &bias, &mut out, &mut sum, EPS)?;
            Ok([array(&out), array(&sum)])
        });
        let expected = reference::rms_norm(&sum, &array(&weight), f64::from(EPS));
        session.check(&format!("rms_norm_residual {case}"), [(&expected, limit), (&sum, exact)], |device| {
            let (mut out, mut sum) = (poisoned::<T, 2>([m, n]), poisoned::<T, 2>([m, n]));
            rms_norm_residual::<T, 2, 64>().launch(device, &x, &residual, &weight, &mut out, &mut sum, EPS)?;
            Ok([array(&out), array(&sum)])
        });
    }
}

pub(crate) fn norms_of_sums(session: &dyn Session) {
    residuals::<f32>(session);
    residuals::<bf16>(session);
}

fn norms<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        // Rows of one element are all mean, and their norm has a reciprocal of 300.
        let n = n.max(2);
        let (x, d_out) = (random.tensor_between::<T, 2>([m, n], -3.0, 5.0), random.tensor::<T, 2>([m, n]));
        let weight = random.tensor::<T, 1>([n]);
        let gradients =
            |centred| reference::norm_backward(&array(&x), &array(&weight), &array(&d_out), f64::from(EPS), centred);
        let limit = Tolerance::rounded::<T>().sum::<f32>(n + 32, 16.0);
        let columns = Tolerance::rounded::<f32>().sum::<f32>(m + n + 32, 16.0);
        let case = format!("{} {m}x{n}", T::DTYPE);
        let [d_x, d_weight, _] = gradients(false);
        session.check(&format!("rms_norm_backward {case}"), [(&d_x, limit), (&d_weight, columns)], |device| {
            let (mut d_x, mut d_weight) = (poisoned::<T, 2>([m, n]), Tensor::<f32, 1>::zeros([n]));
            rms_norm_backward::<T, 2, 64>().launch(device, &x, &weight, &d_out, &mut d_x, &mut d_weight, EPS)?;
            Ok([array(&d_x), array(&d_weight)])
        });
        let [d_x, d_weight, d_bias] = gradients(true);
        let expected = [(&d_x, limit), (&d_weight, columns), (&d_bias, columns)];
        session.check(&format!("layer_norm_backward {case}"), expected, |device| {
            let mut d_x = poisoned::<T, 2>([m, n]);
            let (mut d_weight, mut d_bias) = (Tensor::<f32, 1>::zeros([n]), Tensor::<f32, 1>::zeros([n]));
            layer_norm_backward::<T, 2, 64>().launch(
                device,
                &x,
                &weight,
                &d_out,
                &mut d_x,
                &mut d_weight,
                &mut d_bias,
                EPS,
            )?;
            Ok([array(&d_x), array(&d_weight), array(&d_bias)])
        });
    }
}

pub(crate) fn gradients_of_norms(session: &dyn Session) {
    norms::<f32>(session);
    norms::<bf16>(session);
}

fn rows<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let x = random.tensor_between::<T, 2>([m, n], -10.0, 10.0);
        let (d_out, d_loss) = (random.tensor::<T, 2>([m, n]), random.tensor::<f32, 1>([m]));
        let case = format!("{} {m}x{n}", T::DTYPE);
        let out =
            Tensor::from_vec(reference::softmax(&array(&x)).data.iter().map(|&p| T::from_f64(p)).collect(), [m, n])
                .expect("as many elements as the shape says");
        let limit = Tolerance::rounded::<T>().sum::<f32>(n + 8, 2.0);
        let d_x = reference::softmax_backward(&array(&out), &array(&d_out));
        session.check(&format!("softmax_backward {case}"), [(&d_x, limit)], |device| {
            let mut d_x = poisoned::<T, 2>([m, n]);
            softmax_backward::<T, 2, 16>().launch(device, &out, &d_out, &mut d_x)?;
            Ok([array(&d_x)])
        });
        let mut target = random.indices::<i32, 1>([m], n);
        target.iter_mut().skip(m / 2).take(1).for_each(|target| *target = -1);
        let (_, lse) = reference::cross_entropy(&array(&x), &target.to_vec());
        let lse = Tensor::from_vec(lse.data.iter().map(|&x| x as f32).collect(), [m])
            .expect("as many elements as the shape says");
        let d_x = reference::cross_entropy_backward(&array(&x), &target.to_vec(), &array(&lse), &array(&d_loss));
        let limit = Tolerance::rounded::<T>().through::<f32>(20.0);
        session.check(&format!("cross_entropy_backward {case}"), [(&d_x, limit)], |device| {
            let mut d_x = poisoned::<T, 2>([m, n]);
            cross_entropy_backward::<T, 2, 16>().launch(device, &x, &target, &lse, &d_loss, &mut d_x)?;
            Ok([array(&d_x)])
        });
        let x = random.tensor_between::<T, 3>([m, 2, n], -6.0, 6.0);
        let d_x = reference::silu_mul_backward(&array(&x), &array(&d_out));
        let limit = Tolerance::rounded::<T>().through::<f32>(36.0);
        session.check(&format!("silu_mul_backward {case}"), [(&d_x, limit)], |device| {
            let mut d_x = poisoned::<T, 3>([m, 2, n]);
            silu_mul_backward::<T, 32>().launch(device, &x, &d_out, &mut d_x)?;
            Ok([array(&d_x)])
        });
    }
}

pub(crate) fn gradients_of_rows(session: &dyn Session) {
    rows::<f32>(session);
    rows::<bf16>(session);
}
