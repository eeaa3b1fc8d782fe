//! Verifier tests that no text can express: broken tables.

use super::{Place, VerifyError, print_errors, verify};
use crate::ir::{Builder, CalleeId, CopyHints, Func, FuncKind, InstId, Op, RegionId, Type, Value};

fn errors(func: &Func) -> Vec<VerifyError> {
    let errors = verify(func).unwrap_err();
    // Whatever is wrong can be shown.
    assert!(print_errors(func, &errors).contains("error: "));
    errors
}

#[test]
fn ids_out_of_range() {
    let mut func = Func::new("f", FuncKind::Kernel);
    assert_eq!(verify(&func), Ok(()));
    let body = func.body;
    let mut b = Builder::at(&mut func, body);
    b.effect(Op::Copy { hints: CopyHints::default(), asynchronous: false }, &[Value::new(9), Value::new(8)], &[]);
    b.effect(Op::If {}, &[], &[RegionId::new(9)]);
    func.regions[body].insts.push(InstId::new(9));
    let found = errors(&func);
    assert_eq!(found.len(), 4, "{found:?}");
    assert_eq!(found[0].to_string(), "inst0: value 9 is not in the table");
    assert_eq!(found[3].place, Place::Func);
}

#[test]
fn regions_form_a_tree() {
    let mut func = Func::new("f", FuncKind::Kernel);
    let body = func.body;
    let mut b = Builder::at(&mut func, body);
    let condition = b.literal(crate::ir::Literal::Bool(true), crate::elem::Elem::BOOL);
    b.effect(Op::If {}, &[condition], &[body]);
    assert!(errors(&func)[0].message.contains("two owners"));

    let mut func = Func::new("f", FuncKind::Kernel);
    let mut region = func.body;
    for _ in 0..100_000 {
        let mut b = Builder::at(&mut func, region);
        let inner = b.region(&[]);
        b.effect(Op::If {}, &[], &[inner]);
        region = inner;
    }
    assert!(errors(&func)[0].message.contains("nest deeper"));
}

#[test]
fn definitions_match_their_tables() {
    let mut func = Func::new("f", FuncKind::Kernel);
    let body = func.body;
    let mut b = Builder::at(&mut func, body);
    b.index(1);
    b.effect(Op::Call { callee: CalleeId::new(3) }, &[], &[]);
    let inst = func.regions[body].insts[0];
    func.regions[body].insts.push(inst);
    func.params.push(crate::ir::Param {
        name: "p".into(),
        value: Value::new(0),
        mutable: false,
        returned: false,
        reach: crate::ir::Reach::Own,
    });
    let found = errors(&func);
    assert!(found[0].message.contains("defined elsewhere"), "{found:?}");
    assert!(found[1].message.contains("two places"), "{found:?}");
}

#[test]
fn unknown_callees_are_found() {
    let mut func = Func::new("f", FuncKind::Kernel);
    let body = func.body;
    Builder::at(&mut func, body).value(Op::Call { callee: CalleeId::new(3) }, &[], &[], Type::BOOL);
    assert_eq!(errors(&func)[0].message, "there is no such callee");
}
