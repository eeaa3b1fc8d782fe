// Floats of 16 and 8 bits, as encodings in a word. Widening is exact; what is
// narrowed is rounded once: to nearest, towards zero, up, down.

// An encoding that no literal has, where there is a type for it.
fn f16_of(bits: u32) -> f16 {
  return f16(unpack2x16float(bits).x);
}

fn f16_to_f32(x: u32) -> f32 {
  return unpack2x16float(x).x;
}

fn bf16_to_f32(x: u32) -> f32 {
  return bitcast<f32>(x << 16u);
}

// An encoding of E5M2 is the upper half of that of an f16.
fn e5m2_to_f32(x: u32) -> f32 {
  return unpack2x16float(x << 8u).x;
}

// With the exponent in the place of that of an f16, whose bias is larger by 8.
fn e4m3_to_f32(x: u32) -> f32 {
  let value = unpack2x16float(((x & 0x80u) << 8u) | ((x & 0x7fu) << 7u)).x * 256.0f;
  return select(value, f32_of(0x7fc00000u), (x & 0x7fu) == 0x7fu);
}

// A format by its explicit bits of mantissa, the place of its sign, its bias,
// its largest number and what stands for infinity. No NaN comes here.
fn round_narrow(bits: u32, mantissa: u32, place: u32, bias: i32, most: u32, over: u32, mode: u32) -> u32 {
  let negative = bits >> 31u;
  let magnitude = bits & 0x7fffffffu;
  let sign = negative << place;
  let e = i32(magnitude >> 23u);
  let hidden = select(0x800000u, 0u, e == 0i);
  let m = (magnitude & 0x7fffffu) | hidden;
  let biased = max(e, 1i) - 127i + bias;
  let drop = min(23u - mantissa + u32(max(1i - biased, 0i)), 26u);
  let kept = m >> drop;
  let rest = m & ((1u << drop) - 1u);
  let half = 1u << (drop - 1u);
  var up = rest > half || (rest == half && (kept & 1u) == 1u);
  var away = true;
  if (mode == 1u) {
    up = false;
    away = false;
  } else if (mode == 2u) {
    up = rest != 0u && negative == 0u;
    away = negative == 0u;
  } else if (mode == 3u) {
    up = rest != 0u && negative == 1u;
    away = negative == 1u;
  }
  let code = (u32(max(biased, 1i) - 1i) << mantissa) + kept + select(0u, 1u, up);
  return sign | select(code, select(most, over, away), code > most);
}

fn f32_to_f16(x: f32, mode: u32) -> u32 {
  let bits = bitcast<u32>(x);
  if ((bits & 0x7fffffffu) >= 0x7f800000u) {
    return ((bits >> 16u) & 0x8000u) | select(0x7c00u, 0x7e00u, is_nan(x));
  }
  return round_narrow(bits, 10u, 15u, 15i, 0x7bffu, 0x7c00u, mode);
}

fn f32_to_bf16(x: f32, mode: u32) -> u32 {
  let bits = bitcast<u32>(x);
  if (is_nan(x)) {
    return ((bits >> 16u) & 0x8000u) | 0x7fc0u;
  }
  if (mode == 0u || (bits & 0x7fffffffu) == 0x7f800000u) {
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
  }
  return round_narrow(bits, 7u, 15u, 127i, 0x7f7fu, 0x7f80u, mode);
}

fn f32_to_e4m3(x: f32, mode: u32) -> u32 {
  let bits = bitcast<u32>(x);
  if ((bits & 0x7fffffffu) >= 0x7f800000u) {
    return ((bits >> 24u) & 0x80u) | select(0x7eu, 0x7fu, is_nan(x));
  }
  return round_narrow(bits, 3u, 7u, 7i, 0x7eu, 0x7eu, mode);
}

fn f32_to_e5m2(x: f32, mode: u32) -> u32 {
  let bits = bitcast<u32>(x);
  if ((bits & 0x7fffffffu) >= 0x7f800000u) {
    return ((bits >> 24u) & 0x80u) | select(0x7cu, 0x7eu, is_nan(x));
  }
  return round_narrow(bits, 2u, 7u, 15i, 0x7bu, 0x7bu, mode);
}
