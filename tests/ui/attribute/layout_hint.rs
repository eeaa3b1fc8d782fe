use tile_kernel::prelude::*;

#[tile_kernel(gpu(layout(t = swizzle256)))]
fn no_layout(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([4]);
    fill(&mut t, 0.0);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(gpu(layout(totl = linear, total = swizzle32, total = linear)))]
fn no_tiles(y: &mut Tensor<f32, 2>) {
    let mut total = shared::<f32>([4, 8]);
    fill(&mut total, 0.0);
    copy(&total, y.at_mut([0, 0]));
}

#[tile_kernel(gpu(layout(acc = swizzle128, n = padded)))]
fn of_registers(y: &mut Tensor<f32, 2>) {
    let mut acc = fragment::<f32>([4, 32]);
    let mut n = 0.0;
    n += 1.0;
    fill(&mut acc, n);
    copy(&acc, y.at_mut([0, 0]));
}

fn main() {}
