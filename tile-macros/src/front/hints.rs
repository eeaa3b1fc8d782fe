//! Schedule hints of the attribute: `cuda(split = 4, raster = 8)`.
//!
//! Names, values and contradictions come from the rows of [`tile_core::ir::schedule::HINTS`].

use super::items::{OfTile, Options, bindings, split};
use super::names::closest;
use crate::diag::{Code, Errors, Loc};
use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{LitBool, LitInt, Token};
use tile_core::ir::schedule::{Hint, NAMESPACES, Namespace, Setting, TileWord, Values, one_of};
use tile_core::ir::{Func, Op, Space};

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
    let mut tiles = Vec::new();
    let parser = |input: ParseStream<'_>| setting_of(input, hint.values, &mut tiles);
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
    options.of_tiles.extend(tiles.into_iter().map(|(tile, word)| OfTile { hint, tile, word }));
}

/// The value behind a hint's name. Numbers that no `u32` holds are the largest, which no hint takes.
fn setting_of(
    input: ParseStream<'_>,
    values: Values,
    tiles: &mut Vec<(Ident, &'static TileWord)>,
) -> syn::Result<Setting> {
    if let Values::Tiles(words) = values {
        for (tile, said) in bindings(input, |word: Ident| word)? {
            let word = words.iter().find(|word| said == word.name);
            let word = word.ok_or_else(|| syn::Error::new(said.span(), format!("expected {}", one_of(words))))?;
            tiles.push((tile, word));
        }
        return Ok(Setting::Tiles(tiles.iter().map(|(tile, word)| (tile.to_string(), word.name)).collect()));
    }
    input.parse::<Token![=]>()?;
    let number = |number: LitInt| number.base10_parse::<u32>().unwrap_or(u32::MAX);
    Ok(match values {
        Values::Flag => Setting::Flag(input.parse::<LitBool>()?.value),
        Values::OneOf(_) | Values::Range(..) => Setting::Number(number(input.parse()?)),
        Values::Multiples8(..) | Values::Tiles(_) => Setting::Pair(pair(input)?.map(number)),
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

/// Reports a hint that stands where those of its namespace do not: an item of its own, or
/// among the hints of another.
pub(super) fn misplaced(errors: &Errors, hint: &Hint, tokens: &TokenStream) {
    let mut trees = tokens.clone().into_iter();
    let word = trees.next().map(|tree| tree.to_string()).unwrap_or_default();
    let mut tiles = Vec::new();
    let parser = |input: ParseStream<'_>| setting_of(input, hint.values, &mut tiles);
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
    tiles(errors, options, func);
    for (hint, loc) in &options.hints {
        if let Some(need) = hint.needs.filter(|need| !(need.met)(func))
            && let Some(setting) = (hint.get)(&func.schedule)
        {
            let message = format!("`{}` does not fit the kernel: {}", hint.item(&setting), need.why);
            errors.report(Code::Attribute, *loc, message, need.help);
        }
    }
}

/// Reports what hints say of names that no tile of the kernel has, or of tiles of another memory space.
fn tiles(errors: &Errors, options: &Options, func: &Func) {
    let mut tiles: Vec<(&str, Space)> = Vec::new();
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result)
            && let (Some(name), Some(mem)) = (func.values[result].name.as_deref(), func.ty(result).mem())
        {
            tiles.push((name, mem.space));
        }
    });
    for (i, OfTile { hint, tile, word }) in options.of_tiles.iter().enumerate() {
        let again = |other: &OfTile| std::ptr::eq(other.hint, *hint) && other.tile == *tile;
        let space = tiles.iter().find(|(name, _)| tile == name).map(|(_, space)| *space);
        let (message, help) = match (space, word.space) {
            _ if options.of_tiles[..i].iter().any(again) => {
                (format!("`{tile}` is given twice in `{}`", hint.name), "remove one of them".to_owned())
            }
            (None, _) => {
                let message = format!("`{}` names `{tile}`, which is no tile of the kernel", hint.name);
                let help = match closest(&tile.to_string(), tiles.iter().map(|(name, _)| *name)) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => "name what `shared` or `fragment` makes".to_owned(),
                };
                (message, help)
            }
            (Some(space), Some(wanted)) if space != wanted => {
                let (said, name) = (word.name, hint.name);
                let message =
                    format!("`{said}` of `{name}` is of {} tiles, and `{tile}` is {}", wanted.name(), a(space));
                (message, format!("remove `{tile} = {said}`, or make the tile by `{}`", wanted.name()))
            }
            _ => continue,
        };
        errors.report(Code::Attribute, Loc::of(tile), message, help);
    }
}

/// What an allocation in a memory space is, for messages.
fn a(space: Space) -> &'static str {
    match space {
        Space::Shared => "a shared tile",
        Space::Fragment => "a fragment",
        _ => "a variable",
    }
}
