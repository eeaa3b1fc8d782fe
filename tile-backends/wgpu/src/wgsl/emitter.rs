//! The walk over a kernel.

use super::arrays::Memory;
use super::class::{Class, Lanes, Spirv};
use super::cooperative_stand_in::StandIns;
use super::emitted::{Binding, EmitError, Emitted};
use super::message::Site;
use super::optimization_barrier::{self, FloatHazards};
use super::repr::{Repr, Types, is_held};
use super::scalar;
use super::text::readable;
use super::text::{joined, part_of};
use super::uniform::Uniformity;
use super::uniform_broadcast::UniformBroadcasts;
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::interp::scalar::{Number, eval_literal};
use tile_core::ir::{BinOp, Id as _, Order};
use tile_emit::Writer;
use tile_simt::ir::{Block, Home, Inst, Kernel, Op, ShuffleMode, Special, Val, Var, meets};

/// Where a value is.
#[derive(Clone, Debug)]
enum Place {
    Name,
    Constant(u64),
}

pub(super) struct Emitter<'a> {
    pub(super) kernel: &'a Kernel,
    pub(super) memory: Memory,
    pub(super) types: Types,
    places: Vec<Option<Place>>,
    pub(super) body: Writer<2>,
    names: u32,
    /// Every place that prints or asserts, and how many the walk has passed.
    pub(super) sites: Vec<Site>,
    pub(super) site: usize,
    /// Invocations of the smallest subgroup, and whether those of one work together.
    subgroup: u32,
    pub(super) by_subgroups: bool,
    /// Whether all subgroups have that size.
    is_vector: bool,
    /// Whether a software GPU executes the module.
    pub(super) software_gpu: bool,
    uniformity: Uniformity,
    pub(super) broadcasts: UniformBroadcasts,
    pub(super) hazards: FloatHazards,
    /// Conditions around that are not seen to be the same for all.
    pub(super) branches: u32,
    /// What stands in for cooperative matrices, in a module that is to become SPIR-V.
    pub(super) stand_ins: Option<StandIns>,
    /// Values that are parts of words: the word's name, and which part.
    pub(super) words: HashMap<Val, (String, usize)>,
}

/// The text of a verified kernel.
pub(super) fn emit(kernel: &Kernel, class: &Class) -> Result<Emitted, EmitError> {
    check(kernel, class)?;
    let types = Types::new(kernel, class);
    let memory = Memory::new(kernel, class)?;
    let uniformity = Uniformity::of(kernel, &memory, types);
    let mut emitter = Emitter {
        kernel,
        memory,
        types,
        places: vec![None; kernel.vals.len()],
        body: Writer::at(1),
        names: 0,
        sites: tile_simt::message::sites(kernel),
        site: 0,
        subgroup: class.subgroup,
        by_subgroups: false,
        is_vector: class.lanes == Lanes::Always,
        software_gpu: class.software_gpu,
        uniformity,
        broadcasts: UniformBroadcasts::of(kernel),
        hazards: FloatHazards::of(kernel),
        branches: 0,
        stand_ins: (class.spirv != Spirv::Never && has_matrices(kernel)).then(StandIns::default),
        words: HashMap::new(),
    };
    let words = emitter.prologue()?;
    emitter.block(&kernel.body)?;
    let shared_bytes = kernel.shared_bytes() + emitter.broadcasts.bytes();
    if shared_bytes > class.max_shared {
        return Err(EmitError::Unsupported {
            what: format!("{shared_bytes} bytes of workgroup memory, with what its threads agree in"),
            lacking: format!("maxComputeWorkgroupStorageSize is {}", class.max_shared),
        });
    }
    let globals = kernel.bufs.iter().filter(|(_, data)| matches!(data.home, Home::Global { .. }));
    let buffers: Vec<Binding> =
        globals.map(|(buf, _)| Binding { buf, writable: class.read_write || emitter.memory.is_written(buf) }).collect();
    let bound = buffers.len() as u32 + u32::from(!emitter.sites.is_empty());
    if bound > class.storage_buffers {
        return Err(EmitError::Unsupported {
            what: format!("{bound} storage buffers"),
            lacking: format!("maxStorageBuffersPerShaderStage is {}", class.storage_buffers),
        });
    }
    Ok(emitter.finish(words, buffers))
}

pub(super) fn has_matrices(kernel: &Kernel) -> bool {
    kernel.vars.values().any(|var| var.matrix.is_some())
}

/// Refuses what no part of the walk could say.
fn check(kernel: &Kernel, class: &Class) -> Result<(), EmitError> {
    let wide = || EmitError::Unsupported {
        what: "64-bit floats".to_owned(),
        lacking: "WGSL has none, and SHADER_F64 is not used".to_owned(),
    };
    let types = kernel.vals.values().copied().chain(kernel.vars.values().map(|var| var.elem));
    if !types.chain(kernel.bufs.values().map(|buf| buf.elem)).all(is_held) {
        return Err(wide());
    }
    let limit = |what: String, name: &str, limit: u32| {
        Err(EmitError::Unsupported { what, lacking: format!("{name} is {limit}") })
    };
    if kernel.threads > class.max_threads {
        let what = format!("{} invocations of a workgroup", kernel.threads);
        return limit(what, "maxComputeInvocationsPerWorkgroup", class.max_threads);
    }
    let bytes = kernel.shared_bytes();
    if bytes > class.max_shared {
        return limit(format!("{bytes} bytes of workgroup memory"), "maxComputeWorkgroupStorageSize", class.max_shared);
    }
    let lanes = kernel.vars.values().filter_map(|var| var.matrix).map(|matrix| u32::from(matrix.lanes)).max();
    if lanes.is_some_and(|lanes| class.cooperative.is_none() || lanes != class.subgroup) {
        return limit("cooperative matrices".to_owned(), "the size of subgroups that hold them", class.subgroup);
    }
    if kernel.persistent || kernel.cluster > 1 {
        return Err(operation("blocks that know of each other"));
    }
    Ok(())
}

fn operation(what: &str) -> EmitError {
    EmitError::Unsupported { what: what.to_owned(), lacking: "WGSL has no such thing".to_owned() }
}

impl Emitter<'_> {
    pub(super) fn line(&mut self, text: &str) {
        self.body.line(text);
    }

    /// Opens a block of the text.
    pub(super) fn open(&mut self, text: &str) {
        self.body.open(text);
    }

    /// Closes it.
    pub(super) fn close(&mut self, text: &str) {
        self.body.close(text);
    }

    /// A name that nothing else has.
    pub(super) fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}_{}", self.names)
    }

    /// The type of a value.
    pub(super) fn ty(&self, val: Val) -> DType {
        self.kernel.vals[val]
    }

    /// Names what an expression gives.
    pub(super) fn define(&mut self, val: Val, expression: &str) {
        self.line(&format!("let v{} = {expression};", val.index()));
        self.place(val);
    }

    /// Says that a value has its name.
    pub(super) fn place(&mut self, val: Val) {
        self.places[val.index()] = Some(Place::Name);
    }

    /// A value as an operand.
    pub(super) fn operand(&self, val: Val) -> String {
        match self.places[val.index()] {
            Some(Place::Constant(bits)) => self.types.literal(self.ty(val), bits),
            Some(Place::Name) => format!("v{}", val.index()),
            None => unreachable!("a verified kernel defines values before it uses them"),
        }
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

    /// Operands of which one at least is a name: an expression of literals alone
    /// is evaluated when a module is made, where what wraps is an error.
    fn operands(&mut self, vals: &[Val]) -> Vec<String> {
        let mut operands: Vec<String> = vals.iter().map(|&val| self.operand(val)).collect();
        let constant = |val: &Val| matches!(self.places[val.index()], Some(Place::Constant(_)));
        if vals.iter().all(constant)
            && let Some(first) = operands.first_mut()
        {
            let name = self.fresh("constant");
            let text = format!("let {name} = {first};");
            *first = name;
            self.line(&text);
        }
        operands
    }

    /// Operands, of which no compiler sees that a float is zero.
    fn factors(&mut self, vals: &[Val]) -> Vec<String> {
        let mut operands = self.operands(vals);
        for (operand, &val) in operands.iter_mut().zip(vals) {
            let ty = self.ty(val);
            if let (Some(Place::Constant(bits)), true) = (&self.places[val.index()], ty.is_float())
                && Number::decode(ty, *bits) == Number::Float(0.0)
            {
                *operand = optimization_barrier::encoded(self.types, ty, *bits as u32);
            }
        }
        operands
    }

    pub(super) fn register(&self, var: Var, at: u32) -> String {
        format!("{}_r{}_{at}", readable(&self.kernel.vars[var].name), var.index())
    }

    fn block(&mut self, block: &Block) -> Result<(), EmitError> {
        block.insts.iter().try_for_each(|inst| self.inst(inst))
    }

    fn inst(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let args = &inst.args;
        let undefined =
            |ty: DType| EmitError::Malformed(format!("`{}` is not defined for {ty}", inst.op.name(), ty = ty.name()));
        match &inst.op {
            Op::Const { value } => {
                let val = inst.results[0];
                self.places[val.index()] = Some(Place::Constant(eval_literal(*value, self.ty(val)).bits));
            }
            Op::Special { what: Special::Thread } => self.define(inst.results[0], "i32(thread)"),
            Op::Special { what: Special::Block(axis) } => {
                self.define(inst.results[0], &format!("vec2<u32>(block_{axis}, 0u)"));
            }
            Op::Un { op } => {
                let (ty, x) = (self.ty(args[0]), self.operands(args));
                let y = scalar::un(self.types, *op, ty, &x[0]).ok_or_else(|| undefined(ty))?;
                self.define(inst.results[0], &y);
            }
            Op::Bin { op: op @ (BinOp::Shl | BinOp::Shr) } => {
                let (ty, amount_ty) = (self.ty(args[0]), self.ty(args[1]));
                if !ty.is_int() || !amount_ty.is_int() {
                    return Err(undefined(ty));
                }
                let (amount, x) = (self.known(args[1]), self.operands(args));
                let y = scalar::shift(self.types, *op, ty, &x[0], &x[1], amount_ty, amount);
                self.define(inst.results[0], &y);
            }
            Op::Bin { op } => {
                let (ty, divisor) = (self.ty(args[0]), self.known(args[1]));
                let x = match op {
                    BinOp::Mul | BinOp::Div if ty.is_float() => self.factors(args),
                    _ if ty.is_float() && self.hazards.cancel(inst) => {
                        let mut x = self.operands(args);
                        x[1] = optimization_barrier::hidden(self.types, ty, &x[1]);
                        x
                    }
                    _ => self.operands(args),
                };
                let y = scalar::bin(self.types, *op, ty, &x[0], &x[1], divisor).ok_or_else(|| undefined(ty))?;
                self.define(inst.results[0], &y);
            }
            Op::Cmp { op } => {
                let (ty, x) = (self.ty(args[0]), self.operands(args));
                self.define(inst.results[0], &scalar::cmp(self.types, *op, ty, &x[0], &x[1]));
            }
            Op::Select {} => {
                let x = self.operands(args);
                self.define(inst.results[0], &format!("select({}, {}, {})", x[2], x[1], x[0]));
            }
            Op::Fma {} => {
                let (ty, x) = (self.ty(args[0]), self.factors(args));
                self.define(inst.results[0], &scalar::fma(self.types, ty, [&x[0], &x[1], &x[2]]));
            }
            Op::Asm { .. } => {
                let fallback = self.operand(args[0]);
                self.define(inst.results[0], &fallback);
            }
            Op::Cast { round } => {
                let (from, to, x) = (self.ty(args[0]), self.ty(inst.results[0]), self.operands(args));
                self.define(inst.results[0], &scalar::cast(self.types, from, to, &x[0], *round));
            }
            Op::Bits {} => {
                let (from, to, x) = (self.ty(args[0]), self.ty(inst.results[0]), self.operands(args));
                self.define(inst.results[0], &scalar::bits(self.types, from, to, &x[0]));
            }
            Op::Dot4 { a, .. } => {
                let x = self.operands(args);
                // Both types are one, by what `Class::target` says there is.
                let sum = match a {
                    DType::I8 => format!("{} + dot4I8Packed({}, {})", x[2], x[0], x[1]),
                    _ => format!("{} + bitcast<i32>(dot4U8Packed({}, {}))", x[2], x[0], x[1]),
                };
                self.define(inst.results[0], &sum);
            }
            Op::Pack {} => {
                let (ty, x) = (self.ty(args[0]), self.operands(args));
                let parts: Vec<String> = x.iter().map(|x| self.types.encoding(ty, x)).collect();
                self.define(inst.results[0], &joined(&parts, ty.bytes()));
            }
            Op::Unpack {} => {
                let word = self.operands(args).swap_remove(0);
                for (i, &result) in inst.results.iter().enumerate() {
                    let ty = self.ty(result);
                    let part = part_of(&word, i, ty.bytes());
                    self.define(result, &self.types.decoding(ty, &part, true));
                }
            }
            Op::Get { var, at } => {
                let name = self.register(*var, *at);
                self.define(inst.results[0], &name);
            }
            Op::Set { var, at } => {
                let (name, x) = (self.register(*var, *at), self.operand(args[0]));
                self.line(&format!("{name} = {x};"));
            }
            Op::Load { .. } => self.load(inst),
            Op::Store { .. } => self.store(inst),
            Op::Atomic { order: Order::Relaxed, .. } => self.atomic(inst)?,
            Op::Atomic { .. } => {
                return Err(EmitError::Unsupported {
                    what: "atomics that order other accesses".to_owned(),
                    lacking: "those of WGSL are relaxed".to_owned(),
                });
            }
            Op::Barrier {} => {
                self.line("workgroupBarrier();");
                if self.memory.is_reread {
                    self.line("storageBarrier();");
                }
            }
            // The pass that places barriers leaves none.
            Op::Phase {} => {}
            Op::For {} => self.repeat(inst)?,
            Op::If {} => {
                let condition = self.broadcast(inst, 0);
                let branches = u32::from(self.uniformity.varies(args[0]));
                self.branches += branches;
                self.open(&format!("if ({condition}) {{"));
                self.block(&inst.blocks[0])?;
                if !inst.blocks[1].insts.is_empty() {
                    self.body.reopen("} else {");
                    self.block(&inst.blocks[1])?;
                }
                self.close("}");
                self.branches -= branches;
            }
            Op::Shuffle { mode, lane, width } => self.shuffle(inst, *mode, *lane, *width)?,
            Op::ShuffleAt {} => self.shuffle_at(inst)?,
            Op::CoopClear { .. } | Op::CoopLoad { .. } | Op::CoopStore { .. } | Op::CoopMultiply { .. } => {
                self.matrix(inst)?;
            }
            Op::Print { .. } => self.print(inst),
            Op::Assert { .. } => self.assert(inst),
            other => return Err(operation(&format!("`{}`", other.name()))),
        }
        Ok(())
    }

    /// The operand of another lane. Where there is no such lane, WGSL leaves open
    /// what comes, and thread IR wants the own operand.
    fn shuffle(&mut self, inst: &Inst, mode: ShuffleMode, lane: u32, width: u32) -> Result<(), EmitError> {
        let reaches = if mode == ShuffleMode::Xor { lane + 1 } else { width };
        let last = width - 1;
        let vector = self.is_vector && width == self.subgroup;
        self.between_lanes(inst, reaches, |sent| match mode {
            ShuffleMode::Xor => format!("subgroupShuffleXor({sent}, {lane}u)"),
            ShuffleMode::Up => {
                format!("subgroupShuffle({sent}, select(lane, lane - {lane}u, (lane & {last}u) >= {lane}u))")
            }
            ShuffleMode::Down => {
                format!("subgroupShuffle({sent}, select(lane, lane + {lane}u, (lane & {last}u) + {lane}u < {width}u))")
            }
            // What all of a subgroup get is one instruction, where its lane is a constant.
            ShuffleMode::Index if vector => format!("subgroupBroadcast({sent}, {lane}u)"),
            ShuffleMode::Index => format!("subgroupShuffle({sent}, (lane & ~{last}u) | {lane}u)"),
        })
    }

    /// A shuffle from the lane that each lane names.
    fn shuffle_at(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let (width, from) = (self.kernel.warp(), self.operands(&inst.args).swap_remove(1));
        let last = width - 1;
        self.between_lanes(inst, width, |sent| format!("subgroupShuffle({sent}, (lane & ~{last}u) | u32({from}))"))
    }

    /// An exchange among so many lanes, of a value as it is sent.
    fn between_lanes(&mut self, inst: &Inst, reaches: u32, send: impl FnOnce(&str) -> String) -> Result<(), EmitError> {
        if reaches > self.subgroup {
            return Err(EmitError::Unsupported {
                what: format!("values of {reaches} lanes"),
                lacking: format!("subgroups may have no more than {} invocations", self.subgroup),
            });
        }
        self.by_subgroups = true;
        let (result, ty) = (inst.results[0], self.ty(inst.args[0]));
        let x = self.operands(&inst.args).swap_remove(0);
        // There are no shuffles of conditions, and those of 16 bits are a feature of
        // Vulkan that wgpu does not ask for.
        let in_words = matches!(self.types.repr(ty), Repr::Bool | Repr::F16);
        let received = send(&if in_words { self.types.encoding(ty, &x) } else { x });
        let received = if in_words { self.types.decoding(ty, &received, false) } else { received };
        self.define(result, &received);
        Ok(())
    }

    fn repeat(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let [lo, hi, step] = [0, 1, 2].map(|i| self.broadcast(inst, i));
        let counter = inst.blocks[0].args[0];
        let ty = self.ty(counter);
        let name = self.fresh("i");
        let (test, next) = match self.types.repr(ty) {
            Repr::Wide => (format!("lt64s({name}, {hi})"), format!("add64({name}, {step})")),
            _ => (format!("{name} < {hi}"), format!("{name} + {step}")),
        };
        self.open(&format!("for (var {name} = {lo}; {test}; {name} = {next}) {{"));
        self.define(counter, &name);
        self.block(&inst.blocks[0])?;
        self.close("}");
        Ok(())
    }
}

impl Emitter<'_> {
    /// An operand of a loop or branch, the same for all invocations where barriers stand
    /// inside.
    pub(super) fn broadcast(&mut self, inst: &Inst, number: usize) -> String {
        let val = inst.args[number];
        let own = self.operand(val);
        if self.broadcasts.seen.varies(val).is_not() || !meets(inst) {
            return own;
        }
        self.broadcasts.used = true;
        let (ty, name) = (self.ty(val), self.fresh(NAME));
        let is_wide = self.types.repr(ty) == Repr::Wide;
        let sent = if is_wide { own } else { format!("vec2<u32>({}, 0u)", self.types.encoding(ty, &own)) };
        self.line(&format!("if (thread == 0u) {{ {NAME} = {sent}; }}"));
        let text = format!("workgroupUniformLoad(&{NAME})");
        if is_wide {
            self.line(&format!("let {name} = {text};"));
        } else {
            let value = self.types.decoding(ty, &format!("{text}.x"), false);
            self.line(&format!("let {name} = {value};"));
        }
        name
    }
}

/// The variable.
pub(super) const NAME: &str = "agreed";
