//! The walk over a kernel.

use super::emitted::{EmitError, Emitted};
use super::helpers::Helpers;
use super::names::Named;
use super::spell::{encoding, literal};
use super::types::suffix;
use super::{cast, integer, scalar};
use crate::dialect::Dialect;
use std::collections::HashSet;
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::ir::{BinOp, Id as _, Value};
use tile_core::launch::Site;
use tile_emit::Writer;
use tile_simt::ir::{Block, Home, Inst, Kernel, Op, Special, Val};
use tile_simt::lower::SYSTEM_SHARED;

/// Where a value is.
#[derive(Clone, Debug)]
enum Place {
    /// In an expression that may be repeated: a name, or a member.
    Named(String),
    /// The encoding of a constant.
    Constant(u64),
}

pub(super) struct Emitter<'a> {
    pub(super) kernel: &'a Kernel,
    pub(super) helpers: Helpers<'a>,
    pub(super) named: Named,
    places: Vec<Option<Place>>,
    /// Values that something uses.
    pub(super) read: HashSet<Val>,
    pub(super) body: Writer<2>,
    /// Every place that prints or asserts, and how many the walk has passed.
    pub(super) sites: Vec<Site>,
    pub(super) site: usize,
}

/// The text of a verified kernel.
pub(super) fn emit(
    kernel: &Kernel,
    dialect: &Dialect,
    name: &dyn Fn(Value) -> Option<String>,
) -> Result<Emitted, EmitError> {
    let helpers = Helpers::new(dialect, kernel.fast_math);
    if kernel.cluster > 1 {
        return Err(EmitError::Unsupported { dialect: dialect.name, what: "clusters of blocks".to_owned() });
    }
    if !kernel.maps.is_empty() {
        return Err(EmitError::Unsupported { dialect: dialect.name, what: "tensor maps".to_owned() });
    }
    let named = Named::new(kernel, &helpers, name);
    let mut emitter = Emitter {
        kernel,
        helpers,
        named,
        places: vec![None; kernel.vals.len()],
        read: read(kernel),
        body: Writer::at(1),
        sites: tile_simt::message::sites(kernel),
        site: 0,
    };
    let parameters = emitter.prologue()?;
    emitter.block(&kernel.body)?;
    Ok(emitter.finish(parameters))
}

/// The values that instructions use.
fn read(kernel: &Kernel) -> HashSet<Val> {
    let mut found = HashSet::new();
    kernel.walk(&mut |inst| found.extend(&inst.args));
    found
}

impl Emitter<'_> {
    pub(super) fn line(&mut self, text: impl AsRef<str>) {
        self.body.line(text);
    }

    /// The type of a value.
    pub(super) fn ty(&self, val: Val) -> DType {
        self.kernel.vals[val]
    }

    /// The name that a value has where it has one of its own.
    pub(super) fn name(val: Val) -> String {
        format!("v{}", val.index())
    }

    /// Names what an expression gives.
    pub(super) fn define(&mut self, val: Val, expression: &str) {
        let (ty, name) = (self.helpers.ty(self.kernel.vals[val]), Emitter::name(val));
        self.line(format!("const {ty} {name} = {expression};"));
        self.place(val, name);
    }

    /// Says where a value is.
    pub(super) fn place(&mut self, val: Val, name: String) {
        self.places[val.index()] = Some(Place::Named(name));
    }

    /// A value as an operand, which binds tighter than any operator of two.
    pub(super) fn operand(&mut self, val: Val) -> String {
        match self.places[val.index()].clone() {
            Some(Place::Constant(bits)) => literal(&mut self.helpers, self.kernel.vals[val], bits),
            Some(Place::Named(name)) => name,
            None => unreachable!("a verified kernel defines values before it uses them"),
        }
    }

    pub(super) fn operands(&mut self, vals: &[Val]) -> Vec<String> {
        vals.iter().map(|&val| self.operand(val)).collect()
    }

    /// The integer that a value is known to be.
    pub(super) fn known(&self, val: Val) -> Option<i64> {
        match (&self.places[val.index()], self.ty(val)) {
            (Some(Place::Constant(bits)), ty) if ty.is_int() => match Number::decode(ty, *bits) {
                Number::Int(x) => i64::try_from(x).ok(),
                Number::Float(_) => None,
            },
            _ => None,
        }
    }

    /// Parameters of the entry, and what its body begins with.
    fn prologue(&mut self) -> Result<Vec<String>, EmitError> {
        let restrict = self.helpers.dialect.restrict;
        let mut parameters = Vec::new();
        for (buf, data) in self.kernel.bufs.iter() {
            let (ty, name) = (self.helpers.ty(data.elem), self.named.bufs[buf].clone());
            match data.home {
                Home::Global { writable: false, .. } => parameters.push(format!("const {ty} *{restrict} {name}")),
                Home::Global { writable: true, .. } => parameters.push(format!("{ty} *{name}")),
                Home::Shared { start: Some(start), .. } => {
                    self.line(format!("{ty} *const {name} = reinterpret_cast<{ty} *>(shared_memory + {start});"));
                }
                Home::Shared { start: None, .. } => {
                    return Err(EmitError::Malformed(format!("shared memory `{}` is not planned", data.name)));
                }
            }
        }
        for (param, name) in self.kernel.params.iter().zip(self.named.params.clone()) {
            let ty = self.helpers.ty(self.kernel.vals[param.value]);
            parameters.push(format!("const {ty} {name}"));
            self.place(param.value, name);
        }
        if !self.sites.is_empty() {
            parameters.push("u64 *messages".to_owned());
        }
        for (var, data) in self.kernel.vars.iter() {
            if let Some(matrix) = data.matrix {
                self.matrices(data.elem, matrix, &self.named.vars[var].clone(), data.len)?;
                continue;
            }
            let (ty, name) = (self.helpers.ty(data.elem), &self.named.vars[var]);
            self.body.line(format!("{ty} {name}[{}];", data.len));
        }
        Ok(parameters)
    }

    pub(super) fn block(&mut self, block: &Block) -> Result<(), EmitError> {
        block.insts.iter().try_for_each(|inst| self.inst(inst))
    }

    fn inst(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let args = &inst.args;
        match &inst.op {
            Op::Const { value } => {
                let val = inst.results[0];
                self.places[val.index()] = Some(Place::Constant(encoding(self.ty(val), *value)));
                Ok(())
            }
            Op::Special { what } => self.special(inst, *what),
            Op::Un { .. } | Op::Bin { .. } | Op::Cmp { .. } | Op::Select {} | Op::Fma {} => self.compute(inst),
            Op::Asm { .. } | Op::Cast { .. } | Op::Bits {} | Op::RoundTf32 {} | Op::BinPacked { .. } => {
                self.compute(inst)
            }
            Op::FmaPacked { .. } | Op::Dot4 { .. } | Op::Logic { .. } | Op::Bytes { .. } => self.compute(inst),
            Op::Pack {} | Op::Get { .. } => self.compute(inst),
            Op::Unpack {} => self.unpack(inst),
            Op::Set { var, at } => {
                let x = self.operand(args[0]);
                self.line(format!("{}[{at}] = {x};", self.named.vars[*var]));
                Ok(())
            }
            Op::Load { .. } => self.load(inst),
            Op::Store { .. } => self.store(inst),
            Op::Atomic { .. } => self.atomic(inst),
            Op::CopyAsync { .. } => self.copy_async(inst),
            Op::Phase {} => {
                Err(EmitError::Malformed("a phase is left; the pass `barriers` turns them into barriers".into()))
            }
            Op::CopyCommit {} => self.statement("copy_commit", None),
            Op::CopyWait { pending } => self.statement("copy_wait", Some(&pending.to_string())),
            Op::Barrier {} => self.statement("block_barrier", None),
            Op::GroupBarrier {} => self.statement("warpgroup_barrier", None),
            Op::NamedBarrier { number, threads, .. } => {
                self.statement("partition_barrier", Some(&format!("{number}, {threads}")))
            }
            Op::WarpBarrier {} => self.statement("warp_barrier", None),
            Op::Await { buf } => self.await_signal(*buf, args[0]),
            Op::Shuffle { mode, lane, width } => self.shuffle(inst, *mode, *lane, *width),
            Op::ShuffleAt {} => self.shuffle_at(inst),
            Op::LoadMatrix { buf, offset, transposed } => self.load_matrix(inst, *buf, *offset, *transposed),
            Op::Mma { mma } => self.mma(inst, mma),
            Op::CoopClear { .. } | Op::CoopLoad { .. } | Op::CoopStore { .. } | Op::CoopMultiply { .. } => {
                self.cooperative(inst)
            }
            Op::For {} => self.for_loop(inst),
            Op::If {} => self.branch(inst),
            Op::Print { .. } => self.print(inst),
            Op::Assert { .. } => self.assert(inst),
            // What no target of a dialect here has, so that no lowering for one makes it.
            Op::Signal { .. }
            | Op::WaitSignal { .. }
            | Op::Trap {}
            | Op::ClusterBarrier {}
            | Op::LaunchWait {}
            | Op::LaunchNext {}
            | Op::Elect {}
            | Op::StoreMatrix { .. }
            | Op::MbarrierInit { .. }
            | Op::MbarrierFence {}
            | Op::StoreRemote { .. }
            | Op::MbarrierArrive { .. }
            | Op::MbarrierExpect { .. }
            | Op::CopyArrive { .. }
            | Op::MbarrierWait { .. }
            | Op::TmaLoad { .. }
            | Op::TmaStore { .. }
            | Op::TmaCommit {}
            | Op::TmaWait { .. }
            | Op::ProxyFence {}
            | Op::GlobalProxyFence {}
            | Op::Wgmma { .. }
            | Op::WgmmaFence {}
            | Op::WgmmaCommit {}
            | Op::WgmmaWait { .. }
            | Op::Anchor { .. }
            | Op::Keep { .. }
            | Op::WarpSpecialize { .. }
            | Op::Mark { .. } => Err(self.helpers.lacks(format!("`{}`", inst.op.name()))),
        }
    }

    /// A call that gives nothing.
    pub(super) fn statement(&mut self, name: &str, of: Option<&str>) -> Result<(), EmitError> {
        let call = match of {
            Some(of) => self.helpers.of(name, of, &[])?,
            None => self.helpers.call(name, &[])?,
        };
        self.line(format!("{call};"));
        Ok(())
    }

    fn special(&mut self, inst: &Inst, what: Special) -> Result<(), EmitError> {
        let dialect = self.helpers.dialect;
        let text = match what {
            Special::Thread => format!("(i32){}", dialect.thread),
            Special::Warpgroup => self.helpers.call("warpgroup_index", &[])?,
            Special::Worker => format!("(i32){}", dialect.block[0]),
            Special::Workers => format!("(i32){}", dialect.blocks),
            Special::Rank => self.helpers.call("cluster_rank", &[])?,
            Special::Block(axis) => {
                let from_last = self.kernel.grid.saturating_sub(1 + u32::from(axis)) as usize;
                let axis = dialect.block.get(from_last).ok_or_else(|| self.helpers.lacks("grids of so many axes"))?;
                format!("(i64){axis}")
            }
        };
        self.define(inst.results[0], &text);
        Ok(())
    }

    /// An operation that gives one value and does no more.
    fn compute(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let args = &inst.args;
        let texts = self.operands(args);
        let x: Vec<&str> = texts.iter().map(String::as_str).collect();
        let ty = args.first().map_or(DType::Bool, |&arg| self.ty(arg));
        let to = self.ty(inst.results[0]);
        let amount = args.get(1).map(|&arg| (self.ty(arg), self.known(arg)));
        let h = &mut self.helpers;
        let text = match &inst.op {
            Op::Un { op } => scalar::un(h, *op, ty, x[0])?,
            Op::Bin { op: op @ (BinOp::Shl | BinOp::Shr) } => {
                let (amount_ty, known) = amount.unwrap_or((ty, None));
                if !ty.is_int() || !amount_ty.is_int() {
                    return Err(EmitError::undefined(op.name(), ty));
                }
                integer::shift(h, *op, ty, x[0], (x[1], amount_ty, known))?
            }
            Op::Bin { op } => scalar::bin(h, *op, ty, [x[0], x[1]], amount.and_then(|(_, known)| known))?,
            Op::Cmp { op } => scalar::cmp(h, *op, ty, x[0], x[1])?,
            Op::Select {} => format!("{} ? {} : {}", x[0], x[1], x[2]),
            Op::Fma {} => scalar::fma(h, ty, [x[0], x[1], x[2]])?,
            Op::Asm { .. } => x[0].to_owned(),
            Op::Cast { round } => cast::cast(h, ty, to, x[0], *round)?,
            Op::Bits {} => scalar::bits(h, ty, to, x[0]),
            Op::RoundTf32 {} => h.call("round_tf32", &x)?,
            Op::BinPacked { op, elem } => h.call(&format!("{}_{}x2", op.name(), suffix(*elem)), &x)?,
            Op::FmaPacked { elem } => h.call(&format!("fma_{}x2", suffix(*elem)), &x)?,
            Op::Dot4 { a, b } => h.call(&format!("dot4_{}_{}", suffix(*a), suffix(*b)), &x)?,
            Op::Logic { table } => h.of("logic", &format!("0x{table:02x}"), &x)?,
            Op::Bytes { select } => h.of("bytes", &format!("0x{select:04x}"), &x)?,
            Op::Pack {} => match x.len() {
                1 => scalar::bits(h, ty, to, x[0]),
                count => h.call(&format!("pack{count}"), &x)?,
            },
            Op::Get { var, at } => format!("{}[{at}]", self.named.vars[*var]),
            _ => unreachable!("called for operations that compute"),
        };
        self.define(inst.results[0], &text);
        Ok(())
    }

    fn unpack(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let word = self.operand(inst.args[0]);
        let name = if inst.results.len() == 2 { "half_of" } else { "byte_of" };
        for (i, &part) in inst.results.iter().enumerate() {
            let ty = self.ty(part);
            let text = match (inst.results.len(), ty) {
                (1, _) => scalar::bits(&mut self.helpers, DType::U32, ty, &word),
                (_, DType::Bool) => format!("{} != 0", self.helpers.of(name, &format!("u8, {i}"), &[&word])?),
                _ => {
                    let of = format!("{}, {i}", self.helpers.ty(ty));
                    self.helpers.of(name, &of, &[&word])?
                }
            };
            self.define(part, &text);
        }
        Ok(())
    }

    fn for_loop(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let &[lo, hi, step] = &inst.args[..] else { unreachable!("the verifier wants three operands") };
        let counter = inst.blocks[0].args[0];
        let (ty, name) = (self.helpers.ty(self.kernel.vals[counter]), Emitter::name(counter));
        let runs = if self.known(step).is_some_and(|step| step > 0) { "" } else { " && step > 0" };
        let [lo, hi, step] = [lo, hi, step].map(|val| self.operand(val));
        let runs = runs.replace("step", &step);
        let next = if step.trim_end_matches('l') == "1" { format!("{name}++") } else { format!("{name} += {step}") };
        self.body.open(format!("for ({ty} {name} = {lo}; {name} < {hi}{runs}; {next}) {{"));
        self.place(counter, name);
        self.block(&inst.blocks[0])?;
        self.body.close("}");
        Ok(())
    }

    fn branch(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let condition = self.operand(inst.args[0]);
        let [then, otherwise] = &inst.blocks[..] else { unreachable!("the verifier wants two blocks") };
        self.body.open(format!("if ({condition}) {{"));
        self.block(then)?;
        if !otherwise.insts.is_empty() {
            self.body.reopen("} else {");
            self.block(otherwise)?;
        }
        self.body.close("}");
        Ok(())
    }

    fn finish(self, parameters: Vec<String>) -> Emitted {
        let Emitter { kernel, helpers, named, body, sites, .. } = self;
        let dialect = helpers.dialect;
        let shared_bytes = kernel.shared_bytes();
        let alone = shared_bytes > ((dialect.target)().max_shared + SYSTEM_SHARED) / 2 - SYSTEM_SHARED;
        let bounds = if alone { dialect.bounds_alone } else { dialect.bounds };
        let bounds = bounds.replace("{threads}", &kernel.threads.to_string());
        let mut out = Writer::<2>::at(0);
        out.lines(dialect.head);
        out.lines(helpers.text());
        out.line("");
        for remark in &kernel.remarks {
            out.line(format!("// {}", remark.to_string().replace('\n', " ")));
        }
        if shared_bytes > 0 {
            out.line(dialect.shared);
            out.line("");
        }
        let open = format!("{} {bounds} {}(", dialect.entry, named.entry);
        match parameters.split_last() {
            None => out.line(format!("{open}) {{")),
            Some((last, rest)) => {
                out.line(open);
                out.indent();
                rest.iter().for_each(|parameter| out.line(format!("{parameter},")));
                out.dedent();
                out.line(format!("  {last}) {{"));
            }
        }
        out.append(body);
        out.line("}");
        Emitted {
            text: out.finish(),
            entry: named.entry,
            threads: kernel.threads,
            shared_bytes,
            persistent: kernel.persistent,
            sites,
        }
    }
}
