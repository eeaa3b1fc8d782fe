//! Instruction selection of operand loads: from L1 to L0A and L0B, transposed where needed.
//!
//! L1 has columns of fractals, of 16 rows and 32 bytes. L0B has rows of them along k, each
//! transposed; L0A has rows of them along k on the 910B and columns along m on the 950 (its
//! guide's "NPU architecture 3510"). Fractals along k are loaded as they are, by one instruction
//! for each row or column. Others are transposed on the way, by what the Ascend C reference of
//! CANN 9.1 has for the element width:
//!
//! - 16 bits: fractal by fractal ("LoadData, 2D");
//! - 32 bits on the 910B: as a feature map of one line ("LoadData, convolution"), which L0A has in
//!   pairs of fractals along k;
//! - 8 bits on the 910B: squares of two fractals ("LoadDataWithTranspose");
//! - 8 and 32 bits on the 950: all at once ("LoadData, 2D V2").

use super::{Select, at, sum, times};
use crate::chip::Generation;

/// A k-slice of an operand.
pub(super) struct Piece {
    /// Its names in L0 and in L1.
    pub(super) to: String,
    pub(super) of: String,
    pub(super) ty: &'static str,
    /// Bytes of an element.
    pub(super) width: u64,
    /// Fractals of a column of L1.
    pub(super) tall: u64,
    /// Fractals along the axis that is not k.
    pub(super) across: u64,
    /// Its start along k, and how much of it exists.
    pub(super) from: String,
    pub(super) size: String,
    /// The loop counter over its fractals.
    pub(super) counter: String,
}

impl Piece {
    fn lanes(&self) -> u64 {
        32 / self.width
    }

    /// Elements of a fractal.
    fn fractal(&self) -> u64 {
        512 / self.width
    }

    /// The slice's start along k, in units of so many elements.
    fn start(&self, unit: u64) -> String {
        match self.from.as_str() {
            "0" => "0".to_owned(),
            from => format!("{from} / {unit}"),
        }
    }

    /// The slice's length along k, in units of so many elements.
    fn count(&self, unit: u64) -> String {
        match self.size.parse::<u64>() {
            Ok(size) => size.div_ceil(unit).to_string(),
            Err(_) => format!("(({} + {}) / {unit})", self.size, unit - 1),
        }
    }

    /// The slice's length along k, in elements of whole units.
    fn whole(&self, unit: u64) -> String {
        match self.size.parse::<u64>() {
            Ok(size) => size.next_multiple_of(unit).to_string(),
            Err(_) => format!("({} + {}) / {unit} * {unit}", self.size, unit - 1),
        }
    }
}

impl Select<'_> {
    /// The left operand, [M, K] in L1 or, transposed, [K, M].
    pub(super) fn left(&mut self, p: &Piece, transposed: bool) -> String {
        let i = p.counter.clone();
        let (to, of, lanes) = (&p.to, &p.of, p.lanes());
        let k1 = p.count(lanes);
        match (self.program.chip.generation, transposed, p.width) {
            (Generation::C310, false, _) | (Generation::C310, true, 2) => {
                // Fractal (m, k) is at k * tall + m, or at m * tall + k to be transposed.
                let (from, step) = match transposed {
                    true => (sum(&[i.clone(), p.start(16)]), p.tall),
                    false => (times(&sum(&[i.clone(), p.start(lanes)]), p.tall), 1),
                };
                format!(
                    "for (int64_t {i} = 0; {i} < {k1}; {i}++)\n  LoadData({}, {of}, LoadData2DParams({from}, {}, {step}, 0, 0, {transposed}, 0));",
                    at(to, &times(&i, p.across * p.fractal())),
                    p.across
                )
            }
            (Generation::C310, true, _) => self.transpose_rows(p),
            (Generation::C220, true, 1) => self.squares(p, &i, true),
            (Generation::C220, true, 4) => self.map(p, true),
            (Generation::C220, _, _) => {
                // Fractal (m, k) is at k * tall + m, or at m * tall + k to be transposed.
                let (from, step) = match transposed {
                    true => (sum(&[times(&i, p.tall), p.start(16)]), 1),
                    false => (sum(&[i.clone(), times(&p.start(lanes), p.tall)]), p.tall),
                };
                let row = match k1.parse::<u64>() {
                    Ok(count) => times(&i, count * p.fractal()),
                    Err(_) => format!("{i} * {k1} * {}", p.fractal()),
                };
                format!(
                    "for (int64_t {i} = 0; {i} < {}; {i}++)\n  LoadData({}, {of}, LoadData2DParams({from}, {k1}, {step}, 0, 0, {transposed}, 0));",
                    p.across,
                    at(to, &row)
                )
            }
        }
    }

    /// The right operand, [K, N] in L1 or, transposed, [N, K].
    pub(super) fn right(&mut self, p: &Piece, transposed: bool) -> String {
        let i = p.counter.clone();
        let (to, of, lanes) = (&p.to, &p.of, p.lanes());
        let (from, step) = match (transposed, p.width, self.program.chip.generation) {
            // Fractal (k, n) is at k * tall + n, as it is.
            (true, _, _) => (format!("({}) * {}", sum(&[i.clone(), p.start(lanes)]), p.tall), 1),
            // Fractal (n, k) is at n * tall + k, to be transposed.
            (false, 2, _) => (sum(&[i.clone(), p.start(16)]), p.tall),
            (false, _, Generation::C310) => return self.transpose_rows(p),
            (false, 1, Generation::C220) => return self.squares(p, &i, false),
            (false, _, Generation::C220) => return self.map(p, false),
        };
        format!(
            "for (int64_t {i} = 0; {i} < {}; {i}++)\n  LoadData({}, {of}, LoadData2DParams({from}, {}, {step}, 0, 0, {}, 0));",
            p.count(lanes),
            at(to, &times(&i, p.across * p.fractal())),
            p.across,
            !transposed
        )
    }

    /// Transposes rows of k to columns, with as many fractals across as the MMA has.
    fn transpose_rows(&mut self, p: &Piece) -> String {
        let v = self.names.fresh("turned");
        // Rows in pairs of fractals where one square is of two.
        let rows = match p.width {
            1 => format!("{} * 2", p.count(32)),
            _ => p.count(16),
        };
        format!(
            "LoadData2DParamsV2 {v};\n{v}.mStartPosition = {};\n{v}.mStep = {rows};\n{v}.kStep = {};\n\
             {v}.srcStride = {};\n{v}.dstStride = {};\n{v}.ifTranspose = true;\nLoadData({}, {}, {v});",
            p.start(16),
            p.across * 16 / p.lanes(),
            p.tall,
            p.across,
            p.to,
            p.of
        )
    }

    /// Loads a feature map of one line, whose positions are along k.
    fn map(&mut self, p: &Piece, left: bool) -> String {
        let v = self.names.fresh("map");
        let rotation = if left { format!("{v}.enTranspose = true;\n") } else { String::new() };
        format!(
            "LoadData3DParamsV2<{}> {v};\n{v}.l1H = 1;\n{v}.l1W = {};\n{v}.channelSize = {};\n\
             {v}.mExtension = {};\n{v}.kExtension = {};\n{v}.mStartPt = {};\n{rotation}LoadData({}, {}, {v});",
            p.ty,
            p.tall * 16,
            p.across * 16,
            p.whole(16),
            p.across * 16,
            p.from,
            p.to,
            p.of
        )
    }

    /// Loads squares of 32 by 32 bytes; each row along k is one instruction.
    fn squares(&mut self, p: &Piece, i: &str, left: bool) -> String {
        let v = self.names.fresh("squares");
        let k1 = p.count(32);
        // The strides from a fractal of a square to its other, and to the next square.
        let (place, other, next) = match (left, k1.parse::<u64>()) {
            (false, _) => (times(i, p.across * p.fractal()), "0".to_owned(), "1".to_owned()),
            (true, Ok(k1)) => (times(i, p.fractal()), (k1 - 1).to_string(), (2 * k1 - 1).to_string()),
            (true, Err(_)) => (times(i, p.fractal()), format!("{k1} - 1"), format!("{k1} * 2 - 1")),
        };
        format!(
            "LoadData2dTransposeParams {v};\n{v}.repeatTimes = {};\n{v}.srcStride = {};\n{v}.dstGap = {next};\n\
             {v}.dstFracGap = {other};\nfor (int64_t {i} = 0; {i} < {k1}; {i}++) {{\n  {v}.startIndex = {};\n  \
             LoadDataWithTranspose({}, {}, {v});\n}}",
            p.across / 2,
            p.tall / 2,
            sum(&[i.to_owned(), p.start(32)]),
            at(&p.to, &place),
            p.of
        )
    }
}
