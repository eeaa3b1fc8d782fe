// Elementary functions of 32 bits: the methods of the CPU backend, without
// fused operations, which WGSL does not promise, and without 64 bits.

fn pow2(n: i32) -> f32 {
  return bitcast<f32>(u32(n + 127i) << 23u);
}

fn limit(x: f32, lo: f32, hi: f32) -> f32 {
  let below = select(x, hi, x > hi);
  return select(below, lo, below < lo);
}

// In two factors, because 2^n itself may overflow or be subnormal.
fn scale(x: f32, n: i32) -> f32 {
  let half = n >> 1u;
  return x * pow2(half) * pow2(n - half);
}

// e^r - 1 and n, where x = n * ln 2 + r.
fn expm1_parts(x: f32) -> vec2<f32> {
  let n = round(x * 1.44269504f);
  let r = (x - n * 0.693359375f) - n * -2.1219444e-4f;
  let p = 4.9999994e-1f + r * (1.6666521e-1f + r * (4.166839e-2f + r * (8.3687454e-3f + r * 1.3814544e-3f)));
  return vec2<f32>(r * r * p + r, n);
}

fn exp_f32(x: f32) -> f32 {
  if (is_nan(x)) {
    return x;
  }
  let parts = expm1_parts(limit(x, -104.0f, 89.0f));
  return scale(parts.x + 1.0f, i32(parts.y));
}

fn exp2_f32(x: f32) -> f32 {
  if (is_nan(x)) {
    return x;
  }
  let limited = limit(x, -151.0f, 129.0f);
  let n = round(limited);
  let r = limited - n;
  let p = 6.931472e-1f + r * (2.4022648e-1f + r * (5.5503324e-2f + r * (9.618438e-3f + r * (1.3398899e-3f + r * 1.5353328e-4f))));
  return scale(r * p + 1.0f, i32(n));
}

// x = 2^e * m with m around 1; e, f = m - 1, and ln m - f.
fn log_parts(x: f32) -> vec3<f32> {
  let bits = bitcast<u32>(x);
  let tiny = bits < 0x800000u;
  // Of a subnormal number as an integer, which none flushes.
  let scaled = select(bits, bitcast<u32>(f32(bits)), tiny);
  let moved = scaled + (0x3f800000u - 0x3f3504f3u);
  let e = i32(moved >> 23u) - select(127i, 127i + 149i, tiny);
  let f = bitcast<f32>((moved & 0x007fffffu) + 0x3f3504f3u) - 1.0f;
  let high = -1.240559e-1f + f * (1.1888163e-1f + f * (-1.1675651e-1f + f * 6.746638e-2f));
  let p = 3.3333313e-1f + f * (-2.500001e-1f + f * (2.000212e-1f + f * (-1.6667996e-1f + f * (1.4219553e-1f + f * high))));
  let square = f * f;
  return vec3<f32>(f32(e), f, square * f * p - 0.5f * square);
}

fn log_specials(y: f32, x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  if ((bits & 0x7fffffffu) == 0u) {
    return f32_of(0xff800000u);
  }
  if (bits > 0x80000000u) {
    return f32_of(0x7fc00000u);
  }
  return select(y, x, bits >= 0x7f800000u);
}

fn ln_f32(x: f32) -> f32 {
  let parts = log_parts(x);
  let y = (parts.x * -2.1219444e-4f + parts.z) + parts.y;
  return log_specials(parts.x * 0.693359375f + y, x);
}

fn log2_f32(x: f32) -> f32 {
  let parts = log_parts(x);
  let y = parts.y * 0.44269504f + parts.z * 0.44269504f;
  return log_specials(((y + parts.z) + parts.y) + parts.x, x);
}

// The large products have short factors, so that they are exact.
fn log10_f32(x: f32) -> f32 {
  let parts = log_parts(x);
  let high = bitcast<f32>(bitcast<u32>(parts.y) & 0xfffff000u);
  let low = (parts.y - high) + parts.z;
  let small = (parts.x * 4.605039e-6f + high * 2.1245065e-4f) + low * 0.43429448f;
  return log_specials((small + high * 0.43408203125f) + parts.x * 0.301025390625f, x);
}

fn tanh_f32(x: f32) -> f32 {
  if (is_nan(x)) {
    return x;
  }
  let a = abs(x);
  if (a < 0.625f) {
    let z = x * x;
    let p = -3.333328e-1f + z * (1.3331416e-1f + z * (-5.37369e-2f + z * (2.0627983e-2f + z * -5.690702e-3f)));
    return copy_sign(x * z * p + x, x);
  }
  let limited = min(a, 9.5f);
  let parts = expm1_parts(limited + limited);
  let e = (parts.x + 1.0f) * pow2(i32(parts.y));
  return copy_sign(1.0f - 2.0f / (e + 1.0f), x);
}

// 1 / (1 + e^-x); the exponential is never rounded by itself.
fn sigmoid_f32(x: f32) -> f32 {
  if (is_nan(x)) {
    return x;
  }
  let parts = expm1_parts(-limit(x, -105.0f, 105.0f));
  let n = i32(parts.y);
  let k = abs(n);
  let half = k >> 1u;
  let s1 = pow2(-half);
  let s2 = pow2(half - k);
  let s = s1 * s2;
  if (n > 0i) {
    let divisor = select((1.0f + s) + parts.x, 1.0f + (s + parts.x), k > 12i);
    return s1 / divisor * s2;
  }
  let t = s * parts.x;
  return 1.0f / select((1.0f + s) + t, 1.0f + (s + t), k > 12i);
}

fn erf_f32(x: f32) -> f32 {
  if (is_nan(x)) {
    return x;
  }
  let a = abs(x);
  let t = min(a, 4.0f);
  let s = t * t;
  if (a <= 0.9277344f) {
    let p = 1.2837917e-1f + s * (-3.7612534e-1f + s * (1.1281993e-1f + s * (-2.6768135e-2f + s * (4.991194e-3f + s * -5.967617e-4f))));
    return p * x + x;
  }
  let u = -3.8839644e-3f * t + 2.4254622e-2f;
  var q = (-1.7285347e-5f * t + 3.8319713e-4f) * s + u;
  q = q * t - 1.0677778e-1f;
  q = q * t - 6.348467e-1f;
  q = q * t - 1.2871751e-1f;
  q = q * t - t;
  return copy_sign(1.0f - exp_f32(q), x);
}

// What is left of x when multiples of a quarter of a turn are taken away, and
// their number modulo 4, for x of 2 and more: the digits of 2 / pi that matter,
// after Payne and Hanek.
fn reduce_far(x: f32) -> vec2<f32> {
  let bits = bitcast<u32>(x);
  let m = (bits << 8u) | 0x80000000u;
  var digits = array<u32, 6>(0x3c439041u, 0xdb629599u, 0xf534ddc0u, 0xfc2757d1u, 0x4e441529u, 0xa2f9836eu);
  var product = array<u32, 7>(0u, 0u, 0u, 0u, 0u, 0u, 0u);
  var carry = 0u;
  for (var i = 0u; i < 6u; i++) {
    let term = add64(mul32(digits[i], m), vec2<u32>(carry, 0u));
    product[i] = term.x;
    carry = term.y;
  }
  product[6] = carry;
  let e = ((bits >> 23u) & 0xffu) - 128u;
  let q = e >> 5u;
  let top = shl64(vec2<u32>(product[5u - q], product[6u - q]), e & 31u);
  let rest = shr64u(vec2<u32>(product[4u - q], 0u), 32u - (e & 31u));
  let all = vec2<u32>(top.x | rest.x, top.y);
  var fraction = shl64(all, 2u);
  var quadrant = all.y >> 30u;
  let negative = fraction.y >> 31u;
  if (negative == 1u) {
    fraction = neg64(fraction);
    quadrant += 1u;
  }
  let zeros = clz64(fraction);
  let high = shl64(fraction, zeros).y;
  return vec2<f32>(round64(negative, mul32(high, 0xc90fdaa2u), -63i - i32(zeros), 0u), f32(quadrant & 3u));
}

// sin(x + quarters * pi / 2).
fn sine(x: f32, quarters: u32) -> f32 {
  if (!is_finite(x)) {
    return f32_of(0x7fc00000u);
  }
  var r = 0.0f;
  var quadrant = quarters;
  if (abs(x) < 4096.0f) {
    // Products with the first three parts of pi / 2 are exact.
    let n = round(x * 0.63661977f);
    r = ((x - n * 1.5703125f) - n * 4.837512969970703e-4f) - n * 7.549533620476723e-8f;
    r = r - n * 2.5633440682570896e-12f;
    quadrant += bitcast<u32>(i32(n));
  } else {
    let parts = reduce_far(abs(x));
    r = copy_sign(1.0f, x) * parts.x;
    let n = u32(parts.y);
    quadrant += select(n, 0u - n, x < 0.0f);
  }
  let z = r * r;
  let p = -1.66666672e-1f + z * (8.33338592e-3f + z * (-1.98559923e-4f + z * 2.86567956e-6f));
  let odd = z * r * p + r;
  let q = 4.16666567e-2f + z * (-1.38877297e-3f + z * 2.44677067e-5f);
  let even = (1.0f - 0.5f * z) + z * z * q;
  let y = select(odd, even, (quadrant & 1u) == 1u);
  return bitcast<f32>(bitcast<u32>(y) ^ ((quadrant & 2u) << 30u));
}

fn sin_f32(x: f32) -> f32 {
  // The sine of -0 is -0.
  return select(sine(x, 0u), x, x == 0.0f);
}

fn cos_f32(x: f32) -> f32 {
  return sine(x, 1u);
}

// Pairs of numbers, the second below the last place of the first.

// The same number, unknown to compilers that take (a + b) - a for b.
fn opaque_f32(x: f32) -> f32 {
  return select(x, 0.0f, bitcast<u32>(x) == 0x7fc01234u);
}

fn sum_pair(a: f32, b: f32) -> vec2<f32> {
  let s = opaque_f32(a + b);
  let part = opaque_f32(s - a);
  return vec2<f32>(s, (a - opaque_f32(s - part)) + (b - part));
}

fn product_pair(a: f32, b: f32) -> vec2<f32> {
  let p = a * b;
  let a1 = bitcast<f32>(bitcast<u32>(a) & 0xfffff000u);
  let b1 = bitcast<f32>(bitcast<u32>(b) & 0xfffff000u);
  let a2 = a - a1;
  let b2 = b - b1;
  return vec2<f32>(p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2);
}

fn mul_pairs(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  let p = product_pair(a.x, b.x);
  return sum_pair(p.x, p.y + (a.x * b.y + a.y * b.x));
}

fn add_pairs(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  let s = sum_pair(a.x, b.x);
  return sum_pair(s.x, s.y + (a.y + b.y));
}

// The logarithm to base 2 of a positive finite number, to some 2^-40.
fn log2_pair(a: f32) -> vec2<f32> {
  let bits = bitcast<u32>(a);
  let tiny = bits < 0x800000u;
  let scaled = select(bits, bitcast<u32>(f32(bits)), tiny);
  let moved = scaled + (0x3f800000u - 0x3f3504f3u);
  let e = f32(i32(moved >> 23u) - select(127i, 127i + 149i, tiny));
  let m = bitcast<f32>((moved & 0x007fffffu) + 0x3f3504f3u);
  let above = sum_pair(m, 1.0f);
  let below = m - 1.0f;
  let first = below / above.x;
  let back = product_pair(first, above.x);
  let second = (((below - back.x) - back.y) - first * above.y) / above.x;
  let s = sum_pair(first, second);
  let z = mul_pairs(s, s);
  let tail = z.x * (0.4f + z.x * (0.285714286f + z.x * (0.222222222f + z.x * (0.181818182f + z.x * 0.153846154f))));
  let p = add_pairs(vec2<f32>(0.6666666865348816f, -1.9868215517249155e-8f), vec2<f32>(tail, 0.0f));
  let ln = add_pairs(vec2<f32>(2.0f * s.x, 2.0f * s.y), mul_pairs(mul_pairs(z, p), s));
  return add_pairs(vec2<f32>(e, 0.0f), mul_pairs(ln, vec2<f32>(1.4426950216293335f, 1.925963033500011e-8f)));
}

fn pow_f32(x: f32, y: f32) -> f32 {
  if (x == 1.0f || y == 0.0f) {
    return 1.0f;
  }
  if (is_nan(x) || is_nan(y)) {
    return f32_of(0x7fc00000u);
  }
  let a = abs(x);
  let integral = !is_finite(y) || trunc(y) == y;
  let half = 0.5f * y;
  let odd = is_finite(y) && integral && trunc(half) != half;
  if (x < 0.0f && is_finite(x) && !integral) {
    return f32_of(0x7fc00000u);
  }
  var magnitude = 1.0f;
  if (a == 0.0f || !is_finite(a)) {
    magnitude = select(f32_of(0x7f800000u), 0.0f, (a == 0.0f) == (y > 0.0f));
  } else if (a != 1.0f) {
    if (is_finite(y)) {
      let l = log2_pair(a);
      // Beyond 2^9 the result is infinite or zero.
      let t = select(mul_pairs(l, vec2<f32>(y, 0.0f)), vec2<f32>(copy_sign(512.0f, l.x) * copy_sign(1.0f, y), 0.0f), abs(l.x * y) > 512.0f);
      let n = round(limit(t.x, -160.0f, 160.0f));
      let r = limit((t.x - n) + t.y, -1.0f, 1.0f);
      let p = 6.931472e-1f + r * (2.4022648e-1f + r * (5.5503324e-2f + r * (9.618438e-3f + r * (1.3398899e-3f + r * 1.5353328e-4f))));
      magnitude = scale(r * p + 1.0f, i32(n));
    } else {
      magnitude = select(0.0f, f32_of(0x7f800000u), (a > 1.0f) == (y > 0.0f));
    }
  }
  return select(magnitude, copy_sign(magnitude, x), odd);
}
