//! Element types of burn and of kernels, by each other.

use burn::tensor::{BoolStore, DType as Burn};
use tile_adapter::Framework;
use tile_kernel::elem::DType;

/// Burn's element types.
pub(crate) struct Types;

impl Framework for Types {
    type DType = Burn;
    const NAME: &'static str = "burn";

    /// Burn has no 8-bit floats: their bits lie in `U8`.
    fn stored(dtype: DType) -> Option<Burn> {
        Some(match dtype {
            DType::F64 => Burn::F64,
            DType::F32 => Burn::F32,
            DType::F16 => Burn::F16,
            DType::BF16 => Burn::BF16,
            DType::I64 => Burn::I64,
            DType::I32 => Burn::I32,
            DType::I16 => Burn::I16,
            DType::I8 => Burn::I8,
            DType::U64 => Burn::U64,
            DType::U32 => Burn::U32,
            DType::U16 => Burn::U16,
            DType::U8 | DType::E4M3 | DType::E5M2 => Burn::U8,
            DType::Bool => Burn::Bool(BoolStore::Native),
            DType::Index => return None,
        })
    }

    fn of(dtype: Burn) -> Option<DType> {
        Some(match dtype {
            Burn::F64 => DType::F64,
            Burn::F32 => DType::F32,
            Burn::F16 => DType::F16,
            Burn::BF16 => DType::BF16,
            Burn::I64 => DType::I64,
            Burn::I32 => DType::I32,
            Burn::I16 => DType::I16,
            Burn::I8 => DType::I8,
            Burn::U64 => DType::U64,
            Burn::U32 => DType::U32,
            Burn::U16 => DType::U16,
            Burn::U8 => DType::U8,
            Burn::Bool(BoolStore::Native | BoolStore::U8) => DType::Bool,
            _ => return None,
        })
    }

    fn reads(kernel: DType, found: Burn) -> bool {
        Types::of(found) == Some(kernel) || Types::stored(kernel) == Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_has_one_as_wide() {
        for &dtype in DType::ALL.iter().filter(|&&dtype| dtype != DType::Index) {
            let burn = Types::stored(dtype).unwrap();
            assert_eq!(burn.size(), dtype.bytes(), "{dtype}");
            assert!(Types::reads(dtype, burn), "{dtype}");
        }
        assert!(!Types::reads(DType::F32, Burn::F64) && !Types::reads(DType::F16, Burn::BF16));
        assert!(!Types::reads(DType::Bool, Burn::U8) && !Types::reads(DType::F32, Burn::Flex32));
    }
}
