//! Lowers allocations: `shared`, `fragment`, `local`, `workspace`.

use super::place::{Ext, Origin, Place};
use super::{Binding, Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, ExprKind, Name};
use proc_macro2::Ident;
use tile_core::elem::Elem;
use tile_core::ir::{MemTy, Op, Space};

impl<'a> Lower<'a> {
    /// `shared::<T>([BM, BK])` and its like.
    pub(super) fn allocation(
        &mut self,
        name: &'a Name,
        ty: Option<&'a syn::Type>,
        segment: &'a syn::PathSegment,
        args: &'a [Expr],
    ) -> Result<Binding<'a>, Reported> {
        let word = segment.ident.to_string();
        let loc = Loc::of(&segment.ident);
        let usage = format!("let mut tile = {word}::<f32>([M, N]);");
        let space = match (word.as_str(), self.zone) {
            ("shared", Zone::Block) => Space::Shared,
            ("fragment", Zone::Block) => Space::Fragment,
            ("local", Zone::Parallel | Zone::Threads) => Space::Local,
            ("workspace", Zone::Prologue) => Space::Global,
            (_, zone) => {
                let (place, help) = match (word.as_str(), zone) {
                    ("workspace", _) => ("outside the prologue", "put it before `blocks`"),
                    (_, Zone::Prologue) => ("in the prologue", "put it after `blocks`"),
                    ("local", _) => ("outside `parallel!`", "write `fragment` for a tile of the block"),
                    (_, Zone::Threads) => {
                        ("inside `threads!`", "write `local` for an array of the thread, or make the tile outside")
                    }
                    (_, _) => {
                        ("inside `parallel!`", "write `local` for an array of the iteration, or make the tile outside")
                    }
                };
                return Err(self.errors.report(Code::Zone, loc, format!("`{word}` {place}"), help));
            }
        };
        if let Some(ty) = ty {
            let message = "the type of a tile is written at its function";
            return Err(self.errors.report(Code::ElementType, Loc::of(ty), message, format!("write `{usage}`")));
        }
        let generics = match &segment.arguments {
            syn::PathArguments::AngleBracketed(generics) => Some(generics),
            syn::PathArguments::None | syn::PathArguments::Parenthesized(_) => None,
        };
        let elem = self.type_argument(generics, loc, &usage);
        let extents = match args {
            [Expr { kind: ExprKind::Array(extents), .. }] => extents.as_slice(),
            _ => {
                return Err(self.errors.report(
                    Code::Arguments,
                    loc,
                    format!("`{word}` takes an array of extents"),
                    format!("write `{usage}`"),
                ));
            }
        };
        if extents.is_empty() || extents.len() > 5 {
            let message = format!("rank {} is not supported", extents.len());
            return Err(self.errors.report(Code::Rank, args[0].loc, message, "tiles have rank 1 to 5"));
        }
        let elem = elem?;
        if elem == Elem::INDEX {
            let help = "store `i64` or `i32` and convert with `as usize`";
            return Err(self.errors.report(Code::ElementType, loc, "`usize` is not stored in memory", help));
        }
        let (mut shape, mut dynamic) = (Vec::new(), Vec::new());
        for extent in extents {
            if space == Space::Global {
                let (ext, value) = self.workspace_extent(extent)?;
                dynamic.extend(value);
                shape.push(ext);
            } else {
                shape.push(Ext::Is(self.extent(extent, "an extent of a tile")?));
            }
        }
        self.loc = loc;
        let ty = MemTy { space, elem, shape: shape.iter().map(Ext::extent).collect() };
        let value = self.emit_memory(Op::Alloc {}, &dynamic, ty);
        let origin = if space == Space::Global { Origin::Workspace } else { Origin::Tile(space) };
        let text = name.ident.as_ref().map_or_else(|| "_".to_owned(), Ident::to_string);
        if let Some(ident) = &name.ident {
            self.name_value(value, ident);
        }
        Ok(Binding::Memory(Place { value, elem, shape, window: None, origin, whole: true, text }))
    }
}
