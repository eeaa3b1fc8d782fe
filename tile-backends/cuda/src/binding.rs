//! What a launch passes to an entry.
//!
//! Pointers and scalars are an [`Entry`]; tensor maps are resolved here to positions in a launch's
//! arguments and in the plan that its prologue computes, once for each program.

use std::collections::BTreeSet;
use tile_core::ir::{Func, Value};
use tile_core::launch::prologue::{Origin, Plan, Prologue, Slot, Source};
use tile_core::launch::{Arg, LaunchError};
use tile_simt::entry::Entry;
use tile_simt::ir::{Home, Kernel, Window, WindowBounds};

/// Where the parameters of an entry come from, in order.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Binding {
    entry: Entry,
    maps: Vec<Mapped>,
}

/// The most axes of a tensor that has a map.
const RANK: usize = 5;

/// The tensor of a tensor map.
#[derive(PartialEq, Eq, Debug)]
struct Mapped {
    memory: Origin,
    /// An extent and a stride for each axis.
    axes: Vec<(Slot, Slot)>,
    window: Option<Im2col>,
}

/// A window of TMA im2col, and where a plan has what it is made of.
#[derive(PartialEq, Eq, Debug)]
struct Im2col {
    window: Window,
    slots: Vec<(Source, Slot)>,
}

impl Im2col {
    fn bounds(&self, extents: &[i64], plan: &Plan) -> Option<WindowBounds> {
        let slot = |source| self.slots.iter().find(|(known, _)| *known == source).map(|&(_, slot)| slot);
        self.window.bounds(extents, &|source| slot(source).map_or(0, |slot| plan.get(slot) as i64))
    }
}

/// A tensor in memory: its address, extents and strides, in elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Region {
    pub(crate) address: u64,
    rank: usize,
    extents: [i64; RANK],
    strides: [i64; RANK],
    /// The places of a window in it, if copies follow one.
    pub(crate) bounds: Option<WindowBounds>,
}

impl Region {
    /// Slowest axis first; of no more than 5 axes.
    pub(crate) fn new(address: u64, extents: &[i64], strides: &[i64]) -> Region {
        let (rank, bounds) = (extents.len(), None);
        let mut region = Region { address, rank, extents: [0; RANK], strides: [0; RANK], bounds };
        region.extents[..extents.len()].copy_from_slice(extents);
        region.strides[..strides.len()].copy_from_slice(strides);
        region
    }

    pub(crate) fn extents(&self) -> &[i64] {
        &self.extents[..self.rank]
    }

    pub(crate) fn strides(&self) -> &[i64] {
        &self.strides[..self.rank]
    }
}

impl Binding {
    /// Of a thread program of a function.
    ///
    /// # Errors
    /// An instance error when the program asks for what no launch has, which
    /// is a defect of the lowering.
    pub(crate) fn new(func: &Func, kernel: &Kernel, prologue: &Prologue) -> Result<Binding, LaunchError> {
        let missing = |what: String| LaunchError::Instance {
            kernel: func.name.clone(),
            reason: format!("its thread program asks for {what}, which launches do not have"),
        };
        let pointer = |of: Value, name: &str| prologue.origin(of).ok_or_else(|| missing(format!("memory `{name}`")));
        let mut maps = Vec::new();
        for map in kernel.maps.values() {
            let buf = &kernel.bufs[map.buf];
            let Home::Global { of, .. } = buf.home else { return Err(missing("a map of shared memory".to_owned())) };
            let axis = |axis| Some((prologue.extent(of, axis)?, prologue.stride(of, axis)?));
            let axes: Vec<_> = (0..).map_while(axis).collect();
            if axes.len() != map.extents.len() || axes.len() > RANK {
                return Err(missing(format!("a map of `{}` with {} axes", buf.name, map.extents.len())));
            }
            let window = map.window.as_ref().map(|window| {
                let mut sources = BTreeSet::new();
                window.sources(&mut |source| sources.extend([source]));
                let known = |source| Some((source, prologue.slot(source)?));
                let slots: Option<Vec<_>> = sources.into_iter().map(known).collect();
                let slots = slots.ok_or_else(|| missing("where a window is".to_owned()))?;
                Ok(Im2col { window: window.clone(), slots })
            });
            maps.push(Mapped { memory: pointer(of, &buf.name)?, axes, window: window.transpose()? });
        }
        Ok(Binding { entry: Entry::new(func, kernel, prologue)?, maps })
    }

    /// Calls `push` with each pointer and each scalar of the entry in order. A
    /// parameter narrower than 64 bits is the low part.
    pub(crate) fn pack(&self, args: &[Arg<'_>], plan: &Plan, workspaces: &[u64], push: impl FnMut(u64)) {
        self.entry.pack(args, plan, workspaces, push);
    }

    /// The tensors of the entry's tensor maps, in order.
    pub(crate) fn mapped(&self, args: &[Arg<'_>], plan: &Plan, workspaces: &[u64]) -> impl Iterator<Item = Region> {
        self.maps.iter().map(move |map| {
            let mut region = Region::new(map.memory.address(args, workspaces), &[], &[]);
            region.rank = map.axes.len();
            for (axis, &(extent, stride)) in map.axes.iter().enumerate() {
                region.extents[axis] = plan.get(extent) as i64;
                region.strides[axis] = plan.get(stride) as i64;
            }
            region.bounds = map.window.as_ref().and_then(|slid| slid.bounds(region.extents(), plan));
            region
        })
    }

    /// Whether TMA copies can follow the windows of a launch.
    pub(crate) fn follows_windows(&self, plan: &Plan) -> bool {
        self.maps.iter().filter_map(|map| Some((map.window.as_ref()?, &map.axes))).all(|(slid, axes)| {
            let extents: Vec<i64> = axes.iter().map(|&(extent, _)| plan.get(extent) as i64).collect();
            slid.bounds(&extents, plan).is_some()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::elem::DType;
    use tile_core::ir::text::parse;
    use tile_core::launch::{Memory, Scalar, TensorArg, TensorParts};
    use tile_simt::ir::{BufData, Builder, TensorMapData};

    const KERNEL: &str = "
        kernel k(%n n: i32, %a a: global<f32, [?, ?]>, %b b: mut global<f32, [?]>)
        host {
          %m m = extent %a, axis = 0 : index
          %two = const 2 : index
          %w w = alloc %m, %two : global<f32, [?, ?]>
        }
        grid %m body (%i: index) {}";

    fn named(func: &Func, name: &str) -> Value {
        let found = (0..func.values.len()).map(Value::new).find(|&v| func.values[v].name.as_deref() == Some(name));
        found.expect("the text names it")
    }

    fn global(of: Value) -> BufData {
        let home = Home::Global { of, writable: true };
        BufData { name: "x".to_owned(), elem: DType::F32, len: 0, home }
    }

    #[test]
    fn parameters_are_packed_in_the_order_of_the_entry() -> Result<(), Box<dyn std::error::Error>> {
        let func = parse(KERNEL)?;
        let [n, a, b, m, w] = ["n", "a", "b", "m", "w"].map(|name| named(&func, name));
        let mut builder = Builder::new("k", 32);
        let workspace = builder.buf(global(w));
        builder.buf(global(b));
        builder.buf(BufData { home: Home::Shared { start: None, align: 16 }, ..global(a) });
        let matrix = builder.buf(global(a));
        for buf in [matrix, workspace] {
            builder.map(TensorMapData { buf, extents: vec![4, 8], swizzle: None, tf32: false, window: None });
        }
        builder.param(Source::Stride(a, 0), DType::Index);
        builder.param(Source::Host(n), DType::I32);
        builder.param(Source::Extent(b, 0), DType::Index);
        builder.param(Source::Host(m), DType::Index);
        builder.param(Source::Stride(w, 0), DType::Index);
        let prologue = Prologue::new(&func)?;
        let binding = Binding::new(&func, &builder.finish(), &prologue)?;
        let tensor = |address, shape, strides, mutable| TensorParts {
            dtype: DType::F32,
            address: std::ptr::without_provenance_mut(address),
            memory: Memory::Device(0),
            shape,
            strides,
            mutable,
        };
        // SAFETY: nothing reads or writes the elements.
        let args = unsafe {
            [
                Arg::Scalar(Scalar::new(-1_i32)),
                Arg::Tensor(TensorArg::new(tensor(256, &[6, 5], &[9, 1], false))),
                Arg::Tensor(TensorArg::new(tensor(512, &[4], &[1], true))),
            ]
        };
        let plan = prologue.plan(&args)?;
        let mut packed = Vec::new();
        binding.pack(&args, &plan, &[1024], |value| packed.push(value));
        assert_eq!(packed, [1024, 512, 256, 9, 0xffff_ffff, 4, 6, 2]);
        let mapped: Vec<Region> = binding.mapped(&args, &plan, &[1024]).collect();
        assert_eq!(mapped, [Region::new(256, &[6, 5], &[9, 1]), Region::new(1024, &[6, 2], &[2, 1])]);
        Ok(())
    }

    #[test]
    fn programs_that_ask_for_too_much_are_refused() -> Result<(), Box<dyn std::error::Error>> {
        let func = parse(KERNEL)?;
        let (prologue, n, a) = (Prologue::new(&func)?, named(&func, "n"), named(&func, "a"));
        for source in [Source::Extent(a, 2), Source::Host(a), Source::Stride(n, 0)] {
            let mut builder = Builder::new("k", 32);
            builder.param(source, DType::Index);
            let error = Binding::new(&func, &builder.finish(), &prologue).expect_err("there is no such value");
            assert!(matches!(error, LaunchError::Instance { .. }), "{error}");
        }
        let mut builder = Builder::new("k", 32);
        builder.buf(global(n));
        assert!(Binding::new(&func, &builder.finish(), &prologue).is_err());
        let mut builder = Builder::new("k", 32);
        let buf = builder.buf(global(a));
        builder.map(TensorMapData { buf, extents: vec![4], swizzle: None, tf32: false, window: None });
        assert!(Binding::new(&func, &builder.finish(), &prologue).is_err());
        Ok(())
    }
}
