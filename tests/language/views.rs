//! Tests of §3.1 of the language: views.

use crate::{count, everywhere};
use tile_kernel::prelude::*;

/// The region of a tensor, of a tile and of a tensor with leading axes.
#[tile_kernel]
fn regions(x: &Tensor<i32, 2>, deep: &Tensor<i32, 3>, i: usize, j: usize, y: &mut Tensor<i32, 3>) {
    let mut t = shared::<i32>([4, 4]);
    let mut u = shared::<i32>([2, 2]);
    copy(x.at([i, j]), &mut t);
    copy(t.at([1, 2]), &mut u);
    copy(&u, y.at_mut([0, 0, 0]));
    copy(deep.at([1, i, j]), &mut u);
    copy(&u, y.at_mut([1, 0, 0]));
    fill(&mut u, -1);
    copy(&u, t.at_mut([3, 0]));
    copy(t.at([2, 0]), &mut u);
    copy(&u, y.at_mut([2, 0, 0]));
}

// language: §3.1
// language: §3.1 t.at([i, j])
#[test]
fn regions_take_their_extents_from_the_other_side() {
    everywhere(|name, device| {
        let x = count::<i32, 2>([6, 10]);
        let deep = count::<i32, 3>([2, 5, 10]);
        let mut y = Tensor::zeros([3, 2, 2]);
        regions().launch(device, &x, &deep, 1, 3, &mut y).unwrap();
        let at = |i: usize, j: usize| x[[1 + i, 3 + j]];
        let expected = Tensor::from([
            [[at(1, 2), at(1, 3)], [at(2, 2), at(2, 3)]],
            [[deep[[1, 1, 3]], deep[[1, 1, 4]]], [deep[[1, 2, 3]], deep[[1, 2, 4]]]],
            [[at(2, 0), at(2, 1)], [-1, -1]],
        ]);
        assert_eq!(y, expected, "{name}");
    });
}

#[tile_kernel]
fn spans<const N: usize>(x: &Tensor<i32, 3>, k: usize, y: &mut Tensor<i32, 2>) {
    dims!(x = [_, _, N], y = [3, N]);
    let mut t = shared::<i32>([2, N]);
    let mut row = shared::<i32>([N]);
    copy(x.at((k, span(1, 2), ..)), &mut t);
    copy(t.at((1, ..)), &mut row);
    copy(&row, y.at_mut((0, ..)));
    copy(x.at((span(k, 1), 0, ..)), &mut row);
    copy(&row, y.at_mut((span(1, 1), span(0, N))));
    copy(t.at((0, span(1, 2))), y.at_mut((2, span(0, 2))));
}

// language: §3.1 t.at((i, span(j, BN), ..))
#[test]
fn explicit_regions_drop_and_keep_axes() {
    everywhere(|name, device| {
        let x = count::<i32, 3>([2, 3, 4]);
        let mut y = Tensor::full([3, 4], -1);
        spans::<4>().launch(device, &x, 1, &mut y).unwrap();
        let expected = Tensor::from([[20, 21, 22, 23], [12, 13, 14, 15], [17, 18, -1, -1]]);
        assert_eq!(y, expected, "{name}");
    });
}

#[tile_kernel]
fn turned(x: &Tensor<i32, 2>, deep: &Tensor<i32, 3>, y: &mut Tensor<i32, 2>, z: &mut Tensor<i32, 3>) {
    dims!(y = [3, 2], z = [4, 2, 3]);
    let mut t = shared::<i32>([2, 3]);
    let mut d = shared::<i32>([2, 3, 4]);
    copy(x.at([0, 0]), &mut t);
    copy(t.t(), y.at_mut([0, 0]));
    copy(deep.at([0, 0, 0]), &mut d);
    copy(d.permute([2, 0, 1]), z.at_mut([0, 0, 0]));
    parallel!((3, 2), |i, j| {
        y[[i, j]] += t.t()[[i, j]] * 100;
    });
}

// language: §3.1 t.t()
#[test]
fn axes_exchange() {
    everywhere(|name, device| {
        let x = Tensor::from([[1, 2, 3], [4, 5, 6]]);
        let deep = count::<i32, 3>([2, 3, 4]);
        let (mut y, mut z) = (Tensor::zeros([3, 2]), Tensor::zeros([4, 2, 3]));
        turned().launch(device, &x, &deep, &mut y, &mut z).unwrap();
        assert_eq!(y, Tensor::from_fn([3, 2], |[i, j]| x[[j, i]] * 101), "{name}");
        assert_eq!(z.view(), deep.view().permute([2, 0, 1]).unwrap(), "{name}");
    });
}

#[tile_kernel]
fn reshaped(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>, z: &mut Tensor<i32, 3>) {
    dims!(x = [12], y = [3, 4], z = [2, 3, 2]);
    let mut t = shared::<i32>([12]);
    copy(x, &mut t);
    copy(t.reshape([3, 4]), y);
    parallel!((2, 3, 2), |i, j, k| {
        z[[i, j, k]] = t.reshape([2, 3, 2])[[i, j, k]];
    });
}

// language: §3.1 t.reshape([A, B])
#[test]
fn whole_tiles_take_other_extents() {
    everywhere(|name, device| {
        let x = count::<i32, 1>([12]);
        let (mut y, mut z) = (Tensor::zeros([3, 4]), Tensor::zeros([2, 3, 2]));
        reshaped().launch(device, &x, &mut y, &mut z).unwrap();
        assert_eq!((y, z), (count([3, 4]), count([2, 3, 2])), "{name}");
    });
}

#[tile_kernel]
fn encodings(x: &Tensor<f32, 1>, y: &mut Tensor<u32, 1>, z: &mut Tensor<i16, 1>) {
    dims!(x = [4], y = [4], z = [4]);
    let mut t = shared::<f32>([4]);
    let mut h = shared::<f16>([4]);
    copy(x, &mut t);
    copy(t.bitcast::<u32>(), y);
    copy(x, &mut h);
    copy(h.bitcast::<i16>(), z);
}

// language: §3.1 t.bitcast::<U>()
#[test]
fn cells_read_as_another_type() {
    everywhere(|name, device| {
        let x = Tensor::from([1.0_f32, -0.0, f32::INFINITY, 0.1]);
        let (mut y, mut z) = (Tensor::zeros([4]), Tensor::zeros([4]));
        encodings().launch(device, &x, &mut y, &mut z).unwrap();
        assert_eq!(y, x.map(f32::to_bits), "{name}");
        assert_eq!(z, x.map(|x| f16::from_f32(x).to_bits() as i16), "{name}");
    });
}

#[tile_kernel]
fn elements(table: &Tensor<i32, 2>, x: &Tensor<f32, 1>, y: &mut Tensor<f32, 2>) {
    dims!(table = [m, _], y = [m, 2]);
    let [b] = blocks([m]);
    let mut t = shared::<f32>([2]);
    // Read anywhere in block code, written in `parallel!`.
    let page = table[[b, 1]];
    let first = x[cast::<usize>(page)];
    parallel!(2, |i| {
        t[i] = first + cast::<f32>(i);
    });
    let last = t[1];
    parallel!(2, |i| {
        y[[b, i]] = t[i] * 10.0 + last;
    });
}

// language: §3.1 t[[i, j]]
#[test]
fn single_elements() {
    everywhere(|name, device| {
        let table = Tensor::from([[9, 2], [9, 0], [9, 77]]);
        let x = Tensor::from([1.0_f32, 2.0, 3.0]);
        let mut y = Tensor::zeros([3, 2]);
        elements().launch(device, &table, &x, &mut y).unwrap();
        let row = |first: f32| [first * 10.0 + first + 1.0, (first + 1.0) * 11.0];
        // Page 77 does not exist: its element is zero.
        assert_eq!(y, Tensor::from([row(3.0), row(1.0), row(0.0)]), "{name}");
    });
}

#[tile_kernel]
fn filled(x: &Tensor<f32, 2>, bottom: f32, y: &mut Tensor<f32, 2>) {
    dims!(y = [3, 3]);
    let mut t = shared::<f32>([3, 3]);
    copy(x.at([1, 1]).or(f32::NEG_INFINITY), &mut t);
    copy(&t, y);
    copy(x.at((span(9, 1), span(0, 3))).or(bottom), y.at_mut((span(2, 1), span(0, 3))));
}

// language: §3.1 region.or(value)
#[test]
fn reads_outside_give_the_stated_fill() {
    everywhere(|name, device| {
        let x = Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]);
        let mut y = Tensor::zeros([3, 3]);
        filled().launch(device, &x, 0.5, &mut y).unwrap();
        let low = f32::NEG_INFINITY;
        assert_eq!(y, Tensor::from([[4.0, low, low], [low; 3], [0.5; 3]]), "{name}");
    });
}
