use tile_kernel::prelude::*;

#[tile_kernel]
fn unknown<const BM: usize>(input: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(input = [n], y = [n]);
    let [b] = blocks([n.div_ceil(BM)]);
    let mut tile = shared::<f32>([BM]);
    copy(inptu.at([b * BM]), &mut tile);
    copy(&tiel, y.at_mut([b * bm]));
    let x = elsewhere + 1.0;
    let z = config::scale;
}

fn main() {}
