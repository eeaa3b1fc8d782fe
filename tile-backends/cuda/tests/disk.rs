//! Assembled code on disk, with a library in the place of the driver. In a
//! process of its own, because the folder is looked up once.
#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::{env, fs, process};
use tile_cuda::ptx::Arch;
use tile_cuda::{Cuda, CudaTensor};
use tile_cuda_stand_in::{CUresult, Driver, Turn};
use tile_kernel::prelude::*;

/// y = x + 1.
#[tile_kernel]
fn increment<const N: usize>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        y[b * N + i] = x[b * N + i] + 1;
    });
}

/// C = A·Bᵀ, by two warpgroups that have more registers than the producer.
#[tile_kernel]
fn product<const N: usize>(a: &Tensor<bf16, 2>, b: &Tensor<bf16, 2>, c: &mut Tensor<f32, 2>) {
    dims!(a = [m, k], b = [n, k], c = [m, n]);
    let [y, x] = blocks([m.div_ceil(128), n.div_ceil(N)]);
    let mut a_s = shared::<bf16>([128, 64]);
    let mut b_s = shared::<bf16>([N, 64]);
    let mut acc = fragment::<f32>([128, N]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(64), stages = 4, |p| {
        copy(a.at([y * 128, p * 64]), &mut a_s);
        copy(b.at([x * N, p * 64]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    copy(&acc, c.at_mut([y * 128, x * N]));
}

/// Launches in a context that knows no kernel yet; gives what loaded it.
fn loads(turn: &Turn) -> Result<Vec<&'static str>, LaunchError> {
    loads_on(turn, &Cuda::new(0)?)
}

fn loads_on(turn: &Turn, cuda: &Cuda) -> Result<Vec<&'static str>, LaunchError> {
    let (x, mut y) = (CudaTensor::<i32, 1>::zeros(cuda, [64])?, CudaTensor::<i32, 1>::zeros(cuda, [64])?);
    increment::<64>().launch(cuda, &x, &mut y)?;
    loaded(turn, cuda)
}

fn loads_of_a_product(turn: &Turn) -> Result<Vec<&'static str>, LaunchError> {
    let cuda = Cuda::new(0)?;
    let (a, mut c) =
        (CudaTensor::<bf16, 2>::zeros(&cuda, [256, 256])?, CudaTensor::<f32, 2>::zeros(&cuda, [256, 256])?);
    product::<256>().launch(&cuda, &a, &a, &mut c)?;
    loaded(turn, &cuda)
}

fn loaded(turn: &Turn, cuda: &Cuda) -> Result<Vec<&'static str>, LaunchError> {
    cuda.synchronize()?;
    let calls = turn.calls().into_iter().filter(|call| call.starts_with("cuLink") || call.starts_with("cuModuleLoad"));
    Ok(calls.collect())
}

fn only_file(folder: &Path) -> PathBuf {
    let files: Vec<PathBuf> =
        fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("a file").path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files[0].clone()
}

#[test]
fn code_is_assembled_once_for_all_processes() {
    let folder = env::temp_dir().join(format!("tile-cuda-kept-{}", process::id()));
    // SAFETY: the only test of the process, before anything reads it.
    unsafe { env::set_var("TILE_CUDA_CACHE", &folder) };
    let turn = Driver::open().expect("cargo has built it").turn();
    const ASSEMBLED: [&str; 5] =
        ["cuLinkCreate_v2", "cuLinkAddData_v2", "cuLinkComplete", "cuLinkDestroy", "cuModuleLoadData"];
    assert_eq!(loads(&turn), Ok(ASSEMBLED.to_vec()));
    assert_eq!(loads(&turn), Ok(vec!["cuModuleLoadData"]));
    // Code that the driver does not take is made again; a file that is not
    // what it should be is not even tried.
    turn.fail("cuModuleLoadData", CUresult::CUDA_ERROR_INVALID_IMAGE);
    assert_eq!(loads(&turn), Ok([&["cuModuleLoadData"], &ASSEMBLED[..]].concat()));
    fs::write(only_file(&folder), b"tilecub2 and then nothing").expect("it is ours");
    assert_eq!(loads(&turn), Ok(ASSEMBLED.to_vec()));
    assert_eq!(loads(&turn), Ok(vec!["cuModuleLoadData"]));
    // What the assembler refuses is an error, and not kept.
    fs::remove_file(only_file(&folder)).expect("it is ours");
    turn.fail("cuLinkAddData_v2", CUresult::CUDA_ERROR_INVALID_PTX);
    let error = loads(&turn).expect_err("it is refused").to_string();
    assert!(error.starts_with("cuda: assembling kernel `increment`: a PTX JIT compilation failed"), "{error}");
    turn.calls();
    assert_eq!(loads(&turn), Ok(ASSEMBLED.to_vec()));
    // One text for two devices, whose code is not the same.
    let ampere = |device| Cuda::new(device).and_then(|cuda| cuda.with_arch(Arch::Sm80)).expect("it runs that");
    assert_eq!(loads_on(&turn, &ampere(0)), Ok(ASSEMBLED.to_vec()));
    assert_eq!(loads_on(&turn, &ampere(2)), Ok(ASSEMBLED.to_vec()));
    assert_eq!(loads_on(&turn, &ampere(2)), Ok(vec!["cuModuleLoadData"]));
    // What the linker would make slow is not kept.
    assert_eq!(loads_of_a_product(&turn), Ok(vec!["cuModuleLoadDataEx"]));
    // A folder that cannot be written is as none.
    fs::remove_dir_all(&folder).expect("it is ours");
    fs::write(&folder, b"a file").expect("it is ours");
    assert_eq!(loads(&turn), Ok(ASSEMBLED.to_vec()));
    assert_eq!(loads(&turn), Ok(ASSEMBLED.to_vec()));
    fs::remove_file(&folder).expect("it is ours");
}
