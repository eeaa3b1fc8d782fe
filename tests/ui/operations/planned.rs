use tile_kernel::prelude::*;

#[tile_kernel]
fn forms(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([4, 4]);
    pipelined!(0..4, stages = 2, order = [0, 2], |k| {
        copy(x.at([k, 0]), &mut t);
        copy(&t, y.at_mut([k, 0]));
    });
    pipelined!(0..4, stages = 2, stage = [-1, 0], |k| {
        copy(x.at([k, 0]), &mut t);
        copy(&t, y.at_mut([k, 0]));
    });
}

#[tile_kernel]
fn meaning(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([4, 4]);
    let mut f = fragment::<f32>([4, 4]);
    let mut g = fragment::<f32>([4, 4]);
    // Read before it is there.
    pipelined!(0..4, stages = 2, order = [1, 0], stage = [0, 0], |k| {
        copy(x.at([k, 0]), &mut t);
        copy(&t, y.at_mut([k, 0]));
    });
    // Overwritten before it is read.
    pipelined!(0..4, stages = 2, stage = [0, 1, 1], |k| {
        copy(x.at([k, 0]), &mut f);
        copy(&f, y.at_mut([k, 0]));
        copy(&f, &mut t);
    });
    // Lines in another order.
    pipelined!(0..4, stages = 2, stage = [1, 0], |k| {
        println!("{}", k);
        println!("{} again", k);
    });
    // A value of another stage.
    pipelined!(0..4, stages = 2, stage = [0, 0, 1], |k| {
        copy(x.at([k, 0]), &mut t);
        let v = t[[0, 0]];
        fill(&mut g, v);
    });
}

fn main() {}
