//! What kernels say: `print` and `assert`.
//!
//! A thread that says something writes a *record* for the host: which [`Site`]
//! it is at, its block, and the operands' encodings. How records lie in memory
//! is a target's own; what they mean is here.

use crate::ir::{Kernel, Op};
use tile_core::elem::DType;
use tile_core::interp::scalar;
use tile_core::ir::{Format, Span};
use tile_core::launch::{LaunchError, Scalar};

/// Whether a site prints or fails.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SiteKind {
    /// Prints a line.
    Print,
    /// Fails the launch.
    Assert,
}

/// A place that prints or fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// What it does.
    pub kind: SiteKind,
    /// The message.
    pub format: Format,
    /// Where the user wrote it.
    pub span: Span,
    /// The types of the operands.
    pub args: Vec<DType>,
}

/// Every place that prints or asserts, in program order.
pub fn sites(kernel: &Kernel) -> Vec<Site> {
    let mut sites = Vec::new();
    kernel.walk(&mut |inst| {
        let (kind, format, args) = match &inst.op {
            Op::Print { format } => (SiteKind::Print, format, &inst.args[..]),
            Op::Assert { format } => (SiteKind::Assert, format, &inst.args[1..]),
            _ => return,
        };
        let args = args.iter().map(|&arg| kernel.vals[arg]).collect();
        sites.push(Site { kind, format: format.clone(), span: inst.span, args });
    });
    sites
}

/// The longest record of a failed assertion, of records that are as long as
/// `length` says; zero where nothing is asserted.
pub fn longest_failure(sites: &[Site], length: impl Fn(&Site) -> u32) -> u32 {
    sites.iter().filter(|site| site.kind == SiteKind::Assert).map(length).max().unwrap_or(0)
}

/// A record, decoded.
#[derive(Clone, Debug)]
pub struct Record {
    /// The number of its site.
    pub site: usize,
    /// The block's number on three axes, the slowest first.
    pub block: [i64; 3],
    /// What is said.
    pub operands: Vec<Scalar>,
}

impl Record {
    /// The failed assertion that it is, in a kernel of this file.
    pub fn failure(self, sites: &[Site], file: &str) -> LaunchError {
        LaunchError::Assertion {
            location: sites[self.site].span.location(file),
            block: self.block,
            message: scalar::message(&sites[self.site].format, self.operands),
        }
    }
}

/// The lines of records, sorted by block.
pub fn lines(records: impl Iterator<Item = Record>, sites: &[Site]) -> Vec<String> {
    let line = |record: Record| (record.block, scalar::message(&sites[record.site].format, record.operands));
    let mut lines: Vec<_> = records.map(line).collect();
    lines.sort_by_key(|(block, _)| *block);
    lines.into_iter().map(|(_, line)| line).collect()
}
