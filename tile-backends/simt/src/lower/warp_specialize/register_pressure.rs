//! How much of the registers fragments take at once.
//!
//! ```text
//!   t    statement              s   p   acc
//!   0    gemm a, b → s          |       |
//!   1    parallel: s, acc       |       |
//!   2    copy s → p             '   ,   |      s ends where p begins
//!   3    gemm p, c → acc            |   |
//! ```
//!
//! A fragment is needed from the statement that makes it to the last that reads
//! it, and all through a loop if an iteration may read what one before left, or
//! if it is used outside of the loop, too. A statement that sets one fragment
//! from another needs no registers for both: elements go over one by one.

use crate::lower::shapes::extents;
use crate::lower::uses::is_fragment;
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::ir::{Func, Inst, InstId, Op, RegionId, Value};

/// What a statement does with a fragment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// Sets all of it, without a look at what it was.
    Makes,
    Reads,
}

/// The fragments of a function and where they are needed.
struct Uses<'f> {
    func: &'f Func,
    words: FxHashMap<Value, u64>,
    /// By fragment, in program order, with the time of the statement.
    uses: FxHashMap<Value, Vec<(usize, Use)>>,
    /// First and last time of each loop, inner ones before outer ones.
    loops: Vec<(usize, usize)>,
    time: usize,
}

/// The most 32-bit words of fragments that are needed at once, of all threads.
pub(in crate::lower) fn held(func: &Func, gemms: &FxHashSet<InstId>) -> u64 {
    held_with(func, gemms, &[], &[])
}

/// The same where some fragments are needed all through the loops in which they
/// are used, and others to the end of an iteration.
pub(super) fn held_with(func: &Func, gemms: &FxHashSet<InstId>, always: &[Value], to_end: &[Value]) -> u64 {
    let (words, uses, loops) = (all_words(func), FxHashMap::default(), Vec::new());
    let mut all = Uses { func, words, uses, loops, time: 0 };
    all.region(func.body, true);
    let mut kept = kept(func, gemms);
    kept.extend(always);
    let mut changes: Vec<(usize, i64)> = Vec::new();
    for (&fragment, &words) in &all.words {
        if let Some((from, to)) = all.life(fragment, kept.contains(&fragment), to_end.contains(&fragment)) {
            changes.extend([(from, words as i64), (to + 1, -(words as i64))]);
        }
    }
    changes.sort_unstable();
    let mut now = 0;
    changes.iter().fold(0, |most, (_, change)| {
        now += change;
        most.max(now)
    }) as u64
}

/// 32-bit words of each fragment.
fn all_words(func: &Func) -> FxHashMap<Value, u64> {
    let mut found = FxHashMap::default();
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result)
            && is_fragment(func, result)
        {
            found.insert(result, words(func, result));
        }
    });
    found
}

/// 32-bit words of a fragment.
pub(super) fn words(func: &Func, fragment: Value) -> u64 {
    let cells: u64 = extents(func, fragment).unwrap_or_default().iter().map(|&e| u64::from(e)).product();
    let bits = func.ty(fragment).elem().dtype().map_or(32, |dtype| dtype.bits());
    cells * u64::from(bits.max(16)) / 32
}

/// The second of two products in a loop is worked on while the next iteration
/// makes its left operand anew ([`overlap`](super::gemm_overlap)).
fn kept(func: &Func, gemms: &FxHashSet<InstId>) -> FxHashSet<Value> {
    let mut found = FxHashSet::default();
    func.walk(func.body, &mut |_, inst| {
        if let Op::For { .. } = inst.op {
            let inside = func.regions[inst.regions[0]].insts.iter().copied().filter(|id| gemms.contains(id));
            if let [_, second] = inside.collect::<Vec<_>>()[..] {
                found.insert(func.root(func.insts[second].args[0]));
            }
        }
    });
    found
}

impl Uses<'_> {
    /// The statements of a region, which is executed for certain when what is
    /// around it is.
    fn region(&mut self, region: RegionId, certain: bool) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            self.time += 1;
            match inst.op {
                Op::For { .. } => {
                    let start = self.time;
                    self.region(inst.regions[0], certain);
                    self.time += 1;
                    self.loops.push((start, self.time));
                }
                Op::If {} => inst.regions.iter().for_each(|&inner| self.region(inner, false)),
                _ => self.statement(inst, certain),
            }
        }
    }

    fn statement(&mut self, inst: &Inst, certain: bool) {
        let func = self.func;
        let mut found: Vec<(Value, bool)> = Vec::new();
        let mut visit = |inst: &Inst| {
            let target = inst.written();
            let sets = match inst.op {
                Op::Gemm { accumulate, .. } | Op::Reduce { accumulate, .. } => !accumulate,
                Op::GemmSp {} | Op::Atomic { .. } | Op::AtomicTile { .. } => false,
                _ => true,
            };
            for &arg in inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some()) {
                // A view may show a part.
                let makes = sets && Some(arg) == target && func.root(arg) == arg;
                found.push((func.root(arg), makes));
            }
        };
        func.walk_inst(inst, &mut visit);
        for &fragment in self.words.keys() {
            let mut here = found.iter().filter(|(root, _)| *root == fragment).peekable();
            if here.peek().is_some() {
                let what = if certain && here.all(|(_, makes)| *makes) { Use::Makes } else { Use::Reads };
                self.uses.entry(fragment).or_default().push((self.time, what));
            }
        }
    }

    /// From when to when a fragment is needed, in half steps: what a statement
    /// makes it has after what it reads.
    fn life(&self, fragment: Value, kept: bool, to_end: bool) -> Option<(usize, usize)> {
        let uses = self.uses.get(&fragment)?;
        let half = |&(time, what): &(usize, Use)| 2 * time + usize::from(what == Use::Makes);
        let (mut from, mut to) = (half(uses.first()?), half(uses.last()?));
        for &(start, end) in &self.loops {
            let inside = |time: usize| start <= time && time <= end;
            let Some((_, first)) = uses.iter().find(|(time, _)| inside(*time)) else { continue };
            let outside = uses.iter().any(|(time, _)| !inside(*time));
            if kept || outside || *first == Use::Reads {
                (from, to) = (from.min(2 * start), to.max(2 * end + 1));
            }
            if to_end {
                to = to.max(2 * end + 1);
            }
        }
        Some((from, to))
    }
}
