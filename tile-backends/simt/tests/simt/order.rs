//! Statements of a block that meet in tensors and workspaces: threads meet in
//! between where they have to, not where they need not, and the interpreter
//! finds it when they do not.

use crate::common::{agree, run_kernel, target};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::Buffer;
use tile_simt::facts::LaunchFacts;
use tile_simt::ir::{Block, Kernel, Op};
use tile_simt::lower::lower;

/// A kernel of so many blocks that writes `y`, with a workspace of a line for
/// each block.
fn function(body: &str) -> Func {
    let text = format!(
        "kernel meets(%y y: mut global<i32, [?, 96]>)
         host {{
           %m = extent %y, axis = 0 : index
           %w w = alloc %m : global<i32, [?, 96]>
         }}
         grid %m
         body (%b: index) {{
           %n = const 96 : index  %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index  %three = const 3 : index
           %half = const 48 : index  %last = const 95 : index  %ten = const 10 : index
           %unit = const 1 : i32  %seven = const 7 : i32
           %t = alloc : fragment<i32, [48]>  %s = alloc : fragment<i32, [96]>
           {body}
         }}"
    );
    parse(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// What the interpreter makes of it.
fn expected(func: &Func) -> Buffer {
    let mut y = Buffer::zeros(DType::I32, &[3, 96]);
    // Blocks meet on purpose in some of these kernels.
    let options = Options { check_races: false, ..Options::default() };
    interp::run(func, "meets", &mut [y.arg_mut()], &options).expect("it has a meaning");
    y
}

fn lowered(func: &Func) -> Kernel {
    let mut y = Buffer::zeros(DType::I32, &[3, 96]);
    lower(func, &LaunchFacts::of(&[y.arg_mut()]), &target()).expect("it lowers")
}

fn attempt(func: &Func, kernel: &Kernel) -> Result<(), String> {
    let mut y = Buffer::zeros(DType::I32, &[3, 96]);
    run_kernel(func, kernel, &mut [y.arg_mut()])?;
    agree(&expected(func), &y, true)
}

fn barriers(block: &Block) -> usize {
    let own = block.insts.iter().filter(|inst| matches!(inst.op, Op::Barrier {})).count();
    own + block.insts.iter().flat_map(|inst| &inst.blocks).map(barriers).sum::<usize>()
}

fn remove_barriers(block: &mut Block) {
    block.insts.retain(|inst| !matches!(inst.op, Op::Barrier {}));
    block.insts.iter_mut().flat_map(|inst| &mut inst.blocks).for_each(remove_barriers);
}

/// Statements one after the other. A value is defined once: `#` is the statement's number.
fn numbered(statements: &[&str]) -> String {
    let numbered = |(number, text): (usize, &&str)| text.replace('#', &number.to_string());
    statements.iter().enumerate().map(numbered).collect::<Vec<_>>().join("\n")
}

/// A kernel of statements whose threads meet so often, which is right.
fn ordered(statements: &[&str], times: usize) -> (Func, Kernel) {
    let func = function(&numbered(statements));
    let kernel = lowered(&func);
    assert_eq!(barriers(&kernel.body), times, "{kernel}");
    attempt(&func, &kernel).unwrap_or_else(|error| panic!("{error} in\n{kernel}"));
    (func, kernel)
}

/// The same where the interpreter finds that without barriers threads are in no
/// order.
fn meets(statements: &[&str], times: usize) {
    let (func, mut kernel) = ordered(statements, times);
    remove_barriers(&mut kernel.body);
    let error = attempt(&func, &kernel).expect_err("threads are in no order");
    assert!(error.contains("global memory in no order"), "{error}");
}

/// Iteration `i` of so many, in a row of the block.
fn each(count: &str, body: &str) -> String {
    format!("parallel {count} (%i#: index) {{ %v# = cast %i# : i32  {body} }}")
}

#[test]
fn what_all_have_added_is_read() {
    let add = "%o# = atomic.add %w, %b, %zero, %unit, order = relaxed : i32";
    let read = "%x# = load %w, %b, %zero : i32  store %x#, %y, %b, %i#";
    meets(&[&each("%n", add), &each("%one", read)], 1);
}

#[test]
fn what_others_wrote_is_read() {
    let read = "%j# = bin.sub %last, %i# : index  %x# = load %w, %b, %j# : i32  store %x#, %y, %b, %i#";
    meets(&[&each("%n", "store %v#, %w, %b, %i#"), &each("%n", read)], 1);
}

#[test]
fn what_others_read_is_written() {
    let read = "%j# = bin.sub %last, %i# : index  %x# = load %w, %b, %j# : i32  store %x#, %y, %b, %i#";
    meets(&[&each("%n", read), &each("%n", "store %v#, %w, %b, %i#")], 1);
}

#[test]
fn a_value_of_the_block_is_read() {
    let body = "store %seven, %w, %b, %one  %x = load %w, %b, %one : i32";
    meets(&[body, &each("%n", "store %x, %y, %b, %i#")], 1);
}

#[test]
fn statements_write_one_element() {
    let fill = "fill %s, %seven  %row# = region %y, %b, %zero, axes = [_, 96] : global<i32, [96]>  copy %s, %row# @1:1";
    let part = each("%half", "%j# = bin.mul %i#, %two : index  store %v#, %y, %b, %j#") + " @2:1";
    meets(&[fill, &part], 1);
}

#[test]
fn operations_of_several_kinds_come_in_order() {
    let add = each("%n", "%o# = atomic.add %w, %b, %zero, %unit, order = relaxed : i32");
    let most = each("%n", "%o# = atomic.max %w, %b, %zero, %v#, order = relaxed : i32");
    let read = each("%n", "%x# = load %w, %b, %zero : i32  store %x#, %y, %b, %i#");
    meets(&[&add, &add, &most, &read], 2);
}

#[test]
fn results_of_operations_come_in_order() {
    let add = each("%n", "%o# = atomic.add %w, %b, %zero, %unit, order = relaxed : i32");
    let last = "%o# = atomic.add %w, %b, %zero, %unit, order = relaxed : i32  store %o#, %y, %b, %i#";
    ordered(&[&add, &each("%one", last)], 1);
}

#[test]
fn a_release_comes_after_what_all_did() {
    let write = each("%n", "store %v#, %w, %b, %i#");
    let tell = "%o# = atomic.add %y, %b, %zero, %unit, order = release : i32";
    ordered(&[&write, tell], 1);
}

#[test]
fn what_all_do_comes_after_an_acquire() {
    let ask = each("%one", "%o# = atomic.add %w, %b, %zero, %unit, order = acquire : i32");
    let read = each("%n", "store %v#, %y, %b, %i#");
    ordered(&[&ask, &read], 1);
}

#[test]
fn iterations_meet_where_they_overlap() {
    let body = "for %zero, %ten, %one, kind = serial (%k#: index) {
        %r# = region %y, %b, %k#, axes = [_, 48] : global<i32, [48]>
        parallel %half (%i#: index) { %s# = bin.add %i#, %k# : index  %v# = cast %s# : i32  store %v#, %t, %i# }
        copy %t, %r#
    }";
    ordered(&[body], 1);
}

#[test]
fn iterations_do_not_meet_where_they_do_not_overlap() {
    let body = "for %zero, %two, %one, kind = serial (%k#: index) {
        %at# = bin.mul %k#, %half : index
        %r# = region %y, %b, %at#, axes = [_, 48] : global<i32, [48]>
        fill %t, %seven
        copy %t, %r#
    }";
    ordered(&[body], 0);
}

#[test]
fn halves_do_not_meet() {
    let (low, high) = ("store %v#, %y, %b, %i#", "%j# = bin.add %i#, %half : index  store %v#, %y, %b, %j#");
    ordered(&[&each("%half", low), &each("%half", high)], 0);
}

#[test]
fn branches_meet_what_is_before_and_behind() {
    let write = each("%n", "store %v#, %w, %b, %i#");
    let side = "%c# = cmp.lt %b, %two : bool  if %c# { fill %s, %seven
        %row# = region %w, %b, %zero, axes = [_, 96] : global<i32, [96]>  copy %s, %row# }";
    let read = each("%n", "%j# = bin.sub %last, %i# : index  %x# = load %w, %b, %j# : i32  store %x#, %y, %b, %i#");
    meets(&[&write, side, &read], 2);
}

/// Blocks that do this are in no order, which is found.
fn apart(statements: &[&str]) {
    let func = function(&numbered(statements));
    let mut y = Buffer::zeros(DType::I32, &[3, 96]);
    let error = run_kernel(&func, &lowered(&func), &mut [y.arg_mut()]).expect_err("blocks are in no order");
    assert!(error.contains("block") && error.contains("global memory in no order"), "{error}");
}

/// Blocks that do this do not depend on their order.
fn together(statements: &[&str]) {
    let func = function(&numbered(statements));
    attempt(&func, &lowered(&func)).unwrap_or_else(|error| panic!("{error} in {statements:?}"));
}

#[test]
fn blocks_write_one_element() {
    apart(&[&each("%n", "%x# = cast %b : i32  store %x#, %y, %zero, %i#")]);
    together(&[&each("%n", "store %seven, %y, %zero, %i#")]);
}

#[test]
fn blocks_read_what_others_write() {
    let write = each("%n", "store %seven, %w, %b, %i#");
    apart(&[&write, &each("%n", "%x# = load %w, %zero, %i# : i32  store %x#, %y, %b, %i#")]);
    apart(&[&each("%n", "%x# = load %w, %two, %i# : i32  store %x#, %y, %b, %i#"), &write]);
}

#[test]
fn blocks_add_to_one_element() {
    let add = each("%n", "%o# = atomic.add %y, %zero, %i#, %unit, order = relaxed : i32");
    together(&[&add]);
    apart(&[&add, &each("%one", "%x# = load %y, %zero, %i# : i32  store %x#, %w, %b, %ten")]);
    apart(&[&each("%n", "store %seven, %y, %zero, %i#"), &add]);
}
