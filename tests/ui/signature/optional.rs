use tile_kernel::prelude::*;

#[tile_kernel]
fn outputs(x: &Tensor<f32, 1>, y: Option<&mut Tensor<f32, 1>>) {}

#[tile_kernel]
fn scalars(scale: Option<f32>, y: &mut Tensor<f32, 1>) {}

#[tile_kernel]
fn many(
    a: Option<&Tensor<f32, 1>>,
    b: Option<&Tensor<f32, 1>>,
    c: Option<&Tensor<f32, 1>>,
    d: Option<&Tensor<f32, 1>>,
    y: &mut Tensor<f32, 1>,
) {
}

#[tile_kernel]
fn reads(x: &Tensor<f32, 1>, bias: Option<&Tensor<f32, 1>>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let m = bias.dim(0);
    parallel!(n, |i| {
        y[i] = x[i] + bias[i];
        if let Some(b) = x {
            y[i] += b[i];
        }
        if let None = bias {
            y[i] = 0.0;
        }
    });
}

/// What is wrong where it is given alone is said once, and so is what is wrong without it.
#[tile_kernel]
fn forms(bias: Option<&Tensor<f32, 1>>, y: &mut Tensor<f32, 1>) {
    let mut s = fragment::<f32>([4]);
    if let Some(bias) = bias {
        copy(bias.at([0]), &mut s);
    }
    copy(&s, y.at_mut([0]));
}

#[tile_fn]
fn function(x: Option<&Tile<f32, 1>>) {}

/// The types of arguments follow from a kernel that is refused, too.
fn main() {
    let (x, mut y) = (Tensor::zeros([4]), Tensor::zeros([4]));
    let _ = reads().launch(&Cpu::new(), &x, None, &mut y);
}

// language: §1.1 Optional inputs
