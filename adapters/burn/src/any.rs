//! Tensors of any rank and kind, and what ops take and give of burn's own.

use crate::error::{Error, Result};
use burn::backend::TensorMetadata;
use burn::tensor::{Bool, DType, DispatchTensor, Float, Int, Tensor, kind::Basic};

/// A burn tensor of any rank and kind: its place in the graph of autodiff, and no type parameters.
///
/// Kernels have arguments of several ranks and kinds; a list of them is a list of these.
#[derive(Clone, Debug)]
pub struct AnyTensor(pub(crate) DispatchTensor);

impl AnyTensor {
    /// The element type.
    pub fn dtype(&self) -> DType {
        self.0.dtype()
    }

    /// The extents.
    pub fn dims(&self) -> Vec<usize> {
        self.0.shape().to_vec()
    }

    /// The tensor as one of burn's own.
    ///
    /// # Errors
    /// For another rank or kind of elements: the error says which there are.
    pub fn tensor<const D: usize, K: Kind>(&self) -> Result<Tensor<D, K>> {
        let (dtype, rank) = (self.dtype(), self.dims().len());
        if rank != D || !K::holds(dtype) {
            let reason =
                format!("a tensor of rank {rank} with elements {dtype:?}, expected rank {D} and elements {}", K::NAME);
            return Err(Error::Strides { argument: "tensor".to_owned(), reason });
        }
        Ok(Tensor::from_dispatch(self.0.clone()))
    }
}

/// A kind of burn's tensors: `Float`, `Int` or `Bool`.
pub trait Kind: Basic {
    /// The kind, for messages.
    const NAME: &'static str;

    /// Whether tensors of this kind have such elements.
    fn holds(dtype: DType) -> bool;
}

impl Kind for Float {
    const NAME: &'static str = "of floating point";
    fn holds(dtype: DType) -> bool {
        dtype.is_float()
    }
}

impl Kind for Int {
    const NAME: &'static str = "that are integers";
    fn holds(dtype: DType) -> bool {
        dtype.is_int() || dtype.is_uint()
    }
}

impl Kind for Bool {
    const NAME: &'static str = "that are booleans";
    fn holds(dtype: DType) -> bool {
        dtype.is_bool()
    }
}

impl<const D: usize, K: Basic> From<Tensor<D, K>> for AnyTensor {
    fn from(tensor: Tensor<D, K>) -> AnyTensor {
        AnyTensor(tensor.into_dispatch())
    }
}

impl<const D: usize, K: Basic> From<&Tensor<D, K>> for AnyTensor {
    fn from(tensor: &Tensor<D, K>) -> AnyTensor {
        AnyTensor(tensor.clone().into_dispatch())
    }
}

impl From<&AnyTensor> for AnyTensor {
    fn from(tensor: &AnyTensor) -> AnyTensor {
        tensor.clone()
    }
}

/// Arguments of an op: a tensor, a tuple of up to twelve of any ranks and kinds, owned or borrowed,
/// or a list of [`AnyTensor`].
pub trait Arguments {
    /// The arguments, in order.
    fn into_arguments(self) -> Vec<AnyTensor>;
}

impl<const D: usize, K: Basic> Arguments for Tensor<D, K> {
    fn into_arguments(self) -> Vec<AnyTensor> {
        vec![self.into()]
    }
}

impl<const D: usize, K: Basic> Arguments for &Tensor<D, K> {
    fn into_arguments(self) -> Vec<AnyTensor> {
        vec![self.into()]
    }
}

impl Arguments for Vec<AnyTensor> {
    fn into_arguments(self) -> Vec<AnyTensor> {
        self
    }
}

impl Arguments for &[AnyTensor] {
    fn into_arguments(self) -> Vec<AnyTensor> {
        self.to_vec()
    }
}

/// Results of an op: a tensor, a tuple of up to eight of any ranks and kinds, or a list of
/// [`AnyTensor`].
pub trait Results: Sized {
    /// The results of the kernel `op`, whose outputs have these names.
    ///
    /// # Errors
    /// For another number of results, and for results of other ranks or kinds.
    fn from_results(op: &str, outputs: &[&str], results: Vec<AnyTensor>) -> Result<Self>;
}

impl Results for Vec<AnyTensor> {
    fn from_results(_: &str, _: &[&str], results: Vec<AnyTensor>) -> Result<Vec<AnyTensor>> {
        Ok(results)
    }
}

impl<const D: usize, K: Kind> Results for Tensor<D, K> {
    fn from_results(op: &str, outputs: &[&str], results: Vec<AnyTensor>) -> Result<Tensor<D, K>> {
        match results.as_slice() {
            [result] => one(outputs, 0, result),
            _ => Err(number(op, outputs, 1)),
        }
    }
}

fn one<const D: usize, K: Kind>(outputs: &[&str], index: usize, result: &AnyTensor) -> Result<Tensor<D, K>> {
    let name = outputs.get(index).copied().unwrap_or_default();
    result.tensor().map_err(|error| match error {
        Error::Strides { reason, .. } => {
            Error::Strides { argument: name.to_owned(), reason: format!("the result is {reason}") }
        }
        error => error,
    })
}

fn number(op: &str, outputs: &[&str], expected: usize) -> Error {
    let reason = format!("it has {} results: {}; {expected} are asked for", outputs.len(), outputs.join(", "));
    Error::Arguments { kernel: op.to_owned(), reason }
}

macro_rules! tuples {
    ($($count:literal: $($ty:ident $index:tt),+;)*) => {$(
        impl<$($ty: Into<AnyTensor>),+> Arguments for ($($ty,)+) {
            fn into_arguments(self) -> Vec<AnyTensor> {
                vec![$(self.$index.into()),+]
            }
        }
    )*};
}
tuples! {
    1: A 0;
    2: A 0, B 1;
    3: A 0, B 1, C 2;
    4: A 0, B 1, C 2, D 3;
    5: A 0, B 1, C 2, D 3, E 4;
    6: A 0, B 1, C 2, D 3, E 4, F 5;
    7: A 0, B 1, C 2, D 3, E 4, F 5, G 6;
    8: A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7;
    9: A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8;
    10: A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9;
    11: A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10;
    12: A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11;
}

macro_rules! results {
    ($($count:literal: $($d:ident $k:ident $index:tt),+;)*) => {$(
        impl<$(const $d: usize, $k: Kind),+> Results for ($(Tensor<$d, $k>,)+) {
            fn from_results(op: &str, outputs: &[&str], results: Vec<AnyTensor>) -> Result<Self> {
                match results.as_slice() {
                    results if results.len() == $count => Ok(($(one(outputs, $index, &results[$index])?,)+)),
                    _ => Err(number(op, outputs, $count)),
                }
            }
        }
    )*};
}
results! {
    1: D0 K0 0;
    2: D0 K0 0, D1 K1 1;
    3: D0 K0 0, D1 K1 1, D2 K2 2;
    4: D0 K0 0, D1 K1 1, D2 K2 2, D3 K3 3;
    5: D0 K0 0, D1 K1 1, D2 K2 2, D3 K3 3, D4 K4 4;
    6: D0 K0 0, D1 K1 1, D2 K2 2, D3 K3 3, D4 K4 4, D5 K5 5;
    7: D0 K0 0, D1 K1 1, D2 K2 2, D3 K3 3, D4 K4 4, D5 K5 5, D6 K6 6;
    8: D0 K0 0, D1 K1 1, D2 K2 2, D3 K3 3, D4 K4 4, D5 K5 5, D6 K6 6, D7 K7 7;
}
