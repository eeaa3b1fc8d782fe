use tile_kernel::prelude::*;

#[tile_kernel]
fn views(x: &Tensor<f32, 3>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([8, 4]);
    let mut u = shared::<f32>([8, 4]);
    clear(&mut t);
    copy(t.t(), &mut u);
    copy(t.permute([0]), &mut u);
    copy(t.permute([0, 0]), &mut u);
    copy(t.reshape([4, 4]), &mut u);
    copy(t.reshape([2, 2, 2, 2, 2, 1]), &mut u);
    copy(t.bitcast::<f64>(), &mut u);
    copy(t.bitcast(), &mut u);
    copy(t.at([0, 0, 0]), &mut u);
    copy(t.at((0, span(0, 4))), &mut u);
    copy(t.at([0, span(0, 4)]), &mut u);
    copy(t.at([0, ..]), &mut u);
    copy(t.at(0), &mut u);
    copy(t.at(), &mut u);
    copy(x.t(), &mut u);
    copy(t.or(1.0), &mut u);
    copy(t.transpose(), &mut u);
    copy(t.t(1), &mut u);
    copy(&t, y.at_mut([0, 0]));
}

fn main() {}
