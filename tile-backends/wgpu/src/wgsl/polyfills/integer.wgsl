// Integers of up to 32 bits where WGSL's operators leave something open.

fn div_i32(a: i32, b: i32) -> i32 {
  if (b == 0i) {
    return 0i;
  }
  if (b == -1i) {
    return -a;
  }
  return a / b;
}

fn rem_i32(a: i32, b: i32) -> i32 {
  if (b == 0i || b == -1i) {
    return 0i;
  }
  return a % b;
}

fn div_u32(a: u32, b: u32) -> u32 {
  if (b == 0u) {
    return 0u;
  }
  return a / b;
}

fn rem_u32(a: u32, b: u32) -> u32 {
  if (b == 0u) {
    return 0u;
  }
  return a % b;
}

fn shl_u32(a: u32, n: u32) -> u32 {
  return select(a << (n & 31u), 0u, n >= 32u);
}

fn shr_u32(a: u32, n: u32) -> u32 {
  return select(a >> (n & 31u), 0u, n >= 32u);
}

fn shl_i32(a: i32, n: u32) -> i32 {
  return select(a << (n & 31u), 0i, n >= 32u);
}

fn shr_i32(a: i32, n: u32) -> i32 {
  return a >> min(n, 31u);
}

// An amount of 64 bits, as one of 32 that says the same.
fn amount64(n: vec2<u32>) -> u32 {
  return select(n.x, 64u, n.y != 0u);
}
