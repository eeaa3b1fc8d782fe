//! Weights by name: from files of safetensors, or any other source.

use crate::Error;
use memmap2::Mmap;
use safetensors::SafeTensors;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
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
        let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325 ^ self.0, hash);
        let (middle, reach) = match name {
            name if name.to_lowercase().contains("norm.weight") => (1.0, 0.3),
            _ if R == 2 => (0.0, 1.7 / (shape[R - 1] as f64).sqrt()),
            _ => (0.0, 0.1),
        };
        let mut data = vec![0.0; shape.iter().product()];
        in_parallel(&mut data, PIECE, |piece, numbers: &mut [f32]| {
            let mut random = Random::new(hash(seed, piece as u8) ^ (piece as u64) << 32);
            numbers.iter_mut().for_each(|x| *x = random.between(middle - reach, middle + reach) as f32);
        });
        Ok(Tensor::from_vec(data, shape)?)
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

/// Rows of two matrices alternately, the first one's first.
pub(crate) fn alternating([first, second]: [Tensor<f32, 2>; 2]) -> Tensor<f32, 2> {
    let [rows, columns] = first.shape();
    let (first, second) = (first.into_vec(), second.into_vec());
    let mut data = Vec::with_capacity(first.len() + second.len());
    for (a, b) in first.chunks_exact(columns.max(1)).zip(second.chunks_exact(columns.max(1))) {
        data.extend_from_slice(a);
        data.extend_from_slice(b);
    }
    Tensor::from_vec(data, [2 * rows, columns]).expect("both have as many rows and columns")
}

/// Elements that are worth a thread.
const PIECE: usize = 1 << 16;

/// Fills `out` piece by piece, so many elements each but for the last, on as many threads of the
/// machine as have [`PIECE`] elements each. `fill` gets the number of the piece.
pub(crate) fn in_parallel<T: Send>(out: &mut [T], piece: usize, fill: impl Fn(usize, &mut [T]) + Sync) {
    let piece = piece.max(1);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = threads.min(out.len() / PIECE);
    if threads < 2 {
        return out.chunks_mut(piece).enumerate().for_each(|(number, part)| fill(number, part));
    }
    let pieces = Mutex::new(out.chunks_mut(piece).enumerate());
    let next = || pieces.lock().expect("no thread panics while it takes a piece").next();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((number, part)) = next() {
                    fill(number, part);
                }
            });
        }
    });
}

/// Converts the elements of a weight.
pub(crate) fn converted<T: Element, const R: usize>(weight: Tensor<f32, R>) -> Tensor<T, R> {
    let shape = weight.shape();
    let from = weight.into_vec();
    let mut to = vec![T::from_f64(0.0); from.len()];
    in_parallel(&mut to, PIECE, |piece, to: &mut [T]| {
        let from = &from[piece * PIECE..];
        to.iter_mut().zip(from).for_each(|(to, &from)| *to = T::from_f64(f64::from(from)));
    });
    Tensor::from_vec(to, shape).expect("as many elements")
}
