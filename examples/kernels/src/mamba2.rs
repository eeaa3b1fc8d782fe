//! The state-space recurrence of Mamba-2, computed in chunks as GEMMs (Dao and Gu, arXiv
//! 2405.21060).
//!
//! For each head, with a state S of `N`×`P`, inputs xₜ of `P` elements, Bₜ and Cₜ of `N` elements
//! shared by a group of heads, and a step size Δₜ:
//!
//! - Sₜ = exp(Δₜ·a)·Sₜ₋₁ + Δₜ·Bₜᵀ·xₜ
//! - yₜ = Cₜ·Sₜ + d·xₜ
//!
//! Within a chunk of `L` time steps, with lᵢ = Σₖ≤ᵢ Δₖ·a, the recurrence is two GEMMs. There are
//! three launches:
//!
//! 1. [`mamba2_chunk_state`](fn@mamba2_chunk_state): what each chunk adds to the state, all chunks
//!    in parallel.
//! 2. [`mamba2_pass_states`](fn@mamba2_pass_states): the recurrence over chunks, which is
//!    sequential.
//! 3. [`mamba2_chunk_scan`](fn@mamba2_chunk_scan): the outputs of all chunks in parallel, from the
//!    states that enter them.
//!
//! | tensors | shape |
//! |---|---|
//! | `x`, `out` | `[batch, n, heads, P]` |
//! | `dt` (Δ) | `[batch, n, heads]`, `f32` |
//! | `a`, `d` | `[heads]`, `f32` |
//! | `b`, `c` | `[batch, n, groups, N]` |
//! | `states` | `[batch, chunks, heads, N, P]`, `f32`, with `chunks` = ⌈n / L⌉ |
//! | `decay` | `[batch, chunks, heads]`, `f32` |

use tile_kernel::prelude::*;

/// The logarithm l of the decay at each time step of a chunk: the running sum of Δ·a. Zero step
/// sizes past the end leave it unchanged.
#[tile_fn]
fn log_decay<const L: usize>(step: &Tile<f32, 1>, l: &mut Tile<f32, 1>, a: f32) {
    dims!(step = [L], l = [L]);
    let mut scaled = fragment::<f32>([L]);
    parallel!(L, |i| {
        scaled[i] = step[i] * a;
    });
    cumsum(&scaled, l, 0);
}

/// What each chunk adds to the state, Σᵢ exp(l_last − lᵢ)·Δᵢ·Bᵢᵀ·xᵢ, and its decay, exp(l_last).
///
/// A block handles one chunk of one head: it scales the rows of x by their weights in shared
/// memory, then one GEMM, Bᵀ·x, gives the `N`×`P` state.
#[tile_kernel(default(T = f32, L = 64, N = 128, P = 64))]
pub fn mamba2_chunk_state<T: Float, const L: usize, const N: usize, const P: usize>(
    x: &Tensor<T, 4>,
    dt: &Tensor<f32, 3>,
    a: &Tensor<f32, 1>,
    b: &Tensor<T, 4>,
    states: &mut Tensor<f32, 5>,
    decay: &mut Tensor<f32, 3>,
) {
    dims!(x = [batch, n, heads, P], dt = [batch, n, heads], a = [heads], b = [batch, n, groups, N]);
    dims!(states = [batch, chunks, heads, N, P], decay = [batch, chunks, heads]);
    require!(chunks == n.div_ceil(L) && heads % groups == 0, "states has a row for each chunk, groups divide heads");
    let [z, y, h] = blocks([batch, chunks, heads]);
    let mut step = fragment::<f32>([L]);
    let mut l = fragment::<f32>([L]);
    let mut b_s = shared::<T>([L, N]);
    let mut x_s = shared::<T>([L, P]);
    let mut state = fragment::<T::Acc>([N, P]);
    copy(dt.at((z, span(y * L, L), h)), &mut step);
    log_decay::<L>(&step, &mut l, a[h]);
    copy(b.at((z, span(y * L, L), h / (heads / groups), ..)), &mut b_s);
    parallel!((L, P), |i, p| {
        let weight = step[i] * (l[L - 1] - l[i]).exp();
        x_s[[i, p]] = cast::<T>(weight * cast::<f32>(x[[z, y * L + i, h, p]]));
    });
    gemm_set(b_s.t(), &x_s, &mut state);
    copy(&state, states.at_mut([z, y, h, 0, 0]));
    parallel!(1, |i| {
        decay[[z, y, h + i]] = l[L - 1].exp();
    });
}

/// The recurrence over chunks: replaces in `states` what each chunk adds by the state that enters
/// it.
///
/// A block walks the chunks of one head with the state in registers. `last`:
/// `[batch, heads, N, P]`, `f32`, is the state after the last chunk.
#[tile_kernel(default(N = 128, P = 64))]
pub fn mamba2_pass_states<const N: usize, const P: usize>(
    decay: &Tensor<f32, 3>,
    states: &mut Tensor<f32, 5>,
    last: &mut Tensor<f32, 4>,
) {
    dims!(states = [batch, chunks, heads, N, P], decay = [batch, chunks, heads], last = [batch, heads, N, P]);
    let [z, h] = blocks([batch, heads]);
    let mut state = fragment::<f32>([N, P]);
    clear(&mut state);
    for y in 0..chunks {
        let keep = decay[[z, y, h]];
        parallel!((N, P), |i, j| {
            let added = states[[z, y, h, i, j]];
            states[[z, y, h, i, j]] = state[[i, j]];
            state[[i, j]] = state[[i, j]] * keep + added;
        });
    }
    copy(&state, last.at_mut([z, h, 0, 0]));
}

/// The outputs: yᵢ = exp(lᵢ)·Cᵢ·S + Σⱼ≤ᵢ (Cᵢ·Bⱼᵀ)·exp(lᵢ − lⱼ)·Δⱼ·xⱼ + d·xᵢ, with S the state that
/// enters the chunk.
///
/// A block handles one chunk of one head with three GEMMs: C·S, the `L`×`L` tile C·Bᵀ, and that
/// tile, masked and weighted, times x.
#[tile_kernel(default(T = f32, L = 64, N = 128, P = 64))]
pub fn mamba2_chunk_scan<T: Float, const L: usize, const N: usize, const P: usize>(
    x: &Tensor<T, 4>,
    dt: &Tensor<f32, 3>,
    a: &Tensor<f32, 1>,
    b: &Tensor<T, 4>,
    c: &Tensor<T, 4>,
    d: &Tensor<f32, 1>,
    states: &Tensor<f32, 5>,
    out: &mut Tensor<T, 4>,
) {
    dims!(x = [batch, n, heads, P], dt = [batch, n, heads], a = [heads], d = [heads], out = [batch, n, heads, P]);
    dims!(b = [batch, n, groups, N], c = [batch, n, groups, N], states = [batch, chunks, heads, N, P]);
    require!(chunks == n.div_ceil(L) && heads % groups == 0, "states has a row for each chunk, groups divide heads");
    let [z, y, h] = blocks([batch, chunks, heads]);
    let mut step = fragment::<f32>([L]);
    let mut l = fragment::<f32>([L]);
    let mut b_s = shared::<T>([L, N]);
    let mut c_s = shared::<T>([L, N]);
    let mut x_s = shared::<T>([L, P]);
    let mut state = shared::<T>([N, P]);
    let mut s = fragment::<T::Acc>([L, L]);
    let mut p = fragment::<T>([L, L]);
    let mut o = fragment::<T::Acc>([L, P]);
    copy(dt.at((z, span(y * L, L), h)), &mut step);
    log_decay::<L>(&step, &mut l, a[h]);
    copy(b.at((z, span(y * L, L), h / (heads / groups), ..)), &mut b_s);
    copy(c.at((z, span(y * L, L), h / (heads / groups), ..)), &mut c_s);
    copy(x.at((z, span(y * L, L), h, ..)), &mut x_s);
    copy(states.at([z, y, h, 0, 0]), &mut state);
    gemm_set(&c_s, &state, &mut o);
    gemm_set(&c_s, b_s.t(), &mut s);
    parallel!((L, P), |i, j| {
        o[[i, j]] *= cast::<T::Acc>(l[i].exp());
    });
    parallel!((L, L), |i, j| {
        let weight = select(j <= i, (l[i] - l[j]).exp() * step[j], 0.0);
        p[[i, j]] = cast::<T>(cast::<f32>(s[[i, j]]) * weight);
    });
    gemm(&p, &x_s, &mut o);
    parallel!((L, P), |i, j| {
        o[[i, j]] += cast::<T::Acc>(d[h] * cast::<f32>(x_s[[i, j]]));
    });
    copy(&o, out.at_mut((z, span(y * L, L), h, ..)));
}
