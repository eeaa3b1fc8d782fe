//! `cargo tile launch`: a program as several ranks, each a process of this machine.
//!
//! Every process gets the variables that `torchrun` sets, by which `tile-dist` and other
//! libraries let ranks find each other. Lines that a rank writes come out behind its number. A rank
//! and what it starts are a group of processes, and end together.

use crate::{Error, group};
use std::ffi::OsString;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long ranks have to end by themselves when one has failed, or when they were asked to.
const GRACE: Duration = Duration::from_secs(5);

/// How long what has been written has to come out when its rank has ended.
const DRAIN: Duration = Duration::from_secs(2);

/// Between two looks at the processes.
const PAUSE: Duration = Duration::from_millis(5);

/// What is launched.
#[derive(PartialEq, Eq, Debug)]
struct Launch {
    size: usize,
    port: Option<u16>,
    program: OsString,
    args: Vec<OsString>,
}

/// Runs the command; gives the status of the rank that failed first, that of a program which a signal
/// ends, or 0.
pub(crate) fn run(args: &[String]) -> Result<u8, Error> {
    let launch = parse(args)?;
    let port = match launch.port {
        Some(port) => port,
        None => free_port().map_err(|error| Error::failed(format!("there is no free port: {error}")))?,
    };
    group::watch();
    let (ended, ends) = channel();
    let mut ranks = Ranks(Vec::new());
    for rank in 0..launch.size {
        ranks.0.push(Some(start(&launch, rank, port, &ended)?));
    }
    drop(ended);
    let end = ranks.wait();
    drain(&ends);
    match end {
        End::Done => Ok(0),
        End::Failed(rank, status) => {
            eprintln!("error: rank {rank} failed ({status}), so all ranks were ended");
            Ok(code(status))
        }
        End::Signal(signal) => {
            eprintln!("error: signal {signal} came, so all ranks were ended");
            Ok(128_u8.saturating_add(u8::try_from(signal).unwrap_or(0)))
        }
    }
}

fn usage(message: impl fmt::Display) -> Error {
    Error::usage(format!("{message}, expected `launch -n RANKS [--port PORT] -- PROGRAM [ARGUMENTS…]`"))
}

/// The number behind a flag.
fn number(parser: &mut lexopt::Parser, flag: &str, most: u64) -> Result<u64, Error> {
    let text = parser.value().map_err(usage)?;
    let number = text.to_str().and_then(|text| text.parse().ok()).filter(|n| (1..=most).contains(n));
    number.ok_or_else(|| usage(format!("`{flag}` is `{}`, not 1 to {most}", text.to_string_lossy())))
}

fn parse(args: &[String]) -> Result<Launch, Error> {
    let (mut size, mut port, mut program, mut rest) = (None, None, None, Vec::new());
    let mut parser = lexopt::Parser::from_args(args);
    while let Some(arg) = parser.next().map_err(usage)? {
        match arg {
            lexopt::Arg::Short('n') | lexopt::Arg::Long("ranks") => {
                size = Some(number(&mut parser, "-n", 1024)? as usize)
            }
            lexopt::Arg::Long("port") => port = Some(number(&mut parser, "--port", 65_535)? as u16),
            lexopt::Arg::Value(name) => {
                program = Some(name);
                rest = parser.raw_args().map_err(usage)?.collect();
                break;
            }
            other => return Err(usage(other.unexpected())),
        }
    }
    let size = size.ok_or_else(|| usage("there is no `-n`"))?;
    let program = program.ok_or_else(|| usage("there is no program"))?;
    Ok(Launch { size, port, program, args: rest })
}

/// A port of this machine that nothing listens on.
fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Starts a rank, whose lines are passed on.
fn start(launch: &Launch, rank: usize, port: u16, ended: &Sender<()>) -> Result<Child, Error> {
    let mut command = Command::new(&launch.program);
    command.args(&launch.args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let size = launch.size.to_string();
    let variables = [("RANK", rank.to_string()), ("LOCAL_RANK", rank.to_string()), ("WORLD_SIZE", size.clone())];
    command.envs(variables).env("LOCAL_WORLD_SIZE", size);
    command.env("MASTER_ADDR", "127.0.0.1").env("MASTER_PORT", port.to_string());
    command.env("TILE_DIST_JOB", job(port));
    // NVLink multicast is not used: on shared hosts it can take GPUs out of service.
    command.env("NCCL_NVLS_ENABLE", "0");
    group::own(&mut command);
    let mut child = command
        .spawn()
        .map_err(|error| Error::failed(format!("`{}` does not start: {error}", launch.program.to_string_lossy())))?;
    if let Some(lines) = child.stdout.take() {
        pass_on(rank, lines, std::io::stdout, ended.clone());
    }
    if let Some(lines) = child.stderr.take() {
        pass_on(rank, lines, std::io::stderr, ended.clone());
    }
    Ok(child)
}

/// A name that no other job of this port has.
fn job(port: u16) -> String {
    use std::sync::OnceLock;
    static SINCE: OnceLock<u128> = OnceLock::new();
    let since = SINCE.get_or_init(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos()));
    format!("{}-{port}-{since}", std::process::id())
}

/// Copies lines behind the rank's number, in a thread of its own.
fn pass_on<W: Write + 'static>(rank: usize, lines: impl Read + Send + 'static, to: fn() -> W, ended: Sender<()>) {
    thread::spawn(move || {
        let mut lines = BufReader::new(lines);
        let mut line = Vec::new();
        // Text that is not UTF-8 passes as it is.
        while lines.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
            if line.last() != Some(&b'\n') {
                line.push(b'\n');
            }
            let mut whole = format!("[{rank}] ").into_bytes();
            whole.append(&mut line);
            // Whoever reads no more has enough.
            let _ = to().write_all(&whole);
        }
        drop(ended);
    });
}

/// Waits until all that was written has come out; not for processes that a rank left behind.
fn drain(ends: &Receiver<()>) {
    // Nothing is ever sent: the channel ends with its last thread.
    let _ = ends.recv_timeout(DRAIN);
}

/// Why no rank runs any more.
enum End {
    /// All have ended well.
    Done,
    /// A rank failed first.
    Failed(usize, ExitStatus),
    /// A signal asked for it.
    Signal(i32),
}

/// The processes; those that run are ended with it.
struct Ranks(Vec<Option<Child>>);

impl Ranks {
    /// Waits for all. Once one has failed, or a signal has come, which all get, they have a while
    /// before they are ended.
    fn wait(&mut self) -> End {
        let (mut end, mut since) = (End::Done, None::<Instant>);
        while self.0.iter().any(Option::is_some) {
            if let (End::Done, Some(signal)) = (&end, group::came()) {
                self.0.iter().flatten().for_each(|child| group::send(child, signal));
                (end, since) = (End::Signal(signal), Some(Instant::now()));
            }
            for (rank, slot) in self.0.iter_mut().enumerate() {
                let Some(child) = slot else { continue };
                let Ok(Some(status)) = child.try_wait() else { continue };
                if !status.success() {
                    group::end_rest(child);
                    if let End::Done = end {
                        (end, since) = (End::Failed(rank, status), Some(Instant::now()));
                    }
                }
                *slot = None;
            }
            if since.is_some_and(|since| since.elapsed() > GRACE) {
                self.end();
            }
            thread::sleep(PAUSE);
        }
        end
    }

    fn end(&mut self) {
        for slot in &mut self.0 {
            if let Some(child) = slot {
                group::end(child);
                *slot = None;
            }
        }
    }
}

impl Drop for Ranks {
    fn drop(&mut self) {
        self.end();
    }
}

/// The status of this program for that of a rank.
fn code(status: ExitStatus) -> u8 {
    status.code().and_then(|code| u8::try_from(code).ok()).filter(|&code| code != 0).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(args: &[&str]) -> Result<Launch, Error> {
        parse(&args.iter().map(|&arg| arg.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn the_programs_own_flags_are_its_own() {
        let launch = of(&["-n", "2", "--port=7", "--", "train", "-n", "9"]).unwrap();
        assert_eq!((launch.size, launch.port, launch.program), (2, Some(7), "train".into()));
        assert_eq!(launch.args, ["-n", "9"]);
        assert_eq!(of(&["-n", "2", "train", "--port"]).unwrap().args, ["--port"]);
    }

    #[test]
    fn what_cannot_be_launched_is_said() {
        let usage = "expected `launch -n RANKS [--port PORT] -- PROGRAM [ARGUMENTS…]`";
        for (args, says) in [
            (&["--", "train"][..], "there is no `-n`"),
            (&["-n", "2"], "there is no program"),
            (&["-n", "0", "train"], "`-n` is `0`, not 1 to 1024"),
            (&["-n", "2", "--port", "x", "train"], "`--port` is `x`, not 1 to 65535"),
            (&["-n", "2", "--ports", "train"], "invalid option '--ports'"),
        ] {
            let error = of(args).unwrap_err();
            assert_eq!((error.message, error.code), (format!("{says}, {usage}"), 2));
        }
    }
}
