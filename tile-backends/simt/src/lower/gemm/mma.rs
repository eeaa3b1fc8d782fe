//! Products by the matrix instructions of a warp.
//!
//! The fragments of `mma.m16n8k*` (PTX ISA, "Matrix fragments for mma"), with
//! lane = 4·g + c: the accumulator's registers are (row g, columns 2c, 2c+1)
//! and the same eight rows below. An operand's registers hold 32 bits of
//! neighbours along k; which, [`Operand`] says for every width. Operands of 16
//! bits, and others that lie along k, are read by matrix loads, what is left
//! element by element. Operands of `f32` are rounded when they are in registers.
//!
//! What whole steps leave of k is multiplied by the shortest instruction that takes
//! it; elements behind the end are read as zeros, of both operands.

use super::{Partition, Size, Tail, plus, split};
use crate::ir::{CORE_LANES, MATRIX_LANES, Mma, Op as Thread, Val};
use crate::layout::{Fragment, Mode};
use crate::lower::lin::Lin;
use crate::lower::view::{Root, View};
use crate::lower::{Lower, Lowered};
use tile_core::elem::DType;
use tile_core::ir::BinOp;

/// Steps of `k` that are written out.
const UNROLLED: u32 = 8;
/// The most registers for sums and two steps' operands, which leaves some for
/// addresses.
const HELD: u32 = 208;

/// The accumulator: whole instructions to each warp.
pub(super) fn layout(mma: Mma, size: Size, warps: u32, partition: Partition) -> Fragment {
    let sum = mma.sum();
    let ([m, n], [high, wide]) = (sum.extents, sum.lanes);
    let (down, across) = split(warps, size, [m, n], partition);
    let (rows, columns) = (size.m / down, size.n / across);
    let threads = vec![
        Mode::along(1, wide, sum.run),
        Mode::along(0, high, 1),
        Mode::along(0, down, rows),
        Mode::along(1, across, columns),
        Mode::replicate(warps / (down * across)),
    ];
    let registers = vec![
        Mode::along(1, sum.run, 1),
        Mode::along(0, sum.rows(), high),
        Mode::along(1, columns / n, n),
        Mode::along(0, rows / m, m),
    ];
    Fragment::new(2, threads, registers)
}

/// Whether a fragment lies as the left operand of a product with that
/// accumulator: 16-bit elements, rows in the same threads, and columns as in
/// an accumulator of one warp for each row.
pub(super) fn holds_left(left: &Fragment, accumulator: &Fragment, mma: Mma) -> bool {
    let rows = |layout: &Fragment| layout.select(&[Some(0)]);
    let sum = mma.sum();
    mma.a.bits() == 16
        && rows(left).same_threads(&rows(accumulator))
        && left.thread_modes().first() == Some(&Mode::along(1, sum.lanes[1], sum.run))
        && left.thread_modes().iter().filter(|mode| mode.axis == Some(1)).count() == 1
        && left.register_modes().first() == Some(&Mode::along(1, sum.run, 1))
}

/// Where the registers of an operand are, for a lane (g, c): register `j` is
/// at row (of the other axis) `g + 8 · (j % rows)`, `k` from
/// `per · c + step · (j / rows)`.
#[derive(Clone, Copy)]
struct Operand {
    /// Registers with different rows.
    rows: u32,
    /// Elements of a register.
    per: u32,
    /// Distance along k between registers.
    step: u32,
    /// Registers.
    count: u32,
    /// Whether each is a matrix of eight rows of 16 bytes.
    matrices: bool,
}

impl Operand {
    fn new(mma: Mma, left: bool) -> Operand {
        let (map, ty) = if left { (mma.left(), mma.a) } else { (mma.right(), mma.b) };
        let (per, step, count) = (map.run, map.step(), map.registers());
        Operand { rows: map.rows(), per, step, count, matrices: ty.bits() <= 32 }
    }
}

/// What is multiplied.
#[derive(Clone, Copy)]
struct Operands<'v> {
    a: &'v View,
    b: &'v View,
    /// Where the elements of a sparse left operand belong.
    places: Option<&'v View>,
}

/// A product whose steps of k are not written one after the other where it
/// stands (`lower::rotate`).
pub(in crate::lower) struct Rotated {
    /// The fragment that is added to.
    sum: usize,
    layout: Fragment,
    mma: Mma,
    pub(in crate::lower) steps: u32,
}

/// The operands of a step of k in registers: the words of each instruction's.
pub(in crate::lower) struct Step {
    pub(in crate::lower) left: Vec<Vec<Val>>,
    pub(in crate::lower) right: Vec<Vec<Val>>,
}

impl Rotated {
    /// A product that takes more than one step, whole ones, few enough to write them
    /// out, and whose operands fit into registers twice.
    pub(super) fn new(sum: usize, layout: Fragment, mma: Mma, size: Size) -> Option<Rotated> {
        let steps = size.k / u32::from(mma.k);
        let whole = size.k.is_multiple_of(mma.k.into());
        let [down, across] = instructions(&layout, mma);
        let operands = down * Operand::new(mma, true).count + across * Operand::new(mma, false).count;
        let words = if mma.acc == DType::F64 { 2 } else { 1 };
        let held = (layout.registers() + 2 * operands) * words;
        (whole && (2..=UNROLLED).contains(&steps) && held <= HELD).then_some(Rotated { sum, layout, mma, steps })
    }

    /// The type of the words.
    pub(in crate::lower) fn word(&self) -> DType {
        if self.mma.a == DType::F64 { DType::F64 } else { DType::U32 }
    }

    /// How many words the operands of a step have, left and right.
    pub(in crate::lower) fn words(&self) -> [Vec<u32>; 2] {
        let [down, across] = instructions(&self.layout, self.mma);
        let count = |left| Operand::new(self.mma, left).count;
        [vec![count(true); down as usize], vec![count(false); across as usize]]
    }
}

/// How many instructions a warp has down and across.
fn instructions(layout: &Fragment, mma: Mma) -> [u32; 2] {
    let down = layout.select(&[Some(0)]).registers() / (u32::from(mma.m) / 8);
    [down, layout.select(&[Some(1)]).registers() / 2]
}

/// The columns of instructions whose right operands are read together: the first
/// and how many.
fn columns(across: u32, mma: Mma) -> impl Iterator<Item = (u32, u32)> {
    let operand = Operand::new(mma, false);
    // A load is of four matrices at most.
    let most = if operand.matrices { 4 / operand.count.min(2) } else { 1 };
    let mut next = 0;
    std::iter::from_fn(move || {
        let together = most.min(1 << (across - next).checked_ilog2()?);
        next += together;
        Some((next - together, together))
    })
}

/// The warp's place in the product.
struct Place {
    /// First row and column.
    row: Lin,
    column: Lin,
    /// Lane / 4 and lane % 4.
    g: Lin,
    c: Lin,
    lane: Lin,
}

impl Lower<'_> {
    /// Adds the product to the accumulator; `places` says where the elements of a
    /// sparse left operand belong.
    pub(super) fn mma(
        &mut self,
        [a, b]: [&View; 2],
        places: Option<&View>,
        number: usize,
        layout: &Fragment,
        size: Size,
        mma: Mma,
    ) -> Lowered<()> {
        let place = self.place_of_warp(layout);
        let operands = Operands { a, b, places };
        let k = u32::from(mma.k);
        let steps = size.k / k;
        let in_registers = matches!(a.root, Root::Fragment(number) if !self.fragments[number].spilled);
        if in_registers || steps <= UNROLLED {
            (0..steps).try_for_each(|step| {
                self.mma_step(operands, number, layout, mma, &place, &Lin::int((step * k).into()))
            })?;
        } else {
            let mut unrolled = UNROLLED / 2;
            while !steps.is_multiple_of(unrolled) {
                unrolled /= 2;
            }
            let by = Lin::int((k * unrolled).into());
            self.loop_over(&Lin::int(0), &Lin::int((steps * k).into()), &by, |lower, at| {
                (0..unrolled).try_for_each(|i| lower.mma_step(operands, number, layout, mma, &place, &plus(&at, i * k)))
            })?;
        }
        let Some(tail) = Tail::new(self.func, self.target, mma, size.k) else { return Ok(()) };
        self.mma_step(operands, number, layout, tail.mma, &place, &Lin::int((steps * k).into()))
    }

    fn place_of_warp(&mut self, layout: &Fragment) -> Place {
        let [high, wide] = CORE_LANES;
        let (g, c) = (self.digit(wide, high), self.digit(1, wide));
        let lane = self.digit(1, MATRIX_LANES);
        let base = self.base(layout);
        Place { row: base[0].sub(&g), column: base[1].sub(&c.scale(2)), g, c, lane }
    }

    /// The operands of a step of k in registers.
    pub(in crate::lower) fn step_operands(
        &mut self,
        [a, b]: [&View; 2],
        product: &Rotated,
        step: u32,
    ) -> Lowered<Step> {
        let &Rotated { ref layout, mma, .. } = product;
        let (place, k) = (self.place_of_warp(layout), Lin::int((step * u32::from(mma.k)).into()));
        let [down, across] = instructions(layout, mma);
        let mut operands = Step { left: Vec::new(), right: Vec::new() };
        // All right ones are needed for the first left one.
        for (j, together) in columns(across, mma) {
            operands.right.extend(self.right_registers(b, mma, &place, j * u32::from(mma.n), together, &k)?);
        }
        for i in 0..down {
            operands.left.push(self.left_registers(a, mma, &place, i * u32::from(mma.m), &k)?);
        }
        Ok(operands)
    }

    /// Multiplies operands in registers: each left one, the larger, by all right
    /// ones, to and fro, so that neighbouring instructions share one of the two.
    pub(in crate::lower) fn multiply_step(&mut self, operands: &Step, product: &Rotated) -> Lowered<()> {
        for (i, left) in (0..).zip(&operands.left) {
            let across = operands.right.len() as u32;
            for j in 0..across {
                let j = if i % 2 == 0 { j } else { across - 1 - j };
                let right = &operands.right[j as usize];
                self.instruction(product.sum, &product.layout, product.mma, [i, j], [left, right, &[]])?;
            }
        }
        Ok(())
    }

    fn mma_step(
        &mut self,
        Operands { a, b, places }: Operands<'_>,
        number: usize,
        layout: &Fragment,
        mma: Mma,
        place: &Place,
        k: &Lin,
    ) -> Lowered<()> {
        let (m, n) = (u32::from(mma.m), u32::from(mma.n));
        let [down, across] = instructions(layout, mma);
        let mut left = Vec::new();
        let mut words = Vec::new();
        let kept = if mma.sparse { self.known.bin(&mut self.b, BinOp::Div, k, &Lin::int(2)) } else { k.clone() };
        for i in 0..down {
            left.push(self.left_registers(a, mma, place, i * m, &kept)?);
            if let Some(places) = places {
                let row = plus(&place.row, i * m);
                words.push(self.places_words(places, mma.a, &row, k, mma.k.into())?);
            }
        }
        for (j, together) in columns(across, mma) {
            let right = self.right_registers(b, mma, place, j * n, together, k)?;
            for (jj, right) in right.iter().enumerate() {
                for (i, left) in left.iter().enumerate() {
                    let places = words.get(i).map_or(&[][..], Vec::as_slice);
                    self.instruction(number, layout, mma, [i as u32, j + jj as u32], [left, right, places])?;
                }
            }
        }
        Ok(())
    }

    /// One instruction: the tile so many instructions down and across.
    fn instruction(
        &mut self,
        number: usize,
        layout: &Fragment,
        mma: Mma,
        [down, across]: [u32; 2],
        [left, right, places]: [&[Val]; 3],
    ) -> Lowered<()> {
        let (m, n) = (u32::from(mma.m), u32::from(mma.n));
        let var = self.fragments[number].var;
        let mut registers = Vec::new();
        for half in 0..m / 8 {
            for e in 0..2 {
                registers.push(self.sum_register(layout, down * m + half * 8, across * n + e)?);
            }
        }
        let sums: Vec<Val> = registers.iter().map(|&r| self.b.get(var, r)).collect();
        let args: Vec<Val> = [left, right, &sums, places].concat();
        let sums = self.b.values(Thread::Mma { mma }, &args, mma.acc, registers.len());
        for (&register, sum) in registers.iter().zip(sums) {
            self.b.set(var, register, sum);
        }
        Ok(())
    }

    fn left_registers(&mut self, a: &View, mma: Mma, place: &Place, row: u32, k: &Lin) -> Lowered<Vec<Val>> {
        let operand = Operand::new(mma, true);
        let row = plus(&place.row, row);
        let rows = operand.rows;
        let digits = [(1, rows), (rows, operand.count / rows)];
        if operand.matrices
            && let Some(words) = self.matrix_loads(a, mma.a, &row, k, digits, place, operand.count)?
        {
            return Ok(self.rounded(mma.a, words));
        }
        let words = self.single_registers(a, mma.a, operand, place, &row, k, true)?;
        Ok(self.rounded(mma.a, words))
    }

    /// Words of operands as the instructions take them.
    fn rounded(&mut self, ty: DType, words: Vec<Val>) -> Vec<Val> {
        if ty != DType::F32 {
            return words;
        }
        words.into_iter().map(|word| self.b.value(Thread::RoundTf32 {}, &[word], DType::U32)).collect()
    }

    /// The operands of so many instructions.
    fn right_registers(
        &mut self,
        b: &View,
        mma: Mma,
        place: &Place,
        column: u32,
        together: u32,
        k: &Lin,
    ) -> Lowered<Vec<Vec<Val>>> {
        let operand = Operand::new(mma, false);
        let column = plus(&place.column, column);
        let swapped = View { axes: vec![b.axes[1].clone(), b.axes[0].clone()], ..b.clone() };
        if operand.matrices {
            // Two matrices along k at a time, if there are two.
            let along = operand.count.min(2);
            let mut found = vec![Vec::new(); together as usize];
            for part in 0..operand.count / along {
                let k = plus(k, part * along * operand.step);
                // Lanes behind the matrices of a single column name others.
                let digits = [(along, together.max(along)), (1, along)];
                let count = along * together;
                let Some(words) = self.matrix_loads(&swapped, mma.b, &column, &k, digits, place, count)? else {
                    break;
                };
                let words = self.rounded(mma.b, words);
                found.iter_mut().zip(words.chunks(along as usize)).for_each(|(all, words)| all.extend(words));
            }
            if found.iter().all(|words| words.len() as u32 == operand.count) {
                return Ok(found);
            }
        }
        let mut all = Vec::new();
        for i in 0..together {
            let column = plus(&column, i * u32::from(mma.n));
            let words = self.single_registers(&swapped, mma.b, operand, place, &column, k, false)?;
            all.push(self.rounded(mma.b, words));
        }
        Ok(all)
    }

    /// Matrix loads of an operand seen as rows of k; nothing where it does not
    /// lie so that they can be used. Digits of a matrix' number, each as the matrices
    /// below it and its values, move it eight rows and one chunk of 16 bytes along k:
    /// the left operand counts rows first, the right one chunks.
    #[expect(clippy::too_many_arguments, reason = "the parts of one load")]
    fn matrix_loads(
        &mut self,
        view: &View,
        ty: DType,
        row: &Lin,
        k: &Lin,
        [rows, chunks]: [(u32, u32); 2],
        place: &Place,
        count: u32,
    ) -> Lowered<Option<Vec<Val>>> {
        let Root::Memory(buf) = view.root else { return Ok(None) };
        let width = ty.bytes() as i64;
        let strides = [view.axes[0].stride.as_int(), view.axes[1].stride.as_int()];
        let [Some(row_stride), Some(k_stride)] = strides else { return Ok(None) };
        let straight = k_stride == 1;
        let transposed = row_stride == 1 && width == 2;
        let pitch = if straight { row_stride } else { k_stride };
        let aligned = (pitch * width) % 16 == 0 && (self.known.divisor(&view.base) * width) % 16 == 0;
        let shared = self.b.kernel().bufs[buf].is_shared() && self.b.kernel().bufs[buf].elem.bits() == ty.bits();
        let inside = view.checks.is_empty() && view.fill.is_none() && self.active.is_none();
        if !(self.target.load_matrix && shared && inside && aligned && (straight || transposed)) {
            return Ok(None);
        }
        let chunk = 16 / width as u32;
        // Lane l names row l % 8 of matrix l / 8.
        let within = self.known.bin(&mut self.b, tile_core::ir::BinOp::Rem, &place.lane, &Lin::int(8));
        let [down, along] = [rows, chunks].map(|(below, values)| self.digit(8 * below, values));
        let (mut at_row, mut at_k) = (row.add(&down.scale(8)), k.add(&along.scale(chunk.into())));
        let last = if straight {
            at_row = at_row.add(&within);
            [at_row.clone(), plus(&at_k, chunk - 1)]
        } else {
            at_k = at_k.add(&within);
            [plus(&at_row, chunk - 1), at_k.clone()]
        };
        if !self.all_inside(view, &at_row, &at_k) || !self.all_inside(view, &last[0], &last[1]) {
            return Ok(None);
        }
        let index = match self.swizzle_of(view) {
            Some(tile) => self.swizzled_index(tile, view, &[at_row, at_k]),
            None => view.base.add(&at_row.scale(row_stride)).add(&at_k.scale(k_stride)),
        };
        let offset = index.constant;
        let index = self.known.register(&mut self.b, &index.terms(), DType::I32);
        let op = Thread::LoadMatrix { buf, offset, transposed: !straight };
        Ok(Some(self.b.values(op, &[index], DType::U32, count as usize)))
    }

    /// Whether a place lies inside for certain.
    fn all_inside(&mut self, view: &View, row: &Lin, k: &Lin) -> bool {
        [(row, &view.axes[0]), (k, &view.axes[1])]
            .into_iter()
            .all(|(at, axis)| axis.bounds.iter().all(|(shift, end)| self.known.is_inside(&at.add(shift), end)))
    }

    /// Registers from single elements.
    #[expect(clippy::too_many_arguments, reason = "the parts of one operand")]
    fn single_registers(
        &mut self,
        view: &View,
        ty: DType,
        operand: Operand,
        place: &Place,
        row: &Lin,
        k: &Lin,
        left: bool,
    ) -> Lowered<Vec<Val>> {
        let mut out = Vec::new();
        for j in 0..operand.count {
            let at_row = plus(&row.add(&place.g), 8 * (j % operand.rows));
            let at_k = plus(&k.add(&place.c.scale(operand.per.into())), operand.step * (j / operand.rows));
            let at: Vec<Vec<Lin>> = (0..operand.per).map(|e| vec![at_row.clone(), plus(&at_k, e)]).collect();
            debug_assert!(left || operand.rows == 1);
            let values = self.load(view, &at)?;
            out.push(match ty {
                DType::F64 => values[0],
                _ if operand.per == 1 => self.b.value(Thread::Bits {}, &values, DType::U32),
                _ => self.b.value(Thread::Pack {}, &values, DType::U32),
            });
        }
        Ok(out)
    }
}
