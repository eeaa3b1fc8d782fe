use tile_kernel::prelude::*;

#[tile_kernel]
fn operators<T: Element, U: Num>(x: &Tensor<T, 1>, z: &Tensor<U, 1>, n: usize, scale: f32, flag: bool, y: &mut Tensor<f32, 1>) {
    let a = x[0] + x[1];
    let b = z[0] / z[1];
    let c = z[0].exp();
    let d = z[0] * 0.5;
    let e = scale * n;
    let f = flag % true;
    let g = scale << 1;
    let h = flag + flag;
    let i = !scale;
    let j = -flag;
    let k = scale && flag;
    let l = x[0] * 2;
    let m = x[0] % x[1];
    fill(y, scale);
}

fn main() {}
