// Integers of 64 bits in two words, low word first. WGSL has none.

fn add64(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let low = a.x + b.x;
  return vec2<u32>(low, a.y + b.y + select(0u, 1u, low < a.x));
}

fn neg64(a: vec2<u32>) -> vec2<u32> {
  return add64(~a, vec2<u32>(1u, 0u));
}

fn sub64(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return vec2<u32>(a.x - b.x, a.y - b.y - select(0u, 1u, a.x < b.x));
}

// All 64 bits of a product, by halves of words.
fn mul32(a: u32, b: u32) -> vec2<u32> {
  let a0 = a & 0xffffu;
  let a1 = a >> 16u;
  let b0 = b & 0xffffu;
  let b1 = b >> 16u;
  let low = a0 * b0;
  let middle = a1 * b0 + (low >> 16u);
  let cross = a0 * b1 + (middle & 0xffffu);
  return vec2<u32>((cross << 16u) | (low & 0xffffu), a1 * b1 + (middle >> 16u) + (cross >> 16u));
}

fn mul64(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let low = mul32(a.x, b.x);
  return vec2<u32>(low.x, low.y + a.x * b.y + a.y * b.x);
}

fn lt64u(a: vec2<u32>, b: vec2<u32>) -> bool {
  return a.y < b.y || (a.y == b.y && a.x < b.x);
}

fn lt64s(a: vec2<u32>, b: vec2<u32>) -> bool {
  let high = vec2<i32>(bitcast<i32>(a.y), bitcast<i32>(b.y));
  return high.x < high.y || (high.x == high.y && a.x < b.x);
}

fn eq64(a: vec2<u32>, b: vec2<u32>) -> bool {
  return a.x == b.x && a.y == b.y;
}

fn sext64(a: i32) -> vec2<u32> {
  return vec2<u32>(bitcast<u32>(a), bitcast<u32>(a >> 31u));
}

// Shifts by 64 and more give what shifting one by one would.
fn shl64(a: vec2<u32>, n: u32) -> vec2<u32> {
  if (n >= 64u) {
    return vec2<u32>(0u, 0u);
  }
  if (n >= 32u) {
    return vec2<u32>(0u, a.x << (n - 32u));
  }
  if (n == 0u) {
    return a;
  }
  return vec2<u32>(a.x << n, (a.y << n) | (a.x >> (32u - n)));
}

fn shr64u(a: vec2<u32>, n: u32) -> vec2<u32> {
  if (n >= 64u) {
    return vec2<u32>(0u, 0u);
  }
  if (n >= 32u) {
    return vec2<u32>(a.y >> (n - 32u), 0u);
  }
  if (n == 0u) {
    return a;
  }
  return vec2<u32>((a.x >> n) | (a.y << (32u - n)), a.y >> n);
}

fn shr64s(a: vec2<u32>, n: u32) -> vec2<u32> {
  let sign = bitcast<u32>(bitcast<i32>(a.y) >> 31u);
  let magnitude = shr64u(vec2<u32>(a.x ^ sign, a.y ^ sign), n);
  return vec2<u32>(magnitude.x ^ sign, magnitude.y ^ sign);
}

fn clz64(a: vec2<u32>) -> u32 {
  return select(countLeadingZeros(a.y), 32u + countLeadingZeros(a.x), a.y == 0u);
}

// Quotient and remainder, zero and the dividend for a divisor of zero.
fn divmod64(a: vec2<u32>, b: vec2<u32>) -> vec4<u32> {
  if (b.x == 0u && b.y == 0u) {
    return vec4<u32>(0u, 0u, 0u, 0u);
  }
  if (a.y == 0u && b.y == 0u) {
    return vec4<u32>(a.x / b.x, 0u, a.x % b.x, 0u);
  }
  var quotient = vec2<u32>(0u, 0u);
  var rest = vec2<u32>(0u, 0u);
  for (var i = 0u; i < 64u; i++) {
    let carry = rest.y >> 31u;
    rest = vec2<u32>((rest.x << 1u) | (shr64u(a, 63u - i).x & 1u), (rest.y << 1u) | (rest.x >> 31u));
    quotient = vec2<u32>(quotient.x << 1u, (quotient.y << 1u) | (quotient.x >> 31u));
    if (carry == 1u || !lt64u(rest, b)) {
      rest = sub64(rest, b);
      quotient.x |= 1u;
    }
  }
  return vec4<u32>(quotient, rest);
}

fn abs64(a: vec2<u32>) -> vec2<u32> {
  return select(a, neg64(a), (a.y >> 31u) == 1u);
}

fn div64u(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return divmod64(a, b).xy;
}

fn rem64u(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  return divmod64(a, b).zw;
}

fn div64s(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let quotient = divmod64(abs64(a), abs64(b)).xy;
  return select(quotient, neg64(quotient), ((a.y ^ b.y) >> 31u) == 1u);
}

fn rem64s(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let rest = divmod64(abs64(a), abs64(b)).zw;
  return select(rest, neg64(rest), (a.y >> 31u) == 1u);
}
