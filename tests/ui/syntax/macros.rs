use tile_kernel::prelude::*;

#[tile_kernel]
fn foreign(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    assert_eq!(x[0], 1.0);
    panic!("no");
    paralel!(4, |i| { y[i] = 0.0; });
    let v = vec![1.0];
    let w = parallel!(4, |i| { y[i] = 0.0; });
    copy(x, y);
}

fn main() {}
