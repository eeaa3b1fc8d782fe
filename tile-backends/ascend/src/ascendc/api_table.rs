//! The table of Ascend C functions that are emitted, with their limits.
//!
//! `docs/ascend.md` prints it, the emitter follows it, and the twin checks each rule.

use crate::chip::Generation;

/// The largest repetition count of an instruction, and the largest stride in blocks.
pub const MOST_REPEATS: u64 = 255;

/// One or several functions with the same rule.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// Their names.
    pub names: &'static [&'static str],
    pub(super) kind: Option<Kind>,
    /// Vector memory that they write besides their results.
    pub hidden: Option<Hidden>,
    /// The rule for a count of elements.
    pub count: Count,
    /// The largest repetition count of one call, or the limits that take its place.
    pub repeats: &'static str,
    /// The source of the rule.
    pub source: &'static str,
}

/// Classes of vector instructions by the cost of a repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// One operand and one step.
    Single,
    /// Two operands, or several steps.
    Plain,
    /// An elementary function.
    Function,
    Division,
    /// A reduction of all lanes to one element.
    Across,
    /// A transpose of 16 blocks.
    Transpose,
}

impl Kind {
    /// The class of an instruction by its name.
    pub(super) fn of(instruction: &str) -> Kind {
        let row = vector(instruction);
        debug_assert!(row.is_some(), "`{instruction}` is not in the table of functions");
        row.and_then(|row| row.kind).unwrap_or(Kind::Plain)
    }
}

/// Vector memory that a function writes at an address that it is not given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// The chips on which it does.
    pub generation: Generation,
    /// Its first byte.
    pub place: u32,
    /// How many bytes have to be reserved.
    pub bytes: u32,
    /// The modes in which it does.
    pub modes: &'static [&'static str],
}

/// The rule for a count of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Any count that the operands have.
    Any,
    /// Whole repetitions of 256 bytes, which the operands hold in full.
    Repetitions,
    /// At most [`MOST_REPEATS`] repetitions: their number is a byte.
    Byte,
    /// There is no count; operands are rows, fractals or blocks.
    Rows,
}

impl Count {
    /// The rule in words.
    pub fn text(self) -> &'static str {
        match self {
            Count::Any => "any; the rest of a repetition is masked",
            Count::Repetitions => "whole repetitions of 256 bytes, of operands as long",
            Count::Byte => "at most 255 repetitions: their number is a byte, which wraps",
            Count::Rows => "—",
        }
    }
}

const SELECT: Hidden = Hidden {
    generation: Generation::C220,
    place: 184 * 1024,
    bytes: 8 * 1024,
    modes: &["VSEL_TENSOR_SCALAR_MODE", "VSEL_TENSOR_TENSOR_MODE"],
};

/// The limits of instructions over counts of elements and by masks.
const LANES: &str = "255, strides of 255 blocks";

const fn lanes(names: &'static [&'static str], kind: Kind) -> Function {
    Function { names, kind: Some(kind), hidden: None, count: Count::Any, repeats: LANES, source: "" }
}

const fn moves(names: &'static [&'static str], repeats: &'static str, source: &'static str) -> Function {
    Function { names, kind: None, hidden: None, count: Count::Rows, repeats, source }
}

/// Every function that is emitted.
pub const FUNCTIONS: &[Function] = &[
    lanes(&["Add", "Sub", "Mul", "Max", "Min"], Kind::Plain),
    lanes(&["Div"], Kind::Division),
    lanes(&["And", "Or", "Not"], Kind::Plain),
    lanes(&["Exp", "Ln", "Sqrt"], Kind::Function),
    lanes(&["Abs", "Relu", "Rsqrt"], Kind::Single),
    lanes(&["Reciprocal"], Kind::Plain),
    lanes(&["Adds", "Muls", "Maxs", "Mins"], Kind::Single),
    lanes(&["ShiftLeft", "ShiftRight"], Kind::Plain),
    lanes(&["Duplicate"], Kind::Single),
    Function {
        source: "repetitions of the wider type; what is written may not lie on what is read later",
        ..lanes(&["Cast"], Kind::Single)
    },
    Function {
        count: Count::Rows,
        repeats: "255, strides of 4095 blocks",
        source: "UBToUB, by masks",
        ..lanes(&["Copy"], Kind::Single)
    },
    Function {
        count: Count::Rows,
        repeats: "4095 rows of 65535 blocks",
        source: "UBToUB, with gaps; UBToL1 on the 950",
        ..lanes(&["DataCopy"], Kind::Single)
    },
    Function { count: Count::Rows, repeats: "255", ..lanes(&["Brcb"], Kind::Single) },
    Function {
        count: Count::Rows,
        source: "ReduceDataBlock; a block without an active lane gives nothing on the 910B, and the identity on the 950",
        ..lanes(&["BlockReduceSum", "BlockReduceMax", "BlockReduceMin"], Kind::Single)
    },
    Function {
        count: Count::Rows,
        source: "ReduceRepeat",
        ..lanes(&["WholeReduceSum", "WholeReduceMax", "WholeReduceMin"], Kind::Across)
    },
    Function {
        count: Count::Repetitions,
        source: "Compare; Compares",
        ..lanes(&["Compare", "CompareScalar"], Kind::Plain)
    },
    Function {
        hidden: Some(SELECT),
        source: "Select; `kernel_operator_vec_cmpsel_impl.h` of dav_c220 writes 128 bytes there",
        ..lanes(&["Select"], Kind::Plain)
    },
    Function {
        count: Count::Byte,
        repeats: "255",
        source: "`kernel_operator_vec_gather_intf_impl.h`; source and result apart",
        ..lanes(&["Gather"], Kind::Plain)
    },
    Function {
        source: "emitted for the 950 alone: on the 910B scalars write its first block, whatever vectors are at \
                 (`kernel_operator_vec_createvecindex_impl.h`)",
        ..lanes(&["CreateVecIndex"], Kind::Plain)
    },
    Function {
        count: Count::Rows,
        repeats: "255; the first of several begins at its address, a single one a stride behind",
        ..lanes(&["TransDataTo5HD"], Kind::Transpose)
    },
    moves(&["DataCopyPad"], "4095 rows of 2097151 bytes, padded by at most 32", "GMToUB and UBToGM, not aligned"),
    moves(&["DataCopy"], "16384 rows, 65535 columns and between rows", "GMToL1, ND2NZ"),
    moves(&["InitConstValue"], "32767 of 32767 blocks", ""),
    moves(&["LoadData"], "255 fractals", "LoadData, 2D; 2D V2 on the 950; convolution on the 910B"),
    moves(&["LoadDataWithTranspose"], "255 squares", ""),
    moves(&["Mmad"], "4095 along m, n and k", ""),
    moves(&["Fixpipe"], "4095 columns, 8192 rows", "Fixpipe, L0C Buffer to GM; to UB on the 950"),
];

/// The row of a vector function.
pub(super) fn vector(name: &str) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|row| row.kind.is_some() && row.names.contains(&name))
}
