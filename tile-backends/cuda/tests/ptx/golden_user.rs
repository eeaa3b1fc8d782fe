//! Goldens of what users say of single accesses and instructions: hints of copies, `target_asm!`.

use super::golden::{global, golden, golden_with, load, shared, store};
use tile_core::elem::DType;
use tile_core::ir::schedule::{CudaCopyHints, Eviction};
use tile_core::ir::{AsmArm, Literal};
use tile_cuda::ptx::{Arch, Priority};
use tile_simt::ir::{Builder, Op, Special};

/// What copies state takes the place of a tensor's priority.
#[test]
fn hints_of_copies() {
    let mut b = Builder::new("copy_hints", 32);
    let (x, out) = (global(&mut b, "x", DType::F32, false), global(&mut b, "out", DType::F32, true));
    let tile = shared(&mut b, "tile", DType::F32, 256);
    let thread = b.special(Special::Thread);
    let guard = b.below(thread, 4);
    b.hints.cuda.l2 = Some(Eviction::First);
    let first = load(&mut b, x, thread, 1);
    let copy = |bytes, guarded| Op::CopyAsync { src: x, src_offset: 0, dst: tile, dst_offset: 0, bytes, guarded };
    b.effect(copy(16, false), &[thread, thread]);
    b.effect(copy(4, true), &[guard, thread, thread]);
    b.hints.cuda.l1 = Some(Eviction::NoAllocate);
    let both = b.values(Op::Load { buf: x, offset: 8, guarded: true }, &[guard, thread], DType::F32, 4);
    // Shared memory has no such caches.
    let near = load(&mut b, tile, thread, 1);
    b.hints.cuda.l2 = Some(Eviction::Normal);
    let usual = load(&mut b, x, thread, 4);
    b.hints.cuda = CudaCopyHints { l1: Some(Eviction::Last), l2: Some(Eviction::Last) };
    store(&mut b, out, thread, &[first[0], both[1], near[0], usual[3]]);
    b.effect(Op::Store { buf: out, offset: 0, guarded: true }, &[guard, thread, both[0]]);
    let kernel = b.finish();
    golden_with("copy_hints", &kernel, &[Arch::Sm80, Arch::Sm90a], &[(x, Priority::Last)]);
}

/// The latest arm of an architecture, in a scope of its own, and the fallback.
#[test]
fn instructions_of_the_user() {
    let mut b = Builder::new("target_asm", 32);
    let (x, out) = (global(&mut b, "x", DType::F32, false), global(&mut b, "out", DType::F32, true));
    let thread = b.special(Special::Thread);
    let loaded = load(&mut b, x, thread, 1)[0];
    let arm = |target: &str, text: &str| AsmArm { target: target.to_owned(), text: text.to_owned() };
    let arms = vec![
        arm("sm_90a", "{{ .reg .f32 t; abs.f32 t, {1}; ex2.approx.f32 {0}, t; }}"),
        arm("sm_86", "ex2.approx.ftz.f32 {0}, {1}"),
    ];
    let one = b.constant(Literal::Float(1.0), DType::F32);
    let power = b.value(Op::Asm { arms }, &[loaded, one], DType::F32);
    let half = b.value(Op::Cast { round: None }, &[power], DType::F16);
    let arms = vec![arm("sm_80", "abs.f16 {0}, {1};")];
    let magnitude = b.value(Op::Asm { arms }, &[half, half], DType::F16);
    let result = b.value(Op::Cast { round: None }, &[magnitude], DType::F32);
    let word = b.value(Op::Cast { round: None }, &[thread], DType::U64);
    let arms = vec![arm("sm_80", "mad.lo.u64 {0}, {1}, {2}, {1};")];
    let wide = b.value(Op::Asm { arms }, &[word, word, word], DType::U64);
    let other = b.value(Op::Cast { round: None }, &[wide], DType::F32);
    store(&mut b, out, thread, &[result]);
    b.effect(Op::Store { buf: out, offset: 32, guarded: false }, &[thread, other]);
    // Instructions of 16 bits want registers of 16 bits.
    for (ty, text, offset) in [(DType::I16, "neg.s16 {0}, {1};", 64), (DType::U16, "not.b16 {0}, {1};", 96)] {
        let narrow = b.value(Op::Cast { round: None }, &[thread], ty);
        let short = b.value(Op::Asm { arms: vec![arm("sm_80", text)] }, &[narrow, narrow], ty);
        let number = b.value(Op::Cast { round: None }, &[short], DType::F32);
        b.effect(Op::Store { buf: out, offset, guarded: false }, &[thread, number]);
    }
    golden("target_asm", &b.finish(), &[Arch::Sm80, Arch::Sm89, Arch::Sm90a]);
}
