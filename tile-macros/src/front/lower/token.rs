//! Lowers asynchronous copies and the waits for their tokens: `let arrived = copy_async(…);`, `arrived.wait();`.
//!
//! A token is a name for a copy that has begun. It has no value: it is waited for, once, in the list of
//! statements in which the copy stands. What comes in between is checked on the IR
//! ([`check::token`](crate::front::check)).

use super::{Binding, Lower};
use crate::diag::{Code, Reported};
use crate::front::ast::{Expr, ExprKind, Method, Name};
use tile_core::ir::{Op, RegionId, Space, Value};

/// How a copy is written whose token is kept.
const BOUND: &str = "bind its token, `let arrived = copy_async(…);`, and write `arrived.wait();` behind it";

/// A copy that has begun.
pub(super) struct Token {
    /// The statements in which it stands.
    region: RegionId,
    /// Where it brings its elements.
    dst: Value,
    /// Whether it has been waited for.
    done: bool,
}

/// The arguments of an expression that begins a copy.
pub(super) fn begun(value: &Expr) -> Option<&[Expr]> {
    let ExprKind::Call { path, args } = &value.peeled().kind else { return None };
    path.segments.last().is_some_and(|word| word.ident == "copy_async").then_some(args)
}

impl<'a> Lower<'a> {
    /// `let name = copy_async(src, dst);`
    pub(super) fn token(&mut self, name: &Name, value: &'a Expr, args: &'a [Expr]) -> Result<Binding<'a>, Reported> {
        self.in_block(value, "copy_async")?;
        let [src, dst] = self.exactly(args, value.loc, "copy_async(src, &mut tile)")?;
        let (src, dst) = (self.source(src), self.destination(dst));
        let (src, dst) = (src?, dst?);
        let space = |value: Value| self.func.ty(value).mem().map(|mem| mem.space);
        if !matches!(space(dst.place.value), Some(Space::Shared | Space::Fragment)) {
            let message = format!("`copy_async` to `{}`, which is no tile", dst.place.text);
            let help = "it brings a part of a tensor to a tile; `copy` stores";
            return Err(self.errors.report(Code::InFlight, dst.expr.loc, message, help));
        }
        if space(src.place.value) != Some(Space::Global) {
            let message = format!("`copy_async` from the tile `{}`", src.place.text);
            let help = "it brings a part of a tensor to a tile; write `copy` between tiles";
            return Err(self.errors.report(Code::InFlight, src.expr.loc, message, help));
        }
        if name.ident.is_none() {
            return Err(self.dropped(value));
        }
        let (src, dst) = self.elementwise("copy_async", value.loc, &src, &dst)?;
        self.loc = value.loc;
        let hints = self.hints_of(value, [src, dst])?;
        self.effect(Op::Copy { hints, asynchronous: true }, &[src, dst], &[]);
        self.tokens.push(Token { region: self.region, dst, done: false });
        Ok(Binding::Token(self.tokens.len() - 1))
    }

    /// A copy without a token.
    pub(super) fn dropped(&self, expr: &Expr) -> Reported {
        self.errors.report(Code::InFlight, expr.loc, "the token of the copy is dropped", BOUND)
    }

    /// The token that a name stands for.
    pub(super) fn token_of(&mut self, expr: &Expr) -> Option<usize> {
        let ExprKind::Path(path) = &expr.peeled().kind else { return None };
        match self.lookup(&path.get_ident()?.to_string()) {
            Some(Binding::Token(number)) => Some(*number),
            _ => None,
        }
    }

    /// A token where a value is wanted.
    pub(super) fn token_as_value(&self, expr: &Expr) -> Reported {
        let message = format!("`{expr}` is the token of a copy, not a number");
        self.errors.report(Code::NotScalar, expr.loc, message, format!("write `{expr}.wait();`"))
    }

    /// A method of a token where a value is wanted.
    pub(super) fn token_value(&self, expr: &Expr) -> Reported {
        let message = format!("`{expr}` gives no value");
        self.errors.report(Code::NoValue, expr.loc, message, "write it as a statement of its own")
    }

    /// `arrived.wait();`
    pub(super) fn wait_for(&mut self, expr: &Expr, m: &Method, number: usize) -> Result<(), Reported> {
        let usage = format!("write `{}.wait();`", m.receiver);
        if m.name != "wait" {
            let message = format!("the token of a copy has no method `{}`", m.name);
            return Err(self.errors.report(Code::UnknownMethod, m.name.span(), message, usage));
        }
        if !m.args.is_empty() {
            let message = format!("`wait` takes no arguments and got {}", m.args.len());
            return Err(self.errors.report(Code::Arguments, m.name.span(), message, usage));
        }
        let Token { region, dst, done } = self.tokens[number];
        self.tokens[number].done = true;
        if done {
            let message = format!("`{}` is waited for twice", m.receiver);
            let help = "wait once: from there on the tile may be read and written";
            return Err(self.errors.report(Code::InFlight, expr.loc, message, help));
        }
        if region != self.region {
            let message = format!("`{}` is waited for in another list of statements than its copy", m.receiver);
            let help = "write the wait behind the copy, in the same block, loop or branch";
            return Err(self.errors.report(Code::InFlight, expr.loc, message, help));
        }
        self.loc = expr.loc;
        self.effect(Op::CopyWait {}, &[dst], &[]);
        Ok(())
    }
}
