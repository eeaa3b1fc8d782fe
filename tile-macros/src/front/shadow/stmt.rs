//! Emits the statements of the shadow body.

use super::{Shadow, language_type};
use crate::front::ast::{
    Binary, BinaryKind, Block, DimsEntry, Expr, Format, Let, Name, Stmt, StmtKind, Whole, WholeTarget,
};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use tile_core::ir::BinOp;
use tile_core::ir::pointwise::Spelling;

impl Shadow<'_> {
    pub(super) fn block(&self, block: &Block) -> TokenStream {
        let Some(left_out) = &self.partial else {
            let mut out: TokenStream = block.stmts.iter().map(|stmt| self.stmt(stmt)).collect();
            out.extend(block.result.as_ref().map(|result| self.expr(result)));
            return out;
        };
        let kept = block.stmts.iter().filter(|stmt| !left_out.leaves_out(stmt));
        let mut out: TokenStream = kept.map(|stmt| self.stmt_kind(stmt)).collect();
        match &block.result {
            Some(result) if !left_out.leaves_out_result(result) => out.extend(self.expr_kind(result)),
            Some(_) => out.extend(any_value()),
            None => {}
        }
        out
    }

    /// A statement with its attributes, which stand on one statement of Rust.
    fn stmt(&self, stmt: &Stmt) -> TokenStream {
        let (attrs, span) = (&stmt.attrs, stmt.loc.first);
        let tokens = match &stmt.kind {
            StmtKind::Dims(entries) if !attrs.is_empty() => self.dims_at_once(entries, span),
            // Rust has no attributes on assignments.
            StmtKind::Assign { .. } if !attrs.is_empty() => {
                let assignment = self.stmt_kind(stmt);
                quote_spanned!(span=> { #assignment })
            }
            _ => self.stmt_kind(stmt),
        };
        quote!(#(#attrs)* #tokens)
    }

    /// `dims!` with what it binds in one `let`, which the attributes then stand
    /// on, and what it compares behind that.
    fn dims_at_once(&self, entries: &[DimsEntry], span: Span) -> TokenStream {
        let (mut names, mut values, mut comparisons) = (Vec::new(), Vec::new(), Vec::new());
        for entry in entries {
            let memory = &entry.memory;
            for (axis, extent) in entry.extents.iter().enumerate() {
                match extent {
                    Some(expr) if self.binds.contains(&expr.id) => {
                        names.push(self.expr(expr));
                        values.push(quote_spanned!(span=> #memory.dim(#axis)));
                    }
                    Some(expr) => {
                        let value = self.expr(expr);
                        comparisons.push(quote_spanned!(span=> #memory.dim(#axis) == #value));
                    }
                    None => comparisons.push(quote_spanned!(span=> #memory.dim(#axis) == 0)),
                }
            }
        }
        quote_spanned!(span=> let (#(#names,)*) = (#(#values,)*); #(let _: ::core::primitive::bool = #comparisons;)*)
    }

    /// `dims!`: what it binds, and behind that what it compares, which may name all of it.
    fn dims(&self, entries: &[DimsEntry], span: Span) -> TokenStream {
        let (mut bound, mut compared) = (TokenStream::new(), TokenStream::new());
        for entry in entries {
            let memory = &entry.memory;
            for (axis, extent) in entry.extents.iter().enumerate() {
                match extent {
                    None => compared.extend(quote_spanned!(span=> let _ = #memory.dim(#axis);)),
                    Some(expr) if self.binds.contains(&expr.id) => {
                        let name = self.expr(expr);
                        // A name may be there for what it states alone.
                        let allow = quote!(#[allow(unused_variables, reason = "states an extent")]);
                        bound.extend(quote_spanned!(span=> #allow let #name = #memory.dim(#axis);));
                    }
                    Some(expr) => {
                        let value = self.expr(expr);
                        compared.extend(
                            quote_spanned!(span=> let _: ::core::primitive::bool = #memory.dim(#axis) == #value;),
                        );
                    }
                }
            }
        }
        quote!(#bound #compared)
    }

    fn stmt_kind(&self, stmt: &Stmt) -> TokenStream {
        let span = stmt.loc.first;
        match &stmt.kind {
            StmtKind::Lets { array, lets } => self.lets(span, *array, lets),
            StmtKind::Given { tuple, tiles, call } => {
                let names = tiles.iter().map(|tile| {
                    let (name, mutable) = (pattern(&tile.name), &tile.mutable);
                    quote_spanned!(span=> #mutable #name)
                });
                let types = tiles.iter().map(|tile| language_type(&tile.ty));
                let call = self.expr(call);
                match tuple {
                    true => quote_spanned!(span=> let (#(#names,)*): (#(#types,)*) = #call;),
                    false => quote_spanned!(span=> let #(#names)*: #(#types)* = #call;),
                }
            }
            StmtKind::Let(Let { name, mutable, ty, value }) => {
                let (name, value) = (pattern(name), self.expr(value));
                let ty = ty.as_ref().map(|ty| quote_spanned!(span=> : #ty));
                quote_spanned!(span=> let #mutable #name #ty = #value;)
            }
            StmtKind::Shape { names, memory } => {
                let (names, memory) = (names.iter().map(pattern), self.expr(memory));
                quote_spanned!(span=> let [#(#names),*] = #memory.shape();)
            }
            StmtKind::Blocks { names, path, extents, .. } => {
                let (names, extents) = (names.iter().map(pattern), self.exprs(extents));
                let word = path.segments.last();
                quote_spanned!(span=> let [#(#names),*] = ::tile_kernel::lang::#word([#extents]);)
            }
            StmtKind::Const { name, ty, value } => {
                let value = self.expr(value);
                quote_spanned!(span=> const #name: #ty = #value;)
            }
            StmtKind::Assign { target, op, value } => self.assign(stmt, target, *op, value),
            StmtKind::For { counter, range, step, body } => {
                let (counter, lo, hi) = (pattern(counter), self.expr(&range.lo), self.expr(&range.hi));
                let body = self.braced(body, span);
                let range = match step {
                    Some(step) => {
                        let step = self.expr(step);
                        quote_spanned!(span=> ::core::iter::Iterator::step_by(#lo..#hi, #step))
                    }
                    None => quote_spanned!(span=> #lo..#hi),
                };
                quote_spanned!(span=> for #counter in #range #body)
            }
            StmtKind::Pipelined(p) => {
                let (counter, lo, hi) = (pattern(&p.counter), self.expr(&p.range.lo), self.expr(&p.range.hi));
                let (stages, body) = (self.expr(&p.stages), self.braced(&p.body, span));
                quote_spanned!(span=> for #counter in ::tile_kernel::lang::pipelined(#lo..#hi, #stages) #body)
            }
            StmtKind::Parallel { extents, indices, body } => self.parallel(span, extents, indices, body),
            StmtKind::Threads { count, thread, body } => {
                let (count, thread, body) = (self.expr(count), pattern(thread), self.braced(body, span));
                quote_spanned!(span=> for #thread in ::tile_kernel::lang::threads(#count) #body)
            }
            StmtKind::Group(group) => {
                let (member, body) = (pattern(&group.member), self.braced(&group.body, span));
                let (thread, word) = (self.expr(&group.thread), &group.word);
                let (lo, hi) = (self.expr(&group.range.lo), self.expr(&group.range.hi));
                quote_spanned!(span=> for #member in #thread.#word(#lo..#hi) #body)
            }
            StmtKind::Whole(whole) => self.whole(span, whole),
            StmtKind::If(branch) => self.if_else(branch),
            StmtKind::Dims(entries) => self.dims(entries, span),
            StmtKind::Require { condition, .. } => {
                let condition = self.expr(condition);
                quote_spanned!(span=> let _: ::core::primitive::bool = #condition;)
            }
            StmtKind::Print { format } => {
                let format = self.format(format);
                quote_spanned!(span=> let _ = #format;)
            }
            StmtKind::Assert { condition, format } => {
                let (condition, format) = (self.expr(condition), self.format(format));
                quote_spanned!(span=> if !(#condition) { let _ = #format; })
            }
            StmtKind::Expr(expr) => {
                let expr = self.expr(expr);
                quote_spanned!(span=> #expr;)
            }
            StmtKind::Block(block) => self.braced(block, span),
            StmtKind::Failed { tokens, .. } => tokens.clone(),
        }
    }

    fn lets(&self, span: Span, array: bool, lets: &[Let]) -> TokenStream {
        let names = lets.iter().map(|Let { name, mutable, .. }| {
            let name = pattern(name);
            quote_spanned!(span=> #mutable #name)
        });
        let values = lets.iter().map(|one| self.expr(&one.value));
        if array {
            let ty = lets.first().and_then(|one| one.ty.as_ref()).map(|ty| {
                let count = lets.len();
                quote_spanned!(span=> : [#ty; #count])
            });
            return quote_spanned!(span=> let [#(#names),*] #ty = [#(#values),*];);
        }
        let types = lets.iter().map(|one| match &one.ty {
            Some(ty) => ty.to_token_stream(),
            None => quote_spanned!(span=> _),
        });
        quote_spanned!(span=> let (#(#names,)*): (#(#types,)*) = (#(#values,)*);)
    }

    fn parallel(&self, span: Span, extents: &[Expr], indices: &[Name], body: &Block) -> TokenStream {
        let (indices, extents) = (indices.iter().map(pattern), self.exprs(extents));
        let body = self.braced(body, span);
        quote_spanned!(span=> for [#(#indices),*] in ::tile_kernel::lang::parallel([#extents]) #body)
    }

    /// A whole-tile expression: the `parallel!` that it stands for, behind the tile that it makes.
    fn whole(&self, span: Span, whole: &Whole) -> TokenStream {
        let nest = whole.nest.get();
        let parallel = nest.map(|nest| self.parallel(span, &nest.extents, &nest.indices, &nest.body));
        let WholeTarget::Made { name, mutable } = &whole.target else { return parallel.unwrap_or_default() };
        let name = pattern(name);
        match (nest.and_then(|nest| Some((nest.made?, nest.indices.len()))), whole.free.first()) {
            (Some((elem, rank)), Some(tile)) => {
                let ty = self.ty(elem, span);
                quote_spanned! {span=>
                    let #mutable #name = {
                        let mut #tile = ::tile_kernel::lang::fragment::<#ty, _>([1; #rank]);
                        #parallel
                        #tile
                    };
                }
            }
            _ => {
                let value = any_value();
                quote_spanned!(span=> let #mutable #name = #value;)
            }
        }
    }

    /// `x = x + y` for `x += y`: not every type has every assignment operator,
    /// and those of a library's type borrow what `x[i] += x[i]` reads.
    fn assign(&self, stmt: &Stmt, target: &Expr, op: Option<Binary>, value: &Expr) -> TokenStream {
        let span = stmt.loc.first;
        let (place, value) = (self.expr(target), self.expr(value));
        let Some(op) = op else { return quote_spanned!(span=> #place = #value;) };
        let op = match op.kind {
            BinaryKind::Bin(op) => operator(op),
            BinaryKind::Cmp(_) | BinaryKind::Also | BinaryKind::Else => TokenStream::new(),
        };
        quote_spanned!(span=> #place = #place #op (#value);)
    }

    fn format(&self, format: &Format) -> TokenStream {
        let Some(literal) = &format.literal else { return quote!(()) };
        let span = literal.span();
        let args = format.args.iter().map(|arg| self.expr(arg));
        quote_spanned!(span=> ::core::format_args!(#literal #(, #args)*))
    }
}

/// A value of any type.
pub(super) fn any_value() -> TokenStream {
    quote!(::tile_kernel::__private::outside(""))
}

/// The operator of an assignment operator.
fn operator(op: BinOp) -> TokenStream {
    match op.row().spelling {
        Spelling::Operator(text) => text.parse().unwrap_or_default(),
        Spelling::Method(_) => TokenStream::new(),
    }
}

fn pattern(name: &Name) -> TokenStream {
    match &name.ident {
        Some(ident) => ident.to_token_stream(),
        None => {
            let span = name.span;
            quote_spanned!(span=> _)
        }
    }
}
