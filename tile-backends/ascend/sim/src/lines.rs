//! One line of a module, translated: flags, barriers and memory of the hardware as calls of the model.

use super::translate::{between, op_name, without_spaces};

/// One line, translated.
pub(super) fn translate(line: &str, fresh: &mut u32) -> Result<Vec<String>, String> {
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
        "pointer_cast" => out.extend(pointer_cast(line, result, &operands)?),
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

/// Memory at an address, as a view.
pub(super) fn pointer_cast(line: &str, result: Option<&str>, operands: &[&str]) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
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
    let types = ["memref<?xi8>"].into_iter().chain(vec!["index"; list.len() - 1]).collect::<Vec<_>>().join(", ");
    out.push(format!("    %npub_{base} = \"func.call\"({at}) <{{callee = @npu_{space}}}> : (i64) -> memref<?xi8>"));
    out.push(format!("    %npuo_{base} = \"arith.constant\"() <{{value = 0 : index}}> : () -> index"));
    let view = if dense == bare { result.to_string() } else { format!("%npuv_{base}") };
    out.push(format!("    {view} = \"memref.view\"({}) : ({types}) -> {dense}", list.join(", ")));
    if dense != bare {
        out.push(format!("    {result} = \"memref.cast\"({view}) : ({dense}) -> {bare}"));
    }
    Ok(out)
}

/// Division by zero: a trap here, a number that nobody uses there.
pub(super) fn divide(line: &str, op: &str, fresh: &mut u32) -> Vec<String> {
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
pub(super) fn collapse(line: &str, fresh: &mut u32) -> Vec<String> {
    joined(line, fresh).unwrap_or_else(|| vec![line.to_string()])
}

pub(super) fn joined(line: &str, fresh: &mut u32) -> Option<Vec<String>> {
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

pub(super) fn pipe_number(name: &str) -> Option<i64> {
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
