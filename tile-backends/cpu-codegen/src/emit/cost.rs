//! Emits the function that estimates a block's cost (see `cost`).

use super::Emitter;
use crate::Writer;
use crate::cost::{Cost, Factor, Part, Work};
use crate::text;
use tile_core::ir::{Inst, Op, RegionId, Type, Value};

impl<'f> Emitter<'_, 'f> {
    /// The items of `tile_cpu::block::Kernel` that say what a block costs. `kept`
    /// are the values that the plan keeps, in order.
    pub(crate) fn cost(mut self, cost: &Cost, kept: &[Value]) -> Writer {
        self.level = "__cpu::Baseline";
        self.out = Writer::at(1);
        self.out.line(format!("const COST: u8 = 0b{:03b};", cost.axes));
        self.out.line("");
        let place = self.names.fresh(Some("place"));
        self.out.open(format!("fn cost(call: &__cpu::HostCall<'_>, {place}: [i64; 3]) -> f64 {{"));
        for (number, param) in self.func.params.iter().enumerate() {
            if cost.needed.contains(&param.value) {
                let text = match self.func.ty(param.value) {
                    Type::Scalar(elem) => format!("__cpu::scalar::<{}>(call.args, {number})", self.elem(*elem)),
                    Type::Mem(ty) => {
                        format!("__cpu::tensor::<{}, {}>(call, {number})", self.elem(ty.elem), ty.rank())
                    }
                };
                let name = self.name(param.value);
                self.out.line(format!("let {name} = {text};"));
            }
        }
        for (number, &value) in kept.iter().enumerate() {
            if cost.needed.contains(&value) {
                let ty = self.type_of(value);
                let name = self.name(value);
                self.out.line(format!("let {name} = __cpu::value::<{ty}>(call, {number});"));
            }
        }
        let indices = &self.func.regions[self.func.body].args;
        let mut names = vec!["_".to_owned(); 3 - indices.len()];
        for &index in indices {
            names.push(if cost.needed.contains(&index) { self.name(index) } else { "_".to_owned() });
        }
        self.out.line(format!("let [{}] = {place};", names.join(", ")));
        let total = self.work(cost, self.func.body, &cost.work);
        self.out.line(total);
        self.out.close("}");
        self.out
    }

    /// Writes the estimate of a region's work, and gives its name.
    fn work(&mut self, cost: &Cost, region: RegionId, work: &Work) -> String {
        let func = self.func;
        let sum = self.names.fresh(Some("cost"));
        self.out.line(format!("let mut {sum} = 0.0_f64;"));
        self.terms(&sum, work, false);
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            if let Some(value) = inst.result
                && cost.needed.contains(&value)
            {
                self.needed(cost, value, inst);
            }
            match work.parts.get(&id) {
                None => {}
                Some(Part::Loop(inner)) => self.repeated(cost, &sum, inst, inner),
                Some(Part::Branch(sides)) => {
                    let condition = self.value(inst.args[0]).text;
                    self.out.open(format!("if {condition} {{"));
                    let then = self.side(cost, inst, sides, 0);
                    self.out.line(format!("{sum} += {then};"));
                    if !sides[1].is_nothing() {
                        self.out.reopen("} else {");
                        let otherwise = self.side(cost, inst, sides, 1);
                        self.out.line(format!("{sum} += {otherwise};"));
                    }
                    self.out.close("}");
                }
                Some(Part::Either(sides)) => {
                    let names = [0, 1].map(|i| {
                        let name = self.names.fresh(Some("side"));
                        self.out.open(format!("let {name} = {{"));
                        let inner = self.side(cost, inst, sides, i);
                        self.out.line(inner);
                        self.out.close("};");
                        name
                    });
                    self.out.line(format!("{sum} += f64::max({});", names.join(", ")));
                }
            }
        }
        self.terms(&sum, work, true);
        sum
    }

    /// Weights times extents: those that values take part in, or the others.
    fn terms(&mut self, sum: &str, work: &Work, of_values: bool) {
        for (factors, weight) in &work.terms {
            if factors.iter().any(Factor::is_value) == of_values {
                let factors: Vec<String> = factors.iter().map(|factor| self.factor(factor)).collect();
                self.out.line(format!("{sum} += __cpu::work({weight}, [{}]);", factors.join(", ")));
            }
        }
    }

    /// The same of one side of a branch.
    fn side(&mut self, cost: &Cost, inst: &'f Inst, sides: &[Work; 2], i: usize) -> String {
        match inst.regions.get(i) {
            Some(&region) => self.work(cost, region, &sides[i]),
            None => "0.0".to_owned(),
        }
    }

    /// A loop: how often it runs, times the iteration in the middle.
    fn repeated(&mut self, cost: &Cost, sum: &str, inst: &'f Inst, inner: &Work) {
        let region = inst.regions[0];
        let counters = &self.func.regions[region].args;
        let bounds: Vec<[String; 3]> = match inst.op {
            Op::For { .. } => vec![[0, 1, 2].map(|i| self.value(inst.args[i]).text)],
            _ => {
                let extents = inst.args.iter();
                extents.map(|&extent| ["0".to_owned(), self.value(extent).text, "1".to_owned()]).collect()
            }
        };
        self.out.open("{");
        for (&counter, bounds) in counters.iter().zip(&bounds) {
            if cost.needed.contains(&counter) {
                let name = self.name(counter);
                self.out.line(format!("let {name} = __cpu::middle({});", bounds.join(", ")));
            }
        }
        let once = self.work(cost, region, inner);
        let times: Vec<String> =
            bounds.iter().map(|bounds| format!("__cpu::trips({})", bounds.join(", "))).chain([once]).collect();
        self.out.line(format!("{sum} += {};", times.join(" * ")));
        self.out.close("}");
    }

    /// A value of a block that the estimate needs. All of its operations are
    /// total, so it may be computed where a block would not.
    fn needed(&mut self, cost: &Cost, value: Value, inst: &'f Inst) {
        if self.is_bound(value) || self.constant(value).is_some() {
            return;
        }
        let text = match inst.op {
            Op::If {} => {
                let sides: Vec<String> = inst.regions.iter().map(|&region| self.yielded(cost, region)).collect();
                format!("if {} {{ {} }} else {{ {} }}", self.value(inst.args[0]).text, sides[0], sides[1])
            }
            _ => self.expression(inst).text,
        };
        let ty = self.type_of(value);
        let name = self.name(value);
        self.out.line(format!("let {name}: {ty} = {text};"));
    }

    /// What a side of a branch yields.
    fn yielded(&mut self, cost: &Cost, region: RegionId) -> String {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            if let Some(value) = inst.result
                && cost.needed.contains(&value)
            {
                self.needed(cost, value, inst);
            }
        }
        self.value(func.regions[region].result.expect("an `if` with a result yields")).text
    }

    fn factor(&mut self, factor: &Factor) -> String {
        match factor {
            Factor::Dim(dim) => text::dim(self.func, dim).text,
            Factor::Value(value) => self.value(*value).text,
        }
    }
}
