//! Tile operations of the interpreter.
//!
//! Each reads its sources whole, computes on dense row-major vectors of
//! encodings, and writes its destination whole. What the views do to indices
//! stays in [`View::each`](super::memory::View::each).

use super::axis;
use super::machine::Machine;
use super::memory::{View, unravel};
use super::program::{Action, Gemm, GemmSp, Slot, Update};
use super::scalar::Number;
use super::shadow::Touch;
use super::sparse;
use crate::elem::DType;
use crate::ir::sparse::{KEPT, PER_BYTE};
use crate::ir::{Order, Span};
use crate::launch::LaunchError;

type Outcome<T = ()> = Result<T, LaunchError>;

impl Machine<'_> {
    /// Executes a tile operation.
    pub(super) fn tile(&mut self, action: &Action, span: Span) -> Outcome {
        match *action {
            Action::Copy { src, dst, cast } => {
                self.same_extents(src, dst, span)?;
                let mut values = self.read(src, span)?;
                for bits in &mut values {
                    *bits = cast.apply(*bits);
                }
                self.write(dst, &values, span)
            }
            Action::Begin { src, dst, cast } => self.begin_copy(src, dst, cast, span),
            Action::Complete { dst } => self.complete_copy(dst, span),
            Action::Fill { dst, value } => {
                self.len(dst, span)?;
                let bits = self.regs[value];
                self.write_each(dst, |_| bits, span)
            }
            Action::Gather { src, rows, rows_type, dst } => {
                let rows = self.rows(rows, rows_type, span)?;
                self.same_rows(src, dst, rows.len(), span)?;
                let mut values = self.room(self.views[dst].len())?;
                for row in rows {
                    let row = self.views[src].row(row);
                    self.touch_all(src, &row, Touch::Load, span)?;
                    self.read_view(src, &row, &mut values, span)?;
                }
                self.write(dst, &values, span)
            }
            Action::Scatter { src, rows, rows_type, dst } => {
                let rows = self.rows(rows, rows_type, span)?;
                self.same_rows(dst, src, rows.len(), span)?;
                let values = self.read(src, span)?;
                let width = values.len() / rows.len().max(1);
                let order = self.shuffler.permutation(rows.len() as i64);
                for i in (0..rows.len()).map(|i| order.at(i as i64) as usize) {
                    let row = self.views[dst].row(rows[i]);
                    self.touch_all(dst, &row, Touch::StoreUnordered, span)?;
                    self.write_view(&row, |position| values[i * width + position])?;
                }
                Ok(())
            }
            Action::Gemm(gemm) => self.gemm(gemm, span),
            Action::GemmSp(gemm) => self.gemm_sp(gemm, span),
            Action::Reduce(reduce) => {
                let extents = self.views[reduce.src].extents();
                self.len(reduce.dst, span)?;
                if !axis::is_reduced(&extents, &self.views[reduce.dst].extents(), reduce.axis) {
                    return Err(self.mismatch("is reduced into", reduce.src, reduce.dst, span));
                }
                let src = self.read(reduce.src, span)?;
                let old = if reduce.flag { Some(self.read(reduce.dst, span)?) } else { None };
                let out = self.room(self.views[reduce.dst].len())?;
                self.write(reduce.dst, &axis::reduce(&reduce, &extents, &src, old.as_deref(), out), span)
            }
            Action::Scan(scan) => {
                self.same_extents(scan.src, scan.dst, span)?;
                let extents = self.views[scan.src].extents();
                let src = self.read(scan.src, span)?;
                let out = self.room(self.views[scan.dst].len())?;
                self.write(scan.dst, &axis::scan(&scan, &extents, &src, out), span)
            }
            Action::AtomicTile { src, dst, update, order } => self.atomic_tile(src, dst, (update, order), span),
            _ => unreachable!("the machine passes tile operations alone"),
        }
    }

    /// The number of elements of a view, counted against the step limit.
    fn len(&mut self, of: Slot, span: Span) -> Outcome<usize> {
        let len = self.views[of].len();
        self.spend(len, span)?;
        match usize::try_from(len) {
            Ok(len) if len <= isize::MAX as usize / 16 => Ok(len),
            _ => Err(self.fault(span, format!("a view with extents {:?}", self.views[of].extents()))),
        }
    }

    /// An empty vector with capacity for so many elements. A view may name far
    /// more than memory holds, each of them the same.
    fn room(&self, len: i64) -> Outcome<Vec<u64>> {
        let mut values = Vec::new();
        let reserved = usize::try_from(len).ok().filter(|&len| values.try_reserve_exact(len).is_ok());
        match reserved {
            Some(_) => Ok(values),
            None => Err(LaunchError::memory(&self.func.name, len.unsigned_abs().saturating_mul(8), 0)),
        }
    }

    /// Every element of a view, in row-major order.
    pub(super) fn read(&mut self, of: Slot, span: Span) -> Outcome<Vec<u64>> {
        self.len(of, span)?;
        let mut values = self.room(self.views[of].len())?;
        self.touch_view(of, Touch::Load, span)?;
        self.read_view(of, &self.views[of], &mut values, span)?;
        Ok(values)
    }

    /// Appends every element of a part of a view.
    fn read_view(&self, of: Slot, view: &View, values: &mut Vec<u64>, span: Span) -> Outcome {
        let storage = &self.storages[view.storage];
        let all = view.each(|position, cell| {
            values.push(match cell {
                None => view.outside,
                Some(cell) => storage.get(cell).ok_or(position)?,
            });
            Ok(())
        });
        all.map_err(|position: usize| {
            let extents = view.extents();
            let mut index = vec![0; extents.len()];
            unravel(position as i64, &extents, &mut index);
            self.unwritten(of, &index, span)
        })
    }

    /// Writes every element of a view that exists.
    pub(super) fn write(&mut self, of: Slot, values: &[u64], span: Span) -> Outcome {
        self.write_each(of, |position| values[position], span)
    }

    fn write_each(&mut self, of: Slot, value: impl Fn(usize) -> u64, span: Span) -> Outcome {
        self.touch_view(of, Touch::Store, span)?;
        let view = std::mem::take(&mut self.views[of]);
        let written = self.write_view(&view, value);
        self.views[of] = view;
        written
    }

    /// Looks whether a touch of every element of a view races.
    fn touch_view(&mut self, of: Slot, touch: Touch, span: Span) -> Outcome {
        if self.looks_at_blocks(self.views[of].storage) {
            let view = self.views[of].clone();
            self.touch_all(of, &view, touch, span)?;
        }
        Ok(())
    }

    fn write_view(&mut self, view: &View, value: impl Fn(usize) -> u64) -> Outcome {
        let storage = &mut self.storages[view.storage];
        view.each(|position, cell| {
            if let Some(cell) = cell {
                storage.set(cell, value(position));
            }
            Ok(())
        })
    }

    /// Row numbers; one too large for an `i64` is outside of everything.
    fn rows(&mut self, rows: Slot, dtype: DType, span: Span) -> Outcome<Vec<i64>> {
        let values = self.read(rows, span)?;
        let row = |bits| match Number::decode(dtype, bits) {
            Number::Int(row) => i64::try_from(row).unwrap_or(i64::MAX),
            Number::Float(row) => row as i64,
        };
        Ok(values.into_iter().map(row).collect())
    }

    /// The extents are equal after axes of extent 1 on the left.
    pub(super) fn same_extents(&self, src: Slot, dst: Slot, span: Span) -> Outcome {
        let (a, b) = (self.views[src].extents(), self.views[dst].extents());
        if significant(&a) == significant(&b) { Ok(()) } else { Err(self.mismatch("goes to", src, dst, span)) }
    }

    /// `compact` has one row for each row number, as wide as those of `table`.
    fn same_rows(&mut self, table: Slot, compact: Slot, rows: usize, span: Span) -> Outcome {
        self.len(compact, span)?;
        let (a, b) = (self.views[table].extents(), self.views[compact].extents());
        let agree = !a.is_empty() && !b.is_empty() && a[1..] == b[1..] && b[0] == rows as i64;
        if agree { Ok(()) } else { Err(self.mismatch("is indexed by rows for", table, compact, span)) }
    }

    fn mismatch(&self, what: &str, a: Slot, b: Slot, span: Span) -> LaunchError {
        let (a, b) = (self.views[a].extents(), self.views[b].extents());
        self.fault(span, format!("a view with extents {a:?} {what} one with extents {b:?}"))
    }

    fn atomic_tile(&mut self, src: Slot, dst: Slot, update: (Update, Order), span: Span) -> Outcome {
        self.same_extents(src, dst, span)?;
        let values = self.read(src, span)?;
        let view = self.views[dst].clone();
        view.each(|position, cell| {
            if let Some(cell) = cell {
                self.update(dst, cell, update, (values[position], 0), span)?;
            }
            Ok(())
        })
    }

    /// `acc[m, n] += Σₖ a[m, k]·b[k, n]`, `k` ascending. For each element the
    /// sum starts from what `acc` holds and every partial sum is rounded to
    /// the accumulator type.
    fn gemm(&mut self, gemm: Gemm, span: Span) -> Outcome {
        let Some(extents) = self.matrix(gemm.a) else { return Err(self.no_matrix(span)) };
        let a = self.read(gemm.a, span)?;
        self.product(gemm, extents, &a, span)
    }

    /// As [`Self::gemm`], the elements of the first operand put where `meta`
    /// says.
    fn gemm_sp(&mut self, GemmSp { dense, meta }: GemmSp, span: Span) -> Outcome {
        let (Some((m, kept)), Some((rows, bytes))) = (self.matrix(dense.a), self.matrix(meta)) else {
            return Err(self.no_matrix(span));
        };
        if rows != m || bytes.checked_mul(PER_BYTE) != kept.checked_mul(KEPT) {
            return Err(self.fault(span, format!("[{m}, {kept}] elements with places of [{rows}, {bytes}]")));
        }
        let (kept_values, places) = (self.read(dense.a, span)?, self.read(meta, span)?);
        let k = kept.saturating_mul(KEPT);
        let mut a = self.room(m.saturating_mul(k))?;
        sparse::expand(&kept_values, &places, &mut a).map_err(|nibble| {
            self.fault(span, format!("the places {} and {} do not increase", nibble & 3, nibble >> 2))
        })?;
        self.product(dense, (m, k), &a, span)
    }

    fn no_matrix(&self, span: Span) -> LaunchError {
        self.fault(span, "an operand is not a matrix".to_owned())
    }

    /// The GEMM with the values of the first operand, `m` by `k`.
    fn product(&mut self, gemm: Gemm, (m, k): (i64, i64), a: &[u64], span: Span) -> Outcome {
        let Gemm { b, acc, a_type, b_type, acc_type, accumulate, .. } = gemm;
        let (Some((k_too, n)), Some(product)) = (self.matrix(b), self.matrix(acc)) else {
            return Err(self.no_matrix(span));
        };
        if k != k_too || product != (m, n) {
            return Err(self.fault(span, format!("[{m}, {k}] times [{k_too}, {n}] gives {product:?}")));
        }
        let b = self.read(b, span)?;
        let cells = self.len(acc, span)?;
        let mut out = self.room(cells as i64)?;
        if accumulate {
            self.touch_view(acc, Touch::Load, span)?;
            self.read_view(acc, &self.views[acc], &mut out, span)?;
        } else {
            out.resize(cells, 0);
        }
        self.spend(m.saturating_mul(n).saturating_mul(k), span)?;
        let (n, k) = (n as usize, k as usize);
        let float = |bits, dtype| match Number::decode(dtype, bits) {
            Number::Float(x) => x,
            Number::Int(x) => x as f64,
        };
        // Two's-complement sums and products agree in their low bits.
        let int = |bits, dtype| match Number::decode(dtype, bits) {
            Number::Int(x) => x as u64,
            Number::Float(x) => x as u64,
        };
        match acc_type {
            DType::F64 => product_of(
                (n, k),
                (a, |x| f64::from_bits(x)),
                (&b, |x| f64::from_bits(x)),
                (&mut out, |x| f64::from_bits(x), |x: f64| x.to_bits()),
                |sum, x, y| sum + x * y,
            ),
            // Products of the 16-bit formats are exact in `f32`.
            _ if acc_type.is_float() => product_of(
                (n, k),
                (a, |x| float(x, a_type) as f32),
                (&b, |x| float(x, b_type) as f32),
                (&mut out, |x| f32::from_bits(x as u32), |x: f32| u64::from(x.to_bits())),
                |sum, x, y| sum + x * y,
            ),
            _ => product_of(
                (n, k),
                (a, |x| int(x, a_type)),
                (&b, |x| int(x, b_type)),
                (&mut out, |x| x, |x| x & (u64::MAX >> (64 - acc_type.bits()))),
                |sum, x: u64, y: u64| u64::wrapping_add(sum, x.wrapping_mul(y)),
            ),
        }
        self.write(acc, &out, span)
    }

    /// The last two extents, when all before are 1.
    fn matrix(&self, of: Slot) -> Option<(i64, i64)> {
        match self.views[of].extents().as_slice() {
            [ones @ .., rows, columns] if ones.iter().all(|&extent| extent == 1) => Some((*rows, *columns)),
            _ => None,
        }
    }
}

/// Extents without ones on the left.
fn significant(extents: &[i64]) -> &[i64] {
    let ones = extents.iter().take_while(|&&extent| extent == 1).count();
    &extents[ones..]
}

/// GEMM over dense operands; loops in the order m, k, n.
fn product_of<X: Copy>(
    (n, k): (usize, usize),
    (a, decode_a): (&[u64], impl Fn(u64) -> X),
    (b, decode_b): (&[u64], impl Fn(u64) -> X),
    (out, decode, encode): (&mut [u64], impl Fn(u64) -> X, impl Fn(X) -> u64),
    step: impl Fn(X, X, X) -> X,
) {
    if n == 0 {
        return;
    }
    let b: Vec<X> = b.iter().map(|&bits| decode_b(bits)).collect();
    let mut sums = Vec::with_capacity(n);
    for (i, out) in out.chunks_exact_mut(n).enumerate() {
        sums.clear();
        sums.extend(out.iter().map(|&bits| decode(bits)));
        for (&x, row) in a[i * k..][..k].iter().zip(b.chunks_exact(n)) {
            let x = decode_a(x);
            for (sum, &y) in sums.iter_mut().zip(row) {
                *sum = step(*sum, x, y);
            }
        }
        for (out, &sum) in out.iter_mut().zip(&sums) {
            *out = encode(sum);
        }
    }
}
