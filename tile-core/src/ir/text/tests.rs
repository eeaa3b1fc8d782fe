//! Round-trip tests of functions that no source could make.

use super::{PrintOptions, equal, parse, print, print_with};
use crate::elem::{Bound, DType, Elem};
use crate::ir::{
    AtomicOp, Axis, BinOp, Builder, CmpOp, ConstParam, CopyHints, Dim, ElemParam, Extent, Extern, Format, FormatPart,
    Func, FuncKind, Literal, LoopKind, MemTy, Op, Order, ReduceOp, ScanOp, Space, Span, Sym, Type, UnOp,
};
use crate::num::Round;

fn symbolic() -> Func {
    let mut func = Func::new("odd name", FuncKind::Kernel);
    func.elems.push(ElemParam { name: "T".into(), bound: Bound::Num });
    func.elems.push(ElemParam { name: "f32".into(), bound: Bound::Float });
    func.elems.push(ElemParam { name: "shared".into(), bound: Bound::Element });
    func.consts.push(ConstParam { name: "BM".into(), elem: Elem::INDEX });
    func.consts.push(ConstParam { name: "BM".into(), elem: Elem::BOOL });
    func.externs.push(Extern { path: "<Self as A>::B".into(), elem: Elem::Acc(0) });
    func.externs.push(Extern { path: "config::EPS".into(), elem: Elem::F32 });
    func
}

/// Every attribute type, names that need quotes, symbols that need numbers.
#[test]
fn everything_reads_back() {
    let mut func = symbolic();
    let body = func.body;
    let mut b = Builder::at(&mut func, body);
    let mem = |elem, dims: &[Extent]| Type::Mem(MemTy { space: Space::Shared, elem, shape: dims.to_vec() });
    let bm = Dim::sym(Sym::Const(0));
    let odd = Dim::sym(Sym::Const(1)).add(&Dim::sym(Sym::Extern(0))).div(&bm).unwrap();
    let x = b.param("x", mem(Elem::Param(0), &[Extent::Dyn, Extent::Static(odd.clone())]), true);
    b.param("yield", Type::Scalar(Elem::Param(1)), false);
    b.param("local", Type::Scalar(Elem::Acc(2)), false);
    b.span = Span { line: 3, column: 7 };
    let literals = [
        Literal::Int(i128::MIN),
        Literal::Int(i128::MAX),
        Literal::Float(0.1),
        Literal::Float(-0.0),
        Literal::Float(f64::MIN_POSITIVE / 8.0),
        Literal::Float(1e300),
        Literal::Float(f64::NEG_INFINITY),
        Literal::Float(f64::NAN),
        Literal::Float(f64::from_bits(0xfff0_0000_0000_0001)),
        Literal::Bool(true),
    ];
    let mut last = b.index(3);
    for literal in literals {
        last = b.literal(literal, Elem::F32);
    }
    b.name(last, "größe");
    let index = b.dim(&odd.mul(&Dim::int(-3)).add(&Dim::int(i64::MIN)));
    b.value(Op::Sym { sym: Sym::Extern(1) }, &[], &[], Type::Scalar(Elem::F32));
    let axes = vec![Axis::Drop, Axis::Keep(Extent::Dyn), Axis::Keep(Extent::Static(bm.clone()))];
    b.value(Op::Region { axes, filled: true }, &[x, index, index, last], &[], mem(Elem::Param(0), &[]));
    b.value(Op::Cast { round: None }, &[last], &[], Type::BOOL);
    b.value(Op::Cast { round: Some(Round::Up) }, &[last], &[], Type::BOOL);
    b.value(Op::Un { op: UnOp::Not }, &[last], &[], Type::BOOL);
    b.bin(BinOp::MaxNan, last, last);
    b.value(Op::Cmp { op: CmpOp::Le }, &[last, last], &[], Type::BOOL);
    b.value(Op::Atomic { op: AtomicOp::Cas, order: Order::SeqCst }, &[x, index, last, last], &[], Type::BOOL);
    b.effect(Op::Reduce { op: ReduceOp::ArgMax, axis: 3, accumulate: true }, &[x, x], &[]);
    b.effect(Op::Scan { op: ScanOp::Max, axis: 0, reverse: false }, &[x, x], &[]);
    b.effect(
        Op::Require { message: Format { parts: vec![FormatPart::Text("a\n\"b\" {}\u{1f600}\u{7}".into())] } },
        &[last],
        &[],
    );
    let parts = vec![FormatPart::Text("{}é{{".into()), FormatPart::Arg, FormatPart::Arg, FormatPart::Text("}".into())];
    b.effect(Op::Print { format: Format { parts } }, &[last, last], &[]);
    let inner = b.region(&[(Type::INDEX, Some("k")), (Type::INDEX, None)]);
    let other = b.region(&[]);
    b.effect(Op::If {}, &[last], &[inner, other]);
    let kind = LoopKind::Pipelined {
        stages: bm,
        order: vec![1, 0],
        stage: vec![],
        at: vec![Span { line: 3, column: 9 }, Span { line: 4, column: 1 }],
    };
    let inner = b.region(&[]);
    b.effect(Op::For { kind }, &[], &[inner]);
    b.effect(Op::Copy { hints: CopyHints::default(), asynchronous: false }, &[], &[]);
    func.regions[body].result = Some(last);

    let text = print(&func);
    let back = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(print(&back), text);
    assert!(equal(&func, &back));
    let brief = print_with(&func, PrintOptions { spans: false, names: false });
    assert!(!brief.contains("@3:7") && !brief.contains("größe"), "{brief}");
}

/// A value may lie anywhere in the tables, and unreachable things are gone.
#[test]
fn numbering_is_of_no_account() {
    let a = parse("kernel k() body { %x = const 1 : index  %y = const 2 : index  print %y, %x, format = \"{}{}\" }")
        .unwrap();
    let b = parse("kernel k() body { %7 = const 1 : index  %3 = const 2 : index  print %3, %7, format = \"{}{}\" }")
        .unwrap();
    let c = parse("kernel k() body { %7 = const 1 : index  %3 = const 2 : index  print %7, %3, format = \"{}{}\" }")
        .unwrap();
    assert!(equal(&a, &b) && !equal(&a, &c));
}

/// Printing is for errors, too.
#[test]
fn ill_formed_functions_print() {
    let mut func = symbolic();
    let body = func.body;
    let mut b = Builder::at(&mut func, body);
    let stranger = crate::ir::Value::new(77);
    b.effect(Op::Fill {}, &[stranger], &[body, crate::ir::RegionId::new(99)]);
    b.value(Op::Dim { dim: Dim::sym(Sym::Const(9)) }, &[stranger], &[], Type::Scalar(Elem::Acc(9)));
    func.regions[body].insts.push(crate::ir::InstId::new(55));
    func.grid.push(stranger);
    let text = print(&func);
    assert!(text.contains("%undefined77") && text.contains("?region1") && text.contains("?inst55"), "{text}");
}

#[test]
fn errors_say_where() {
    let cases = [
        ("", "1:1: expected `kernel` or `device`, found the end of the text"),
        ("kernel k() body {\n  frob\n}", "2:3: there is no operation `frob`"),
        ("kernel k() body {\n  print %1\n}", "3:1: the attribute `format` is missing"),
        ("kernel k() body {\n  copy %1, %2\n}", "2:8: `%1` is never defined"),
        ("kernel k() body { %1 = const 1 : index %1 = const 1 : index }", "1:40: `%1` is defined twice"),
        ("kernel k() body { %1 = dim 1 / 0 : index }", "1:34: the divisor is zero, or the quotient leaves 64 bits"),
        ("kernel k() body { fill axis = 3 }", "1:24: the operation has no attribute `axis`"),
        ("kernel k(%0 x: f33) body {}", "1:16: expected an element type, found `f33`"),
        ("kernel k() body { %1 = const 1 : index } }", "1:42: expected the end of the text, found `}`"),
    ];
    for (text, message) in cases {
        assert_eq!(parse(text).unwrap_err().to_string(), message, "{text}");
    }
    let deep = format!("kernel k() body {{ %1 = dim {}", "(".repeat(100_000));
    assert!(parse(&deep).unwrap_err().message.contains("nesting"));
    let deep = format!("kernel k() body {{ {}", "if {".repeat(100_000));
    assert!(parse(&deep).unwrap_err().message.contains("nesting"));
    let wide = format!("kernel k() body {{ %1 = dim {}1 : index }}", "(?c0+?c1+?c2+?c3)*".repeat(50));
    assert!(parse(&wide).unwrap_err().message.contains("terms"));
    let chain = format!("kernel k() body {{ %1 = dim ?c0{} : index }}", " / ?c1".repeat(100_000));
    assert!(parse(&chain).unwrap_err().message.contains("quotients"));
    // Each line is as long as the last, and eight times the extent.
    let mut dense = "?c0".to_owned();
    for _ in 0..20 {
        dense = format!("(({dense} + 1) * (?c1 + ?c2 + ?c3 + ?c4 + ?c5 + ?c6 + ?c7 + ?c8)) / ?c9");
    }
    let dense = format!("kernel k() body {{ %1 = dim {dense} : index }}");
    assert!(parse(&dense).unwrap_err().message.contains("terms"));
}

#[test]
fn extents_within_the_limits_read_back() {
    // Quotients as deep as they may nest, inside regions as deep as those.
    let quotient = format!("?c0{}", " / (?c1 + 1)".repeat(24));
    let text =
        format!("kernel k(%0 c: bool) body {{ {} %1 = dim {quotient} : index {}", "if %0 {".repeat(62), "}".repeat(63));
    let func = parse(&text).unwrap();
    assert!(equal(&func, &parse(&print(&func)).unwrap()));
}

#[test]
fn every_dtype_has_a_name_that_no_space_has() {
    for dtype in DType::ALL {
        assert_eq!(super::names::find_space(dtype.name()), None);
    }
}
