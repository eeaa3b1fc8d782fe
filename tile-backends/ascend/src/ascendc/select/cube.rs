//! Instruction selection of GEMMs: L1 to L0A and L0B, MMA on the cube, L0C to global memory.
//!
//! L0A and L0B hold a k-slice of both operands at a time, with as many buffers as the enclosing
//! loop, or else two, so that the next slice is loaded while one is multiplied. If an iteration
//! has several GEMMs, each has half of the buffers, so that the operands of one are loaded while
//! another is computed. Rows and columns are those of whole tiles, so that accumulators have one
//! layout in L0C; only k is clamped to what exists.

use super::global_copies::Part;
use super::global_copies::atomically;
use super::l0_slices::Slices;
use super::load_operands::Piece;
use super::{Access, Call, Node, Path, Region, Select, Selected, Space, Trips, When, Work};
use super::{at, layout, sum, times};
use crate::chip::{Chip, Generation};
use crate::ir::{Fixpipe, Mmad, Pipe, Subview, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::AtomicOp;

impl Select<'_> {
    /// Loads a region of a tensor to columns of fractals.
    pub(super) fn load_l1(&mut self, dst: Tile, subview: &Subview, pad: Option<Val>) -> Selected<()> {
        let shape = self.program.tiles[dst].shape.clone();
        if shape.len() != 2 {
            return self.unsupported("an operand of a GEMM has two axes");
        }
        let parts = self.parts(subview, &shape);
        let elem = self.elem(dst);
        let width = layout::width(elem);
        self.local_type(elem)?;
        let (tall, _) = layout::fractal(&shape, elem);
        if self.program.int(subview.axes[1].stride) != Some(1) {
            return self.unsupported("the columns of an operand are apart; copy it through a tile of vectors");
        }
        if parts[1].first != "0" {
            return self.unsupported("an operand begins outside of its tensor");
        }
        let name = self.tile(dst);
        let source = self.tensors[&subview.tensor].clone();
        let mut accesses: Vec<Access> = self.tensor_access(Pipe::Mte2, subview.tensor, false).into_iter().collect();
        accesses.push(self.writes(Pipe::Mte2, dst));
        if let Some(pad) = pad {
            self.fill_l1(dst, &parts, pad, &accesses)?;
        }
        let stride = self.val(subview.axes[0].stride);
        let offset = sum(&[
            self.val(subview.offset),
            if parts[0].first == "0" { "0".to_owned() } else { format!("{} * ({stride})", parts[0].first) },
        ]);
        let place = times(&parts[0].first, 32 / width);
        let (rows, cols) = (&parts[0].count, &parts[1].count);
        let whole = |rows: &str, at_row: &str, at_offset: &str, step: &str| {
            format!(
                "DataCopy({}, {}, Nd2NzParams(1, {rows}, {cols}, 0, {step}, {tall}, 1, 0));",
                at(&name, at_row),
                at(&source, at_offset)
            )
        };
        let row = self.names.fresh("row");
        let by_row = {
            let at_row = sum(&[place.clone(), times(&row, 32 / width)]);
            let at_offset = sum(&[offset.clone(), format!("{row} * ({stride})")]);
            format!("for (int64_t {row} = 0; {row} < {rows}; {row}++)\n  {}", whole("1", &at_row, &at_offset, cols))
        };
        let at_once = whole(rows, &place, &offset, &stride);
        let text = match stride.parse::<u64>() {
            Ok(stride) if stride <= u64::from(u16::MAX) => at_once,
            Ok(_) => by_row,
            // Rows may have a stride too large for one instruction, or overlap.
            Err(_) => {
                let indent = |text: &str| text.lines().map(|line| format!("  {line}\n")).collect::<String>();
                let apart = if self.program.is_strided() { format!("{stride} >= {cols} && ") } else { String::new() };
                format!("if ({apart}{stride} <= 65535) {{\n{}}} else {{\n{}}}", indent(&at_once), indent(&by_row))
            }
        };
        let exists: Vec<String> = parts
            .iter()
            .filter(|part| part.count.parse::<i64>().is_err())
            .map(|part| format!("{} > 0", part.count))
            .collect();
        let exists = if exists.is_empty() { "true".to_owned() } else { exists.join(" && ") };
        let tensor = subview.tensor;
        self.when(&exists, &mut |select| {
            let call = select.plain(text.clone(), accesses.clone());
            let node = select.moved(tensor, call);
            select.push(node);
            Ok(())
        })
    }

    /// Fills a tile of which part may not exist, in front of its load.
    fn fill_l1(&mut self, dst: Tile, parts: &[Part], pad: Val, accesses: &[Access]) -> Selected<()> {
        let shape = &self.program.tiles[dst].shape;
        let partial: Vec<String> = parts
            .iter()
            .zip(shape)
            .filter(|(part, _)| !part.whole)
            .map(|(part, extent)| format!("{} < {extent}", part.count))
            .collect();
        if partial.is_empty() {
            return Ok(());
        }
        let elem = self.elem(dst);
        let (name, ty) = (self.tile(dst), self.local_type(elem)?);
        let blocks = layout::bytes(&self.program.tiles[dst]) / u64::from(Chip::BLOCK);
        let value = self.val(pad);
        // There is no such function for bytes: two of them.
        let (place, ty, value) = match layout::width(elem) {
            1 => {
                let twice = format!("int16_t(uint16_t(uint8_t({value}) * 257))");
                (format!("{name}.ReinterpretCast<int16_t>()"), "int16_t", twice)
            }
            _ => (name.clone(), ty, value),
        };
        let text = format!("InitConstValue({place}, InitConstValueParams<{ty}>(1, {blocks}, 0, {value}));");
        let after = vec!["PipeBarrier<PIPE_MTE2>();".to_owned()];
        let fill = Call { after, ..self.plain(text, accesses.to_vec()) };
        self.push(Node::If {
            condition: partial.join(" || "),
            when: When::Edge,
            then: vec![Node::Call(fill)],
            otherwise: Vec::new(),
        });
        // The fill has a barrier of its own.
        if let Some(Node::If { then, .. }) = self.lists.last_mut().and_then(|list| list.last_mut())
            && let Some(Node::Call(call)) = then.first_mut()
        {
            call.accesses.iter_mut().for_each(|access| access.waited = Some(Pipe::Mte2));
        }
        Ok(())
    }

    pub(super) fn mmad(&mut self, mmad: &Mmad) -> Selected<()> {
        let (a, b, c) = (mmad.a, mmad.b, mmad.dst);
        let elem = self.elem(a);
        let width = layout::width(elem);
        let lanes = 32 / width;
        let extents = |tile: Tile, transposed: bool| {
            let shape = &self.program.tiles[tile].shape;
            let (rows, cols) = (u64::from(shape[0]), u64::from(shape[1]));
            if transposed { (cols, rows) } else { (rows, cols) }
        };
        let ((m, k), (_, n)) = (extents(a, mmad.a_transposed), extents(b, mmad.b_transposed));
        self.check_transposed(mmad, width)?;
        let Slices { in_loop, step, first, budget, rotation } = self.slices([m, n, k], width)?;
        let (m1, n1) = (m.div_ceil(16), n.div_ceil(16));
        let ty = self.local_type(elem)?;
        let (an, bn, cn) = (self.tile(a), self.tile(b), self.tile(c));
        self.uses.insert(Space::L0a);
        self.uses.insert(Space::L0b);
        let real_k = self.val(mmad.k);
        let init = self.val(mmad.init);
        let [a2, b2, params] = ["a2", "b2", "mmad"].map(|name| self.names.fresh(name));
        let start = match rotation {
            Some(rotation) => sum(&[first.to_string(), format!("{} * {budget}", super::buffer_index(rotation.of))]),
            None => first.to_string(),
        };
        let end = first + rotation.map_or(1, |rotation| u64::from(rotation.buffers)) * budget;
        let l0_access = |pipe, space, write| Access::new(pipe, Region { space, start: first, end, rotation }, write);
        // The k-slice: its start, and how much of it exists.
        let (from, size) = match in_loop {
            Some(_) => (self.names.fresh("k0"), self.names.fresh("kn")),
            None => ("0".to_owned(), real_k.clone()),
        };
        let place = format!("GetWithOffset<{ty}>({}, {start})", budget / width);
        let declarations = format!("auto {a2} = l0a.{place};\nauto {b2} = l0b.{place};");
        let counter = self.names.fresh("i");
        let piece = |to: &str, of: &str, tile: Tile, across: u64| Piece {
            to: to.to_owned(),
            of: of.to_owned(),
            ty,
            width,
            tall: layout::fractal(&self.program.tiles[tile].shape, elem).0 / 16,
            across,
            from: from.clone(),
            size: size.clone(),
            counter: counter.clone(),
        };
        let (left, right) = (piece(&a2, &an, a, m1), piece(&b2, &bn, b, n1));
        let (left, right) = (self.left(&left, mmad.a_transposed), self.right(&right, mmad.b_transposed));
        // Transposed operands of 32 bits have k in pairs of fractals, row by row of L0A.
        let even = match (self.program.chip.generation, mmad.a_transposed, width) {
            (Generation::C220, true, 4) => format!("{params}.kDirectionAlign = true;\n"),
            _ => String::new(),
        };
        let multiply = format!(
            "MmadParams {params};\n{params}.m = {m};\n{params}.n = {n};\n{params}.k = {size};\n\
             {params}.cmatrixInitVal = {};\n{even}Mmad({cn}, {a2}, {b2}, {params});",
            match (in_loop.is_some(), init.as_str()) {
                (false, _) => init.clone(),
                (true, "false") => "false".to_owned(),
                (true, "true") => format!("{from} == 0"),
                (true, _) => format!("{init} && {from} == 0"),
            }
        );
        let (sums, old) = (self.writes(Pipe::M, c), self.reads(Pipe::M, c));
        let a_access = self.reads(Pipe::Mte1, a);
        let b_access = self.reads(Pipe::Mte1, b);
        let brought = |rows: u64, path: Path| Work::Move { bytes: rows * step * width, path, tensor: None };
        let fractals = m1 * n1 * step.div_ceil(lanes);
        let used = vec![l0_access(Pipe::M, Space::L0a, false), l0_access(Pipe::M, Space::L0b, false), old, sums];
        let to = [Space::L0a, Space::L0b].map(|space| l0_access(Pipe::Mte1, space, true));
        let nodes = vec![
            Node::Text(declarations),
            sized(left, vec![a_access, to[0]], brought(m1 * 16, Path::L1ToL0a)),
            sized(right, vec![b_access, to[1]], brought(n1 * 16, Path::L1ToL0b)),
            sized(multiply, used, Work::Cube { fractals, elem }),
        ];
        self.push_slices(mmad.k, step, [&from, &size], in_loop, nodes);
        self.zero_if_empty(mmad)
    }

    /// The statements of a slice, in the loop over slices, or under the condition that any of k
    /// exists.
    fn push_slices(&mut self, of: Val, step: u64, [from, size]: [&str; 2], in_loop: Option<u32>, nodes: Vec<Node>) {
        let k = self.val(of);
        if let Some(inner_loop) = in_loop {
            let mut body =
                vec![Node::Text(format!("const int64_t {size} = {k} - {from} < {step} ? {k} - {from} : {step};"))];
            body.extend(nodes);
            let head = format!("int64_t {from} = 0; {from} < {k}; {from} += {step}");
            let trips = Trips::Parts { of, size: step };
            self.push(Node::For { id: inner_loop, head, body, buffers: 2, trips });
        } else if size.parse::<u64>().is_ok() {
            // Names of this GEMM alone.
            nodes.into_iter().for_each(|node| self.push(node));
        } else {
            let condition = format!("{k} > 0");
            self.push(Node::If { condition, when: When::Inside, then: nodes, otherwise: Vec::new() });
        }
    }

    /// Stores an accumulator to a subview, converted if the tensor's elements are narrower.
    pub(super) fn store_accumulator(
        &mut self,
        subview: &Subview,
        src: Tile,
        atomic: Option<AtomicOp>,
        fixpipe: Fixpipe,
    ) -> Selected<()> {
        let shape = self.program.tiles[src].shape.clone();
        let rank = subview.axes.len();
        if shape.len() != 2 || rank != 2 {
            return self.unsupported("the accumulator of a GEMM has two axes");
        }
        let parts = self.parts(subview, &shape);
        if self.program.int(subview.axes[1].stride) != Some(1) {
            return self.unsupported("an accumulator is stored to a tensor whose last axis is not contiguous");
        }
        if parts[1].first != "0" {
            return self.unsupported("a row of an accumulator is stored from its middle on");
        }
        let to = self.program.tensors[subview.tensor].elem;
        let from = self.elem(src);
        if !fixes(from, to, fixpipe) {
            return self.unsupported(format!("an accumulator of {from} is stored as {to}"));
        }
        if !matches!(atomic, None | Some(AtomicOp::Add | AtomicOp::Max | AtomicOp::Min)) {
            return self.unsupported("stores add, or take the larger or smaller");
        }
        let Some(global) = layout::global_type(to) else {
            return self.unsupported("the tensor has no type in Ascend C");
        };
        let local = self.local_type(from)?;
        let stride = self.val(subview.axes[0].stride);
        let source = self.tensors[&subview.tensor].clone();
        let offset = sum(&[
            self.val(subview.offset),
            if parts[0].first == "0" { "0".to_owned() } else { format!("{} * ({stride})", parts[0].first) },
        ]);
        let place = at(&source, &offset);
        let skip = times(&parts[0].first, 16);
        let text =
            self.fixpipe_text(&place, src, global, local, &parts[0].count, &parts[1].count, &stride, &skip, fixpipe);
        let exists: Vec<String> = parts
            .iter()
            .filter(|part| part.count.parse::<i64>().is_err())
            .map(|part| format!("{} > 0", part.count))
            .collect();
        let exists = if exists.is_empty() { "true".to_owned() } else { exists.join(" && ") };
        let mut accesses = vec![self.reads(Pipe::Fix, src)];
        accesses.extend(self.tensor_access(Pipe::Fix, subview.tensor, true));
        self.when(&exists, &mut |select| {
            let (before, after) = atomically(atomic, global);
            let mut call = Call { before, after, ..select.plain(text.clone(), accesses.clone()) };
            let elements = shape.iter().map(|&extent| u64::from(extent)).product::<u64>();
            let bytes = elements * layout::width(to);
            call.work = Work::Move { bytes, path: Path::L0cToGlobal, tensor: Some(subview.tensor) };
            select.push(Node::Call(call));
            Ok(())
        })
    }

    #[allow(clippy::too_many_arguments, reason = "the fields of one instruction")]
    pub(super) fn fixpipe_text(
        &mut self,
        place: &str,
        src: Tile,
        global: &str,
        local: &str,
        rows: &str,
        cols: &str,
        stride: &str,
        skip: &str,
        fixpipe: Fixpipe,
    ) -> String {
        let name = self.tile(src);
        let tall = u64::from(self.program.tiles[src].shape[0]).next_multiple_of(16);
        let p = self.names.fresh("fix");
        let quant = match global {
            "half" if local == "float" => "QuantMode_t::F322F16",
            "bfloat16_t" if local == "float" => "QuantMode_t::F322BF16",
            "half" => "QuantMode_t::DEQF16",
            _ => "QuantMode_t::NoQuant",
        };
        // The bits of the factor, of whose mantissa the hardware reads the upper ten.
        let scale = fixpipe.scale.map_or_else(String::new, |scale| {
            let bits = u32::try_from(scale + 127).unwrap_or_default() << 23;
            format!("{p}.deqScalar = {bits:#x};\n")
        });
        let relu = if fixpipe.relu { format!("{p}.reluEn = true;\n") } else { String::new() };
        format!(
            "FixpipeParamsV220 {p};\n{p}.nSize = {cols};\n{p}.mSize = {rows};\n{p}.srcStride = {tall};\n\
             {p}.dstStride = {stride};\n{p}.quantPre = {quant};\n{scale}{relu}\
             Fixpipe<{global}, {local}, CFG_ROW_MAJOR>({place}, {}, {p});",
            at(&name, skip)
        )
    }
}

/// Whether the fixpipe stores accumulators of one type to a tensor of another, with this
/// epilogue.
pub(in crate::ascendc) fn fixes(from: DType, to: DType, fixpipe: Fixpipe) -> bool {
    match (from, to, fixpipe.scale) {
        (DType::F32, DType::F32 | DType::F16 | DType::BF16, None) => true,
        (DType::I32, DType::F16, Some(_)) => true,
        (DType::I32, DType::I32, None) => !fixpipe.relu,
        _ => false,
    }
}

fn sized(text: String, accesses: Vec<Access>, work: Work) -> Node {
    Node::Call(Call { before: Vec::new(), text, after: Vec::new(), accesses, transfer: None, work })
}
