//! Lowers private arrays that begin with a value: `let mut acc = [0.0; 4];`.
//!
//! ```text
//! let mut acc = [x; N];    acc = alloc : local<f32, [N]>; for i in 0..N { store x, acc, i }
//! ```

use super::place::{Ext, Origin, Place};
use super::{Binding, Lower};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, Name};
use crate::front::infer::Class;
use proc_macro2::Ident;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{Dim, LoopKind, MemTy, Op, Space};

impl<'a> Lower<'a> {
    /// `let mut acc = [x; N];` of a thread or iteration.
    pub(super) fn array_of_values(
        &mut self,
        name: &'a Name,
        ty: Option<&'a syn::Type>,
        value: &'a Expr,
        count: &'a Expr,
    ) -> Result<Binding<'a>, Reported> {
        let loc = value.loc;
        if !self.zone.is_inside() {
            let message = format!("`[{value}; {count}]` outside `parallel!` and `threads!`");
            let help = "write `fragment::<f32>([N])` and `fill` for a tile of the block";
            return Err(self.errors.report(Code::Zone, loc, message, help));
        }
        if let Some(ty) = ty {
            let message = "the type of an array's elements is that of its value";
            let help = format!("leave out the type; `[cast::<f32>({value}); {count}]` states that of the elements");
            return Err(self.errors.report(Code::ElementType, Loc::of(ty), message, help));
        }
        let first = self.scalar(value)?;
        let known = self.type_of(first);
        let elem = match self.types.class(known) {
            Class::Is(elem) => elem,
            Class::Float => Elem::Is(DType::F32),
            Class::Int | Class::Any => Elem::Is(DType::I32),
        };
        if elem == Elem::INDEX {
            let help = format!("convert it to an integer that memory holds: `[cast::<i32>({value}); {count}]`");
            return Err(self.errors.report(Code::ElementType, loc, "`usize` is not stored in memory", help));
        }
        self.expect_elem(first, elem, value, &format!("an element of `{name}`"))?;
        let extent = self.extent(count, "the length of an array")?;
        self.loc = loc;
        let shape = vec![Ext::Is(extent.clone())];
        let ty = MemTy { space: Space::Local, elem, shape: shape.iter().map(Ext::extent).collect() };
        let array = self.emit_memory(Op::Alloc {}, &[], ty);
        let bounds = [Dim::int(0), extent, Dim::int(1)].map(|dim| self.dim_value(&dim));
        let region = self.counter_region(&[Name { ident: None, span: name.span }]);
        let index = self.func.regions[region].args[0];
        self.natural.insert(index);
        self.within(region, |this| this.effect(Op::Store { unordered: false }, &[first, array, index], &[]));
        self.effect(Op::For { kind: LoopKind::Serial }, &bounds, &[region]);
        if let Some(ident) = &name.ident {
            self.name_value(array, ident);
        }
        let text = name.ident.as_ref().map_or_else(|| "_".to_owned(), Ident::to_string);
        let origin = Origin::Tile(Space::Local);
        Ok(Binding::Memory(Place { value: array, elem, shape, window: None, origin, whole: true, text }))
    }
}
