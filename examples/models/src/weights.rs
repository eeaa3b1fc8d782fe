//! Weights by name: from files of safetensors, or any other source.

use crate::Error;
use memmap2::Mmap;
use safetensors::SafeTensors;
use std::fs::File;
use std::path::{Path, PathBuf};
use tile_kernel::elem::DType;
use tile_kernel::num::{Element, bf16, f16};
use tile_kernel::safetensors::{dtype, tensor};
use tile_kernel::tensor::Tensor;
use tile_kernels::testing::Random;

/// A source of weights by name.
pub trait Weights {
    /// The weight of that name in `f32`, of the stated extents.
    ///
    /// # Errors
    /// [`Error::Weight`] when it is missing, or has other extents or no type of floats.
    fn get<const R: usize>(&self, name: &str, shape: [usize; R]) -> Result<Tensor<f32, R>, Error>;

    /// Whether there is a weight of that name.
    fn has(&self, name: &str) -> bool;
}

/// Random weights, which depend on a seed and their names alone: for tests, and to measure models of
/// which there is nothing but a configuration.
///
/// Those of norms are around one; matrices keep the size of what they multiply.
#[derive(Clone, Copy, Debug)]
pub struct Seeded(pub u64);

impl Weights for Seeded {
    fn get<const R: usize>(&self, name: &str, shape: [usize; R]) -> Result<Tensor<f32, R>, Error> {
        // FNV-1a, so that weights are the same on every machine.
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let mut random = Random::new(name.bytes().fold(0xcbf2_9ce4_8422_2325 ^ self.0, hash));
        let (middle, reach) = match name {
            name if name.to_lowercase().contains("norm.weight") => (1.0, 0.3),
            _ if R == 2 => (0.0, 1.7 / (shape[R - 1] as f64).sqrt()),
            _ => (0.0, 0.1),
        };
        let data = (0..shape.iter().product()).map(|_| random.between(middle - reach, middle + reach) as f32);
        Ok(Tensor::from_vec(data.collect(), shape)?)
    }

    fn has(&self, name: &str) -> bool {
        !name.starts_with("bert.")
    }
}

/// Files of safetensors, mapped into memory.
#[derive(Debug)]
pub struct Files(Vec<(PathBuf, Mmap)>);

impl Files {
    /// All files `*.safetensors` of a directory.
    ///
    /// # Errors
    /// [`Error::File`] when there are none, or one cannot be read.
    pub fn open(directory: &Path) -> Result<Files, Error> {
        let failed = |path: &Path, reason: String| Error::File { path: path.to_owned(), reason };
        let entries = directory.read_dir().map_err(|error| failed(directory, error.to_string()))?;
        let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "safetensors"));
        paths.sort();
        if paths.is_empty() {
            return Err(failed(directory, "expected a directory with files *.safetensors, found none".to_owned()));
        }
        let map = |path: PathBuf| {
            let file = File::open(&path).map_err(|error| failed(&path, error.to_string()))?;
            // SAFETY: as of every mapped file: that nobody changes it meanwhile is the user's promise.
            let bytes = unsafe { Mmap::map(&file) }.map_err(|error| failed(&path, error.to_string()))?;
            SafeTensors::deserialize(&bytes).map_err(|error| failed(&path, error.to_string()))?;
            Ok((path, bytes))
        };
        paths.into_iter().map(map).collect::<Result<_, _>>().map(Files)
    }

    /// Calls `read` with the entry of that name, if there is one.
    fn entry<X>(&self, name: &str, read: impl FnOnce(&safetensors::tensor::TensorView<'_>) -> X) -> Option<X> {
        let entry = self.0.iter().find_map(|(_, bytes)| SafeTensors::deserialize(bytes).ok()?.tensor(name).ok());
        entry.map(|entry| read(&entry))
    }
}

impl Weights for Files {
    fn get<const R: usize>(&self, name: &str, shape: [usize; R]) -> Result<Tensor<f32, R>, Error> {
        let wrong = |reason: String| Error::Weight { name: name.to_owned(), reason };
        let read = |entry: &safetensors::tensor::TensorView<'_>| {
            if entry.shape() != shape {
                return Err(wrong(format!("expected extents {shape:?}, found {:?}", entry.shape())));
            }
            match dtype(entry.dtype()) {
                Some(DType::F32) => Ok(tensor::<f32, R>(entry)?),
                Some(DType::F16) => Ok(tensor::<f16, R>(entry)?.map(f16::to_f32)),
                Some(DType::BF16) => Ok(tensor::<bf16, R>(entry)?.map(bf16::to_f32)),
                _ => Err(wrong(format!("expected elements f32, f16 or bf16, found {:?}", entry.dtype()))),
            }
        };
        self.entry(name, read).unwrap_or_else(|| Err(wrong("expected it in the files, found none".to_owned())))
    }

    fn has(&self, name: &str) -> bool {
        self.entry(name, |_| ()).is_some()
    }
}

/// Reads a configuration.
///
/// # Errors
/// [`Error::File`] when it cannot be read, or lacks a key.
pub fn read_json<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T, Error> {
    let failed = |reason: String| Error::File { path: path.to_owned(), reason };
    let text = std::fs::read(path).map_err(|error| failed(error.to_string()))?;
    serde_json::from_slice(&text).map_err(|error| failed(error.to_string()))
}

/// The rows of matrices one below the other, which have as many columns.
pub(crate) fn stacked<const N: usize>(parts: [Tensor<f32, 2>; N]) -> Tensor<f32, 2> {
    let columns = parts.first().map_or(0, |part| part.shape()[1]);
    let rows = parts.iter().map(|part| part.shape()[0]).sum();
    let data = parts.into_iter().flat_map(Tensor::into_vec).collect();
    Tensor::from_vec(data, [rows, columns]).expect("parts have as many columns")
}

/// Converts the elements of a weight.
pub(crate) fn converted<T: Element, const R: usize>(weight: Tensor<f32, R>) -> Tensor<T, R> {
    weight.map(|x| T::from_f64(f64::from(x)))
}
