//! Memory of packed operands: shared by the blocks of a launch, or kept with a constant tensor.

use super::Zeroed;
use crate::code::{HostPlan, PanelPlan};
use std::sync::{Arc, Mutex};
use tile_core::elem::DType;
use tile_core::launch::Arg;

/// The most memory a launch takes for them. Where that is not enough, blocks
/// pack for themselves. What stays with a tensor has no such limit: it is no
/// larger than the tensor and its edges.
const LIMIT: usize = 256 << 20;

/// Memory that a device keeps between launches, to avoid the page faults of new memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct RetainedMemory(Arc<Mutex<Option<Zeroed>>>);

impl RetainedMemory {
    /// At least `bytes`, with any contents.
    fn take(&self, bytes: usize) -> Option<Zeroed> {
        let retained = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        retained.filter(|memory| memory.len() >= bytes).or_else(|| Zeroed::new(bytes))
    }

    fn put(&self, memory: Zeroed) {
        let mut retained = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // A launch at the same time may have put back its own.
        if retained.as_ref().is_none_or(|other| other.len() < memory.len()) {
            *retained = Some(memory);
        }
    }
}

/// The packed regions of a constant tensor, in one panel format.
#[derive(Debug)]
struct Packed {
    key: Key,
    /// States, then regions. The block that has packed a region publishes it by its
    /// state, to the blocks of all launches.
    memory: Zeroed,
}

// SAFETY: states are accessed atomically, and the bytes of a region written by
// the one block that took it and read by others once it has published them (see
// `block::shared_panels`).
unsafe impl Sync for Packed {}

/// What the packed bytes of a tensor's regions depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    level: u32,
    left: bool,
    elems: [DType; 3],
    extents: [i64; 5],
    operand: [i64; 2],
    axes: [usize; 2],
    trimmed: [bool; 2],
}

impl Key {
    fn new(panels: &PanelPlan, level: u32) -> Key {
        let PanelPlan { extents, operand, axes, trimmed, format, .. } = *panels;
        Key { level, left: format.left, elems: format.elems, extents, operand, axes, trimmed }
    }
}

/// The memory of one launch.
#[derive(Debug)]
pub(crate) struct SharedPanels<'a> {
    retained: &'a RetainedMemory,
    memory: Option<Zeroed>,
    /// Those of constant tensors, which are theirs.
    _constant: Vec<Arc<Packed>>,
    /// States and bytes for each of the plan's panels.
    pointers: Vec<[*mut u8; 2]>,
}

impl<'a> SharedPanels<'a> {
    /// For the panels of a plan that several blocks use, or that are of constant
    /// tensors.
    pub(crate) fn new(retained: &'a RetainedMemory, plan: &HostPlan, args: &[Arg<'_>], level: u32) -> Self {
        let nowhere = [std::ptr::null_mut(); 2];
        let mut constant = Vec::new();
        let mut pointers = vec![nowhere; plan.panels.len()];
        let mut total = 0;
        let mut sizes = vec![None; plan.panels.len()];
        for ((panels, pointer), wanted) in plan.panels.iter().zip(&mut pointers).zip(&mut sizes) {
            let Some([states, bytes]) = size(panels, level) else { continue };
            if let Some(packed) = of_constant(panels, args, level, states + bytes) {
                let start = packed.memory.start();
                *pointer = [start, start.wrapping_add(states)];
                constant.push(packed);
            } else if panels.uses >= 2 && states + bytes <= LIMIT - total {
                total += states + bytes;
                *wanted = Some([states, bytes]);
            }
        }
        let mut shared = SharedPanels { retained, memory: None, _constant: constant, pointers };
        if total == 0 {
            return shared;
        }
        let Some(memory) = retained.take(total) else { return shared };
        let mut at = memory.start();
        for (pointer, sizes) in shared.pointers.iter_mut().zip(sizes) {
            let Some([states, bytes]) = sizes else { continue };
            *pointer = [at, at.wrapping_add(states)];
            // SAFETY: all sizes together are `total`.
            unsafe {
                at.write_bytes(0, states);
                at = at.add(states + bytes);
            }
        }
        shared.memory = Some(memory);
        shared
    }

    /// States and bytes for each of the plan's panels, null where they are not
    /// shared.
    pub(crate) fn pointers(&self) -> &[[*mut u8; 2]] {
        &self.pointers
    }
}

impl Drop for SharedPanels<'_> {
    fn drop(&mut self) {
        if let Some(memory) = self.memory.take() {
            self.retained.put(memory);
        }
    }
}

/// The packed regions that stay with the tensor, if it is constant and there is
/// memory for them.
fn of_constant(panels: &PanelPlan, args: &[Arg<'_>], level: u32, bytes: usize) -> Option<Arc<Packed>> {
    let Arg::Tensor(tensor) = args.get(panels.arg)? else { return None };
    let key = Key::new(panels, level);
    let make = || Some(Packed { key, memory: Zeroed::new(bytes)? });
    tensor.derived()?.form(|packed: &Packed| packed.key == key && packed.memory.len() == bytes, make)
}

/// Bytes for states, in whole cache lines, and for regions, whose sum is a
/// number, too.
fn size(panels: &PanelPlan, level: u32) -> Option<[usize; 2]> {
    let regions = panels.counts.iter().try_fold(1_i64, |product, &count| product.checked_mul(count))?;
    let regions = usize::try_from(regions).ok()?;
    let bytes = (panels.format.bytes)(level, panels.operand).checked_mul(regions)?;
    let states = regions.checked_next_multiple_of(64)?;
    states.checked_add(bytes)?;
    Some([states, bytes])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::PanelFormat;
    use tile_core::launch::{Derived, Memory, TensorArg, TensorParts};

    fn panels(counts: [i64; 5], uses: i64) -> PanelPlan {
        let format = PanelFormat { left: false, elems: [DType::F32; 3], bytes: |_, _| 64 };
        PanelPlan { arg: 0, extents: [1; 5], counts, uses, operand: [1, 1], axes: [0, 1], trimmed: [true; 2], format }
    }

    #[test]
    fn memory_is_kept_within_limits() {
        let plan = HostPlan {
            panels: vec![
                panels([2, 3, 1, 1, 1], 2),
                panels([1; 5], 1),
                panels([i64::MAX; 5], 9),
                panels([1 << 40, 1, 1, 1, 1], 2),
            ],
            ..HostPlan::default()
        };
        let retained = RetainedMemory::default();
        let first = SharedPanels::new(&retained, &plan, &[], 0);
        let pointers: Vec<bool> = first.pointers().iter().map(|pointer| pointer[0].is_null()).collect();
        assert_eq!(pointers, [false, true, true, true]);
        let address = first.pointers()[0][0];
        drop(first);
        assert_eq!(SharedPanels::new(&retained, &plan, &[], 0).pointers()[0][0], address);
    }

    #[test]
    fn panels_stay_with_a_constant() {
        let derived = Derived::default();
        let parts = TensorParts {
            dtype: DType::F32,
            address: std::ptr::dangling_mut::<f32>().cast(),
            memory: Memory::Host,
            shape: &[0, 0],
            strides: &[0, 0],
            mutable: false,
        };
        // SAFETY: there are no elements, and one tensor.
        let args = [Arg::Tensor(unsafe { TensorArg::new(parts).with_derived(&derived) })];
        let plan = |counts| HostPlan { panels: vec![panels(counts, 1)], ..HostPlan::default() };
        let retained = RetainedMemory::default();
        let pointer = |counts, level| SharedPanels::new(&retained, &plan(counts), &args, level).pointers()[0];
        let first = pointer([2, 3, 1, 1, 1], 0);
        assert!(!first[0].is_null() && first[1] == first[0].wrapping_add(64));
        assert_eq!(pointer([2, 3, 1, 1, 1], 0), first);
        assert_ne!(pointer([2, 3, 1, 1, 1], 1), first);
        assert!(pointer([i64::MAX; 5], 0)[0].is_null());
        assert_eq!(derived.len(), 2);
    }
}
