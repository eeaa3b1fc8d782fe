//! Instruction selection of pointwise operations.
//!
//! Operands of one shape take one instruction over all their elements. Others are broadcast row
//! by row (`broadcast`).

use super::broadcast::{MOST, RowOperand};
use super::{Lines, Select, Selected, at};
use crate::chip::{Chip, Generation};
use crate::ir::{BinaryOp, Operand, Tile, UnaryOp, Val};
use tile_core::elem::DType;

impl Select<'_> {
    pub(super) fn same_shape(&self, tiles: &[Tile]) -> bool {
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
        if last && !rows.repeated() {
            self.count_up(dst, &name, rows.cols);
            if count > 1 {
                // Broadcasts the first row to the others.
                let (blocks, width) = (rows.pitch / 32, rows.width);
                let walked = |name, outer| RowOperand { name, outer: vec![outer], blocks, width, one: false };
                let text = self.copied(rows.cols, walked(at(&name, &step.to_string()), count - 1), walked(name, 1));
                self.vector(text, Some(dst), &[dst], [false, false]);
            }
            return Ok(());
        }
        let row = self.names.fresh("r");
        let place = if count == 1 { name.clone() } else { format!("{name}[{row} * {step}]") };
        let line = if last {
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

    /// Writes 0, 1, 2, … to the first elements of a tile. Before the 950 the function for it has
    /// the scalar unit write a block, unsynchronised with the vector pipe, so the numbers are
    /// built bit by bit, and then by repetitions.
    fn count_up(&mut self, dst: Tile, name: &str, count: u64) {
        if self.program.chip.generation == Generation::C310 {
            let text = format!("CreateVecIndex({name}, int32_t(0), {count});");
            self.vector(text, Some(dst), &[], [false, false]);
            return;
        }
        let lanes = u64::from(Chip::REPEAT) / 4;
        let first = count.min(lanes);
        let text = format!("Duplicate({name}, int32_t(0), {first});");
        self.vector(Lines::new(text, 1, 1), Some(dst), &[], [false, false]);
        for bit in (0..6).map(|bit| 1_u64 << bit).take_while(|&bit| bit < first) {
            let with = (0..first).filter(|lane| lane & bit != 0).fold(0_u64, |mask, lane| mask | 1 << lane);
            let mask = self.names.fresh("lanes");
            let text = format!(
                "uint64_t {mask}[2] = {{{with:#x}, 0}};\n\
                 Adds({name}, {name}, int32_t({bit}), {mask}, 1, UnaryRepeatParams{{1, 1, 8, 8}});"
            );
            self.vector(Lines::new(text, 1, 1), Some(dst), &[dst], [false, false]);
        }
        let mut have = first;
        while have < count {
            let more = have.min(count - have);
            let text = format!("Adds({}, {name}, int32_t({have}), {more});", at(name, &have.to_string()));
            let repeats = super::repeats_of(more * 4);
            self.vector(Lines::new(text, 1, repeats), Some(dst), &[dst], [false, false]);
            have += more;
        }
    }

    /// Copies the elements, broadcast along axes of extent 1.
    pub(super) fn copy(&mut self, dst: Tile, src: Tile) -> Selected<()> {
        let text = self.copy_text(dst, src, None)?;
        self.vector(text, Some(dst), &[src], [false, false]);
        Ok(())
    }

    /// `to` names scratch memory that takes the tile's place.
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
        Ok(self.copied(rows.cols, d, s))
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
        // An instruction with a scalar operand, where there is one.
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

    /// A binary instruction; with `bits` elements are reinterpreted as 16-bit integers.
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
                // One block of it.
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
                Self::block_of(block, rows.outer.len(), if bits || cast == Some("int16_t") { 2 } else { rows.width })
            }
        };
        let flat = self.same_shape(&read) && self.same_shape(&[dst, a]) && !scratch;
        let (d, s) = (self.walked(dst, cast), self.walked(a, cast));
        let width = if bits { 2 } else { rows.width };
        let text = if flat {
            format!("{name}({}, {}, {}, {});", d.name, s.name, other.name, rows.bytes() / width).into()
        } else {
            let cols = rows.cols * rows.width / width;
            self.by_rows(cols, MOST, &[d, s, other], &|p, mask, repeats| {
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
}
