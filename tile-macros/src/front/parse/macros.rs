//! Parser of `dims!`, `require!`, `parallel!`, `pipelined!`, `println!`, `assert!`.

use super::{Parser, attrs};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{self, Block, DimsEntry, Expr, ExprKind, Format, FormatPart, Name, Pipelined, Stmt, StmtKind};
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Token, bracketed};

/// What `syn` says of `a < b < c`, which is a mistake in an expression and not in the
/// form of a macro.
const CHAINED: &str = "comparison operators cannot be chained";
/// What `syn` says of `t[i, j]`.
const SEVERAL_INDICES: &str = "unexpected token, expected `]`";

/// Stands behind a `.` that nothing follows.
pub(super) const MISSING: &str = "_missing";

type Exprs = Punctuated<syn::Expr, Token![,]>;

impl Parser<'_> {
    /// A macro call in statement position.
    pub(super) fn macro_statement(&self, mac: &syn::Macro) -> Result<StmtKind, Reported> {
        let name = mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        match name.as_str() {
            "dims" => self.dims(mac),
            "require" => self.require(mac),
            "parallel" => self.parallel(mac),
            "pipelined" => self.pipelined(mac),
            "threads" => self.threads(mac),
            "tile" => self.whole(mac, None),
            "println" => Ok(StmtKind::Print { format: self.format_of(mac, 0)?.1 }),
            "assert" => {
                let (mut before, format) = self.format_of(mac, 1)?;
                match before.pop() {
                    Some(condition) => Ok(StmtKind::Assert { condition, format }),
                    None => {
                        let help = "write `assert!(x > 0.0, \"x is {x}\")`";
                        Err(self.malformed(mac.path.span(), "`assert!` takes a condition", help))
                    }
                }
            }
            _ => Err(self.foreign_macro(mac)),
        }
    }

    /// A macro that kernels do not have.
    pub(super) fn foreign_macro(&self, mac: &syn::Macro) -> Reported {
        let name = mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        if name == "target_asm" {
            return self.without_unsafe(mac);
        }
        let help = match name.as_str() {
            "print" | "eprintln" | "eprint" | "dbg" => "write `println!`".to_owned(),
            "assert_eq" => "write `assert!(a == b)`".to_owned(),
            "assert_ne" => "write `assert!(a != b)`".to_owned(),
            "debug_assert" | "panic" | "unreachable" | "todo" | "unimplemented" => {
                "write `assert!(condition, \"message\")`".to_owned()
            }
            "vec" => "tiles are made by `shared` and `fragment`".to_owned(),
            _ => {
                let known = ["dims", "require", "parallel", "pipelined", "threads", "tile", "println", "assert"];
                match crate::front::names::closest(&name, known) {
                    Some(near) => format!("did you mean `{near}!`?"),
                    None => "a macro is opaque here; a `#[tile_fn]` can be called".to_owned(),
                }
            }
        };
        self.errors.report(Code::Syntax, mac.path.span(), format!("there is no `{name}!` in a kernel"), help)
    }

    pub(super) fn parse<T>(
        &self,
        mac: &syn::Macro,
        parser: impl Fn(ParseStream<'_>) -> syn::Result<T>,
        usage: &str,
    ) -> Result<T, Reported> {
        mac.parse_body_with(&parser).or_else(|error| {
            let name = mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
            let text = error.to_string();
            let reported = if text == CHAINED {
                self.malformed(error.span(), "comparison operators cannot be chained", "write `a < b && b < c`")
            } else if text == SEVERAL_INDICES {
                self.malformed(
                    error.span(),
                    "an index is one expression",
                    "write `t[[i, j]]` for an element of two axes",
                )
            } else {
                self.malformed(error.span(), format!("`{name}!`: {text}"), &format!("write `{usage}`"))
            };
            let repaired = repaired(mac.tokens.clone()).ok_or(reported)?;
            syn::parse::Parser::parse2(&parser, repaired).map_err(|_| reported)
        })
    }

    fn dims(&self, mac: &syn::Macro) -> Result<StmtKind, Reported> {
        struct Entry(Ident, Exprs);
        impl Parse for Entry {
            fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
                let memory = input.parse()?;
                input.parse::<Token![=]>()?;
                let content;
                bracketed!(content in input);
                Ok(Entry(memory, Punctuated::parse_terminated(&content)?))
            }
        }
        let list =
            self.parse(mac, Punctuated::<Entry, Token![,]>::parse_terminated, "dims!(a = [m, k], b = [k, n]);")?;
        let mut entries = Vec::new();
        for Entry(memory, extents) in list {
            if self.optional.given(&memory) == Some(false) {
                continue;
            }
            let extents: Result<Vec<Option<Expr>>, Reported> = extents
                .into_iter()
                .map(|extent| match extent {
                    syn::Expr::Infer(_) => Ok(None),
                    expr => self.expr(&expr).map(Some),
                })
                .collect();
            entries.push(DimsEntry { memory, extents: extents? });
        }
        Ok(StmtKind::Dims(entries))
    }

    fn require(&self, mac: &syn::Macro) -> Result<StmtKind, Reported> {
        let parser = |input: ParseStream<'_>| {
            let condition: syn::Expr = input.parse()?;
            if input.parse::<Option<Token![,]>>()?.is_none() || input.is_empty() {
                let message = syn::LitStr::new(&condition.to_token_stream().to_string(), condition.span());
                return Ok((condition, message));
            }
            let message: syn::LitStr = input.parse()?;
            input.parse::<Option<Token![,]>>()?;
            Ok((condition, message))
        };
        let usage = "require!(k % 32 == 0, \"k is a multiple of 32\");";
        let (condition, message) = self.parse(mac, parser, usage)?;
        Ok(StmtKind::Require { condition: self.expr(&condition)?, message })
    }

    fn parallel(&self, mac: &syn::Macro) -> Result<StmtKind, Reported> {
        let parser = |input: ParseStream<'_>| {
            let extents: syn::Expr = input.parse()?;
            input.parse::<Token![,]>()?;
            let closure: syn::ExprClosure = input.parse()?;
            input.parse::<Option<Token![,]>>()?;
            Ok((extents, closure))
        };
        let (extents, closure) = self.parse(mac, parser, "parallel!((M, N), |i, j| { … });")?;
        let extents = match extents {
            syn::Expr::Tuple(tuple) => self.exprs(&tuple.elems),
            syn::Expr::Array(array) => {
                return Err(self.malformed(
                    Loc::of(&array),
                    "extents are a tuple here",
                    "write `parallel!((M, N), …)`",
                ));
            }
            syn::Expr::Range(range) => {
                let help = "`parallel!` counts from 0; add the offset to the index";
                return Err(self.malformed(Loc::of(&range), "extents are numbers, not ranges", help));
            }
            one => self.expr(&one).map(|e| vec![e]),
        };
        let (indices, body) = self.closure(&closure)?;
        let extents = extents?;
        if extents.len() != indices.len() || extents.is_empty() || extents.len() > 5 {
            let count = crate::front::lower::count_of;
            let message =
                format!("`parallel!` has {} and {}", count(extents.len(), "extent"), count(indices.len(), "index"));
            let help = "one index for each extent, at least one and at most five";
            return Err(self.malformed(closure.or1_token.span, message, help));
        }
        Ok(StmtKind::Parallel { extents, indices, body })
    }

    fn threads(&self, mac: &syn::Macro) -> Result<StmtKind, Reported> {
        let parser = |input: ParseStream<'_>| {
            let count: syn::Expr = input.parse()?;
            input.parse::<Token![,]>()?;
            let closure: syn::ExprClosure = input.parse()?;
            input.parse::<Option<Token![,]>>()?;
            Ok((count, closure))
        };
        let (count, closure) = self.parse(mac, parser, "threads!(128, |t| { … });")?;
        let count = self.expr(&count);
        let (mut names, body) = self.closure(&closure)?;
        match (names.pop(), names.is_empty()) {
            (Some(thread), true) => Ok(StmtKind::Threads { count: count?, thread, body }),
            _ => {
                let help = "write `threads!(128, |t| { … })`; `t.index()` is the number of the thread";
                Err(self.malformed(closure.or1_token.span, "`threads!` names one thread", help))
            }
        }
    }

    /// `t.group(first..end, |g| { … })`
    pub(super) fn group_of_threads(
        &self,
        call: &syn::ExprMethodCall,
        closure: &syn::ExprClosure,
    ) -> Result<StmtKind, Reported> {
        let help = "write `t.group(0..64, |g| { … })`; `g` is the thread, as one of the group";
        let thread = self.expr(&call.receiver);
        let range = match call.args.first() {
            Some(range) if matches!(super::stmt::peel(range), syn::Expr::Range(_)) => self.range(range),
            other => Err(self.malformed(Loc::of(&other), "expected the threads of a group, `a..b`", help)),
        };
        let (mut names, body) = self.closure(closure)?;
        let Some(member) = names.pop().filter(|_| names.is_empty()) else {
            return Err(self.malformed(closure.or1_token.span, "`group` names one thread", help));
        };
        let word = call.method.clone();
        Ok(StmtKind::Group(Box::new(ast::Group { thread: thread?, word, range: range?, member, body })))
    }

    fn pipelined(&self, mac: &syn::Macro) -> Result<StmtKind, Reported> {
        let parser = |input: ParseStream<'_>| {
            let range: syn::Expr = input.parse()?;
            input.parse::<Token![,]>()?;
            let mut settings = Vec::new();
            while input.peek(syn::Ident) {
                let key: Ident = input.parse()?;
                input.parse::<Token![=]>()?;
                let values = match key.to_string().as_str() {
                    "stages" => Exprs::from_iter([input.parse::<syn::Expr>()?]),
                    "order" | "stage" => {
                        let content;
                        bracketed!(content in input);
                        Exprs::parse_terminated(&content)?
                    }
                    _ => return Err(syn::Error::new(key.span(), "expected one of `stages`, `order`, `stage`")),
                };
                settings.push((key, values));
                input.parse::<Token![,]>()?;
            }
            let closure: syn::ExprClosure = input.parse()?;
            input.parse::<Option<Token![,]>>()?;
            Ok((range, settings, closure))
        };
        let usage = "pipelined!(0..n, stages = 3, |k| { … });";
        let (range, settings, closure) = self.parse(mac, parser, usage)?;
        let (mut stages, mut order, mut stage) = (None, Vec::new(), Vec::new());
        let mut seen: Vec<Ident> = Vec::new();
        for (key, values) in settings {
            if seen.contains(&key) {
                return Err(self.malformed(key.span(), format!("`{key}` is given twice"), "remove one of them"));
            }
            match key.to_string().as_str() {
                "stages" => stages = self.exprs(&values)?.pop(),
                "order" => order = self.numbers(&values)?,
                _ => stage = self.numbers(&values)?,
            }
            seen.push(key);
        }
        let Some(stages) = stages else {
            let message = "`pipelined!` without `stages`";
            return Err(self.malformed(mac.path.span(), message, &format!("write `{usage}`")));
        };
        let range = self.range(&range);
        let (mut names, body) = self.closure(&closure)?;
        let Some(counter) = names.pop().filter(|_| names.is_empty()) else {
            return Err(self.malformed(closure.or1_token.span, "`pipelined!` has one counter", "write `|k| { … }`"));
        };
        let statements = body.stmts.len() + usize::from(body.result.is_some());
        for (word, list) in [("order", &order), ("stage", &stage)] {
            if !list.is_empty() && list.len() != statements {
                let message = format!("`{word}` has {} entries, the body has {statements} statements", list.len());
                return Err(self.malformed(mac.path.span(), message, "one entry for each statement of the body"));
            }
        }
        let mut places = order.clone();
        places.sort_unstable();
        if let Some(place) = (0..).zip(&places).find_map(|(i, &place)| (place != i).then_some(i)) {
            let message = format!("`order` gives place {place} to no statement");
            let help = format!("each of the places 0 to {} once", order.len() - 1);
            return Err(self.malformed(mac.path.span(), message, &help));
        }
        Ok(StmtKind::Pipelined(Pipelined { counter, range: range?, stages, order, stage, body }))
    }

    fn numbers(&self, list: &Exprs) -> Result<Vec<u32>, Reported> {
        list.iter()
            .map(|expr| {
                match expr {
                    syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. }) => n.base10_parse().ok(),
                    _ => None,
                }
                .ok_or_else(|| self.malformed(Loc::of(expr), "expected a number", "write literals: `[0, 1, 2]`"))
            })
            .collect()
    }

    /// `|i, j| { … }`
    fn closure(&self, closure: &syn::ExprClosure) -> Result<(Vec<Name>, Block), Reported> {
        if let Some(token) = closure.capture {
            return Err(self.malformed(token.span, "`move` has no meaning here", "remove it"));
        }
        let names: Result<Vec<Name>, Reported> = closure.inputs.iter().map(|p| self.name(p)).collect();
        let body = match super::stmt::peel(&closure.body) {
            syn::Expr::Block(b) if b.label.is_none() && !attrs::any(&closure.body) && b.attrs.is_empty() => {
                self.block(&b.block)
            }
            _ => {
                let stmts = self.attributed(&closure.body).unwrap_or_else(|Reported| {
                    let (loc, tokens) = (Loc::of(&closure.body), closure.body.to_token_stream());
                    Some(Stmt { loc, attrs: Vec::new(), kind: StmtKind::Failed { names: Vec::new(), tokens } })
                });
                Block { stmts: stmts.into_iter().collect(), result: None }
            }
        };
        Ok((names?, body))
    }

    /// Arguments of a formatting macro, of which `skip` stand before the text.
    fn format_of(&self, mac: &syn::Macro, skip: usize) -> Result<(Vec<Expr>, Format), Reported> {
        let usage = if skip == 0 { "println!(\"row {i}: {}\", x)" } else { "assert!(x > 0.0, \"x is {x}\")" };
        let list = self.parse(mac, Exprs::parse_terminated, usage)?;
        let mut list = list.into_iter();
        let before: Result<Vec<Expr>, Reported> = list.by_ref().take(skip).map(|e| self.expr(&e)).collect();
        let before = before?;
        let literal = match list.next() {
            None => None,
            Some(syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(literal), .. })) => Some(literal),
            Some(other) => {
                return Err(self.malformed(
                    Loc::of(&other),
                    "the message is a text literal",
                    &format!("write `{usage}`"),
                ));
            }
        };
        let rest: Vec<syn::Expr> = list.collect();
        let args = self.exprs(&rest)?;
        let Some(literal) = literal else {
            let text = before.first().map(|c| format!("assertion failed: {c}")).unwrap_or_default();
            let parts = if text.is_empty() { Vec::new() } else { vec![FormatPart::Text(text)] };
            return Ok((before, Format { literal: None, parts, args }));
        };
        let parts = self.format_parts(&literal)?;
        let used = parts.iter().filter_map(|part| if let FormatPart::Arg(i) = part { Some(i + 1) } else { None }).max();
        if used.unwrap_or(0) != args.len() {
            let count = crate::front::lower::count_of;
            let message = format!(
                "the message has {} and {}",
                count(used.unwrap_or(0), "placeholder"),
                count(args.len(), "value")
            );
            return Err(self.malformed(literal.span(), message, "give one value for each `{}`"));
        }
        Ok((before, Format { literal: Some(literal), parts, args }))
    }

    fn format_parts(&self, literal: &syn::LitStr) -> Result<Vec<FormatPart>, Reported> {
        let text = literal.value();
        let (mut parts, mut plain, mut next) = (Vec::new(), String::new(), 0);
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '{' if chars.peek() == Some(&'{') => plain.extend(chars.next()),
                '}' if chars.peek() == Some(&'}') => plain.extend(chars.next()),
                '}' => return Err(self.malformed(literal.span(), "unmatched `}` in the message", "write `}}`")),
                '{' => {
                    let inside: String = chars.by_ref().take_while(|c| *c != '}').collect();
                    if !plain.is_empty() {
                        parts.push(FormatPart::Text(std::mem::take(&mut plain)));
                    }
                    parts.push(self.format_place(literal, &inside, &mut next)?);
                }
                other => plain.push(other),
            }
        }
        if !plain.is_empty() {
            parts.push(FormatPart::Text(plain));
        }
        Ok(parts)
    }

    fn format_place(&self, literal: &syn::LitStr, inside: &str, next: &mut usize) -> Result<FormatPart, Reported> {
        let (name, style) = inside.split_once(':').unwrap_or((inside, ""));
        if !matches!(style, "" | "?") {
            let message = format!("`{{{inside}}}` states a format");
            return Err(self.malformed(literal.span(), message, "places are `{}`, `{name}` and `{:?}`"));
        }
        let name = name.trim();
        if name.is_empty() {
            *next += 1;
            return Ok(FormatPart::Arg(*next - 1));
        }
        match syn::parse_str::<Ident>(name) {
            Ok(mut ident) => {
                ident.set_span(literal.span());
                let loc = Loc::at(literal.span());
                Ok(FormatPart::Name(Box::new(self.node(loc, ExprKind::Path(ident.into())))))
            }
            Err(_) => {
                let message = format!("`{{{inside}}}` is not the name of a value");
                Err(self.malformed(literal.span(), message, "places are `{}`, `{name}` and `{:?}`"))
            }
        }
    }
}

/// The tokens with a name behind each `.` that nothing follows, as while one
/// types: in editors the rest of the body keeps its meaning. `None` where there
/// is no such `.`.
fn repaired(tokens: TokenStream) -> Option<TokenStream> {
    let is =
        |tree: Option<&TokenTree>, text: &str| matches!(tree, Some(TokenTree::Punct(p)) if text.contains(p.as_char()));
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let (mut out, mut changed) = (Vec::new(), false);
    for (i, tree) in trees.iter().enumerate() {
        let mut tree = tree.clone();
        if let TokenTree::Group(group) = &tree
            && let Some(inner) = repaired(group.stream())
        {
            let mut outer = Group::new(group.delimiter(), inner);
            outer.set_span(group.span());
            (tree, changed) = (outer.into(), true);
        }
        let dangling = is(Some(&tree), ".")
            && !is(i.checked_sub(1).and_then(|i| trees.get(i)), ".")
            && (trees.get(i + 1).is_none() || is(trees.get(i + 1), ";,"));
        let span = tree.span();
        out.push(tree);
        if dangling {
            out.push(Ident::new(MISSING, span).into());
            changed = true;
        }
    }
    changed.then(|| out.into_iter().collect())
}
