//! Reductions of bytes along rows, whose results are bytes too.

use super::converted_operands::same;
use crate::clang::compiler;
use tile_kernel::prelude::*;
use tile_kernels::testing::Random;

/// Sums, products and extremes of rows of integers, and those that go on from the row's
/// first element.
#[tile_kernel]
fn rows<T: Int, const BM: usize, const N: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(x = [m, n], out = [8, m]);
    let [by] = blocks([m.div_ceil(BM)]);
    let mut x_s = shared::<T>([BM, N]);
    let mut row = fragment::<T>([BM]);
    let mut column = fragment::<T>([BM, 1]);
    copy(x.at([by * BM, 0]), &mut x_s);
    reduce_sum(&x_s, &mut row, 1);
    copy(&row, out.at_mut((0, span(by * BM, BM))));
    reduce_max(&x_s, &mut row, 1);
    copy(&row, out.at_mut((1, span(by * BM, BM))));
    reduce_min(&x_s, &mut row, 1);
    copy(&row, out.at_mut((2, span(by * BM, BM))));
    reduce_product(&x_s, &mut row, 1);
    copy(&row, out.at_mut((3, span(by * BM, BM))));
    reduce_abs_max(&x_s, &mut row, 1);
    copy(&row, out.at_mut((4, span(by * BM, BM))));
    reduce_abs_sum(&x_s, &mut row, 1);
    copy(&row, out.at_mut((5, span(by * BM, BM))));
    parallel!((BM,), |i| {
        row[i] = x_s[[i, 0]];
    });
    reduce_sum_into(&x_s, &mut row, 1);
    copy(&row, out.at_mut((6, span(by * BM, BM))));
    reduce_sum(&x_s, &mut column, 1);
    reduce_sum_into(&x_s, &mut column, 1);
    parallel!((BM,), |i| {
        row[i] = column[[i, 0]];
    });
    copy(&row, out.at_mut((7, span(by * BM, BM))));
}

/// Whether any and all of a row hold, and the same with the row's first element before it.
#[tile_kernel]
fn truths<const BM: usize, const N: usize>(x: &Tensor<bool, 2>, out: &mut Tensor<bool, 2>) {
    dims!(x = [m, n], out = [4, m]);
    let [by] = blocks([m.div_ceil(BM)]);
    let mut x_s = shared::<bool>([BM, N]);
    let mut row = fragment::<bool>([BM]);
    copy(x.at([by * BM, 0]), &mut x_s);
    reduce_any(&x_s, &mut row, 1);
    copy(&row, out.at_mut((0, span(by * BM, BM))));
    reduce_all(&x_s, &mut row, 1);
    copy(&row, out.at_mut((1, span(by * BM, BM))));
    parallel!((BM,), |i| {
        row[i] = i % 2 == 0;
    });
    reduce_any_into(&x_s, &mut row, 1);
    copy(&row, out.at_mut((2, span(by * BM, BM))));
    parallel!((BM,), |i| {
        row[i] = i % 2 == 0;
    });
    reduce_all_into(&x_s, &mut row, 1);
    copy(&row, out.at_mut((3, span(by * BM, BM))));
}

#[test]
fn bytes_are_combined_along_rows() {
    if compiler().is_none() {
        return;
    }
    let mut random = Random::new(11);
    // Beyond the last row nothing is stored; rows are whole blocks or not.
    let x = random.indices::<u8, 2>([50, 32], 256);
    let signed = x.map(|x| x as i8);
    same::<u8, 2>([8, 50], |device, out| rows::<u8, 32, 32>().launch(device, &x, out));
    same::<i8, 2>([8, 50], |device, out| rows::<i8, 32, 32>().launch(device, &signed, out));
    let x = random.indices::<u8, 2>([7, 45], 256).map(|x| x as i8);
    same::<i8, 2>([8, 7], |device, out| rows::<i8, 7, 45>().launch(device, &x, out));
}

#[test]
fn truths_are_combined_along_rows() {
    if compiler().is_none() {
        return;
    }
    for [m, n] in [[50, 32], [7, 45]] {
        // Rows of one, of the other, and of both.
        let x = Tensor::from_fn([m, n], |[i, j]| match i % 3 {
            0 => true,
            1 => false,
            _ => j == n - 1,
        });
        same::<bool, 2>([4, m], |device, out| match n {
            32 => truths::<32, 32>().launch(device, &x, out),
            _ => truths::<7, 45>().launch(device, &x, out),
        });
    }
}
