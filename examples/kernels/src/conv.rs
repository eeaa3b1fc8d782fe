//! Two-dimensional convolution as an implicit GEMM (Chetlur et al., arXiv 1410.0759).

use tile_kernel::prelude::*;

/// Convolution of NHWC images: out\[p, f\] = Σ x\[b, y·stride + r·dilation − pad, …,
/// c\]·filter\[r, s, c, f\].
///
/// - `x`: `[batch, h, w, c]`; `filter`: `[kh, kw, c, f]`.
/// - `out`: `[batch·oh·ow, f]`. Row p is the output pixel (b, y, x) in NHWC order.
/// - `stride`, `pad` (zeros on each side) and `dilation` are in pixels, equal in both directions.
///
/// The GEMM has the output pixels as rows (m), the filters as columns (n), and the taps of the
/// filter times the channels as its inner dimension (k). The mainloop, with three stages, walks
/// taps and steps of `BK` channels. A `BM`×`BK` tile of A is gathered from the image by address
/// (im2col in shared memory); padding needs no case of its own, because reads outside of the image
/// give zero.
#[tile_kernel(default(T = f32, BM = 128, BN = 64, BK = 64), tune(BM = [128, 64], BN = [64], BK = [64, 32, 16]))]
pub fn conv2d<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<T, 4>,
    filter: &Tensor<T, 4>,
    out: &mut Tensor<T, 2>,
    stride: usize,
    pad: usize,
    dilation: usize,
) {
    dims!(x = [batch, h, w, c], filter = [kh, kw, c, f], out = [pixels, f]);
    let oh = (h + 2 * pad - dilation * (kh - 1) - 1) / stride + 1;
    let ow = (w + 2 * pad - dilation * (kw - 1) - 1) / stride + 1;
    require!(pixels == batch * oh * ow, "the output has a row for each pixel");
    let steps = c.div_ceil(BK);
    let [by, bx] = blocks([pixels.div_ceil(BM), f.div_ceil(BN)]);
    let mut image = fragment::<i32>([BM]);
    let mut top = fragment::<i32>([BM]);
    let mut left = fragment::<i32>([BM]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    parallel!(BM, |i| {
        let pixel = by * BM + i;
        image[i] = cast::<i32>(pixel / (oh * ow));
        top[i] = cast::<i32>(pixel / ow % oh * stride - pad);
        left[i] = cast::<i32>(pixel % ow * stride - pad);
    });
    clear(&mut acc);
    pipelined!(0..kh * kw * steps, stages = 3, |t| {
        let c0 = t % steps * BK;
        let s = t / steps % kw;
        let r = t / steps / kw;
        parallel!((BM, BK), |i, j| {
            let row = cast::<usize>(top[i]) + r * dilation;
            let col = cast::<usize>(left[i]) + s * dilation;
            a_s[[i, j]] = x[[cast::<usize>(image[i]), row, col, c0 + j]];
        });
        copy(filter.at([r, s, c0, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, out.at_mut([by * BM, bx * BN]));
}
