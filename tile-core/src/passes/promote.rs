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
//! A branch that only stores to such variables what is cheap to compute becomes a `select` for each:
//! ```text
//! if %causal { %x = load %v   %y = bin.and %x, %b   store %y, %v }
//! ```
//! is
//! ```text
//! %y = bin.and %a, %b : bool
//! %z = select %causal, %y, %a : bool
//! ```
//! What other branches and loops store stays in memory: the IR has no values that merge.

use super::licm::is_cheap;
use super::rewrite::{Cursor, Fate, Rewrite, is_movable, rewrite};
use super::run_passes;
use crate::ir::{Func, Inst, InstId, Op, RegionId, Space, Value};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// A function without variables of that kind; not one of [`PASSES`](super::PASSES), because not every
/// backend gains by it.
pub fn promote_variables(func: &Func) -> Cow<'_, Func> {
    let Promotable { variables, branches } = promotable(func);
    if variables.is_empty() {
        return Cow::Borrowed(func);
    }
    let mut promoted = func.clone();
    let mut pass = Promote { variables, branches, current: HashMap::new(), computed: HashMap::new() };
    rewrite(&mut promoted, &mut pass);
    let tidied = run_passes(&mut promoted, None);
    debug_assert!(tidied.is_ok(), "{tidied:?}");
    Cow::Owned(promoted)
}

struct Promotable {
    /// Variables that have one value wherever they are read.
    variables: HashSet<Value>,
    /// Branches that become choices between values.
    branches: HashSet<InstId>,
}

fn promotable(func: &Func) -> Promotable {
    let mut branches = HashSet::new();
    func.walk(func.body, &mut |id, inst| {
        if only_chooses(func, inst) {
            branches.insert(id);
        }
    });
    // A branch chooses for all its variables, or for none.
    loop {
        let mut found =
            Found { func, branches: &branches, made: HashMap::new(), stored: HashSet::new(), others: HashSet::new() };
        found.region(func.body, func.body);
        let Found { made, stored, others, .. } = found;
        let variables: HashSet<Value> =
            made.into_keys().filter(|variable| stored.contains(variable) && !others.contains(variable)).collect();
        let chosen: HashSet<InstId> =
            branches.iter().copied().filter(|&id| chooses_between(func, &func.insts[id], &variables)).collect();
        if chosen.len() == branches.len() {
            return Promotable { variables, branches };
        }
        branches = chosen;
    }
}

/// Whether the sides of a branch do nothing but to compute what is cheap and to store it in variables.
fn only_chooses(func: &Func, inst: &Inst) -> bool {
    let allowed = |&id: &InstId| {
        let inst = &func.insts[id];
        match inst.op {
            Op::Load {} => is_variable(func, inst.args[0]),
            Op::Store { .. } => is_variable(func, inst.args[1]),
            Op::If {} => only_chooses(func, inst),
            _ => inst.regions.is_empty() && is_movable(&inst.op) && is_cheap(&inst.op),
        }
    };
    matches!(inst.op, Op::If {})
        && inst.result.is_none()
        && inst.regions.iter().all(|&side| func.regions[side].insts.iter().all(allowed))
}

/// Whether all that a branch stores to, or reads, is among variables.
fn chooses_between(func: &Func, inst: &Inst, variables: &HashSet<Value>) -> bool {
    inst.regions.iter().flat_map(|&side| &func.regions[side].insts).all(|&id| {
        let inst = &func.insts[id];
        match inst.op {
            Op::Load {} => variables.contains(&inst.args[0]),
            Op::Store { .. } => variables.contains(&inst.args[1]),
            _ => chooses_between(func, inst, variables),
        }
    })
}

fn is_variable(func: &Func, memory: Value) -> bool {
    let made = func.def(memory).is_some_and(|inst| matches!(inst.op, Op::Alloc {}));
    made && func.ty(memory).mem().is_some_and(|mem| mem.rank() == 0 && mem.space == Space::Local)
}

struct Found<'f> {
    func: &'f Func,
    branches: &'f HashSet<InstId>,
    /// The region that makes a variable.
    made: HashMap<Value, RegionId>,
    /// Variables that have a value by now.
    stored: HashSet<Value>,
    /// Those with uses that are no values.
    others: HashSet<Value>,
}

impl Found<'_> {
    /// Sides of branches that become choices count as the region `home` around them.
    fn region(&mut self, region: RegionId, home: RegionId) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match (&inst.op, inst.result) {
                (Op::Alloc {}, Some(result)) => {
                    if is_variable(func, result) {
                        self.made.insert(result, region);
                    }
                }
                (Op::Store { .. }, _) => {
                    let variable = inst.args[1];
                    let begins = region == home || self.stored.contains(&variable);
                    match begins && self.made.get(&variable) == Some(&home) {
                        true => self.stored.insert(variable),
                        false => self.others.insert(variable),
                    };
                    self.others.insert(inst.args[0]);
                }
                (Op::Load {}, _) if self.stored.contains(&inst.args[0]) => {}
                _ => self.others.extend(&inst.args),
            }
            let chooses = self.branches.contains(&id);
            inst.regions.iter().for_each(|&inner| self.region(inner, if chooses { home } else { inner }));
        }
    }
}

struct Promote {
    variables: HashSet<Value>,
    branches: HashSet<InstId>,
    current: HashMap<Value, Value>,
    /// What loads give, and what sides of branches compute in front of these.
    computed: HashMap<Value, Value>,
}

impl Promote {
    /// The variables' values behind a branch, of which both sides are computed.
    fn choose(&mut self, at: &mut Cursor<'_>, id: InstId) {
        let (condition, sides) = (at.func.insts[id].args[0], at.func.insts[id].regions.clone());
        let before = self.current.clone();
        let after: Vec<HashMap<Value, Value>> = sides
            .into_iter()
            .map(|side| {
                self.current.clone_from(&before);
                self.side(at, side);
                std::mem::take(&mut self.current)
            })
            .collect();
        self.current = before;
        let mut stored: Vec<Value> = after.iter().flat_map(HashMap::keys).copied().collect();
        stored.sort_unstable();
        stored.dedup();
        for variable in stored {
            let of = |side: usize| after.get(side).and_then(|values| values.get(&variable)).copied();
            let begun = self.current.get(&variable).copied();
            let (Some(x), Some(y)) = (of(0).or(begun), of(1).or(begun)) else { continue };
            let chosen = match x == y {
                true => x,
                false => {
                    let ty = at.func.ty(x).clone();
                    at.insert(Op::Select {}, &[condition, x, y], ty)
                }
            };
            self.current.insert(variable, chosen);
        }
    }

    /// Computes one side in front of the branch.
    fn side(&mut self, at: &mut Cursor<'_>, side: RegionId) {
        for id in at.func.regions[side].insts.clone() {
            let Inst { op, args, result, .. } = at.func.insts[id].clone();
            let args: Vec<Value> =
                args.into_iter().map(|arg| self.computed.get(&arg).copied().unwrap_or(arg)).collect();
            match (&op, result) {
                (Op::Store { .. }, _) => drop(self.current.insert(args[1], args[0])),
                (Op::Load {}, Some(result)) => drop(self.computed.insert(result, self.current[&args[0]])),
                (Op::If {}, _) => {
                    at.func.insts[id].args = args;
                    self.choose(at, id);
                }
                (_, Some(result)) => {
                    let ty = at.func.ty(result).clone();
                    self.computed.insert(result, at.insert(op, &args, ty));
                }
                (_, None) => unreachable!("sides only compute and store"),
            }
        }
    }
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
            (Op::If {}, _) if self.branches.contains(&id) => {
                self.choose(at, id);
                Fate::Remove
            }
            (Op::Load {}, _) => match self.current.get(&inst.args[0]) {
                Some(&value) => {
                    self.computed.extend(inst.result.map(|result| (result, value)));
                    Fate::Replace(value)
                }
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
    fn cheap_branches_are_choices() {
        let branch = promoted(
            "store %a, %v  %c = cmp.lt %i, %n : bool
             if %c { %b = bin.add %a, %a : f32  store %b, %v }",
        );
        let chosen = "%5 = cmp.lt %3, %1 : bool; %6 = bin.add %4, %4 : f32; %7 = select %5, %6, %4 : f32; \
                      store %7, %0, %3";
        assert!(branch.contains(chosen), "{branch}");
        let read_in_front = promoted(
            "store %a, %v  %b = load %v : f32  %c = cmp.lt %i, %n : bool
             if %c { %d = bin.add %b, %b : f32  store %d, %v }",
        );
        assert_eq!(read_in_front, branch);
        let nested = promoted(
            "store %a, %v  %c = cmp.lt %i, %n : bool
             if %c {
               %b = load %v : f32  %d = bin.add %b, %b : f32  store %d, %v
               %e = cmp.lt %d, %b : bool
               if %e { store %b, %v } else { %f = load %v : f32  %g = bin.add %f, %b : f32  store %g, %v }
             }",
        );
        let chosen = "%6 = bin.add %4, %4 : f32; %7 = cmp.lt %6, %4 : bool; %8 = bin.add %6, %4 : f32; \
                      %9 = select %7, %4, %8 : f32; %10 = select %5, %9, %4 : f32; store %10, %0, %3";
        assert!(nested.contains(chosen), "{nested}");
    }

    #[test]
    fn what_other_branches_store_stays_in_memory() {
        let test = "store %a, %v  %c = cmp.lt %i, %n : bool";
        // What is dear, what is read where it may not exist, and what else is done.
        let dear = promoted(&format!("{test} if %c {{ %b = un.exp %a : f32  store %b, %v }}"));
        let read = promoted(&format!("{test} if %c {{ %b = load %x, %n : f32  store %b, %v }}"));
        let other = promoted(&format!("{test} if %c {{ store %a, %x, %i  %b = bin.add %a, %a : f32  store %b, %v }}"));
        // A variable that begins in a branch has no value behind the other.
        let begun = promoted("%c = cmp.lt %i, %n : bool  if %c { store %a, %v }");
        // One branch stores to a variable of another region, too, and so keeps both in memory.
        let outer = promoted(&format!(
            "{test} %w = alloc : local<f32, []>  store %a, %w
             %one = const 1 : index
             for %n, %n, %one (%y: index) {{
               %u = alloc : local<f32, []>  store %a, %u
               if %c {{ %b = load %u : f32  store %b, %w  store %b, %u }}
               %d = load %u : f32  store %d, %v
             }}"
        ));
        for text in [dear, read, other, begun, outer] {
            assert!(text.contains("alloc") && text.contains("if "), "{text}");
        }
    }
}
