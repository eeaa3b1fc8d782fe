use tile_kernel::prelude::*;

#[tile_kernel]
fn gathers<const M: usize, const N: usize>(x: &Tensor<f32, 2>, idx: &Tensor<i32, 1>, y: &mut Tensor<f32, 2>) {
    let mut rows = shared::<f32>([M, N]);
    let mut i = shared::<i32>([N]);
    let mut j = shared::<i32>([M, 1]);
    copy(idx.at([0]), &mut i);
    clear(&mut j);
    gather(x, &i, &mut rows);
    gather(&x.at((.., span(0, N))), &i, &mut rows);
    scatter(&rows, &j, y);
    copy(&rows, y.at_mut([0, 0]));
}

fn main() {}
