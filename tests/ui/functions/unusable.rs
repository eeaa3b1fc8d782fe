use tile_kernel::prelude::*;

mod inner {
    use tile_kernel::prelude::*;

    #[tile_fn]
    fn hidden(x: f32) -> f32 {
        x
    }

    #[tile_fn]
    pub fn wrong_body(x: f32) -> f32 {
        y
    }

    #[tile_fn]
    pub fn wrong_signature<const N: usize>(x: Vec<f32>) -> f32 {
        x
    }

    #[tile_kernel]
    fn kernel(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
        parallel!(4, |i| {
            y[i] = x[i];
        });
    }
}

#[tile_kernel]
fn calls_what_is_private(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| {
        y[i] = inner::hidden(x[i]);
    });
}

#[tile_kernel]
fn calls_what_has_errors(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| {
        y[i] = inner::wrong_body(x[i]);
        y[i] = inner::wrong_signature::<4>(x[i]);
    });
}

fn main() {
    let (x, mut y) = (Tensor::zeros([4]), Tensor::zeros([4]));
    let _ = inner::kernel().launch(&Cpu::new(), &x, &mut y);
}
