//! Reductions of recurrences over an index of their own, as of selective scans.
//!
//! ```text
//! y[[t, d]] = sum(n, scan(k <= t, |h| a[[k, d, n]] * h + b[[k, d, n]]) * c[[t, n]]);
//! ```
//!
//! Each row has a recurrence for each value of the index. They are walked side by side, a tile of steps
//! at a time, as those of rows are, and what they gave is reduced behind the steps.

use super::print::here;
use super::{Axis, Emitter, Role, Scope};
use crate::diag::Reported;
use crate::formula::value::{Reduce, Value};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::rc::Rc;

impl Emitter<'_> {
    /// In front of a loop over tiles of steps: the states of the recurrences.
    pub(super) fn begin_states(
        &mut self,
        reduce: &Rc<Reduce>,
        inner: &Axis,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let states = scope.with(&self.state_axis(&reduce.index)?);
        let body = self.hoist(&reduce.body, inner, &states, out)?;
        Ok(reduce.with(reduce.index.clone(), &mut |_| body.clone()))
    }

    /// The number for each element of `axes` that the values of recurrences are reduced to.
    pub(super) fn reduced_states(
        &mut self,
        reduce: &Rc<Reduce>,
        axes: &[Axis],
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let elem = self.elem(&reduce.body);
        let states = scope.with(&self.state_axis(&reduce.index)?);
        let body = self.prepare(&reduce.body, &states, out)?;
        let result = self.fragment(reduce.kind.name(), axes, elem);
        let mut loops = TokenStream::new();
        let reduced = reduce.with(reduce.index.clone(), &mut |_| body.clone());
        let value = self.looped(&reduced, &mut loops)?;
        let at = here(&result, axes);
        out.extend(self.parallel(axes, quote!(#loops #at = #value;)));
        Ok(Value::Tile { name: result, axes: axes.iter().map(|axis| axis.index.clone()).collect(), elem })
    }

    /// The axis of states, which one tile has as a whole.
    fn state_axis(&mut self, index: &Ident) -> Result<Axis, Reported> {
        let axis = self.axis(index, Role::Part);
        if axis.whole {
            return Ok(axis);
        }
        let help =
            format!("state its extent: `dims!(a = [_, N])` with a const parameter `N`, or `sum({index} < 16, …)`");
        self.refuse(index, "recurrences are reduced over an index whose extent is a constant", &help)
    }
}
