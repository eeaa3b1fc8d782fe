use tile_kernel::prelude::*;

#[tile_kernel]
fn forms(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([4, 4]);
    pipelined!(0..4, |k| { copy(x.at([k, 0]), &mut t); });
    pipelined!(0..4, stage_count = 3, |k| { copy(x.at([k, 0]), &mut t); });
    pipelined!(4, stages = 3, |k| { copy(x.at([k, 0]), &mut t); });
    pipelined!(0..4, stages = 3, stages = 4, |k| { copy(x.at([k, 0]), &mut t); });
    pipelined!(0..4, stages = 0, |k| { copy(x.at([k, 0]), &mut t); });
    pipelined!(0..4, stages = 3, order = [0, 1], |k| { copy(x.at([k, 0]), &mut t); });
    pipelined!(0..4, stages = 3, |k, j| { copy(x.at([k, 0]), &mut t); });
    copy(&t, y.at_mut([0, 0]));
}

fn main() {}
