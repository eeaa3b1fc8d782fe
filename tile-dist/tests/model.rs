//! The model of links beside what two H200 were measured to take, and its table in the book.

use std::fmt::Write as _;
use std::fs;
use tile_dist::model::{AllReduce, GatheredGemm, Machine};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Rows of a file of measurements.
fn measured(name: &str) -> Vec<serde_json::Value> {
    let path = format!("{ROOT}/tile-dist/results/{name}.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut results: serde_json::Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_value(results["times"].take()).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A prediction of microseconds is at most a part off.
fn is_near(what: &str, predicted: f64, found: f64, within: f64) {
    let off = predicted / found - 1.0;
    println!("{what}: predicted {predicted:.1} us, measured {found:.1} us, off by {:.0} %", 100.0 * off);
    assert!(off.abs() <= within, "{what}: predicted {predicted:.1} us, measured {found:.1} us");
}

#[test]
fn one_step_takes_what_two_ranks_took() {
    let (machine, mut compared) = (Machine::h200(1, 2), 0);
    for row in measured("peers-two-h200").iter().filter(|row| row["work"] == "all_reduce") {
        let bytes = row["bytes"].as_f64().expect("bytes");
        let times: Vec<f64> = serde_json::from_value(row["ours_us"].clone()).expect("a time of each run");
        let predicted = 1e6 * machine.all_reduce_by(AllReduce::OneShot, bytes).expect("one node");
        is_near(&format!("one step, {bytes} bytes"), predicted, times.iter().sum::<f64>() / times.len() as f64, 0.15);
        compared += 1;
    }
    assert_eq!(compared, 8, "sizes from 8 KiB to 1 MiB");
}

#[test]
fn the_library_takes_what_two_ranks_took() {
    let (machine, mut compared) = (Machine::h200(1, 2), 0);
    let of_calls = |row: &&serde_json::Value| row["work"] == "all_reduce" && row["bytes"].as_f64() >= Some(1048576.0);
    for row in measured("two-h200").iter().filter(of_calls) {
        let bytes = row["bytes"].as_f64().expect("bytes");
        let predicted = 1e6 * machine.all_reduce_by(AllReduce::Library, bytes).expect("any nodes");
        is_near(&format!("NCCL, {bytes} bytes"), predicted, row["us"].as_f64().expect("a time"), 0.15);
        compared += 1;
    }
    assert_eq!(compared, 9, "sizes from 1 to 256 MiB");
}

#[test]
fn one_rank_and_overlap() {
    let gemm = GatheredGemm { m: 4096, n: 1024, k: 8192, bytes: 2 };
    let alone = Machine::h200(1, 1);
    assert_eq!(alone.all_reduce(1e6).1, alone.peers.latency);
    assert_eq!(alone.all_gather_gemm(gemm), Some(alone.peers.latency + alone.gemm(gemm)));
    // Links that are fast enough are behind the GEMM, and slow ones in front of it.
    let with = |rate| {
        let mut machine = Machine::h200(1, 4);
        machine.peers.rate = rate;
        machine
    };
    let (fast, slow) = (with(1e15), with(1e9));
    let near = |a: f64, b: f64| (a / b - 1.0).abs() < 1e-9;
    assert!(near(fast.all_gather_gemm(gemm).expect("one node"), fast.peers.latency + fast.gemm(gemm)));
    let shard = 4096.0 / 4.0 * 8192.0 * 2.0;
    let arrival = slow.peers.latency + slow.gemm(gemm) / 4.0 + 3.0 * shard / 1e9;
    assert!(near(slow.all_gather_gemm(gemm).expect("one node"), arrival));
    // Between nodes there are no kernels, and NCCL's time grows by the network's.
    let [one, two] = [Machine::h200(1, 16), Machine::h200(2, 8)];
    assert_eq!(two.all_reduce_by(AllReduce::TwoShot, 1e8), None);
    assert_eq!(two.all_gather_gemm(gemm), None);
    assert_eq!(two.all_reduce(1e3).0, AllReduce::Library);
    let [one, two] = [one, two].map(|machine| machine.all_reduce_by(AllReduce::Library, 1e9).expect("any nodes"));
    assert!(one < two, "{one} {two}");
}

/// Writes a table between two markers of the book's page, or compares it with what stands there.
fn check_table(name: &str, table: &str) {
    let begin = format!("<!-- {name}: written by `TILE_BLESS=1 cargo test -p tile-dist --test model` -->\n");
    let end = format!("<!-- end of {name} -->");
    let path = format!("{ROOT}/docs/book/src/distributed.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let (before, rest) = page.split_once(&begin).expect("the table begins");
    let (_, after) = rest.split_once(&end).expect("the table ends");
    tile_golden::check(&path, &format!("{before}{begin}\n{table}\n{end}{after}"));
}

#[test]
fn the_book_has_the_gemms() {
    let mut table = "| work | ours | our GEMM alone | sequence | ratio |\n|---|---|---|---|---|\n".to_owned();
    for row in measured("peer-gemms-two-h200") {
        let times = |of: &str| -> Vec<f64> { serde_json::from_value(row[of].clone()).expect("a time of each run") };
        let [ours, gemm, sequence] = ["ours_us", "gemm_us", "sequence_us"].map(times);
        let both = |times: &[f64]| times.iter().map(|us| format!("{us:.0}")).collect::<Vec<_>>().join("; ");
        let ratios: Vec<String> = ours.iter().zip(&sequence).map(|(us, other)| format!("{:.2}", other / us)).collect();
        let (work, ratios) = (row["work"].as_str().expect("a name"), ratios.join("; "));
        let cells = [&ours, &gemm, &sequence].map(|times| both(times)).join(" | ");
        writeln!(table, "| {work} | {cells} | {ratios} |").expect("a string takes it");
    }
    check_table("gemms", &table);
}

/// A time with the way that it is of.
fn cell((way, seconds): (AllReduce, f64)) -> String {
    let way = match way {
        AllReduce::OneShot => "one step",
        AllReduce::TwoShot => "two steps",
        AllReduce::Library => "NCCL",
    };
    format!("{:.0}, {way}", 1e6 * seconds)
}

#[test]
fn the_book_has_the_predictions() {
    let mut table = "| ranks | sum of 64 KiB | 1 MiB | 16 MiB | 256 MiB | gathered GEMM, one kernel | NCCL, then GEMM | GEMM alone |\n\
                     |---|---|---|---|---|---|---|---|\n"
        .to_owned();
    for (nodes, node) in [(1, 2), (1, 8), (1, 72), (2, 8)] {
        let machine = Machine::h200(nodes, node);
        let gemm = GatheredGemm { m: 9216, n: 28672 / machine.ranks(), k: 8192, bytes: 2 };
        let sums = [16, 20, 24, 28].map(|power| cell(machine.all_reduce(f64::from(1 << power))));
        let kernel = machine.all_gather_gemm(gemm).map_or("none".to_owned(), |seconds| format!("{:.0}", 1e6 * seconds));
        let (library, alone) = (1e6 * machine.all_gather_then_gemm(gemm), 1e6 * machine.gemm(gemm));
        let name = if nodes == 1 { node.to_string() } else { format!("{nodes} nodes of {node}") };
        let sums = sums.join(" | ");
        writeln!(table, "| {name} | {sums} | {kernel} | {library:.0} | {alone:.0} |").expect("a string takes it");
    }
    check_table("predictions", &table);
}
