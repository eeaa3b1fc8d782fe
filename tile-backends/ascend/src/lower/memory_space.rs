//! Memory-space assignment: which on-chip memory holds each tile of the kernel.
//!
//! A tile may have a buffer in each memory in which it is used. Its contents are valid in one of
//! them or in several; a statement that needs them elsewhere moves them.
//!
//! - Accumulators stay in L0C while only matrix multiplications touch them. A `clear` costs
//!   nothing: the next MMA overwrites (`Location::Zero`).
//! - A tile that is only loaded from tensors and only multiplied is loaded into L1; if vector
//!   units read it, too, it is loaded twice.
//! - Tiles of one axis that are reduced rows, or that are broadcast along rows, are stored as
//!   columns, so that they need no rearranging between statements.
//! - A kernel may request a tile's memory (`ascend(units)`). A tile of the vector units is in their
//!   memory behind each statement: products are added to it there, and copies pass through it.
//!   A tile of the cube never is, and what would need it there is refused.

use super::{Code, Lower, Lowered};
use crate::chip::Generation;
use crate::ir::{Level, Op as Npu, Operand, Tile, TransferHalf, Val, Var};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Func, Inst, Op, RegionId, Space, Type, Unit, Value};

/// The memory in which the contents of a tile are valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Location {
    /// None: the contents are unspecified.
    #[default]
    Nothing,
    /// All elements are zero, and not stored yet.
    Zero,
    /// In L0C.
    Cube,
    /// In the vector memory.
    Vector,
    /// In both memories.
    Both,
}

/// When an MMA overwrites its accumulator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Init {
    /// Never: it accumulates.
    #[default]
    Never,
    /// If the scalar is true.
    If(Val),
    /// If the variable is true, which is then cleared.
    Var(Var),
}

/// The memory-space state of a tile of the kernel.
#[derive(Clone, Debug, Default)]
pub(super) struct TileState {
    /// Its extents.
    pub(super) shape: Vec<u32>,
    pub(super) place: Location,
    pub(super) init: Init,
    vector: Option<Tile>,
    /// A variable that says whether the accumulator is still uninitialised, where an MMA over no
    /// columns may have been the first.
    pub(super) fresh: Option<Var>,
    pub(super) sums: Option<Tile>,
    /// Rows and columns of the accumulator that are specified.
    pub(super) valid: Option<(Val, Val)>,
    /// The copy in L1, while it is valid, and how much of each axis exists.
    pub(super) operand: Option<(Tile, Vec<Val>)>,
}

impl TileState {
    /// Its buffer in the vector memory, if it has one.
    pub(super) fn vector_tile(&self) -> Option<Tile> {
        self.vector
    }
}

/// How a function uses a tile.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Use {
    /// It is an operand of matrix multiplications.
    pub(super) operand: bool,
    /// Anything else reads it.
    pub(super) read: bool,
    /// Anything but copies from tensors writes it.
    pub(super) made: bool,
    /// How often it is used as a column, minus how often as a row.
    column: i32,
}

impl Touch {
    /// Whether its contents may change.
    pub(super) fn writes(self) -> bool {
        self.vector || self.products > 0 || self.cleared
    }
}

pub(super) type Uses = HashMap<Value, Use>;

/// How a function uses each of its tiles.
pub(super) fn uses(func: &Func) -> Uses {
    let mut uses = Uses::new();
    collect(func, func.body, &[], &mut uses);
    // Tiles that are copied to each other get the same layout.
    let mut pairs = Vec::new();
    func.walk(func.body, &mut |_, inst| {
        if let Op::Copy { .. } = inst.op {
            pairs.push((func.root(inst.args[0]), func.root(inst.args[1])));
        }
    });
    for _ in 0..pairs.len() {
        for &(a, b) in &pairs {
            let columns = [a, b].map(|value| uses.get(&value).map_or(0, |uses| uses.column));
            for (value, column, other) in [(a, columns[0], columns[1]), (b, columns[1], columns[0])] {
                if column == 0 && other != 0 && is_tile(func, value) {
                    uses.entry(value).or_default().column = other.signum();
                }
            }
        }
    }
    uses
}

fn is_tile(func: &Func, root: Value) -> bool {
    matches!(func.ty(root), Type::Mem(ty) if ty.space != Space::Global && ty.rank() > 0)
}

fn collect(func: &Func, region: RegionId, indices: &[Value], uses: &mut Uses) {
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        let root = |arg: usize| func.root(inst.args[arg]);
        match &inst.op {
            Op::Gemm { .. } | Op::GemmSp {} => {
                // Vector units convert operands that the cube does not take as they are.
                for &arg in &inst.args[..inst.args.len() - 1] {
                    let entry = uses.entry(func.root(arg)).or_default();
                    let direct = super::operand::is_unconverted(func, inst, arg);
                    entry.operand |= direct;
                    entry.read |= !direct;
                }
                let acc = uses.entry(root(inst.args.len() - 1)).or_default();
                acc.made = true;
                acc.read = true;
            }
            Op::Copy { .. } => {
                uses.entry(root(0)).or_default().read = true;
                let types = (func.ty(inst.args[0]).elem(), func.ty(inst.args[1]).elem());
                let loaded = !is_tile(func, root(0)) && types.0 == types.1 && root(1) == inst.args[1];
                uses.entry(root(1)).or_default().made |= !loaded;
            }
            Op::Load {} | Op::Store { .. } => {
                let memory = usize::from(matches!(inst.op, Op::Store { .. }));
                let entry = uses.entry(root(memory)).or_default();
                entry.read = true;
                entry.made |= memory == 1;
                if indices.len() > 1
                    && let [index] = &inst.args[memory + 1..]
                {
                    match indices.iter().position(|of| of == index) {
                        Some(axis) if axis + 1 == indices.len() => entry.column -= 1,
                        Some(_) => entry.column += 1,
                        None => {}
                    }
                }
            }
            Op::Reduce { axis, .. } => {
                uses.entry(root(0)).or_default().read = true;
                let rank = func.ty(inst.args[0]).mem().map_or(0, |ty| ty.rank());
                let entry = uses.entry(root(1)).or_default();
                (entry.read, entry.made) = (true, true);
                entry.column += if *axis as usize + 1 == rank { 2 } else { -2 };
            }
            Op::Region { .. } | Op::Permute { .. } | Op::Reshape {} | Op::Bitcast {} | Op::Extent { .. } => {}
            _ => {
                for &arg in &inst.args {
                    if func.ty(arg).mem().is_some() {
                        let entry = uses.entry(func.root(arg)).or_default();
                        (entry.read, entry.made) = (true, true);
                    }
                }
            }
        }
        for &inner in &inst.regions {
            let indices = match inst.op {
                Op::Parallel {} => func.regions[inner].args.clone(),
                _ => indices.to_vec(),
            };
            collect(func, inner, &indices, uses);
        }
    }
}

/// How a statement touches a tile.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Touch {
    /// Vector units access it.
    pub(super) vector: bool,
    /// The number of MMAs that accumulate into it.
    pub(super) products: u32,
    /// Whether one of them is nested in a statement of the region.
    pub(super) nested: bool,
    /// It is cleared.
    pub(super) cleared: bool,
    /// Whether its first access overwrites all of it.
    pub(super) killed: bool,
}

/// The tiles that a region touches, in order of first access.
pub(super) fn touches(func: &Func, region: RegionId) -> Vec<(Value, Touch)> {
    let mut order = Vec::new();
    let mut touched = HashMap::new();
    touch(func, region, false, &mut order, &mut touched);
    order.into_iter().filter(|value| is_tile(func, *value)).map(|value| (value, touched[&value])).collect()
}

fn touch(func: &Func, region: RegionId, nested: bool, order: &mut Vec<Value>, touched: &mut HashMap<Value, Touch>) {
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        if inst.op.is_view() || matches!(inst.op, Op::Extent { .. }) {
            continue;
        }
        for (number, &arg) in inst.args.iter().enumerate() {
            if func.ty(arg).mem().is_none() {
                continue;
            }
            let root = func.root(arg);
            let entry = touched.entry(root).or_insert_with(|| {
                order.push(root);
                let whole = arg == root && !nested;
                let killed = match inst.op {
                    Op::Gemm { accumulate: false, .. } => number == 2,
                    Op::Copy { .. } => number == 1,
                    Op::Fill {} => number == 0,
                    Op::Reduce { accumulate: false, .. } | Op::Scan { .. } => number == 1,
                    _ => false,
                };
                Touch { killed: whole && killed, ..Touch::default() }
            });
            match inst.op {
                Op::Gemm { .. } | Op::GemmSp {} if number + 1 == inst.args.len() => {
                    entry.products += 1;
                    entry.nested |= nested;
                    entry.vector |= asked(func, root) == Some(Unit::Vector);
                }
                Op::Gemm { .. } | Op::GemmSp {} => {}
                Op::Fill {} if is_zero(func, inst) => entry.cleared = true,
                Op::Copy { .. } if number == 0 && stores(func, inst) => {}
                _ => entry.vector = true,
            }
        }
        for &inner in &inst.regions {
            touch(func, inner, true, order, touched);
        }
    }
}

/// Whether a `fill` writes zeros.
pub(super) fn is_zero(func: &Func, inst: &Inst) -> bool {
    use tile_core::ir::Literal;
    let value = func.def(inst.args[1]).map(|def| &def.op);
    matches!(value, Some(Op::Const { value: Literal::Int(0) } | Op::Const { value: Literal::Bool(false) }))
        || matches!(value, Some(Op::Const { value: Literal::Float(x) }) if x.to_bits() == 0)
}

/// Whether a `copy` stores a tile to a tensor in a way that the cube's core supports from L0C.
pub(super) fn stores(func: &Func, inst: &Inst) -> bool {
    let (from, to) = (inst.args[0], inst.args[1]);
    let types = (func.ty(from).elem().dtype(), func.ty(to).elem().dtype());
    let converts = matches!(
        types,
        (Some(DType::F32), Some(DType::F32 | DType::F16 | DType::BF16)) | (Some(DType::I32), Some(DType::I32))
    );
    converts && func.root(from) == from && !is_tile(func, func.root(to))
}

/// The unit that the kernel requests for a tile.
fn asked(func: &Func, value: Value) -> Option<Unit> {
    let name = func.values[value].name.as_deref()?;
    func.schedule.ascend.units.iter().flatten().find(|(tile, _)| tile == name).map(|(_, unit)| *unit)
}

impl Lower<'_> {
    /// Whether the kernel requests the vector units for a tile.
    pub(super) fn is_on_vector_units(&self, value: Value) -> bool {
        asked(self.func, value) == Some(Unit::Vector)
    }

    pub(super) fn home(&mut self, value: Value) -> &mut TileState {
        self.homes.entry(value).or_default()
    }

    fn tile_name(&self, value: Value) -> Option<String> {
        self.func.values[value].name.clone()
    }

    fn tile_elem(&self, value: Value) -> Lowered<DType> {
        Ok(super::access::storage(self.dtype(self.func.ty(value).elem())?))
    }

    /// Whether a tile of one axis is stored as a column.
    pub(super) fn keeps_columns(&self, value: Value) -> bool {
        self.uses.get(&value).is_some_and(|uses| uses.column > 0)
            && self.homes.get(&value).is_some_and(|home| home.shape.len() == 1)
    }

    /// The extents with which a tile is stored in the vector memory.
    fn kept(&self, value: Value) -> Vec<u32> {
        let shape = self.homes.get(&value).map_or_else(Vec::new, |home| home.shape.clone());
        let column = self.uses.get(&value).is_some_and(|uses| uses.column > 0);
        match shape[..] {
            [extent] if column => vec![extent, 1],
            _ => shape,
        }
    }

    /// The buffer of a tile in the vector memory.
    pub(super) fn vector_buffer(&mut self, value: Value) -> Lowered<Tile> {
        if let Some(tile) = self.home(value).vector {
            return Ok(tile);
        }
        if asked(self.func, value) == Some(Unit::Cube) {
            let name = self.tile_name(value).unwrap_or_default();
            let reason = format!(
                "`{name}` is to be the cube's, and vector units have to hold it here: the cube multiplies tiles, adds \
                 products to one that was cleared, and copies whole ones as they are"
            );
            return self.error(Code::Unit, reason);
        }
        let (name, elem, shape) = (self.tile_name(value), self.tile_elem(value)?, self.kept(value));
        let tile = self.b.named_tile(name.as_deref(), Level::Ub, elem, &shape);
        self.home(value).vector = Some(tile);
        Ok(tile)
    }

    /// The accumulator of a tile in L0C.
    pub(super) fn accumulator_buffer(&mut self, value: Value) -> Lowered<Tile> {
        if let Some(tile) = self.home(value).sums {
            return Ok(tile);
        }
        let (name, elem) = (self.tile_name(value), self.tile_elem(value)?);
        let shape = self.home(value).shape.clone();
        let tile = self.b.named_tile(name.as_deref(), Level::L0C, elem, &shape);
        self.home(value).sums = Some(tile);
        Ok(tile)
    }

    /// Makes the contents of a tile valid in the vector memory.
    pub(super) fn on_vector(&mut self, value: Value) -> Lowered<Tile> {
        let dst = self.vector_buffer(value)?;
        let place = self.home(value).place;
        match place {
            Location::Nothing | Location::Vector | Location::Both => {}
            Location::Zero => {
                let zero = self.zero(self.tile_elem(value)?);
                self.b.push(Npu::Fill { dst, value: zero });
                self.home(value).place = Location::Vector;
            }
            Location::Cube => {
                let src = self.accumulator_buffer(value)?;
                if let Init::Var(var) = self.home(value).init {
                    // Zero if no MMA has run.
                    let sums = self.like(dst, self.b.elem(dst));
                    self.move_out_of_cube(sums, src, value);
                    let fresh = self.b.val(DType::Bool, None);
                    self.b.push(Npu::Get { dst: fresh, var });
                    let number = self.convert(fresh, DType::F32, None);
                    let rank = self.b.shape(dst).len();
                    // The vendor's compiler of AscendNPU IR for the third generation broadcasts
                    // no `bool` along two axes; the emitter of Ascend C does.
                    let number = match self.chip.generation {
                        Generation::C310 if !self.facts.begins_with_none => {
                            let numbers = self.like(dst, DType::F32);
                            self.b.push(Npu::Fill { dst: numbers, value: number });
                            numbers
                        }
                        _ => self.splat(number, rank),
                    };
                    let zero = self.zero(DType::F32);
                    let none = self.compare(CmpOp::Ne, number, Operand::Scalar(zero));
                    let zero = self.zero(self.b.elem(dst));
                    let zero = self.splat(zero, rank);
                    self.b.push(Npu::Select { dst, condition: none, a: zero, b: sums });
                    self.home(value).place = Location::Both;
                    return Ok(dst);
                }
                self.move_out_of_cube(dst, src, value);
                self.home(value).place = Location::Both;
            }
        }
        Ok(dst)
    }

    /// Moves an accumulator to a tile in the vector memory; zeros if it is uninitialised.
    pub(super) fn move_out_of_cube(&mut self, dst: Tile, src: Tile, value: Value) {
        let (shape, elem) = (self.b.shape(src), self.b.elem(src));
        let ends = self.home(value).valid;
        let whole = |lower: &Lower<'_>, end: Val, axis: usize| lower.b.known_int(end) == Some(shape[axis].into());
        match ends {
            Some((m, n)) if !(whole(self, m, 0) && whole(self, n, 1)) => {
                let part = self.b.tile(elem, &shape);
                self.b.push(Npu::Move { dst: part, src, half: TransferHalf::Both });
                let value = self.zero(elem);
                self.b.push(Npu::PadTail { dst, src: part, ends: vec![m, n], value });
            }
            _ => self.b.push(Npu::Move { dst, src, half: TransferHalf::Both }),
        }
    }

    /// A tile in the vector memory, with these extents and reinterpreted as that type.
    pub(super) fn vector_tile(&mut self, value: Value, shape: &[u32], elem: DType) -> Lowered<Tile> {
        let tile = self.on_vector(value)?;
        let tile = self.reshaped(tile, shape);
        Ok(self.as_type(tile, elem))
    }

    /// A tile reshaped to other extents.
    pub(super) fn reshaped(&mut self, tile: Tile, shape: &[u32]) -> Tile {
        if self.b.shape(tile) == shape {
            return tile;
        }
        let dst = self.b.tile(self.b.elem(tile), shape);
        self.b.push(Npu::Reshape { dst, src: tile });
        dst
    }

    /// A tile's bits reinterpreted as another type.
    fn as_type(&mut self, tile: Tile, elem: DType) -> Tile {
        let elem = super::access::storage(elem);
        if self.b.elem(tile) == elem {
            return tile;
        }
        let dst = self.b.tile(elem, &self.b.shape(tile));
        self.b.push(Npu::Bitcast { dst, src: tile });
        dst
    }

    /// Overwrites a tile of the kernel with a tile of its type and element count.
    pub(super) fn write_whole(&mut self, value: Value, src: Tile) -> Lowered<()> {
        let dst = self.vector_buffer(value)?;
        let src = self.as_type(src, self.b.elem(dst));
        if self.b.shape(src) == self.b.shape(dst) {
            self.b.push(Npu::Copy { dst, src });
        } else {
            self.b.push(Npu::Reshape { dst, src });
        }
        self.written(value);
        Ok(())
    }

    /// Records that a tile was written in the vector memory.
    pub(super) fn written(&mut self, value: Value) {
        let home = self.home(value);
        home.place = Location::Vector;
        home.operand = None;
    }

    /// Makes a tile's location the same on every path into a region.
    pub(super) fn settle(&mut self, value: Value, touch: Touch) -> Lowered<()> {
        match (touch.vector, self.home(value).place) {
            (_, Location::Nothing) => Ok(()),
            (true, _) if touch.killed => Ok(()),
            (true, _) | (false, Location::Vector | Location::Both) => {
                self.on_vector(value)?;
                self.home(value).place = Location::Vector;
                Ok(())
            }
            (false, Location::Zero) if touch.products > 0 || touch.cleared => {
                let var = self.b.var(DType::Bool, Some("fresh"));
                let truth = self.b.truth(true);
                self.b.push(Npu::Set { var, value: truth });
                let dst = self.accumulator_buffer(value)?;
                self.b.push(Npu::Undef { dst });
                let home = self.home(value);
                (home.init, home.place) = (Init::Var(var), Location::Cube);
                Ok(())
            }
            (false, Location::Zero) => {
                self.on_vector(value)?;
                Ok(())
            }
            (false, Location::Cube) => Ok(()),
        }
    }
}
