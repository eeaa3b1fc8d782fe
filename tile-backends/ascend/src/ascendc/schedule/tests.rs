//! Tests of schedules of hand-written statement lists.

use super::super::code::{Access, Call, CrossFlags, Flag, Node, Region, Rotation, Trips, When};
use super::super::model::Rates;
use super::super::space::Space;
use super::super::work::{Kind, Work};
use super::{merge_conditions, schedule};
use crate::chip::Chip;
use crate::ir::{Pipe, Val};
use tile_core::ir::Id as _;

fn rates() -> Rates {
    Rates::of(&Chip::from_name("910B1").expect("a chip of the table"))
}

/// A kibibyte of the vector memory.
fn place(at: u64) -> Region {
    Region { space: Space::Ub, start: at * 1024, end: (at + 1) * 1024, rotation: None }
}

/// An instruction that reads some addresses and writes one.
fn call(text: &str, read: &[u64], write: u64) -> Call {
    let mut accesses: Vec<Access> = read.iter().map(|&at| Access::new(Pipe::V, place(at), false)).collect();
    accesses.push(Access::new(Pipe::V, place(write), true));
    let work = Work::Vector { calls: 1, repeats: 4, kind: Kind::Plain };
    Call { before: Vec::new(), text: text.to_owned(), after: Vec::new(), accesses, transfer: None, work }
}

fn vector(text: &str, read: &[u64], write: u64) -> Node {
    Node::Call(call(text, read, write))
}

fn text(text: &str) -> Node {
    Node::Text(text.to_owned())
}

/// Gives the tiles of a call rotating buffers.
fn turning(mut call: Call) -> Node {
    let rotation = Some(Rotation { of: 0, buffers: 2 });
    call.accesses.iter_mut().for_each(|access| access.region.rotation = rotation);
    Node::Call(call)
}

/// A call that receives a tile from the other core, or sends it.
fn transfer(name: &str, at: u64, waits: bool) -> Node {
    let flag = Flag::CrossWait { pipe: None, flag: 0 };
    let transfer = Some(CrossFlags { wait: waits.then_some(flag), set: None });
    let (pipe, write) = if waits { (Pipe::Mte2, true) } else { (Pipe::Mte3, false) };
    let accesses = vec![Access::new(pipe, place(at), write)];
    Node::Call(Call { transfer, accesses, work: Work::Elements(1), ..call(name, &[], 0) })
}

fn val(number: usize) -> Val {
    Val::new(number)
}

fn stage(condition: &str, number: usize, then: Vec<Node>) -> Node {
    Node::If { condition: condition.to_owned(), when: When::Val(val(number)), then, otherwise: Vec::new() }
}

fn looped(body: Vec<Node>) -> Node {
    Node::For { id: 0, head: "y".to_owned(), body, buffers: 1, trips: Trips::Times(4) }
}

/// Texts in their order; nested ones behind a mark.
fn lines(nodes: &[Node]) -> Vec<String> {
    let mut out = Vec::new();
    for node in nodes {
        match node {
            Node::Call(call) => out.push(call.text.clone()),
            Node::Text(text) => out.push(text.clone()),
            Node::Flag(flag) => out.push(flag.to_string()),
            Node::For { body, .. } => out.extend(lines(body).into_iter().map(|line| format!("| {line}"))),
            Node::If { condition, then, .. } => {
                out.extend(lines(then).into_iter().map(|line| format!("{condition}: {line}")));
            }
        }
    }
    out
}

#[test]
fn what_does_not_wait_fills_what_does() {
    let chain = ["a", "b", "c"].iter().enumerate().map(|(i, name)| vector(name, &[i as u64], i as u64 + 1));
    let other = ["x", "y"].iter().enumerate().map(|(i, name)| vector(name, &[i as u64 + 8], i as u64 + 9));
    let ordered = schedule(chain.chain(other).collect(), &rates());
    // The longer chain first, one of each between two barriers.
    assert_eq!(lines(&ordered), ["a", "x", "b", "y", "c"]);
}

#[test]
fn what_touches_the_same_bytes_stays_in_order() {
    // What `b` writes `a` reads, and `c` writes it again.
    let nodes = vec![vector("a", &[0], 1), vector("b", &[5], 0), vector("c", &[6], 0)];
    assert_eq!(lines(&schedule(nodes, &rates())), ["a", "b", "c"]);
    // A scalar unit's access is a fence.
    let mut peek = call("peek", &[7], 7);
    peek.accesses = vec![Access::new(Pipe::S, place(7), false)];
    let nodes = vec![vector("a", &[0], 1), vector("b", &[1], 2), Node::Call(peek), vector("x", &[9], 10)];
    assert_eq!(lines(&schedule(nodes, &rates())), ["a", "b", "peek", "x"]);
}

#[test]
fn names_come_before_who_names_them() {
    let nodes = vec![
        text("const float f = g;"),
        vector("a", &[0], 1),
        vector("b(f)", &[1], 2),
        text("v = f;"),
        text("const float h = v;"),
        vector("c(h)", &[9], 10),
        text("v = 0;"),
    ];
    let found = lines(&schedule(nodes, &rates()));
    let at = |name: &str| found.iter().position(|line| line == name).expect("it is there");
    assert!(at("const float f = g;") < at("b(f)") && at("v = f;") < at("const float h = v;"), "{found:?}");
    assert!(at("const float h = v;") < at("c(h)") && at("const float h = v;") < at("v = 0;"), "{found:?}");
    // `b` does not wait for it.
    assert!(at("c(h)") < at("b(f)"), "{found:?}");
}

#[test]
fn nothing_goes_past_flags_among_cores_outside_of_stages() {
    let nodes = vec![
        transfer("take", 0, true),
        vector("a", &[0], 1),
        vector("b", &[1], 2),
        transfer("give", 2, false),
        vector("x", &[8], 9),
        transfer("take again", 3, true),
        vector("c", &[3], 4),
    ];
    let order = lines(&nodes);
    assert_eq!(lines(&schedule(nodes, &rates())), order);
}

#[test]
fn stages_are_one_list() {
    let first = vec![transfer("take", 0, true), vector("a", &[0], 1), vector("b", &[1], 2), transfer("give", 2, false)];
    let second = vec![vector("x", &[9], 9), transfer("take2", 10, true), turning(call("y", &[9, 10], 9))];
    let body = vec![stage("one", 1, first), stage("two", 2, second)];
    let found = lines(&merge_conditions(schedule(vec![looped(body)], &rates())));
    // `x` depends on the end of the previous iteration, `a` does not.
    let expected = ["| one: take", "| one: a", "| two: x", "| one: b", "| one: give", "| two: take2", "| two: y"];
    assert_eq!(found, expected);
}

/// A scalar that a stage reads is declared for later statements, which have the condition each
/// for itself.
#[test]
fn a_scalar_of_a_stage_is_declared_outside_of_it() {
    let mut peek = call("const float x = t.GetValue(3);", &[1], 1);
    peek.accesses = vec![Access::new(Pipe::S, place(1), false)];
    let first = vec![transfer("take", 0, true), Node::Call(peek), vector("a(x)", &[0], 0), transfer("give", 0, false)];
    let body = vec![stage("one", 1, first), stage("two", 2, vec![transfer("take2", 10, true)])];
    let found = lines(&merge_conditions(schedule(vec![looped(body)], &rates())));
    let at = |line: &str| found.iter().position(|other| other == line).unwrap_or_else(|| panic!("{line}: {found:?}"));
    assert!(at("| auto x = float();") < at("| one: x = t.GetValue(3);"), "{found:?}");
    assert!(at("| one: x = t.GetValue(3);") < at("| one: a(x)"), "{found:?}");
}

/// Choices within a stage are made for themselves.
#[test]
fn a_choice_in_a_stage_has_both_conditions() {
    let inner = stage("edge", 3, vec![vector("mask", &[0], 0)]);
    let first = vec![transfer("take", 0, true), inner, vector("a", &[0], 1), transfer("give", 1, false)];
    let body =
        vec![stage("one", 1, first), stage("two", 2, vec![transfer("take2", 10, true), turning(call("y", &[10], 11))])];
    let nodes = schedule(vec![looped(body)], &rates());
    let Node::For { body, .. } = &nodes[0] else { panic!("it is a loop") };
    let both = |node: &Node| matches!(node, Node::If { when: When::Both(a, b), .. } if (*a, *b) == (val(1), val(3)));
    assert!(body.iter().any(both), "{body:?}");
    assert!(lines(&nodes).contains(&"| one && (edge): mask".to_owned()), "{:?}", lines(&nodes));
}

fn sums(buffers: bool) -> Vec<String> {
    let partial = call("halves", &[2], 3);
    let partial = if buffers { turning(partial) } else { Node::Call(partial) };
    let first = vec![
        transfer("take", 0, true),
        vector("a", &[0], 1),
        vector("b", &[1], 2),
        transfer("give", 2, false),
        partial,
        vector("all", &[3], 4),
        vector("sum", &[4], 5),
    ];
    let body = vec![stage("one", 1, first), stage("two", 2, vec![transfer("take2", 10, true), vector("y", &[10], 11)])];
    lines(&merge_conditions(schedule(vec![looped(body)], &rates())))
}

#[test]
fn what_only_the_next_iteration_needs_is_done_there() {
    // Where one has rotating buffers, those behind it are still deferred.
    for buffers in [false, true] {
        let found = sums(buffers);
        assert_eq!(found[0], "bool past1 = false;");
        let late =
            |name: &str| found.contains(&format!("| past1: {name}")) && found.contains(&format!("past1: {name}"));
        assert!(late("all") && late("sum"), "{found:?}");
        assert_eq!(late("halves"), !buffers, "{found:?}");
        assert!(found.contains(&"| past1 = one;".to_owned()), "{found:?}");
        // Once more behind the loop, in order.
        assert_eq!(found[found.len() - 2..], ["past1: all", "past1: sum"]);
    }
}
