//! Splits private arrays into variables where each access is of a known element.
//!
//! Before:
//! ```text
//! %a = alloc : local<f32, [2]>
//! store %x, %a, %zero
//! %v = load %a, %one : f32
//! ```
//! After:
//! ```text
//! %a0 = alloc : local<f32, []>
//! %a1 = alloc : local<f32, []>
//! store %x, %a0
//! %v = load %a1 : f32
//! ```
//!
//! Registers cannot be indexed, so that an array which stays whole lies in memory. Loops of a small,
//! known number of iterations whose counter is an index are unrolled beforehand
//! ([`unroll_exchanges`](super::unroll_exchanges)).

use super::split_masks::number;
use crate::elem::Elem;
use crate::ir::{Func, Inst, InstId, MemTy, Op, RegionId, Space, Type, Value, ValueData, ValueDef};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// The most elements of an array that is split.
const MOST: i64 = 64;

/// A private array of known extents.
#[derive(Clone)]
struct Array {
    elem: Elem,
    extents: Vec<i64>,
}

/// A function without private arrays all of whose accesses are of known elements.
pub fn split_arrays(func: &Func) -> Cow<'_, Func> {
    let arrays = splittable(func);
    if arrays.is_empty() {
        return Cow::Borrowed(func);
    }
    let mut func = func.clone();
    let mut split = Split { arrays, cells: HashMap::new() };
    let body = func.body;
    split.region(&mut func, body);
    Cow::Owned(func)
}

/// Whether a value is a private array.
pub(super) fn is_array(func: &Func, value: Value) -> bool {
    func.ty(value).mem().is_some_and(|mem| mem.space == Space::Local && mem.rank() > 0)
}

/// The memory and the indices of an access of one element.
pub(super) fn access(inst: &Inst) -> Option<(Value, &[Value])> {
    let args = match inst.op {
        Op::Load {} => &inst.args[..],
        Op::Store { .. } => &inst.args[1..],
        _ => return None,
    };
    args.split_first().map(|(&memory, indices)| (memory, indices))
}

fn splittable(func: &Func) -> HashMap<Value, Array> {
    let (mut arrays, mut others) = (HashMap::new(), HashSet::new());
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result) {
            arrays.extend(array(func, result).map(|array| (result, array)));
        }
        let known = access(inst)
            .filter(|(memory, indices)| arrays.get(memory).is_some_and(|array| place(func, array, indices).is_some()));
        let whole = known.map(|(memory, _)| memory);
        let used = inst.args.iter().enumerate();
        let stored = usize::from(matches!(inst.op, Op::Store { .. }));
        others.extend(used.filter(|(at, arg)| whole != Some(**arg) || *at != stored).map(|(_, arg)| *arg));
    });
    arrays.retain(|array, _| !others.contains(array));
    arrays
}

/// A private array, if it has so few elements that each may be a variable.
fn array(func: &Func, value: Value) -> Option<Array> {
    let mem = func.ty(value).mem().filter(|_| is_array(func, value))?;
    let extents: Vec<i64> = mem.shape.iter().map(|extent| extent.dim()?.as_int()).collect::<Option<_>>()?;
    let count = extents.iter().try_fold(1_i64, |count, &extent| count.checked_mul(extent))?;
    (1..=MOST).contains(&count).then_some(Array { elem: mem.elem, extents })
}

/// Which element indices are, in row-major order; nothing where they are not known, or outside.
fn place(func: &Func, array: &Array, indices: &[Value]) -> Option<usize> {
    let place = indices.iter().zip(&array.extents).try_fold(0, |place, (&index, &extent)| {
        let index = number(func, index).filter(|index| (0..extent).contains(index))?;
        Some(place * extent + index)
    })?;
    usize::try_from(place).ok()
}

struct Split {
    arrays: HashMap<Value, Array>,
    /// The variables of each array, in row-major order.
    cells: HashMap<Value, Vec<Value>>,
}

impl Split {
    fn region(&mut self, func: &mut Func, region: RegionId) {
        let mut insts = Vec::new();
        for id in std::mem::take(&mut func.regions[region].insts) {
            for inner in func.insts[id].regions.clone() {
                self.region(func, inner);
            }
            match func.insts[id].result.filter(|result| self.arrays.contains_key(result)) {
                Some(array) => insts.extend(self.variables(func, array, id)),
                None => {
                    self.access(func, id);
                    insts.push(id);
                }
            }
        }
        func.regions[region].insts = insts;
    }

    /// The allocations in an array's place.
    fn variables(&mut self, func: &mut Func, value: Value, alloc: InstId) -> Vec<InstId> {
        let Array { elem, extents } = self.arrays[&value].clone();
        let (span, name) = (func.insts[alloc].span, func.values[value].name.clone());
        let (mut made, mut cells) = (Vec::new(), Vec::new());
        for at in 0..extents.iter().product() {
            let id = InstId::new(func.insts.len());
            let ty = Type::Mem(MemTy { space: Space::Local, elem, shape: Vec::new() });
            let name = name.as_ref().map(|name| format!("{name}_{at}"));
            let cell = func.values.push(ValueData { ty, def: ValueDef::Inst(id), name });
            let (args, regions) = (Vec::new(), Vec::new());
            func.insts.push(Inst { op: Op::Alloc {}, args, regions, result: Some(cell), span });
            made.push(id);
            cells.push(cell);
        }
        self.cells.insert(value, cells);
        made
    }

    /// Has an access of an element be one of its variable.
    fn access(&self, func: &mut Func, id: InstId) {
        let inst = &func.insts[id];
        let cell = access(inst).and_then(|(memory, indices)| {
            let (array, cells) = (self.arrays.get(&memory)?, self.cells.get(&memory)?);
            cells.get(place(func, array, indices)?).copied()
        });
        let Some(cell) = cell else { return };
        let at = usize::from(matches!(inst.op, Op::Store { .. }));
        let args = &mut func.insts[id].args;
        args.truncate(at);
        args.push(cell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{parse, print};
    use crate::ir::verify::verify;
    use crate::passes::unroll_exchanges;

    fn split(statements: &str) -> String {
        let text = format!(
            "kernel k(%x x: mut global<f32, [32]>, %n n: index)
             body {{
               %count = const 32 : index  %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index
               %three = const 3 : index
               threads %count (%t t: index) {{ {statements} }}
             }}"
        );
        let func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let func = unroll_exchanges(&func);
        let func = split_arrays(&func);
        verify(&func).unwrap_or_else(|errors| panic!("{errors:?}"));
        print(&func)
    }

    #[test]
    fn elements_at_known_indices_are_variables() {
        let text = split(
            "%a a = alloc : local<f32, [2]>
             %v = load %x, %t : f32
             store %v, %a, %zero
             store %v, %a, %one
             %w = load %a, %one : f32
             store %w, %x, %t",
        );
        assert!(!text.contains("local<f32, [2]>"), "{text}");
        for line in ["%8 a_0 = alloc : local<f32, []>", "%9 a_1 = alloc : local<f32, []>", "load %9 : f32"] {
            assert!(text.contains(line), "{line}\n{text}");
        }
    }

    #[test]
    fn counters_of_short_loops_are_known() {
        let text = split(
            "%a a = alloc : local<f32, [2, 3]>
             %v = load %x, %t : f32
             for %zero, %two, %one (%i i: index) {
               for %zero, %three, %one (%j j: index) {
                 store %v, %a, %i, %j
               }
             }
             %w = load %a, %one, %two : f32
             store %w, %x, %t",
        );
        assert!(!text.contains("for ") && !text.contains("[2, 3]"), "{text}");
        // Six elements of the array, and one of the tensor.
        assert_eq!(text.matches("store ").count(), 7, "{text}");
    }

    #[test]
    fn elements_at_other_indices_keep_the_array() {
        let kept = |access: &str| {
            let text = split(&format!(
                "%a a = alloc : local<f32, [2]>
                 %v = load %x, %t : f32
                 store %v, %a, %zero
                 store %v, %a, %one
                 {access}
                 store %w, %x, %t"
            ));
            assert!(text.contains("local<f32, [2]>"), "{text}");
        };
        kept("%i = bin.rem %t, %two : index  %w = load %a, %i : f32");
        kept("%w = load %a, %n : f32");
        // Outside, where reads give zero.
        kept("%w = load %a, %two : f32");
    }
}
