//! Timelines: the times at which warpgroups wait and issue, as a kernel records them.
//!
//! A kernel with marks takes one more parameter, the address of a buffer in global memory that is
//! zero. It has a row for each warpgroup of the first [`BLOCKS`] blocks, of [`ROW_WORDS`] words of 64
//! bits:
//!
//! | word | meaning |
//! |---|---|
//! | 0, 1 | the device's time in nanoseconds, and the multiprocessor's clock, where the program begins |
//! | 2, 3 | the same where it ends |
//! | 4 | the number of the multiprocessor, and 1 above it from bit 32 on |
//! | 5… | marks: the number of the [`MarkSite`], and above it from bit [`SITE_BITS`] on the clock |
//!
//! One thread of the first warp of each warpgroup records. A row that is full records no more.

use super::arch::Arch;
use super::asm::{Class, Operand};
use super::emitter::{Emitter, Record};
use tile_core::ir::Span;
use tile_simt::ir::Moment;
use tile_simt::passes::MOST_MARKS;
use tile_simt::timeline::{Event, Group, Timeline};
pub use tile_simt::timeline::{MarkSite, WARPGROUP};

/// Blocks that record.
pub const BLOCKS: u32 = 1024;
/// Words of a row.
pub const ROW_WORDS: u32 = 2048;
/// Words in front of its marks.
pub const HEAD_WORDS: u32 = 5;
/// Bits of a mark that say which it is.
pub const SITE_BITS: u32 = 12;

const _: () = assert!(MOST_MARKS < 1 << SITE_BITS, "sites have numbers");

impl Emitter<'_> {
    /// Finds the thread's row in the buffer.
    pub(super) fn begin_record(&mut self, buffer: Operand) -> Record {
        let asm = &mut self.asm;
        let name = |name| [Operand::Name(name)];
        let [x, y, z, columns, rows] = ["%ctaid.x", "%ctaid.y", "%ctaid.z", "%nctaid.x", "%nctaid.y"]
            .map(|register| asm.b32("mov.u32", &name(register)));
        let line = asm.b32("mad.lo.u32", &[z, rows, y]);
        let block = asm.b32("mad.lo.u32", &[line, columns, x]);
        let thread = asm.b32("mov.u32", &name("%tid.x"));
        let group = asm.b32("shr.u32", &[thread, Operand::Int(WARPGROUP.trailing_zeros().into())]);
        let groups = i64::from(self.kernel.threads.div_ceil(WARPGROUP));
        let number = asm.b32("mad.lo.u32", &[block, Operand::Int(groups), group]);
        let row = asm.register(Class::B64);
        asm.line(format_args!("mad.wide.u32 {row}, {number}, {}, {buffer}", 8 * ROW_WORDS));
        let next = asm.b64("add.u64", &[row, Operand::Int((8 * HEAD_WORDS).into())]);
        let end = asm.b64("add.u64", &[row, Operand::Int((8 * ROW_WORDS).into())]);
        // The lane that the warp elects issues its copies.
        let on = if asm.arch >= Arch::Sm90a && self.kernel.threads.is_multiple_of(32) {
            let lane = asm.register(Class::Pred);
            asm.line(format_args!("elect.sync _|{lane}, 0xffffffff"));
            let within = asm.b32("and.b32", &[thread, Operand::Int((WARPGROUP - 32).into())]);
            let first = asm.pred("setp.eq.u32", &[within, Operand::Int(0)]);
            asm.pred("and.pred", &[lane, first])
        } else {
            let within = asm.b32("and.b32", &[thread, Operand::Int((WARPGROUP - 1).into())]);
            asm.pred("setp.eq.u32", &[within, Operand::Int(0)])
        };
        let known = asm.pred("setp.lt.u32", &[block, Operand::Int(BLOCKS.into())]);
        let on = asm.pred("and.pred", &[on, known]);
        Record { row, next, end, on }
    }

    /// Records a mark.
    pub(super) fn mark(&mut self, moment: Moment, span: Span) {
        let Record { row, next, end, on } = self.record.expect("the prologue finds the row of a kernel with marks");
        let site = self.marks.len();
        let partition = self.partition.map(|(number, _)| number as u32 - 1);
        self.marks.push(MarkSite { moment, span, partition });
        let asm = &mut self.asm;
        let clock = asm.register(Class::B64);
        asm.line(format_args!("mov.u64 {clock}, %clock64"));
        if let Moment::Start | Moment::Done = moment {
            let time = asm.register(Class::B64);
            asm.line(format_args!("mov.u64 {time}, %globaltimer"));
            let at = if moment == Moment::Start { 0 } else { 16 };
            asm.line(format_args!("@{on} st.global.u64 [{row}+{at}], {time}"));
            asm.line(format_args!("@{on} st.global.u64 [{row}+{}], {clock}", at + 8));
        }
        if moment == Moment::Start {
            let processor = asm.b32("mov.u32", &[Operand::Name("%smid")]);
            let one = asm.b32("mov.u32", &[Operand::Int(1)]);
            let word = asm.join(Class::B64, "mov.b64", &[processor, one]);
            asm.line(format_args!("@{on} st.global.u64 [{row}+32], {word}"));
        }
        let shifted = asm.b64("shl.b64", &[clock, Operand::Int(SITE_BITS.into())]);
        let word = asm.b64("or.b64", &[shifted, Operand::Int(site as i64)]);
        let room = asm.pred("setp.lt.u64", &[next, end]);
        let writes = asm.pred("and.pred", &[room, on]);
        asm.line(format_args!("@{writes} st.global.u64 [{next}], {word}"));
        asm.line(format_args!("@{writes} add.u64 {next}, {next}, 8"));
    }
}

/// What a kernel of a block of so many warpgroups recorded in its buffer; `sites` are its marks.
pub fn decode(kernel: &str, words: &[u64], warpgroups: u32, sites: &[MarkSite]) -> Timeline {
    let rows = || words.chunks_exact(ROW_WORDS as usize);
    // Floats do not tell nanoseconds of a device's time apart.
    let since = rows().map(|row| row[0]).filter(|&begin| begin > 0).min().unwrap_or(0);
    let groups = rows().enumerate().filter_map(|(number, row)| {
        let place = [number as u32 / warpgroups, number as u32 % warpgroups];
        decode_row(row, place, since, sites)
    });
    Timeline::new(kernel, groups.collect())
}

/// What one warpgroup recorded, in nanoseconds since a time; nothing where it did not run to its end.
fn decode_row(row: &[u64], [block, warpgroup]: [u32; 2], since: u64, sites: &[MarkSite]) -> Option<Group> {
    let (head, marks) = row.split_at(HEAD_WORDS as usize);
    let [begin, first, end, last, processor] = head.try_into().ok()?;
    if processor >> 32 != 1 || last <= first {
        return None;
    }
    // Nanoseconds of a cycle.
    let rate = (end.saturating_sub(begin)) as f64 / (last - first) as f64;
    let mut partition = None;
    let recorded = marks.iter().take_while(|&&mark| mark != 0);
    let events: Vec<Event> = recorded
        .filter_map(|mark| {
            let site = sites.get((mark & ((1 << SITE_BITS) - 1)) as usize)?;
            partition = site.partition;
            let cycles = (mark >> SITE_BITS).saturating_sub(first);
            Some(Event {
                at: begin.saturating_sub(since) as f64 + cycles as f64 * rate,
                moment: site.moment,
                span: site.span,
            })
        })
        .collect();
    let full = marks.last().is_some_and(|&mark| mark != 0);
    Some(Group { block, warpgroup, partition, multiprocessor: processor as u32, events, full })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sites() -> Vec<MarkSite> {
        let site = |moment| MarkSite { moment, span: Span { line: 7, column: 3 }, partition: Some(1) };
        [Moment::Start, Moment::WaitStage, Moment::Ready, Moment::Done].map(site).to_vec()
    }

    #[test]
    fn rows_are_decoded_in_nanoseconds() {
        let mut words = vec![0; 2 * ROW_WORDS as usize];
        let row = &mut words[ROW_WORDS as usize..];
        // 1000 cycles in 500 nanoseconds.
        let now = 1_900_000_000_000_000_000;
        row[..5].copy_from_slice(&[now, 5000, now + 500, 6000, 42 | 1 << 32]);
        for (mark, (site, clock)) in row[5..].iter_mut().zip([(0, 5000), (1, 5200), (2, 5800), (3, 6000)]) {
            *mark = clock << SITE_BITS | site;
        }
        let timeline = decode("k", &words, 2, &sites());
        let [group] = &timeline.groups[..] else { panic!("one row has marks: {timeline:?}") };
        assert_eq!((group.block, group.warpgroup, group.partition, group.multiprocessor), (0, 1, Some(1), 42));
        let times: Vec<f64> = group.events.iter().map(|event| event.at).collect();
        assert_eq!(times, [0.0, 100.0, 400.0, 500.0]);
        assert!(!group.full);
    }

    #[test]
    fn rows_without_an_end_are_left_out() {
        let mut words = vec![0; ROW_WORDS as usize];
        words[..5].copy_from_slice(&[10_000, 5000, 0, 0, 1 << 32]);
        assert_eq!(decode("k", &words, 1, &sites()).groups, []);
        assert_eq!(decode("k", &[], 1, &[]).groups, []);
    }

    #[test]
    fn a_row_that_is_full_says_so() {
        let mut words = vec![9 << SITE_BITS; ROW_WORDS as usize];
        words[..5].copy_from_slice(&[0, 1, 10, 11, 1 << 32]);
        let timeline = decode("k", &words, 1, &sites());
        assert!(timeline.groups[0].full);
    }
}
