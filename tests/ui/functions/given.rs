use tile_kernel::prelude::*;

#[tile_fn]
fn made<const N: usize>(x: &Tile<f32, 1>) -> Tile<f32, 1> {
    dims!(x = [N]);
    let mut t = shared::<f32>([N]);
    copy(x, &mut t);
    t
}

#[tile_fn]
fn two<const N: usize>() -> (Tile<f32, 1>, Tile<i32, 1>) {
    let (mut a, mut b) = (shared::<f32>([N]), fragment::<i32>([N]));
    clear(&mut a);
    clear(&mut b);
    (a, b)
}

#[tile_fn]
fn half_written<const N: usize>() -> Tile<f32, 1> {
    let mut t = fragment::<f32>([N]);
    parallel!(N / 2, |i| t[i] = 1.0);
    t
}

#[tile_fn]
fn parameter<const N: usize>(x: &mut Tile<f32, 1>) -> Tile<f32, 1> {
    dims!(x = [N]);
    clear(x);
    x
}

#[tile_fn]
fn another_type<const N: usize>() -> Tile<f32, 2> {
    let mut t = fragment::<f32>([N]);
    clear(&mut t);
    t
}

#[tile_fn]
fn one_of_two<const N: usize>() -> (Tile<f32, 1>, Tile<f32, 1>) {
    let mut t = fragment::<f32>([N]);
    clear(&mut t);
    t
}

#[tile_fn]
fn twice<const N: usize>() -> (Tile<f32, 1>, Tile<f32, 1>) {
    let mut t = fragment::<f32>([N]);
    clear(&mut t);
    (t, t)
}

#[tile_fn]
fn mixed<const N: usize>() -> (Tile<f32, 1>, f32) {
    let mut t = fragment::<f32>([N]);
    clear(&mut t);
    (t, 1.0)
}

#[tile_fn]
fn stated<const N: usize>(x: &Tensor<f32, 2>) -> f32 {
    dims!(x = [n, n]);
    x[[0, N]]
}

#[tile_kernel]
fn untyped<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([N]);
    copy(x.at([0]), &mut t);
    let (a, b) = two::<N>();
    let (c, d): Tile<f32, 1> = two::<N>();
    let (_, e): (Tile<f32, 1>, Tile<i32, 1>) = two::<N>();
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn unstated<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([N]);
    copy(x.at([0]), &mut t);
    let a: Tile<f32, 1> = made::<N>(&t);
    copy(&a, y.at_mut([0]));
}

#[tile_kernel]
fn never_stated<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([N]);
    copy(x.at([0]), &mut t);
    let a: Tile<f32, 1> = made::<N>(&t);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn inside<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| {
        let (a, b): (Tile<f32, 1>, Tile<i32, 1>) = two::<N>();
        y[i] = 0.0;
    });
}

#[tile_kernel]
fn of_threads<const N: usize>(y: &mut Tensor<f32, 1>) {
    let (a, _b): (Tile<f32, 1>, Tile<i32, 1>) = two::<N>();
    dims!(a = [N], _b = [N]);
    threads!(32, |t| {
        y[t.index()] = a[0];
    });
}

fn main() {}
