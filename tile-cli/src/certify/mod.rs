//! `certify`: what is proved of a kernel, what a launch checks, and what is only observed.

mod target;

use crate::kernels::Kernels;
use crate::{Failure, flags, usage};
use serde_json::{Value, json};
use std::io::Write;
use tile_kernel::launch::Instance;
use tile_verify::VerifyError;
use tile_verify::certify::Certificate;

/// Certifies the kernels of the names, or all with a default instance.
pub(crate) fn run(kernels: &Kernels<'_>, given: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (mut as_json, mut audit, mut seed, mut with, mut targets) = (false, true, 0, None, Vec::new());
    let expected = "`--with PARAMETERS`, `--target TARGET`, `--no-audit`, `--seed N` or `--json`";
    let names = flags::read(given, expected, &mut |flag, parser| {
        match flag {
            "json" => as_json = true,
            "no-audit" => audit = false,
            "with" => with = Some(flags::value(parser)?),
            "target" => targets.push(flags::value(parser)?),
            "seed" => {
                let text = flags::value(parser)?;
                seed = text.parse().map_err(|_| usage(format!("`--seed` has `{text}`, expected a whole number")))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let mut listed = kernels.named(&names)?;
    if names.is_empty() {
        listed.retain(|kernel| kernel.registered().default.is_some());
    }
    let certified = |instance: &Instance<'_>| {
        let mut certificate = Certificate::of(instance).map_err(|error| error.to_string())?;
        match if audit { certificate.audit(instance, seed) } else { Ok(()) } {
            // Without launches, the certificate stands as the analyses have it.
            Ok(()) | Err(VerifyError::Shapes { .. }) => Ok(certificate),
            Err(error) => Err(error.to_string()),
        }
    };
    let (mut values, mut refuted) = (Vec::new(), Vec::new());
    for kernel in listed {
        let certificate = kernel.instance(with.as_deref(), &mut |instance| {
            let mut certificate = certified(instance)?;
            for name in &targets {
                certificate.add_target(name, target::facts(name, instance)?);
            }
            Ok(certificate)
        })?;
        if certificate.is_refuted() {
            refuted.push(format!("`{}`", kernel.name()));
        }
        if as_json {
            values.push(json!(certificate));
        } else {
            write!(out, "{certificate}")?;
        }
    }
    if as_json {
        writeln!(out, "{:#}", Value::Array(values))?;
    }
    match &refuted[..] {
        [] => Ok(()),
        refuted => Err(Failure::Failed(format!("claims about {} are refuted", refuted.join(", ")))),
    }
}
