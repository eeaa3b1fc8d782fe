//! Lowers `threads!`, and what a thread knows of itself and exchanges with others.

use super::{Binding, Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Block, Expr, ExprKind, Group, Method, Name, Range};
use crate::front::names;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{BinOp, CmpOp, ConditionKind, Dim, FuncKind, Literal, Op, UnOp, Value};

/// The most threads that a block has.
const MOST: i64 = 1024;

/// Of how many threads groups have a multiple: the most of a warp on any target.
const WHOLE: i64 = 32;

/// What the name of a thread stands for.
#[derive(Clone, Copy)]
pub(super) struct Thread {
    /// Its number.
    index: Value,
    /// Whether it is of the group whose name it has, in a group.
    member: Option<Value>,
}

/// The threads around what is lowered.
#[derive(Clone, Default)]
pub(super) struct Team {
    /// How many there are.
    count: Option<Dim>,
    /// Whether a group of them is around, too.
    grouped: bool,
}

/// The methods of a thread, each with how it is called.
const METHODS: &[(&str, &str)] = &[
    ("index", "t.index()"),
    ("lane", "t.lane()"),
    ("warp", "t.warp()"),
    ("lanes", "t.lanes()"),
    ("barrier", "t.barrier()"),
    ("group", "t.group(first..end, |g| { … })"),
    ("shuffle_idx", "t.shuffle_idx(value, lane)"),
    ("shuffle_xor", "t.shuffle_xor(value, mask)"),
    ("shuffle_up", "t.shuffle_up(value, distance)"),
    ("shuffle_down", "t.shuffle_down(value, distance)"),
    ("any", "t.any(condition)"),
    ("all", "t.all(condition)"),
    ("ballot", "t.ballot(condition)"),
];

impl<'a> Lower<'a> {
    /// `threads!(N, |t| { … })`
    pub(super) fn threads(
        &mut self,
        loc: Loc,
        count: &'a Expr,
        thread: &'a Name,
        body: &'a Block,
    ) -> Result<(), Reported> {
        if self.zone.is_inside() {
            let message = format!("`threads!` inside {}", self.zone.word());
            let help = "threads are those of the block: write it outside";
            return Err(self.errors.report(Code::Zone, loc, message, help));
        }
        if self.func.kind == FuncKind::Device {
            let help = "write it in the kernel; what it calls for each thread takes scalars";
            return Err(self.errors.report(Code::Zone, loc, "`threads!` in a `#[tile_fn]`", help));
        }
        let number = self.thread_count(count);
        let region = self.counter_region(std::slice::from_ref(thread));
        let index = self.func.regions[region].args[0];
        self.natural.insert(index);
        let text = thread.ident.as_ref().map_or_else(|| "_".to_owned(), ToString::to_string);
        self.indices.push((text, index));
        let outer = std::mem::replace(&mut self.zone, Zone::Threads);
        self.team = Team { count: number.as_ref().ok().cloned(), grouped: false };
        self.within(region, |this| {
            if let Some(ident) = &thread.ident {
                this.bind(ident, Binding::Thread(Thread { index, member: None }));
            }
            this.block(body);
        });
        (self.zone, self.team) = (outer, Team::default());
        self.indices.pop();
        self.loc = loc;
        let number = self.dim_value(&number?);
        self.effect(Op::Threads {}, &[number], &[region]);
        Ok(())
    }

    fn thread_count(&mut self, count: &'a Expr) -> Result<Dim, Reported> {
        let dim = self.extent(count, "the number of threads")?;
        if dim.as_int().is_some_and(|count| count > MOST) {
            let message = format!("a block has at most {MOST} threads, not {}", dim.as_int().unwrap_or(MOST));
            return Err(self.errors.report(Code::NotConstant, count.loc, message, "let each thread do more"));
        }
        if dim.as_int().is_none() {
            let kind = ConditionKind::AtMost(dim.clone(), Dim::int(MOST));
            let message = format!("a block has at most {MOST} threads, and `threads!` asks for {count}");
            self.condition(kind, message, count.loc);
        }
        Ok(dim)
    }

    /// `t.group(first..end, |g| { … })`
    pub(super) fn group(&mut self, loc: Loc, group: &'a Group) -> Result<(), Reported> {
        let Some(Thread { index, .. }) = self.thread_of(&group.thread) else {
            let message = format!("`{}` has no groups", group.thread);
            let help = "`group` is a method of the thread that `threads!` names";
            return Err(self.errors.report(Code::UnknownMethod, group.word.span(), message, help));
        };
        if self.team.grouped {
            let help = "groups do not nest: write one behind the other";
            return Err(self.errors.report(Code::Zone, loc, "a group of threads inside another", help));
        }
        let ends = self.ends_of_group(&group.range);
        let region = self.builder().region(&[]);
        // Without ends that can be, the body has its errors, too.
        let truth = self.known(Elem::BOOL);
        let [first, end] = ends.clone().unwrap_or([Dim::int(0), Dim::int(WHOLE)]).map(|end| self.dim_value(&end));
        let member = self.emit(Op::Member {}, &[index, first, end], truth);
        self.team.grouped = true;
        self.within(region, |this| {
            if let Some(ident) = &group.member.ident {
                this.bind(ident, Binding::Thread(Thread { index, member: Some(member) }));
            }
            this.block(&group.body);
        });
        self.team.grouped = false;
        self.loc = loc;
        self.effect(Op::If {}, &[member], &[region]);
        ends.map(drop)
    }

    /// The first thread of a group, and the end: constants, whole warps of the block.
    fn ends_of_group(&mut self, range: &'a Range) -> Result<[Dim; 2], Reported> {
        let [first, end] = [&range.lo, &range.hi].map(|expr| self.end_of_group(expr));
        let (first, end) = (first?, end?);
        let Some(count) = self.team.count.clone() else { return Ok([first, end]) };
        let shown = format!("{}..{}", range.lo, range.hi);
        let help = "name the threads from a first one to an end, as `t.group(0..64, |g| { … })`";
        let message = format!("a group has at least a warp of threads, and `{shown}` has none");
        if !self.is_at_most((&first.add(&Dim::int(WHOLE)), &end), &message, range.hi.loc) {
            return Err(self.errors.report(Code::NotConstant, range.hi.loc, message, help));
        }
        for (low, high, loc) in [(&end, &count, range.hi.loc), (&Dim::int(0), &first, range.lo.loc)] {
            let all = self.func.dim_text(&count);
            let message = format!("a group is of the block's {all} threads, and `{shown}` has others");
            if !self.is_at_most((low, high), &message, loc) {
                return Err(self.errors.report(Code::NotConstant, loc, message, help));
            }
        }
        Ok([first, end])
    }

    fn end_of_group(&mut self, expr: &'a Expr) -> Result<Dim, Reported> {
        let Some(dim) = self.constant(expr, true) else {
            let help = "write a constant expression over literals, const parameters and constants";
            let message = format!("the threads of a group are constant, but `{expr}` is not");
            return Err(self.errors.report(Code::NotConstant, expr.loc, message, help));
        };
        let message = format!("a group begins and ends at multiples of {WHOLE} threads, which are whole warps");
        match dim.as_int() {
            Some(end) if end % WHOLE != 0 => {
                let message = format!("{message}, not at {end}");
                return Err(self.errors.report(Code::NotConstant, expr.loc, message, "let the others pass by inside"));
            }
            Some(_) => {}
            None => {
                let kind = ConditionKind::Multiple(dim.clone(), Dim::int(WHOLE));
                self.condition(kind, format!("{message}, not at {expr}"), expr.loc);
            }
        }
        Ok(dim)
    }

    /// Whether the first number is at most the second, or may be: then instances check it.
    fn is_at_most(&mut self, (low, high): (&Dim, &Dim), message: &str, loc: Loc) -> bool {
        let apart = high.sub(low);
        if apart.as_int().is_none() && !apart.never_negative() {
            self.condition(ConditionKind::AtMost(low.clone(), high.clone()), message.to_owned(), loc);
        }
        apart.as_int().is_none_or(|apart| apart >= 0)
    }

    /// The thread that a name stands for.
    pub(super) fn thread_of(&mut self, expr: &Expr) -> Option<Thread> {
        let ExprKind::Path(path) = &expr.peeled().kind else { return None };
        match self.lookup(&path.get_ident()?.to_string()) {
            Some(Binding::Thread(thread)) => Some(*thread),
            _ => None,
        }
    }

    /// A thread where a value is wanted.
    pub(super) fn thread_as_value(&self, expr: &Expr) -> Reported {
        let message = format!("`{expr}` is a thread, not a number");
        self.errors.report(Code::NotScalar, expr.loc, message, format!("write `{expr}.index()`"))
    }

    /// A method of a thread as a statement.
    pub(super) fn thread_statement(&mut self, expr: &'a Expr, m: &'a Method, thread: Thread) -> Result<(), Reported> {
        match self.thread_method(m, thread)? {
            None => Ok(()),
            Some(_) => Err(self.unused(expr)),
        }
    }

    /// A method of a thread with a value.
    pub(super) fn thread_value(&mut self, expr: &'a Expr, m: &'a Method, thread: Thread) -> Result<Value, Reported> {
        self.thread_method(m, thread)?.ok_or_else(|| {
            let message = format!("`{expr}` gives no value");
            self.errors.report(Code::NoValue, expr.loc, message, "write it as a statement")
        })
    }

    fn thread_method(&mut self, m: &'a Method, of: Thread) -> Result<Option<Value>, Reported> {
        let name = m.name.to_string();
        let Some((_, usage)) = METHODS.iter().find(|(method, _)| *method == name) else {
            let help = match names::closest(&name, METHODS.iter().map(|(method, _)| *method)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("a thread has {}", METHODS.iter().map(|row| row.0).collect::<Vec<_>>().join(", ")),
            };
            let message = format!("a thread has no method `{name}`");
            return Err(self.errors.report(Code::UnknownMethod, m.name.span(), message, help));
        };
        let takes = usage.matches([',', '(']).count() - usize::from(usage.ends_with("()"));
        if name == "group" {
            let message = format!("`{name}` takes threads from a first one to an end and what they do");
            let help = format!("write `{usage}` as a statement");
            return Err(self.errors.report(Code::Arguments, m.name.span(), message, help));
        }
        if m.args.len() != takes {
            let message = format!("`{name}` takes {} and got {}", super::call::count(takes), m.args.len());
            return Err(self.errors.report(Code::Arguments, m.name.span(), message, format!("write `{usage}`")));
        }
        let loc = self.loc;
        let args: Vec<Result<Value, Reported>> = m.args.iter().map(|arg| self.scalar(arg)).collect();
        let args: Vec<Value> = args.into_iter().collect::<Result<_, Reported>>()?;
        self.loc = loc;
        let (index, thread) = (self.known(Elem::INDEX), of.index);
        Ok(Some(match name.as_str() {
            "index" => thread,
            "lanes" => self.lanes(),
            "lane" => self.lane(thread),
            "warp" => {
                let lanes = self.lanes();
                self.emit(Op::Bin { op: BinOp::Div }, &[thread, lanes], index)
            }
            "barrier" => return self.barrier(m, of).map(|()| None),
            "any" | "all" | "ballot" => self.vote(m, &name, args[0])?,
            _ => self.shuffle(m, &name, thread, (args[0], args[1]))?,
        }))
    }

    fn barrier(&mut self, m: &'a Method, of: Thread) -> Result<(), Reported> {
        if self.team.grouped && of.member.is_none() {
            let message =
                format!("`{}.barrier()` waits for all threads of the block, and stands in a group", m.receiver);
            let help = "write `g.barrier()`, with the name that `group` gives, which waits for those of the group";
            return Err(self.errors.report(Code::Divergence, m.name.span(), message, help));
        }
        self.effect(Op::Barrier {}, of.member.as_slice(), &[]);
        Ok(())
    }

    fn lanes(&mut self) -> Value {
        let index = self.known(Elem::INDEX);
        let lanes = self.emit(Op::Lanes {}, &[], index);
        self.natural.insert(lanes);
        lanes
    }

    fn lane(&mut self, thread: Value) -> Value {
        let (lanes, index) = (self.lanes(), self.known(Elem::INDEX));
        self.emit(Op::Bin { op: BinOp::Rem }, &[thread, lanes], index)
    }

    fn shuffle(
        &mut self,
        m: &'a Method,
        name: &str,
        thread: Value,
        (value, by): (Value, Value),
    ) -> Result<Value, Reported> {
        self.expect_elem(by, Elem::INDEX, &m.args[1], &format!("the lane of `{name}`"))?;
        let (index, ty) = (self.known(Elem::INDEX), self.type_of(value));
        let op = match name {
            "shuffle_xor" => Some(BinOp::Xor),
            "shuffle_up" => Some(BinOp::Sub),
            "shuffle_down" => Some(BinOp::Add),
            _ => None,
        };
        let from = match op {
            None => by,
            Some(op) => {
                let lane = self.lane(thread);
                self.emit(Op::Bin { op }, &[lane, by], index)
            }
        };
        Ok(self.emit(Op::Shuffle {}, &[value, from], ty))
    }

    fn vote(&mut self, m: &'a Method, name: &str, mut condition: Value) -> Result<Value, Reported> {
        self.expect_elem(condition, Elem::BOOL, &m.args[0], &format!("the condition of `{name}`"))?;
        let (word, truth) = (self.known(Elem::Is(DType::U32)), self.known(Elem::BOOL));
        if name == "all" {
            condition = self.emit(Op::Un { op: UnOp::Not }, &[condition], truth);
        }
        let ballot = self.emit(Op::Ballot {}, &[condition], word);
        let op = match name {
            "any" => CmpOp::Ne,
            "all" => CmpOp::Eq,
            _ => return Ok(ballot),
        };
        let zero = self.emit(Op::Const { value: Literal::Int(0) }, &[], word);
        Ok(self.emit(Op::Cmp { op }, &[ballot, zero], truth))
    }
}
