use tile_kernel::prelude::*;

#[tile_kernel]
fn host(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let rows = if m > 4 { let h = m / 2; h } else { m };
    let view = x.t();
    let wide = workspace::<f32>([n, m]);
    let old = y.atomic_add([0, 0], 1.0, Relaxed);
    assert!(m > 0);
    let [b] = blocks([rows]);
    copy(x.at([b, 0]), y.at_mut((b, span(0, 8))));
}

fn main() {}
