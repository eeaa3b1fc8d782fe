//! Whole texts of code for threads (`threads!`): shuffles, votes, barriers.

use super::golden::golden;
use tile_core::ir::text::parse;
use tile_cuda::compile::{LaunchFacts, compile};
use tile_cuda::ptx::Arch;

/// Each row without its elements that are not positive: places are counted in votes, and in front
/// of a warp by what the others wrote.
const COMPACTED: &str = "\
kernel compacted(%x x: global<f32, [?, 64]>, %y y: mut global<f32, [?, 64]>)
host { %m m = extent %x, axis = 0 : index }
grid %m
body (%b b: index) {
  %n = const 64 : index  %two = const 2 : index  %one = const 1 : index  %zero = const 0 : index
  %bit = const 1 : u32  %none = const 0.0 : f32
  %counts counts = alloc : shared<u32, [2]>
  threads %n (%t t: index) {
    %l = lanes : index  %lane = bin.rem %t, %l : index  %warp = bin.div %t, %l : index
    %v = load %x, %b, %t : f32
    %above = cmp.gt %v, %none : bool
    %votes = ballot %above : u32
    %all = un.count_ones %votes : u32
    %lead = cmp.eq %lane, %zero : bool
    if %lead { store %all, %counts, %warp }
    barrier
    %own = cast %lane : u32  %mine = bin.shl %bit, %own : u32  %lower = bin.sub %mine, %bit : u32
    %below = bin.and %votes, %lower : u32
    %ones = un.count_ones %below : u32
    %inside = cast %ones : index
    %place place = alloc : local<index, []>
    store %inside, %place
    for %zero, %warp, %one (%w w: index) {
      %c = load %counts, %w : u32  %i = cast %c : index
      %p = load %place : index  %q = bin.add %p, %i : index
      store %q, %place
    }
    if %above { %at = load %place : index  store %v, %y, %b, %at }
  }
}";

/// The greatest element of each row of 128, by shuffles in loops that are unrolled.
const GREATEST: &str = "\
kernel greatest(%x x: global<f32, [?, 128]>, %y y: mut global<f32, [?]>)
host { %m m = extent %x, axis = 0 : index }
grid %m
body (%b b: index) {
  %n = const 128 : index  %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index
  %four = const 4 : index  %five = const 5 : index  %16 = const 16 : index
  %part part = alloc : shared<f32, [4]>
  threads %n (%t t: index) {
    %l = lanes : index  %lane = bin.rem %t, %l : index  %warp = bin.div %t, %l : index
    %own own = alloc : local<f32, []>
    %v = load %x, %b, %t : f32
    store %v, %own
    for %zero, %five, %one (%k k: index) {
      %d = bin.shr %16, %k : index  %from = bin.xor %lane, %d : index
      %held = load %own : f32  %w = shuffle %held, %from : f32
      %s = bin.max %held, %w : f32
      store %s, %own
    }
    %lead = cmp.eq %lane, %zero : bool
    if %lead { %of_warp = load %own : f32  store %of_warp, %part, %warp }
    barrier
    %first = cmp.eq %warp, %zero : bool
    if %first {
      %at = bin.rem %lane, %four : index
      %p = load %part, %at : f32
      store %p, %own
      for %zero, %two, %one (%i i: index) {
        %e = bin.shr %two, %i : index  %near = bin.xor %lane, %e : index
        %kept = load %own : f32  %u = shuffle %kept, %near : f32
        %r = bin.max %kept, %u : f32
        store %r, %own
      }
      if %lead { %all = load %own : f32  store %all, %y, %b }
    }
  }
}";

/// Exchanges from lanes that threads compute, of values of each width.
const ROTATED: &str = "\
kernel rotated(%x x: global<f32, [64]>, %y y: mut global<f32, [64]>, %by by: index)
host { %one = const 1 : index }
grid %one
body (%b b: index) {
  %n = const 64 : index  %seven = const 7 : index
  threads %n (%t t: index) {
    %l = lanes : index  %lane = bin.rem %t, %l : index
    %v = load %x, %t : f32
    %up = bin.sub %lane, %by : index
    %a = shuffle %v, %up : f32
    %next = bin.add %lane, %seven : index  %near = bin.rem %next, %l : index
    %wide = cast %a : f64
    %c = shuffle %wide, %near : f64
    %half = cast %c : f16
    %d = shuffle %half, %near : f16
    %z = cast %d : f32
    %above = cmp.gt %a, %z : bool
    %theirs = shuffle %above, %near : bool
    %w = select %theirs, %a, %z : f32
    store %w, %y, %t
  }
}";

/// Groups of threads side by side, with barriers of their own.
const GROUPS: &str = "\
kernel groups(
  %x x: global<f32, [128]>,
  %y y: mut global<f32, [128]>,
)
host {
  %one = const 1 : index
}
grid %one
body (%b b: index) {
  %n = const 128 : index
  %zero = const 0 : index
  %32 = const 32 : index
  %31 = const 31 : index
  %159 = const 159 : index
  %two = const 2 : index
  %s s = alloc : shared<f32, [128]>
  threads %n (%t t: index) {
    %low = member %t, %zero, %32 : bool
    if %low {
      %v = load %x, %t : f32
      store %v, %s, %t
      barrier %low
      %from = bin.sub %31, %t : index
      %w = load %s, %from : f32
      store %w, %y, %t
    }
    %high = member %t, %32, %n : bool
    if %high {
      for %zero, %two, %one (%k k: index) {
        %p = load %x, %t : f32
        store %p, %s, %t
        barrier %high
        %across = bin.sub %159, %t : index
        %q = load %s, %across : f32
        store %q, %y, %t
        barrier %high
      }
    }
  }
}";

#[test]
fn code_for_threads() {
    let kernels = [
        ("compacted", COMPACTED, Arch::Sm80),
        ("greatest", GREATEST, Arch::Sm90a),
        ("rotated", ROTATED, Arch::Sm80),
        ("groups", GROUPS, Arch::Sm80),
    ];
    for (name, text, arch) in kernels {
        let func = parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let compiled = compile(&func, &LaunchFacts::strongest(&func), arch);
        let kernel = compiled.unwrap_or_else(|error| panic!("{name}: {error}")).kernel;
        golden(&format!("threads_{name}"), &kernel, &[arch]);
    }
}
