// Floats of 32 bits. What WGSL leaves open about NaN, and what it has no
// function for, is said in bits.

// An encoding that no literal has: infinities, NaN, zeros with a sign.
fn f32_of(bits: u32) -> f32 {
  return bitcast<f32>(bits);
}

fn is_nan(x: f32) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
}

fn is_finite(x: f32) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) < 0x7f800000u;
}

fn min_f32(x: f32, y: f32) -> f32 {
  return select(x, y, y < x || is_nan(x));
}

fn max_f32(x: f32, y: f32) -> f32 {
  return select(x, y, y > x || is_nan(x));
}

fn min_nan_f32(x: f32, y: f32) -> f32 {
  return select(min_f32(x, y), f32_of(0x7fc00000u), is_nan(x) || is_nan(y));
}

fn max_nan_f32(x: f32, y: f32) -> f32 {
  return select(max_f32(x, y), f32_of(0x7fc00000u), is_nan(x) || is_nan(y));
}

fn copy_sign(x: f32, y: f32) -> f32 {
  return bitcast<f32>((bitcast<u32>(x) & 0x7fffffffu) | (bitcast<u32>(y) & 0x80000000u));
}

// Ties away from zero.
fn round_f32(x: f32) -> f32 {
  let whole = abs(trunc(x));
  return copy_sign(whole + select(0.0f, 1.0f, abs(x) - whole >= 0.5f), x);
}

// s * 2^e of 64 bits s, rounded: to nearest, towards zero, up, down, to odd.
fn round64(negative: u32, s: vec2<u32>, e: i32, mode: u32) -> f32 {
  let sign = negative << 31u;
  if (s.x == 0u && s.y == 0u) {
    return bitcast<f32>(sign);
  }
  let zeros = clz64(s);
  let m = shl64(s, zeros);
  let biased = e - i32(zeros) + 190i;
  let drop = min(u32(max(1i - biased, 0i)) + 40u, 65u);
  let kept = shr64u(m, drop).x;
  // What is dropped, as a fraction of 64 bits; drop is 40 or more.
  var rest = shl64(m, 64u - min(drop, 64u));
  if (drop > 64u) {
    rest = vec2<u32>(1u, 0u);
  }
  let inexact = rest.x != 0u || rest.y != 0u;
  let above = rest.y > 0x80000000u || (rest.y == 0x80000000u && (rest.x != 0u || (kept & 1u) == 1u));
  var up = above;
  if (mode == 1u || mode == 4u) {
    up = false;
  } else if (mode == 2u) {
    up = inexact && negative == 0u;
  } else if (mode == 3u) {
    up = inexact && negative == 1u;
  }
  let odd = select(0u, 1u, mode == 4u && inexact);
  let code = (u32(max(biased, 1i) - 1i) << 23u) + ((kept + select(0u, 1u, up)) | odd);
  let most = select(0x7f800000u, 0x7f7fffffu, mode == 1u || mode == 4u || (mode == 2u && negative == 1u) || (mode == 3u && negative == 0u));
  return bitcast<f32>(sign | select(code, most, biased > 254i || code >= 0x7f800000u));
}

fn i32_to_f32(x: i32, mode: u32) -> f32 {
  return round64(bitcast<u32>(x) >> 31u, vec2<u32>(u32(abs(x)), 0u), 0i, mode);
}

fn u32_to_f32(x: u32, mode: u32) -> f32 {
  return round64(0u, vec2<u32>(x, 0u), 0i, mode);
}

fn i64_to_f32(x: vec2<u32>, mode: u32) -> f32 {
  return round64(x.y >> 31u, abs64(x), 0i, mode);
}

fn u64_to_f32(x: vec2<u32>, mode: u32) -> f32 {
  return round64(0u, x, 0i, mode);
}

// Of whole numbers; those outside saturate, NaN is zero.
fn f32_to_i32(x: f32) -> i32 {
  if (is_nan(x)) {
    return 0i;
  }
  if (x >= 2147483648.0f) {
    return 2147483647i;
  }
  if (x < -2147483648.0f) {
    return bitcast<i32>(0x80000000u);
  }
  return i32(x);
}

fn f32_to_u32(x: f32) -> u32 {
  if (!(x > 0.0f)) {
    return 0u;
  }
  if (x >= 4294967296.0f) {
    return 0xffffffffu;
  }
  return u32(x);
}

fn f32_to_u64(x: f32) -> vec2<u32> {
  if (!(x >= 1.0f)) {
    return vec2<u32>(0u, 0u);
  }
  let bits = bitcast<u32>(x);
  let e = bits >> 23u;
  if (e >= 191u) {
    return vec2<u32>(0xffffffffu, 0xffffffffu);
  }
  let m = vec2<u32>((bits & 0x7fffffu) | 0x800000u, 0u);
  if (e >= 150u) {
    return shl64(m, e - 150u);
  }
  return shr64u(m, 150u - e);
}

fn f32_to_i64(x: f32) -> vec2<u32> {
  if (is_nan(x)) {
    return vec2<u32>(0u, 0u);
  }
  let negative = x < 0.0f;
  let magnitude = f32_to_u64(abs(x));
  if ((magnitude.y >> 31u) == 1u) {
    return select(vec2<u32>(0xffffffffu, 0x7fffffffu), vec2<u32>(0u, 0x80000000u), negative);
  }
  return select(magnitude, neg64(magnitude), negative);
}

// The mantissa of a finite number that is not zero, its highest bit set, and
// the exponent of the lowest.
fn parts_f32(x: f32) -> vec2<i32> {
  let bits = bitcast<u32>(x) & 0x7fffffffu;
  let e = bits >> 23u;
  if (e == 0u) {
    let zeros = countLeadingZeros(bits) - 8u;
    return vec2<i32>(i32(bits << zeros), -149i - i32(zeros));
  }
  return vec2<i32>(i32((bits & 0x7fffffu) | 0x800000u), i32(e) - 150i);
}

// Shifted right, with the lowest bit set where a bit was lost.
fn jam64(a: vec2<u32>, n: u32) -> vec2<u32> {
  let shifted = shr64u(a, n);
  let lost = !eq64(shl64(shifted, n), a);
  return vec2<u32>(shifted.x | select(0u, 1u, lost), shifted.y);
}

// x * y + z rounded once: to nearest, or to odd where it is rounded again.
fn fma_f32(x: f32, y: f32, z: f32, mode: u32) -> f32 {
  if (!is_finite(x) || !is_finite(y) || x == 0.0f || y == 0.0f) {
    return x * y + z;
  }
  if (!is_finite(z)) {
    return z;
  }
  let a = parts_f32(x);
  let b = parts_f32(y);
  let negative = (bitcast<u32>(x) ^ bitcast<u32>(y)) >> 31u;
  var product = shl64(mul32(u32(a.x), u32(b.x)), 14u);
  var exponent = a.y + b.y - 14i;
  if (z == 0.0f) {
    return round64(negative, product, exponent, mode);
  }
  let c = parts_f32(z);
  var term = vec2<u32>(0u, u32(c.x) << 6u);
  let apart = exponent - (c.y - 38i);
  if (apart > 0i) {
    term = jam64(term, u32(min(apart, 64i)));
  } else {
    product = jam64(product, u32(min(-apart, 64i)));
    exponent = c.y - 38i;
  }
  let other = bitcast<u32>(z) >> 31u;
  if (negative == other) {
    return round64(negative, add64(product, term), exponent, mode);
  }
  if (eq64(product, term)) {
    return 0.0f;
  }
  let less = lt64u(product, term);
  return round64(select(negative, other, less), select(sub64(product, term), sub64(term, product), less), exponent, mode);
}
