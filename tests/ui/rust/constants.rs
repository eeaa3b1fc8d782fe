use tile_kernel::prelude::*;

mod config {
    const HIDDEN: usize = 4;
    pub const COUNT: i32 = 4;
}

#[tile_kernel]
fn constants(y: &mut Tensor<f32, 1>) {
    let mut a = shared::<f32>([config::HIDDEN]);
    let mut b = shared::<f32>([config::COUNT]);
    let mut c = shared::<f32>([MISSING]);
    clear(&mut a);
    clear(&mut b);
    clear(&mut c);
    clear(y);
}

fn main() {}
