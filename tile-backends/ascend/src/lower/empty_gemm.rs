//! Matrix multiplications that may contract over no columns.
//!
//! The columns of an operand may all lie behind the end of its tensor. Such an MMA has no effect,
//! and an accumulator that it was to initialise keeps its old contents: the vendor's compiler of
//! AscendNPU IR takes the column count of the left operand, and its library multiplies nothing
//! for zero.
//!
//! Where the count is not known to be positive ([`is_positive`]), a variable says whether the
//! accumulator is still uninitialised, as for loops that may not run; it reads as zero then:
//!
//! ```text
//!                                        fresh := true
//! for i in 0..3 {                        for i in 0..3 {
//!   c = mmad a, b k %k init %first         c = mmad a, b k %k init fresh
//!                                  ──►     fresh := fresh and %k < 1
//! }                                      }
//! t = move c                             t = select fresh, 0.0, move c
//! ```
//!
//! If an MMA's result is added in the vector memory, it takes no rows instead. Emitters that
//! handle uninitialised accumulators themselves (`Facts::begins_with_none`) need neither.
//!
//! [`is_positive`]: crate::ir::Builder::is_positive

use super::memory_space::Init;
use super::{Code, Lower, Lowered};
use crate::ir::{Op as Npu, Val};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Value};

impl Lower<'_> {
    /// Whether an MMA with this column count may have none; with a condition, where that holds.
    fn may_be_empty_gemm(&self, columns: Val, first: Option<Val>) -> bool {
        !self.facts.begins_with_none && !self.b.is_positive(columns, first)
    }

    /// The row count of an MMA: zero where it has no columns.
    pub(super) fn rows_unless_empty(&mut self, columns: Val, k: Val, rows: Val) -> Val {
        if !self.may_be_empty_gemm(columns, None) {
            return rows;
        }
        let (zero, one) = (self.b.int(0), self.b.int(1));
        let some = self.b.cmp(CmpOp::Ge, k, one);
        self.b.choose(some, rows, zero)
    }

    /// In front of an MMA that may initialise an accumulator: gives it a variable if the MMA may
    /// have no columns.
    pub(super) fn guard_initialisation(&mut self, value: Value, columns: Val, overwrites: bool) {
        let init = self.home(value).init;
        match init {
            // It has a variable already.
            Init::Var(_) => {}
            Init::If(first) => {
                let first = if overwrites { None } else { Some(first) };
                if self.may_be_empty_gemm(columns, first) {
                    // Until the first MMA with columns.
                    self.track_initialisation(value, true);
                }
            }
            Init::Never if overwrites && self.may_be_empty_gemm(columns, None) => {
                self.track_initialisation(value, false)
            }
            Init::Never => {}
        }
    }

    /// From here on a variable says whether the accumulator is uninitialised; with `outside` it
    /// is set in front of the region, too.
    fn track_initialisation(&mut self, value: Value, outside: bool) {
        let var = match self.home(value).fresh {
            Some(var) => var,
            None => self.b.var(DType::Bool, Some("fresh")),
        };
        if outside {
            let value = self.b.truth(true);
            self.b.push_outside(Npu::Set { var, value });
        }
        let home = self.home(value);
        (home.fresh, home.init) = (Some(var), Init::Var(var));
    }

    /// Reconciles the initialisation state of an accumulator at the end of a region with `init`,
    /// that in front of it: for the next iteration if it is read there before it is initialised
    /// (`again`), and behind the region.
    pub(super) fn reconcile_init(&mut self, value: Value, init: &mut Init, again: bool) -> Lowered<()> {
        let now = self.home(value).init;
        match (*init, now) {
            (Init::Var(before), Init::Never) => {
                let begun = self.b.truth(false);
                self.b.push(Npu::Set { var: before, value: begun });
            }
            (Init::Var(before), Init::Var(var)) if before != var => {
                let fresh = self.b.val(DType::Bool, None);
                self.b.push(Npu::Get { dst: fresh, var });
                self.b.push(Npu::Set { var: before, value: fresh });
            }
            // The variable was set in front of the loop.
            (Init::If(_), Init::Var(_)) => *init = now,
            (Init::Never, Init::Var(_)) if again => {
                return self.error(
                    Code::Product,
                    "a loop adds to an accumulator that its GEMM, which may contract over no columns, initialised in the iteration before",
                );
            }
            (Init::Never, Init::Var(var)) => {
                let begun = self.b.truth(false);
                self.b.push_outside(Npu::Set { var, value: begun });
                *init = now;
            }
            _ => {}
        }
        self.home(value).init = *init;
        Ok(())
    }
}
