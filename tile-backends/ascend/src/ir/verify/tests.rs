//! Faulty programs, and what is printed of them.

use super::{print_errors, verify};
use crate::Chip;
use crate::ir::{Builder, Level, Op, Operand, Program, UnaryOp};
use tile_core::elem::DType;

fn builder() -> Builder {
    Builder::new(Program::new("faults", Chip::from_name("910B1").expect("a chip of the table")))
}

#[track_caller]
fn expect(program: &Program, expected: &str) {
    let errors = verify(program).expect_err("the program has faults");
    assert_eq!(print_errors(program, &errors), expected);
}

#[test]
fn each_error_stands_below_its_instruction() {
    let mut b = builder();
    let wide = b.named_tile(Some("wide"), Level::Ub, DType::F32, &[8, 16]);
    let narrow = b.named_tile(Some("narrow"), Level::Ub, DType::F32, &[8, 8]);
    let half = b.named_tile(Some("half"), Level::Ub, DType::F16, &[8, 16]);
    let [lo, hi] = [0, 4].map(|x| b.int(x));
    let counter = b.val(DType::Index, Some("i"));
    let condition = b.val(DType::Bool, Some("c"));
    b.open();
    b.push(Op::Unary { op: UnaryOp::Exp, dst: wide, src: narrow });
    b.open();
    b.push(Op::Copy { dst: wide, src: wide });
    b.push(Op::Copy { dst: wide, src: half });
    let then = b.close();
    b.push(Op::If { condition, then, otherwise: Default::default() });
    let body = b.close();
    b.push(Op::For { counter, lo, hi, step: condition, stages: 1, body });
    b.push(Op::Iota { dst: wide, axis: 0 });
    expect(
        &b.finish(),
        "npu faults on 910B1
ub wide: f32[8, 16]
ub narrow: f32[8, 8]
ub half: f16[8, 16]
{
  for %i in 0..4 step %?3 {
    ; ^ error: %?3 is used before it is made
    wide = exp narrow
    ; ^ error: extents [8, 16] and [8, 8] differ
    if %?3 {
      ; ^ error: %?3 is used before it is made
      wide = copy wide
      wide = copy half
      ; ^ error: types f32 and f16 differ
    }
  }
  wide = iota 0
  ; ^ error: indices are of i32
}
",
    );
}

#[test]
fn errors_of_tables_stand_in_front() {
    let mut b = builder();
    let empty = b.tile(DType::F32, &[0, 4]);
    let value = b.int(1);
    b.push(Op::Binary { op: crate::ir::BinaryOp::Add, dst: empty, a: empty, b: Operand::Scalar(value) });
    let program = b.finish();
    let errors = verify(&program).expect_err("a tile without elements");
    assert_eq!(errors.len(), 1);
    let text = print_errors(&program, &errors);
    assert!(text.starts_with("; error: a malformed tile "), "{text}");
    assert!(text.ends_with(&program.to_string()), "{text}");
}
