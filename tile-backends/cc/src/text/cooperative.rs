//! Products by matrices that lanes hold together.
//!
//! A matrix is what a lane holds of it: a type of the library by role, element type and shape, such as
//! `matrix_left<f16, 16, 16>`. Which elements these are only the library knows. How lines lie in memory is in
//! template arguments of its loads and stores; a product has its shape and types in its name.

use super::emitted::EmitError;
use super::emitter::Emitter;
use super::types::suffix;
use tile_core::elem::DType;
use tile_simt::ir::{Cooperative, Inst, Op, Role, Var};

impl Emitter<'_> {
    /// Declares an array of matrices.
    pub(super) fn matrices(&mut self, elem: DType, matrix: Cooperative, name: &str, len: u32) -> Result<(), EmitError> {
        let of = format!("{}, {}, {}", self.helpers.ty(elem), matrix.rows, matrix.columns);
        let ty = self.helpers.type_of(&format!("matrix_{}", role(matrix)), &of)?;
        self.line(format!("{ty} {name}[{len}];"));
        Ok(())
    }

    /// What a matrix is, and its name.
    fn matrix(&self, var: Var, at: u32) -> Result<(Cooperative, DType, String), EmitError> {
        let data = &self.kernel.vars[var];
        let matrix = data.matrix.ok_or_else(|| EmitError::Malformed(format!("{var} holds no matrices")))?;
        Ok((matrix, data.elem, format!("{}[{at}]", self.named.vars[var])))
    }

    pub(super) fn cooperative(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let text = match inst.op {
            Op::CoopClear { var, at } => format!("{} = {{}};", self.matrix(var, at)?.2),
            Op::CoopLoad { var, at, buf, offset, pitch, transposed } => {
                let (matrix, _, name) = self.matrix(var, at)?;
                let from = self.pointer(buf, inst.args[0], offset);
                let load = format!("matrix_load_{}", role(matrix));
                format!("{};", self.helpers.of(&load, &format!("{pitch}, {transposed}"), &[&name, &from])?)
            }
            Op::CoopStore { var, at, buf, offset, pitch, transposed } => {
                let (matrix, _, name) = self.matrix(var, at)?;
                let to = self.pointer(buf, inst.args[0], offset);
                let store = format!("matrix_store_{}", role(matrix));
                format!("{};", self.helpers.of(&store, &format!("{pitch}, {transposed}"), &[&to, &name])?)
            }
            Op::CoopMultiply { left, left_at, right, right_at, sum, at } => {
                let (a, elem, left) = self.matrix(left, left_at)?;
                let (_, _, right) = self.matrix(right, right_at)?;
                let (c, acc, sum) = self.matrix(sum, at)?;
                let (m, n, k) = (c.rows, c.columns, a.columns);
                let name = format!("matrix_multiply_{m}x{n}x{k}_{}_{}", suffix(elem), suffix(acc));
                format!("{sum} = {};", self.helpers.call(&name, &[&left, &right, &sum])?)
            }
            _ => unreachable!("called for cooperative matrices"),
        };
        self.line(text);
        Ok(())
    }
}

/// What a matrix is in a product, as names have it.
fn role(matrix: Cooperative) -> &'static str {
    match matrix.role {
        Role::Left => "left",
        Role::Right => "right",
        Role::Sum => "sum",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::Dialect;
    use crate::emit;
    use crate::hip::{GFX942, GFX1100};
    use tile_simt::ir::{BufData, Builder, Home, Kernel};

    /// Without any matrices.
    const BARE: Dialect = Dialect { library: &[crate::common::TYPES], ..GFX942 };

    /// With matrices of another machine, which multiplies no `f32`.
    const OTHER: Dialect = Dialect { library: GFX1100.library, ..GFX942 };

    fn kernel() -> Kernel {
        let mut b = Builder::new("product", 64);
        b.kernel().lanes = 64;
        let home = Home::Shared { start: Some(0), align: 16 };
        let tile = b.buf(BufData { name: "tile".to_owned(), elem: DType::F32, len: 1024, home });
        let of = |role, rows, columns| Cooperative { role, rows, columns, lanes: 64 };
        let left = b.matrices("left", DType::F32, of(Role::Left, 16, 4), 1);
        let right = b.matrices("right", DType::F32, of(Role::Right, 4, 16), 2);
        let sums = b.matrices("sums", DType::F32, of(Role::Sum, 16, 16), 2);
        let i = b.int(8, DType::I32);
        b.effect(Op::CoopClear { var: sums, at: 1 }, &[]);
        let load = |var, at, pitch, transposed| Op::CoopLoad { var, at, buf: tile, offset: 4, pitch, transposed };
        b.effect(load(left, 0, 4, false), &[i]);
        b.effect(load(right, 1, 8, true), &[i]);
        b.effect(Op::CoopMultiply { left, left_at: 0, right, right_at: 1, sum: sums, at: 1 }, &[]);
        b.effect(Op::CoopStore { var: sums, at: 1, buf: tile, offset: 0, pitch: 16, transposed: false }, &[i]);
        b.finish()
    }

    #[test]
    fn matrices_are_registers_that_the_library_fills() {
        let text = emit(&kernel(), &GFX942).expect("the library has all of it").text;
        let lines = [
            "matrix_left<float, 16, 4> left[1];",
            "matrix_right<float, 4, 16> right[2];",
            "matrix_sum<float, 16, 16> sums[2];",
            "sums[1] = {};",
            "matrix_load_left<4, false>(left[0], tile + 12);",
            "matrix_load_right<8, true>(right[1], tile + 12);",
            "sums[1] = matrix_multiply_16x16x4_f32_f32(left[0], right[1], sums[1]);",
            "matrix_store_sum<16, false>(tile + 8, sums[1]);",
        ];
        for line in lines {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
        let refused = |dialect| emit(&kernel(), dialect).expect_err("the library has no such matrices").to_string();
        assert_eq!(refused(&BARE), "hip:gfx942 has no `matrix_left`");
        assert_eq!(refused(&OTHER), "hip:gfx942 has no `matrix_multiply_16x16x4_f32_f32`");
    }
}
