//! Pass manager of every IR: lists of passes, the check of their order, and the driver.
//!
//! ```text
//! list of passes:  Pass { name, doc, needs, gives, when, run }, …
//!
//! run, for each:   when? ── run ── verify ── observe
//!                           │      └ always for tile IR; in debug builds and on
//!                           │        request ([`instrument`]) for the others
//!                           └ its time, where somebody measures ([`instrument`])
//! ```
//!
//! Tile IR, thread IR and NPU IR have lists of their own. An IR takes part by implementing [`Ir`].
//! A list documents the order of its passes; what a pass needs of earlier ones is part of its row,
//! and a constant assertion on [`ordered`] checks it when the crate is compiled.

use super::instrument::{timed, verifies};
use std::convert::Infallible;
use std::fmt;
use std::marker::PhantomData;

/// An IR whose programs passes rewrite.
pub trait Ir {
    /// The name of the IR, as in tables of [`instrument`](super::instrument()).
    const NAME: &'static str;
    /// Whether release builds run the verifier after each pass, too.
    const ALWAYS_VERIFIED: bool = false;

    /// Checks every invariant of the IR.
    ///
    /// # Errors
    /// The text of the program with each error at its place.
    fn check(&self) -> Result<(), String>;
}

/// A set of properties that hold of a program of an IR. Each IR gives its bits names.
pub struct Facts<I>(u16, PhantomData<fn(I)>);

impl<I> Clone for Facts<I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I> Copy for Facts<I> {}

impl<I> PartialEq for Facts<I> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<I> Eq for Facts<I> {}

impl<I> fmt::Debug for Facts<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Facts({:#b})", self.0)
    }
}

impl<I> Facts<I> {
    /// No property.
    pub const NONE: Facts<I> = Facts(0, PhantomData);

    /// The property with a number below 16.
    #[must_use]
    pub const fn bit(number: u32) -> Facts<I> {
        Facts(1 << number, PhantomData)
    }

    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Facts<I>) -> Facts<I> {
        Facts(self.0 | other.0, PhantomData)
    }

    const fn contains(self, other: Facts<I>) -> bool {
        self.0 & other.0 == other.0
    }
}

/// A row of a list of passes over programs of the IR `I`.
///
/// `O` is what the choice of passes depends on besides the program, such as a target; `E` is why a
/// pass may refuse a program. [`pass!`](crate::pass) writes the rows of passes that need neither.
pub struct Pass<I, O = (), E = Infallible> {
    /// The name, as in `emit --after` and filetests.
    pub name: &'static str,
    /// What it does.
    pub doc: &'static str,
    /// What must hold before.
    pub needs: Facts<I>,
    /// What holds after, besides what held before.
    pub gives: Facts<I>,
    /// Whether it applies to a program; elsewhere it would change nothing, or is not wanted.
    pub when: fn(&I, &O) -> bool,
    /// Rewrites a well-formed program into one that means the same.
    pub run: fn(&mut I, &O) -> Result<(), E>,
}

impl<I, O, E> Clone for Pass<I, O, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I, O, E> Copy for Pass<I, O, E> {}

impl<I, O, E> fmt::Debug for Pass<I, O, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pass").field("name", &self.name).field("doc", &self.doc).finish_non_exhaustive()
    }
}

/// The row of a [pass](crate::passes::Pass) that cannot fail: its name, what it does, `needs` and
/// `gives` with [`Facts`](crate::passes::Facts), optionally `when` with a function of the program
/// and the options, and a function that rewrites the program.
#[macro_export]
macro_rules! pass {
    ($name:expr, $doc:literal, needs $needs:expr, gives $gives:expr, $run:expr) => {
        $crate::pass!($name, $doc, needs $needs, gives $gives, when |_, _| true, $run)
    };
    ($name:expr, $doc:literal, needs $needs:expr, gives $gives:expr, when $when:expr, $run:expr) => {
        $crate::passes::Pass {
            name: $name,
            doc: $doc,
            needs: $needs,
            gives: $gives,
            when: $when,
            run: |program, _| {
                $run(program);
                Ok(())
            },
        }
    };
}

/// Whether each pass of a list runs behind the facts that it needs, given those that hold before.
#[must_use]
pub const fn ordered<I, O, E>(passes: &[Pass<I, O, E>], mut held: Facts<I>) -> bool {
    let mut at = 0;
    while at < passes.len() {
        if !held.contains(passes[at].needs) {
            return false;
        }
        held = held.and(passes[at].gives);
        at += 1;
    }
    true
}

/// A list up to a pass and with it, if it has the pass.
#[must_use]
pub fn up_to<'p, I, O, E>(passes: &'p [Pass<I, O, E>], name: &str) -> Option<&'p [Pass<I, O, E>]> {
    let last = passes.iter().position(|pass| pass.name == name)?;
    Some(&passes[..=last])
}

/// Why a list of passes was not run to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop<E> {
    /// A pass made an ill-formed program: a defect of that pass.
    Malformed {
        /// The pass.
        after: &'static str,
        /// The program with the errors at their places.
        text: String,
    },
    /// A pass refused the program.
    Refused(E),
}

impl<E: fmt::Display> fmt::Display for Stop<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Malformed { after, text } => {
                write!(f, "pass `{after}` made an ill-formed program, which is a defect of this compiler\n{text}")
            }
            Stop::Refused(reason) => reason.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for Stop<E> {}

/// Sees a program after each row of a list, by the pass's name.
pub type Observer<'a, I> = &'a mut dyn FnMut(&'static str, &I);

/// Runs the passes of a list that apply, with the verifier after each (see [`Ir`]).
///
/// # Errors
/// [`Stop`], with which the program is that of the pass.
pub fn run<I: Ir, O, E>(
    program: &mut I,
    options: &O,
    passes: &[Pass<I, O, E>],
    observe: Observer<'_, I>,
) -> Result<(), Stop<E>> {
    for pass in passes {
        if (pass.when)(program, options) {
            timed(I::NAME, pass.name, || (pass.run)(program, options)).map_err(Stop::Refused)?;
            if I::ALWAYS_VERIFIED || verifies() {
                timed(I::NAME, "verifier", || program.check())
                    .map_err(|text| Stop::Malformed { after: pass.name, text })?;
            }
        }
        observe(pass.name, program);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Facts, Ir, Pass, Stop, ordered, run, up_to};

    struct Number(i64);

    impl Ir for Number {
        const NAME: &'static str = "numbers";
        fn check(&self) -> Result<(), String> {
            if self.0 < 0 { Err(format!("{} is negative", self.0)) } else { Ok(()) }
        }
    }

    const DOUBLED: Facts<Number> = Facts::bit(0);

    const PASSES: &[Pass<Number, i64, String>] = &[
        pass!("double", "doubles", needs Facts::NONE, gives DOUBLED, |number: &mut Number| number.0 *= 2),
        pass!(
            "reset",
            "takes zero",
            needs Facts::NONE,
            gives Facts::NONE,
            when |number, most| number.0 > *most,
            |number: &mut Number| number.0 = 0
        ),
        Pass {
            name: "subtract",
            doc: "subtracts the option",
            needs: DOUBLED,
            gives: Facts::NONE,
            when: |_, _| true,
            run: |number, by| {
                number.0 -= by;
                if number.0 == 0 { Err("nothing is left".to_owned()) } else { Ok(()) }
            },
        },
    ];

    #[test]
    fn passes_run_in_order_where_they_apply() {
        let mut seen = Vec::new();
        let mut number = Number(4);
        run(&mut number, &5, PASSES, &mut |name, number| seen.push((name, number.0))).unwrap_err();
        assert_eq!(seen, [("double", 8), ("reset", 0)], "what is ill-formed is not shown");
        seen.clear();
        number.0 = 4;
        run(&mut number, &8, up_to(PASSES, "reset").unwrap(), &mut |name, number| seen.push((name, number.0))).unwrap();
        assert_eq!(seen, [("double", 8), ("reset", 8)]);
        assert!(up_to(PASSES, "halve").is_none());
    }

    #[test]
    fn what_stops_a_list_is_named() {
        let stopped = |start| run(&mut Number(start), &6, PASSES, &mut |_, _| {}).unwrap_err();
        assert_eq!(stopped(3), Stop::Refused("nothing is left".to_owned()));
        assert_eq!(stopped(2), Stop::Malformed { after: "subtract", text: "-2 is negative".to_owned() });
    }

    #[test]
    fn an_order_without_what_passes_need_is_refused() {
        assert!(ordered(PASSES, Facts::NONE));
        assert!(!ordered(&PASSES[1..], Facts::NONE));
        assert!(ordered(&PASSES[1..], DOUBLED), "what holds before counts");
    }
}
