//! Cooperative matrices, an extension of naga's WGSL.
//!
//! ```text
//! coop_load @2, …         ──►   left = coopLoadT<coop_mat16x16<f16, A>>(&shared_0[at], 40u);
//! coop_multiply …         ──►   sums = coopMultiplyAdd(left, right, sums);
//! ```
//!
//! Matrices are square, and their elements those of the array that they are read
//! from; a line begins every so many elements of the array, be these vectors.

use super::emitted::EmitError;
use super::emitter::Emitter;
use super::repr::Repr;
use tile_simt::ir::{Inst, Op, Role, Var};

/// The line that a module with such matrices begins with.
pub(super) const ENABLED: &str = "enable wgpu_cooperative_matrix;\n";

impl Emitter<'_> {
    /// The type of an array's matrices.
    pub(super) fn matrix_type(&self, var: Var) -> Result<String, EmitError> {
        let data = &self.kernel.vars[var];
        let elem = self.types.repr(data.elem);
        let unsupported = |what: String| EmitError::Unsupported {
            what,
            lacking: "cooperative matrices are of 8×8 or 16×16 elements, `f32` or `f16`".to_owned(),
        };
        let Some(matrix) = data.matrix else {
            return Err(EmitError::Malformed(format!("{var} holds no cooperative matrices")));
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

    /// A matrix in memory: a pointer to its first element, the distance of lines, and
    /// what the name of a function says of their order.
    fn matrix_place(&mut self, inst: &Inst) -> Result<(String, u32, &'static str), EmitError> {
        let (Op::CoopLoad { var, buf, offset, pitch, transposed, .. }
        | Op::CoopStore { var, buf, offset, pitch, transposed, .. }) = inst.op
        else {
            unreachable!("called for loads and stores of matrices")
        };
        let elem = self.types.repr(self.kernel.vars[var].elem);
        let Some(lanes) = self.memory.array(buf).matrix_lanes(elem) else {
            return Err(EmitError::Unsupported {
                what: format!("a cooperative matrix of `{}`", self.kernel.bufs[buf].name),
                lacking: "other accesses make it no array of the matrix' elements".to_owned(),
            });
        };
        let index = self.matrix_index(buf, inst.args[0], offset);
        let pointer = format!("&{}", self.memory.array(buf).vector_at(&index, 0));
        Ok((pointer, pitch / lanes, if transposed { "" } else { "T" }))
    }

    /// An operation on matrices.
    pub(super) fn matrix(&mut self, inst: &Inst) -> Result<(), EmitError> {
        if self.branches > 0 {
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
                let ((pointer, pitch, order), ty) = (self.matrix_place(inst)?, self.matrix_type(var)?);
                format!("{} = coopLoad{order}<{ty}>({pointer}, {pitch}u);", self.register(var, at))
            }
            Op::CoopStore { var, at, .. } => {
                let (pointer, pitch, order) = self.matrix_place(inst)?;
                format!("coopStore{order}({}, {pointer}, {pitch}u);", self.register(var, at))
            }
            Op::CoopMultiply { left, left_at, right, right_at, sum, at } => {
                let [left, right] = [(left, left_at), (right, right_at)].map(|(var, at)| self.register(var, at));
                let sum = self.register(sum, at);
                format!("{sum} = coopMultiplyAdd({left}, {right}, {sum});")
            }
            _ => unreachable!("called for operations on matrices"),
        };
        self.line(&text);
        Ok(())
    }
}
