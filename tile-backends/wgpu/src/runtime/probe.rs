//! What only running something tells of a device. Small modules are run when a device
//! is opened, and their results compared with what the host knows.

use super::device::{CANNOT_WAIT, Wgpu};
use super::memory::Memory;
use tile_core::launch::LaunchError;
use wgpu::{
    BindGroupDescriptor, BindGroupEntry, CommandEncoderDescriptor, ComputePassDescriptor, ComputePipelineDescriptor,
    ShaderModuleDescriptor, ShaderSource,
};

/// A module that is run once.
pub(super) struct Probe<'a> {
    /// What it is run for, in errors.
    pub(super) action: &'a str,
    /// Its text: operands are its binding 0 of group 0 where there are any, results
    /// the next one.
    pub(super) text: &'a str,
    pub(super) operands: &'a [u8],
    /// Bytes of the results.
    pub(super) results: usize,
    /// Workgroups that run.
    pub(super) groups: u32,
}

impl Wgpu {
    /// The results of a probe.
    pub(super) async fn probe(&self, probe: Probe<'_>) -> Result<Vec<u8>, LaunchError> {
        let mut memories = Vec::new();
        if !probe.operands.is_empty() {
            let input = Memory::zeros(self, probe.operands.len() as u64)?;
            input.write(probe.operands)?;
            memories.push(input);
        }
        let output = Memory::zeros(self, probe.results as u64)?;
        let buffers = memories.iter().chain([&output]).map(|memory| memory.buffer.as_entire_binding());
        self.watched(&|| probe.action.to_owned(), || {
            let device = self.device();
            let source = ShaderModuleDescriptor { label: None, source: ShaderSource::Wgsl(probe.text.into()) };
            let pipeline = device.create_compute_pipeline(&ComputePipelineDescriptor {
                label: None,
                layout: None,
                module: &device.create_shader_module(source),
                entry_point: Some("main"),
                compilation_options: Default::default(),
                cache: None,
            });
            let entries = (0..).zip(buffers).map(|(binding, resource)| BindGroupEntry { binding, resource });
            let group = device.create_bind_group(&BindGroupDescriptor {
                label: None,
                layout: &pipeline.get_bind_group_layout(0),
                entries: &entries.collect::<Vec<_>>(),
            });
            let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor::default());
            {
                let mut pass = encoder.begin_compute_pass(&ComputePassDescriptor::default());
                pass.set_pipeline(&pipeline);
                pass.set_bind_group(0, &group, &[]);
                pass.dispatch_workgroups(probe.groups, 1, 1);
            }
            self.queue().submit([encoder.finish()]);
        })?;
        // Nobody else polls the device yet, but in a browser.
        match CANNOT_WAIT {
            true => self.begin_read(&output.buffer, 0, probe.results)?.arrived().await,
            false => output.read(probe.results),
        }
    }
}
