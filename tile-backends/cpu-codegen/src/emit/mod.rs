//! The emitter: writes the code of a block.
//!
//! [`Emitter`] walks regions and writes statements. Scalars become `let`s, or are inlined
//! where they are used once; tiles and views become `View`s; operations become calls of
//! `tile-cpu`. Each file here writes one family of operations.

mod bounds_check;
mod control;
mod cost;
mod dot4;
mod epilogue;
mod mainloop;
mod memory;
mod nest;
mod overlap;
mod ranks;
mod row_mask;
mod scalar;
mod size;
mod tile;

use crate::Writer;
use crate::accumulators::AccumulatorLoop;
use crate::dequantise::U4Operand;
use crate::facts::Facts;
use crate::fused_copy_out::FusedCopyOut;
use crate::names::Names;
use crate::panels::Panel;
use crate::parallel::Nest;
use crate::plans::Plans;
use crate::prefetch::Prefetch;
use crate::prefetch_pipelined::NextRead;
use crate::reduction_fusion::FusedReduction;
use crate::shared_packing::Shared;
use crate::text::{self, Text};
use crate::use_counts::{Place, UseCounts};
use crate::write_ownership::WriteOwnership;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use tile_core::elem::Elem;
use tile_core::ir::{Effect, Func, Inst, InstId, MemTy, Op, RegionId, Space, Type, Value};

pub(crate) use ranks::constant as ranks_constant;
pub(crate) use size::size;
pub(crate) use tile::cache_name;

/// Longer expressions get a name even if they are used once.
const INLINE: usize = 56;

/// The state of writing one function.
pub(crate) struct Emitter<'a, 'f> {
    pub(crate) func: &'f Func,
    pub(crate) facts: &'a Facts<'f>,
    pub(crate) ownership: &'a WriteOwnership,
    pub(crate) nests: &'a BTreeMap<InstId, Nest>,
    pub(crate) panels: &'a BTreeMap<Value, Panel>,
    pub(crate) pipelined: &'a BTreeMap<InstId, Vec<NextRead>>,
    pub(crate) shared: &'a BTreeMap<InstId, Shared>,
    pub(crate) fused_packing: &'a BTreeMap<InstId, Value>,
    pub(crate) u4: &'a BTreeMap<InstId, U4Operand>,
    pub(crate) accumulator_loops: &'a BTreeMap<InstId, AccumulatorLoop>,
    pub(crate) fused_reductions: &'a BTreeMap<InstId, FusedReduction>,
    pub(crate) copy_out: &'a BTreeMap<InstId, FusedCopyOut>,
    pub(crate) tails: &'a BTreeMap<InstId, Value>,
    pub(crate) prefetch: &'a BTreeMap<InstId, Prefetch>,
    /// The text of each operand that its `gemm` packs.
    operands: HashMap<Value, String>,
    /// For the `gemm` of each accumulator loop: whether the current step is the first and the
    /// last, and where its result goes.
    steps: HashMap<InstId, Step>,
    /// A condition that holds where the text that is being written runs.
    known: Option<Value>,
    /// Inner loops of the mainloop that is being written.
    mainloop_levels: HashMap<InstId, mainloop::Level>,
    /// Instructions that a fused operation has performed: accumulator loops, GEMMs with a packed
    /// 4-bit B, fused copies and reductions.
    done: BTreeSet<InstId>,
    /// The name of the own memory of each tile whose contents may be elsewhere instead.
    pub(crate) own: HashMap<Value, String>,
    pub(crate) use_counts: &'a UseCounts<'a, 'f>,
    pub(crate) names: Names,
    /// The text of a value: its name, or an expression to inline.
    bound: HashMap<Value, Bound>,
    pub(crate) out: Writer,
    /// Functions of vector loops, to be written after the current one.
    pub(crate) functions: Vec<Writer>,
    /// The current vector loop.
    inner: Option<Inner>,
    /// Whether the CPU has VNNI, where the code around has found out.
    vnni: Option<bool>,
    /// Implementations of fused epilogues.
    pub(crate) epilogues: Vec<Writer>,
    /// The number of the first of them.
    pub(crate) first_epilogue: usize,
    /// The current one.
    epilogue_scope: Option<EpilogueScope>,
    /// The type that math functions are instantiated for.
    pub(crate) level: &'static str,
}

#[derive(Clone, Debug)]
enum Bound {
    Name(String),
    Inline(Text),
}

/// Where a step of an accumulator loop stores its result.
#[derive(Clone, Debug)]
struct Step {
    /// Whether it is the first and the last.
    ends: [String; 2],
    /// The name of the output region, or of the fused epilogue.
    to: String,
    has_epilogue: bool,
}

/// The fused epilogue that is being written.
#[derive(Default)]
struct EpilogueScope {
    /// Values defined inside.
    own: BTreeSet<Value>,
    /// Captured values, in order of use.
    captured: Vec<Value>,
}

/// The vector loop that is being written.
struct Inner {
    /// Names of the rows.
    rows: Vec<String>,
    /// Values defined inside.
    own: BTreeSet<Value>,
    /// Captured values, which the loop's function takes, in order of use.
    captured: Vec<Value>,
    /// Whether the function takes the block.
    block: bool,
    /// Whether words of four bytes are read from the row of the first.
    words: bool,
    /// Small tables that the loop reads: their views, and the names of the
    /// arrays of their elements.
    tables: Vec<(String, String)>,
}

impl<'a, 'f> Emitter<'a, 'f> {
    pub(crate) fn new(plans: &'a Plans<'f>, use_counts: &'a UseCounts<'a, 'f>) -> Emitter<'a, 'f> {
        Emitter {
            func: plans.facts.func,
            facts: &plans.facts,
            ownership: &plans.ownership,
            nests: &plans.nests,
            panels: &plans.panels,
            pipelined: &plans.pipelined,
            shared: &plans.shared,
            fused_packing: &plans.fused_packing,
            u4: &plans.u4,
            accumulator_loops: &plans.accumulator_loops,
            fused_reductions: &plans.fused_reductions,
            copy_out: &plans.copy_out,
            tails: &plans.tails,
            prefetch: &plans.prefetch,
            operands: HashMap::new(),
            steps: HashMap::new(),
            known: None,
            mainloop_levels: HashMap::new(),
            done: (plans.accumulator_loops.values().flat_map(AccumulatorLoop::done))
                .chain(plans.u4.values().map(|u4| u4.nest))
                .chain(plans.copy_out.values().map(|copy_out| copy_out.copy))
                .chain(plans.fused_reductions.values().map(|fused_reductions| fused_reductions.reduce))
                .collect(),
            own: HashMap::new(),
            use_counts,
            names: Names::new(plans.facts.func),
            bound: HashMap::new(),
            out: Writer::at(0),
            functions: Vec::new(),
            inner: None,
            vnni: None,
            epilogues: Vec::new(),
            first_epilogue: 0,
            epilogue_scope: None,
            level: "L",
        }
    }

    /// All instructions of a region, in order.
    pub(crate) fn region(&mut self, region: RegionId) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            self.inst(region, id, &func.insts[id]);
        }
    }

    fn inst(&mut self, region: RegionId, id: InstId, inst: &'f Inst) {
        if inst.result.is_some_and(|value| self.bound.contains_key(&value)) {
            // Hoisted in front of the loop.
            return;
        }
        if self.done.contains(&id) {
            return;
        }
        let unused = inst.result.is_some_and(|value| !self.use_counts.is_used(value));
        match inst.op.effect() {
            Effect::Pure | Effect::Read | Effect::Alloc if unused => {}
            Effect::Pure => self.scalar(region, inst),
            Effect::Alloc => self.memory(inst),
            Effect::Read => match inst.op {
                Op::Aggregate { op, axis } => self.aggregate(inst, op, axis),
                _ => self.load(id, inst),
            },
            Effect::Write => match &inst.op {
                Op::Store { .. } => self.store(id, inst),
                Op::Atomic { .. } => self.atomic(id, inst),
                _ => self.tile_op(id, inst),
            },
            Effect::Control => match &inst.op {
                Op::For { .. } => self.for_loop(region, id, inst),
                Op::If {} => self.branch(inst),
                Op::Parallel {} => self.parallel(id, inst),
                _ => self.call(inst),
            },
            Effect::Observe => self.message(inst),
            Effect::Meet => unreachable!("`expand_threads` leaves none"),
            Effect::Order => self.order(inst),
        }
    }

    /// The position of an instruction's code, to decide whether its result has a single use
    /// there.
    fn place(&self, region: RegionId, result: Option<Value>) -> Place {
        let nest = self.current_nest(region);
        UseCounts::place(region, nest.as_ref(), result)
    }

    /// The innermost `parallel` around a region.
    fn current_nest(&self, region: RegionId) -> Option<(RegionId, &'a Nest)> {
        let nests = self.nests;
        nests.iter().find_map(|(id, nest)| {
            let body = self.func.insts[*id].regions[0];
            self.facts.is_inside(region, body).then_some((body, nest))
        })
    }

    /// Gives a value a name; the caller writes its `let`.
    pub(crate) fn name(&mut self, value: Value) -> String {
        let name = self.names.fresh(self.func.values[value].name.as_deref());
        self.bind(value, name.clone());
        name
    }

    /// Gives a value this name.
    pub(crate) fn bind(&mut self, value: Value, name: String) {
        self.bound.insert(value, Bound::Name(name));
        if let Some(inner) = &mut self.inner {
            inner.own.insert(value);
        }
        if let Some(epilogue_scope) = &mut self.epilogue_scope {
            epilogue_scope.own.insert(value);
        }
    }

    /// Whether the value has a name or expression.
    pub(crate) fn is_bound(&self, value: Value) -> bool {
        self.bound.contains_key(&value)
    }

    /// Writes `let` for a value, or keeps its expression for its one use.
    fn define(&mut self, region: RegionId, value: Value, text: Text) {
        let place = self.place(region, Some(value));
        let data = &self.func.values[value];
        if data.name.is_none() && text.text.len() <= INLINE && self.use_counts.is_single(value, place) {
            self.bound.insert(value, Bound::Inline(text));
            return;
        }
        let name = self.name(value);
        self.out.line(format!("let {name} = {};", text.text));
    }

    /// The text of a value.
    pub(crate) fn value(&mut self, value: Value) -> Text {
        if let Some(text) = self.constant(value) {
            return text;
        }
        match self.bound.get(&value) {
            Some(Bound::Name(name)) => {
                let name = name.clone();
                self.capture(value);
                Text::atom(name)
            }
            Some(Bound::Inline(text)) => text.clone(),
            None => {
                let inst = self.func.def(value).expect("parameters and region arguments are bound first");
                self.expression(inst)
            }
        }
    }

    /// The text of a value as an operand.
    pub(crate) fn operand(&mut self, value: Value) -> String {
        self.value(value).operand()
    }

    /// Values as the items of an array.
    pub(crate) fn list(&mut self, values: &[Value]) -> String {
        let texts: Vec<String> = values.iter().map(|&value| self.value(value).text).collect();
        format!("[{}]", texts.join(", "))
    }

    fn capture(&mut self, value: Value) {
        if let Some(inner) = &mut self.inner
            && !inner.own.contains(&value)
            && !inner.captured.contains(&value)
        {
            inner.captured.push(value);
        }
        if let Some(epilogue_scope) = &mut self.epilogue_scope
            && !epilogue_scope.own.contains(&value)
            && !epilogue_scope.captured.contains(&value)
        {
            epilogue_scope.captured.push(value);
        }
    }

    /// The name of the block's context.
    fn block(&mut self) -> &'static str {
        match &mut self.inner {
            Some(inner) => {
                inner.block = true;
                "block"
            }
            None if self.epilogue_scope.is_some() => "block",
            None => "&block.with(scratch)",
        }
    }

    pub(crate) fn elem(&self, elem: Elem) -> String {
        text::elem(self.func, elem)
    }

    /// The memory type of a value.
    pub(crate) fn mem(&self, value: Value) -> &'f MemTy {
        self.func.ty(value).mem().expect("the verifier requires memory here")
    }

    /// Whether the value is a scalar variable.
    pub(crate) fn is_variable(&self, memory: Value) -> bool {
        let mem = self.mem(memory);
        mem.rank() == 0 && mem.space == Space::Local
    }

    /// The Rust type of a value as a function's parameter.
    pub(crate) fn type_of(&self, value: Value) -> String {
        match self.func.ty(value) {
            Type::Mem(mem) if self.is_variable(value) => self.elem(mem.elem),
            ty => text::ty(self.func, ty),
        }
    }
}
