//! Unpacking loops that are or are not fused into a GEMM.

use crate::plans::Plans;
use crate::testing::func;

/// A GEMM with a packed 4-bit B, with parts that tests replace.
const PRODUCT: &str = "
kernel product<const N: index, const P: index>(
  %x x: global<i8, [?, ?]>,
  %y y: PACKED global<u8, [?, ?]>,
  %z z: mut global<i32, [?, ?]>,
)
host {
  %n n = extent %x, axis = 0 : index
}
grid %n
body (%i: index) {
  %a = alloc : shared<i8, [N, 2*P]>
  %q = alloc : shared<u8, [N, P]>
  %w = alloc : shared<u8, [N, 2, P]>
  %c = alloc : fragment<i32, [N, N]>
  %0 = const 0 : index
  %1 = const 1 : index
  %columns = dim N : index
  %steps = dim P : index
  %from_x = region %x, %0, %0, axes = [N, 2*P] : global<i8, [N, 2*P]>
  copy %from_x, %a
  %from_y = region %y, %0, %0, axes = [N, P] : global<u8, [N, P]>
  copy %from_y, %q
  FRONT
  parallel %columns, EXTENT (%j: index, %p: index) {
    %byte = load %q, %j, READ : u8
    %mask = const MASK : u8
    %low = bin.and %byte, %mask : u8
    store %low, %w, %j, %0, %p
    %by = const 4 : u8
    %high = bin.shr %byte, %by : u8
    store %high, %w, %j, PLACE, %p
    INSIDE
  }
  BETWEEN
  %rows = reshape %w : shared<u8, [N, 2*P]>
  %b = permute %rows, axes = [1, 0] : shared<u8, [2*P, N]>
  gemm %a, %b, %c
  BEHIND
  %to = region %z, %0, %0, axes = [N, N] : global<i32, [N, N]>
  copy %c, %to
}
";

/// How many GEMMs take a packed 4-bit B, with some text replaced.
fn found(replaced: &[(&str, &str)]) -> usize {
    let usual = [
        ("PACKED ", ""),
        ("FRONT", ""),
        ("EXTENT", "%steps"),
        ("READ", "%p"),
        ("MASK", "15"),
        ("PLACE", "%1"),
        ("INSIDE", ""),
        ("BETWEEN", ""),
        ("BEHIND", ""),
    ];
    Plans::new(&func(PRODUCT, &[replaced, &usual].concat())).u4.len()
}

#[test]
fn bytes_that_only_the_product_wants_stay_packed() {
    assert_eq!(found(&[]), 1);
    // Masking what the shift leaves changes nothing.
    let masked = "%high = bin.and %h, %m : u8";
    let high = "%h = bin.shr %byte, %by : u8\n%m = const 15 : u8\n";
    assert_eq!(found(&[("%high = bin.shr %byte, %by : u8", &format!("{high}{masked}"))]), 1);
    // Both halves in one row.
    let flat = [
        ("shared<u8, [N, 2, P]>", "shared<u8, [N, 2*P]>"),
        ("store %low, %w, %j, %0, %p", "store %low, %w, %j, %p"),
        ("store %high, %w, %j, PLACE, %p", "%second = bin.add %p, %steps : index\nstore %high, %w, %j, %second"),
        ("reshape %w", "reshape %w"),
    ];
    assert_eq!(found(&flat), 1);
}

#[test]
fn other_loops_stay() {
    // Other nibbles, or not all of them, or at other indices.
    assert_eq!(found(&[("MASK", "7")]), 0);
    assert_eq!(found(&[("const 4 : u8", "const 3 : u8")]), 0);
    assert_eq!(found(&[("PLACE", "%0")]), 0);
    assert_eq!(found(&[("EXTENT", "%1")]), 0);
    assert_eq!(found(&[("READ", "%0")]), 0);
    assert_eq!(found(&[("[N, 2, P]", "[N, P, 2]"), ("%j, %0, %p", "%j, %p, %0"), ("%j, PLACE, %p", "%j, %p, %1")]), 0);
    // Tiles that something else reads or writes.
    let store = "%five = const 5 : u8\nstore %five, %w, %0, %0, %0";
    assert_eq!(found(&[("BETWEEN", store)]), 0);
    assert_eq!(found(&[("FRONT", &store.replace("%w, %0,", "%q,"))]), 0);
    assert_eq!(found(&[("INSIDE", "store %byte, %w, %j, %0, %0")]), 0);
    assert_eq!(found(&[("BEHIND", "gemm %a, %b, %c, accumulate")]), 0);
    let read = "parallel %columns, %columns (%r: index, %s: index) {\n%f = load %w, %r, %0, %0 : u8\n\
                %g = cast %f : i32\nstore %g, %c, %r, %s\n}";
    assert_eq!(found(&[("BEHIND", read)]), 0);
    // Bytes that a block may write.
    assert_eq!(found(&[("PACKED ", "mut ")]), 0);
    // Activations of other types.
    assert_eq!(found(&[("i8", "u8")]), 0);
}
