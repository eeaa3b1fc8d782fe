use tile_kernel::prelude::*;

#[tile_kernel]
fn whole<const M: usize, const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let [b] = blocks([4]);
    let mut s = fragment::<f32>([M, N]);
    let mut flipped = fragment::<f32>([N, M]);
    let mut wide = shared::<f32>([M, N + 1]);
    let mut deep = shared::<f32>([2, M, N]);
    let mut row = fragment::<f32>([N]);
    let mut top = fragment::<f32>([M]);
    copy(x.at([0, 0]), &mut s);
    copy(x.at([0, 0]), &mut wide);
    copy(x.at((0, span(0, N))), &mut row);
    clear(&mut flipped);
    clear(&mut top);
    clear(&mut deep);
    tile!(s + 1.0);
    tile!(s);
    tile!(s[[0, 0]] = 1.0);
    tile!(y.at_mut([0, 0]) = s);
    tile!(y = s);
    tile!(x = s);
    tile!(b = 1);
    tile!(s = row);
    tile!(s = s + top - top[None, ..]);
    tile!(s = s * row[.., None]);
    tile!(s = flipped);
    tile!(s = wide);
    tile!(s = deep);
    tile!(s = deep[.., ..]);
    tile!(s = top[.., None, None]);
    tile!(s = &row);
    tile!(s = x);
    tile!(s = |i| s);
    tile!(s = if b > 1 { let z = 1.0; z } else { s });
    let a = tile!(s = 1.0);
    let c: f32 = tile!(s + 1.0);
    let d = 1.0 + tile!(s);
    let e = tile!(1.0);
    let f = tile!(x + 1.0);
    let g = tile!(|i, j| i + j);
    let h = tile!(|i, _| select(s > 0.0, i, 0));
    let k = tile!(select(row > 0.0, 1, 0));
    parallel!(M, |i| {
        tile!(s = 1.0);
    });
    copy(&s, y.at_mut([b * M, 0]));
}

#[tile_kernel]
fn lets(x: f32, y: &mut Tensor<f32, 1>) {
    let (a, b) = (x, x, x);
    let (c, d): f32 = (x, x);
    let (e, (f, g)) = (x, x);
    let (h, k) = x;
    let l = blocks([1]);
    parallel!(1, |i| y[i] = x);
}

fn main() {}
