//! Emits a kernel: its prologue, its scratch-memory size and the code of its blocks.

use crate::Writer;
use crate::block_order::Squares;
use crate::cost::{self, Cost};
use crate::emit::{Emitter, cache_name, ranks_constant, size};
use crate::names::Names;
use crate::plans::Plans;
use crate::text;
use crate::use_counts::UseCounts;
use crate::{ALLOW, Emitted};
use std::mem::take;
use tile_core::elem::Elem;
use tile_core::ir::{Effect, Extent, Func, Inst, Op, RegionId, Type, Value, ValueDef};

/// Emits a kernel, with constants that its body names.
pub(crate) fn emit(func: &Func, constants: &[String]) -> Emitted {
    let plans = Plans::new(func);
    let use_counts = UseCounts::new(&plans.facts, &plans.nests);
    let kernel = Kernel { func, plans: &plans, use_counts: &use_counts };
    let kept = kernel.kept();

    // The same without atomic accesses, where there are any.
    let alone = plans.ownership.races().then(|| plans.alone());
    let alone_demand = alone.as_ref().map(|plans| UseCounts::new(&plans.facts, &plans.nests));
    let alone = alone.as_ref().zip(alone_demand.as_ref()).map(|(plans, use_counts)| Kernel { func, plans, use_counts });

    let mut out = Writer::default();
    let (declared, used, marker) = generics(func);
    out.line(ALLOW);
    out.line(format!("struct __Kernel{declared}({marker});"));
    out.line("");
    let mut emitter = kernel.blocks("blocks", &kept, Names::new(func), 0);
    let mut functions = take(&mut emitter.functions);
    let mut epilogues = take(&mut emitter.epilogues);
    let blocks_alone = alone.as_ref().map(|kernel| {
        let mut emitter = kernel.blocks("alone", &kept, emitter.names.clone(), epilogues.len());
        functions.append(&mut emitter.functions);
        epilogues.append(&mut emitter.epilogues);
        emitter.out
    });
    if !functions.is_empty() || !constants.is_empty() {
        out.line(ALLOW);
        out.open(format!("impl{declared} __Kernel{used} {{"));
        for constant in constants {
            out.line(constant);
        }
        for (i, function) in functions.into_iter().enumerate() {
            if i > 0 || !constants.is_empty() {
                out.line("");
            }
            out.append(function);
        }
        out.close("}");
        out.line("");
    }
    for (number, epilogue) in epilogues.into_iter().enumerate() {
        out.line("// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.");
        out.line(ALLOW);
        out.open(format!("unsafe impl{declared} __cpu::EpilogueLoop<{number}> for __Kernel{used} {{"));
        out.append(epilogue);
        out.close("}");
        out.line("");
    }
    out.line("// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.");
    out.line(ALLOW);
    out.open(format!("unsafe impl{declared} __cpu::Kernel for __Kernel{used} {{"));
    kernel.plan(&kept, &mut out);
    out.line("");
    out.open("fn scratch<L: __cpu::Level>() -> usize {");
    out.line("let mut size = __cpu::ScratchSize::new();");
    size(&plans, func.body, &mut out);
    out.line("size.bytes()");
    out.close("}");
    out.line("");
    out.append(emitter.out);
    if let Some(ranks) = ranks_constant(func, &plans.ownership) {
        out.line("");
        out.line(ranks);
    }
    if let Some(cost) = kernel.cost() {
        out.line("");
        out.append(Emitter::new(&plans, &use_counts).cost(&cost, &kept));
    }
    if let Some(alone) = blocks_alone {
        out.line("");
        out.line("const RACES: bool = true;");
        out.line("");
        out.append(alone);
    }
    out.close("}");
    Emitted { items: out.finish(), host_code: format!("__cpu::host_code::<__Kernel{used}>()") }
}

/// Generic parameters as declared, as used, and a type that mentions them.
fn generics(func: &Func) -> (String, String, String) {
    let mut declared: Vec<String> = func.elems.iter().map(|param| format!("{}: __Elem", param.name)).collect();
    let mut used: Vec<String> = func.elems.iter().map(|param| param.name.clone()).collect();
    for param in &func.consts {
        let ty = if param.elem == Elem::BOOL { "bool" } else { "usize" };
        declared.push(format!("const {}: {ty}", param.name));
        used.push(param.name.clone());
    }
    let types: Vec<&str> = func.elems.iter().map(|param| param.name.as_str()).collect();
    let marker = match types.as_slice() {
        [] => "()".to_owned(),
        types => format!("::core::marker::PhantomData<({},)>", types.join(", ")),
    };
    if declared.is_empty() {
        return (String::new(), String::new(), marker);
    }
    (format!("<{}>", declared.join(", ")), format!("<{}>", used.join(", ")), marker)
}

struct Kernel<'a, 'f> {
    func: &'f Func,
    plans: &'a Plans<'f>,
    use_counts: &'a UseCounts<'a, 'f>,
}

impl<'a, 'f> Kernel<'a, 'f> {
    /// Results of the prologue that blocks use and that the plan keeps for
    /// them, in order.
    fn kept(&self) -> Vec<Value> {
        let mut kept = Vec::new();
        let mut mention = |value: Value| {
            let is_host = self.plans.facts.region_of(value) == Some(self.func.host);
            let is_scalar = matches!(self.func.ty(value), Type::Scalar(_));
            if is_host && is_scalar && !kept.contains(&value) && !self.is_constant(value) {
                kept.push(value);
            }
        };
        self.func.walk(self.func.body, &mut |_, inst| inst.args.iter().copied().for_each(&mut mention));
        for region in self.func.regions.values() {
            region.result.into_iter().for_each(&mut mention);
        }
        kept
    }

    fn is_constant(&self, value: Value) -> bool {
        let is_symbol = |inst: &Inst| matches!(inst.op, Op::Const { .. } | Op::Sym { .. });
        let is_index = *self.func.ty(value) == Type::INDEX;
        self.func.def(value).is_some_and(is_symbol)
            || is_index && self.plans.facts.affine(value).as_constant().is_some()
    }

    /// The cost estimate of blocks, if costs differ and nothing else decides the order of blocks.
    fn cost(&self) -> Option<Cost> {
        let free = !self.plans.ownership.serial && self.plans.squares.is_none();
        if free { cost::find(&self.plans.facts) } else { None }
    }

    /// The prologue.
    fn plan(&self, kept: &[Value], out: &mut Writer) {
        let mut emitter = Emitter::new(self.plans, self.use_counts);
        emitter.level = "__cpu::Baseline";
        emitter.out = Writer::at(2);
        for (number, param) in self.func.params.iter().enumerate() {
            if let Type::Scalar(elem) = self.func.ty(param.value)
                && self.is_used_by_host(param.value)
            {
                let elem = emitter.elem(*elem);
                let name = emitter.name(param.value);
                emitter.out.line(format!("let {name}: {elem} = plan.scalar({number});"));
            }
        }
        for &id in &self.func.regions[self.func.host].insts {
            self.plan_inst(&mut emitter, &self.func.insts[id], kept);
        }
        for &value in kept {
            let text = emitter.value(value).text;
            emitter.out.line(format!("plan.value({text});"));
        }
        self.plan_panels(&mut emitter);
        if self.plans.ownership.serial {
            emitter.out.line("plan.serial();");
        }
        for &divisor in &self.plans.ownership.divisors {
            if emitter.is_bound(divisor) || self.is_constant(divisor) {
                let text = emitter.value(divisor).text;
                emitter.out.line(format!("plan.divisor({text});"));
            } else {
                // A scalar argument that the prologue itself does not use.
                let number = self.func.params.iter().position(|param| param.value == divisor);
                match number {
                    Some(number) => emitter.out.line(format!("plan.divisor(plan.scalar({number}));")),
                    None => emitter.out.line("plan.serial();"),
                }
            }
        }
        let mut grid = vec!["1".to_owned(); 3 - self.func.grid.len()];
        for &extent in &self.func.grid {
            grid.push(emitter.value(extent).text);
        }
        emitter.out.line(format!("plan.finish([{}])", grid.join(", ")));

        out.open("fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {");
        out.line(format!("let mut plan = __cpu::Planner::new({:?}, args);", self.func.name));
        out.append(emitter.out);
        out.close("}");
    }

    /// The packed regions that blocks may share, by number.
    fn plan_panels(&self, emitter: &mut Emitter<'a, 'f>) {
        for (&copy, shared) in &self.plans.shared {
            let panel = &self.plans.panels[&shared.tile];
            let [rows, columns] = shared.axes;
            let extents: Vec<String> = shared.extents.iter().map(|extent| text::dim(self.func, extent).text).collect();
            let mut operand: Vec<String> = emitter
                .mem(shared.tile)
                .shape
                .iter()
                .filter_map(Extent::dim)
                .map(|e| text::dim(self.func, e).text)
                .collect();
            if panel.transposed {
                operand.reverse();
            }
            let types = panel.elems.map(|elem| emitter.elem(elem)).join(", ");
            let of_u4 = self.plans.u4.values().any(|u4| u4.copy == copy);
            emitter.out.line(format!(
                "plan.panels({}, [{}], 0b{:03b}, [{}], {:?}, {:?}, __cpu::panel_{}::<{types}>());",
                shared.param,
                extents.join(", "),
                // Bit 0 is the slowest axis.
                shared.varies,
                operand.join(", "),
                if panel.transposed { [columns, rows] } else { [rows, columns] },
                self.plans.trimmed(copy),
                if of_u4 { "u4" } else { panel.side.letter() },
            ));
        }
    }

    fn is_used_by_host(&self, value: Value) -> bool {
        let host = &self.func.regions[self.func.host];
        host.insts.iter().any(|&id| self.func.insts[id].args.contains(&value)) || self.func.grid.contains(&value)
    }

    fn plan_inst(&self, emitter: &mut Emitter<'a, 'f>, inst: &'f Inst, kept: &[Value]) {
        match &inst.op {
            Op::Alloc {} => {
                let value = inst.result.expect("allocations have a result");
                let ty = emitter.mem(value);
                let mut dynamic = inst.args.iter();
                let extents: Vec<String> = ty
                    .shape
                    .iter()
                    .map(|extent| match extent {
                        Extent::Static(dim) => text::dim(self.func, dim).text,
                        Extent::Dyn => {
                            let value = dynamic.next().expect("the verifier counts the extents");
                            emitter.value(*value).text
                        }
                    })
                    .collect();
                let elem = emitter.elem(ty.elem);
                emitter.out.line(format!("plan.workspace::<{elem}, {}>([{}])?;", ty.rank(), extents.join(", ")));
            }
            Op::Expect { axis } => {
                let number = self.parameter(inst.args[0]).expect("the verifier requires a parameter");
                let expected = emitter.value(inst.args[1]).text;
                let name = &self.func.params[number].name;
                emitter.out.line(format!("plan.expect({name:?}, {number}, {axis}, {expected})?;"));
            }
            Op::Require { message } => {
                let condition = emitter.value(inst.args[0]).text;
                let message = emitter.format(message, &inst.args[1..]);
                emitter.out.line(format!("plan.require({condition}, format_args!({message}))?;"));
            }
            Op::Extent { axis } if inst.result.is_some_and(|value| !self.is_constant(value)) => {
                let value = inst.result.expect("extents are values");
                let text = match self.parameter(inst.args[0]) {
                    Some(number) => format!("plan.extent({number}, {axis})"),
                    None => emitter.value(self.workspace_extent(inst.args[0], *axis as usize)).text,
                };
                let name = emitter.name(value);
                emitter.out.line(format!("let {name} = {text};"));
            }
            op if op.effect() == Effect::Pure => {
                let value = inst.result.expect("pure operations have a result");
                if !self.is_constant(value) && (self.use_counts.is_used(value) || kept.contains(&value)) {
                    let text = emitter.expression(inst).text;
                    let name = emitter.name(value);
                    emitter.out.line(format!("let {name} = {text};"));
                }
            }
            _ => unreachable!("the verifier admits nothing else in the prologue"),
        }
    }

    fn parameter(&self, value: Value) -> Option<usize> {
        match self.func.values[value].def {
            ValueDef::Param(number) => Some(number as usize),
            ValueDef::Arg(..) | ValueDef::Inst(_) => None,
        }
    }

    /// The operand that gives a dynamic extent of a workspace.
    fn workspace_extent(&self, workspace: Value, axis: usize) -> Value {
        let inst = self.func.def(workspace).expect("memory of the prologue is a parameter or workspace");
        let shape = &self.func.ty(workspace).mem().expect("a workspace is memory").shape;
        let before = shape[..axis].iter().filter(|extent| **extent == Extent::Dyn).count();
        inst.args[before]
    }

    /// The code of a range of blocks.
    fn blocks(&self, name: &str, kept: &[Value], names: Names, first_epilogue: usize) -> Emitter<'a, 'f> {
        let mut emitter = Emitter::new(self.plans, self.use_counts);
        emitter.first_epilogue = first_epilogue;
        emitter.names = names;
        emitter.out = Writer::at(1);
        emitter.out.line("#[inline(always)]");
        emitter.out.open(format!("unsafe fn {name}<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {{"));
        emitter.out.open("unsafe {");
        self.arguments(&mut emitter);
        self.workspaces(&mut emitter);
        for shared in self.plans.shared.values() {
            let (name, number) = (cache_name(shared.number), shared.number);
            emitter.out.line(format!("let {name} = __cpu::PanelCache::new::<L>(call, {number});"));
        }
        for (number, &value) in kept.iter().enumerate() {
            let ty = emitter.type_of(value);
            let name = emitter.name(value);
            emitter.out.line(format!("let {name} = __cpu::value::<{ty}>(call, {number});"));
        }
        let blocks = match &self.plans.squares {
            None => "__cpu::Blocks::new(call)".to_owned(),
            Some(Squares { elem, width }) => {
                let (elem, width) = (emitter.elem(*elem), text::dim(self.func, width).text);
                format!("__cpu::Blocks::in_squares::<{elem}>(call, {width})")
            }
        };
        emitter.out.open(format!("for block in {blocks} {{"));
        let indices = &self.func.regions[self.func.body].args;
        if !indices.is_empty() {
            let mut names = vec!["_".to_owned(); 3 - indices.len()];
            names.extend(indices.iter().map(|&index| emitter.name(index)));
            emitter.out.line(format!("let [{}] = block.index;", names.join(", ")));
        }
        emitter.out.line("let mut scratch = block.scratch;");
        emitter.region(self.func.body);
        emitter.out.close("}");
        emitter.out.close("}");
        emitter.out.close("}");
        emitter
    }

    fn arguments(&self, emitter: &mut Emitter<'a, 'f>) {
        for (number, param) in self.func.params.iter().enumerate() {
            if !self.is_used_in(param.value, self.func.body) {
                continue;
            }
            let text = match self.func.ty(param.value) {
                Type::Scalar(elem) => format!("__cpu::scalar::<{}>(call.args, {number})", emitter.elem(*elem)),
                Type::Mem(ty) => {
                    format!("__cpu::tensor::<{}, {}>(call, {number})", emitter.elem(ty.elem), ty.rank())
                }
            };
            let name = emitter.name(param.value);
            emitter.out.line(format!("let {name} = {text};"));
        }
    }

    fn workspaces(&self, emitter: &mut Emitter<'a, 'f>) {
        let (mut number, mut extents) = (0, 0);
        for &id in &self.func.regions[self.func.host].insts {
            let inst = &self.func.insts[id];
            if let (Op::Alloc {}, Some(value)) = (&inst.op, inst.result) {
                let ty = emitter.mem(value);
                let (elem, rank) = (emitter.elem(ty.elem), ty.rank());
                let name = emitter.name(value);
                emitter
                    .out
                    .line(format!("let {name} = __cpu::workspace::<{elem}, {rank}>(call, {number}, {extents});"));
                number += 1;
                extents += rank;
            }
        }
    }

    fn is_used_in(&self, value: Value, region: RegionId) -> bool {
        let mut used = false;
        self.func.walk(region, &mut |_, inst| {
            let yields = |region: &RegionId| self.func.regions[*region].result == Some(value);
            used |= inst.args.contains(&value) || inst.regions.iter().any(yields);
        });
        used
    }
}
