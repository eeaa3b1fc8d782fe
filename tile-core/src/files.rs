//! File writes that are safe when several threads and processes write one file.

use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

/// A word that no other call gives, in this process or another one: for the name
/// of a file that is given its own name when it is whole.
pub fn unique() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

#[cfg(test)]
mod tests {
    use super::unique;
    use std::collections::HashSet;
    use std::thread;

    #[test]
    fn threads_get_words_of_their_own() {
        let words = thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| [unique(), unique()])).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("it does not panic")).collect::<HashSet<_>>()
        });
        assert_eq!(words.len(), 8);
    }
}
