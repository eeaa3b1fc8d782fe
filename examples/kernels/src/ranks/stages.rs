//! Activations from one stage of a pipeline to the next, through slots with credits.
//!
//! A slot is written once its reader has given it back: the sender holds a credit for each free slot
//! (credit-based flow control; Kung, Blackwell and Chapman, SIGCOMM 1994). With two slots, a
//! micro-batch travels while the one before is computed on. `signals` have 2·`workers` words: word b
//! counts what came for block b, at the reader, and word `workers` + b its credits, at the sender. So a
//! rank between two others uses one list for both neighbours.

use tile_kernel::prelude::*;

/// Writes a micro-batch of activations to a slot of rank `to`, as soon as that is free.
///
/// `x`: `[m, n]`. `slots`: `[depth, m, n]` on each rank; micro-batch i lies in slot i % depth.
/// `batch` counts the launches, from 0. The launch ends when the tiles are written, whether or not
/// they were read.
#[tile_kernel(default(T = f32, BM = 16, BN = 256))]
pub fn pipeline_send<T: Element, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    slots: &mut Peers<T, 3>,
    signals: &Signals,
    to: usize,
    workers: usize,
    me: usize,
    batch: usize,
) {
    dims!(x = [m, n], slots = [depth, m, n]);
    require!(depth >= 1, "there is a slot");
    require!(workers >= 1, "a launch has a block");
    let columns = n.div_ceil(BN);
    let tiles = m.div_ceil(BM) * columns;
    let [b] = blocks([workers], disjoint = "a grid-stride loop over tiles");
    let mut t = fragment::<T>([BM, BN]);
    // The first `depth` micro-batches find free slots.
    let credits = (batch + 1 - depth).max(0);
    signals.rank(me).wait(workers + b, cast::<u32>(credits));
    for tile in (b..tiles).step_by(workers) {
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        copy(x.at([row, column]), &mut t);
        copy(&t, slots.rank_mut(to).at_mut((batch % depth, span(row, BM), span(column, BN))));
    }
    signals.rank(to).add(b, 1);
}

/// Takes a micro-batch out of its slot, and gives the credit back to rank `from`.
///
/// `y`: `[m, n]`; the rest is as for [`pipeline_send`](fn@pipeline_send), with the same tiles and `workers`.
#[tile_kernel(default(T = f32, BM = 16, BN = 256))]
pub fn pipeline_receive<T: Element, const BM: usize, const BN: usize>(
    slots: &Peers<T, 3>,
    signals: &Signals,
    y: &mut Tensor<T, 2>,
    from: usize,
    workers: usize,
    me: usize,
    batch: usize,
) {
    dims!(slots = [depth, m, n], y = [m, n]);
    require!(depth >= 1, "there is a slot");
    require!(workers >= 1, "a launch has a block");
    let columns = n.div_ceil(BN);
    let tiles = m.div_ceil(BM) * columns;
    let [b] = blocks([workers], disjoint = "a grid-stride loop over tiles");
    let mut t = fragment::<T>([BM, BN]);
    signals.rank(me).wait(b, cast::<u32>(batch + 1));
    for tile in (b..tiles).step_by(workers) {
        let (row, column) = (tile / columns * BM, tile % columns * BN);
        copy(slots.rank(me).at((batch % depth, span(row, BM), span(column, BN))), &mut t);
        copy(&t, y.at_mut([row, column]));
    }
    signals.rank(from).add(workers + b, 1);
}
