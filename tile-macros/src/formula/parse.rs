//! Reads the body of a `#[tile_expr]` function: assignments to outputs, and `let`s of scalars and of
//! values with indices.

mod names;
mod reductions;

use super::value::{BEFORE, Kind, Place, Read, Scalar, Value, hole, in_parentheses};
use crate::diag::{Code, Errors, Loc, Reported};
use crate::front::{ParamKind, Signature, is_scalar_function};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::punctuated::Punctuated;
use syn::{Expr, Pat, Stmt, Token};
use tile_core::elem::{Bound, Elem};

/// `out[[i, j]] = value;`
pub(crate) struct Assignment {
    pub(crate) output: Ident,
    pub(crate) indices: Vec<Ident>,
    pub(crate) value: Value,
    pub(crate) store: Store,
}

/// What an assignment does with elements of its output.
#[derive(Clone)]
pub(crate) enum Store {
    /// `out[[i, j]] = value;`
    Set,
    /// `out[[i, j]] += value;`
    Add,
    /// `out[[ids[i], j]] += value;`: several values may be added to one element, which has these places.
    Scatter(Vec<Place>),
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
    /// Of each of them that is a scan, the name of the value before.
    before: Vec<Option<Ident>>,
    /// Names of scalars that `let` and `dims!` bind.
    scalars: BTreeSet<String>,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(errors: &'a Errors, signature: &'a Signature) -> Parser<'a> {
        let (definitions, around, before, scalars) = (Vec::new(), Vec::new(), Vec::new(), BTreeSet::new());
        Parser { errors, signature, definitions, around, before, scalars }
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
        for Assignment { indices, value, .. } in &body.assignments {
            mistakes = mistakes.or_else(|| self.free_indices(value, indices));
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
                let assignment = self.assignment(&assign.left, &assign.right, Store::Set)?;
                body.assignments.push(assignment);
            }
            Stmt::Expr(Expr::Binary(binary), _) if matches!(binary.op, syn::BinOp::AddAssign(_)) => {
                let assignment = self.assignment(&binary.left, &binary.right, Store::Add)?;
                body.assignments.push(assignment);
            }
            Stmt::Macro(mac) if mac.mac.path.is_ident("dims") => {
                let list = Punctuated::<Dims, Token![,]>::parse_terminated;
                match mac.mac.parse_body_with(list) {
                    Ok(list) => {
                        self.scalars
                            .extend(list.iter().flat_map(|dims| &dims.1).filter_map(ident).map(Ident::to_string));
                        body.dims.extend(list.into_iter().map(|dims| (dims.0, dims.1)));
                    }
                    Err(error) => self.refuse(mac, &format!("`dims!`: {error}"), "write `dims!(x = [m, N])`")?,
                }
            }
            Stmt::Macro(mac) if mac.mac.path.is_ident("require") => body.prologue.push(mac.to_token_stream()),
            other => {
                let help = "write `out[[i, j]] = …;`, `out[[i, j]] += …;`, `let y = |i| …;` or `let c = …;`";
                self.refuse(other, "an expression kernel has assignments to outputs and `let`s", help)?;
            }
        }
        Ok(())
    }

    fn local(&mut self, local: &syn::Local, body: &mut Body) -> Result<(), Reported> {
        let name = match &local.pat {
            Pat::Ident(name) if name.subpat.is_none() && name.by_ref.is_none() => {
                if let Some(mutable) = &name.mutability {
                    return self.refuse(mutable, "a `let` of a formula is not assigned again", "remove `mut`");
                }
                &name.ident
            }
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
            self.scalars.insert(name.to_string());
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

    fn assignment(&mut self, left: &Expr, right: &Expr, store: Store) -> Result<Assignment, Reported> {
        let help = "write `out[[i, j]] = …;` with an index for each axis";
        let Expr::Index(target) = left else {
            return self.refuse(left, "an assignment is to elements of an output", help);
        };
        let output = match ident(&target.expr) {
            Some(name) if self.tensor(name).is_some_and(|mutable| mutable) => name.clone(),
            Some(name) if self.tensor(name).is_some() => {
                let help = format!("declare it as `{name}: &mut Tensor<…>`");
                return self.refuse(name, &format!("`{name}` is an input, which nothing assigns"), &help);
            }
            _ => return self.refuse(&target.expr, "an assignment is to an output, a `&mut Tensor`", help),
        };
        let places = elements(&target.index);
        let mut indices: Vec<Ident> = Vec::new();
        for place in &places {
            match ident(place) {
                Some(name) if !indices.contains(name) && !self.is_scalar(name) => indices.push(name.clone()),
                _ if matches!(store, Store::Add) => return self.scatter(output, &places, right),
                _ => return self.refuse(place, "an axis of an output has an index of its own", help),
            }
        }
        Ok(Assignment { output, indices, value: self.value(right)?, store })
    }

    /// `out[[ids[i], j]] += value;`, whose indices are those on axes of what its places read, and on its
    /// own axes.
    fn scatter(&mut self, output: Ident, places: &[&Expr], right: &Expr) -> Result<Assignment, Reported> {
        let mut at = Vec::new();
        for place in places {
            at.push(self.place(place)?);
        }
        let mut indices: Vec<Ident> = Vec::new();
        let mut add = |name: &Ident| {
            if !indices.contains(name) && !self.is_scalar(name) {
                indices.push(name.clone());
            }
        };
        at.iter().for_each(|place| place.alone(&mut add));
        if indices.is_empty() {
            let help = "write `out[[ids[i], j]] += …;`, or `out[[i, j]] += …;` with an index for each axis";
            return self.refuse(&output, "no index says which elements values are added to", help);
        }
        Ok(Assignment { output, indices, value: self.value(right)?, store: Store::Scatter(at) })
    }

    /// Whether a name is that of a parameter or a const parameter.
    fn is_scalar(&self, name: &Ident) -> bool {
        let mut params = self.signature.params.iter().map(|param| &param.name);
        params.any(|param| param == name) || self.signature.consts.iter().any(|(known, _)| known == name)
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
        self.no_value_alone(expr)?;
        let mut expr = expr.clone();
        match &mut expr {
            Expr::Lit(_) => {}
            Expr::Path(path) => {
                let Some(name) = path.path.get_ident() else { return Ok(expr) };
                if name.to_string().starts_with("__") {
                    return self.refuse(path, "names that begin with `__` are the macro's", "give it another name");
                }
                if self.is_before(name)? {
                    let before = Ident::new(BEFORE, name.span());
                    return Ok(syn::parse_quote!(#before));
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
                self.no_method_of_tensor(call)?;
                // `x.dim(0)` is an extent.
                if self.rank_of(&call.receiver).is_none() {
                    *call.receiver = self.template(&call.receiver, parts)?;
                }
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
                if let Some(method) = as_method(call) {
                    return Ok(method);
                }
                self.no_slip(call)?;
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
            _ => return Err(self.no_input(index)),
        };
        let mut places = Vec::new();
        for place in elements(&index.index) {
            places.push(self.place(place)?);
        }
        Ok(Value::Read(Rc::new(Read { tensor, brackets: index.bracket_token.span.join(), places })))
    }

    fn place(&mut self, place: &Expr) -> Result<Place, Reported> {
        self.no_place(place)?;
        if let Some(name) = ident(place) {
            return Ok(Place::Index(name.clone()));
        }
        let value = self.value(place)?;
        if let Value::Read(read) = &value
            && self.is_float(&read.tensor)
        {
            let message = format!("an index is an integer; elements of `{}` are floats", read.tensor);
            let help = "take a tensor of integers, or convert: `cast::<usize>(…)`";
            return Err(self.errors.report(Code::FormulaIndex, Loc::of(place), message, help));
        }
        Ok(match value {
            Value::Scalar(scalar) => Place::At(scalar),
            // One element, as in `table[[ids[i], d]]`.
            value => Place::At(Rc::new(Scalar { template: syn::parse_quote!(__0), parts: vec![value] })),
        })
    }

    /// Whether a tensor has floats for elements.
    fn is_float(&self, tensor: &Ident) -> bool {
        let param = self.signature.params.iter().find(|param| param.name == *tensor);
        match param.map(|param| param.kind) {
            Some(ParamKind::Tensor { elem: Elem::Is(dtype), .. }) => dtype.is_float(),
            Some(ParamKind::Tensor { elem: Elem::Param(param) | Elem::Acc(param), .. }) => {
                self.signature.elems[param as usize].1 == Bound::Float
            }
            _ => false,
        }
    }

    /// The value that a `let` names, at positions.
    fn use_of(&mut self, definition: usize, name: &Ident, call: &syn::ExprCall) -> Result<Value, Reported> {
        let mut places = Vec::new();
        for at in &call.args {
            places.push(self.place(at)?);
        }
        let Definition { indices, value, .. } = &self.definitions[definition];
        if indices.len() != places.len() {
            let message = format!("`{name}` has {} indices, found {}", indices.len(), places.len());
            return self.refuse(call, &message, "give each index of its `let`");
        }
        let names: Vec<(Ident, Place)> = indices.iter().cloned().zip(places).collect();
        let of_each = |(name, at): &(Ident, Place)| matches!(at, Place::At(_)) && value.is_of_each(name);
        if let Some(at) = names.iter().position(of_each) {
            let help = "use it at an index, or assign it to an output of its own";
            return self.refuse(&call.args[at], &format!("`{name}` has a value for each element of a row"), help);
        }
        Ok(value.substituted(&names))
    }

    /// A reduction, or a value that a `let` names; `None` for other calls.
    fn call(&mut self, call: &syn::ExprCall) -> Result<Option<Value>, Reported> {
        let Some(name) = ident(&call.func) else { return Ok(None) };
        if let Some(definition) = self.definitions.iter().rposition(|definition| definition.name == *name) {
            return self.use_of(definition, name, call).map(Some);
        }
        if (name == "max" || name == "min") && self.is_of_two(call) {
            return Ok(None);
        }
        if let Some(&(_, kind)) = Kind::WORDS.iter().find(|(word, _)| name == word) {
            return self.reduction(kind, kind.name(), call).map(|(value, _)| Some(value));
        }
        if name == "scan" {
            return self.scan(call).map(Some);
        }
        let extreme = [("argmax", Kind::Max), ("argmin", Kind::Min)].into_iter().find(|(word, _)| name == word);
        match extreme {
            Some((word, kind)) => {
                self.reduction(kind, word, call).map(|(value, condition)| Some(value.place_of_extreme(condition)))
            }
            None => Ok(None),
        }
    }
}

impl Value {
    /// Whether it neither reads nor reduces.
    fn is_plain(&self) -> bool {
        matches!(self, Value::Scalar(scalar) if scalar.parts.is_empty())
    }
}

/// `x.exp()` of `exp(x)`.
fn as_method(call: &syn::ExprCall) -> Option<Expr> {
    let name = ident(&call.func).filter(|name| is_scalar_function(name))?;
    let mut args = call.args.iter();
    let (receiver, rest) = (in_parentheses(args.next()?.to_token_stream()), args);
    Some(syn::parse_quote!(#receiver.#name(#(#rest),*)))
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
