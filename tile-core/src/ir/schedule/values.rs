//! Values of hints: the kinds there are, and which of a kind a hint takes.

use crate::ir::Space;
use std::fmt;

/// A word that a hint may say of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileWord {
    /// As it is written.
    pub name: &'static str,
    /// The memory space of the tiles that it is said of; any, if it is nothing.
    pub space: Option<Space>,
}

/// What a hint says of a tile, as a type: each value is a word.
pub(super) trait OfTile: Copy + 'static {
    /// Every one.
    const ALL: &'static [Self];
    /// Its word.
    fn name(self) -> &'static str;
}

/// A kind of unit of an AI core.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// The one that multiplies matrices.
    Cube,
    /// Those that compute on vectors.
    Vector,
}

impl Unit {
    /// The words for units.
    pub const WORDS: &'static [TileWord] =
        &[TileWord { name: "cube", space: None }, TileWord { name: "vector", space: None }];

    /// The name in attributes and texts.
    pub fn name(self) -> &'static str {
        match self {
            Unit::Cube => "cube",
            Unit::Vector => "vector",
        }
    }
}

impl OfTile for Unit {
    const ALL: &'static [Unit] = &[Unit::Cube, Unit::Vector];

    fn name(self) -> &'static str {
        self.name()
    }
}

/// How elements of a tile lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileLayout {
    /// Row-major, each row behind the one before.
    Linear,
    /// Row-major, with 16 bytes between rows.
    Padded,
    /// Chunks of 16 bytes permuted in rows of 32 bytes.
    Swizzle32,
    /// In rows of 64 bytes.
    Swizzle64,
    /// In rows of 128 bytes.
    Swizzle128,
    /// In registers as the accumulators of a warp's matrix instructions of 16 rows and 8 columns.
    Mma,
    /// In registers as those of a warpgroup's matrix instructions.
    Wgmma,
    /// In registers, each row in one warp.
    Rows,
}

impl TileLayout {
    /// The words for layouts.
    pub const WORDS: &'static [TileWord] = &[
        TileWord { name: "linear", space: Some(Space::Shared) },
        TileWord { name: "padded", space: Some(Space::Shared) },
        TileWord { name: "swizzle32", space: Some(Space::Shared) },
        TileWord { name: "swizzle64", space: Some(Space::Shared) },
        TileWord { name: "swizzle128", space: Some(Space::Shared) },
        TileWord { name: "mma", space: Some(Space::Fragment) },
        TileWord { name: "wgmma", space: Some(Space::Fragment) },
        TileWord { name: "rows", space: Some(Space::Fragment) },
    ];

    /// The name in attributes and texts.
    pub fn name(self) -> &'static str {
        match self {
            TileLayout::Linear => "linear",
            TileLayout::Padded => "padded",
            TileLayout::Swizzle32 => "swizzle32",
            TileLayout::Swizzle64 => "swizzle64",
            TileLayout::Swizzle128 => "swizzle128",
            TileLayout::Mma => "mma",
            TileLayout::Wgmma => "wgmma",
            TileLayout::Rows => "rows",
        }
    }

    /// Bytes of the rows in which chunks are permuted, where they are.
    pub fn swizzled(self) -> Option<u32> {
        match self {
            TileLayout::Linear | TileLayout::Padded | TileLayout::Mma | TileLayout::Wgmma | TileLayout::Rows => None,
            TileLayout::Swizzle32 => Some(32),
            TileLayout::Swizzle64 => Some(64),
            TileLayout::Swizzle128 => Some(128),
        }
    }
}

impl OfTile for TileLayout {
    const ALL: &'static [TileLayout] = &[
        TileLayout::Linear,
        TileLayout::Padded,
        TileLayout::Swizzle32,
        TileLayout::Swizzle64,
        TileLayout::Swizzle128,
        TileLayout::Mma,
        TileLayout::Wgmma,
        TileLayout::Rows,
    ];

    fn name(self) -> &'static str {
        self.name()
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
    /// Tiles by name, each with a word.
    Tiles(Vec<(String, &'static str)>),
}

impl Setting {
    /// As it is written after a name: `split = 4`, `units(acc = cube)`.
    pub fn named(&self, name: &str) -> String {
        match self {
            Setting::Tiles(_) => format!("{name}{self}"),
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
            Setting::Tiles(tiles) => {
                f.write_str("(")?;
                for (i, (tile, word)) in tiles.iter().enumerate() {
                    let separator = if i == 0 { "" } else { ", " };
                    write!(f, "{separator}{} = {word}", crate::ir::text::word_text(tile))?;
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
    /// Tiles by name, at least one, each with one of these words.
    Tiles(&'static [TileWord]),
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
            (Values::Tiles(words), Setting::Tiles(tiles)) => {
                !tiles.is_empty() && tiles.iter().all(|(_, said)| words.iter().any(|word| word.name == *said))
            }
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
            Values::Tiles(words) => write!(f, "tiles by name, each with {}", one_of(words)),
        }
    }
}

/// Words for messages: `` `cube` or `vector` ``.
pub fn one_of(words: &[TileWord]) -> String {
    let names: Vec<String> = words.iter().map(|word| format!("`{}`", word.name)).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
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
}

impl<W: OfTile> Value for Vec<(String, W)> {
    fn setting(&self) -> Setting {
        Setting::Tiles(self.iter().map(|(tile, word)| (tile.clone(), word.name())).collect())
    }

    fn of(setting: Setting) -> Option<Self> {
        let Setting::Tiles(tiles) = setting else { return None };
        let word = |said: &str| W::ALL.iter().copied().find(|word| word.name() == said);
        tiles.into_iter().map(|(tile, said)| Some((tile, word(said)?))).collect()
    }
}
