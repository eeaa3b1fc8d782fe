//! Asynchronous copies of the user as PTX: `cp.async` in front of the mainloop, and the wait behind it;
//! on Hopper a copy by TMA.

use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_cuda::compile::{LaunchFacts, compile};
use tile_cuda::ptx::Arch;

/// C = A·Bᵀ + R in tiles of 64×64×32.
const RESIDUAL: &str = "
    kernel residual(%a a: global<f16, [?, ?]>, %b b: global<f16, [?, ?]>, %r r: global<f32, [?, ?]>,
                    %c c: mut global<f32, [?, ?]>)
    host {
      %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
      %t = const 64 : index  %u = const 63 : index
      %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
      %n1 = bin.add %n, %u : index  %gn = bin.div %n1, %t : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<f16, [64, 32]>  %bs = alloc : shared<f16, [64, 32]>
      %rs r_s = alloc : shared<f32, [64, 64]>
      %acc = alloc : fragment<f32, [64, 64]>
      %z = const 0 : f32  fill %acc, %z
      %zero = const 0 : index  %one = const 1 : index  %d = const 32 : index  %d1 = const 31 : index
      %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
      %first = bin.mul %y, %t : index  %left = bin.mul %x, %t : index
      %rr = region %r, %first, %left, axes = [64, 64] : global<f32, [64, 64]>
      copy %rr, %rs, asynchronous
      for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
        %at = bin.mul %i, %d : index
        %ra = region %a, %first, %at, axes = [64, 32] : global<f16, [64, 32]>
        copy %ra, %as
        %rb = region %b, %left, %at, axes = [64, 32] : global<f16, [64, 32]>
        copy %rb, %bs
        %bt = permute %bs, axes = [1, 0] : shared<f16, [32, 64]>
        gemm %as, %bt, %acc, accumulate
      }
      copy_wait %rs
      parallel %t, %t (%e: index, %f: index) {
        %v = load %acc, %e, %f : f32
        %r0 = load %rs, %e, %f : f32
        %w = bin.add %v, %r0 : f32
        store %w, %acc, %e, %f
      }
      %rc = region %c, %first, %left, axes = [64, 64] : global<f32, [64, 64]>
      copy %acc, %rc
    }";

fn text(arch: Arch) -> String {
    let func: Func = parse(RESIDUAL).unwrap_or_else(|error| panic!("{error}"));
    compile(&func, &LaunchFacts::strongest(&func), arch).unwrap_or_else(|error| panic!("{error}")).emitted.text
}

/// The lines in which instructions stand.
fn lines(text: &str, instruction: &str) -> Vec<usize> {
    text.lines().enumerate().filter(|(_, line)| line.contains(instruction)).map(|(at, _)| at).collect()
}

#[test]
fn a_residual_is_copied_in_front_of_the_loop_and_waited_for_behind_it() {
    let text = text(Arch::Sm80);
    let products = lines(&text, "mma.sync");
    let (first, last) = (products[0], products[products.len() - 1]);
    // Of the residual 16 KiB by 16 bytes of 128 threads; of two stages of A and B as much.
    let before = lines(&text, "cp.async.cg").into_iter().filter(|&at| at < first).count();
    let inside = lines(&text, "cp.async.cg").into_iter().filter(|&at| first < at && at < last).count();
    assert!(before >= 8 + inside, "{before} in front of products, {inside} among them\n{text}");
    let waits = lines(&text, "cp.async.wait_group 0");
    let wait = *waits.last().unwrap_or_else(|| panic!("{text}"));
    assert!(last < wait, "products to line {last}, the wait in line {wait}\n{text}");
    // All threads see the residual before the first reads it.
    let barrier = lines(&text, "bar.sync").into_iter().find(|&at| at > wait);
    let read = lines(&text, "ld.shared").into_iter().find(|&at| at > wait);
    assert!(barrier.is_some_and(|barrier| read.is_some_and(|read| barrier < read)), "{barrier:?} {read:?}\n{text}");
}

#[test]
fn on_hopper_the_producer_copies_it() {
    let text = text(Arch::Sm90a);
    // Tiles of A, B and R.
    assert!(lines(&text, "cp.async.bulk.tensor.2d.shared::cluster.global").len() >= 3, "{text}");
    assert!(lines(&text, "cp.async.cg").is_empty(), "{text}");
}
