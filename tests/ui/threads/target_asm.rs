//! Instructions of a target in forms that they do not have.
use tile_kernel::prelude::*;

#[tile_kernel]
fn forms(y: &mut Tensor<u32, 1>) {
    parallel!(4, |i| {
        let x = y[i];
        y[i] = target_asm!(in(reg) x; sm_80: "not.b32 {out}, {x};"; _ => !x);
        y[i] = unsafe { target_asm!(in(reg) x; sm_80: "not.b32 {out}, {x};") };
        y[i] = unsafe { target_asm!(in(reg) x; _ => !x) };
        y[i] = unsafe { target_asm!(in(reg) x; sm_90: "not.b32 {out}, {x};"; sm_90: "{out}"; _ => !x) };
        y[i] = unsafe { target_asm!(in(freg) x; sm_80: "not.b32 {out}, {x};"; _ => !x) };
        y[i] = unsafe { target_asm!(in(reg) x + 1; sm_80: "not.b32 {out}, {x};"; _ => !x) };
        y[i] = unsafe { !x };
        y[i] = target_asm(x);
    });
}

#[tile_kernel]
fn texts(y: &mut Tensor<u32, 1>) {
    parallel!(4, |i| {
        let x = y[i];
        y[i] = unsafe { target_asm!(in(reg) x; sm_90b: "not.b32 {out}, {x};"; _ => !x) };
        y[i] = unsafe { target_asm!(in(reg) x; gfx942: "not.b32 {out}, {x};"; _ => !x) };
        y[i] = unsafe { target_asm!(in(reg) x; sm_80: "not.b32 {out}, {z};"; _ => !x) };
        y[i] = unsafe { target_asm!(in(reg) x; sm_80: "{ not.b32 {out}, {x}; }"; _ => !x) };
        y[i] = unsafe { target_asm!(in(reg) x; sm_80: "not.b32 {x}, {x};"; _ => !x) };
    });
}

#[tile_kernel]
fn operands<T: Float>(t: &Tensor<T, 1>, y: &mut Tensor<u8, 1>) {
    parallel!(4, |i| {
        let (x, narrow, c) = (t[i], y[i], i < 2);
        y[i] = unsafe { target_asm!(in(reg) narrow; sm_80: "not.b32 {out}, {narrow};"; _ => narrow) };
        y[i] = cast::<u8>(unsafe { target_asm!(in(reg) x; sm_80: "neg.f32 {out}, {x};"; _ => 1_u32) });
        y[i] = cast::<u8>(unsafe { target_asm!(in(reg) i, in(reg) c; sm_80: "mov.b32 {out}, {i};"; _ => 1_u32) });
    });
}

#[tile_kernel]
fn on_the_host(y: &mut Tensor<u32, 1>) {
    dims!(y = [n]);
    let m = unsafe { target_asm!(in(reg) n; sm_80: "mov.b64 {out}, {n};"; _ => 1_u32) };
    let [b] = blocks([n]);
    parallel!(1, |_| y[b] = m);
}

fn main() {}
// language: §12
