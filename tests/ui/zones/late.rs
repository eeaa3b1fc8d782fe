use tile_kernel::prelude::*;

#[tile_kernel]
fn late(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n]);
    require!(n > 0, "not empty");
    let mut w = workspace::<f32>([8]);
    let v = local::<f32>([8]);
    if b > 0 {
        let [c] = blocks([n]);
    }
    copy(x.at([b]), y.at_mut((span(b, 8),)));
}

fn main() {}
