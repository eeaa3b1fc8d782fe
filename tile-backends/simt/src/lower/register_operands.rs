//! Operands that go from threads to products without memory.
//!
//! ```text
//! w = alloc : shared                     w = alloc : fragment
//! for k {                                for k {
//!   parallel i, j { w[i, j] = f(…) }  ──►  parallel i, j { w[i, j] = f(…) }
//!   gemm a, w.t(), acc                     gemm a, w.t(), acc
//! }                                      }
//! ```
//!
//! A warpgroup's instructions take one operand from registers. What a kernel
//! writes to a shared tile only to multiply it, unpacked codes for instance, can
//! then be computed where it is multiplied: statements follow the layout that
//! the instructions want, nothing is stored and read again, and no thread waits
//! for another. That holds where a loop does nothing else with the tile than to
//! set each of its elements once and to multiply it once.
//!
//! The rewrite is one of tile IR. Whether it is taken is decided by what becomes
//! of it: all products must still be those of warpgroups.

use super::fragment_accesses::accesses;
use super::gemm::wgmma;
use super::shapes::extents;
use super::uses::constant;
use super::warp_specialize::WarpSpecialization;
use rustc_hash::FxHashSet;
use tile_core::ir::{Func, Op, Space, Type, Value};

/// The function with such operands in fragments, if it has any; `roles` are
/// those that it has as it is.
pub(super) fn operands_held(func: &Func, roles: &WarpSpecialization) -> Option<Func> {
    let tiles: FxHashSet<Value> = roles.double_buffered.iter().copied().filter(|&tile| is_narrow(func, tile)).collect();
    if tiles.is_empty() {
        return None;
    }
    let mut held = func.clone();
    let views: Vec<Value> = func.values.iter().map(|(value, _)| value).collect();
    for value in views {
        if let Type::Mem(mem) = &mut held.values[value].ty
            && mem.space == Space::Shared
            && tiles.contains(&func.root(value))
        {
            mem.space = Space::Fragment;
        }
    }
    tiles.iter().all(|&tile| is_set_whole(&held, tile) && wgmma::is_taken(&held, tile)).then_some(held)
}

/// Whether a tile's elements are those that instructions take from registers.
fn is_narrow(func: &Func, tile: Value) -> bool {
    func.ty(tile).elem().dtype().is_some_and(|dtype| dtype.bits() == 16)
}

/// Whether one `parallel!` is all that accesses a fragment, and sets each
/// element.
fn is_set_whole(func: &Func, fragment: Value) -> bool {
    let (mut ok, mut writers) = (true, 0);
    func.walk(func.body, &mut |_, inst| {
        if let Op::Parallel {} = inst.op {
            for access in accesses(func, inst).iter().filter(|access| access.root == fragment) {
                let own = access.select().is_some_and(|select| {
                    let count = |index: usize| u32::try_from(constant(func, inst.args[index])?).ok();
                    let counts: Option<Vec<u32>> = select.iter().map(|index| count((*index)?)).collect();
                    counts.is_some() && counts == extents(func, fragment) && select.len() == inst.args.len()
                });
                ok &= access.written && own;
                writers += 1;
            }
        }
    });
    ok && writers == 1
}
