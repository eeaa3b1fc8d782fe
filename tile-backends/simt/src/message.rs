//! What kernels print and assert: the sites of a kernel of thread IR.

use crate::ir::{Kernel, Op};
pub use tile_core::launch::{Site, SiteKind};

/// Every place that prints or asserts, in program order.
pub fn sites(kernel: &Kernel) -> Vec<Site> {
    let mut sites = Vec::new();
    kernel.walk(&mut |inst| {
        let (kind, format, args) = match &inst.op {
            Op::Print { format } => (SiteKind::Print, format, &inst.args[..]),
            Op::Assert { format, fault } => {
                let kind = if *fault { SiteKind::Fault } else { SiteKind::Assert };
                (kind, format, &inst.args[1..])
            }
            _ => return,
        };
        let args = args.iter().map(|&arg| kernel.vals[arg]).collect();
        sites.push(Site { kind, format: format.clone(), span: inst.span, args });
    });
    sites
}
