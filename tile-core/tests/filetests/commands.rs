//! The commands of filetests.

use crate::eval;
use std::sync::{Arc, OnceLock};
use tile_core::elem::{DType, Elem};
use tile_core::interp::scalar::eval_literal;
use tile_core::ir::text::{self, ParseError, PrintOptions, parse, print};
use tile_core::ir::verify::{print_errors, verify};
use tile_core::ir::{Func, Literal};
use tile_core::launch::Scalar;
use tile_core::passes::inline::Function;
use tile_core::passes::{inline_calls, run_pass, run_passes, specialize};
use tile_golden::filetest::Case;

/// A command: the words after its name and the functions to the text that must
/// come out.
type Command = fn(&[String], &[Func]) -> Result<String, String>;

/// Every command. `parse` stands apart, since its functions may not parse.
const COMMANDS: &[(&str, Command)] = &[
    ("print", |_, functions| Ok(functions.iter().map(print).collect())),
    ("brief", |_, functions| {
        Ok(functions.iter().map(|f| text::print_with(f, PrintOptions { spans: false, names: false })).collect())
    }),
    ("verify", |_, functions| {
        Ok(match verify(&functions[0]) {
            Ok(()) => "ok\n".to_owned(),
            Err(errors) => print_errors(&functions[0], &errors),
        })
    }),
    ("pass", |words, functions| {
        let mut func = functions[0].clone();
        for name in words {
            run_pass(&mut func, name).map_err(|e| e.to_string())?;
        }
        Ok(print(&func))
    }),
    ("canon", |_, functions| {
        let mut func = functions[0].clone();
        run_passes(&mut func, None).map_err(|e| e.to_string())?;
        Ok(print(&func))
    }),
    ("specialize", |words, functions| match instance(words, &functions[0]) {
        Ok(func) => checked(&func),
        Err(message) => Ok(format!("error: {message}\n")),
    }),
    ("inline", |words, functions| {
        let mut func = instance(words, &functions[0])?;
        let entry = &link(functions)[0];
        match inline_calls(&mut func, &|i| entry.callee(i)) {
            Ok(()) => checked(&func),
            Err(e) => Ok(format!("error: {e}\n")),
        }
    }),
    ("eval", |words, functions| {
        let mut func = instance(words, &functions[0])?;
        let entry = &link(functions)[0];
        inline_calls(&mut func, &|i| entry.callee(i)).map_err(|e| e.to_string())?;
        let before = eval::run(&func, words, None)?;
        run_passes(&mut func, None).map_err(|e| e.to_string())?;
        let after = eval::run(&func, words, None)?;
        if before != after {
            return Err(format!("the passes change the result from\n{before}to\n{after}"));
        }
        Ok(before)
    }),
];

/// What comes out of a file; `None` when its command is another crate's.
pub(crate) fn run(case: &Case) -> Option<Result<String, String>> {
    match case.command.split_first() {
        Some((name, _)) if name == "emit" => None,
        Some((name, _)) if name == "parse" => Some(Ok(case.functions.iter().map(|text| report(parse(text))).collect())),
        Some((name, words)) => Some(run_command(case, name, words)),
        None => Some(Err("no command".to_owned())),
    }
}

fn run_command(case: &Case, name: &str, words: &[String]) -> Result<String, String> {
    let functions: Result<Vec<Func>, ParseError> = case.functions.iter().map(|text| parse(text)).collect();
    let functions = functions.map_err(|e| e.to_string())?;
    for func in &functions {
        let text = print(func);
        let back = parse(&text).map_err(|e| format!("{e} in\n{text}"))?;
        if !text::equal(func, &back) {
            return Err(format!("does not read back:\n{text}"));
        }
    }
    if functions.is_empty() {
        return Err("no function".to_owned());
    }
    let command = COMMANDS.iter().find(|(known, _)| *known == name).ok_or("no such command")?;
    (command.1)(words, &functions)
}

fn report(parsed: Result<Func, ParseError>) -> String {
    match parsed {
        Ok(_) => "ok\n".to_owned(),
        Err(e) => format!("error: {e}\n"),
    }
}

/// The text of a function that a transformation made, which must be
/// well-formed.
fn checked(func: &Func) -> Result<String, String> {
    verify(func).map_err(|errors| print_errors(func, &errors))?;
    Ok(print(func))
}

/// The instance for `T=f32 BM=64 config::EPS=0.5`.
fn instance(words: &[String], func: &Func) -> Result<Func, String> {
    let find = |name: &str| {
        let value = words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        value.ok_or_else(|| format!("no value for `{name}`"))
    };
    let number = |text: &str| text.parse::<i64>().map_err(|e| format!("`{text}`: {e}"));
    let dtype = |text: &str| DType::from_name(text).ok_or_else(|| format!("no type `{text}`"));
    let elems = func.elems.iter().map(|p| find(&p.name).and_then(dtype)).collect::<Result<Vec<_>, _>>()?;
    let consts = func.consts.iter().map(|p| find(&p.name).and_then(number)).collect::<Result<Vec<_>, _>>()?;
    let externs: Result<Vec<Scalar>, String> = func
        .externs
        .iter()
        .map(|constant| {
            let text = find(&constant.path)?;
            let dtype = match constant.elem {
                Elem::Is(dtype) => dtype,
                Elem::Param(i) => elems[i as usize],
                Elem::Acc(i) => elems[i as usize].acc(),
            };
            let literal = match text.parse() {
                Ok(x) => Literal::Int(x),
                Err(_) => Literal::Float(text.parse::<f64>().map_err(|e| format!("`{text}`: {e}"))?),
            };
            Ok(eval_literal(literal, dtype))
        })
        .collect();
    specialize(func, &elems, &consts, &externs?).map_err(|e| e.to_string())
}

/// A function of a file; calls mean the other functions by their names.
struct Entry {
    func: Arc<Func>,
    /// All functions of the file.
    file: &'static OnceLock<Vec<Entry>>,
}

/// The functions of a file, linked. They live as long as the process, so that
/// they can refer to each other.
fn link(functions: &[Func]) -> &'static [Entry] {
    let file: &'static OnceLock<Vec<Entry>> = Box::leak(Box::default());
    file.get_or_init(|| functions.iter().map(|func| Entry { func: Arc::new(func.clone()), file }).collect())
}

impl Function for Entry {
    fn func(&self) -> Result<Arc<Func>, ParseError> {
        Ok(self.func.clone())
    }
    fn externs(&self) -> Vec<Scalar> {
        Vec::new()
    }
    fn callee(&self, index: usize) -> Option<&dyn Function> {
        let callee = self.func.callees.values().nth(index)?;
        let name = callee.path.rsplit("::").next()?;
        let entry = self.file.get()?.iter().find(|entry| entry.func.name == name)?;
        Some(entry)
    }
}
