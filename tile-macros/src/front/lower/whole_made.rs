//! Lowers `let s = tile!(…);`: the tile has the extents and the element type of the
//! operands.

use super::place::{Ext, Origin, Place};
use super::whole::{Along, Target, as_method, constant};
use super::{Binding, Lower};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{BinaryKind, Block, Expr, ExprKind, Method, Name, Nest, Whole};
use syn::{GenericArgument, PathArguments};
use tile_core::elem::{DType, Elem};
use tile_core::ir::{BinOp, Dim, MemTy, Op, Space};

impl<'a> Lower<'a> {
    /// `let s = tile!(…);`: a fragment of the operands' extents, then the `parallel!`.
    pub(super) fn made(&mut self, loc: Loc, name: &'a Name, whole: &'a Whole) -> Result<Place, Reported> {
        let text = name.to_string();
        let mut along: Option<Along> = (!whole.indices.is_empty()).then(|| vec![None; whole.indices.len()]);
        self.common_extents(&whole.value, &whole.indices, &mut along)?;
        let known = along.unwrap_or_default();
        let extents: Option<Vec<Dim>> = known.iter().map(|ext| ext.as_ref().and_then(constant)).collect();
        let help = format!("make it first: `let mut {text} = fragment::<f32>([M, N]);`, then `tile!({text} = …);`");
        let Some(extents) = extents.filter(|extents| !extents.is_empty()) else {
            let message = format!("no operand tells the extents of `{text}`");
            return Err(self.errors.report(Code::UnknownExtent, whole.value.loc, message, help));
        };
        let Some(elem) = self.whole_elem(&whole.value, &whole.indices) else {
            let message = format!("no operand tells the element type of `{text}`");
            return Err(self.errors.report(Code::UnknownType, whole.value.loc, message, help));
        };
        if elem == Elem::INDEX {
            let help = "convert it to an integer that memory holds: `cast::<i32>(…)`";
            return Err(self.errors.report(
                Code::ElementType,
                whole.value.loc,
                "`usize` is not stored in memory",
                help,
            ));
        }
        let Some(tile) = whole.free.first() else { return Err(Reported) };
        let indices = self.whole_indices(whole, extents.len(), &text)?;
        self.loc = loc;
        let shape: Vec<Ext> = extents.iter().cloned().map(Ext::Is).collect();
        let ty = MemTy { space: Space::Fragment, elem, shape: shape.iter().map(Ext::extent).collect() };
        let value = self.emit_memory(Op::Alloc {}, &[], ty);
        if let Some(ident) = &name.ident {
            self.name_value(value, ident);
        }
        let origin = Origin::Tile(Space::Fragment);
        let place = Place { value, elem, shape, window: None, origin, whole: true, text: text.clone() };
        let hidden = self.new_node(Loc::at(name.span), ExprKind::Path(tile.clone().into()));
        let target = Target { text, tile: hidden, loc: Loc::at(name.span), extents, indices, named: &whole.indices };
        let nest = self.nest(&target, whole)?;
        let nest = whole.nest.get_or_init(|| Nest { made: Some(elem), ..nest });
        let (inside, ident) = (place.clone(), tile);
        self.scoped(|this| {
            this.bind(ident, Binding::Memory(inside));
            this.parallel(loc, &nest.extents, &nest.indices, &nest.body)
        })?;
        Ok(place)
    }

    /// Gathers the extents of all operands, which the tile that is made has.
    fn common_extents(&mut self, expr: &'a Expr, named: &[Name], all: &mut Option<Along>) -> Result<(), Reported> {
        if self.is_operand(expr, named) {
            let along = self.along(expr)?;
            let all = all.get_or_insert_with(|| vec![None; along.len()]);
            for (known, ext) in all.iter_mut().zip(along) {
                let better = matches!((&*known, &ext), (None, _) | (Some(Ext::Named(_) | Ext::Dyn), Some(Ext::Is(_))));
                if better {
                    *known = ext;
                }
            }
            return Ok(());
        }
        match &expr.kind {
            ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } | ExprKind::Paren(operand) => {
                self.common_extents(operand, named, all)
            }
            ExprKind::Binary { left, right, .. } => {
                self.common_extents(left, named, all)?;
                self.common_extents(right, named, all)
            }
            ExprKind::Call { args, .. } => args.iter().try_for_each(|arg| self.common_extents(arg, named, all)),
            ExprKind::Method(m) => {
                self.common_extents(&m.receiver, named, all)?;
                m.args.iter().try_for_each(|arg| self.common_extents(arg, named, all))
            }
            ExprKind::If(branch) => {
                self.common_extents(&branch.condition, named, all)?;
                let blocks = [Some(&branch.then), branch.otherwise.as_ref()];
                let results = blocks.into_iter().flatten().filter_map(|block| block.result.as_deref());
                results.into_iter().try_for_each(|result| self.common_extents(result, named, all))
            }
            ExprKind::Block(Block { result: Some(result), .. }) => self.common_extents(result, named, all),
            _ => Ok(()),
        }
    }

    /// The element type of a value, as far as its operands tell. That they agree is checked where
    /// the element is stored.
    fn whole_elem(&mut self, expr: &'a Expr, named: &[Name]) -> Option<Elem> {
        match &expr.kind {
            ExprKind::Int { suffix, .. } | ExprKind::Float { suffix, .. } => suffix.map(Elem::Is),
            ExprKind::Bool(_) => Some(Elem::BOOL),
            ExprKind::Path(path) => self.name_elem(path, named),
            ExprKind::Unary { operand, .. } | ExprKind::Paren(operand) => self.whole_elem(operand, named),
            ExprKind::Binary { op, left, right } => match op.kind {
                BinaryKind::Cmp(_) | BinaryKind::Also | BinaryKind::Else => Some(Elem::BOOL),
                BinaryKind::Bin(BinOp::Shl | BinOp::Shr) => self.whole_elem(left, named),
                BinaryKind::Bin(_) => self.whole_elem(left, named).or_else(|| self.whole_elem(right, named)),
            },
            ExprKind::Cast { ty, .. } => self.signature.elem(self.errors, ty).ok(),
            ExprKind::Call { path, args } => {
                let last = path.segments.last()?;
                match (last.ident.to_string().as_str(), args.as_slice()) {
                    ("cast" | "cast_with", _) => self.turbofish(&last.arguments),
                    ("target_asm", [fallback, ..]) => self.whole_elem(fallback, named),
                    ("from_le_bytes" | "from_bits", _) => {
                        let ty = path.segments.iter().rev().nth(1)?;
                        Some(Elem::Is(DType::from_rust_name(&ty.ident.to_string())?))
                    }
                    ("select", [_, a, b]) => self.whole_elem(a, named).or_else(|| self.whole_elem(b, named)),
                    (name, [receiver, rest @ ..]) if as_method(path).is_some() => {
                        self.method_elem(name, receiver, rest, named)
                    }
                    // Of a tile function it is taken to be that of its arguments.
                    (_, args) => args.iter().find_map(|arg| self.whole_elem(arg, named)),
                }
            }
            ExprKind::Method(Method { receiver, name, generics, args }) => match name.to_string().as_str() {
                "dim" => Some(Elem::INDEX),
                "bitcast" => match generics.as_ref()?.args.first()? {
                    GenericArgument::Type(ty) => self.signature.elem(self.errors, ty).ok(),
                    _ => None,
                },
                "at" | "at_mut" | "t" | "permute" | "reshape" | "or" => self.whole_elem(receiver, named),
                name => self.method_elem(name, receiver, args, named),
            },
            ExprKind::Index { base, .. } => self.whole_elem(base, named),
            ExprKind::If(branch) => {
                let blocks = [Some(&branch.then), branch.otherwise.as_ref()];
                let mut results = blocks.into_iter().flatten().filter_map(|block| block.result.as_deref());
                results.find_map(|result| self.whole_elem(result, named))
            }
            ExprKind::Block(Block { result, .. }) => self.whole_elem(result.as_deref()?, named),
            ExprKind::Tiles { .. }
            | ExprKind::Array(_)
            | ExprKind::Tuple(_)
            | ExprKind::Full
            | ExprKind::Borrow { .. } => None,
        }
    }

    fn name_elem(&mut self, path: &syn::Path, named: &[Name]) -> Option<Elem> {
        let name = path.get_ident()?;
        if named.iter().any(|known| known.ident.as_ref() == Some(name)) {
            return Some(Elem::INDEX);
        }
        match self.lookup(&name.to_string()).cloned()? {
            Binding::Memory(place) => Some(place.elem),
            Binding::Const { elem, .. } => Some(elem),
            Binding::Scalar { value, .. } | Binding::Variable { cell: value, .. } => {
                let ty = self.type_of(value);
                self.types.elem(ty)
            }
            Binding::Tiles(tiles) => tiles.first().map(|tile| tile.elem),
            Binding::Signals(_) | Binding::Thread(_) | Binding::Token(_) | Binding::Failed => None,
        }
    }

    fn turbofish(&self, arguments: &PathArguments) -> Option<Elem> {
        let PathArguments::AngleBracketed(list) = arguments else { return None };
        match list.args.first()? {
            GenericArgument::Type(ty) => self.signature.elem(self.errors, ty).ok(),
            _ => None,
        }
    }

    /// The element type that a scalar method gives.
    fn method_elem(&mut self, name: &str, receiver: &'a Expr, args: &'a [Expr], named: &[Name]) -> Option<Elem> {
        match name {
            "is_nan" | "is_finite" => Some(Elem::BOOL),
            "count_ones" | "leading_zeros" => Some(Elem::Is(DType::U32)),
            "to_bits" => None,
            _ => {
                let receiver = self.whole_elem(receiver, named);
                receiver.or_else(|| args.iter().find_map(|arg| self.whole_elem(arg, named)))
            }
        }
    }
}
