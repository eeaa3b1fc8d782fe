//! Lowers memory of ranks: the part that `x.rank(r)` names, and signals.

use super::place::{Origin, Place, Window, WindowAxis};
use super::{Binding, Lower, Zone};
use crate::diag::{Code, Reported};
use crate::front::ast::{Expr, ExprKind, Method};
use crate::front::names;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{Op, SignalOp, Value};

/// The type of signal words.
pub(super) const WORD: Elem = Elem::Is(DType::U32);

/// Methods of a rank's signals, with how they are written.
const METHODS: [(&str, &str); 3] =
    [("set", "s.rank(r).set(i, value)"), ("add", "s.rank(r).add(i, value)"), ("wait", "s.rank(me).wait(i, at_least)")];

impl<'a> Lower<'a> {
    /// Reports memory of all ranks where that of one is wanted.
    pub(super) fn names_a_rank(&self, place: &Place, expr: &Expr) -> Result<(), Reported> {
        if place.front() == 0 {
            return Ok(());
        }
        let message = format!("`{expr}` is memory of all ranks");
        Err(self.errors.report(Code::Memory, expr.loc, message, format!("name the part of one: `{expr}.rank(r)`")))
    }

    /// The memory that a name stands for, where that is one of all ranks.
    fn peers_of(&mut self, expr: &Expr) -> Option<Place> {
        let ExprKind::Path(path) = &expr.peeled().kind else { return None };
        match self.lookup(&path.get_ident()?.to_string()) {
            Some(Binding::Memory(place)) if place.front() == 1 => Some(place.clone()),
            _ => None,
        }
    }

    /// Memory whose extents are asked for: those of a part, of memory of all ranks.
    pub(super) fn measured(&mut self, expr: &'a Expr) -> Result<Place, Reported> {
        match self.peers_of(expr) {
            Some(place) => Ok(place),
            None => self.place(expr),
        }
    }

    /// The memory of which `rank` names a part.
    pub(super) fn peers(&mut self, m: &'a Method) -> Result<Place, Reported> {
        if let Some(place) = self.peers_of(&m.receiver) {
            return Ok(place);
        }
        let place = self.place(&m.receiver)?;
        let message = match place.origin {
            Origin::Peers { .. } => format!("`{}` is a part of one rank already", place.text),
            _ => format!("`{}` is memory of this rank alone", place.text),
        };
        let help = "`rank` names a part of a parameter `&Peers<T, R>`";
        Err(self.errors.report(Code::Memory, m.name.span(), message, help))
    }

    /// `x.rank(r)`, `x.rank_mut(r)`
    pub(super) fn part_of_rank(&mut self, base: Place, m: &'a Method, mutable: bool) -> Result<Place, Reported> {
        let [rank] = m.args.as_slice() else {
            let message = format!("`{}` takes the number of a rank and got {}", m.name, m.args.len());
            let help = format!("write `{}.{}(r)`", base.text, m.name);
            return Err(self.errors.report(Code::Arguments, m.name.span(), message, help));
        };
        if mutable {
            self.writable(&base, m.receiver.loc)?;
        }
        let rank = self.index_value(rank, "a rank")?;
        let mut window = Window::whole(self.index(0), &base.shape);
        window.offsets[0] = rank;
        window.axes[0] = WindowAxis::Drop;
        Ok(Place { window: Some(window), whole: false, ..base })
    }

    /// Reports `x.rank(r).at_mut(…)`.
    pub(super) fn part_to_write(&self, m: &Method) -> Result<(), Reported> {
        let ExprKind::Method(inner) = &m.receiver.peeled().kind else { return Ok(()) };
        if inner.name != "rank" {
            return Ok(());
        }
        let message = format!("`{}` is a view for reading", m.receiver);
        let rank = inner.args.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let help = format!("write `{}.rank_mut({rank})`", inner.receiver);
        Err(self.errors.report(Code::Memory, m.receiver.loc, message, help))
    }

    /// `x.ranks()`
    pub(super) fn ranks_of(&mut self, m: &'a Method) -> Result<Value, Reported> {
        match self.peers_of(&m.receiver) {
            Some(place) if m.args.is_empty() => Ok(self.extent_value(&place, 0)),
            Some(_) => {
                let help = format!("write `{}.ranks()`", m.receiver);
                Err(self.errors.report(Code::Arguments, m.name.span(), "`ranks` takes no arguments", help))
            }
            None => self.peers(m).and(Err(Reported)),
        }
    }

    /// The signals that a name stands for.
    pub(super) fn signals_of(&mut self, expr: &Expr) -> Option<Place> {
        let ExprKind::Path(path) = &expr.peeled().kind else { return None };
        match self.lookup(&path.get_ident()?.to_string()) {
            Some(Binding::Signals(place)) => Some(place.clone()),
            _ => None,
        }
    }

    /// A method of signals where a value is wanted.
    pub(super) fn signals_value(&mut self, expr: &Expr, m: &'a Method, place: &Place) -> Result<Value, Reported> {
        if m.name == "ranks" && m.args.is_empty() {
            return Ok(self.extent_value(place, 0));
        }
        let message = format!("`{expr}` gives no value");
        let help = format!("signals have `{0}.rank(r)`, with `set`, `add` and `wait`, and `{0}.ranks()`", place.text);
        Err(self.errors.report(Code::NoValue, expr.loc, message, help))
    }

    /// `s.rank(r).set(i, value)` and its like; nothing where the receiver is no signals.
    pub(super) fn signal_statement(&mut self, expr: &'a Expr, m: &'a Method) -> Option<Result<(), Reported>> {
        if let Some(place) = self.signals_of(&m.receiver) {
            let message = format!("`{}` of the signals of all ranks", m.name);
            let help = match METHODS.iter().find(|(name, _)| m.name == name) {
                Some((_, usage)) => format!("name a rank: `{usage}`"),
                None => format!("signals have `{0}.rank(r)`, with `set`, `add` and `wait`", place.text),
            };
            return Some(Err(self.errors.report(Code::Memory, expr.loc, message, help)));
        }
        let ExprKind::Method(inner) = &m.receiver.peeled().kind else { return None };
        let place = self.signals_of(&inner.receiver)?;
        Some(self.signal(m, inner, &place))
    }

    fn signal(&mut self, m: &'a Method, inner: &'a Method, place: &Place) -> Result<(), Reported> {
        let [rank] = inner.args.as_slice() else {
            let message = format!("`{}` takes the number of a rank and got {}", inner.name, inner.args.len());
            let help = format!("write `{}.rank(r)`", place.text);
            return Err(self.errors.report(Code::Arguments, inner.name.span(), message, help));
        };
        let name = m.name.to_string();
        let Some((_, usage)) = METHODS.iter().find(|(method, _)| inner.name == "rank" && *method == name) else {
            let help = match names::closest(&name, METHODS.iter().map(|(method, _)| *method)) {
                Some(near) if inner.name == "rank" => format!("did you mean `{near}`?"),
                _ => "signals of a rank have `set`, `add` and `wait`".to_owned(),
            };
            let message = format!("signals have no method `{name}`");
            return Err(self.errors.report(Code::UnknownMethod, m.name.span(), message, help));
        };
        let [index, value] = m.args.as_slice() else {
            let message = format!("`{name}` takes {} and got {}", super::call::count(2), m.args.len());
            return Err(self.errors.report(Code::Arguments, m.name.span(), message, format!("write `{usage}`")));
        };
        if self.zone != Zone::Block {
            let word = self.zone.word();
            let message = match self.zone {
                Zone::Prologue => format!("`{name}` of a signal in the prologue"),
                _ => format!("`{name}` of a signal inside {word}"),
            };
            let help = "a block signals and waits as a whole, between its operations on tiles";
            return Err(self.errors.report(Code::Zone, m.name.span(), message, help));
        }
        let loc = self.loc;
        let rank = self.index_value(rank, "a rank")?;
        let at = self.index_value(index, "the number of a word")?;
        let word = self.scalar(value)?;
        self.expect_elem(word, WORD, value, &format!("the value of `{name}`"))?;
        self.loc = loc;
        let op = match name.as_str() {
            "set" => Op::Signal { op: SignalOp::Set },
            "add" => Op::Signal { op: SignalOp::Add },
            _ => Op::Wait {},
        };
        self.effect(op, &[place.value, rank, at, word], &[]);
        Ok(())
    }
}
