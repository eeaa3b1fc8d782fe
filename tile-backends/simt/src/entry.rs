//! What a launch passes to an entry, and how many blocks it has.
//!
//! A thread program lists its global buffers and its scalars by what they are in the tile function.
//! An [`Entry`] has them as positions in a launch's arguments and in the plan that its prologue
//! computes; a runtime makes one for each program.

use crate::ir::{Home, Kernel};
use crate::lower::blocks_of_a_tile;
use tile_core::ir::Func;
use tile_core::launch::prologue::{Origin, Plan, Prologue, Slot};
use tile_core::launch::{Arg, LaunchError};

/// Where the parameters of an entry come from: first a pointer for each global buffer, then each
/// scalar, in the order of [`Kernel::bufs`] and [`Kernel::params`].
#[derive(PartialEq, Eq, Debug)]
pub struct Entry {
    memories: Vec<Origin>,
    values: Vec<Slot>,
}

impl Entry {
    /// Of a thread program of a function.
    ///
    /// # Errors
    /// [`LaunchError::Instance`] when the program asks for what no launch has, which is a defect of the
    /// lowering.
    pub fn new(func: &Func, kernel: &Kernel, prologue: &Prologue) -> Result<Entry, LaunchError> {
        let missing = |what: String| LaunchError::Instance {
            kernel: func.name.clone(),
            reason: format!("its thread program asks for {what}, which launches do not have"),
        };
        let mut memories = Vec::new();
        for buf in kernel.bufs.values() {
            if let Home::Global { of, .. } = buf.home {
                let origin = prologue.origin(of);
                memories.push(origin.ok_or_else(|| missing(format!("memory `{}`", buf.name)))?);
            }
        }
        let values = kernel
            .params
            .iter()
            .map(|param| prologue.slot(param.source).ok_or_else(|| missing(format!("{:?}", param.source))));
        Ok(Entry { values: values.collect::<Result<_, _>>()?, memories })
    }

    /// Calls `push` with each pointer and each scalar in order, given the addresses of workspaces. A
    /// parameter narrower than 64 bits is the low part.
    ///
    /// # Panics
    /// When the arguments or workspaces are not those of the function.
    pub fn pack(&self, args: &[Arg<'_>], plan: &Plan, workspaces: &[u64], mut push: impl FnMut(u64)) {
        self.memories.iter().for_each(|memory| push(memory.address(args, workspaces)));
        self.values.iter().for_each(|&slot| push(plan.get(slot)));
    }
}

/// The blocks of a launch on each axis, fastest first, for a device that has at most `limits` of them
/// there; nothing where there is no block. Those of a persistent kernel are a line as long as the
/// device is wide instead.
///
/// # Errors
/// [`LaunchError::Grid`] when there are more.
pub fn grid(func: &Func, kernel: &Kernel, plan: &Plan, limits: [u32; 3]) -> Result<Option<[u32; 3]>, LaunchError> {
    if plan.grid.contains(&0) {
        return Ok(None);
    }
    let axes = func.regions[func.body].args.len().min(3);
    let mut extents = match kernel.grid as usize == axes {
        true => plan.grid,
        false => [1, 1, plan.blocks().unwrap_or(i64::MAX)],
    };
    extents[2] = extents[2].saturating_mul(blocks_of_a_tile(func, kernel).into());
    extents.reverse();
    let mut found = [1; 3];
    for ((found, &extent), limit) in found.iter_mut().zip(&extents).zip(limits) {
        let wrong = || LaunchError::Grid { kernel: func.name.clone(), grid: plan.grid, limit: limit.into() };
        *found = u32::try_from(extent).ok().filter(|&extent| extent <= limit).ok_or_else(wrong)?;
    }
    Ok(Some(found))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Builder;
    use tile_core::ir::text::parse;
    use tile_core::launch::Scalar;

    fn launched(kernel: &Kernel, extents: [i64; 3]) -> Result<Option<[u32; 3]>, LaunchError> {
        let text = "kernel k(%z z: index, %y y: index, %x x: index) grid %z, %y, %x
            body (%i: index, %j: index, %l: index) {}";
        let func = parse(text).expect("a function");
        let args: Vec<Arg<'_>> = extents.iter().map(|&extent| Arg::Scalar(Scalar::new(extent))).collect();
        let plan = Prologue::new(&func)?.plan(&args)?;
        grid(&func, kernel, &plan, [i32::MAX as u32, 65_535, 65_535])
    }

    #[test]
    fn grids_are_fastest_axis_first_and_bounded() {
        let mut kernel = Builder::new("k", 64).finish();
        kernel.grid = 3;
        assert_eq!(launched(&kernel, [2, 3, 4]), Ok(Some([4, 3, 2])));
        assert_eq!(launched(&kernel, [2, 0, 4]), Ok(None));
        let error = LaunchError::Grid { kernel: "k".to_owned(), grid: [65_536, 2, 3], limit: 65_535 };
        assert_eq!(launched(&kernel, [65_536, 2, 3]), Err(error));
        // In a line, they fit.
        kernel.grid = 1;
        assert_eq!(launched(&kernel, [65_536, 2, 3]), Ok(Some([6 << 16, 1, 1])));
        let error = LaunchError::Grid { kernel: "k".to_owned(), grid: [1 << 40; 3], limit: i32::MAX as u64 };
        assert_eq!(launched(&kernel, [1 << 40; 3]), Err(error));
    }
}
