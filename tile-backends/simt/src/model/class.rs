//! Classes of launches that one choice of an instance serves.
//!
//! A choice is made once for all launches whose extents and integers agree in their four leading
//! bits, so that lengths that grow from launch to launch cost nothing. It is made for the
//! representative of the class, whose numbers have zeros behind those bits: which launch comes
//! first does not matter.

use tile_core::launch::{Arg, Scalar, TensorArg, TensorParts};

/// Numbers below this are told apart: extents of heads, small batches.
const EXACT: i64 = 128;

/// The representative of an extent or an integer.
pub fn rounded(value: i64) -> i64 {
    match value {
        ..EXACT => value,
        _ => {
            let dropped = value.ilog2() - 3;
            value >> dropped << dropped
        }
    }
}

/// An integer argument; floats do not decide how much work there is.
fn integer(scalar: &Scalar) -> Option<i64> {
    (!scalar.dtype.is_float()).then_some(scalar.bits as i64)
}

/// Numbers of a launch that decide how much work it is, as words of a key: extents and integers,
/// each as it is or as its class's.
pub fn words(args: &[Arg<'_>], class: bool) -> impl Iterator<Item = u32> {
    let number = move |value: i64| if class { rounded(value) } else { value };
    let halves = |value: i64| [value as u32, (value >> 32) as u32];
    args.iter().flat_map(move |arg| {
        let (shape, scalar) = match arg {
            Arg::Tensor(tensor) => (tensor.shape, None),
            Arg::Scalar(scalar) => (&[][..], integer(scalar)),
        };
        shape.iter().copied().chain(scalar).flat_map(move |value| halves(number(value)))
    })
}

/// Extents of a class's representative, by tensor.
#[derive(Debug)]
pub struct Representative {
    shapes: Vec<Vec<i64>>,
}

impl Representative {
    /// Of a launch's arguments.
    pub fn of(args: &[Arg<'_>]) -> Representative {
        let shape = |arg: &Arg<'_>| match arg {
            Arg::Tensor(tensor) => tensor.shape.iter().map(|&extent| rounded(extent)).collect(),
            Arg::Scalar(_) => Vec::new(),
        };
        Representative { shapes: args.iter().map(shape).collect() }
    }

    /// Arguments of these extents, which nothing may be launched on.
    pub fn args<'a>(&'a self, args: &'a [Arg<'_>]) -> Vec<Arg<'a>> {
        let arg = |(arg, shape): (&'a Arg<'_>, &'a Vec<i64>)| match arg {
            Arg::Scalar(scalar) => Arg::Scalar(match integer(scalar) {
                Some(value) => Scalar { bits: rounded(value) as u64, ..*scalar },
                None => *scalar,
            }),
            Arg::Tensor(tensor) => {
                let parts = TensorParts { shape, ..**tensor };
                // SAFETY: extents are no larger than the tensor's, whose borrow this one's is;
                // nothing reads or writes its elements.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
        };
        args.iter().zip(&self.shapes).map(arg).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_bits_decide() {
        for (value, class) in
            [(-5, -5), (0, 0), (127, 127), (128, 128), (143, 128), (144, 144), (4095, 3840), (4096, 4096)]
        {
            assert_eq!(rounded(value), class);
        }
        for value in (1..100_000).chain([i64::MAX - 1]) {
            let class = rounded(value);
            assert!(class <= value && value - class <= value / 8 && rounded(class) == class);
            // Extents that are each other's halves stay so.
            if value >= 2 * EXACT && value % 2 == 0 {
                assert_eq!(rounded(value / 2) * 2, class);
            }
        }
    }
}
