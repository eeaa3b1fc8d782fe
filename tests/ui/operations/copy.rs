use tile_kernel::prelude::*;

#[tile_kernel]
fn copies(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([8, 4]);
    let mut b = shared::<f32>([4, 8]);
    let mut c = shared::<f16>([8, 5]);
    let mut d = shared::<f32>([2, 8, 4]);
    let mut e = shared::<f32>([32]);
    clear(&mut a);
    copy(&a, &mut b);
    copy(&a, &mut c);
    copy(&a, &mut d);
    copy(&a, &mut e);
    copy(&a);
    copy(a, 1.0);
    copy(&mut a, x.at([0, 0]));
    copy(&a, y.at_mut((0, span(0, 4))));
    copy(x.at((span(0, 4), span(0, 4))), &mut a);
}

#[tile_kernel]
fn fills(y: &mut Tensor<i32, 2>, z: &Tensor<i32, 2>) {
    fill(y, 1.5);
    fill(y, true);
    fill(z, 1);
    clear(z);
    clear(y, 0);
    fill(1, 1);
    fill(y.at_mut([0, 0]), 1);
}

fn main() {}
