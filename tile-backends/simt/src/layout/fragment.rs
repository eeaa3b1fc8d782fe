//! Fragments: tiles in registers.
//!
//! A thread's number and a register's number are written in mixed radix, and
//! each digit moves along one axis of the tile:
//!
//! ```text
//! m16n8 accumulator of a warp      extent  axis  stride
//! threads   thread % 4                4      1      2
//!           thread / 4                8      0      1
//! registers register % 2              2      1      1
//!           register / 2              2      0      8
//! ```
//!
//! A thread digit without axis replicates: threads that differ only there
//! hold the same elements. On each axis the strides of all digits form a mixed
//! radix of their own, so every element has one register and, up to
//! replication, one thread; and the inverse is found digit by digit.
//!
//! Tiles whose extents are no product of the digits are covered by more: the
//! layout's extent on an axis may exceed the tile's, and who uses the layout
//! skips what lies outside.

/// A digit of a thread's or of a register's number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mode {
    /// How many values it has.
    pub extent: u32,
    /// The axis it moves along; none if it replicates.
    pub axis: Option<u8>,
    /// By how much.
    pub stride: u32,
}

impl Mode {
    /// A digit that moves along an axis.
    pub fn along(axis: u8, extent: u32, stride: u32) -> Mode {
        Mode { extent, axis: Some(axis), stride }
    }

    /// A digit that moves nowhere.
    pub fn replicate(extent: u32) -> Mode {
        Mode { extent, axis: None, stride: 0 }
    }
}

/// A distribution of a tile over the registers of a block's threads.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fragment {
    rank: usize,
    /// Digits of the thread's number, lowest first.
    threads: Vec<Mode>,
    /// Digits of the register's number, lowest first.
    registers: Vec<Mode>,
}

impl Fragment {
    /// A layout of these digits, lowest first, for a tile of that rank.
    pub fn new(rank: usize, threads: Vec<Mode>, registers: Vec<Mode>) -> Fragment {
        let tidy = |modes: Vec<Mode>| {
            let mut out: Vec<Mode> = Vec::new();
            for mode in modes.into_iter().filter(|mode| mode.extent > 1) {
                match out.last_mut() {
                    Some(last)
                        if last.axis == mode.axis
                            && (mode.axis.is_none() || last.stride * last.extent == mode.stride) =>
                    {
                        last.extent *= mode.extent;
                    }
                    _ => out.push(mode),
                }
            }
            out
        };
        Fragment { rank, threads: tidy(threads), registers: tidy(registers) }
    }

    /// Contiguous runs of `vector` elements along the last axis, neighbouring
    /// threads next to each other, what is left over in further registers.
    pub fn blocked(extents: &[u32], threads: u32, vector: u32) -> Fragment {
        let rank = extents.len();
        let mut free = threads;
        let (mut lanes, mut registers, mut rest) = (Vec::new(), Vec::new(), Vec::new());
        for (axis, &extent) in extents.iter().enumerate().rev() {
            let run = if axis + 1 == rank { vector.max(1) } else { 1 };
            let units = extent.div_ceil(run).max(1);
            // Threads divide what they can without waste; the last axis to be
            // given any takes all that are left.
            let exact = gcd(units, free);
            let outer: u32 = extents[..axis].iter().product();
            let taken = if outer >= free / exact { exact } else { free.min(units.next_power_of_two()) };
            let axis = axis as u8;
            registers.push(Mode::along(axis, run, 1));
            lanes.push(Mode::along(axis, taken, run));
            rest.push(Mode::along(axis, units.div_ceil(taken), run * taken));
            free /= taken;
        }
        lanes.push(Mode::replicate(free));
        registers.extend(rest);
        Fragment::new(rank, lanes, registers)
    }

    /// The same elements once more in each of so many as many threads.
    pub fn repeated(mut self, times: u32) -> Fragment {
        self.threads.push(Mode::replicate(times));
        Fragment::new(self.rank, self.threads, self.registers)
    }

    /// Whether each group of so many threads holds all elements.
    pub fn is_repeated(&self, threads: u32) -> bool {
        let mut below = 1;
        self.threads.iter().all(|mode| {
            below *= mode.extent;
            mode.axis.is_none() || below <= threads
        })
    }

    /// The number of axes.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// Digits of the thread's number, lowest first.
    pub fn thread_modes(&self) -> &[Mode] {
        &self.threads
    }

    /// Digits of the register's number, lowest first.
    pub fn register_modes(&self) -> &[Mode] {
        &self.registers
    }

    /// The number of threads it speaks of.
    pub fn threads(&self) -> u32 {
        self.threads.iter().map(|mode| mode.extent).product()
    }

    /// The number of registers of a thread.
    pub fn registers(&self) -> u32 {
        self.registers.iter().map(|mode| mode.extent).product()
    }

    /// The extent it covers on an axis.
    pub fn extent(&self, axis: usize) -> u32 {
        let along = |mode: &&Mode| mode.axis == Some(axis as u8);
        self.threads.iter().chain(&self.registers).filter(along).map(|mode| mode.extent).product()
    }

    /// The largest run of registers that hold neighbours along the last axis.
    pub fn vector(&self) -> u32 {
        match self.registers.first() {
            Some(mode) if mode.axis == Some((self.rank as u8).wrapping_sub(1)) && mode.stride == 1 => mode.extent,
            _ => 1,
        }
    }

    /// How far a register is from register 0, on each axis.
    pub fn offset(&self, register: u32) -> Vec<u32> {
        offset(&self.registers, self.rank, register)
    }

    /// How far the elements of a thread are from those of thread 0.
    pub fn base(&self, thread: u32) -> Vec<u32> {
        offset(&self.threads, self.rank, thread)
    }

    /// The register that is so far from register 0.
    pub fn register(&self, offset: &[u32]) -> Option<u32> {
        let mut rest = offset.to_vec();
        let (mut register, mut below) = (0, 1);
        for mode in &self.registers {
            let axis = usize::from(mode.axis?);
            let digit = offset[axis] / mode.stride % mode.extent;
            register += digit * below;
            below *= mode.extent;
            rest[axis] -= digit * mode.stride;
        }
        rest.iter().all(|&left| left == 0).then_some(register)
    }

    /// The first thread that holds an element, and its register.
    pub fn holder(&self, index: &[u32]) -> (u32, u32) {
        let number = |modes: &[Mode]| {
            let (mut number, mut below) = (0, 1);
            for mode in modes {
                if let Some(axis) = mode.axis {
                    number += index[usize::from(axis)] / mode.stride % mode.extent * below;
                }
                below *= mode.extent;
            }
            number
        };
        (number(&self.threads), number(&self.registers))
    }

    /// The layout of the tile without one axis: elements that differed only
    /// there are one, held by all who held any of them.
    pub fn without(&self, axis: usize) -> Fragment {
        let kept: Vec<Option<usize>> = (0..self.rank).filter(|&a| a != axis).map(Some).collect();
        self.select(&kept)
    }

    /// The layout of a tile whose axis `i` is axis `axes[i]` of this one, or
    /// has one index; the other axes are replicated.
    pub fn select(&self, axes: &[Option<usize>]) -> Fragment {
        let find = |mode: &Mode| axes.iter().position(|&a| a.is_some() && mode.axis == a.map(|a| a as u8));
        let thread = |mode: &Mode| match find(mode) {
            Some(axis) => Mode { axis: Some(axis as u8), ..*mode },
            None => Mode::replicate(mode.extent),
        };
        let register = |mode: &Mode| find(mode).map(|axis| Mode { axis: Some(axis as u8), ..*mode });
        Fragment::new(
            axes.len(),
            self.threads.iter().map(thread).collect(),
            self.registers.iter().filter_map(register).collect(),
        )
    }

    /// The layout of the same tile whose last axis is several, in row-major
    /// order; nothing where a digit crosses from one to another unevenly.
    pub fn regrouped(&self, extents: &[u32]) -> Option<Fragment> {
        let last = self.rank.checked_sub(1)?;
        let split = |modes: &[Mode]| -> Option<Vec<Mode>> {
            let mut out = Vec::new();
            for &mode in modes {
                if mode.axis != Some(last as u8) {
                    out.push(mode);
                    continue;
                }
                let Mode { extent: mut left, mut stride, .. } = mode;
                for (axis, &extent) in extents.iter().enumerate().rev() {
                    let here = if axis == 0 { left } else { (extent / stride).clamp(1, left) };
                    if axis > 0 && (stride < extent && !extent.is_multiple_of(stride) || !left.is_multiple_of(here)) {
                        return None;
                    }
                    if stride < extent || axis == 0 {
                        out.push(Mode::along((last + axis) as u8, here, stride));
                        (left, stride) = (left / here, 1);
                    } else if stride.is_multiple_of(extent) {
                        stride /= extent;
                    } else {
                        return None;
                    }
                }
            }
            Some(out)
        };
        let (threads, registers) = (split(&self.threads)?, split(&self.registers)?);
        Some(Fragment::new(last + extents.len(), threads, registers))
    }

    /// The layout of the runs of `run` elements along an axis, each held by one
    /// thread; nothing where threads share a run.
    pub fn of_runs(&self, axis: usize, run: u32) -> Option<Fragment> {
        let mut inside = 1;
        let mut above = |mode: &Mode, is_register: bool| -> Option<Mode> {
            if mode.axis != Some(axis as u8) {
                return Some(*mode);
            }
            if mode.stride.is_multiple_of(run) {
                return Some(Mode { stride: mode.stride / run, ..*mode });
            }
            let end = mode.stride * mode.extent;
            if !is_register || !run.is_multiple_of(mode.stride) {
                return None;
            }
            // The lower part of a digit may lie within a run, and the upper beyond.
            let within = run.min(end) / mode.stride;
            inside *= within;
            mode.extent.is_multiple_of(within).then(|| Mode { extent: mode.extent / within, stride: 1, ..*mode })
        };
        let threads: Option<Vec<Mode>> = self.threads.iter().map(|mode| above(mode, false)).collect();
        let registers: Option<Vec<Mode>> = self.registers.iter().map(|mode| above(mode, true)).collect();
        let layout = Fragment::new(self.rank, threads?, registers?);
        (inside == run).then_some(layout)
    }

    /// The layout of a tile with runs of `run` elements along an axis in the place
    /// of each element of this one, in the same thread.
    pub fn with_runs(&self, axis: usize, run: u32) -> Fragment {
        let wider = |mode: &Mode| match mode.axis == Some(axis as u8) {
            true => Mode { stride: mode.stride * run, ..*mode },
            false => *mode,
        };
        let registers = std::iter::once(Mode::along(axis as u8, run, 1)).chain(self.registers.iter().map(wider));
        Fragment::new(self.rank, self.threads.iter().map(wider).collect(), registers.collect())
    }

    /// How many threads hold each element.
    pub fn replicas(&self) -> u32 {
        self.threads.iter().filter(|mode| mode.axis.is_none()).map(|mode| mode.extent).product()
    }

    /// Whether two layouts place every element in the same threads; registers
    /// may be numbered differently.
    pub fn same_threads(&self, other: &Fragment) -> bool {
        self.threads == other.threads && (0..self.rank).all(|axis| self.extent(axis) == other.extent(axis))
    }
}

fn offset(modes: &[Mode], rank: usize, mut number: u32) -> Vec<u32> {
    let mut out = vec![0; rank];
    for mode in modes {
        if let Some(axis) = mode.axis {
            out[usize::from(axis)] += number % mode.extent * mode.stride;
        }
        number /= mode.extent;
    }
    out
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_hash::FxHashMap;

    fn accumulator() -> Fragment {
        let threads = vec![Mode::along(1, 4, 2), Mode::along(0, 8, 1)];
        Fragment::new(2, threads, vec![Mode::along(1, 2, 1), Mode::along(0, 2, 8)])
    }

    /// Every element is held, by threads that agree on the register.
    fn check(layout: &Fragment, extents: &[u32]) {
        let mut held: FxHashMap<Vec<u32>, Vec<u32>> = FxHashMap::default();
        for thread in 0..layout.threads() {
            for register in 0..layout.registers() {
                let offset = layout.offset(register);
                assert_eq!(layout.register(&offset), Some(register));
                let at: Vec<u32> = layout.base(thread).iter().zip(&offset).map(|(a, b)| a + b).collect();
                let (first, same) = layout.holder(&at);
                assert!(first <= thread && same == register && layout.base(first) == layout.base(thread));
                held.entry(at).or_default().push(thread);
            }
        }
        let count: u32 = (0..layout.rank()).map(|axis| layout.extent(axis)).product();
        assert_eq!(held.len(), count as usize);
        for (axis, &extent) in extents.iter().enumerate() {
            assert!(layout.extent(axis) >= extent, "{layout:?}");
        }
        let replicas = layout.threads() * layout.registers() / count;
        assert!(held.values().all(|threads| threads.len() == replicas as usize), "{layout:?}");
    }

    #[test]
    fn accumulators() {
        let layout = accumulator();
        check(&layout, &[16, 8]);
        assert_eq!((layout.threads(), layout.registers(), layout.vector()), (32, 4, 2));
        assert_eq!(layout.base(5), [1, 2]);
        assert_eq!(layout.offset(3), [8, 1]);
        let rows = layout.without(1);
        check(&rows, &[16]);
        assert_eq!((rows.threads(), rows.registers()), (32, 2));
        assert!(rows.same_threads(&layout.select(&[Some(0)])));
        assert!(!layout.same_threads(&layout.select(&[Some(1), Some(0)])));
    }

    #[test]
    fn runs_stay_in_their_threads() {
        let layout = accumulator();
        let pairs = layout.of_runs(1, 2).expect("a thread holds pairs of columns");
        check(&pairs, &[16, 4]);
        for thread in 0..pairs.threads() {
            let (row, pair) = (pairs.base(thread)[0], pairs.base(thread)[1]);
            for column in [2 * pair, 2 * pair + 1] {
                assert_eq!(layout.holder(&[row, column]).0, thread);
            }
        }
        assert_eq!(pairs.with_runs(1, 2), layout);
        assert_eq!(layout.of_runs(1, 4), None, "four columns are those of two threads");
        assert_eq!(layout.of_runs(0, 2), None, "rows below each other are those of two threads");
        assert_eq!(layout.of_runs(0, 1), Some(layout.clone()));
        let wide = Fragment::blocked(&[4, 64], 32, 8);
        for run in [2, 4, 8] {
            let runs = wide.of_runs(1, run).expect("a thread holds eight neighbours");
            check(&runs, &[4, 64 / run]);
            assert!(runs.with_runs(1, run).same_threads(&wide));
        }
        assert_eq!(wide.of_runs(1, 3), None);
        assert_eq!(wide.of_runs(1, 16), None);
    }

    #[test]
    fn regrouped_layouts_hold_the_same() {
        let threads = vec![Mode::along(1, 4, 2), Mode::along(0, 8, 1), Mode::along(1, 2, 48)];
        let registers = vec![Mode::along(1, 2, 1), Mode::along(0, 2, 8), Mode::along(1, 6, 8)];
        let layout = Fragment::new(2, threads, registers);
        check(&layout, &[16, 96]);
        for extents in [&[96][..], &[2, 48], &[4, 24], &[2, 3, 16], &[1, 96], &[96, 1]] {
            let other = layout.regrouped(extents).expect("digits stay whole");
            check(&other, &[&[16], extents].concat());
            for column in 0..96 {
                let mut at = vec![5];
                let mut below: u32 = extents.iter().product();
                at.extend(extents.iter().map(|extent| {
                    below /= extent;
                    column / below % extent
                }));
                assert_eq!(layout.holder(&[5, column]), other.holder(&at), "{extents:?}");
            }
        }
        assert_eq!([layout.regrouped(&[8, 12]), layout.regrouped(&[3, 2, 16])], [None, None]);
    }

    #[test]
    fn blocked_layouts_cover() {
        for extents in [&[64_u32, 64][..], &[128], &[100], &[1], &[3, 80], &[80, 3], &[16, 2, 64], &[7, 5, 3], &[4096]]
        {
            for threads in [32, 128, 256] {
                for vector in [1, 4, 8] {
                    let layout = Fragment::blocked(extents, threads, vector);
                    assert_eq!(layout.threads(), threads, "{extents:?}");
                    check(&layout, extents);
                }
            }
        }
    }

    #[test]
    fn no_thread_idles_where_extents_allow() {
        assert_eq!(Fragment::blocked(&[16, 80], 128, 4).registers(), 16);
        assert_eq!(Fragment::blocked(&[128, 64], 128, 4).registers(), 64);
    }
}
