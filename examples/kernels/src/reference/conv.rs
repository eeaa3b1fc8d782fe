//! The reference of two-dimensional convolution.

use super::Array;

/// How the window of a convolution moves.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Pixels between windows.
    pub stride: usize,
    /// Zeros around the image.
    pub pad: usize,
    /// Pixels between taps.
    pub dilation: usize,
}

impl Window {
    /// The extent of the output for an image and a window of the given extents.
    pub fn output(&self, image: usize, taps: usize) -> usize {
        (image + 2 * self.pad - self.dilation * (taps - 1) - 1) / self.stride + 1
    }
}

/// The convolution of `x` `[batch, h, w, c]` with `filter` `[kh, kw, c, f]`;
/// one row for each output pixel.
pub fn conv2d(x: &Array, filter: &Array, window: Window) -> Array {
    let ([batch, h, w, c], [kh, kw, _, f]) = (x.dims(), filter.dims());
    let (oh, ow) = (window.output(h, kh), window.output(w, kw));
    let mut out = Array::zeros(&[batch * oh * ow, f]);
    let tap = |o: usize, r: usize, n: usize| {
        (o * window.stride + r * window.dilation).checked_sub(window.pad).filter(|i| *i < n)
    };
    for b in 0..batch {
        for y in 0..oh {
            for z in 0..ow {
                for (r, s) in (0..kh).flat_map(|r| (0..kw).map(move |s| (r, s))) {
                    let (Some(i), Some(j)) = (tap(y, r, h), tap(z, s, w)) else { continue };
                    for p in 0..c {
                        let sums = out.row_mut([(b * oh + y) * ow + z]).iter_mut();
                        sums.zip(filter.row([r, s, p])).for_each(|(sum, w)| *sum += x[[b, i, j, p]] * w);
                    }
                }
            }
        }
    }
    out
}
