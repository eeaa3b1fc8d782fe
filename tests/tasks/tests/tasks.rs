//! All tasks on the interpreter and the CPU, and rules about their files.

use std::collections::BTreeSet;
use std::path::Path;
use tasks_tests::{FORMULA_SOURCES, Fault, Formula, Run, formulas, run, run_formulas, tasks};
#[cfg(feature = "wgpu")]
use tile_golden::slice::Slices;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernel::prelude::{Cpu, Interpreter};

/// Lines of the longest solution.
const LINES: usize = 40;

#[track_caller]
fn all_pass(device: &dyn HostDevice) {
    let report = run(device, 1, tasks());
    println!("{report}");
    assert!(report.faults.is_empty(), "{}", report.faults.join("\n"));
}

#[test]
fn tasks_pass_on_the_interpreter() {
    all_pass(&Interpreter::default());
}

#[test]
fn tasks_pass_on_the_cpu() {
    all_pass(&Cpu::new());
}

#[track_caller]
fn formulas_pass(device: &dyn HostDevice) {
    let report = run_formulas(device, 1, |_| true);
    println!("{report}");
    assert!(report.faults.is_empty(), "{}", report.faults.join("\n"));
}

#[test]
fn formulas_pass_on_the_interpreter() {
    formulas_pass(&Interpreter::default());
}

#[test]
fn formulas_pass_on_the_cpu() {
    formulas_pass(&Cpu::new());
}

/// How many tasks are formulas; the README says it, too.
const FORMULAS: usize = 53;

#[test]
fn tasks_are_formulas_or_say_why_not() {
    let names = |list: Vec<&'static str>| list;
    let tasks = names(tasks().map(|(_, task)| task.name).collect());
    assert_eq!(tasks, names(formulas().map(|(name, _)| name).collect()), "in the order of the tasks");
    let count = formulas().filter(|(_, formula)| matches!(formula, Formula::Kernels(_))).count();
    assert_eq!(count, FORMULAS);
    let readme = include_str!("../README.md");
    assert!(readme.contains(&format!("**{FORMULAS} of the 60 tasks**")), "the README says how many");
    for (name, formula) in formulas() {
        if let Formula::No(reason) = formula {
            assert!(readme.contains(&format!("| `{name}` | {reason} |")), "the README says why not `{name}`: {reason}");
        }
    }
}

#[test]
fn formulas_have_six_lines() {
    let mut seen = 0;
    for source in FORMULA_SOURCES {
        for formula in source.split("#[tile_expr").skip(1) {
            let (head, rest) = formula.split_once(") {\n").expect("a formula has a body");
            let (body, _) = rest.split_once("\n}\n").expect("a body ends");
            let lines = body.lines().filter(|line| !line.trim_start().starts_with("//")).count();
            assert!((1..=6).contains(&lines), "{lines} lines: {head}");
            seen += 1;
        }
    }
    assert!(seen >= FORMULAS, "{seen} formulas were seen");
}

/// Mesa's lavapipe compiles these kernels for a minute and a half, so a run takes a quarter of them.
#[cfg(feature = "wgpu")]
#[test]
fn tasks_pass_on_a_device_of_webgpu() {
    let device = match tile_kernel::host_device("wgpu") {
        Ok(device) => device,
        Err(error) => {
            assert!(std::env::var_os("TILE_VULKAN").is_none(), "there is a driver of Vulkan: {error}");
            println!("tasks on WebGPU are skipped: {error}");
            return;
        }
    };
    let slices = Slices::of_environment();
    let chosen = tasks().enumerate().filter(|(index, _)| slices.takes(*index, 4)).map(|(_, task)| task);
    let report = run(&*device, 1, chosen);
    println!("{report}");
    assert!(!report.rows.is_empty() && report.faults.is_empty(), "{}", report.faults.join("\n"));
}

/// A device that says it has launched, and has not.
struct Idle;

impl HostDevice for Idle {}

impl Device for Idle {
    fn target(&self) -> &'static str {
        "idle"
    }

    fn launch(&self, _: &Instance<'_>, _: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        Ok(())
    }
}

#[test]
fn outputs_that_nobody_writes_are_wrong_in_every_task() {
    for (_, task) in tasks() {
        for case in task.cases {
            let outcome = (case.check)(&mut Run::new(&Idle, 1));
            assert!(matches!(outcome, Err(Fault::Wrong { .. })), "{} at {:?}: {outcome:?}", task.name, case.size);
        }
    }
}

#[test]
fn there_are_sixty_tasks_and_every_file_is_one() {
    let listed: BTreeSet<(usize, String)> = tasks().map(|(level, task)| (level, task.name.to_owned())).collect();
    assert_eq!((tasks().count(), listed.len()), (60, 60));
    for extension in ["rs", "py"] {
        let mut found = BTreeSet::new();
        for level in 1..=3 {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/level{level}"));
            let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
            let files = files.filter(|path| path.extension().is_some_and(|end| end == extension));
            let names = files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned());
            found.extend(names.filter(|name| name != "mod").map(|name| (level, name)));
        }
        assert_eq!(found, listed, "files that end in `.{extension}`");
    }
}

/// The lines of a task's solution: what stands between the imports and `task!`, without blank
/// lines and comments.
fn solution(source: &str) -> usize {
    let (solution, _) = source.split_once("\ntask!(").expect("a task's file has `task!`");
    let lines = solution.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//") && !line.starts_with("use ")).count()
}

#[test]
fn solutions_are_short() {
    let long: Vec<String> = tasks()
        .map(|(_, task)| (task.name, solution(task.source)))
        .filter(|(_, lines)| !(5..=LINES).contains(lines))
        .map(|(name, lines)| format!("{name}: {lines} lines"))
        .collect();
    assert!(long.is_empty(), "solutions of more than {LINES} lines:\n{}", long.join("\n"));
}

#[test]
fn sizes_are_several_and_the_hidden_one_is_ragged() {
    for (_, task) in tasks() {
        let (hidden, open) = task.cases.split_last().expect("a task has sizes");
        assert!(open.len() >= 2, "{}", task.name);
        assert!(open.iter().all(|case| case.size != hidden.size), "{}", task.name);
        assert!(hidden.size.iter().any(|&extent| extent > 8 && extent % 8 != 0), "{}: {:?}", task.name, hidden.size);
    }
}

#[test]
fn modules_of_pytorch_have_their_parts() {
    for (_, task) in tasks() {
        assert!(task.python.starts_with("\"\"\""), "{}", task.name);
        let parts = ["class Model(nn.Module):", "def forward(self, ", "def get_inputs():", "def get_init_inputs():"];
        for part in parts {
            assert!(task.python.contains(part), "{} has no `{part}`", task.name);
        }
    }
}
