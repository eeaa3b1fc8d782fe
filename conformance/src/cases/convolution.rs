//! Cases of two-dimensional convolution.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::conv::conv2d;
use tile_kernels::reference::{self, Window};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn convolutions<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    // Image (batch, height, width, channels), filters (taps, taps, number).
    let cases = [
        ([0, 4, 4, 8], [1, 1, 8], Window { stride: 1, pad: 0, dilation: 1 }),
        ([1, 4, 4, 8], [1, 1, 0], Window { stride: 1, pad: 0, dilation: 1 }),
        ([1, 4, 4, 0], [3, 3, 8], Window { stride: 1, pad: 1, dilation: 1 }),
        ([1, 1, 1, 1], [1, 1, 1], Window { stride: 1, pad: 0, dilation: 1 }),
        ([2, 9, 11, 5], [3, 3, 18], Window { stride: 1, pad: 1, dilation: 1 }),
        ([1, 10, 8, 20], [3, 2, 7], Window { stride: 2, pad: 2, dilation: 1 }),
        ([3, 7, 7, 16], [2, 3, 16], Window { stride: 1, pad: 2, dilation: 2 }),
    ];
    for ([batch, h, w, c], [kh, kw, f], window) in cases {
        let x = random.tensor::<T, 4>([batch, h, w, c]);
        let filter = random.tensor::<T, 4>([kh, kw, c, f]);
        let expected = reference::conv2d(&array(&x), &array(&filter), window);
        let pixels = batch * window.output(h, kh) * window.output(w, kw);
        let limit = Tolerance::rounded::<T>().sum::<f32>(kh * kw * c, 1.0);
        session.check(&format!("conv2d {} {:?} {window:?}", T::DTYPE, x.shape()), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 2>([pixels, f]);
            let Window { stride, pad, dilation } = window;
            conv2d::<T, 32, 16, 16>().launch(device, &x, &filter, &mut out, stride, pad, dilation)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn convolution(session: &dyn Session) {
    convolutions::<f32>(session);
    convolutions::<f16>(session);
}
