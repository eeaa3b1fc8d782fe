//! Packed operands that blocks share.
//!
//! All blocks of a row of the grid multiply by the same panels of `A`, and all of a column by
//! the same panels of `B`. Packing them in each block costs a noticeable part of the GEMM, and
//! reads memory in an order that caches do not like. So regions of inputs that start at
//! multiples of their extents are numbered, and the first block to pack a region leaves it in
//! memory of the launch for the others.
//!
//! Packed regions of a constant tensor stay for later launches.
//!
//! Nobody waits: a block that finds a region being packed by another block packs its own copy.
//! The state of a region is a byte that goes from free to taken to ready; the last step
//! publishes the packed bytes.

use crate::code::{HostCall, PanelFormat, PanelPlan};
use crate::gemm::PrefetchRows;
use crate::level::{Level, LevelId};
use crate::scalar::CpuElem;
use std::sync::atomic::{AtomicU8, Ordering};

const FREE: u8 = 0;
const TAKEN: u8 = 1;
const READY: u8 = 2;

/// The packed regions of one copy.
#[derive(Clone, Copy, Debug)]
pub struct PanelCache<'a> {
    plan: &'a PanelPlan,
    states: *mut u8,
    memory: *mut u8,
    /// Bytes of a region.
    bytes: usize,
}

/// The memory of a packed operand: shared or the block's own, packed already or not.
#[derive(Clone, Copy, Debug)]
pub struct PanelSlot {
    /// The packed operand.
    pub panel: *mut u8,
    /// Whether it is packed already.
    pub ready: bool,
    /// The block's own memory.
    pub own: *mut u8,
    /// Whether other blocks may use it. Unlike the other fields, this does not depend on the
    /// progress of other threads.
    shared: bool,
    /// The state to change once it is packed, if others wait for it.
    state: *mut u8,
}

impl<'a> PanelCache<'a> {
    /// Number `index` of the call's.
    #[inline(always)]
    pub fn new<L: Level>(call: &'a HostCall<'_>, index: usize) -> Self {
        let plan = &call.plan.panels[index];
        let [states, memory] = call.panels[index];
        PanelCache { plan, states, memory, bytes: (plan.format.bytes)(L::ID.number(), plan.operand) }
    }

    /// The slot of the region that starts at `start`; `own` if blocks do not share it.
    #[inline(always)]
    pub fn slot<const R: usize>(&self, start: [i64; R], own: *mut u8) -> PanelSlot {
        let local = PanelSlot::own(own);
        let Some((state, panel)) = self.place(start) else { return local };
        // SAFETY: the launch's memory outlives its blocks, which access states
        // only atomically.
        let atomic = unsafe { AtomicU8::from_ptr(state) };
        match atomic.compare_exchange(FREE, TAKEN, Ordering::Acquire, Ordering::Acquire) {
            Ok(_) => PanelSlot { panel, ready: false, own, shared: true, state },
            Err(READY) => PanelSlot { panel, ready: true, own, shared: true, state: std::ptr::null_mut() },
            Err(_) => PanelSlot { shared: true, ..local },
        }
    }
}

impl PanelCache<'_> {
    /// The state and memory of the region that starts at `start`, if it is one
    /// that blocks share.
    #[inline(always)]
    fn place<const R: usize>(&self, start: [i64; R]) -> Option<(*mut u8, *mut u8)> {
        if self.states.is_null() {
            return None;
        }
        let mut number = 0;
        let mut axis = 0;
        while axis < R {
            let (extent, count) = (self.plan.extents[axis], self.plan.counts[axis]);
            let index = start[axis] / extent;
            if start[axis] < 0 || index >= count || index * extent != start[axis] {
                return None;
            }
            number = number * count + index;
            axis += 1;
        }
        // SAFETY: every index is below its count, and the launch has memory
        // for the product of the counts.
        Some(unsafe { (self.states.add(number as usize), self.memory.add(number as usize * self.bytes)) })
    }

    /// What to prefetch for the region that starts `by` from `start`: its packed panels, or the
    /// rows they will be packed from.
    #[inline(always)]
    pub fn prefetch_rows<const R: usize>(&self, start: [i64; R], by: [i64; R], rows: PrefetchRows) -> PrefetchRows {
        self.packed(start, by).map_or(rows, |panel| PrefetchRows::contiguous(panel, self.bytes))
    }

    /// The same, but nothing if it is packed: the 4-bit micro-kernel prefetches packed operands
    /// itself.
    #[inline(always)]
    pub fn prefetch_unpacked<const R: usize>(&self, start: [i64; R], by: [i64; R], rows: PrefetchRows) -> PrefetchRows {
        self.packed(start, by).map_or(rows, |panel| PrefetchRows::contiguous(panel, 0))
    }

    /// The region that starts `by` from `start`, if it is packed.
    #[inline(always)]
    fn packed<const R: usize>(&self, mut start: [i64; R], by: [i64; R]) -> Option<*mut u8> {
        let mut axis = 0;
        while axis < R {
            start[axis] = start[axis].wrapping_add(by[axis]);
            axis += 1;
        }
        let (state, panel) = self.place(start)?;
        // SAFETY: as in `slot`.
        let state = unsafe { AtomicU8::from_ptr(state) }.load(Ordering::Relaxed);
        (state == READY).then_some(panel)
    }
}

impl PanelSlot {
    /// The block's own memory, not packed yet.
    #[inline(always)]
    pub fn own(panel: *mut u8) -> PanelSlot {
        PanelSlot { panel, ready: false, own: panel, shared: false, state: std::ptr::null_mut() }
    }

    /// Whether only this block uses the operand.
    #[inline(always)]
    pub fn is_own(&self) -> bool {
        !self.shared
    }

    /// Publishes the operand, which is packed now.
    ///
    /// # Safety
    /// The slot comes from [`PanelCache::slot`] in this launch.
    #[inline(always)]
    pub unsafe fn publish(&self) {
        if !self.state.is_null() {
            // SAFETY: a state of the launch.
            unsafe { AtomicU8::from_ptr(self.state) }.store(READY, Ordering::Release);
        }
    }

    /// Releases the slot without packing, so that another block may pack.
    ///
    /// # Safety
    /// As for [`PanelSlot::publish`].
    #[inline(always)]
    pub unsafe fn give_up(&self) {
        if !self.state.is_null() {
            // SAFETY: a state of the launch.
            unsafe { AtomicU8::from_ptr(self.state) }.store(FREE, Ordering::Relaxed);
        }
    }
}

macro_rules! format {
    ($name:ident, $of:ident, left $left:literal, |$extents:ident| $args:expr) => {
        /// The panel format of an operand of a GEMM of these types.
        pub fn $name<A: CpuElem, B: CpuElem, C: CpuElem>() -> PanelFormat {
            fn bytes<A: CpuElem, B: CpuElem, C: CpuElem>(level: u32, $extents: [i64; 2]) -> usize {
                let (x, y) = $args;
                let bytes = match LevelId::from_number(level) {
                    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
                    Some(LevelId::Avx512 | LevelId::Amx) => crate::gemm::$of::<crate::level::Avx512, A, B, C>(x, y),
                    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
                    Some(LevelId::Avx2) => crate::gemm::$of::<crate::level::Avx2, A, B, C>(x, y),
                    _ => crate::gemm::$of::<crate::level::Baseline, A, B, C>(x, y),
                };
                bytes.next_multiple_of(64)
            }
            PanelFormat { left: $left, elems: [A::DTYPE, B::DTYPE, C::DTYPE], bytes: bytes::<A, B, C> }
        }
    };
}
format!(panel_a, packed_a_bytes, left true, |extents| (extents[0] as usize, extents[1] as usize));
format!(panel_b, packed_b_bytes, left false, |extents| (extents[1] as usize, extents[0] as usize));
format!(panel_u4, packed_u4_bytes, left false, |extents| (extents[1] as usize, extents[0] as usize));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_is_packed_once() {
        let plan = PanelPlan {
            arg: 0,
            extents: [1, 8, 4, 1, 1],
            counts: [3, 2, 2, 1, 1],
            uses: 2,
            operand: [8, 4],
            axes: [1, 2],
            trimmed: [true, false],
            format: panel_b::<f32, f32, f32>(),
        };
        let (mut states, mut memory) = ([FREE; 12], [0_u8; 12 * 64]);
        let (states, memory) = (states.as_mut_ptr(), memory.as_mut_ptr());
        let cache = PanelCache { plan: &plan, states, memory, bytes: 64 };
        let own = std::ptr::null_mut();
        let first = cache.slot([2, 8, 4], own);
        assert_eq!((first.panel, first.ready), (memory.wrapping_add(11 * 64), false));
        let meanwhile = cache.slot([2, 8, 4], own);
        assert!(meanwhile.panel.is_null() && !meanwhile.ready && !meanwhile.is_own());
        // SAFETY: a slot of this cache.
        unsafe { first.publish() };
        let second = cache.slot([2, 8, 4], own);
        assert_eq!((second.panel, second.ready), (first.panel, true));
        for outside in [[3, 0, 0], [0, 4, 0], [0, 16, 0], [-1, 0, 0], [0, 0, -4]] {
            assert!(cache.slot(outside, own).is_own());
        }
    }
}
