//! Shared memory that notices races.

/// What threads did to a byte since the last barrier.
#[derive(Clone, Copy, Default)]
struct Trace {
    epoch: u32,
    writer: Option<u32>,
    reader: Option<u32>,
    /// Several threads read it.
    read_by_many: bool,
}

/// The bytes of a block.
pub(super) struct Shared {
    bytes: Vec<u8>,
    traces: Vec<Trace>,
    epoch: u32,
}

/// What a fresh block's memory holds: nothing that a kernel could want.
const POISON: u8 = 0xa5;

impl Shared {
    pub(super) fn new(bytes: usize) -> Shared {
        Shared { bytes: vec![POISON; bytes], traces: vec![Trace::default(); bytes], epoch: 1 }
    }

    pub(super) fn barrier(&mut self) {
        self.epoch += 1;
    }

    fn trace(&mut self, at: usize) -> &mut Trace {
        let trace = &mut self.traces[at];
        if trace.epoch != self.epoch {
            *trace = Trace { epoch: self.epoch, ..Trace::default() };
        }
        trace
    }

    /// Reads by a thread.
    pub(super) fn read(&mut self, thread: u32, at: usize, count: usize) -> Result<u64, String> {
        let mut bytes = [0; 8];
        for (i, byte) in bytes.iter_mut().enumerate().take(count) {
            *byte = *self.bytes.get(at + i).ok_or_else(|| format!("byte {at} is outside of the block's memory"))?;
            let trace = self.trace(at + i);
            if let Some(writer) = trace.writer.filter(|&writer| writer != thread) {
                return Err(format!("thread {thread} reads byte {} that thread {writer} writes", at + i));
            }
            trace.read_by_many |= trace.reader.is_some_and(|reader| reader != thread);
            trace.reader = Some(thread);
        }
        Ok(u64::from_le_bytes(bytes))
    }

    /// Writes by a thread.
    pub(super) fn write(&mut self, thread: u32, at: usize, count: usize, bits: u64) -> Result<(), String> {
        for (i, byte) in bits.to_le_bytes().into_iter().enumerate().take(count) {
            if at + i >= self.bytes.len() {
                return Err(format!("byte {at} is outside of the block's memory"));
            }
            let same = self.bytes[at + i] == byte;
            let trace = self.trace(at + i);
            if trace.read_by_many || trace.reader.is_some_and(|reader| reader != thread) {
                return Err(format!("thread {thread} writes byte {} that another thread reads", at + i));
            }
            if let Some(writer) = trace.writer.filter(|&writer| writer != thread && !same) {
                return Err(format!("threads {writer} and {thread} write byte {}", at + i));
            }
            trace.writer = Some(thread);
            self.bytes[at + i] = byte;
        }
        Ok(())
    }

    /// Reads and writes by a thread, indivisibly: others may do the same.
    pub(super) fn atomic(&mut self, at: usize, count: usize, update: &dyn Fn(u64) -> u64) -> Result<u64, String> {
        let mut bytes = [0; 8];
        let range = at..at + count;
        let place = self.bytes.get_mut(range).ok_or_else(|| format!("byte {at} is outside of the block's memory"))?;
        bytes[..count].copy_from_slice(place);
        let old = u64::from_le_bytes(bytes);
        place.copy_from_slice(&update(old).to_le_bytes()[..count]);
        Ok(old)
    }
}
