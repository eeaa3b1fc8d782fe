//! Tests of every kernel on tensors with an empty axis: nothing is written, or the value of an
//! empty sum.
//!
//! The interpreter says which axes may be empty, and which extents the others then have: an axis
//! is made empty, and the others get what is expected of them. What the interpreter accepts, the
//! device accepts, with the same results. Instances are the default ones, and the same for `f16` in place of
//! `f32`.

use crate::report;
use crate::support::wgpu;
use tile_core::interp::scalar::{Number, one};
use tile_core::ir::Func;
use tile_core::passes::instantiate;
use tile_core::testing::Buffer;
use tile_kernel::launch::{Arg, HostDevice, Instance, LaunchError, Scalar};
use tile_kernel::prelude::Interpreter;
use tile_kernels::registry::{KERNELS, fitted};
use wgpu_tests::with_halves;

/// Extents of the axes that are not empty: of the last two, and of those in front.
const EXTENTS: [[i64; 2]; 4] = [[64, 2], [64, 64], [8, 8], [0, 0]];
/// Tensors of that many elements are too large for a look.
const LARGE: i64 = 1 << 18;

pub(crate) fn axes_without_elements() {
    let mut never = Vec::new();
    for entry in KERNELS {
        let mut launches = 0;
        (entry.with)(&mut |kernel| {
            kernel.with_definition(&mut |default| {
                for elems in with_halves(default) {
                    let instance = Instance::new(default.def(), &elems, default.consts(), default.externs());
                    launches += launched(entry.name, &instance);
                }
            });
        });
        if launches == 0 {
            never.push(entry.name);
        }
    }
    let check = "kernels that have nothing to do nowhere";
    if never.is_empty() { report::pass(check) } else { report::fail(check, &format!("{never:?}")) }
}

/// Launches an instance with each axis empty, and with all of them; how often.
fn launched(name: &str, instance: &Instance<'_>) -> usize {
    // Where there are no such elements, there is no such instance.
    let Ok(func) = instantiate(instance) else { return 0 };
    let mut seen: Vec<Vec<Vec<i64>>> = Vec::new();
    let mut wrote_nothing = false;
    for extents in EXTENTS {
        let whole = shapes(&func, extents);
        for (param, axis) in free(&func) {
            let mut shapes = whole.clone();
            shapes[param][axis] = 0;
            let few = shapes.iter().all(|shape| shape.iter().product::<i64>() < LARGE);
            if few
                && let Some((shapes, expected)) = settled(&func, instance, shapes, (param, axis))
                && !seen.contains(&shapes)
            {
                // Of launches that have nothing to write, one: they compile all the same.
                let writes = expected.iter().any(|output| !output.is_empty());
                if writes || !wrote_nothing {
                    compare(name, &func, instance, &shapes, &expected);
                    wrote_nothing |= !writes;
                }
                seen.push(shapes);
            }
        }
        if !seen.is_empty() && extents != [0, 0] {
            break;
        }
    }
    seen.len()
}

/// The shapes of the tensors, where free axes have these extents.
fn shapes(func: &Func, [last, first]: [i64; 2]) -> Vec<Vec<i64>> {
    let of = |param: &tile_core::ir::Param| {
        let Some(mem) = func.ty(param.value).mem() else { return Vec::new() };
        let known = |extent: &tile_core::ir::Extent| extent.dim().and_then(|dim| dim.as_int());
        let extent = |axis: usize| if axis + 2 < mem.rank() { first } else { last };
        mem.shape.iter().enumerate().map(|(axis, of)| known(of).unwrap_or(extent(axis))).collect()
    };
    func.params.iter().map(of).collect()
}

/// The axes whose extents a launch decides.
fn free(func: &Func) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (number, param) in func.params.iter().enumerate() {
        let Some(mem) = func.ty(param.value).mem() else { continue };
        let is_free = |axis: &usize| mem.shape[*axis].dim().and_then(|dim| dim.as_int()).is_none();
        found.extend((0..mem.rank()).filter(is_free).map(|axis| (number, axis)));
    }
    found
}

/// What the interpreter gives, once the axes beside the empty one have the extents that it
/// expects; nothing where it refuses that.
fn settled(
    func: &Func,
    instance: &Instance<'_>,
    mut shapes: Vec<Vec<i64>>,
    empty: (usize, usize),
) -> Option<(Vec<Vec<i64>>, Vec<Buffer>)> {
    let mut given = vec![empty];
    loop {
        match run(func, instance, &shapes, &Interpreter::default()) {
            Ok(outputs) => return Some((shapes, outputs)),
            Err(LaunchError::Shape { argument, axis, expected, .. }) => {
                let param = func.params.iter().position(|param| param.name == argument)?;
                if given.contains(&(param, axis)) {
                    return None;
                }
                given.push((param, axis));
                *shapes[param].get_mut(axis)? = expected;
            }
            Err(_) => return None,
        }
    }
}

/// The outputs of a launch on ones, which were ones before, too.
fn run(
    func: &Func,
    instance: &Instance<'_>,
    shapes: &[Vec<i64>],
    device: &dyn HostDevice,
) -> Result<Vec<Buffer>, LaunchError> {
    let ty = |param: &tile_core::ir::Param| func.ty(param.value).elem().dtype().expect("an instance has types");
    let mut buffers: Vec<Buffer> = Vec::new();
    for (param, shape) in func.params.iter().zip(shapes) {
        let mut buffer = Buffer::zeros(ty(param), shape);
        (0..buffer.len()).for_each(|i| buffer.set(i, one(ty(param))));
        buffers.push(buffer);
    }
    let mut args: Vec<Arg<'_>> = Vec::new();
    for (param, buffer) in func.params.iter().zip(&mut buffers) {
        args.push(match func.ty(param.value).mem() {
            None => Arg::Scalar(Scalar { dtype: ty(param), bits: one(ty(param)) }),
            Some(_) if param.mutable => buffer.arg_mut(),
            Some(_) => buffer.arg(),
        });
    }
    device.launch(instance, &mut args)?;
    drop(args);
    let outputs = func.params.iter().zip(buffers).filter(|(param, _)| param.mutable);
    Ok(outputs.map(|(_, buffer)| buffer).collect())
}

fn compare(name: &str, func: &Func, instance: &Instance<'_>, shapes: &[Vec<i64>], expected: &[Buffer]) {
    let elems: Vec<&str> = instance.elems().iter().map(|ty| ty.name()).collect();
    let check = format!("{name} {} {shapes:?}", elems.join(" "));
    let device = wgpu().host_adapter();
    let found = match run(func, &fitted(instance), shapes, &device) {
        // Tiles of other sizes have masks of other extents.
        Err(LaunchError::Shape { .. }) => run(func, instance, shapes, &device),
        found => found,
    };
    let found = match found {
        Ok(found) => found,
        Err(LaunchError::Unsupported { reason, .. }) => {
            return report::pass(&format!("{check} (refused: {reason})"));
        }
        Err(LaunchError::Memory { .. }) => return report::pass(&format!("{check} (refused: tiles are too large)")),
        Err(error) => return report::fail(&check, &error.to_string()),
    };
    for (expected, found) in expected.iter().zip(&found) {
        let near = |i: usize| {
            let number = |buffer: &Buffer| match Number::decode(buffer.dtype(), buffer.get(i)) {
                Number::Float(x) => x,
                Number::Int(x) => x as f64,
            };
            let (x, y) = (number(expected), number(found));
            x == y || x.is_nan() && y.is_nan() || (x - y).abs() <= 0.01 * x.abs()
        };
        if !(0..expected.len()).all(near) {
            return report::fail(&check, &format!("{}, expected {}", found.text(), expected.text()));
        }
    }
    report::pass(&check);
}
