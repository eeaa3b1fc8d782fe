//! Certificates: what is proved of a kernel, what a launch checks, and what is only observed.
//!
//! A fact has a standing. *Proved* names the analysis and what it takes for granted. What no
//! analysis proves is *unknown*, until an [audit](Certificate::audit) runs the interpreter and finds
//! nothing: then it is *observed*, on so many launches. An audit that finds the opposite of what is
//! claimed makes the fact *refuted*.
//!
//! The facts are of the kernel as it is written, for any target. Those of a target's program and text
//! stand apart ([`ForTarget`]); whoever has the target's compiler adds them.

mod facts;
mod index;

use crate::case::{Case, draw};
use crate::error::VerifyError;
use crate::launch::{Launched, launch};
use crate::options::{Options, Source};
use crate::run::parameters;
use crate::subject;
use serde::Serialize;
use std::fmt;
use std::rc::Rc;
use tile_core::interp::{Interpreter, Options as Interpret};
use tile_core::launch::{Checks, Instance};

/// How a fact is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It follows from the kernel's IR, under what the fact assumes.
    Proved,
    /// Each launch checks it before it writes anything.
    CheckedAtLaunch,
    /// The interpreter found nothing else on some launches.
    Observed,
    /// Nothing is known.
    Unknown,
    /// The interpreter found the opposite.
    Refuted,
}

/// What a fact is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Subject {
    /// Arguments are what `dims!`, `require!` and the signature state.
    Arguments,
    /// Every access to an element lies inside of its tensor or tile. Others are masked: reads give
    /// zero, writes are dropped.
    InBounds,
    /// No two blocks, and no two iterations, access an element without an order, one writing.
    RaceFree,
    /// Nothing is read that was not written.
    Initialised,
    /// A launch writes all of an output.
    OutputWritten(String),
    /// Arithmetic on indices does not wrap.
    IndexArithmetic,
    /// All threads come to each barrier.
    BarriersUniform,
    /// The text that is emitted for a target is well-formed.
    TextValid,
}

/// A fact of a kernel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct Fact {
    /// What it is about.
    pub about: Subject,
    /// How it is known.
    pub standing: Standing,
    /// The analysis, or what ran.
    pub by: String,
    /// Under what it holds.
    pub assumes: Vec<String>,
    /// In words.
    pub detail: String,
}

impl Fact {
    /// A fact that takes nothing for granted: `by` is the analysis, or what ran.
    pub fn new(about: Subject, standing: Standing, by: &str, detail: impl Into<String>) -> Fact {
        Fact { about, standing, by: by.to_owned(), assumes: Vec::new(), detail: detail.into() }
    }

    fn assuming(mut self, what: impl IntoIterator<Item = String>) -> Fact {
        self.assumes.extend(what);
        self
    }
}

/// The facts of what an instance becomes for a target.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct ForTarget {
    /// The target's name, such as `sm_90a`.
    pub target: String,
    /// The facts, each with its standing.
    pub facts: Vec<Fact>,
}

/// The facts of an instance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct Certificate {
    /// The kernel.
    pub kernel: String,
    /// The instance's types and const parameters, in the kernel's order.
    pub parameters: Vec<String>,
    /// The facts, each with its standing.
    pub facts: Vec<Fact>,
    /// Those of targets.
    pub targets: Vec<ForTarget>,
    /// Launches on which an audit observed; none without.
    pub launches: usize,
}

/// The launches of an audit.
const LAUNCHES: usize = 12;

impl Certificate {
    /// What analyses say of an instance.
    ///
    /// # Errors
    /// [`VerifyError::Instance`] where it cannot be made.
    pub fn of(instance: &Instance<'_>) -> Result<Certificate, VerifyError> {
        let subject = subject::Subject::new(instance)?;
        Ok(Certificate {
            kernel: instance.def().name.to_owned(),
            parameters: parameters(instance),
            facts: facts::all(&subject)?,
            targets: Vec::new(),
            launches: 0,
        })
    }

    /// The fact about something.
    pub fn fact(&self, about: &Subject) -> Option<&Fact> {
        self.facts.iter().find(|fact| fact.about == *about)
    }

    /// Adds the facts of what the instance becomes for a target.
    pub fn add_target(&mut self, target: &str, facts: Vec<Fact>) {
        self.targets.push(ForTarget { target: target.to_owned(), facts });
    }

    /// Whether the opposite of a claim was found, by an audit or for a target.
    pub fn is_refuted(&self) -> bool {
        let mut all = self.facts.iter().chain(self.targets.iter().flat_map(|target| &target.facts));
        all.any(|fact| fact.standing == Standing::Refuted)
    }

    /// Runs the interpreter on drawn launches, which looks for races, unwritten reads and accesses
    /// outside: claims that it finds wrong are refuted, and what was unknown and is never found is
    /// observed.
    ///
    /// # Errors
    /// [`VerifyError::Shapes`] where no extents are found that the kernel takes.
    pub fn audit(&mut self, instance: &Instance<'_>, seed: u64) -> Result<(), VerifyError> {
        let consts = subject::smallest(instance)?;
        let small = instance.with_consts(&consts);
        let subject = subject::Subject::new(&small)?;
        let options = Options { seed, cases: LAUNCHES, work: 1e5, ..Options::default() };
        let cases = draw(&subject, &options)?;
        let run = |checks: Checks, case: &Case| {
            let silent = Interpret { checks, print: &|_| {}, ..Interpret::default() };
            match launch(&Interpreter::new(silent), &subject, case) {
                Launched::Failed(message) => Some(message),
                Launched::Done(_) | Launched::Refused(_) => None,
            }
        };
        for case in &cases {
            let text = case.text(&subject);
            match run(Checks::NONE, case) {
                Some(message) if message.contains("race: ") => self.found(&Subject::RaceFree, &message, &text),
                Some(message) if message.contains(" is read before it is written") => {
                    self.found(&Subject::Initialised, &message, &text);
                }
                _ => {}
            }
        }
        for case in cases.iter().chain(&draw(&subject, &wild(&subject, options))?) {
            if let Some(message) = run(Checks { races: false, ..Checks::ALL }, case)
                .filter(|message| message.contains(", and the extents of "))
            {
                self.found(&Subject::InBounds, &message, &case.text(&subject));
            }
        }
        self.launches = cases.len();
        for fact in &mut self.facts {
            let looked = matches!(fact.about, Subject::RaceFree | Subject::Initialised | Subject::InBounds);
            let is_open = fact.standing == Standing::Unknown && !fact.detail.contains(FOUND);
            if looked && is_open {
                fact.standing = Standing::Observed;
                fact.by = format!("the interpreter on {} launches; not proved by {}", cases.len(), fact.by);
            }
        }
        Ok(())
    }

    /// Notes the opposite of a fact.
    fn found(&mut self, about: &Subject, message: &str, case: &str) {
        let Some(fact) = self.facts.iter_mut().find(|fact| fact.about == *about) else { return };
        if fact.detail.contains(FOUND) {
            return;
        }
        // What is masked is no mistake, so that nothing was claimed.
        let is_claim = fact.standing != Standing::Unknown || *about != Subject::InBounds;
        if is_claim {
            fact.standing = Standing::Refuted;
        }
        fact.detail = format!("{}; {FOUND} {message}, on {case}", fact.detail);
    }
}

/// The same with whole numbers that are no indices of anything, negative ones among them.
fn wild(subject: &subject::Subject<'_>, mut options: Options) -> Options {
    let whole = subject.params.iter().filter(|param| param.rank.is_some() && param.dtype.is_int());
    for param in whole {
        let source = Source::Own(Rc::new(|random, _, _| random.below(40) as f64 - 8.0));
        options.sources.insert(param.name.clone(), source);
    }
    options
}

/// How a detail tells what an audit found.
const FOUND: &str = "the interpreter found:";

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Standing::Proved => "proved",
            Standing::CheckedAtLaunch => "checked at launch",
            Standing::Observed => "only observed",
            Standing::Unknown => "unknown",
            Standing::Refuted => "REFUTED",
        })
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Arguments => f.pad("arguments"),
            Subject::InBounds => f.pad("in bounds"),
            Subject::RaceFree => f.pad("race free"),
            Subject::Initialised => f.pad("initialised"),
            Subject::OutputWritten(name) => f.pad(&format!("writes `{name}`")),
            Subject::IndexArithmetic => f.pad("index arithmetic"),
            Subject::BarriersUniform => f.pad("barriers uniform"),
            Subject::TextValid => f.pad("text valid"),
        }
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "kernel `{}` <{}>", self.kernel, self.parameters.join(", "))?;
        rows(f, &self.facts)?;
        self.targets.iter().try_for_each(|ForTarget { target, facts }| {
            writeln!(f, "  for {target}")?;
            rows(f, facts)
        })
    }
}

fn rows(f: &mut fmt::Formatter<'_>, facts: &[Fact]) -> fmt::Result {
    facts.iter().try_for_each(|Fact { about, standing, by, assumes, detail }| {
        writeln!(f, "  {about:18} {standing:18} {detail} [{by}]")?;
        assumes.iter().try_for_each(|what| writeln!(f, "  {:18} {:18} if {what}", "", ""))
    })
}

#[cfg(test)]
mod tests;
