//! Catalogue of all diagnostics, read from the source of the front end.
//!
//! A message is written where it is reported, next to what it is about, so
//! there is no table of messages to keep complete. This test reads the source
//! instead: it finds each report, follows its message and help to the literals
//! they are made of (through variables, branches and the functions that pass
//! messages on), and so knows every message that can appear. Each must have a
//! help and be shown by a test in `tests/ui`; the document lists them.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};
use syn::{Expr, Pat};

/// Stands for a value in a message.
pub(super) const VALUE: char = '…';

/// The messages of each code, by its variant.
pub(super) type Messages = BTreeMap<String, BTreeSet<String>>;

/// A `let` that is in scope: its pattern and value.
type Binding = (Pat, Expr);

/// A call with what its arguments may refer to.
#[derive(Clone)]
struct Call {
    args: Vec<Expr>,
    scope: Vec<Binding>,
    /// The function it stands in, and that function's parameters.
    within: String,
    params: Vec<String>,
}

/// Every call in the source, by the name of what is called.
#[derive(Default)]
struct Calls {
    all: HashMap<String, Vec<Call>>,
    scope: Vec<Binding>,
    within: String,
    params: Vec<String>,
}

impl Calls {
    fn enter(&mut self, sig: &syn::Signature, body: &syn::Block) {
        let outer =
            (std::mem::take(&mut self.scope), std::mem::take(&mut self.within), std::mem::take(&mut self.params));
        self.within = sig.ident.to_string();
        self.params = sig
            .inputs
            .iter()
            .filter_map(|input| match input {
                syn::FnArg::Typed(input) => Some(match &*input.pat {
                    Pat::Ident(name) => name.ident.to_string(),
                    _ => String::new(),
                }),
                syn::FnArg::Receiver(_) => None,
            })
            .collect();
        self.visit_block(body);
        (self.scope, self.within, self.params) = outer;
    }

    fn call(&mut self, name: &syn::Ident, args: Vec<Expr>) {
        let call = Call { args, scope: self.scope.clone(), within: self.within.clone(), params: self.params.clone() };
        self.all.entry(name.to_string()).or_default().push(call);
    }
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !module.attrs.iter().any(|attr| attr.path().is_ident("cfg")) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.enter(&item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.enter(&item.sig, &item.block);
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        let depth = self.scope.len();
        visit::visit_block(self, block);
        self.scope.truncate(depth);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        visit::visit_local(self, local);
        if let Some(init) = &local.init {
            self.scope.push((local.pat.clone(), (*init.expr).clone()));
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.call(&call.method, call.args.iter().cloned().collect());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let Expr::Path(path) = &*call.func
            && let Some(last) = path.path.segments.last()
        {
            self.call(&last.ident, call.args.iter().cloned().collect());
        }
        visit::visit_expr_call(self, call);
    }
}

impl Calls {
    /// The texts that an expression may have, values being `…`. An expression
    /// that is not made of literals has none.
    fn texts(&self, expr: &Expr, part: Option<usize>, at: &Call, depth: usize) -> Vec<String> {
        let again = |expr: &Expr| self.texts(expr, part, at, depth);
        match expr {
            Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => vec![text.value()],
            Expr::Reference(e) => again(&e.expr),
            Expr::Paren(e) => again(&e.expr),
            Expr::Block(e) => self.result(&e.block, part, at, depth),
            Expr::If(e) => {
                let mut all = self.result(&e.then_branch, part, at, depth);
                all.extend(e.else_branch.iter().flat_map(|(_, other)| again(other)));
                all
            }
            Expr::Match(e) => e.arms.iter().flat_map(|arm| again(&arm.body)).collect(),
            Expr::Tuple(e) => match part.and_then(|part| e.elems.get(part)) {
                Some(element) => self.texts(element, None, at, depth),
                None => Vec::new(),
            },
            Expr::MethodCall(e) if ["to_owned", "as_str", "to_string"].iter().any(|name| e.method == name) => {
                again(&e.receiver)
            }
            // `Some(near) => …, None => …`, in one call.
            Expr::MethodCall(e) if e.method == "map_or" || e.method == "map_or_else" => {
                e.args.iter().flat_map(again).collect()
            }
            Expr::MethodCall(e) if e.method == "replacen" => {
                let literal = |i: usize| e.args.get(i).map(&again).and_then(|mut texts| texts.pop());
                let (Some(from), Some(to)) = (literal(0), literal(1)) else { return Vec::new() };
                again(&e.receiver).into_iter().map(|text| text.replacen(&from, &to, 1)).collect()
            }
            Expr::Closure(e) => again(&e.body),
            Expr::Call(e) => match &*e.func {
                Expr::Path(path) if path.path.segments.last().is_some_and(|s| s.ident == "new") => vec![String::new()],
                _ => Vec::new(),
            },
            Expr::Macro(e) if e.mac.path.is_ident("format") => self.format(&e.mac, at, depth),
            Expr::Path(e) => match e.path.get_ident() {
                Some(name) => self.name(&name.to_string(), part, at, depth),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn result(&self, block: &syn::Block, part: Option<usize>, at: &Call, depth: usize) -> Vec<String> {
        let mut at = at.clone();
        for stmt in &block.stmts {
            match stmt {
                syn::Stmt::Local(syn::Local { pat, init: Some(init), .. }) => {
                    at.scope.push((pat.clone(), (*init.expr).clone()));
                }
                syn::Stmt::Expr(result, None) => return self.texts(result, part, &at, depth),
                _ => {}
            }
        }
        Vec::new()
    }

    fn name(&self, name: &str, part: Option<usize>, at: &Call, depth: usize) -> Vec<String> {
        for (i, (pattern, value)) in at.scope.iter().enumerate().rev() {
            let before = Call { scope: at.scope[..i].to_vec(), ..at.clone() };
            let pattern = match pattern {
                Pat::Type(typed) => &*typed.pat,
                pattern => pattern,
            };
            match pattern {
                Pat::Ident(known) if known.ident == name => return self.texts(value, part, &before, depth),
                Pat::Tuple(tuple) => {
                    let is = |pat: &Pat| matches!(pat, Pat::Ident(known) if known.ident == name);
                    if let Some(position) = tuple.elems.iter().position(is) {
                        return self.texts(value, Some(position), &before, depth);
                    }
                }
                _ => {}
            }
        }
        // What the callers of this function say.
        let Some(position) = at.params.iter().position(|param| param == name) else { return Vec::new() };
        if depth == 4 {
            return Vec::new();
        }
        let callers = self.all.get(&at.within).into_iter().flatten();
        let mut all = Vec::new();
        for (arg, call) in callers.filter_map(|call| Some((call.args.get(position)?, call))) {
            let texts = self.texts(arg, part, call, depth + 1);
            // A value for one caller is a value for all.
            if texts.is_empty() {
                return Vec::new();
            }
            all.extend(texts);
        }
        all
    }

    fn format(&self, mac: &syn::Macro, at: &Call, depth: usize) -> Vec<String> {
        let parser = syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated;
        let args = mac.parse_body_with(parser).expect("a format");
        let Some(Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(literal), .. })) = args.first() else { return Vec::new() };
        let mut texts = vec![String::new()];
        let mut append = |pieces: &[String]| {
            texts = texts.iter().flat_map(|text| pieces.iter().map(move |piece| format!("{text}{piece}"))).collect();
        };
        let value = literal.value().replace("{{", "\u{1}").replace("}}", "\u{2}");
        let mut rest = value.as_str();
        while let Some((plain, tail)) = rest.split_once('{') {
            let (inside, tail) = tail.split_once('}').expect("a format");
            append(&[plain.to_owned()]);
            // Alternatives of a word; anything else is a value.
            let words = if inside.is_empty() { Vec::new() } else { self.name(inside, None, at, depth) };
            let words: Vec<String> = words.into_iter().filter(|word| !word.is_empty()).collect();
            append(&if words.is_empty() { vec![VALUE.to_string()] } else { words });
            rest = tail;
        }
        append(&[rest.to_owned()]);
        texts.into_iter().map(|text| text.replace('\u{1}', "{").replace('\u{2}', "}")).collect()
    }
}

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") && path.file_name().is_some_and(|n| n != "tests.rs") {
            out.push(path);
        }
    }
}

/// Every message, and the reports that have no help or no words.
pub(super) fn read() -> (Messages, Vec<String>) {
    let mut paths = Vec::new();
    for folder in ["/src/front", "/src/formula"] {
        sources(Path::new(&format!("{}{folder}", env!("CARGO_MANIFEST_DIR"))), &mut paths);
    }
    let mut calls = Calls::default();
    for path in paths {
        let text = std::fs::read_to_string(path).expect("a text");
        calls.visit_file(&syn::parse_file(&text).expect("Rust"));
    }
    let (mut messages, mut faults) = (Messages::new(), Vec::new());
    for call in calls.all.get("report").into_iter().flatten() {
        let [Expr::Path(code), _, text, help] = call.args.as_slice() else {
            faults.push(format!("a report in `{}` is not readable", call.within));
            continue;
        };
        let code = code.path.segments.last().expect("a path").ident.to_string();
        let texts = calls.texts(text, None, call, 0);
        if texts.is_empty() {
            faults.push(format!("a {code} in `{}` has no words", call.within));
        }
        if calls.texts(help, None, call, 0).iter().any(String::is_empty) {
            faults.push(format!("{texts:?} of {code} may have no help"));
        }
        messages.entry(code).or_default().extend(texts);
    }
    (messages, faults)
}

/// Whether a line is an instance of a message.
pub(super) fn shows(message: &str, line: &str) -> bool {
    let pieces: Vec<&str> = message.split(VALUE).collect();
    let [first, middle @ .., last] = pieces.as_slice() else { return line == message };
    let Some(mut rest) = line.strip_prefix(first) else { return false };
    for piece in middle {
        match rest.split_once(piece) {
            Some((_, tail)) => rest = tail,
            None => return false,
        }
    }
    rest.len() >= last.len() && rest.ends_with(last)
}
