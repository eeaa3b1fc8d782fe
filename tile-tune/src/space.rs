//! The space of a search: the instances of a kernel's `tune` list, and schedules of them.

use crate::key::const_names;
use crate::{Choice, TuneError};
use std::collections::BTreeMap;
use tile_core::launch::Instance;
use tile_core::passes::{candidates, instantiate};

/// A choice of const parameters: one value for each, in the kernel's order; flags are 0 or 1.
pub type Point = Vec<i64>;

/// What a search chooses among: the instances that a kernel's `tune` list allows, each as the device
/// plans it, and the other schedules of some that the device offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    /// The const parameters, in the kernel's order.
    pub names: Vec<String>,
    /// The choices. The first is the stated instance's.
    pub points: Vec<Point>,
    /// Instances by other schedules than the device's own: of those that a search found to be fast.
    pub plans: Vec<Choice>,
}

impl Space {
    /// Of an instance whose tuned parameters are open, as `default()` and `….fitted()` make it:
    /// every combination of the list that its condition and the kernel's own admit.
    ///
    /// # Errors
    /// [`TuneError::Space`] where the instance states all its parameters, or the list has nothing but
    /// the stated instance.
    pub fn of(instance: &Instance<'_>) -> Result<Space, TuneError> {
        let kernel = instance.def().name;
        let empty = |reason: &str| TuneError::Space { kernel: kernel.to_owned(), reason: reason.to_owned() };
        if instance.tuning().is_empty() {
            return Err(empty(
                "it leaves no parameter open, expected an instance made by `default()` or `.fitted()` of a kernel \
                 with `tune(…)`",
            ));
        }
        let mut points = candidates(instance)?;
        let exists = |consts: &Point| {
            instantiate(&Instance::new(instance.def(), instance.elems(), consts, instance.externs())).is_ok()
        };
        points.retain(exists);
        if points.len() < 2 {
            return Err(empty("its `tune` list has no other instance than the stated one"));
        }
        Ok(Space { names: const_names(instance.def()), points, plans: Vec::new() })
    }

    /// How many candidates there are.
    pub fn candidates(&self) -> usize {
        self.points.len() + self.plans.len()
    }

    /// A choice by the names of parameters.
    pub fn named(&self, point: &Point) -> BTreeMap<String, i64> {
        self.names.iter().cloned().zip(point.iter().copied()).collect()
    }
}
