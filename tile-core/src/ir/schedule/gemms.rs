//! The table of hints of single GEMMs: which instruction multiplies, and how warps share the tile.
//!
//! Such a hint stands behind the operands of a `gemm` or `gemm_set`:
//! `gemm(&a, &b, &mut acc, gpu(mma = m64n128k16, policy = square))`. A new one is a row here and
//! its use in the backend; `TILE_BLESS=1 cargo test -p tile-core --test tables ops_doc` writes the
//! entry of `docs/language.md`, and `tests/language` asks for a test of it.

use super::statements::{StatementHint, StatementHints, list, print};
use std::fmt;

/// What multiplies: a kind of instruction, or one by its shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum MmaChoice {
    /// Instructions of a warpgroup, `wgmma`.
    Wgmma,
    /// Instructions of a warp, `mma`.
    Mma,
    /// Cooperative matrices.
    Cooperative,
    /// FMAs of threads.
    Fma,
    /// The instruction of this shape: rows, columns and k.
    Shape([u16; 3]),
}

impl MmaChoice {
    /// The kinds, which have words; an instruction by its shape is `m16n8k16`.
    pub const KINDS: [MmaChoice; 4] = [MmaChoice::Wgmma, MmaChoice::Mma, MmaChoice::Cooperative, MmaChoice::Fma];

    fn word(self) -> &'static str {
        match self {
            MmaChoice::Wgmma => "wgmma",
            MmaChoice::Mma => "mma",
            MmaChoice::Cooperative => "cooperative",
            MmaChoice::Fma => "fma",
            MmaChoice::Shape(_) => "",
        }
    }

    /// What a word of a kernel says.
    fn of(word: &str) -> Option<MmaChoice> {
        let kind = Self::KINDS.into_iter().find(|kind| kind.word() == word);
        kind.or_else(|| {
            let (m, rest) = word.strip_prefix('m')?.split_once('n')?;
            let (n, k) = rest.split_once('k')?;
            let number = |text: &str| text.parse().ok().filter(|&number: &u16| number > 0 && !text.starts_with('+'));
            Some(MmaChoice::Shape([number(m)?, number(n)?, number(k)?]))
        })
    }
}

/// As in a kernel: `wgmma`, `m16n8k16`.
impl fmt::Display for MmaChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MmaChoice::Shape([m, n, k]) => write!(f, "m{m}n{n}k{k}"),
            kind => f.write_str(kind.word()),
        }
    }
}

/// How warps divide the rows and columns of a GEMM's tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum WarpPolicy {
    /// Into parts as near to squares as there are.
    Square,
    /// By rows alone.
    Rows,
    /// By columns alone.
    Columns,
}

impl WarpPolicy {
    /// All of them.
    pub const ALL: [WarpPolicy; 3] = [WarpPolicy::Square, WarpPolicy::Rows, WarpPolicy::Columns];

    /// The word in kernels and texts.
    pub fn name(self) -> &'static str {
        match self {
            WarpPolicy::Square => "square",
            WarpPolicy::Rows => "rows",
            WarpPolicy::Columns => "columns",
        }
    }

    /// What it is of the transpose.
    pub fn transposed(self) -> WarpPolicy {
        match self {
            WarpPolicy::Square => WarpPolicy::Square,
            WarpPolicy::Rows => WarpPolicy::Columns,
            WarpPolicy::Columns => WarpPolicy::Rows,
        }
    }
}

/// What a GEMM says about instructions. A hint that is `None` is left to the backend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GemmHints {
    /// Hints of GPUs.
    pub gpu: GpuGemmHints,
}

/// Hints of GPUs for one GEMM.
///
/// A field that is `None` is left to the backend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GpuGemmHints {
    /// What multiplies.
    pub mma: Option<MmaChoice>,
    /// How warps divide the tile.
    pub policy: Option<WarpPolicy>,
}

/// The table.
pub const GEMM_HINTS: &[StatementHint<GemmHints>] = &[
    StatementHint {
        space: "gpu",
        name: "mma",
        doc: "What multiplies: `wgmma`, instructions of a warpgroup (Hopper); `mma`, instructions of a warp; \
              `cooperative`, cooperative matrices (WebGPU); `fma`, FMAs of threads; or the instruction of this shape, \
              its rows, columns and k, such as `m64n128k16` of `wgmma` with 16-bit operands and `m16n8k16` of a \
              warp.\n\nWhere a GEMM is computed as its transpose (`cuda(swap)`), the instruction's rows are the \
              GEMM's columns.",
        example: "m64n128k16",
        values: || format!("{}, or a shape such as `m64n128k16`", list(MmaChoice::KINDS.map(MmaChoice::word))),
        get: |hints| hints.gpu.mma.map(|choice| choice.to_string()),
        set: |hints, word| {
            let choice = MmaChoice::of(word);
            hints.gpu.mma = choice.or(hints.gpu.mma);
            choice.is_some()
        },
    },
    StatementHint {
        space: "gpu",
        name: "policy",
        doc: "How warps divide the tile of `acc`: with `rows` each has whole rows, with `columns` whole columns, \
              and with `square` parts as near to squares as there are. Of `wgmma` it is warpgroups that do so; \
              within one, four warps divide its rows. Of cooperative matrices, it is those who hold one.",
        example: "square",
        values: || list(WarpPolicy::ALL.map(WarpPolicy::name)),
        get: |hints| hints.gpu.policy.map(|policy| policy.name().to_owned()),
        set: |hints, word| {
            let policy = WarpPolicy::ALL.into_iter().find(|policy| policy.name() == word);
            hints.gpu.policy = policy.or(hints.gpu.policy);
            policy.is_some()
        },
    },
];

impl StatementHints for GemmHints {
    const OF: &'static str = "GEMMs";
    const ROWS: &'static [StatementHint<GemmHints>] = GEMM_HINTS;
}

/// As in a kernel: `gpu(mma = wgmma, policy = square)`.
impl fmt::Display for GemmHints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_are_printed() {
        let shapes = [[64, 128, 16], [16, 8, 32]].map(MmaChoice::Shape);
        for choice in MmaChoice::KINDS.into_iter().chain(shapes) {
            assert_eq!(MmaChoice::of(&choice.to_string()), Some(choice));
        }
        for wrong in ["", "m64", "m64n128", "m64n128k", "m0n8k16", "m+16n8k16", "n64m128k16", "m16n8k16x", "m99999n8k8"]
        {
            assert_eq!(MmaChoice::of(wrong), None, "{wrong}");
        }
    }

    /// What Rust code sets and no kernel says.
    #[test]
    fn shapes_without_rows_are_faults() {
        let shape = Some(MmaChoice::Shape([0, 8, 16]));
        let hints = GemmHints { gpu: GpuGemmHints { mma: shape, policy: None } };
        let kinds = "`wgmma`, `mma`, `cooperative` or `fma`, or a shape such as `m64n128k16`";
        assert_eq!(hints.fault(), Some(format!("the hint `mma` is {kinds}, not `m0n8k16`")));
    }

    #[test]
    fn a_transpose_has_the_other_lines() {
        for policy in WarpPolicy::ALL {
            assert_eq!(policy.transposed().transposed(), policy);
        }
        assert_eq!(WarpPolicy::Rows.transposed(), WarpPolicy::Columns);
    }
}
