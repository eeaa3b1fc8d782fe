use tile_kernel::prelude::*;

#[tile_kernel]
fn views(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([8, 8]);
    copy(x.at([0, 0]).at([1, 1]), &mut t);
    copy(t.or(1.0), y.at_mut([0, 0]));
    copy(&t, y.at_mut([0, 0]).or(1.0));
    copy(x.reshape([64]), y.at_mut([0, 0]));
    copy(t.t().reshape([64]), y.at_mut([0, 0]));
    copy(t.bitcast::<f16>(), y.at_mut([0, 0]));
    let a = x.at([0, 0])[[0, 0]];
    let f = fragment::<f32>([8]);
    f.atomic_add(0, 1.0, Relaxed);
    let n: f32 = t.t();
    copy(1.0, y.at_mut([0, 0]));
}

fn main() {}
