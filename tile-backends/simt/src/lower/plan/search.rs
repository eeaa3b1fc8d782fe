//! Search for a plan that can be lowered: strategies in order, each after what failed.

use super::decisions::{Candidate, Outcome};
use super::strategy::{Failure, Traits};
use super::{Plan, Planner, describe};
use crate::facts::LaunchFacts;
use crate::ir::Kernel;
use crate::layout::Layouts;
use crate::lower::{LowerError, Target};
use tile_core::ir::Func;

/// The kernel of the first strategy that can be lowered. `lower` makes one of a plan; each
/// strategy is told to `record`, the one that is taken last.
///
/// # Errors
/// Why the last strategy failed.
pub(in crate::lower) fn search(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    lower: &mut dyn FnMut(Plan) -> Result<(Kernel, Layouts), LowerError>,
    record: &mut dyn FnMut(Candidate),
) -> Result<(Kernel, Layouts), LowerError> {
    let mut planner = Planner::new(func, facts, target)?;
    let mut strategy = planner.first();
    loop {
        let mut had = Traits::default();
        let planned = planner.plan(strategy, &mut had);
        let failure = match planned {
            Err(failure) => failure,
            Ok(plan) => {
                let decisions = describe::decisions(&plan);
                match lower(plan) {
                    Ok(done) if strategy.needs_specialisation() && !done.0.is_divided() => Failure::NoGain,
                    Ok(done) => {
                        record(Candidate {
                            strategy: strategy.to_string(),
                            outcome: Outcome::Chosen(Box::new(decisions)),
                        });
                        return Ok(done);
                    }
                    Err(error) => Failure::Error(error),
                }
            }
        };
        let next = strategy.after(&failure, &had);
        match (failure, next) {
            (failure, Some(next)) => {
                record(Candidate { strategy: strategy.to_string(), outcome: failure.outcome() });
                strategy = next;
            }
            (Failure::Error(error), None) => return Err(error),
            (Failure::Inapplicable | Failure::NoGain, None) => {
                unreachable!("operands as written always apply, and are followed by nothing without an error")
            }
        }
    }
}

impl Failure {
    fn outcome(self) -> Outcome {
        match self {
            Failure::Inapplicable => Outcome::Inapplicable,
            Failure::NoGain => Outcome::NoGain,
            Failure::Error(error) => Outcome::Refused(error),
        }
    }
}
