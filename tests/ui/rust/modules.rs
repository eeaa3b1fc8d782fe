use tile_kernel::prelude::*;

mod softmax {}

// The name is one of a type, too.
#[tile_kernel]
fn softmax(y: &mut Tensor<f32, 1>) {
    clear(y);
}

#[tile_fn]
fn twice(x: f32) -> f32 {
    x + x
}

#[allow(non_camel_case_types)]
struct twice;

// In a module of its own it clashes with nothing.
mod inner {
    use tile_kernel::prelude::*;

    #[tile_kernel]
    pub fn softmax(y: &mut Tensor<f32, 1>) {
        clear(y);
    }
}

fn main() {
    let _ = inner::softmax();
}
