//! Every kernel × the element types that its parameters take, for launches of few tiles and of
//! uneven waves.
//!
//! Launches of few tiles use split-K over a cluster; launches whose last wave of tiles is not full
//! use stream-K.

use crate::assembled::{Assembled, Job};
use crate::grid::each_instance;
use tile_core::passes::fit;
use tile_cuda::compile::{LaunchFacts, compile};
use tile_cuda::ptx::Arch;
use tile_kernel::launch::LaunchError;
use tile_simt::ir::text::parse;

#[test]
fn shared_loops_are_assembled() {
    let assembled = Assembled::new();
    let (mut texts, arch) = ([0; 2], Arch::Sm90a);
    each_instance(&mut |kernel, _, instance| {
        for (split, stream) in [(2, 0), (8, 0), (1, 132)] {
            let name = format!("{kernel} {:?} among {split}, {stream}", instance.elems());
            let compiled = fit(instance, |func| {
                compile(func, &LaunchFacts { split, stream, ..LaunchFacts::strongest(func) }, arch)
            });
            let compiled = match compiled {
                Ok(compiled) if compiled.emitted.cluster > 1 || compiled.kernel.waits() => compiled,
                Ok(_) | Err(LaunchError::Memory { .. }) => continue,
                Err(error) => panic!("{name}: {error}"),
            };
            texts[usize::from(stream > 0)] += 1;
            let text = compiled.emitted.text;
            let thread_ir = compiled.kernel.to_string();
            let back = parse(&thread_ir).unwrap_or_else(|error| panic!("{error} in\n{thread_ir}"));
            assert!(back == compiled.kernel, "{name} reads back otherwise");
            assembled.push(Job { name, text, arch, strict: true });
        }
    });
    println!("{texts:?} texts");
    assembled.finish();
    assert!(texts[0] > 20 && texts[1] > 2, "{texts:?} texts");
}
