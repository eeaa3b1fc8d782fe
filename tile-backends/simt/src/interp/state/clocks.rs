//! What happens before what.
//!
//! Everybody who accesses shared memory is an *actor* with a clock: threads, and what works
//! without the thread that started it: the copies that a barrier awaits, whose clock is the
//! phases of that barrier; the matrix instructions of a warpgroup and the TMA stores of a
//! thread, whose clocks are groups.
//!
//! A thread knows for each actor up to which of its times everything is past. It learns so at
//! barriers from those who arrived before; two accesses of which neither is known to be past
//! when the other begins are a race, whatever the order in which this machine happened to do
//! them.
//!
//! A kernel whose threads meet at barriers of the block alone needs no such
//! knowledge of each thread: the number of barriers so far is enough.

use std::rc::Rc;

/// Someone who accesses memory.
pub(in crate::interp) type Actor = u32;

/// A time of an actor.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(in crate::interp) struct Stamp {
    pub(in crate::interp) actor: Actor,
    /// Zero for what never was.
    pub(in crate::interp) clock: u32,
}

/// Times of all actors, zero where there is none.
pub(in crate::interp) type Times = Vec<u32>;

/// Adds what is in `other`; whether anything was new.
fn join(into: &mut Times, other: &[u32]) -> bool {
    if into.len() < other.len() {
        into.resize(other.len(), 0);
    }
    let mut new = false;
    for (mine, &theirs) in into.iter_mut().zip(other) {
        new |= *mine < theirs;
        *mine = theirs.max(*mine);
    }
    new
}

/// Adds one time.
pub(in crate::interp) fn add(into: &mut Times, stamp: Stamp) {
    let at = stamp.actor as usize;
    if into.len() <= at {
        into.resize(at + 1, 0);
    }
    into[at] = into[at].max(stamp.clock);
}

/// What works without the thread that started it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::interp) enum Engine {
    /// The copies that a barrier awaits.
    Loads,
    /// The TMA stores of a thread.
    Stores,
    /// The matrix instructions of a warpgroup.
    Products,
    /// The copies of a thread that arrive by themselves. They write as threads do.
    Copies,
}

/// What is past when something begins.
#[derive(Clone, Copy)]
pub(in crate::interp) struct View<'c> {
    known: &'c [u32],
    /// The same at the last proxy fence.
    fenced: &'c [u32],
    own: Option<Actor>,
    epoch: u32,
}

impl View<'_> {
    /// Whether that was known at the last proxy fence.
    fn has_fenced(self, stamp: Stamp) -> bool {
        self.fenced.get(stamp.actor as usize).is_some_and(|&clock| stamp.clock <= clock)
    }

    /// Whether what happened then is past.
    pub(in crate::interp) fn knows(self, stamp: Stamp) -> bool {
        stamp.clock < self.epoch
            || stamp.clock == 0
            || self.own == Some(stamp.actor)
            || self.known.get(stamp.actor as usize).is_some_and(|&clock| stamp.clock <= clock)
    }
}

/// The clocks of the threads of a cluster.
pub(in crate::interp) struct Clocks {
    /// Threads of a block.
    threads: usize,
    /// The number of barriers so far, where that is enough.
    epoch: u32,
    exact: bool,
    own: Vec<u32>,
    known: Vec<Rc<Times>>,
    /// What each thread knew when it made its last proxy fence.
    fenced: Vec<Rc<Times>>,
    engines: Vec<Engine>,
    /// For each thread when it made its writes visible to engines, and its new
    /// barriers to copies.
    proxy_fences: Vec<Vec<u32>>,
    barrier_fences: Vec<Vec<u32>>,
}

impl Clocks {
    /// Of so many blocks of so many threads, which meet in barriers of the
    /// block alone unless `exact`.
    pub(in crate::interp) fn new(blocks: usize, threads: usize, exact: bool) -> Clocks {
        let all = if exact { blocks * threads } else { 0 };
        Clocks {
            threads,
            epoch: u32::from(!exact),
            exact,
            own: vec![1; all],
            known: vec![Rc::default(); all],
            fenced: vec![Rc::default(); all],
            engines: Vec::new(),
            proxy_fences: vec![Vec::new(); all],
            barrier_fences: vec![Vec::new(); all],
        }
    }

    /// A new engine.
    pub(in crate::interp) fn engine(&mut self, engine: Engine) -> Actor {
        self.engines.push(engine);
        (self.own.len() + self.engines.len() - 1) as Actor
    }

    /// Now, for a thread.
    pub(in crate::interp) fn now(&self, thread: Actor) -> Stamp {
        Stamp { actor: thread, clock: if self.exact { self.own[thread as usize] } else { self.epoch } }
    }

    /// What a thread knows.
    pub(in crate::interp) fn view(&self, thread: Actor) -> View<'_> {
        if !self.exact {
            return View { known: &[], fenced: &[], own: Some(thread), epoch: self.epoch };
        }
        let (known, fenced) = (&self.known[thread as usize], &self.fenced[thread as usize]);
        View { known, fenced, own: Some(thread), epoch: self.epoch }
    }

    /// What all of these threads know, and knew at their last proxy fences.
    pub(in crate::interp) fn common(&self, threads: impl Iterator<Item = Actor> + Clone) -> [Times; 2] {
        [&self.known, &self.fenced].map(|all| Self::common_of(all, threads.clone()))
    }

    fn common_of(all: &[Rc<Times>], threads: impl Iterator<Item = Actor>) -> Times {
        let mut common: Option<Times> = None;
        let mut last: Option<&Rc<Times>> = None;
        for thread in threads {
            let known = &all[thread as usize];
            if last.is_some_and(|last| Rc::ptr_eq(last, known)) {
                continue;
            }
            last = Some(known);
            match &mut common {
                None => common = Some(known.to_vec()),
                Some(common) => {
                    common.truncate(known.len());
                    common.iter_mut().zip(known.iter()).for_each(|(mine, &theirs)| *mine = theirs.min(*mine));
                }
            }
        }
        common.unwrap_or_default()
    }

    /// A view of someone who knows this.
    pub(in crate::interp) fn view_of<'t>(&self, [known, fenced]: [&'t [u32]; 2]) -> View<'t> {
        View { known, fenced, own: None, epoch: self.epoch }
    }

    /// All threads of the only block meet.
    pub(in crate::interp) fn meet(&mut self) {
        self.epoch += 1;
    }

    /// Tells what threads did and knew so far.
    pub(in crate::interp) fn release(&mut self, threads: impl Iterator<Item = Actor>, into: &mut Times) {
        let mut last: Option<&Rc<Times>> = None;
        for thread in threads {
            let known = &self.known[thread as usize];
            if last.is_none_or(|last| !Rc::ptr_eq(last, known)) {
                join(into, known);
                last = Some(known);
            }
            let own = &mut self.own[thread as usize];
            add(into, Stamp { actor: thread, clock: *own });
            *own += 1;
        }
    }

    /// Lets threads know what is told.
    pub(in crate::interp) fn acquire(&mut self, threads: impl Iterator<Item = Actor>, told: &[u32]) {
        self.extend(threads, |known| join(known, told));
    }

    /// Lets threads know that an engine is done up to this time.
    pub(in crate::interp) fn learn(&mut self, threads: impl Iterator<Item = Actor>, stamp: Stamp) {
        self.extend(threads, |known| {
            add(known, stamp);
            true
        });
    }

    /// Threads often know the same; it is kept once.
    fn extend(&mut self, threads: impl Iterator<Item = Actor>, more: impl Fn(&mut Times) -> bool) {
        let mut last: Option<(Rc<Times>, Rc<Times>)> = None;
        for thread in threads {
            let known = &mut self.known[thread as usize];
            if let Some((before, after)) = &last
                && Rc::ptr_eq(before, known)
            {
                *known = after.clone();
                continue;
            }
            let mut extended = known.to_vec();
            let after = if more(&mut extended) { Rc::new(extended) } else { known.clone() };
            let before = std::mem::replace(known, after.clone());
            last = Some((before, after));
        }
    }

    /// What threads wrote so far is visible to engines, for those who hear of
    /// it; what copies wrote of which the thread knows, for itself.
    pub(in crate::interp) fn fence_proxy(&mut self, thread: Actor) {
        self.fenced[thread as usize] = self.known[thread as usize].clone();
        let own = &mut self.own[thread as usize];
        *own += 1;
        self.proxy_fences[thread as usize].push(*own);
    }

    /// The same of new barriers.
    pub(in crate::interp) fn fence_barriers(&mut self, thread: Actor) {
        let own = &mut self.own[thread as usize];
        *own += 1;
        self.barrier_fences[thread as usize].push(*own);
    }

    /// Whether what was written then is visible to engines in a view.
    pub(in crate::interp) fn is_fenced(&self, stamp: Stamp, view: View<'_>) -> bool {
        match self.proxy_fences.get(stamp.actor as usize) {
            Some(fences) if stamp.clock != 0 => fenced(fences, stamp, view),
            None if self.engine_of(stamp.actor) == Some(Engine::Copies) => view.has_fenced(stamp),
            // Engines see what engines do.
            _ => true,
        }
    }

    /// Whether a barrier made then may be used.
    pub(in crate::interp) fn is_barrier_fenced(&self, stamp: Stamp, view: View<'_>) -> bool {
        fenced(&self.barrier_fences[stamp.actor as usize], stamp, view)
    }

    /// What the threads of a block know together.
    pub(in crate::interp) fn union(&self, threads: impl Iterator<Item = Actor>) -> Times {
        let mut union = Times::new();
        for thread in threads {
            join(&mut union, &self.known[thread as usize]);
            add(&mut union, self.now(thread));
        }
        union
    }

    /// Whether each thread has a clock of its own.
    pub(in crate::interp) fn is_exact(&self) -> bool {
        self.exact
    }

    /// Whether an actor is a thread.
    pub(in crate::interp) fn is_thread(&self, actor: Actor) -> bool {
        !self.exact || (actor as usize) < self.own.len()
    }

    fn engine_of(&self, actor: Actor) -> Option<Engine> {
        (actor as usize).checked_sub(self.own.len()).and_then(|number| self.engines.get(number)).copied()
    }

    /// For messages.
    pub(in crate::interp) fn name(&self, actor: Actor) -> String {
        if self.is_thread(actor) {
            let (block, thread) = (actor as usize / self.threads, actor as usize % self.threads);
            return if block == 0 { format!("thread {thread}") } else { format!("thread {thread} of block {block}") };
        }
        match self.engine_of(actor) {
            Some(Engine::Loads) => "a bulk load".to_owned(),
            Some(Engine::Stores) => "a TMA store".to_owned(),
            Some(Engine::Copies) => "an asynchronous copy".to_owned(),
            Some(Engine::Products) => "a matrix instruction".to_owned(),
            None => "a barrier".to_owned(),
        }
    }
}

/// The first fence after a write must be known.
fn fenced(fences: &[u32], stamp: Stamp, view: View<'_>) -> bool {
    let first = fences.partition_point(|&fence| fence <= stamp.clock);
    fences.get(first).is_some_and(|&clock| view.knows(Stamp { actor: stamp.actor, clock }))
}
