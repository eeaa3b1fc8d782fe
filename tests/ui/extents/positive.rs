use tile_kernel::prelude::*;

const N: usize = 4;

#[tile_kernel]
fn extents(x: &Tensor<f32, 2>, n: usize, y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([4, n]);
    let mut b = shared::<f32>([4, 0]);
    let mut t = shared::<f32>([4, 4]);
    let mut s = shared::<f32>([4]);
    clear(&mut t);
    copy(t.reshape([n, 4]), y.at_mut([0, 0]));
    copy(t.reshape([0, 4]), y.at_mut([0, 0]));
    copy(t.reshape([]), y.at_mut([0, 0]));
    copy(t.reshape([4, 5]), y.at_mut([0, 0]));
    copy(x.at((0, span(0, 0))), &mut s);
    copy(x.at((0, span(0, n))), &mut s);
    copy(x.at([0, 0]).t(), &mut s);
    copy(x.at([0, 0]).at((0, ..)), &mut s);
    copy(x.at([0, 0]), y);
    pipelined!(0..4, stages = n, |k| {
        copy(x.at([k, 0]), &mut t);
    });
    pipelined!(0..4, stages = 0, |k| {
        copy(x.at([k, 0]), &mut t);
    });
}

#[tile_kernel]
fn twice(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [N, 8]);
    dims!(x = [N, 16]);
    copy(x, y);
}

#[tile_kernel]
fn no_parameter(y: &mut Tensor<f32, 2>) {
    let w = workspace::<f32>([4, 4]);
    dims!(w = [m, 4]);
    copy(&w, y.at_mut([0, 0]));
}

fn main() {}
