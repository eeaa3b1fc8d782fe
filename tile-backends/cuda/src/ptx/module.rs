//! The module around a kernel's body: version, functions, parameters and directives of the entry.

use super::arch::Arch;
use super::emitted::Emitted;
use super::emitter::Emitter;
use super::{function, warpgroups};
use std::fmt::Write as _;
use tile_simt::ir::Kernel;
use tile_simt::lower::SYSTEM_SHARED;

/// Whether no two blocks have their shared memory, and what the system takes for
/// each, on one multiprocessor.
pub(super) fn is_alone(shared_bytes: u32, arch: Arch) -> bool {
    shared_bytes > (arch.max_shared() + SYSTEM_SHARED) / 2 - SYSTEM_SHARED
}

impl Emitter<'_> {
    pub(super) fn finish(self, parameters: Vec<String>) -> Emitted {
        let maps = self.map_descriptions();
        let Emitter { kernel, asm, sites, marks, .. } = self;
        let arch = asm.arch;
        let (functions, version) = function::write_all(arch, asm.functions());
        let version = version.max(asm.version());
        let entry = entry_name(&kernel.name);
        let shared_bytes = kernel.shared_bytes();
        let mut text = format!(".version {version}\n.target {arch}\n.address_size 64\n");
        if shared_bytes > 0 {
            text.push_str("\n.extern .shared .align 1024 .b8 shared_memory[];\n");
        }
        text.push_str(&functions);
        let parameters = parameters.join(",\n  ");
        let parameters = if parameters.is_empty() { parameters } else { format!("\n  {parameters}\n") };
        let Kernel { threads, cluster, persistent, .. } = *kernel;
        let mut directives = format!(".reqntid {threads}, 1, 1\n");
        if cluster > 1 {
            writeln!(directives, ".reqnctapercluster {cluster}, 1, 1").expect("writing to a string succeeds");
        }
        // A block whose threads redistribute registers starts with all there are, or
        // its share of them, which the assembler must know. One whose shared memory
        // fills more than half of a multiprocessor is alone there, which it cannot
        // know: without, it spills rather than leave no room for a second one.
        let alone = || is_alone(shared_bytes, arch).then_some(1);
        if let Some(blocks) = warpgroups::redistributed(&kernel.body).or_else(alone) {
            writeln!(directives, ".minnctapersm {blocks}").expect("writing to a string succeeds");
        }
        text.push('\n');
        for remark in &kernel.remarks {
            writeln!(text, "// {}", remark.to_string().replace('\n', " ")).expect("writing to a string succeeds");
        }
        write!(text, ".visible .entry {entry}({parameters})\n{directives}{{\n").expect("writing to a string succeeds");
        text.push_str(&asm.finish());
        text.push_str("}\n");
        Emitted { text, entry, arch, version, threads, shared_bytes, persistent, cluster, maps, sites, marks }
    }
}

/// The kernel's name as an identifier of PTX.
pub(super) fn entry_name(name: &str) -> String {
    let mut entry: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' || c == '$' { c } else { '_' }).collect();
    if !entry.starts_with(|c: char| c.is_ascii_alphabetic()) {
        entry.insert_str(0, "kernel_");
    }
    entry
}
