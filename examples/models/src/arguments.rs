//! Flags of the example programs.

use std::path::PathBuf;
use std::process::exit;

/// The flags of a program: `--name value`, and words without a name.
#[derive(Clone, Debug, Default)]
pub struct Arguments {
    flags: Vec<(String, String)>,
    /// Words without a name, in order.
    pub words: Vec<String>,
}

impl Arguments {
    /// Reads the command line. A flag that is none of `known`, or has no value, prints `usage` and
    /// exits.
    pub fn parse(known: &[&str], usage: &str) -> Arguments {
        let mut arguments = Arguments::default();
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let Some(name) = word.strip_prefix("--") else {
                arguments.words.push(word);
                continue;
            };
            match words.next().filter(|_| known.contains(&name)) {
                Some(value) => arguments.flags.push((name.to_owned(), value)),
                None => refuse(&format!("`{word}`, expected one of {known:?} and a value"), usage),
            }
        }
        arguments
    }

    /// The value of a flag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.flags.iter().rev().find(|(flag, _)| flag == name).map(|(_, value)| value.as_str())
    }

    /// The value of a flag as another type, or `default`. A value that is none exits.
    pub fn value<T: std::str::FromStr>(&self, name: &str, default: T) -> T {
        let Some(text) = self.get(name) else { return default };
        text.parse().unwrap_or_else(|_| refuse(&format!("`{text}` of --{name}"), std::any::type_name::<T>()))
    }

    /// The folder of `--model`, if there is one.
    pub fn model(&self) -> Option<PathBuf> {
        self.get("model").map(PathBuf::from)
    }

    /// The threads of `--threads`, or all of the machine's.
    pub fn threads(&self) -> usize {
        self.value("threads", std::thread::available_parallelism().map_or(1, usize::from))
    }
}

fn refuse(what: &str, usage: &str) -> ! {
    eprintln!("{what}\nusage: {usage}");
    exit(2)
}
