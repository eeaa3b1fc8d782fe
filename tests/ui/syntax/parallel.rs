use tile_kernel::prelude::*;

#[tile_kernel]
fn forms(y: &mut Tensor<f32, 2>) {
    parallel!([4, 4], |i, j| { y[[i, j]] = 0.0; });
    parallel!(0..4, |i| { y[[i, 0]] = 0.0; });
    parallel!((4, 4), |i| { y[[i, 0]] = 0.0; });
    parallel!((4, 4), |(i, j)| { y[[i, j]] = 0.0; });
    parallel!((4, 4));
    parallel!(4, |i| { y[[i, 0]] = select(0 < i < 3, 1.0, 2.0); });
    parallel!(4, move |i| { y[[i, 0]] = 0.0; });
    parallel!(4, |i| { y[i, 0] = 0.0; });
}

fn main() {}
