//! Products by matrices that lanes hold together.
//!
//! A matrix is a `vec` of the elements that a lane holds. Which these are only the library knows, whose
//! functions have the shapes and types in their names and how lines lie in their template arguments.

use super::emitted::EmitError;
use super::emitter::Emitter;
use super::types::suffix;
use tile_core::elem::DType;
use tile_simt::ir::{Cooperative, Inst, Op, Role, Var};

impl Emitter<'_> {
    /// Declares an array of matrices.
    pub(super) fn matrices(&mut self, elem: DType, matrix: Cooperative, name: &str, len: u32) -> Result<(), EmitError> {
        let ty = self.helpers.vector(elem, matrix.held() as usize)?;
        self.line(format!("{ty} {name}[{len}];"));
        Ok(())
    }

    /// What a matrix is, and its name.
    fn matrix(&self, var: Var, at: u32) -> Result<(Cooperative, DType, String), EmitError> {
        let data = &self.kernel.vars[var];
        let matrix = data.matrix.ok_or_else(|| EmitError::Malformed(format!("{var} holds no matrices")))?;
        Ok((matrix, data.elem, format!("{}[{at}]", self.named.vars[var])))
    }

    /// `matrix_load_left_16x4_f32` and the like.
    fn moved(&self, what: &str, matrix: Cooperative, elem: DType) -> String {
        let role = match matrix.role {
            Role::Left => "left",
            Role::Right => "right",
            Role::Sum => "sum",
        };
        format!("matrix_{what}_{role}_{}x{}_{}", matrix.rows, matrix.columns, suffix(elem))
    }

    pub(super) fn cooperative(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let text = match inst.op {
            Op::CoopClear { var, at } => format!("{} = {{}};", self.matrix(var, at)?.2),
            Op::CoopLoad { var, at, buf, offset, pitch, transposed } => {
                let (matrix, elem, name) = self.matrix(var, at)?;
                let from = self.pointer(buf, inst.args[0], offset);
                let load = self.moved("load", matrix, elem);
                format!("{name} = {};", self.helpers.of(&load, &format!("{pitch}, {transposed}"), &[&from])?)
            }
            Op::CoopStore { var, at, buf, offset, pitch, transposed } => {
                let (matrix, elem, name) = self.matrix(var, at)?;
                let to = self.pointer(buf, inst.args[0], offset);
                let store = self.moved("store", matrix, elem);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::Dialect;
    use crate::hip::GFX942;
    use crate::{common, emit};
    use tile_simt::ir::{BufData, Builder, Home, Kernel};

    const LIBRARY: &[&str] = &[
        common::TYPES,
        "//@ matrix_load_left_16x4_f32\n// load\n//@ matrix_load_right_4x16_f32\n// load\n",
        "//@ matrix_store_sum_16x16_f32\n// store\n//@ matrix_multiply_16x16x4_f32_f32\n// product\n",
    ];

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
        let dialect = Dialect { library: LIBRARY, ..GFX942 };
        let text = emit(&kernel(), &dialect).expect("the library has all of it").text;
        let lines = [
            "vec<float, 1> left[1];",
            "vec<float, 1> right[2];",
            "vec<float, 4> sums[2];",
            "sums[1] = {};",
            "left[0] = matrix_load_left_16x4_f32<4, false>(tile + 12);",
            "right[1] = matrix_load_right_4x16_f32<8, true>(tile + 12);",
            "sums[1] = matrix_multiply_16x16x4_f32_f32(left[0], right[1], sums[1]);",
            "matrix_store_sum_16x16_f32<16, false>(tile + 8, sums[1]);",
        ];
        for line in lines {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
        let error = emit(&kernel(), &GFX942).expect_err("the library has no matrices").to_string();
        assert_eq!(error, "hip:gfx942 has no `matrix_load_left_16x4_f32`");
    }
}
