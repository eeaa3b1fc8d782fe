//! Tests of asynchronous copies: contents from the wait on, and faults at what comes in between.

use super::super::execute;
use super::{Options, counting, kernel, map, zeros};
use crate::launch::LaunchError;

#[test]
fn a_tile_has_its_contents_from_the_wait_on() {
    let body = "body {
        %two = const 2 : index
        %s = alloc : shared<f32, [4]>
        %t = alloc : fragment<f16, [4]>
        %v = region %x, %two, axes = [4] : global<f32, [4]>
        copy %v, %s, asynchronous
        copy %x, %t, asynchronous
        copy_wait %t
        copy %t, %y
        copy_wait %s
        copy %s, %y
    }";
    assert_eq!(map(&counting(&[4]), zeros(&[4]), body), "3 4 0 0");
    let first = body.replace("        copy %s, %y\n", "");
    assert_eq!(map(&counting(&[4]), zeros(&[4]), &first), "1 2 3 4");
}

/// The fault of a body that the verifier would not let pass.
fn fault(body: &str) -> String {
    let body = format!(
        "body {{
           %n = const 1.0 : f32
           %s = alloc : shared<f32, [4]>
           %t = alloc : shared<f32, [4]>
           fill %t, %n
           {body}
         }}"
    );
    let func = kernel("%x x: global<f32, [4]>, %y y: mut global<f32, [4]>", &body);
    let (x, mut y) = (counting(&[4]), counting(&[4]));
    match execute(&func, "test.rs", &mut [x.arg(), y.arg_mut()], &Options::default()) {
        Err(LaunchError::Fault { reason, .. }) => reason,
        other => panic!("{other:?}: {body}"),
    }
}

#[test]
fn what_comes_in_between_is_a_fault() {
    let cases = [
        ("copy %x, %s, asynchronous copy %s, %y copy_wait %s", "element [0] of a tile is read before it is written"),
        ("copy %x, %s, asynchronous fill %s, %n copy_wait %s", "a tile was written before the wait for the copy to it"),
        ("copy %y, %s, asynchronous copy %t, %y copy_wait %s", "`y` was written before the wait for the copy from it"),
        ("copy %x, %s, asynchronous copy %x, %s, asynchronous", "a tile is copied to twice without a wait"),
        ("copy_wait %s", "no asynchronous copy to a tile has begun"),
    ];
    for (body, reason) in cases {
        assert_eq!(fault(body), reason, "{body}");
    }
}
