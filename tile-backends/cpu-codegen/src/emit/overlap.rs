//! Emits what is fused into a loop nest: prefetches, copies to an output, reductions.

use super::Emitter;
use crate::parallel::Access;
use crate::prefetch::{LoopEnd, Moved, Source};
use crate::text;
use tile_core::ir::{Dim, InstId, Op, Value};

/// What is fused into a loop nest.
#[derive(Clone, Debug, Default)]
pub(super) struct LoopFusion {
    /// The name of the prefetch that it issues.
    pub(super) prefetch: Option<String>,
    /// The name of the fused copy-out, and the indices of the tile's rows.
    pub(super) copy_out: Option<(String, Vec<Value>)>,
    /// The number of iterations that the fused copy-out needs, if fewer than all may do.
    pub(super) needed: Option<String>,
    /// The fused reduction of its result.
    pub(super) fused_reductions: Option<ReducedRow>,
}

/// A reduction that is fused into a loop nest.
#[derive(Clone, Debug)]
pub(super) struct ReducedRow {
    inst: InstId,
    /// The number of the row that is reduced.
    pub(super) row: usize,
    /// The indices of the other axes.
    outer: Vec<Value>,
}

impl<'f> Emitter<'_, 'f> {
    /// An expression: whether the tensor of a view is larger than the last-level cache.
    pub(super) fn non_temporal(&mut self, view: Value) -> String {
        let tensor = self.value(self.func.root(view)).text;
        format!("__cpu::is_non_temporal(call, &{tensor})")
    }

    /// The prefetch that a loop or a copy issues, as an expression.
    pub(super) fn prefetch(&mut self, id: InstId) -> Option<String> {
        let all = self.prefetch;
        let prefetch = all.get(&id)?;
        let views: Vec<String> = prefetch.sources.iter().map(|moved| self.moved(moved)).collect();
        let elements = text::dim(self.func, &prefetch.elements).text;
        Some(format!("__cpu::PacedPrefetch::new(__cpu::PrefetchList::new([{}]), {elements})", views.join(", ")))
    }

    fn moved(&mut self, moved: &Moved) -> String {
        let non_temporal = self.non_temporal(moved.source.memory());
        let view = self.source(&moved.source);
        let by = self.distances(&moved.by);
        let Some(LoopEnd { region, block, counter }) = &moved.at_end else {
            return format!("{view}.paced_prefetch_rows({by}, {non_temporal})");
        };
        let inst = self.facts.owner(*region).expect("turns are those of loops");
        let [lo, hi, step] = [0, 1, 2].map(|i| self.operand(inst.args[i]));
        let at = self.operand(self.func.regions[*region].args[0]);
        let (block, counter) = (self.distances(block), self.distances(counter));
        format!(
            "{view}.paced_prefetch_rows(__cpu::next_offset({at}.saturating_add({step}) < {hi}, {by}, {block}, {counter}, {at} - {lo}), {non_temporal})"
        )
    }

    /// The view that a prefetch moves on from.
    fn source(&mut self, source: &Source) -> String {
        match source {
            Source::View(view) => self.value(*view).text,
            Source::Window { memory, index, extents, indices } => {
                let memory = self.value(*memory).text;
                let zero = || "0".to_owned();
                let from: Vec<String> =
                    index.iter().map(|&at| self.base(at, indices).map_or_else(zero, |text| text.text)).collect();
                format!("{memory}.window([{}], {})", from.join(", "), self.distances(extents))
            }
        }
    }

    /// Constants as an array.
    fn distances(&self, by: &[Dim]) -> String {
        let by: Vec<String> = by.iter().map(|by| text::dim(self.func, by).text).collect();
        format!("[{}]", by.join(", "))
    }

    /// Writes the set-up of fused operations, in front of a nest.
    pub(super) fn before(&mut self, id: InstId) -> LoopFusion {
        let mut fusion = LoopFusion::default();
        if let Some(prefetch) = self.prefetch(id) {
            let name = self.names.fresh(Some("prefetch"));
            self.out.line(format!("let mut {name} = {prefetch};"));
            fusion.prefetch = Some(name);
        }
        let (func, all, fused_reductions) = (self.func, self.copy_out, self.fused_reductions);
        let indices = &func.regions[func.insts[id].regions[0]].args;
        let outer = &indices[..indices.len() - 1];
        if let Some(fused_reductions) = fused_reductions.get(&id) {
            self.write_place(&fused_reductions.place);
            let Some(&Access::Row(row)) = self.nests[&id].accesses.get(&fused_reductions.store) else {
                unreachable!("what is folded is made by rows")
            };
            fusion.fused_reductions = Some(ReducedRow { inst: fused_reductions.reduce, row, outer: outer.to_vec() });
        }
        if let Some(copy_out) = all.get(&id) {
            self.write_place(&copy_out.place);
            let [tile, out] = func.insts[copy_out.copy].args[..] else { unreachable!("copies have two operands") };
            let (fill, non_temporal) = (self.converted_fill(tile, out), self.non_temporal(out));
            let (src, dst) = self.aligned(tile, out);
            let name = self.names.fresh(Some("copy_out"));
            self.out.line(format!("let mut {name} = __cpu::FusedCopyOut::new({src}, {dst}, {fill}, {non_temporal});"));
            if copy_out.is_last {
                let needed = self.names.fresh(Some("needed"));
                self.out.line(format!("let {needed} = {name}.needed();"));
                fusion.needed = Some(needed);
            }
            fusion.copy_out = Some((name, outer.to_vec()));
        }
        fusion
    }

    /// Writes address computations ahead of their original position.
    fn write_place(&mut self, place: &[InstId]) {
        for &id in place {
            let inst = &self.func.insts[id];
            let home = inst.result.and_then(|value| self.facts.region_of(value));
            self.inst(home.expect("places are values"), id, inst);
        }
    }

    /// Writes the reduction of a whole tile, unfused.
    pub(super) fn reduce_whole(&mut self, fold: &ReducedRow) {
        let inst = &self.func.insts[fold.inst];
        let Op::Reduce { op, axis, accumulate } = inst.op else { unreachable!("reductions are folded") };
        self.reduce(fold.inst, &inst.args, op, axis, accumulate);
    }

    /// Opens the loop over the chunks of a reduced row, whose name is `name`, and gives the lines
    /// that end each iteration and those after the loop.
    pub(super) fn open_reduction(
        &mut self,
        fusion: &LoopFusion,
        fold: &ReducedRow,
        name: &str,
        count: &str,
    ) -> [Vec<String>; 2] {
        let inst = &self.func.insts[fold.inst];
        let Op::Reduce { op, axis, accumulate } = inst.op else { unreachable!("reductions are folded") };
        let [reduction, chunks] = ["reduction", "chunks"].map(|hint| self.names.fresh(Some(hint)));
        let elem = self.elem(self.mem(inst.args[0]).elem);
        let dst = self.reduced(&inst.args, axis);
        let mut index: Vec<String> = fold.outer.iter().map(|&index| self.value(index).text).collect();
        index.push("0".to_owned());
        self.out
            .line(format!("let mut {reduction} = __cpu::FusedReduction::<L, __cpu::reduce::{op:?}, {elem}>::new();"));
        self.out.line(format!("let mut {chunks} = __cpu::RowChunks::for_reduction({count});"));
        self.out.open(format!("while {chunks}.advance() {{"));
        self.out.line(format!("let (start, count) = {chunks}.chunk();"));
        let mut ends = vec![format!("{reduction}.add({name}.slice(0, count));")];
        ends.extend(fusion.prefetch.iter().map(|prefetch| format!("{prefetch}.issue_for(count);")));
        [ends, vec![format!("{reduction}.store({dst}, [{}], {accumulate});", index.join(", "))]]
    }

    /// Writes the completion of fused operations, behind a nest.
    pub(super) fn after(&mut self, fusion: &LoopFusion) {
        if let Some((copy_out, _)) = &fusion.copy_out {
            self.out.line(format!("{copy_out}.finish::<L>();"));
        }
    }

    /// Opens the loop over the chunks of a row, and gives the lines that end each iteration.
    pub(super) fn open_chunks(&mut self, fusion: &LoopFusion, start: &str, count: &str) -> Vec<String> {
        let chunks = self.names.fresh(Some("chunks"));
        let nothing = || "__cpu::PacedPrefetch::none()".to_owned();
        let prefetch = fusion.prefetch.clone().unwrap_or_else(nothing);
        let row = fusion.copy_out.as_ref().map(|(copy_out, outer)| {
            let mut index: Vec<String> = outer.iter().map(|&index| self.value(index).text).collect();
            index.push("0".to_owned());
            (copy_out, format!("[{}]", index.join(", ")))
        });
        let mut ends = Vec::new();
        let new = match row {
            Some((copy_out, index)) => {
                ends.push(format!("{copy_out}.store::<L>({index}, start, count);"));
                format!("{copy_out}.chunks({index}, {start}, {count}, &{prefetch})")
            }
            None => format!("__cpu::RowChunks::new({start}, {count}, &{prefetch})"),
        };
        self.out.line(format!("let mut {chunks} = {new};"));
        self.out.open(format!("while {chunks}.advance() {{"));
        self.out.line(format!("let (start, count) = {chunks}.chunk();"));
        if let Some(prefetch) = &fusion.prefetch {
            ends.push(format!("{prefetch}.issue_for(count);"));
        }
        ends
    }
}
