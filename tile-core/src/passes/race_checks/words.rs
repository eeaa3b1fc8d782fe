//! Words that say who accessed an element and how, and the check of an access against them.
//!
//! ```text
//! of threads:  epoch (19 bits)   kind (2)   who (11)
//! of blocks:                     kind (2)   who (30)
//! ```
//! `who` is the actor's number plus one, or all ones for *several*. An *epoch* ends at each barrier.
//! A word only grows, by atomic maxima, so whoever comes second sees whoever came first:
//! - a word of an earlier epoch, and zero, say nothing;
//! - a kind is greater than those that it hides, and a write hides all;
//! - a second actor of one kind makes the word say *several*;
//! - an actor that accesses by two kinds makes the word say *write*: another actor races with one of
//!   both.

use crate::elem::{DType, Elem};
use crate::ir::{AtomicOp, BinOp, CmpOp, Literal, Op, Order, Type, UnOp, Value};
use crate::passes::elements::binary;
use crate::passes::rewrite::Cursor;

/// The type of words.
pub(super) const WORD: Elem = Elem::Is(DType::U32);

/// How an element is accessed. Two accesses by different actors race where one writes, or their
/// kinds differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A read.
    Read,
    /// A read, change and write in one.
    Atomic,
    /// A write beside which others may be: one of the values wins.
    Unordered,
    /// A write.
    Write,
}

impl Kind {
    /// What an actor does, for messages.
    pub(super) fn verb(self) -> &'static str {
        match self {
            Kind::Read => "reads",
            Kind::Atomic => "updates",
            Kind::Unordered | Kind::Write => "writes",
        }
    }
}

/// What runs at the same time as its like, and records what it accesses.
#[derive(Clone, Copy)]
pub(super) struct Actor {
    /// The actor's number plus one.
    pub(super) who: Value,
    /// The words of `who`.
    pub(super) bits: u32,
    /// The epoch in its place of a word, if there are epochs.
    pub(super) epoch: Option<Value>,
}

/// What a check found.
pub(super) struct Finding {
    /// Whether the access races.
    pub(super) races: Value,
    /// The other actor's number plus one.
    pub(super) other: Value,
    /// Whether there are several others.
    pub(super) several: Value,
}

/// Records an access to the element of a shadow, and says whether it races with one before it.
pub(super) fn record(at: &mut Cursor<'_>, shadow: Value, indices: &[Value], kind: Kind, actor: Actor) -> Finding {
    let mut words = Words { at, shadow, indices, kind, actor };
    let base = actor.epoch.unwrap_or_else(|| words.number(0));
    let own = words.word(base, kind, actor.who);
    let old = words.raise_to(own);
    let is_old = words.compare(CmpOp::Le, old.word, base);
    let is_new = words.not(is_old);
    let foreign = words.both(is_new, old.foreign);
    if kind == Kind::Write {
        let several = words.is_several(old.who);
        return Finding { races: foreign, other: old.who, several };
    }
    let races = words.both(foreign, old.differs);
    // What the word must say besides, now that the one before is known.
    let (same, mine) = (words.not(old.differs), words.not(old.foreign));
    let joins = words.both(foreign, same);
    let mixes = words.both(is_new, old.differs);
    let mixes = words.both(mixes, mine);
    let crowd = words.number(words.mask());
    let (joined, mixed) = (words.word(base, kind, crowd), words.word(base, Kind::Write, actor.who));
    let mixed = words.select(mixes, mixed, own);
    let second = words.select(joins, joined, mixed);
    let then = words.raise_to(second);
    let meets = binary(words.at, BinOp::Or, then.differs, mixes);
    let later = words.both(then.foreign, meets);
    let other = words.select(races, old.who, then.who);
    let races = binary(words.at, BinOp::Or, races, later);
    let several = words.is_several(other);
    Finding { races, other, several }
}

/// What a word said before an access.
struct Said {
    word: Value,
    who: Value,
    /// Whether it is of another actor.
    foreign: Value,
    /// Whether it is of another kind.
    differs: Value,
}

/// An access that is being recorded.
struct Words<'c, 'f> {
    at: &'c mut Cursor<'f>,
    shadow: Value,
    indices: &'c [Value],
    kind: Kind,
    actor: Actor,
}

impl Words<'_, '_> {
    fn number(&mut self, number: u32) -> Value {
        self.at.literal(Literal::Int(number.into()), Type::Scalar(WORD))
    }

    /// The bits of `who`; as a number, several.
    fn mask(&self) -> u32 {
        (1 << self.actor.bits) - 1
    }

    fn not(&mut self, x: Value) -> Value {
        self.at.insert(Op::Un { op: UnOp::Not }, &[x], Type::BOOL)
    }

    fn both(&mut self, x: Value, y: Value) -> Value {
        binary(self.at, BinOp::And, x, y)
    }

    fn compare(&mut self, op: CmpOp, x: Value, y: Value) -> Value {
        self.at.insert(Op::Cmp { op }, &[x, y], Type::BOOL)
    }

    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        self.at.insert(Op::Select {}, &[condition, x, y], Type::Scalar(WORD))
    }

    fn is_several(&mut self, who: Value) -> Value {
        let several = self.number(self.mask());
        self.compare(CmpOp::Eq, who, several)
    }

    fn word(&mut self, base: Value, kind: Kind, who: Value) -> Value {
        let kind = self.number((kind as u32) << self.actor.bits);
        let who = binary(self.at, BinOp::Or, who, kind);
        binary(self.at, BinOp::Or, base, who)
    }

    /// Makes the element's word at least that, and says what it was.
    fn raise_to(&mut self, word: Value) -> Said {
        let args: Vec<Value> = [self.shadow].iter().chain(self.indices).copied().chain([word]).collect();
        let op = Op::Atomic { op: AtomicOp::Max, order: Order::Relaxed };
        let word = self.at.insert(op, &args, Type::Scalar(WORD));
        let (mask, kinds) = (self.number(self.mask()), self.number(3 << self.actor.bits));
        let who = self.both(word, mask);
        let foreign = self.compare(CmpOp::Ne, who, self.actor.who);
        let (found, kind) = (self.both(word, kinds), self.number((self.kind as u32) << self.actor.bits));
        let differs = self.compare(CmpOp::Ne, found, kind);
        Said { word, who, foreign, differs }
    }
}
