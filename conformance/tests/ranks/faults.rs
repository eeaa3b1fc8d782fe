//! Faults that are sown into kernels of ranks, one at a time; the interpreter finds each of them.
//!
//! A fault is a change to the text of a kernel's IR.

use crate::cases::{attention, experts, gemm, reduce, stages};
use crate::support::{Device, orders, run};
use tile_core::launch::{Definition, FnDef, Instance, KernelDef, LaunchError};
use tile_core::num::bf16;
use tile_kernels::ranks::{
    all_gather_attention, all_gather_matmul, all_reduce, all_reduce_rms_norm, combine, dispatch, matmul_all_reduce,
    matmul_reduce_scatter, pipeline_receive, pipeline_send, two_shot_all_reduce,
};

/// A change to the text of a kernel's IR.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    kernel: &'static str,
    what: String,
    def: &'static KernelDef,
}

impl Fault {
    /// The kernel with the fault, where an instance is of that kernel.
    pub(crate) fn definition(&self, instance: &Instance<'_>) -> Option<&'static KernelDef> {
        (instance.def().name == self.kernel).then_some(self.def)
    }

    fn new(def: &'static KernelDef, what: String, lines: &[String]) -> Fault {
        // Definitions live as long as the program.
        let ir: &'static str = Box::leak(lines.join("\n").into_boxed_str());
        let callees: &'static [&'static FnDef] = def.callees;
        let KernelDef { name, file, span, doc, params, admits, .. } = *def;
        let def: &'static KernelDef =
            Box::leak(Box::new(KernelDef { name, file, span, doc, ir, params, callees, admits }));
        Fault { kernel: name, what, def }
    }

    /// Each signal left out, each wait left out, and each wait for one less than it should be: for
    /// the round before, or for one signal fewer.
    fn of_signals(def: &'static KernelDef) -> Vec<Fault> {
        let lines: Vec<String> = def.ir.lines().map(str::to_owned).collect();
        let mut faults = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let is_wait = words.first() == Some(&"wait");
            if !is_wait && !words.first().is_some_and(|word| word.starts_with("signal.")) {
                continue;
            }
            let mut without = lines.clone();
            without.remove(at);
            faults.push(Fault::new(def, format!("without `{}`", line.trim()), &without));
            if is_wait {
                let least = words[4];
                let mut early = lines.clone();
                early[at] = line.replace(least, "%less");
                let less = ["%unit = const 1 : u32".to_owned()].into_iter().chain([
                    format!("%some = bin.max {least}, %unit : u32"),
                    "%less = bin.sub %some, %unit : u32".to_owned(),
                ]);
                early.splice(at..at, less);
                faults.push(Fault::new(def, format!("`{}` for one less", line.trim()), &early));
            }
        }
        assert!(faults.len() >= 3, "{} signals and waits", def.name);
        faults
    }

    /// Every launch on the half of the memory that the first has.
    fn of_turns(def: &'static KernelDef) -> Fault {
        let round = def.params.iter().position(|param| param.name == "round").expect("a kernel with rounds");
        let turns = format!("bin.rem %{round}, ");
        let is_turn = |line: &str| line.contains(&turns);
        assert_eq!(def.ir.lines().filter(|line| is_turn(line)).count(), 1, "{} takes turns in one place", def.name);
        let still = |line: &str| match line.split_once(&turns) {
            Some((name, _)) => format!("{name}bin.sub %{round}, %{round} : index"),
            None => line.to_owned(),
        };
        Fault::new(def, "on the same half in each round".to_owned(), &def.ir.lines().map(still).collect::<Vec<_>>())
    }
}

/// Some order of the ranks fails at each fault in a kernel's signals, by a race, a lost signal or a
/// deadlock.
pub(crate) fn all_are_found<X: Send>(
    kernel: &dyn Definition,
    ranks: usize,
    program: impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync,
) {
    for fault in Fault::of_signals(kernel.def()) {
        is_found(&fault, ranks, &program);
    }
}

/// The same of memory that is used again a round too early.
fn reuse_is_found<X: Send>(
    kernel: &dyn Definition,
    ranks: usize,
    program: impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync,
) {
    is_found(&Fault::of_turns(kernel.def()), ranks, program);
}

/// Some order fails at a fault, and says what is wrong.
fn is_found<X: Send>(fault: &Fault, ranks: usize, program: impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync) {
    let Fault { kernel, what, .. } = fault;
    let found = orders(300).find_map(|order| run(ranks, order, Some(fault), &program).err());
    let error = found.unwrap_or_else(|| panic!("{kernel} {what}: nothing is found")).to_string();
    println!("{kernel} {what}: {error}");
    assert!(["race", "deadlock", "lost signal"].iter().any(|name| error.contains(name)), "{kernel} {what}: {error}");
}

#[test]
fn faults_of_all_reduces_are_found() {
    all_are_found(&all_reduce::<f32, 16>(), 3, reduce::one_shot);
    all_are_found(&all_reduce_rms_norm::<bf16, 16>(), 3, reduce::normed);
    all_are_found(&two_shot_all_reduce::<f32, 8>(), 3, |rank| reduce::two_shot::<f32>(rank, 37));
}

#[test]
fn faults_of_gemms_are_found() {
    all_are_found(&all_gather_matmul::<f32, f32, 16, 32, 32>(), 2, gemm::gathered);
    let scattered = matmul_reduce_scatter::<f32, f32, f32, 16, 32, 16>();
    all_are_found(&scattered, 3, |rank| gemm::scattered::<f32>(rank, 20));
    let reduced = matmul_all_reduce::<f32, f32, f32, 16, 32, 16>();
    all_are_found(&reduced, 3, |rank| gemm::reduced::<f32>(rank, 50));
}

#[test]
fn faults_of_attention_are_found() {
    // Without a mask, ranks wait for each other more than they have to.
    let causal = all_gather_attention::<f32, 8, 8, 8, true>();
    all_are_found(&causal, 3, |rank| attention::attended::<f32, true>(rank, 5));
}

#[test]
fn faults_of_experts_are_found() {
    all_are_found(&dispatch::<f32, 16>(), 3, experts::dispatched::<f32, 3>);
    all_are_found(&combine::<f32, 16>(), 3, experts::layer::<f32, 3>);
}

#[test]
fn faults_of_pipelines_are_found() {
    all_are_found(&pipeline_send::<f32, 4, 16>(), 3, |rank| stages::passed_on::<f32>(rank, 2));
    all_are_found(&pipeline_receive::<f32, 4, 16>(), 3, |rank| stages::passed_on::<f32>(rank, 2));
}

#[test]
fn memory_that_is_reused_too_early_is_found() {
    reuse_is_found(&all_reduce::<f32, 16>(), 3, reduce::one_shot);
    reuse_is_found(&all_reduce_rms_norm::<bf16, 16>(), 3, reduce::normed);
    let scattered = matmul_reduce_scatter::<f32, f32, f32, 16, 32, 16>();
    reuse_is_found(&scattered, 3, |rank| gemm::scattered::<f32>(rank, 20));
    reuse_is_found(&dispatch::<f32, 16>(), 3, experts::dispatched::<f32, 3>);
    reuse_is_found(&combine::<f32, 16>(), 3, experts::returned::<3>);
}
