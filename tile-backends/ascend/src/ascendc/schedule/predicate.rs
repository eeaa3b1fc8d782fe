//! The stages of a loop as one list, and back.

use super::super::code::{Call, Node, When};
use super::dependences::Names;
use crate::ir::Val;

/// A condition of the program: its name, and when it holds.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Guard {
    pub(super) name: String,
    pub(super) when: When,
}

/// A statement that is run under a condition, or always.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Part {
    pub(super) guard: Option<Guard>,
    pub(super) node: Node,
}

impl From<Node> for Part {
    fn from(node: Node) -> Part {
        Part { guard: None, node }
    }
}

/// The statements of a loop's body; of stages that go to and from the other kind of core
/// each for itself.
pub(super) fn flat(body: Vec<Node>) -> Vec<Part> {
    let stages = body.iter().filter(|node| stage(node).is_some_and(|(_, _, then)| hands(then))).count();
    if stages < 2 {
        return body.into_iter().map(Part::from).collect();
    }
    let mut parts = Vec::new();
    for node in body {
        match stage(&node) {
            Some((name, val, then)) if then.iter().all(is_movable) => {
                let guard = Guard { name: name.to_owned(), when: When::Part(val) };
                then.iter().for_each(|inner| add(inner, &guard, val, &mut parts));
            }
            _ => parts.push(Part::from(node)),
        }
    }
    parts
}

/// Something that is done under one condition of the program.
fn stage(node: &Node) -> Option<(&str, Val, &[Node])> {
    match node {
        Node::If { condition, when: When::Val(val), then, otherwise } if otherwise.is_empty() && is_name(condition) => {
            Some((condition, *val, then))
        }
        _ => None,
    }
}

fn is_name(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn hands(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| matches!(node, Node::Call(Call { hand: Some(_), .. })))
}

/// Whether a declaration may be made whether or not its condition holds, as it names no
/// memory.
fn is_movable(node: &Node) -> bool {
    match node {
        Node::Text(text) => text.lines().all(|line| is_assignment(line) && !line.contains("GetValue")),
        Node::Flag(_) => false,
        Node::Call(_) | Node::For { .. } | Node::If { .. } => true,
    }
}

fn is_declaration(line: &str) -> bool {
    line.starts_with("const ") || line.starts_with("auto ")
}

fn is_assignment(line: &str) -> bool {
    is_declaration(line) || line.split_once(" = ").is_some_and(|(name, _)| is_name(name))
}

/// A statement of a stage.
fn add(node: &Node, guard: &Guard, val: Val, parts: &mut Vec<Part>) {
    let guard = Some(guard.clone());
    match node {
        Node::Text(text) => {
            for line in text.lines() {
                let guard = if is_declaration(line) { None } else { guard.clone() };
                parts.push(Part { guard, node: Node::Text(line.to_owned()) });
            }
        }
        // A choice inside is one of its own, so that nothing waits where it is not made.
        Node::If { condition, when, then, otherwise } if otherwise.is_empty() => {
            let when = match *when {
                When::Val(inner) => When::Both(val, inner),
                When::Inside => When::Val(val),
                When::Edge => When::Edge,
                When::Both(..) | When::Part(_) | When::Before(_) => {
                    parts.push(Part { guard, node: node.clone() });
                    return;
                }
            };
            let name = guard.map_or_else(String::new, |guard| guard.name);
            let condition = format!("{name} && ({condition})");
            parts.push(Part::from(Node::If { condition, when, then: then.clone(), otherwise: Vec::new() }));
        }
        Node::Call(call) => match declared_apart(&call.text) {
            Some((declaration, text)) => {
                parts.push(Part::from(Node::Text(declaration)));
                parts.push(Part { guard, node: Node::Call(Call { text, ..call.clone() }) });
            }
            None => parts.push(Part { guard, node: node.clone() }),
        },
        _ => parts.push(Part { guard, node: node.clone() }),
    }
}

/// The declaration of a scalar that a call reads, for statements behind the call, which
/// get the condition each for itself; and the call without it.
fn declared_apart(text: &str) -> Option<(String, String)> {
    let (declared, value) = text.strip_prefix("const ")?.split_once(" = ")?;
    let (ty, name) = declared.rsplit_once(' ')?;
    Some((format!("auto {name} = {ty}();"), format!("{name} = {value}")))
}

/// Statements again, each under its own condition.
pub(super) fn apart(parts: Vec<Part>) -> Vec<Node> {
    let node = |Part { guard, node }| match guard {
        Some(Guard { name, when }) => Node::If { condition: name, when, then: vec![node], otherwise: Vec::new() },
        None => node,
    };
    parts.into_iter().map(node).collect()
}

/// Neighbours of one condition together.
pub(in super::super) fn joined(nodes: Vec<Node>) -> Vec<Node> {
    let mut out: Vec<Node> = Vec::new();
    for node in nodes.into_iter().map(inside) {
        match (node, out.last_mut()) {
            (Node::If { when, then, .. }, Some(Node::If { when: last, then: list, .. }))
                if when == *last && matches!(when, When::Part(_) | When::Before(_)) =>
            {
                list.extend(then);
            }
            // A declaration is no reason to begin anew.
            (node, Some(Node::If { when: When::Part(_) | When::Before(_), then, .. })) if is_apart(&node, then) => {
                let before = out.len() - 1;
                out.insert(before, node);
            }
            (node, _) => out.push(node),
        }
    }
    out
}

fn inside(node: Node) -> Node {
    match node {
        Node::For { id, head, body, turns, trips } => Node::For { id, head, body: joined(body), turns, trips },
        Node::If { condition, when, then, otherwise } => {
            Node::If { condition, when, then: joined(then), otherwise: joined(otherwise) }
        }
        other => other,
    }
}

/// Whether a node declares what no statement of a list has to do with.
fn is_apart(node: &Node, list: &[Node]) -> bool {
    let Node::Text(text) = node else { return false };
    let names = Names::of(node);
    text.lines().all(is_declaration) && !list.iter().any(|other| names.tie(&Names::of(other)))
}
