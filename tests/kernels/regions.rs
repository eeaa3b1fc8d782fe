//! Regions of regions, and single elements of regions.

use crate::support::{check, random};
use tile_kernel::prelude::*;
use tile_kernels::harness::{Tolerance, array, poisoned};

const SHAPES: [[usize; 2]; 4] = [[8, 8], [1, 1], [13, 21], [24, 9]];

/// Offsets add up, on sources and destinations, with extents and without.
#[tile_kernel]
fn halves(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(8), n.div_ceil(8)]);
    let source = x.at([by * 8, bx * 8]);
    let mut lower = shared::<f32>([4, 8]);
    copy(source.at([4, 0]), &mut lower);
    let target = y.at_mut((span(by * 8, 8), span(bx * 8, 8)));
    copy(source.at((span(0, 4), span(0, 8))), target.at_mut((span(0, 4), ..)));
    copy(&lower, target.at_mut([4, 0]));
}

// language: §3.1 region.at([k, l])
pub(crate) fn offsets_add_up() {
    let mut random = random();
    for shape in SHAPES {
        let x = random.tensor::<f32, 2>(shape);
        check(&format!("halves {shape:?}"), [(&array(&x), Tolerance::EXACT)], |device| {
            let mut y = poisoned::<f32, 2>(shape);
            halves().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

/// Elements of regions are read and written, also through a permutation, a
/// dropped axis and a fill.
#[tile_kernel]
fn elements(x: &Tensor<f32, 3>, y: &mut Tensor<f32, 2>) {
    dims!(x = [1, m, n], y = [n, m]);
    let [by, bx] = blocks([m.div_ceil(4), n.div_ceil(4)]);
    let source = x.at((0, span(by * 4, 4), span(bx * 4, 4)));
    let turned = source.t();
    let one = source.at([1, 0]).or(3.0)[[0, 0]];
    let row = turned.at((2, ..));
    let target = y.at_mut([bx * 4, by * 4]);
    parallel!((4, 4), |i, j| {
        let first = if j == 0 { row[0] } else { 0.0 };
        target[[i, j]] = turned[[i, j]] + source.or(2.0)[[j, i]] * 4.0 + one + first;
        target[[i, j]] *= 0.5;
    });
}

// language: §3.1 region[[i, j]]
pub(crate) fn elements_of_regions() {
    let mut random = random();
    for [m, n] in SHAPES {
        let x = random.tensor::<f32, 3>([1, m, n]);
        let at = |i: usize, j: usize, fill: f32| if i < m && j < n { x[[0, i, j]] } else { fill };
        let expected = Tensor::from_fn([n, m], |[j, i]| {
            let (by, bx) = (i / 4 * 4, j / 4 * 4);
            let first = if i % 4 == 0 { at(by, bx + 2, 0.0) } else { 0.0 };
            (at(i, j, 0.0) + at(i, j, 2.0) * 4.0 + at(by + 1, bx, 3.0) + first) * 0.5
        });
        check(&format!("elements {m}x{n}"), [(&array(&expected), Tolerance::EXACT)], |device| {
            let mut y = poisoned::<f32, 2>([n, m]);
            elements().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

/// Tiles have regions of regions, too; what exists is what the tile has.
#[tile_kernel]
fn within_a_tile(y: &mut Tensor<f32, 1>) {
    let mut tile = shared::<f32>([4, 4]);
    parallel!((4, 4), |i, j| {
        tile[[i, j]] = (4 * i + j) as f32;
    });
    copy(tile.at((span(1, 2), span(1, 2))).at((1, ..)), y.at_mut([0]));
    copy(tile.at((span(1, 2), span(1, 2))).at((1, span(1, 2))), y.at_mut([2]));
    copy(tile.at((span(2, 2), ..)).or(-1.0).at((1, span(3, 2))), y.at_mut([4]));
}

pub(crate) fn what_exists_is_what_the_tile_has() {
    let expected = Tensor::from_vec(vec![9.0_f32, 10.0, 10.0, 11.0, 15.0, -1.0], [6]).expect("six values");
    check("within a tile", [(&array(&expected), Tolerance::EXACT)], |device| {
        let mut y = poisoned::<f32, 1>([6]);
        within_a_tile().launch(device, &mut y)?;
        Ok([array(&y)])
    });
}
