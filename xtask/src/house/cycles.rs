//! Import cycles among the modules of a crate: strongly connected components of the graph of
//! `use` declarations. A parent and its child are one room of the house, so an edge between
//! them does not count.

use super::Source;
use std::collections::{BTreeMap, BTreeSet};

/// Modules that import each other, directly or through others.
pub(super) struct Cycle {
    pub(super) package: String,
    pub(super) modules: Vec<String>,
}

/// The cycles of all crates, the largest first.
pub(super) fn of(sources: &[Source]) -> Vec<Cycle> {
    let mut crates: BTreeMap<&str, BTreeMap<String, &Source>> = BTreeMap::new();
    for source in sources {
        if let Some((package, path)) = source.path.split_once("/src/") {
            crates.entry(package).or_default().insert(module(path), source);
        }
    }
    let mut out: Vec<Cycle> = Vec::new();
    for (package, modules) in crates {
        let names: Vec<&String> = modules.keys().collect();
        let edges: Vec<Vec<usize>> = names.iter().map(|name| imports(name, &modules[*name].text, &names)).collect();
        for component in components(&edges) {
            let modules = component.iter().map(|&at| names[at].clone()).collect();
            out.push(Cycle { package: package.to_owned(), modules });
        }
    }
    out.sort_by(|a, b| b.modules.len().cmp(&a.modules.len()).then(a.package.cmp(&b.package)));
    out
}

/// The name of a file's module: `a::b` of `a/b.rs` and of `a/b/mod.rs`, nothing of the root.
fn module(path: &str) -> String {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let path = path.strip_suffix("/mod").unwrap_or(path);
    if matches!(path, "lib" | "main") { String::new() } else { path.replace('/', "::") }
}

/// The modules that a file's `use` declarations name, by number.
fn imports(name: &str, text: &str, names: &[&String]) -> Vec<usize> {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let mut found = BTreeSet::new();
    for part in text.split("\nuse ").skip(1) {
        let Some(declaration) = part.split(';').next() else { continue };
        for path in expand(declaration) {
            let Some(absolute) = absolute(name, &path) else { continue };
            // The longest prefix that is a module.
            let mut prefix = absolute.as_str();
            loop {
                if let Some(at) = names.iter().position(|other| other.as_str() == prefix && !prefix.is_empty()) {
                    if !related(name, prefix) {
                        found.insert(at);
                    }
                    break;
                }
                let Some((shorter, _)) = prefix.rsplit_once("::") else { break };
                prefix = shorter;
            }
        }
    }
    found.into_iter().collect()
}

fn related(a: &str, b: &str) -> bool {
    a == b || a.starts_with(&format!("{b}::")) || b.starts_with(&format!("{a}::"))
}

/// `a::{b, c::d}` as `a::b` and `a::c::d`.
fn expand(declaration: &str) -> Vec<String> {
    let text: String = declaration.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((head, rest)) = text.split_once('{') else {
        return vec![text.split(" as ").next().unwrap_or_default().to_owned()];
    };
    let inner = rest.trim_end().strip_suffix('}').unwrap_or(rest);
    let (mut depth, mut part, mut parts) = (0, String::new(), Vec::new());
    for c in inner.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            _ => {}
        }
        part.push(c);
    }
    parts.push(part);
    let parts = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty());
    parts.flat_map(|part| expand(&format!("{}{part}", head.trim()))).collect()
}

/// A path from the crate's root, if it stays in the crate.
fn absolute(name: &str, path: &str) -> Option<String> {
    if let Some(rest) = path.strip_prefix("crate::") {
        return Some(rest.to_owned());
    }
    let (mut base, mut rest) = (name.to_owned(), path);
    let mut relative = false;
    while let Some(after) = rest.strip_prefix("super::") {
        base = base.rsplit_once("::").map_or(String::new(), |(parent, _)| parent.to_owned());
        (rest, relative) = (after, true);
    }
    relative.then(|| if base.is_empty() { rest.to_owned() } else { format!("{base}::{rest}") })
}

/// The strongly connected components of more than one node (Tarjan 1972).
fn components(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    struct Walk<'a> {
        edges: &'a [Vec<usize>],
        index: Vec<Option<usize>>,
        low: Vec<usize>,
        stack: Vec<usize>,
        next: usize,
        out: Vec<Vec<usize>>,
    }
    impl Walk<'_> {
        fn visit(&mut self, node: usize) {
            self.index[node] = Some(self.next);
            self.low[node] = self.next;
            self.next += 1;
            self.stack.push(node);
            for &other in &self.edges[node] {
                match self.index[other] {
                    None => {
                        self.visit(other);
                        self.low[node] = self.low[node].min(self.low[other]);
                    }
                    Some(index) if self.stack.contains(&other) => self.low[node] = self.low[node].min(index),
                    Some(_) => {}
                }
            }
            if self.index[node] == Some(self.low[node]) {
                let at = self.stack.iter().position(|&other| other == node).expect("the node is on the stack");
                let mut component = self.stack.split_off(at);
                component.sort_unstable();
                if component.len() > 1 {
                    self.out.push(component);
                }
            }
        }
    }
    let mut walk = Walk {
        edges,
        index: vec![None; edges.len()],
        low: vec![0; edges.len()],
        stack: Vec::new(),
        next: 0,
        out: Vec::new(),
    };
    for node in 0..edges.len() {
        if walk.index[node].is_none() {
            walk.visit(node);
        }
    }
    walk.out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cycles_leave_out_parents_and_children() {
        let source = |path: &str, text: &str| Source { path: format!("p/src/{path}"), text: format!("\n{text}") };
        let sources = [
            source("lib.rs", "mod a;"),
            source("a/mod.rs", "use self::b::X;"),
            source("a/b.rs", "use super::c::{Y, Z as W};\nuse super::Parent;"),
            source("a/c.rs", "use crate::{d::T, e};"),
            source("d.rs", "use crate::a::b::{self, X};"),
            source("e.rs", "use std::fmt;"),
        ];
        let found = of(&sources);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].modules, ["a::b", "a::c", "d"]);
    }

    #[test]
    fn declarations_expand() {
        assert_eq!(expand("crate::{a, b::{c, d}}"), ["crate::a", "crate::b::c", "crate::b::d"]);
    }
}
