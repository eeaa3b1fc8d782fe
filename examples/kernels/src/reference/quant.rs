//! References of dequantisation: weights `[n, k]` from their quantised form.

use super::Array;

/// The four-bit code of element (i, p), stored as
/// [`quant`](crate::quant) says.
fn code(packed: &Array, i: usize, p: usize, group: usize) -> usize {
    let (g, r) = (p / group, p % group);
    let byte = packed[[i, g * group / 2 + r % (group / 2)]] as usize;
    if r < group / 2 { byte % 16 } else { byte / 16 }
}

fn dequant4(packed: &Array, scale: &Array, value: impl Fn(usize) -> f64) -> Array {
    let ([n, half], [groups, _]) = (packed.dims(), scale.dims());
    let group = (2 * half).checked_div(groups).unwrap_or(1);
    let mut w = Array::zeros(&[n, 2 * half]);
    for i in 0..n {
        for p in 0..2 * half {
            w[[i, p]] = value(code(packed, i, p, group)) * scale[[p / group, i]];
        }
    }
    w
}

/// (q − 8)·scale.
pub fn dequant_int4(packed: &Array, scale: &Array) -> Array {
    dequant4(packed, scale, |q| q as f64 - 8.0)
}

/// table\[q\]·scale.
pub fn dequant_table4(packed: &Array, table: &Array, scale: &Array) -> Array {
    dequant4(packed, scale, |q| table[[q]])
}

/// q·scale, one scale for each row.
pub fn dequant_int8(w: &Array, scale: &Array) -> Array {
    let [n, k] = w.dims();
    let mut out = w.clone();
    for i in 0..n {
        for p in 0..k {
            out[[i, p]] *= scale[[i]];
        }
    }
    out
}
