use tile_kernel::prelude::*;

#[tile_kernel]
fn tiles(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<usize>([8]);
    let mut w = shared::<Tile<f32, 1>>([8]);
    let v: Vec<f32> = y[0];
    let u: Tile<f32, 1> = shared::<f32>([8]);
    clear(y);
}

fn main() {}
