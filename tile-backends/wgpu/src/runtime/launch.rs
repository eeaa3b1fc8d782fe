//! A launch, from arguments to work on the queue.

use super::bind_groups::Shown;
use super::device::{CANNOT_WAIT, Wgpu};
use super::memory::Collected;
use super::messages::Messages;
use super::program::Program;
use super::shared_buffers;
use super::units::{VECTOR, WORD};
use crate::compile::TARGET;
use crate::wgsl::Class;
use std::sync::Arc;
use std::time::Duration;
use tile_core::launch::prologue::{Origin, Plan};
use tile_core::launch::{
    self, Arg, Device, Identity, Instance, LaunchError, Remark, TensorParts, check_args, mark_written,
};
#[cfg(not(target_family = "wasm"))]
use tile_core::launch::{LaunchOutline, Preparation};
use tile_simt::facts::words;
use wgpu::{BindGroup, BindGroupDescriptor, BindGroupEntry, BindingResource, Buffer, BufferBinding, BufferSize};

impl Device for Wgpu {
    fn target(&self) -> &'static str {
        TARGET
    }

    /// Submits the kernel, at once or with others of a [batch](Wgpu::batch), and
    /// returns, unless it prints or asserts: then the launch also waits for it.
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.alive()?;
        let instance = &instance.with_checks(self.checks());
        check_args(instance, args, self.memory(), &memory_name)?;
        self.submit_launch(instance, args)?;
        // SAFETY: the arguments are checked, and the queue has later uses behind the
        // launch. Buffers hold zeros where none of it runs.
        unsafe { mark_written(args) };
        Ok(())
    }

    fn remarks(&self) -> Vec<Remark> {
        Wgpu::remarks(self)
    }

    /// The time on the device, where it has timestamps.
    fn timed(&self, work: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        self.measure(work).map(|((), time)| time)
    }

    /// Compiles what a launch on buffers of whole vectors runs, none of which is shared by an input
    /// and an output. Not in browsers, whose devices stay on their thread.
    #[cfg(not(target_family = "wasm"))]
    fn prepare(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Preparation<'_>> {
        let outline = LaunchOutline::of(&instance.with_checks(self.checks()), args);
        // SAFETY: a program is compiled for what arguments look like.
        Some(Box::new(move || unsafe {
            outline.with(|instance, args| {
                // The launch meets the error, too.
                let _ = self.program(instance, args, self.class().vectors, false);
            });
        }))
    }

    fn identity(&self) -> Identity {
        let info = self.device().adapter_info();
        let driver = format!("{} {}", info.driver, info.driver_info).trim().to_owned();
        Identity { name: self.name().to_owned(), architecture: format!("{} {}", info.backend, info.name), driver }
    }
}

/// What the code of a program depends on: the facts of each tensor, and whether all buffers consist
/// of whole vectors ([`Class::vectors`]) and an input lies in the buffer of an output
/// ([`Class::read_write`]).
fn facts(args: &[Arg<'_>], vectors: bool, read_write: bool) -> Vec<u32> {
    words(args).chain([u32::from(vectors) | u32::from(read_write) << 1]).collect()
}

impl Wgpu {
    /// The program for arguments of these facts.
    fn program(
        &self,
        instance: &Instance<'_>,
        args: &[Arg<'_>],
        vectors: bool,
        read_write: bool,
    ) -> Result<Arc<Program>, LaunchError> {
        let shared = self.shared();
        let make = || Program::new(shared, &Class { vectors, read_write, ..self.class().clone() }, instance, args);
        shared.programs.get(instance, &facts(args, vectors, read_write), make)
    }

    /// Launches a kernel on arguments that are checked.
    fn submit_launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let shared = self.shared();
        let buffers = collect(args);
        let read_write = shared_buffers::check(instance, args, &buffers)?;
        // A buffer of the program may end with a part of a vector.
        let whole = buffers.iter().flatten().all(|(_, buffer)| buffer.size().is_multiple_of(VECTOR));
        let vectors = whole && self.class().vectors;
        let program = self.program(instance, args, vectors, read_write)?;
        let plan = program.compiled.prologue.plan(args)?;
        let name = instance.def().name;
        let Some(groups) = groups(name, &plan, shared.limits.max_compute_workgroups_per_dimension)? else {
            return Ok(());
        };
        let unsupported =
            |reason: String| LaunchError::Unsupported { kernel: name.to_owned(), target: TARGET.to_owned(), reason };
        let most = shared.limits.max_storage_buffer_binding_size;
        let take = |&bytes: &usize| shared.scratch.take(self.shared(), bytes as u64, "making a workspace");
        let workspaces: Vec<Buffer> = plan.workspaces.iter().map(take).collect::<Result<_, _>>()?;
        let mut windows = Vec::new();
        let mut bases = Vec::new();
        let compiled = &program.compiled;
        for (bound, binding) in compiled.memories.iter().zip(&compiled.emitted.buffers) {
            let window = match *bound {
                Origin::Workspace(i) => Window::first(&workspaces[i], plan.workspaces[i] as u64),
                Origin::Argument(i) => {
                    let missing = || LaunchError::Arguments {
                        kernel: name.to_owned(),
                        reason: format!("argument {i} has no buffer"),
                    };
                    let (Arg::Tensor(tensor), Some((start, buffer))) = (&args[i], &buffers[i]) else {
                        return Err(missing());
                    };
                    Window::of(self, tensor, *start, buffer).ok_or_else(missing)?
                }
            };
            let width = compiled.kernel.bufs[binding.buf].elem.bytes() as u64;
            check_size(window.size, width, most).map_err(unsupported)?;
            bases.push(window.base);
            windows.push(window);
        }
        if CANNOT_WAIT && read_write {
            let name = |at: usize| match compiled.memories[at] {
                Origin::Argument(i) => instance.def().params[i].name,
                Origin::Workspace(_) => "a workspace",
            };
            let shown = windows.iter().map(|window| (&window.buffer, window.offset..window.offset + window.size));
            shared_buffers::check_windows(
                &shown.collect::<Vec<_>>(),
                shared.limits.min_storage_buffer_offset_alignment,
                &name,
            )
            .map_err(unsupported)?;
        }
        let sites = &program.compiled.emitted.sites;
        if CANNOT_WAIT && !sites.is_empty() {
            let reason = "it prints or asserts, and a browser cannot wait for what it has to say";
            return Err(unsupported(reason.to_owned()));
        }
        let messages = if sites.is_empty() { None } else { Some(Messages::new(self, sites)?) };
        if let Some(messages) = &messages {
            windows.push(Window::first(messages.buffer(), messages.buffer().size()));
        }
        let words = program.compiled.words(&plan, &bases);
        // Memory that is this launch's alone is in no bind group of another one.
        let lasts = workspaces.is_empty() && messages.is_none();
        let launched = self.watched(&|| format!("launching kernel `{name}`"), || {
            let group = self.group(&program, &windows, lasts);
            self.shared().recorder.record(self.shared(), &program, &group, &workspaces, &words, groups);
        });
        workspaces.into_iter().for_each(|workspace| shared.scratch.give(workspace));
        if launched.is_err() {
            // A group that wgpu found wrong would be found again.
            windows.iter().for_each(|window| shared.groups.forget(&window.buffer));
        }
        launched?;
        match messages {
            Some(messages) => messages.finish(sites, instance.def().file),
            None => Ok(()),
        }
    }

    /// The bind group of a launch, which lasts if others may see the same.
    fn group(&self, program: &Program, windows: &[Window], lasts: bool) -> BindGroup {
        let make = || {
            let words = BufferBinding {
                buffer: self.shared().recorder.words(),
                offset: 0,
                size: BufferSize::new(4 * u64::from(program.compiled.emitted.words)),
            };
            let mut entries = vec![BindGroupEntry { binding: 0, resource: BindingResource::Buffer(words) }];
            entries.extend((1..).zip(windows).map(|(binding, window)| BindGroupEntry {
                binding,
                resource: BindingResource::Buffer(BufferBinding {
                    buffer: &window.buffer,
                    offset: window.offset,
                    size: BufferSize::new(window.size),
                }),
            }));
            self.device().create_bind_group(&BindGroupDescriptor {
                label: None,
                layout: &program.bindings,
                entries: &entries,
            })
        };
        if !lasts {
            return make();
        }
        let windows = windows.iter().map(|window| (window.buffer.clone(), window.offset, window.size)).collect();
        self.shared().groups.get(Shown { program: program.number, windows }, make)
    }
}

/// Refuses what a binding cannot show so many bytes of, or programs cannot number:
/// numbers of elements have 32 bits.
fn check_size(bytes: u64, width: u64, most: u64) -> Result<(), String> {
    if bytes > most {
        return Err(format!("a tensor spans {bytes} bytes; maxStorageBufferBindingSize of the device is {most}"));
    }
    let elements = bytes / width;
    match elements > 1 << 32 {
        true => Err(format!("a tensor spans {elements} elements, and 32 bits number them")),
        false => Ok(()),
    }
}

fn memory_name(memory: launch::Memory) -> String {
    match memory {
        launch::Memory::Host => "host memory".to_owned(),
        launch::Memory::Device(number) => format!("wgpu device {number}"),
    }
}

/// The part of a buffer that a binding shows.
struct Window {
    buffer: Buffer,
    offset: u64,
    size: u64,
    /// The number of element 0 in it.
    base: u32,
}

impl Window {
    /// The first bytes of a buffer.
    fn first(buffer: &Buffer, bytes: u64) -> Window {
        let size = bytes.next_multiple_of(VECTOR).max(VECTOR).min(buffer.size());
        Window { buffer: buffer.clone(), offset: 0, size, base: 0 }
    }

    /// That of a tensor's elements, from an offset on at which bindings may start.
    fn of(wgpu: &Wgpu, tensor: &TensorParts<'_>, start: u64, buffer: &Buffer) -> Option<Window> {
        let align = u64::from(wgpu.shared().limits.min_storage_buffer_offset_alignment);
        let first = (tensor.address.addr() as u64).checked_sub(start)?;
        let width = tensor.dtype.bytes() as u64;
        let span = (tensor.span() as u64).max(width);
        let end = (first + span).next_multiple_of(VECTOR).min(buffer.size() / WORD * WORD);
        // Nothing is read of a tensor without elements, wherever it begins.
        let least = VECTOR.min(buffer.size() / WORD * WORD);
        let offset = (first / align * align).min((buffer.size() - least) / align * align);
        let (size, base) = (end.saturating_sub(offset).max(least), first.saturating_sub(offset) / width);
        (offset + size <= buffer.size()).then(|| Window { buffer: buffer.clone(), offset, size, base: base as u32 })
    }
}

/// The buffers of tensors, each with its address; nothing for scalars, and for
/// tensors that are not of this backend.
fn collect(args: &mut [Arg<'_>]) -> Vec<Option<(u64, Buffer)>> {
    let each = args.iter_mut().map(|arg| match arg {
        Arg::Tensor(tensor) => {
            let collected = Collected::default();
            tensor.hold()?.queue(&collected, &mut || {});
            collected.0.into_inner().pop()
        }
        Arg::Scalar(_) => None,
    });
    each.collect()
}

/// Workgroups on each axis, `x` first: a line of all blocks, folded where it is
/// longer than an axis may be; `None` when there is nothing to run.
fn groups(kernel: &str, plan: &Plan, limit: u32) -> Result<Option<[u32; 3]>, LaunchError> {
    let refused = || LaunchError::Grid {
        kernel: kernel.to_owned(),
        grid: plan.grid,
        limit: u64::from(limit).pow(3).min(u32::MAX.into()),
    };
    let blocks = match plan.grid.contains(&0) {
        true => return Ok(None),
        false => plan.blocks().and_then(|blocks| u32::try_from(blocks).ok()).ok_or_else(refused)?,
    };
    let x = blocks.min(limit);
    let y = blocks.div_ceil(x).min(limit);
    let z = u64::from(blocks).div_ceil(u64::from(x) * u64::from(y));
    // What numbers the workgroups has 32 bits.
    let numbers = z * u64::from(x) * u64::from(y);
    if z > u64::from(limit) || numbers > u64::from(u32::MAX) {
        return Err(refused());
    }
    Ok(Some([x, y, z as u32]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::ir::text::parse;
    use tile_core::launch::Scalar;
    use tile_core::launch::prologue::Prologue;

    fn plan(extents: [i64; 3]) -> Plan {
        let text = "kernel k(%z z: index, %y y: index, %x x: index) grid %z, %y, %x
                    body (%i: index, %j: index, %k: index) {}";
        let func = parse(text).expect("it is well-formed");
        let scalar = |extent: i64| Arg::Scalar(Scalar { dtype: tile_core::elem::DType::Index, bits: extent as u64 });
        Prologue::new(&func).and_then(|p| p.plan(&extents.map(scalar))).expect("nothing is required")
    }

    #[test]
    fn elements_have_numbers_of_a_word() {
        assert_eq!(check_size(1 << 32, 1, u64::MAX), Ok(()));
        assert_eq!(check_size(1 << 34, 4, u64::MAX), Ok(()));
        let refused = |bytes, width, most| check_size(bytes, width, most).expect_err("too much");
        assert!(refused((1 << 32) + 16, 1, u64::MAX).contains("4294967312 elements"));
        assert!(refused((1 << 34) + 16, 4, u64::MAX).contains("4294967300 elements"));
        assert!(refused(4112, 4, 4096).contains("maxStorageBufferBindingSize of the device is 4096"));
    }

    #[test]
    fn grids_are_folded_lines() {
        let groups = |extents| groups("k", &plan(extents), 65_535);
        assert_eq!(groups([2, 3, 4]), Ok(Some([24, 1, 1])));
        assert_eq!(groups([2, 0, 4]), Ok(None));
        assert_eq!(groups([-1, 1 << 40, 4]), Ok(None));
        assert_eq!(groups([1, 1, 65_536]), Ok(Some([65_535, 2, 1])));
        assert_eq!(groups([1, 1 << 13, 1 << 13]), Ok(Some([65_535, 1025, 1])));
        for extents in [[1, 1 << 16, 1 << 16], [1 << 30, 1 << 30, 1 << 30]] {
            assert!(matches!(groups(extents), Err(LaunchError::Grid { .. })));
        }
    }
}
