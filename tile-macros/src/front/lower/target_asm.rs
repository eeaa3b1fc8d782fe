//! Lowers `target_asm!`.

use super::{Lower, Zone};
use crate::diag::{Code, Reported};
use crate::front::ast::Expr;
use crate::front::infer::Need;
use tile_core::ir::{Op, Value};

impl<'a> Lower<'a> {
    /// What an instruction of the target makes of operands, the fallback first.
    pub(super) fn target_asm(&mut self, expr: &'a Expr, args: &'a [Expr]) -> Result<Value, Reported> {
        if self.zone == Zone::Prologue {
            let help = "put it after `blocks`; the host runs the prologue";
            return Err(self.errors.report(Code::Zone, expr.loc, "`target_asm!` in the prologue", help));
        }
        let Some(arms) = self.arms.get(&expr.id) else {
            let help = "write `unsafe { target_asm!(in(reg) x; sm_80: \"…\"; _ => y) }`";
            return Err(self.errors.report(Code::Malformed, expr.loc, "`target_asm` is a macro", help));
        };
        let values: Vec<Result<Value, Reported>> = args.iter().map(|arg| self.scalar(arg)).collect();
        let values: Vec<Value> = values.into_iter().collect::<Result<_, Reported>>()?;
        for (&value, arg) in values.iter().zip(args) {
            let ty = self.type_of(value);
            self.need(ty, Need::Register, arg.loc, "an operand of `target_asm!`");
        }
        self.loc = expr.loc;
        let ty = self.type_of(values[0]);
        Ok(self.emit(Op::Asm { arms: arms.clone() }, &values, ty))
    }
}
