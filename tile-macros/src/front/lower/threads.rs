//! Lowers `threads!`, and what a thread knows of itself and exchanges with others.

use super::{Binding, Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Block, Expr, ExprKind, Method, Name};
use crate::front::names;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{BinOp, CmpOp, ConditionKind, Dim, FuncKind, Literal, Op, UnOp, Value};

/// The most threads that a block has.
const MOST: i64 = 1024;

/// The methods of a thread, each with how it is called.
const METHODS: &[(&str, &str)] = &[
    ("index", "t.index()"),
    ("lane", "t.lane()"),
    ("warp", "t.warp()"),
    ("lanes", "t.lanes()"),
    ("barrier", "t.barrier()"),
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
        self.within(region, |this| {
            if let Some(ident) = &thread.ident {
                this.bind(ident, Binding::Thread { index });
            }
            this.block(body);
        });
        self.zone = outer;
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

    /// The number of the thread that a name stands for.
    pub(super) fn thread_of(&mut self, expr: &Expr) -> Option<Value> {
        let ExprKind::Path(path) = &expr.peeled().kind else { return None };
        match self.lookup(&path.get_ident()?.to_string()) {
            Some(Binding::Thread { index }) => Some(*index),
            _ => None,
        }
    }

    /// A thread where a value is wanted.
    pub(super) fn thread_as_value(&self, expr: &Expr) -> Reported {
        let message = format!("`{expr}` is a thread, not a number");
        self.errors.report(Code::NotScalar, expr.loc, message, format!("write `{expr}.index()`"))
    }

    /// A method of a thread as a statement.
    pub(super) fn thread_statement(&mut self, expr: &'a Expr, m: &'a Method, thread: Value) -> Result<(), Reported> {
        match self.thread_method(m, thread)? {
            None => Ok(()),
            Some(_) => Err(self.unused(expr)),
        }
    }

    /// A method of a thread with a value.
    pub(super) fn thread_value(&mut self, expr: &'a Expr, m: &'a Method, thread: Value) -> Result<Value, Reported> {
        self.thread_method(m, thread)?.ok_or_else(|| {
            let message = format!("`{expr}` gives no value");
            self.errors.report(Code::NoValue, expr.loc, message, "write it as a statement")
        })
    }

    fn thread_method(&mut self, m: &'a Method, thread: Value) -> Result<Option<Value>, Reported> {
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
        if m.args.len() != takes {
            let message = format!("`{name}` takes {} and got {}", super::call::count(takes), m.args.len());
            return Err(self.errors.report(Code::Arguments, m.name.span(), message, format!("write `{usage}`")));
        }
        let loc = self.loc;
        let args: Vec<Result<Value, Reported>> = m.args.iter().map(|arg| self.scalar(arg)).collect();
        let args: Vec<Value> = args.into_iter().collect::<Result<_, Reported>>()?;
        self.loc = loc;
        let index = self.known(Elem::INDEX);
        Ok(Some(match name.as_str() {
            "index" => thread,
            "lanes" => self.lanes(),
            "lane" => self.lane(thread),
            "warp" => {
                let lanes = self.lanes();
                self.emit(Op::Bin { op: BinOp::Div }, &[thread, lanes], index)
            }
            "barrier" => {
                self.effect(Op::Barrier {}, &[], &[]);
                return Ok(None);
            }
            "any" | "all" | "ballot" => self.vote(m, &name, args[0])?,
            _ => self.shuffle(m, &name, thread, (args[0], args[1]))?,
        }))
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
