//! Programs: what launches of one kind share.

use super::compilation::{Compilation, timed};
use super::context::Context;
use super::remarks;
use crate::compile::{Compiled, LaunchFacts, compile_instance};
use crate::wgsl::Class;
use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tile_core::launch::{Arg, Instance, LaunchError};
use wgpu::{
    BindGroupLayout, BindGroupLayoutDescriptor, BindGroupLayoutEntry, BindingType, BufferBindingType, ComputePipeline,
    ComputePipelineDescriptor, PassthroughShaderEntryPoint, PipelineCompilationOptions, PipelineLayoutDescriptor,
    ShaderModule, ShaderModuleDescriptor, ShaderModuleDescriptorPassthrough, ShaderRuntimeChecks, ShaderSource,
    ShaderStages,
};

/// A kernel on a device.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) compiled: Compiled,
    pub(super) bindings: BindGroupLayout,
    pub(super) pipeline: ComputePipeline,
    /// What bind groups name the program by.
    pub(super) number: u64,
    /// How long it took.
    pub(super) compilation: Compilation,
}

impl Program {
    /// Compiles an instance for launches like this one; another of its tuning
    /// list where it does not fit and the user leaves the choice.
    pub(super) fn new(
        context: &Context,
        class: &Class,
        instance: &Instance<'_>,
        args: &[Arg<'_>],
    ) -> Result<Program, LaunchError> {
        let facts = LaunchFacts::of(args);
        let (compiled, ours) = timed(|| compile_instance(instance, &facts, class));
        let compiled = compiled?;
        let name = instance.def().name;
        let make = || pipeline(context, name, &compiled);
        let (bindings, pipeline, [module, driven]) = context.watched(&|| format!("compiling kernel `{name}`"), make)?;
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        remarks::note(&context.remarks, instance.def(), &compiled);
        let compilation = Compilation {
            kernel: name.to_owned(),
            operations: compiled.emitted.operations,
            ours,
            module,
            pipeline: driven,
        };
        Ok(Program { compiled, bindings, pipeline, number, compilation })
    }
}

/// The pipeline, and how long its module and it took.
fn pipeline(context: &Context, name: &str, compiled: &Compiled) -> (BindGroupLayout, ComputePipeline, [Duration; 2]) {
    let (device, emitted) = (&context.device, &compiled.emitted);
    let storage = |read_only| BufferBindingType::Storage { read_only };
    let mut kinds = vec![BufferBindingType::Uniform];
    kinds.extend(emitted.buffers.iter().map(|binding| storage(!binding.writable)));
    if !emitted.sites.is_empty() {
        kinds.push(storage(false));
    }
    let entry = |(binding, ty)| BindGroupLayoutEntry {
        binding,
        visibility: ShaderStages::COMPUTE,
        // Launches of a submission have their words at offsets.
        ty: BindingType::Buffer { ty, has_dynamic_offset: binding == 0, min_binding_size: None },
        count: None,
    };
    let entries: Vec<_> = (0..).zip(kinds).map(entry).collect();
    let bindings = device.create_bind_group_layout(&BindGroupLayoutDescriptor { label: Some(name), entries: &entries });
    let layout = device.create_pipeline_layout(&PipelineLayoutDescriptor {
        label: Some(name),
        bind_group_layouts: &[Some(&bindings)],
        immediate_size: 0,
    });
    let (module, read) = timed(|| module(context, name, compiled));
    let descriptor = ComputePipelineDescriptor {
        label: Some(name),
        layout: Some(&layout),
        module: &module,
        entry_point: Some("main"),
        // Reading a tile before it is written is no meaning to keep.
        compilation_options: PipelineCompilationOptions { constants: &[], zero_initialize_workgroup_memory: false },
        cache: None,
    };
    let (pipeline, driven) = timed(|| device.create_compute_pipeline(&descriptor));
    (bindings, pipeline, [read, driven])
}

fn module(context: &Context, name: &str, compiled: &Compiled) -> ShaderModule {
    let device = &context.device;
    if let Some(words) = &compiled.spirv {
        let source = ShaderModuleDescriptorPassthrough {
            label: Some(name),
            entry_points: Cow::Owned(vec![PassthroughShaderEntryPoint {
                name: "main".into(),
                workgroup_size: (compiled.emitted.threads, 1, 1),
            }]),
            spirv: Some(words.into()),
            ..ShaderModuleDescriptorPassthrough::default()
        };
        // SAFETY: the words are a module of naga's, in which instructions of matrices
        // that the adapter reports take the place of calls; of accesses, quotients and
        // loops holds what is said below.
        return unsafe { device.create_shader_module_passthrough(source) };
    }
    let text = ShaderSource::Wgsl(compiled.emitted.text.as_str().into());
    let source = ShaderModuleDescriptor { label: Some(name), source: text };
    match context.checks {
        true => device.create_shader_module(source),
        // SAFETY: the kernel masks its accesses to tensors by their extents, which the
        // launch compares with the buffers; indices of tiles are those of the lowering;
        // quotients have functions of their own; and loops run to bounds.
        false => unsafe { device.create_shader_module_trusted(source, ShaderRuntimeChecks::unchecked()) },
    }
}
