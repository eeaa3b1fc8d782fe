//! The attribute's items: `#[tile_kernel(name = "…", default(…), …)]`.

use crate::diag::{Code, Errors, Loc};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{LitInt, LitStr, Token, parenthesized};

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
}

const KERNEL_ITEMS: &str = "`name = \"…\"`, `default(…)`, `tune(…)`, `threads = …`, `fast_math`";

enum Item {
    Name(LitStr),
    Default(Vec<(Ident, TokenStream)>),
    Tune(Vec<(Ident, Vec<TokenStream>)>),
    Threads(LitInt),
    FastMath,
}

/// Reads the items of `#[tile_kernel(…)]`.
pub(crate) fn kernel(errors: &Errors, attr: TokenStream) -> Options {
    let mut options = Options::default();
    let mut seen: Vec<String> = Vec::new();
    for tokens in split(attr) {
        let loc = Loc::of(&tokens);
        let (key, item) = match Parser::parse2(item, tokens) {
            Ok(parsed) => parsed,
            Err(error) => {
                errors.report(Code::Attribute, Loc::at(error.span()), format!("attribute of the kernel: {error}"), "");
                continue;
            }
        };
        let key = key.to_string();
        if seen.contains(&key) {
            errors.report(Code::Attribute, loc, format!("`{key}` is given twice"), "remove one of them");
        }
        match item {
            Some(Item::Name(name)) => options.name = Some(name.value()),
            Some(Item::Default(list)) => options.default = Some(list),
            Some(Item::Tune(list)) => options.tune = list,
            Some(Item::FastMath) => options.fast_math = true,
            Some(Item::Threads(threads)) => match threads.base10_parse::<u32>() {
                Ok(n @ 1..=1024) => options.threads = Some(n),
                Ok(_) | Err(_) => {
                    errors.report(Code::Attribute, loc, "`threads` is a number from 1 to 1024", "");
                }
            },
            None => {
                let message = format!("unknown item `{key}`, expected one of {KERNEL_ITEMS}");
                errors.report(Code::Attribute, loc, message, closest(&key));
            }
        }
        seen.push(key);
    }
    options
}

/// `#[tile_fn]` takes no items.
pub(crate) fn function(errors: &Errors, attr: &TokenStream) {
    if !attr.is_empty() {
        errors.report(Code::Attribute, Loc::of(attr), "`#[tile_fn]` takes no items", "write `#[tile_fn]`");
    }
}

fn closest(key: &str) -> String {
    let known = ["name", "default", "tune", "threads", "fast_math"];
    super::names::closest(key, known).map_or_else(String::new, |name| format!("did you mean `{name}`?"))
}

fn item(input: ParseStream<'_>) -> syn::Result<(Ident, Option<Item>)> {
    let key: Ident = input.call(syn::ext::IdentExt::parse_any)?;
    let item = match key.to_string().as_str() {
        "name" => {
            input.parse::<Token![=]>()?;
            Item::Name(input.parse()?)
        }
        "threads" => {
            input.parse::<Token![=]>()?;
            Item::Threads(input.parse()?)
        }
        "default" => Item::Default(bindings(input, |argument: Argument| argument.0)?),
        "tune" => Item::Tune(bindings(input, |candidates: Candidates| candidates.0)?),
        "fast_math" => Item::FastMath,
        _ => {
            input.parse::<TokenStream>()?;
            return Ok((key, None));
        }
    };
    Ok((key, Some(item)))
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
