//! The remainder of floats as a function of the emitted source: the scalar unit has none.

use crate::ir::{Op, Program, ScalarOp};
use tile_core::ir::BinOp;

/// Its name.
pub(super) const REMAINDER: &str = "tile_remainder";

/// Its definition: a long division of mantissas, eight binary digits at a time, which is exact.
pub(super) const FUNCTION: &str = "\
__aicore__ inline float tile_remainder(float x, float y) {
  union Word {
    float number;
    uint32_t bits;
  };
  Word from, by;
  from.number = x;
  by.number = y;
  const uint32_t sign = from.bits & 0x80000000u;
  const uint32_t size = from.bits & 0x7fffffffu;
  const uint32_t divisor = by.bits & 0x7fffffffu;
  if (size >= 0x7f800000u || divisor == 0u || divisor > 0x7f800000u) {
    from.bits = 0x7fc00000u;
    return from.number;
  }
  if (size < divisor) {
    return x;
  }
  uint32_t left = size >> 23;
  uint32_t exponent = divisor >> 23;
  left = left > 1u ? left : 1u;
  exponent = exponent > 1u ? exponent : 1u;
  uint32_t rest = size - ((left - 1u) << 23);
  const uint32_t unit = divisor - ((exponent - 1u) << 23);
  rest = rest % unit;
  left = left - exponent;
  while (left > 0u) {
    const uint32_t digits = left < 8u ? left : 8u;
    rest = (rest << digits) % unit;
    left = left - digits;
  }
  while (rest > 0u && rest < 0x800000u && exponent > 1u) {
    rest = rest << 1;
    exponent = exponent - 1u;
  }
  from.bits = sign | (rest == 0u ? 0u : rest + ((exponent - 1u) << 23));
  return from.number;
}

";

/// Whether a program calls it.
pub(super) fn is_used(program: &Program) -> bool {
    let mut used = false;
    program.walk(&mut |inst| {
        let Op::Scalar { op: ScalarOp::Bin(BinOp::Rem), args, .. } = &inst.op else { return };
        used |= args.first().is_some_and(|&x| program.vals[x].elem.is_float());
    });
    used
}
