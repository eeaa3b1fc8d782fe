//! Values of the iterations of a `parallel!`: uniform scalars, affine indices, or tiles.
//!
//! A value that is the same in all iterations is a scalar. An affine index, a sum of multiples of
//! the loop's indices, stays symbolic, because subviews and slices are made of such. Everything
//! else is a tile: its axes are those of the loop, of extent 1 where the value does not depend on
//! the index.

use super::{Code, Lower, Lowered};
use crate::ir::{BinaryOp, Op as Npu, Operand, Tile, Val};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, CmpOp, Literal, UnOp};
use tile_core::num::Round;

/// An affine index: `base + Σ coefficient·index`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Affine {
    pub(super) base: Val,
    pub(super) by: Vec<i64>,
}

impl Affine {
    pub(super) fn is_uniform(&self) -> bool {
        self.by.iter().all(|&by| by == 0)
    }
}

/// A value of an iteration, and its type in the kernel.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    pub(super) elem: DType,
    pub(super) what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Scalar(Val),
    /// An affine integer.
    Affine(Affine),
    /// A tile, in the type in which `elem` is computed.
    Tile(Tile),
}

/// The index space of a `parallel!`.
#[derive(Clone, Debug)]
pub(super) struct Space {
    /// The extents of tiles over all indices.
    pub(super) extents: Vec<u32>,
}

/// The bound up to which integers in `f32` are exact.
const EXACT: i64 = 1 << 24;

impl Lower<'_> {
    pub(super) fn lane_scalar(&self, val: Val) -> Lane {
        Lane { elem: self.b.ty(val), what: What::Scalar(val) }
    }

    /// A value as a tile in the type in which it is computed.
    pub(super) fn materialize(&mut self, lane: &Lane, space: &Space) -> Lowered<Tile> {
        let to = self.computed(lane.elem)?;
        match &lane.what {
            What::Tile(tile) => Ok(*tile),
            What::Scalar(val) => {
                let val = self.scalar_as(*val, lane.elem, to)?;
                Ok(self.splat(val, space.extents.len()))
            }
            What::Affine(affine) => self.linear(affine, space),
        }
    }

    /// A scalar in the type in which vector units compute it.
    fn scalar_as(&mut self, val: Val, elem: DType, to: DType) -> Lowered<Val> {
        self.computed(elem)?;
        Ok(self.convert(val, to, None))
    }

    /// The indices of one axis, `i32`; never written.
    pub(super) fn iota(&mut self, axis: usize, space: &Space) -> Tile {
        let mut shape = vec![1; space.extents.len()];
        shape[axis] = space.extents[axis];
        let dst = self.b.tile(DType::I32, &shape);
        self.b.push(Npu::Iota { dst, axis: axis as u32 });
        dst
    }

    fn linear(&mut self, affine: &Affine, space: &Space) -> Lowered<Tile> {
        let mut sum: Option<Tile> = None;
        for (axis, &by) in affine.by.iter().enumerate().filter(|(_, by)| **by != 0) {
            let index = self.iota(axis, space);
            let term = if by == 1 { index } else { self.with(BinaryOp::Mul, index, by as f64) };
            sum = Some(match sum {
                Some(sum) => self.both(BinaryOp::Add, sum, term),
                None => term,
            });
        }
        let base = self.convert(affine.base, DType::I32, None);
        Ok(match sum {
            Some(sum) if self.b.known_int(base) == Some(0) => sum,
            Some(sum) => self.with_val(BinaryOp::Add, sum, base),
            None => self.splat(base, space.extents.len()),
        })
    }

    fn affine_of(&mut self, lane: &Lane, space: &Space) -> Option<Affine> {
        match &lane.what {
            What::Affine(affine) => Some(affine.clone()),
            What::Scalar(val) if lane.elem == DType::Index => {
                Some(Affine { base: *val, by: vec![0; space.extents.len()] })
            }
            _ => None,
        }
    }

    /// An affine value, as a scalar if it is uniform.
    pub(super) fn lane_affine(&mut self, affine: Affine, elem: DType) -> Lane {
        if affine.is_uniform() {
            let val = self.convert(affine.base, elem, None);
            return Lane { elem, what: What::Scalar(val) };
        }
        Lane { elem, what: What::Affine(affine) }
    }

    pub(super) fn lane_bin(&mut self, op: BinOp, a: &Lane, b: &Lane, space: &Space) -> Lowered<Lane> {
        let elem = a.elem;
        if let (What::Scalar(x), What::Scalar(y)) = (&a.what, &b.what)
            && !matches!(op, BinOp::Pow)
        {
            return Ok(Lane { elem, what: What::Scalar(self.scalar_bin(op, *x, *y)) });
        }
        if elem == DType::Index
            && let (Some(x), Some(y)) = (self.affine_of(a, space), self.affine_of(b, space))
            && let Some(affine) = self.affine_bin(op, &x, &y)
        {
            return Ok(self.lane_affine(affine, elem));
        }
        if let (BinOp::Shl | BinOp::Shr, What::Affine(by)) = (op, &b.what) {
            return self.shift_each(op, a, &by.clone(), space);
        }
        let ty = self.computed(elem)?;
        let x = self.materialize(a, space)?;
        let tile = match (op, &b.what) {
            (BinOp::Shl | BinOp::Shr, What::Scalar(amount)) => self.shift(op, x, elem, *amount)?,
            (BinOp::Shl | BinOp::Shr, _) => {
                return self.error(Code::Element, "shifts by amounts that are computed for each element");
            }
            (_, What::Scalar(y)) if self.takes_scalar(op) => {
                let y = self.scalar_as(*y, b.elem, ty)?;
                self.binary(op, x, Operand::Scalar(y), elem)?
            }
            _ => {
                let y = self.materialize(b, space)?;
                self.binary(op, x, Operand::Tile(y), elem)?
            }
        };
        Ok(Lane { elem, what: What::Tile(tile) })
    }

    fn takes_scalar(&self, op: BinOp) -> bool {
        matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Min | BinOp::Max)
    }

    fn affine_bin(&mut self, op: BinOp, x: &Affine, y: &Affine) -> Option<Affine> {
        let zip = |f: &dyn Fn(i64, i64) -> i64| x.by.iter().zip(&y.by).map(|(&a, &b)| f(a, b)).collect::<Vec<i64>>();
        match op {
            BinOp::Add => Some(Affine { base: self.b.add(x.base, y.base), by: zip(&|a, b| a.wrapping_add(b)) }),
            BinOp::Sub => Some(Affine { base: self.b.sub(x.base, y.base), by: zip(&|a, b| a.wrapping_sub(b)) }),
            BinOp::Mul => {
                let (affine, factor) = if y.is_uniform() { (x, y.base) } else { (y, x.base) };
                let by = self.b.known_int(factor)?;
                let base = self.b.mul(affine.base, factor);
                Some(Affine { base, by: affine.by.iter().map(|c| c.wrapping_mul(by)).collect() })
            }
            // A division that the remaining terms divide exactly.
            BinOp::Div if y.is_uniform() => {
                let by = self.b.known_int(y.base).filter(|&by| by > 0)?;
                let base = self.b.known_int(x.base).filter(|base| *base >= 0 && base % by == 0)?;
                let all = x.by.iter().all(|c| c % by == 0);
                all.then(|| Affine { base: self.b.int(base / by), by: x.by.iter().map(|c| c / by).collect() })
            }
            _ => None,
        }
    }

    /// A function of two tiles, or of a tile and a scalar, of one element type.
    fn binary(&mut self, op: BinOp, x: Tile, y: Operand, elem: DType) -> Lowered<Tile> {
        let ty = self.b.elem(x);
        let npu = match op {
            BinOp::Add => BinaryOp::Add,
            BinOp::Sub => BinaryOp::Sub,
            BinOp::Mul => BinaryOp::Mul,
            BinOp::Min | BinOp::Max if elem == DType::U32 => {
                return self.error(Code::Element, "vector units order no u32");
            }
            BinOp::Min => BinaryOp::Min,
            BinOp::Max => BinaryOp::Max,
            BinOp::And => BinaryOp::And,
            BinOp::Or => BinaryOp::Or,
            BinOp::Xor if ty == DType::Bool => {
                return self.error(Code::Element, "exclusive or of truth values; compare them by `!=`");
            }
            BinOp::Xor => BinaryOp::Xor,
            BinOp::Div if ty == DType::F32 => BinaryOp::Div,
            BinOp::Div | BinOp::Rem if ty == DType::F16 => {
                let wide = self.convert_tile(x, DType::F16, DType::F32, None)?;
                let y = match y {
                    Operand::Tile(y) => Operand::Tile(self.convert_tile(y, DType::F16, DType::F32, None)?),
                    Operand::Scalar(y) => Operand::Scalar(self.convert(y, DType::F32, None)),
                };
                let quotient = self.binary(op, wide, y, DType::F32)?;
                return self.convert_tile(quotient, DType::F32, DType::F16, None);
            }
            BinOp::Div | BinOp::Rem => return self.each(op, x, y, elem),
            BinOp::MinNan | BinOp::MaxNan => {
                return self.error(Code::Element, format!("`{}` has no lowering", op.name()));
            }
            BinOp::Pow => {
                return self.error(Code::Element, "`powf` has no lowering; use `ln` and `exp`");
            }
            BinOp::Shl | BinOp::Shr | tile_core::derived_bin_ops!() => return self.defect("a shift"),
        };
        let shape = match y {
            Operand::Tile(y) => self.joined(&[x, y]),
            Operand::Scalar(_) => self.b.shape(x),
        };
        let dst = self.b.tile(ty, &shape);
        self.b.push(Npu::Binary { op: npu, dst, a: x, b: y });
        let arithmetic = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div);
        Ok(if arithmetic { self.rounded(dst, elem) } else { dst })
    }

    fn shift(&mut self, op: BinOp, x: Tile, elem: DType, amount: Val) -> Lowered<Tile> {
        let Some(by) = self.b.known_int(amount) else {
            return self.error(Code::Element, "shifts by amounts that are known at launch alone");
        };
        let width = i64::from(elem.bits());
        let by = match (0..width).contains(&by) {
            true => by,
            // Copies of the sign.
            false if op == BinOp::Shr && elem.kind() != Kind::Uint => width - 1,
            false => return Ok(self.with(BinaryOp::Mul, x, 0.0)),
        };
        if elem == DType::U32 && op == BinOp::Shr {
            return self.error(Code::Element, "right shifts of u32");
        }
        let npu = if op == BinOp::Shl { BinaryOp::Shl } else { BinaryOp::Shr };
        let by = self.b.literal(Literal::Int(by.into()), DType::I32);
        let dst = self.like(x, DType::I32);
        self.b.push(Npu::Binary { op: npu, dst, a: x, b: Operand::Scalar(by) });
        Ok(if op == BinOp::Shl { self.rounded(dst, elem) } else { dst })
    }

    /// A shift by an amount that depends on indices, selected from its few values.
    fn shift_each(&mut self, op: BinOp, a: &Lane, by: &Affine, space: &Space) -> Lowered<Lane> {
        const MOST: i64 = 8;
        let x = self.materialize(a, space)?;
        let Some(base) = self.b.known_int(by.base) else {
            return self.error(Code::Element, "shifts by amounts that are known at launch alone");
        };
        let mut amounts = vec![base];
        for (&by, &extent) in by.by.iter().zip(&space.extents) {
            if by == 0 {
                continue;
            }
            if i64::from(extent) * amounts.len() as i64 > MOST {
                return self.error(Code::Element, "shifts by many amounts");
            }
            amounts = amounts.iter().flat_map(|a| (0..i64::from(extent)).map(move |i| a + by * i)).collect();
        }
        amounts.sort_unstable();
        amounts.dedup();
        let amount = self.linear(by, space)?;
        let mut result: Option<Tile> = None;
        for value in amounts {
            let by = self.b.int(value);
            let shifted = self.shift(op, x, a.elem, by)?;
            result = Some(match result {
                None => shifted,
                Some(other) => {
                    let value = self.b.literal(Literal::Int(value.into()), DType::I32);
                    let this = self.compare(CmpOp::Eq, amount, Operand::Scalar(value));
                    self.choice(this, shifted, other)
                }
            });
        }
        match result {
            Some(tile) => Ok(Lane { elem: a.elem, what: What::Tile(tile) }),
            None => self.defect("a shift by nothing"),
        }
    }

    pub(super) fn lane_un(&mut self, op: UnOp, x: &Lane, elem: DType, space: &Space) -> Lowered<Lane> {
        let scalar = matches!(op, UnOp::Neg | UnOp::Not | UnOp::CountOnes | UnOp::LeadingZeros);
        if let (What::Scalar(val), true) = (&x.what, scalar) {
            let val = self.scalar_op(&tile_core::ir::Op::Un { op }, &[*val], elem)?;
            return Ok(self.lane_scalar(val));
        }
        let tile = self.materialize(x, space)?;
        let tile = match self.b.elem(tile) {
            DType::F32 => {
                let result = self.function(op, tile)?;
                if self.b.elem(result) == DType::F32 { self.rounded(result, x.elem) } else { result }
            }
            DType::F16 => match op {
                UnOp::Neg => self.with(BinaryOp::Mul, tile, -1.0),
                UnOp::Abs => self.unary(crate::ir::UnaryOp::Abs, tile),
                _ => {
                    let wide = self.convert_tile(tile, DType::F16, DType::F32, None)?;
                    let result = self.function(op, wide)?;
                    if self.b.elem(result) == DType::F32 {
                        self.convert_tile(result, DType::F32, DType::F16, None)?
                    } else {
                        result
                    }
                }
            },
            DType::Bool if op == UnOp::Not => self.unary(crate::ir::UnaryOp::Not, tile),
            _ => match op {
                UnOp::Neg => {
                    let minus = self.with(BinaryOp::Mul, tile, -1.0);
                    self.rounded(minus, x.elem)
                }
                UnOp::Not => {
                    let bits = self.unary(crate::ir::UnaryOp::Not, tile);
                    self.rounded(bits, x.elem)
                }
                UnOp::Abs => {
                    let minus = self.with(BinaryOp::Mul, tile, -1.0);
                    let size = self.both(BinaryOp::Max, tile, minus);
                    self.rounded(size, x.elem)
                }
                _ => return self.error(Code::Element, format!("`{}` of {}", op.name(), x.elem)),
            },
        };
        Ok(Lane { elem, what: What::Tile(tile) })
    }

    pub(super) fn lane_cmp(&mut self, op: CmpOp, a: &Lane, b: &Lane, space: &Space) -> Lowered<Lane> {
        if let (What::Scalar(x), What::Scalar(y)) = (&a.what, &b.what) {
            let val = self.b.cmp(op, *x, *y);
            return Ok(self.lane_scalar(val));
        }
        let elem = DType::Bool;
        if a.elem == DType::Index
            && let (Some(x), Some(y)) = (self.affine_of(a, space), self.affine_of(b, space))
            && let Some(difference) = self.affine_bin(BinOp::Sub, &x, &y)
        {
            return self.compare_affine(op, &difference, space);
        }
        if a.elem == DType::U32 && !matches!(op, CmpOp::Eq | CmpOp::Ne) {
            return self.error(Code::Element, "vector units order no u32");
        }
        let x = self.materialize(a, space)?;
        let y = match &b.what {
            What::Scalar(y) => Operand::Scalar(self.scalar_as(*y, b.elem, self.b.elem(x))?),
            _ => Operand::Tile(self.materialize(b, space)?),
        };
        if self.b.elem(x) == DType::Bool {
            return self.error(Code::Element, "truth values are compared; combine them by `&` and `|`");
        }
        Ok(Lane { elem, what: What::Tile(self.compare(op, x, y)) })
    }

    /// Compares an affine value with zero: its varying terms with the base, in `f32`, which holds
    /// all values of a tile's indices.
    fn compare_affine(&mut self, op: CmpOp, sum: &Affine, space: &Space) -> Lowered<Lane> {
        let zero = self.b.int(0);
        let bound = self.b.sub(zero, sum.base);
        if sum.is_uniform() {
            let val = self.b.cmp(op, sum.base, zero);
            return Ok(self.lane_scalar(val));
        }
        let far: i64 = sum.by.iter().zip(&space.extents).map(|(by, &extent)| by.abs() * i64::from(extent)).sum();
        if far >= EXACT / 2 {
            return self.error(Code::Access, "indices that are compared reach too far");
        }
        let terms = self.linear(&Affine { base: zero, by: sum.by.clone() }, space)?;
        let terms = self.convert_tile(terms, DType::I32, DType::F32, None)?;
        // Bases beyond the range of the terms all compare alike.
        let (lo, hi) = (self.b.int(-EXACT / 2), self.b.int(EXACT / 2));
        let bound = self.b.clamp(bound, lo, hi);
        let bound = self.convert(bound, DType::F32, None);
        Ok(Lane { elem: DType::Bool, what: What::Tile(self.compare(op, terms, Operand::Scalar(bound))) })
    }

    pub(super) fn lane_cast(&mut self, x: &Lane, elem: DType, round: Option<Round>, space: &Space) -> Lowered<Lane> {
        if x.elem == elem {
            return Ok(x.clone());
        }
        match &x.what {
            What::Scalar(val) => {
                let val = self.convert(*val, elem, round);
                Ok(self.lane_scalar(val))
            }
            What::Affine(affine) if elem.is_int() => {
                // An integer that fits stays as it is.
                let reach = |lower: &Lower<'_>| {
                    let (mut lo, mut hi) = lower.b.range(affine.base);
                    for (&by, &extent) in affine.by.iter().zip(&space.extents) {
                        let far = by * (i64::from(extent) - 1);
                        lo += far.min(0);
                        hi += far.max(0);
                    }
                    (lo, hi)
                };
                let (lo, hi) = reach(self);
                let bits = elem.bits().min(62);
                let fits = match elem {
                    DType::Index | DType::I64 => true,
                    DType::I32 | DType::I16 | DType::I8 => lo >= -(1 << (bits - 1)) && hi < 1 << (bits - 1),
                    _ => lo >= 0 && hi < 1 << bits,
                };
                if fits {
                    return Ok(Lane { elem, what: What::Affine(affine.clone()) });
                }
                let tile = self.materialize(x, space)?;
                let tile = self.rounded(tile, elem);
                Ok(Lane { elem, what: What::Tile(tile) })
            }
            _ => {
                let tile = self.materialize(x, space)?;
                let tile = self.convert_tile(tile, x.elem, elem, round)?;
                Ok(Lane { elem, what: What::Tile(tile) })
            }
        }
    }

    pub(super) fn lane_select(&mut self, condition: &Lane, a: &Lane, b: &Lane, space: &Space) -> Lowered<Lane> {
        if let What::Scalar(condition) = condition.what {
            if let (What::Scalar(x), What::Scalar(y)) = (&a.what, &b.what) {
                let val = self.b.choose(condition, *x, *y);
                return Ok(self.lane_scalar(val));
            }
            match self.b.known_int(condition) {
                Some(0) => return Ok(b.clone()),
                Some(_) => return Ok(a.clone()),
                None => {}
            }
        }
        let condition = match condition.what {
            // A scalar `bool` becomes a tile of one.
            What::Scalar(val) => {
                let number = self.convert(val, DType::F32, None);
                let tile = self.splat(number, space.extents.len());
                let zero = self.zero(DType::F32);
                self.compare(CmpOp::Ne, tile, Operand::Scalar(zero))
            }
            _ => self.materialize(condition, space)?,
        };
        let (x, y) = (self.materialize(a, space)?, self.materialize(b, space)?);
        Ok(Lane { elem: a.elem, what: What::Tile(self.choice(condition, x, y)) })
    }

    /// A product and a sum, each rounded separately.
    pub(super) fn lane_fma(&mut self, lanes: &[Lane; 3], space: &Space) -> Lowered<Lane> {
        let [a, b, c] = lanes;
        // The hardware has no fused one.
        let product = self.lane_bin(BinOp::Mul, a, b, space)?;
        self.lane_bin(BinOp::Add, &product, c, space)
    }
}
