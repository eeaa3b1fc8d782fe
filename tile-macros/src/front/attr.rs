//! Parser of the attribute's items: `#[tile_kernel(name = "…", default(…), …)]`.

use crate::diag::{Code, Errors, Loc};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{LitBool, LitInt, LitStr, Token, parenthesized};
use tile_core::ir::{Schedule, Unit};

/// What the attribute states.
#[derive(Clone, Default)]
pub(crate) struct Options {
    /// Name in dumps and errors instead of the function's.
    pub(crate) name: Option<String>,
    /// The default instance: every parameter with its argument, in the order
    /// written.
    pub(crate) default: Option<Vec<(Ident, TokenStream)>>,
    /// Candidate arguments for tuning.
    pub(crate) tune: Vec<(Ident, Vec<TokenStream>)>,
    /// Threads of a block.
    pub(crate) threads: Option<u32>,
    /// Whether approximations are welcome.
    pub(crate) fast_math: bool,
    /// Whether operands of `f32` GEMMs may be rounded to tf32.
    pub(crate) tf32: bool,
    /// Whether GEMMs of 8-bit floats accumulate in two levels, the outer one in `f32`.
    pub(crate) two_level_sums: bool,
    /// Whether consumer warpgroups work on tiles in a ping-pong schedule.
    pub(crate) turns: Option<bool>,
    /// Whether adjacent blocks form a cluster and multicast the operands they share.
    pub(crate) clusters: bool,
    /// Split-K: among how many blocks a block's loop is divided.
    pub(crate) split: Option<u32>,
    /// Threadblock swizzle: how many rows of tiles form a group, and where that stands.
    pub(crate) raster: Option<(u32, Loc)>,
    /// Whether blocks are persistent, and compute several tiles each.
    pub(crate) persistent: Option<bool>,
    /// Registers of a producer thread, and of a consumer thread.
    pub(crate) registers: Option<[u32; 2]>,
    /// Whether GEMMs are computed transposed: operands swapped.
    pub(crate) swap: Option<bool>,
    /// With how many vector units of an AI core the kernel works.
    pub(crate) vectors: Option<u32>,
    /// On which units of an AI core tiles are to be.
    pub(crate) units: Vec<(Ident, Unit)>,
    /// Where the crate of the language is, if not at `::tile_kernel`.
    pub(crate) home: Option<syn::Path>,
}

/// The items of `#[tile_kernel(…)]`: word, and how it is written.
const KERNEL_ITEMS: &[(&str, &str)] = &[
    ("name", "name = \"text\""),
    ("default", "default(T = f32, N = 64)"),
    ("tune", "tune(N = [64, 128])"),
    ("threads", "threads = 128"),
    ("fast_math", "fast_math"),
    ("tf32", "tf32"),
    ("two_level_sums", "two_level_sums"),
    ("turns", "turns = true"),
    ("clusters", "clusters"),
    ("split", "split = 4"),
    ("raster", "raster = 8"),
    ("persistent", "persistent = true"),
    ("registers", "registers = [40, 232]"),
    ("swap", "swap = true"),
    ("vectors", "vectors = 2"),
    ("units", "units(tile = cube)"),
    ("crate", "crate = some::path"),
];

/// The items of `#[tile_fn(…)]`.
const FUNCTION_ITEMS: &[(&str, &str)] = &[("crate", "crate = some::path")];

enum Item {
    Name(LitStr),
    Default(Vec<(Ident, TokenStream)>),
    Tune(Vec<(Ident, Vec<TokenStream>)>),
    Threads(LitInt),
    FastMath,
    Tf32,
    TwoLevelSums,
    Turns(LitBool),
    Clusters,
    Split(LitInt),
    Raster(LitInt),
    Persistent(LitBool),
    Registers([LitInt; 2]),
    Swap(LitBool),
    Vectors(LitInt),
    Units(Vec<(Ident, Unit)>),
    Crate(syn::Path),
}

/// Reads the items of `#[tile_kernel(…)]`.
pub(crate) fn kernel(errors: &Errors, attr: TokenStream) -> Options {
    items(errors, attr, KERNEL_ITEMS)
}

/// Reads the items of `#[tile_fn(…)]`.
pub(crate) fn function(errors: &Errors, attr: TokenStream) -> Options {
    items(errors, attr, FUNCTION_ITEMS)
}

fn items(errors: &Errors, attr: TokenStream, known: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    let mut seen: Vec<String> = Vec::new();
    for tokens in split(attr) {
        let loc = Loc::of(&tokens);
        let word = tokens.clone().into_iter().next().map(|tree| tree.to_string()).unwrap_or_default();
        let Some((_, usage)) = known.iter().find(|(name, _)| *name == word) else {
            let list: Vec<String> = known.iter().map(|(_, usage)| format!("`{usage}`")).collect();
            let list = list.join(", ");
            let help = match super::names::closest(&word, known.iter().map(|(name, _)| *name)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => super::foreign::item_instead(&word).unwrap_or("remove it").to_owned(),
            };
            let message = format!("unknown item `{word}`, expected one of {list}");
            errors.report(Code::Attribute, loc, message, help);
            continue;
        };
        let item = match Parser::parse2(item, tokens) {
            Ok(item) => item,
            Err(error) => {
                let message = format!("item `{word}` of the attribute: {error}");
                errors.report(Code::Attribute, Loc::at(error.span()), message, format!("write `{usage}`"));
                continue;
            }
        };
        if seen.contains(&word) {
            errors.report(Code::Attribute, loc, format!("`{word}` is given twice"), "remove one of them");
        }
        match item {
            Item::Name(name) => options.name = Some(name.value()),
            Item::Default(list) => options.default = Some(list),
            Item::Tune(list) => options.tune = list,
            Item::FastMath => options.fast_math = true,
            Item::Tf32 => options.tf32 = true,
            Item::TwoLevelSums => options.two_level_sums = true,
            Item::Turns(turns) => options.turns = Some(turns.value()),
            Item::Clusters => options.clusters = true,
            Item::Units(list) => options.units = list,
            Item::Crate(path) => options.home = Some(path),
            Item::Threads(threads) => match threads.base10_parse::<u32>() {
                Ok(n @ 1..=1024) => options.threads = Some(n),
                Ok(_) | Err(_) => {
                    let help = "write `threads = 128`";
                    errors.report(Code::Attribute, loc, "`threads` is a number from 1 to 1024", help);
                }
            },
            Item::Split(split) => match split.base10_parse::<u32>() {
                Ok(n @ (1 | 2 | 4 | 8)) => options.split = Some(n),
                Ok(_) | Err(_) => {
                    let help = "write `split = 4`, or `split = 1` to divide no loop";
                    errors.report(Code::Attribute, loc, "`split` divides a loop among 1, 2, 4 or 8 blocks", help);
                }
            },
            Item::Raster(rows) => match rows.base10_parse::<u32>() {
                Ok(n @ 1..=Schedule::MOST_ROWS) => options.raster = Some((n, loc)),
                Ok(_) | Err(_) => {
                    let message = format!("`raster` groups 1 to {} rows of tiles", Schedule::MOST_ROWS);
                    let help = "write `raster = 8`, or `raster = 1` for the order of the grid";
                    errors.report(Code::Attribute, loc, message, help);
                }
            },
            Item::Persistent(persistent) => options.persistent = Some(persistent.value()),
            Item::Swap(swap) => options.swap = Some(swap.value()),
            Item::Registers(counts) => match counts.map(|count| count.base10_parse::<u32>().unwrap_or(0)) {
                counts if counts.iter().all(|&count| Schedule::are_registers(count)) => {
                    options.registers = Some(counts);
                }
                _ => {
                    let (least, most) = (Schedule::REGISTERS.start(), Schedule::REGISTERS.end());
                    let message = format!("a thread has a multiple of 8 registers from {least} to {most}");
                    let help = "write `registers = [40, 232]`: those of a producer thread, and of a consumer thread";
                    errors.report(Code::Attribute, loc, message, help);
                }
            },
            Item::Vectors(vectors) => match vectors.base10_parse::<u32>() {
                Ok(n @ 1..=2) => options.vectors = Some(n),
                Ok(_) | Err(_) => {
                    let help = "write `vectors = 1` or `vectors = 2`";
                    errors.report(Code::Attribute, loc, "an AI core has one or two vector units to work with", help);
                }
            },
        }
        if (options.turns, options.persistent) == (Some(true), Some(false)) && ["turns", "persistent"].contains(&&*word)
        {
            let message = "`turns = true` needs persistent blocks, and `persistent = false` excludes them";
            errors.report(Code::Attribute, loc, message, "remove one of them");
        }
        if options.clusters && options.split.is_some_and(|blocks| blocks > 1) && ["clusters", "split"].contains(&&*word)
        {
            let message = "`clusters` gives each block of a cluster a tile, `split` divides one tile among them";
            errors.report(Code::Attribute, loc, message, "remove one of them");
        }
        seen.push(word);
    }
    options
}

fn item(input: ParseStream<'_>) -> syn::Result<Item> {
    let key: Ident = input.call(syn::ext::IdentExt::parse_any)?;
    Ok(match key.to_string().as_str() {
        "name" => {
            input.parse::<Token![=]>()?;
            Item::Name(input.parse()?)
        }
        "threads" => {
            input.parse::<Token![=]>()?;
            Item::Threads(input.parse()?)
        }
        "turns" => {
            input.parse::<Token![=]>()?;
            Item::Turns(input.parse()?)
        }
        "split" => {
            input.parse::<Token![=]>()?;
            Item::Split(input.parse()?)
        }
        "raster" => {
            input.parse::<Token![=]>()?;
            Item::Raster(input.parse()?)
        }
        "persistent" => {
            input.parse::<Token![=]>()?;
            Item::Persistent(input.parse()?)
        }
        "registers" => {
            input.parse::<Token![=]>()?;
            Item::Registers(pair(input)?)
        }
        "swap" => {
            input.parse::<Token![=]>()?;
            Item::Swap(input.parse()?)
        }
        "vectors" => {
            input.parse::<Token![=]>()?;
            Item::Vectors(input.parse()?)
        }
        "crate" => {
            input.parse::<Token![=]>()?;
            Item::Crate(input.call(syn::Path::parse_mod_style)?)
        }
        "default" => Item::Default(bindings(input, |argument: Argument| argument.0)?),
        "tune" => Item::Tune(bindings(input, |candidates: Candidates| candidates.0)?),
        "units" => Item::Units(bindings(input, |unit: OnUnit| unit.0)?),
        "clusters" => Item::Clusters,
        "tf32" => Item::Tf32,
        "two_level_sums" => Item::TwoLevelSums,
        _ => Item::FastMath,
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

struct Binding<V> {
    name: Ident,
    value: V,
}

impl<V: Parse> Parse for Binding<V> {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(Binding { name, value: input.parse()? })
    }
}

/// A generic argument: a type, a literal, a path or a braced expression.
struct Argument(TokenStream);

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        Ok(Argument(input.parse::<syn::GenericArgument>()?.to_token_stream()))
    }
}

struct Candidates(Vec<TokenStream>);

impl Parse for Candidates {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let content;
        syn::bracketed!(content in input);
        let list = Punctuated::<Argument, Token![,]>::parse_terminated(&content)?;
        if list.is_empty() {
            return Err(content.error("expected at least one candidate"));
        }
        Ok(Candidates(list.into_iter().map(|argument| argument.0).collect()))
    }
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

/// `(A = x, B = y)`.
fn bindings<V: Parse, W>(input: ParseStream<'_>, unwrap: fn(V) -> W) -> syn::Result<Vec<(Ident, W)>> {
    let content;
    parenthesized!(content in input);
    let list = Punctuated::<Binding<V>, Token![,]>::parse_terminated(&content)?;
    Ok(list.into_iter().map(|binding| (binding.name, unwrap(binding.value))).collect())
}

/// The tokens between top-level commas.
fn split(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for tree in tokens {
        match (&tree, parts.last_mut()) {
            (TokenTree::Punct(p), _) if p.as_char() == ',' => parts.push(TokenStream::new()),
            (_, Some(last)) => last.extend([tree]),
            (_, None) => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}
