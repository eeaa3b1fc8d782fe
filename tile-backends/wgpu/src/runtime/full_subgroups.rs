//! Whether subgroups are full, and numbered without gaps.
//!
//! Invocations that work together are numbered along their subgroups
//! ([`wgsl`](crate::wgsl)). WebGPU promises neither that all of a workgroup's are full nor
//! that their numbers follow one another; a driver for which that does not hold would
//! have two invocations do the work of one, and leave out another's. So workgroups of
//! two sizes write what number each invocation has, and there is one of each then.

use super::device::Wgpu;
use super::probe::Probe;
use tile_core::launch::LaunchError;

/// Workgroups that run of each size.
const GROUPS: u32 = 4;

/// The most invocations of a workgroup, which is what every device of WebGPU has.
const MOST: u32 = 256;

/// The number of each of so many invocations, and the size of its subgroup.
fn text(threads: u32) -> String {
    format!(
        "@group(0) @binding(0) var<storage, read_write> results: array<vec2<u32>>;

@compute @workgroup_size({threads})
fn main(
  @builtin(workgroup_id) group: vec3<u32>,
  @builtin(local_invocation_index) at: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {{
  results[group.x * {threads}u + at] = vec2(subgroup * lanes + lane, lanes);
}}
"
    )
}

/// Whether each workgroup's invocations have all numbers, in subgroups of at least so
/// many.
fn are_full(results: &[u8], threads: u32, least: u32) -> bool {
    let word = |bytes: &[u8]| bytes.try_into().map_or(u32::MAX, u32::from_le_bytes);
    let pairs: Vec<[u32; 2]> = results.chunks_exact(8).map(|pair| [word(&pair[..4]), word(&pair[4..])]).collect();
    pairs.chunks(threads as usize).all(|group| {
        let mut numbers: Vec<u32> = group.iter().map(|&[number, _]| number).collect();
        numbers.sort_unstable();
        numbers.into_iter().eq(0..threads) && group.iter().all(|&[_, lanes]| lanes >= least)
    })
}

impl Wgpu {
    /// Whether subgroups are as programs take them to be.
    pub(super) async fn has_full_subgroups(&self) -> Result<bool, LaunchError> {
        let least = self.class().subgroup;
        let most = self.class().max_threads.min(MOST);
        // As many as work is divided among at least, and many.
        for threads in [least.max(32).min(most), most] {
            let (action, results) = ("seeing how subgroups are numbered", 8 * (threads * GROUPS) as usize);
            let probe = Probe { action, text: &text(threads), operands: &[], results, groups: GROUPS };
            if !are_full(&self.probe(probe).await?, threads, least) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(pairs: &[[u32; 2]]) -> Vec<u8> {
        pairs.iter().flatten().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn gaps_and_small_subgroups_are_found() {
        let full: Vec<[u32; 2]> = [4, 5, 6, 7, 0, 1, 2, 3].map(|number| [number, 4]).into();
        assert!(are_full(&bytes(&full), 8, 4));
        assert!(are_full(&bytes(&full), 8, 2));
        assert!(!are_full(&bytes(&full), 8, 8));
        // Of two workgroups one is enough.
        let partial: Vec<[u32; 2]> = full.iter().copied().chain([0, 1, 2, 4, 5, 6, 8, 9].map(|n| [n, 4])).collect();
        assert!(!are_full(&bytes(&partial), 8, 4));
        let twice: Vec<[u32; 2]> = [0, 1, 2, 3, 0, 1, 2, 3].map(|number| [number, 4]).into();
        assert!(!are_full(&bytes(&twice), 8, 4));
    }
}
