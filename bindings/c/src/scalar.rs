//! Scalar arguments.

use crate::status::Failure;
use tile_core::elem::DType;
use tile_core::launch::Scalar;
use tile_core::num::Element;
use tile_core::num::{F8E4M3, F8E5M2, bf16, f16};

/// A number, which becomes one of the parameter's type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct TileScalar {
    /// 0: `bits` are an `int64_t`. 1: they are a `double`.
    pub kind: u32,
    /// Zero.
    pub reserved: u32,
    /// The value.
    pub bits: u64,
}

/// A scalar's value.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Number {
    Int(i64),
    Float(f64),
}

impl TileScalar {
    /// An integer.
    pub fn int(value: i64) -> TileScalar {
        TileScalar { kind: 0, reserved: 0, bits: value as u64 }
    }

    /// A floating-point number.
    pub fn float(value: f64) -> TileScalar {
        TileScalar { kind: 1, reserved: 0, bits: value.to_bits() }
    }

    /// As the parameter of this name and type. Integers must be in its range;
    /// floating-point numbers round to nearest even, and are refused where an
    /// integer is expected.
    pub(crate) fn to(self, argument: &str, dtype: DType) -> Result<Scalar, Failure> {
        let number = match self.kind {
            0 => Number::Int(self.bits as i64),
            1 => Number::Float(f64::from_bits(self.bits)),
            kind => {
                return Err(Failure::call(format!(
                    "argument `{argument}` is a scalar of kind {kind}, which there is not"
                )));
            }
        };
        let refused =
            |what: String| Failure::call(format!("argument `{argument}` is {what}, expected {}", dtype.rust_name()));
        if dtype.is_float() {
            return Ok(float(
                dtype,
                match number {
                    Number::Int(value) => value as f64,
                    Number::Float(value) => value,
                },
            ));
        }
        match number {
            Number::Int(value) => int(dtype, value).ok_or_else(|| refused(value.to_string())),
            Number::Float(value) => Err(refused(format!("the floating-point number {value:?}"))),
        }
    }
}

fn float(dtype: DType, value: f64) -> Scalar {
    match dtype {
        DType::F64 => Scalar::new(value),
        DType::F32 => Scalar::new(value as f32),
        DType::F16 => Scalar::new(<f16 as Element>::from_f64(value)),
        DType::BF16 => Scalar::new(<bf16 as Element>::from_f64(value)),
        DType::E4M3 => Scalar::new(<F8E4M3 as Element>::from_f64(value)),
        DType::E5M2 => Scalar::new(<F8E5M2 as Element>::from_f64(value)),
        _ => unreachable!("the caller has seen that the type is a float"),
    }
}

/// `None` outside of the type's range.
fn int(dtype: DType, value: i64) -> Option<Scalar> {
    fn as_type<T: Element + TryFrom<i64>>(value: i64) -> Option<Scalar> {
        T::try_from(value).ok().map(Scalar::new)
    }
    match dtype {
        DType::I64 => as_type::<i64>(value),
        DType::I32 => as_type::<i32>(value),
        DType::I16 => as_type::<i16>(value),
        DType::I8 => as_type::<i8>(value),
        DType::U64 => as_type::<u64>(value),
        DType::U32 => as_type::<u32>(value),
        DType::U16 => as_type::<u16>(value),
        DType::U8 => as_type::<u8>(value),
        DType::Bool => [0, 1].contains(&value).then(|| Scalar::new(value == 1)),
        DType::Index => usize::try_from(value).ok().map(Scalar::index),
        DType::F64 | DType::F32 | DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2 => {
            unreachable!("the caller has seen that the type is no float")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(scalar: TileScalar, dtype: DType) -> Result<u64, String> {
        scalar.to("s", dtype).map(|scalar| scalar.bits).map_err(|error| error.to_string())
    }

    #[test]
    fn numbers_become_the_parameters_type() {
        assert_eq!(text(TileScalar::float(0.125), DType::F32), Ok(u64::from(0.125_f32.to_bits())));
        assert_eq!(text(TileScalar::int(3), DType::BF16), Ok(0x4040));
        assert_eq!(text(TileScalar::int(-1), DType::I8), Ok(0xff));
        assert_eq!(text(TileScalar::int(i64::MAX), DType::U64), Ok(i64::MAX as u64));
        assert_eq!(text(TileScalar::int(1), DType::Bool), Ok(1));
        assert_eq!(text(TileScalar::int(4096), DType::Index), Ok(4096));
    }

    #[test]
    fn numbers_outside_of_a_type_are_errors() {
        let refusals = [
            (TileScalar::int(-1), DType::Index, "argument `s` is -1, expected usize"),
            (TileScalar::int(128), DType::I8, "argument `s` is 128, expected i8"),
            (TileScalar::int(2), DType::Bool, "argument `s` is 2, expected bool"),
            (TileScalar::float(1.0), DType::I32, "argument `s` is the floating-point number 1.0, expected i32"),
        ];
        for (scalar, dtype, message) in refusals {
            assert_eq!(text(scalar, dtype), Err(message.to_owned()));
        }
        let unknown = TileScalar { kind: 7, reserved: 0, bits: 0 };
        assert_eq!(text(unknown, DType::F32), Err("argument `s` is a scalar of kind 7, which there is not".to_owned()));
    }
}
