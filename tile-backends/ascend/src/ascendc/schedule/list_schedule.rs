//! List scheduling of statements on the vector core.

use super::super::code::Node;
use super::super::model::Rates;
use super::dependences::{Facts, Graph};
use super::guarded::Guarded;
use super::predicate::unflatten;

/// Orders statements so that the vector pipe waits least. With `again` they are a loop's body,
/// whose end is followed by its start.
pub(super) fn ordered(parts: Vec<Guarded>, rates: &Rates, again: bool) -> Vec<Node> {
    let graph = Graph::of(&parts, rates);
    let vectors = graph.facts.iter().filter(|facts| facts.vector()).count();
    if vectors < 2 {
        return unflatten(parts);
    }
    let mut list = List::new(&graph, &parts);
    let mut order = list.run(Vec::new());
    if again {
        let last = std::mem::take(&mut list.open);
        list = List::new(&graph, &parts);
        order = list.run(last);
    }
    let mut parts: Vec<Option<Guarded>> = parts.into_iter().map(Some).collect();
    unflatten(order.into_iter().filter_map(|i| parts[i].take()).collect())
}

struct List<'a> {
    graph: &'a Graph,
    parts: &'a [Guarded],
    done: Vec<bool>,
    order: Vec<usize>,
    /// The vector instructions issued since the last drain.
    open: Vec<usize>,
    /// Those of the previous iteration since its last drain.
    past: Vec<usize>,
}

impl<'a> List<'a> {
    fn new(graph: &'a Graph, parts: &'a [Guarded]) -> List<'a> {
        let done = vec![false; parts.len()];
        List { graph, parts, done, order: Vec::new(), open: Vec::new(), past: Vec::new() }
    }

    fn run(&mut self, past: Vec<usize>) -> Vec<usize> {
        self.past = past;
        while let Some(next) = self.next() {
            self.place(next);
        }
        // Declarations that nothing here needs.
        for i in 0..self.parts.len() {
            self.place(i);
        }
        std::mem::take(&mut self.order)
    }

    fn facts(&self, i: usize) -> &Facts {
        &self.graph.facts[i]
    }

    /// Whether all predecessors of a statement are scheduled, except those without instructions
    /// that come along with it.
    fn ready(&self, i: usize) -> bool {
        !self.done[i] && self.graph.waits_for[i].iter().all(|&j| self.done[j])
    }

    /// Whether the vector pipe drains in front of a statement.
    fn drains(&self, i: usize) -> bool {
        let open = self.open.iter().chain(&self.past);
        open.into_iter().any(|&j| self.facts(j).drain(self.facts(i)))
    }

    fn place(&mut self, i: usize) {
        if self.done[i] {
            return;
        }
        for j in self.graph.predecessors[i].clone() {
            self.place(j);
        }
        if self.facts(i).vector() {
            if self.drains(i) {
                self.open.clear();
                self.past.clear();
            }
            self.open.push(i);
        }
        self.done[i] = true;
        self.order.push(i);
    }

    /// The next statement with instructions.
    fn next(&self) -> Option<usize> {
        let ready: Vec<usize> = (0..self.parts.len()).filter(|&i| !self.facts(i).text && self.ready(i)).collect();
        let (vectors, others): (Vec<usize>, Vec<usize>) = ready.into_iter().partition(|&i| self.facts(i).vector());
        let at_once = others.iter().copied().find(|&i| !self.facts(i).waits);
        let same = |i: usize| self.order.last().is_some_and(|&last| self.parts[last].guard == self.parts[i].guard);
        let key = |i: usize| (self.graph.critical_path[i], std::cmp::Reverse(i));
        let most = |of: &mut dyn Iterator<Item = usize>| {
            of.max_by(|&a, &b| key(a).partial_cmp(&key(b)).unwrap_or(std::cmp::Ordering::Equal))
        };
        let free: Vec<usize> = vectors.iter().copied().filter(|&i| !self.drains(i)).collect();
        at_once
            .or_else(|| most(&mut free.iter().copied().filter(|&i| same(i))))
            .or_else(|| most(&mut free.iter().copied()))
            .or_else(|| others.first().copied())
            .or_else(|| most(&mut vectors.iter().copied()))
    }
}
