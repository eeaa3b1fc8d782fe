//! Reads the body of a `#[tile_expr]` function: assignments to outputs, and `let`s of scalars and of
//! values with indices.

use super::value::{Kind, Place, Read, Reduce, Scalar, Value, hole};
use crate::diag::{Code, Errors, Loc, Reported};
use crate::front::{ParamKind, Signature};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use std::rc::Rc;
use syn::punctuated::Punctuated;
use syn::{Expr, Pat, Stmt, Token};

/// `out[[i, j]] = value;`
pub(crate) struct Assignment {
    pub(crate) output: Ident,
    pub(crate) indices: Vec<Ident>,
    pub(crate) value: Value,
}

/// What a body says.
#[derive(Default)]
pub(crate) struct Body {
    pub(crate) assignments: Vec<Assignment>,
    /// Extents that `dims!` states: a tensor's, axis by axis.
    pub(crate) dims: Vec<(Ident, Vec<Expr>)>,
    /// `require!`s and `let`s of scalars, as written.
    pub(crate) prologue: Vec<TokenStream>,
}

/// `let s = |i, j| value;`
struct Definition {
    name: Ident,
    indices: Vec<Ident>,
    value: Value,
}

/// What the rest of the body may name.
pub(crate) struct Parser<'a> {
    errors: &'a Errors,
    signature: &'a Signature,
    definitions: Vec<Definition>,
    /// Reductions around the expression.
    around: Vec<Ident>,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(errors: &'a Errors, signature: &'a Signature) -> Parser<'a> {
        Parser { errors, signature, definitions: Vec::new(), around: Vec::new() }
    }

    fn refuse<R>(&self, at: &impl ToTokens, message: &str, help: &str) -> Result<R, Reported> {
        Err(self.errors.report(Code::FormulaForm, Loc::of(at), message, help))
    }

    /// Reads a body.
    pub(crate) fn body(&mut self, block: &syn::Block) -> Result<Body, Reported> {
        let mut body = Body::default();
        let mut mistakes = None;
        for statement in &block.stmts {
            if let Err(reported) = self.statement(statement, &mut body) {
                mistakes = Some(reported);
            }
        }
        if body.assignments.is_empty() && mistakes.is_none() {
            self.refuse(&self.signature.name, "nothing is assigned to an output", "write `out[[i, j]] = …;`")?;
        }
        mistakes.map_or(Ok(body), Err)
    }

    fn statement(&mut self, statement: &Stmt, body: &mut Body) -> Result<(), Reported> {
        match statement {
            Stmt::Local(local) => self.local(local, body)?,
            Stmt::Expr(Expr::Assign(assign), _) => {
                let assignment = self.assignment(assign)?;
                body.assignments.push(assignment);
            }
            Stmt::Macro(mac) if mac.mac.path.is_ident("dims") => {
                let list = Punctuated::<Dims, Token![,]>::parse_terminated;
                match mac.mac.parse_body_with(list) {
                    Ok(list) => body.dims.extend(list.into_iter().map(|dims| (dims.0, dims.1))),
                    Err(error) => self.refuse(mac, &format!("`dims!`: {error}"), "write `dims!(x = [m, N])`")?,
                }
            }
            Stmt::Macro(mac) if mac.mac.path.is_ident("require") => body.prologue.push(mac.to_token_stream()),
            other => {
                let help = "write `out[[i, j]] = …;`, `let y = |i| …;` or `let c = …;`";
                self.refuse(other, "an expression kernel has assignments to outputs and `let`s", help)?;
            }
        }
        Ok(())
    }

    fn local(&mut self, local: &syn::Local, body: &mut Body) -> Result<(), Reported> {
        let name = match &local.pat {
            Pat::Ident(name) if name.subpat.is_none() && name.by_ref.is_none() => &name.ident,
            other => return self.refuse(other, "a `let` binds one name", "write `let y = |i| …;` or `let c = …;`"),
        };
        let Some(init) = local.init.as_ref().filter(|init| init.diverge.is_none()) else {
            return self.refuse(local, "a `let` has a value", "write `let y = |i| …;` or `let c = …;`");
        };
        let Expr::Closure(closure) = &*init.expr else {
            // What it reads or reduces would have no indices.
            if !self.value(&init.expr)?.is_plain() {
                let help = format!("write `let {name} = || …;` and use it as `{name}()`");
                return self.refuse(&init.expr, "a scalar does not depend on elements of tensors", &help);
            }
            body.prologue.push(local.to_token_stream());
            return Ok(());
        };
        let indices: Result<Vec<Ident>, Reported> = closure
            .inputs
            .iter()
            .map(|pat| match pat {
                Pat::Ident(index) => Ok(index.ident.clone()),
                other => self.refuse(other, "an index is a name", "write `|i, j| …`"),
            })
            .collect();
        let value = self.value(&closure.body)?;
        self.definitions.push(Definition { name: name.clone(), indices: indices?, value });
        Ok(())
    }

    fn assignment(&mut self, assign: &syn::ExprAssign) -> Result<Assignment, Reported> {
        let help = "write `out[[i, j]] = …;` with an index for each axis";
        let Expr::Index(target) = &*assign.left else {
            return self.refuse(&assign.left, "an assignment is to elements of an output", help);
        };
        let output = match ident(&target.expr) {
            Some(name) if self.tensor(name).is_some_and(|mutable| mutable) => name.clone(),
            _ => return self.refuse(&target.expr, "an assignment is to an output, a `&mut Tensor`", help),
        };
        let mut indices = Vec::new();
        for place in elements(&target.index) {
            match ident(place) {
                Some(name) if !indices.contains(name) => indices.push(name.clone()),
                _ => return self.refuse(place, "an axis of an output has an index of its own", help),
            }
        }
        Ok(Assignment { output, indices, value: self.value(&assign.right)? })
    }

    /// Whether a tensor of the name is an output.
    fn tensor(&self, name: &Ident) -> Option<bool> {
        let param = self.signature.params.iter().find(|param| param.name == *name)?;
        match param.kind {
            ParamKind::Tensor { mutable, .. } => Some(mutable),
            _ => None,
        }
    }

    /// Reads an expression.
    pub(crate) fn value(&mut self, expr: &Expr) -> Result<Value, Reported> {
        let mut parts = Vec::new();
        let template = self.template(expr, &mut parts)?;
        Ok(Value::scalar(template, &parts))
    }

    fn held(&self, value: Value, parts: &mut Vec<Value>) -> Expr {
        parts.push(value);
        let hole = hole(parts.len() - 1);
        syn::parse_quote!(#hole)
    }

    /// The expression with what is no scalar operation taken out.
    fn template(&mut self, expr: &Expr, parts: &mut Vec<Value>) -> Result<Expr, Reported> {
        let mut expr = expr.clone();
        match &mut expr {
            Expr::Lit(_) => {}
            Expr::Path(path) => {
                if path.path.get_ident().is_some_and(|name| name.to_string().starts_with("__")) {
                    return self.refuse(path, "names that begin with `__` are the macro's", "give it another name");
                }
            }
            Expr::Paren(inner) => *inner.expr = self.template(&inner.expr, parts)?,
            Expr::Group(inner) => *inner.expr = self.template(&inner.expr, parts)?,
            Expr::Unary(unary) => *unary.expr = self.template(&unary.expr, parts)?,
            Expr::Cast(cast) => *cast.expr = self.template(&cast.expr, parts)?,
            Expr::Binary(binary) => {
                *binary.left = self.template(&binary.left, parts)?;
                *binary.right = self.template(&binary.right, parts)?;
            }
            Expr::MethodCall(call) => {
                *call.receiver = self.template(&call.receiver, parts)?;
                for argument in &mut call.args {
                    *argument = self.template(argument, parts)?;
                }
            }
            Expr::If(branch) => {
                *branch.cond = self.template(&branch.cond, parts)?;
                self.block(&mut branch.then_branch, parts)?;
                match &mut branch.else_branch {
                    Some((_, otherwise)) => **otherwise = self.template(otherwise, parts)?,
                    None => return self.refuse(branch, "an `if` with a value has an `else`", "write `else { 0.0 }`"),
                }
            }
            Expr::Block(block) => self.block(&mut block.block, parts)?,
            Expr::Index(index) => {
                let read = self.read(index)?;
                return Ok(self.held(read, parts));
            }
            Expr::Call(call) => {
                if let Some(value) = self.call(call)? {
                    return Ok(self.held(value, parts));
                }
                for argument in &mut call.args {
                    *argument = self.template(argument, parts)?;
                }
            }
            other => {
                let help = "write operators, methods, functions, `if` with `else`, reductions, and elements of tensors";
                return self.refuse(other, "this is no expression of scalars", help);
            }
        }
        Ok(expr)
    }

    fn block(&mut self, block: &mut syn::Block, parts: &mut Vec<Value>) -> Result<(), Reported> {
        match block.stmts.as_mut_slice() {
            [Stmt::Expr(value, None)] => {
                *value = self.template(value, parts)?;
                Ok(())
            }
            _ => self.refuse(block, "a block here is one expression", "name parts of it by `let y = |i| …;`"),
        }
    }

    fn read(&mut self, index: &syn::ExprIndex) -> Result<Value, Reported> {
        let tensor = match ident(&index.expr) {
            Some(name) if self.tensor(name) == Some(false) => name.clone(),
            Some(name) if self.tensor(name) == Some(true) => {
                let help = "name what is assigned by `let y = |i, j| …;`, and use `y(i, j)` here and in the assignment";
                return self.refuse(index, &format!("`{name}` is an output, which nothing reads"), help);
            }
            _ => return self.refuse(&index.expr, "an index is of an input, a `&Tensor`", "name a parameter"),
        };
        let mut places = Vec::new();
        for place in elements(&index.index) {
            places.push(match ident(place) {
                Some(name) => Place::Index(name.clone()),
                None => match self.value(place)? {
                    Value::Scalar(scalar) => Place::At(scalar),
                    // One element, as in `table[[ids[i], d]]`.
                    value => Place::At(Rc::new(Scalar { template: syn::parse_quote!(__0), parts: vec![value] })),
                },
            });
        }
        Ok(Value::Read(Rc::new(Read { tensor, brackets: index.bracket_token.span.join(), places })))
    }

    /// A reduction, or a value that a `let` names; `None` for other calls.
    fn call(&mut self, call: &syn::ExprCall) -> Result<Option<Value>, Reported> {
        let Some(name) = ident(&call.func) else { return Ok(None) };
        let definition = self.definitions.iter().rposition(|definition| definition.name == *name);
        if let Some(definition) = definition.map(|at| &self.definitions[at]) {
            if definition.indices.len() != call.args.len() {
                let (expected, found) = (definition.indices.len(), call.args.len());
                let message = format!("`{name}` has {expected} indices, found {found}");
                return self.refuse(call, &message, "give each index of its `let`");
            }
            let names: Vec<_> = definition.indices.iter().cloned().zip(call.args.iter().cloned()).collect();
            return Ok(Some(definition.value.substituted(&names)));
        }
        match Kind::ALL.iter().find(|(word, _)| name == word) {
            Some(&(_, kind)) => self.reduction(kind, call).map(Some),
            None => Ok(None),
        }
    }

    fn reduction(&mut self, kind: Kind, call: &syn::ExprCall) -> Result<Value, Reported> {
        let word = kind.name();
        let help = format!("write `{word}(k, …)`, `{word}(k < 3, …)` or `{word}(k, …, condition)`");
        let arguments: Vec<&Expr> = call.args.iter().collect();
        let (over, body, condition) = match arguments.as_slice() {
            [over, body] => (*over, *body, None),
            [over, body, condition] => (*over, *body, Some(*condition)),
            _ => return self.refuse(call, &format!("`{word}` has an index and a value"), &help),
        };
        let (index, bound) = match over {
            Expr::Binary(less) if matches!(less.op, syn::BinOp::Lt(_)) => {
                (ident(&less.left), Some(less.right.to_token_stream()))
            }
            other => (ident(other), None),
        };
        let Some(index) = index.cloned() else {
            return self.refuse(over, &format!("`{word}` is over an index"), &help);
        };
        // A softmax has a value for each element: it binds its index in itself alone.
        if kind != Kind::Softmax && self.around.contains(&index) {
            let message = format!("`{index}` is reduced inside of a reduction over `{index}`");
            return self.refuse(over, &message, "give one of them another name");
        }
        self.around.push(index.clone());
        let value = self.value(body);
        let condition = condition.map(|condition| self.value(condition)).transpose();
        self.around.pop();
        let (mut value, condition) = (value?, condition?);
        if let Some(condition) = condition {
            if kind == Kind::Mean {
                let help = "divide by the number of those it holds for: `sum(k, x, c) / sum(k, 1.0, c)`";
                return self.refuse(call, "`mean` has no condition", help);
            }
            value = kind.where_holds(condition, value);
        }
        Ok(Value::Reduce(Rc::new(Reduce { kind, index, bound, body: value })))
    }
}

impl Kind {
    /// The value where a condition holds, and what changes no reduction elsewhere.
    fn where_holds(self, condition: Value, value: Value) -> Value {
        let absent = match self {
            Kind::Sum | Kind::Mean => quote!(__zero),
            Kind::Product => quote!(__one),
            Kind::Max | Kind::LogSumExp | Kind::Softmax => quote!(__lowest),
            Kind::Min => quote!(__highest),
        };
        Value::scalar(syn::parse_quote!(select(__0, __1, #absent)), &[condition, value])
    }
}

impl Value {
    /// Whether it neither reads nor reduces.
    fn is_plain(&self) -> bool {
        matches!(self, Value::Scalar(scalar) if scalar.parts.is_empty())
    }
}

/// The name that an expression is.
fn ident(expr: &Expr) -> Option<&Ident> {
    match expr {
        Expr::Path(path) if path.attrs.is_empty() && path.qself.is_none() => path.path.get_ident(),
        Expr::Group(inner) => ident(&inner.expr),
        _ => None,
    }
}

/// The axes of an index: `x[i]` has one, `x[[i, j]]` two.
fn elements(index: &Expr) -> Vec<&Expr> {
    match index {
        Expr::Array(array) => array.elems.iter().collect(),
        one => vec![one],
    }
}

/// `x = [m, N]`.
struct Dims(Ident, Vec<Expr>);

impl syn::parse::Parse for Dims {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Dims> {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        let list: syn::ExprArray = input.parse()?;
        Ok(Dims(name, list.elems.into_iter().collect()))
    }
}
