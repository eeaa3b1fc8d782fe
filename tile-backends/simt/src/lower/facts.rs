//! What is known of a launch's arguments when its kernel is lowered.

use tile_core::launch::{Arg, TensorParts};

/// What is known of a tensor argument. Numbers are powers of two up to 16.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TensorFacts {
    /// Divides the address of element 0, in bytes.
    pub address: u32,
    /// Divides the extent of each axis.
    pub extents: Vec<u32>,
    /// Divides the stride of each axis, in elements.
    pub strides: Vec<u32>,
    /// Whether neighbours on the last axis are neighbours in memory.
    pub unit: bool,
}

/// What is known of a launch's arguments, in parameter order; `None` for
/// scalars. A kernel lowered for it runs with all arguments that satisfy it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct LaunchFacts {
    /// One for each parameter.
    pub params: Vec<Option<TensorFacts>>,
    /// Whether every element's offset from element 0 of its tensor, in
    /// elements, is below 2³¹.
    pub narrow: bool,
}

impl LaunchFacts {
    /// The facts of arguments.
    pub fn of(args: &[Arg<'_>]) -> LaunchFacts {
        let params = args.iter().map(|arg| match arg {
            Arg::Tensor(tensor) => Some(TensorFacts::of(tensor)),
            Arg::Scalar(_) => None,
        });
        let narrow = args.iter().all(|arg| match arg {
            Arg::Tensor(tensor) => span(tensor) < 1 << 31,
            Arg::Scalar(_) => true,
        });
        LaunchFacts { params: params.collect(), narrow }
    }

    /// The facts of freshly allocated, contiguous tensors with extents that
    /// are multiples of 16; for looking at a kernel without launching it.
    pub fn typical(ranks: &[Option<usize>]) -> LaunchFacts {
        let tensor = |rank: usize| TensorFacts {
            address: 16,
            extents: vec![16; rank],
            strides: (0..rank).map(|axis| if axis + 1 == rank { 1 } else { 16 }).collect(),
            unit: true,
        };
        LaunchFacts { params: ranks.iter().map(|rank| rank.map(tensor)).collect(), narrow: true }
    }
}

impl TensorFacts {
    fn of(tensor: &TensorParts<'_>) -> TensorFacts {
        TensorFacts {
            address: divisor(tensor.address.addr() as u64),
            extents: tensor.shape.iter().map(|&extent| divisor(extent.unsigned_abs())).collect(),
            strides: tensor.strides.iter().map(|&stride| divisor(stride.unsigned_abs())).collect(),
            unit: tensor.strides.last().is_none_or(|&stride| stride == 1),
        }
    }
}

/// The largest power of two up to 16 that divides.
fn divisor(value: u64) -> u32 {
    1 << value.trailing_zeros().min(4)
}

/// The largest offset of an element, in elements.
fn span(tensor: &TensorParts<'_>) -> i128 {
    let last = |(&extent, &stride): (&i64, &i64)| i128::from((extent - 1).max(0)) * i128::from(stride);
    tensor.shape.iter().zip(tensor.strides).map(last).sum()
}
