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

// Ties to even. What is left of a number is exact, and none beyond 2^23 has a half.
fn round_even_f32(x: f32) -> f32 {
  let whole = abs(trunc(x));
  let rest = abs(x) - whole;
  let up = (rest > 0.5f) | ((rest == 0.5f) & ((u32(whole) & 1u) == 1u));
  return copy_sign(whole + select(0.0f, 1.0f, up), x);
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

// x * y + z rounded once: to nearest, or to odd where it is rounded again. Without
// branches, because who executes several invocations at once takes both ways of each.
fn fma_f32(x: f32, y: f32, z: f32, mode: u32) -> f32 {
  let bits = vec3<u32>(bitcast<u32>(x), bitcast<u32>(y), bitcast<u32>(z));
  let e = (bits >> vec3<u32>(23u, 23u, 23u)) & vec3<u32>(0xffu, 0xffu, 0xffu);
  // Mantissas, and the exponents of their lowest bits from 2^-150 on. Small numbers
  // keep the zeros that theirs begin with.
  let hidden = select(vec3<u32>(0x800000u, 0x800000u, 0x800000u), vec3<u32>(0u, 0u, 0u), e == vec3<u32>(0u, 0u, 0u));
  let m = (bits & vec3<u32>(0x7fffffu, 0x7fffffu, 0x7fffffu)) | hidden;
  let low = vec3<i32>(max(e, vec3<u32>(1u, 1u, 1u)));
  // The product and the term, as 62 bits each, by halves of mantissas.
  let high = m.xy >> vec2<u32>(12u, 12u);
  let rest = m.xy & vec2<u32>(0xfffu, 0xfffu);
  let middle = high.x * rest.y + rest.x * high.y + ((rest.x * rest.y) >> 12u);
  let lower = m.x * m.y;
  let upper = (high.x * high.y + (middle >> 12u)) >> 8u;
  let product = vec2<u32>(lower << 14u, (upper << 14u) | (lower >> 18u));
  let term = vec2<u32>(0u, m.z << 6u);
  let negative = vec2<bool>(((bits.x ^ bits.y) >> 31u) == 1u, (bits.z >> 31u) == 1u);
  let of_product = low.x + low.y - 314i;
  let of_term = low.z - 188i;
  // The one with the lower exponent moves to that of the other; its lowest bit is set
  // where a bit is lost.
  let apart = of_product - of_term;
  let stays = select(term, product, apart > 0i);
  let moves = select(product, term, apart > 0i);
  let by = min(u32(abs(apart)), 63u);
  let words = select(vec3<u32>(0u, moves), vec3<u32>(moves, 0u), by >= 32u);
  let shift = by & 31u;
  let lost = words.x | ((words.y << 1u) << (31u - shift));
  let moved = vec2<u32>((words.y >> shift) | ((words.z << 1u) << (31u - shift)) | select(0u, 1u, lost != 0u), words.z >> shift);
  // The sum, of which the sign is that of who stays.
  let differ = select(0u, 0xffffffffu, negative.x != negative.y);
  let sum = add64(stays, add64(moved ^ vec2<u32>(differ, differ), vec2<u32>(differ & 1u, 0u)));
  let flips = (sum.y >> 31u) == 1u;
  let sign = select(negative.y, negative.x, apart > 0i) != flips;
  let magnitude = select(sum, neg64(sum), flips);
  // Its highest 32 bits, the first of which is set, and whether there are others.
  let narrow = magnitude.y == 0u;
  let first = select(magnitude.y, magnitude.x, narrow);
  let zeros = countLeadingZeros(first);
  let next = select(magnitude.x, 0u, narrow);
  let up = zeros & 31u;
  let top = (first << up) | ((next >> 1u) >> (31u - up));
  let jammed = top | select(0u, 1u, (next << up) != 0u);
  let biased = max(of_product, of_term) + 190i - i32(zeros + select(0u, 32u, narrow));
  // Numbers below the normal ones have fewer bits.
  let drop = min(u32(max(1i - biased, 0i)), 25u);
  let kept = jammed >> drop;
  let odd = kept | select(0u, 1u, (kept << drop) != jammed);
  let half = (odd >> 1u) | (odd & 1u);
  let nearest = (half + 63u + ((half >> 7u) & 1u)) >> 7u;
  let mantissa = select(nearest, (half >> 7u) | select(0u, 1u, (half & 127u) != 0u), mode == 4u);
  let code = (u32(max(biased, 1i) - 1i) << 23u) + mantissa;
  let most = select(0x7f800000u, 0x7f7fffffu, mode == 4u);
  let encoded = select(code, most, biased > 254i || code >= 0x7f800000u);
  let is_zero = first == 0u;
  let result = bitcast<f32>(select(encoded | select(0u, 0x80000000u, sign), 0u, is_zero));
  // Infinities, NaN, and a product that is zero.
  let plain = e.x == 255u || e.y == 255u || m.x == 0u || m.y == 0u;
  return select(select(result, z, e.z == 255u), x * y + z, plain);
}
