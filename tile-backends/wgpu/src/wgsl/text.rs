//! Texts of WGSL: names, and parts of words.

use tile_emit::sanitized;

/// Encodings side by side in a word, the first lowest.
pub(super) fn joined(parts: &[String], bytes: usize) -> String {
    let shifted = parts.iter().enumerate().map(|(i, part)| match i {
        0 => part.clone(),
        _ => format!("({part} << {}u)", 8 * bytes * i),
    });
    shifted.collect::<Vec<_>>().join(" | ")
}

/// A word shifted so that one of its parts, of so many bytes, is lowest.
pub(super) fn part_of(word: &str, number: usize, bytes: usize) -> String {
    match number {
        0 => word.to_owned(),
        _ => format!("({word} >> {}u)", 8 * bytes * number),
    }
}

/// A name that WGSL takes, from one of Rust's.
pub(super) fn readable(name: &str) -> String {
    let mut out = sanitized(name);
    if !out.starts_with(|c: char| c.is_ascii_alphabetic()) {
        out.insert(0, 'x');
    }
    out
}
