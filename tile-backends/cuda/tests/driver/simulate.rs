//! Kernels on the thread interpreter: what the stand-in's launches do.
//!
//! Everything the interpreter is given comes from the launch: addresses,
//! scalars and tensor maps out of its parameters, blocks out of its grid. So a
//! parameter in a wrong place gives wrong results.

use tile_core::launch::prologue::Prologue;
use tile_core::launch::{Arg, Definition as Handle};
use tile_core::passes::instantiate;
use tile_cuda::Cuda;
use tile_cuda::compile::{LaunchFacts, compile, compile_early};
use tile_cuda_stand_in::{Launch, Memory, Turn};
use tile_simt::interp::{Options, run};
use tile_simt::ir::{Home, Kernel, Source};

/// Has launches of a kernel run that are like one on these scalars, inputs and
/// output, in this order; `early` for those that start early.
macro_rules! simulate {
    ($turn:expr, $cuda:expr, $kernel:expr, [$($scalar:expr),*], [$($input:expr),*], $out:expr) => {
        simulate!(@ $turn, $cuda, $kernel, [$($scalar),*], [$($input),*], $out, false)
    };
    ($turn:expr, $cuda:expr, $kernel:expr, [$($scalar:expr),*], [$($input:expr),*], $out:expr, early) => {
        simulate!(@ $turn, $cuda, $kernel, [$($scalar),*], [$($input),*], $out, true)
    };
    (@ $turn:expr, $cuda:expr, $kernel:expr, [$($scalar:expr),*], [$($input:expr),*], $out:expr, $early:expr) => {
        $crate::simulate::like($turn, $cuda, &$kernel, $early, &[
            $(tile_core::launch::Arg::Scalar($scalar),)*
            $(tile_core::launch::Input::<Cuda, _, _>::arg(&$input),)*
            tile_core::launch::Output::<Cuda, _, _>::arg_mut(&mut &mut $out),
        ])
    };
}
pub(crate) use simulate;

/// Has launches of a kernel run that are like one on these arguments.
pub(crate) fn like(turn: &Turn, cuda: &Cuda, handle: &impl Handle, early: bool, args: &[Arg<'_>]) {
    handle.with_definition(&mut |instance| {
        let func = instantiate(instance).expect("the tests' kernels have instances");
        Prologue::new(&func).expect("concrete functions have one");
        let compile = if early { compile_early } else { compile };
        let compiled = compile(&func, &LaunchFacts::of(args), cuda.arch()).expect("it compiles");
        let kernel = compiled.kernel;
        turn.on_launch(&compiled.emitted.entry, move |launch, memory| execute(&kernel, launch, memory));
    });
}

fn execute(kernel: &Kernel, launch: &Launch, memory: &mut Memory) -> Result<(), String> {
    let buffers: Vec<_> = kernel.bufs.iter().filter(|(_, buf)| !buf.is_shared()).collect();
    let scalars = &launch.params[buffers.len()..];
    let mut globals = Vec::new();
    for number in 0..buffers.len() {
        let address = launch.word(number);
        let bytes = memory.rest(address)?;
        globals.push(memory.slice(address, bytes)?.to_vec());
    }
    let maps: Vec<_> = kernel.maps.values().zip(&scalars[kernel.params.len()..]).collect();
    let host = |source: Source| {
        if let Some(number) = kernel.params.iter().position(|param| param.source == source) {
            return launch.word(buffers.len() + number);
        }
        // What maps tell of tensors is in the maps alone.
        let of = |tensor| {
            let is = |buf| matches!(kernel.bufs[buf].home, Home::Global { of, .. } if of == tensor);
            let (map, param) = maps.iter().find(|(map, _)| is(map.buf)).expect("a launch has what its kernel asks for");
            (param.as_slice(), kernel.bufs[map.buf].elem.bytes() as u64)
        };
        match source {
            Source::Extent(tensor, axis) => mapped(of(tensor), axis, true),
            Source::Stride(tensor, axis) => mapped(of(tensor), axis, false),
            Source::Host(value) => panic!("{value} is passed by no launch"),
        }
    };
    let [x, y, z] = launch.grid.map(i64::from);
    let grid = [z, y, x];
    let options = Options { workers: launch.grid[0], seed: 1 };
    run(kernel, &grid[3 - kernel.grid as usize..], &options, &host, &mut globals, &mut |_| {})
        .map_err(|fault| fault.to_string())?;
    for (number, (_, buf)) in buffers.iter().enumerate() {
        if let Home::Global { writable: true, .. } = buf.home {
            let bytes = &globals[number];
            memory.slice(launch.word(number), bytes.len())?.copy_from_slice(bytes);
        }
    }
    Ok(())
}

/// An extent or a stride of a row-major matrix, out of its map and the bytes of
/// an element.
fn mapped((param, width): (&[u8], u64), axis: u32, extent: bool) -> u64 {
    let word = |at: usize| u64::from_le_bytes(param[8 * at..][..8].try_into().expect("eight bytes"));
    // The stand-in writes extents, the last axis first, and the bytes of a row
    // behind its mark and the map's number.
    match (extent, axis) {
        (true, 0) => word(3),
        (true, _) => word(2),
        (false, 0) => word(4) / width,
        (false, _) => 1,
    }
}
