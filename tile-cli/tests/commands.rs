//! Commands on the kernels of the examples: what they print, and how they refuse.

use serde_json::Value;
use tile_cli::{Failure, Kernel, Registered, run};
use tile_kernel::launch::KernelDef;
use tile_kernel::prelude::*;
use tile_kernels::registry::{Entry, KERNELS};

/// Instances with native code, for the CPU.
const COMPILED: &[&dyn Kernel] = &[&tile_kernels::rows::transpose::<f32, 64, 64>()];

fn registered(entry: &Entry) -> Registered {
    let mut found = None;
    (entry.with)(&mut |kernel| {
        let (def, tuning) = (kernel.def(), kernel.tuning());
        found = Some(Registered { def, path: path(def), tuning, default: Some(entry.with), written: None });
    });
    found.expect("an entry calls its argument")
}

/// The path of a kernel of the examples: its module is its file.
fn path(def: &KernelDef) -> &'static str {
    let module = std::path::Path::new(def.file).file_stem().unwrap().to_str().unwrap();
    Box::leak(format!("tile_kernels::{module}::{}", def.name).into_boxed_str())
}

fn tried(command: &str, args: &[&str]) -> Result<String, Failure> {
    let kernels: Vec<Registered> = KERNELS.iter().map(registered).collect();
    let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
    let mut out = Vec::new();
    run(command, &kernels, COMPILED, &args, &mut out)?;
    Ok(String::from_utf8(out).expect("commands write text"))
}

#[track_caller]
fn done(command: &str, args: &[&str]) -> String {
    tried(command, args).unwrap_or_else(|failure| panic!("{command} {args:?}: {failure}"))
}

/// The message and the status of a failure.
#[track_caller]
fn refused(command: &str, args: &[&str]) -> (String, u8) {
    let failure = tried(command, args).expect_err("this is refused");
    (failure.to_string(), failure.code())
}

#[test]
fn list_names_every_kernel_with_its_parameters() {
    let text = done("list", &[]);
    assert_eq!(text.lines().count(), KERNELS.len() + 1);
    let line = text.lines().find(|line| line.starts_with("matmul ")).expect("there is one of this name");
    for part in ["T = f32, O = f32, BM = 128, BN = 128, BK = 64", "BM BN BK", "matmul.rs:32"] {
        assert!(line.contains(part), "{line}");
    }
    let list: Value = serde_json::from_str(&done("list", &["matmul", "softmax", "--json"])).unwrap();
    let names: Vec<_> = list.as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["matmul", "softmax"]);
    let row = &list[0];
    assert_eq!(row["parameters"][0]["bound"], "Num");
    assert_eq!(row["parameters"][2]["default"], "128");
    assert_eq!(row["arguments"][2]["type"], "&mut Tensor<O, 2>");
    assert_eq!(row["tune"][2]["candidates"], serde_json::json!([32, 64, 128, 16]));
}

#[tile_expr]
fn scaled(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[j, i]] = x[[i, j]] * 2.0;
}

/// What a command prints of the expression.
fn of_scaled(command: &str, flags: &[&str]) -> String {
    let (def, tuning) = (scaled::DEF, scaled::TUNING);
    let with: tile_kernel::launch::WithDefinition = |visit| visit(&scaled::default());
    let written =
        Registered { def, path: "commands::scaled", tuning, default: Some(with), written: Some(scaled::KERNEL) };
    let mut out = Vec::new();
    let args: Vec<String> = std::iter::once("scaled").chain(flags.iter().copied()).map(str::to_owned).collect();
    run(command, &[written], &[&scaled::default()], &args, &mut out).expect("it is one");
    String::from_utf8(out).expect("commands write text")
}

/// Extents of an expression have the names of its indices.
#[test]
fn expressions_are_verified() {
    let verified = of_scaled("verify", &["--dims", "i=33,j=70"]);
    assert_eq!(verified, "scaled: agrees on cpu in 3 cases, within 0 % of the tolerance\n");
    let certified: Value = serde_json::from_str(&of_scaled("certify", &["--json"])).unwrap();
    let proved = |about: &str| {
        let facts = certified[0]["facts"].as_array().unwrap();
        facts.iter().any(|fact| fact["about"] == about && fact["standing"] == "proved")
    };
    assert!(proved("race_free") && proved("initialised"), "{certified}");
    assert_eq!(certified[0]["launches"], 12);
}

#[test]
fn expand_prints_what_expressions_became() {
    let text = of_scaled("expand", &["--as-kernel"]);
    for part in ["#[tile_kernel(", "fn scaled", "parallel!", "copy(x_s.t(), &mut x_t)", "* 2.0", "blocks("] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    assert!(done("expand", &[]).starts_with("no expressions"));
    let (said, code) = refused("expand", &["matmul"]);
    assert!(said.contains("`matmul` was written as a tile kernel") && code == 2, "{said}");
}

#[test]
fn emit_prints_stages() {
    assert_eq!(done("emit", &[]).lines().count(), KERNELS.len());
    assert!(done("emit", &["matmul"]).starts_with("kernel matmul<T: Num, O: Num, const BM: index"));
    assert!(done("emit", &["matmul", "--after", "specialize", "--with", "BM=32"]).contains("[32, 128]"));
    assert!(done("emit", &["matmul", "--target", "cpu"]).contains("fn "));
    assert!(done("emit", &["matmul", "--target", "cpu", "--time-passes"]).contains("emit"));
}

#[test]
#[cfg(feature = "cuda")]
fn emit_prints_plans() {
    let with = ["matmul", "--target", "sm_90a", "--with", "T=bf16,O=bf16,BM=128,BN=128,BK=64"];
    let plan = done("emit", &[&with[..], &["--after", "plan"]].concat());
    let shape = ["plan of matmul\n", " copy\n", "  pipeline of ", "TMA tile", " mainloop\n", "warpgroup\n", "TMA\n"];
    for part in shape {
        assert!(plan.contains(part), "{part:?} is not in\n{plan}");
    }
    let candidates = done("emit", &[&with[..], &["--after", "candidates"]].concat());
    assert_eq!(candidates.lines().last(), Some("operands as written: chosen"), "{candidates}");
}

#[test]
#[cfg(feature = "cuda")]
fn emit_and_check_take_dialects_of_cpp() {
    let hip = done("emit", &["softmax", "--target", "hip:gfx942"]);
    assert!(hip.contains("__attribute__((amdgpu_flat_work_group_size(") && hip.contains("mbcnt_hi"), "{hip}");
    let checked = done("check", &["softmax", "--target", "hip:gfx1100", "--target", "cuda-c:sm_80"]);
    assert!(checked.contains("hip:gfx1100") && checked.contains("cuda-c:sm_80"), "{checked}");
    let (message, _) = refused("emit", &["softmax", "--target", "hip:gfx1"]);
    assert!(message.contains("unknown target `hip:gfx1`, expected one of cuda-c:sm_80, "), "{message}");
}

#[test]
#[cfg(feature = "cuda")]
fn dialects_of_other_crates_are_targets() {
    static BOARD: tile_cc::Dialect =
        tile_cc::Dialect { name: "vendor:board", entry: "BOARD_ENTRY void", ..tile_cc::cuda::SM_80 };
    let (message, code) = refused("check", &["softmax", "--target", "vendor-b:board"]);
    assert!(message.contains("unknown target `vendor-b:board`, expected one of") && code == 2, "{message}");
    assert!(message.contains("cuda-c:sm_90") && message.contains("hip:gfx1201"), "{message}");
    tile_cc::register(&BOARD).expect("the name is free");
    let text = done("emit", &["softmax", "--target", "vendor:board"]);
    assert!(text.contains("BOARD_ENTRY void"), "{text}");
    let checked = done("check", &["softmax", "--target", "vendor:board"]);
    assert!(checked.contains("vendor:board") && checked.contains("shared memory"), "{checked}");
    for (command, target) in [("emit", "vendor:other"), ("check", "vendor:other"), ("emit", "vendor-b:board")] {
        let (message, _) = refused(command, &["softmax", "--target", target]);
        assert!(message.contains(&format!("unknown target `{target}`")), "{message}");
        assert!(message.contains("hip:gfx1201, vendor:board"), "{message}");
    }
    assert!(!done("emit", &["softmax", "--target", "cuda-c:sm_80"]).contains("BOARD_ENTRY"));
}

#[test]
fn what_is_unknown_is_told_with_what_there_is() {
    let near = "unknown kernel `matmull`: did you mean `matmul` or `matmul_table4` or `matmul_nt`?";
    assert_eq!(refused("emit", &["matmull"]), (near.to_owned(), 2));
    assert_eq!(refused("list", &["qqq"]).0, "unknown kernel `qqq`: `cargo tile list` prints those there are");
    assert_eq!(refused("list", &["--jsn"]), ("unknown flag `--jsn`, expected `--json`".to_owned(), 2));
    let (message, code) = refused("emit", &["matmul", "--with", "BX=1"]);
    assert!(message.contains("expected one of the parameters T, O, BM, BN, BK") && code == 2, "{message}");
    let (message, code) = refused("emit", &["matmul", "--after", "nothing"]);
    assert!(message.starts_with("unknown pass `nothing`, expected one of specialize, inline, ") && code == 1);
    let (message, code) = refused("lst", &[]);
    assert!(
        message.starts_with("unknown command `lst`, expected one of `list`, `emit`, `expand`, `check`") && code == 2
    );
    let (message, code) = refused("check", &["matmul"]);
    assert!(message.starts_with("`check` expects `--target TARGET`") && code == 2, "{message}");
    let (message, code) = refused("check", &["--target", "gpu"]);
    assert!(message.starts_with("unknown target `gpu`, expected one of ") && code == 2, "{message}");
}

#[test]
fn commands_launch_on_the_cpu_what_was_compiled() {
    let dims = ["transpose", "--dims", "m=33,n=20"];
    assert_eq!(done("verify", &dims), "transpose: agrees on cpu in 3 cases, within 0 % of the tolerance\n");
    let verified: Value = serde_json::from_str(&done("verify", &["transpose", "--json"])).unwrap();
    let result = &verified["results"][0];
    assert_eq!((&result["right"], &result["report"]["devices"][0]["outcome"]), (&true.into(), &"right".into()));
    assert_eq!(result["report"]["cases"].as_array().unwrap().len(), 18);
    let bench: Value = serde_json::from_str(&done("bench", &[&dims[..], &["--json"]].concat())).unwrap();
    assert_eq!(
        (bench["results"][0]["bytes"].as_u64(), bench["results"][0]["launch"].as_str()),
        (Some(5280), Some("33x20 20x33"))
    );
    let file = std::env::temp_dir().join(format!("tile-cli-{}.html", std::process::id()));
    let html = ["--html", file.to_str().unwrap(), "--roofs", "10,100", "--timeline"];
    let profile = done("profile", &[&dims[..], &html].concat());
    assert!(profile.lines().nth(1).is_some_and(|line| line.starts_with("transpose  10")), "{profile}");
    assert!(profile.contains("\ninside transpose on 33×20 20×33: ") && profile.contains(" times "), "{profile}");
    let page = std::fs::read_to_string(&file).unwrap();
    assert!(page.contains("aria-label=\"roofline\"") && page.contains("aria-label=\"inside the kernel\""));
    std::fs::remove_file(file).unwrap();
    let json: Value =
        serde_json::from_str(&done("profile", &[&dims[..], &["--timeline", "--roofs", "10,100", "--json"]].concat()))
            .unwrap();
    assert_eq!(
        (json["launches"].as_array().unwrap().len(), &json["timelines"][0]["totals"][0]["name"]),
        (10, &"block".into())
    );
    assert!(profile.lines().next().is_some_and(|line| line.contains("of roof  binds")), "{profile}");
    assert!(profile.lines().nth(1).is_some_and(|line| line.ends_with(" memory")), "{profile}");
    assert!(profile.contains(" does 10.0 GB/s, 100.0 GFLOP/s at most\n"), "{profile}");
    assert_eq!((&json["roofs"]["bytes"], &json["launches"][0]["binds"]), (&1e10.into(), &"memory".into()), "{json}");
    let (message, code) = refused("profile", &["transpose", "--device", "interpreter", "--timeline", "--roofs", "1,1"]);
    assert!(message.contains("records no timeline inside kernels; `cpu` and `cuda` do") && code == 1, "{message}");
    let (message, code) = refused("verify", &["row_sum", "--dims", "m=3,n=4"]);
    assert!(message.contains("compiled without host code") && code == 1, "{message}");
    let (message, code) = refused("bench", &["transpose", "--device", "gpu"]);
    assert!(message.contains("expected one of `ascend`, `cpu`") && code == 2, "{message}");
    assert_eq!(done("instances", &["transpose"]), "rows::transpose::<f32, 64, 64>()\n");
    assert_eq!(done("instances", &["matmul", "--tuned", "--most", "3"]).lines().count(), 3);
}

#[test]
fn certificates_say_what_is_proved() {
    let certified: Value = serde_json::from_str(&done("certify", &["transpose", "--json"])).unwrap();
    let standing = |about: &str| {
        let facts = certified[0]["facts"].as_array().unwrap();
        facts.iter().find(|fact| fact["about"] == about).map(|fact| fact["standing"].as_str().unwrap().to_owned())
    };
    assert_eq!(standing("race_free").as_deref(), Some("proved"), "{certified}");
    assert_eq!(standing("arguments").as_deref(), Some("checked_at_launch"), "{certified}");
    assert_eq!(standing("barriers_uniform").as_deref(), Some("unknown"), "{certified}");
    assert_eq!(certified[0]["launches"], 12);
    // Without launches nothing is observed.
    let text = done("certify", &["append_to_pages", "--no-audit"]);
    assert!(text.contains("the user states that blocks are disjoint") && !text.contains("observed"), "{text}");
    let observed = done("certify", &["append_to_pages"]);
    assert!(observed.contains("race free          only observed"), "{observed}");
}

/// The facts of a target, by what they are about.
#[cfg(any(feature = "cuda", feature = "wgpu"))]
fn of_target(target: &str) -> Vec<(String, String, String)> {
    let certified: Value =
        serde_json::from_str(&done("certify", &["transpose", "--target", target, "--no-audit", "--json"])).unwrap();
    assert_eq!(certified[0]["targets"][0]["target"], target);
    let facts = certified[0]["targets"][0]["facts"].as_array().unwrap();
    let text = |fact: &Value, part: &str| fact[part].as_str().unwrap().to_owned();
    facts.iter().map(|fact| (text(fact, "about"), text(fact, "standing"), text(fact, "by"))).collect()
}

#[cfg(feature = "cuda")]
#[test]
fn certificates_of_cuda_have_barriers_and_text() {
    let (assembler, standing) =
        if tile_kernel::cuda::ptxas::Ptxas::find().is_some() { ("ptxas", "observed") } else { ("ptxas", "unknown") };
    for (target, by, standing) in [("sm_90a", assembler, standing), ("cuda-c:sm_80", "none", "unknown")] {
        let facts = of_target(target);
        let (about, held, _) = &facts[0];
        assert_eq!((about.as_str(), held.as_str()), ("barriers_uniform", "proved"), "{target}");
        let (about, held, validator) = &facts[1];
        assert_eq!((about.as_str(), held.as_str(), validator.as_str()), ("text_valid", standing, by), "{target}");
    }
    let text = done("certify", &["transpose", "--target", "sm_90a", "--no-audit"]);
    assert!(text.contains("  for sm_90a\n  barriers uniform   proved  "), "{text}");
}

#[cfg(feature = "wgpu")]
#[test]
fn certificates_of_webgpu_have_barriers_and_text() {
    let held = |facts: Vec<(String, String, String)>| facts.into_iter().map(|(_, held, _)| held).collect::<Vec<_>>();
    assert_eq!(held(of_target("wgsl")), ["proved", "observed"]);
    assert_eq!(held(of_target("wgsl:coop")), ["proved", "observed"]);
}

#[test]
fn certificates_expect_targets_with_threads() {
    let (message, code) = refused("certify", &["transpose", "--target", "ascendc:910B1"]);
    assert!(message.contains("`certify` expects a target with threads") && code == 1, "{message}");
}

#[test]
fn drawings_expect_a_target_with_threads() {
    for what in ["layout", "schedule"] {
        let flag = format!("--{what}-svg");
        let (message, code) = refused("emit", &["matmul", "--target", "cpu", &flag, "x.svg"]);
        assert!(message == format!("`{flag}` expects `--target`, one with threads") && code == 1, "{message}");
    }
    let (message, _) = refused("emit", &["matmul", "--target", "sm_90a", "--after", "layout", "--schedule-svg", "x"]);
    assert!(message.contains("draws what `--after plan` prints"), "{message}");
}

#[cfg(feature = "ascend")]
#[test]
fn tune_asks_the_model_of_a_chip() {
    let directory = std::env::temp_dir().join(format!("tile-cli-chips-{}", std::process::id()));
    let dims = ["--with", "T=f16,O=f32", "--dims", "m=256,n=256,k=256"];
    let asked = ["--target", "ascendc:910B1", "--json", "--write", directory.to_str().unwrap()];
    let tuned: Value = serde_json::from_str(&done("tune", &[&["matmul"], &dims[..], &asked].concat())).unwrap();
    let result = &tuned["results"][0];
    assert_eq!((&result["stopped"], &tuned["device"]), (&"model".into(), &"Ascend910B1".into()), "{tuned}");
    let trials = result["trials"].as_array().unwrap();
    let expected: Vec<f64> = trials.iter().filter_map(|trial| trial["expected"].as_f64()).collect();
    assert!(expected.len() > 1 && expected.is_sorted(), "{tuned}");
    assert_eq!(result["seconds"].as_f64(), expected.first().copied());
    let text = std::fs::read_to_string(directory.join("Ascend910B1.json")).unwrap();
    let table: Value = serde_json::from_str(&text).unwrap();
    let row = &table["kernels"][0]["points"][0];
    assert_eq!((&row["expected"], &row["consts"]), (&true.into(), &result["best"]));
    std::fs::remove_dir_all(directory).unwrap();
    let (message, code) = refused("tune", &["matmul", "--target", "910"]);
    assert!(message.starts_with("unknown chip `910`, expected one of 910B1, ") && code == 2, "{message}");
    let (message, _) = refused("tune", &["matmul", "--target", "910B1", "--device", "cpu"]);
    assert!(message.contains("expected one of them"), "{message}");
}

#[cfg(not(feature = "ascend"))]
#[test]
fn chips_need_their_feature() {
    let (message, code) = refused("tune", &["matmul", "--target", "910B1"]);
    assert!(message.contains("built without the feature `ascend`") && code == 2, "{message}");
}

#[test]
fn tune_searches_and_writes_tables() {
    let directory = std::env::temp_dir().join(format!("tile-cli-tables-{}", std::process::id()));
    let dims = ["--dims", "m=9,n=8,k=7", "--dims", "m=8,n=9,k=7"];
    let small = ["--trials", "2", "--time", "1", "--no-cache", "--device", "interpreter"];
    let write = ["--write", directory.to_str().unwrap(), "--json"];
    let tuned: Value = serde_json::from_str(&done("tune", &[&["matmul"], &dims[..], &small, &write].concat())).unwrap();
    let results = tuned["results"].as_array().unwrap();
    assert_eq!(results.len(), 2, "one for each `--dims`");
    assert!(results[0]["best"]["BM"].is_i64() && results[0]["seconds"].as_f64().unwrap() > 0.0, "{tuned}");
    let table: Value =
        serde_json::from_str(&std::fs::read_to_string(directory.join("interpreter.json")).unwrap()).unwrap();
    assert_eq!(table["kernels"][0]["points"][1]["numbers"], serde_json::json!([9, 7, 7, 8, 9, 8]));
    std::fs::remove_dir_all(directory).unwrap();
    // No launch can be as slow as a device of a byte a second, so the first is at the bound.
    let slow: Value =
        serde_json::from_str(&done("tune", &[&["matmul", "--roofs", "1e-9,1e-9", "--json"], &small[..]].concat()))
            .unwrap();
    assert_eq!((&slow["results"][0]["stopped"], &slow["results"][0]["trials"][1]), (&"bound".into(), &Value::Null));
    assert!(slow["results"][0]["bound_seconds"].as_f64().unwrap() > 1e3, "{slow}");
    let (message, code) = refused("tune", &["matmul", "--roofs", "1"]);
    assert_eq!((message.as_str(), code), ("`--roofs` has `1`, expected GB/s and GFLOP/s, as in `20,100`", 2));
    let (message, code) = refused("tune", &["transpose", "--device", "interpreter", "--no-cache"]);
    assert!(message.contains("kernel `transpose` cannot be tuned") && code == 1, "{message}");
    let (message, code) = refused("tune", &["matmul", "--time", "soon"]);
    assert_eq!((message.as_str(), code), ("`--time` has `soon`, expected seconds", 2));
}

#[cfg(feature = "cuda")]
mod cuda {
    use super::*;

    fn checked(args: &[&str]) -> Value {
        let json = done("check", &[args, &["--json"]].concat());
        serde_json::from_str::<Value>(&json).unwrap()[0].take()
    }

    /// Whether a text begins at the line and column of an object.
    fn place_in_source(at: &Value, text: &str) -> Result<(), String> {
        let source = include_str!("../../examples/kernels/src/matmul.rs");
        let number = |key: &str| at[key].as_u64().expect("a number") as usize - 1;
        let line = source.lines().nth(number("line")).expect("the file has the line");
        let found = &line[number("column")..];
        if found.starts_with(text) { Ok(()) } else { Err(format!("`{found}` is no `{text}`")) }
    }

    /// A remark of a kernel as a whole is at its name.
    #[test]
    fn remarks_of_kernels_as_wholes_are_at_their_names() {
        let large = ["matmul", "--target", "sm_80", "--with", "T=f32,O=f32,BM=512,BN=256,BK=16"];
        let remarks = checked(&large)["remarks"].take();
        let held = remarks.as_array().unwrap().iter().find(|it| it["text"].as_str().unwrap().contains("of fragments"));
        let held = held.unwrap_or_else(|| panic!("{remarks}"));
        assert_eq!(place_in_source(held, "matmul<"), Ok(()), "{held}");
        assert_eq!(
            (&held["tile"]["name"], place_in_source(&held["tile"], "fragment::<T::Acc>([BM, BN])")),
            (&"acc".into(), Ok(())),
            "{held}"
        );
    }

    #[test]
    fn check_tells_resources_and_remarks() {
        let half = ["matmul", "--target", "sm_90a", "--with", "T=bf16,O=bf16"];
        let row = checked(&half);
        assert_eq!(row["remarks"], serde_json::json!([]), "{row}");
        assert_eq!(row["threads"]["value"], 384.0);
        assert!(row["shared_memory"]["value"].as_f64().unwrap() > 65536.0 && row["time"].is_null());
        let odd = ["matmul", "--target", "sm_90a", "--with", "T=f16,O=f16,BM=20,BN=20,BK=64"];
        let remarks = checked(&odd)["remarks"].take();
        let remark =
            remarks.as_array().unwrap().iter().find(|it| it["text"].as_str().unwrap().contains("20 rows are no"));
        let remark = remark.unwrap_or_else(|| panic!("{remarks}"));
        // The statement, and the tile of the extents that it is about.
        let (gemm, acc) =
            (place_in_source(remark, "gemm("), place_in_source(&remark["tile"], "fragment::<T::Acc>([BM, BN])"));
        assert_eq!((remark["tile"]["name"].as_str(), gemm, acc), (Some("acc"), Ok(()), Ok(())), "{remark}");
        let text = done("check", &odd);
        let position = format!(":{}:{}: product of ", remark["line"], remark["column"]);
        assert!(text.starts_with("matmul for sm_90a (") && text.contains("  remark at "), "{text}");
        assert!(text.contains(&position) && text.contains("; because of `acc`, made at "), "{text}");
        let (message, code) = refused("check", &[&odd[..], &["--deny-remarks"]].concat());
        assert_eq!((message.as_str(), code), ("1 with remarks", 1));
    }

    #[test]
    fn check_predicts_times_of_launches() {
        let time = |dims: &str| {
            let row = checked(&["matmul", "--target", "sm_90a", "--with", "T=bf16,O=bf16", "--dims", dims]);
            assert_eq!(row["predicted_for"], "an H100");
            row["time"]["value"].as_f64().expect("a time")
        };
        let (small, large) = (time("m=512,n=4096,k=4096"), time("m=4096,n=4096,k=4096"));
        assert!(4.0 * small < large && large < 1000.0, "{small}, {large}");
        let (message, code) = refused("check", &["matmul", "--target", "sm_90a", "--dims", "q=1"]);
        assert!(message == "`--dims` names `q`, expected one of `k`, `m`, `n`" && code == 2, "{message}");
        let (message, _) = refused("check", &["matmul", "--target", "sm_90a", "--extents", "a=4x5,b=6x7"]);
        assert!(message.starts_with("argument `b`: axis 0 has extent 6, expected 5"), "{message}");
        let (message, _) = refused("check", &["matmul", "--target", "sm_90a", "--extents", "a=4"]);
        assert_eq!(message, "`--extents` gives `a` 1 extents, expected 2");
    }

    #[test]
    fn check_finds_bank_conflicts() {
        let args = ["transpose", "--target", "sm_80", "--banks", "--dims", "m=64,n=64"];
        let remarks = checked(&args)["remarks"].take();
        let remark = &remarks[0];
        assert!(remark["text"].as_str().unwrap().starts_with("bank conflicts: `"), "{remarks}");
        assert!(remark["file"].as_str().unwrap().ends_with(".rs") && remark["line"].as_u64().unwrap() > 1, "{remarks}");
    }

    #[test]
    fn every_kernel_compiles_for_every_architecture() {
        let rows: Value =
            serde_json::from_str(&done("check", &["--target", "sm_80", "--target", "sm_90a", "--json"])).unwrap();
        assert_eq!(rows.as_array().map(Vec::len), Some(2 * KERNELS.len()));
    }
}

#[cfg(feature = "wgpu")]
#[test]
fn check_tells_of_webgpu() {
    let text = done("check", &["softmax", "--target", "wgsl", "--target", "spirv"]);
    assert!(text.contains("softmax for wgsl (") && text.contains("a workgroup"), "{text}");
}

#[cfg(feature = "ascend")]
#[test]
fn check_bounds_times_on_npus() {
    let text = done("check", &["matmul", "--target", "ascendc:910B1", "--with", "T=f16,O=f32", "--dims", "m=1024"]);
    assert!(text.contains("least time ") && text.contains("predicted for 910B1"), "{text}");
    let (message, code) = refused("check", &["matmul", "--target", "ascendc:9"]);
    assert!(message.starts_with("unknown chip `9`, expected one of ") && code == 2, "{message}");
}
