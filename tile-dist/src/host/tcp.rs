//! Ranks that are processes: the queues between them are TCP connections.
//!
//! Rank 0 listens where all were told to meet. The others connect, say who they are and
//! where they listen, and get the list of all; then each connects to those below it. A
//! connection has a thread that writes what its queue holds and one that reads.
//!
//! Nothing is encrypted, and whoever knows the job's name may join: for a trusted network.

use super::Host;
use super::frame::{Frame, Tag};
use super::links::Links;
use crate::error::DistError;
use crate::place::Place;
use std::io::{self, BufReader, BufWriter, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// What every connection begins with; of another byte order it reads otherwise.
const MAGIC: u64 = 0x7469_6c65_6469_7301;

/// How long a connection has to say who it is.
const HELLO: Duration = Duration::from_secs(5);

/// Between two looks for what is not there yet.
const PAUSE: Duration = Duration::from_millis(2);

/// The threads that write.
pub(super) struct Wires {
    writers: Vec<JoinHandle<()>>,
}

impl Wires {
    /// Waits until all is written whose queue has ended.
    pub(super) fn finish(self) {
        for writer in self.writers {
            // A writer does not panic, and if it did, its rank would be lost to the other side.
            let _ = writer.join();
        }
    }
}

/// Meets the other ranks of a place.
pub(crate) fn connect(place: &Place, timeout: Duration) -> Result<Host, DistError> {
    let meeting = Meeting { place, deadline: Instant::now() + timeout, timeout };
    let streams = meeting.streams()?;
    let (mut to, mut from, mut writers) = (Vec::new(), Vec::new(), Vec::new());
    for stream in streams {
        let (sender, outgoing) = channel();
        let (incoming, receiver) = channel();
        match stream {
            Some(stream) => {
                let reading = meeting.prepared(&stream)?;
                thread::spawn(move || read(reading, &incoming));
                writers.push(thread::spawn(move || write(&stream, &outgoing)));
            }
            // To itself a rank sends nothing by a wire.
            None => {
                let own = thread::spawn(move || outgoing.iter().for_each(|frame| drop(incoming.send(frame))));
                writers.push(own);
            }
        }
        to.push(sender);
        from.push(receiver);
    }
    let links = Links::new(place.rank, to, from, timeout);
    Ok(Host::new("tcp", links, Some(Wires { writers })))
}

/// Writes what a queue holds, and then that no more comes.
fn write(stream: &TcpStream, queue: &Receiver<Frame>) {
    let mut buffered = BufWriter::new(stream);
    for frame in queue {
        if frame.write(&mut buffered).and_then(|()| buffered.flush()).is_err() {
            break;
        }
    }
    drop(buffered);
    // A connection that is gone has no end to tell.
    let _ = stream.shutdown(Shutdown::Write);
}

/// Reads into a queue, until the connection or the queue ends.
fn read(stream: TcpStream, queue: &Sender<Frame>) {
    let mut buffered = BufReader::new(stream);
    while let Ok(frame) = Frame::read(&mut buffered) {
        if queue.send(frame).is_err() {
            return;
        }
    }
}

/// The way to a connection for each rank.
struct Meeting<'p> {
    place: &'p Place,
    deadline: Instant,
    timeout: Duration,
}

impl Meeting<'_> {
    fn error(&self, reason: impl Into<String>) -> DistError {
        let address = format!("{}:{}", self.place.address, self.place.port);
        DistError::Rendezvous { address, reason: reason.into() }
    }

    /// The time that is left.
    fn left(&self, what: &str) -> Result<Duration, DistError> {
        match self.deadline.saturating_duration_since(Instant::now()) {
            Duration::ZERO => Err(self.error(format!("{what} within {} s", self.timeout.as_secs_f64()))),
            left => Ok(left),
        }
    }

    /// The connections to all ranks, but to this one.
    fn streams(&self) -> Result<Vec<Option<TcpStream>>, DistError> {
        let size = self.place.size;
        let mut streams: Vec<Option<TcpStream>> = (0..size).map(|_| None).collect();
        if size == 1 {
            return Ok(streams);
        }
        if self.place.rank == 0 {
            self.host(&mut streams)?;
        } else {
            self.join(&mut streams)?;
        }
        Ok(streams)
    }

    /// Rank 0: hears from all, and tells all.
    fn host(&self, streams: &mut [Option<TcpStream>]) -> Result<(), DistError> {
        let place = (self.place.address.as_str(), self.place.port);
        let listener =
            TcpListener::bind(place).map_err(|error| self.error(format!("rank 0 cannot listen: {error}")))?;
        let mut addresses = vec![String::new(); streams.len()];
        self.accept(&listener, 1, streams, &mut addresses)?;
        let table = Frame::new(Tag::Head, addresses.join(" "), Vec::new());
        for (rank, stream) in streams.iter_mut().enumerate() {
            if let Some(stream) = stream {
                table.write(stream).map_err(|error| self.error(format!("rank {rank} went away: {error}")))?;
            }
        }
        Ok(())
    }

    /// Any other: connects to those below, and is connected to by those above.
    fn join(&self, streams: &mut [Option<TcpStream>]) -> Result<(), DistError> {
        let own = self.place.rank;
        let place = (self.place.address.as_str(), self.place.port);
        let found = place.to_socket_addrs().map_err(|error| self.error(error.to_string()))?;
        let found: Vec<SocketAddr> = found.collect();
        let mut first = self.dial(&found, "rank 0 did not listen")?;
        let here = first.local_addr().map_err(|error| self.error(error.to_string()))?;
        let listening = TcpListener::bind((here.ip(), 0));
        let listener = listening.map_err(|error| self.error(format!("rank {own} cannot listen: {error}")))?;
        let listens = listener.local_addr().map_err(|error| self.error(error.to_string()))?;
        self.hello(&mut first, &listens.to_string())?;
        let gone = |error: io::Error| self.error(format!("rank 0 does not answer: {error}"));
        let left = self.left("not all ranks came")?;
        first.set_read_timeout(Some(left)).map_err(gone)?;
        let table = Frame::read(&mut first).map_err(gone)?;
        if table.tag != Tag::Head {
            return Err(self.error(format!("rank 0 refused rank {own}: {}", table.text)));
        }
        let addresses: Vec<&str> = table.text.split(' ').collect();
        streams[0] = Some(first);
        for (rank, slot) in streams.iter_mut().enumerate().take(own).skip(1) {
            let address = addresses.get(rank).and_then(|address| address.parse().ok());
            let address = address.ok_or_else(|| self.error(format!("rank 0 gives no address of rank {rank}")))?;
            let mut stream = self.dial(&[address], &format!("rank {rank} did not listen"))?;
            self.hello(&mut stream, "-")?;
            *slot = Some(stream);
        }
        self.accept(&listener, own + 1, streams, &mut vec![String::new(); streams.len()])
    }

    /// Connects, again and again while nobody listens.
    fn dial(&self, addresses: &[SocketAddr], what: &str) -> Result<TcpStream, DistError> {
        loop {
            for address in addresses {
                if let Ok(stream) = TcpStream::connect_timeout(address, self.left(what)?) {
                    return Ok(stream);
                }
            }
            self.left(what)?;
            thread::sleep(PAUSE);
        }
    }

    /// Says who this is.
    fn hello(&self, stream: &mut TcpStream, listens: &str) -> Result<(), DistError> {
        let Place { rank, size, job, .. } = self.place;
        let written = stream
            .write_all(&MAGIC.to_ne_bytes())
            .and_then(|()| Frame::new(Tag::Head, format!("{rank} {size} {listens} {job}"), Vec::new()).write(stream));
        written.map_err(|error| self.error(format!("a rank went away: {error}")))
    }

    /// Takes connections until those of all ranks from `first` on are there. What is no
    /// rank of this job is turned away.
    fn accept(
        &self,
        listener: &TcpListener,
        first: usize,
        streams: &mut [Option<TcpStream>],
        addresses: &mut [String],
    ) -> Result<(), DistError> {
        listener.set_nonblocking(true).map_err(|error| self.error(error.to_string()))?;
        while let Some(missing) = (first..streams.len()).find(|&rank| streams[rank].is_none()) {
            let left = self.left(&format!("rank {missing} did not come"))?;
            let Ok((mut stream, _)) = listener.accept() else {
                thread::sleep(PAUSE);
                continue;
            };
            let hello = stream
                .set_nonblocking(false)
                .and_then(|()| stream.set_read_timeout(Some(left.min(HELLO))))
                .and_then(|()| read_hello(&mut stream));
            let Ok(Some(hello)) = hello else { continue };
            let refusal = match self.heard(&hello, first, streams) {
                Ok(None) => continue,
                Ok(Some((rank, listens))) => {
                    addresses[rank] = listens.to_owned();
                    streams[rank] = Some(stream);
                    continue;
                }
                Err(refusal) => refusal,
            };
            // It is told, and so is whoever waits here.
            let _ = Frame::new(Tag::Abort, &refusal, Vec::new()).write(&mut stream);
            return Err(self.error(refusal));
        }
        Ok(())
    }

    /// Who has come, and where it listens; nothing of another job.
    fn heard<'h>(
        &self,
        hello: &'h str,
        first: usize,
        streams: &[Option<TcpStream>],
    ) -> Result<Option<(usize, &'h str)>, String> {
        let words: Vec<&str> = hello.splitn(4, ' ').collect();
        let [rank, size, listens, job] = words[..] else { return Ok(None) };
        if job != self.place.job {
            return Ok(None);
        }
        if size.parse() != Ok(self.place.size) {
            return Err(format!("expected {} ranks, rank {rank} is of {size}", self.place.size));
        }
        match rank.parse::<usize>() {
            Ok(rank) if (first..streams.len()).contains(&rank) && streams[rank].is_none() => Ok(Some((rank, listens))),
            _ => Err(format!("expected each rank once, rank {rank} came again")),
        }
    }

    /// Sets a connection up for frames; gives it once more, for reading.
    fn prepared(&self, stream: &TcpStream) -> Result<TcpStream, DistError> {
        let set = stream
            .set_read_timeout(None)
            .and_then(|()| stream.set_nodelay(true))
            .and_then(|()| stream.set_write_timeout(Some(self.timeout)))
            .and_then(|()| stream.try_clone());
        set.map_err(|error| self.error(error.to_string()))
    }
}

/// What a connection says it is; nothing of one that speaks otherwise.
fn read_hello(stream: &mut TcpStream) -> io::Result<Option<String>> {
    let mut magic = [0; 8];
    io::Read::read_exact(stream, &mut magic)?;
    if u64::from_ne_bytes(magic) != MAGIC {
        return Ok(None);
    }
    let frame = Frame::read(stream)?;
    Ok((frame.tag == Tag::Head).then_some(frame.text))
}
