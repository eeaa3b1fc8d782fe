//! Everything decided about a function before its text is written.

use crate::ahead::{self, Next};
use crate::facts::Facts;
use crate::panels::{self, Panel};
use crate::parallel::{self, Nest};
use crate::reuse::{self, Shared};
use crate::sharing::{self, SharingMap};
use std::collections::BTreeMap;
use tile_core::ir::{Func, FuncKind, InstId, Op, Value};

/// The decisions.
#[derive(Debug)]
pub(crate) struct Plans<'f> {
    pub(crate) facts: Facts<'f>,
    pub(crate) sharing: SharingMap,
    /// Vector loops.
    pub(crate) nests: BTreeMap<InstId, Nest>,
    /// Packed tiles.
    pub(crate) panels: BTreeMap<Value, Panel>,
    /// What to bring near during a `gemm`.
    pub(crate) ahead: BTreeMap<InstId, Vec<Next>>,
    /// Packed copies that blocks may share.
    pub(crate) shared: BTreeMap<InstId, Shared>,
}

impl<'f> Plans<'f> {
    pub(crate) fn new(func: &'f Func) -> Plans<'f> {
        let facts = Facts::new(func);
        // The memory of a device function is its caller's tiles.
        let sharing = match func.kind {
            FuncKind::Kernel => sharing::classify(&facts),
            FuncKind::Device => SharingMap::default(),
        };
        let mut nests = BTreeMap::new();
        func.walk(func.body, &mut |id, inst| {
            if let Op::Parallel {} = inst.op {
                nests.insert(id, parallel::plan(&facts, &sharing, inst));
            }
        });
        let panels = panels::find(&facts, &sharing);
        let ahead = ahead::find(&facts);
        let shared = reuse::find(&facts, &panels);
        Plans { facts, sharing, nests, panels, ahead, shared }
    }
}
