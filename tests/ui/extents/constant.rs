use tile_kernel::prelude::*;

#[tile_kernel]
fn constants<const BM: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n]);
    let mut t = shared::<f32>([n]);
    let mut u = shared::<f32>([0]);
    let mut v = shared::<f32>([]);
    let mut w = shared::<f32>([1, 2, 3, 4, 5, 6]);
    copy(x.at((span(b, n),)), y.at_mut((span(b, BM),)));
}

fn main() {}
