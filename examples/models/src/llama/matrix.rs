//! Weight matrices in floats, eight or four bits, and their products with activations.

use super::step_kernels::gated;
use crate::runtime::Runtime;
use crate::weights::{converted, in_parallel};
use crate::{Buffer, Error};
use tile_kernel::num::Float;
use tile_kernel::tensor::Tensor;
use tile_kernels::dynamic::{matmul_int4_dynamic, matmul_int8_dynamic, quantize_rows};
use tile_kernels::matmul::matmul_nt;
use tile_kernels::quant::{matmul_int4, matmul_int8};
use tile_kernels::quant_words::{matmul_int4_words, repack_int4};

/// Elements along k that share a scale.
pub const GROUP: usize = 128;

/// Rows of W that a block of the integer GEMM multiplies.
const ROWS: usize = 256;

/// How weights are stored, and what activations are multiplied as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Precision {
    /// The type of the activations.
    Float,
    /// Eight bits with a scale for each row.
    Int8,
    /// Four bits with a scale for each 128 elements of a row.
    Int4,
    /// As `Int8`, and activations are brought to eight bits for each 128 elements of a row.
    Int8Dynamic,
    /// As `Int4`, and activations likewise.
    Int4Dynamic,
}

impl std::str::FromStr for Precision {
    type Err = Error;

    fn from_str(name: &str) -> Result<Precision, Error> {
        match name {
            "float" => Ok(Precision::Float),
            "int8" => Ok(Precision::Int8),
            "int4" => Ok(Precision::Int4),
            "int8-dynamic" => Ok(Precision::Int8Dynamic),
            "int4-dynamic" => Ok(Precision::Int4Dynamic),
            _ => Err(Error::input(
                "precision",
                format!("expected float, int8, int4, int8-dynamic or int4-dynamic, found `{name}`"),
            )),
        }
    }
}

/// A weight matrix `[n, k]`.
pub(crate) enum Matrix<D: Runtime, T: Float> {
    Float(Buffer<D, T, 2>),
    Int8 {
        codes: Buffer<D, i8, 2>,
        scale: Buffer<D, f32, 1>,
        dynamic: bool,
    },
    /// Codes two to a byte, in the order of `tile_kernels::quant`.
    Int4 {
        packed: Buffer<D, u8, 2>,
        scale: Buffer<D, T, 2>,
    },
    /// Codes eight to a word, in the order of `tile_kernels::quant_words`.
    Int4Words {
        words: Buffer<D, u32, 2>,
        scale: Buffer<D, T, 2>,
    },
    /// The codes of one step of a block together, as `tile_kernels::dynamic` says.
    Int4Dynamic {
        packed: Buffer<D, u8, 4>,
        scale: Buffer<D, T, 2>,
    },
}

/// Activations `[m, k]`, and their codes where they are multiplied as such.
pub(crate) struct Activations<D: Runtime, T: Float> {
    pub(crate) x: Buffer<D, T, 2>,
    codes: Option<Codes<D>>,
}

struct Codes<D: Runtime> {
    codes: Buffer<D, i8, 2>,
    scale: Buffer<D, f32, 2>,
    sum: Buffer<D, i32, 2>,
}

impl<D: Runtime, T: Float> Activations<D, T> {
    pub(crate) fn new(device: &D, [m, k]: [usize; 2], precision: Precision) -> Result<Self, Error> {
        let codes = match precision {
            Precision::Int8Dynamic | Precision::Int4Dynamic => Some(Codes {
                codes: Buffer::zeros(device, [m, k])?,
                scale: Buffer::zeros(device, [k / GROUP, m])?,
                sum: Buffer::zeros(device, [k / GROUP, m])?,
            }),
            _ => None,
        };
        Ok(Activations { x: Buffer::zeros(device, [m, k])?, codes })
    }

    /// Brings them to eight bits, where they are multiplied so.
    pub(crate) fn quantise(&mut self, device: &D) -> Result<(), Error> {
        if let Some(Codes { codes, scale, sum }) = &mut self.codes {
            let (x, codes, scale, sum) = (self.x.view(), codes.view_mut(), scale.view_mut(), sum.view_mut());
            quantize_rows::<T, 4, GROUP>().launch(device, x, codes, scale, sum)?;
        }
        Ok(())
    }
}

impl<D: Runtime, T: Float> Matrix<D, T> {
    /// A weight in a precision.
    ///
    /// # Errors
    /// [`Error::Config`] for extents that the precision has no groups for, and of the device's memory.
    pub(crate) fn new(device: &D, weight: Tensor<f32, 2>, precision: Precision) -> Result<Self, Error> {
        let [n, k] = weight.shape();
        let grouped = k % GROUP == 0;
        if !grouped && !matches!(precision, Precision::Float | Precision::Int8) {
            return Err(Error::config("hidden_size", format!("expected a multiple of {GROUP}, found {k} columns")));
        }
        Ok(match precision {
            Precision::Float => Matrix::Float(Buffer::constant(device, converted(weight))?),
            Precision::Int8 | Precision::Int8Dynamic => {
                let (codes, scale) = bytes(&weight);
                Matrix::Int8 {
                    codes: Buffer::constant(device, codes)?,
                    scale: Buffer::constant(device, scale)?,
                    dynamic: precision == Precision::Int8Dynamic,
                }
            }
            Precision::Int4 => {
                let (packed, scale) = nibbles(&weight);
                let scale = Buffer::constant(device, scale)?;
                if !fuses(device) {
                    return Ok(Matrix::Int4 { packed: Buffer::constant(device, packed)?, scale });
                }
                let (packed, mut words) =
                    (Buffer::<D, _, 2>::constant(device, packed)?, Buffer::zeros(device, [n, k / 8])?);
                repack_int4::<64, GROUP>().launch(device, packed.view(), words.view_mut())?;
                Matrix::Int4Words { words: words.frozen(), scale }
            }
            Precision::Int4Dynamic if n % ROWS != 0 => {
                return Err(Error::config("vocab_size", format!("expected multiples of {ROWS} rows, found {n}")));
            }
            Precision::Int4Dynamic => {
                let (packed, scale) = nibbles(&weight);
                let steps = packed.reshape([n / ROWS, ROWS, k / GROUP, GROUP / 2])?.permute([0, 2, 1, 3])?;
                let packed = Tensor::from_vec(steps.to_vec(), [n / ROWS, k / GROUP, ROWS, GROUP / 2])?;
                Matrix::Int4Dynamic {
                    packed: Buffer::constant(device, packed)?,
                    scale: Buffer::constant(device, scale)?,
                }
            }
        })
    }

    /// The weights as they are multiplied, where these are floats.
    ///
    /// # Errors
    /// [`Error::Input`] for codes.
    pub(crate) fn floats(&self) -> Result<D::View<'_, T, 2>, Error> {
        match self {
            Matrix::Float(w) => Ok(w.view()),
            _ => Err(Error::input("weights", "expected floats, found codes")),
        }
    }

    /// y = silu(gate) ∘ up in one launch, where rows of W are alternately the gate's and those of the up
    /// projection, as they are where one launch [does it](gates); otherwise false, and nothing is launched.
    pub(crate) fn gate(
        &self,
        device: &D,
        activations: &Activations<D, T>,
        y: &mut Activations<D, T>,
    ) -> Result<bool, Error> {
        let (x, y) = (activations.x.view(), y.x.view_mut());
        match self {
            Matrix::Float(w) if fuses(device) => {
                gated::<T, T, 128, 128, 64, GROUP, 1, 1>().fitted().launch(device, x, None, w.view(), None, y, 0.0)?;
            }
            Matrix::Int4Words { words, scale } => {
                let scale = scale.view();
                let kernel = gated::<T, u32, 128, 128, 128, GROUP, 1, 1>().fitted();
                kernel.launch(device, x, None, words.view(), Some(&scale), y, 0.0)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// y = x·Wᵀ, for activations that are quantised where the precision says so.
    pub(crate) fn multiply(
        &self,
        device: &D,
        activations: &Activations<D, T>,
        y: &mut Buffer<D, T, 2>,
    ) -> Result<(), Error> {
        let few = y.shape()[0] <= 16;
        let (x, y) = (activations.x.view(), y.view_mut());
        match (self, &activations.codes) {
            (Matrix::Float(w), _) => match (device.is_host(), few) {
                (true, true) => matmul_nt::<T, T, 16, 64, 4096>().launch(device, x, w.view(), y)?,
                (true, false) => matmul_nt::<T, T, 256, 256, 128>().launch(device, x, w.view(), y)?,
                (false, _) => matmul_nt::<T, T, 128, 128, 64>().fitted().launch(device, x, w.view(), y)?,
            },
            (Matrix::Int8 { codes, scale, dynamic: true }, Some(a)) => {
                let (q, a_scale, codes, scale) = (a.codes.view(), a.scale.view(), codes.view(), scale.view());
                match few {
                    true => matmul_int8_dynamic::<T, 16, 32, GROUP>().launch(device, q, a_scale, codes, scale, y)?,
                    false => matmul_int8_dynamic::<T, 64, 32, GROUP>().launch(device, q, a_scale, codes, scale, y)?,
                }
            }
            (Matrix::Int8 { codes, scale, .. }, _) => {
                let (codes, scale) = (codes.view(), scale.view());
                match few {
                    true => matmul_int8::<T, 16, 64, 64>().fitted().launch(device, x, codes, scale, y)?,
                    false => matmul_int8::<T, 128, 128, 64>().fitted().launch(device, x, codes, scale, y)?,
                }
            }
            (Matrix::Int4Dynamic { packed, scale }, Some(a)) => {
                let (q, a_scale, a_sum) = (a.codes.view(), a.scale.view(), a.sum.view());
                let (packed, scale) = (packed.view(), scale.view());
                match few {
                    true => matmul_int4_dynamic::<T, 16, ROWS, GROUP>()
                        .launch(device, q, a_scale, a_sum, packed, scale, y)?,
                    false => matmul_int4_dynamic::<T, 64, ROWS, GROUP>()
                        .launch(device, q, a_scale, a_sum, packed, scale, y)?,
                }
            }
            (Matrix::Int4Dynamic { .. }, None) => {
                return Err(Error::input("activations", "expected codes of eight bits, found none"));
            }
            (Matrix::Int4 { packed, scale }, _) => {
                let (packed, scale) = (packed.view(), scale.view());
                match (few, device.is_host()) {
                    (true, true) => matmul_int4::<T, 16, 64, GROUP, 1>().launch(device, x, packed, scale, y)?,
                    (false, true) => matmul_int4::<T, 128, 128, GROUP, 1>().launch(device, x, packed, scale, y)?,
                    (_, false) => {
                        matmul_int4::<T, 128, 128, GROUP, 1>().fitted().launch(device, x, packed, scale, y)?;
                    }
                }
            }
            (Matrix::Int4Words { words, scale }, _) => {
                let (words, scale) = (words.view(), scale.view());
                match few {
                    true => matmul_int4_words::<T, 16, 64, GROUP, 2>().fitted().launch(device, x, words, scale, y)?,
                    false => {
                        matmul_int4_words::<T, 128, 128, GROUP, 1>().fitted().launch(device, x, words, scale, y)?
                    }
                }
            }
        }
        Ok(())
    }
}

/// Whether a device chooses tiles, and has memory for those of GEMMs that do what lies between them, and of
/// codes in words: a workgroup of WebGPU may have 16 KiB.
pub(crate) fn fuses<D: Runtime>(device: &D) -> bool {
    !device.is_host() && device.target() != "wgpu"
}

/// Whether one launch multiplies with the gate's and the up projection's matrix, and gates: where weights
/// are floats or codes in words. Their rows alternate then.
pub(crate) fn gates<D: Runtime>(device: &D, precision: Precision) -> bool {
    matches!(precision, Precision::Float | Precision::Int4) && fuses(device)
}

/// Codes of eight bits and a scale for each row.
fn bytes(weight: &Tensor<f32, 2>) -> (Tensor<i8, 2>, Tensor<f32, 1>) {
    let [n, k] = weight.shape();
    let data = weight.as_slice().expect("weights are in row-major order");
    let rows = || data.chunks_exact(k.max(1));
    let scale: Vec<f32> = rows().map(|row| row.iter().fold(0.0_f32, |high, x| high.max(x.abs())) / 127.0).collect();
    let code = |(row, &scale): (&[f32], &f32)| {
        let inverse = if scale > 0.0 { scale.recip() } else { 0.0 };
        row.iter().map(|x| (x * inverse).round() as i8).collect::<Vec<i8>>()
    };
    let codes = rows().zip(&scale).flat_map(code).collect();
    let (codes, scale) = (Tensor::from_vec(codes, [n, k]), Tensor::from_vec(scale, [n]));
    (codes.expect("a code for each element"), scale.expect("a scale for each row"))
}

/// Codes of four bits in the order of `tile_kernels::quant`, and scales `[k / GROUP, n]`: of each
/// group the element of the largest magnitude is −8 scales, as in ggml's Q4_0.
fn nibbles<T: Float>(weight: &Tensor<f32, 2>) -> (Tensor<u8, 2>, Tensor<T, 2>) {
    let [n, k] = weight.shape();
    let data = weight.as_slice().expect("weights are in row-major order");
    let groups = k / GROUP;
    // Codes are of the scale as it is stored.
    let of = |group: &[f32]| {
        let largest = group.iter().fold(0.0_f32, |high, &x| if x.abs() > high.abs() { x } else { high });
        (T::from_f64(f64::from(largest / -8.0)), largest)
    };
    let mut packed = vec![0_u8; n * groups * GROUP / 2];
    in_parallel(&mut packed, groups * GROUP / 2, |row, packed: &mut [u8]| {
        for (group, packed) in data[row * k..].chunks_exact(GROUP).zip(packed.chunks_exact_mut(GROUP / 2)) {
            let (stored, largest) = of(group);
            let inverse = if largest == 0.0 { 0.0 } else { (stored.to_f64() as f32).recip() };
            let code = |x: f32| ((x * inverse).round() + 8.0).clamp(0.0, 15.0) as u8;
            let (low, high) = group.split_at(GROUP / 2);
            let both = low.iter().zip(high).map(|(&low, &high)| code(low) | code(high) << 4);
            packed.iter_mut().zip(both).for_each(|(to, both)| *to = both);
        }
    });
    let mut scale = vec![T::from_f64(0.0); groups * n];
    in_parallel(&mut scale, n, |at, scale: &mut [T]| {
        for (row, scale) in scale.iter_mut().enumerate() {
            *scale = of(&data[row * k + at * GROUP..][..GROUP]).0;
        }
    });
    let packed = Tensor::from_vec(packed, [n, k / 2]).expect("a byte for two elements");
    (packed, Tensor::from_vec(scale, [groups, n]).expect("a scale for each group of a row"))
}
