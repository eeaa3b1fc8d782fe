//! The planner, which evaluates a launch's prologue, and what blocks read of the plan.

use crate::code::{HostCall, HostPlan, PanelFormat, PanelPlan};
use crate::scalar::CpuElem;
use crate::view::View;
use std::fmt;
use tile_core::launch::{Arg, LaunchError};

/// A plan, or why there is none.
pub type Planned = Result<HostPlan, LaunchError>;

/// Evaluates a kernel's prologue.
#[derive(Debug)]
pub struct Planner<'a> {
    kernel: &'static str,
    args: &'a [Arg<'a>],
    plan: HostPlan,
}

impl<'a> Planner<'a> {
    /// For a launch of `kernel` with `args`.
    pub fn new(kernel: &'static str, args: &'a [Arg<'a>]) -> Self {
        Planner { kernel, args, plan: HostPlan::default() }
    }

    /// The extent of an axis of tensor argument number `arg`.
    pub fn extent(&self, arg: usize, axis: usize) -> i64 {
        match &self.args[arg] {
            Arg::Tensor(tensor) => tensor.shape[axis],
            Arg::Scalar(_) => unreachable!("the launch has checked that argument {arg} is a tensor"),
        }
    }

    /// Scalar argument number `arg`.
    pub fn scalar<T: CpuElem>(&self, arg: usize) -> T {
        scalar(self.args, arg)
    }

    /// States the extent of an axis of an argument.
    ///
    /// # Errors
    /// When it differs.
    pub fn expect(&self, name: &str, arg: usize, axis: usize, expected: i64) -> Result<(), LaunchError> {
        let found = self.extent(arg, axis);
        if found == expected {
            return Ok(());
        }
        Err(LaunchError::Shape { argument: name.to_owned(), axis, expected, found })
    }

    /// States a condition.
    ///
    /// # Errors
    /// When it does not hold.
    pub fn require(&self, condition: bool, message: fmt::Arguments<'_>) -> Result<(), LaunchError> {
        if condition {
            return Ok(());
        }
        Err(LaunchError::Requirement { kernel: self.kernel.to_owned(), message: message.to_string() })
    }

    /// Plans a workspace; negative extents count as zero.
    ///
    /// # Errors
    /// When its size does not fit the address space.
    pub fn workspace<T: CpuElem, const R: usize>(&mut self, extent: [i64; R]) -> Result<(), LaunchError> {
        let extent = extent.map(|x| Ord::max(x, 0));
        let bytes = match extent.contains(&0) {
            true => Some(0),
            false => extent.iter().try_fold(size_of::<T>() as i64, |bytes, &x| bytes.checked_mul(x)),
        };
        let Some(bytes) = bytes else {
            return Err(LaunchError::memory(self.kernel, u64::MAX, isize::MAX as u64));
        };
        self.plan.workspaces.push(bytes as usize);
        self.plan.extents.extend(extent);
        Ok(())
    }

    /// Keeps a value for the blocks, under the next number.
    pub fn value<T: CpuElem>(&mut self, value: T) {
        self.plan.values.push(value.to_bits().to::<u64>());
    }

    /// Plans packed regions of tensor argument number `arg` that blocks may
    /// share: `extents` are those of a region on each of the tensor's axes,
    /// bit `i` of `varies` says whether the region depends on axis `i` of the
    /// grid, and `operand` are the extents of the packed operand, whose rows and
    /// columns lie along `axes` of the tensor, and end where it ends if `trimmed`.
    #[expect(clippy::too_many_arguments, reason = "emitted text names none of them")]
    pub fn panels<const R: usize>(
        &mut self,
        arg: usize,
        extents: [i64; R],
        varies: u8,
        operand: [i64; 2],
        axes: [usize; 2],
        trimmed: [bool; 2],
        format: PanelFormat,
    ) {
        let mut plan =
            PanelPlan { arg, extents: [1; 5], counts: [1; 5], uses: varies.into(), operand, axes, trimmed, format };
        for (axis, extent) in extents.into_iter().enumerate() {
            let extent = Ord::max(extent, 1);
            plan.extents[axis] = extent;
            plan.counts[axis] = Ord::max(self.extent(arg, axis), 0).saturating_add(extent - 1) / extent;
        }
        self.plan.panels.push(plan);
    }

    /// Blocks must run one after the other.
    pub fn serial(&mut self) {
        self.plan.serial = true;
    }

    /// Blocks must run one after the other unless `divisor` is positive.
    pub fn divisor(&mut self, divisor: i64) {
        self.plan.serial |= divisor < 1;
    }

    /// The plan, with a grid of these extents.
    ///
    /// # Errors
    /// None; everything that can go wrong has by now.
    pub fn finish(mut self, grid: [i64; 3]) -> Planned {
        self.plan.grid = grid.map(|x| Ord::max(x, 0));
        for panels in &mut self.plan.panels {
            let varies = panels.uses;
            let others = (0..3).filter(|axis| varies >> axis & 1 == 0);
            panels.uses = others.fold(1, |uses, axis| self.plan.grid[axis].saturating_mul(uses));
        }
        Ok(self.plan)
    }
}

/// Scalar argument number `index`.
#[inline(always)]
pub fn scalar<T: CpuElem>(args: &[Arg<'_>], index: usize) -> T {
    match &args[index] {
        Arg::Scalar(scalar) => T::from_bits(T::Bits::of_u64(scalar.bits)),
        Arg::Tensor(_) => unreachable!("the launch has checked that argument {index} is a scalar"),
    }
}

/// The tensor argument number `index`, as it lies in memory.
#[inline(always)]
pub fn tensor<T, const R: usize>(call: &HostCall<'_>, index: usize) -> View<T, R> {
    match &call.args[index] {
        Arg::Tensor(tensor) => {
            let (mut extent, mut stride) = ([0; R], [0; R]);
            extent.copy_from_slice(tensor.shape);
            stride.copy_from_slice(tensor.strides);
            View::whole(tensor.address.cast(), extent, stride)
        }
        Arg::Scalar(_) => unreachable!("the launch has checked that argument {index} is a tensor"),
    }
}

/// Whether an output is larger than the last-level cache, so that it is written by non-temporal
/// stores.
#[inline(always)]
pub fn is_non_temporal<T, const R: usize>(call: &HostCall<'_>, output: &View<T, R>) -> bool {
    let mut bytes = size_of::<T>() as i64;
    let mut axis = 0;
    while axis < R {
        bytes = bytes.saturating_mul(output.extent[axis]);
        axis += 1;
    }
    bytes as u64 > call.non_temporal as u64
}

/// Workspace number `index`, whose extents start at `extents` of the plan's.
#[inline(always)]
pub fn workspace<T, const R: usize>(call: &HostCall<'_>, index: usize, extents: usize) -> View<T, R> {
    let mut extent = [0; R];
    extent.copy_from_slice(&call.plan.extents[extents..extents + R]);
    View::packed(call.workspaces[index].cast(), extent)
}

/// Value number `index` that the plan keeps.
#[inline(always)]
pub fn value<T: CpuElem>(call: &HostCall<'_>, index: usize) -> T {
    T::from_bits(T::Bits::of_u64(call.plan.values[index]))
}
