//! Loops and branches, and the values that they carry.

use super::emit::Emitter;
use super::{Emitted, refuse};
use crate::chip::{Chip, Generation};
use crate::ir::live::{Cell, Cells, live_in, written};
use crate::ir::{Block, Core, Level, Op, Tile, Val};
use std::fmt::Write as _;
use tile_core::elem::DType;

impl<'p> Emitter<'p> {
    pub(super) fn counted_loop(&mut self, op: &Op, live: &Cells) -> Emitted<()> {
        let Op::For { counter, lo, hi, step, stages, body } = op else { unreachable!("called for loops") };
        let again = live_in(self.program, body, live);
        let carried: Vec<Cell> =
            written(body).into_iter().filter(|cell| live.contains(cell) || again.contains(cell)).collect();
        self.copyable(&carried)?;
        let bounds = [self.val(*lo)?, self.val(*hi)?, self.val(*step)?];
        let starts: Vec<String> = carried.iter().map(|&cell| self.start(cell)).collect();
        let types: Vec<String> = carried.iter().map(|&cell| self.cell_type(cell)).collect();
        let results = self.fresh_names(&carried);
        let inner = self.fresh_names(&carried);
        let name = self.program.vals[*counter].name.clone().unwrap_or_else(|| "i".to_owned());
        let name = self.names.fresh(&name);
        self.vals.insert(*counter, name.clone());
        let [lo, hi, step] = bounds;
        let mut head = format!("scf.for {name} = {lo} to {hi} step {step}");
        if !carried.is_empty() {
            let args: Vec<String> = inner.iter().zip(&starts).map(|(arg, start)| format!("{arg} = {start}")).collect();
            let _ = write!(head, " iter_args({}) -> ({})", args.join(", "), types.join(", "));
            head = format!("{} = {head}", results.join(", "));
        }
        // Several results are one tuple, which has names all the same.
        let tuple = self.tuple(&results, &mut head);
        self.line(&format!("{head} {{"));
        let outer = self.cells.clone();
        for (&cell, arg) in carried.iter().zip(&inner) {
            self.cells.insert(cell, arg.clone());
        }
        self.handed_on.extend(inner.iter().cloned());
        self.splats_outside(&carried);
        self.out.indent();
        let inside: Cells = again.union(live).copied().collect();
        self.block(body, &inside)?;
        let serial = *stages == 1 || self.program.plans.get(counter).is_some_and(|plan| plan.distance == 0);
        self.in_order(body, serial, &carried);
        if !carried.is_empty() {
            let yields = self.yields(&carried, &inner);
            self.line(&format!("scf.yield {} : {}", yields.join(", "), types.join(", ")));
        }
        self.out.dedent();
        self.line("}");
        self.cells = outer;
        for (&cell, result) in carried.iter().zip(tuple) {
            self.cells.insert(cell, result);
        }
        Ok(())
    }

    pub(super) fn branch(&mut self, condition: Val, blocks: [&Block; 2], live: &Cells) -> Emitted<()> {
        let mut changed = written(blocks[0]);
        changed.extend(written(blocks[1]));
        let changed: Vec<Cell> = changed.into_iter().filter(|cell| live.contains(cell)).collect();
        self.copyable(&changed)?;
        let condition = self.val(condition)?;
        let types: Vec<String> = changed.iter().map(|&cell| self.cell_type(cell)).collect();
        // A tile that one branch leaves as it is needs a value here.
        for &cell in &changed {
            let name = self.cell(cell);
            self.cells.insert(cell, name);
        }
        let places: Vec<String> = changed.iter().map(|&cell| self.place_of(cell)).collect();
        let results = self.fresh_names(&changed);
        let mut head = format!("scf.if {condition}");
        if !changed.is_empty() {
            let _ = write!(head, " -> ({})", types.join(", "));
            head = format!("{} = {head}", results.join(", "));
        }
        let tuple = self.tuple(&results, &mut head);
        self.line(&format!("{head} {{"));
        self.splats_outside(&changed);
        let outer = self.cells.clone();
        for (number, block) in blocks.into_iter().enumerate() {
            if number == 1 {
                if block.insts.is_empty() && changed.is_empty() {
                    break;
                }
                self.line("} else {");
            }
            self.cells.clone_from(&outer);
            self.out.indent();
            self.block(block, live)?;
            if !changed.is_empty() {
                let yields = self.yields(&changed, &places);
                self.line(&format!("scf.yield {} : {}", yields.join(", "), types.join(", ")));
            }
            self.out.dedent();
        }
        self.line("}");
        self.cells = outer;
        for (&cell, result) in changed.iter().zip(tuple) {
            self.cells.insert(cell, result);
        }
        Ok(())
    }

    pub(super) fn fresh_names(&mut self, cells: &[Cell]) -> Vec<String> {
        let names = cells.iter().map(|&cell| {
            let base = self.cell_base(cell);
            self.names.fresh(&base)
        });
        names.collect()
    }

    /// Marks a loop as serial, so that the vendor's compiler does not run several iterations on
    /// one kind of core before they run on the other.
    ///
    /// It does so in all loops of both kinds of core, and compiles some of them wrongly: those
    /// that carry accumulators which the cube adds to, of which it reads old ones, and loops over
    /// blocks. So only loops that the kernel pipelines and that carry no such accumulators are
    /// left to it. The mark, at the end of a loop, says that it has one buffer for core
    /// transfers.
    pub(super) fn in_order(&mut self, body: &Block, serial: bool, carried: &[Cell]) {
        let program = self.program;
        // The compiler of the third generation fails at such marks; none of its output is run.
        if program.chip.generation == Generation::C310 {
            return;
        }
        // A loop that contains a loop of both kinds of core is left alone, as it fails at a mark.
        let mixed = |block: &Block| {
            let (mut cube, mut vector) = (false, false);
            block.walk(&mut |inst| {
                cube |= inst.op.core(program) == Some(Core::Cube);
                vector |= inst.op.core(program) == Some(Core::Vector);
            });
            cube && vector
        };
        let inner = body.insts.iter().any(|inst| match &inst.op {
            Op::For { body, .. } => mixed(body),
            Op::If { then, otherwise, .. } => mixed(then) || mixed(otherwise),
            _ => false,
        });
        let level = |cell: &Cell| match cell {
            Cell::Tile(tile) => Some(program.tiles[*tile].level),
            Cell::Var(_) => None,
        };
        let sums = carried.iter().any(|cell| level(cell) == Some(Level::L0C));
        if inner || !mixed(body) || !(serial || sums) {
            return;
        }
        let made = written(body).into_iter().find_map(|cell| match cell {
            Cell::Tile(tile) => Some((tile, self.cells.get(&cell)?.clone())),
            Cell::Var(_) => None,
        });
        if let Some((tile, name)) = made {
            let ty = self.ty(tile);
            self.line(&format!("annotation.mark {name} {{hivm.multi_buffer = 1 : i32}} : {ty}"));
        }
    }

    /// Whether a loop-carried or conditional value is so small that the vendor's library would
    /// copy nothing of it: it copies whole blocks of 32 bytes.
    pub(super) fn is_small(&self, cell: Cell) -> bool {
        let Cell::Tile(tile) = cell else { return false };
        let data = &self.program.tiles[tile];
        let bits = data.elements() * if data.elem == DType::Bool { 8 } else { u64::from(data.elem.bits()) };
        data.level == Level::Ub && bits < 8 * u64::from(Chip::BLOCK)
    }

    /// Refuses small tiles whose value no operation defines.
    pub(super) fn copyable(&self, cells: &[Cell]) -> Emitted<()> {
        for &cell in cells.iter().filter(|&&cell| self.is_small(cell)) {
            let Cell::Tile(tile) = cell else { continue };
            let data = &self.program.tiles[tile];
            if data.elem == DType::Bool {
                let reason = format!(
                    "truth values that change in a loop and have {} bytes; the vendor's library copies no tile of \
                     less than {}",
                    data.elements(),
                    Chip::BLOCK
                );
                return refuse(self.program, self.span, reason);
            }
        }
        Ok(())
    }

    /// A copy of a tile by an operation, which the vendor's compiler computes in a given buffer.
    pub(super) fn handed(&mut self, tile: Tile, name: &str, place: &str) -> String {
        let ty = self.ty(tile);
        let text = format!("hivm.hir.vor ins({name}, {name} : {ty}, {ty}) outs({place} : {ty}) -> {ty}");
        self.define(&self.base(tile), &text)
    }

    /// The initial value of a loop; for a small tile a buffer of its own, which iterations
    /// overwrite.
    pub(super) fn start(&mut self, cell: Cell) -> String {
        let known = self.cells.contains_key(&cell);
        let name = self.cell(cell);
        match cell {
            Cell::Tile(tile) if known && self.is_small(cell) => {
                let place = self.empty(tile);
                self.handed(tile, &name, &place)
            }
            _ => name,
        }
    }

    /// The buffer in which both branches of a condition leave a small tile.
    pub(super) fn place_of(&mut self, cell: Cell) -> String {
        match cell {
            Cell::Tile(tile) if self.is_small(cell) => self.empty(tile),
            _ => String::new(),
        }
    }

    /// The values that a block yields for locations; small ones are copied to these buffers.
    pub(super) fn yields(&mut self, cells: &[Cell], places: &[String]) -> Vec<String> {
        let mut names: Vec<String> = cells.iter().map(|&cell| self.cell(cell)).collect();
        let small = |emitter: &Self, cell: Cell| match cell {
            Cell::Tile(tile) if emitter.is_small(cell) => Some(tile),
            _ => None,
        };
        // A value that may share a buffer with another is copied elsewhere first.
        for (name, (&cell, place)) in names.iter_mut().zip(cells.iter().zip(places)) {
            if let Some(tile) = small(self, cell)
                && *name != *place
                && !self.computed.contains(name)
            {
                let elsewhere = self.empty(tile);
                *name = self.handed(tile, name, &elsewhere);
            }
        }
        for (name, (&cell, place)) in names.iter_mut().zip(cells.iter().zip(places)) {
            if let Some(tile) = small(self, cell)
                && *name != *place
            {
                *name = self.handed(tile, name, place);
            }
        }
        names
    }

    /// Names the results of a statement with several: `%r:2`, of which each is `%r#0`.
    pub(super) fn tuple(&mut self, results: &[String], head: &mut String) -> Vec<String> {
        let [first, _, ..] = results else { return results.to_vec() };
        let joined = results.join(", ");
        *head = head.replacen(&joined, &format!("{first}:{}", results.len()), 1);
        (0..results.len()).map(|number| format!("{first}#{number}")).collect()
    }

    pub(super) fn splats_outside(&mut self, changed: &[Cell]) {
        for cell in changed {
            if let Cell::Tile(tile) = cell {
                self.splats.remove(tile);
            }
        }
    }
}
