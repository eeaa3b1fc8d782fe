//! The dot product of four bytes in shifts, products and sums of words.

use crate::elem::DType;
use crate::ir::{BinOp, Literal, Op, Type, Value};

/// The dot product of the bytes of two words of type `dtype`, `i32` or `u32`, through `insert`, which
/// adds an operation. Signed bytes are shifted to the top of an `i32` and back, unsigned ones masked.
/// `signs` says which words have signed bytes.
///
/// Products and sums of bytes have at most 19 bits, so that nothing wraps.
pub fn dot4(
    insert: &mut dyn FnMut(Op, &[Value], Type) -> Value,
    words: [Value; 2],
    dtype: DType,
    signs: [bool; 2],
) -> Value {
    let i32s = Type::Scalar(DType::I32.into());
    let words = words.map(|word| if dtype == DType::I32 { word } else { insert(Op::Bits {}, &[word], i32s.clone()) });
    let number = |insert: &mut dyn FnMut(Op, &[Value], Type) -> Value, x: i128| {
        insert(Op::Const { value: Literal::Int(x) }, &[], i32s.clone())
    };
    let mut sum = None;
    for at in 0..4 {
        let bytes = [0, 1].map(|i| {
            let mut word = words[i];
            let (up, down) = (24 - 8 * at, if signs[i] { 24 } else { 8 * at });
            if signs[i] && up > 0 {
                let by = number(insert, up);
                word = insert(Op::Bin { op: BinOp::Shl }, &[word, by], i32s.clone());
            }
            if down > 0 {
                let by = number(insert, down);
                word = insert(Op::Bin { op: BinOp::Shr }, &[word, by], i32s.clone());
            }
            if signs[i] {
                return word;
            }
            let mask = number(insert, 255);
            insert(Op::Bin { op: BinOp::And }, &[word, mask], i32s.clone())
        });
        let product = insert(Op::Bin { op: BinOp::Mul }, &bytes, i32s.clone());
        sum = Some(match sum {
            None => product,
            Some(sum) => insert(Op::Bin { op: BinOp::Add }, &[sum, product], i32s.clone()),
        });
    }
    let sum = sum.expect("four products");
    if dtype == DType::I32 { sum } else { insert(Op::Bits {}, &[sum], Type::Scalar(dtype.into())) }
}
