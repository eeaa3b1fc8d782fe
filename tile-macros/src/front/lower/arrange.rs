//! Help for GEMM operands that would fit in another order, or transposed.

use super::place::Ext;
use super::shape::equal;
use super::tileop::{Operand, with_transposed, written};
use crate::diag::Loc;

/// Which operands are exchanged or transposed.
#[derive(Clone, Copy, Debug)]
struct Arrangement {
    swapped: bool,
    left: bool,
    right: bool,
}

/// From the least to the most that has to be changed.
const ARRANGEMENTS: [Arrangement; 7] = [
    Arrangement { swapped: false, left: false, right: true },
    Arrangement { swapped: false, left: true, right: false },
    Arrangement { swapped: true, left: false, right: false },
    Arrangement { swapped: false, left: true, right: true },
    Arrangement { swapped: true, left: false, right: true },
    Arrangement { swapped: true, left: true, right: false },
    Arrangement { swapped: true, left: true, right: true },
];

/// Where and how `name(a, b, acc)` is to be written so that extents are equal;
/// `None` when no order of the operands and their transposes does it.
pub(super) fn arranged(name: &str, [a, b, acc]: [&Operand<'_>; 3], [x, y, z]: [&[Ext]; 3]) -> Option<(Loc, String)> {
    let fits = |arrangement: &&Arrangement| {
        let (left, right) = if arrangement.swapped { (y, x) } else { (x, y) };
        let [m, k] = axes(left, arrangement.left);
        let [inner, n] = axes(right, arrangement.right);
        equal(k, inner) && equal(m, &z[0]) && equal(n, &z[1])
    };
    let found = ARRANGEMENTS.iter().find(fits)?;
    let both = a.expr.loc.to(b.expr.loc);
    Some(match found {
        Arrangement { swapped: false, left: false, right: true } => {
            (b.expr.loc, format!("did you mean `{}`?", with_transposed(b)))
        }
        Arrangement { swapped: false, left: true, right: false } => {
            (a.expr.loc, format!("did you mean `{}`?", with_transposed(a)))
        }
        Arrangement { swapped, left, right } => {
            let (first, second) = if *swapped { (b, a) } else { (a, b) };
            let text = |operand: &Operand<'_>, turn: bool| match turn {
                true => written(&with_transposed(operand)),
                false => operand.expr.to_string(),
            };
            let call = format!("{name}({}, {}, {})", text(first, *left), text(second, *right), acc.expr);
            let help = match (swapped, left, right) {
                (true, false, false) => format!("the operands are swapped: write `{call}`"),
                _ => format!("did you mean `{call}`?"),
            };
            (both, help)
        }
    })
}

/// Rows and columns.
fn axes(shape: &[Ext], transposed: bool) -> [&Ext; 2] {
    if transposed { [&shape[1], &shape[0]] } else { [&shape[0], &shape[1]] }
}
