use tile_kernel::prelude::*;

#[tile_kernel]
fn arithmetic<T: Float>(x: &Tensor<f32, 2>, u: &Tensor<T, 1>, y: &mut Tensor<f32, 2>) {
    let mut t = fragment::<f32>([4, 4]);
    parallel!((4, 4), |i, j| {
        let v = x[[i, j]];
        let a = v ^ 2;
        let b = (v + 1.0) ^ 3;
        let c = v ^ v;
        let d = u[i] ^ 2;
        let e = 2.0 ^ 2.0;
        let f = 2.0 * i;
        let g = x[[i, -1]];
        let h = x.at([4, 4])[[-2, j]];
        let k: usize = -1;
        let l: u8 = -1;
        let m = -i;
        t[[i, j]] = v;
    });
    copy(&t, y.t().at_mut([0, 4]));
    copy(&t, y.permute([1, 0]).at_mut([0, 4]));
    copy(&t, y.at_mut([0, 0]));
}

fn main() {}
