//! Types of scalars during inference.

use super::Lower;
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, ExprKind, NodeId};
use crate::front::infer::{Clash, Class, Need, Ty};
use tile_core::elem::Elem;
use tile_core::ir::Value;

impl Lower<'_> {
    pub(super) fn known(&mut self, elem: Elem) -> Ty {
        self.types.fresh(Class::Is(elem))
    }

    pub(super) fn set_type(&mut self, value: Value, ty: Ty) {
        if self.value_types.len() <= value.index() {
            self.value_types.resize(value.index() + 1, None);
        }
        self.value_types[value.index()] = Some(ty);
    }

    pub(super) fn type_of(&mut self, value: Value) -> Ty {
        match self.value_types.get(value.index()).copied().flatten() {
            Some(ty) => ty,
            None => {
                let elem = self.func.ty(value).elem();
                let ty = self.known(elem);
                self.set_type(value, ty);
                ty
            }
        }
    }

    pub(super) fn note(&mut self, node: NodeId, ty: Ty) {
        if let Some(slot) = self.node_types.get_mut(node) {
            *slot = Some(ty);
        }
    }

    /// The type in words.
    pub(super) fn class_text(&self, ty: Ty, literal: bool) -> String {
        match self.types.class(ty) {
            Class::Any => "of a type not known here".to_owned(),
            Class::Int if literal => "an integer literal".to_owned(),
            Class::Float if literal => "a float literal".to_owned(),
            Class::Int => "an integer".to_owned(),
            Class::Float => "a float".to_owned(),
            Class::Is(elem) => format!("`{}`", self.elem_text(elem)),
        }
    }

    /// The Rust spelling of an element type.
    pub(super) fn elem_text(&self, elem: Elem) -> String {
        match elem {
            Elem::Is(dtype) => dtype.rust_name().to_owned(),
            Elem::Param(_) | Elem::Acc(_) => self.func.elem_text(elem),
        }
    }

    /// Asks something of a type, now or when it is known.
    pub(super) fn need(&mut self, ty: Ty, need: Need, loc: Loc, what: &str) {
        self.needs.push((ty, need, loc, what.to_owned()));
    }

    /// Makes the types of two values agree.
    pub(super) fn agree(
        &mut self,
        (a, left): (Value, &Expr),
        (b, right): (Value, &Expr),
        loc: Loc,
    ) -> Result<Ty, Reported> {
        let (x, y) = (self.type_of(a), self.type_of(b));
        let texts = (self.class_text(x, is_literal(left)), self.class_text(y, is_literal(right)));
        match self.types.unify(x, y) {
            Ok(()) => Ok(x),
            Err(clash) => {
                let message = format!("types differ: `{left}` is {}, `{right}` is {}", texts.0, texts.1);
                let literal = if is_literal(left) { left } else { right };
                let help = match clash {
                    Clash::Differ(Elem::INDEX, _) => format!("convert one of them: `{} as usize`", operand(right)),
                    Clash::Differ(to, _) => {
                        format!("convert one of them, for example `cast::<{}>({right})`", self.elem_text(to))
                    }
                    Clash::FloatLiteral(elem) => {
                        let value = if is_literal(left) { right } else { left };
                        let to = self.elem_text(elem);
                        format!("convert the other, `cast::<f32>({value})`, or write the literal as `{to}`")
                    }
                    other => self.literal_help(other, literal),
                };
                Err(self.errors.report(Code::TypeMismatch, loc, message, help))
            }
        }
    }

    /// Makes a value have a type.
    pub(super) fn expect(&mut self, value: Value, ty: Ty, expr: &Expr, what: &str) -> Result<(), Reported> {
        let found = self.type_of(value);
        let (found_text, wanted) = (self.class_text(found, is_literal(expr)), self.class_text(ty, false));
        self.types.unify(found, ty).map_err(|clash| {
            let message = format!("{what}: expected {wanted}, found {found_text}");
            let help = match clash {
                Clash::Differ(_, Elem::INDEX) => format!("convert it: `{} as usize`", operand(expr)),
                Clash::Differ(_, Elem::BOOL) => "compare it with something".to_owned(),
                Clash::Differ(_, to) => format!("convert it: `cast::<{}>({expr})`", self.elem_text(to)),
                other if is_literal(expr) => self.literal_help(other, expr),
                Clash::FloatLiteral(_) => format!("convert it: `cast::<f32>({expr})`"),
                _ => format!("convert it: `cast::<i32>({expr})`"),
            };
            self.errors.report(Code::TypeMismatch, expr.loc, message, help)
        })
    }

    pub(super) fn expect_elem(&mut self, value: Value, elem: Elem, expr: &Expr, what: &str) -> Result<(), Reported> {
        let ty = self.known(elem);
        self.expect(value, ty, expr, what)
    }

    pub(super) fn literal_help(&self, clash: Clash, literal: &Expr) -> String {
        match clash {
            Clash::IntLiteral(elem) if elem == Elem::BOOL => "write `true` or `false`".to_owned(),
            Clash::IntLiteral(_) => format!("write a float literal: `{literal}.0`"),
            Clash::FloatLiteral(elem) if elem == Elem::BOOL => {
                "compare two numbers, or write `true` or `false`".to_owned()
            }
            Clash::FloatLiteral(elem) => {
                format!("write an integer literal, or convert: `cast::<{}>(…)`", self.elem_text(elem))
            }
            Clash::NoLiteral { elem, wanted } => {
                let param = match elem {
                    Elem::Param(i) | Elem::Acc(i) => self.func.elem_text(Elem::Param(i)),
                    Elem::Is(_) => self.elem_text(elem),
                };
                format!("bound the type parameter: `{param}: {}`", wanted.name())
            }
            Clash::Literals => "write both as floats or both as integers".to_owned(),
            Clash::Differ(to, _) => format!("convert one of them, for example to `{}`", self.elem_text(to)),
        }
    }
}

/// The expression as it stands before `as`.
fn operand(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Unary { .. } | ExprKind::Binary { .. } | ExprKind::If(_) => format!("({expr})"),
        _ => expr.to_string(),
    }
}

/// Whether an expression is a number as written.
pub(super) fn is_literal(expr: &Expr) -> bool {
    match &expr.peeled().kind {
        ExprKind::Int { .. } | ExprKind::Float { .. } => true,
        ExprKind::Unary { operand, .. } => is_literal(operand),
        _ => false,
    }
}
