//! `gemm` with a packed 4-bit operand B.
//!
//! A separate unpacking loop would write a tile of bytes twice as large as the packed data.
//! Where the machine has byte dot-product instructions, the micro-kernel unpacks the 4-bit
//! values in registers; elsewhere the tile of bytes is made here.

use super::Operand;
use super::gemm::{gemm_packed, left};
use crate::gemm::{PrefetchList, Right, accumulator, multiply, pack_b, supports_u4};
use crate::level::Level;
use crate::scalar::CpuElem;
use crate::view::View;

/// `C (+)= A·B`, where B is unpacked from the bytes of `codes`, `k / 2` by `N`: row `p` of
/// them has row `p` of B in its low bits and row `k / 2 + p` in its high bits.
/// `apart` is a tile for the unpacked B, `k` contiguous elements for each column, and the scratch
/// memory of a GEMM with it.
///
/// # Safety
/// As for [`gemm_packed`]; the tile is whole, and shares memory with nothing else
/// here.
#[inline(always)]
pub unsafe fn gemm_u4<L: Level, S: CpuElem>(
    a: Operand<S, i8>,
    codes: Operand<u8, u8>,
    (tile, scratch): (View<u8, 2>, *mut u8),
    c: View<i32, 2>,
    k: i64,
    accumulate: bool,
    prefetch: PrefetchList,
) {
    let Operand::FusedPack(src, fill, slot) = codes else { unreachable!("codes are left to their product") };
    // SAFETY: the caller's promise; what is published has been packed.
    unsafe {
        if !supports_u4::<L, i8, u8, i32>(k as usize) {
            slot.give_up();
            unpack(src, fill, tile);
            let tile = Operand::<u8, u8>::Tile(tile.permute([1, 0]), scratch);
            return gemm_packed::<L, S, u8, i8, u8, i32>(a, tile, c, k, accumulate, prefetch);
        }
        if !slot.ready {
            pack_b::<L, u8, i8, u8, i32>(src, fill, slot.panel);
            slot.publish();
        }
        let codes = Operand::<u8, u8>::Packed(slot.panel);
        let a = left::<L, S, u8, i8, u8, i32>(a, &codes, c.extent[1]);
        multiply::<L, u8, i8, u8, i32>(a, Right::U4(slot.panel), accumulator(c, accumulate), c, k as usize, prefetch);
    }
}

/// Unpacks the bytes of `src`, `P` by `N`, into the rows of `tile`, `N` by `2P`.
///
/// # Safety
/// Existing elements of `src` can be read and those of `tile`, which is whole and
/// has contiguous rows, written.
#[inline(always)]
unsafe fn unpack(src: View<u8, 2>, fill: u8, tile: View<u8, 2>) {
    let [half, columns] = src.extent;
    let mut j = 0;
    while j < columns {
        // SAFETY: the caller's promise; the halves of a row are apart.
        unsafe {
            let low = std::slice::from_raw_parts_mut(tile.at([j, 0]), half as usize);
            let high = std::slice::from_raw_parts_mut(tile.at([j, half]), half as usize);
            if src.stride[0] == 1 && src.is_whole() {
                let bytes = std::slice::from_raw_parts(src.at([0, j]), half as usize);
                let mut p = 0;
                while p < half as usize {
                    (low[p], high[p]) = (bytes[p] & 15, bytes[p] >> 4);
                    p += 1;
                }
            } else {
                let mut p = 0;
                while p < half as usize {
                    let at = [p as i64, j];
                    let byte = if src.exists(at) { src.at(at).read_unaligned() } else { fill };
                    (low[p], high[p]) = (byte & 15, byte >> 4);
                    p += 1;
                }
            }
        }
        j += 1;
    }
}

#[cfg(test)]
mod tests;
