//! Zeroes accumulators whose GEMM ran no MMA.
//!
//! The first MMA overwrites its accumulator, so a GEMM loop without iterations, or an MMA over no
//! elements, leaves old values in L0C. There an MMA of zeros is emitted, from zeros in L0A and L0B.
//! On the 950, where nothing fills L0A and L0B, a fractal of zeros in L1 is repeated.
//!
//! This is rare, and stands between barriers of all pipes, so that the flags of the loops around
//! know nothing of it: as an ordinary access it would prevent double buffering of L0A and L0B.

use super::super::allocation::{FRAMEWORK, ZEROS};
use super::super::code::Flag;
use super::{Node, Select, Selected, Space, When};
use crate::chip::Generation;
use crate::ir::{Block, Core, Mmad, Op, Pipe, ScalarOp, Tile, Val, Var};
use tile_core::elem::DType;
use tile_core::ir::CmpOp;

impl Select<'_> {
    /// Statements that zero an accumulator.
    fn zeros(&mut self, sums: Tile, factors: DType) -> Selected<Vec<Node>> {
        let shape = self.program.tiles[sums].shape.clone();
        let [m, n] = [0, 1].map(|axis| u64::from(shape[axis]).next_multiple_of(16));
        let ty = self.local_type(factors)?;
        let width = super::layout::width(factors);
        let name = self.tile(sums);
        let all = Node::Flag(Flag::Barrier(Pipe::All));
        let mut nodes = vec![all.clone()];
        // As numbers of 16 bits: zeros are alike.
        let zeros = format!("l1.GetWithOffset<half>(256, {})", self.program.chip.l1 - FRAMEWORK as u32 - ZEROS as u32);
        let through_l1 = self.program.chip.generation == Generation::C310;
        if through_l1 {
            self.uses.insert(Space::L1);
            nodes.push(Node::Text(format!(
                "InitConstValue({zeros}, InitConstValueParams<half>(1, 16, 0, half(0.0f)));"
            )));
            nodes.push(all.clone());
        }
        for (space, buffer, extent) in [(Space::L0a, "l0a", m), (Space::L0b, "l0b", n)] {
            self.uses.insert(space);
            let to = format!("{buffer}.GetWithOffset<half>({}, 0)", extent * 16);
            let fractals = extent / 16;
            nodes.push(Node::Text(match through_l1 {
                true => format!("LoadData({to}, {zeros}, LoadData2DParams(0, {fractals}, 0, 0, 0, false, 0));"),
                false => format!("InitConstValue({to}, InitConstValueParams<half>(1, {fractals}, 0, half(0.0f)));"),
            }));
        }
        nodes.push(all.clone());
        let params = self.names.fresh("mmad");
        nodes.push(Node::Text(format!(
            "MmadParams {params};\n{params}.m = {m};\n{params}.n = {n};\n{params}.k = {};\n\
             {params}.cmatrixInitVal = true;\n\
             Mmad({name}, l0a.GetWithOffset<{ty}>({}, 0), l0b.GetWithOffset<{ty}>({}, 0), {params});",
            32 / width,
            m * 32 / width,
            n * 32 / width
        )));
        nodes.push(all);
        Ok(nodes)
    }

    /// Zeroes the accumulator behind an MMA that may be over nothing.
    pub(super) fn zero_if_empty(&mut self, mmad: &Mmad) -> Selected<()> {
        let (k, init) = (self.val(mmad.k), self.val(mmad.init));
        if k.parse::<i64>().is_ok_and(|k| k > 0) || init == "false" {
            return Ok(());
        }
        let condition = if init == "true" { format!("{k} <= 0") } else { format!("{init} && {k} <= 0") };
        self.zeros_if(condition, mmad.dst, self.elem(mmad.a))
    }

    fn zeros_if(&mut self, condition: String, sums: Tile, factors: DType) -> Selected<()> {
        let then = self.zeros(sums, factors)?;
        self.push(Node::If { condition, when: When::Edge, then, otherwise: Vec::new() });
        Ok(())
    }

    /// Zeroes the accumulator behind a loop whose first iteration would initialise it.
    pub(super) fn zero_after_loop(&mut self, counter: Val, lo: Val, hi: Val, body: &Block) -> Selected<()> {
        let surely = self.program.int(lo).zip(self.program.int(hi)).is_some_and(|(lo, hi)| lo < hi);
        if surely || self.core != Core::Cube {
            return Ok(());
        }
        let mut begun: Vec<(Tile, DType)> = Vec::new();
        for inst in &body.insts {
            if let Op::Mmad(mmad) = &inst.op
                && self.is_first(mmad.init, counter, lo)
                && !begun.iter().any(|(sums, _)| *sums == mmad.dst)
            {
                begun.push((mmad.dst, self.elem(mmad.a)));
            }
        }
        let condition = format!("{} >= {}", self.val(lo), self.val(hi));
        begun.into_iter().try_for_each(|(sums, factors)| self.zeros_if(condition.clone(), sums, factors))
    }

    /// Whether a condition holds in the first iteration of a loop alone.
    fn is_first(&self, condition: Val, counter: Val, lo: Val) -> bool {
        let same =
            |a: Val, b: Val| a == b || self.program.int(a).is_some() && self.program.int(a) == self.program.int(b);
        let mut found = false;
        self.program.walk(&mut |inst| {
            if let Op::Scalar { dst, op: ScalarOp::Cmp(CmpOp::Eq), args } = &inst.op
                && *dst == condition
            {
                found |= same(args[0], counter) && same(args[1], lo) || same(args[1], counter) && same(args[0], lo);
            }
        });
        found
    }

    /// Zeroes an accumulator that a variable says is uninitialised, in front of a read.
    pub(super) fn zero_uninit(&mut self, sums: Tile) -> Selected<()> {
        if self.core != Core::Cube {
            return Ok(());
        }
        let mut begun: Option<(Val, DType)> = None;
        self.program.walk(&mut |inst| {
            if let Op::Mmad(mmad) = &inst.op
                && mmad.dst == sums
            {
                begun = Some((mmad.init, self.elem(mmad.a)));
            }
        });
        let Some((init, factors)) = begun else { return Ok(()) };
        let mut variable: Option<Var> = None;
        self.program.walk(&mut |inst| {
            if let Op::Get { dst, var } = &inst.op
                && *dst == init
            {
                variable = Some(*var);
            }
        });
        match variable {
            Some(var) => {
                let condition = self.vars[&var].clone();
                self.zeros_if(condition, sums, factors)
            }
            None => Ok(()),
        }
    }
}
