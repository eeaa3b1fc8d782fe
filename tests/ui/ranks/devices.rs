//! Ordinary tensors where a kernel takes memory of all ranks.
use tile_kernel::prelude::*;

#[tile_kernel]
fn fill_next(x: &mut Peers<f32, 1>, s: &Signals, me: usize) {
    let [_b] = blocks([1]);
    let mut tile = fragment::<f32>([64]);
    fill(&mut tile, 1.0);
    copy(&tile, x.rank_mut(me + 1).at_mut([0]));
    s.rank(me + 1).set(0, 1);
}

fn main() {
    let mut x = Tensor::<f32, 1>::zeros([64]);
    let words = Tensor::<u32, 1>::zeros([1]);
    fill_next::default().launch(&Cpu::new(), &mut x, &words, 0).unwrap();
}
// language: §13
