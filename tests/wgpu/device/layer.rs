//! Messages of Khronos' validation layer of Vulkan.
//!
//! wgpu loads the layer in development builds where it is installed, and a case in which it
//! reports something fails.
//!
//! The layer writes to a file of its own. Its messages would reach wgpu, too, if wgpu's debugging
//! were on; but shaders then name their source language, which the SPIR-V validator of older
//! layers (1.3.239 is Debian 12's) refuses without looking any further.

use crate::report;
use crate::support::wgpu;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use tile_kernel::wgpu::wgpu as api;

/// The folder of the layer's settings and messages, and how much of them was read.
static LISTENER: Mutex<Option<(PathBuf, usize)>> = Mutex::new(None);

/// The file of settings, a name that the layer looks for.
const SETTINGS: &str = "vk_layer_settings.txt";
const MESSAGES: &str = "messages";

/// Makes the layer write where this program reads; before there is a device.
///
/// # Safety
/// There are no other threads yet.
pub(crate) unsafe fn listen() -> std::io::Result<()> {
    let folder = std::env::temp_dir().join(format!("tile-layer-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let settings = format!(
        "khronos_validation.debug_action = VK_DBG_LAYER_ACTION_LOG_MSG\n\
         khronos_validation.report_flags = error,warn,perf\n\
         khronos_validation.log_filename = {}\n",
        folder.join(MESSAGES).display()
    );
    fs::write(folder.join(SETTINGS), settings)?;
    // SAFETY: nobody else reads the environment, as the caller says.
    unsafe {
        std::env::set_var("VK_LAYER_SETTINGS_PATH", &folder);
        std::env::set_var("WGPU_DEBUG", "0");
    }
    *LISTENER.lock().expect("no thread has panicked") = Some((folder, 0));
    Ok(())
}

/// Removes what [`listen`] made.
pub(crate) fn finish() {
    if let Some((folder, _)) = LISTENER.lock().expect("no thread panics while it reads").take() {
        // A file that stays harms nothing.
        let _ = fs::remove_dir_all(folder);
    }
}

/// What was said since the last call.
fn heard() -> Vec<String> {
    let mut listener = LISTENER.lock().expect("no thread panics while it reads");
    let Some((folder, read)) = listener.as_mut() else { return Vec::new() };
    // The layer makes its file when it is loaded.
    let text = fs::read(folder.join(MESSAGES)).unwrap_or_default();
    let fresh = String::from_utf8_lossy(&text[*read..]).into_owned();
    *read = text.len();
    let mut messages: Vec<String> = Vec::new();
    for line in fresh.lines() {
        match messages.last_mut() {
            // The objects of the message.
            Some(last) if line.starts_with(' ') => *last += line,
            _ => messages.push(line.to_owned()),
        }
    }
    messages
}

/// Fails the case that was run for what was said in it.
pub(crate) fn check() {
    for message in heard() {
        report::fail("the validation layer", &message);
    }
}

/// The layer is loaded and listened to: it tells of a fault that wgpu lets pass, a
/// pipeline with more memory in its workgroups than the device has.
pub(crate) fn faults_are_heard() {
    // A driver that nobody watches need not survive the fault.
    if !std::env::var("WGPU_VALIDATION").is_ok_and(|value| value != "0") {
        return report::pass("a fault (skipped: WGPU_VALIDATION does not ask for the layer)");
    }
    check();
    let wgpu = wgpu();
    let vectors = wgpu.device().limits().max_compute_workgroup_storage_size / 16 + 1;
    let text = format!(
        "var<workgroup> large: array<vec4<u32>, {vectors}>;
         @compute @workgroup_size(1) fn main(@builtin(workgroup_id) block: vec3<u32>) {{ large[block.x] = block.xyzz; }}"
    );
    let source = api::ShaderSource::Wgsl(text.into());
    let module = wgpu.device().create_shader_module(api::ShaderModuleDescriptor { label: None, source });
    let _pipeline = wgpu.device().create_compute_pipeline(&api::ComputePipelineDescriptor {
        label: None,
        layout: None,
        module: &module,
        entry_point: Some("main"),
        compilation_options: api::PipelineCompilationOptions {
            zero_initialize_workgroup_memory: false,
            ..api::PipelineCompilationOptions::default()
        },
        cache: None,
    });
    let messages = heard();
    // The rule's name in Vulkan's specification.
    if messages.iter().any(|message| message.contains("VUID-RuntimeSpirv-Workgroup-06530")) {
        report::pass("a fault");
    } else {
        report::fail("a fault", &format!("the layer says {messages:?}"));
    }
}
