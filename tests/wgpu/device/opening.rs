//! Tests of opening a device: by environment variables, from an adapter, and with limits and
//! features that the program chose.

use crate::own::{attempt, expect, increment, numbered};
use crate::support::{during, wgpu};
use crate::{report, support};
use pollster::block_on;
use std::process::Command;
use tile_kernel::launch::LaunchError;
use tile_kernel::prelude::*;
use tile_kernel::wgpu::wgpu as api;
use tile_kernel::wgpu::{Extensions, Wgpu, adapters};

/// Limits of a device that a program has opened itself.
#[derive(Clone, Copy)]
pub(crate) enum Chosen {
    /// What every device of WebGPU has, and no extensions.
    Core,
    /// What the adapter has, but axes of few workgroups: most grids are folded.
    Folded,
    /// What the adapter has, but bindings of few bytes.
    Narrow,
}

/// The most workgroups of an axis of [`Chosen::Folded`].
const WORKGROUPS: u32 = 16;

/// Bytes of the bindings of [`Chosen::Narrow`].
const BINDING: u64 = 1 << 16;

/// The adapter of a device.
fn adapter(of: &Wgpu) -> Option<api::Adapter> {
    let instance = api::Instance::new(api::InstanceDescriptor::new_without_display_handle_from_env());
    let info = of.device().adapter_info();
    block_on(instance.enumerate_adapters(api::Backends::all())).into_iter().find(|adapter| adapter.get_info() == info)
}

/// Another device of the same adapter, as a program has it.
pub(crate) fn beside(wgpu: &Wgpu, chosen: Chosen) -> Result<Wgpu, LaunchError> {
    let unavailable = |reason: String| LaunchError::Unavailable { target: "wgpu".to_owned(), reason };
    let adapter = adapter(wgpu).ok_or_else(|| unavailable("no adapter is that of the device".to_owned()))?;
    let extensions = api::Features::SUBGROUP | api::Features::SHADER_F16;
    let (required_limits, required_features) = match chosen {
        Chosen::Core => (api::Limits::default(), api::Features::empty()),
        Chosen::Folded => (
            api::Limits { max_compute_workgroups_per_dimension: WORKGROUPS, ..adapter.limits() },
            extensions & adapter.features(),
        ),
        Chosen::Narrow => (
            api::Limits { max_storage_buffer_binding_size: BINDING, ..adapter.limits() },
            extensions & adapter.features(),
        ),
    };
    let descriptor = api::DeviceDescriptor { required_limits, required_features, ..api::DeviceDescriptor::default() };
    let requested = block_on(adapter.request_device(&descriptor));
    let (device, queue) = requested.map_err(|error| unavailable(error.to_string()))?;
    Ok(Wgpu::from_wgpu(device, queue))
}

/// Whether a kernel runs on a device, and is right.
fn computes(check: &str, wgpu: &Wgpu) {
    let x: Tensor<i32, 1> = Tensor::from_fn([1000], |[i]| i as i32);
    let mut y = Tensor::zeros([1000]);
    if attempt(check, increment::<32>().launch(&wgpu.host_adapter(), &x, &mut y)).is_some() {
        expect(check, y.to_vec() == (1..=1000).collect::<Vec<i32>>(), &y);
    }
}

pub(crate) fn adapters_go_by_their_names() {
    // Variables are those of a process.
    let named = |name: &str| {
        let program = std::env::current_exe().expect("this program has a path");
        let output = Command::new(program)
            .args(["--require-device", "--seed", "1", "own::empty_grids"])
            .env("WGPU_ADAPTER_NAME", name)
            .env_remove("TILE_WGPU_LIMITS")
            .output()
            .expect("this program starts");
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let info = wgpu().device().adapter_info();
    let known = adapters();
    let listed = known.iter().any(|adapter| adapter.name == info.name && adapter.backend == info.backend.to_string());
    expect("the adapter is listed", listed, &known);
    let (succeeds, said) = named("no such adapter");
    expect("a name of none", !succeeds && said.contains("no adapter is called `no such adapter`"), &said);
    // A part of it, in whatever letters.
    let part: String = info.name.to_uppercase().chars().take(8).collect();
    let (succeeds, said) = named(&part);
    expect("a part of a name", succeeds && said.to_uppercase().contains(&part), &said);
}

pub(crate) fn adapters_of_the_program() {
    let Some(adapter) = adapter(&wgpu()) else { return report::fail("the adapter", "it is not found") };
    for (check, extensions) in [("all extensions", Extensions::ALL), ("no extensions", Extensions::NONE)] {
        let Some(opened) = attempt(check, Wgpu::from_adapter(&adapter, extensions)) else { continue };
        computes(check, &opened);
        let class = opened.class();
        let kept = extensions.subgroups || class.subgroup == 1 && !class.f16 && !class.fma;
        expect("extensions that are asked for alone", kept, class);
        // A device whose subgroups are not full would not use them, and no result would
        // tell.
        if extensions.subgroups && adapter.features().contains(api::Features::SUBGROUP) {
            let smallest = adapter.get_info().subgroup_min_size;
            expect("subgroups that are full", class.subgroup == smallest, class);
        }
    }
}

pub(crate) fn devices_with_the_core_alone() {
    let Some(core) = attempt("a device", beside(&wgpu(), Chosen::Core)) else { return };
    let class = core.class();
    let little = class.max_threads == 256 && class.max_shared == 16 << 10 && class.storage_buffers == 8;
    expect("the limits of every device", little && class.subgroup == 1 && !class.f16, class);
    computes("a kernel", &core);
    during(&core, || {
        for case in ["elementwise::add_of_every_type", "normalisation::softmax_of_rows", "normalisation::norms_of_rows"]
        {
            tile_conformance::find(case).expect("a case of the list").run(&support::OnDevice);
        }
    });
}

pub(crate) fn axes_of_few_workgroups() {
    let Some(folded) = attempt("a device", beside(&wgpu(), Chosen::Folded)) else { return };
    let device = folded.host_adapter();
    // On one axis, on two, on three with some to spare, and on all of three.
    for shape in [[2, 2, 3], [3, 5, 7], [10, 9, 40], [16, 16, 16]] {
        let [z, y, x] = shape;
        let (check, mut out) = (format!("{z}x{y}x{x} blocks"), Tensor::<u8, 3>::full(shape, 255));
        if attempt(&check, numbered().launch(&device, z, y, x, &mut out)).is_some() {
            let expected = Tensor::<u8, 3>::from_fn(shape, |[i, j, k]| (i * 7 + j * 5 + k) as u8);
            expect(&check, out.to_vec() == expected.to_vec(), "other numbers");
        }
    }
    let mut out = Tensor::<u8, 3>::full([1, 1, 4097], 255);
    let launched = numbered().launch(&device, 1, 1, 4097, &mut out);
    expect("a block too many", matches!(launched, Err(LaunchError::Grid { limit: 4096, .. })), &launched);
}

pub(crate) fn tensors_beyond_a_binding_are_refused() {
    let Some(narrow) = attempt("a device", beside(&wgpu(), Chosen::Narrow)) else { return };
    let tensors = |n| Ok([WgpuTensor::<i32, 1>::zeros(&narrow, [n])?, WgpuTensor::zeros(&narrow, [n])?]);
    let most = BINDING as usize / 4;
    let Some([x, mut y]) = attempt("tensors that fit", tensors(most)) else { return };
    if attempt("tensors that fit", increment::<32>().launch(&narrow, &x, &mut y)).is_some()
        && let Some(back) = attempt("tensors that fit", y.to_host())
    {
        expect("tensors that fit", back.iter().all(|one| one == 1), "other elements");
    }
    let Some([x, mut y]) = attempt("longer tensors", tensors(most + 1)) else { return };
    let launched = increment::<32>().launch(&narrow, &x, &mut y);
    let refused = matches!(&launched, Err(LaunchError::Unsupported { reason, .. })
        if reason.contains(&format!("maxStorageBufferBindingSize of the device is {BINDING}")));
    expect("longer tensors", refused, &launched);
    // A part of them fits.
    let last = most..most + 1;
    let (Ok(x), Ok(y)) = (x.view().slice([last.clone()]), y.view_mut().slice([last])) else {
        return report::fail("a part", "refused");
    };
    if attempt("a part", increment::<32>().launch(&narrow, &x, y)).is_some() {
        report::pass("a part");
    }
}
