//! Instructions of tile IR that others take the place of, with tiles of their own.

use tile_core::ir::{Func, InstId, RegionId, Value, ValueDef};

/// The function with others in the place of these instructions.
///
/// `expand` appends them to a region and says which tile they need, by an
/// allocation that is in no region yet; with nothing, the instruction stays.
pub(super) fn with_tiles(
    func: &Func,
    insts: &[InstId],
    mut expand: impl FnMut(&mut Func, RegionId, InstId) -> Option<Value>,
) -> Func {
    let mut func = func.clone();
    let regions: Vec<RegionId> = func.regions.iter().map(|(id, _)| id).collect();
    let mut tiles = Vec::new();
    for region in regions {
        if !func.regions[region].insts.iter().any(|id| insts.contains(id)) {
            continue;
        }
        for id in std::mem::take(&mut func.regions[region].insts) {
            let tile = insts.contains(&id).then(|| expand(&mut func, region, id)).flatten();
            match tile {
                Some(tile) => tiles.push(tile),
                None => func.regions[region].insts.push(id),
            }
        }
    }
    // Tiles are made where the block begins, as users do.
    let allocs: Vec<InstId> = tiles
        .iter()
        .filter_map(|&tile| match func.values[tile].def {
            ValueDef::Inst(id) => Some(id),
            ValueDef::Param(_) | ValueDef::Arg(..) => None,
        })
        .collect();
    let body = func.body;
    func.regions[body].insts.splice(0..0, allocs);
    func
}
