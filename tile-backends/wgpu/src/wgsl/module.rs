//! The module around a kernel's body: bindings, the entry, and what it reads first.

use super::compile_cost;
use super::emitted::{Binding, EmitError, Emitted};
use super::emitter::{Emitter, has_matrices};
use super::optimization_barrier::OPAQUE_ZERO;
use super::repr::Repr;
use super::{matrix, polyfills};
use std::fmt::Write as _;
use tile_simt::ir::Home;

/// Inputs of the entry, by which invocations that work together in subgroups know
/// which they are.
pub(super) const NUMBERED_BY_SUBGROUPS: &str = "@builtin(subgroup_id) subgroup: u32,\n  @builtin(subgroup_size) lanes: u32,\n  \
                                     @builtin(subgroup_invocation_id) lane: u32,";

/// The uniform buffer's name for a word.
pub(super) fn word(number: u32) -> String {
    let part = ["x", "y", "z", "w"][number as usize % 4];
    format!("launch.words[{}].{part}", number / 4)
}

impl Emitter<'_> {
    /// Reads what is passed, and finds the block. Gives the words of the uniform
    /// buffer.
    pub(super) fn prologue(&mut self) -> Result<u32, EmitError> {
        let kernel = self.kernel;
        self.line("let number = group.x + (group.y + group.z * groups.y) * groups.x;");
        let blocks: Vec<String> = (0..kernel.grid).map(word).collect();
        let count = if blocks.is_empty() { "1u".to_owned() } else { blocks.join(" * ") };
        self.line(&format!("if (number >= {count}) {{ return; }}"));
        let mut rest = "number".to_owned();
        for axis in (1..kernel.grid).rev() {
            self.line(&format!("let block_{axis} = {rest} % {};", word(axis)));
            let next = format!("outer_{axis}");
            self.line(&format!("let {next} = {rest} / {};", word(axis)));
            rest = next;
        }
        if kernel.grid > 0 {
            self.line(&format!("let block_0 = {rest};"));
        }
        let mut at = kernel.grid;
        for (buf, data) in kernel.bufs.iter() {
            if matches!(data.home, Home::Global { .. }) {
                self.line(&format!("let {} = {};", self.memory.base(buf), word(at)));
                at += 1;
            }
        }
        for param in &kernel.params {
            let ty = self.ty(param.value);
            let value = match self.types.repr(ty) {
                Repr::Wide => {
                    at += 1;
                    format!("vec2<u32>({}, {})", word(at - 1), word(at))
                }
                _ => self.types.decoding(ty, &word(at), false),
            };
            at += 1;
            self.define(param.value, &value);
        }
        for (var, data) in kernel.vars.iter() {
            let ty = match data.matrix {
                Some(_) => self.matrix_type(var)?,
                None => self.types.repr(data.elem).name().to_owned(),
            };
            for at in 0..data.len {
                let name = self.register(var, at);
                self.line(&format!("var {name}: {ty};"));
            }
        }
        Ok(at)
    }

    pub(super) fn finish(self, words: u32, buffers: Vec<Binding>) -> Emitted {
        let Emitter { kernel, memory, types, body, sites, by_subgroups, stand_ins, broadcasts, .. } = self;
        let (mut body, mut count) = (body.finish(), words);
        if body.contains(OPAQUE_ZERO) {
            body.insert_str(0, &format!("  let {OPAQUE_ZERO} = {};\n", word(count)));
            count += 1;
        }
        let groups = count.div_ceil(4).max(1);
        let mut functions = polyfills::needed(&body);
        let held = kernel.vals.values().copied().chain(kernel.bufs.values().map(|buf| buf.elem));
        let f16 = if held.into_iter().any(|ty| types.repr(ty) == Repr::F16) { "enable f16;\n" } else { "" };
        let matrices = if has_matrices(kernel) && stand_ins.is_none() { matrix::ENABLED } else { "" };
        let mut head = format!(
            "{f16}{matrices}struct Launch {{\n  words: array<vec4<u32>, {groups}>,\n}}\n@group(0) @binding(0) var<uniform> launch: Launch;\n"
        );
        for (number, binding) in (1..).zip(&buffers) {
            let (access, array) = (if binding.writable { "read_write" } else { "read" }, memory.array(binding.buf));
            writeln!(
                head,
                "@group(0) @binding({number}) var<storage, {access}> {}: array<{}>;",
                array.name,
                array.elem()
            )
            .expect("writing to a string succeeds");
        }
        if !sites.is_empty() {
            let number = buffers.len() + 1;
            writeln!(head, "@group(0) @binding({number}) var<storage, read_write> messages: array<atomic<u32>>;")
                .expect("writing to a string succeeds");
        }
        for array in memory.shared() {
            writeln!(head, "var<workgroup> {}: array<{}, {}>;", array.name, array.elem(), array.len())
                .expect("writing to a string succeeds");
        }
        head.push_str(broadcasts.declaration());
        if let Some(stand_ins) = &stand_ins {
            functions.insert_str(0, &stand_ins.text());
        }
        if !functions.is_empty() {
            functions.insert(0, '\n');
        }
        // Which invocations make a subgroup is the device's to choose: where they
        // work together, they are numbered along subgroups, all of which are full.
        let (number, body) = match by_subgroups {
            true => (NUMBERED_BY_SUBGROUPS, format!("  let thread = subgroup * lanes + lane;\n{body}")),
            false => ("@builtin(local_invocation_index) thread: u32,", body),
        };
        let text = format!(
            "{head}{functions}\n@compute @workgroup_size({})\nfn main(\n  {number}\n  \
             @builtin(workgroup_id) group: vec3<u32>,\n  @builtin(num_workgroups) groups: vec3<u32>,\n) {{\n{body}}}\n",
            kernel.threads
        );
        let shared_bytes = kernel.shared_bytes() + broadcasts.bytes();
        let (threads, grid) = (kernel.threads, kernel.grid);
        let subgroups = by_subgroups;
        let operations = compile_cost::inlined(&text);
        Emitted {
            text,
            threads,
            shared_bytes,
            grid,
            buffers,
            operations,
            words: groups * 4,
            sites,
            subgroups,
            stand_ins,
        }
    }
}
