//! Begins the `wgmma` instructions of a GEMM, or of a part of its k.

use super::operand::Operand;
use super::{
    DEPTH, ROWS, Size, Split, alone_layout, face, gathers, instruction_of, is_swapped, is_transposed, sized, split,
    split_layout, sum_layout,
};
use crate::ir::{Left, MATRIX_LANES, Op, Special, Val, Var, Wgmma};
use crate::layout::Fragment;
use crate::lower::gemm_operands::Product;
use crate::lower::lin::{Lin, Range};
use crate::lower::view::{Root, View};
use crate::lower::warp_specialize::Words;
use crate::lower::{Lane, Lower, Lowered};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, InstId, Literal};

/// How a warpgroup's part of a GEMM is cut into instructions.
struct Cut {
    /// Rows and columns of the warpgroup's part.
    own: u32,
    wide: u32,
    /// Elements of k of an instruction.
    step: u32,
    /// Elements of k for each that the left operand keeps: two if it is sparse.
    spread: u32,
    /// The range of k.
    from: u32,
    to: u32,
    /// Columns of an instruction.
    n: u32,
    /// The layout of the accumulator as the instructions see it.
    wanted: Fragment,
}

impl Cut {
    /// The first k of each instruction.
    fn steps(&self) -> impl Iterator<Item = u32> + use<> {
        (self.from..self.to).step_by(self.step as usize)
    }

    /// The first row of each instruction.
    fn rows(&self) -> impl Iterator<Item = u32> + use<> {
        (0..self.own).step_by(ROWS as usize)
    }
}

impl Lower<'_> {
    /// The number of a consumer warpgroup among those that share a tile.
    pub(in crate::lower) fn warpgroup(&mut self) -> Lin {
        let groups = self.specialized.roles.gemm_warpgroups();
        if groups == 1 {
            return Lin::default();
        }
        let group = self.b.special(Special::Warpgroup);
        self.known.state(group, Range::below(groups.into()), 1);
        Lin::val(group)
    }

    /// Begins a product, a group of its own that someone else waits for.
    pub(in crate::lower) fn begin(&mut self, id: InstId) -> Lowered<()> {
        self.begin_part(id, 0, 1)
    }

    /// The words of places that a product's instructions take: none, if it is not
    /// sparse.
    pub(in crate::lower) fn product_places(&mut self, id: InstId) -> Lowered<Words> {
        let Some((product, size)) = sized(self.func, &self.func.insts[id]) else { return Ok(Words::new()) };
        let Some(tile) = product.places else { return Ok(Words::new()) };
        let elem = self.view(&Lane::default(), product.factors[0])?.elem;
        let tile = self.view(&Lane::default(), tile)?;
        let split = split(&product, size, false, self.sharers(id));
        let own = size.m / split.down;
        let [group, _] = self.place_among(id, split);
        let first = group.scale(own.into()).add(&self.digit(MATRIX_LANES, 4).scale(16));
        let rows = (0..own).step_by(ROWS as usize).map(|row| first.add_int(row.into()));
        rows.map(|row| self.places_words(&tile, elem, &row, &Lin::default(), size.k)).collect()
    }

    /// The first word of a product's sum.
    pub(in crate::lower) fn sum_word(&mut self, id: InstId) -> Lowered<Val> {
        let acc = Product::of(&self.func.insts[id]).map(|product| self.view(&Lane::default(), product.acc));
        let Some(Root::Fragment(number)) = acc.transpose()?.map(|acc| acc.root) else {
            return self.error("a warpgroup's sum is no fragment");
        };
        let word = self.b.get(self.fragments[number].var, 0);
        Ok(self.b.value(Op::Bits {}, &[word], DType::U32))
    }

    /// The own place among the warpgroups that share a product, along rows and along
    /// columns.
    fn place_among(&mut self, id: InstId, split: Split) -> [Lin; 2] {
        let group = if self.specialized.roles.is_alone(id) { Lin::default() } else { self.warpgroup() };
        let across = Lin::int(split.across.into());
        [BinOp::Div, BinOp::Rem].map(|op| self.known.bin(&mut self.b, op, &group, &across))
    }

    /// How many warpgroups share a product.
    fn sharers(&self, id: InstId) -> u32 {
        let roles = &self.specialized.roles;
        if roles.is_alone(id) { 1 } else { roles.gemm_warpgroups() }
    }

    /// Begins one of so many equal parts of a product's k, a group of its own. The
    /// first part decides whether the sum is set.
    pub(in crate::lower) fn begin_part(&mut self, id: InstId, part: u32, parts: u32) -> Lowered<()> {
        let places = self.product_places(id)?;
        self.begin_part_with(id, part, parts, &places)
    }

    /// Begins a product whose places are in registers.
    pub(in crate::lower) fn begin_with_places(&mut self, id: InstId, places: &Words) -> Lowered<()> {
        self.begin_part_with(id, 0, 1, places)
    }

    fn begin_part_with(&mut self, id: InstId, part: u32, parts: u32, places: &Words) -> Lowered<()> {
        let inst = &self.func.insts[id];
        let Some((product, size)) = sized(self.func, inst) else {
            return self.error("the extents of a matrix product are not known");
        };
        let [a, b] = product.factors.map(|factor| self.view(&Lane::default(), factor));
        let (a, b, acc) = (&a?, &b?, self.view(&Lane::default(), product.acc)?);
        let swapped = is_swapped(self.func, &product, size);
        let sum = self.accumulator(id, &acc, (&product, size), swapped)?;
        let groups = self.sharers(id);
        let (rows, columns) = face(size, swapped);
        let split = split(&product, size, swapped, groups);
        let (own, wide) = (rows / split.down, columns / split.across);
        let [row_group, column_group] = self.place_among(id, split);
        let transposed = |i: usize| is_transposed(self.func, product.factors[i]);
        let (transposed_a, transposed_b) = (transposed(0), !transposed(1));
        let right = if swapped { self.tile_operand(a, transposed_a)? } else { self.tile_operand(b, transposed_b)? };
        let (first, transposed) = if swapped { (b, transposed_b) } else { (a, transposed_a) };
        let second = if swapped { a } else { b };
        let left = match first.root {
            Root::Fragment(_) => None,
            _ => Some(self.tile_operand(first, transposed)?),
        };
        let right_index = right.index(&column_group, wide);
        let right_index = self.known.register(&mut self.b, &right_index, DType::I32);
        let gathered = left.as_ref().filter(|_| gathers(self.func, inst));
        let left_index = left.as_ref().filter(|_| gathered.is_none()).map(|left| {
            let index = left.index(&row_group, own);
            self.known.register(&mut self.b, &index, DType::I32)
        });
        let spread = product.spread();
        let cut = Cut {
            own,
            wide,
            step: spread * DEPTH / a.elem.bytes() as u32,
            spread,
            from: size.k / parts * part,
            to: size.k / parts * (part + 1),
            n: instruction_of(&product, wide, if right.transposed { right.panel } else { 8 }),
            wanted: split_layout(rows, columns, split).repeated(self.alike(id)),
        };
        let sparse = product.places.is_some();
        let shape = Wgmma { n: cut.n as u16, a: first.elem, b: second.elem, acc: acc.elem, sparse };
        // Registers are read before the instructions are in flight.
        let words = match (gathered, &left) {
            (Some(left), _) => self.gathered_operand(left, first.elem, &row_group, &cut),
            (None, None) => self.held_operand(first, &cut)?,
            (None, Some(_)) => Vec::new(),
        };
        let accumulate = product.accumulate && !self.specialized.roles.is_cleared(id);
        let mainloop = self.specialized.mainloop.filter(|mainloop| mainloop.product == id && mainloop.sets);
        let adds = match mainloop {
            Some(mainloop) => Some(mainloop.later),
            None => (!accumulate).then(|| self.b.constant(Literal::Bool(false), DType::Bool)),
        };
        let left = left.as_ref().zip(left_index);
        self.issue_wgmma((shape, sum, adds), (left, words), (&right, right_index), &cut, places)
    }

    /// Warpgroups that hold the accumulator alike: those that do not share the GEMM.
    fn alike(&self, id: InstId) -> u32 {
        let alone = self.specialized.roles.is_alone(id);
        if alone { 1 } else { self.specialized.roles.groups / self.sharers(id) }
    }

    /// The registers of a GEMM's accumulator, which has the layout of its instructions.
    fn accumulator(&self, id: InstId, acc: &View, (product, size): (&Product, Size), swapped: bool) -> Lowered<Var> {
        let Root::Fragment(number) = acc.root else { return self.error("a warpgroup's sum is no fragment") };
        let layout = match self.specialized.roles.is_alone(id) {
            true => alone_layout(size, self.specialized.roles.groups),
            false => sum_layout(product, size, swapped, self.sharers(id)).repeated(self.alike(id)),
        };
        match self.fragments[number].layout == layout {
            true => Ok(self.fragments[number].var),
            false => self.error("a warpgroup's sum has another layout"),
        }
    }

    /// The words of a left operand that threads load from a tile, by step and row.
    fn gathered_operand(&mut self, left: &Operand, elem: DType, group: &Lin, cut: &Cut) -> Vec<Vec<Val>> {
        let places = self.gathered_places(left, group, cut.own);
        let mut words = Vec::new();
        for k in cut.steps() {
            words.extend(cut.rows().map(|row| self.gathered_words(left, elem, places, row, k)));
        }
        words
    }

    /// The words of a left operand that is a fragment, by step and row.
    fn held_operand(&mut self, left: &View, cut: &Cut) -> Lowered<Vec<Vec<Val>>> {
        let mut words = Vec::new();
        for k in cut.steps() {
            for row in cut.rows() {
                words.push(self.left_words(left, &cut.wanted, row, k)?);
            }
        }
        Ok(words)
    }

    /// The instructions of a part: they add to `sum`, in its first step under a condition if there
    /// is one. The left operand is in shared memory, or its words are given.
    fn issue_wgmma(
        &mut self,
        (shape, sum, adds): (Wgmma, Var, Option<Val>),
        (left, words): (Option<(&Operand, Val)>, Vec<Vec<Val>>),
        (right, right_index): (&Operand, Val),
        cut: &Cut,
        places: &Words,
    ) -> Lowered<()> {
        let mut words = words.into_iter();
        self.b.effect(Op::WgmmaFence {}, &[]);
        for k in cut.steps() {
            for row in cut.rows() {
                let (left, operand) = match left {
                    Some((left, index)) => (Left::Shared(left.matrix(row, k / cut.spread)), vec![index]),
                    None => (Left::Registers, words.next().expect("words of every step")),
                };
                for column in (0..cut.wide).step_by(cut.n as usize) {
                    let Some(at) = cut.wanted.register(&[row, column]) else {
                        return self.error("a sum has no such register");
                    };
                    let conditional = adds.filter(|_| k == 0);
                    let word = places.get((row / ROWS) as usize).map(|words| words[(k / cut.step) as usize]);
                    let operands = operand.iter().copied().chain([right_index]).chain(word);
                    let args: Vec<Val> = conditional.into_iter().chain(operands).collect();
                    let (right, conditional) = (right.matrix(column, k), conditional.is_some());
                    self.b.effect(Op::Wgmma { shape, sum, at, left, right, conditional }, &args);
                }
            }
        }
        self.b.effect(Op::WgmmaCommit {}, &[]);
        Ok(())
    }
}
