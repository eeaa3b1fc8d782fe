//! Memory for the packed operands that the blocks of a launch share.

use super::Zeroed;
use std::sync::{Arc, Mutex};
use tile_core::launch::{HostPlan, PanelPlan};

/// The most memory a launch takes for them. Where that is not enough, blocks
/// pack for themselves.
const LIMIT: usize = 256 << 20;

/// Memory that a device keeps between launches: fresh pages are slow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept(Arc<Mutex<Option<Zeroed>>>);

impl Kept {
    /// At least `bytes`, with any contents.
    fn take(&self, bytes: usize) -> Option<Zeroed> {
        let kept = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        kept.filter(|memory| memory.len() >= bytes).or_else(|| Zeroed::new(bytes))
    }

    fn put(&self, memory: Zeroed) {
        let mut kept = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // A launch at the same time may have put back its own.
        if kept.as_ref().is_none_or(|other| other.len() < memory.len()) {
            *kept = Some(memory);
        }
    }
}

/// The memory of one launch.
#[derive(Debug)]
pub(crate) struct SharedPanels<'a> {
    kept: &'a Kept,
    memory: Option<Zeroed>,
    /// States and bytes for each of the plan's panels.
    places: Vec<[*mut u8; 2]>,
}

impl<'a> SharedPanels<'a> {
    /// For the panels of a plan that several blocks use.
    pub(crate) fn new(kept: &'a Kept, plan: &HostPlan, level: u32) -> Self {
        let nowhere = [std::ptr::null_mut(); 2];
        let mut shared = SharedPanels { kept, memory: None, places: vec![nowhere; plan.panels.len()] };
        let mut total = 0;
        let sizes: Vec<Option<[usize; 2]>> = plan
            .panels
            .iter()
            .map(|panels| {
                let [states, bytes] = size(panels, level)?;
                let sum = states.checked_add(bytes).and_then(|sum| sum.checked_add(total))?;
                total = if sum <= LIMIT { sum } else { return None };
                Some([states, bytes])
            })
            .collect();
        if total == 0 {
            return shared;
        }
        let Some(memory) = kept.take(total) else { return shared };
        let mut at = memory.start();
        for (place, sizes) in shared.places.iter_mut().zip(sizes) {
            let Some([states, bytes]) = sizes else { continue };
            *place = [at, at.wrapping_add(states)];
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
    pub(crate) fn places(&self) -> &[[*mut u8; 2]] {
        &self.places
    }
}

impl Drop for SharedPanels<'_> {
    fn drop(&mut self) {
        if let Some(memory) = self.memory.take() {
            self.kept.put(memory);
        }
    }
}

/// Bytes for states, in whole cache lines, and for regions.
fn size(panels: &PanelPlan, level: u32) -> Option<[usize; 2]> {
    if panels.uses < 2 {
        return None;
    }
    let regions = panels.counts.iter().try_fold(1_i64, |product, &count| product.checked_mul(count))?;
    let regions = usize::try_from(regions).ok()?;
    let bytes = (panels.bytes)(level, panels.operand).checked_mul(regions)?;
    Some([regions.checked_next_multiple_of(64)?, bytes])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_kept_within_limits() {
        let panels = |counts, uses| PanelPlan { extents: [1; 5], counts, uses, operand: [1, 1], bytes: |_, _| 64 };
        let plan = HostPlan {
            panels: vec![
                panels([2, 3, 1, 1, 1], 2),
                panels([1; 5], 1),
                panels([i64::MAX; 5], 9),
                panels([1 << 40, 1, 1, 1, 1], 2),
            ],
            ..HostPlan::default()
        };
        let kept = Kept::default();
        let first = SharedPanels::new(&kept, &plan, 0);
        let places: Vec<bool> = first.places().iter().map(|place| place[0].is_null()).collect();
        assert_eq!(places, [false, true, true, true]);
        let address = first.places()[0][0];
        drop(first);
        assert_eq!(SharedPanels::new(&kept, &plan, 0).places()[0][0], address);
    }
}
