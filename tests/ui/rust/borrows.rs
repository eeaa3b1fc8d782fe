use tile_kernel::prelude::*;

#[tile_kernel]
fn borrows(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let t = shared::<f32>([8]);
    copy(x.at([0]), &mut t);
    copy(&t, y.at([0]));
    copy(t, y.at_mut([0]));
}

fn main() {}
