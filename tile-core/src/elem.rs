//! Element types of scalars and of tile elements.
//!
//! A kernel may be generic over element types, so the IR has two kinds of
//! element: a [`DType`] is concrete, an [`Elem`] may also name one of the
//! kernel's type parameters (`T`) or the accumulator type derived from it
//! (`T::Acc`). Specialisation replaces every parameter by a `DType`.

use std::fmt;

macro_rules! dtypes {
    ($($(#[$doc:meta])* $variant:ident = $name:literal, $rust:literal, $bits:literal, $kind:ident;)*) => {
        /// A concrete element type.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum DType { $($(#[$doc])* $variant,)* }

        impl DType {
            /// Every concrete element type, widest floats first.
            pub const ALL: &'static [DType] = &[$(DType::$variant,)*];

            /// The name used in the text form and in messages.
            pub const fn name(self) -> &'static str {
                match self { $(DType::$variant => $name,)* }
            }

            /// The Rust type a user writes for it.
            pub const fn rust_name(self) -> &'static str {
                match self { $(DType::$variant => $rust,)* }
            }

            /// Storage width in bits. `bool` is stored in a byte.
            pub const fn bits(self) -> u32 {
                match self { $(DType::$variant => $bits,)* }
            }

            /// Whether cells of this type may be read as cells of another: their
            /// widths are equal, and neither is a `bool`, which not every byte
            /// is.
            pub const fn reads_as(self, other: DType) -> bool {
                let boolean = matches!(self, DType::Bool) || matches!(other, DType::Bool);
                self as u8 == other as u8 || self.bits() == other.bits() && !boolean
            }

            /// The family of the type.
            pub const fn kind(self) -> Kind {
                match self { $(DType::$variant => Kind::$kind,)* }
            }

            /// The type that the text form or Rust spells `name`.
            pub fn from_name(name: &str) -> Option<DType> {
                match name { $($name => Some(DType::$variant),)* _ => None }
            }

            /// The type that Rust source spells `name` (last path segment).
            pub fn from_rust_name(name: &str) -> Option<DType> {
                match name { $($rust => Some(DType::$variant),)* _ => None }
            }
        }
    };
}

dtypes! {
    /// IEEE binary64.
    F64 = "f64", "f64", 64, Float;
    /// IEEE binary32.
    F32 = "f32", "f32", 32, Float;
    /// IEEE binary16 (`half::f16`).
    F16 = "f16", "f16", 16, Float;
    /// bfloat16 (`half::bf16`).
    BF16 = "bf16", "bf16", 16, Float;
    /// OCP 8-bit float, 4 exponent and 3 mantissa bits, no infinities.
    E4M3 = "e4m3", "F8E4M3", 8, Float;
    /// OCP 8-bit float, 5 exponent and 2 mantissa bits.
    E5M2 = "e5m2", "F8E5M2", 8, Float;
    /// Signed 64-bit integer.
    I64 = "i64", "i64", 64, Int;
    /// Signed 32-bit integer.
    I32 = "i32", "i32", 32, Int;
    /// Signed 16-bit integer.
    I16 = "i16", "i16", 16, Int;
    /// Signed 8-bit integer.
    I8 = "i8", "i8", 8, Int;
    /// Unsigned 64-bit integer.
    U64 = "u64", "u64", 64, Uint;
    /// Unsigned 32-bit integer.
    U32 = "u32", "u32", 32, Uint;
    /// Unsigned 16-bit integer.
    U16 = "u16", "u16", 16, Uint;
    /// Unsigned 8-bit integer.
    U8 = "u8", "u8", 8, Uint;
    /// Truth value, one byte, 0 or 1.
    Bool = "bool", "bool", 8, Bool;
    /// Extents, offsets and loop counters: `usize` in the source, evaluated as
    /// a signed 64-bit integer, so that `i - pad` may be negative.
    Index = "index", "usize", 64, Int;
}

/// The family an element type belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Floating point.
    Float,
    /// Signed integer.
    Int,
    /// Unsigned integer.
    Uint,
    /// `bool`.
    Bool,
}

impl DType {
    /// Whether the type is a floating-point format.
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), Kind::Float)
    }

    /// Whether the type is an integer, signed or not.
    pub const fn is_int(self) -> bool {
        matches!(self.kind(), Kind::Int | Kind::Uint)
    }

    /// Storage width in bytes.
    pub const fn bytes(self) -> usize {
        (self.bits() / 8) as usize
    }

    /// The accumulator type: in which dot products and sums of this type accumulate:
    /// `f64` for `f64`, `f32` for every other float, `i32` for 8-bit integers,
    /// the type itself for wider ones.
    pub const fn acc(self) -> DType {
        match self {
            DType::F64 => DType::F64,
            DType::F32 | DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2 => DType::F32,
            DType::I8 | DType::U8 => DType::I32,
            DType::I64
            | DType::I32
            | DType::I16
            | DType::U64
            | DType::U32
            | DType::U16
            | DType::Bool
            | DType::Index => self,
        }
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a type parameter of a kernel promises: its trait bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Bound {
    /// `T: Element`, anything that can be stored and copied.
    Element,
    /// `T: Num`, arithmetic and ordering.
    Num,
    /// `T: Float`.
    Float,
    /// `T: Int`.
    Int,
}

impl Bound {
    /// Every bound, by the name of its trait.
    pub const ALL: &'static [(Bound, &'static str)] =
        &[(Bound::Element, "Element"), (Bound::Num, "Num"), (Bound::Float, "Float"), (Bound::Int, "Int")];

    /// The trait's name.
    pub fn name(self) -> &'static str {
        match self {
            Bound::Element => "Element",
            Bound::Num => "Num",
            Bound::Float => "Float",
            Bound::Int => "Int",
        }
    }

    /// Whether `dtype` satisfies the bound.
    pub fn admits(self, dtype: DType) -> bool {
        match self {
            Bound::Element => dtype != DType::Index,
            Bound::Num => dtype != DType::Bool && dtype != DType::Index,
            Bound::Float => dtype.is_float(),
            Bound::Int => dtype.is_int() && dtype != DType::Index,
        }
    }
}

/// An element type of the IR, possibly one of the kernel's type parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Elem {
    /// A concrete type.
    Is(DType),
    /// Type parameter number `.0` of the function.
    Param(u32),
    /// `T::Acc` of type parameter number `.0`.
    Acc(u32),
}

impl Elem {
    /// Extents, offsets and loop counters.
    pub const INDEX: Elem = Elem::Is(DType::Index);
    /// Truth values.
    pub const BOOL: Elem = Elem::Is(DType::Bool);
    /// `f32`.
    pub const F32: Elem = Elem::Is(DType::F32);
    /// `i32`.
    pub const I32: Elem = Elem::Is(DType::I32);

    /// The concrete type, when it is known.
    pub fn dtype(self) -> Option<DType> {
        match self {
            Elem::Is(d) => Some(d),
            Elem::Param(_) | Elem::Acc(_) => None,
        }
    }

    /// The accumulator type of this element.
    pub fn acc(self) -> Elem {
        match self {
            Elem::Is(d) => Elem::Is(d.acc()),
            Elem::Param(p) | Elem::Acc(p) => Elem::Acc(p),
        }
    }
}

impl From<DType> for Elem {
    fn from(d: DType) -> Elem {
        Elem::Is(d)
    }
}
