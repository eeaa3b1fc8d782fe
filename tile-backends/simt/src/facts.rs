//! What a launch says of its tensors, beyond their types.
//!
//! Addresses, strides and extents are known at launch alone, but whether a row
//! may be read sixteen bytes at a time, or an index computed in 32 bits, decides
//! what code is right. So a launch is sorted into a class by a few facts that
//! take few values, and each class has code of its own. The facts are part of
//! the key under which devices keep compiled kernels.

use tile_core::ir::{Func, Type, Value, ValueDef};
use tile_core::launch::prologue::Prologue;
use tile_core::launch::{Arg, LaunchError, TensorParts};

/// The widest access of a thread, in bytes: facts about alignment stop there.
pub const WIDEST: u8 = 16;

/// Extents, and elements from the first to the last of a tensor, stay below
/// this where a tensor is [`TensorFacts::narrow`]. It leaves `i32` indices room
/// to run past an extent by any tile.
pub const NARROW: i64 = (1 << 31) - (1 << 24);

/// The most axes of a tensor that TMA copies cut boxes out of, and the bytes
/// below which the distances between its neighbours lie.
const BULK_RANK: usize = 5;
const BULK_STRIDE: u64 = 1 << 40;

/// Where a word has [`TensorFacts::bulk`] and [`TensorFacts::constant`].
const BULK_BIT: u32 = 1 << 2;
const CONSTANT_BIT: u32 = 1 << 3;

/// What is known of a tensor argument.
///
/// Strides of axes of extent 0 or 1 are multiplied by nothing but zero and do
/// not count, except that such a last axis may be taken to have stride 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TensorFacts {
    /// Neighbours on the last axis are neighbours in memory.
    pub unit: bool,
    /// The largest power of two, at most [`WIDEST`], that divides the address.
    pub align: u8,
    /// The same of the distance in bytes between neighbours on every axis but
    /// the last.
    pub stride_align: u8,
    /// Extents and offsets in elements are below [`NARROW`].
    pub narrow: bool,
    /// The largest power of two, at most [`WIDEST`], that divides the extent of
    /// the last axis: accesses so wide need one comparison with it.
    pub last: u8,
    /// TMA copies can cut boxes out of the tensor: it has 1 to 5 axes and
    /// elements, is [`narrow`](TensorFacts::narrow) and
    /// [`unit`](TensorFacts::unit), and its address and the distances between
    /// neighbours on the other axes are multiples of 16 bytes, the distances
    /// positive.
    pub bulk: bool,
    /// The elements never change
    /// ([`TensorArg::with_derived`](tile_core::launch::TensorArg::with_derived)).
    pub constant: bool,
}

impl TensorFacts {
    /// What every tensor of elements of so many bytes satisfies.
    pub fn weakest(bytes: usize) -> TensorFacts {
        let align = power(bytes as u64);
        TensorFacts { unit: false, align, stride_align: align, narrow: false, last: 1, bulk: false, constant: false }
    }

    /// What a row-major tensor of convenient extents satisfies, as most are.
    pub const STRONGEST: TensorFacts = TensorFacts {
        unit: true,
        align: WIDEST,
        stride_align: WIDEST,
        narrow: true,
        last: WIDEST,
        bulk: true,
        constant: false,
    };

    /// What a tensor satisfies.
    pub fn of(tensor: &TensorParts<'_>) -> TensorFacts {
        let bytes = tensor.dtype.bytes() as u64;
        let mut facts = TensorFacts { align: power(tensor.address.addr() as u64), ..TensorFacts::STRONGEST };
        let mut strides = 0;
        let mut last: i64 = 0;
        let rank = tensor.shape.len();
        facts.bulk = (1..=BULK_RANK).contains(&rank);
        for (axis, (&extent, &stride)) in tensor.shape.iter().zip(tensor.strides).enumerate() {
            facts.narrow &= extent < NARROW;
            facts.bulk &= extent > 0;
            if extent <= 1 {
                continue;
            }
            last = last.saturating_add((extent - 1).saturating_mul(stride));
            if axis + 1 < rank {
                let distance = (stride as u64).wrapping_mul(bytes);
                facts.bulk &= stride > 0 && stride as u64 <= BULK_STRIDE && (16..BULK_STRIDE).contains(&distance);
                strides |= distance;
            } else {
                facts.unit = stride == 1;
            }
        }
        facts.stride_align = power(strides);
        facts.last = tensor.shape.last().map_or(WIDEST, |&extent| power(extent as u64));
        facts.narrow &= last < NARROW;
        facts.bulk &= facts.unit && facts.narrow && facts.align == WIDEST && facts.stride_align == WIDEST;
        facts
    }

    /// All in one word, for keys.
    pub fn word(self) -> u32 {
        u32::from(self.unit)
            | u32::from(self.narrow) << 1
            | if self.bulk { BULK_BIT } else { 0 }
            | if self.constant { CONSTANT_BIT } else { 0 }
            | u32::from(self.align) << 8
            | u32::from(self.stride_align) << 16
            | u32::from(self.last) << 24
    }

    /// Whether the facts of a word have [`TensorFacts::bulk`].
    pub fn is_bulk(word: u32) -> bool {
        word & BULK_BIT != 0
    }
}

/// The largest power of two, at most [`WIDEST`], that divides `x`.
fn power(x: u64) -> u8 {
    1 << (x | u64::from(WIDEST)).trailing_zeros()
}

/// What is known of a launch: one entry for each tensor parameter, in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LaunchFacts {
    /// In the order of the tensor parameters; scalars have no entry.
    pub tensors: Vec<TensorFacts>,
    /// TMA copies can follow the windows that the kernel slides over tensors.
    /// Only the kernel says which these are, so what is known of arguments is
    /// that they might: see
    /// [`Kernel::follows_windows`](crate::ir::Kernel::follows_windows).
    pub windows: bool,
    /// Blocks are numbered along one axis, whatever the grid: on another one it
    /// has more of them than the device counts. Does not concern persistent
    /// kernels.
    pub flat: bool,
    /// The last axis of the grid has an even number of blocks, so two neighbours may
    /// be a cluster. Only the grid says so, not the arguments.
    pub even: bool,
    /// How many blocks may share the loop of a tile, at most: 1, or a power of two where
    /// the grid has fewer tiles than the device runs blocks.
    pub split: u32,
    /// How many blocks the line of a persistent kernel has at most, where they are to take
    /// equal parts of the tiles that are left for its last round; 0 where they are not.
    /// The function then has the workspaces of
    /// [`with_workspaces`](crate::lower::with_workspaces), and the iterations of those tiles, and of
    /// a tile more, are less than 2³¹.
    pub stream: u32,
}

/// The facts of each tensor among arguments.
fn of_tensors(args: &[Arg<'_>]) -> impl Iterator<Item = TensorFacts> {
    args.iter().filter_map(|arg| match arg {
        Arg::Tensor(tensor) => Some(TensorFacts { constant: tensor.derived().is_some(), ..TensorFacts::of(tensor) }),
        Arg::Scalar(_) => None,
    })
}

/// The same as words, by which programs are kept.
pub fn words(args: &[Arg<'_>]) -> impl Iterator<Item = u32> {
    of_tensors(args).map(TensorFacts::word)
}

impl LaunchFacts {
    /// Of arguments.
    pub fn of(args: &[Arg<'_>]) -> LaunchFacts {
        LaunchFacts {
            tensors: of_tensors(args).collect(),
            windows: true,
            flat: false,
            even: false,
            split: 1,
            stream: 0,
        }
    }

    /// Of a launch of a function on arguments.
    ///
    /// # Errors
    /// Those of [`Prologue::plan`].
    pub fn of_launch(func: &Func, args: &[Arg<'_>]) -> Result<LaunchFacts, LaunchError> {
        LaunchFacts::of(args).with_grid(func, args)
    }

    /// With what the grid of a launch says.
    ///
    /// # Errors
    /// Those of [`Prologue::plan`].
    pub fn with_grid(self, func: &Func, args: &[Arg<'_>]) -> Result<LaunchFacts, LaunchError> {
        let plan = Prologue::new(func)?.plan(args)?;
        Ok(LaunchFacts { even: plan.grid[2] % 2 == 0, ..self })
    }

    /// What every launch of a function satisfies.
    pub fn weakest(func: &Func) -> LaunchFacts {
        LaunchFacts { windows: false, even: false, ..LaunchFacts::each(func, TensorFacts::weakest) }
    }

    /// What launches on whole row-major tensors of convenient extents satisfy.
    pub fn strongest(func: &Func) -> LaunchFacts {
        LaunchFacts::each(func, |_| TensorFacts::STRONGEST)
    }

    fn each(func: &Func, facts: impl Fn(usize) -> TensorFacts) -> LaunchFacts {
        let tensors = func.params.iter().filter_map(|param| match func.ty(param.value) {
            Type::Mem(mem) => Some(facts(mem.elem.dtype().map_or(1, |dtype| dtype.bytes()))),
            Type::Scalar(_) => None,
        });
        LaunchFacts { tensors: tensors.collect(), windows: true, flat: false, even: true, split: 1, stream: 0 }
    }

    /// Of the tensor parameter that a memory value is a view of; `None` for
    /// what is no view of a parameter, or has no entry.
    pub fn tensor(&self, func: &Func, memory: Value) -> Option<TensorFacts> {
        let root = func.root(memory);
        let (Type::Mem(_), ValueDef::Param(number)) = (func.ty(root), func.values[root].def) else { return None };
        let before = func.params[..number as usize].iter();
        let position = before.filter(|param| func.ty(param.value).mem().is_some()).count();
        self.tensors.get(position).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::elem::DType;
    use tile_core::ir::text::parse;
    use tile_core::launch::Memory;

    fn facts(dtype: DType, address: usize, shape: &[i64], strides: &[i64]) -> TensorFacts {
        let address = std::ptr::without_provenance_mut(address);
        let parts = TensorParts { dtype, address, memory: Memory::Device(0), shape, strides, mutable: false };
        TensorFacts::of(&parts)
    }

    #[test]
    fn facts_follow_from_addresses_and_strides() {
        let all = TensorFacts::STRONGEST;
        let but = TensorFacts { bulk: false, ..all };
        assert_eq!(facts(DType::F16, 256, &[64, 64], &[64, 1]), all);
        assert_eq!(facts(DType::F16, 258, &[64, 64], &[64, 1]), TensorFacts { align: 2, ..but });
        assert_eq!(facts(DType::F16, 256, &[64, 63], &[63, 1]), TensorFacts { stride_align: 2, last: 1, ..but });
        assert_eq!(facts(DType::F32, 256, &[64, 62], &[66, 1]), TensorFacts { stride_align: 8, last: 2, ..but });
        assert_eq!(facts(DType::F16, 256, &[64, 64], &[1, 64]), TensorFacts { unit: false, stride_align: 2, ..but });
        // Nothing is ever multiplied by these strides.
        assert_eq!(facts(DType::F16, 256, &[1, 1], &[7, 3]), TensorFacts { last: 1, ..all });
        assert_eq!(facts(DType::F32, 256, &[], &[]), but);
        // A repeated row.
        assert_eq!(facts(DType::F32, 256, &[9, 64], &[0, 1]), but);
        assert_eq!(facts(DType::I8, 256, &[1 << 20, 1 << 12], &[1 << 12, 1]), TensorFacts { narrow: false, ..but });
        assert_eq!(facts(DType::I8, 256, &[1 << 40, 4], &[0, 1]), TensorFacts { narrow: false, last: 4, ..but });
    }

    #[test]
    fn boxes_are_cut_out_of_aligned_tensors() {
        let bulk = |dtype, shape: &[i64], strides: &[i64]| facts(dtype, 256, shape, strides).bulk;
        assert!(bulk(DType::E4M3, &[3, 5, 7], &[80, 16, 1]));
        assert!(bulk(DType::F16, &[2, 1, 3, 1, 9], &[72, 5, 24, -1, 1]));
        // Neighbouring rows may overlap.
        assert!(bulk(DType::F32, &[8, 64], &[4, 1]));
        assert!(!bulk(DType::F16, &[1; 6], &[1; 6]));
        assert!(!bulk(DType::F16, &[4, 0], &[8, 1]));
        assert!(!bulk(DType::F16, &[4, 8], &[-8, 1]));
        assert!(!bulk(DType::F16, &[2, 8], &[1 << 39, 1]));
        assert!(!bulk(DType::F64, &[2, 8], &[1 << 61, 1]));
    }

    #[test]
    fn words_tell_facts_apart() {
        let mut words = rustc_hash::FxHashSet::default();
        for unit in [false, true] {
            for narrow in [false, true] {
                for align in [1, 2, 4, 8, 16] {
                    for stride_align in [1, 2, 4, 8, 16] {
                        for (bulk, constant) in [(false, false), (true, false), (false, true), (true, true)] {
                            let facts = TensorFacts { unit, align, stride_align, narrow, last: align, bulk, constant };
                            assert!(words.insert(facts.word()));
                            assert_eq!(TensorFacts::is_bulk(facts.word()), bulk);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn entries_belong_to_parameters() -> Result<(), Box<dyn std::error::Error>> {
        let func = parse("kernel k(%a a: global<f64, [?]>, %n n: i32, %b b: mut global<f16, [?, ?]>) body {}")?;
        let [a, n, b] = [0, 1, 2].map(|i| func.params[i].value);
        let facts = LaunchFacts::weakest(&func);
        assert_eq!(facts.tensors.len(), 2);
        assert_eq!(facts.tensor(&func, a).map(|facts| facts.align), Some(8));
        assert_eq!(facts.tensor(&func, n), None);
        assert_eq!(facts.tensor(&func, b).map(|facts| facts.align), Some(2));
        Ok(())
    }
}
