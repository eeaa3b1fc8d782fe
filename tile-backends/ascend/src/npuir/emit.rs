//! Emits the module, its entry, and control flow.

use super::names::Names;
use super::types::{GM, elem, stored, tensor};
use super::{Emitted, refuse};
use crate::ir::live::{Cell, Cells, live_after};
use crate::ir::{Block, Core, Fixpipe, Inst, Op, Program, Tensor, Tile, Val, Var};
use crate::lower::{Code, LowerError};
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use tile_core::elem::DType;
use tile_core::ir::{Literal, Span};
use tile_core::num::{bf16, f16};
use tile_emit::Writer;

pub(super) struct Emitter<'p> {
    pub(super) program: &'p Program,
    pub(super) names: Names,
    /// Constants, which are defined in front of everything.
    constants: String,
    /// The names of constants.
    known: HashMap<(Literal, DType), String>,
    pub(super) out: Writer<2>,
    pub(super) span: Span,
    pub(super) vals: HashMap<Val, String>,
    /// The current SSA values of tiles and variables.
    pub(super) cells: HashMap<Cell, String>,
    pub(super) tensors: HashMap<Tensor, String>,
    /// Tiles of one element that hold a broadcast scalar.
    pub(super) splats: HashMap<Tile, Val>,
    /// Values that vector units compute.
    pub(super) computed: HashSet<String>,
    /// Values that a loop carries from one iteration to the next.
    pub(super) handed_on: HashSet<String>,
    /// Extents of GEMM operands that are larger than the program's.
    factors: HashMap<Tile, Vec<u32>>,
}

impl<'p> Emitter<'p> {
    pub(super) fn new(program: &'p Program) -> Emitter<'p> {
        Emitter {
            program,
            names: Names::default(),
            constants: String::new(),
            known: HashMap::new(),
            out: Writer::at(2),
            span: Span::default(),
            vals: HashMap::new(),
            cells: HashMap::new(),
            tensors: HashMap::new(),
            splats: HashMap::new(),
            computed: HashSet::new(),
            handed_on: HashSet::new(),
            factors: factors(program),
        }
    }

    pub(super) fn module(mut self) -> Emitted<String> {
        let program = self.program;
        if let Some(tile) = program.tiles.values().find(|tile| tile.elem == DType::F64) {
            let name = tile.name.as_deref().map_or_else(|| "a tile".to_owned(), |name| format!("`{name}`"));
            return refuse(program, self.span, format!("{name} is of f64, which the vendor's compiler does not fill"));
        }
        self.order()?;
        self.parts()?;
        let ffts = self.names.fresh("ffts");
        let lock = self.names.fresh("lock");
        let workspace = self.names.fresh("scratch");
        let mut params = vec![
            format!("{ffts}: i64 {{hacc.arg_type = #hacc.arg_type<ffts_base_address>}}"),
            format!("{lock}: memref<?xi8> {{hacc.arg_type = #hacc.arg_type<sync_block_lock>}}"),
            format!("{workspace}: memref<?xi8> {{hacc.arg_type = #hacc.arg_type<workspace>}}"),
        ];
        for (id, data) in program.tensors.iter() {
            let name = self.names.fresh(&data.name);
            params.push(format!("{name}: memref<?x{}, {GM}>", stored(data.elem)));
            self.tensors.insert(id, name);
        }
        for param in &program.params {
            let data = &program.vals[param.val];
            let name = self.names.fresh(data.name.as_deref().unwrap_or("arg"));
            params.push(format!("{name}: {}", passed(data.elem)));
            self.param(param.val, &name)?;
        }
        for grid in ["grid_x", "grid_y", "grid_z", "pid_x", "pid_y", "pid_z"] {
            let name = self.names.fresh(grid);
            params.push(format!("{name}: i32"));
        }
        self.block(&program.body, &Cells::new())?;
        let mut text = String::new();
        let mix = match (self.uses(Core::Cube), self.uses(Core::Vector)) {
            (true, true) => "mix",
            (true, false) => "aic",
            (false, _) => "aiv",
        };
        let _ = writeln!(text, "// {} on {}", program.name, program.chip);
        text.push_str("module {\n");
        let _ = writeln!(text, "  func.func @{}(", symbol(&program.name));
        let _ = writeln!(text, "      {})", params.join(",\n      "));
        text.push_str("      attributes {SyncBlockLockArgIdx = 0 : i64, WorkspaceArgIdx = 1 : i64, hacc.entry,\n");
        let kind = "hacc.function_kind = #hacc.function_kind<DEVICE>";
        let _ = writeln!(text, "                  {kind}, mix_mode = \"{mix}\"}} {{");
        let _ = writeln!(text, "    hivm.hir.set_ffts_base_addr {ffts}");
        text.push_str(&self.constants);
        text.push_str(&self.out.finish());
        text.push_str("    return\n  }\n}\n");
        Ok(text)
    }

    /// Refuses GEMMs of two operands in several parts each (`u8` on both sides): the vendor's
    /// compiler sets flags for them that it never waits for, until it runs out of flags.
    fn parts(&self) -> Emitted<()> {
        let mut counts: HashMap<[Tile; 3], u32> = HashMap::new();
        let mut found = None;
        self.program.walk(&mut |inst| {
            if let Op::Mmad(mmad) = &inst.op {
                let count = counts.entry([mmad.dst, mmad.a, mmad.b]).or_default();
                *count += 1;
                // The larger part of each counts twice.
                if *count == 4 {
                    found.get_or_insert(inst.span);
                }
            }
        });
        let Some(span) = found else { return Ok(()) };
        let reason = "a GEMM of u8 on both sides, which the vendor's compiler does not order; Ascend C has it";
        Err(LowerError { chip: self.program.chip, code: Code::Product, span, reason: reason.to_owned() })
    }

    /// Refuses tensors that kernels of both kinds of core write and read: the vendor's compiler
    /// places flags for tiles alone, and lets one vector unit read rows that the other wrote.
    fn order(&self) -> Emitted<()> {
        let program = self.program;
        if !self.is_mixed() {
            return Ok(());
        }
        let (mut written, mut read) = (HashSet::new(), Vec::new());
        program.walk(&mut |inst| match &inst.op {
            Op::Store { subview, .. } => drop(written.insert(subview.tensor)),
            Op::Load { subview, .. } => read.push((subview.tensor, inst.span)),
            Op::Read { tensor, .. } => read.push((*tensor, inst.span)),
            _ => {}
        });
        let Some((tensor, span)) = read.into_iter().find(|(tensor, _)| written.contains(tensor)) else { return Ok(()) };
        let name = &program.tensors[tensor].name;
        let reason = format!(
            "`{name}` is written and read by a kernel of cube and vectors, which the vendor's compiler does not \
             order; Ascend C has it"
        );
        Err(LowerError { chip: program.chip, code: Code::Order, span, reason })
    }

    /// Whether the program uses the cube and the vector units.
    pub(super) fn is_mixed(&self) -> bool {
        self.uses(Core::Cube) && self.uses(Core::Vector)
    }

    fn uses(&self, core: Core) -> bool {
        let mut uses = false;
        self.program.walk(&mut |inst| {
            uses |= inst.op.core(self.program) == Some(core);
            // Older compilers apply ReLU on vector units.
            uses |= core == Core::Vector && matches!(inst.op, Op::Store { fixpipe: Fixpipe { relu: true, .. }, .. });
        });
        uses
    }

    /// A scalar argument as the program takes it.
    fn param(&mut self, val: Val, name: &str) -> Emitted<()> {
        let to = self.program.vals[val].elem;
        let converted = match to {
            DType::Index => self.define("n", &format!("arith.index_cast {name} : i64 to index")),
            DType::I64 | DType::U64 | DType::I32 | DType::U32 | DType::F32 => name.to_owned(),
            DType::I16 | DType::U16 | DType::I8 | DType::U8 => {
                self.define("n", &format!("arith.trunci {name} : i32 to {}", elem(to)))
            }
            DType::Bool => self.define("n", &format!("arith.trunci {name} : i32 to i1")),
            DType::F16 | DType::BF16 => self.define("n", &format!("arith.truncf {name} : f32 to {}", elem(to))),
            DType::F64 | DType::E4M3 | DType::E5M2 => {
                return refuse(self.program, self.span, format!("a scalar argument of {to}"));
            }
        };
        self.vals.insert(val, converted);
        Ok(())
    }

    pub(super) fn line(&mut self, text: &str) {
        self.out.line(text);
    }

    /// Defines a new SSA value.
    pub(super) fn define(&mut self, base: &str, text: &str) -> String {
        let name = self.names.fresh(base);
        self.line(&format!("{name} = {text}"));
        name
    }

    pub(super) fn constant(&mut self, literal: Literal, ty: DType) -> String {
        if let Some(name) = self.known.get(&(literal, ty)) {
            return name.clone();
        }
        let (base, text) = match literal {
            Literal::Int(x) if ty.is_float() => ("cst".to_owned(), float(x as f64, ty)),
            Literal::Int(x) if ty == DType::Bool => {
                let truth = if x == 0 { "false" } else { "true" };
                (truth.to_owned(), truth.to_owned())
            }
            Literal::Int(x) => {
                let sign = if x < 0 { "m" } else { "" };
                let suffix = if ty == DType::Index { String::new() } else { format!("_{}", elem(ty)) };
                // As a signed number of that many bits.
                let shift = 128 - if ty == DType::Index { 64 } else { ty.bits() };
                (format!("c{sign}{}{suffix}", x.unsigned_abs()), ((x << shift) >> shift).to_string())
            }
            Literal::Float(x) => ("cst".to_owned(), float(x, ty)),
            Literal::Bool(x) => (x.to_string(), x.to_string()),
        };
        let name = self.names.fresh(&base);
        let _ = match ty {
            DType::Bool => writeln!(self.constants, "    {name} = arith.constant {text}"),
            _ => writeln!(self.constants, "    {name} = arith.constant {text} : {}", elem(ty)),
        };
        self.known.insert((literal, ty), name.clone());
        name
    }

    pub(super) fn val(&mut self, val: Val) -> Emitted<String> {
        if let Some(name) = self.vals.get(&val) {
            return Ok(name.clone());
        }
        let data = &self.program.vals[val];
        match data.constant {
            Some(literal) => {
                let name = self.constant(literal, data.elem);
                self.vals.insert(val, name.clone());
                Ok(name)
            }
            None => refuse(self.program, self.span, format!("{val:?} is used before it is made")),
        }
    }

    pub(super) fn index(&mut self, value: i64) -> String {
        self.constant(Literal::Int(value.into()), DType::Index)
    }

    pub(super) fn ty(&self, tile: Tile) -> String {
        tensor(self.extents(tile), self.program.tiles[tile].elem)
    }

    /// The extents of a tile in the text.
    pub(super) fn extents(&self, tile: Tile) -> &[u32] {
        self.factors.get(&tile).map_or(&self.program.tiles[tile].shape, |shape| shape)
    }

    pub(super) fn base(&self, tile: Tile) -> String {
        self.program.tiles[tile].name.clone().unwrap_or_else(|| "t".to_owned())
    }

    /// The current value of a tile; an unspecified one if nothing wrote it.
    pub(super) fn tile(&mut self, tile: Tile) -> String {
        match self.cells.get(&Cell::Tile(tile)) {
            Some(name) => name.clone(),
            None => self.empty(tile),
        }
    }

    pub(super) fn empty(&mut self, tile: Tile) -> String {
        let ty = self.ty(tile);
        self.define("e", &format!("tensor.empty() : {ty}"))
    }

    pub(super) fn set(&mut self, tile: Tile, name: String) {
        self.splats.remove(&tile);
        self.cells.insert(Cell::Tile(tile), name);
    }

    pub(super) fn cell_type(&self, cell: Cell) -> String {
        match cell {
            Cell::Tile(tile) => self.ty(tile),
            Cell::Var(var) => elem(self.program.vars[var].elem).to_owned(),
        }
    }

    pub(super) fn cell_base(&self, cell: Cell) -> String {
        match cell {
            Cell::Tile(tile) => self.base(tile),
            Cell::Var(var) => self.program.vars[var].name.clone().unwrap_or_else(|| "v".to_owned()),
        }
    }

    /// The current value of a tile or variable; an unspecified one if nothing wrote it.
    pub(super) fn cell(&mut self, cell: Cell) -> String {
        if let Some(name) = self.cells.get(&cell) {
            return name.clone();
        }
        match cell {
            Cell::Tile(tile) => self.empty(tile),
            Cell::Var(var) => self.unset(var),
        }
    }

    fn unset(&mut self, var: Var) -> String {
        let ty = self.program.vars[var].elem;
        self.constant(Literal::Int(0), ty)
    }

    pub(super) fn block(&mut self, block: &Block, behind: &Cells) -> Emitted<()> {
        let after = live_after(self.program, block, behind);
        for (inst, live) in block.insts.iter().zip(&after) {
            self.span = inst.span;
            self.inst(inst, live)?;
        }
        Ok(())
    }

    fn inst(&mut self, inst: &Inst, live: &Cells) -> Emitted<()> {
        match &inst.op {
            Op::For { .. } => self.counted_loop(&inst.op, live),
            Op::If { condition, then, otherwise } => self.branch(*condition, [then, otherwise], live),
            op => self.op(op),
        }
    }
}

/// GEMM operands that the vendor's library reads in larger pieces than their extents: of 16 by 16
/// elements of `f32`, and of 32 of `i8` along k where it transposes them. It reads those pieces
/// whole, whatever memory holds there.
fn factors(program: &Program) -> HashMap<Tile, Vec<u32>> {
    let mut factors: HashMap<Tile, Vec<u32>> = HashMap::new();
    program.walk(&mut |inst| {
        let Op::Mmad(mmad) = &inst.op else { return };
        for (tile, axis) in [(mmad.a, usize::from(!mmad.a_transposed)), (mmad.b, usize::from(mmad.b_transposed))] {
            let data = &program.tiles[tile];
            let piece = match data.elem {
                DType::F32 => 16,
                DType::I8 => 32,
                _ => continue,
            };
            let shape = factors.entry(tile).or_insert_with(|| data.shape.clone());
            shape[axis] = shape[axis].next_multiple_of(piece);
            if data.elem == DType::F32 {
                shape[1 - axis] = shape[1 - axis].next_multiple_of(piece);
            }
        }
    });
    factors.retain(|tile, shape| *shape != program.tiles[*tile].shape);
    factors
}

/// The type in which a scalar is passed.
pub(super) fn passed(elem: DType) -> &'static str {
    match elem {
        DType::Index | DType::I64 | DType::U64 => "i64",
        DType::F64 => "f64",
        DType::F32 | DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2 => "f32",
        DType::I32 | DType::U32 | DType::I16 | DType::U16 | DType::I8 | DType::U8 | DType::Bool => "i32",
    }
}

/// A valid name of an entry.
pub(super) fn symbol(name: &str) -> String {
    tile_emit::sanitized(name)
}

/// A float, exactly.
fn float(x: f64, ty: DType) -> String {
    let (value, bits) = match ty {
        DType::F16 => (f16::from_f64(x).to_f64(), format!("0x{:04X}", f16::from_f64(x).to_bits())),
        DType::BF16 => (bf16::from_f64(x).to_f64(), format!("0x{:04X}", bf16::from_f64(x).to_bits())),
        DType::F64 => (x, format!("0x{:016X}", x.to_bits())),
        _ => (f64::from(x as f32), format!("0x{:08X}", (x as f32).to_bits())),
    };
    if !value.is_finite() {
        return bits;
    }
    let text = format!("{value:?}");
    match text.split_once('e') {
        Some((mantissa, _)) if mantissa.contains('.') => text,
        Some((mantissa, exponent)) => format!("{mantissa}.0e{exponent}"),
        None => text,
    }
}
