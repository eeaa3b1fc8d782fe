//! What the lanes of a warp do together.

use super::emitted::EmitError;
use super::emitter::Emitter;
use super::types::suffix;
use tile_core::elem::DType;
use tile_simt::ir::{Buf, Inst, Mma, ShuffleMode};

impl Emitter<'_> {
    pub(super) fn shuffle(&mut self, inst: &Inst, mode: ShuffleMode, lane: u32, width: u32) -> Result<(), EmitError> {
        let x = self.operand(inst.args[0]);
        let name = match mode {
            ShuffleMode::Xor => "shuffle_xor",
            ShuffleMode::Up => "shuffle_up",
            ShuffleMode::Down => "shuffle_down",
            ShuffleMode::Index => "shuffle_index",
        };
        let call = self.helpers.call(name, &[&x, &lane.to_string(), &width.to_string()])?;
        self.define(inst.results[0], &call);
        Ok(())
    }

    /// A shuffle from the lane that each lane names.
    pub(super) fn shuffle_at(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let (x, lane) = (self.operand(inst.args[0]), self.operand(inst.args[1]));
        let call = self.helpers.call("shuffle_index", &[&x, &lane, &self.kernel.warp().to_string()])?;
        self.define(inst.results[0], &call);
        Ok(())
    }

    pub(super) fn load_matrix(
        &mut self,
        inst: &Inst,
        buf: Buf,
        offset: i64,
        transposed: bool,
    ) -> Result<(), EmitError> {
        let row = self.pointer(buf, inst.args[0], offset);
        let count = inst.results.len();
        let name = format!("load_matrix_x{count}{}", if transposed { "_transposed" } else { "" });
        let call = self.helpers.call(&name, &[&row])?;
        let vector = self.helpers.vector(DType::U32, count)?;
        self.members(&vector, &inst.results, &call);
        Ok(())
    }

    pub(super) fn mma(&mut self, inst: &Inst, mma: &Mma) -> Result<(), EmitError> {
        let Mma { m, n, k, a, b, acc, sparse } = *mma;
        let name = if sparse { "mma_sparse" } else { "mma" };
        let name = format!("{name}_m{m}n{n}k{k}_{}_{}_{}", suffix(a), suffix(b), suffix(acc));
        let args = self.operands(&inst.args);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let call = self.helpers.call(&name, &args)?;
        let vector = self.helpers.vector(acc, inst.results.len())?;
        self.members(&vector, &inst.results, &call);
        Ok(())
    }
}
