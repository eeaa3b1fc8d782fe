//! Assembly of PTX texts by the toolkit's assembler, several at a time.

use std::collections::{BTreeMap, HashMap};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{JoinHandle, available_parallelism, spawn};
use tile_cuda::ptx::Arch;
use tile_cuda::ptxas::Ptxas;

/// A text and what to make of it.
pub(crate) struct Job {
    /// What it is.
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) arch: Arch,
    /// Whether register spills are errors, and waits that the assembler adds between matrix
    /// instructions of a warpgroup.
    pub(crate) strict: bool,
}

impl Job {
    /// What is wrong with the text.
    fn complaint(&self, ptxas: &Ptxas) -> Option<String> {
        match ptxas.assemble(&self.text, self.arch) {
            Err(error) => Some(error),
            // Messages of such waits are numbered so.
            Ok(report) if self.strict && (report.spills > 0 || report.text.contains("C75")) => Some(report.text),
            Ok(_) => None,
        }
    }
}

/// Texts that are assembled meanwhile. Texts of one body, whose first lines name
/// another version or architecture, are one: the assembler is asked for the
/// first, and for the first that is strict.
pub(crate) struct Assembled {
    /// Bodies, and whether one was strict.
    seen: Mutex<HashMap<String, bool>>,
    jobs: Option<Sender<Job>>,
    workers: Vec<JoinHandle<()>>,
    refused: Arc<Mutex<BTreeMap<String, String>>>,
}

impl Assembled {
    /// Without an assembler, says so and takes texts all the same.
    pub(crate) fn new() -> Assembled {
        let refused = Arc::new(Mutex::new(BTreeMap::new()));
        let mut assembled =
            Assembled { seen: Mutex::default(), jobs: None, workers: Vec::new(), refused: refused.clone() };
        let Some(ptxas) = Ptxas::find() else {
            println!("{}", Ptxas::missing());
            return assembled;
        };
        let (jobs, queue) = channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            let (ptxas, queue, refused) = (ptxas.clone(), queue.clone(), refused.clone());
            assembled.workers.push(spawn(move || {
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    if let Some(complaint) = job.complaint(&ptxas) {
                        let mut refused = refused.lock().unwrap_or_else(PoisonError::into_inner);
                        refused.insert(format!("{} for {}", job.name, job.arch), complaint.lines().take(5).collect());
                    }
                }
            }));
        }
        assembled.jobs = Some(jobs);
        assembled
    }

    /// Adds a text.
    pub(crate) fn push(&self, job: Job) {
        let body: String = job.text.lines().filter(|line| !is_head(line)).collect();
        let is_new = {
            let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            let known = seen.get(&body).copied();
            seen.insert(body, job.strict || known == Some(true));
            known.is_none_or(|strict| job.strict && !strict)
        };
        if let (Some(jobs), true) = (&self.jobs, is_new) {
            jobs.send(job).expect("workers take jobs until there are no more");
        }
    }

    /// Waits for all.
    ///
    /// # Panics
    /// With what the assembler said of the texts that it refused.
    pub(crate) fn finish(self) {
        println!("{} different bodies", self.seen.lock().unwrap_or_else(PoisonError::into_inner).len());
        drop(self.jobs);
        for worker in self.workers {
            worker.join().expect("a worker does not panic");
        }
        let refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        assert!(refused.is_empty(), "{refused:#?}");
    }
}

fn is_head(line: &str) -> bool {
    line.starts_with(".version") || line.starts_with(".target")
}
