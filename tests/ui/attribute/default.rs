use tile_kernel::prelude::*;

#[tile_kernel(default(T = f32))]
fn missing<T: Element, const BM: usize>(y: &mut Tensor<T, 1>) {
    clear(y.at_mut((span(0, BM),)));
}

#[tile_kernel(default(T = f32, BN = 64), tune(bm = [1, 2]))]
fn misspelt<T: Element, const BM: usize>(y: &mut Tensor<T, 1>) {
    clear(y.at_mut((span(0, BM),)));
}

#[tile_kernel(tune(BM = [1], BM = [2]))]
fn twice<T: Element, const BM: usize>(y: &mut Tensor<T, 1>) {
    clear(y.at_mut((span(0, BM),)));
}

fn main() {}
