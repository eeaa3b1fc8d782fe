use tile_kernel::prelude::*;

#[tile_kernel]
fn overlaps(y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([8, 8]);
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut t);
    clear(&mut acc);
    copy(&t, &mut t);
    copy(t.at([1, 0]), t.at_mut((span(0, 4), ..)));
    gemm(&t, &acc, &mut acc);
    cumsum(t.t(), &mut t, 0);
    copy(&t, y.at_mut([0, 0]));
}

fn main() {}
