//! The arguments of a launch as a reference sees them: by name, in `f64`.

use crate::array::{Array, place};
use crate::error::ReferenceError;
use std::sync::Arc;

/// The arguments of a launch by the names of the kernel's parameters. A reference reads inputs, and
/// writes outputs.
///
/// An output starts with what it holds before the launch: data where the kernel reads it, else
/// poison. Elements that the reference does not set keep that, and the kernel's must, too.
#[derive(Clone, Debug)]
pub struct Args {
    pub(crate) args: Vec<(String, Value)>,
}

/// One argument.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Tensor { shape: Vec<usize>, data: Arc<Vec<f64>>, mutable: bool },
    Scalar(f64),
}

impl Args {
    fn find(&self, name: &str) -> Result<&Value, ReferenceError> {
        let found = self.args.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value).ok_or_else(|| {
            let names = self.args.iter().map(|(name, _)| format!("`{name}`")).collect::<Vec<_>>().join(", ");
            ReferenceError::Name { name: name.to_owned(), expected: names }
        })
    }

    /// A tensor: an input, or what an output holds before the launch.
    ///
    /// # Errors
    /// [`ReferenceError::Name`] where the kernel has no such parameter, [`ReferenceError::Rank`]
    /// where it has another rank or is a scalar.
    pub fn array<const R: usize>(&self, name: &str) -> Result<Array<R>, ReferenceError> {
        match self.find(name)? {
            Value::Tensor { shape, data, .. } => {
                let rank = |_| ReferenceError::Rank { name: name.to_owned(), expected: shape.len(), found: R };
                Ok(Array { shape: <[usize; R]>::try_from(shape.as_slice()).map_err(rank)?, data: data.clone() })
            }
            Value::Scalar(_) => Err(ReferenceError::Kind { name: name.to_owned(), expected: "a tensor" }),
        }
    }

    /// A scalar; 0 or 1 of a `bool`.
    ///
    /// # Errors
    /// [`ReferenceError::Name`] where the kernel has no such parameter, [`ReferenceError::Kind`] of a
    /// tensor.
    pub fn scalar(&self, name: &str) -> Result<f64, ReferenceError> {
        match self.find(name)? {
            Value::Scalar(value) => Ok(*value),
            Value::Tensor { .. } => Err(ReferenceError::Kind { name: name.to_owned(), expected: "a scalar" }),
        }
    }

    /// The extents of a tensor.
    ///
    /// # Errors
    /// As [`array`](Args::array).
    pub fn shape<const R: usize>(&self, name: &str) -> Result<[usize; R], ReferenceError> {
        Ok(self.array(name)?.shape())
    }

    /// The extent of one axis of a tensor, from 0.
    ///
    /// # Errors
    /// As [`array`](Args::array); [`ReferenceError::Rank`] where there is no such axis.
    pub fn extent(&self, name: &str, axis: usize) -> Result<usize, ReferenceError> {
        match self.find(name)? {
            Value::Tensor { shape, .. } => shape.get(axis).copied().ok_or_else(|| ReferenceError::Rank {
                name: name.to_owned(),
                expected: shape.len(),
                found: axis + 1,
            }),
            Value::Scalar(_) => Err(ReferenceError::Kind { name: name.to_owned(), expected: "a tensor" }),
        }
    }

    /// Computes every element of an output from its index. Values are not rounded to the output's
    /// type; whole numbers are exact up to 2⁵³.
    ///
    /// # Errors
    /// As [`array`](Args::array), and [`ReferenceError::Kind`] of an input.
    pub fn fill<const R: usize>(
        &mut self,
        name: &str,
        mut f: impl FnMut([usize; R]) -> f64,
    ) -> Result<(), ReferenceError> {
        let shape = self.shape::<R>(name)?;
        let count = shape.iter().product();
        let mut values = Vec::with_capacity(count);
        let mut index = [0; R];
        for _ in 0..count {
            values.push(f(index));
            for axis in (0..R).rev() {
                index[axis] += 1;
                if index[axis] < shape[axis] {
                    break;
                }
                index[axis] = 0;
            }
        }
        *self.output(name)? = values;
        Ok(())
    }

    /// Sets one element of an output.
    ///
    /// # Errors
    /// As [`fill`](Args::fill), and [`ReferenceError::Outside`] where there is no such element.
    pub fn set<const R: usize>(&mut self, name: &str, index: [usize; R], value: f64) -> Result<(), ReferenceError> {
        let shape = self.shape::<R>(name)?;
        let outside =
            || ReferenceError::Outside { name: name.to_owned(), index: index.to_vec(), extents: shape.to_vec() };
        let at = place(&shape, &index).ok_or_else(outside)?;
        self.output(name)?[at] = value;
        Ok(())
    }

    fn output(&mut self, name: &str) -> Result<&mut Vec<f64>, ReferenceError> {
        match self.args.iter_mut().find(|(other, _)| other == name) {
            Some((_, Value::Tensor { data, mutable: true, .. })) => Ok(Arc::make_mut(data)),
            _ => Err(ReferenceError::Kind { name: name.to_owned(), expected: "an output" }),
        }
    }

    /// The elements of the outputs, in the kernel's order.
    pub(crate) fn outputs(&self) -> impl Iterator<Item = &Arc<Vec<f64>>> {
        self.args.iter().filter_map(|(_, value)| match value {
            Value::Tensor { data, mutable: true, .. } => Some(data),
            _ => None,
        })
    }
}

/// What a kernel should compute.
pub trait Reference {
    /// Writes the outputs.
    ///
    /// # Errors
    /// Where it asks for what the kernel does not have.
    fn evaluate(&self, args: &mut Args) -> Result<(), ReferenceError>;
}

impl<F: Fn(&mut Args) -> Result<(), ReferenceError>> Reference for F {
    fn evaluate(&self, args: &mut Args) -> Result<(), ReferenceError> {
        self(args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args() -> Args {
        let tensor = |mutable| Value::Tensor { shape: vec![2, 2], data: Arc::new(vec![1.0; 4]), mutable };
        let args = [("x", tensor(false)), ("y", tensor(true)), ("s", Value::Scalar(3.0))];
        Args { args: args.map(|(name, value)| (name.to_owned(), value)).into() }
    }

    #[test]
    fn outputs_are_written_and_mistakes_are_named() {
        let mut args = args();
        let x = args.array::<2>("x").unwrap();
        args.fill("y", |[i, j]| x[[i, j]] + (2 * i + j) as f64).unwrap();
        args.set("y", [0, 1], 9.0).unwrap();
        assert_eq!(args.outputs().next().unwrap().as_slice(), [1.0, 9.0, 3.0, 4.0]);
        let text = |error: ReferenceError| error.to_string();
        assert_eq!(
            text(args.array::<2>("z").unwrap_err()),
            "the reference asks for `z`, expected one of `x`, `y`, `s`"
        );
        assert_eq!(text(args.array::<1>("x").unwrap_err()), "the reference takes `x` as rank 1, expected rank 2");
        assert_eq!(
            text(args.fill("x", |[_, _]| 0.0).unwrap_err()),
            "the reference uses `x` as an output, which it is not"
        );
        assert_eq!(text(args.array::<1>("s").unwrap_err()), "the reference uses `s` as a tensor, which it is not");
        assert!(matches!(args.set("y", [2, 0], 0.0), Err(ReferenceError::Outside { .. })));
    }
}
