//! Masks of functions that a backend lowers as they are written: loops leave out what their masks hide,
//! and masks that hold for a whole tile are left out.
//!
//! Both are proved of functions in which what does not change in a loop stands in front of it and
//! variables are values, so those that change are tidied. All others stay close to their source, which
//! people read in what is emitted.

use super::promote::promote_variables;
use super::split_masks::split_masks;
use super::{Masks, run_passes, skip_masked_steps};
use crate::ir::{Func, Inst, Op, RegionId};
use std::borrow::Cow;

/// A function after [`skip_masked_steps`] and [`split_masks`], the latter in loops that `splits` admits by
/// their bodies; the same function where neither changes it.
pub fn resolve_masks<'f>(func: &'f Func, masks: Masks, splits: &dyn Fn(&Func, RegionId) -> bool) -> Cow<'f, Func> {
    let admits =
        |inst: &Inst| matches!(inst.op, Op::For { .. }) && (func.schedule.fast_math || splits(func, inst.regions[0]));
    let selects = func.insts.values().any(|inst| matches!(inst.op, Op::Select {}));
    if !selects || !func.insts.values().any(admits) {
        return Cow::Borrowed(func);
    }
    let mut tidied = func.clone();
    let done = run_passes(&mut tidied, None);
    debug_assert!(done.is_ok(), "{done:?}");
    let promoted = promote_variables(&tidied);
    let skipping = skip_masked_steps(&promoted, masks);
    let skips = matches!(skipping, Cow::Owned(_));
    match split_masks(&skipping, splits) {
        Cow::Owned(split) => Cow::Owned(split),
        Cow::Borrowed(_) if skips => Cow::Owned(skipping.into_owned()),
        Cow::Borrowed(_) => Cow::Borrowed(func),
    }
}
