//! Predication: flattens the stages of a loop to one list of guarded statements, and back.

use super::super::code::{Call, Node, When};
use super::dependences::Names;
use super::guarded::{Guard, Guarded};
use crate::ir::Val;

/// Flattens a loop's body; of pipeline stages each statement gets the guard for itself.
pub(super) fn flatten(body: Vec<Node>) -> Vec<Guarded> {
    let stages = body.iter().filter(|node| stage(node).is_some_and(|(_, _, then)| transfers(then))).count();
    if stages < 2 {
        return body.into_iter().map(Guarded::from).collect();
    }
    let mut parts = Vec::new();
    for node in body {
        match stage(&node) {
            Some((name, val, then)) if then.iter().all(is_movable) => {
                let guard = Guard { name: name.to_owned(), when: When::Part(val) };
                then.iter().for_each(|inner| add(inner, &guard, val, &mut parts));
            }
            _ => parts.push(Guarded::from(node)),
        }
    }
    parts
}

/// The stage that a node is: its condition, and its statements.
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

fn transfers(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| matches!(node, Node::Call(Call { transfer: Some(_), .. })))
}

/// Whether a declaration may be hoisted out of its condition, as it names no memory.
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

/// Appends a statement of a stage.
fn add(node: &Node, guard: &Guard, val: Val, parts: &mut Vec<Guarded>) {
    let guard = Some(guard.clone());
    match node {
        Node::Text(text) => {
            for line in text.lines() {
                let guard = if is_declaration(line) { None } else { guard.clone() };
                parts.push(Guarded { guard, node: Node::Text(line.to_owned()) });
            }
        }
        // An inner choice gets a guard of its own, so that nothing waits where it is not taken.
        Node::If { condition, when, then, otherwise } if otherwise.is_empty() => {
            let when = match *when {
                When::Val(inner) => When::Both(val, inner),
                When::Inside => When::Val(val),
                When::Edge => When::Edge,
                When::Both(..) | When::Part(_) | When::Before(_) => {
                    parts.push(Guarded { guard, node: node.clone() });
                    return;
                }
            };
            let name = guard.map_or_else(String::new, |guard| guard.name);
            let condition = format!("{name} && ({condition})");
            parts.push(Guarded::from(Node::If { condition, when, then: then.clone(), otherwise: Vec::new() }));
        }
        Node::Call(call) => match declared_apart(&call.text) {
            Some((declaration, text)) => {
                parts.push(Guarded::from(Node::Text(declaration)));
                parts.push(Guarded { guard, node: Node::Call(Call { text, ..call.clone() }) });
            }
            None => parts.push(Guarded { guard, node: node.clone() }),
        },
        _ => parts.push(Guarded { guard, node: node.clone() }),
    }
}

/// Splits off the declaration of a scalar that a call reads, for statements behind the call that
/// are guarded separately.
fn declared_apart(text: &str) -> Option<(String, String)> {
    let (declared, value) = text.strip_prefix("const ")?.split_once(" = ")?;
    let (ty, name) = declared.rsplit_once(' ')?;
    Some((format!("auto {name} = {ty}();"), format!("{name} = {value}")))
}

/// Wraps each statement in its own condition.
pub(super) fn unflatten(parts: Vec<Guarded>) -> Vec<Node> {
    let node = |Guarded { guard, node }| match guard {
        Some(Guard { name, when }) => Node::If { condition: name, when, then: vec![node], otherwise: Vec::new() },
        None => node,
    };
    parts.into_iter().map(node).collect()
}

/// Merges adjacent statements of one condition.
pub(in super::super) fn merge_conditions(nodes: Vec<Node>) -> Vec<Node> {
    let mut out: Vec<Node> = Vec::new();
    for node in nodes.into_iter().map(inside) {
        match (node, out.last_mut()) {
            (Node::If { when, then, .. }, Some(Node::If { when: last, then: list, .. }))
                if when == *last && matches!(when, When::Part(_) | When::Before(_)) =>
            {
                list.extend(then);
            }
            // A declaration does not end a group.
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
        Node::For { id, head, body, buffers, trips } => {
            Node::For { id, head, body: merge_conditions(body), buffers, trips }
        }
        Node::If { condition, when, then, otherwise } => {
            Node::If { condition, when, then: merge_conditions(then), otherwise: merge_conditions(otherwise) }
        }
        other => other,
    }
}

/// Whether a node declares what no statement of a list depends on.
fn is_apart(node: &Node, list: &[Node]) -> bool {
    let Node::Text(text) = node else { return false };
    let names = Names::of(node);
    text.lines().all(is_declaration) && !list.iter().any(|other| names.tie(&Names::of(other)))
}
