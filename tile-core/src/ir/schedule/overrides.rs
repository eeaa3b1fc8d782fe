//! Schedule overrides: hints that a launch is given in place of the kernel's own.

use super::{HINTS, Hint, NAMESPACES, Schedule, Setting, fault};
use crate::ir::{Func, text};
use std::fmt;
use std::str::FromStr;

/// Hints that take the place of a kernel's own: how to run it, never what it computes.
///
/// As text it is items of an attribute, and it is read from such text.
///
/// ```
/// use tile_core::ir::schedule::Overrides;
///
/// let overrides = Overrides::of(|schedule| schedule.cuda.split = Some(4));
/// assert_eq!(overrides.to_string(), "cuda(split = 4)");
/// assert_eq!("cuda(split = 4)".parse(), Ok(overrides));
/// assert!("fast_math".parse::<Overrides>().is_err(), "it changes results");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Overrides(Schedule);

impl Overrides {
    /// The hints that a function sets of an empty schedule. What it sets besides, which changes
    /// results, is left out.
    pub fn of(set: impl FnOnce(&mut Schedule)) -> Overrides {
        let mut schedule = Schedule::default();
        set(&mut schedule);
        let Schedule { gpu, cuda, ascend, .. } = schedule;
        Overrides(Schedule { gpu, cuda, ascend, ..Schedule::default() })
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.hints().next().is_none()
    }

    /// The hints with their settings, in the order of the table.
    pub fn hints(&self) -> impl Iterator<Item = (&'static Hint, Setting)> {
        HINTS.iter().filter_map(|hint| Some((hint, (hint.get)(&self.0)?)))
    }

    /// Has a function follow them.
    ///
    /// # Errors
    /// Where they contradict another hint of the function, or do not fit it: why.
    pub fn apply(&self, func: &mut Func) -> Result<(), String> {
        for (hint, setting) in self.hints() {
            (hint.set)(&mut func.schedule, setting);
        }
        fault(func).map_or(Ok(()), Err)
    }
}

/// `gpu(threads = 128), cuda(split = 4)`; nothing where there are none.
impl fmt::Display for Overrides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spaces = NAMESPACES.iter().filter_map(|space| {
            let hints = self.hints().filter(|(hint, _)| hint.space == space.name);
            let hints: Vec<String> = hints.map(|(hint, setting)| setting.named(hint.name)).collect();
            (!hints.is_empty()).then(|| format!("{}({})", space.name, hints.join(", ")))
        });
        f.write_str(&spaces.collect::<Vec<_>>().join(", "))
    }
}

impl FromStr for Overrides {
    type Err = String;

    fn from_str(items: &str) -> Result<Overrides, String> {
        if items.is_empty() {
            return Ok(Overrides::default());
        }
        let wrong = |why: &str| format!("`{items}` is no list of schedule hints such as `cuda(split = 4)`: {why}");
        if items.contains('\n') {
            return Err(wrong("it has several lines"));
        }
        let source = format!("kernel k()\nschedule {items}\nbody {{\n}}\n");
        let schedule = text::parse(&source).map_err(|error| wrong(&error.to_string()))?.schedule;
        let overrides = Overrides::of(|hints| *hints = schedule.clone());
        if overrides.0 != schedule {
            return Err(wrong("it has an item that changes results"));
        }
        let beyond = overrides.hints().find(|(hint, setting)| !hint.values.contain(setting));
        if let Some((hint, setting)) = beyond {
            return Err(wrong(&format!("`{}` is {}, not `{setting}`", hint.name, hint.values)));
        }
        Ok(overrides)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_hint_is_printed_and_read() {
        for hint in HINTS {
            let text = hint.example_item();
            let overrides: Overrides = text.parse().unwrap();
            assert_eq!((overrides.to_string(), overrides.hints().count()), (text, 1));
        }
        let two: Overrides = "cuda(raster = 4, split = 2), gpu(threads = 128)".parse().unwrap();
        assert_eq!(two.to_string(), "gpu(threads = 128), cuda(split = 2, raster = 4)");
        assert_eq!(("".parse(), Overrides::default().to_string()), (Ok(Overrides::default()), String::new()));
        for text in ["cuda(split = 3)", "cuda(splits = 4)", "tf32, cuda(split = 4)", "cuda(split = 4)\nbody {"] {
            let error = text.parse::<Overrides>().unwrap_err();
            assert!(error.contains("is no list of schedule hints"), "{error}");
        }
    }

    #[test]
    fn hints_take_the_place_of_the_kernels_own_and_fit_it() {
        let source = "kernel k()\nschedule fast_math, cuda(split = 2, pingpong = true)\nbody {\n}\n";
        let mut func = text::parse(source).unwrap();
        "cuda(split = 4)".parse::<Overrides>().unwrap().apply(&mut func).unwrap();
        assert_eq!((func.schedule.cuda.split, func.schedule.cuda.pingpong), (Some(4), Some(true)));
        assert!(func.schedule.fast_math, "what changes results stays");
        let error = "cuda(persistent = false)".parse::<Overrides>().unwrap().apply(&mut func).unwrap_err();
        assert!(error.contains("`cuda(persistent = false)` contradicts `cuda(pingpong = true)`"), "{error}");
    }
}
