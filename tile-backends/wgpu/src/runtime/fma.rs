//! Whether a device's `fma` rounds once.
//!
//! WGSL lets `fma` be a product and a sum, each rounded, and names nothing by which
//! a program could ask. So products and sums of which the two differ are computed on
//! the device and compared with the host's. A device that fuses none of thousands
//! wrongly has an instruction for it, which compilers have no reason to take apart.

use super::device::Wgpu;
use super::probe::Probe;
use tile_core::launch::LaunchError;

const TEXT: &str = "@group(0) @binding(0) var<storage, read> operands: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> results: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let each = operands[id.x];
  results[id.x] = fma(each.x, each.y, each.z);
}
";

/// Workgroups, of 64 products each.
const GROUPS: u32 = 32;

/// A product's operands, what is added, and one more word.
type Operands = [f32; 4];

/// Operands of which a product and a sum are not what is rounded once.
fn operands() -> impl Iterator<Item = Operands> {
    // The generator of Numerical Recipes; any would do.
    let mut state = 1_u32;
    let mut mantissa = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f32::from_bits(0x3f80_0000 | state >> 9)
    };
    std::iter::repeat_with(move || {
        let [x, y, z] = [(); 3].map(|()| mantissa());
        let z = if z < 1.5 { -(x * y) } else { z * 2_f32.powi(-14) };
        [x, -y, -z, 0.0]
    })
    .filter(|&[x, y, z, _]| x.mul_add(y, z) != x * y + z)
}

impl Wgpu {
    /// Whether `fma` rounds once.
    pub(super) async fn fuses(&self) -> Result<bool, LaunchError> {
        let operands: Vec<Operands> = operands().take(64 * GROUPS as usize).collect();
        let expected = operands.iter().flat_map(|&[x, y, z, _]| x.mul_add(y, z).to_le_bytes());
        let bytes: Vec<u8> = operands.iter().flatten().flat_map(|x| x.to_le_bytes()).collect();
        let (action, results) = ("seeing how `fma` rounds", 4 * operands.len());
        let found = self.probe(Probe { action, text: TEXT, operands: &bytes, results, groups: GROUPS }).await?;
        Ok(found.into_iter().eq(expected))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_tell_what_is_fused() {
        let some: Vec<Operands> = operands().take(1000).collect();
        assert!(some.iter().all(|&[x, y, z, _]| x.mul_add(y, z) != x * y + z));
        // Some lose everything when they are rounded twice, some a unit.
        let lost = some.iter().filter(|&&[x, y, z, _]| x * y + z == 0.0).count();
        assert!((100..900).contains(&lost), "{lost}");
    }
}
