//! Pointwise instructions.
//!
//! Operands of one shape are one instruction over all their elements. Others are
//! walked by rows: the innermost axis of rows that all operands move along evenly
//! is the instruction's repetition, what is repeated stands still, and an operand
//! with one element for each row is read with a stride of no block along it.

use super::{Lines, Select, Selected, at, repeats_of, sum, times};
use crate::chip::Chip;
use crate::ir::{BinaryOp, Operand, Tile, UnaryOp, Val};
use tile_core::elem::DType;
use tile_core::ir::CmpOp;
use tile_core::num::Round;

/// The most repetitions of an instruction, and blocks between two.
const MOST: u64 = 255;
/// Chunks of a row that are written out rather than looped over.
const WRITTEN_OUT: u64 = 4;

/// An operand of a walk by rows.
#[derive(Clone)]
pub(super) struct Walked {
    pub(super) name: String,
    /// Extents of the axes of rows.
    outer: Vec<u64>,
    /// Blocks of a row.
    blocks: u64,
    /// Whether one element stands for a row.
    one: bool,
}

/// Where an operand of an instruction begins, and its strides.
pub(super) struct Part {
    pub(super) at: String,
    pub(super) block: u64,
    pub(super) repeat: u64,
}

impl Select<'_> {
    pub(super) fn walked(&mut self, tile: Tile, cast: Option<&str>) -> Walked {
        let rows = self.rows(tile);
        let name = self.tile(tile);
        let name = cast.map_or(name.clone(), |ty| format!("{name}.ReinterpretCast<{ty}>()"));
        Walked { name, outer: rows.outer.clone(), blocks: rows.pitch / 32, one: rows.repeated() }
    }

    /// A single block that stands for all rows.
    fn block_of(name: String, rank: usize) -> Walked {
        Walked { name, outer: vec![1; rank], blocks: 1, one: true }
    }

    /// The text of an instruction over all rows of `operands[0]`, each of `cols`
    /// elements of `width` bytes; `emit` gives it from the parts, the mask and the
    /// number of repetitions.
    pub(super) fn by_rows(
        &mut self,
        cols: u64,
        width: u64,
        operands: &[Walked],
        emit: &dyn Fn(&[Part], &str, u64) -> String,
    ) -> Lines {
        let dst = &operands[0];
        let (lanes, per_block) = (u64::from(Chip::REPEAT) / width, 32 / width);
        // Axes of rows, with each operand's stride in blocks.
        let mut axes: Vec<(u64, Vec<u64>)> = Vec::new();
        for (axis, &extent) in dst.outer.iter().enumerate().filter(|(_, extent)| **extent > 1) {
            let stride = |operand: &Walked| match operand.outer[axis] {
                1 => 0,
                _ => operand.outer[axis + 1..].iter().product::<u64>() * operand.blocks,
            };
            axes.push((extent, operands.iter().map(stride).collect()));
        }
        let mut merged: Vec<(u64, Vec<u64>)> = Vec::new();
        for (extent, strides) in axes {
            match merged.last_mut() {
                Some((outer, far)) if far.iter().zip(&strides).all(|(&far, &near)| far == near * extent) => {
                    *outer *= extent;
                    *far = strides;
                }
                _ => merged.push((extent, strides)),
            }
        }
        let (repeat, mut strides) = merged.pop().unwrap_or((1, vec![0; operands.len()]));
        let mut loops: Vec<(String, u64, Vec<u64>)> = Vec::new();
        for (extent, strides) in merged {
            let name = self.names.fresh("i");
            loops.push((name, extent, strides));
        }
        let mut repeat = repeat;
        if repeat > 1 && strides.iter().any(|&stride| stride > MOST) {
            let name = self.names.fresh("r");
            loops.push((name, repeat, strides));
            strides = vec![0; operands.len()];
            repeat = 1;
        }
        let chunks = if dst.one { 1 } else { cols.div_ceil(lanes) };
        let times_run: u64 = loops.iter().map(|(_, extent, _)| extent).product();
        let calls = times_run * repeat.div_ceil(MOST) * chunks;
        let mut lines = Vec::new();
        for first in (0..repeat).step_by(MOST as usize) {
            let count = (repeat - first).min(MOST);
            let begin = |operand: usize, column: &str| {
                let mut parts = vec![(first * strides[operand] * per_block).to_string()];
                for (name, _, far) in &loops {
                    parts.push(times(name, far[operand] * per_block));
                }
                if !operands[operand].one {
                    parts.push(column.to_owned());
                }
                at(&operands[operand].name, &sum(&parts))
            };
            let line = |column: &str, mask: &str| {
                let parts: Vec<Part> = operands
                    .iter()
                    .enumerate()
                    .map(|(i, operand)| Part {
                        at: begin(i, column),
                        block: u64::from(!operand.one || dst.one),
                        repeat: strides[i],
                    })
                    .collect();
                emit(&parts, mask, count)
            };
            if dst.one {
                lines.push(line("0", &per_block.to_string()));
            } else if chunks <= WRITTEN_OUT {
                for column in (0..cols).step_by(lanes as usize) {
                    lines.push(line(&column.to_string(), &(cols - column).min(lanes).to_string()));
                }
            } else {
                let name = self.names.fresh("c");
                let whole = cols / lanes * lanes;
                lines.push(format!("for (int64_t {name} = 0; {name} < {whole}; {name} += {lanes})"));
                lines.push(format!("  {}", line(&name, &lanes.to_string())));
                if whole < cols {
                    lines.push(line(&whole.to_string(), &(cols - whole).to_string()));
                }
            }
        }
        Lines::new(nest(&loops, lines), calls, times_run * repeat * chunks)
    }

    fn same_shape(&self, tiles: &[Tile]) -> bool {
        tiles.iter().all(|&tile| self.program.tiles[tile].shape == self.program.tiles[tiles[0]].shape)
    }

    pub(super) fn fill(&mut self, dst: Tile, value: Val) -> Selected<()> {
        let rows = self.rows(dst);
        let name = self.tile(dst);
        let value = self.tile_scalar(value);
        let text = match rows.width {
            1 => {
                let twice = format!("uint16_t(uint8_t({value}) * 257)");
                format!("Duplicate({name}.ReinterpretCast<uint16_t>(), {twice}, {});", rows.elements() / 2)
            }
            2 | 4 => format!("Duplicate({name}, {value}, {});", rows.elements()),
            _ => return self.unsupported("tiles of 64 bits are not filled"),
        };
        self.vector(text, Some(dst), &[], [false, false]);
        Ok(())
    }

    pub(super) fn iota(&mut self, dst: Tile, axis: u32) -> Selected<()> {
        let rows = self.rows(dst);
        let name = self.tile(dst);
        let shape = self.program.tiles[dst].shape.clone();
        let (step, count) = (rows.step(), rows.rows());
        let last = axis as usize + 1 == shape.len();
        let row = self.names.fresh("r");
        let place = if count == 1 { name.clone() } else { format!("{name}[{row} * {step}]") };
        let line = if last && !rows.repeated() {
            format!("CreateVecIndex({place}, int32_t(0), {});", rows.cols)
        } else if last {
            format!("Duplicate({place}, int32_t(0), {step});")
        } else {
            let inner: u64 =
                shape[axis as usize + 1..shape.len() - 1].iter().map(|&extent| u64::from(extent)).product();
            let extent = shape[axis as usize];
            format!("Duplicate({place}, int32_t({row} / {inner} % {extent}), {step});")
        };
        let text = if count == 1 && (last || shape[axis as usize] == 1) {
            line.replace(&format!("int32_t({row}"), "int32_t(0")
        } else {
            format!("for (int64_t {row} = 0; {row} < {count}; {row}++)\n  {line}")
        };
        self.vector(Lines::rows(text, count, rows.pitch), Some(dst), &[], [false, false]);
        Ok(())
    }

    /// The same elements, repeated along axes of extent 1.
    pub(super) fn copy(&mut self, dst: Tile, src: Tile) -> Selected<()> {
        let text = self.copy_text(dst, src, None)?;
        self.vector(text, Some(dst), &[src], [false, false]);
        Ok(())
    }

    /// `to` is a place in the scratch memory instead of the tile.
    pub(super) fn copy_text(&mut self, dst: Tile, src: Tile, to: Option<&str>) -> Selected<Lines> {
        let rows = self.rows(dst);
        if self.same_shape(&[dst, src]) {
            let (d, s) = (to.map_or_else(|| self.tile(dst), str::to_owned), self.tile(src));
            return Ok(format!("DataCopy({d}, {s}, DataCopyParams(1, {}, 0, 0));", rows.bytes() / 32).into());
        }
        if rows.width != 2 && rows.width != 4 {
            return self.unsupported("elements of 8 or 64 bits are not repeated along an axis");
        }
        let mut d = self.walked(dst, None);
        if let Some(to) = to {
            d.name = to.to_owned();
        }
        let s = self.walked(src, None);
        Ok(self.by_rows(rows.cols, rows.width, &[d, s], &|p, mask, repeats| {
            format!(
                "Copy({}, {}, {mask}, {repeats}, CopyRepeatParams{{{}, {}, {}, {}}});",
                p[0].at, p[1].at, p[0].block, p[1].block, p[0].repeat, p[1].repeat
            )
        }))
    }

    pub(super) fn unary(&mut self, op: UnaryOp, dst: Tile, src: Tile) -> Selected<()> {
        let rows = self.rows(dst);
        let elem = self.elem(src);
        let (d, s) = (self.tile(dst), self.tile(src));
        let count = rows.elements();
        let name = match op {
            UnaryOp::Exp => "Exp",
            UnaryOp::Ln => "Ln",
            UnaryOp::Abs => "Abs",
            UnaryOp::Sqrt => "Sqrt",
            UnaryOp::Rsqrt => "Rsqrt",
            UnaryOp::Recip => "Reciprocal",
            UnaryOp::Relu => "Relu",
            UnaryOp::Not => "Not",
        };
        match (op, elem) {
            (UnaryOp::Not, DType::Bool) => {
                self.vector(format!("Muls({d}, {s}, half(-1.0f), {count});"), Some(dst), &[src], [false, false]);
                self.vector(format!("Adds({d}, {d}, half(1.0f), {count});"), Some(dst), &[dst], [false, false]);
            }
            (UnaryOp::Not, _) if elem.is_int() => {
                let bits = "ReinterpretCast<int16_t>()";
                let text = format!("Not({d}.{bits}, {s}.{bits}, {});", rows.bytes() / 2);
                self.vector(text, Some(dst), &[src], [false, false]);
            }
            (UnaryOp::Abs, DType::I32 | DType::I16) => {
                let ty = self.local_type(elem)?;
                let minus = self.scratch(ty, rows.width, count);
                self.vector(format!("Muls({minus}, {s}, {ty}(-1), {count});"), None, &[src], [false, true]);
                self.vector(format!("Max({d}, {s}, {minus}, {count});"), Some(dst), &[src], [true, false]);
            }
            (UnaryOp::Relu, DType::I32) | (_, DType::F32 | DType::F16) => {
                self.vector(format!("{name}({d}, {s}, {count});"), Some(dst), &[src], [false, false]);
            }
            _ => return self.unsupported(format!("`{}` of tiles of {elem}", op.name())),
        }
        Ok(())
    }

    pub(super) fn binary(&mut self, op: BinaryOp, dst: Tile, a: Tile, b: Operand) -> Selected<()> {
        let elem = self.elem(dst);
        let rows = self.rows(dst);
        let count = rows.elements();
        if let (BinaryOp::Shl | BinaryOp::Shr, Operand::Scalar(amount)) = (op, b) {
            if !self.same_shape(&[dst, a]) || !matches!(elem, DType::I32 | DType::U32 | DType::I16 | DType::U16) {
                return self.unsupported(format!("`{}` of tiles of {elem}", op.name()));
            }
            let name = if op == BinaryOp::Shl { "ShiftLeft" } else { "ShiftRight" };
            let (d, s, ty) = (self.tile(dst), self.tile(a), self.local_type(elem)?);
            let text = format!("{name}({d}, {s}, {ty}({}), {count});", self.val(amount));
            self.vector(text, Some(dst), &[a], [false, false]);
            return Ok(());
        }
        // An instruction with a scalar, where there is one.
        if let Operand::Scalar(scalar) = b
            && self.same_shape(&[dst, a])
            && matches!(elem, DType::F32 | DType::F16 | DType::I32 | DType::I16)
        {
            let ty = self.local_type(elem)?;
            let value = self.tile_scalar(scalar);
            let form = match op {
                BinaryOp::Add => Some(("Adds", value)),
                BinaryOp::Sub => Some(("Adds", format!("{ty}(-{value})"))),
                BinaryOp::Mul => Some(("Muls", value)),
                BinaryOp::Max => Some(("Maxs", value)),
                BinaryOp::Min => Some(("Mins", value)),
                _ => None,
            };
            if let Some((name, value)) = form {
                let (d, s) = (self.tile(dst), self.tile(a));
                self.vector(format!("{name}({d}, {s}, {value}, {count});"), Some(dst), &[a], [false, false]);
                return Ok(());
            }
        }
        let (name, bits) = match (op, elem) {
            (BinaryOp::And, DType::Bool) => ("Mul", false),
            (BinaryOp::Or, DType::Bool) => ("Max", false),
            (BinaryOp::Xor, DType::Bool) => ("Sub", false),
            (BinaryOp::And, _) if elem.is_int() => ("And", true),
            (BinaryOp::Or, _) if elem.is_int() => ("Or", true),
            (BinaryOp::Xor, _) if elem.is_int() => return self.exclusive(dst, a, b),
            (BinaryOp::Div, DType::F32 | DType::F16) => ("Div", false),
            (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, DType::U32 | DType::U16)
            | (
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Max | BinaryOp::Min,
                DType::F32 | DType::F16 | DType::I32 | DType::I16 | DType::Bool,
            ) => (
                match op {
                    BinaryOp::Add => "Add",
                    BinaryOp::Sub => "Sub",
                    BinaryOp::Mul => "Mul",
                    BinaryOp::Max => "Max",
                    _ => "Min",
                },
                false,
            ),
            _ => return self.unsupported(format!("`{}` of tiles of {elem}", op.name())),
        };
        let cast = match elem {
            _ if bits => Some("int16_t"),
            DType::U32 => Some("int32_t"),
            DType::U16 => Some("int16_t"),
            _ => None,
        };
        self.two(name, cast, bits, dst, a, b)?;
        if (op, elem) == (BinaryOp::Xor, DType::Bool) {
            let d = self.tile(dst);
            self.vector(format!("Abs({d}, {d}, {count});"), Some(dst), &[dst], [false, false]);
        }
        Ok(())
    }

    /// An instruction of two operands; `bits` sees elements as halves of 16 bits.
    fn two(&mut self, name: &str, cast: Option<&str>, bits: bool, dst: Tile, a: Tile, b: Operand) -> Selected<()> {
        let rows = self.rows(dst);
        let mut read = vec![a];
        let mut scratch = false;
        let other = match b {
            Operand::Tile(b) => {
                read.push(b);
                self.walked(b, cast)
            }
            Operand::Scalar(value) => {
                // A block of it.
                let ty = self.local_type(self.elem(dst))?;
                if rows.width == 1 {
                    return self.unsupported("a tile of bytes and a scalar");
                }
                let block = self.scratch(ty, rows.width, 32 / rows.width);
                let value = self.tile_scalar(value);
                let text = format!("Duplicate({block}, {value}, {});", 32 / rows.width);
                self.vector(text, None, &[], [false, true]);
                scratch = true;
                let block = cast.map_or(block.clone(), |ty| format!("{block}.ReinterpretCast<{ty}>()"));
                Self::block_of(block, rows.outer.len())
            }
        };
        let flat = self.same_shape(&read) && self.same_shape(&[dst, a]) && !scratch;
        let (d, s) = (self.walked(dst, cast), self.walked(a, cast));
        let width = if bits { 2 } else { rows.width };
        let text = if flat {
            format!("{name}({}, {}, {}, {});", d.name, s.name, other.name, rows.bytes() / width).into()
        } else {
            let cols = rows.cols * rows.width / width;
            self.by_rows(cols, width, &[d, s, other], &|p, mask, repeats| {
                format!(
                    "{name}({}, {}, {}, {mask}, {repeats}, BinaryRepeatParams{{{}, {}, {}, {}, {}, {}}});",
                    p[0].at,
                    p[1].at,
                    p[2].at,
                    p[0].block,
                    p[1].block,
                    p[2].block,
                    p[0].repeat,
                    p[1].repeat,
                    p[2].repeat
                )
            })
        };
        self.vector(text, Some(dst), &read, [scratch, false]);
        Ok(())
    }

    /// `(a | b) & !(a & b)`.
    fn exclusive(&mut self, dst: Tile, a: Tile, b: Operand) -> Selected<()> {
        let Some(b) = Self::operand_tile(b).filter(|&b| self.same_shape(&[dst, a, b])) else {
            return self.unsupported("`xor` of tiles of different shapes");
        };
        let rows = self.rows(dst);
        let count = rows.bytes() / 2;
        let both = self.scratch("int16_t", 2, count);
        let [d, x, y] = [dst, a, b].map(|tile| format!("{}.ReinterpretCast<int16_t>()", self.tile(tile)));
        self.vector(format!("And({both}, {x}, {y}, {count});"), None, &[a, b], [false, true]);
        self.vector(format!("Not({both}, {both}, {count});"), None, &[], [true, true]);
        self.vector(format!("Or({d}, {x}, {y}, {count});"), Some(dst), &[a, b], [false, false]);
        self.vector(format!("And({d}, {d}, {both}, {count});"), Some(dst), &[dst], [true, false]);
        Ok(())
    }

    /// To integral values of the same type.
    pub(super) fn integral(&mut self, dst: Tile, src: Tile, round: Option<Round>) -> Selected<()> {
        let elem = self.elem(dst);
        if elem != DType::F32 {
            return self.unsupported(format!("rounding of {elem} to integral values"));
        }
        let (d, s) = (self.tile(dst), self.tile(src));
        let text = format!("Cast({d}, {s}, {}, {});", mode_of(round), self.rows(dst).elements());
        self.vector(text, Some(dst), &[src], [false, false]);
        Ok(())
    }

    pub(super) fn cast(&mut self, dst: Tile, src: Tile, round: Option<Round>) -> Selected<()> {
        let (to, from) = (self.elem(dst), self.elem(src));
        let (d, s) = (self.rows(dst), self.rows(src));
        let local = |elem: DType| if elem == DType::Bool { DType::F16 } else { elem };
        if local(to) == local(from) {
            return self.copy(dst, src);
        }
        let mode = rounding(local(from), local(to), round);
        let has = matches!(
            (local(from), local(to)),
            (DType::F16 | DType::BF16, DType::F32)
                | (DType::F32, DType::F16 | DType::BF16 | DType::I32 | DType::I16 | DType::I64)
                | (DType::I32, DType::F32 | DType::I64)
                | (DType::I64, DType::F32 | DType::I32)
                | (DType::I16, DType::F32 | DType::F16)
                | (DType::F16, DType::I32 | DType::I16 | DType::I8 | DType::U8)
                | (DType::I8 | DType::U8, DType::F16)
                | (DType::BF16, DType::I32)
        );
        if !has {
            return self.unsupported(format!("a conversion of tiles from {from} to {to}"));
        }
        let (dn, sn) = (self.tile(dst), self.tile(src));
        if !d.repeated() || d.width == s.width {
            let text = cast_rows(&dn, &sn, mode, &d, &s);
            let text = match text {
                Some(text) => text.into(),
                None => {
                    let r = self.names.fresh("r");
                    let (rows, cols) = (d.rows(), d.cols);
                    let (ds, ss) = (d.step(), s.step());
                    let text = format!(
                        "for (int64_t {r} = 0; {r} < {rows}; {r}++)\n  \
                         Cast({dn}[{r} * {ds}], {sn}[{r} * {ss}], {mode}, {cols});"
                    );
                    Lines::rows(text, rows, d.pitch.max(s.pitch))
                }
            };
            self.vector(text, Some(dst), &[src], [false, false]);
            return Ok(());
        }
        if d.width > s.width && d.width == 4 {
            // The first lanes of each block.
            let lanes = 32 / d.width;
            let mut lines = Vec::new();
            for first in (0..d.rows()).step_by(MOST as usize) {
                let count = (d.rows() - first).min(MOST);
                let [to, from] =
                    [(&dn, d.step()), (&sn, s.step())].map(|(name, step)| at(name, &(first * step).to_string()));
                lines.push(format!(
                    "Cast({to}, {from}, {mode}, uint64_t({lanes}), {count}, UnaryRepeatParams{{1, 1, 1, 1}});"
                ));
            }
            let widened = Lines::new(lines.join("\n"), lines.len() as u64, d.rows());
            self.vector(widened, Some(dst), &[src], [false, false]);
            return Ok(());
        }
        if s.width == 4 && d.width == 2 {
            // Each block twice, then all of them.
            let ty = self.local_type(from)?;
            let count = d.rows() * 16;
            let twice = self.scratch(ty, 4, count);
            let mut lines = Vec::new();
            for first in (0..d.rows()).step_by(MOST as usize) {
                let repeats = (d.rows() - first).min(MOST);
                let to = at(&twice, &(first * 16).to_string());
                let from = at(&sn, &(first * 8).to_string());
                lines.push(format!("Copy({to}, {from}, 16, {repeats}, CopyRepeatParams{{1, 0, 2, 1}});"));
            }
            let doubled = Lines::new(lines.join("\n"), lines.len() as u64, d.rows());
            self.vector(doubled, None, &[src], [false, true]);
            let text = format!("Cast({dn}, {twice}, {mode}, {count});");
            self.vector(Lines::new(text, 1, repeats_of(count * 4)), Some(dst), &[], [true, false]);
            return Ok(());
        }
        self.unsupported(format!("a conversion of columns from {from} to {to}"))
    }

    /// An operand with the extents of `like`: itself, or a copy in the scratch
    /// memory.
    fn spread(&mut self, tile: Tile, like: Tile, elem: DType) -> Selected<(String, bool)> {
        let mut shape = self.program.tiles[like].shape.clone();
        if self.program.tiles[tile].shape == shape {
            return Ok((self.tile(tile), false));
        }
        let rows = super::Rows::of(&shape, elem);
        let ty = self.local_type(elem)?;
        let lanes = u64::from(Chip::REPEAT) / rows.width;
        let to = self.scratch(ty, rows.width, rows.elements().next_multiple_of(lanes));
        shape.pop();
        let d = Walked {
            name: to.clone(),
            outer: shape.iter().map(|&extent| extent.into()).collect(),
            blocks: rows.pitch / 32,
            one: rows.repeated(),
        };
        let s = self.walked(tile, None);
        let text = self.by_rows(rows.cols, rows.width, &[d, s], &|p, mask, repeats| {
            format!(
                "Copy({}, {}, {mask}, {repeats}, CopyRepeatParams{{{}, {}, {}, {}}});",
                p[0].at, p[1].at, p[0].block, p[1].block, p[0].repeat, p[1].repeat
            )
        });
        self.vector(text, None, &[tile], [false, true]);
        Ok((to, true))
    }

    pub(super) fn compare(&mut self, op: CmpOp, dst: Tile, a: Tile, b: Operand) -> Selected<()> {
        let elem = self.elem(a);
        let wide = if elem == DType::Bool { DType::F16 } else { elem };
        if !matches!(wide, DType::F32 | DType::F16 | DType::I32) {
            return self.unsupported(format!("comparisons of tiles of {elem}"));
        }
        let rows = super::Rows::of(&self.program.tiles[dst].shape, wide);
        let repeat = u64::from(Chip::REPEAT);
        let lanes = repeat / rows.width;
        let count = rows.elements().next_multiple_of(lanes);
        let ty = self.local_type(wide)?;
        let (x, x_spread) = self.spread(a, dst, wide)?;
        let bits = self.scratch("uint8_t", 1, (count / 8).next_multiple_of(32));
        // What has been spread is not needed when it has been compared.
        let mut spare = x_spread.then(|| x.clone());
        // Integers are compared for equality alone: a >= b is max(a, b) == a.
        let (mode, negated, extreme) = match (op, wide) {
            (CmpOp::Eq, _) => ("EQ", false, None),
            (CmpOp::Ne, DType::I32) => ("EQ", true, None),
            (CmpOp::Ge, DType::I32) => ("EQ", false, Some("Max")),
            (CmpOp::Lt, DType::I32) => ("EQ", true, Some("Max")),
            (CmpOp::Le, DType::I32) => ("EQ", false, Some("Min")),
            (CmpOp::Gt, DType::I32) => ("EQ", true, Some("Min")),
            (CmpOp::Ne, _) => ("NE", false, None),
            (CmpOp::Lt, _) => ("LT", false, None),
            (CmpOp::Le, _) => ("LE", false, None),
            (CmpOp::Gt, _) => ("GT", false, None),
            (CmpOp::Ge, _) => ("GE", false, None),
        };
        match b {
            Operand::Scalar(value) => {
                let value = self.tile_scalar(value);
                if let Some(extreme) = extreme {
                    let most = self.scratch(ty, rows.width, count);
                    self.vector(format!("{extreme}s({most}, {x}, {value}, {count});"), None, &[a], [x_spread, true]);
                    let text = format!("Compare({bits}, {most}, {x}, CMPMODE::{mode}, {count});");
                    self.vector(text, None, &[a], [true, true]);
                } else {
                    let text = format!("CompareScalar({bits}, {x}, {value}, CMPMODE::{mode}, {count});");
                    self.vector(text, None, &[a], [x_spread, true]);
                }
            }
            Operand::Tile(b) => {
                let (y, y_spread) = self.spread(b, dst, wide)?;
                let mut left = x.clone();
                if let Some(extreme) = extreme {
                    left = if y_spread { y.clone() } else { self.scratch(ty, rows.width, count) };
                    let text = format!("{extreme}({left}, {x}, {y}, {count});");
                    self.vector(text, None, &[a, b], [x_spread || y_spread, true]);
                }
                spare = spare.or(y_spread.then(|| y.clone()));
                let right = if extreme.is_some() { &x } else { &y };
                let text = format!("Compare({bits}, {left}, {right}, CMPMODE::{mode}, {count});");
                self.vector(text, None, &[a, b], [x_spread || y_spread || extreme.is_some(), true]);
            }
        }
        let (yes, no) = if negated { ("0.0f", "1.0f") } else { ("1.0f", "0.0f") };
        let d = self.tile(dst);
        if wide == DType::F16 {
            self.vector(format!("Duplicate({d}, half({yes}), {});", rows.elements()), Some(dst), &[], [false, false]);
            let text =
                format!("Select({d}, {bits}, {d}, half({no}), SELMODE::VSEL_TENSOR_SCALAR_MODE, {});", rows.elements());
            self.vector(text, Some(dst), &[dst], [true, false]);
            return Ok(());
        }
        let numbers = match spare {
            Some(spare) if ty == "float" => spare,
            Some(spare) => format!("{spare}.ReinterpretCast<float>()"),
            None => self.scratch("float", 4, count),
        };
        let whole = repeats_of(count * 4);
        let text = format!("Duplicate({numbers}, {yes}, {count});");
        self.vector(Lines::new(text, 1, whole), None, &[], [false, true]);
        let text = format!("Select({numbers}, {bits}, {numbers}, {no}, SELMODE::VSEL_TENSOR_SCALAR_MODE, {count});");
        self.vector(Lines::new(text, 1, whole), None, &[], [true, true]);
        // To numbers of 16 bits.
        let narrow = self.rows(dst);
        if rows.repeated() {
            let twice = self.scratch("float", 4, narrow.rows() * 16);
            let mut lines = Vec::new();
            for first in (0..narrow.rows()).step_by(MOST as usize) {
                let repeats = (narrow.rows() - first).min(MOST);
                let (to, from) = (at(&twice, &(first * 16).to_string()), at(&numbers, &(first * 8).to_string()));
                lines.push(format!("Copy({to}, {from}, 16, {repeats}, CopyRepeatParams{{1, 0, 2, 1}});"));
            }
            let doubled = Lines::new(lines.join("\n"), lines.len() as u64, narrow.rows());
            self.vector(doubled, None, &[], [true, true]);
            let text = format!("Cast({d}, {twice}, RoundMode::CAST_RINT, {});", narrow.rows() * 16);
            self.vector(Lines::new(text, 1, whole), Some(dst), &[], [true, false]);
            return Ok(());
        }
        let mode = "RoundMode::CAST_RINT";
        let text = match cast_rows(&d, &numbers, mode, &narrow, &rows) {
            Some(text) => Lines::new(text, 1, whole),
            None => {
                let r = self.names.fresh("r");
                let text = format!(
                    "for (int64_t {r} = 0; {r} < {}; {r}++)\n  Cast({d}[{r} * {}], {numbers}[{r} * {}], {mode}, {});",
                    narrow.rows(),
                    narrow.step(),
                    rows.step(),
                    rows.cols
                );
                Lines::rows(text, rows.rows(), rows.pitch)
            }
        };
        self.vector(text, Some(dst), &[], [true, false]);
        Ok(())
    }

    pub(super) fn select(&mut self, dst: Tile, condition: Tile, a: Tile, b: Tile) -> Selected<()> {
        let elem = self.elem(dst);
        let ty = match elem {
            DType::F32 | DType::I32 | DType::U32 => "float",
            DType::F16 | DType::BF16 | DType::Bool | DType::I16 | DType::U16 => "half",
            _ => return self.unsupported(format!("a choice between tiles of {elem}")),
        };
        let rows = self.rows(dst);
        let repeat = u64::from(Chip::REPEAT);
        let count = rows.elements().next_multiple_of(repeat / rows.width);
        let (x, _) = self.spread(a, dst, elem)?;
        let (y, _) = self.spread(b, dst, elem)?;
        // The condition as numbers of the same width.
        let numbers = if ty == "half" {
            self.spread(condition, dst, DType::Bool)?.0
        } else {
            let shape = self.program.tiles[condition].shape.clone();
            let wide = super::Rows::of(&shape, DType::F32);
            let narrow = self.rows(condition);
            let own = self.scratch("float", 4, wide.elements());
            let c = self.tile(condition);
            let mode = "RoundMode::CAST_NONE";
            let text = if wide.repeated() {
                let mut lines = Vec::new();
                for first in (0..wide.rows()).step_by(MOST as usize) {
                    let repeats = (wide.rows() - first).min(MOST);
                    let (to, from) = (at(&own, &(first * 8).to_string()), at(&c, &(first * 16).to_string()));
                    lines.push(format!(
                        "Cast({to}, {from}, {mode}, uint64_t(8), {repeats}, UnaryRepeatParams{{1, 1, 1, 1}});"
                    ));
                }
                Lines::new(lines.join("\n"), lines.len() as u64, wide.rows())
            } else if let Some(text) = cast_rows(&own, &c, mode, &wide, &narrow) {
                Lines::new(text, 1, repeats_of(wide.bytes()))
            } else {
                let r = self.names.fresh("r");
                let text = format!(
                    "for (int64_t {r} = 0; {r} < {}; {r}++)\n  Cast({own}[{r} * {}], {c}[{r} * {}], {mode}, {});",
                    wide.rows(),
                    wide.step(),
                    narrow.step(),
                    wide.cols
                );
                Lines::rows(text, wide.rows(), wide.pitch)
            };
            self.vector(text, None, &[condition], [false, true]);
            if shape == self.program.tiles[dst].shape {
                own
            } else {
                let full = self.scratch("float", 4, count);
                let outer = |shape: &[u32]| shape[..shape.len() - 1].iter().map(|&x| x.into()).collect();
                let to = Walked {
                    name: full.clone(),
                    outer: outer(&self.program.tiles[dst].shape),
                    blocks: rows.pitch / 32,
                    one: rows.repeated(),
                };
                let from = Walked { name: own, outer: outer(&shape), blocks: wide.pitch / 32, one: wide.repeated() };
                let text = self.by_rows(rows.cols, 4, &[to, from], &|p, mask, repeats| {
                    format!(
                        "Copy({}, {}, {mask}, {repeats}, CopyRepeatParams{{{}, {}, {}, {}}});",
                        p[0].at, p[1].at, p[0].block, p[1].block, p[0].repeat, p[1].repeat
                    )
                });
                self.vector(text, None, &[], [true, true]);
                full
            }
        };
        let bits = self.scratch("uint8_t", 1, (count / 8).next_multiple_of(32));
        let zero = if ty == "half" { "half(0.0f)" } else { "0.0f" };
        let text = format!("CompareScalar({bits}, {numbers}, {zero}, CMPMODE::NE, {count});");
        self.vector(Lines::new(text, 1, repeats_of(count * rows.width)), None, &[condition], [true, true]);
        let d = self.tile(dst);
        let seen = |name: &str| {
            let plain = matches!(elem, DType::F32 | DType::F16 | DType::Bool);
            if plain { name.to_owned() } else { format!("{name}.ReinterpretCast<{ty}>()") }
        };
        let text = format!(
            "Select({}, {bits}, {}, {}, SELMODE::VSEL_TENSOR_TENSOR_MODE, {});",
            seen(&d),
            seen(&x),
            seen(&y),
            rows.elements()
        );
        self.vector(text, Some(dst), &[a, b], [true, false]);
        Ok(())
    }
}

/// One instruction, where rows are as far apart on both sides.
fn cast_rows(d: &str, s: &str, mode: &str, dst: &super::Rows, src: &super::Rows) -> Option<String> {
    let even = dst.step() == src.step() || dst.rows() == 1;
    let count = if dst.rows() == 1 { dst.cols } else { dst.elements() };
    even.then(|| format!("Cast({d}, {s}, {mode}, {count});"))
}

fn rounding(from: DType, to: DType, round: Option<Round>) -> &'static str {
    let widens = matches!((from, to), (DType::F16 | DType::BF16, DType::F32) | (DType::I8 | DType::U8, DType::F16));
    if widens || !from.is_float() && !to.is_float() {
        return "RoundMode::CAST_NONE";
    }
    mode_of(round)
}

fn mode_of(round: Option<Round>) -> &'static str {
    match round {
        None => "RoundMode::CAST_ROUND",
        Some(Round::NearestEven) => "RoundMode::CAST_RINT",
        Some(Round::TowardZero) => "RoundMode::CAST_TRUNC",
        Some(Round::Up) => "RoundMode::CAST_CEIL",
        Some(Round::Down) => "RoundMode::CAST_FLOOR",
    }
}

/// Lines inside of loops.
fn nest(loops: &[(String, u64, Vec<u64>)], lines: Vec<String>) -> String {
    let mut out = String::new();
    for (depth, (name, extent, _)) in loops.iter().enumerate() {
        out += &format!("{}for (int64_t {name} = 0; {name} < {extent}; {name}++) {{\n", "  ".repeat(depth));
    }
    for line in lines {
        out += &format!("{}{line}\n", "  ".repeat(loops.len()));
    }
    for depth in (0..loops.len()).rev() {
        out += &format!("{}}}\n", "  ".repeat(depth));
    }
    out.trim_end().to_owned()
}
