//! Instructions of a whole warp.

use super::Outcome;
use super::fiber::{Fiber, Mask};
use super::machine::Machine;
use super::operands::{element as decoded, group_places};
use super::state::clocks::Times;
use crate::ir::{Buf, CORE_LANES, FragmentMap, Inst, Mma, ShuffleMode};
use tile_core::elem::DType;
use tile_core::interp::scalar::{Cast, Number};

impl<'k> Fiber<'k> {
    /// Lanes of a warp: a block of fewer threads is one of them.
    fn lanes(&self) -> usize {
        (self.kernel.lanes as usize).min(self.threads)
    }

    /// The warps that execute a collective instruction: whole ones.
    fn warps(&self, mask: &Mask) -> Outcome<Vec<usize>> {
        let mut warps = Vec::new();
        let lanes = self.lanes();
        for first in (0..self.threads).step_by(lanes) {
            let on = mask[first..first + lanes].iter().filter(|&&on| on).count();
            match on {
                0 => {}
                on if on == lanes => warps.push(first),
                _ => return Err("some lanes of a warp are elsewhere".to_owned()),
            }
        }
        Ok(warps)
    }

    pub(super) fn shuffle(&mut self, inst: &Inst, mask: &Mask, mode: ShuffleMode, by: u32, width: u32) -> Outcome {
        let source = self.operand(inst.args[0]).clone();
        let mut out = source.clone();
        let (by, width) = (by as usize, width as usize);
        for first in self.warps(mask)? {
            for lane in 0..self.lanes() {
                let (group, within) = (lane / width * width, lane % width);
                let from = match mode {
                    ShuffleMode::Xor => lane ^ by,
                    ShuffleMode::Up if within >= by => lane - by,
                    ShuffleMode::Down if within + by < width => lane + by,
                    ShuffleMode::Up | ShuffleMode::Down => lane,
                    ShuffleMode::Index => group + by,
                };
                out[first + lane] = source[first + from];
            }
        }
        self.set(inst.results[0], mask, out);
        Ok(())
    }

    /// A shuffle from the lane that each lane names.
    pub(super) fn shuffle_at(&mut self, inst: &Inst, mask: &Mask) -> Outcome {
        let (source, places) = (self.operand(inst.args[0]).clone(), self.operand(inst.args[1]).clone());
        let mut out = source.clone();
        let lanes = self.lanes();
        for first in self.warps(mask)? {
            for lane in first..first + lanes {
                let place = places[lane] as u32 as i32;
                let from = usize::try_from(place).ok().filter(|&from| from < lanes);
                out[lane] =
                    source[first + from.ok_or_else(|| format!("a warp of {lanes} lanes has no lane {place}"))?];
            }
        }
        self.set(inst.results[0], mask, out);
        Ok(())
    }

    /// A barrier of each warp, whose lanes are at the same place.
    pub(super) fn meet_in_warps(&mut self, machine: &mut Machine<'k>, mask: &Mask) -> Outcome {
        for first in self.warps(mask)? {
            let lanes = || (first..first + self.lanes()).map(|t| self.actor(t));
            let mut told = Times::new();
            machine.clocks.release(lanes(), &mut told);
            machine.clocks.acquire(lanes(), &told);
        }
        Ok(())
    }

    pub(super) fn elect(&mut self, machine: &Machine<'k>, inst: &Inst, mask: &Mask) -> Outcome {
        self.warps(mask)?;
        let lanes = self.lanes();
        let elected = machine.choice.elected(lanes);
        let bits = (0..self.threads).map(|t| u64::from(t % lanes == elected)).collect();
        self.set(inst.results[0], mask, bits);
        Ok(())
    }

    /// The lane that gives a row of a matrix, and the row's first element.
    fn row(per: usize, index: &[i64], first: usize, matrix: usize, row: usize) -> Outcome<(usize, i64)> {
        let lane = first + matrix * 8 + row;
        if index[lane] % per as i64 != 0 {
            return Err(format!("row {row} of matrix {matrix} is not aligned"));
        }
        Ok((lane, index[lane]))
    }

    /// The elements of 8×8 matrices that a lane holds, for elements of 16 bits:
    /// rows and bytes in them.
    fn held(lane: usize, transposed: bool) -> [(usize, usize); 4] {
        let across = CORE_LANES[1] as usize;
        let (g, c) = (lane / across, lane % across);
        if transposed {
            [(2 * c, 2 * g), (2 * c, 2 * g + 1), (2 * c + 1, 2 * g), (2 * c + 1, 2 * g + 1)]
        } else {
            [0, 1, 2, 3].map(|i| (g, 4 * c + i))
        }
    }

    pub(super) fn load_matrix(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        offset: i64,
        transposed: bool,
    ) -> Outcome {
        let index: Vec<i64> = self.indices(inst.args[0]).iter().map(|index| index + offset).collect();
        let per = Self::per(self.kernel.bufs[buf].elem, 16);
        let width = 16 / per;
        let mut out = vec![vec![0; self.threads]; inst.results.len()];
        let warps = self.warps(mask)?;
        self.count_matrices(machine, inst, &warps, buf, &index, inst.results.len())?;
        for first in warps {
            for (matrix, out) in out.iter_mut().enumerate() {
                let mut rows = [[0_u8; 16]; 8];
                for (r, row) in rows.iter_mut().enumerate() {
                    let (lane, start) = Self::row(per, &index, first, matrix, r)?;
                    for i in 0..per {
                        let bits = machine.read(self.actor(lane), buf, start + i as i64)?;
                        row[i * width..(i + 1) * width].copy_from_slice(&bits.to_le_bytes()[..width]);
                    }
                }
                for lane in 0..self.lanes() {
                    let bytes = Self::held(lane, transposed).map(|(row, byte)| rows[row][byte]);
                    out[first + lane] = u64::from(u32::from_le_bytes(bytes));
                }
            }
        }
        for (&result, bits) in inst.results.iter().zip(out) {
            self.set(result, mask, bits);
        }
        Ok(())
    }

    pub(super) fn store_matrix(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        offset: i64,
        transposed: bool,
    ) -> Outcome {
        let index: Vec<i64> = self.indices(inst.args[0]).iter().map(|index| index + offset).collect();
        let per = Self::per(self.kernel.bufs[buf].elem, 16);
        let width = 16 / per;
        let warps = self.warps(mask)?;
        self.count_matrices(machine, inst, &warps, buf, &index, inst.args.len() - 1)?;
        for first in warps {
            for (matrix, &words) in inst.args[1..].iter().enumerate() {
                let words = self.operand(words);
                let mut rows = [[0_u8; 16]; 8];
                for lane in 0..self.lanes() {
                    let bytes = (words[first + lane] as u32).to_le_bytes();
                    for ((row, byte), value) in Self::held(lane, transposed).into_iter().zip(bytes) {
                        rows[row][byte] = value;
                    }
                }
                for (r, row) in rows.iter().enumerate() {
                    let (lane, start) = Self::row(per, &index, first, matrix, r)?;
                    for i in 0..per {
                        let mut bits = [0; 8];
                        bits[..width].copy_from_slice(&row[i * width..(i + 1) * width]);
                        machine.write(self.actor(lane), buf, start + i as i64, u64::from_le_bytes(bits))?;
                    }
                }
            }
        }
        Ok(())
    }

    pub(super) fn mma(&mut self, inst: &Inst, mask: &Mask, mma: Mma) -> Outcome {
        let (m, n) = (usize::from(mma.m), usize::from(mma.n));
        let kept = usize::from(mma.kept());
        let (left, right, total) = (mma.left(), mma.right(), mma.sum());
        let (na, nb) = (left.registers() as usize, right.registers() as usize);
        let mut args: Vec<Vec<u64>> = inst.args.iter().map(|&arg| self.operand(arg).clone()).collect();
        let places = if mma.sparse { args.pop() } else { None };
        let mut out: Vec<Vec<u64>> = args[na + nb..].to_vec();
        for first in self.warps(mask)? {
            for row in 0..m {
                // Which row of `b` each element of `a` meets.
                let mut meets: Vec<usize> = (0..kept).collect();
                if let Some(places) = &places {
                    for (group, pair) in meets.chunks_exact_mut(2).enumerate() {
                        let found = group_places(&places[first..], mma.a, row, group)?;
                        pair.copy_from_slice(&found.map(|place| 4 * group + place));
                    }
                }
                for column in 0..n {
                    let (total, other) = (total.place(row as u32, column as u32), meets.iter().copied().enumerate());
                    let (register, lane) = (total.register as usize, first + total.lane as usize);
                    let pairs = other.map(|(i, other)| {
                        let a = fragment_element(&args[..na], mma.a, &left, first, [row, i]);
                        (a, fragment_element(&args[na..na + nb], mma.b, &right, first, [column, other]))
                    });
                    out[register][lane] = multiplied(mma.acc, out[register][lane], pairs)?;
                }
            }
        }
        for (&result, bits) in inst.results.iter().zip(out) {
            self.set(result, mask, bits);
        }
        Ok(())
    }
}

/// Element (row, k) of an operand in the fragments of the warp whose first thread is `first`.
fn fragment_element(words: &[Vec<u64>], ty: DType, map: &FragmentMap, first: usize, [row, at]: [usize; 2]) -> Number {
    let place = map.place(row as u32, at as u32);
    let word = words[place.register as usize][first + place.lane as usize];
    let width = ty.bits().min(64);
    let bits = word >> (place.element * width) & (u64::MAX >> (64 - width));
    decoded(ty, bits)
}

/// The encoding of an accumulator with the products of pairs added.
fn multiplied(ty: DType, acc: u64, pairs: impl Iterator<Item = (Number, Number)>) -> Result<u64, String> {
    let mut sum = Number::decode(ty, acc);
    let mut exact = 0.0_f64;
    for (a, b) in pairs {
        match (a, b) {
            (Number::Int(a), Number::Int(b)) => {
                if let Number::Int(x) = &mut sum {
                    *x += a * b;
                }
            }
            (Number::Float(a), Number::Float(b)) => exact += a * b,
            _ => return Err("operands of different kinds".to_owned()),
        }
    }
    Ok(match sum {
        Number::Int(x) => x as u64 & (u64::MAX >> (64 - ty.bits())),
        Number::Float(c) => Cast::new(DType::F64, ty, None).apply((c + exact).to_bits()),
    })
}
