//! The list of exceptions from the rules, `exceptions.txt`, which may only shrink.
//!
//! A line is `RULE SUBJECT NUMBER`: the subject, a file or a function, has at most that number of
//! what the rule counts. A line whose subject keeps the rule fails the test, as does a number that
//! is exceeded. `TILE_BLESS=1` lowers numbers and removes lines; nothing but an editor adds any.

use crate::sources::root;
use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;

/// The rules that have exceptions.
const RULES: [&str; 7] = ["cell", "function", "header", "lines", "nesting", "paragraph", "word"];

/// Held while the list is read and written: tests run at the same time.
static LIST: Mutex<()> = Mutex::new(());

/// What a rule found.
#[derive(Default)]
pub(crate) struct Findings {
    /// For each subject that breaks the rule, the number, and where to look.
    found: BTreeMap<String, (usize, Vec<String>)>,
}

/// How findings compare with the list.
#[derive(PartialEq, Eq, Debug)]
struct Verdict {
    /// Subjects that break the rule and are not listed, or with a lower number.
    broken: Vec<String>,
    /// Lines whose subjects keep the rule.
    stale: Vec<String>,
    /// The list with numbers as low as possible, without stale lines.
    list: String,
}

impl Findings {
    /// Adds one place that breaks the rule.
    pub(crate) fn add(&mut self, subject: &str, place: String) {
        let entry = self.found.entry(subject.to_owned()).or_default();
        entry.0 += 1;
        entry.1.push(place);
    }

    /// States the number of a subject that exceeds the limit.
    pub(crate) fn exceeds(&mut self, subject: &str, number: usize) {
        let entry = self.found.entry(subject.to_owned()).or_default();
        entry.0 = entry.0.max(number);
    }

    /// Compares with the exceptions of the rule.
    ///
    /// # Panics
    /// When a subject breaks the rule and is no exception, or an exception is stale.
    pub(crate) fn check(&self, rule: &str, what: &str) {
        let _guard = LIST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let path = root().join("tests/tidy/exceptions.txt");
        let verdict = self.compare(rule, &fs::read_to_string(&path).expect("the list of exceptions"));
        assert!(verdict.broken.is_empty(), "{what}:\n{}", verdict.broken.join("\n"));
        if tile_golden::blessing() {
            fs::write(&path, verdict.list).expect("the list of exceptions");
        } else {
            assert!(
                verdict.stale.is_empty(),
                "these keep the rule; `TILE_BLESS=1 cargo test --test tidy` removes the lines from \
                 tests/tidy/exceptions.txt:\n{}",
                verdict.stale.join("\n")
            );
        }
    }

    fn compare(&self, rule: &str, text: &str) -> Verdict {
        let mut allowed = BTreeMap::new();
        let mut verdict = Verdict { broken: Vec::new(), stale: Vec::new(), list: String::new() };
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let (subject, number) = match words[..] {
                ["#", ..] => ("", None),
                [name, subject, number] if RULES.contains(&name) => {
                    (subject, (name == rule).then(|| number.parse::<usize>().expect("a number")))
                }
                _ => panic!("tests/tidy/exceptions.txt: expected `RULE SUBJECT NUMBER`, found `{line}`"),
            };
            let Some(number) = number else {
                verdict.list += &format!("{line}\n");
                continue;
            };
            match self.found.get(subject) {
                Some((found, _)) => verdict.list += &format!("{rule} {subject} {}\n", number.min(*found)),
                None => verdict.stale.push(line.to_owned()),
            }
            allowed.insert(subject, number);
        }
        let broken = self
            .found
            .iter()
            .filter(|(subject, (found, _))| allowed.get(subject.as_str()).is_none_or(|number| found > number));
        verdict.broken = broken
            .map(|(subject, (found, places))| format!("{rule} {subject} {found}\n    {}", places.join("\n    ")))
            .collect();
        verdict
    }
}

#[test]
fn exceptions_only_shrink() {
    let mut findings = Findings::default();
    findings.exceeds("a.rs", 510);
    findings.exceeds("b.rs", 520);
    findings.exceeds("c.rs", 530);
    let verdict = findings.compare("lines", "# text\nlines a.rs 600\nlines b.rs 519\nlines d.rs 501\nword d.rs 1\n");
    let expected = Verdict {
        broken: vec!["lines b.rs 520\n    ".to_owned(), "lines c.rs 530\n    ".to_owned()],
        stale: vec!["lines d.rs 501".to_owned()],
        list: "# text\nlines a.rs 510\nlines b.rs 519\nword d.rs 1\n".to_owned(),
    };
    assert_eq!(verdict, expected);
}
