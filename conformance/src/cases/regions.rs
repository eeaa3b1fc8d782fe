//! Cases of regions of regions, single elements of regions, and regions that a block writes and
//! reads again.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

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
pub(crate) fn offsets_add_up(session: &dyn Session) {
    let mut random = session.random();
    for shape in SHAPES {
        let x = random.tensor::<f32, 2>(shape);
        session.check(&format!("halves {shape:?}"), [(&array(&x), Tolerance::EXACT)], |device| {
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
pub(crate) fn elements_of_regions(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in SHAPES {
        let x = random.tensor::<f32, 3>([1, m, n]);
        let at = |i: usize, j: usize, fill: f32| if i < m && j < n { x[[0, i, j]] } else { fill };
        let expected = Tensor::from_fn([n, m], |[j, i]| {
            let (by, bx) = (i / 4 * 4, j / 4 * 4);
            let first = if i % 4 == 0 { at(by, bx + 2, 0.0) } else { 0.0 };
            (at(i, j, 0.0) + at(i, j, 2.0) * 4.0 + at(by + 1, bx, 3.0) + first) * 0.5
        });
        session.check(&format!("elements {m}x{n}"), [(&array(&expected), Tolerance::EXACT)], |device| {
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

pub(crate) fn what_exists_is_what_the_tile_has(session: &dyn Session) {
    let expected = Tensor::from_vec(vec![9.0_f32, 10.0, 10.0, 11.0, 15.0, -1.0], [6]).expect("six values");
    session.check("within a tile", [(&array(&expected), Tolerance::EXACT)], |device| {
        let mut y = poisoned::<f32, 1>([6]);
        within_a_tile().launch(device, &mut y)?;
        Ok([array(&y)])
    });
}

/// Three times `y = 2y · w`, where `y` goes through memory between one half and the
/// other; `z` is the last.
#[tile_kernel]
fn through_memory<T: Float, const B: usize>(w: &Tensor<T, 2>, y: &mut Tensor<T, 2>, z: &mut Tensor<T::Acc, 2>) {
    dims!(w = [B, B], y = [m, B], z = [m, B]);
    let [b] = blocks([m.div_ceil(B)]);
    pipelined!(0..3, stages = 2, |_time| {
        let mut twice = fragment::<T>([B, B]);
        copy(y.at([b * B, 0]), &mut twice);
        parallel!((B, B), |i, j| {
            twice[[i, j]] += twice[[i, j]];
        });
        copy(&twice, y.at_mut([b * B, 0]));
        let mut y_s = shared::<T>([B, B]);
        let mut w_s = shared::<T>([B, B]);
        copy(y.at([b * B, 0]), &mut y_s);
        copy(w, &mut w_s);
        let mut sum = fragment::<T::Acc>([B, B]);
        gemm_set(&y_s, &w_s, &mut sum);
        copy(&sum, y.at_mut([b * B, 0]));
        copy(&sum, z.at_mut([b * B, 0]));
    });
}

/// By a matrix that rotates columns, so that every number is exact.
pub(crate) fn through_memory_of<T: Float, const B: usize>(session: &dyn Session)
where
    T::Acc: Float,
{
    let mut random = session.random();
    let one = |yes: bool| T::from_f64(if yes { 1.0 } else { 0.0 });
    let w = Tensor::<T, 2>::from_fn([B, B], |[p, q]| one(q == (p + 1) % B));
    for m in [1, B, 2 * B + 5] {
        let first = Tensor::<T, 2>::from_fn([m, B], |_| T::from_f64(random.below(17) as f64 - 8.0));
        let expected =
            Array::new(&[m, B], (0..m * B).map(|i| 8.0 * first[[i / B, (i % B + B - 3) % B]].to_f64()).collect());
        let both = [(&expected, Tolerance::EXACT), (&expected, Tolerance::EXACT)];
        session.check(&format!("through memory {} {m}x{B}", T::DTYPE), both, |device| {
            let (mut y, mut z) = (first.clone(), poisoned::<T::Acc, 2>([m, B]));
            through_memory::<T, B>().launch(device, &w, &mut y, &mut z)?;
            Ok([array(&y), array(&z)])
        });
    }
}

pub(crate) fn what_a_block_wrote_is_what_it_reads(session: &dyn Session) {
    through_memory_of::<f32, 32>(session);
    through_memory_of::<f16, 64>(session);
}
