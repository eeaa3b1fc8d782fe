//! Instruction selection of conversions.

use super::broadcast::{MOST, RowOperand};
use super::{Lines, Rows, Select, Selected, at, repeats_of};
use crate::ir::Tile;
use tile_core::elem::DType;
use tile_core::num::Round;

impl Select<'_> {
    /// Rounds to integral values of the same type.
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
                None => self.cast_each(&dn, &sn, mode, &d, &s),
            };
            self.vector(text, Some(dst), &[src], [false, false]);
            return Ok(());
        }
        if d.width > s.width {
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
        if s.width == 2 * d.width {
            // Each block twice, then all of them.
            let ty = self.local_type(from)?;
            let (block, lanes) = (s.step(), d.step());
            let count = d.rows() * lanes;
            let twice = self.scratch(ty, s.width, count);
            let mut lines = Vec::new();
            for first in (0..d.rows()).step_by(MOST as usize) {
                let repeats = (d.rows() - first).min(MOST);
                let to = at(&twice, &(first * lanes).to_string());
                let from = at(&sn, &(first * block).to_string());
                lines.push(format!("Copy({to}, {from}, {lanes}, {repeats}, CopyRepeatParams{{1, 0, 2, 1}});"));
            }
            let doubled = Lines::new(lines.join("\n"), lines.len() as u64, d.rows());
            self.vector(doubled, None, &[src], [false, true]);
            let text = format!("Cast({dn}, {twice}, {mode}, {count});");
            self.vector(Lines::new(text, 1, repeats_of(count * s.width)), Some(dst), &[], [true, false]);
            return Ok(());
        }
        self.unsupported(format!("a conversion of columns from {from} to {to}"))
    }

    /// Converts rows whose strides differ between both sides.
    pub(super) fn cast_each(&mut self, d: &str, s: &str, mode: &str, dst: &Rows, src: &Rows) -> Lines {
        let walked = |name: &str, rows: &Rows| RowOperand {
            name: name.to_owned(),
            outer: vec![rows.rows()],
            blocks: rows.pitch / 32,
            width: rows.width,
            one: false,
        };
        self.by_rows(dst.cols, MOST, &[walked(d, dst), walked(s, src)], &|p, mask, repeats| {
            format!(
                "Cast({}, {}, {mode}, uint64_t({mask}), {repeats}, UnaryRepeatParams{{1, 1, {}, {}}});",
                p[0].at, p[1].at, p[0].repeat, p[1].repeat
            )
        })
    }
}

/// One instruction, if row strides agree on both sides.
pub(super) fn cast_rows(d: &str, s: &str, mode: &str, dst: &Rows, src: &Rows) -> Option<String> {
    let even = dst.step() == src.step() || dst.rows() == 1;
    // A column, replicated in every lane of a block, stays so.
    let count = if dst.rows() == 1 && !dst.repeated() { dst.cols } else { dst.elements() };
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
