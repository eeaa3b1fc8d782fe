//! The iterations of a `parallel!` during lowering: their values, and which of them run.

use super::iteration_values::{Lane, Space};
use crate::ir::{Tile, Val};
use std::collections::HashMap;
use tile_core::ir::Value;

/// The state of one `parallel!` during lowering.
pub(super) struct Iterations {
    pub(super) space: Space,
    pub(super) lanes: HashMap<Value, Lane>,
    /// Mutable variables of an iteration.
    pub(super) vars: HashMap<Value, Option<Lane>>,
    pub(super) mask: Mask,
    /// The last uses of values, by statement order.
    pub(super) kept: HashMap<Tile, Vec<Value>>,
}

/// The active iterations.
#[derive(Clone, Debug, Default)]
pub(super) struct Mask {
    /// For each index, the active range: its start and its end.
    pub(super) limits: Vec<Option<(Val, Val)>>,
    /// A further condition on tiles.
    pub(super) tile: Option<Tile>,
}
