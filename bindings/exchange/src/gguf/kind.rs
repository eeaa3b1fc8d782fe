//! Types of a file's tensors, and their blocks.

use tile_core::elem::DType;

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $text:literal, $elements:literal in $bytes:literal;)*) => {
        /// The type of a tensor: numbers, or blocks of codes with scales.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[non_exhaustive]
        #[expect(non_camel_case_types, reason = "the names of the format")]
        pub enum Kind {
            $($(#[$doc])* $name,)*
        }

        impl Kind {
            /// The type of that number in a file, if it is known.
            pub fn from_number(number: u32) -> Option<Kind> {
                match number {
                    $($number => Some(Kind::$name),)*
                    _ => None,
                }
            }

            /// Its number in a file.
            pub fn number(self) -> u32 {
                match self {
                    $(Kind::$name => $number,)*
                }
            }

            /// Its name in ggml.
            pub fn name(self) -> &'static str {
                match self {
                    $(Kind::$name => $text,)*
                }
            }

            /// Elements of a block; 1 of numbers.
            pub fn elements(self) -> usize {
                match self {
                    $(Kind::$name => $elements,)*
                }
            }

            /// Bytes of a block.
            pub fn bytes(self) -> usize {
                match self {
                    $(Kind::$name => $bytes,)*
                }
            }
        }
    };
}

kinds! {
    /// `f32`.
    F32 = 0, "f32", 1 in 4;
    /// `f16`.
    F16 = 1, "f16", 1 in 2;
    /// Codes of 4 bits, a scale for each 32.
    Q4_0 = 2, "q4_0", 32 in 18;
    /// Codes of 4 bits, a scale and a minimum for each 32.
    Q4_1 = 3, "q4_1", 32 in 20;
    /// Codes of 5 bits, a scale for each 32.
    Q5_0 = 6, "q5_0", 32 in 22;
    /// Codes of 5 bits, a scale and a minimum for each 32.
    Q5_1 = 7, "q5_1", 32 in 24;
    /// Codes of 8 bits, a scale for each 32.
    Q8_0 = 8, "q8_0", 32 in 34;
    /// Codes of 2 bits, in blocks of blocks.
    Q2_K = 10, "q2_k", 256 in 84;
    /// Codes of 3 bits, in blocks of blocks.
    Q3_K = 11, "q3_k", 256 in 110;
    /// Codes of 4 bits, in blocks of blocks.
    Q4_K = 12, "q4_k", 256 in 144;
    /// Codes of 5 bits, in blocks of blocks.
    Q5_K = 13, "q5_k", 256 in 176;
    /// Codes of 6 bits, in blocks of blocks.
    Q6_K = 14, "q6_k", 256 in 210;
    /// Codes of 4 bits for values of a table, a scale for each 32.
    IQ4_NL = 20, "iq4_nl", 32 in 18;
    /// Codes of 4 bits for values of a table, in blocks of blocks.
    IQ4_XS = 23, "iq4_xs", 256 in 136;
    /// `i8`.
    I8 = 24, "i8", 1 in 1;
    /// `i16`.
    I16 = 25, "i16", 1 in 2;
    /// `i32`.
    I32 = 26, "i32", 1 in 4;
    /// `i64`.
    I64 = 27, "i64", 1 in 8;
    /// `f64`.
    F64 = 28, "f64", 1 in 8;
    /// `bf16`.
    BF16 = 30, "bf16", 1 in 2;
}

impl Kind {
    /// The kernels' type that these numbers are, if they are numbers.
    pub fn dtype(self) -> Option<DType> {
        Some(match self {
            Kind::F32 => DType::F32,
            Kind::F16 => DType::F16,
            Kind::BF16 => DType::BF16,
            Kind::F64 => DType::F64,
            Kind::I8 => DType::I8,
            Kind::I16 => DType::I16,
            Kind::I32 => DType::I32,
            Kind::I64 => DType::I64,
            _ => return None,
        })
    }
}
