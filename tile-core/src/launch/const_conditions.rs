//! Conditions of an instance, checked in constant evaluation.
//!
//! A panic there takes one text and formats nothing, so the values are written into a
//! text here.

use crate::elem::DType;
use crate::ir::DemandKind;

/// A side of a condition: its text, and its value in this instance.
#[derive(Clone, Copy, Debug)]
pub enum Side<'a> {
    /// An integer.
    Number(&'a str, i64),
    /// An element type.
    Type(&'a str, DType),
}

/// Panics with the message and the values of both sides, unless the condition
/// holds.
#[track_caller]
pub const fn check_condition(holds: bool, message: &str, sides: &[Side<'_>]) {
    if holds {
        return;
    }
    let mut text = Text::new();
    text.push(message);
    let mut i = 0;
    while i < sides.len() {
        text.push(if i == 0 { ": " } else { ", " });
        match sides[i] {
            Side::Number(name, value) => {
                text.push(name);
                text.push(" = ");
                text.number(value);
            }
            Side::Type(name, dtype) => {
                text.push(name);
                text.push(" = ");
                text.push(dtype.rust_name());
            }
        }
        i += 1;
    }
    text.panic(message)
}

/// Panics unless the value is as demanded. `subject` says what it is:
/// "kernel `k`: extent `BN` of `t`".
#[track_caller]
pub const fn check_demand(value: i64, kind: DemandKind, subject: &str) {
    if kind.met(value) {
        return;
    }
    let mut text = Text::new();
    text.push(subject);
    text.push(" is ");
    text.number(value);
    text.push(", expected ");
    text.push(kind.expected());
    text.panic(subject)
}

struct Text {
    bytes: [u8; 1024],
    len: usize,
}

impl Text {
    const fn new() -> Text {
        Text { bytes: [0; 1024], len: 0 }
    }

    const fn push(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            self.byte(bytes[i]);
            i += 1;
        }
    }

    const fn byte(&mut self, byte: u8) {
        if self.len < self.bytes.len() {
            self.bytes[self.len] = byte;
            self.len += 1;
        }
    }

    const fn number(&mut self, value: i64) {
        if value < 0 {
            self.byte(b'-');
        }
        let (value, mut unit) = (value.unsigned_abs(), 1_u64);
        while value / unit >= 10 {
            unit *= 10;
        }
        while unit > 0 {
            self.byte(b'0' + (value / unit % 10) as u8);
            unit /= 10;
        }
    }

    /// A text that is too long is left out but for its beginning.
    #[track_caller]
    const fn panic(&self, beginning: &str) -> ! {
        let (used, _) = self.bytes.split_at(self.len);
        match std::str::from_utf8(used) {
            Ok(text) if self.len < self.bytes.len() => panic!("{}", text),
            _ => panic!("{}", beginning),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(f: impl FnOnce() + std::panic::UnwindSafe) -> String {
        let error = std::panic::catch_unwind(f).expect_err("a panic");
        match error.downcast::<String>() {
            Ok(text) => *text,
            Err(error) => (*error.downcast::<&str>().expect("a text")).to_owned(),
        }
    }

    #[test]
    fn values_are_in_the_text() {
        check_condition(true, "holds", &[]);
        check_demand(1, DemandKind::Positive, "extent `BN` of `t`");
        check_demand(-1, DemandKind::NotZero, "divisor `BN`");
        let sides = [Side::Number("BM / 2", 32), Side::Number("BM", -64), Side::Type("T", DType::BF16)];
        assert_eq!(text(move || check_condition(false, "no", &sides)), "no: BM / 2 = 32, BM = -64, T = bf16");
        let extreme = [Side::Number("a", i64::MIN), Side::Number("b", i64::MAX), Side::Number("c", 0)];
        let wanted = "x: a = -9223372036854775808, b = 9223372036854775807, c = 0";
        assert_eq!(text(move || check_condition(false, "x", &extreme)), wanted);
        let positive = || check_demand(-16, DemandKind::Positive, "extent `BN - 64` of `t`");
        assert_eq!(text(positive), "extent `BN - 64` of `t` is -16, expected at least 1");
        assert_eq!(
            text(|| check_demand(0, DemandKind::NotZero, "divisor `S`")),
            "divisor `S` is 0, expected another number"
        );
        let long = "é".repeat(600);
        let same = long.clone();
        assert_eq!(text(move || check_condition(false, &long, &[])), same);
    }
}
