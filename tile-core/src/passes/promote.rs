//! Promotion of scalar variables to values.
//!
//! Before:
//! ```text
//! %v = alloc : local<bool, []>
//! store %a, %v
//! %x = load %v : bool
//! %y = bin.and %x, %b : bool
//! store %y, %v
//! %z = load %v : bool
//! %s = select %z, %p, %q : f32
//! ```
//! After:
//! ```text
//! %y = bin.and %a, %b : bool
//! %s = select %y, %p, %q : f32
//! ```
//!
//! A variable is promoted if all its stores stand in the region that makes it, in front of all loads.
//! What a branch or a loop stores stays in memory: the IR has no values that merge.

use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use super::run_passes;
use crate::ir::{Func, InstId, Op, RegionId, Space, Value};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// A function without variables of that kind; not one of [`PASSES`](super::PASSES), because not every
/// backend gains by it.
pub fn promote_variables(func: &Func) -> Cow<'_, Func> {
    let variables = promotable(func);
    if variables.is_empty() {
        return Cow::Borrowed(func);
    }
    let mut promoted = func.clone();
    rewrite(&mut promoted, &mut Promote { variables, current: HashMap::new() });
    let tidied = run_passes(&mut promoted, None);
    debug_assert!(tidied.is_ok(), "{tidied:?}");
    Cow::Owned(promoted)
}

/// Variables that have one value wherever they are read.
fn promotable(func: &Func) -> HashSet<Value> {
    let mut found = Found { func, made: HashMap::new(), stored: HashSet::new(), others: HashSet::new() };
    found.region(func.body);
    let Found { made, stored, others, .. } = found;
    made.into_keys().filter(|variable| stored.contains(variable) && !others.contains(variable)).collect()
}

struct Found<'f> {
    func: &'f Func,
    /// The region that makes a variable.
    made: HashMap<Value, RegionId>,
    /// Variables that have a value by now.
    stored: HashSet<Value>,
    /// Those with uses that are no values.
    others: HashSet<Value>,
}

impl Found<'_> {
    fn region(&mut self, region: RegionId) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match (&inst.op, inst.result) {
                (Op::Alloc {}, Some(result)) => {
                    let mem = func.ty(result).mem();
                    if mem.is_some_and(|mem| mem.rank() == 0 && mem.space == Space::Local) {
                        self.made.insert(result, region);
                    }
                }
                (Op::Store { .. }, _) => {
                    let variable = inst.args[1];
                    match self.made.get(&variable) == Some(&region) {
                        true => self.stored.insert(variable),
                        false => self.others.insert(variable),
                    };
                    self.others.insert(inst.args[0]);
                }
                (Op::Load {}, _) if self.stored.contains(&inst.args[0]) => {}
                _ => self.others.extend(&inst.args),
            }
            inst.regions.iter().for_each(|&inner| self.region(inner));
        }
    }
}

struct Promote {
    variables: HashSet<Value>,
    current: HashMap<Value, Value>,
}

impl Rewrite for Promote {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        let inst = &at.func.insts[id];
        match (&inst.op, inst.result) {
            (Op::Alloc {}, Some(result)) if self.variables.contains(&result) => Fate::Remove,
            (Op::Store { .. }, _) if self.variables.contains(&inst.args[1]) => {
                self.current.insert(inst.args[1], inst.args[0]);
                Fate::Remove
            }
            (Op::Load {}, _) => match self.current.get(&inst.args[0]) {
                Some(&value) => Fate::Replace(value),
                None => Fate::Keep,
            },
            _ => Fate::Keep,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{parse, print};

    fn promoted(statements: &str) -> String {
        let text = format!(
            "kernel k(%x x: mut global<f32, [8]>, %n n: index)
             body {{
               %eight = const 8 : index
               parallel %eight (%i: index) {{
                 %a = load %x, %i : f32
                 %v = alloc : local<f32, []>
                 {statements}
                 %z = load %v : f32
                 store %z, %x, %i
               }}
             }}"
        );
        let func = parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let promoted = promote_variables(&func);
        print(&promoted)
            .lines()
            .skip_while(|line| !line.contains("parallel"))
            .skip(1)
            .map(str::trim)
            .collect::<Vec<_>>()
            .join("; ")
    }

    #[test]
    fn stores_of_one_region_are_values() {
        let sum = promoted("store %a, %v  %b = load %v : f32  %c = bin.add %b, %a : f32  store %c, %v");
        assert_eq!(sum, "%4 = load %0, %3 : f32; %5 = bin.add %4, %4 : f32; store %5, %0, %3; }; }");
    }

    #[test]
    fn what_a_branch_stores_stays_in_memory() {
        let branch = "store %a, %v  %c = cmp.lt %i, %n : bool  if %c { %b = bin.add %a, %a : f32  store %b, %v }";
        assert!(promoted(branch).contains("alloc"));
    }
}
