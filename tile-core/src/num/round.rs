//! Rounding modes of conversions.

/// How a conversion to a narrower type rounds a value it cannot hold exactly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Round {
    /// To the nearest value, ties to the one with an even mantissa.
    #[default]
    NearestEven,
    /// Towards zero.
    TowardZero,
    /// Towards positive infinity.
    Up,
    /// Towards negative infinity.
    Down,
}

impl Round {
    /// Every mode with its name in the text form.
    pub const ALL: &'static [(Round, &'static str)] =
        &[(Round::NearestEven, "rn"), (Round::TowardZero, "rz"), (Round::Up, "rp"), (Round::Down, "rm")];

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            Round::NearestEven => "rn",
            Round::TowardZero => "rz",
            Round::Up => "rp",
            Round::Down => "rm",
        }
    }
}
