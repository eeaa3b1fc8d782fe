//! TMA im2col: how copies follow the windows of a convolution.
//!
//! A matrix whose rows are the places of a window, and whose columns are what
//! the tensor has there, is what a convolution multiplies. TMA copies make it
//! on their way: on every axis but the first and the last a window has places
//! at regular distances, a box is so many places that follow each other, the
//! last of these axes first, and the same shift is added to all of them.
//!
//! ```text
//! map #0 of @0: [128, 1, 1, 64] window [side, side]
//!
//! tma_load #0 at n, y, x, c shifted by r, s
//!   128 times: read 64 elements from [n, y + r, x + s, c], zeros outside
//!              x += step; after the last place: the first one, y += step; …
//! ```
//!
//! Where the places are, only a launch knows: a map has [`Amount`]s, which it
//! computes of what it passes. What instructions can follow is limited, so not
//! every launch has such a map ([`Window::bounds`]).

use tile_core::ir::BinOp;
use tile_core::launch::prologue::Source;

/// The most axes on which a window moves.
pub const SIDES: usize = 3;

/// The most elements from a place to the next one.
const STEP: i64 = 8;

/// Where the first place and the last one may be, from the first and the last
/// element of an axis, and how far places are shifted, in bits, by the number of
/// axes.
const BITS: [(u32, u32); SIDES] = [(16, 16), (8, 8), (5, 5)];

/// Places that boxes follow, one entry for each axis but the first and the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// Slowest axis first.
    pub sides: Vec<Side>,
}

/// The places on an axis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// The first, which may be outside.
    pub first: Amount,
    /// From one to the next.
    pub step: Amount,
    /// How many.
    pub count: Amount,
    /// What is added to them.
    pub shift: Amount,
}

/// An integer that follows from what a launch passes, or a range of such.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// A natural number.
    Int(u32),
    /// What the host passes.
    Of(Source),
    /// Any number from one to below another.
    Among(Box<(Amount, Amount)>),
    /// A sum, difference, product, quotient or remainder.
    Bin(BinOp, Box<(Amount, Amount)>),
}

/// The numbers of a launch, in the order of a window's sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WindowBounds {
    /// The first place.
    pub first: [i32; SIDES],
    /// From the last element to the last place.
    pub last: [i32; SIDES],
    /// From a place to the next.
    pub step: [u32; SIDES],
    /// The largest shift.
    pub shift: [u32; SIDES],
}

impl Window {
    /// Visits what its numbers follow from.
    pub fn sources(&self, visit: &mut dyn FnMut(Source)) {
        for side in &self.sides {
            [&side.first, &side.step, &side.count, &side.shift].into_iter().for_each(|amount| amount.sources(visit));
        }
    }

    /// The numbers of a launch on a tensor of these extents; nothing where no
    /// copy can follow such places.
    pub fn bounds(&self, extents: &[i64], host: &dyn Fn(Source) -> i64) -> Option<WindowBounds> {
        let (corner, shift) = *BITS.get(self.sides.len().checked_sub(1)?)?;
        let corner =
            |at: i64| i32::try_from(at).ok().filter(|at| (-(1 << (corner - 1))..1 << (corner - 1)).contains(at));
        let mut bounds = WindowBounds::default();
        for (number, (side, extent)) in self.sides.iter().zip(extents.get(1..)?).enumerate() {
            let [first, step, count] = [&side.first, &side.step, &side.count].map(|amount| amount.exact(host));
            let (first, step, count) = (first?, step?, count?);
            if !(1..=STEP).contains(&step) || count < 1 {
                return None;
            }
            let last = (count - 1).checked_mul(step)?.checked_add(first)?.checked_sub(extent - 1)?;
            let [least, most] = side.shift.range(host)?;
            if least < 0 || most >= 1 << shift {
                return None;
            }
            bounds.first[number] = corner(first)?;
            bounds.last[number] = corner(last)?;
            bounds.step[number] = step as u32;
            bounds.shift[number] = most as u32;
        }
        Some(bounds)
    }
}

impl Amount {
    /// The product of two.
    pub fn times(self, other: Amount) -> Amount {
        match (self, other) {
            (Amount::Int(1), amount) | (amount, Amount::Int(1)) => amount,
            (x, y) => Amount::Bin(BinOp::Mul, Box::new((x, y))),
        }
    }

    fn sources(&self, visit: &mut dyn FnMut(Source)) {
        match self {
            Amount::Int(_) => {}
            Amount::Of(source) => visit(*source),
            Amount::Among(pair) | Amount::Bin(_, pair) => {
                pair.0.sources(visit);
                pair.1.sources(visit);
            }
        }
    }

    /// The number, if it is one.
    fn exact(&self, host: &dyn Fn(Source) -> i64) -> Option<i64> {
        self.range(host).filter(|[least, most]| least == most).map(|[least, _]| least)
    }

    /// The least and the largest number it may be; nothing if there is none, or
    /// none that is known.
    fn range(&self, host: &dyn Fn(Source) -> i64) -> Option<[i64; 2]> {
        let (op, pair) = match self {
            Amount::Int(number) => return Some([i64::from(*number); 2]),
            Amount::Of(source) => return Some([host(*source); 2]),
            Amount::Among(pair) => {
                let ([least, _], [_, end]) = (pair.0.range(host)?, pair.1.range(host)?);
                return Some([least, end.checked_sub(1)?]).filter(|[least, most]| least <= most);
            }
            Amount::Bin(op, pair) => (op, pair),
        };
        let (x, y) = (pair.0.range(host)?, pair.1.range(host)?);
        let divides = || (x[0] >= 0 && y[0] >= 1).then_some(());
        match op {
            BinOp::Add => Some([x[0].checked_add(y[0])?, x[1].checked_add(y[1])?]),
            BinOp::Sub => Some([x[0].checked_sub(y[1])?, x[1].checked_sub(y[0])?]),
            BinOp::Mul => {
                let mut ends = [0; 4];
                for (number, end) in ends.iter_mut().enumerate() {
                    *end = x[number / 2].checked_mul(y[number % 2])?;
                }
                Some([ends.into_iter().min()?, ends.into_iter().max()?])
            }
            BinOp::Div => divides().map(|()| [x[0] / y[1], x[1] / y[0]]),
            BinOp::Rem if x[0] == x[1] && y[0] == y[1] => divides().map(|()| [x[0] % y[0]; 2]),
            BinOp::Rem => divides().map(|()| [0, x[1].min(y[1] - 1)]),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::ir::Value;

    fn of(number: usize) -> Amount {
        Amount::Of(Source::Host(Value::new(number)))
    }

    fn bin(op: BinOp, x: Amount, y: Amount) -> Amount {
        Amount::Bin(op, Box::new((x, y)))
    }

    /// Of the launch: stride, padding, dilation, output, taps, steps.
    fn bounds(extent: i64, host: [i64; 6]) -> Option<WindowBounds> {
        let taps = of(4).times(of(4)).times(of(5));
        let tap = Amount::Among(Box::new((Amount::Int(0), taps)));
        let tap = bin(BinOp::Rem, bin(BinOp::Div, tap, of(5)), of(4));
        let side =
            Side { first: bin(BinOp::Sub, Amount::Int(0), of(1)), step: of(0), count: of(3), shift: tap.times(of(2)) };
        let window = Window { sides: vec![side.clone(), side] };
        window.bounds(&[2, extent, extent, 64], &|source| match source {
            Source::Host(value) => host[value.index()],
            Source::Extent(..) | Source::Stride(..) => 0,
        })
    }

    #[test]
    fn places_end_where_the_output_does() {
        // As the padding says: three taps, one element outside at either end.
        let usual = bounds(56, [1, 1, 1, 56, 3, 4]).expect("a usual window");
        assert_eq!((usual.first, usual.last, usual.step), ([-1, -1, 0], [-1, -1, 0], [1, 1, 0]));
        assert_eq!(usual.shift, [2, 2, 0]);
        let strided = bounds(9, [2, 0, 2, 3, 3, 1]).expect("steps of two");
        assert_eq!((strided.first, strided.last, strided.shift), ([0; 3], [-4, -4, 0], [4, 4, 0]));
    }

    #[test]
    fn what_instructions_cannot_follow_is_none() {
        assert!(bounds(500, [1, 128, 1, 500, 3, 1]).is_some());
        assert_eq!(bounds(500, [1, 129, 1, 500, 3, 1]), None);
        // Far fewer places than elements.
        assert_eq!(bounds(500, [1, 1, 1, 100, 3, 1]), None);
        assert_eq!(bounds(56, [9, 1, 1, 7, 3, 1]), None);
        assert_eq!(bounds(56, [0, 1, 1, 56, 3, 1]), None);
        assert_eq!(bounds(56, [1, 1, 1, 0, 3, 1]), None);
        assert!(bounds(56, [1, 1, 127, 56, 3, 1]).is_some());
        assert_eq!(bounds(56, [1, 1, 128, 56, 3, 1]), None);
        assert_eq!(bounds(56, [1, 1, -1, 56, 3, 1]), None);
        // No step at all, and a division by zero.
        assert_eq!(bounds(56, [1, 1, 1, 56, 0, 1]), None);
        assert_eq!(bounds(56, [1, 1, 1, 56, 3, 0]), None);
        assert_eq!(bounds(56, [1, 1, i64::MAX, 56, 3, 1]), None);
    }
}
