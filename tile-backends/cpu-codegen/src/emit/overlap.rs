//! What is asked for, what leaves and what is folded, while something else is done.

use super::Emitter;
use crate::parallel::Access;
use crate::prefetch::{Moved, Turn};
use crate::text;
use tile_core::ir::{Dim, InstId, Op, Value};

/// What stands around a loop nest.
#[derive(Clone, Debug, Default)]
pub(super) struct Around {
    /// The name of what it asks for.
    pub(super) coming: Option<String>,
    /// The name of the tile that leaves, and the indices of its rows.
    pub(super) leaving: Option<(String, Vec<Value>)>,
    /// The reduction of what it makes.
    pub(super) folding: Option<Fold>,
}

/// A reduction behind a loop nest.
#[derive(Clone, Debug)]
pub(super) struct Fold {
    inst: InstId,
    /// The number of the row that is reduced.
    pub(super) row: usize,
    /// The indices of the other axes.
    outer: Vec<Value>,
}

impl<'f> Emitter<'_, 'f> {
    /// Whether the tensor that a view belongs to is larger than all caches.
    pub(super) fn far(&mut self, view: Value) -> String {
        let tensor = self.value(self.func.root(view)).text;
        format!("__cpu::is_far(call, &{tensor})")
    }

    /// What a loop or a copy asks for, as an expression.
    pub(super) fn coming(&mut self, id: InstId) -> Option<String> {
        let all = self.coming;
        let coming = all.get(&id)?;
        let views: Vec<String> = coming.views.iter().map(|moved| self.moved(moved)).collect();
        let elements = text::dim(self.func, &coming.elements).text;
        Some(format!("__cpu::Coming::new(__cpu::Ahead::new([{}]), {elements})", views.join(", ")))
    }

    fn moved(&mut self, moved: &Moved) -> String {
        let far = self.far(moved.view);
        let view = self.value(moved.view).text;
        let by = self.distances(&moved.by);
        let Some(Turn { region, block, counter }) = &moved.turn else {
            return format!("{view}.coming({by}, {far})");
        };
        let inst = self.facts.owner(*region).expect("turns are those of loops");
        let [lo, hi, step] = [0, 1, 2].map(|i| self.operand(inst.args[i]));
        let at = self.operand(self.func.regions[*region].args[0]);
        let (block, counter) = (self.distances(block), self.distances(counter));
        format!(
            "{view}.coming(__cpu::next_place({at}.saturating_add({step}) < {hi}, {by}, {block}, {counter}, {at} - {lo}), {far})"
        )
    }

    fn distances(&self, by: &[Dim]) -> String {
        let by: Vec<String> = by.iter().map(|by| text::dim(self.func, by).text).collect();
        format!("[{}]", by.join(", "))
    }

    /// Writes what stands in front of a nest.
    pub(super) fn before(&mut self, id: InstId) -> Around {
        let mut around = Around::default();
        if let Some(coming) = self.coming(id) {
            let name = self.names.fresh(Some("coming"));
            self.out.line(format!("let mut {name} = {coming};"));
            around.coming = Some(name);
        }
        let (func, all, folding) = (self.func, self.leaving, self.folding);
        let indices = &func.regions[func.insts[id].regions[0]].args;
        let outer = &indices[..indices.len() - 1];
        if let Some(folding) = folding.get(&id) {
            self.write_place(&folding.place);
            let Some(&Access::Row(row)) = self.nests[&id].accesses.get(&folding.store) else {
                unreachable!("what is folded is made by rows")
            };
            around.folding = Some(Fold { inst: folding.reduce, row, outer: outer.to_vec() });
        }
        if let Some(leaving) = all.get(&id) {
            self.write_place(&leaving.place);
            let [tile, out] = func.insts[leaving.copy].args[..] else { unreachable!("copies have two operands") };
            let (fill, far) = (self.converted_fill(tile, out), self.far(out));
            let (src, dst) = self.aligned(tile, out);
            let name = self.names.fresh(Some("leaving"));
            self.out.line(format!("let mut {name} = __cpu::Leaving::new({src}, {dst}, {fill}, {far});"));
            around.leaving = Some((name, outer.to_vec()));
        }
        around
    }

    /// Writes what has to be known before it is its turn.
    fn write_place(&mut self, place: &[InstId]) {
        for &id in place {
            let inst = &self.func.insts[id];
            let home = inst.result.and_then(|value| self.facts.region_of(value));
            self.inst(home.expect("places are values"), id, inst);
        }
    }

    /// Writes the reduction of a whole tile.
    pub(super) fn reduce_whole(&mut self, fold: &Fold) {
        let inst = &self.func.insts[fold.inst];
        let Op::Reduce { op, axis, accumulate } = inst.op else { unreachable!("reductions are folded") };
        self.reduce(&inst.args, op, axis, accumulate);
    }

    /// Opens the walk over the parts of a row that are folded, which `name` is, and
    /// gives the lines that end the walk of each and that follow all.
    pub(super) fn open_folded(&mut self, around: &Around, fold: &Fold, name: &str, count: &str) -> [Vec<String>; 2] {
        let inst = &self.func.insts[fold.inst];
        let Op::Reduce { op, axis, accumulate } = inst.op else { unreachable!("reductions are folded") };
        let [folded, parts] = ["folded", "parts"].map(|hint| self.names.fresh(Some(hint)));
        let elem = self.elem(self.mem(inst.args[0]).elem);
        let dst = self.reduced(&inst.args, axis);
        let mut index: Vec<String> = fold.outer.iter().map(|&index| self.value(index).text).collect();
        index.push("0".to_owned());
        self.out.line(format!("let mut {folded} = __cpu::Fold::<L, __cpu::reduce::{op:?}, {elem}>::new();"));
        self.out.line(format!("let mut {parts} = __cpu::Parts::folded({count});"));
        self.out.open(format!("while {parts}.advance() {{"));
        self.out.line(format!("let (start, count) = {parts}.part();"));
        let mut ends = vec![format!("{folded}.add({name}.slice(0, count));")];
        ends.extend(around.coming.iter().map(|coming| format!("{coming}.bring_for(count);")));
        [ends, vec![format!("{folded}.store({dst}, [{}], {accumulate});", index.join(", "))]]
    }

    /// Writes what stands behind it.
    pub(super) fn after(&mut self, around: &Around) {
        if let Some((leaving, _)) = &around.leaving {
            self.out.line(format!("{leaving}.finish::<L>();"));
        }
    }

    /// Opens the walk over the parts of a row, and gives the text of its first
    /// index, of its length, and the lines that end the walk of each.
    pub(super) fn open_parts(&mut self, around: &Around, start: &str, count: &str) -> Vec<String> {
        let parts = self.names.fresh(Some("parts"));
        let nothing = || "__cpu::Coming::nothing()".to_owned();
        let coming = around.coming.clone().unwrap_or_else(nothing);
        let row = around.leaving.as_ref().map(|(leaving, outer)| {
            let mut index: Vec<String> = outer.iter().map(|&index| self.value(index).text).collect();
            index.push("0".to_owned());
            (leaving, format!("[{}]", index.join(", ")))
        });
        let mut ends = Vec::new();
        let new = match row {
            Some((leaving, index)) => {
                ends.push(format!("{leaving}.store::<L>({index}, start, count);"));
                format!("{leaving}.parts({index}, {start}, {count}, &{coming})")
            }
            None => format!("__cpu::Parts::new({start}, {count}, &{coming})"),
        };
        self.out.line(format!("let mut {parts} = {new};"));
        self.out.open(format!("while {parts}.advance() {{"));
        self.out.line(format!("let (start, count) = {parts}.part();"));
        if let Some(coming) = &around.coming {
            ends.push(format!("{coming}.bring_for(count);"));
        }
        ends
    }
}
