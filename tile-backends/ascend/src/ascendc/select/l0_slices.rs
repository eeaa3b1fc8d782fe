//! K-slices of GEMM operands: how much of k L0A and L0B hold at a time, and in which buffers.

use super::{Rotation, Select, Selected};
use crate::ir::Mmad;

/// The slices of one GEMM.
#[derive(Clone, Copy)]
pub(super) struct Slices {
    /// The number of the loop over several slices; `None` if one slice is all of k.
    pub(super) in_loop: Option<u32>,
    /// Elements of k in a slice.
    pub(super) step: u64,
    /// The first byte of both memories that the GEMM has.
    pub(super) first: u64,
    /// Bytes of one buffer.
    pub(super) budget: u64,
    /// The loop whose iterations alternate between buffers.
    pub(super) rotation: Option<Rotation>,
}

impl Select<'_> {
    /// Refuses operands of bytes that are transposed in pieces of which a tile has no whole number.
    pub(super) fn check_transposed(&self, mmad: &Mmad, width: u64) -> Selected<()> {
        let transposed = [(mmad.a, mmad.a_transposed), (mmad.b, !mmad.b_transposed)];
        for (tile, _) in transposed.into_iter().filter(|(_, transposed)| *transposed && width == 1) {
            let shape = &self.program.tiles[tile].shape;
            if !shape.iter().all(|extent| extent.is_multiple_of(32)) {
                let elem = self.elem(mmad.a);
                let reason = format!(
                    "a tile {shape:?} of {elem} that a GEMM takes transposed; extents have to be multiples of 32"
                );
                return self.unsupported(reason);
            }
        }
        Ok(())
    }

    /// The slices of a GEMM of these extents, of elements of `width` bytes.
    pub(super) fn slices(&mut self, [m, n, k]: [u64; 3], width: u64) -> Selected<Slices> {
        let rotation =
            self.loops.last().filter(|(_, buffers)| *buffers > 1).map(|&(of, buffers)| Rotation { of, buffers });
        // GEMMs of one iteration alternate between halves.
        let alternate = self.products.last_mut().filter(|(all, _)| *all > 1).map(|(_, done)| {
            *done += 1;
            u64::from(*done % 2)
        });
        let rotation = if alternate.is_some() { None } else { rotation };
        let l0 = u64::from(self.program.chip.l0);
        let tallest = m.div_ceil(16).max(n.div_ceil(16)) * 16 * width;
        let unit = (32 / width).max(16);
        let whole_k = k.next_multiple_of(unit);
        let buffers = if alternate.is_some() { 2 } else { rotation.map_or(1, |rotation| u64::from(rotation.buffers)) };
        let budget = l0 / buffers / 512 * 512;
        let several = tallest * whole_k > budget;
        // k-slices have a double buffer of their own, in the GEMM's half if they fit.
        let part = |budget: u64| (budget, budget / tallest / unit * unit);
        let in_half = alternate.is_some() && part(l0 / 4).1 > 0;
        let (budget, step) = match (several, in_half) {
            (true, true) => part(l0 / 4),
            (true, false) => part(l0 / 2),
            (false, _) => (budget, whole_k),
        };
        if step == 0 {
            return self.unsupported(format!(
                "tiles of a GEMM with {m} rows and {n} columns; L0A and L0B hold {}",
                l0 / 2 / width / 16
            ));
        }
        // As few slices as possible, of equal size: a small one takes as long to start.
        let step = whole_k.div_ceil(whole_k.div_ceil(step)).next_multiple_of(unit);
        let in_loop = several.then(|| {
            self.next_inner += 1;
            self.next_inner - 1
        });
        let rotation = in_loop.map(|of| Rotation { of, buffers: 2 }).or(rotation);
        let first = alternate.filter(|_| rotation.is_none() || in_half).unwrap_or(0) * (l0 / 2);
        Ok(Slices { in_loop, step, first, budget, rotation })
    }
}
