//! Values of hints: the kinds there are, and which of a kind a hint takes.

use std::fmt;

/// A kind of unit of an AI core.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The one that multiplies matrices.
    Cube,
    /// Those that compute on vectors.
    Vector,
}

impl Unit {
    /// Every one, with its name.
    pub const ALL: &'static [(Unit, &'static str)] = &[(Unit::Cube, "cube"), (Unit::Vector, "vector")];

    /// The name in attributes and texts.
    pub fn name(self) -> &'static str {
        match self {
            Unit::Cube => "cube",
            Unit::Vector => "vector",
        }
    }
}

/// The value of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u32),
    /// Two numbers.
    Pair([u32; 2]),
    /// Tiles, each with a unit.
    Units(Vec<(String, Unit)>),
}

impl Setting {
    /// As it is written after a name: `split = 4`, `units(acc = cube)`.
    pub fn named(&self, name: &str) -> String {
        match self {
            Setting::Units(_) => format!("{name}{self}"),
            _ => format!("{name} = {self}"),
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Flag(yes) => write!(f, "{yes}"),
            Setting::Number(number) => write!(f, "{number}"),
            Setting::Pair([a, b]) => write!(f, "[{a}, {b}]"),
            Setting::Units(units) => {
                f.write_str("(")?;
                for (i, (tile, unit)) in units.iter().enumerate() {
                    let separator = if i == 0 { "" } else { ", " };
                    write!(f, "{separator}{} = {}", crate::ir::text::word_text(tile), unit.name())?;
                }
                f.write_str(")")
            }
        }
    }
}

/// The values that a hint takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// `true` or `false`.
    Flag,
    /// One of some numbers.
    OneOf(&'static [u32]),
    /// A number from the first to the second.
    Range(u32, u32),
    /// Two multiples of 8 from the first to the second.
    Multiples8(u32, u32),
    /// Tiles by name, at least one, each with a unit.
    Units,
}

impl Values {
    /// Whether the setting is of the kind, and one that is taken.
    pub fn contain(&self, setting: &Setting) -> bool {
        match (self, setting) {
            (Values::Flag, Setting::Flag(_)) => true,
            (Values::OneOf(list), Setting::Number(number)) => list.contains(number),
            (Values::Range(from, to), Setting::Number(number)) => (from..=to).contains(&number),
            (Values::Multiples8(from, to), Setting::Pair(pair)) => {
                pair.iter().all(|number| (from..=to).contains(&number) && number.is_multiple_of(8))
            }
            (Values::Units, Setting::Units(units)) => !units.is_empty(),
            _ => false,
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Flag => f.write_str("`true` or `false`"),
            Values::OneOf([numbers @ .., last]) if !numbers.is_empty() => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                write!(f, "{} or {last}", numbers.join(", "))
            }
            Values::OneOf(list) => write!(f, "{list:?}"),
            Values::Range(from, to) => write!(f, "a number from {from} to {to}"),
            Values::Multiples8(from, to) => write!(f, "two multiples of 8 from {from} to {to}"),
            Values::Units => f.write_str("tiles by name, each with `cube` or `vector`"),
        }
    }
}

/// A type of fields that hold a hint.
pub(super) trait Value: Sized {
    fn setting(&self) -> Setting;
    fn of(setting: Setting) -> Option<Self>;
}

macro_rules! value {
    ($($ty:ty = $kind:ident;)*) => {
        $(impl Value for $ty {
            fn setting(&self) -> Setting {
                Setting::$kind(self.clone())
            }

            fn of(setting: Setting) -> Option<Self> {
                match setting {
                    Setting::$kind(value) => Some(value),
                    _ => None,
                }
            }
        })*
    };
}

value! {
    bool = Flag;
    u32 = Number;
    [u32; 2] = Pair;
    Vec<(String, Unit)> = Units;
}
