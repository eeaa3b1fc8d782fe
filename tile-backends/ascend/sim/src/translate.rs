//! Translates the compiler's last module to dialects that LLVM's own tools lower.
//!
//! ```text
//! %8 = "hivm.hir.pointer_cast"(%7) : (i64) -> memref<64xf32, #hivm.address_space<ub>>
//! "hivm.hir.set_flag"() <{set_pipe = #hivm.pipe<PIPE_V>, ...}> : () -> ()
//! ```
//! becomes a view of the core's memory and a call of the model:
//! ```text
//! %8b = "func.call"(%7) <{callee = @npu_ub}> : (i64) -> memref<?xi8>
//! %8 = "memref.view"(%8b, %0) : (memref<?xi8>, index) -> memref<64xf32>
//! ```
//! Both pointers of a descriptor are the buffer's address: the library takes either. The module is
//! read in MLIR's generic form, in which every operation has one syntax and one line.

use super::lines::translate;
use crate::compile::Core;
use std::collections::BTreeSet;

/// Operations that have a translation.
const KNOWN: &[&str] = &[
    "pointer_cast",
    "bitcast",
    "set_flag",
    "wait_flag",
    "pipe_barrier",
    "sync_block_set",
    "sync_block_wait",
    "get_block_idx",
    "get_block_num",
    "get_sub_block_idx",
    "get_sub_block_num",
    "set_ffts_base_addr",
    "set_mask_norm",
    "dcci",
];

/// Those that machine code can be made of and that have none: of the third
/// generation.
const UNTRANSLATED: &[&str] = &["set_ctrl"];

/// What the module declares of the model.
const MODEL: &[(&str, &str)] = &[
    ("npu_ub", "(i64) -> memref<?xi8>"),
    ("npu_cbuf", "(i64) -> memref<?xi8>"),
    ("npu_cc", "(i64) -> memref<?xi8>"),
    ("npu_set_flag", "(i64, i64, i64) -> ()"),
    ("npu_wait_flag", "(i64, i64, i64) -> ()"),
    ("npu_pipe_barrier", "(i64) -> ()"),
    ("npu_sync_block_set", "(i64, i64) -> ()"),
    ("npu_sync_block_wait", "(i64) -> ()"),
    ("npu_get_block_idx", "() -> i64"),
    ("npu_get_block_num", "() -> i64"),
    ("npu_get_sub_block_idx", "() -> i64"),
    ("npu_get_sub_block_num", "() -> i64"),
    ("npu_set_mask_norm", "() -> ()"),
];

/// What a parameter of a kernel is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    User,
    SyncBase,
    Lock,
    Workspace,
}

/// A parameter's type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    /// Extents, if known, and the element type.
    Memory(Vec<Option<u64>>, String),
    Scalar(String),
}

#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) core: Option<Core>,
    pub(crate) params: Vec<(Role, Type)>,
    signature: String,
    host: bool,
    /// Lines between the first and the last; none of a declaration.
    body: Vec<String>,
}

#[derive(Debug)]
pub(crate) struct Module {
    aliases: Vec<String>,
    pub(crate) functions: Vec<Function>,
}

impl Module {
    /// Reads a module in generic form.
    pub(crate) fn parse(text: &str) -> Result<Module, String> {
        let mut module = Module { aliases: Vec::new(), functions: Vec::new() };
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if line.starts_with('#') {
                module.aliases.push(line.to_string());
            } else if line.starts_with("  \"func.func\"()") {
                let mut body = Vec::new();
                let last = loop {
                    let Some(line) = lines.next() else { return Err("a function does not end".into()) };
                    if line.starts_with("  })") {
                        break line;
                    }
                    body.push(line.to_string());
                };
                module.functions.push(Function::parse(line, last, body)?);
            }
        }
        Ok(module)
    }

    /// The function whose name ends so.
    pub(crate) fn function(&self, tail: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name.ends_with(tail) && !function.body.is_empty())
    }

    fn device(&self) -> impl Iterator<Item = &Function> {
        self.functions.iter().filter(|function| !function.host && !function.body.is_empty())
    }

    /// The kernel's code for a core.
    pub(crate) fn entry(&self, kernel: &str, core: Core) -> Option<&Function> {
        let split = format!("{kernel}_mix_{}", core.name());
        self.device()
            .find(|function| function.name == split || (function.name == kernel && function.core == Some(core)))
    }

    /// Operations that the compiler left.
    pub(crate) fn unlowered(&self) -> Vec<String> {
        let mut left = BTreeSet::new();
        for line in self.device().flat_map(|function| &function.body) {
            let Some(name) = op_name(line) else { continue };
            let foreign = ["hivm.", "hfusion.", "memref_ext.", "mathExt.", "linalg.", "tensor.", "bufferization."];
            let known = name
                .strip_prefix("hivm.hir.")
                .is_some_and(|name| KNOWN.contains(&name) || UNTRANSLATED.contains(&name));
            if foreign.iter().any(|dialect| name.starts_with(dialect)) && !known {
                left.insert(name.to_string());
            }
        }
        left.into_iter().collect()
    }

    /// Calls of functions that the module only declares.
    pub(crate) fn calls(&self) -> impl Iterator<Item = (Core, String)> {
        self.device().flat_map(move |function| {
            function.body.iter().filter_map(move |line| {
                let name = callee(line)?;
                let declared = self.functions.iter().find(|other| other.name == name)?;
                let core = declared.core.or(function.core)?;
                declared.body.is_empty().then(|| (core, name.to_string()))
            })
        })
    }

    /// The code of one core in dialects of LLVM's own tools.
    pub(crate) fn translate(&self, core: Core) -> Result<String, String> {
        let mut out = self.aliases.join("\n");
        out.push_str("\n\"builtin.module\"() ({\n");
        for (name, signature) in MODEL {
            declare(&mut out, name, signature, signature.contains("memref"));
        }
        let mut fresh = 0;
        for function in &self.functions {
            let signature = without_spaces(&function.signature);
            if function.body.is_empty() {
                declare(&mut out, &function.name, &signature, true);
                continue;
            }
            if !function.host && function.core != Some(core) {
                continue;
            }
            out.push_str(&format!(
                "  \"func.func\"() <{{function_type = {signature}, sym_name = \"{}\"}}> ({{\n",
                function.name
            ));
            for line in &function.body {
                for line in translate(line, &mut fresh)? {
                    out.push_str(&without_spaces(&line));
                    out.push('\n');
                }
            }
            out.push_str("  }) {llvm.emit_c_interface} : () -> ()\n");
        }
        out.push_str("}) : () -> ()\n");
        Ok(out)
    }
}

/// A function elsewhere; memory is passed in descriptors.
fn declare(out: &mut String, name: &str, signature: &str, descriptors: bool) {
    let attributes = if descriptors { " {llvm.emit_c_interface}" } else { "" };
    out.push_str(&format!(
        "  \"func.func\"() <{{function_type = {signature}, sym_name = \"{name}\", sym_visibility = \"private\"}}> ({{\n  }}){attributes} : () -> ()\n"
    ));
}

impl Function {
    fn parse(first: &str, last: &str, body: Vec<String>) -> Result<Function, String> {
        let name = between(first, "sym_name = \"", "\"").ok_or("a function without a name")?.to_string();
        let signature = signature(first).ok_or_else(|| format!("{name} has no type"))?.to_string();
        let inputs = signature.rsplit_once(" -> ").map_or("", |(inputs, _)| inputs);
        let inputs = inputs.trim().trim_start_matches('(').trim_end_matches(')');
        let roles: Vec<Role> = first
            .split_once("arg_attrs = [")
            .and_then(|(_, rest)| rest.split_once("], "))
            .map(|(list, _)| list.split("}, {").map(role).collect())
            .unwrap_or_default();
        let types = split_list(inputs);
        let params = types
            .iter()
            .enumerate()
            .map(|(i, ty)| Ok((roles.get(i).copied().unwrap_or(Role::User), Type::parse(ty)?)))
            .collect::<Result<_, String>>()?;
        let core = match between(last, "#hivm.func_core_type<", ">") {
            Some("AIC") => Some(Core::Aic),
            Some("AIV") => Some(Core::Aiv),
            _ => None,
        };
        Ok(Function { name, core, params, signature, host: last.contains("function_kind<HOST>"), body })
    }
}

fn role(attributes: &str) -> Role {
    match between(attributes, "#hacc.arg_type<", ">") {
        Some("ffts_base_address") => Role::SyncBase,
        Some("sync_block_lock") => Role::Lock,
        Some("workspace") => Role::Workspace,
        _ => Role::User,
    }
}

impl Type {
    fn parse(text: &str) -> Result<Type, String> {
        let Some(inside) = text.strip_prefix("memref<").and_then(|rest| rest.strip_suffix('>')) else {
            return Ok(Type::Scalar(text.to_string()));
        };
        let shape = inside.split(", ").next().unwrap_or_default();
        let mut dims: Vec<&str> = shape.split('x').collect();
        let elem = dims.pop().unwrap_or_default().to_string();
        let extent = |dim: &&str| match *dim {
            "?" => Ok(None),
            n => n.parse().map(Some).map_err(|_| format!("no extent: {n}")),
        };
        Ok(Type::Memory(dims.iter().map(extent).collect::<Result<_, _>>()?, elem))
    }
}

/// The name of the operation that a line begins.
pub(super) fn op_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = match line.strip_prefix('%') {
        Some(_) => line.split_once(" = ")?.1,
        None => line,
    };
    rest.strip_prefix('"')?.split_once('"').map(|(name, _)| name)
}

pub(super) fn callee(line: &str) -> Option<&str> {
    if op_name(line)? != "func.call" {
        return None;
    }
    let rest = line.split_once("callee = @")?.1;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '.').next()
}

pub(super) fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(inside, _)| inside)
}

/// The type of a function, which ends where the next property begins.
fn signature(line: &str) -> Option<&str> {
    let rest = line.split_once("function_type = ")?.1;
    let end = [", res_attrs = ", ", sym_name = "].iter().filter_map(|key| rest.find(key)).min()?;
    Some(&rest[..end])
}

pub(super) fn without_spaces(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(", #hivm.address_space<") {
        out.push_str(before);
        rest = after.split_once('>').map_or("", |(_, after)| after);
    }
    out + rest
}

/// Splits at commas that no brackets enclose.
fn split_list(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (i, c) in text.char_indices() {
        match c {
            '<' | '[' | '(' => depth += 1,
            '>' | ']' | ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}
