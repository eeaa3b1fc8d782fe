//! Cooperative matrices: an extension of naga's WGSL, or functions that stand for
//! what SPIR-V has.
//!
//! ```text
//! coop_load @2, …         ──►   left = coopLoadT<coop_mat16x16<f16, A>>(&shared_0[at], 40u);
//! coop_multiply …         ──►   sums = coopMultiplyAdd(left, right, sums);
//! ```
//!
//! Matrices of WGSL are square, and their elements those of the array that they are
//! read from; a line begins every so many elements of the array, be these vectors.
//! Those of SPIR-V have the extents that a device reports and are read from an array
//! of anything, words of bytes as well; [`cooperative_stand_in`](super::cooperative_stand_in) says how a
//! module names them.

use super::cooperative_stand_in::{Lines, Meaning};
use super::emitted::EmitError;
use super::emitter::Emitter;
use super::repr::Repr;
use tile_core::elem::Kind;
use tile_simt::ir::{Buf, Inst, Op, Role, Var};

/// The line that a module with such matrices begins with.
pub(super) const ENABLED: &str = "enable wgpu_cooperative_matrix;\n";

impl Emitter<'_> {
    /// The type of an array's matrices.
    pub(super) fn matrix_type(&mut self, var: Var) -> Result<String, EmitError> {
        let data = &self.kernel.vars[var];
        let Some(matrix) = data.matrix else {
            return Err(EmitError::Malformed(format!("{var} holds no cooperative matrices")));
        };
        if let Some(stand_ins) = &mut self.stand_ins {
            return Ok(stand_ins.matrix(data.elem, matrix));
        }
        let elem = self.types.repr(data.elem);
        let unsupported = |what: String| EmitError::Unsupported {
            what,
            lacking: "cooperative matrices of WGSL are of 8×8 or 16×16 elements, `f32` or `f16`".to_owned(),
        };
        if matrix.rows != matrix.columns || !matches!(matrix.rows, 8 | 16) {
            return Err(unsupported(format!("cooperative matrices of {}×{} elements", matrix.rows, matrix.columns)));
        }
        if !matches!(elem, Repr::F16 | Repr::F32) {
            return Err(unsupported(format!("cooperative matrices of `{}`", data.elem)));
        }
        let role = match matrix.role {
            Role::Left => "A",
            Role::Right => "B",
            Role::Sum => "C",
        };
        Ok(format!("coop_mat{0}x{0}<{1}, {role}>", matrix.rows, elem.name()))
    }

    /// A matrix in memory: the array, the number of the matrix' first element in it,
    /// and its lines.
    fn matrix_place(&mut self, inst: &Inst) -> Result<(Buf, String, Lines), EmitError> {
        let (Op::CoopLoad { var, buf, offset, pitch, transposed, .. }
        | Op::CoopStore { var, buf, offset, pitch, transposed, .. }) = inst.op
        else {
            unreachable!("called for loads and stores of matrices")
        };
        let (array, ty) = (self.memory.array(buf), self.kernel.vars[var].elem);
        let each = match self.stand_ins {
            Some(_) => array.elements(ty),
            None => array.matrix_lanes(self.types.repr(ty)),
        };
        let Some(each) = each.filter(|&each| pitch.is_multiple_of(each)) else {
            return Err(EmitError::Unsupported {
                what: format!("a cooperative matrix of `{}`", self.kernel.bufs[buf].name),
                lacking: "other accesses make it no array of the matrix' elements".to_owned(),
            });
        };
        let first = self.matrix_index(buf, inst.args[0], offset);
        let at = if each == 1 { first } else { format!("{first} >> {}u", each.ilog2()) };
        Ok((buf, at, Lines { pitch: pitch / each, transposed }))
    }

    /// An operation on matrices.
    pub(super) fn matrix(&mut self, inst: &Inst) -> Result<(), EmitError> {
        // What stands in is uniform whether it is seen or not: conditions of whole
        // blocks alone hold products.
        if self.branches > 0 && self.stand_ins.is_none() {
            return Err(EmitError::Unsupported {
                what: "cooperative matrices under a condition".to_owned(),
                lacking: "nothing shows that it is the same for all invocations".to_owned(),
            });
        }
        self.by_subgroups = true;
        let text = match inst.op {
            Op::CoopClear { var, at } => {
                format!("{} = {}();", self.register(var, at), self.matrix_type(var)?)
            }
            Op::CoopLoad { var, at, .. } => {
                let ((buf, index, lines), ty) = (self.matrix_place(inst)?, self.matrix_type(var)?);
                let load = self.matrix_load(buf, &index, lines, &ty);
                format!("{} = {load};", self.register(var, at))
            }
            Op::CoopStore { var, at, .. } => {
                let ((buf, index, lines), ty) = (self.matrix_place(inst)?, self.matrix_type(var)?);
                self.matrix_store(&self.register(var, at), buf, &index, lines, &ty)
            }
            Op::CoopMultiply { left, left_at, right, right_at, sum, at } => {
                let signed = self.kernel.vars[left].elem.kind() == Kind::Int;
                let [a, b, c] = [left, right, sum].map(|var| self.matrix_type(var));
                let (a, b, c) = (a?, b?, c?);
                let [left, right] = [(left, left_at), (right, right_at)].map(|(var, at)| self.register(var, at));
                let sum = self.register(sum, at);
                let function = match &mut self.stand_ins {
                    None => "coopMultiplyAdd".to_owned(),
                    Some(stand_ins) => stand_ins.function(
                        Meaning::Multiply { signed },
                        &format!("(left: {a}, right: {b}, sum: {c}) -> {c} {{\n  return sum;\n}}"),
                    ),
                };
                format!("{sum} = {function}({left}, {right}, {sum});")
            }
            _ => unreachable!("called for operations on matrices"),
        };
        self.line(&text);
        Ok(())
    }

    fn matrix_load(&mut self, buf: Buf, index: &str, lines: Lines, ty: &str) -> String {
        let array = self.memory.array(buf);
        let Some(stand_ins) = &mut self.stand_ins else {
            let order = if lines.transposed { "" } else { "T" };
            return format!("coopLoad{order}<{ty}>(&{}[{index}], {}u)", array.name, lines.pitch);
        };
        let read = array.read("at");
        let text = format!("(at: u32) -> {ty} {{\n  let first = {read};\n  return {ty}();\n}}");
        format!("{}({index})", stand_ins.function(Meaning::Load(lines), &text))
    }

    fn matrix_store(&mut self, matrix: &str, buf: Buf, index: &str, lines: Lines, ty: &str) -> String {
        let array = self.memory.array(buf);
        let Some(stand_ins) = &mut self.stand_ins else {
            let order = if lines.transposed { "" } else { "T" };
            return format!("coopStore{order}({matrix}, &{}[{index}], {}u);", array.name, lines.pitch);
        };
        let text = format!("(matrix: {ty}, at: u32) {{\n  {}\n}}", array.clear("at"));
        format!("{}({matrix}, {index});", stand_ins.function(Meaning::Store(lines), &text))
    }
}
