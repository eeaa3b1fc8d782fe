//! Schedule hints of the attribute: `cuda(split = 4, raster = 8)`.
//!
//! Names, values and contradictions come from the rows of [`tile_core::ir::schedule::HINTS`].

use super::items::{Options, bindings, split};
use super::names::closest;
use crate::diag::{Code, Errors, Loc};
use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{LitBool, LitInt, Token};
use tile_core::ir::schedule::{Hint, NAMESPACES, Namespace, Setting, Unit, Values};
use tile_core::ir::{Func, Op};

/// Reads the hints of a namespace, which is the first token.
pub(super) fn read(errors: &Errors, space: &'static Namespace, tokens: TokenStream, options: &mut Options) {
    let trees: Vec<TokenTree> = tokens.clone().into_iter().skip(1).collect();
    let [TokenTree::Group(group)] = &trees[..] else {
        let example = space.hints().next().map_or_else(String::new, Hint::example_item);
        let message = format!("item `{}` of the attribute: expected hints in parentheses", space.name);
        errors.report(Code::Attribute, Loc::of(&tokens), message, format!("write `{example}`"));
        return;
    };
    for tokens in split(group.stream()) {
        let word = tokens.clone().into_iter().next().map(|tree| tree.to_string()).unwrap_or_default();
        match space.hint(&word) {
            Some(hint) => setting(errors, hint, &tokens, options),
            None => match Hint::formerly(&word).or_else(|| NAMESPACES.iter().find_map(|other| other.hint(&word))) {
                Some(hint) => misplaced(errors, hint, &tokens),
                None => unknown(errors, space, &word, &tokens),
            },
        }
    }
}

/// Reads one hint.
fn setting(errors: &Errors, hint: &'static Hint, tokens: &TokenStream, options: &mut Options) {
    let (name, loc) = (hint.name, Loc::of(tokens));
    let value: TokenStream = tokens.clone().into_iter().skip(1).collect();
    let mut units = Vec::new();
    let parser = |input: ParseStream<'_>| setting_of(input, hint.values, &mut units);
    let setting = match Parser::parse2(parser, value) {
        Ok(setting) => setting,
        Err(error) => {
            let loc = if tokens.clone().into_iter().count() > 1 { Loc::at(error.span()) } else { loc };
            let message = format!("hint `{name}` of `{}`: {error}", hint.space);
            errors.report(Code::Attribute, loc, message, format!("write `{}`", hint.example_item()));
            return;
        }
    };
    if options.hints.iter().any(|(given, _)| std::ptr::eq(*given, hint)) {
        errors.report(Code::Attribute, loc, format!("`{name}` is given twice"), "remove one of them");
    }
    if !hint.values.contain(&setting) {
        let value: TokenStream = tokens.clone().into_iter().skip(2).collect();
        let written = super::text(&value);
        let message = format!("`{name}` is {}, not `{written}`", hint.values);
        errors.report(Code::Attribute, Loc::of(&value), message, format!("write `{}`", hint.example_item()));
        return;
    }
    (hint.set)(&mut options.schedule, setting);
    options.hints.push((hint, loc));
    options.units.extend(units);
}

/// The value behind a hint's name. Numbers that no `u32` holds are the largest, which no hint takes.
fn setting_of(input: ParseStream<'_>, values: Values, units: &mut Vec<(Ident, Unit)>) -> syn::Result<Setting> {
    if values == Values::Units {
        *units = bindings(input, |unit: OnUnit| unit.0)?;
        return Ok(Setting::Units(units.iter().map(|(tile, unit)| (tile.to_string(), *unit)).collect()));
    }
    input.parse::<Token![=]>()?;
    let number = |number: LitInt| number.base10_parse::<u32>().unwrap_or(u32::MAX);
    Ok(match values {
        Values::Flag => Setting::Flag(input.parse::<LitBool>()?.value),
        Values::OneOf(_) | Values::Range(..) => Setting::Number(number(input.parse()?)),
        Values::Multiples8(..) | Values::Units => Setting::Pair(pair(input)?.map(number)),
    })
}

/// `[a, b]`.
fn pair(input: ParseStream<'_>) -> syn::Result<[LitInt; 2]> {
    let content;
    syn::bracketed!(content in input);
    let span = content.span();
    let list: Vec<LitInt> = Punctuated::<LitInt, Token![,]>::parse_terminated(&content)?.into_iter().collect();
    list.try_into().map_err(|_| syn::Error::new(span, "expected two numbers"))
}

/// A kind of unit of an AI core.
struct OnUnit(Unit);

impl Parse for OnUnit {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let word: Ident = input.parse()?;
        let unit = Unit::ALL.iter().find(|(_, name)| word == name);
        unit.map(|(unit, _)| OnUnit(*unit)).ok_or_else(|| syn::Error::new(word.span(), "expected `cube` or `vector`"))
    }
}

/// Reports a hint that stands where those of its namespace do not: an item of its own, or
/// among the hints of another.
pub(super) fn misplaced(errors: &Errors, hint: &Hint, tokens: &TokenStream) {
    let mut trees = tokens.clone().into_iter();
    let word = trees.next().map(|tree| tree.to_string()).unwrap_or_default();
    let mut units = Vec::new();
    let parser = |input: ParseStream<'_>| setting_of(input, hint.values, &mut units);
    let setting = Parser::parse2(parser, trees.collect()).ok().filter(|setting| hint.values.contain(setting));
    let item = setting.map_or_else(|| hint.example_item(), |setting| hint.item(&setting));
    let message = format!("`{word}` is a hint of `{}`", hint.space);
    errors.report(Code::Attribute, Loc::of(tokens), message, format!("write `{item}`"));
}

/// The hint whose name is close to a word, as an item.
pub(super) fn closest_item(word: &str, spaces: &[Namespace]) -> Option<String> {
    let hints: Vec<&Hint> = spaces.iter().flat_map(Namespace::hints).collect();
    let near = closest(word, hints.iter().map(|hint| hint.name))?;
    hints.iter().find(|hint| hint.name == near).map(|hint| hint.example_item())
}

fn unknown(errors: &Errors, space: &Namespace, word: &str, tokens: &TokenStream) {
    let list: Vec<String> = space.hints().map(|hint| format!("`{}`", hint.example)).collect();
    let message = format!("unknown hint `{word}` of `{}`, expected one of {}", space.name, list.join(", "));
    let help = match closest(word, space.hints().map(|hint| hint.name)) {
        Some(near) => format!("did you mean `{near}`?"),
        None => super::foreign::item_instead(word).unwrap_or("remove it").to_owned(),
    };
    errors.report(Code::Attribute, Loc::of(tokens), message, help);
}

/// Reports hints that contradict each other, at the later one.
pub(super) fn check(errors: &Errors, options: &Options) {
    let place = |name: &str, space: &str| {
        options.hints.iter().position(|(hint, _)| (hint.name, hint.space) == (name, space)).unwrap_or_default()
    };
    for (i, (hint, _)) in options.hints.iter().enumerate() {
        for ([item, other], exclusion) in hint.contradictions(&options.schedule) {
            let (_, loc) = options.hints[i.max(place(exclusion.other, hint.space))];
            let message = format!("`{item}` contradicts `{other}`: {}", exclusion.why);
            errors.report(Code::Attribute, loc, message, "remove one of them");
        }
    }
}

/// Reports hints that do not fit the kernel.
pub(super) fn fit(errors: &Errors, options: &Options, func: &Func) {
    units(errors, options, func);
    for (hint, loc) in &options.hints {
        if let Some(need) = hint.needs.filter(|need| !(need.met)(func))
            && let Some(setting) = (hint.get)(&func.schedule)
        {
            let message = format!("`{}` does not fit the kernel: {}", hint.item(&setting), need.why);
            errors.report(Code::Attribute, *loc, message, need.help);
        }
    }
}

/// Reports names in `units(…)` that no tile of the kernel has.
fn units(errors: &Errors, options: &Options, func: &Func) {
    let mut tiles: Vec<&str> = Vec::new();
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result) {
            tiles.extend(func.values[result].name.as_deref());
        }
    });
    for (i, (name, _)) in options.units.iter().enumerate() {
        if options.units[..i].iter().any(|(other, _)| other == name) {
            let message = format!("`{name}` is given twice in `units`");
            errors.report(Code::Attribute, Loc::of(name), message, "remove one of them");
        } else if tiles.iter().all(|tile| name != tile) {
            let message = format!("`units` names `{name}`, which is no tile of the kernel");
            let help = match closest(&name.to_string(), tiles.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "name what `shared` or `fragment` makes".to_owned(),
            };
            errors.report(Code::Attribute, Loc::of(name), message, help);
        }
    }
}
