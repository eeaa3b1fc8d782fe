//! Text to instructions.

use std::collections::HashMap;

/// A parsed text.
pub(crate) struct Module {
    pub(crate) functions: HashMap<String, Function>,
    pub(crate) entry: String,
    /// Constant arrays by name.
    pub(crate) tables: HashMap<String, Vec<u64>>,
}

#[derive(Default)]
pub(crate) struct Function {
    /// Names and types of what it takes.
    pub(crate) params: Vec<(String, String)>,
    pub(crate) code: Vec<Instruction>,
    /// Number of each register.
    pub(crate) registers: HashMap<String, usize>,
}

pub(crate) struct Instruction {
    /// Register of the guard and whether it must be false.
    pub(crate) guard: Option<(usize, bool)>,
    /// The name, split at its dots.
    pub(crate) parts: Vec<&'static str>,
    pub(crate) args: Vec<Arg>,
}

#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Reg(usize),
    Number(u64),
    /// A special register, a symbol or a function.
    Name(String),
    Vector(Vec<Arg>),
    Address(Box<Arg>, i64),
    /// Number of an instruction.
    Target(usize),
}

impl Module {
    pub(crate) fn parse(text: &str) -> Module {
        let mut module = Module { functions: HashMap::new(), entry: String::new(), tables: HashMap::new() };
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            if let Some(rest) = line.strip_prefix(".const ") {
                let name = rest.split(['[', ' ']).nth(3).unwrap().to_owned();
                let list = rest[rest.find('{').unwrap() + 1..rest.find('}').unwrap()].split(", ");
                module.tables.insert(name, list.map(number).collect());
            } else if line.starts_with(".func") || line.starts_with(".visible .entry") {
                let mut header = line.to_owned();
                let body: Vec<&str> = {
                    for line in lines.by_ref() {
                        if line == "{" {
                            break;
                        }
                        header.push_str(line);
                    }
                    lines.by_ref().take_while(|line| *line != "}").collect()
                };
                let (name, function) = function(&header, &body);
                if line.starts_with(".visible") {
                    module.entry.clone_from(&name);
                }
                module.functions.insert(name, function);
            }
        }
        module
    }
}

fn function(header: &str, body: &[&str]) -> (String, Function) {
    let mut function = Function::default();
    let header = header.split(".reqntid").next().unwrap();
    let (name, params) = match header.strip_prefix(".func (") {
        Some(rest) => {
            let (_, rest) = rest.split_once(") ").unwrap();
            rest.split_once(" (").unwrap()
        }
        None => header.strip_prefix(".visible .entry ").unwrap().split_once('(').unwrap(),
    };
    for param in params.trim_end_matches(')').split(',').map(str::trim).filter(|param| !param.is_empty()) {
        let words: Vec<&str> = param.split(' ').collect();
        let name = words[2].to_owned();
        register(&mut function, &name);
        function.params.push((name, words[1].trim_start_matches('.').to_owned()));
    }
    register(&mut function, "out");
    let mut labels = HashMap::new();
    let mut count = 0;
    for line in body {
        match line.strip_suffix(':') {
            Some(label) => {
                labels.insert(label.to_owned(), count);
            }
            None => count += usize::from(!line.trim().starts_with(".reg")),
        }
    }
    for line in body.iter().filter(|line| !line.ends_with(':') && !line.trim().starts_with(".reg")) {
        let text = line.trim().trim_end_matches(';');
        let instruction = instruction(&mut function, &labels, text);
        function.code.push(instruction);
    }
    (name.to_owned(), function)
}

fn register(function: &mut Function, name: &str) -> usize {
    let next = function.registers.len();
    *function.registers.entry(name.to_owned()).or_insert(next)
}

fn instruction(function: &mut Function, labels: &HashMap<String, usize>, text: &str) -> Instruction {
    let (guard, text) = match text.strip_prefix('@') {
        Some(rest) => {
            let (guard, rest) = rest.split_once(' ').unwrap();
            let negated = guard.starts_with('!');
            (Some((register(function, guard.trim_start_matches('!')), negated)), rest)
        }
        None => (None, text),
    };
    let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
    let args = split(rest).into_iter().map(|arg| self::arg(function, labels, arg)).collect();
    // Names live as long as the test.
    let name: &'static str = name.to_owned().leak();
    Instruction { guard, parts: name.split('.').collect(), args }
}

/// Operands at the commas that are not inside brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        parts.push(last);
    }
    parts
}

fn arg(function: &mut Function, labels: &HashMap<String, usize>, text: &str) -> Arg {
    if let Some(inner) = text.strip_prefix(['{', '(']) {
        let inner = inner.trim_end_matches(['}', ')']);
        return Arg::Vector(split(inner).into_iter().map(|arg| self::arg(function, labels, arg)).collect());
    }
    if let Some(inner) = text.strip_prefix('[') {
        let inner = inner.trim_end_matches(']');
        let (base, offset) = inner.split_once('+').unwrap_or((inner, "0"));
        return Arg::Address(Box::new(arg(function, labels, base)), offset.parse().unwrap());
    }
    if let Some(&target) = labels.get(text) {
        return Arg::Target(target);
    }
    let is_special = text.starts_with("%tid") || text.starts_with("%ctaid");
    if text.starts_with('%') && !is_special || function.registers.contains_key(text) {
        return Arg::Reg(register(function, text));
    }
    if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
        return Arg::Number(number(text));
    }
    Arg::Name(text.to_owned())
}

fn number(text: &str) -> u64 {
    if let Some(hex) = text.strip_prefix("0f").or(text.strip_prefix("0d")).or(text.strip_prefix("0x")) {
        return u64::from_str_radix(hex, 16).unwrap();
    }
    text.parse::<i64>().map_or_else(|_| text.parse().unwrap(), |x| x as u64)
}
