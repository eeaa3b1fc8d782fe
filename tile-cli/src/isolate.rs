//! `tune --isolate`: a search in a process of its own, which is started again where a candidate ends
//! it, hangs, or breaks the device.
//!
//! The process keeps a [`Journal`]: the one that follows takes what was measured, and the candidate
//! that was running has failed.

use crate::Failure;
use crate::failure::DEVICE;
use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tile_tune::Journal;

/// How long a candidate may run, compilation included, unless the user says.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// How often a process is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// Flags of `tune` that are this module's: name, and whether a value follows.
const OWN: &[(&str, bool)] = &[("--isolate", false), ("--patience", true)];

/// What the user asks for.
#[derive(Clone, Debug)]
pub(crate) struct Isolation {
    pub(crate) patience: Duration,
    /// A journal of the user's, which stays.
    pub(crate) journal: Option<PathBuf>,
}

/// Runs `tune` with the arguments, in this program started again; what the last process prints goes
/// to `out`.
///
/// # Errors
/// [`Failure::Told`] where a process ends for another reason than a candidate.
pub(crate) fn tune(isolation: &Isolation, args: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let temporary = || std::env::temp_dir().join(format!("tile-tune-{}.jsonl", tile_core::files::unique()));
    let journal = Journal::new(isolation.journal.clone().unwrap_or_else(temporary));
    if journal.is_running() {
        // This process says so where a candidate ends the search's: it was ended itself, as by Ctrl-C.
        journal.interrupted()?;
    }
    let result = until_done(&journal, isolation.patience, args, out);
    if isolation.journal.is_none() {
        // A journal that stays in the folder for temporary files harms nothing.
        let _ = fs::remove_file(journal.path());
    }
    result
}

fn until_done(journal: &Journal, patience: Duration, args: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    loop {
        let before = size(journal);
        let (ended, printed) = once(journal, patience, args)?;
        let reason = match ended {
            Ended::Late => format!("it did not end within {} s", patience.as_secs_f64()),
            Ended::With(status) if status.success() => {
                out.write_all(&printed)?;
                return Ok(());
            }
            Ended::With(status) if journal.is_running() => format!("it ended the process: {status}"),
            // The candidate is known to have failed, and another process opens the device anew.
            Ended::With(status) if status.code() == Some(DEVICE.into()) && size(journal) > before => continue,
            Ended::With(status) => {
                out.write_all(&printed)?;
                return Err(Failure::Told(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)));
            }
        };
        eprintln!("a candidate failed, {reason}; the search goes on in another process");
        journal.ended(&reason)?;
    }
}

/// How a process ended.
enum Ended {
    With(ExitStatus),
    /// It was killed: a candidate took too long.
    Late,
}

/// Runs one process, and gives what it printed.
fn once(journal: &Journal, patience: Duration, args: &[String]) -> Result<(Ended, Vec<u8>), Failure> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("tune").args(args).arg("--journal").arg(journal.path());
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let mut stdout = child.stdout.take().ok_or_else(|| io::Error::other("the process has no output"))?;
    let reader = thread::spawn(move || {
        let mut printed = Vec::new();
        stdout.read_to_end(&mut printed).map(|_| printed)
    });
    let ended = watch(&mut child, journal, patience)?;
    let printed = reader.join().map_err(|_| io::Error::other("reading the output of the process failed"))??;
    Ok((ended, printed))
}

/// Waits for a process, and kills it where a candidate takes too long.
fn watch(child: &mut Child, journal: &Journal, patience: Duration) -> io::Result<Ended> {
    let mut seen = (size(journal), Instant::now());
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Ended::With(status));
        }
        let now = size(journal);
        if now != seen.0 {
            seen = (now, Instant::now());
        } else if seen.1.elapsed() > patience && journal.is_running() {
            child.kill()?;
            child.wait()?;
            return Ok(Ended::Late);
        }
        thread::sleep(LOOK);
    }
}

fn size(journal: &Journal) -> u64 {
    fs::metadata(journal.path()).map_or(0, |metadata| metadata.len())
}

/// The arguments without the flags of this module, and without the journal that it adds.
pub(crate) fn rest(args: &[String]) -> Vec<String> {
    let mut kept = Vec::new();
    let mut skip = false;
    for arg in args {
        if std::mem::take(&mut skip) {
            continue;
        }
        let name = arg.split('=').next().unwrap_or(arg);
        match OWN.iter().chain(&[("--journal", true)]).find(|(own, _)| *own == name) {
            Some((_, valued)) => skip = *valued && !arg.contains('='),
            None => kept.push(arg.clone()),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_process_gets_what_is_the_searchs() {
        let args = ["k", "--isolate", "--dims", "m=1", "--patience", "3", "--journal=x", "--patience=4", "--json"];
        let args: Vec<String> = args.map(str::to_owned).to_vec();
        assert_eq!(rest(&args), ["k", "--dims", "m=1", "--json"]);
    }
}
