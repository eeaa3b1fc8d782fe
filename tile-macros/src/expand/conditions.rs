//! Emits the conditions of an instance as `const` assertions.
//!
//! What the symbolic checks left open becomes known when rustc has values for
//! the parameters, that is when it compiles `matmul::<f32, 128, …>()`. The
//! constructor therefore evaluates the conditions in a `const` block; a false
//! one is a compile error with the condition's message.
//!
//! Conditions of tile functions on their const parameters are evaluated there,
//! too, through an associated `const fn` of the function's type, since its
//! callers alone know the values. Those on element types the emitted code
//! asserts, where the types are.

use super::{paths, private, respanned};
use crate::diag::Loc;
use crate::front::Lowered;
use proc_macro2::{Delimiter, Group, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use tile_core::analysis::init::{CallNeed, Need};
use tile_core::elem::Elem;
use tile_core::ir::{Condition, ConditionKind, Demand, Dim, Extent, Func, FuncKind, InstId, Op, Sym, Type};

/// `const { assert!(…); … }`, or nothing.
pub(crate) fn assertions(lowered: &Lowered) -> TokenStream {
    let all = all(lowered);
    let span = lowered.item.sig.ident.span();
    if all.is_empty() { all } else { quote_spanned!(span=> const { #all }) }
}

/// `const fn conditions(consts: &[i64], shapes: &[&[i64]])`, which the
/// constructors of calling kernels evaluate. `shapes` has the extents of each
/// argument, none for a scalar. Where the numbers of arguments or axes are
/// wrong rustc says so.
pub(crate) fn check(lowered: &Lowered) -> TokenStream {
    let func = &lowered.func;
    let names = func.consts.iter().map(|param| format_ident!("{}", param.name));
    let all = all(lowered);
    let count = func.params.len();
    let shapes = shapes(lowered);
    quote! {
        #[doc(hidden)]
        #[track_caller]
        pub const fn conditions(consts: &[::core::primitive::i64], shapes: &[&[::core::primitive::i64]]) {
            let [#(#names),*] = *consts else { return };
            if shapes.len() != #count {
                return;
            }
            #shapes
            #all
        }
    }
}

/// `const fn contents(param: usize) -> (bool, bool)`: whether the function may read
/// elements of a parameter before it writes them, and whether it writes all.
pub(crate) fn contents(lowered: &Lowered) -> TokenStream {
    let call = |&(inst, arg): &(InstId, usize), part: TokenStream| {
        let path = callee(lowered, inst);
        quote!(<#path>::contents(#arg).#part)
    };
    let arms = lowered.func.params.iter().enumerate().filter_map(|(number, param)| {
        let contents = lowered.contents.params.get(&param.value)?;
        let (read, written) = (contents.read, contents.written);
        let read_by = contents.read_by.iter().map(|at| call(at, quote!(0)));
        let read_unless = contents.read_unless.iter().map(|at| call(at, quote!(1)));
        let written_by = contents.written_by.iter().map(|at| call(at, quote!(1)));
        Some(quote!(#number => (#read #(|| #read_by)* #(|| !#read_unless)*, #written #(&& #written_by)*),))
    });
    let arms: Vec<TokenStream> = arms.collect();
    quote! {
        #[doc(hidden)]
        pub const fn contents(param: ::core::primitive::usize) -> (::core::primitive::bool, ::core::primitive::bool) {
            match param {
                #(#arms)*
                _ => (true, false),
            }
        }
    }
}

/// The path of the function that an instruction calls.
fn callee(lowered: &Lowered, inst: InstId) -> &syn::Path {
    let Op::Call { callee } = lowered.func.insts[inst].op else { unreachable!("needs are those of calls") };
    &lowered.callee_paths[callee.index()].0
}

/// That functions neither read what nothing wrote nor leave out what is read later.
fn needs(lowered: &Lowered, prefix: &str) -> TokenStream {
    let func = &lowered.func;
    let need = |need: &CallNeed| {
        let path = callee(lowered, need.inst);
        let tile = func.values[need.root].name.as_deref().unwrap_or("_");
        let (arg, callee) = (need.arg, crate::front::text(path));
        let (test, mistake) = match need.need {
            Need::NotRead => (quote!(!<#path>::contents(#arg).0), format!("reads `{tile}` before anything writes it")),
            Need::Written => {
                (quote!(<#path>::contents(#arg).1), format!("may leave out elements of `{tile}` that are read"))
            }
        };
        let message = format!("{prefix}`{callee}` {mistake}; `clear` it first");
        call("check_condition", &quote!(#test, #message, &[]), Loc::of(path))
    };
    lowered.contents.calls.iter().map(need).collect()
}

/// That tiles have the extents which `dims!` states.
fn shapes(lowered: &Lowered) -> TokenStream {
    let func = paths::hidden(&lowered.func);
    let mut out = TokenStream::new();
    for (i, param) in func.params.iter().enumerate() {
        let Type::Mem(mem) = func.ty(param.value) else { continue };
        let rank = mem.rank();
        let tests = mem.shape.iter().enumerate().filter_map(|(axis, extent)| {
            let extent = extent.dim()?;
            let what = if param.returned { "the tile" } else { "the argument for" };
            let message = format!(
                "tile function `{}`: axis {axis} of {what} `{}` has another extent than {}",
                func.name,
                param.name,
                lowered.func.dim_text(extent)
            );
            let (text, extent, private) = (lowered.func.dim_text(extent), dim(&func, extent), private());
            let sides =
                quote!(&[#private::Side::Number("found", shapes[#i][#axis]), #private::Side::Number(#text, #extent)]);
            Some(quote!(#private::check_condition(shapes[#i][#axis] == #extent, #message, #sides);))
        });
        out.extend(quote! {
            if shapes[#i].len() == #rank {
                #(#tests)*
            }
        });
    }
    paths::shown(out, lowered)
}

/// The assertions of a function and of those it calls.
fn all(lowered: &Lowered) -> TokenStream {
    let func = paths::hidden(&lowered.func);
    let prefix = match func.kind {
        FuncKind::Kernel => format!("kernel `{}`: ", func.name),
        FuncKind::Device => format!("tile function `{}`: ", func.name),
    };
    let whole = Loc::of(&lowered.item.sig.ident);
    // Messages show paths as the user wrote them.
    let demand = |demand: &Demand, loc: Loc| {
        let (value, kind) = (dim(&func, &demand.dim), format_ident!("{}", format!("{:?}", demand.kind)));
        let (private, subject) = (private(), format!("{prefix}{}", demand.subject));
        call("check_demand", &quote!(#value, #private::DemandKind::#kind, #subject), loc)
    };
    let mut out = TokenStream::new();
    for (i, condition) in lowered.func.conditions.iter().enumerate() {
        let loc = lowered.condition_locs.get(i).copied().unwrap_or(whole);
        if let ConditionKind::Equal(a, b) | ConditionKind::AtMost(a, b) | ConditionKind::Multiple(a, b) =
            &condition.kind
        {
            for side in [a, b] {
                out.extend(lowered.func.divisor_demands(side).iter().map(|divisor| demand(divisor, loc)));
            }
        }
        if let Some(arguments) = assertion(&func, &lowered.func, condition, &prefix) {
            out.extend(call("check_condition", &arguments, loc));
        }
    }
    for demanded in lowered.func.demands() {
        let place = lowered.demand_locs.get(&(demanded.kind, demanded.dim.clone()));
        let inst = demanded.inst.and_then(|inst| lowered.locs.get(inst.index()));
        let loc = place.or(inst).copied().unwrap_or(whole);
        out.extend(demand(&demanded, loc));
    }
    func.walk(func.body, &mut |_, inst| {
        let Op::Call { callee: id } = inst.op else { return };
        let callee = &func.callees[id];
        let consts = callee.consts.iter().map(|value| dim(&func, value));
        let shapes = inst.args.iter().map(|&arg| {
            let shape = func.ty(arg).mem().map(|mem| mem.shape.as_slice()).unwrap_or_default();
            let extents = shape.iter().filter_map(Extent::dim).map(|extent| dim(&func, extent));
            quote!(&[#(#extents),*])
        });
        let path = &lowered.callee_paths[id.index()].0;
        let span = path.segments.last().map_or_else(proc_macro2::Span::call_site, |segment| segment.ident.span());
        out.extend(quote_spanned!(span=> <#path>::conditions(&[#(#consts),*], &[#(#shapes),*]);));
    });
    out.extend(needs(lowered, &prefix));
    paths::shown(out, lowered)
}

/// A call of one of the functions that panic in constant evaluation, placed
/// where its error is to be shown.
fn call(name: &str, arguments: &TokenStream, loc: Loc) -> TokenStream {
    let name = format_ident!("{name}");
    let private = private();
    let path = respanned(quote!(#private::#name), loc.first);
    let mut arguments = Group::new(Delimiter::Parenthesis, arguments.clone());
    arguments.set_span(arguments.span().located_at(loc.last));
    quote!(#path #arguments;)
}

/// The arguments of `check_condition` for a condition. `named` has the user's paths.
fn assertion(func: &Func, named: &Func, condition: &Condition, prefix: &str) -> Option<TokenStream> {
    let on_types = matches!(condition.kind, ConditionKind::SameElem(..) | ConditionKind::SameWidth(..));
    if on_types && func.kind == FuncKind::Device {
        return None;
    }
    let private = private();
    let number = |side: &Dim| {
        let (text, value) = (named.dim_text(side), dim(func, side));
        side.as_int().is_none().then(|| quote!(#private::Side::Number(#text, #value)))
    };
    let elem = |side: Elem| {
        let (text, value) = (named.elem_text(side), dtype(func, side));
        side.dtype().is_none().then(|| quote!(#private::Side::Type(#text, #value)))
    };
    let (test, sides) = match &condition.kind {
        ConditionKind::Equal(a, b) => {
            let (x, y) = (dim(func, a), dim(func, b));
            (quote!(#x == #y), [number(a), number(b)])
        }
        ConditionKind::Multiple(a, b) => {
            let (x, y) = (dim(func, a), dim(func, b));
            (quote!(#y != 0 && #x % #y == 0), [number(a), number(b)])
        }
        ConditionKind::AtMost(a, b) => {
            let (x, y) = (dim(func, a), dim(func, b));
            (quote!(#x <= #y), [number(a), number(b)])
        }
        ConditionKind::SameElem(a, b) => {
            let (x, y) = (dtype(func, *a), dtype(func, *b));
            // Enumerations are compared as numbers in `const` code.
            (quote!(#x as u8 == #y as u8), [elem(*a), elem(*b)])
        }
        ConditionKind::SameWidth(a, b) => {
            let (x, y) = (dtype(func, *a), dtype(func, *b));
            (quote!(#x.reads_as(#y)), [elem(*a), elem(*b)])
        }
    };
    let message = format!("{prefix}{}", condition.message);
    let sides = sides.into_iter().flatten();
    Some(quote!(#test, #message, &[#(#sides),*]))
}

/// An extent as an `i64` expression in parentheses.
fn dim(func: &Func, dim: &Dim) -> TokenStream {
    // The const parameters of a device function are `i64` already.
    let text = dim.text(&|sym| match (sym, func.kind) {
        (Sym::Const(_), FuncKind::Device) => func.symbol(sym),
        _ => format!("({} as i64)", func.symbol(sym)),
    });
    let expr: TokenStream = text.parse().expect("the text of an extent is Rust");
    quote!((#expr))
}

/// An element type as a `DType` expression.
fn dtype(func: &Func, elem: Elem) -> TokenStream {
    let private = private();
    match elem {
        Elem::Is(dtype) => {
            let variant = format_ident!("{dtype:?}");
            quote!(#private::DType::#variant)
        }
        Elem::Param(i) => {
            let name = format_ident!("{}", func.elems[i as usize].name);
            quote!(<#name as #private::Element>::DTYPE)
        }
        Elem::Acc(i) => {
            let name = format_ident!("{}", func.elems[i as usize].name);
            quote!(<#name as #private::Element>::DTYPE.acc())
        }
    }
}
