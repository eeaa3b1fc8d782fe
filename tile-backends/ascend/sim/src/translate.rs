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

/// One line, translated.
fn translate(line: &str, fresh: &mut u32) -> Result<Vec<String>, String> {
    let Some(op) = op_name(line) else { return Ok(vec![line.to_string()]) };
    match op {
        "annotation.mark" => return Ok(Vec::new()),
        "memref.collapse_shape" => return Ok(collapse(line, fresh)),
        "arith.divsi" | "arith.divui" | "arith.remsi" | "arith.remui" | "arith.floordivsi" | "arith.ceildivsi"
        | "arith.ceildivui" => return Ok(divide(line, op, fresh)),
        _ => {}
    }
    let Some(name) = op.strip_prefix("hivm.hir.") else { return Ok(vec![line.to_string()]) };
    let result = line.split_once(" = \"").map(|(result, _)| result.trim()).filter(|result| result.starts_with('%'));
    let operands = between(line, &format!("\"{op}\"("), ")").unwrap_or_default();
    let operands: Vec<&str> = operands.split(", ").filter(|operand| !operand.is_empty()).collect();
    let mut out = Vec::new();
    let mut constant = |out: &mut Vec<String>, value: i64| {
        *fresh += 1;
        let name = format!("%npu{fresh}");
        out.push(format!("    {name} = \"arith.constant\"() <{{value = {value} : i64}}> : () -> i64"));
        name
    };
    let call = |callee: &str, args: &[&str]| {
        let types = vec!["i64"; args.len()].join(", ");
        format!("    \"func.call\"({}) <{{callee = @npu_{callee}}}> : ({types}) -> ()", args.join(", "))
    };
    let pipe = |key: &str| {
        let name = between(line, &format!("{key} = #hivm.pipe<"), ">").ok_or_else(|| format!("{op} has no {key}"))?;
        pipe_number(name).ok_or_else(|| format!("there is no pipe {name}"))
    };
    match name {
        "pointer_cast" => {
            let result = result.ok_or("a pointer_cast without a result")?;
            let ty = line.rsplit_once(" -> ").map(|(_, ty)| ty.trim()).unwrap_or_default();
            let space = between(ty, "#hivm.address_space<", ">").unwrap_or_default();
            if !["ub", "cbuf", "cc"].contains(&space) {
                return Err(format!("a pointer_cast to the memory `{space}`"));
            }
            if !line.contains("operandSegmentSizes = array<i32: 1, ") {
                return Err("a pointer_cast to several places".into());
            }
            let bare = without_spaces(ty);
            let dense = bare.split_once(", strided<").map_or(bare.clone(), |(shape, _)| format!("{shape}>"));
            let (at, sizes) = operands.split_first().ok_or("a pointer_cast without a place")?;
            let base = result.trim_start_matches('%');
            let mut list = vec![format!("%npub_{base}"), format!("%npuo_{base}")];
            list.extend(sizes.iter().map(|size| (*size).to_string()));
            let types =
                ["memref<?xi8>"].into_iter().chain(vec!["index"; list.len() - 1]).collect::<Vec<_>>().join(", ");
            out.push(format!(
                "    %npub_{base} = \"func.call\"({at}) <{{callee = @npu_{space}}}> : (i64) -> memref<?xi8>"
            ));
            out.push(format!("    %npuo_{base} = \"arith.constant\"() <{{value = 0 : index}}> : () -> index"));
            let view = if dense == bare { result.to_string() } else { format!("%npuv_{base}") };
            out.push(format!("    {view} = \"memref.view\"({}) : ({types}) -> {dense}", list.join(", ")));
            if dense != bare {
                out.push(format!("    {result} = \"memref.cast\"({view}) : ({dense}) -> {bare}"));
            }
        }
        // The same place with elements of another type: descriptors look alike below.
        "bitcast" => {
            let result = result.ok_or("a bitcast without a result")?;
            let types = line.rsplit_once(" : (").map(|(_, types)| types).ok_or("a bitcast without types")?;
            out.push(format!(
                "    {result} = \"builtin.unrealized_conversion_cast\"({}) : ({types}",
                operands.join(", ")
            ));
        }
        "set_flag" | "wait_flag" => {
            let (from, to) = (pipe("set_pipe")?, pipe("wait_pipe")?);
            let (from, to) = (constant(&mut out, from), constant(&mut out, to));
            let event = match between(line, "#hivm.event<EVENT_ID", ">").and_then(|id| id.parse().ok()) {
                Some(id) => constant(&mut out, id),
                None => (*operands.first().ok_or_else(|| format!("{op} without an event"))?).to_string(),
            };
            out.push(call(name, &[&from, &to, &event]));
        }
        "pipe_barrier" => {
            let pipe = constant(&mut out, pipe("pipe")?);
            out.push(call(name, &[&pipe]));
        }
        "sync_block_set" | "sync_block_wait" => {
            if line.contains("sync_instr_mode") && !line.contains("INTRA_BLOCK") {
                return Err(format!("{op} between blocks"));
            }
            let flag = match between(line, "static_flag_id = ", " : i64").and_then(|id| id.parse().ok()) {
                Some(id) => constant(&mut out, id),
                None => (*operands.first().ok_or_else(|| format!("{op} without a flag"))?).to_string(),
            };
            if name == "sync_block_set" {
                let pipe = constant(&mut out, pipe("tpipe")?);
                out.push(call(name, &[&pipe, &flag]));
            } else {
                out.push(call(name, &[&flag]));
            }
        }
        "get_block_idx" | "get_block_num" | "get_sub_block_idx" | "get_sub_block_num" => {
            let result = result.ok_or_else(|| format!("{op} without a result"))?;
            out.push(format!("    {result} = \"func.call\"() <{{callee = @npu_{name}}}> : () -> i64"));
        }
        "set_mask_norm" => out.push(call(name, &[])),
        // Where the hardware's counters are, and caches that are not there.
        "set_ffts_base_addr" | "dcci" => {}
        _ => return Err(format!("no translation of {op}")),
    }
    Ok(out)
}

/// Division by zero: a trap here, a number that nobody uses there.
fn divide(line: &str, op: &str, fresh: &mut u32) -> Vec<String> {
    let found = between(line, &format!("\"{op}\"("), ")").and_then(|operands| operands.split_once(", "));
    let ty = line.rsplit_once(" -> ").map(|(_, ty)| ty.trim());
    let (Some((_, divisor)), Some(ty)) = (found, ty) else { return vec![line.to_string()] };
    *fresh += 1;
    let n = *fresh;
    vec![
        format!("    %npuz{n} = \"arith.constant\"() <{{value = 0 : {ty}}}> : () -> {ty}"),
        format!("    %npun{n} = \"arith.constant\"() <{{value = 1 : {ty}}}> : () -> {ty}"),
        format!("    %npuc{n} = \"arith.cmpi\"({divisor}, %npuz{n}) <{{predicate = 0 : i64}}> : ({ty}, {ty}) -> i1"),
        format!("    %npud{n} = \"arith.select\"(%npuc{n}, %npun{n}, {divisor}) : (i1, {ty}, {ty}) -> {ty}"),
        line.replacen(&format!(", {divisor})"), &format!(", %npud{n})"), 1),
    ]
}

/// Joined axes of memory that is not dense. The vendor's compiler joins what LLVM
/// takes for apart (a column whose rows are padded, say), so what it states of the
/// result is made of the parts of the operand's descriptor: the extents of joined
/// axes multiplied, and the stride of the last of them that has several indices.
fn collapse(line: &str, fresh: &mut u32) -> Vec<String> {
    joined(line, fresh).unwrap_or_else(|| vec![line.to_string()])
}

fn joined(line: &str, fresh: &mut u32) -> Option<Vec<String>> {
    let (from, to) = line.rsplit_once(" : (")?.1.split_once(") -> ")?;
    let (from, to) = (without_spaces(from), without_spaces(to));
    if !from.contains("strided<") {
        return None;
    }
    let operand = between(line, "collapse_shape\"(", ")")?;
    let groups = between(line, "reassociation = [[", "]]")?;
    let result = line.trim_start().split_once(" = ")?.0;
    let shape = between(&from, "memref<", ",")?;
    let mut sizes: Vec<&str> = shape.split('x').collect();
    let elem = sizes.pop()?;
    let rank = sizes.len();
    *fresh += 1;
    let parts = format!("%npum{fresh}");
    let index = |n: usize| vec!["index"; n].join(", ");
    let mut out = vec![format!(
        "    {parts}:{} = \"memref.extract_strided_metadata\"({operand}) : ({from}) -> (memref<{elem}>, {})",
        2 + 2 * rank,
        index(1 + 2 * rank)
    )];
    let (mut extents, mut strides) = (Vec::new(), Vec::new());
    for group in groups.split("], [") {
        let axes: Vec<usize> = group.split(", ").filter_map(|axis| axis.parse().ok()).collect();
        let mut extent: Option<String> = None;
        for axis in &axes {
            let one = format!("{parts}#{}", 2 + axis);
            extent = Some(match extent {
                None => one,
                Some(so_far) => {
                    *fresh += 1;
                    let name = format!("%npux{fresh}");
                    out.push(format!("    {name} = \"arith.muli\"({so_far}, {one}) : (index, index) -> index"));
                    name
                }
            });
        }
        let last = axes.iter().rev().find(|&&axis| sizes.get(axis) != Some(&"1")).or(axes.last())?;
        extents.push(extent?);
        strides.push(format!("{parts}#{}", 2 + rank + last));
    }
    let n = extents.len();
    let open = vec![i64::MIN.to_string(); n].join(", ");
    let wide = format!("memref<{}{elem}, strided<[{}], offset: ?>>", "?x".repeat(n), vec!["?"; n].join(", "));
    *fresh += 1;
    let view = format!("%npuj{fresh}");
    out.push(format!(
        "    {view} = \"memref.reinterpret_cast\"({parts}#0, {parts}#1, {}, {}) <{{operandSegmentSizes = \
         array<i32: 1, 1, {n}, {n}>, static_offsets = array<i64: {}>, static_sizes = array<i64: {open}>, \
         static_strides = array<i64: {open}>}}> : (memref<{elem}>, {}) -> {wide}",
        extents.join(", "),
        strides.join(", "),
        i64::MIN,
        index(1 + 2 * n),
    ));
    out.push(format!("    {result} = \"memref.cast\"({view}) : ({wide}) -> {to}"));
    Some(out)
}

fn pipe_number(name: &str) -> Option<i64> {
    Some(match name {
        "PIPE_S" => 0,
        "PIPE_V" => 1,
        "PIPE_M" => 2,
        "PIPE_MTE1" => 3,
        "PIPE_MTE2" => 4,
        "PIPE_MTE3" => 5,
        "PIPE_ALL" => 6,
        "PIPE_FIX" => 10,
        _ => return None,
    })
}

/// The name of the operation that a line begins.
fn op_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = match line.strip_prefix('%') {
        Some(_) => line.split_once(" = ")?.1,
        None => line,
    };
    rest.strip_prefix('"')?.split_once('"').map(|(name, _)| name)
}

fn callee(line: &str) -> Option<&str> {
    if op_name(line)? != "func.call" {
        return None;
    }
    let rest = line.split_once("callee = @")?.1;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '.').next()
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(inside, _)| inside)
}

/// The type of a function, which ends where the next property begins.
fn signature(line: &str) -> Option<&str> {
    let rest = line.split_once("function_type = ")?.1;
    let end = [", res_attrs = ", ", sym_name = "].iter().filter_map(|key| rest.find(key)).min()?;
    Some(&rest[..end])
}

fn without_spaces(text: &str) -> String {
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
