//! Forwarding of copies between fragments: what goes to memory goes there from where it was computed.
//!
//! Before:
//! ```text
//! copy %acc, %y_s               (f32 to bf16)
//! scatter %y_s, %rows, %y
//! ```
//! After:
//! ```text
//! scatter %acc, %rows, %y       (f32 to bf16)
//! ```
//!
//! The tile between them would be held in registers beside the sum, which matters where the sum
//! takes half of them. This is for a lowering whose scatters convert as copies do (that to threads):
//! in the language both sides of a scatter have one type.

use crate::ir::{Func, Inst, InstId, Op, Space, Value};
use std::borrow::Cow;
use std::collections::HashMap;

/// A function with such copies forwarded: of a whole fragment to another of the same shape, of which
/// all that reads it follows in the same region, and writes it to memory of its element type, before
/// anything else touches what was copied.
pub fn forward_copies(func: &Func) -> Cow<'_, Func> {
    let touching = touching(func);
    let regions: Vec<_> = func.regions.iter().map(|(region, _)| region).collect();
    let mut found = Vec::new();
    for region in regions {
        let insts = &func.regions[region].insts;
        for (place, &copy) in insts.iter().enumerate() {
            if let Some(readers) = readers(func, &insts[place..], &touching) {
                found.push((region, copy, readers));
            }
        }
    }
    if found.is_empty() {
        return Cow::Borrowed(func);
    }
    let mut forwarded = func.clone();
    for (region, copy, readers) in found {
        let source = forwarded.insts[copy].args[0];
        readers.into_iter().for_each(|reader| forwarded.insts[reader].args[0] = source);
        forwarded.regions[region].insts.retain(|&id| id != copy);
    }
    Cow::Owned(forwarded)
}

/// The instructions that name a tile or a view of it, by tile.
fn touching(func: &Func) -> HashMap<Value, Vec<InstId>> {
    let mut touching: HashMap<Value, Vec<InstId>> = HashMap::new();
    func.walk(func.body, &mut |id, inst| {
        for &arg in inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some()) {
            touching.entry(func.root(arg)).or_default().push(id);
        }
    });
    touching
}

/// The readers of the tile that the first instruction copies, if it can be forwarded to all.
fn readers(func: &Func, insts: &[InstId], touching: &HashMap<Value, Vec<InstId>>) -> Option<Vec<InstId>> {
    let (&copy, after) = insts.split_first()?;
    let Inst { op: Op::Copy { .. }, args, .. } = &func.insts[copy] else { return None };
    let (source, tile) = (args[0], args[1]);
    let whole = |value: Value| {
        let fragment = func.ty(value).mem().filter(|mem| mem.space == Space::Fragment)?;
        func.def(value).is_some_and(|def| matches!(def.op, Op::Alloc {})).then_some(fragment)
    };
    let (from, held) = (whole(source)?, whole(tile)?);
    // Of regions that nothing holds any more nothing is known.
    let touching = touching.get(&tile)?;
    let readers: Vec<InstId> = touching.iter().copied().filter(|&id| id != copy).collect();
    let last = after.iter().rposition(|id| readers.contains(id))?;
    let between = &after[..=last];
    let writes = |id: InstId| {
        let inst = &func.insts[id];
        let into = inst.written().and_then(|written| func.ty(written).mem());
        // A list of rows may not be what is scattered as well.
        matches!(inst.op, Op::Copy { .. } | Op::Scatter {})
            && inst.args[0] == tile
            && !inst.args[1..].contains(&tile)
            && into.is_some_and(|into| into.space != Space::Fragment && into.elem == held.elem)
    };
    // What holds other instructions touches what these do.
    let touches = |&id: &InstId| {
        let mut touches = false;
        func.walk_inst(&func.insts[id], &mut |inst| {
            touches |= inst.args.iter().any(|&arg| func.ty(arg).mem().is_some() && func.root(arg) == source);
        });
        touches
    };
    let forwards = from.shape == held.shape
        && touching.iter().filter(|&&id| id == copy).count() == 1
        && readers.iter().all(|reader| between.contains(reader) && writes(*reader))
        && !between.iter().any(touches);
    forwards.then_some(readers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{parse, print};

    /// A sum that is copied to a tile of `elem`, with statements behind it.
    fn kernel(elem: &str, behind: &str) -> Func {
        let text = format!(
            "kernel k(%o o: mut global<bf16, [4, 8]>, %p p: mut global<f32, [4, 8]>, %r r: global<i32, [4]>)
             body {{
               %one = const 1.0 : f32
               %yes = const 1 : bool
               %acc = alloc : fragment<f32, [4, 8]>
               %t = alloc : fragment<{elem}, [4, 8]>
               %rows = alloc : fragment<i32, [4]>
               copy %r, %rows
               fill %acc, %one
               copy %acc, %t
               {behind}
             }}"
        );
        parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn what_is_written_out_is_written_from_where_it_was_computed() {
        for behind in ["copy %t, %o", "scatter %t, %rows, %o", "scatter %t, %rows, %o copy %t, %o"] {
            let func = kernel("bf16", behind);
            let text = print(&forward_copies(&func));
            // The names that the printer gives to the sum and to the tile.
            assert_eq!(text.matches("%6").count(), 1, "{text}");
            assert_eq!(text.matches(" %5, ").count(), 1 + behind.matches("%t").count(), "{text}");
        }
    }

    #[test]
    fn a_tile_that_rounds_or_is_read_later_stays() {
        let stays = [
            // It rounds.
            ("bf16", "copy %t, %p"),
            // The sum is another by then.
            ("bf16", "fill %acc, %one copy %t, %o"),
            // It is read elsewhere, or written.
            ("bf16", "if %yes { copy %t, %o } else { }"),
            ("bf16", "copy %t, %o fill %t, %one_half copy %t, %o"),
            // It does not go to memory.
            ("f32", "copy %t, %acc"),
            ("f32", ""),
        ];
        for (elem, behind) in stays {
            let behind = behind.replace("fill %t, %one_half", "%half = const 0.5 : bf16 fill %t, %half");
            assert!(matches!(forward_copies(&kernel(elem, &behind)), Cow::Borrowed(_)), "{behind}");
        }
    }

    #[test]
    fn a_list_of_rows_stays() {
        let text = "kernel k(%o o: mut global<i32, [4]>)
             body {
               %one = const 1 : i32
               %acc = alloc : fragment<i32, [4]>
               %t = alloc : fragment<i32, [4]>
               fill %acc, %one
               copy %acc, %t
               scatter %t, %t, %o
             }";
        let func = parse(text).unwrap_or_else(|error| panic!("{error}"));
        assert!(matches!(forward_copies(&func), Cow::Borrowed(_)));
        let other = parse(&text.replace("scatter %t, %t,", "scatter %t, %acc,")).expect("it is well-formed");
        assert!(matches!(forward_copies(&other), Cow::Borrowed(_)), "the sum is read in between");
    }
}
