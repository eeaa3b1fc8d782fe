//! Memory of ranks, used as that of one, and the other way round.
use tile_kernel::prelude::*;

#[tile_kernel]
fn parts(x: &Peers<f32, 1>, z: &mut Peers<i32, 1>, t: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let [n] = y.shape();
    let [b] = blocks([n.div_ceil(64)]);
    let mut tile = fragment::<f32>([64]);
    copy(x, &mut tile);
    copy(x.at([b * 64]), &mut tile);
    copy(t.rank(0).at([b * 64]), &mut tile);
    copy(x.rank(0).rank(1).at([b * 64]), &mut tile);
    copy(x.rank(0, 1).at([b * 64]), &mut tile);
    copy(x.rank(1.0).at([b * 64]), &mut tile);
    copy(&tile, x.rank_mut(0).at_mut([b * 64]));
    let count = x.ranks(1);
    let more = t.ranks();
    let same = x + 1.0;
    parallel!(64, |i| {
        tile[i] = x[i];
        x.rank_mut(0)[i] = 1.0;
        z.rank_mut(0).atomic_add(i, 1, Relaxed);
    });
    copy(&tile, y.at_mut([b * 64]));
}

#[tile_kernel]
fn written(x: &mut Peers<f32, 1>) {
    let [_b] = blocks([1]);
    let mut tile = fragment::<f32>([64]);
    fill(&mut tile, 1.0);
    copy(&tile, x.rank(0).at_mut([0]));
}

fn main() {}
// language: §13.1 x.rank(r)
// language: §13.1 x.ranks()
// language: §13.1 not there
