//! What orders threads and memory.
//!
//! Barriers that count arrivals and bytes are used in the forms whose memory
//! order is that of the block. Arrivals at another block's barrier are, too:
//! what they release is shared memory that copies have written and matrix
//! instructions have read, and an order of the cluster's scope would cost a
//! fence of the whole device at each. For the same reason the blocks of a
//! cluster meet without an order: the fence of new barriers is what others
//! must see.

use super::asm::{Class, Operand};
use super::emitter::Emitter;
use super::warpgroups::{GROUP_BARRIERS, WARPGROUP};
use tile_core::ir::SignalOp;
use tile_simt::ir::{Buf, Inst, Op, Val};

/// Seconds after which a wait for another device fails the launch.
const WAIT_SECONDS: u64 = 60;

/// A pattern of bits that nothing computes.
const NOT_A_NUMBER: i64 = 0x7fab_cdef;

impl Emitter<'_> {
    /// An operation without operands.
    pub(super) fn order(&mut self, op: &Op) {
        if let Op::GroupBarrier {} = op {
            return self.group_barrier();
        }
        let asm = &mut self.asm;
        match op {
            Op::Barrier {} => match self.partition {
                Some((barrier, threads)) => asm.line(format_args!("bar.sync {barrier}, {threads}")),
                None => asm.line(format_args!("bar.sync 0")),
            },
            Op::NamedBarrier { number, threads, .. } => asm.line(format_args!("bar.sync {number}, {threads}")),
            Op::WarpBarrier {} => asm.line(format_args!("bar.warp.sync 0xffffffff")),
            Op::ClusterBarrier {} => {
                asm.line(format_args!("barrier.cluster.arrive.relaxed.aligned"));
                asm.line(format_args!("barrier.cluster.wait.acquire.aligned"));
            }
            Op::LaunchWait {} => asm.line(format_args!("griddepcontrol.wait")),
            Op::LaunchNext {} => asm.line(format_args!("griddepcontrol.launch_dependents")),
            Op::CopyCommit {} => asm.line(format_args!("cp.async.commit_group")),
            Op::CopyWait { pending } => asm.line(format_args!("cp.async.wait_group {pending}")),
            Op::MbarrierFence {} => asm.line(format_args!("fence.mbarrier_init.release.cluster")),
            Op::ProxyFence {} => asm.line(format_args!("fence.proxy.async.shared::cta")),
            Op::GlobalProxyFence {} => asm.line(format_args!("fence.proxy.async.global")),
            Op::TmaCommit {} => asm.line(format_args!("cp.async.bulk.commit_group")),
            Op::TmaWait { pending, written } => {
                let read = if *written { "" } else { ".read" };
                asm.line(format_args!("cp.async.bulk.wait_group{read} {pending}"));
            }
            Op::WgmmaFence {} => asm.line(format_args!("wgmma.fence.sync.aligned")),
            Op::WgmmaCommit {} => asm.line(format_args!("wgmma.commit_group.sync.aligned")),
            Op::WgmmaWait { pending } => asm.line(format_args!("wgmma.wait_group.sync.aligned {pending}")),
            _ => unreachable!("called for operations without operands"),
        }
    }

    /// Each warpgroup has a barrier of its own.
    fn group_barrier(&mut self) {
        let group = self.warpgroup();
        let barrier = self.asm.b32("add.u32", &[group, Operand::Int(GROUP_BARRIERS.into())]);
        self.asm.line(format_args!("bar.sync {barrier}, {WARPGROUP}"));
    }

    /// A store that is as good as never made, but for all that the assembler
    /// knows may be: it stays before the waits behind it, and what it stores
    /// before it.
    pub(super) fn anchor(&mut self, inst: &Inst, buf: Buf) {
        let mut words = inst.args.iter().skip(1).map(|&arg| self.register(arg)).collect::<Vec<_>>().into_iter();
        let Some(mut word) = words.next() else { return };
        for other in words {
            word = self.asm.b32("xor.b32", &[word, other]);
        }
        let place = self.address(buf, inst.args[0], 0);
        let made = self.asm.pred("setp.eq.u32", &[word, Operand::Int(NOT_A_NUMBER)]);
        self.asm.line(format_args!("@{made} st.shared.b32 {place}, {word}"));
    }

    /// Stores operands if what is known late is a number that nothing computes. A sum
    /// is at most stored to a word that nobody reads.
    pub(super) fn keep(&mut self, inst: &Inst, buf: Buf) {
        let seen = self.register(inst.args[1]);
        let place = self.address(buf, inst.args[0], 0);
        let made = self.asm.pred("setp.eq.u32", &[seen, Operand::Int(NOT_A_NUMBER)]);
        for &word in &inst.args[2..] {
            let word = self.register(word);
            self.asm.line(format_args!("@{made} st.shared.b32 {place}, {word}"));
        }
    }

    /// Waits for the signal of another block, and takes it back.
    pub(super) fn await_signal(&mut self, buf: Buf, index: Val) {
        let word = self.address(buf, index, 0);
        let (seen, there) = (self.asm.register(Class::B32), self.asm.register(Class::Pred));
        let again = self.asm.label();
        self.asm.place(again);
        self.asm.line(format_args!("ld.acquire.gpu.global.u32 {seen}, {word}"));
        self.asm.line(format_args!("setp.ne.u32 {there}, {seen}, 0"));
        self.asm.jump_unless(there, again);
        self.asm.line(format_args!("st.relaxed.gpu.global.u32 {word}, 0"));
    }

    /// Sets a word that other devices see, or adds to it.
    pub(super) fn signal(&mut self, buf: Buf, op: SignalOp, inst: &Inst) {
        let (word, value) = (self.address(buf, inst.args[0], 0), self.operand(inst.args[1]));
        match op {
            SignalOp::Set => self.asm.line(format_args!("st.release.sys.global.u32 {word}, {value}")),
            SignalOp::Add => self.asm.line(format_args!("red.release.sys.global.add.u32 {word}, {value}")),
        }
    }

    /// Waits for a word that other devices write; fails the launch after a time, of which nothing is
    /// read where the word is there at once.
    pub(super) fn wait_signal(&mut self, buf: Buf, inst: &Inst) {
        let (word, least) = (self.address(buf, inst.args[0], 0), self.register(inst.args[1]));
        let (seen, there) = (self.asm.register(Class::B32), self.asm.register(Class::Pred));
        let [begun, now, passed] = [(); 3].map(|()| self.asm.register(Class::B64));
        let waits = self.asm.register(Class::Pred);
        let (again, done) = (self.asm.label(), self.asm.label());
        let limit = WAIT_SECONDS * 1_000_000_000;
        let asm = &mut self.asm;
        asm.line(format_args!("ld.acquire.sys.global.u32 {seen}, {word}"));
        asm.line(format_args!("setp.ge.u32 {there}, {seen}, {least}"));
        asm.jump_if(there, done);
        asm.line(format_args!("mov.u64 {begun}, %globaltimer"));
        asm.place(again);
        asm.line(format_args!("ld.acquire.sys.global.u32 {seen}, {word}"));
        asm.line(format_args!("setp.ge.u32 {there}, {seen}, {least}"));
        asm.jump_if(there, done);
        asm.line(format_args!("mov.u64 {now}, %globaltimer"));
        asm.line(format_args!("sub.u64 {passed}, {now}, {begun}"));
        asm.line(format_args!("setp.lt.u64 {waits}, {passed}, {limit}"));
        asm.jump_if(waits, again);
        asm.line(format_args!("trap"));
        asm.place(done);
        if !self.kernel.maps.is_empty() {
            self.asm.line(format_args!("fence.proxy.async.global"));
        }
    }

    /// An operation on a barrier in shared memory.
    pub(super) fn mbarrier(&mut self, inst: &Inst) {
        let index = inst.args[0];
        match inst.op {
            Op::MbarrierInit { buf, count } => {
                let barrier = self.address(buf, index, 0);
                self.asm.line(format_args!("mbarrier.init.shared::cta.b64 {barrier}, {count}"));
            }
            Op::MbarrierArrive { buf, remote: true } => {
                let barrier = self.remote_address(buf, index, inst.args[1]);
                self.asm.line(format_args!("mbarrier.arrive.shared::cluster.b64 _, {barrier}"));
            }
            Op::MbarrierArrive { buf, remote: false } => {
                let barrier = self.address(buf, index, 0);
                self.asm.line(format_args!("mbarrier.arrive.shared::cta.b64 _, {barrier}"));
            }
            Op::MbarrierExpect { buf, bytes } => {
                let barrier = self.address(buf, index, 0);
                self.asm.line(format_args!("mbarrier.arrive.expect_tx.shared::cta.b64 _, {barrier}, {bytes}"));
            }
            Op::CopyArrive { buf } => {
                let barrier = self.address(buf, index, 0);
                self.asm.line(format_args!("cp.async.mbarrier.arrive.noinc.shared::cta.b64 {barrier}"));
            }
            Op::MbarrierWait { buf } => {
                let barrier = self.address(buf, index, 0);
                let parity = self.operand(inst.args[1]);
                let done = self.asm.register(Class::Pred);
                // The instruction gives up after a while.
                let again = self.asm.label();
                self.asm.place(again);
                self.asm.line(format_args!("mbarrier.try_wait.parity.shared::cta.b64 {done}, {barrier}, {parity}"));
                self.asm.jump_unless(done, again);
            }
            _ => unreachable!("called for operations on barriers"),
        }
    }
}
