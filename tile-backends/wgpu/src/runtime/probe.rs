//! What only running something tells of a device: whether its `fma` rounds once.
//!
//! WGSL lets `fma` be a product and a sum, each rounded, and names nothing by which
//! a program could ask. So products and sums of which the two differ are computed on
//! the device and compared with the host's. A device that fuses none of thousands
//! wrongly has an instruction for it, which compilers have no reason to take apart.

use super::device::{CANNOT_WAIT, Wgpu};
use super::memory::Memory;
use tile_core::launch::LaunchError;
use wgpu::{
    BindGroupDescriptor, BindGroupEntry, CommandEncoderDescriptor, ComputePassDescriptor, ComputePipelineDescriptor,
    ShaderModuleDescriptor, ShaderSource,
};

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
        Ok(self.fused(&operands).await?.into_iter().eq(expected))
    }

    /// The device's results, as bytes.
    async fn fused(&self, operands: &[Operands]) -> Result<Vec<u8>, LaunchError> {
        let bytes: Vec<u8> = operands.iter().flatten().flat_map(|x| x.to_le_bytes()).collect();
        let input = Memory::zeros(self, bytes.len() as u64)?;
        input.write(&bytes)?;
        let results = 4 * operands.len();
        let output = Memory::zeros(self, results as u64)?;
        self.checked(&|| "seeing how `fma` rounds".to_owned(), || {
            let device = self.device();
            let source = ShaderModuleDescriptor { label: None, source: ShaderSource::Wgsl(TEXT.into()) };
            let pipeline = device.create_compute_pipeline(&ComputePipelineDescriptor {
                label: None,
                layout: None,
                module: &device.create_shader_module(source),
                entry_point: Some("main"),
                compilation_options: Default::default(),
                cache: None,
            });
            let buffers = [(0, &input.buffer), (1, &output.buffer)];
            let group = device.create_bind_group(&BindGroupDescriptor {
                label: None,
                layout: &pipeline.get_bind_group_layout(0),
                entries: &buffers
                    .map(|(binding, buffer)| BindGroupEntry { binding, resource: buffer.as_entire_binding() }),
            });
            let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor::default());
            {
                let mut pass = encoder.begin_compute_pass(&ComputePassDescriptor::default());
                pass.set_pipeline(&pipeline);
                pass.set_bind_group(0, &group, &[]);
                pass.dispatch_workgroups(GROUPS, 1, 1);
            }
            self.queue().submit([encoder.finish()]);
        })?;
        // Nobody else polls the device yet, but in a browser.
        match CANNOT_WAIT {
            true => self.begin_read(&output.buffer, results)?.arrived().await,
            false => output.read(results),
        }
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
