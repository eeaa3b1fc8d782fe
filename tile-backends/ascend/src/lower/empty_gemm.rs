//! Products that may have no columns.
//!
//! The columns of an operand may all lie behind the end of its tensor. Such a product is
//! none, and sums that it was to begin are what was in their place: the vendor's compiler
//! of AscendNPU IR takes as many columns as there are of the left operand, and its library
//! multiplies nothing then.
//!
//! Where it is not known that there are some ([`is_positive`]), sums have a variable that
//! says that they are still to begin, as those of loops have that may not run, and are
//! zero where nothing began them:
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
//! Where a product is added to sums in the vector memory, none of its rows are taken.
//! Emitters that see to sums of nothing themselves (`Facts::begins_with_none`) need
//! neither.
//!
//! [`is_positive`]: crate::ir::Builder::is_positive

use super::memory_space::Init;
use super::{Code, Lower, Lowered};
use crate::ir::{Op as Npu, Val};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Value};

impl Lower<'_> {
    /// Whether a product whose left operand has so many columns may have none; with a
    /// condition, where that holds.
    fn may_be_none(&self, columns: Val, first: Option<Val>) -> bool {
        !self.facts.begins_with_none && !self.b.is_positive(columns, first)
    }

    /// The rows that a product has: none where it has no columns.
    pub(super) fn rows_of_some(&mut self, columns: Val, k: Val, rows: Val) -> Val {
        if !self.may_be_none(columns, None) {
            return rows;
        }
        let (zero, one) = (self.b.int(0), self.b.int(1));
        let some = self.b.cmp(CmpOp::Ge, k, one);
        self.b.choose(some, rows, zero)
    }

    /// In front of a product that may begin the sums of a tile: gives them a variable if
    /// it may have no columns.
    pub(super) fn may_begin_with_none(&mut self, value: Value, columns: Val, overwrites: bool) {
        let init = self.home(value).init;
        match init {
            // It says so already.
            Init::Var(_) => {}
            Init::If(first) => {
                let first = if overwrites { None } else { Some(first) };
                if self.may_be_none(columns, first) {
                    // Until the first product that has some.
                    self.say_fresh(value, true);
                }
            }
            Init::Never if overwrites && self.may_be_none(columns, None) => self.say_fresh(value, false),
            Init::Never => {}
        }
    }

    /// From here on a variable says whether sums are to begin; `outside` sets it in front
    /// of the region, too.
    fn say_fresh(&mut self, value: Value, outside: bool) {
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

    /// At the end of a region in front of which `init` said when sums are begun, has what
    /// says so now say it there: in the next iteration if they are looked at there before
    /// they are begun (`again`), and behind the region.
    pub(super) fn same_init(&mut self, value: Value, init: &mut Init, again: bool) -> Lowered<()> {
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
            // It was set in front of the loop.
            (Init::If(_), Init::Var(_)) => *init = now,
            (Init::Never, Init::Var(_)) if again => {
                return self.error(
                    Code::Product,
                    "a loop adds to sums that its product, which may have no columns, began in the iteration before",
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
