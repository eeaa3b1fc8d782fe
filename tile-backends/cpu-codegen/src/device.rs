//! Emits a device function (`#[tile_fn]`) as a generic Rust function.
//!
//! The items are associated functions of a type that the macro makes, so that a call can
//! name them by the path of the function alone:
//!
//! * `body` is the function itself;
//! * `host` unpacks the argument list of any call and calls `body`
//!   (see `tile_cpu::block::Arguments`);
//! * `host_scratch` gives the scratch memory that it needs.
//!
//! Const parameters are passed as arguments, since a generic Rust caller cannot compute
//! const arguments. The calls are inlined, so they are constants again.

use crate::Writer;
use crate::emit::{Emitter, size};
use crate::plans::Plans;
use crate::text;
use crate::use_counts::UseCounts;
use crate::{ALLOW, Emitted};
use tile_core::elem::Elem;
use tile_core::ir::{ConditionKind, Effect, Func, Op, Type};

/// Emits a device function.
pub(crate) fn emit(func: &Func) -> Emitted {
    let plans = Plans::new(func);
    let use_counts = UseCounts::new(&plans.facts, &plans.nests);
    let mut emitter = Emitter::new(&plans, &use_counts);
    let types: Vec<String> = func.elems.iter().map(|param| format!("{}: __Elem", param.name)).collect();
    let consts: Vec<String> = func.consts.iter().map(|param| format!("{}: i64", param.name)).collect();

    let generics: Vec<String> = std::iter::once("L: __cpu::Level".to_owned()).chain(types.iter().cloned()).collect();
    let mut params = vec!["level: L".to_owned(), "block: &__cpu::Block<'_>".to_owned()];
    params.extend(consts.iter().cloned());
    for param in &func.params {
        let ty = emitter.type_of(param.value);
        let name = emitter.name(param.value);
        params.push(format!("{name}: {ty}"));
    }
    let result = func.regions[func.body].result;
    let returns = result.map_or_else(String::new, |value| format!(" -> {}", emitter.type_of(value)));
    emitter.out.line(ALLOW);
    emitter.out.line("#[inline(always)]");
    emitter.out.open(format!("unsafe fn body<{}>({}){returns} {{", generics.join(", "), params.join(", ")));
    emitter.out.open("unsafe {");
    assertions(func, &mut emitter.out);
    emitter.out.line("let mut scratch = block.scratch;");
    emitter.region(func.body);
    if let Some(result) = result {
        let text = emitter.value(result).text;
        emitter.out.line(text);
    }
    emitter.out.close("}");
    emitter.out.close("}");

    let mut out = Writer::default();
    host(func, &mut out);
    out.append(emitter.out);
    out.line("");
    out.line(ALLOW);
    out.open(format!("fn body_scratch<{}>({}) -> usize {{", generics.join(", "), consts.join(", ")));
    out.line("let mut size = __cpu::ScratchSize::new();");
    size(&plans, func.body, &mut out);
    out.line("size.bytes()");
    out.close("}");
    for function in emitter.functions {
        out.line("");
        out.line(ALLOW);
        out.append(function);
    }
    Emitted { items: out.finish(), host_code: String::new() }
}

/// Whether a function is free of side effects: it may run any number of times.
fn quiet(func: &Func) -> String {
    let (mut observed, mut callees) = (false, Vec::new());
    func.walk(func.body, &mut |_, inst| {
        observed |= inst.op.effect() == Effect::Observe;
        if let Op::Call { callee } = inst.op {
            callees.push(func.callees[callee].path.as_str());
        }
    });
    if observed { "false".to_owned() } else { all_quiet(callees) }
}

/// The same of some functions together.
pub(crate) fn all_quiet(mut paths: Vec<&str>) -> String {
    paths.sort_unstable();
    paths.dedup();
    let quiet: Vec<String> = paths.iter().map(|path| format!("<{path}>::SIDE_EFFECT_FREE")).collect();
    if quiet.is_empty() { "true".to_owned() } else { quiet.join(" && ") }
}

/// The associated functions that callers name.
fn host(func: &Func, out: &mut Writer) {
    let names: Vec<&str> = func.consts.iter().map(|param| param.name.as_str()).collect();
    let consts = format!("let [{}] = __cpu::const_arguments(consts);", names.join(", "));
    let types: Vec<String> =
        std::iter::once("L".to_owned()).chain((0..func.elems.len() as u32).map(|i| argument(func, i))).collect();
    let types = types.join(", ");
    let generics = "L: __cpu::Level, A: __cpu::Arguments, R: __cpu::Returned";

    out.line("/// Whether it only computes.");
    out.line("#[doc(hidden)]");
    out.line(ALLOW);
    out.line(format!("pub const SIDE_EFFECT_FREE: bool = {};", quiet(func)));
    out.line("");
    out.line("/// The function as the CPU backend calls it.");
    out.line("///");
    out.line("/// # Safety");
    out.line("/// For emitted code only.");
    out.line("#[doc(hidden)]");
    out.line(ALLOW);
    out.line("#[inline(always)]");
    out.open(format!(
        "pub unsafe fn host<{generics}>(level: L, block: &__cpu::Block<'_>, consts: &[i64], args: A) -> R {{"
    ));
    out.open("unsafe {");
    out.line(&consts);
    let mut args = vec!["level".to_owned(), "block".to_owned()];
    args.extend(names.iter().map(|&name| name.to_owned()));
    for (i, param) in func.params.iter().enumerate() {
        out.line(format!("let (arg{i}, args) = __cpu::Arguments::split(args);"));
        args.push(match func.ty(param.value) {
            Type::Scalar(_) => format!("__cpu::Passed::scalar(arg{i})"),
            Type::Mem(_) => format!("__cpu::Passed::view(arg{i})"),
        });
    }
    let call = format!("Self::body::<{types}>({})", args.join(", "));
    if func.regions[func.body].result.is_some() {
        out.line(format!("R::value({call})"));
    } else {
        out.line(format!("{call};"));
        out.line("R::nothing()");
    }
    out.close("}");
    out.close("}");
    out.line("");
    out.line("/// Bytes of scratch memory that `host` needs.");
    out.line("#[doc(hidden)]");
    out.line(ALLOW);
    out.open(format!("pub fn host_scratch<{generics}>(consts: &[i64]) -> usize {{"));
    out.line(&consts);
    out.line(format!("Self::body_scratch::<{types}>({})", names.join(", ")));
    out.close("}");
    out.line("");
}

/// Type parameter number `i`, from the types of a call.
fn argument(func: &Func, i: u32) -> String {
    let is = |elem: Elem| elem == Elem::Param(i);
    match func.params.iter().position(|param| is(func.ty(param.value).elem())) {
        Some(position) => {
            let list = (0..position).fold("A".to_owned(), |list, _| format!("<{list} as __cpu::Arguments>::Rest"));
            format!("<<{list} as __cpu::Arguments>::First as __cpu::Passed>::Elem")
        }
        // The front end requires that arguments or the result tell.
        None => "<R as __cpu::Returned>::Elem".to_owned(),
    }
}

/// Conditions on element types, which only an instance of the function knows.
/// (Those on const parameters are checked by the handles of its callers.)
fn assertions(func: &Func, out: &mut Writer) {
    for condition in &func.conditions {
        let (test, a, b) = match condition.kind {
            ConditionKind::SameElem(a, b) => ("same_elem", a, b),
            ConditionKind::SameWidth(a, b) => ("same_width", a, b),
            ConditionKind::Equal(..) | ConditionKind::Multiple(..) | ConditionKind::AtMost(..) => continue,
        };
        let (a, b) = (text::elem(func, a), text::elem(func, b));
        let message = format!("tile function `{}`: {}", func.name, condition.message);
        // The macro takes it for a format.
        let message = message.replace('{', "{{").replace('}', "}}");
        out.line(format!("const {{ ::core::assert!(__cpu::{test}::<{a}, {b}>(), {message:?}) }}"));
    }
}
