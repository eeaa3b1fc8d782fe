//! Sizes of functions: how long they are, and how deeply control flow is nested.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// Lines of the longest arm of a `match` that is a table: it counts as that arm.
const ARM: usize = 20;

/// The lines and the depth of each function of a file.
#[derive(Default)]
struct Functions {
    /// The modules, traits and types around.
    path: Vec<String>,
    found: Vec<(String, usize, usize)>,
}

impl Functions {
    fn function(
        &mut self,
        attributes: &[syn::Attribute],
        name: &syn::Ident,
        span: proc_macro2::Span,
        body: &syn::Block,
    ) {
        // Kernels and tests are no logic: kernels have a limit of their own.
        let kernel = |a: &syn::Attribute| {
            a.path().segments.last().is_some_and(|s| s.ident == "tile_kernel" || s.ident == "tile_fn")
        };
        if attributes.iter().any(kernel) {
            return;
        }
        let mut shape = Shape::default();
        shape.visit_block(body);
        let lines = lines(span) - shape.tables;
        self.path.push(name.to_string());
        self.found.push((self.path.join("::"), lines, shape.deepest));
        visit::visit_block(self, body);
        self.path.pop();
    }

    fn inside(&mut self, name: String, f: impl FnOnce(&mut Self)) {
        self.path.push(name);
        f(self);
        self.path.pop();
    }
}

fn lines(span: proc_macro2::Span) -> usize {
    span.end().line - span.start().line + 1
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_item_fn(&mut self, f: &'ast syn::ItemFn) {
        self.function(&f.attrs, &f.sig.ident, f.sig.span().join(f.block.span()).unwrap_or(f.block.span()), &f.block);
    }

    fn visit_impl_item_fn(&mut self, f: &'ast syn::ImplItemFn) {
        self.function(&f.attrs, &f.sig.ident, f.sig.span().join(f.block.span()).unwrap_or(f.block.span()), &f.block);
    }

    fn visit_trait_item_fn(&mut self, f: &'ast syn::TraitItemFn) {
        if let Some(body) = &f.default {
            self.function(&f.attrs, &f.sig.ident, f.sig.span().join(body.span()).unwrap_or(body.span()), body);
        }
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        self.inside(module.ident.to_string(), |this| visit::visit_item_mod(this, module));
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let name = match &*item.self_ty {
            syn::Type::Path(path) => path.path.segments.last().map(|s| s.ident.to_string()),
            _ => None,
        };
        self.inside(name.unwrap_or_else(|| "impl".to_owned()), |this| visit::visit_item_impl(this, item));
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.inside(item.ident.to_string(), |this| visit::visit_item_trait(this, item));
    }
}

/// The control flow of one function's body.
#[derive(Default)]
struct Shape {
    depth: usize,
    deepest: usize,
    /// Lines of tables beyond those of their longest arms.
    tables: usize,
}

impl Shape {
    fn deeper(&mut self, f: impl FnOnce(&mut Self)) {
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        f(self);
        self.depth -= 1;
    }
}

impl<'ast> Visit<'ast> for Shape {
    // Functions inside count by themselves.
    fn visit_item(&mut self, _: &'ast syn::Item) {}

    fn visit_expr_if(&mut self, e: &'ast syn::ExprIf) {
        self.visit_expr(&e.cond);
        self.deeper(|this| this.visit_block(&e.then_branch));
        match e.else_branch.as_ref().map(|(_, other)| &**other) {
            // A chain is as deep as its first branch.
            Some(syn::Expr::If(next)) => self.visit_expr_if(next),
            Some(other) => self.deeper(|this| this.visit_expr(other)),
            None => {}
        }
    }

    fn visit_expr_match(&mut self, e: &'ast syn::ExprMatch) {
        let longest = e.arms.iter().map(|arm| lines(arm.span())).max().unwrap_or(0);
        if longest <= ARM {
            self.tables += lines(e.span()) - longest.max(1);
        }
        let outside = self.tables;
        self.deeper(|this| visit::visit_expr_match(this, e));
        if longest <= ARM {
            // Tables in the arms of one are counted with it.
            self.tables = outside;
        }
    }

    fn visit_expr_for_loop(&mut self, e: &'ast syn::ExprForLoop) {
        self.deeper(|this| visit::visit_expr_for_loop(this, e));
    }

    fn visit_expr_while(&mut self, e: &'ast syn::ExprWhile) {
        self.deeper(|this| visit::visit_expr_while(this, e));
    }

    fn visit_expr_loop(&mut self, e: &'ast syn::ExprLoop) {
        self.deeper(|this| visit::visit_expr_loop(this, e));
    }

    fn visit_expr_closure(&mut self, e: &'ast syn::ExprClosure) {
        if matches!(*e.body, syn::Expr::Block(_)) {
            self.deeper(|this| visit::visit_expr_closure(this, e));
        } else {
            visit::visit_expr_closure(self, e);
        }
    }
}

/// The functions of a text: names, lines and depths.
pub(crate) fn functions(text: &str) -> syn::Result<Vec<(String, usize, usize)>> {
    let file = syn::parse_file(text)?;
    let mut functions = Functions::default();
    functions.visit_file(&file);
    Ok(functions.found)
}
