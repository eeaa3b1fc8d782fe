//! Element types of candle and of kernels, by each other.

use candle_core::DType as Candle;
use tile_adapter::Framework;
use tile_kernel::elem::DType;

/// Candle's element types. What candle does not have lies in memory of a type of the same width.
pub(crate) struct Types;

/// Plans for candle's tensors.
pub(crate) type Plan = tile_adapter::Plan<Types>;

/// The part of a launch on candle's tensors that one parameter has.
pub(crate) type Part = tile_adapter::Part<Types>;

impl Framework for Types {
    type DType = Candle;
    const NAME: &'static str = "candle";

    fn stored(dtype: DType) -> Option<Candle> {
        Some(match dtype {
            DType::F64 => Candle::F64,
            DType::F32 => Candle::F32,
            DType::F16 => Candle::F16,
            DType::BF16 => Candle::BF16,
            DType::E4M3 => Candle::F8E4M3,
            DType::I64 | DType::U64 => Candle::I64,
            DType::I32 => Candle::I32,
            DType::U32 => Candle::U32,
            DType::I16 | DType::U16 => Candle::I16,
            DType::U8 | DType::I8 | DType::E5M2 | DType::Bool => Candle::U8,
            DType::Index => return None,
        })
    }

    fn of(dtype: Candle) -> Option<DType> {
        Some(match dtype {
            Candle::U8 => DType::U8,
            Candle::U32 => DType::U32,
            Candle::I16 => DType::I16,
            Candle::I32 => DType::I32,
            Candle::I64 => DType::I64,
            Candle::BF16 => DType::BF16,
            Candle::F16 => DType::F16,
            Candle::F32 => DType::F32,
            Candle::F64 => DType::F64,
            Candle::F8E4M3 => DType::E4M3,
            _ => return None,
        })
    }

    /// Not every byte is a `bool`.
    fn reads(kernel: DType, candle: Candle) -> bool {
        Types::of(candle) == Some(kernel) || kernel != DType::Bool && Types::stored(kernel) == Some(candle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_candle_lacks_is_read_from_what_is_as_wide() {
        for &dtype in DType::ALL.iter().filter(|&&dtype| dtype != DType::Index) {
            let candle = Types::stored(dtype).unwrap();
            assert_eq!(candle.size_in_bytes(), dtype.bytes(), "{dtype}");
            assert_eq!(Types::reads(dtype, candle), dtype != DType::Bool, "{dtype}");
        }
        assert!(!Types::reads(DType::F32, Candle::F64) && !Types::reads(DType::U8, Candle::F4));
        assert!(!Types::reads(DType::F16, Candle::BF16));
    }
}
