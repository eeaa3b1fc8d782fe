use tile_kernel::prelude::*;

#[tile_kernel]
async unsafe extern "C" fn all(y: &mut Tensor<f32, 1>) {
    clear(y);
}

#[tile_kernel]
fn result(y: &mut Tensor<f32, 1>) -> f32 {
    clear(y);
}

struct Handle;

impl Handle {
    #[tile_kernel]
    fn method(&self, y: &mut Tensor<f32, 1>) {
        clear(y);
    }
}

fn main() {}

// language: §1.1 No return type
