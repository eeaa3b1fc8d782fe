//! Parser of `unsafe { target_asm!(…) }`: instructions of targets, with a fallback.

use super::Parser;
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, ExprKind};
use crate::front::names::closest;
use proc_macro2::Ident;
use syn::parse::{Parse, ParseStream};
use syn::{LitStr, Token};
use tile_core::ir::AsmArm;
use tile_core::ir::target_asm::{ASM_TARGETS, AsmPart, asm_parts, asm_text};

const USAGE: &str = "unsafe { target_asm!(in(reg) x; sm_80: \"neg.s32 {out}, {x};\"; _ => -x) }";

/// The name of the result in a text.
const RESULT: &str = "out";

/// The macro that is all of an `unsafe` block.
pub(super) fn of(block: &syn::ExprUnsafe) -> Option<&syn::Macro> {
    let mac = match &block.block.stmts[..] {
        [syn::Stmt::Expr(syn::Expr::Macro(one), None)] => &one.mac,
        [syn::Stmt::Macro(one)] if one.semi_token.is_none() => &one.mac,
        _ => return None,
    };
    mac.path.is_ident("target_asm").then_some(mac)
}

/// `in(reg) x`, or `name = in(reg) x * 2`.
struct Input {
    name: Ident,
    value: syn::Expr,
}

impl Parse for Input {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let named = if input.peek(Token![in]) {
            None
        } else {
            let name: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            Some(name)
        };
        input.parse::<Token![in]>()?;
        let class;
        syn::parenthesized!(class in input);
        let word: Ident = class.parse()?;
        if word != "reg" {
            return Err(syn::Error::new(word.span(), "expected `reg`"));
        }
        let value: syn::Expr = input.parse()?;
        let name = match (named, &value) {
            (Some(name), _) => name,
            (None, syn::Expr::Path(path)) if path.path.get_ident().is_some() => {
                path.path.get_ident().cloned().ok_or_else(|| input.error("expected a name"))?
            }
            (None, other) => {
                return Err(syn::Error::new_spanned(other, "expected a name for the value, `x = in(reg) …`"));
            }
        };
        Ok(Input { name, value })
    }
}

/// `in(reg) x, in(reg) y; sm_90a: "…"; sm_80: "…"; _ => fallback`
struct Asm {
    inputs: Vec<Input>,
    arms: Vec<(Ident, LitStr)>,
    fallback: Option<syn::Expr>,
}

impl Parse for Asm {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut asm = Asm { inputs: vec![input.parse()?], arms: Vec::new(), fallback: None };
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.peek(Token![;]) {
            asm.inputs.push(input.parse()?);
        }
        while input.parse::<Option<Token![;]>>()?.is_some() && !input.is_empty() {
            if input.parse::<Option<Token![_]>>()?.is_some() {
                input.parse::<Token![=>]>()?;
                asm.fallback = Some(input.parse()?);
                input.parse::<Option<Token![;]>>()?;
                break;
            }
            let target: Ident = input.parse()?;
            input.parse::<Token![:]>()?;
            asm.arms.push((target, input.parse()?));
        }
        Ok(asm)
    }
}

impl Parser<'_> {
    /// `target_asm!` that no `unsafe` stands around.
    pub(super) fn without_unsafe(&self, mac: &syn::Macro) -> Reported {
        let help = "write `unsafe { target_asm!(…) }`: that each arm computes what the fallback does is for you to see";
        self.malformed(Loc::of(&mac.path), "`target_asm!` without `unsafe`", help)
    }

    /// The call that it is: of the fallback and the inputs.
    pub(super) fn target_asm(&self, unsafe_: Token![unsafe], mac: &syn::Macro) -> Result<Expr, Reported> {
        let asm = self.parse(mac, Asm::parse, USAGE)?;
        let at = Loc::of(&mac.path);
        let Some(fallback) = &asm.fallback else {
            let help = "end it with `_ => …`, what devices without the instructions compute";
            return Err(self.malformed(at, "`target_asm!` without a fallback", help));
        };
        if asm.arms.is_empty() {
            let help = format!("write an arm, `sm_80: \"…\"`, for one of {}", ASM_TARGETS.join(", "));
            return Err(self.malformed(at, "`target_asm!` without an instruction", &help));
        }
        let names: Vec<String> = asm.inputs.iter().map(|input| input.name.to_string()).collect();
        let mut arms: Vec<AsmArm> = Vec::new();
        for (target, text) in &asm.arms {
            let arm = self.arm(target, text, &names)?;
            if arms.iter().any(|other| other.target == arm.target) {
                let message = format!("`{target}` has two arms");
                return Err(self.malformed(Loc::of(target), message, "remove one of them"));
            }
            arms.push(arm);
        }
        let mut args = vec![self.expr(fallback)];
        args.extend(asm.inputs.iter().map(|input| self.expr(&input.value)));
        let args = args.into_iter().collect::<Result<Vec<Expr>, Reported>>()?;
        let loc = Loc::at(unsafe_.span).to(at);
        let call = self.node(loc, ExprKind::Call { path: mac.path.clone(), args });
        self.arms.borrow_mut().insert(call.id, arms);
        Ok(call)
    }

    /// An arm with numbers in the place of names.
    fn arm(&self, target: &Ident, text: &LitStr, inputs: &[String]) -> Result<AsmArm, Reported> {
        let name = target.to_string();
        if !ASM_TARGETS.contains(&name.as_str()) {
            let help = match closest(&name, ASM_TARGETS.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("there are {}", ASM_TARGETS.join(", ")),
            };
            let message = format!("there is no target `{name}`");
            return Err(self.errors.report(Code::UnknownName, Loc::of(target), message, help));
        }
        let Some(mut parts) = asm_parts(&text.value()) else {
            let help = "`{x}` stands for the register of an input, `{{` and `}}` for braces";
            return Err(self.malformed(text.span(), "a brace without a partner", help));
        };
        let mut sets = false;
        for part in &mut parts {
            let AsmPart::Place(place) = part else { continue };
            let number = match inputs.iter().position(|input| input == place) {
                Some(input) => input + 1,
                None if place == RESULT => 0,
                None => {
                    let message = format!("`{{{place}}}` stands for nothing");
                    let help = format!("there are `{{out}}`, the result, and `{{{}}}`", inputs.join("}`, `{"));
                    return Err(self.errors.report(Code::UnknownName, Loc::at(text.span()), message, help));
                }
            };
            sets |= number == 0;
            *place = number.to_string();
        }
        if !sets {
            let help = "`{out}` stands for its register";
            return Err(self.malformed(text.span(), "the instructions do not set the result", help));
        }
        Ok(AsmArm { target: name, text: asm_text(&parts) })
    }
}
