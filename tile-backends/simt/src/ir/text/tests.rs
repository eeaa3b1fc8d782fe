use super::{parse, print, print_brief};
use crate::ir::{
    Amount, Buf, BufData, Builder, Cooperative, Home, Kernel, Left, Matrix, Mma, Op, Partition, Role, ShuffleMode,
    Side, Source, Special, Swizzle, TensorMap, TensorMapData, Val, Var, Wgmma, Window,
};
use tile_core::elem::DType;
use tile_core::ir::schedule::Eviction;
use tile_core::ir::{
    AsmArm, AtomicOp, BinOp, CmpOp, Format, FormatPart, Id, Literal, Note, NotedTile, Order, SignalOp, Span, UnOp,
    Value,
};
use tile_core::num::Round;

/// Every operation and every type of attribute; nothing of it makes sense.
fn everything() -> Kernel {
    let mut b = Builder::new("crate::odd name", 384);
    b.kernel().grid = 3;
    b.kernel().persistent = true;
    b.kernel().cluster = 2;
    b.kernel().fast_math = true;
    b.kernel().remarks = vec![
        Note::of_all("one \"quoted\""),
        Note { tile: Some(NotedTile { name: "größe".to_owned(), span: Span::default() }), ..Note::of_all("two") },
        Note {
            tile: Some(NotedTile { name: "acc".to_owned(), span: Span { line: 3, column: 5 } }),
            ..Note::at(Span { line: 4, column: 9 }, "three")
        },
    ];
    let tables = tables(&mut b);
    parameters(&mut b);
    let values = scalars(&mut b, &tables);
    accesses(&mut b, &tables, &values);
    matrices(&mut b, &tables, &values);
    barriers(&mut b, &tables, &values);
    warpgroup_matrices(&mut b, &tables, &values);
    control(&mut b, &values);
    b.finish()
}

/// What operations of [`everything`] name.
struct Tables {
    x: Buf,
    y: Buf,
    tile: Buf,
    to: Buf,
    barriers: Buf,
    plain: TensorMap,
    map: TensorMap,
    places: TensorMap,
    sum: Var,
}

/// Values of [`everything`] that several operations take.
struct Values {
    i: Val,
    condition: Val,
    h: [Val; 2],
}

fn tables(b: &mut Builder) -> Tables {
    let x = b.buf(BufData {
        name: "größe".to_owned(),
        elem: DType::BF16,
        len: 0,
        home: Home::Global { of: Value::new(7), writable: true },
    });
    let y = b.buf(BufData {
        name: "mut".to_owned(),
        elem: DType::BF16,
        len: 0,
        home: Home::Global { of: Value::new(8), writable: false },
    });
    let tile = b.shared("tile", DType::BF16, 4096);
    let to = b.shared("to", DType::I32, 64);
    let barriers = b.buf(BufData {
        name: "full".to_owned(),
        elem: DType::U64,
        len: 2,
        home: Home::Shared { start: Some(8192), align: 8 },
    });
    let plain = b.map(TensorMapData { buf: x, extents: vec![64], swizzle: None, tf32: false, window: None });
    let map =
        b.map(TensorMapData { buf: x, extents: vec![64, 32], swizzle: Some(Swizzle::B64), tf32: true, window: None });
    let amount = |pair| Amount::Among(Box::new(pair));
    let of = |source| Amount::Of(source);
    let (host, extent) = (of(Source::Host(Value::new(1))), of(Source::Extent(Value::new(7), 1)));
    let window = Window {
        sides: vec![Side {
            first: Amount::Bin(BinOp::Sub, Box::new((Amount::Int(0), host.clone()))),
            step: of(Source::Stride(Value::new(7), 2)),
            count: extent.clone(),
            shift: amount((Amount::Int(3), Amount::Bin(BinOp::Mul, Box::new((extent, host))))),
        }],
    };
    let (swizzle, window) = (Some(Swizzle::B32), Some(window));
    let places = b.map(TensorMapData { buf: x, extents: vec![8, 1, 16], swizzle, tf32: false, window });
    let sum = b.var("sum", DType::F32, 64);
    Tables { x, y, tile, to, barriers, plain, map, places, sum }
}

fn parameters(b: &mut Builder) {
    for source in
        [Source::Host(Value::new(1)), Source::Extent(Value::new(7), 1), Source::Stride(Value::new(7), u32::MAX)]
    {
        b.param(source, DType::Index);
    }
    for what in
        [Special::Thread, Special::Warpgroup, Special::Block(2), Special::Worker, Special::Workers, Special::Rank]
    {
        b.special(what);
    }
    b.span = Span { line: 3, column: 14 };
    b.hints.cuda.l2 = Some(Eviction::First);
    b.hints.cuda.l1 = Some(Eviction::NoAllocate);
    b.effect(Op::Mark { moment: crate::ir::Moment::WaitStage }, &[]);
    for literal in [
        Literal::Float(-0.0),
        Literal::Float(1e300),
        Literal::Float(f64::NEG_INFINITY),
        Literal::Float(f64::NAN),
        Literal::Float(f64::from_bits(0xfff0_0000_0000_0001)),
        Literal::Bool(true),
        Literal::Int(i128::MIN),
    ] {
        b.constant(literal, DType::F32);
    }
}

fn scalars(b: &mut Builder, &Tables { x, sum, .. }: &Tables) -> Values {
    let i = b.int(-3, DType::I32);
    let condition = b.below(i, 4);
    b.value(Op::Un { op: UnOp::Abs }, &[i], DType::I32);
    b.value(Op::Bin { op: BinOp::MaxNan }, &[i, i], DType::I32);
    b.value(Op::Cmp { op: CmpOp::Ne }, &[i, i], DType::Bool);
    for round in [None, Some(Round::Up)] {
        b.value(Op::Cast { round }, &[i], DType::BF16);
    }
    let h = b.values(Op::Load { buf: x, offset: -4, guarded: true }, &[condition, i], DType::BF16, 2);
    let word = b.value(Op::Pack {}, &h, DType::U32);
    b.values(Op::Unpack {}, &[word], DType::BF16, 2);
    b.value(Op::Select {}, &[condition, i, i], DType::I32);
    b.value(Op::Fma {}, &[h[0]; 3], DType::BF16);
    let arm = |target: &str, text: &str| AsmArm { target: target.to_owned(), text: text.to_owned() };
    let arms = vec![arm("sm_80", "neg.s32 {0}, {1};"), arm("sm_90a", "{{ mov.b32 {0}, \"\t\"; }}")];
    b.value(Op::Asm { arms }, &[i, i], DType::I32);
    let word = b.value(Op::Bits {}, &[i], DType::U32);
    b.value(Op::RoundTf32 {}, &[word], DType::U32);
    b.value(Op::BinPacked { op: BinOp::Mul, elem: DType::BF16 }, &[word; 2], DType::U32);
    b.value(Op::FmaPacked { elem: DType::F16 }, &[word; 3], DType::U32);
    b.value(Op::Dot4 { a: DType::U8, b: DType::I8 }, &[word, word, i], DType::I32);
    b.value(Op::Logic { table: 0xea }, &[word; 3], DType::U32);
    b.value(Op::Bytes { select: 0x4140 }, &[word; 2], DType::U32);
    let held = b.get(sum, 3);
    b.set(sum, 4, held);
    Values { i, condition, h: [h[0], h[1]] }
}

fn accesses(b: &mut Builder, &Tables { x, y, tile, .. }: &Tables, &Values { i, condition, h }: &Values) {
    b.effect(Op::Store { buf: tile, offset: i64::MIN, guarded: false }, &[i, h[0], h[1]]);
    let atomic = Op::Atomic { buf: y, offset: 1, op: AtomicOp::Cas, order: Order::SeqCst, guarded: true };
    b.value(atomic, &[condition, i, h[0], h[1]], DType::BF16);
    let copy = Op::CopyAsync { src: x, src_offset: 3, dst: tile, dst_offset: -9, bytes: 16, guarded: true };
    b.effect(copy, &[condition, i, i]);
    b.effect(Op::CopyCommit {}, &[]);
    b.effect(Op::CopyWait { pending: 2 }, &[]);
    for op in [
        Op::Phase {},
        Op::Barrier {},
        Op::WarpBarrier {},
        Op::GroupBarrier {},
        Op::NamedBarrier { number: 3, first: 32, threads: 64 },
        Op::ClusterBarrier {},
        Op::LaunchWait {},
        Op::LaunchNext {},
    ] {
        b.effect(op, &[]);
    }
    b.value(Op::Elect {}, &[], DType::Bool);
    for mode in [ShuffleMode::Xor, ShuffleMode::Up, ShuffleMode::Down, ShuffleMode::Index] {
        b.value(Op::Shuffle { mode, lane: 1, width: 8 }, &[i], DType::I32);
    }
    b.value(Op::ShuffleAt {}, &[i, i], DType::I32);
}

fn matrices(b: &mut Builder, &Tables { tile, .. }: &Tables, &Values { i, .. }: &Values) {
    let words = b.values(Op::LoadMatrix { buf: tile, offset: 8, transposed: true }, &[i], DType::U32, 2);
    b.effect(Op::StoreMatrix { buf: tile, offset: 0, transposed: false }, &[i, words[0], words[1]]);
    let mma = Mma { m: 16, n: 8, k: 32, a: DType::E4M3, b: DType::E5M2, acc: DType::F32, sparse: false };
    b.values(Op::Mma { mma }, &words, DType::F32, 4);
    let of = |role| Cooperative { role, rows: 16, columns: 8, lanes: 32 };
    let [left, right, sums] =
        [Role::Left, Role::Right, Role::Sum].map(|role| b.matrices("m", DType::BF16, of(role), 2));
    b.effect(Op::CoopClear { var: sums, at: 1 }, &[]);
    for transposed in [false, true] {
        b.effect(Op::CoopLoad { var: left, at: 0, buf: tile, offset: -8, pitch: 72, transposed }, &[i]);
        b.effect(Op::CoopStore { var: sums, at: 0, buf: tile, offset: 0, pitch: 16, transposed }, &[i]);
    }
    b.effect(Op::CoopMultiply { left, left_at: 0, right, right_at: 1, sum: sums, at: 1 }, &[]);
}

fn barriers(b: &mut Builder, tables: &Tables, &Values { i, .. }: &Values) {
    let &Tables { tile, to, barriers, plain, map, places, .. } = tables;
    b.effect(Op::MbarrierInit { buf: barriers, count: 3 }, &[i]);
    b.effect(Op::MbarrierFence {}, &[]);
    b.effect(Op::MbarrierArrive { buf: barriers, remote: true }, &[i, i]);
    b.effect(Op::MbarrierExpect { buf: barriers, bytes: 4096 }, &[i]);
    b.effect(Op::CopyArrive { buf: barriers }, &[i]);
    b.effect(Op::MbarrierWait { buf: barriers }, &[i, i]);
    b.effect(Op::Await { buf: to }, &[i]);
    b.effect(Op::Signal { buf: to, op: SignalOp::Add }, &[i, i]);
    b.effect(Op::WaitSignal { buf: to }, &[i, i]);
    b.effect(Op::Trap {}, &[]);
    b.effect(Op::TmaLoad { map, dst: tile, offset: 64, signal: barriers, multicast: 0b11 }, &[i; 4]);
    b.effect(Op::TmaLoad { map: places, dst: tile, offset: 0, signal: barriers, multicast: 0 }, &[i; 6]);
    b.effect(Op::StoreRemote { buf: to, offset: -4, signal: barriers }, &[i; 5]);
    b.effect(Op::TmaStore { map: plain, src: tile, offset: 0, add: false }, &[i, i]);
    b.effect(Op::TmaCommit {}, &[]);
    b.effect(Op::TmaWait { pending: 1, written: true }, &[]);
    b.effect(Op::ProxyFence {}, &[]);
    b.effect(Op::GlobalProxyFence {}, &[]);
}

fn warpgroup_matrices(b: &mut Builder, &Tables { tile, barriers, sum, .. }: &Tables, &Values { i, .. }: &Values) {
    let matrix = |transposed, offset| Matrix {
        buf: tile,
        offset,
        swizzle: Swizzle::B128,
        leading: 16,
        stride: 1024,
        transposed,
    };
    let shape = Wgmma { n: 64, a: DType::BF16, b: DType::BF16, acc: DType::F32, sparse: false };
    for (left, conditional) in [(Left::Registers, true), (Left::Shared(matrix(true, 0)), false)] {
        b.effect(Op::Wgmma { shape, sum, at: 32, left, right: matrix(false, -8), conditional }, &[i, i]);
    }
    b.effect(Op::WgmmaFence {}, &[]);
    b.effect(Op::WgmmaCommit {}, &[]);
    b.effect(Op::WgmmaWait { pending: 0 }, &[]);
    b.effect(Op::Anchor { buf: barriers }, &[i, i]);
    b.effect(Op::Keep { buf: barriers }, &[i, i, i]);
}

fn control(b: &mut Builder, &Values { i, condition, .. }: &Values) {
    let parts = vec![FormatPart::Text("{}é\n\"".to_owned()), FormatPart::Arg];
    b.effect(Op::Print { format: Format { parts: parts.clone() } }, &[i]);
    b.effect(Op::Assert { format: Format { parts }, fault: false }, &[condition, i]);
    b.open(None);
    b.open(None);
    let inner = b.close();
    b.branch(condition, inner.clone(), inner.clone());
    b.effect(Op::Barrier {}, &[]);
    let one = b.close();
    b.branch(condition, one.clone(), inner.clone());
    b.branch(condition, inner, one.clone());
    b.span = Span::default();
    b.open(Some(DType::I32));
    let body = b.close();
    b.repeat(i, i, i, body);
    let parts = vec![Partition { threads: 128, registers: None }, Partition { threads: 256, registers: Some(240) }];
    b.warp_specialize(parts, vec![one.clone(), one]);
}

#[test]
fn everything_reads_back() {
    let mut kernel = everything();
    kernel.renumber();
    let text = print(&kernel);
    let back = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(back, kernel, "{text}");
    assert_eq!(print(&back), text);
    let brief = print_brief(&kernel);
    assert!(text.contains("@3:14") && !brief.contains("@3:14"), "{brief}");
    assert_eq!(print_brief(&parse(&brief).unwrap()), brief);
}

/// A row without a line in [`everything`] would not be read by any test.
#[test]
fn everything_is_everything() {
    let mut names = std::collections::BTreeSet::new();
    everything().walk(&mut |inst| {
        names.insert(inst.op.name());
    });
    let missing: Vec<&str> = crate::ir::ops::NAMES.iter().copied().filter(|name| !names.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Labels are words; numbers follow the order of definitions.
#[test]
fn lanes_are_written_unless_usual() {
    let wide = "kernel k threads(128) lanes(64) grid(1) {\n}\n";
    let kernel = parse(wide).expect("it is a kernel");
    assert_eq!((kernel.lanes, print(&kernel)), (64, wide.to_owned()));
    let usual = "kernel k threads(128) grid(1) {\n}\n";
    let kernel = parse(usual).expect("it is a kernel");
    assert_eq!((kernel.lanes, print(&kernel)), (Kernel::USUAL_LANES, usual.to_owned()));
}

#[test]
fn numbering_is_of_no_account() {
    let head = "kernel k threads(32) grid(1) {";
    let a = parse(&format!("{head} %x = const 1 : i32\n%y = const 2 : i32\nprint %y, %x, format = \"{{}}{{}}\" }}"));
    let b = parse(&format!("{head} %7 = const 1 : i32\n%3 = const 2 : i32\nprint %3, %7, format = \"{{}}{{}}\" }}"));
    let c = parse(&format!("{head} %7 = const 1 : i32\n%3 = const 2 : i32\nprint %7, %3, format = \"{{}}{{}}\" }}"));
    assert!(a == b && a != c && a.is_ok());
    let mut b = Builder::new("k", 32);
    let (x, y) = (b.int(1, DType::I32), b.int(2, DType::I32));
    let mut kernel = b.finish();
    let (unused, insts) = (kernel.vals.push(DType::F32), &mut kernel.body.insts);
    insts.swap(0, 1);
    kernel.renumber();
    assert_eq!(kernel.vals.len(), 2, "{unused} is gone");
    assert_eq!(kernel.body.insts.iter().map(|inst| inst.results[0]).collect::<Vec<Val>>(), [x, y]);
}

#[test]
fn errors_say_where() {
    let line = |body: &str| {
        let tables = "  shared @0 t: f32[4] align 16\n  var $0 v: f32[2]\n  %i = const 0 : i32\n";
        format!("kernel k threads(32) grid(1) {{\n{tables}  {body}\n}}")
    };
    let cases = [
        (String::new(), "1:1: expected `kernel`, found the end of the text"),
        ("kernel k grid(1)".to_owned(), "1:10: expected `threads`, found `grid`"),
        (line("frob"), "5:3: there is no operation `frob`"),
        (line("copy_wait"), "6:1: the attribute `pending` is missing"),
        (line("%x = load %j, buf = @0 : f32"), "5:13: `%j` is not defined above"),
        (line("%x = load %i, buf = @1 : f32"), "5:23: there is no `@1`"),
        (line("%x = load %i, buf = $0 : f32"), "5:23: expected a buffer `@0`, found `$`"),
        (line("%i = load %i, buf = @0 : f32"), "6:1: `%i` is defined twice"),
        (line("%x = load %i, buf = @0"), "6:1: expected `:`, found `}`"),
        (line("set %i, var = $0, at = 4294967296"), "5:26: the number does not fit 32 bits"),
        (line("barrier, pending = 0"), "5:10: expected an operation, found `,`"),
        (line("copy_wait pending = 0, pending = 1"), "5:26: the attribute `pending` is given twice"),
        (line("copy_wait offset = 0"), "5:13: the operation has no attribute `offset`"),
        (
            line("%x = special lane : i32"),
            "5:16: expected `thread`, `warpgroup`, `block`, `worker`, `workers` or `rank`, found `lane`",
        ),
        (line("var $1 v: f32[1]"), "5:3: there is no operation `var`"),
        (
            "kernel k threads(1) grid(1) { var $1 v: f32[2] }".to_owned(),
            "1:35: an array of registers is numbered in order, the next one is `$0`",
        ),
        (
            "kernel k threads(1) grid(1) { param %0: i32 = host %x }".to_owned(),
            "1:52: expected a number of 32 bits behind `%`",
        ),
        (line("") + "}", "6:2: expected the end of the text, found `}`"),
    ];
    for (text, message) in cases {
        assert_eq!(parse(&text).unwrap_err().to_string(), message, "{text}");
    }
    let deep = line(&"if %i {".repeat(100_000));
    assert!(parse(&deep).unwrap_err().message.contains("nesting"));
}

/// Ids of tables are checked by the parser, so that who reads a table need not.
#[test]
fn tables_are_in_range() {
    let text = "kernel k threads(32) grid(1) {\n  global @0 x: f32 = %0\n  map #0 of @1: [4]\n}";
    assert_eq!(parse(text).unwrap_err().to_string(), "3:13: there is no `@1`");
    let (buf, var): (Buf, Var) = (Id::new(0), Id::new(0));
    assert_eq!((buf.to_string(), var.to_string()), ("@0".to_owned(), "$0".to_owned()));
}
