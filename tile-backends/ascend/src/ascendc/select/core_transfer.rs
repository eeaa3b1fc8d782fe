//! Instruction selection of core transfers: each kind of core emits its half of a `move`.
//!
//! [`core_transfer`](super::super::core_transfer) plans routes and flags. On chip, by the Ascend C
//! reference of CANN 9.1 for the 950:
//!
//! - "Fixpipe (L0C Buffer to UB)": `FixpipeParamsArch3510` with a configuration that says UB;
//!   `dualDstCtl` 1 gives each vector unit its half of the rows, 0 all of them to the unit
//!   `subBlockId`.
//! - "DataCopy (UBToL1, high-dimensional)": rows of whole blocks with gaps, by MTE3. A column of
//!   the tile goes to a column of L1, so that L1 has fractals. It takes
//!   `ENABLE_CV_COMM_VIA_SSBUF`, which is passed to the compiler.
//! - "CrossCoreSetFlag" and "CrossCoreWaitFlag", mode 2: all vector units of an AI core and its
//!   cube; mode 1: its vector units. On the 950 a wait is of one pipe, on the 910B of all.

use super::super::code::{CrossFlags, Flag};
use super::super::core_transfer::{CORE_BARRIER_FLAG, Route, Transfer, VECTOR_BARRIER_FLAG, touches};
use super::{Access, Call, Node, Path, Region, Space, Work};
use super::{Select, Selected, at, layout, times, vectors};
use crate::chip::{Chip, Generation};
use crate::ir::{Block, Core, Fixpipe, Op, Pipe, Program, Tile, TransferHalf};
use tile_core::elem::DType;

/// The fixpipe configuration of transfers from L0C to the vector memory.
pub(in super::super) const ROWS_TO_UB: &str = "tile_rows_to_ub";

/// The release of an on-chip buffer behind its last use.
pub(super) struct Release {
    transfer: Transfer,
    dst: Tile,
    /// The index of the last instruction of the block that uses it.
    last: usize,
    /// The first statement of the list that may use it.
    begin: usize,
}

impl Select<'_> {
    /// Transfers a tile to the other kind of core.
    pub(super) fn transfer_tile(&mut self, dst: Tile, src: Tile) -> Selected<()> {
        let Some(transfer) = self.transfers.get(&(dst, src)).cloned() else {
            return self.unsupported("no route between the cores is planned for a tile");
        };
        let of_cube = &self.program.tiles[if transfer.to_cube { dst } else { src }];
        if of_cube.shape.len() != 2 || self.elem(src) == DType::Bool {
            return self.unsupported("what goes between the cores is a matrix of numbers");
        }
        let gives = self.gives(&transfer);
        match (transfer.route, gives) {
            (Route::Workspace, _) => self.by_workspace(&transfer, dst, src),
            (Route::OnChip, true) => self.send(&transfer, dst, src),
            (Route::OnChip, false) => self.receive(&transfer, dst),
        }
    }

    fn gives(&self, transfer: &Transfer) -> bool {
        (self.core == Core::Vector) == transfer.to_cube
    }

    /// Whether each vector unit has half of the rows.
    fn in_halves(&self, dst: Tile, src: Tile) -> bool {
        self.program.tiles[dst].shape != self.program.tiles[src].shape
    }

    /// A condition in front of a statement that one vector unit executes, if all of them have the
    /// whole tile.
    fn once(&self, halves: bool) -> &'static str {
        match vectors(self.program) {
            2.. if !halves && self.core == Core::Vector => "if (GetSubBlockIdx() == 0)\n  ",
            _ => "",
        }
    }

    fn advance(transfer: &Transfer) -> String {
        let slot = transfer.slot();
        format!("{slot} = ({slot} + 1) % {};", transfer.buffers)
    }

    fn by_workspace(&mut self, transfer: &Transfer, dst: Tile, src: Tile) -> Selected<()> {
        let elem = self.elem(src);
        let ty = self.local_type(elem)?;
        let halves = self.in_halves(dst, src);
        let gives = self.gives(transfer);
        let tile = if gives { src } else { dst };
        let own = &self.program.tiles[tile];
        let (rows, cols) = (u64::from(own.shape[0]), u64::from(own.shape[1]));
        let width = layout::width(elem);
        let space = Space::Global(u32::MAX - transfer.number);
        let region = Region { space, start: 0, end: 1, rotation: None };
        let slot = transfer.slot();
        let mut place = format!("workspace_block + {} + {slot} * {}", transfer.start, transfer.bytes);
        if self.core == Core::Vector && halves {
            place += &format!(" + GetSubBlockIdx() * {}", rows * cols * width);
        }
        let once = self.once(halves);
        let between = self.names.fresh("between");
        let declare = format!("GlobalTensor<{ty}> {between};\n{between}.SetGlobalBuffer((__gm__ {ty} *)({place}));");
        let pipe = if gives { transfer.sender() } else { transfer.receiver() };
        let (wait, set) = if gives { (transfer.free, transfer.ready) } else { (transfer.ready, transfer.free) };
        let name = self.tile(tile);
        let text = match (gives, self.core) {
            (true, Core::Vector) => {
                format!("{once}DataCopyPad({between}, {name}, DataCopyExtParams({rows}, {}, 0, 0, 0));", cols * width)
            }
            (false, Core::Vector) => format!(
                "DataCopyPad({name}, {between}, DataCopyExtParams({rows}, {}, 0, 0, 0), DataCopyPadExtParams<{ty}>());",
                cols * width
            ),
            (true, Core::Cube) => self.fixpipe_text(
                &between,
                src,
                ty,
                ty,
                &rows.to_string(),
                &cols.to_string(),
                &cols.to_string(),
                "0",
                Fixpipe::default(),
            ),
            (false, Core::Cube) => {
                let tall = rows.next_multiple_of(16);
                format!("DataCopy({name}, {between}, Nd2NzParams(1, {rows}, {cols}, 0, {cols}, {tall}, 1, 0));")
            }
        };
        let own = if gives { self.reads(pipe, tile) } else { self.writes(pipe, tile) };
        let other = Access::new(pipe, region, gives);
        let call = Call {
            before: vec![declare],
            after: vec![Self::advance(transfer)],
            transfer: Some(CrossFlags {
                wait: Some(wait_of(self.program, pipe, wait)),
                set: Some(Flag::CrossSet { pipe, flag: set }),
            }),
            ..self.plain(text, vec![own, other])
        };
        self.push(Node::Call(call));
        Ok(())
    }

    /// Sends a tile to its buffer in the other core's memory.
    fn send(&mut self, transfer: &Transfer, dst: Tile, src: Tile) -> Selected<()> {
        let halves = self.in_halves(dst, src);
        let there = self.declaration(dst)?;
        let name = self.tile(src);
        let to = self.tile(dst);
        let elem = self.elem(src);
        let ty = self.local_type(elem)?;
        let (text, bytes, path) = if transfer.to_cube {
            let rows = self.rows(src);
            let lanes = u64::from(Chip::BLOCK) / rows.width;
            let (tall, columns) = layout::fractal(&self.program.tiles[dst].shape, elem);
            let unit = if halves { format!(" + GetSubBlockIdx() * {}", rows.rows() * lanes) } else { String::new() };
            let i = self.names.fresh("i");
            let once = self.once(halves).replace("\n  ", " ");
            // Along rows or columns, whichever are more.
            let (count, place, from, params) = match columns > rows.rows() {
                true => (rows.rows(), lanes, rows.step(), format!("{columns}, 1, 0, {}", tall - 1)),
                false => (columns, tall * lanes, lanes, format!("{}, 1, {}, 0", rows.rows(), columns - 1)),
            };
            let text = format!(
                "{once}for (int64_t {i} = 0; {i} < {count}; {i}++)\n  DataCopy({}, {}, DataCopyParams({params}));",
                at(&to, &format!("{}{unit}", times(&i, place))),
                at(&name, &times(&i, from)),
            );
            (text, rows.bytes(), Path::UbToL1)
        } else {
            let shape = &self.program.tiles[src].shape;
            let (all, tall) = (shape[0], u64::from(shape[0]).next_multiple_of(16));
            let rows = self.rows(dst);
            let p = self.names.fresh("fix");
            let head = format!(
                "FixpipeParamsArch3510<CO2Layout::ROW_MAJOR> {p};\n{p}.nSize = {step};\n{p}.mSize = {all};\n\
                 {p}.srcStride = {tall};\n{p}.dstStride = {step};\n",
                step = rows.step()
            );
            let go = format!("Fixpipe<{ty}, {ty}, {ROWS_TO_UB}>({to}, {name}, {p});");
            let text = match halves {
                true => format!("{head}{p}.dualDstCtl = 1;\n{go}"),
                false => format!("{head}{go}\n{p}.subBlockId = true;\n{go}"),
            };
            (text, rows.bytes() * 2, Path::L0cToUb)
        };
        let pipe = transfer.sender();
        let call = Call {
            before: vec![there],
            after: vec![Self::advance(transfer)],
            transfer: Some(CrossFlags {
                wait: Some(wait_of(self.program, pipe, transfer.free)),
                set: Some(Flag::CrossSet { pipe, flag: transfer.ready }),
            }),
            work: Work::Move { bytes, path, tensor: None },
            ..self.plain(text, vec![self.reads(pipe, src)])
        };
        self.push(Node::Call(call));
        Ok(())
    }

    /// Receives a tile.
    fn receive(&mut self, transfer: &Transfer, dst: Tile) -> Selected<()> {
        self.tile(dst);
        let declaration = self.declaration(dst)?;
        self.text(format!("{declaration}\n{}", Self::advance(transfer)));
        let pipe = transfer.receiver();
        // Other pipes wait for the receiving pipe.
        let arrival = Access { waited: Some(pipe), fresh: true, ..self.writes(pipe, dst) };
        let wait = Some(wait_of(self.program, pipe, transfer.ready));
        self.push(Node::Call(Call { transfer: Some(CrossFlags { wait, set: None }), ..Call::nothing(arrival) }));
        Ok(())
    }

    /// The release of the on-chip buffer that an instruction receives.
    pub(super) fn release_of(&self, op: &Op, block: &Block, begin: usize) -> Option<Release> {
        let Op::Move { dst, src, half } = *op else { return None };
        let transfer = self.transfers.get(&(dst, src))?;
        if transfer.route != Route::OnChip || half == TransferHalf::Send || self.gives(transfer) {
            return None;
        }
        let used = |inst: &crate::ir::Inst| touches(self.program, std::slice::from_ref(inst), dst) > 0;
        let last = block.insts.iter().rposition(used)?;
        Some(Release { transfer: transfer.clone(), dst, last, begin })
    }

    /// Releases the buffers of tiles whose last use is instruction `at`.
    pub(super) fn release(&mut self, releases: &[Release], number: usize) {
        for release in releases.iter().filter(|release| release.last == number) {
            let (region, receiver) = (self.region(release.dst), release.transfer.receiver());
            let mut accesses = Vec::new();
            let nodes = self.lists.last().map_or(&[][..], |list| &list[release.begin..]);
            nodes.iter().for_each(|node| node.accesses(&mut accesses));
            // The scalar unit has finished its reads before it goes on.
            let other = |access: &Access| access.pipe != receiver && access.pipe != Pipe::S && access.region == region;
            let set = |pipe| Flag::CrossSet { pipe, flag: release.transfer.free };
            match accesses.iter().rfind(|access| other(access)).map(|access| access.pipe) {
                None => {
                    let transfer = Some(CrossFlags { wait: None, set: Some(set(receiver)) });
                    let end = Access::new(receiver, region, false);
                    self.push(Node::Call(Call { transfer, ..Call::nothing(end) }));
                }
                // The last pipe, behind the others.
                Some(pipe) => {
                    let end = Access::new(pipe, region, true);
                    let transfer = Some(CrossFlags { wait: None, set: Some(set(pipe)) });
                    self.push(Node::Call(Call { transfer, ..Call::nothing(end) }));
                }
            }
        }
    }

    /// A barrier of both vector units.
    pub(super) fn vector_barrier(&mut self) {
        let all = Node::Flag(Flag::Barrier(Pipe::All));
        let set = format!("CrossCoreSetFlag<1, PIPE_MTE3>({VECTOR_BARRIER_FLAG});");
        self.push(all.clone());
        match self.program.chip.generation {
            Generation::C220 => self.text(format!("{set}\nCrossCoreWaitFlag({VECTOR_BARRIER_FLAG});")),
            // One pipe waits, and all for it.
            Generation::C310 => {
                self.text(format!("{set}\nCrossCoreWaitFlag<1, PIPE_MTE3>({VECTOR_BARRIER_FLAG});"));
                self.push(all);
            }
        }
    }

    /// A barrier of cube and vector units: the cube waits for all vector units, and they for the
    /// cube.
    pub(super) fn core_barrier(&mut self) {
        let all = Node::Flag(Flag::Barrier(Pipe::All));
        let pipe = if self.core == Core::Cube { Pipe::Fix } else { Pipe::Mte3 };
        let set = Node::Flag(Flag::CrossSet { pipe, flag: CORE_BARRIER_FLAG });
        let mut wait = vec![Node::Flag(wait_of(self.program, pipe, CORE_BARRIER_FLAG))];
        if self.program.chip.generation == Generation::C310 {
            // One pipe waits, and all for it.
            wait.push(all.clone());
        }
        self.push(all);
        match self.core {
            Core::Cube => wait.into_iter().chain([set]).for_each(|node| self.push(node)),
            Core::Vector => [set].into_iter().chain(wait).for_each(|node| self.push(node)),
        }
    }

    /// The flags that the first transfer of each buffer expects to be set, and those that the
    /// last leaves set.
    pub(in super::super) fn transfer_flags(
        program: &Program,
        core: Core,
        transfers: &[Transfer],
    ) -> (Vec<Node>, Vec<Node>) {
        let (mut prime, mut drain) = (Vec::new(), Vec::new());
        for transfer in transfers {
            let gives = (core == Core::Vector) == transfer.to_cube;
            prime.push(Node::Text(format!("uint32_t {} = 0;", transfer.slot())));
            for _ in 0..transfer.buffers {
                if gives {
                    drain.push(Node::Flag(wait_of(program, transfer.sender(), transfer.free)));
                } else {
                    prime.push(Node::Flag(Flag::CrossSet { pipe: transfer.receiver(), flag: transfer.free }));
                }
            }
        }
        (prime, drain)
    }
}

/// A wait of a pipe for the other kind of core.
fn wait_of(program: &Program, pipe: Pipe, flag: u32) -> Flag {
    let pipe = (program.chip.generation == Generation::C310).then_some(pipe);
    Flag::CrossWait { pipe, flag }
}
