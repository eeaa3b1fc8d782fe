//! Instruction selection of comparisons and selects.

use super::broadcast::{MOST, RowOperand};
use super::cast::cast_rows;
use super::{Lines, Select, Selected, at, repeats_of};
use crate::chip::Chip;
use crate::ir::{Op, Operand, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::CmpOp;

impl Select<'_> {
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
        // A broadcast copy is not needed behind the comparison.
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
        // Converts to numbers of 16 bits.
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
            None => self.cast_each(&d, &numbers, mode, &narrow, &rows),
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
        // A constant needs no tile; of two constants the condition's.
        let plain = matches!(elem, DType::F32 | DType::F16);
        let constant = [b, a].into_iter().find_map(|tile| Some((tile, self.filled(tile).filter(|_| plain)?)));
        let (kept, negated) = match constant {
            Some((tile, _)) if tile == b => (a, false),
            Some(_) => (b, true),
            None => (a, false),
        };
        let (x, _) = self.spread(kept, dst, elem)?;
        let y = match constant {
            Some((_, value)) => self.tile_scalar(value),
            None => self.spread(b, dst, elem)?.0,
        };
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
                self.cast_each(&own, &c, mode, &wide, &narrow)
            };
            self.vector(text, None, &[condition], [false, true]);
            if shape == self.program.tiles[dst].shape {
                own
            } else {
                let full = self.scratch("float", 4, count);
                let outer = |shape: &[u32]| shape[..shape.len() - 1].iter().map(|&x| x.into()).collect();
                let to = RowOperand {
                    name: full.clone(),
                    outer: outer(&self.program.tiles[dst].shape),
                    blocks: rows.pitch / 32,
                    width: 4,
                    one: rows.repeated(),
                };
                let (blocks, one) = (wide.pitch / 32, wide.repeated());
                let from = RowOperand { name: own, outer: outer(&shape), blocks, width: 4, one };
                let text = self.copied(rows.cols, to, from);
                self.vector(text, None, &[], [true, true]);
                full
            }
        };
        let bits = self.scratch("uint8_t", 1, (count / 8).next_multiple_of(32));
        let zero = if ty == "half" { "half(0.0f)" } else { "0.0f" };
        let mode = if negated { "EQ" } else { "NE" };
        let text = format!("CompareScalar({bits}, {numbers}, {zero}, CMPMODE::{mode}, {count});");
        self.vector(Lines::new(text, 1, repeats_of(count * rows.width)), None, &[condition], [true, true]);
        let d = self.tile(dst);
        let seen = |name: &str| {
            let plain = matches!(elem, DType::F32 | DType::F16 | DType::Bool);
            if plain { name.to_owned() } else { format!("{name}.ReinterpretCast<{ty}>()") }
        };
        let (y, mode) = match constant {
            Some(_) => (y, "VSEL_TENSOR_SCALAR_MODE"),
            None => (seen(&y), "VSEL_TENSOR_TENSOR_MODE"),
        };
        let text = format!("Select({}, {bits}, {}, {y}, SELMODE::{mode}, {});", seen(&d), seen(&x), rows.elements());
        let read: &[Tile] = if constant.is_some() { &[kept] } else { &[a, b] };
        self.vector(text, Some(dst), read, [true, false]);
        Ok(())
    }

    /// The constant of a tile that is only ever filled with it.
    fn filled(&self, tile: Tile) -> Option<Val> {
        let (mut writes, mut value) = (0, None);
        self.program.walk(&mut |inst| {
            writes += inst.op.written().into_iter().flatten().filter(|&dst| dst == tile).count();
            if let Op::Fill { dst, value: of } = inst.op
                && dst == tile
            {
                value = Some(of);
            }
        });
        value.filter(|&value| writes == 1 && self.program.vals[value].constant.is_some())
    }
}
