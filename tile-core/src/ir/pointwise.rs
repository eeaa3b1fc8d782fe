//! The pointwise operations, one row each.
//!
//! A row of [`for_each_un_op`](crate::for_each_un_op) or
//! [`for_each_bin_op`](crate::for_each_bin_op) says all that a consumer needs to know of an
//! operation; each consumer takes the rows by a macro of its own, or as data ([`UnOp::row`],
//! [`BinOp::row`]):
//!
//! ```text
//! #[doc] Variant = "text name": Class => Result, spelling, Cost, tolerance, origin, reference;
//! ```
//!
//! - `Class`: the element types that have it ([`Class`]); `Result`: the type of its result.
//! - `spelling`: `method(name)` of scalars, in kernels and of `tile_cpu::CpuElem`, or
//!   `operator("…")`.
//! - `Cost`: the execution unit that it costs ([`Cost`]).
//! - `tolerance`: `exact`, or `ulps(f32, f64)`: how far from the reference a result may be, in
//!   units in the last place.
//! - `origin`: `base` operations are made by every backend, whose exhaustive matches the compiler
//!   holds to it; `derived` ones have a decomposition in [`crate::expand`], which serves every
//!   backend that does not list the operation as one of its own. Of `special` ones that is integer
//!   arithmetic.
//! - `reference`: `float(f)`, a function of `f64` that is rounded once to the type, or `special`:
//!   an arm in `interp::scalar`, without which that does not compile.

/// The element types that have an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Floats and integers.
    Number,
    /// Floats.
    Float,
    /// Integers.
    Integer,
    /// Integers and `bool`.
    Bits,
    /// `bool`.
    Bool,
    /// `i32` and `u32`, as words of four bytes.
    Word,
}

impl Class {
    /// Whether the class has the types of this kind.
    pub fn admits(self, kind: crate::elem::Kind) -> bool {
        use crate::elem::Kind;
        match kind {
            Kind::Float => matches!(self, Class::Number | Class::Float),
            Kind::Int | Kind::Uint => matches!(self, Class::Number | Class::Integer | Class::Bits),
            Kind::Bool => matches!(self, Class::Bits | Class::Bool),
        }
    }
}

/// The type of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    /// The operand's.
    Same,
    /// `bool`.
    Bool,
    /// `u32`.
    Word,
}

impl BinOp {
    /// Of a dot product of four bytes, whether the bytes of the first and of the second word are signed.
    pub const fn dot4_signs(self) -> Option<[bool; 2]> {
        match self {
            BinOp::Dot4I8 => Some([true, true]),
            BinOp::Dot4U8 => Some([false, false]),
            BinOp::Dot4U8I8 => Some([false, true]),
            _ => None,
        }
    }
}

/// What an operation costs: the execution unit that has it, where a machine has one. Later ones
/// cost more.
///
/// A model of a machine's throughput starts from it; operations that the machine lists among its
/// natives may cost less there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Cost {
    /// One instruction of the unit for integers, bits and comparisons.
    Alu,
    /// One instruction of the FMA unit.
    Fma,
    /// One instruction of the unit for conversions, which also rounds and counts bits.
    Convert,
    /// A quotient or root: an approximation by the special-function unit, and corrections.
    Divide,
    /// A function that special-function units approximate; exactly, a polynomial of tens of
    /// instructions.
    Special,
    /// A sequence of tens of instructions on every machine.
    Expansion,
}

impl Cost {
    /// The name in documents.
    pub const fn name(self) -> &'static str {
        match self {
            Cost::Alu => "integer",
            Cost::Fma => "FMA",
            Cost::Convert => "conversion",
            Cost::Divide => "division",
            Cost::Special => "special function",
            Cost::Expansion => "expansion",
        }
    }

    /// Whether it is one instruction at full rate, as an addition is.
    pub const fn is_light(self) -> bool {
        matches!(self, Cost::Alu | Cost::Fma)
    }

    /// Whether it is an elementary function, dear beside a memory access.
    pub const fn is_heavy(self) -> bool {
        matches!(self, Cost::Special | Cost::Expansion)
    }
}

/// How a kernel spells an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// By an operator.
    Operator(&'static str),
    /// By a method of the first operand.
    Method(&'static str),
}

/// How far from the reference a result may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tolerance {
    /// Not at all: it is exact, or rounded once.
    Exact,
    /// By units in the last place of the result.
    Ulps {
        /// Of `f32`. Narrower floats are computed in it and rounded once more.
        single: u32,
        /// Of `f64`; the reference itself may be off by one.
        double: u32,
    },
}

impl Tolerance {
    /// The units in the last place of a type that results may be off.
    pub fn ulps(self, dtype: crate::elem::DType) -> u64 {
        match (self, dtype) {
            (Tolerance::Exact, _) => 0,
            (Tolerance::Ulps { single, .. }, crate::elem::DType::F32) => single.into(),
            (Tolerance::Ulps { double, .. }, crate::elem::DType::F64) => double.into(),
            // A tie of the narrow type may fall on either side.
            (Tolerance::Ulps { .. }, _) => 1,
        }
    }
}

/// A row of [`UnOp`] or [`BinOp`], as data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointwiseRow {
    /// The types that have it.
    pub class: Class,
    /// The type of the result.
    pub gives: Gives,
    /// How kernels spell it.
    pub spelling: Spelling,
    /// What it costs.
    pub cost: Cost,
    /// How far from the reference a result may be.
    pub tolerance: Tolerance,
    /// Whether it has a decomposition in [`crate::expand`].
    pub derived: bool,
}

impl PointwiseRow {
    /// The method of scalars, if it is one.
    pub fn method(&self) -> Option<&'static str> {
        match self.spelling {
            Spelling::Method(name) => Some(name),
            Spelling::Operator(_) => None,
        }
    }

    /// The operator, if it is one.
    pub fn operator(&self) -> Option<&'static str> {
        match self.spelling {
            Spelling::Operator(text) => Some(text),
            Spelling::Method(_) => None,
        }
    }
}

/// Calls `$m!` with the rows of the operations of one operand.
#[macro_export]
macro_rules! for_each_un_op {
    ($($m:tt)+) => {
        $($m)+! {
            #[doc = "Negation. Integers wrap."]
            Neg = "neg": Number => Same, operator("-"), Alu, exact, base, special;
            #[doc = "Bitwise complement; logical not on `bool`."]
            Not = "not": Bits => Same, operator("!"), Alu, exact, base, special;
            #[doc = "Magnitude. Integers wrap."]
            Abs = "abs": Number => Same, method(abs), Alu, exact, base, special;
            #[doc = "e to the power x."]
            Exp = "exp": Float => Same, method(exp), Special, ulps(2, 3), base, float(libm::exp);
            #[doc = "2 to the power x."]
            Exp2 = "exp2": Float => Same, method(exp2), Special, ulps(2, 3), base, float(libm::exp2);
            #[doc = "Natural logarithm."]
            Ln = "ln": Float => Same, method(ln), Special, ulps(2, 3), base, float(libm::log);
            #[doc = "ln(1 + x), accurate near zero."]
            Log1p = "log1p": Float => Same, method(log1p), Expansion, ulps(3, 4), derived, float(libm::log1p);
            #[doc = "Logarithm to base 2."]
            Log2 = "log2": Float => Same, method(log2), Special, ulps(2, 3), base, float(libm::log2);
            #[doc = "Logarithm to base 10."]
            Log10 = "log10": Float => Same, method(log10), Special, ulps(2, 3), base, float(libm::log10);
            #[doc = "Sine of an angle in radians."]
            Sin = "sin": Float => Same, method(sin), Special, ulps(2, 3), base, float(libm::sin);
            #[doc = "Cosine of an angle in radians."]
            Cos = "cos": Float => Same, method(cos), Special, ulps(2, 3), base, float(libm::cos);
            #[doc = "Hyperbolic tangent."]
            Tanh = "tanh": Float => Same, method(tanh), Special, ulps(2, 3), base, float(libm::tanh);
            #[doc = "exp(x) - 1, accurate near zero."]
            Expm1 = "expm1": Float => Same, method(expm1), Expansion, ulps(4, 5), derived, float(libm::expm1);
            #[doc = "Hyperbolic sine."]
            Sinh = "sinh": Float => Same, method(sinh), Expansion, ulps(4, 5), derived, float(libm::sinh);
            #[doc = "Hyperbolic cosine."]
            Cosh = "cosh": Float => Same, method(cosh), Expansion, ulps(4, 5), derived, float(libm::cosh);
            #[doc = "Tangent of an angle in radians."]
            Tan = "tan": Float => Same, method(tan), Expansion, ulps(5, 6), derived, float(libm::tan);
            #[doc = "Angle in radians, -π/2 to π/2, whose sine is x."]
            Asin = "asin": Float => Same, method(asin), Expansion, ulps(3, 3), derived, float(libm::asin);
            #[doc = "Angle in radians, 0 to π, whose cosine is x."]
            Acos = "acos": Float => Same, method(acos), Expansion, ulps(3, 3), derived, float(libm::acos);
            #[doc = "Angle in radians, -π/2 to π/2, whose tangent is x."]
            Atan = "atan": Float => Same, method(atan), Expansion, ulps(3, 3), derived, float(libm::atan);
            #[doc = "Error function, 2/√π ∫₀ˣ e^(−t²) dt."]
            Erf = "erf": Float => Same, method(erf), Expansion, ulps(2, 3), base, float(libm::erf);
            #[doc = "Logistic function, 1 / (1 + exp(-x))."]
            Sigmoid = "sigmoid": Float => Same, method(sigmoid), Special, ulps(2, 3), base, float(|x: f64| 1.0 / (1.0 + libm::exp(-x)));
            #[doc = "ln(1 + exp(x)), without overflow."]
            Softplus = "softplus": Float => Same, method(softplus), Expansion, ulps(4, 5), derived, float(|x: f64| x.max(0.0) + libm::log1p(libm::exp(-x.abs())));
            #[doc = "Square root, correctly rounded."]
            Sqrt = "sqrt": Float => Same, method(sqrt), Divide, exact, base, float(libm::sqrt);
            #[doc = "1 / sqrt(x)."]
            Rsqrt = "rsqrt": Float => Same, method(rsqrt), Special, ulps(2, 3), base, float(|x: f64| 1.0 / libm::sqrt(x));
            #[doc = "1 / x."]
            Recip = "recip": Float => Same, method(recip), Divide, exact, base, float(|x: f64| 1.0 / x);
            #[doc = "Largest integer not above."]
            Floor = "floor": Float => Same, method(floor), Convert, exact, base, float(libm::floor);
            #[doc = "Smallest integer not below."]
            Ceil = "ceil": Float => Same, method(ceil), Convert, exact, base, float(libm::ceil);
            #[doc = "Nearest integer, ties away from zero."]
            Round = "round": Float => Same, method(round), Expansion, exact, base, float(libm::round);
            #[doc = "Nearest integer, ties to even."]
            RoundEven = "round_even": Float => Same, method(round_ties_even), Convert, exact, base, float(libm::rint);
            #[doc = "Integer part."]
            Trunc = "trunc": Float => Same, method(trunc), Convert, exact, base, float(libm::trunc);
            #[doc = "Whether NaN; result `bool`."]
            IsNan = "is_nan": Float => Bool, method(is_nan), Alu, exact, base, special;
            #[doc = "Whether finite; result `bool`."]
            IsFinite = "is_finite": Float => Bool, method(is_finite), Alu, exact, base, special;
            #[doc = "Number of one bits; result `u32`."]
            CountOnes = "count_ones": Integer => Word, method(count_ones), Convert, exact, base, special;
            #[doc = "Zero bits above the highest one bit; result `u32`."]
            LeadingZeros = "leading_zeros": Integer => Word, method(leading_zeros), Convert, exact, base, special;
        }
    };
}

/// Calls `$m!` with the rows of the operations of two operands.
#[macro_export]
macro_rules! for_each_bin_op {
    ($($m:tt)+) => {
        $($m)+! {
            #[doc = "Sum. Integers wrap."]
            Add = "add": Number => Same, operator("+"), Fma, exact, base, special;
            #[doc = "Difference. Integers wrap."]
            Sub = "sub": Number => Same, operator("-"), Fma, exact, base, special;
            #[doc = "Product. Integers wrap."]
            Mul = "mul": Number => Same, operator("*"), Fma, exact, base, special;
            #[doc = "Quotient. Integers truncate, wrap, and x / 0 is 0."]
            Div = "div": Number => Same, operator("/"), Divide, exact, base, special;
            #[doc = "Remainder of the truncating division, with the sign of the dividend. Exact for floats, NaN for a y of 0; x % 0 of integers is 0."]
            Rem = "rem": Number => Same, operator("%"), Divide, exact, base, special;
            #[doc = "Smaller; the other operand when one is NaN."]
            Min = "min": Number => Same, method(min), Alu, exact, base, special;
            #[doc = "Larger; the other operand when one is NaN."]
            Max = "max": Number => Same, method(max), Alu, exact, base, special;
            #[doc = "Smaller; NaN when either is."]
            MinNan = "min_nan": Float => Same, method(min_nan), Alu, exact, base, special;
            #[doc = "Larger; NaN when either is."]
            MaxNan = "max_nan": Float => Same, method(max_nan), Alu, exact, base, special;
            #[doc = "x to the power y."]
            Pow = "pow": Float => Same, method(powf), Expansion, ulps(2, 3), base, float(libm::pow);
            #[doc = "The magnitude of x with the sign of y, that of a zero included; of a NaN either sign counts."]
            Copysign = "copysign": Float => Same, method(copysign), Alu, exact, derived, float(libm::copysign);
            #[doc = "Angle in radians, -π to π, of the point (y, x): x is the ordinate."]
            Atan2 = "atan2": Float => Same, method(atan2), Expansion, ulps(3, 4), derived, float(libm::atan2);
            #[doc = "sqrt(x² + y²) without overflow on the way; infinite where either is."]
            Hypot = "hypot": Float => Same, method(hypot), Expansion, ulps(3, 4), derived, float(libm::hypot);
            #[doc = "Bitwise and; logical on `bool`."]
            And = "and": Bits => Same, operator("&"), Alu, exact, base, special;
            #[doc = "Bitwise or; logical on `bool`."]
            Or = "or": Bits => Same, operator("|"), Alu, exact, base, special;
            #[doc = "Bitwise exclusive or; logical on `bool`."]
            Xor = "xor": Bits => Same, operator("^"), Alu, exact, base, special;
            #[doc = "Left shift; 0 when the amount is the width or more."]
            Shl = "shl": Integer => Same, operator("<<"), Alu, exact, base, special;
            #[doc = "Right shift, arithmetic for signed types; 0 or -1 when the amount is the width or more."]
            Shr = "shr": Integer => Same, operator(">>"), Alu, exact, base, special;
            #[doc = "Sum of the four products of signed bytes of one word by those of the other."]
            Dot4I8 = "dot4_i8": Word => Same, method(dot4_i8), Fma, exact, derived, special;
            #[doc = "Sum of the four products of unsigned bytes of one word by those of the other."]
            Dot4U8 = "dot4_u8": Word => Same, method(dot4_u8), Fma, exact, derived, special;
            #[doc = "Sum of the four products of unsigned bytes of x by signed ones of y."]
            Dot4U8I8 = "dot4_u8_i8": Word => Same, method(dot4_u8_i8), Fma, exact, derived, special;
        }
    };
}

/// The pattern of the derived operations of one operand: what a backend's match has
/// for those that [`expand`](crate::passes::expand()) has replaced before.
#[macro_export]
macro_rules! derived_un_ops {
    () => {
        $crate::for_each_un_op!($crate::__derived_un_ops)
    };
}

/// Collects the derived rows into a pattern.
#[doc(hidden)]
#[macro_export]
macro_rules! __derived_un_ops {
    (@ [$($found:tt)*]) => { $($found)* };
    (@ [$($found:tt)*] #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, derived, $reference:ident $(($f:expr))?; $($rest:tt)*) => {
        $crate::__derived_un_ops!(@ [$($found)* | $crate::ir::UnOp::$variant] $($rest)*)
    };
    (@ [$($found:tt)*] #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, base, $reference:ident $(($f:expr))?; $($rest:tt)*) => {
        $crate::__derived_un_ops!(@ [$($found)*] $($rest)*)
    };
    ($($rows:tt)*) => { $crate::__derived_un_ops!(@ [] $($rows)*) };
}

/// The pattern of the derived operations of two operands: what a backend's match has
/// for those that [`expand`](crate::passes::expand()) has replaced before.
#[macro_export]
macro_rules! derived_bin_ops {
    () => {
        $crate::for_each_bin_op!($crate::__derived_bin_ops)
    };
}

/// Collects the derived rows into a pattern.
#[doc(hidden)]
#[macro_export]
macro_rules! __derived_bin_ops {
    (@ [$($found:tt)*]) => { $($found)* };
    (@ [$($found:tt)*] #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, derived, $reference:ident $(($f:expr))?; $($rest:tt)*) => {
        $crate::__derived_bin_ops!(@ [$($found)* | $crate::ir::BinOp::$variant] $($rest)*)
    };
    (@ [$($found:tt)*] #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, base, $reference:ident $(($f:expr))?; $($rest:tt)*) => {
        $crate::__derived_bin_ops!(@ [$($found)*] $($rest)*)
    };
    ($($rows:tt)*) => { $crate::__derived_bin_ops!(@ [] $($rows)*) };
}

macro_rules! spelling {
    (operator($text:literal)) => {
        Spelling::Operator($text)
    };
    (method($name:ident)) => {
        Spelling::Method(stringify!($name))
    };
}

macro_rules! tolerance {
    (exact) => {
        Tolerance::Exact
    };
    (ulps($single:literal, $double:literal)) => {
        Tolerance::Ulps { single: $single, double: $double }
    };
}

macro_rules! origin {
    (base) => {
        false
    };
    (derived) => {
        true
    };
}

macro_rules! define {
    ($(#[$outer:meta])* $name:ident: $(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $name { $(#[doc = $doc] $variant,)* }

        impl $name {
            /// Every member.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The name in the text form.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The member that the text form spells `name`.
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$variant),)* _ => None }
            }

            /// What the member means, for `docs/ops.md`.
            pub fn doc(self) -> &'static str {
                match self { $($name::$variant => $doc,)* }
            }

            /// What is known of the member.
            pub const fn row(self) -> PointwiseRow {
                match self {
                    $($name::$variant => PointwiseRow {
                        class: Class::$class,
                        gives: Gives::$gives,
                        spelling: spelling!($how($what)),
                        cost: Cost::$cost,
                        tolerance: tolerance!($tolerance $(($($ulps),*))?),
                        derived: origin!($origin),
                    },)*
                }
            }
        }
    };
}

macro_rules! define_un {
    ($($rows:tt)*) => {
        define! {
            /// One operand, result of the same type unless said otherwise.
            UnOp: $($rows)*
        }
    };
}
for_each_un_op!(define_un);

macro_rules! define_bin {
    ($($rows:tt)*) => {
        define! {
            /// Two operands and a result of one type (shift amounts may be of any
            /// integer type).
            BinOp: $($rows)*
        }
    };
}
for_each_bin_op!(define_bin);
