//! What every kernel must satisfy. A lowering that breaks a rule has a defect;
//! the error says where, so that it is found before a target's assembler or a
//! wrong result finds it.

mod operands;

use super::ids::Val;
use super::im2col::SIDES;
use super::kernel::{Block, Home, Inst, Kernel};
use super::ops::{Cooperative, Op, Role, Special};
use super::text::text;
use super::{VerifyError, uniform};
use rustc_hash::FxHashSet;
use std::fmt::Display;
use tile_core::elem::DType;
use tile_core::ir::schedule::StatementHints;
use tile_core::ir::target_asm::{asm_fault, is_register};
use tile_core::ir::verify::{Place, Position, print_errors_with};
use tile_core::ir::{AtomicOp, BinOp};

/// The most lanes of a warp: the threads of a warpgroup.
const MOST_LANES: u32 = 128;

/// Checks a kernel: values are defined before use and once, operands have the
/// number and types that their operation wants, registers and shared memory
/// are addressed inside their extents where that is known, and all threads that a
/// barrier or a collective instruction waits for come there (`uniform`).
///
/// # Errors
/// All broken rules in program order, those of the tables first. An instruction reports its
/// first fault only. A kernel with broken tables is not read further, and convergence is checked
/// only where everything else holds.
pub fn verify(kernel: &Kernel) -> Result<(), Vec<VerifyError>> {
    verify_structure(kernel)?;
    uniform::check(kernel)
}

/// [`verify`] without the check that all threads come to each barrier and collective instruction.
///
/// # Errors
/// Those of [`verify`].
pub fn verify_structure(kernel: &Kernel) -> Result<(), Vec<VerifyError>> {
    let mut errors = tables(kernel);
    if errors.is_empty() {
        let visible = kernel.params.iter().map(|param| param.value).collect();
        let mut verifier = Verifier { kernel, visible, next: Position::default(), errors };
        verifier.block(&kernel.body);
        errors = verifier.errors;
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// The text of the kernel with each error below its instruction, and those of its tables in front.
pub fn print_errors(kernel: &Kernel, errors: &[VerifyError]) -> String {
    print_errors_with(errors, |marks| text(kernel, true, marks))
}

/// Broken rules of what stands in front of the instructions.
fn tables(kernel: &Kernel) -> Vec<VerifyError> {
    let mut errors = Vec::new();
    let mut rule = |holds: bool, what: &dyn Display, message: &str| {
        if !holds {
            errors.push(VerifyError { place: Place::Func, message: format!("{what}: expected {message}") });
        }
    };
    let lanes = kernel.lanes.is_power_of_two() && kernel.lanes <= MOST_LANES;
    rule(lanes, &"kernel", &format!("warps of a power of two of lanes, {MOST_LANES} at most"));
    let whole = kernel.threads > 0 && kernel.threads.is_multiple_of(kernel.warp().max(1));
    rule(whole || !lanes, &"kernel", "threads of whole warps");
    for (id, map) in kernel.maps.iter() {
        let sides = map.extents.iter().all(|&extent| (1..=256).contains(&extent));
        let axes = (1..=5).contains(&map.extents.len());
        rule(sides && axes, &format_args!("map {id}"), "1 to 5 extents of 1 to 256 elements");
        rule(!kernel.bufs[map.buf].is_shared(), &format_args!("map {id}"), "a tensor");
    }
    for (buf, data) in kernel.bufs.iter() {
        let Home::Shared { start, align } = data.home else { continue };
        let aligned = align.is_power_of_two() && start.is_none_or(|start| start.is_multiple_of(align));
        let message = "an alignment that is a power of two, and a start that has it";
        rule(aligned, &format_args!("shared {buf}"), message);
    }
    for (var, data) in kernel.vars.iter() {
        let numbers = data.elem != DType::Bool;
        let held = data.matrix.is_none_or(|matrix| numbers && is_held(kernel, matrix));
        let message = "numbers, and lanes of a power of two that divides threads and elements";
        rule(held, &format_args!("var {var}"), message);
    }
    errors
}

/// Whether the threads make groups that can hold a cooperative matrix.
fn is_held(kernel: &Kernel, matrix: Cooperative) -> bool {
    let lanes = u32::from(matrix.lanes);
    lanes.is_power_of_two()
        && kernel.threads.is_multiple_of(lanes)
        && matrix.elements() > 0
        && matrix.elements().is_multiple_of(lanes)
}

struct Verifier<'a> {
    kernel: &'a Kernel,
    visible: FxHashSet<Val>,
    next: Position,
    errors: Vec<VerifyError>,
}

type Check = Result<(), String>;

impl Verifier<'_> {
    fn block(&mut self, block: &Block) {
        let mut introduced = block.args.clone();
        self.visible.extend(&block.args);
        for inst in &block.insts {
            let place = Place::Inst(self.next.step());
            let hidden = inst.args.iter().find(|arg| !self.visible.contains(arg));
            let checked = match hidden {
                Some(arg) => Err(format!("{arg} is not visible here")),
                None => self.inst(inst),
            };
            let twice = inst.results.iter().find(|result| self.visible.contains(result));
            let checked = checked.and_then(|()| match twice {
                Some(result) => Err(format!("{result} is defined twice")),
                None => Ok(()),
            });
            self.errors.extend(checked.err().map(|message| VerifyError { place, message }));
            for inner in &inst.blocks {
                self.block(inner);
            }
            introduced.extend(inst.results.iter().filter(|&&result| self.visible.insert(result)));
        }
        introduced.iter().for_each(|val| {
            self.visible.remove(val);
        });
    }

    fn ty(&self, val: Val) -> DType {
        self.kernel.vals[val]
    }

    fn inst(&self, inst: &Inst) -> Check {
        if !inst.hints.is_empty() && !self.kernel.takes_hints(&inst.op) {
            return Err("hints of a copy on what accesses no global memory".to_owned());
        }
        let blocks = match &inst.op {
            Op::For {} => 1,
            Op::If {} => 2,
            Op::WarpSpecialize { partitions } => partitions.len(),
            _ => 0,
        };
        expect(inst.blocks.len() == blocks, "the number of blocks")?;
        let counters = inst.blocks.iter().map(|block| block.args.len()).sum::<usize>();
        expect(matches!(inst.op, Op::For {}) || counters == 0, "no counter")?;
        if let Some(lanes) = inst.op.lanes() {
            let found = self.kernel.lanes;
            expect(found == lanes, format_args!("warps of {lanes} lanes, these have {found}"))?;
            expect(self.kernel.threads >= lanes, "whole warps")?;
        }
        match &inst.op {
            Op::Special { what: Special::Block(axis) } => {
                self.counts(inst, 0, 1)?;
                expect(u32::from(*axis) < self.kernel.grid, "an axis of the grid")?;
                expect(!self.kernel.persistent, "a kernel that is not persistent")
            }
            Op::Const { .. } | Op::Special { .. } => self.counts(inst, 0, 1),
            Op::Un { .. } | Op::Cast { .. } => self.counts(inst, 1, 1),
            Op::Bin { op } => {
                self.counts(inst, 2, 1)?;
                let shift = matches!(op, BinOp::Shl | BinOp::Shr);
                expect(shift || self.ty(inst.args[0]) == self.ty(inst.args[1]), "operands of one type")?;
                expect(self.ty(inst.args[0]) == self.ty(inst.results[0]), "a result of the operands' type")
            }
            Op::Cmp { .. } => {
                self.counts(inst, 2, 1)?;
                expect(self.ty(inst.args[0]) == self.ty(inst.args[1]), "operands of one type")?;
                expect(self.ty(inst.results[0]) == DType::Bool, "a `bool` result")
            }
            Op::Select {} => {
                self.counts(inst, 3, 1)?;
                self.boolean(inst.args[0])?;
                self.all(&[inst.args[1], inst.args[2], inst.results[0]], self.ty(inst.args[1]))
            }
            Op::Fma {} => {
                self.counts(inst, 3, 1)?;
                self.all(&inst.args, self.ty(inst.results[0]))
            }
            Op::Asm { arms } => {
                expect(!inst.args.is_empty() && inst.results.len() == 1, "a fallback and a result")?;
                let operands = || inst.args.iter().all(|&arg| is_register(self.ty(arg)));
                expect(operands(), "numbers of 16, 32 or 64 bits")?;
                self.all(&inst.results, self.ty(inst.args[0]))?;
                asm_fault(arms, inst.args.len() - 1).map_or(Ok(()), Err)
            }
            Op::Bits {} => {
                self.counts(inst, 1, 1)?;
                expect(self.ty(inst.args[0]).bits() == self.ty(inst.results[0]).bits(), "types of equal width")
            }
            Op::RoundTf32 {} => {
                self.counts(inst, 1, 1)?;
                self.all(&[inst.args[0], inst.results[0]], DType::U32)
            }
            Op::BinPacked { op, elem } => {
                self.counts(inst, 2, 1)?;
                let exists = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul)
                    || matches!(op, BinOp::Min | BinOp::Max | BinOp::MinNan | BinOp::MaxNan);
                expect(exists, "an operation that exists for pairs")?;
                self.pairs(inst, *elem)
            }
            Op::FmaPacked { elem } => {
                self.counts(inst, 3, 1)?;
                self.pairs(inst, *elem)
            }
            Op::Dot4 { a, b } => {
                self.counts(inst, 3, 1)?;
                let bytes = |ty: &DType| matches!(ty, DType::I8 | DType::U8);
                expect(bytes(a) && bytes(b), "integers of 8 bits")?;
                self.all(&inst.args[..2], DType::U32)?;
                self.all(&[inst.args[2], inst.results[0]], DType::I32)
            }
            Op::Logic { .. } => {
                self.counts(inst, 3, 1)?;
                self.words(inst)
            }
            Op::Bytes { select } => {
                self.counts(inst, 2, 1)?;
                expect(select & 0x8888 == 0, "numbers of bytes below 8")?;
                self.words(inst)
            }
            Op::Pack {} => {
                expect(inst.results.len() == 1, "one result")?;
                self.all(&inst.results, DType::U32)?;
                self.word(&inst.args)
            }
            Op::Unpack {} => {
                expect(inst.args.len() == 1, "one operand")?;
                self.all(&inst.args, DType::U32)?;
                self.word(&inst.results)
            }
            Op::Get { var, at } => {
                self.counts(inst, 0, 1)?;
                self.register(*var, *at, inst.results[0])
            }
            Op::Set { var, at } => {
                self.counts(inst, 1, 0)?;
                self.register(*var, *at, inst.args[0])
            }
            Op::Load { buf, guarded, .. } => {
                let rest = self.guard(inst, *guarded)?;
                let most = if *guarded { 2 } else { 1 };
                expect((1..=most).contains(&rest.len()) && !inst.results.is_empty(), "an index and results")?;
                self.index(rest[0])?;
                self.all(&rest[1..], self.kernel.bufs[*buf].elem)?;
                self.all(&inst.results, self.kernel.bufs[*buf].elem)?;
                self.vector(*buf, inst.results.len())
            }
            Op::Store { buf, guarded, .. } => {
                let rest = self.guard(inst, *guarded)?;
                expect(rest.len() >= 2 && inst.results.is_empty(), "an index and values")?;
                self.index(rest[0])?;
                self.all(&rest[1..], self.kernel.bufs[*buf].elem)?;
                self.vector(*buf, rest.len() - 1)
            }
            Op::StoreRemote { buf, signal, .. } => {
                expect(inst.args.len() >= 4 && inst.results.is_empty(), "an index, a barrier, a rank and values")?;
                self.index(inst.args[0])?;
                self.mbarrier(*signal, inst.args[1])?;
                self.all(&inst.args[2..3], DType::I32)?;
                let data = &self.kernel.bufs[*buf];
                self.all(&inst.args[3..], data.elem)?;
                expect(data.is_shared() && data.elem.bytes() == 4, "shared memory of elements of 32 bits")?;
                self.vector(*buf, inst.args.len() - 3)
            }
            Op::Atomic { buf, op, guarded, .. } => {
                let rest = self.guard(inst, *guarded)?;
                let values = if *op == AtomicOp::Cas { 2 } else { 1 };
                expect(rest.len() == 1 + values && inst.results.len() <= 1, "an index and values")?;
                self.index(rest[0])?;
                self.all(&rest[1..], self.kernel.bufs[*buf].elem)?;
                self.all(&inst.results, self.kernel.bufs[*buf].elem)
            }
            Op::CopyAsync { src, dst, bytes, guarded, .. } => {
                let rest = self.guard(inst, *guarded)?;
                expect(rest.len() == 2 && inst.results.is_empty(), "two indices")?;
                self.index(rest[0])?;
                self.index(rest[1])?;
                let (src, dst) = (&self.kernel.bufs[*src], &self.kernel.bufs[*dst]);
                expect(!src.is_shared() && dst.is_shared(), "a copy from global to shared memory")?;
                expect(src.elem == dst.elem, "buffers of one type")?;
                expect(matches!(bytes, 4 | 8 | 16), "4, 8 or 16 bytes")
            }
            Op::CopyCommit {}
            | Op::CopyWait { .. }
            | Op::Phase {}
            | Op::Barrier {}
            | Op::GroupBarrier {}
            | Op::WarpBarrier {}
            | Op::ClusterBarrier {}
            | Op::LaunchWait {}
            | Op::LaunchNext {}
            | Op::MbarrierFence {}
            | Op::TmaCommit {}
            | Op::TmaWait { .. }
            | Op::ProxyFence {}
            | Op::GlobalProxyFence {}
            | Op::WgmmaFence {}
            | Op::WgmmaCommit {} => self.counts(inst, 0, 0),
            Op::NamedBarrier { number, first, threads } => {
                self.counts(inst, 0, 0)?;
                self.named_barrier(*number, *first, *threads)
            }
            Op::WgmmaWait { pending } => {
                self.counts(inst, 0, 0)?;
                expect(*pending < 8, "fewer than 8 groups")
            }
            Op::Elect {} => {
                self.counts(inst, 0, 1)?;
                self.boolean(inst.results[0])
            }
            Op::MbarrierInit { buf, count } => {
                self.counts(inst, 1, 0)?;
                expect(*count > 0, "arrivals")?;
                self.mbarrier(*buf, inst.args[0])
            }
            Op::MbarrierArrive { buf, remote } => {
                self.counts(inst, 1 + usize::from(*remote), 0)?;
                self.all(&inst.args[1..], DType::I32)?;
                self.mbarrier(*buf, inst.args[0])
            }
            Op::MbarrierExpect { buf, bytes } => {
                self.counts(inst, 1, 0)?;
                expect(*bytes < 1 << 20, "fewer than 2²⁰ bytes")?;
                self.mbarrier(*buf, inst.args[0])
            }
            Op::Await { buf } => {
                self.counts(inst, 1, 0)?;
                let data = &self.kernel.bufs[*buf];
                expect(!data.is_shared() && data.elem == DType::I32, "words of global memory")?;
                expect(self.kernel.persistent, "a persistent kernel")?;
                self.all(&inst.args, DType::I32)
            }
            Op::Signal { buf, .. } | Op::WaitSignal { buf } => {
                self.counts(inst, 2, 0)?;
                let data = &self.kernel.bufs[*buf];
                expect(!data.is_shared() && data.elem == DType::U32, "words of global memory")?;
                self.all(&inst.args[1..], DType::U32)
            }
            Op::Trap {} => self.counts(inst, 0, 0),
            Op::CopyArrive { buf } => {
                self.counts(inst, 1, 0)?;
                self.mbarrier(*buf, inst.args[0])
            }
            Op::MbarrierWait { buf } => {
                self.counts(inst, 2, 0)?;
                self.all(&inst.args[1..], DType::I32)?;
                self.mbarrier(*buf, inst.args[0])
            }
            Op::TmaLoad { map, dst, signal, .. } => {
                let data = &self.kernel.maps[*map];
                self.counts(inst, 2 + data.extents.len() + data.shifts(), 0)?;
                self.mbarrier(*signal, inst.args[1])?;
                if data.window.is_some() {
                    let inner = data.extents.len().checked_sub(2).ok_or("expected an axis that a window moves on")?;
                    expect((1..=SIDES).contains(&inner) && data.shifts() == inner, "a side for each inner axis")?;
                    expect(data.extents[1..=inner].iter().all(|&extent| extent == 1), "a box of places")?;
                }
                self.bulk(*map, *dst, inst.args[0], &inst.args[2..])
            }
            Op::TmaStore { map, src, add, .. } => {
                self.counts(inst, 1 + self.kernel.maps[*map].extents.len(), 0)?;
                expect(self.kernel.maps[*map].window.is_none(), "a box of elements side by side")?;
                expect(!add || self.kernel.bufs[*src].elem == DType::F32, "elements of `f32` that are added")?;
                self.bulk(*map, *src, inst.args[0], &inst.args[1..])
            }
            Op::Wgmma { shape, sum, at, left, right, conditional } => {
                self.wgmma(inst, *shape, *left, right, *conditional)?;
                let data = &self.kernel.vars[*sum];
                expect(data.elem == shape.acc, "an accumulator of the instruction's type")?;
                let end = u64::from(*at) + u64::from(shape.n) / 2;
                expect(end <= data.len.into(), "registers of the array")
            }
            Op::Anchor { buf } | Op::Keep { buf } => {
                let least = if let Op::Keep { .. } = inst.op { 3 } else { 2 };
                expect(inst.results.is_empty() && inst.args.len() >= least, "an index and operands")?;
                self.index(inst.args[0])?;
                expect(inst.args.iter().skip(1).all(|&arg| self.ty(arg).bits() == 32), "operands of 32 bits")?;
                expect(self.kernel.bufs[*buf].is_shared(), "shared memory")
            }
            Op::WarpSpecialize { partitions } => {
                self.counts(inst, 0, 0)?;
                let threads: u64 = partitions.iter().map(|partition| u64::from(partition.threads)).sum();
                expect(threads == self.kernel.threads.into(), "partitions of all threads")?;
                expect(
                    partitions.iter().all(|partition| partition.threads.is_multiple_of(128)),
                    "partitions of whole warpgroups",
                )
            }
            Op::Shuffle { lane, width, .. } => {
                self.counts(inst, 1, 1)?;
                self.all(&inst.args, self.ty(inst.results[0]))?;
                let warp = self.kernel.warp();
                expect(width.is_power_of_two() && *width <= warp && lane < width, "a lane inside a group of a warp")
            }
            Op::ShuffleAt {} => {
                self.counts(inst, 2, 1)?;
                self.all(&inst.args[..1], self.ty(inst.results[0]))?;
                self.all(&inst.args[1..], DType::I32)
            }
            Op::LoadMatrix { buf, .. } => {
                expect(inst.args.len() == 1 && matches!(inst.results.len(), 1 | 2 | 4), "1, 2 or 4 results")?;
                self.index(inst.args[0])?;
                self.all(&inst.results, DType::U32)?;
                let data = &self.kernel.bufs[*buf];
                expect(data.is_shared(), "shared memory")
            }
            Op::StoreMatrix { buf, .. } => {
                expect(matches!(inst.args.len(), 2 | 3 | 5) && inst.results.is_empty(), "1, 2 or 4 words")?;
                self.index(inst.args[0])?;
                self.all(&inst.args[1..], DType::U32)?;
                expect(self.kernel.bufs[*buf].is_shared(), "shared memory")
            }
            Op::Mma { mma } => self.mma(inst, mma),
            Op::CoopClear { var, at } => {
                self.counts(inst, 0, 0)?;
                self.matrix_of(*var, *at).map(|_| ())
            }
            Op::CoopLoad { var, at, buf, pitch, transposed, .. }
            | Op::CoopStore { var, at, buf, pitch, transposed, .. } => {
                self.counts(inst, 1, 0)?;
                self.index(inst.args[0])?;
                let matrix = self.matrix_of(*var, *at)?;
                let elem = self.kernel.vars[*var].elem;
                expect(self.kernel.bufs[*buf].elem == elem, "a buffer of the matrix' elements")?;
                let line = u32::from(if *transposed { matrix.rows } else { matrix.columns });
                let bytes = u64::from(*pitch) * elem.bytes() as u64;
                expect(*pitch >= line && bytes.is_multiple_of(16), "a pitch of whole lines and 16 bytes")
            }
            Op::CoopMultiply { left, left_at, right, right_at, sum, at } => {
                self.counts(inst, 0, 0)?;
                let (a, b) = (self.matrix_of(*left, *left_at)?, self.matrix_of(*right, *right_at)?);
                let c = self.matrix_of(*sum, *at)?;
                expect([a.role, b.role, c.role] == [Role::Left, Role::Right, Role::Sum], "the roles of a product")?;
                let [left, right, sum] = [left, right, sum].map(|var| self.kernel.vars[*var].elem);
                expect(left == right, "operands of one type")?;
                expect(left.is_float() == sum.is_float(), "a sum of floats of floats")?;
                expect(a.lanes == b.lanes && b.lanes == c.lanes, "matrices of the same lanes")?;
                let fits = a.rows == c.rows && a.columns == b.rows && b.columns == c.columns;
                expect(fits, "the extents of a product")
            }
            Op::For {} => {
                self.counts(inst, 3, 0)?;
                let [counter] = inst.blocks[0].args[..] else { return Err("expected one counter".to_owned()) };
                self.all(&inst.args, self.ty(counter))?;
                self.index(counter)
            }
            Op::If {} => {
                self.counts(inst, 1, 0)?;
                self.boolean(inst.args[0])
            }
            Op::Mark { .. } => self.counts(inst, 0, 0),
            Op::Print { .. } => expect(inst.results.is_empty(), "no results"),
            Op::Assert { .. } => {
                expect(!inst.args.is_empty() && inst.results.is_empty(), "a condition")?;
                self.boolean(inst.args[0])
            }
        }
    }
}

fn expect(holds: bool, what: impl Display) -> Check {
    if holds { Ok(()) } else { Err(format!("expected {what}")) }
}
