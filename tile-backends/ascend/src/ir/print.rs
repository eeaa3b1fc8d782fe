//! Prints the text form of NPU IR.

use super::cores::Sync;
use super::ids::{Tensor, Tile, Val, Var};
use super::ops::{Block, Mmad, Op, Operand, ReduceOp, ScalarOp, TransferHalf};
use super::program::{Program, Source, Vectors};
use super::subview::Subview;
use std::collections::{HashMap, HashSet};
use std::fmt::{self, Write as _};
use tile_core::elem::DType;
use tile_core::ir::verify::{Marker, Marks, Position};
use tile_core::ir::{Id, Literal};
use tile_core::num::Round;

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_program(self, &Marks::default(), f)
    }
}

/// The text of a program, with comments below instructions.
pub(super) fn print_marked(program: &Program, marks: &Marks<Position>) -> String {
    let mut text = String::new();
    write_program(program, marks, &mut text).expect("writing to a string succeeds");
    text
}

/// The text of a scalar in the text of its program.
pub(super) fn val_name(program: &Program, val: Val) -> String {
    Names::new(program).val(program, val)
}

fn write_program(program: &Program, marks: &Marks<Position>, f: &mut dyn fmt::Write) -> fmt::Result {
    let names = Names::new(program);
    writeln!(f, "npu {} on {}", program.name, program.chip)?;
    for (id, tensor) in program.tensors.iter() {
        let role = match (tensor.workspace, tensor.writable) {
            (true, _) => "workspace",
            (false, true) => "out",
            (false, false) => "in",
        };
        writeln!(f, "tensor {}: {} {role}", names.tensor(id), tensor.elem)?;
    }
    let tensor_of = |value| program.tensors.iter().find(|(_, data)| data.of == value).map(|(id, _)| names.tensor(id));
    for param in &program.params {
        let elem = program.vals[param.val].elem;
        write!(f, "param {}: {elem} = ", names.val(program, param.val))?;
        match param.source {
            Source::Host(value) => writeln!(f, "host {value}")?,
            Source::Extent(value, axis) => {
                writeln!(f, "extent {axis} of {}", tensor_of(value).unwrap_or_else(|| value.to_string()))?;
            }
            Source::Stride(value, axis) => {
                writeln!(f, "stride {axis} of {}", tensor_of(value).unwrap_or_else(|| value.to_string()))?;
            }
        }
    }
    if !program.grid.is_empty() {
        let grid: Vec<String> = program.grid.iter().map(|&val| names.val(program, val)).collect();
        writeln!(f, "grid {}", grid.join(", "))?;
    }
    if program.fast_math {
        writeln!(f, "fast_math")?;
    }
    match &program.vectors {
        Vectors::Undecided => {}
        Vectors::Requested(units) => writeln!(f, "vectors requested {units}")?,
        Vectors::Both => writeln!(f, "vectors both")?,
        Vectors::One(reason) => writeln!(f, "vectors one, {reason}")?,
    }
    for (id, tile) in program.tiles.iter().filter(|(id, _)| names.used.contains(id)) {
        let shape: Vec<String> = tile.shape.iter().map(u32::to_string).collect();
        write!(f, "{} {}: {}[{}]", tile.level.name(), names.tile(id), tile.elem, shape.join(", "))?;
        if tile.buffers > 1 {
            write!(f, " x{}", tile.buffers)?;
        }
        if let Some(start) = tile.start {
            write!(f, " at {start}")?;
        }
        writeln!(f)?;
    }
    for (id, var) in program.vars.iter() {
        writeln!(f, "var {}: {}", names.var(id), var.elem)?;
    }
    let mut text = String::new();
    Printer { program, names: &names, marker: Marker::new(marks), next: Position::default(), out: &mut text }
        .block(&program.body, 1)?;
    write!(f, "{{\n{text}}}\n")
}

/// Unique names: the user's, with a number where one is taken.
struct Names {
    tiles: HashMap<Tile, String>,
    vals: HashMap<Val, String>,
    vars: HashMap<Var, String>,
    tensors: HashMap<Tensor, String>,
    used: HashSet<Tile>,
}

impl Names {
    fn new(program: &Program) -> Names {
        let mut used = HashSet::new();
        let mut order = Vec::new();
        let mut vals: Vec<Val> = program.params.iter().map(|param| param.val).collect();
        program.walk(&mut |inst| {
            for tile in inst.op.written().into_iter().flatten().chain(inst.op.read(program)) {
                if used.insert(tile) {
                    order.push(tile);
                }
            }
            vals.extend(inst.op.result());
        });
        let mut given = tile_emit::Names::with_separator('.');
        let mut fresh = |base: &str| given.unique(base);
        let tensors = program.tensors.iter().map(|(id, data)| (id, fresh(&data.name))).collect();
        let named = |tile: &Tile| program.tiles[*tile].name.clone();
        let mut tiles: HashMap<Tile, String> =
            order.iter().filter_map(|tile| Some((*tile, fresh(&named(tile)?)))).collect();
        for (number, tile) in order.iter().filter(|tile| named(tile).is_none()).enumerate() {
            tiles.insert(*tile, fresh(&format!("t{number}")));
        }
        let vars = program.vars.iter().map(|(id, data)| (id, fresh(data.name.as_deref().unwrap_or("v")))).collect();
        let mut given = tile_emit::Names::with_separator('.');
        let mut numbered = 0;
        let mut names = HashMap::new();
        for val in vals {
            let name = match &program.vals[val].name {
                Some(base) => given.unique(base),
                None => {
                    numbered += 1;
                    (numbered - 1).to_string()
                }
            };
            names.insert(val, name);
        }
        Names { tiles, vals: names, vars, tensors, used }
    }

    fn tile(&self, tile: Tile) -> String {
        self.tiles.get(&tile).cloned().unwrap_or_else(|| format!("?tile{}", tile.index()))
    }

    fn var(&self, var: Var) -> String {
        self.vars.get(&var).cloned().unwrap_or_else(|| format!("?var{}", var.index()))
    }

    fn tensor(&self, tensor: Tensor) -> String {
        self.tensors.get(&tensor).cloned().unwrap_or_else(|| format!("?tensor{}", tensor.index()))
    }

    fn val(&self, program: &Program, val: Val) -> String {
        match program.vals[val].constant {
            Some(Literal::Int(x)) if program.vals[val].elem.is_float() => format!("{x}.0"),
            Some(Literal::Int(x)) => x.to_string(),
            Some(Literal::Float(x)) => format!("{x:?}"),
            Some(Literal::Bool(x)) => x.to_string(),
            None => self.vals.get(&val).map_or_else(|| format!("%?{}", val.index()), |name| format!("%{name}")),
        }
    }
}

struct Printer<'a> {
    program: &'a Program,
    names: &'a Names,
    marker: Marker<'a, Position>,
    next: Position,
    out: &'a mut String,
}

impl Printer<'_> {
    fn block(&mut self, block: &Block, depth: usize) -> fmt::Result {
        for inst in &block.insts {
            self.marker.begin(self.next.step());
            self.inst(&inst.op, depth)?;
        }
        Ok(())
    }

    /// Writes a line, and below it the marks of the instruction that begins in it.
    fn line(&mut self, depth: usize, text: &str, below: usize) -> fmt::Result {
        writeln!(self.out, "{}{text}", "  ".repeat(depth))?;
        self.marker.end_line().try_for_each(|comment| writeln!(self.out, "{}{comment}", "  ".repeat(below)))
    }

    fn val(&self, val: Val) -> String {
        self.names.val(self.program, val)
    }

    fn vals(&self, vals: &[Val]) -> String {
        let vals: Vec<String> = vals.iter().map(|&val| self.val(val)).collect();
        vals.join(", ")
    }

    fn tile(&self, tile: Tile) -> String {
        self.names.tile(tile)
    }

    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Tile(tile) => self.tile(tile),
            Operand::Scalar(val) => self.val(val),
        }
    }

    fn subview(&self, subview: &Subview) -> String {
        let axis = |axis: &super::subview::Axis| {
            let mut text = format!("step {}", self.val(axis.stride));
            if self.program.int(axis.first) != Some(0) {
                let _ = write!(text, " from {}", self.val(axis.first));
            }
            let _ = write!(text, " to {}", self.val(axis.end));
            text
        };
        let axes: Vec<String> = subview.axes.iter().map(axis).collect();
        format!("{} at {} [{}]", self.names.tensor(subview.tensor), self.val(subview.offset), axes.join(", "))
    }

    fn inst(&mut self, op: &Op, depth: usize) -> fmt::Result {
        match op {
            Op::For { counter, lo, hi, step, stages, body } => {
                let mut head = format!("for {} in {}..{}", self.val(*counter), self.val(*lo), self.val(*hi));
                if self.program.int(*step) != Some(1) {
                    let _ = write!(head, " step {}", self.val(*step));
                }
                if *stages > 1 {
                    let _ = write!(head, " stages {stages}");
                }
                head.push_str(" {");
                self.line(depth, &head, depth + 1)?;
                self.block(body, depth + 1)?;
                self.line(depth, "}", depth)
            }
            Op::If { condition, then, otherwise } => {
                self.line(depth, &format!("if {} {{", self.val(*condition)), depth + 1)?;
                self.block(then, depth + 1)?;
                if !otherwise.insts.is_empty() {
                    self.line(depth, "} else {", depth)?;
                    self.block(otherwise, depth + 1)?;
                }
                self.line(depth, "}", depth)
            }
            _ => {
                let text = self.text(op);
                self.line(depth, &text, depth)
            }
        }
    }

    fn text(&self, op: &Op) -> String {
        let (v, t) = (|val: &Val| self.val(*val), |tile: &Tile| self.tile(*tile));
        match op {
            Op::Scalar { dst, op, args } => {
                let elem = self.program.vals[*dst].elem;
                let suffix = if elem == DType::Index { String::new() } else { format!(" : {elem}") };
                let (name, space) = (scalar_name(*op), if args.is_empty() { "" } else { " " });
                format!("{} = {name}{space}{}{suffix}", v(dst), self.vals(args))
            }
            Op::Get { dst, var } => format!("{} = get {}", v(dst), self.names.var(*var)),
            Op::Set { var, value } => format!("set {} <- {}", self.names.var(*var), v(value)),
            Op::Read { dst, tensor, offset } => {
                format!("{} = read {} at {}", v(dst), self.names.tensor(*tensor), v(offset))
            }
            Op::Peek { dst, src, at } => format!("{} = peek {}[{}]", v(dst), t(src), self.vals(at)),
            Op::Poke { dst, at, value } => format!("poke {}[{}] <- {}", t(dst), self.vals(at), v(value)),
            Op::Load { dst, subview, pad } => {
                let pad = pad.map_or_else(String::new, |pad| format!(" else {}", self.val(pad)));
                format!("{} = load {}{pad}", t(dst), self.subview(subview))
            }
            Op::Store { subview, src, atomic, fixpipe } => {
                let mut how = atomic.map_or_else(String::new, |op| format!(".{}", op.name()));
                if let Some(scale) = fixpipe.scale {
                    how += &format!(".scale({scale})");
                }
                if fixpipe.relu {
                    how += ".relu";
                }
                format!("store{how} {} <- {}", self.subview(subview), t(src))
            }
            Op::Move { dst, src, half: TransferHalf::Both } => format!("{} = move {}", t(dst), t(src)),
            Op::Move { dst, src, half: TransferHalf::Send } => format!("send {} for {}", t(src), t(dst)),
            Op::Move { dst, src, half: TransferHalf::Receive } => format!("{} = receive {}", t(dst), t(src)),
            Op::Mmad(mmad) => self.mmad(mmad),
            Op::Undef { dst } => format!("undef {}", t(dst)),
            Op::Fill { dst, value } => format!("{} = fill {}", t(dst), v(value)),
            Op::Iota { dst, axis } => format!("{} = iota {axis}", t(dst)),
            Op::Copy { dst, src } => format!("{} = copy {}", t(dst), t(src)),
            Op::Unary { op, dst, src } => format!("{} = {} {}", t(dst), op.name(), t(src)),
            Op::Binary { op, dst, a, b } => format!("{} = {} {}, {}", t(dst), op.name(), t(a), self.operand(*b)),
            Op::Cast { dst, src, round } => {
                let round = round.map_or("round", Round::name);
                format!("{} = cast {} {round}", t(dst), t(src))
            }
            Op::Round { dst, src, round } => {
                format!("{} = round {} {}", t(dst), t(src), round.map_or("round", Round::name))
            }
            Op::Compare { op, dst, a, b } => {
                format!("{} = cmp.{} {}, {}", t(dst), op.name(), t(a), self.operand(*b))
            }
            Op::Select { dst, condition, a, b } => {
                format!("{} = select {}, {}, {}", t(dst), t(condition), t(a), t(b))
            }
            Op::Reduce { op, dst, index, src, axis } => {
                debug_assert!(index.is_none() || matches!(op, ReduceOp::ArgMax | ReduceOp::ArgMin));
                let index = index.map_or_else(String::new, |index| format!(", {}", self.tile(index)));
                format!("{}{index} = reduce.{} {} axis {axis}", t(dst), op.name(), t(src))
            }
            Op::Scan { op, dst, src, axis, reverse } => {
                let from = if *reverse { " reverse" } else { "" };
                format!("{} = scan.{} {} axis {axis}{from}", t(dst), op.name(), t(src))
            }
            Op::Transpose { dst, src, axes } => {
                let axes: Vec<String> = axes.iter().map(u32::to_string).collect();
                format!("{} = transpose {} [{}]", t(dst), t(src), axes.join(", "))
            }
            Op::Reshape { dst, src } => format!("{} = reshape {}", t(dst), t(src)),
            Op::Bitcast { dst, src } => format!("{} = bitcast {}", t(dst), t(src)),
            Op::PadTail { dst, src, ends, value } => {
                format!("{} = pad_tail {} to [{}] else {}", t(dst), t(src), self.vals(ends), v(value))
            }
            Op::Slice { dst, src, at } => format!("{} = slice {}[{}]", t(dst), t(src), self.vals(at)),
            Op::Insert { dst, src, at } => format!("{}[{}] = insert {}", t(dst), self.vals(at), t(src)),
            Op::Gather { dst, src, index } => format!("{} = gather {}[{}]", t(dst), t(src), t(index)),
            Op::Sync(sync) => self.sync(sync),
            Op::For { .. } | Op::If { .. } => String::new(),
        }
    }

    fn mmad(&self, mmad: &Mmad) -> String {
        let transposed = |yes: bool| if yes { ".t" } else { "" };
        let mut text = format!(
            "{} = mmad {}{}, {}{} m {} k {} n {}",
            self.tile(mmad.dst),
            self.tile(mmad.a),
            transposed(mmad.a_transposed),
            self.tile(mmad.b),
            transposed(mmad.b_transposed),
            self.val(mmad.m),
            self.val(mmad.k),
            self.val(mmad.n),
        );
        let _ = write!(text, " init {}", self.val(mmad.init));
        if mmad.tf32 {
            text.push_str(" tf32");
        }
        text
    }

    fn sync(&self, sync: &Sync) -> String {
        match sync {
            Sync::Set { from, to, event } => format!("set {} -> {} #{}", from.name(), to.name(), self.val(*event)),
            Sync::Wait { from, to, event } => format!("wait {} -> {} #{}", from.name(), to.name(), self.val(*event)),
            Sync::VectorBarrier => "barrier.vectors".to_owned(),
            Sync::CoreBarrier => "barrier.cores".to_owned(),
            Sync::Barrier(pipe) => format!("barrier {}", pipe.name()),
            Sync::CrossSet { pipe, flag } => format!("cross_set {} #{flag}", pipe.name()),
            Sync::CrossWait { pipe, flag } => format!("cross_wait {} #{flag}", pipe.name()),
        }
    }
}

fn scalar_name(op: ScalarOp) -> String {
    match op {
        ScalarOp::Un(op) => op.name().to_owned(),
        ScalarOp::Bin(op) => op.name().to_owned(),
        ScalarOp::Cmp(op) => format!("cmp.{}", op.name()),
        ScalarOp::Select => "select".to_owned(),
        ScalarOp::Cast(None) => "cast".to_owned(),
        ScalarOp::Cast(Some(round)) => format!("cast.{}", round.name()),
        ScalarOp::BlockIdx => "block_idx".to_owned(),
        ScalarOp::BlockNum => "block_num".to_owned(),
        ScalarOp::SubBlockIdx => "sub_block_idx".to_owned(),
        ScalarOp::SubBlockNum => "sub_block_num".to_owned(),
    }
}
