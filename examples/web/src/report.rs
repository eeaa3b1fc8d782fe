//! The report of a workload that the page shows.

use tile_core::passes::fit;
use tile_kernel::launch::Kernel;
use tile_kernel::prelude::*;
use tile_kernel::wgpu::Wgpu;
use tile_kernel::wgpu::compile::compile;
use tile_kernels::testing::{Tolerance, array};
use tile_simt::facts::LaunchFacts;
use wasm_bindgen::prelude::*;

/// How a work went.
#[wasm_bindgen(getter_with_clone)]
pub struct Report {
    /// The kernel and its extents.
    pub title: String,
    /// Milliseconds of a launch on the GPU.
    pub gpu: f64,
    /// Milliseconds of a launch on the CPU.
    pub cpu: f64,
    /// Whether the results agree.
    pub right: bool,
    /// How far they are apart, in words.
    pub comparison: String,
    /// What the GPU ran.
    pub wgsl: String,
}

impl Report {
    /// Of a work whose results may differ by so much.
    pub(crate) fn new<const R: usize>(
        title: String,
        [gpu, cpu]: [f64; 2],
        found: &Tensor<f32, R>,
        expected: &Tensor<f32, R>,
        limit: Tolerance,
        wgsl: String,
    ) -> Report {
        let (right, comparison) = match limit.check(&array(found), &array(expected)) {
            Ok(error) => (true, error.to_string()),
            Err(mismatch) => (false, mismatch.to_string()),
        };
        Report { title, gpu, cpu, right, comparison, wgsl }
    }
}

/// Milliseconds by the page's clock.
pub(crate) fn now() -> f64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or_else(js_sys::Date::now, |clock| clock.now())
}

/// How long a launch on the CPU takes.
pub(crate) fn milliseconds(launch: impl FnOnce() -> Result<(), LaunchError>) -> Result<f64, String> {
    let start = now();
    launch().map_err(|error| error.to_string())?;
    Ok(now() - start)
}

/// The module that a launch on aligned tensors runs.
pub(crate) fn wgsl(wgpu: &Wgpu, kernel: &dyn Kernel) -> Result<String, String> {
    let mut text = Err(String::new());
    kernel.with_instance(&mut |instance| {
        let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), wgpu.class()));
        text = compiled.map(|compiled| compiled.emitted.text).map_err(|error| error.to_string());
    });
    text
}
