//! A collective with its tensors, and what all ranks must agree on.

use crate::error::DistError;
use std::fmt;
use tile_core::elem::DType;
use tile_core::launch::{Arg, TensorArg, TensorParts};
use tile_core::num::{F8E4M3, F8E5M2, Num, bf16, f16};

/// The tensor of an argument; inputs and outputs are tensors.
pub(crate) fn tensor(arg: Arg<'_>) -> Option<TensorArg<'_>> {
    match arg {
        Arg::Tensor(tensor) => Some(tensor),
        Arg::Scalar(_) => None,
    }
}

/// How elements of several ranks become one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReduceOp {
    /// The sum; integers wrap.
    Sum,
    /// The product; integers wrap.
    Prod,
    /// The largest.
    Max,
    /// The smallest.
    Min,
    /// The sum over the number of ranks; integers truncate.
    Avg,
}

impl fmt::Display for ReduceOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReduceOp::Sum => "sum",
            ReduceOp::Prod => "prod",
            ReduceOp::Max => "max",
            ReduceOp::Min => "min",
            ReduceOp::Avg => "avg",
        })
    }
}

/// An element type of reductions among ranks: those that NCCL reduces.
///
/// Collectives that only move elements take every
/// [`Element`](tile_core::num::Element).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not reduced among ranks",
    label = "expected `f64`, `f32`, `f16`, `bf16`, `F8E4M3`, `F8E5M2`, or an integer of 8, 32 or 64 bits"
)]
pub trait Reduce: Num {}

macro_rules! reduced {
    ($($ty:ty),*) => {$(impl Reduce for $ty {})*};
}
reduced!(i8, u8, i32, u32, i64, u64, f16, bf16, f32, f64, F8E4M3, F8E5M2);

/// A collective, without its tensors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Every rank gets the reduction of all.
    AllReduce(ReduceOp),
    /// Rank `r` gets part `r` of the reduction of all.
    ReduceScatter(ReduceOp),
    /// Every rank gets the tensors of all, one after the other.
    AllGather,
    /// Rank `r` gets part `r` of each rank's tensor.
    AllToAll,
    /// Every rank gets the tensor of this rank.
    Broadcast(usize),
    /// Nobody goes on before all have come.
    Barrier,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::AllReduce(op) => write!(f, "all_reduce({op})"),
            Kind::ReduceScatter(op) => write!(f, "reduce_scatter({op})"),
            Kind::AllGather => f.write_str("all_gather"),
            Kind::AllToAll => f.write_str("all_to_all"),
            Kind::Broadcast(root) => write!(f, "broadcast(root {root})"),
            Kind::Barrier => f.write_str("barrier"),
        }
    }
}

/// A collective and this rank's tensors of it.
///
/// Without an input the output is both.
pub struct Call<'c, 'a> {
    /// Which one.
    pub kind: Kind,
    /// What is read.
    pub input: Option<&'c mut TensorArg<'a>>,
    /// What is written; a barrier has none.
    pub output: Option<&'c mut TensorArg<'a>>,
}

/// What all ranks must agree on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The collective.
    pub kind: Kind,
    /// The element type, if there are tensors.
    pub dtype: Option<DType>,
    /// Extents of what each rank gives.
    pub shape: Vec<i64>,
}

impl Call<'_, '_> {
    /// What is read: the input, or the output where the collective is in place.
    pub fn read(&self) -> Option<TensorParts<'_>> {
        let arg = self.input.as_deref().or(self.output.as_deref());
        arg.map(|arg| **arg)
    }

    /// Checks this rank's tensors, and says what all must agree on.
    ///
    /// # Errors
    /// [`DistError::Argument`].
    pub fn check(&self, size: usize) -> Result<Signature, DistError> {
        if let Kind::Broadcast(root) = self.kind
            && root >= size
        {
            return Err(DistError::argument("root", format!("a rank below {size}"), root.to_string()));
        }
        if self.input.is_none() && self.output.as_ref().is_some_and(|output| output.is_uninit()) {
            return Err(DistError::argument("output", "a tensor with contents, as it is read", "one without"));
        }
        let Some(read) = self.read() else {
            return Ok(Signature { kind: self.kind, dtype: None, shape: Vec::new() });
        };
        if let (Some(input), Some(output)) = (self.input.as_deref(), self.output.as_deref()) {
            let expected = self.output_extents(input, size)?;
            if expected != output.shape {
                return Err(DistError::argument(
                    "output",
                    format!("extents {expected:?}"),
                    format!("{:?}", output.shape),
                ));
            }
        }
        Ok(Signature { kind: self.kind, dtype: Some(read.dtype), shape: read.shape.to_vec() })
    }

    /// The output's extents, which follow from the input's.
    fn output_extents(&self, input: &TensorParts<'_>, size: usize) -> Result<Vec<i64>, DistError> {
        let mut shape = input.shape.to_vec();
        let first = shape.first_mut();
        let axis = || DistError::argument("input", "a tensor of at least one axis", "one of rank 0");
        let ranks = size as i64;
        let divides = |extent: i64| match extent % ranks {
            0 => Ok(extent / ranks),
            _ => Err(DistError::argument(
                "input",
                format!("an extent of axis 0 that {size} ranks divide"),
                extent.to_string(),
            )),
        };
        match self.kind {
            Kind::AllGather => {
                let first = first.ok_or_else(axis)?;
                let all = first.checked_mul(ranks);
                *first = all.ok_or_else(|| DistError::argument("input", "fewer elements", first.to_string()))?;
            }
            Kind::ReduceScatter(_) => {
                let first = first.ok_or_else(axis)?;
                *first = divides(*first)?;
            }
            Kind::AllToAll => {
                divides(*first.ok_or_else(axis)?)?;
            }
            Kind::AllReduce(_) | Kind::Broadcast(_) | Kind::Barrier => {}
        }
        Ok(shape)
    }
}

impl Signature {
    /// Compares with what another rank has.
    ///
    /// # Errors
    /// [`DistError::Disagree`] at the first difference.
    pub fn agrees(&self, other: &Signature, rank: usize) -> Result<(), DistError> {
        let differ = |argument: &str, expected: String, found: String| {
            Err(DistError::Disagree { rank, argument: argument.to_owned(), expected, found })
        };
        let name = |dtype: Option<DType>| dtype.map_or("none", DType::name).to_owned();
        if self.kind != other.kind {
            return differ("collective", self.kind.to_string(), other.kind.to_string());
        }
        if self.dtype != other.dtype {
            return differ("element type", name(self.dtype), name(other.dtype));
        }
        if self.shape != other.shape {
            return differ("extents", format!("{:?}", self.shape), format!("{:?}", other.shape));
        }
        Ok(())
    }
}
