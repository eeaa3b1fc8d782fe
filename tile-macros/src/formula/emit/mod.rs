//! Writes the tile kernel of an expression: tiles, loops over tiles, and what each step computes.
//!
//! Each statement of a kernel is for a *scope*: indices that have a tile of values, and indices that
//! have one. A reduction that a value contains is made a tile of the scope's indices first:
//!
//! | reduction | becomes | in |
//! |---|---|---|
//! | a sum of products of something by rows and something by columns | `gemm` of tiles in shared memory | `contraction.rs` |
//! | such a sum weighted by a `softmax` over the same index | attention with an online softmax | `attention.rs` |
//! | with a value for each element of a row | a scan of tiles with a carry, or a loop over the steps of tiles | `running.rs`, `scan.rs` |
//! | of recurrences, over another index | a loop over the steps of tiles, and a serial loop of each element | `states.rs` |
//! | of rows | a loop over tiles of the row and a `reduce_…_into`, or one tile of it | `rows.rs`, `held.rs` |
//! | any other | a serial loop of each element | `serial.rs` |

mod attention;
mod contraction;
mod held;
mod operand;
mod print;
mod rows;
mod running;
mod scan;
mod serial;
mod states;
mod walk;

pub(crate) use attention::held_over;
pub(crate) use print::here;
pub(crate) use rows::first_read;

use super::extents::{Extent, Extents};
use super::types::Types;
use super::value::{Indices, Kind, Reduce, Value};
use crate::diag::{Code, Errors, Loc, Reported};
use crate::front::Signature;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use std::rc::Rc;
use tile_core::elem::{DType, Elem};

/// A const parameter that the expression does not have: the extent of a tile.
pub(crate) struct TileExtent {
    pub(crate) name: Ident,
    pub(crate) default: usize,
    pub(crate) candidates: &'static [usize],
}

/// What a tile of an index is for, which decides its extent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Rows, columns and the contracted index of a GEMM.
    Rows,
    Columns,
    Contracted,
    /// Queries, keys and columns of values of attention.
    Queries,
    Keys,
    Heads,
    /// Rows that are reduced, and parts of such a row.
    Lines,
    Part,
    /// Rows that a block holds, and such a row.
    HeldLines,
    Row,
    /// Columns that are reduced, side by side in memory, and parts of such columns.
    Columnwise,
    Down,
    /// Rows that are walked step by step, and the steps that a tile has.
    Chains,
    Steps,
    /// Steps of recurrences whose states are reduced.
    StatefulSteps,
    /// Elements of a pointwise kernel: of the last axis, and of the one before.
    Line,
    Elements,
    /// Both sides of a tile that is transposed.
    Transposed,
}

impl Role {
    /// The default, and candidates for tuning.
    fn extents(self) -> (usize, &'static [usize]) {
        match self {
            Role::Rows => (128, &[128, 64, 256, 192, 32, 16]),
            Role::Columns => (128, &[128, 64, 256, 192]),
            Role::Contracted => (64, &[64, 32, 16, 128]),
            Role::Queries => (64, &[64, 32, 16, 8, 128, 192]),
            Role::Keys => (64, &[64, 32, 16, 8, 128, 176, 80, 96]),
            Role::Heads => (128, &[]),
            Role::Lines => (4, &[4, 1, 2, 8]),
            Role::Part => (1024, &[1024, 256, 512, 2048]),
            Role::HeldLines => (1, &[1, 2, 4, 8]),
            Role::Row => (4096, &[4096, 1024, 2048, 8192, 16384]),
            Role::Columnwise => (64, &[64, 4, 8, 16, 32, 128]),
            Role::Down => (64, &[64, 256, 512, 1024, 2048]),
            Role::Chains => (16, &[16, 32, 64, 8]),
            Role::Steps => (64, &[64, 32, 128, 16]),
            Role::StatefulSteps => (16, &[16, 32, 8, 64]),
            Role::Line => (8, &[8, 4, 16, 1]),
            Role::Elements => (512, &[512, 256, 1024, 2048]),
            Role::Transposed => (64, &[64, 32, 128]),
        }
    }
}

/// An index with a tile of values.
#[derive(Clone)]
pub(crate) struct Axis {
    pub(crate) index: Ident,
    /// Where the tile begins.
    pub(crate) from: TokenStream,
    /// Its extent.
    pub(crate) tile: TokenStream,
    /// The element of the tile, in `parallel!`.
    pub(crate) local: Ident,
    /// Whether one tile has the whole axis.
    pub(crate) whole: bool,
    /// Whether the tile may go beyond the end of the axis.
    pub(crate) beyond: bool,
}

/// The indices that have values.
#[derive(Clone, Default)]
pub(crate) struct Scope {
    pub(crate) tiled: Vec<Axis>,
}

impl Scope {
    /// With another tile.
    pub(crate) fn with(&self, axis: &Axis) -> Scope {
        let mut scope = self.clone();
        scope.tiled.push(axis.clone());
        scope
    }

    /// The tiles that a value depends on.
    pub(crate) fn of(&self, free: &Indices) -> Vec<Axis> {
        self.tiled.iter().filter(|axis| free.contains(&axis.index.to_string())).cloned().collect()
    }
}

/// Writes a kernel.
pub(crate) struct Emitter<'a> {
    pub(crate) errors: &'a Errors,
    pub(crate) types: &'a Types<'a>,
    pub(crate) extents: &'a Extents,
    pub(crate) indices: Indices,
    pub(crate) tiles: Vec<TileExtent>,
    /// The tiles of a block, which stand in front of what it does.
    pub(crate) allocations: TokenStream,
    /// What tiles hold: values by their text.
    pub(crate) held: Vec<(String, Value)>,
    pub(crate) taken: Indices,
    /// Tiles that are loaded from tensors: zero where those have no elements.
    pub(crate) loaded: Indices,
    /// The extent that one tile has room for, and the tile's.
    pub(crate) fits: Option<(Ident, TokenStream)>,
    /// Scalars that the kernel says are positive.
    pub(crate) positive: Indices,
    /// Which way loops over an index go that recurrences go along: whether from the far end.
    back: BTreeMap<String, bool>,
}

impl<'a> Emitter<'a> {
    pub(crate) fn new(
        errors: &'a Errors,
        signature: &Signature,
        types: &'a Types<'a>,
        extents: &'a Extents,
    ) -> Emitter<'a> {
        let indices = extents.indices();
        let mut taken = indices.clone();
        taken.extend(signature.params.iter().map(|param| param.name.to_string()));
        taken.extend(signature.consts.iter().map(|(name, _)| name.to_string()));
        taken.extend(signature.elems.iter().map(|(name, _)| name.to_string()));
        let (allocations, held, tiles) = (TokenStream::new(), Vec::new(), Vec::new());
        Emitter {
            errors,
            types,
            extents,
            indices,
            tiles,
            allocations,
            held,
            taken,
            loaded: Indices::new(),
            fits: None,
            positive: Indices::new(),
            back: BTreeMap::new(),
        }
    }

    /// A name that nothing else has.
    pub(crate) fn fresh(&mut self, base: &str) -> Ident {
        let mut name = base.to_owned();
        let mut number = 1;
        while !self.taken.insert(name.clone()) {
            number += 1;
            name = format!("{base}{number}");
        }
        format_ident!("{name}")
    }

    /// A tile of an index, that begins at `from`, which is a name where the tile is not the whole axis.
    pub(crate) fn axis(&mut self, index: &Ident, role: Role) -> Axis {
        let local = format_ident!("{index}_in");
        let extent = self.extents.get(index);
        if let Extent::Constant(extent) | Extent::Bound(extent) = extent {
            return Axis { index: index.clone(), from: quote!(0), tile: extent, local, whole: true, beyond: false };
        }
        if let (Extent::Axis(len), Some((fits, tile))) = (&extent, &self.fits)
            && len == fits
        {
            let (index, tile) = (index.clone(), tile.clone());
            return Axis { index, from: quote!(0), tile, local, whole: true, beyond: true };
        }
        let base = format_ident!("B{}", index.to_string().to_uppercase());
        let tile = match self.tiles.iter().find(|tile| tile.name == base) {
            Some(tile) => tile.name.clone(),
            None => {
                let (default, candidates) = role.extents();
                self.tiles.push(TileExtent { name: base.clone(), default, candidates });
                base
            }
        };
        let from = format_ident!("{index}_from");
        Axis { index: index.clone(), from: quote!(#from), tile: quote!(#tile), local, whole: false, beyond: true }
    }

    /// The extent of an index.
    pub(crate) fn extent(&self, index: &Ident) -> TokenStream {
        self.extents.get(index).tokens()
    }

    /// A tile in registers of elements for axes, `[1]` where there are none.
    pub(crate) fn fragment(&mut self, base: &str, axes: &[Axis], elem: Elem) -> Ident {
        self.tile("fragment", base, axes, elem)
    }

    /// A tile in shared memory.
    pub(crate) fn shared(&mut self, base: &str, axes: &[Axis], elem: Elem) -> Ident {
        self.tile("shared", base, axes, elem)
    }

    fn tile(&mut self, scope: &str, base: &str, axes: &[Axis], elem: Elem) -> Ident {
        let name = self.fresh(base);
        let (scope, elem) = (format_ident!("{scope}"), self.types.tokens(elem));
        let extents = axes.iter().map(|axis| &axis.tile);
        let extents = if axes.is_empty() { quote!(1) } else { quote!(#(#extents),*) };
        self.allocations.extend(quote!(let mut #name = #scope::<#elem>([#extents]);));
        name
    }

    /// The value with tiles for the reductions in it, which `out` makes.
    pub(crate) fn prepare(&mut self, value: &Value, scope: &Scope, out: &mut TokenStream) -> Result<Value, Reported> {
        self.contract_together(value, scope, out)?;
        let mut failed = None;
        let prepared = value.map(&mut |value| match value {
            Value::Reduce(reduce) => match self.reduce(reduce, scope, out) {
                Ok(value) => Some(value),
                Err(reported) => {
                    failed = Some(reported);
                    None
                }
            },
            _ => None,
        });
        failed.map_or(Ok(prepared), Err)
    }

    /// The value with tiles for what does not depend on an index that a loop is about to have.
    pub(crate) fn hoist(
        &mut self,
        value: &Value,
        inner: &Axis,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let name = inner.index.to_string();
        let mut failed = None;
        let hoisted = value.map(&mut |value| {
            let Value::Reduce(reduce) = value else { return None };
            let free = reduce.inside(&self.indices);
            let result = if reduce.kind == Kind::Softmax && reduce.index == inner.index {
                self.normalised(reduce, scope, out).and_then(|value| self.hoist(&value, inner, scope, out))
            } else if reduce.kind.is_of_each() && reduce.index == inner.index {
                self.begin_running(reduce, inner, scope, out)
            } else if reduce.recurrences().any(|index| index == inner.index) {
                self.begin_states(reduce, inner, scope, out)
            } else if !free.contains(&name) || reduce.index == inner.index {
                self.reduce(reduce, scope, out)
            } else {
                self.preload(reduce, inner, scope, out).map(|()| Value::Reduce(reduce.clone()))
            };
            match result {
                Ok(value) => Some(value),
                Err(reported) => {
                    failed = Some(reported);
                    None
                }
            }
        });
        failed.map_or(Ok(hoisted), Err)
    }

    /// Makes a tile of a reduction, or finds the one that was made.
    fn reduce(&mut self, reduce: &Rc<Reduce>, scope: &Scope, out: &mut TokenStream) -> Result<Value, Reported> {
        let key = Value::Reduce(reduce.clone()).key();
        if let Some((_, held)) = self.held.iter().find(|(known, _)| *known == key) {
            return Ok(held.clone());
        }
        let value = match reduce.kind {
            Kind::Softmax => {
                let value = self.normalised(reduce, scope, out)?;
                return self.prepare(&value, scope, out);
            }
            Kind::LogSumExp => {
                let (top, sum) = self.statistics(reduce, scope, out)?;
                Value::scalar(syn::parse_quote!(__0 + __1.ln()), &[top, sum])
            }
            Kind::Mean => {
                let total = Value::Reduce(Rc::new(Reduce {
                    kind: Kind::Sum,
                    index: reduce.index.clone(),
                    bound: reduce.bound.clone(),
                    body: reduce.body.clone(),
                    start: None,
                }));
                let (elem, extent) = (self.types.tokens(self.elem(&reduce.body)), self.extent(&reduce.index));
                let sum = self.prepare(&total, scope, out)?;
                Value::scalar(syn::parse_quote!(__0 / cast::<#elem>(#extent)), &[sum])
            }
            Kind::Sum | Kind::Product | Kind::Max | Kind::Min => self.number(reduce, scope, out)?,
            Kind::RunningSum | Kind::RunningProduct | Kind::RunningMax | Kind::RunningMin => {
                self.running(reduce, scope, out)?
            }
            Kind::Scan | Kind::ScanBack => self.scan(reduce, scope, out)?,
        };
        self.held.push((key, value.clone()));
        Ok(value)
    }

    /// A sum, a product or an extreme.
    fn number(&mut self, reduce: &Rc<Reduce>, scope: &Scope, out: &mut TokenStream) -> Result<Value, Reported> {
        let axes = scope.of(&reduce.body.free(&self.indices));
        if reduce.has_states() {
            return self.reduced_states(reduce, &axes, scope, out);
        }
        if let Some(attention) = self.as_attention(reduce, &axes) {
            return self.attention(&attention, scope, out);
        }
        if let Some(contraction) = self.as_contraction(reduce, &axes) {
            let values = self.contract(&[contraction], scope, out)?;
            return Ok(Value::product(values));
        }
        let bounded = matches!(self.extents.get(&reduce.index), Extent::Bound(_));
        if axes.len() < 2 && !bounded {
            self.row(reduce, &axes, scope, out)
        } else {
            self.serial(reduce, &axes, scope, out)
        }
    }

    /// Runs `f` for a loop's body: what tiles hold in it they do not hold behind it.
    pub(crate) fn inside<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        let held = self.held.len();
        let result = f(self);
        self.held.truncate(held);
        result
    }

    /// The roles of two axes in a reduction, if it is a contraction or attention of them.
    pub(crate) fn pair(&self, reduce: &Rc<Reduce>, axes: &[Axis; 2]) -> Option<[Role; 2]> {
        if let Some(attention) = self.as_attention(reduce, axes) {
            let roles = [Role::Queries, Role::Heads];
            return Some(if attention.is_by(&axes[0]) { roles } else { [roles[1], roles[0]] });
        }
        self.as_contraction(reduce, axes).map(|_| [Role::Rows, Role::Columns])
    }

    pub(crate) fn refuse<R>(&self, index: &Ident, message: &str, help: &str) -> Result<R, Reported> {
        Err(self.errors.report(Code::FormulaForm, Loc::of(index), message, help))
    }

    /// The type of a value: what its operands have, which are converted to their accumulator type.
    pub(crate) fn elem(&self, value: &Value) -> Elem {
        self.types.value(value).unwrap_or(Elem::Is(DType::F32))
    }
}
