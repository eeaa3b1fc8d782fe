use tile_kernel::prelude::*;

#[tile_kernel]
fn mutability(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let t = shared::<f32>([8]);
    copy(x.at([0]), &mut t);
    let mut u = shared::<f32>([8]);
    let view = u.at((span(0, 8),));
    copy(x.at([0]), &mut u);
    copy(view, y.at_mut([0]));
}

fn main() {}
