use tile_kernel::prelude::*;

#[tile_kernel]
fn truth(y: &mut Tensor<u8, 1>) {
    let mut t = shared::<u8>([8]);
    let mut b = shared::<bool>([8]);
    clear(&mut t);
    clear(&mut b);
    copy(t.bitcast::<bool>(), &mut b);
    copy(b.bitcast::<u8>(), &mut t);
    copy(&t, y.at_mut([0]));
}

fn main() {}

// language: §3.1 t.bitcast::<U>()
