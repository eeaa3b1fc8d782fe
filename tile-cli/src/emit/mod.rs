//! `emit`: prints a kernel after any stage of compilation, for any target.

#[cfg(feature = "ascend")]
mod npu;
mod options;
mod targets;
mod threads;
mod tile;

use crate::kernels::{Kernels, Named};
use crate::{Failure, usage};
use options::Options;
use std::io::Write;
pub(crate) use targets::{has_threads, is_c_text, unknown};
#[cfg(feature = "cc")]
pub(crate) use threads::dialect;
#[cfg(feature = "cuda")]
pub(crate) use threads::drawings;
pub(crate) use threads::program_and_text;
use tile::lowered;
use tile_core::ir::Func;
use tile_core::ir::text::{parse, print};
use tile_core::passes::Ir;
use tile_core::passes::instrument::{instrument, table, timed};
use tile_kernel::launch::Instance;

/// What a build without the backend says.
#[cfg(not(feature = "ascend"))]
mod npu {
    pub(crate) fn text(
        name: &str,
        _: &super::options::Options,
        _: &tile_kernel::launch::Instance<'_>,
    ) -> Result<String, String> {
        Err(format!("the target `{name}` expects a build with `--features ascend`"))
    }
}

/// What was asked for of an instance.
fn text(options: &Options, instance: &Instance<'_>) -> Result<String, String> {
    let target = options.target.as_deref();
    options.suit(target)?;
    match (target, options.after.as_deref()) {
        (Some(name), _) if targets::is_npu(name) => npu::text(name, options, instance),
        (Some(name), after) if name != "cpu" && after.is_none_or(targets::has) => {
            threads::text(name, options, instance)
        }
        (_, Some(last)) => Ok(print(&lowered(instance, last)?)),
        (None, None) => Ok(instance.def().ir.to_owned()),
        (Some(_), None) => {
            let source = timed(Func::NAME, "parse", || parse(instance.def().ir)).map_err(|e| e.to_string())?;
            Ok(timed("Rust", "emit", || tile_cpu_codegen::emit(&source)).items)
        }
    }
}

/// Prints what the arguments ask for; without any, the names of the kernels.
pub(crate) fn run(kernels: &Kernels<'_>, args: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::parse(args.iter().cloned()).map_err(usage)?;
    let Some(name) = &options.kernel else {
        kernels.all().iter().try_for_each(|kernel| writeln!(out, "{}", kernel.name()))?;
        return Ok(());
    };
    let kernel = kernels.find(name)?;
    let (result, times) = instrument(options.verify, || of(kernel, &options));
    let text = result?;
    out.write_all(if options.time_passes { table(&times) } else { text }.as_bytes())?;
    Ok(())
}

/// The text of a kernel.
fn of(kernel: &Named, options: &Options) -> Result<String, Failure> {
    if options.is_plain() {
        return Ok(kernel.registered().def.ir.to_owned());
    }
    kernel.instance(options.with.as_deref(), &mut |instance| text(options, instance))
}
