//! Loads, stores and atomics through views.
//!
//! A run of lanes that touches neighbours becomes one wide access where the
//! address is known to be a multiple of its width and one bound decides for
//! the whole run. Reads outside give the fill, which a guarded load takes along.

use super::lin::Lin;
use super::view::{Root, View};
use super::{Held, Lower, Lowered};
use crate::ir::{Buf, Home, Op, Val};
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, Literal, Order, Value};

/// The widest access, in bytes.
const WIDEST: usize = 16;

/// Where an element of memory is.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Place {
    index: Lin,
    /// An index and the end it must lie below, for each bound.
    bounds: Vec<(Lin, Lin)>,
}

impl Place {
    pub(super) fn new(index: Lin, bounds: Vec<(Lin, Lin)>) -> Place {
        Place { index, bounds }
    }

    pub(super) fn bounds(&self) -> &[(Lin, Lin)] {
        &self.bounds
    }

    pub(super) fn index(&self) -> &Lin {
        &self.index
    }
}

/// Each of the places once, those that differ by a constant behind each other from the first to the
/// last, and for each of the places its number among these.
fn in_order(places: Vec<Place>) -> (Vec<Place>, Vec<usize>) {
    let mut groups: Vec<Vec<Place>> = Vec::new();
    for place in &places {
        match groups.iter_mut().find(|group| group[0].index.terms() == place.index.terms()) {
            Some(group) if group.contains(place) => {}
            Some(group) => group.push(place.clone()),
            None => groups.push(vec![place.clone()]),
        }
    }
    groups.iter_mut().for_each(|group| group.sort_by_key(|place| place.index.constant));
    let sorted = groups.concat();
    let number = |place: &Place| sorted.iter().position(|other| other == place).unwrap_or_default();
    let numbers = places.iter().map(number).collect();
    (sorted, numbers)
}

impl Lower<'_> {
    /// The type that a buffer's elements have; a view may read them as
    /// another of equal width.
    fn stored(&mut self, buf: Buf) -> DType {
        self.b.kernel().bufs[buf].elem
    }

    fn place(&mut self, view: &View, index: &[Lin]) -> Place {
        let mut place = Place { index: view.base.clone(), bounds: view.checks.clone() };
        for (axis, index) in view.axes.iter().zip(index) {
            let step = self.known.mul(&mut self.b, index, &axis.stride);
            place.index = place.index.add(&step);
            place.bounds.extend(axis.bounds.iter().map(|(shift, end)| (index.add(shift), end.clone())));
        }
        if let Some(format) = self.format_of(view) {
            let number = place.index.sub(&view.base);
            place.index = self.formatted_index(format, &view.base, &number);
        } else if let Some(tile) = self.swizzle_of(view) {
            place.index = self.swizzled_index(tile, view, index);
        }
        place
    }

    pub(super) fn all_places(&mut self, view: &View, indices: &[Vec<Lin>]) -> Vec<Place> {
        indices.iter().map(|index| self.place(view, index)).collect()
    }

    pub(super) fn guard(&mut self, place: &Place) -> Option<Val> {
        let mut guard = self.active;
        for (x, end) in &place.bounds {
            let inside = self.inside(x, end);
            if inside.is_some() {
                guard = self.b.and(inside, guard);
            }
        }
        guard
    }

    /// The largest run, a power of two, that starts at the first place and has
    /// one bound: how many neighbours a single access may touch.
    pub(super) fn run(&mut self, buf: Buf, places: &[Place]) -> usize {
        let data = &self.b.kernel().bufs[buf];
        let width = data.elem.bytes();
        let aligned = match data.home {
            Home::Global { of, .. } => self.address(of),
            Home::Shared { align, .. } => align as usize,
        };
        let mut run = 1;
        while run * 2 <= places.len() && run * 2 * width <= WIDEST {
            run *= 2;
        }
        'shorter: while run > 1 {
            let bytes = run * width;
            let step = |value: i64| value % run as i64 == 0;
            let ok = aligned % bytes == 0 && step(self.known.divisor(&places[0].index));
            if ok {
                for (i, place) in places[..run].iter().enumerate() {
                    if place.index != places[0].index.add_int(i as i64) {
                        run /= 2;
                        continue 'shorter;
                    }
                }
                // Each bound decides for all: either it does not move along
                // the run, or it starts and ends at multiples of the run.
                let first = places[0].clone();
                let all = first.bounds.iter().enumerate().all(|(i, (x, end))| {
                    let still = places[..run].iter().all(|place| place.bounds[i].0 == *x);
                    let last = &places[run - 1].bounds[i].0;
                    let certain = self.known.range(x).lo >= 0 && self.known.is_inside(last, end);
                    still || certain || step(self.known.divisor(x)) && step(self.known.divisor(end))
                });
                if all {
                    return run;
                }
            }
            run /= 2;
        }
        1
    }

    /// What divides the address of a tensor.
    fn address(&self, of: Value) -> usize {
        // Workspaces are allocated for the launch.
        self.facts.tensor(self.func, of).map_or(WIDEST, |facts| facts.align.into())
    }

    /// The type that holds every offset.
    pub(super) fn place_type(&mut self, buf: Buf) -> DType {
        let narrow = match self.b.kernel().bufs[buf].home {
            Home::Shared { .. } => true,
            Home::Global { of, .. } => self.facts.tensor(self.func, of).is_some_and(|facts| facts.narrow),
        };
        if narrow { DType::I32 } else { DType::Index }
    }

    /// The register of a place: 32 bits where that holds every offset.
    pub(super) fn place_register(&mut self, buf: Buf, index: &Lin) -> (Val, i64) {
        let ty = self.place_type(buf);
        (self.known.register(&mut self.b, &index.terms(), ty), index.constant)
    }

    /// The register that holds an element of a fragment.
    fn fragment_register(&mut self, number: usize, view: &View, index: &[Lin]) -> Lowered<u32> {
        let layout = self.fragments[number].layout.clone();
        let base = self.base(&layout);
        let mut offset = vec![None; layout.rank()];
        for (axis, index) in view.axes.iter().zip(index) {
            let Some((home, shift)) = &axis.home else { return self.error("a fragment's axes are regrouped") };
            offset[*home] = index.add(shift).sub(&base[*home]).as_int();
        }
        for (home, at) in &view.dropped {
            offset[*home] = at.sub(&base[*home]).as_int();
        }
        let offset: Option<Vec<u32>> = offset.into_iter().map(|x| u32::try_from(x?).ok()).collect();
        match offset.and_then(|offset| layout.register(&offset)) {
            Some(register) => Ok(register),
            None => self.error("a fragment is accessed across threads"),
        }
    }

    /// What a view is a view of for the statement at hand.
    pub(super) fn root(&self, view: &View) -> Root {
        match view.root {
            Root::Fragment(number) => match self.fragments[number] {
                Held { home: Some(buf), spilled: true, .. } => Root::Memory(buf),
                _ => view.root,
            },
            root => root,
        }
    }

    /// The elements at a run of indices.
    pub(super) fn load(&mut self, view: &View, indices: &[Vec<Lin>]) -> Lowered<Vec<Val>> {
        let mut out = Vec::with_capacity(indices.len());
        match self.root(view) {
            Root::Variable(var) => {
                let val = self.b.get(var, 0);
                out.resize(indices.len(), val);
            }
            Root::Fragment(number) => {
                for index in indices {
                    let at = self.fragment_register(number, view, index)?;
                    let val = self.read_register(number, at);
                    out.push(self.reread(val, view.elem));
                }
            }
            Root::Memory(buf) => {
                let places = self.all_places(view, indices);
                let (sorted, numbers) = in_order(places);
                let vals = self.load_places(view, buf, &sorted);
                out.extend(numbers.into_iter().map(|number| vals[number]));
            }
        }
        Ok(out)
    }

    /// The elements at places, of which neighbours are loaded at once.
    fn load_places(&mut self, view: &View, buf: Buf, places: &[Place]) -> Vec<Val> {
        let ty = self.stored(buf);
        let mut out = Vec::with_capacity(places.len());
        while let Some(first) = places.get(out.len()) {
            let run = self.run(buf, &places[out.len()..]);
            let guard = self.guard(first);
            let (index, offset) = self.place_register(buf, &first.index);
            let op = Op::Load { buf, offset, guarded: guard.is_some() };
            let otherwise = view.fill.filter(|_| guard.is_some()).map(|fill| self.reread(fill, ty));
            let args: Vec<Val> = guard.into_iter().chain([index]).chain(otherwise).collect();
            for val in self.b.values(op, &args, ty, run) {
                out.push(self.reread(val, view.elem));
            }
        }
        out
    }

    /// The same bits as another type.
    fn reread(&mut self, val: Val, ty: DType) -> Val {
        if self.b.ty(val) == ty { val } else { self.b.value(Op::Bits {}, &[val], ty) }
    }

    /// Stores elements at a run of indices.
    pub(super) fn store(&mut self, view: &View, indices: &[Vec<Lin>], values: &[Val]) -> Lowered<()> {
        match self.root(view) {
            Root::Variable(var) => {
                if let Some(&value) = values.last() {
                    self.b.set(var, 0, value);
                }
            }
            Root::Fragment(number) => {
                let ty = self.fragments[number].elem;
                let mut writes = Vec::with_capacity(indices.len());
                for (index, &value) in indices.iter().zip(values) {
                    let at = self.fragment_register(number, view, index)?;
                    writes.push((at, self.reread(value, ty)));
                }
                self.write_registers(number, &writes);
            }
            Root::Memory(buf) => {
                let places = self.all_places(view, indices);
                let ty = self.stored(buf);
                let mut done = 0;
                while done < places.len() {
                    let run = self.run(buf, &places[done..]);
                    let guard = self.guard(&places[done]);
                    let (index, offset) = self.place_register(buf, &places[done].index);
                    let mut args: Vec<Val> = guard.into_iter().chain([index]).collect();
                    for &value in &values[done..done + run] {
                        args.push(self.reread(value, ty));
                    }
                    self.b.effect(Op::Store { buf, offset, guarded: guard.is_some() }, &args);
                    done += run;
                }
            }
        }
        Ok(())
    }

    /// Reads, combines and writes one element indivisibly; the old value, or
    /// zero outside.
    pub(super) fn atomic(
        &mut self,
        op: AtomicOp,
        order: Order,
        view: &View,
        index: &[Lin],
        values: &[Val],
    ) -> Lowered<Val> {
        let Root::Memory(buf) = self.root(view) else {
            return self.error("an atomic on memory of one thread");
        };
        let ty = self.stored(buf);
        let place = self.place(view, index);
        let guard = self.guard(&place);
        let (index, offset) = self.place_register(buf, &place.index);
        let mut args: Vec<Val> = guard.into_iter().chain([index]).collect();
        for &value in values {
            args.push(self.reread(value, ty));
        }
        let old = self.b.values(Op::Atomic { buf, offset, op, order, guarded: guard.is_some() }, &args, ty, 1)[0];
        let old = match guard {
            None => old,
            Some(guard) => {
                let zero = self.zero(ty);
                self.b.select(guard, old, zero)
            }
        };
        Ok(self.reread(old, view.elem))
    }

    /// Zero of a type.
    pub(super) fn zero(&mut self, ty: DType) -> Val {
        self.b.constant(Literal::Int(0), ty)
    }
}
