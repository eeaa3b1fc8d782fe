//! Claims are proved, and wrong ones are caught.

use super::*;
use tile_core::elem::{DType, Elem};
use tile_core::launch::{KernelDef, ParamDef};

const fn param(name: &'static str, elem: DType, mutable: bool) -> ParamDef {
    ParamDef { name, elem: Elem::Is(elem), rank: Some(1), mutable, writes_all: None }
}

/// One block for each element: `y[i] = x[AT]`.
macro_rules! kernel {
    ($at:literal, $index:literal) => {
        KernelDef {
            name: "k",
            file: "k.rs",
            span: tile_core::ir::Span::UNKNOWN,
            doc: "",
            ir: concat!(
                "kernel k(%x x: global<f32, [?]>, %s s: global<i32, [?]>, %y y: mut global<f32, [?]>)
                 host {
                   %n = extent %x, axis = 0 : index
                   expect %s, %n, axis = 0
                   expect %y, %n, axis = 0
                 }
                 grid %n
                 body (%i: index) {
                   %one = const 1 : index
                   %l = load %s, %i : i32
                   %r = cast %l : index
                   %n1 = bin.add %i, %one : index
                   %v = load %x, ",
                $at,
                " : f32
                   store %v, %y, ",
                $index,
                "
                 }"
            ),
            params: &[param("x", DType::F32, false), param("s", DType::I32, false), param("y", DType::F32, true)],
            callees: &[],
            admits: None,
        }
    };
}

static OWN: KernelDef = kernel!("%i", "%i");
static BESIDE: KernelDef = kernel!("%n1", "%i");
static READ: KernelDef = kernel!("%r", "%i");
static MEET: KernelDef = kernel!("%i", "%r");

/// Threads that exchange elements behind a barrier.
static THREADS: KernelDef = KernelDef {
    name: "k",
    file: "k.rs",
    span: tile_core::ir::Span::UNKNOWN,
    doc: "",
    ir: "kernel k(%x x: global<f32, [?]>, %s s: global<i32, [?]>, %y y: mut global<f32, [?]>)
         body {
           %c = const 32 : index  %last = const 31 : index
           %t = alloc : shared<f32, [32]>
           threads %c (%i: index) {
             %v = load %x, %i : f32
             store %v, %t, %i
             barrier
             %j = bin.sub %last, %i : index
             %w = load %t, %j : f32
             store %w, %y, %i
           }
         }",
    params: &[param("x", DType::F32, false), param("s", DType::I32, false), param("y", DType::F32, true)],
    callees: &[],
    admits: None,
};

fn standing(certificate: &Certificate, about: &Subject) -> Standing {
    certificate.fact(about).expect("each certificate has it").standing
}

fn of(def: &'static KernelDef) -> Certificate {
    Certificate::of(&Instance::new(def, &[], &[], &[])).expect("it is well-formed")
}

#[test]
fn what_follows_is_proved_and_nothing_else() {
    let certificate = of(&OWN);
    for about in [Subject::InBounds, Subject::RaceFree, Subject::Initialised, Subject::IndexArithmetic] {
        assert_eq!(standing(&certificate, &about), Standing::Proved, "{certificate}");
    }
    assert_eq!(standing(&certificate, &Subject::Arguments), Standing::CheckedAtLaunch);
    assert_eq!(standing(&certificate, &Subject::BarriersUniform), Standing::Unknown);
    // `i + 1` is outside at the end, and an index from memory may be anywhere.
    assert_eq!(standing(&of(&BESIDE), &Subject::InBounds), Standing::Unknown);
    assert_eq!(standing(&of(&READ), &Subject::InBounds), Standing::Unknown);
    assert_eq!(standing(&of(&MEET), &Subject::RaceFree), Standing::Unknown);
    // Threads are in order by barriers, which is seen when they run.
    let mut threads = of(&THREADS);
    assert_eq!(standing(&threads, &Subject::RaceFree), Standing::Unknown);
    assert_eq!(standing(&threads, &Subject::Initialised), Standing::Proved, "{threads}");
    threads.audit(&Instance::new(&THREADS, &[], &[], &[]), 1).expect("extents are found");
    assert_eq!(standing(&threads, &Subject::RaceFree), Standing::Observed, "{threads}");
}

#[test]
fn an_audit_observes_what_is_unknown_and_keeps_what_is_proved() {
    let mut certificate = of(&OWN);
    let before = certificate.facts.clone();
    certificate.audit(&Instance::new(&OWN, &[], &[], &[]), 1).expect("extents are found");
    assert_eq!((certificate.facts.clone(), certificate.launches), (before, LAUNCHES));
    let mut certificate = of(&BESIDE);
    certificate.audit(&Instance::new(&BESIDE, &[], &[], &[]), 1).expect("extents are found");
    // What is masked is found, and nothing was claimed.
    assert_eq!(standing(&certificate, &Subject::InBounds), Standing::Unknown);
    assert!(!certificate.is_refuted() && certificate.to_string().contains("the interpreter found:"), "{certificate}");
}

#[test]
fn a_wrong_claim_is_refuted() {
    for (def, about) in [(&BESIDE, Subject::InBounds), (&READ, Subject::InBounds), (&MEET, Subject::RaceFree)] {
        let mut certificate = of(def);
        for fact in certificate.facts.iter_mut().filter(|fact| fact.about == about) {
            fact.standing = Standing::Proved;
        }
        certificate.audit(&Instance::new(def, &[], &[], &[]), 1).expect("extents are found");
        assert!(certificate.is_refuted() && standing(&certificate, &about) == Standing::Refuted, "{certificate}");
    }
}

#[test]
fn index_arithmetic_has_a_limit() {
    let limit = |op: &str| {
        let text = format!("kernel k(%n n: index) host {{ %a = {op} : index }} grid %a body (%i: index) {{}}");
        index::limit(&tile_core::ir::text::parse(&text).expect("it is well-formed"))
    };
    assert_eq!(limit("bin.add %n, %n"), Ok(61));
    assert_eq!(limit("bin.mul %n, %n"), Ok(31));
    assert!(limit("bin.shl %n, %n").is_err());
}
