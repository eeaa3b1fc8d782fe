use tile_kernel::prelude::*;

#[tile_kernel(
    default(T = 128, BN = 128.0, FLAG = 1),
    tune(T = [f32, "f16"], BN = [64, -1, 32u8, f32, true], FLAG = [true, 0])
)]
fn kernel<T: Float, const BN: usize, const FLAG: bool>(y: &mut Tensor<T, 1>) {
    let mut t = shared::<T>([BN]);
    clear(&mut t);
    if FLAG {
        copy(&t, y.at_mut([0]));
    }
}

// An instance that cannot be is an error at its place alone.
#[tile_kernel(default(BN = 16))]
fn typed<const BN: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f16>([BN, 2]);
    copy(&t, y.at_mut([0]));
}

fn main() {
    let _ = kernel::<f32, 64, true>();
    let _ = kernel::default();
    let _ = <kernel>::default();
    let _ = <kernel<f16>>::default();
    let _ = typed::default();
}
