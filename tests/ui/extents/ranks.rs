use tile_kernel::prelude::*;

#[tile_kernel]
fn ranks(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([4, 4]);
    let mut c = shared::<f32>([2, 2, 2]);
    copy(x.at([0]), &mut t);
    copy(x.at((0, 0, 0)), &mut t);
    copy(x.at([0, 0]), &mut c);
    copy(c.t(), y.at_mut([0, 0]));
    copy(t.permute([0, 2]), y.at_mut([0, 0]));
    copy(t.reshape([3, 5]), y.at_mut([0, 0]));
    let a = x[0];
    let b = x[[0, 0, 0]];
    let [m] = x.shape();
    copy(&t, y.at_mut([0, 0]));
}

fn main() {}
