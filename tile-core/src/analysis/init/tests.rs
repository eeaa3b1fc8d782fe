//! Tests of the initialisation analysis.

use super::{Contents, Need, Passed, Path, contents};
use crate::ir::{Func, text};

fn parsed(body: &str) -> Func {
    let text = format!(
        "kernel k<const BM: index, const S: index>(%x x: global<f32, [?, ?]>, %y y: mut global<f32, [?, ?]>, %c c: bool, %n n: index)
         callee fn0 = inner
         host {{
           %m m = extent %x, axis = 0 : index
           expect %y, %m, axis = 0
           %w w = extent %y, axis = 1 : index
           %bm = dim BM : index
           %one = const 1 : index
           %less = bin.sub %bm, %one : index
           %sum = bin.add %m, %less : index
           %g = bin.div %sum, %bm : index
         }}
         grid %g
         body (%b b: index) {{
           %t t = alloc : shared<f32, [BM]>
           %u u = alloc : shared<f32, [64]>
           %z = const 0.0 : f32
           %zero = const 0 : index
           {body}
         }}"
    );
    text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn of(body: &str) -> Contents {
    contents(&parsed(body), &|_, _| Passed::Mutable)
}

/// The first path on which something is unwritten.
fn path(body: &str) -> Option<Path> {
    of(body).unwritten.into_iter().next().map(|read| read.path)
}

fn output(body: &str) -> (bool, bool) {
    let contents = of(body);
    let (_, y) = contents.params.iter().next().expect("the kernel has an output");
    (y.written, y.read)
}

const READ: &str = "%v = load %t, %zero : f32";

#[test]
fn paths() {
    let loop_over = |end: &str| format!("for %zero, {end}, %one, kind = serial (%k k: index) {{ fill %t, %z }} {READ}");
    assert_eq!(path(READ), Some(Path::Never));
    assert_eq!(path(&format!("fill %t, %z {READ}")), None);
    assert!(matches!(path(&format!("if %c {{ fill %t, %z }} {READ}")), Some(Path::Branch { then: true, .. })));
    assert_eq!(path(&format!("if %c {{ fill %t, %z }} else {{ fill %t, %z }} {READ}")), None);
    assert_eq!(path(&format!("if %c {{ fill %t, %z }} if %c {{ {READ} }}")), None);
    // Conditions on const parameters.
    let chosen = |write: &str, read: &str| {
        let compare = "%kind = dim S : index %two = const 2 : index %three = const 3 : index
             %is = cmp.eq %kind, %two : bool %isnt = cmp.ne %kind, %two : bool
             %more = cmp.ge %kind, %two : bool %other = cmp.eq %kind, %three : bool";
        path(&format!("{compare} if %{write} {{ fill %t, %z }} if %{read} {{ {READ} }}"))
    };
    assert_eq!(chosen("is", "is"), None);
    assert_eq!(chosen("isnt", "isnt"), None);
    assert_eq!(chosen("isnt", "other"), None);
    assert_eq!(chosen("more", "other"), None);
    assert!(chosen("is", "isnt").is_some());
    assert!(chosen("is", "more").is_some());
    assert!(chosen("other", "is").is_some());
    assert!(matches!(path(&loop_over("%n")), Some(Path::Empty(_))));
    // The grid has blocks, this one.
    assert_eq!(path(&loop_over("%g")), None);
    // `BM` is an extent, and `S` is not.
    assert_eq!(path(&loop_over("%bm")), None);
    let contents = of(&format!("%s = dim S : index {}", loop_over("%s")));
    assert!(contents.unwritten.is_empty());
    assert_eq!(contents.conditions.len(), 1);
}

#[test]
fn parts() {
    let half = "%two = const 2 : index %h = bin.div %bm, %two : index";
    let write = |index: &str| format!("parallel %h (%i i: index) {{ {index} }}");
    let first = write("store %z, %t, %i");
    assert!(matches!(
        path(&format!("{half} {first} %v = region %t, %zero, axes = [BM] : shared<f32, [BM]> copy %v, %y")),
        Some(Path::Part(_))
    ));
    assert_eq!(path(&format!("{half} {first} parallel %h (%j j: index) {{ %v = load %t, %j : f32 }}")), None);
    // Both halves, if `BM` is even.
    let both = write("%o = bin.add %i, %h : index store %z, %t, %i store %z, %t, %o");
    let contents =
        of(&format!("{half} {both} reduce.sum %t, %u, axis = 0").replace("reduce.sum %t, %u, axis = 0", "copy %t, %t"));
    assert!(contents.unwritten.is_empty(), "{contents:?}");
    let texts = contents.conditions.iter().map(|(.., dim)| parsed("").dim_text(dim));
    assert_eq!(texts.collect::<Vec<_>>(), ["-BM + 2*(BM / 2)"]);
}

#[test]
fn iterations() {
    let body = |inner: &str| format!("for %zero, %n, %one, kind = serial (%k k: index) {{ {inner} }}");
    // What the last iteration wrote.
    assert_eq!(path(&body(&format!("%p = cmp.gt %k, %zero : bool if %p {{ {READ} }} fill %t, %z"))), None);
    assert!(matches!(path(&body(&format!("{READ} fill %t, %z"))), Some(Path::First(_))));
    // Written by the first.
    assert_eq!(path(&body(&format!("%p = cmp.eq %k, %zero : bool if %p {{ fill %t, %z }} {READ}"))), None);
    // Slots that alternate.
    let slots = "%two = const 2 : index
         store %z, %u, %zero
         for %zero, %n, %one, kind = serial (%k k: index) {
           %now = bin.rem %k, %two : index
           %next = bin.add %k, %one : index
           %more = cmp.lt %next, %n : bool
           if %more { %slot = bin.rem %next, %two : index store %z, %u, %slot }
           %v = load %u, %now : f32
         }";
    assert_eq!(path(slots), None);
    assert!(path(&slots.replace("%now : f32", "%next : f32")).is_some());
}

#[test]
fn outputs() {
    let rows = "%r = bin.mul %b, %bm : index
         parallel %bm, %w (%i i: index, %j j: index) { %a = bin.add %r, %i : index store %z, %y, %a, %j }";
    assert_eq!(output(rows), (true, false));
    // A block short of a row, and blocks that overlap.
    assert_eq!(output(&rows.replace("parallel %bm", "parallel %less")), (false, false));
    assert_eq!(output(&rows.replace("%bm : index\n", "%less : index\n")), (false, false));
    assert_eq!(output(&format!("if %c {{ {rows} }}")), (false, false));
    assert_eq!(output(&format!("if %c {{ {rows} }} else {{ fill %y, %z }}")), (true, false));
    assert_eq!(output(&format!("for %zero, %n, %one, kind = serial (%k k: index) {{ {rows} }}")), (false, false));
    assert_eq!(output(&format!("%v = load %y, %zero, %zero : f32 {rows}")), (true, true));
    // Without rows there are no blocks, and nothing to write.
    assert_eq!(output("fill %y, %z"), (true, false));
}

#[test]
fn calls() {
    let contents = of(&format!("call %t, callee = fn0 {READ}"));
    assert!(contents.unwritten.is_empty());
    let needs: Vec<Need> = contents.calls.iter().map(|call| call.need).collect();
    assert_eq!(needs, [Need::NotRead, Need::Written]);
    assert!(of(&format!("fill %t, %z call %t, callee = fn0 {READ}")).calls.is_empty());
}
