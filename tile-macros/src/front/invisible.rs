//! Removes the invisible delimiters of `$body:block`.
//!
//! Blocks that a `macro_rules!` macro passed on come in them, and `syn` knows no
//! statement that begins with one.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The tokens with every block as if it were written where it stands.
pub(super) fn blocks(tokens: TokenStream) -> TokenStream {
    match replaced(&tokens) {
        Some(replaced) => replaced,
        None => tokens,
    }
}

/// `None` where there is nothing to replace.
fn replaced(tokens: &TokenStream) -> Option<TokenStream> {
    let mut changed = false;
    let trees: Vec<TokenTree> = tokens
        .clone()
        .into_iter()
        .map(|tree| {
            let TokenTree::Group(group) = &tree else { return tree };
            if group.delimiter() == Delimiter::None
                && let Some(block) = block(group)
            {
                changed = true;
                return block.into();
            }
            match replaced(&group.stream()) {
                Some(inner) => {
                    changed = true;
                    let mut outer = Group::new(group.delimiter(), inner);
                    outer.set_span(group.span());
                    outer.into()
                }
                None => tree,
            }
        })
        .collect();
    changed.then(|| trees.into_iter().collect())
}

/// The block that a group without delimiters is.
fn block(group: &Group) -> Option<Group> {
    let mut trees = group.stream().into_iter();
    match (trees.next(), trees.next()) {
        (Some(TokenTree::Group(inner)), None) => match inner.delimiter() {
            Delimiter::Brace => {
                let stream = blocks(inner.stream());
                let mut outer = Group::new(Delimiter::Brace, stream);
                outer.set_span(inner.span());
                Some(outer)
            }
            Delimiter::None => block(&inner),
            Delimiter::Parenthesis | Delimiter::Bracket => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::blocks;
    use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
    use quote::quote;

    #[test]
    fn blocks_lose_their_delimiters_and_expressions_keep_theirs() {
        let invisible = |tokens: TokenStream| TokenTree::from(Group::new(Delimiter::None, tokens));
        let (block, expr) = (
            invisible(quote!({
                a();
            })),
            invisible(quote!(1 + 2)),
        );
        let replaced = blocks(quote!(fn f() { for i in 0..4 #block #block #expr; }));
        let trees: Vec<TokenTree> = replaced.into_iter().collect();
        let Some(TokenTree::Group(body)) = trees.last() else { panic!("{trees:?}") };
        let invisible = |tree: &TokenTree| matches!(tree, TokenTree::Group(g) if g.delimiter() == Delimiter::None);
        assert_eq!(body.stream().into_iter().filter(invisible).count(), 1);
        assert_eq!(syn::parse2::<syn::Block>(quote!({ #body })).expect("a block").stmts.len(), 1);
    }
}
