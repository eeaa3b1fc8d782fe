//! Loops over the elements of tiles, on the scalar unit: for what the vector units lack.

use super::{Code, Lower, Lowered};
use crate::ir::{Op as Npu, Operand, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::BinOp;

impl Lower<'_> {
    /// Integer division and remainders, element by element on the scalar unit: the vector units
    /// have the quotient of floats alone.
    pub(super) fn each(&mut self, op: BinOp, x: Tile, y: Operand, elem: DType) -> Lowered<Tile> {
        if elem == DType::U32 {
            return self.error(Code::Element, "vector units divide no u32");
        }
        let ty = self.b.elem(x);
        let shape = match y {
            Operand::Tile(y) => self.joined(&[x, y]),
            Operand::Scalar(_) => self.b.shape(x),
        };
        let x = self.repeated(x, &shape);
        let y = match y {
            Operand::Tile(y) => Operand::Tile(self.repeated(y, &shape)),
            Operand::Scalar(y) => Operand::Scalar(y),
        };
        let dst = self.b.tile(ty, &shape);
        // Every element is overwritten.
        self.b.push(Npu::Undef { dst });
        self.elements(&shape, &mut |lower, at| {
            let a = lower.b.val(ty, None);
            lower.b.push(Npu::Peek { dst: a, src: x, at: at.to_vec() });
            let b = match y {
                Operand::Tile(y) => {
                    let b = lower.b.val(ty, None);
                    lower.b.push(Npu::Peek { dst: b, src: y, at: at.to_vec() });
                    b
                }
                Operand::Scalar(y) => y,
            };
            let value = lower.b.bin(op, a, b);
            lower.b.push(Npu::Poke { dst, at: at.to_vec(), value });
            Ok(())
        })?;
        Ok(dst)
    }

    /// A loop over the elements of a tile of those extents.
    pub(super) fn elements(
        &mut self,
        shape: &[u32],
        body: &mut dyn FnMut(&mut Self, &[Val]) -> Lowered<()>,
    ) -> Lowered<()> {
        self.elements_within(shape, &[], body)
    }

    /// A loop over the elements whose indices are within limits, on axes that have some.
    pub(super) fn elements_within(
        &mut self,
        shape: &[u32],
        limits: &[Option<(Val, Val)>],
        body: &mut dyn FnMut(&mut Self, &[Val]) -> Lowered<()>,
    ) -> Lowered<()> {
        self.nest(shape, limits, &mut Vec::new(), body)
    }

    fn nest(
        &mut self,
        shape: &[u32],
        limits: &[Option<(Val, Val)>],
        at: &mut Vec<Val>,
        body: &mut dyn FnMut(&mut Self, &[Val]) -> Lowered<()>,
    ) -> Lowered<()> {
        let Some((&extent, inner)) = shape.split_first() else { return body(self, at) };
        let limit = limits.get(at.len()).copied().flatten();
        if extent == 1 && limit.is_none() {
            at.push(self.b.int(0));
            self.nest(inner, limits, at, body)?;
            at.pop();
            return Ok(());
        }
        let step = self.b.int(1);
        let (lo, hi) = limit.unwrap_or((self.b.int(0), self.b.int(extent.into())));
        let counter = self.b.counter(Some("e"), (0, i64::from(extent) - 1));
        self.b.open();
        at.push(counter);
        self.nest(inner, limits, at, body)?;
        at.pop();
        let body = self.b.close();
        self.b.push(Npu::For { counter, lo, hi, step, stages: 1, body });
        Ok(())
    }

    /// A tile broadcast to those extents.
    pub(super) fn repeated(&mut self, src: Tile, shape: &[u32]) -> Tile {
        if self.b.shape(src) == shape {
            return src;
        }
        let dst = self.b.tile(self.b.elem(src), shape);
        self.b.push(Npu::Copy { dst, src });
        dst
    }
}
