//! Activations from one stage of a pipeline to the next, through slots with credits.
//!
//! A slot is written once its reader has given it back: the sender holds a credit for each free slot
//! (credit-based flow control; Kung, Blackwell and Chapman, SIGCOMM 1994). With two slots, a
//! micro-batch travels while the one before is computed on. Of `signals` with words for t tiles, the
//! first t count tiles that came, at their reader, and the others credits, at the sender; so a rank
//! between two others uses one list of 2·t words for both neighbours.

use tile_kernel::prelude::*;

/// Writes a micro-batch of activations to a slot of rank `to`, as soon as that is free.
///
/// `x`: `[m, n]`. `slots`: `[depth, m, n]` on each rank; micro-batch i lies in slot i % depth.
/// `signals`: 2·t words for t = ⌈m / `BM`⌉·⌈n / `BN`⌉ tiles; a block has a tile. `batch` counts the
/// launches, from 0. The launch ends when the tiles are written, whether or not they were read.
#[tile_kernel(default(T = f32, BM = 16, BN = 256))]
pub fn pipeline_send<T: Element, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    slots: &mut Peers<T, 3>,
    signals: &Signals,
    to: usize,
    me: usize,
    batch: usize,
) {
    dims!(x = [m, n], slots = [depth, m, n]);
    require!(depth >= 1, "there is a slot");
    let rows = m.div_ceil(BM);
    let columns = n.div_ceil(BN);
    let [by, bx] = blocks([rows, columns]);
    let tile = by * columns + bx;
    let mut t = fragment::<T>([BM, BN]);
    copy(x.at([by * BM, bx * BN]), &mut t);
    // The first `depth` micro-batches find free slots.
    let credits = (batch + 1 - depth).max(0);
    signals.rank(me).wait(rows * columns + tile, cast::<u32>(credits));
    copy(&t, slots.rank_mut(to).at_mut((batch % depth, span(by * BM, BM), span(bx * BN, BN))));
    signals.rank(to).add(tile, 1);
}

/// Takes a micro-batch out of its slot, and gives the credit back to rank `from`.
///
/// `y`: `[m, n]`; the rest is as for [`pipeline_send`](fn@pipeline_send), with the same tiles.
#[tile_kernel(default(T = f32, BM = 16, BN = 256))]
pub fn pipeline_receive<T: Element, const BM: usize, const BN: usize>(
    slots: &Peers<T, 3>,
    signals: &Signals,
    y: &mut Tensor<T, 2>,
    from: usize,
    me: usize,
    batch: usize,
) {
    dims!(slots = [depth, m, n], y = [m, n]);
    require!(depth >= 1, "there is a slot");
    let rows = m.div_ceil(BM);
    let columns = n.div_ceil(BN);
    let [by, bx] = blocks([rows, columns]);
    let tile = by * columns + bx;
    let mut t = fragment::<T>([BM, BN]);
    signals.rank(me).wait(tile, cast::<u32>(batch + 1));
    copy(slots.rank(me).at((batch % depth, span(by * BM, BM), span(bx * BN, BN))), &mut t);
    signals.rank(from).add(rows * columns + tile, 1);
    copy(&t, y.at_mut([by * BM, bx * BN]));
}
