use tile_kernel::prelude::*;

#[tile_kernel]
fn reduction(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    parallel!((8, 4), |i, j| {
        y[i] += x[[i, j]];
    });
}

#[tile_kernel]
fn overwrite(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    parallel!((8, 4), |i, j| {
        y[i] = x[[i, j]];
    });
}

#[tile_kernel]
fn neighbours(y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        y[i] = y[i + 1];
    });
}

#[tile_kernel]
fn mixed_radix(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    parallel!((8, 4), |i, j| {
        y[i * 3 + j] = x[[i, j]];
    });
}

#[tile_kernel]
fn indirect(x: &Tensor<i32, 1>, y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        y[x[i] as usize] = 1.0;
    });
}

#[tile_kernel]
fn unordered(x: &Tensor<i32, 1>, y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        store_unordered(y, [x[i] as usize], y[i]);
    });
}

#[tile_kernel]
fn histogram(x: &Tensor<i32, 1>, h: &mut Tensor<u32, 1>) {
    parallel!(8, |i| {
        let bin = x[i] as usize;
        store_unordered(h, [bin], h[bin] + 1);
    });
}

#[tile_kernel]
fn divided(y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        y[i / 2] = 1.0;
    });
}

#[tile_kernel]
fn crossed(y: &mut Tensor<f32, 2>) {
    parallel!((8, 8), |i, j| {
        y[[i, j]] = y[[j, i]];
    });
}

#[tile_kernel]
fn overlapping_halves(y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        y[i] = 1.0;
        y[i + 4] = 2.0;
    });
}

#[tile_kernel]
fn even(y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        y[2 * i] = 1.0;
        y[2 * i + 2] = 2.0;
    });
}

#[tile_kernel]
fn quotient_alone(y: &mut Tensor<f32, 2>) {
    parallel!(32, |i| {
        y[[i / 4, i % 8]] = 1.0;
    });
}

#[tile_kernel]
fn guarded(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    parallel!((8, 4), |i, j| {
        if j > 0 {
            y[i] = x[[i, j]];
        }
    });
}

fn main() {}
