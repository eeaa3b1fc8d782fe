//! A device function: an ordinary generic Rust function.
//!
//! The items are associated functions of a type that the macro makes, so that
//! a call can name them by the path of the function alone: `host` is the
//! function, `host_scratch` says how much scratch memory it needs. Const
//! parameters are arguments, since a generic Rust caller cannot compute const
//! arguments; the calls are inlined, so they are constants again.

use crate::demand::Demand;
use crate::emit::{Emitter, size};
use crate::plans::Plans;
use crate::text;
use crate::writer::Writer;
use crate::{ALLOW, Emitted};
use tile_core::ir::{ConditionKind, Func};

/// Emits a device function.
pub(crate) fn emit(func: &Func) -> Emitted {
    let plans = Plans::new(func);
    let demand = Demand::new(&plans.facts, &plans.nests);
    let mut emitter = Emitter::new(&plans, &demand);
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
    emitter.out.line("/// The function as the CPU backend calls it.");
    emitter.out.line("///");
    emitter.out.line("/// # Safety");
    emitter.out.line("/// For emitted code only.");
    emitter.out.line("#[doc(hidden)]");
    emitter.out.line(ALLOW);
    emitter.out.line("#[inline(always)]");
    emitter.out.open(format!("pub unsafe fn host<{}>({}){returns} {{", generics.join(", "), params.join(", ")));
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
    out.append(emitter.out);
    out.line("");
    let elems = func.params.iter().map(|param| text::elem(func, func.ty(param.value).elem()));
    let markers = std::iter::once("L".to_owned()).chain(elems).map(|ty| format!("_: __cpu::TypeOf<{ty}>"));
    let params: Vec<String> = markers.chain(consts).collect();
    out.line("/// Bytes of scratch memory that `host` needs.");
    out.line("#[doc(hidden)]");
    out.line(ALLOW);
    out.open(format!("pub fn host_scratch<{}>({}) -> usize {{", generics.join(", "), params.join(", ")));
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
