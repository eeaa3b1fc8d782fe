//! Random expressions.

use super::ast::Expr;
use super::state::{Fact, Family, Gen, Place};
use crate::elem::{DType, Elem};
use crate::ir::{BinOp, CmpOp, Dim, Literal, Space, UnOp};
use crate::num::Round;

const CMP: &[CmpOp] = CmpOp::ALL;

impl Gen {
    /// An index with any value, in bounds of something of `size` rather often.
    pub(super) fn index(&mut self, size: i64, depth: usize) -> Expr {
        if depth > 0 && self.rng.chance(25) {
            let x = self.index_leaf(size);
            let n = Expr::index(self.rng.between(1, 4));
            return match self.rng.below(11) {
                6 | 7 => self.index_digit(size, depth - 1),
                8 | 9 => self.index_below_zero(size),
                10 => self.index_behind_cast(size),
                0 => x.plus(n),
                1 => x.times(n),
                2 => x.minus(n),
                3 => Expr::bin(BinOp::Div, x, n),
                4 => Expr::bin(BinOp::Rem, x, Expr::index(self.rng.between(1, size.clamp(1, 8)))),
                _ => {
                    let y = self.index(size, depth - 1);
                    let op = self.rng.pick(&[BinOp::Add, BinOp::Sub, BinOp::Min, BinOp::Max]).unwrap_or(BinOp::Add);
                    Expr::bin(op, x, y)
                }
            };
        }
        if self.rng.chance(15) {
            return Expr::index(self.rng.between(0, size.clamp(1, 20) - 1));
        }
        self.index_leaf(size)
    }

    /// An operation whose operands may be negative, the divisor or the amount of a
    /// shift included.
    fn index_below_zero(&mut self, size: i64) -> Expr {
        let x = self.index_leaf(size).minus(Expr::index(self.rng.between(0, 9)));
        let y = if self.rng.chance(60) {
            Expr::index(self.rng.between(1, 4))
        } else {
            self.index_leaf(4).minus(Expr::index(self.rng.between(1, 5)))
        };
        match self.rng.below(6) {
            0 | 1 => Expr::DivCeil(Box::new(x), Box::new(y)),
            n => Expr::bin([BinOp::Div, BinOp::Rem, BinOp::Shr, BinOp::Shl][n - 2], x, y),
        }
    }

    /// An index, or a number below zero, that went through another type.
    fn index_behind_cast(&mut self, size: i64) -> Expr {
        let types = [DType::I8, DType::U8, DType::I16, DType::U16, DType::I32, DType::U32, DType::I64];
        let dtype = self.rng.pick(&types).unwrap_or(DType::I32);
        let x = self.index_leaf(size).minus(Expr::index(self.rng.between(0, 9)));
        x.cast(Elem::Is(dtype)).cast(Elem::INDEX)
    }

    /// A digit of a number in some base: it has a simpler form when nothing
    /// wraps, nothing is negative, and the lowest digit is one.
    fn digit(&mut self, x: Expr, base: Expr, rest: Expr) -> Expr {
        let product = x.times(base.clone());
        let number = if self.rng.chance(60) { product.plus(rest) } else { product };
        Expr::bin(if self.rng.chance(50) { BinOp::Div } else { BinOp::Rem }, number, base)
    }

    fn index_digit(&mut self, size: i64, depth: usize) -> Expr {
        let x = match (self.rng.below(4), self.huge) {
            (0, Some(huge)) => Expr::Var(huge),
            (1, _) => self.index_leaf(size).minus(Expr::index(self.rng.between(1, 5))),
            _ => self.index(size, depth),
        };
        let (base, n) = self.rng.pick(&self.extents).unwrap_or((Dim::int(3), 3));
        let rest = self.index_leaf(n);
        self.digit(x, Expr::Dim(base), rest)
    }

    /// An index that is no constant, so that the Rust compiler cannot find
    /// fault with differences of `usize`.
    fn index_leaf(&mut self, size: i64) -> Expr {
        if self.rng.chance(12)
            && let Some((expr, _)) = self.load(|_, dtype, _| dtype.is_int(), 0)
        {
            return expr.cast(Elem::INDEX);
        }
        if self.rng.chance(8)
            && let Some(var) = self.huge
        {
            return Expr::Var(var);
        }
        // The innermost indices vary most.
        let inner = if self.rng.chance(75) { self.parallel.first } else { 0 };
        let fits = |(_, bound): &&(_, i64)| *bound <= size;
        let fitting: Vec<_> = self.indices[inner..].iter().filter(fits).map(|(var, _)| *var).collect();
        if !fitting.is_empty() && self.rng.chance(90) {
            return Expr::Var(self.rng.pick(&fitting).expect("not empty"));
        }
        if self.rng.chance(20)
            && let Some(place) = self.rng.pick(&self.inputs)
        {
            return Expr::Extent(place.mem, self.rng.below(place.sizes.len()) as u32);
        }
        match self.rng.pick(&self.indices) {
            Some((var, _)) => Expr::Var(var),
            None => Expr::index(0),
        }
    }

    /// Memory that may be loaded from here.
    fn readable(&self) -> Vec<Place> {
        let hidden = |place: &&Place| !self.parallel.hidden.contains(&place.mem);
        let own = |place: &&Place| self.parallel.own.as_ref().is_none_or(|(mem, _)| *mem != place.mem);
        let held = |place: &&Place| !self.parallel.threads || self.ast.mems[place.mem.0].space != Space::Fragment;
        self.inputs.iter().chain(&self.tiles).filter(hidden).filter(own).filter(held).cloned().collect()
    }

    /// A load of an element of memory that `accept`s.
    fn load(&mut self, accept: impl Fn(Elem, DType, Fact) -> bool, depth: usize) -> Option<(Expr, Place)> {
        let accepted = |state: &Gen, place: &Place| {
            let elem = state.elem_of(place.mem);
            accept(elem, state.dtype(elem), place.fact)
        };
        if let Some((mem, index)) = self.parallel.own.clone()
            && self.rng.chance(40)
            && let Some(place) = self.tiles.iter().find(|place| place.mem == mem).cloned()
            && accepted(self, &place)
        {
            return Some((Expr::Load(mem, index), place));
        }
        let places: Vec<Place> = self.readable().into_iter().filter(|place| accepted(self, place)).collect();
        let place = self.rng.pick(&places)?;
        let index = place.sizes.iter().map(|&size| self.index(size, depth)).collect();
        Some((Expr::Load(place.mem, index), place))
    }

    /// An integer of magnitude up to `limit`, exact in `elem`, and its bound.
    pub(super) fn small(&mut self, elem: Elem, limit: i64, depth: usize) -> (Expr, i64) {
        let limit = limit.min(self.capacity(elem));
        if self.dtype(elem) == DType::Bool {
            return (self.condition(depth), 1);
        }
        if self.kind(elem) == Family::Opaque && self.rng.chance(70) {
            let (value, bound) = self.small(Elem::F32, if self.signed(elem) { limit } else { 0 }, depth);
            return (value.cast(elem), bound);
        }
        if depth > 0 && limit > 1 && self.rng.chance(60) {
            return self.small_op(elem, limit, depth - 1);
        }
        let signed = self.signed(elem);
        match self.rng.below(10) {
            0 => {
                let bounded = |(_, bound): &&(_, i64)| *bound <= limit;
                let indices: Vec<_> = self.indices.iter().filter(bounded).copied().collect();
                if let Some((var, bound)) = self.rng.pick(&indices) {
                    return (Expr::Var(var).cast(elem), bound);
                }
            }
            1 => {
                let usable: Vec<_> = self.scalars.clone();
                let same = |(var, fact): &(super::ast::Var, Fact)| {
                    Some((*var, fact.within(limit)?)).filter(|(var, _)| self.ast.vars[var.0].elem == elem)
                };
                let usable: Vec<_> = usable.iter().filter_map(same).collect();
                if let Some((var, bound)) = self.rng.pick(&usable) {
                    return (Expr::Var(var), bound);
                }
            }
            2..=8 => {
                let same = |e, _, fact: Fact| e == elem && fact.within(limit).is_some();
                if let Some((expr, place)) = self.load(same, depth)
                    && let Fact::Small(bound) = place.fact
                {
                    return (expr, bound);
                }
                let convertible = |_, dtype: DType, fact: Fact| {
                    let fact = if dtype == DType::Bool { Fact::Small(1) } else { fact };
                    let non_negative = dtype == DType::Bool || matches!(dtype.kind(), crate::elem::Kind::Uint);
                    fact.within(limit).is_some() && (signed || non_negative)
                };
                if let Some((expr, place)) = self.load(convertible, depth) {
                    let from = self.elem_of(place.mem);
                    if let Fact::Small(bound) = self.converted(place.fact, from, elem) {
                        return (expr.cast(elem), bound);
                    }
                }
            }
            _ => {}
        }
        let magnitude = limit.min(4);
        if self.kind(elem) == Family::Opaque {
            let value = Expr::int(self.rng.between(if signed { -magnitude } else { 0 }, magnitude), Elem::I32);
            return (value.cast(elem), magnitude);
        }
        (Expr::int(self.rng.between(if signed { -magnitude } else { 0 }, magnitude), elem), magnitude)
    }

    fn small_op(&mut self, elem: Elem, limit: i64, depth: usize) -> (Expr, i64) {
        let (signed, family) = (self.signed(elem), self.kind(elem));
        if family == Family::Opaque {
            return self.small(elem, limit, 0);
        }
        let root = (limit as f64).sqrt() as i64;
        match self.rng.below(11) {
            0 | 1 => {
                let ((x, a), (y, b)) = (self.small(elem, limit / 2, depth), self.small(elem, limit / 2, depth));
                (x.plus(y), a + b)
            }
            2 if signed => {
                let ((x, a), (y, b)) = (self.small(elem, limit / 2, depth), self.small(elem, limit / 2, depth));
                (x.minus(y), a + b)
            }
            3 | 4 => {
                let ((x, a), (y, b)) = (self.small(elem, root, depth), self.small(elem, root, depth));
                (x.times(y), a * b)
            }
            5 if signed && (family == Family::Float || matches!(elem, Elem::Is(_))) => {
                let (x, a) = self.small(elem, limit, depth);
                (Expr::un(UnOp::Neg, x), a)
            }
            6 if signed => {
                let (x, a) = self.small(elem, limit, depth);
                (Expr::un(UnOp::Abs, x), a)
            }
            7 => {
                let ((x, a), (y, b)) = (self.small(elem, limit, depth), self.small(elem, limit, depth));
                let op = if self.rng.chance(50) { BinOp::Min } else { BinOp::Max };
                (Expr::bin(op, x, y), a.max(b))
            }
            8 => {
                let condition = Box::new(self.condition(depth));
                let ((x, a), (y, b)) = (self.small(elem, limit, depth), self.small(elem, limit, depth));
                let (x, y) = (Box::new(x), Box::new(y));
                let expr = if self.rng.chance(50) { Expr::Select(condition, x, y) } else { Expr::If(condition, x, y) };
                (expr, a.max(b))
            }
            9 if family == Family::Float => {
                let ((x, a), (y, b)) = (self.small(elem, root / 2, depth), self.small(elem, root / 2, depth));
                let (z, c) = self.small(elem, limit / 2, depth);
                (Expr::Fma(Box::new(x), Box::new(y), Box::new(z)), a * b + c)
            }
            10 if family == Family::Float => {
                let (x, a) = self.small(elem, limit, depth);
                (Expr::un(self.rounding_fn(), x), a)
            }
            _ => self.small(elem, limit, depth),
        }
    }

    fn rounding_fn(&mut self) -> UnOp {
        let all = [UnOp::Floor, UnOp::Ceil, UnOp::Round, UnOp::RoundEven, UnOp::Trunc];
        self.rng.pick(&all).unwrap_or(UnOp::Floor)
    }

    /// An expression with any value.
    pub(super) fn any(&mut self, elem: Elem, depth: usize) -> Expr {
        if self.kind(elem) == Family::Bool {
            return self.condition(depth);
        }
        // What `fast_math` may round otherwise is exact or left out.
        if self.ast.fast_math && self.dtype(elem).is_float() {
            return if self.rng.chance(70) { self.small(elem, 100, depth).0 } else { self.any_leaf(elem, depth) };
        }
        if depth == 0 || self.rng.chance(20) {
            return self.any_leaf(elem, depth);
        }
        let depth = depth - 1;
        if self.rng.chance(15) {
            let (c, x, y) = (self.condition(depth), self.any(elem, depth), self.any(elem, depth));
            let (c, x, y) = (Box::new(c), Box::new(x), Box::new(y));
            return if self.rng.chance(50) { Expr::Select(c, x, y) } else { Expr::If(c, x, y) };
        }
        if self.rng.chance(15)
            && let Some(call) = self.call(elem, depth)
        {
            return call;
        }
        match self.kind(elem) {
            Family::Float => self.any_float(elem, depth),
            Family::Int => self.any_int(elem, depth),
            Family::Num => self.any_number(elem, depth),
            Family::Opaque | Family::Bool => self.any_leaf(elem, depth),
        }
    }

    /// A call of a function with that result.
    fn call(&mut self, elem: Elem, depth: usize) -> Option<Expr> {
        let gives = |i: &usize| self.ast.elem(&self.ast.functions[*i].body) == elem;
        let fitting: Vec<usize> = (0..self.ast.functions.len()).filter(gives).collect();
        let function = self.rng.pick(&fitting)?;
        let params = self.ast.functions[function].params.clone();
        let args = params.iter().map(|var| self.any(self.ast.vars[var.0].elem, depth)).collect();
        Some(Expr::Call(function, args))
    }

    fn any_leaf(&mut self, elem: Elem, depth: usize) -> Expr {
        match self.rng.below(10) {
            5 if self.rng.chance(50) => return self.index_digit(8, depth).cast(elem),
            5 => return self.index(8, depth.max(1)).cast(elem),
            0 => {
                let same = |var: &super::ast::Var| self.ast.vars[var.0].elem == elem;
                let scalars: Vec<_> = self.scalars.iter().map(|(var, _)| *var).filter(same).collect();
                if let Some(var) = self.rng.pick(&scalars) {
                    return Expr::Var(var);
                }
            }
            1 | 2 | 6 | 7 => {
                if let Some((expr, _)) = self.load(|e, _, _| e == elem, depth) {
                    return expr;
                }
            }
            3 | 8 => {
                if let Some((expr, _)) = self.load(|_, _, _| true, depth) {
                    let floats = self.dtype(self.ast.elem(&expr)).is_float();
                    let round = if floats { self.any_round() } else { None };
                    return Expr::Cast(elem, round, Box::new(expr));
                }
            }
            4 => {
                let same = |i: &usize| self.ast.externs[*i].elem == elem;
                let externs: Vec<usize> = (0..self.ast.externs.len()).filter(same).collect();
                if let Some(i) = self.rng.pick(&externs) {
                    return Expr::Extern(i);
                }
            }
            _ => {}
        }
        if self.kind(elem) == Family::Float && self.rng.chance(30) {
            let value = self.rng.between(-40, 40) as f64 / 8.0;
            return Expr::Literal(Literal::Float(value), elem);
        }
        self.small(elem, 100, depth.min(1)).0
    }

    fn any_round(&mut self) -> Option<Round> {
        let modes = [None, None, Some(Round::NearestEven), Some(Round::TowardZero), Some(Round::Up), Some(Round::Down)];
        self.rng.pick(&modes).flatten()
    }

    fn any_number(&mut self, elem: Elem, depth: usize) -> Expr {
        let x = self.any(elem, depth);
        match self.rng.below(6) {
            0 => Expr::un(UnOp::Abs, x),
            1 => {
                let below = self.signed(elem) && matches!(elem, Elem::Is(_)) && self.rng.chance(40);
                let divisor = self.rng.between(1, 7);
                Expr::bin(BinOp::Div, x, Expr::int(if below { -divisor } else { divisor }, elem))
            }
            n => {
                let y = self.any(elem, depth);
                Expr::bin([BinOp::Add, BinOp::Sub, BinOp::Mul, BinOp::Min, BinOp::Max][n % 5], x, y)
            }
        }
    }

    fn any_float(&mut self, elem: Elem, depth: usize) -> Expr {
        let x = self.any(elem, depth);
        match self.rng.below(12) {
            0 => Expr::un(UnOp::Neg, x),
            1 => Expr::un(UnOp::Abs, x),
            2 => Expr::un(UnOp::Sqrt, Expr::un(UnOp::Abs, x)),
            3 => Expr::un(self.rounding_fn(), x),
            4 => {
                let (y, z) = (self.any(elem, depth), self.any(elem, depth));
                Expr::Fma(Box::new(x), Box::new(y), Box::new(z))
            }
            5 => {
                let y = self.any(elem, depth);
                Expr::bin(if self.rng.chance(50) { BinOp::MinNan } else { BinOp::MaxNan }, x, y)
            }
            6 => self.through_bits(elem, x),
            7 => {
                let divisor = Literal::Float(self.rng.between(1, 24) as f64 / 4.0);
                Expr::bin(BinOp::Div, x, Expr::Literal(divisor, elem))
            }
            _ => self.any_number(elem, depth),
        }
    }

    /// Sets or clears the sign through the encoding.
    fn through_bits(&mut self, elem: Elem, x: Expr) -> Expr {
        let Elem::Is(dtype) = elem else { return x };
        let bits = match dtype.bits() {
            64 => DType::U64,
            32 => DType::U32,
            16 => DType::U16,
            _ => DType::U8,
        };
        let (bits, sign) = (Elem::Is(bits), 1_i128 << (dtype.bits() - 1));
        let (op, mask) = if self.rng.chance(50) { (BinOp::And, sign - 1) } else { (BinOp::Or, sign) };
        let mask = Expr::Literal(Literal::Int(mask), bits);
        Expr::Bits(elem, Box::new(Expr::bin(op, Expr::Bits(bits, Box::new(x)), mask)))
    }

    fn any_int(&mut self, elem: Elem, depth: usize) -> Expr {
        let x = self.any(elem, depth);
        if matches!(elem, Elem::Is(DType::I32 | DType::U32)) && self.rng.chance(20) {
            let dots = [BinOp::Dot4I8, BinOp::Dot4U8, BinOp::Dot4U8I8];
            let op = self.rng.pick(&dots).unwrap_or(BinOp::Dot4I8);
            let y = self.any_varying(elem, depth);
            return Expr::bin(op, x, y);
        }
        match self.rng.below(16) {
            0 if self.signed(elem) && matches!(elem, Elem::Is(_)) => Expr::un(UnOp::Neg, x),
            11 | 12 => {
                let (base, rest) = (Expr::int(self.rng.between(2, 9), elem), self.any_varying(elem, depth));
                self.digit(x, base, rest)
            }
            1 => Expr::un(UnOp::Not, x),
            13 => Expr::un(if self.rng.chance(50) { UnOp::CountOnes } else { UnOp::LeadingZeros }, x).cast(elem),
            2 if elem == Elem::Is(DType::U32) => {
                let ints = [DType::I8, DType::U16, DType::I32, DType::U64];
                let int = self.rng.pick(&ints).unwrap_or(DType::I32);
                let inner = self.any(Elem::Is(int), depth);
                Expr::un(if self.rng.chance(50) { UnOp::CountOnes } else { UnOp::LeadingZeros }, inner)
            }
            n @ 3..=9 => {
                let ops = [BinOp::Div, BinOp::Rem, BinOp::And, BinOp::Or, BinOp::Xor, BinOp::Shl, BinOp::Shr];
                let y = self.any_varying(elem, depth);
                Expr::bin(ops[n - 3], x, y)
            }
            10 => {
                let bits = i64::from(self.dtype(elem).bits());
                let amount = Expr::int(self.rng.between(0, bits - 1), elem);
                Expr::bin(if self.rng.chance(50) { BinOp::Shl } else { BinOp::Shr }, x, amount)
            }
            _ => self.any_number(elem, depth),
        }
    }

    /// An operand that is no constant: the Rust compiler refuses constant
    /// divisors of zero and constant shifts by too much.
    fn any_varying(&mut self, elem: Elem, depth: usize) -> Expr {
        if let Some((expr, _)) = self.load(|e, _, _| e == elem, depth) {
            return expr;
        }
        self.index(4, 0).plus(Expr::index(1)).cast(elem)
    }

    /// A `bool`.
    pub(super) fn condition(&mut self, depth: usize) -> Expr {
        let mut flags = (0..self.ast.consts.len()).filter(|&i| self.ast.consts[i].elem == Elem::BOOL);
        if let (Some(flag), true) = (flags.next_back(), self.rng.chance(5)) {
            return Expr::Flag(flag);
        }
        if depth > 0 && self.rng.chance(30) {
            let (x, y) = (self.condition(depth - 1), self.condition(depth - 1));
            return match self.rng.below(4) {
                0 => Expr::un(UnOp::Not, x),
                1 => Expr::bin(BinOp::And, x, y),
                2 => Expr::bin(BinOp::Or, x, y),
                _ => Expr::bin(BinOp::Xor, x, y),
            };
        }
        let op = self.rng.pick(CMP).unwrap_or(CmpOp::Lt);
        match self.rng.below(4) {
            0 => {
                if let Some((expr, _)) = self.load(|_, dtype, _| dtype == DType::Bool, depth) {
                    return expr;
                }
            }
            1 => {
                let opaque = |e: Elem| matches!(e, Elem::Param(_) | Elem::Acc(_));
                if let Some((expr, place)) = self.load(|e, dtype, _| dtype != DType::Bool && !opaque(e), depth) {
                    let elem = self.elem_of(place.mem);
                    if self.kind(elem) == Family::Float && self.rng.chance(30) {
                        let test = if self.rng.chance(50) { UnOp::IsNan } else { UnOp::IsFinite };
                        return Expr::un(test, expr);
                    }
                    let other = self.any(elem, depth.saturating_sub(1));
                    return Expr::Cmp(op, Box::new(expr), Box::new(other));
                }
            }
            _ => {}
        }
        let (x, y) = (self.index(8, depth), self.index(8, depth));
        if self.rng.chance(25) {
            // What is less as an index need not be as another type.
            let types = [DType::I8, DType::U8, DType::I16, DType::U16, DType::I32, DType::U32, DType::U64];
            let elem = Elem::Is(self.rng.pick(&types).unwrap_or(DType::U32));
            let n = Expr::index(self.rng.between(0, 9));
            return Expr::Cmp(op, Box::new(x.minus(n).cast(elem)), Box::new(y.cast(elem)));
        }
        Expr::Cmp(op, Box::new(x), Box::new(y))
    }
}
