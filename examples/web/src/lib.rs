//! A web page that runs kernels in the browser, on WebGPU and as WebAssembly.
//!
//! Each workload runs a kernel of `examples/kernels` twice on the same random data: on the
//! browser's WebGPU, and as the code that the CPU backend made of it, compiled to WebAssembly. The
//! page shows both times, how far the results are apart, and the WGSL that the GPU ran. Nothing
//! here is particular to a kernel but its arguments: the source is the one that runs on other
//! devices, too.

mod report;

use report::{Report, milliseconds};
use tile_kernel::prelude::*;
use tile_kernel::wgpu::{Extensions, Wgpu, WgpuTensor};
use tile_kernels::attention::flash_attention;
use tile_kernels::testing::{Random, Tolerance};
use tile_kernels::matmul::matmul;
use tile_kernels::softmax::softmax;
use wasm_bindgen::prelude::*;

/// Launches that a time is taken of.
const LAUNCHES: u32 = 8;

/// A page that has a GPU.
#[wasm_bindgen]
pub struct Page {
    wgpu: Wgpu,
    cpu: Cpu,
    random: Random,
}

#[wasm_bindgen]
impl Page {
    /// Asks the browser for its GPU.
    ///
    /// # Errors
    /// In words, when it has none.
    pub async fn open() -> Result<Page, String> {
        let wgpu = Wgpu::request(Extensions::default()).await.map_err(|error| error.to_string())?;
        Ok(Page { wgpu, cpu: Cpu::new().with_threads(1), random: Random::new(js_sys::Date::now() as u64) })
    }

    /// What the GPU is called.
    pub fn name(&self) -> String {
        self.wgpu.name().to_owned()
    }

    /// C = A·B of square matrices in `f32`.
    ///
    /// # Errors
    /// In words, when a launch fails.
    pub async fn matmul(&mut self, size: usize) -> Result<Report, String> {
        let shape = [size, size];
        let [a, b] = [(); 2].map(|()| self.random.tensor::<f32, 2>(shape));
        let kernel = <matmul>::default();
        let mut expected = Tensor::zeros(shape);
        let cpu = milliseconds(|| kernel.launch(&self.cpu, &a, &b, &mut expected))?;
        let [a, b] = [self.tensor(&a)?, self.tensor(&b)?];
        let mut c = self.zeros(shape)?;
        let (gpu, found) = self.timed(&mut c, &mut |wgpu, c| kernel.launch(wgpu, &a, &b, c)).await?;
        let limit = Tolerance::rounded::<f32>().sum::<f32>(2 * size, 1.0);
        let wgsl = report::wgsl(&self.wgpu, &kernel)?;
        Ok(Report::new(format!("matmul {size}×{size}×{size}"), [gpu, cpu], &found, &expected, limit, wgsl))
    }

    /// Softmax of rows of at most 1024 in `f32`.
    ///
    /// # Errors
    /// In words, when a launch fails.
    pub async fn softmax(&mut self, rows: usize, columns: usize) -> Result<Report, String> {
        let shape = [rows, columns];
        let x = self.random.tensor_between::<f32, 2>(shape, -10.0, 10.0);
        let kernel = softmax::<f32, 1, 1024>();
        let mut expected = Tensor::zeros(shape);
        let cpu = milliseconds(|| kernel.launch(&self.cpu, &x, &mut expected))?;
        let x = self.tensor(&x)?;
        let mut out = self.zeros(shape)?;
        let (gpu, found) = self.timed(&mut out, &mut |wgpu, out| kernel.launch(wgpu, &x, out)).await?;
        let limit = Tolerance::rounded::<f32>().sum::<f32>(32, 1.0);
        let wgsl = report::wgsl(&self.wgpu, &kernel)?;
        Ok(Report::new(format!("softmax {rows}×{columns}"), [gpu, cpu], &found, &expected, limit, wgsl))
    }

    /// Causal attention in `f32`: so many heads of 64, and so many queries and keys.
    ///
    /// # Errors
    /// In words, when a launch fails.
    pub async fn attention(&mut self, heads: usize, length: usize) -> Result<Report, String> {
        const D: usize = 64;
        let (shape, scale) = ([1, heads, length, D], (D as f32).sqrt().recip());
        let [q, k, v] = [(); 3].map(|()| self.random.tensor::<f32, 4>(shape));
        let kernel = flash_attention::<f32, 16, 16, D, true>();
        let (mut expected, mut lse) = (Tensor::zeros(shape), Tensor::zeros([1, heads, length]));
        let cpu = milliseconds(|| kernel.launch(&self.cpu, &q, &k, &v, &mut expected, &mut lse, scale))?;
        let [q, k, v] = [self.tensor(&q)?, self.tensor(&k)?, self.tensor(&v)?];
        let (mut out, mut lse) = (self.zeros(shape)?, self.zeros([1, heads, length])?);
        let launch = &mut |wgpu: &Wgpu, out: &mut _| kernel.launch(wgpu, &q, &k, &v, out, &mut lse, scale);
        let (gpu, found) = self.timed(&mut out, launch).await?;
        let limit = Tolerance::rounded::<f32>().sum::<f32>(2 * (length + D), 2.0).through::<f32>(0.5);
        let wgsl = report::wgsl(&self.wgpu, &kernel)?;
        Ok(Report::new(format!("flash_attention {heads}×{length}×{D}"), [gpu, cpu], &found, &expected, limit, wgsl))
    }
}

/// A launch that writes a tensor.
type Launch<'a, const R: usize> = dyn FnMut(&Wgpu, &mut WgpuTensor<f32, R>) -> Result<(), LaunchError> + 'a;

impl Page {
    fn tensor<const R: usize>(&self, host: &Tensor<f32, R>) -> Result<WgpuTensor<f32, R>, String> {
        WgpuTensor::from_host(&self.wgpu, &host.view()).map_err(|error| error.to_string())
    }

    fn zeros<const R: usize>(&self, shape: [usize; R]) -> Result<WgpuTensor<f32, R>, String> {
        WgpuTensor::zeros(&self.wgpu, shape).map_err(|error| error.to_string())
    }

    /// Milliseconds of a launch, and what it wrote. The first launch compiles and is
    /// not timed; of the others, one read at the end is.
    async fn timed<const R: usize>(
        &self,
        out: &mut WgpuTensor<f32, R>,
        launch: &mut Launch<'_, R>,
    ) -> Result<(f64, Tensor<f32, R>), String> {
        let words = |error: LaunchError| error.to_string();
        launch(&self.wgpu, out).map_err(words)?;
        out.read().await.map_err(words)?;
        let start = report::now();
        for _ in 0..LAUNCHES {
            launch(&self.wgpu, out).map_err(words)?;
        }
        let found = out.read().await.map_err(words)?;
        Ok(((report::now() - start) / f64::from(LAUNCHES), found))
    }
}
