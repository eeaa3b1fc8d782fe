use tile_kernel::prelude::*;

#[tile_kernel]
fn regions(x: &Tensor<f32, 2>, n: &mut Tensor<i32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([4, 4]);
    copy(x.at([0, 0]).at([1]), &mut t);
    copy(x.at([0, 0]).bitcast::<u32>(), &mut t);
    n.at_mut([0, 0]).atomic_add([0, 0], 1, Relaxed);
    parallel!((4, 4), |i, j| {
        store_unordered(y.at_mut([0, 0]), [i, j], 1.0);
        x.at([0, 0])[[i, j]] = 1.0;
        t.at_mut([0, 0]).or(1.0)[[i, j]] = 1.0;
        let a = x.at([0, 0])[i];
    });
    copy(&t, y.at_mut([0, 0]));
}

fn main() {}
