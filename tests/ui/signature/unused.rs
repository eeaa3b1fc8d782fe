use tile_kernel::prelude::*;

#[tile_kernel]
fn unused(a: &Tensor<f32, 1>, scale: f32, _spare: f32, y: &mut Tensor<f32, 1>) {
    clear(y);
}

fn main() {}
