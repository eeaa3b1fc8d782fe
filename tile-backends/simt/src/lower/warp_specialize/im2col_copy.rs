//! TMA copies of the places of a window ([`window`](super::im2col)).
//!
//! One copy moves as many columns as the swizzle's rows have, of all rows. Where
//! the first row is follows from its number, once for each loop; the shifts and
//! the column move with the loop.

use super::super::{Item, Lane, Lower, Lowered};
use super::ALIGNED;
use super::im2col::{Im2col, Sum};
use crate::ir::{Buf, Op, TensorMapData, Val};
use crate::lower::lin::Lin;
use crate::lower::view::{Root, View};
use tile_core::elem::DType;
use tile_core::ir::BinOp;

impl Lower<'_> {
    pub(super) fn load_im2col(&mut self, im2col: &Im2col, dst: &View, stage: Val, full: Buf) -> Lowered<()> {
        let source = self.view(&Lane::default(), im2col.source)?;
        let (Root::Memory(tensor), Root::Memory(buf)) = (source.root, dst.root) else {
            return self.error("a TMA copy of registers");
        };
        let Some(&[rows, columns]) = dst.extents().as_deref() else {
            return self.error("places of a window that are no rows of a tile");
        };
        let format = self.specialized.formats[&buf];
        let column = self.value_of(&im2col.column)?;
        if self.known.divisor(&column) * dst.elem.bytes() as i64 % ALIGNED != 0 {
            return self.error("a box may begin inside of 16 bytes of a row");
        }
        let first = self.value_of(&im2col.first)?;
        let place = match self.are_outer(&first) {
            true => self.in_front(|lower| lower.first_place(im2col, &first))?,
            false => self.first_place(im2col, &first)?,
        };
        let outer = self.value_of(&im2col.outer)?;
        let mut coordinates: Vec<Lin> = place.into_iter().map(Lin::val).collect();
        coordinates[0] = coordinates[0].add(&outer);
        coordinates.push(column);
        let shifts = im2col.sides.iter().map(|side| self.value_of(&side.shift)).collect::<Lowered<Vec<Lin>>>()?;
        let shifts: Vec<Val> = shifts.iter().map(|lin| self.known.register(&mut self.b, lin, DType::I32)).collect();
        let mut extents = vec![1; coordinates.len()];
        extents[0] = rows;
        extents[coordinates.len() - 1] = format.panel();
        let window = Some(im2col.window.clone());
        let map =
            self.b.map(TensorMapData { buf: tensor, extents, swizzle: format.swizzle, tf32: format.tf32, window });
        let index = self.known.register(&mut self.b, &dst.base, DType::I32);
        for left in (0..columns).step_by(format.panel() as usize) {
            let mut at = coordinates.clone();
            let last = at.len() - 1;
            at[last] = at[last].add_int(left.into());
            let at: Vec<Val> = at.iter().map(|lin| self.known.register(&mut self.b, lin, DType::I32)).collect();
            let op = Op::TmaLoad { map, dst: buf, offset: (left * format.rows).into(), signal: full, multicast: 0 };
            let args: Vec<Val> = [index, stage].into_iter().chain(at).chain(shifts.iter().copied()).collect();
            self.b.effect(op, &args);
        }
        Ok(())
    }

    /// The coordinates of the place with a number, but for the last one.
    fn first_place(&mut self, im2col: &Im2col, number: &Lin) -> Lowered<Vec<Val>> {
        let image = self.value_of(&im2col.image)?;
        let mut place = vec![self.known.bin(&mut self.b, BinOp::Div, number, &image)];
        for side in &im2col.sides {
            let [below, count, step, start] = [
                self.value_of(&side.below)?,
                self.value_of(&side.count)?,
                self.value_of(&side.step)?,
                self.value_of(&side.start)?,
            ];
            let digit = self.known.bin(&mut self.b, BinOp::Div, number, &below);
            let digit = self.known.bin(&mut self.b, BinOp::Rem, &digit, &count);
            place.push(self.known.mul(&mut self.b, &digit, &step).add(&start));
        }
        Ok(place.iter().map(|lin| self.known.register(&mut self.b, lin, DType::I32)).collect())
    }

    fn value_of(&mut self, sum: &Sum) -> Lowered<Lin> {
        let mut total = Lin::default();
        for (values, by) in sum.terms().collect::<Vec<_>>() {
            let mut product = Lin::int(by);
            for value in values {
                let factor = match self.items.get(&value) {
                    Some(Item::Int(lin)) => lin.clone(),
                    Some(Item::Val(val)) => Lin::val(*val),
                    _ => return self.error("the producer does not know where a window is"),
                };
                product = self.known.mul(&mut self.b, &factor, &product);
            }
            total = total.add(&product);
        }
        Ok(total)
    }
}
