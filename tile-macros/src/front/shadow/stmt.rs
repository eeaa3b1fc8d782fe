//! Statements.

use super::Shadow;
use crate::front::ast::{Binary, BinaryKind, Block, Expr, Format, Name, Stmt, StmtKind};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use tile_core::ir::BinOp;

impl Shadow<'_> {
    pub(super) fn block(&self, block: &Block) -> TokenStream {
        let mut out: TokenStream = block.stmts.iter().map(|stmt| self.stmt(stmt)).collect();
        if let Some(result) = &block.result {
            out.extend(self.expr(result));
        }
        out
    }

    fn stmt(&self, stmt: &Stmt) -> TokenStream {
        let span = stmt.loc.first;
        match &stmt.kind {
            StmtKind::Let { name, mutable, ty, value } => {
                let (name, value) = (pattern(name), self.expr(value));
                let mutable = mutable.then(|| quote_spanned!(span=> mut));
                let ty = ty.as_ref().map(|ty| quote_spanned!(span=> : #ty));
                quote_spanned!(span=> let #mutable #name #ty = #value;)
            }
            StmtKind::Shape { names, memory } => {
                let (names, memory) = (names.iter().map(pattern), self.expr(memory));
                quote_spanned!(span=> let [#(#names),*] = #memory.shape();)
            }
            StmtKind::Blocks { names, path, extents } => {
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
                        quote_spanned!(span=> (#lo..#hi).step_by(#step))
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
            StmtKind::Parallel { extents, indices, body } => {
                let (indices, extents) = (indices.iter().map(pattern), self.exprs(extents));
                let body = self.braced(body, span);
                quote_spanned!(span=> for [#(#indices),*] in ::tile_kernel::lang::parallel([#extents]) #body)
            }
            StmtKind::If(branch) => self.if_else(branch),
            StmtKind::Dims(entries) => entries
                .iter()
                .flat_map(|entry| entry.extents.iter().enumerate().map(move |(axis, extent)| (entry, axis, extent)))
                .map(|(entry, axis, extent)| {
                    let memory = &entry.memory;
                    match extent {
                        None => quote_spanned!(span=> let _ = #memory.dim(#axis);),
                        Some(expr) if self.binds.contains(&expr.id) => {
                            let name = self.expr(expr);
                            // A name may be there for what it states alone.
                            let allow = quote!(#[allow(unused_variables, reason = "states an extent")]);
                            quote_spanned!(span=> #allow let #name = #memory.dim(#axis);)
                        }
                        Some(expr) => {
                            let value = self.expr(expr);
                            quote_spanned!(span=> let _: ::core::primitive::bool = #memory.dim(#axis) == #value;)
                        }
                    }
                })
                .collect(),
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
            StmtKind::Failed { .. } => TokenStream::new(),
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

/// The operator of an assignment operator.
fn operator(op: BinOp) -> TokenStream {
    match op {
        BinOp::Add => quote!(+),
        BinOp::Sub => quote!(-),
        BinOp::Mul => quote!(*),
        BinOp::Div => quote!(/),
        BinOp::Rem => quote!(%),
        BinOp::And => quote!(&),
        BinOp::Or => quote!(|),
        BinOp::Xor => quote!(^),
        BinOp::Shl => quote!(<<),
        BinOp::Shr => quote!(>>),
        // Methods, not operators.
        BinOp::Min | BinOp::Max | BinOp::MinNan | BinOp::MaxNan | BinOp::Pow => TokenStream::new(),
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
