//! Cases of instructions in a target's own text, whose fallbacks other targets compute.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// y = a xor b xor c.
#[tile_kernel]
fn xor_of_three<const N: usize>(a: &Tensor<u32, 1>, b: &Tensor<u32, 1>, c: &Tensor<u32, 1>, y: &mut Tensor<u32, 1>) {
    dims!(a = [n], b = [n], c = [n], y = [n]);
    let [block] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        let at = block * N + i;
        let (u, v) = (a[at], b[at]);
        y[at] = unsafe {
            target_asm!(
                in(reg) u, in(reg) v, w = in(reg) c[at];
                sm_80: "lop3.b32 {out}, {u}, {v}, {w}, 0x96;";
                _ => u ^ v ^ c[at]
            )
        };
    });
}

/// Several instructions with a register of their own, and arms of several targets.
#[tile_fn]
fn squared_and_added(x: f32, y: f32) -> f32 {
    unsafe {
        target_asm!(
            in(reg) x, in(reg) y;
            sm_80: "fma.rn.f32 {out}, {x}, {x}, {y};";
            sm_90a: "{{ .reg .f32 t; mov.f32 t, {y}; fma.rn.f32 {out}, {x}, {x}, t; }}";
            _ => x.mul_add(x, y)
        )
    }
}

/// For each thread of rows: a float, a word of 64 bits and one of 16.
#[tile_kernel]
fn widths(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>, wide: &mut Tensor<u64, 2>, short: &mut Tensor<i16, 2>) {
    dims!(x = [m, 64], y = [m, 64], wide = [m, 64], short = [m, 64]);
    let [b] = blocks([m]);
    threads!(64, |t| {
        let i = t.index();
        let v = x[[b, i]];
        y[[b, i]] = squared_and_added(v, t.shuffle_xor(v, 1));
        let (large, small) = (cast::<u64>(i) + 0xffff_ffff, cast::<i16>(i));
        wide[[b, i]] =
            unsafe { target_asm!(in(reg) large; sm_80: "add.u64 {out}, {large}, {large}"; _ => large + large) };
        short[[b, i]] = unsafe { target_asm!(in(reg) small; sm_80: "neg.s16 {out}, {small};"; _ => -small) };
    });
}

/// In iterations of `parallel!`, of a number that no block has.
// language: §12
// language: §12 in(reg) x
// language: §12 sm_80: "…"
pub(crate) fn logic_of_three_words(session: &dyn Session) {
    let mut random = session.random();
    let n = 300;
    let [a, b, c] = [(); 3].map(|()| Tensor::from_fn([n], |_| random.below(1 << 24) as u32));
    let of = |x: &Tensor<u32, 1>, i: usize| array(x).data[i] as u32;
    let expected = Array::new(&[n], (0..n).map(|i| f64::from(of(&a, i) ^ of(&b, i) ^ of(&c, i))).collect());
    session.check("words", [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<u32, 1>([n]);
        xor_of_three::<128>().launch(device, &a, &b, &c, &mut y)?;
        Ok([array(&y)])
    });
}

/// In threads, of every width, and in a function.
// language: §12 _ => value
// language: §12 unsafe
pub(crate) fn instructions_of_every_width(session: &dyn Session) {
    let mut random = session.random();
    let m = 3;
    let x = Tensor::from_fn([m, 64], |_| random.below(64) as f32 - 32.0);
    let value = |i: usize, j: usize| array(&x).data[i * 64 + j];
    let at = |f: &dyn Fn(usize, usize) -> f64| Array::new(&[m, 64], (0..m * 64).map(|k| f(k / 64, k % 64)).collect());
    let y = at(&|i, j| value(i, j) * value(i, j) + value(i, j ^ 1));
    let wide = at(&|_, j| 2.0 * (j as f64 + f64::from(u32::MAX)));
    let short = at(&|_, j| -(j as f64));
    let exact = Tolerance::EXACT;
    session.check("widths", [(&y, exact), (&wide, exact), (&short, exact)], |device| {
        let mut y = poisoned::<f32, 2>([m, 64]);
        let mut wide = poisoned::<u64, 2>([m, 64]);
        let mut short = poisoned::<i16, 2>([m, 64]);
        widths::default().launch(device, &x, &mut y, &mut wide, &mut short)?;
        Ok([array(&y), array(&wide), array(&short)])
    });
}
