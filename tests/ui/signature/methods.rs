use tile_kernel::prelude::*;

struct Model;

impl Model {
    #[tile_kernel]
    fn scale(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
        dims!(x = [n], y = [n]);
        copy(x, y);
    }

    #[tile_fn]
    fn twice(x: f32) -> f32 {
        x + x
    }
}

trait Layer {
    #[tile_kernel]
    fn forward(y: &mut Tensor<f32, 1>) {
        clear(y);
    }
}

mod inner {
    use tile_kernel::prelude::*;

    // A module is no `impl`.
    #[tile_kernel]
    fn fine(y: &mut Tensor<f32, 1>, missing: usize) {
        clear(y);
    }
}

fn main() {}
