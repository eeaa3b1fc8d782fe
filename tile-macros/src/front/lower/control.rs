//! Lowers loops and conditions.

use super::{Binding, Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Block, Expr, ExprKind, If, Name, Pipelined, Range};
use tile_core::ir::{DemandKind, Dim, FuncKind, LoopKind, Op, RegionId, Span, Type, Value};
use tile_core::pipeline;

impl<'a> Lower<'a> {
    pub(super) fn if_stmt(&mut self, branch: &'a If) -> Result<(), Reported> {
        let loc = self.loc;
        let condition = self.condition_value(&branch.condition);
        let mut regions = Vec::new();
        for block in [Some(&branch.then), branch.otherwise.as_ref()] {
            let region = self.builder().region(&[]);
            regions.push(region);
            if let Some(block) = block {
                self.within(region, |this| this.block(block));
            }
        }
        self.loc = loc;
        self.effect(Op::If {}, &[condition?], &regions);
        Ok(())
    }

    pub(super) fn for_stmt(
        &mut self,
        counter: &'a Name,
        range: &'a Range,
        step: Option<&'a Expr>,
        body: &'a Block,
    ) -> Result<(), Reported> {
        let loc = self.loc;
        let bounds = self.bounds(range);
        if self.indexes_tiles(counter, body) && self.zone != Zone::Prologue {
            bounds?;
            return self.unrolled(loc, counter, range, step, body);
        }
        let step = match step {
            Some(step) => self.step(step),
            None => Ok(self.index(1)),
        };
        self.counted(loc, counter, bounds, step, |this| {
            this.block(body);
            LoopKind::Serial
        })
    }

    fn step(&mut self, step: &'a Expr) -> Result<Value, Reported> {
        if self.constant(step, false).and_then(|dim| dim.as_int()).is_some_and(|step| step < 1) {
            let help = "count up and compute the index: `let i = n - 1 - i;`";
            return Err(self.errors.report(Code::Arguments, step.loc, "the step is at least 1", help));
        }
        if let Some(dim) = self.constant(step, true) {
            self.demand_locs.entry((DemandKind::Positive, dim)).or_insert(step.loc);
        }
        let value = self.index_value(step, "the step of a loop")?;
        if self.func.kind == FuncKind::Kernel {
            self.forward(value, step);
        }
        Ok(value)
    }

    fn bounds(&mut self, range: &'a Range) -> Result<(Value, Value), Reported> {
        let lo = self.index_value(&range.lo, "the start of a range");
        let quotient = matches!(&range.hi.peeled().kind, ExprKind::Method(m) if m.name == "div_ceil");
        self.counts_steps = quotient && lo.as_ref().is_ok_and(|&lo| self.is_natural(lo));
        let hi = self.index_value(&range.hi, "the end of a range");
        self.counts_steps = false;
        Ok((lo?, hi?))
    }

    fn counted(
        &mut self,
        loc: Loc,
        counter: &'a Name,
        bounds: Result<(Value, Value), Reported>,
        step: Result<Value, Reported>,
        body: impl FnOnce(&mut Self) -> LoopKind,
    ) -> Result<(), Reported> {
        let region = self.counter_region(std::slice::from_ref(counter));
        if bounds.as_ref().is_ok_and(|&(lo, _)| self.is_natural(lo)) {
            self.natural.extend(&self.func.regions[region].args);
        }
        let kind = self.repeated(region, std::slice::from_ref(counter), body);
        let ((lo, hi), step) = (bounds?, step?);
        self.loc = loc;
        self.effect(Op::For { kind }, &[lo, hi, step], &[region]);
        Ok(())
    }

    /// Whether an index is never negative, whatever is passed for parameters.
    pub(super) fn is_natural(&self, value: Value) -> bool {
        self.func.never_negative(value, &|value| self.natural.contains(&value))
    }

    /// A region with an index argument for each name.
    pub(super) fn counter_region(&mut self, names: &[Name]) -> RegionId {
        let texts: Vec<Option<String>> =
            names.iter().map(|name| name.ident.as_ref().map(ToString::to_string)).collect();
        let args: Vec<(Type, Option<&str>)> = texts.iter().map(|name| (Type::INDEX, name.as_deref())).collect();
        self.builder().region(&args)
    }

    /// Lowers the body of a loop, whose indices are the region's arguments.
    fn repeated<T>(&mut self, region: RegionId, names: &'a [Name], body: impl FnOnce(&mut Self) -> T) -> T {
        let outside = self.indices.len();
        let args = self.func.regions[region].args.clone();
        let texts = names.iter().map(|name| name.ident.as_ref().map_or_else(|| "_".to_owned(), ToString::to_string));
        self.indices.extend(texts.zip(args));
        let result = self.within(region, |this| {
            this.bind_counters(region, names);
            body(this)
        });
        self.indices.truncate(outside);
        result
    }

    /// Binds the arguments of a region to names.
    pub(super) fn bind_counters(&mut self, region: RegionId, names: &[Name]) {
        let args = self.func.regions[region].args.clone();
        for (name, value) in names.iter().zip(args) {
            if let Some(ident) = &name.ident {
                self.bind(ident, Binding::Scalar { value, dim: None });
            }
        }
    }

    pub(super) fn pipelined(&mut self, loc: Loc, p: &'a Pipelined) -> Result<(), Reported> {
        if self.zone.is_inside() {
            let word = self.zone.word();
            let (message, help) = (format!("`pipelined!` inside {word}"), format!("write `for` inside {word}"));
            return Err(self.errors.report(Code::Zone, loc, message, help));
        }
        let bounds = self.bounds(&p.range);
        let stages = self.extent(&p.stages, "`stages`").unwrap_or_else(|Reported| Dim::int(1));
        let step = Ok(self.index(1));
        self.counted(loc, &p.counter, bounds, step, |this| {
            let (order, stage) = (p.order.clone(), p.stage.clone());
            if order.is_empty() && stage.is_empty() {
                this.block(&p.body);
                return LoopKind::Pipelined { stages, order, stage, at: Vec::new() };
            }
            let at = this.counted_statements(&p.body);
            LoopKind::Pipelined { stages, order, stage, at }
        })
    }

    /// Lowers a block; where each of its statements begins. Instructions whose own
    /// positions would make them another one's, as those of a macro's arguments may,
    /// take that of their statement.
    fn counted_statements(&mut self, body: &'a Block) -> Vec<Span> {
        let (mut at, mut first) = (Vec::new(), Vec::new());
        for stmt in &body.stmts {
            self.loc = stmt.loc;
            at.push(self.span());
            first.push(self.func.insts.len());
            self.stmt(stmt);
        }
        if let Some(result) = &body.result {
            self.loc = result.loc;
            at.push(self.span());
            first.push(self.func.insts.len());
            // Reported where it happens.
            let _ = self.expr_stmt(result);
        }
        for (id, inst) in self.func.insts.values_mut().enumerate() {
            if let Some(number) = first.partition_point(|&first| first <= id).checked_sub(1)
                && pipeline::statement_at(&at, inst.span) != Some(number)
            {
                inst.span = at[number];
            }
        }
        at
    }

    pub(super) fn parallel(
        &mut self,
        loc: Loc,
        extents: &'a [Expr],
        indices: &'a [Name],
        body: &'a Block,
    ) -> Result<(), Reported> {
        if self.zone.is_inside() {
            let help = match self.zone {
                Zone::Threads => "write a `for` that starts at `t.index()` and steps over the threads",
                _ => "write one `parallel!` with more indices, or `for` inside",
            };
            let message = format!("`parallel!` inside {}", self.zone.word());
            return Err(self.errors.report(Code::Zone, loc, message, help));
        }
        let all: Vec<Result<Value, Reported>> = extents
            .iter()
            .map(|e| {
                self.positive(e, "an extent of `parallel!`")?;
                self.index_value(e, "an extent of `parallel!`")
            })
            .collect();
        let all: Result<Vec<Value>, Reported> = all.into_iter().collect();
        let region = self.counter_region(indices);
        self.natural.extend(&self.func.regions[region].args);
        let outer = std::mem::replace(&mut self.zone, Zone::Parallel);
        self.repeated(region, indices, |this| this.block(body));
        self.zone = outer;
        self.loc = loc;
        self.effect(Op::Parallel {}, &all?, &[region]);
        Ok(())
    }
}
