//! Parser of `let` with tiles that a function gives.

use super::Parser;
use super::stmt::{peel, plain};
use crate::diag::{Loc, Reported};
use crate::front::ast::{Expr, Given, StmtKind};

impl Parser<'_> {
    /// `let a: Tile<f32, 2> = f(…);`, `let (a, b): (Tile<f32, 2>, Tile<f32, 1>) = f(…);`
    pub(super) fn given(
        &self,
        pattern: &syn::Pat,
        ty: Option<&syn::Type>,
        value: &syn::Expr,
    ) -> Option<Result<StmtKind, Reported>> {
        let syn::Expr::Call(call) = peel(value) else { return None };
        let syn::Expr::Path(path) = &*call.func else { return None };
        let names = match pattern {
            syn::Pat::Tuple(p) => p.elems.iter().collect(),
            one => vec![one],
        };
        let tuple = matches!(pattern, syn::Pat::Tuple(_));
        let types = ty.and_then(crate::front::signature::tiles);
        let Some(types) = types else {
            let function =
                path.path.segments.last().is_some_and(|s| !crate::front::lower::is_word(&s.ident.to_string()));
            return (tuple && function).then(|| {
                let help = "write the type of each: `let (a, b): (Tile<f32, 2>, Tile<f32, 1>) = f(…);`";
                Err(self.malformed(Loc::of(pattern), "the tiles that a function gives have no types here", help))
            });
        };
        if path.path.segments.last().is_some_and(|s| crate::front::lower::is_word(&s.ident.to_string())) {
            return None;
        }
        if names.len() != types.len() || tuple != matches!(ty, Some(syn::Type::Tuple(_))) {
            let loc = ty.map_or_else(|| Loc::of(pattern), Loc::of);
            return Some(Err(self.malformed(loc, "this is not a type of the names", "write a type for each name")));
        }
        Some(self.given_tiles(&names, &types, value).map(|(tiles, call)| StmtKind::Given { tuple, tiles, call }))
    }

    fn given_tiles(
        &self,
        names: &[&syn::Pat],
        types: &[&syn::Type],
        value: &syn::Expr,
    ) -> Result<(Vec<Given>, Expr), Reported> {
        let mut tiles = Vec::new();
        for (&pattern, &ty) in names.iter().zip(types) {
            let (plain, mutable) = plain(pattern);
            let name = self.name(&plain)?;
            if name.ident.is_none() {
                let help = "name it, as in `_b`, and state its extents by `dims!`";
                return Err(self.malformed(Loc::of(pattern), "a tile that a function gives has no name", help));
            }
            tiles.push(Given { name, mutable, ty: ty.clone() });
        }
        Ok((tiles, self.expr(value)?))
    }
}
