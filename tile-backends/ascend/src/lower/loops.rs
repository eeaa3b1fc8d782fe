//! Lowers loops and conditions of a block.

use super::memory_space::{Init, Location, Touch, touches};
use super::{Code, Item, Lower, Lowered};
use crate::ir::{Op as Npu, Tile, Val};
use tile_core::ir::{CmpOp, Inst, LoopKind, RegionId, Value};

/// The location and initialisation of a tile when a region begins.
type Entry = (Location, Init, Option<(Tile, Vec<Val>)>);

impl Lower<'_> {
    pub(super) fn for_loop(&mut self, inst: &Inst, kind: &LoopKind) -> Lowered<()> {
        let bounds = inst.args.iter().map(|&arg| self.scalar(arg)).collect::<Lowered<Vec<Val>>>()?;
        let [lo, hi, step] = bounds[..] else { return self.defect("a loop without bounds") };
        if self.b.range(step).0 < 1 {
            return self.error(Code::Control, "a loop whose step may be zero");
        }
        let holds = self.b.cmp(CmpOp::Lt, lo, hi);
        let runs = self.b.known_int(holds);
        if runs == Some(0) {
            return Ok(());
        }
        let stages = match kind {
            LoopKind::Serial => 1,
            LoopKind::Pipelined { stages, .. } => {
                stages.as_int().and_then(|stages| u32::try_from(stages).ok()).unwrap_or(1).max(1)
            }
        };
        let body = inst.regions[0];
        let arg = self.func.regions[body].args[0];
        let name = self.func.values[arg].name.clone();
        let range = (self.b.range(lo).0, (self.b.range(hi).1 - 1).max(self.b.range(lo).0));
        let touched = touches(self.func, body);
        let mut first = Vec::new();
        for &(value, touch) in &touched {
            if !self.homes.contains_key(&value) {
                continue;
            }
            // The accumulators of a loop that may not run need to know whether it did.
            let started = runs == Some(1) || self.facts.may_be_empty;
            let once = touch.products == 1 && !touch.nested && started;
            let simple = !touch.vector && once && !touch.cleared;
            if simple && self.home(value).place == Location::Zero {
                let dst = self.accumulator_buffer(value)?;
                self.b.push(Npu::Undef { dst });
                first.push(value);
            } else {
                self.settle(value, touch)?;
            }
        }
        let counter = self.b.counter(name.as_deref(), range);
        self.b.below(counter, hi);
        self.follow(body, counter);
        self.items.insert(arg, Item::Scalar(counter));
        self.b.open();
        if !first.is_empty() {
            let is_first = self.b.cmp(CmpOp::Eq, counter, lo);
            for value in &first {
                let home = self.home(*value);
                (home.place, home.init) = (Location::Cube, Init::If(is_first));
            }
        }
        let mut entry = self.places(&touched);
        self.region(body)?;
        self.restore(&touched, &mut entry, true)?;
        let body = self.b.close();
        for value in first {
            let home = self.home(value);
            if let Init::If(_) = home.init {
                home.init = Init::Never;
            }
        }
        self.b.push(Npu::For { counter, lo, hi, step, stages, body });
        Ok(())
    }

    pub(super) fn if_block(&mut self, inst: &Inst) -> Lowered<()> {
        let condition = self.scalar(inst.args[0])?;
        let result = inst.result;
        if let Some(known) = self.b.known_int(condition) {
            let Some(&region) = inst.regions.get(usize::from(known == 0)) else { return Ok(()) };
            self.region(region)?;
            if let (Some(result), Some(value)) = (result, self.func.regions[region].result) {
                let value = self.scalar(value)?;
                self.items.insert(result, Item::Scalar(value));
            }
            return Ok(());
        }
        let var = match result {
            Some(result) => {
                let elem = self.dtype(self.func.ty(result).elem())?;
                Some((result, self.b.var(elem, None)))
            }
            None => None,
        };
        let mut touched = touches(self.func, inst.regions[0]);
        let others = inst.regions.get(1).map_or_else(Vec::new, |&region| touches(self.func, region));
        for (value, touch) in others {
            match touched.iter_mut().find(|(other, _)| *other == value) {
                Some((_, merged)) => {
                    merged.vector |= touch.vector;
                    merged.products += touch.products;
                    merged.cleared |= touch.cleared;
                    merged.killed &= touch.killed;
                }
                None => touched.push((value, touch)),
            }
        }
        for (value, touch) in &mut touched {
            if self.homes.contains_key(value) {
                // The other branch may leave it as it is.
                touch.killed = false;
                self.settle(*value, *touch)?;
            }
        }
        let mut entry = self.places(&touched);
        let mut blocks = Vec::new();
        for &region in &inst.regions {
            self.b.open();
            for (&(value, _), (place, init, operand)) in touched.iter().zip(&entry) {
                if self.homes.contains_key(&value) {
                    let home = self.home(value);
                    (home.place, home.init) = (*place, *init);
                    home.operand.clone_from(operand);
                }
            }
            self.region(region)?;
            self.yielded(region, var.map(|(_, var)| var))?;
            self.restore(&touched, &mut entry, false)?;
            blocks.push(self.b.close());
        }
        let mut blocks = blocks.into_iter();
        let (then, otherwise) = (blocks.next().unwrap_or_default(), blocks.next().unwrap_or_default());
        self.b.push(Npu::If { condition, then, otherwise });
        if let Some((result, var)) = var {
            let dst = self.b.val(self.b.program.vars[var].elem, None);
            self.b.push(Npu::Get { dst, var });
            self.items.insert(result, Item::Scalar(dst));
        }
        Ok(())
    }

    fn yielded(&mut self, region: RegionId, var: Option<crate::ir::Var>) -> Lowered<()> {
        if let (Some(var), Some(value)) = (var, self.func.regions[region].result) {
            let value = self.scalar(value)?;
            self.b.push(Npu::Set { var, value });
        }
        Ok(())
    }

    fn places(&mut self, touched: &[(Value, Touch)]) -> Vec<Entry> {
        let of = |(value, touch): &(Value, Touch)| match self.homes.get(value) {
            Some(home) => (home.place, home.init, home.operand.clone().filter(|_| !touch.writes())),
            None => (Location::Nothing, Init::Never, None),
        };
        let entry: Vec<Entry> = touched.iter().map(of).collect();
        for ((value, _), entry) in touched.iter().zip(&entry) {
            if let Some(home) = self.homes.get_mut(value) {
                home.operand.clone_from(&entry.2);
            }
        }
        entry
    }

    /// Moves tiles back to their location at the start of the region, so that the next iteration
    /// and what follows find them there.
    fn restore(&mut self, touched: &[(Value, Touch)], entry: &mut [Entry], again: bool) -> Lowered<()> {
        for (&(value, touch), (place, init, operand)) in touched.iter().zip(entry) {
            let Some(home) = self.homes.get_mut(&value) else { continue };
            let now = home.place;
            home.operand.clone_from(operand);
            match (*place, now) {
                (Location::Cube, Location::Cube | Location::Both) => {
                    home.place = Location::Cube;
                    self.reconcile_init(value, init, again && !touch.killed)?;
                }
                (Location::Nothing, Location::Cube) => self.reconcile_init(value, init, false)?,
                (place, now) if place == now => home.init = *init,
                (Location::Nothing, Location::Zero) => {
                    self.on_vector(value)?;
                }
                (Location::Nothing, _) => {}
                (_, _) if touch.killed => {}
                (Location::Vector | Location::Both, _) => {
                    self.on_vector(value)?;
                    self.home(value).place = Location::Vector;
                }
                (Location::Cube | Location::Zero, _) => {
                    return self.error(
                        Code::Control,
                        "an accumulator is in another memory at the end of a loop than at its start",
                    );
                }
            }
        }
        Ok(())
    }
}
