//! Tests of kernels in an editor: rust-analyzer completes after a `.` and shows the type of a
//! word, also where a body has mistakes or a call is incomplete.
//!
//! The test drives rust-analyzer as an editor does. Where there is none it says that it is
//! skipped; `TILE_ANALYZER_REQUIRED` makes that an error.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A crate as it is while one types; `¦` is where an editor asks.
const SOURCE: &str = r"use tile_kernel::prelude::*;

#[tile_kernel]
fn last<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let [b] = blocks([4]);
    let mut tile = fragment::<f32>([N]);
    copy(x.at([b]), &mut tile);
    tile.¦
}

#[tile_kernel]
fn argument<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut tile = fragment::<f32>([N]);
    copy(x.¦, &mut tile);
}

#[tile_kernel]
fn inside<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut tile = fragment::<f32>([N]);
    parallel!(N, |i| {
        tile[i] = 1.0;
        tile.¦
    });
    copy(&tile, y.at_mut([0]));
}

#[tile_kernel]
fn begun<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut tile = fragment::<f32>([N]);
    parallel!(N, |i| tile[i] = tile.d¦);
    copy(&tile, y.at_mut([0]));
}

#[tile_kernel]
fn incomplete<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut tile = fragment::<f32>([N]);
    c¦opy(x.at([0]),
}

#[tile_kernel]
fn mistaken<const N: usize>(x: &Tensor<Unknown, 1>, y: &mut Tensor<f32, 1>) {
    let mut tile = fragment::<f32>([N]);
    fill(&mut t¦ile, 1.0);
}

#[tile_kernel]
fn right<const N: usize>(y: &mut Tensor<f32, 1>) {
    let mut tile = fragment::<f32>([N]);
    f¦ill(&mut tile, 1.0);
    copy(&tile, y.at_mut([0]));
}
";

/// What is asked at each place, and what the answer has in it.
const QUESTIONS: [(&str, &[&str]); 7] = [
    ("completion", &[r#""label":"at_mut""#, r#""label":"reshape""#]),
    ("completion", &[r#""label":"at""#, r#""label":"dim""#]),
    ("completion", &[r#""label":"at_mut""#, r#""label":"reshape""#]),
    ("completion", &[r#""label":"dim""#]),
    ("hover", &["pub fn copy", "Copies every element"]),
    ("hover", &["Tile<f32, 1>"]),
    ("hover", &["pub fn fill", "Sets every element"]),
];

/// The source as the editor has it, and the line and column of each place.
fn source() -> (String, Vec<(usize, usize)>) {
    let mut places = Vec::new();
    let mut text = String::new();
    for (number, line) in SOURCE.lines().enumerate() {
        if let Some(column) = line.find('¦') {
            places.push((number, column));
        }
        let _ = writeln!(text, "{}", line.replace('¦', ""));
    }
    (text, places)
}

/// The library of the macros that this test was compiled with.
fn macros() -> Option<PathBuf> {
    let folder = std::env::current_exe().ok()?.parent()?.to_owned();
    let files = std::fs::read_dir(folder).ok()?.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let libraries = files.filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.contains("tile_macros-") && [".so", ".dylib", ".dll"].iter().any(|end| name.ends_with(end))
    });
    libraries.max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok())
}

/// The project, with what is compiled already.
fn project(folder: &Path, macros: &Path) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rustc = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root).output().expect("a compiler");
    let sysroot = String::from_utf8(rustc.stdout).expect("a path");
    let item = |name: &str, file: PathBuf, deps: &str, more: &str| {
        format!(r#"{{"display_name":"{name}","root_module":{file:?},"edition":"2024","deps":[{deps}],"cfg":[]{more}}}"#)
    };
    let dylib = format!(r#","is_proc_macro":true,"proc_macro_dylib_path":{macros:?}"#);
    let library = r#"{"crate":0,"name":"tile_core"},{"crate":1,"name":"tile_macros"}"#;
    let crates = [
        item("tile_core", root.join("tile-core/src/lib.rs"), "", ""),
        item("tile_macros", root.join("tile-macros/src/lib.rs"), "", &dylib),
        item("tile_kernel", root.join("src/lib.rs"), library, ""),
        item("kernels", folder.join("lib.rs"), r#"{"crate":2,"name":"tile_kernel"}"#, ""),
    ];
    format!(r#"{{"sysroot":{:?},"crates":[{}]}}"#, sysroot.trim(), crates.join(","))
}

/// The messages of a language server, each as its text.
fn messages(output: impl Read + Send + 'static) -> Receiver<String> {
    let (send, receive) = channel();
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let (mut length, mut line) = (0, String::new());
            while output.read_line(&mut line).is_ok_and(|n| n > 0) && !line.trim().is_empty() {
                if let Some(text) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                    length = text.trim().parse().unwrap_or(0);
                }
                line.clear();
            }
            let mut text = vec![0; length];
            if length == 0 || output.read_exact(&mut text).is_err() {
                return;
            }
            if send.send(String::from_utf8_lossy(&text).into_owned()).is_err() {
                return;
            }
        }
    });
    receive
}

struct Server {
    input: ChildStdin,
    messages: Receiver<String>,
    next: u32,
    deadline: Instant,
}

impl Server {
    fn send(&mut self, message: &str) {
        write!(self.input, "Content-Length: {}\r\n\r\n{message}", message.len()).expect("the server reads");
        self.input.flush().expect("the server reads");
    }

    /// The answer to a request.
    fn ask(&mut self, method: &str, params: &str) -> String {
        self.next += 1;
        let id = self.next;
        self.send(&format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"{method}","params":{params}}}"#));
        loop {
            let left = self.deadline.saturating_duration_since(Instant::now());
            let message = self.messages.recv_timeout(left).expect("the server answers in time");
            let of_server = message.contains(r#""method":"#);
            match message.split_once(r#""id":"#) {
                Some((_, rest)) if of_server => {
                    let theirs: String = rest.chars().take_while(|c| !",}".contains(*c)).collect();
                    self.send(&format!(r#"{{"jsonrpc":"2.0","id":{theirs},"result":null}}"#));
                }
                Some((_, rest)) if rest.starts_with(&format!("{id},")) => return message,
                _ => {}
            }
        }
    }
}

#[test]
fn editors_complete_and_explain_while_one_types() {
    let present = Command::new("rust-analyzer").arg("--version").output().is_ok_and(|output| output.status.success());
    if !present {
        let reason = "completion and hover in editors are not tried: there is no rust-analyzer";
        assert!(std::env::var_os("TILE_ANALYZER_REQUIRED").is_none(), "{reason}");
        eprintln!("skipped: {reason} (`rustup component add rust-analyzer`)");
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("editors");
    std::fs::create_dir_all(&folder).expect("a folder");
    let (text, places) = source();
    let file = folder.join("lib.rs");
    std::fs::write(&file, &text).expect("a source");
    let macros = macros().expect("the macros are beside this test");
    let description = folder.join("rust-project.json");
    std::fs::write(&description, project(&folder, &macros)).expect("a project");

    let mut child = Command::new("rust-analyzer")
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it runs");
    let mut server = Server {
        input: child.stdin.take().expect("an input"),
        messages: messages(child.stdout.take().expect("an output")),
        next: 0,
        deadline: Instant::now() + Duration::from_secs(240),
    };
    let options = format!(
        r#"{{"linkedProjects":[{description:?}],"checkOnSave":false,"cachePriming":{{"enable":false}},"numThreads":1}}"#
    );
    server.ask(
        "initialize",
        &format!(
            r#"{{"processId":null,"rootUri":"file://{}","capabilities":{{}},"initializationOptions":{options}}}"#,
            folder.display()
        ),
    );
    server.send(r#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#);
    let uri = format!("file://{}", file.display());
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    server.send(&format!(
        r#"{{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":"{uri}","languageId":"rust","version":1,"text":"{escaped}"}}}}}}"#
    ));
    assert_eq!(places.len(), QUESTIONS.len());
    let mut wrong = Vec::new();
    let mut patience = Instant::now() + Duration::from_secs(120);
    for ((line, character), (question, wanted)) in places.into_iter().zip(QUESTIONS) {
        let params =
            format!(r#"{{"textDocument":{{"uri":"{uri}"}},"position":{{"line":{line},"character":{character}}}}}"#);
        // Until it has read the project it answers nothing.
        loop {
            let answer = server.ask(&format!("textDocument/{question}"), &params);
            let missing: Vec<&&str> = wanted.iter().filter(|text| !answer.contains(**text)).collect();
            if missing.is_empty() {
                // It has read the project.
                patience = patience.min(Instant::now() + Duration::from_secs(10));
                break;
            }
            if Instant::now() > patience {
                wrong.push(format!("{question} at {}:{}: no {missing:?} in {answer:.300}", line + 1, character + 1));
                break;
            }
            std::thread::sleep(Duration::from_millis(300));
        }
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
