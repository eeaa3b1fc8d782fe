//! Parser of the attribute's items: `#[tile_kernel(name = "…", default(…), …)]`.

use super::hints;
use super::items::{Binding, NamedArguments, Options, bindings, split};
use crate::diag::{Code, Errors, Loc};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{LitStr, Token, parenthesized};
use tile_core::ir::schedule::{Hint, NAMESPACES, Namespace};

/// The items of `#[tile_kernel(…)]`: word, and how it is written.
const KERNEL_ITEMS: &[(&str, &str)] = &[
    ("name", "name = \"text\""),
    ("default", "default(T = f32, N = 64)"),
    ("tune", "tune(N = [64, 128], where N <= 128)"),
    ("args", "args(LinearArgs, scale = 1.0)"),
    ("fast_math", "fast_math"),
    ("tf32", "tf32"),
    ("two_level_sums", "two_level_sums"),
    ("crate", "crate = some::path"),
];

/// The items of `#[tile_fn(…)]`.
const FUNCTION_ITEMS: &[(&str, &str)] = &[("crate", "crate = some::path")];

enum Item {
    Name(LitStr),
    Default(Vec<(Ident, TokenStream)>),
    Tune(Vec<(Ident, Vec<TokenStream>)>, Option<TokenStream>),
    Args(NamedArguments),
    FastMath,
    Tf32,
    TwoLevelSums,
    Crate(syn::Path),
}

/// Reads the items of `#[tile_kernel(…)]`.
pub(crate) fn kernel(errors: &Errors, attr: TokenStream) -> Options {
    items(errors, attr, KERNEL_ITEMS, NAMESPACES)
}

/// Reads the items of `#[tile_fn(…)]`.
pub(crate) fn function(errors: &Errors, attr: TokenStream) -> Options {
    items(errors, attr, FUNCTION_ITEMS, &[])
}

fn items(errors: &Errors, attr: TokenStream, known: &[(&str, &str)], spaces: &'static [Namespace]) -> Options {
    let mut options = Options::default();
    let mut seen: Vec<String> = Vec::new();
    for tokens in split(attr) {
        let loc = Loc::of(&tokens);
        let word = tokens.clone().into_iter().next().map(|tree| tree.to_string()).unwrap_or_default();
        if seen.contains(&word) {
            errors.report(Code::Attribute, loc, format!("`{word}` is given twice"), "remove one of them");
        }
        if let Some(space) = spaces.iter().find(|space| space.name == word) {
            hints::read(errors, space, tokens, &mut options);
        } else if let Some((_, usage)) = known.iter().find(|(name, _)| *name == word) {
            match Parser::parse2(item, tokens) {
                Ok(item) => options.set(item),
                Err(error) => {
                    let message = format!("item `{word}` of the attribute: {error}");
                    errors.report(Code::Attribute, Loc::at(error.span()), message, format!("write `{usage}`"));
                }
            }
        } else if let Some(hint) = Hint::formerly(&word).filter(|_| !spaces.is_empty()) {
            hints::misplaced(errors, hint, &tokens);
        } else {
            let usages = known.iter().map(|(_, usage)| format!("`{usage}`"));
            let examples =
                spaces.iter().filter_map(|space| Some(format!("`{}`", space.hints().next()?.example_item())));
            let list: Vec<String> = usages.chain(examples).collect();
            let message = format!("unknown item `{word}`, expected one of {}", list.join(", "));
            let names = known.iter().map(|(name, _)| *name).chain(spaces.iter().map(|space| space.name));
            let near = super::names::closest(&word, names).map(str::to_owned);
            let help = match near.or_else(|| hints::closest_item(&word, spaces)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => super::foreign::item_instead(&word).unwrap_or("remove it").to_owned(),
            };
            errors.report(Code::Attribute, loc, message, help);
        }
        seen.push(word);
    }
    hints::check(errors, &options);
    options
}

impl Options {
    fn set(&mut self, item: Item) {
        match item {
            Item::Name(name) => self.name = Some(name.value()),
            Item::Default(list) => self.default = Some(list),
            Item::Tune(list, admits) => (self.tune, self.admits) = (list, admits),
            Item::Args(args) => self.args = Some(args),
            Item::FastMath => self.schedule.fast_math = true,
            Item::Tf32 => self.schedule.tf32 = true,
            Item::TwoLevelSums => self.schedule.two_level_sums = true,
            Item::Crate(path) => self.home = Some(path),
        }
    }
}

fn item(input: ParseStream<'_>) -> syn::Result<Item> {
    let key: Ident = input.call(syn::ext::IdentExt::parse_any)?;
    Ok(match key.to_string().as_str() {
        "name" => {
            input.parse::<Token![=]>()?;
            Item::Name(input.parse()?)
        }
        "crate" => {
            input.parse::<Token![=]>()?;
            Item::Crate(input.call(syn::Path::parse_mod_style)?)
        }
        "default" => Item::Default(bindings(input, |argument: Argument| argument.0)?),
        "tune" => tuning(input)?,
        "args" => Item::Args(input.parse()?),
        "tf32" => Item::Tf32,
        "two_level_sums" => Item::TwoLevelSums,
        _ => Item::FastMath,
    })
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

/// `(A = [x, y], B = [z], where A <= B)`.
fn tuning(input: ParseStream<'_>) -> syn::Result<Item> {
    let content;
    parenthesized!(content in input);
    let (mut list, mut admits) = (Vec::new(), None);
    while !content.is_empty() {
        if content.peek(Token![where]) {
            content.parse::<Token![where]>()?;
            admits = Some(content.parse::<syn::Expr>()?.to_token_stream());
            content.parse::<Option<Token![,]>>()?;
            if !content.is_empty() {
                return Err(content.error("expected nothing behind the condition"));
            }
            break;
        }
        let binding: Binding<Candidates> = content.parse()?;
        list.push((binding.name, binding.value.0));
        if !content.is_empty() {
            content.parse::<Token![,]>()?;
        }
    }
    Ok(Item::Tune(list, admits))
}
