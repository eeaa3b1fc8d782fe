//! Name lookup in the source file around a function.
//!
//! The macro sees one function, so it cannot know whether a name that is called
//! exists. rustc finds out, but says so twice, and of a plain function it says
//! that it is no type. The [`file`](super::file) often shows more: of its names this answers
//! only what is beyond doubt. Names that come from elsewhere, by an import, a
//! glob or a macro, are unsure, and left to rustc.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// What a file shows of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// A function that no attribute makes a tile function.
    PlainFunction,
    /// Nothing defines it.
    Absent,
    /// Nothing that can be seen defines it, and a macro may.
    Unlikely,
    /// It may come from anywhere.
    Unsure,
}

/// The names in one file.
#[derive(Default, Debug)]
pub(crate) struct Names {
    /// Functions without an attribute that could make them tile functions.
    plain: BTreeSet<String>,
    /// The same with the module around each: `math::relu`.
    inside: BTreeSet<String>,
    /// Functions with one.
    tile: BTreeSet<String>,
    /// Other items, names in imports, and words in macros.
    others: BTreeSet<String>,
    /// Whether globs bring names of other files.
    globs: bool,
    /// Whether macros may make names.
    macros: bool,
}

/// Attributes that leave a function what it is.
const INERT: [&str; 12] = [
    "allow",
    "cfg",
    "cold",
    "deny",
    "deprecated",
    "doc",
    "expect",
    "inline",
    "must_use",
    "test",
    "track_caller",
    "warn",
];

/// Macros that make no names.
const CALLS: [&str; 24] = [
    "parallel",
    "threads",
    "tile",
    "pipelined",
    "dims",
    "require",
    "println",
    "print",
    "eprintln",
    "eprint",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "format",
    "write",
    "writeln",
    "panic",
    "vec",
    "matches",
    "cfg",
    "unreachable",
    "todo",
    "concat",
];

impl Names {
    pub(super) fn read(tokens: TokenStream) -> Names {
        let mut names = Names::default();
        names.items(tokens, 0, "");
        names
    }

    /// The names of tile functions.
    pub(crate) fn tile_functions(&self) -> impl Iterator<Item = &str> {
        self.tile.iter().map(String::as_str)
    }

    /// Whether `module::name` is a function of a module in the file, and no tile
    /// function.
    pub(crate) fn is_plain_inside(&self, module: &str, name: &str) -> bool {
        self.inside.contains(&format!("{module}::{name}")) && !self.tile.contains(name)
    }

    pub(super) fn look(&self, name: &str) -> Known {
        if self.globs || self.tile.contains(name) || self.others.contains(name) {
            Known::Unsure
        } else if self.plain.contains(name) {
            Known::PlainFunction
        } else if self.macros {
            Known::Unlikely
        } else {
            Known::Absent
        }
    }

    /// Reads tokens in `modules` modules of the file, the innermost of which is
    /// `around`.
    fn items(&mut self, tokens: TokenStream, modules: usize, around: &str) {
        let trees: Vec<TokenTree> = tokens.into_iter().collect();
        let (mut inert, mut module) = (true, None);
        let mut i = 0;
        while i < trees.len() {
            let word = match &trees[i] {
                TokenTree::Ident(word) => word.to_string(),
                TokenTree::Group(group) => {
                    let attribute = group.delimiter() == Delimiter::Bracket && i > 0 && is_punct(&trees[i - 1], "#");
                    if attribute {
                        inert &= is_inert(group.stream());
                    } else {
                        let (depth, inner) = (modules + usize::from(module.is_some()), module.as_deref());
                        self.items(group.stream(), depth, inner.unwrap_or(around));
                        inert |= group.delimiter() == Delimiter::Brace;
                    }
                    module = None;
                    i += 1;
                    continue;
                }
                tree => {
                    inert |= is_punct(tree, ";");
                    i += 1;
                    continue;
                }
            };
            let next = match trees.get(i + 1) {
                Some(TokenTree::Ident(name)) => Some(name.to_string()),
                _ => None,
            };
            match (word.as_str(), next) {
                ("use", _) => {
                    let end = trees[i..].iter().position(|tree| is_punct(tree, ";")).map_or(trees.len(), |n| i + n);
                    self.import(&trees[i + 1..end], modules);
                    i = end;
                }
                ("fn", Some(name)) => {
                    let set = if inert { &mut self.plain } else { &mut self.tile };
                    if inert {
                        self.inside.insert(format!("{around}::{name}"));
                    }
                    set.insert(name);
                    inert = true;
                    i += 1;
                }
                ("const" | "static" | "struct" | "enum" | "union" | "type" | "trait" | "mod" | "mut", Some(name))
                    if name != "fn" && !(word == "const" && i > 0 && is_parameter(&trees[i - 1])) =>
                {
                    module = (word == "mod").then(|| name.clone());
                    self.others.insert(name);
                    i += 1;
                }
                (name, _) if trees.get(i + 1).is_some_and(|tree| is_punct(tree, "!")) => {
                    // `name! {…}` and `macro_rules! name {…}`, but not `a != b`.
                    let body = trees[i + 2..].iter().take(2).enumerate().find_map(|(n, tree)| match tree {
                        TokenTree::Group(group) => Some((n, group.stream())),
                        _ => None,
                    });
                    if let Some((n, body)) = body.filter(|(n, _)| *n == 0 || name == "macro_rules") {
                        if CALLS.contains(&name) {
                            self.items(body, modules, around);
                        } else {
                            self.macros = true;
                            self.globs |= name == "include";
                            words(body, &mut self.others);
                        }
                        i += 2 + n;
                    }
                }
                _ => {}
            }
            i += 1;
        }
    }

    /// An import: the words in it, and whether it brings names of other files.
    fn import(&mut self, trees: &[TokenTree], modules: usize) {
        let text: TokenStream = trees.iter().cloned().collect();
        let path: String = text.to_string().split_whitespace().collect();
        words(text, &mut self.others);
        let own = path.trim_start_matches("::");
        let known = ["tile_kernel::", "std::", "core::", "alloc::"].iter().any(|start| own.starts_with(start))
            || (modules > 0 && own == "super::*");
        self.globs |= path.contains('*') && !known;
    }
}

fn is_punct(tree: &TokenTree, text: &str) -> bool {
    matches!(tree, TokenTree::Punct(p) if text.starts_with(p.as_char()))
}

/// Whether what follows is a parameter in `<…>`.
fn is_parameter(before: &TokenTree) -> bool {
    is_punct(before, "<") || is_punct(before, ",")
}

fn is_inert(attribute: TokenStream) -> bool {
    match attribute.into_iter().next() {
        Some(TokenTree::Ident(word)) => INERT.iter().any(|name| word == name),
        _ => false,
    }
}

/// All words in tokens.
fn words(tokens: TokenStream, out: &mut BTreeSet<String>) {
    for tree in tokens {
        match tree {
            TokenTree::Ident(word) => {
                out.insert(word.to_string());
            }
            TokenTree::Group(group) => words(group.stream(), out),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Known, Names};

    fn look(source: &str, name: &str) -> Known {
        Names::read(source.parse().expect("tokens")).look(name)
    }

    const KERNEL: &str = "#[tile_kernel] fn k(y: &mut Tensor<f32, 1>) { parallel!(4, |i| y[i] = relu(y[i])); }";

    #[test]
    fn what_the_file_shows_is_known() {
        let with = |before: &str| look(&format!("use tile_kernel::prelude::*; {before} {KERNEL}"), "relu");
        assert_eq!(with(""), Known::Absent);
        assert_eq!(with("#[inline] fn relu(x: f32) -> f32 { x }"), Known::PlainFunction);
        assert_eq!(with("mod math { use super::*; pub fn relu(x: f32) -> f32 { x } }"), Known::PlainFunction);
        assert_eq!(with("#[tile_fn] fn relu(x: f32) -> f32 { x }"), Known::Unsure);
        assert_eq!(with("#[allow(dead_code)] #[cfg_attr(all(), tile_fn)] fn relu(x: f32) -> f32 { x }"), Known::Unsure);
        assert_eq!(with("#[my::tile_fn] fn relu(x: f32) -> f32 { x } fn other() {}"), Known::Unsure);
        assert_eq!(with("#[tile_fn] fn other(x: f32) -> f32 { x } fn relu() {}"), Known::PlainFunction);
    }

    #[test]
    fn modules_tell_their_functions() {
        let source =
            "mod math { pub fn relu(x: f32) -> f32 { x } #[tile_fn] pub fn exp() {} pub fn exp() {} } mod other;";
        let names = Names::read(source.parse().expect("tokens"));
        assert!(names.is_plain_inside("math", "relu"));
        assert!(!names.is_plain_inside("other", "relu") && !names.is_plain_inside("math", "exp"));
    }

    #[test]
    fn what_may_come_from_elsewhere_is_unsure() {
        let with = |before: &str| look(&format!("{before} {KERNEL}"), "relu");
        assert_eq!(with("use math::relu;"), Known::Unsure);
        assert_eq!(with("use math::{self, activation as relu};"), Known::Unsure);
        assert_eq!(with("use math::*;"), Known::Unsure);
        assert_eq!(with("use super::*;"), Known::Unsure);
        assert_eq!(with("mod inner { use super::super::*; }"), Known::Unsure);
        assert_eq!(with("include!(\"functions.rs\");"), Known::Unsure);
        assert_eq!(with("unary!(relu, max);"), Known::Unsure);
        assert_eq!(with("unary!(exp);"), Known::Unlikely);
        assert_eq!(with("macro_rules! unary { ($n:ident) => { fn $n() {} } }"), Known::Unlikely);
        assert_eq!(look("fn k<T, const N: usize>() {} fn l() { dims!(x = [N]); }", "N"), Known::Absent);
        assert_eq!(look("const N: usize = 4; fn l() { dims!(x = [N]); }", "N"), Known::Unsure);
        assert_eq!(with("fn main() { println!(\"{}\", 1); assert!(1 != 2); }"), Known::Absent);
    }
}
