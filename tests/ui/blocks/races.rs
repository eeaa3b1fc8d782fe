use tile_kernel::prelude::*;

/// Each block adds to the same elements.
#[tile_kernel]
fn update(s: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(s = [n], y = [n]);
    let [_b] = blocks([n]);
    parallel!(1, |i| y[i] = y[i] + s[i]);
}

/// The same with tiles.
#[tile_kernel]
fn update_tile(s: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(s = [n, 64], y = [64]);
    let [b] = blocks([n]);
    let mut t = fragment::<f32>([64]);
    let mut u = fragment::<f32>([64]);
    copy(s.at([b, 0]), &mut t);
    copy(y.at([0]), &mut u);
    parallel!(64, |i| t[i] += u[i]);
    copy(&t, y.at_mut([0]));
}

/// Blocks half as far apart as what they write.
#[tile_kernel]
fn overlapping<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut t);
    copy(&t, y.at_mut([b * (N / 2)]));
}

/// The same where elements are written one by one.
#[tile_kernel]
fn closer(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([4]);
    parallel!(9, |i| y[b * 8 + i] = 1.0);
}

/// Every block writes the same region.
#[tile_kernel]
fn same_region<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut t);
    copy(&t, y.at_mut([0]));
}

/// One of the grid's axes is missing.
#[tile_kernel]
fn one_axis<const BM: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(x = [m, n], y = [m]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
    let mut t = fragment::<f32>([BM, BM]);
    let mut s = fragment::<f32>([BM]);
    copy(x.at([by * BM, bx * BM]), &mut t);
    reduce_sum(&t, &mut s, 1);
    copy(&s, y.at_mut([by * BM]));
}

/// Each block reads what its neighbour writes.
#[tile_kernel]
fn neighbour(y: &mut Tensor<f32, 2>) {
    dims!(y = [m, 32]);
    let [b] = blocks([m]);
    let mut t = fragment::<f32>([32]);
    copy(y.at([b + 1, 0]), &mut t);
    copy(&t, y.at_mut([b, 0]));
}

/// A counter that is read while others count.
#[tile_kernel]
fn counter(count: &mut Tensor<u32, 1>, y: &mut Tensor<u32, 1>) {
    let [b] = blocks([64]);
    count.atomic_add([0], 1, Relaxed);
    let c = count[0];
    parallel!(1, |i| y[i + b] = c);
}

/// A counter that each block clears.
#[tile_kernel]
fn cleared(count: &mut Tensor<u32, 1>) {
    let [b] = blocks([64]);
    if b == 0 {
        fill(count.at_mut((span(0, 1),)), 0);
    }
    count.atomic_add([0], 1, Relaxed);
}

/// Rows whose numbers are read from memory.
#[tile_kernel]
fn rows(at: &Tensor<i32, 1>, x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(at = [n], x = [n, 32]);
    let [b] = blocks([n]);
    let mut t = fragment::<f32>([32]);
    copy(x.at([b, 0]), &mut t);
    copy(&t, y.at_mut([at[b] as usize, 0]));
}

/// The first block writes what another one writes, too.
#[tile_kernel]
fn twice(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([64]);
    parallel!(1, |i| y[i + b] = 1.0);
    if b == 0 {
        parallel!(1, |i| y[i + 5] = 2.0);
    }
}

/// What one block leaves in a workspace, another takes.
#[tile_kernel]
fn handed<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let mut w = workspace::<f32>([n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut t);
    copy(&t, w.at_mut([b * N]));
    copy(w.at([n - b * N]), &mut t);
    copy(&t, y.at_mut([b * N]));
}

fn main() {}
