//! Orders are partitions, whatever the costs, and runs of about equal cost.

use super::*;

/// Costs from nowhere, for grids of all kinds.
fn noise(index: [i64; 3]) -> f64 {
    let mixed = index.iter().fold(17_u64, |mixed, &i| (mixed ^ i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    match mixed >> 60 {
        0 => f64::NAN,
        1 => f64::INFINITY,
        2 => -3.0,
        3 => 0.0,
        4 => 1e300,
        _ => (mixed >> 40) as f64,
    }
}

fn rising([z, y, x]: [i64; 3]) -> f64 {
    (3 * z + 7 * y + x + 1) as f64
}

/// All runs of an order.
fn runs(order: &Order) -> Vec<(Range<i64>, f64)> {
    let runs: Vec<_> = (0..).map_while(|number| order.run(number)).collect();
    assert!(order.run(runs.len() as i64 + 100).is_none() && order.run(i64::MAX).is_none());
    runs
}

#[test]
fn every_block_is_in_one_run() {
    let all: &[[i64; 3]] =
        &[[1, 1, 1], [1, 1, 40], [2, 3, 5], [8, 1, 32], [1, 7, 300], [5, 1000, 1], [3, 2, 600], [700, 1, 3]];
    for &grid in if cfg!(miri) { &all[..4] } else { all } {
        for axes in 1..8 {
            for threads in [2, 3, 64] {
                for cost in [noise, rising] {
                    let Some(order) = Order::new(grid, axes, threads, &cost) else { continue };
                    let mut runs = runs(&order);
                    let worth: f64 = runs.iter().map(|(_, worth)| worth).sum();
                    runs.sort_unstable_by_key(|(blocks, _)| blocks.start);
                    let mut next = 0;
                    for (blocks, _) in runs {
                        assert_eq!(blocks.start, next, "{grid:?} {axes} {threads}");
                        assert!(blocks.end > next);
                        next = blocks.end;
                    }
                    let blocks: i64 = grid.iter().product();
                    assert_eq!(next, blocks);
                    assert!((worth / blocks as f64 - 1.0).abs() < 1e-6, "{worth} of {blocks}");
                }
            }
        }
    }
}

#[test]
fn equal_blocks_have_no_order() {
    assert!(Order::new([4, 1, 40], 0b100, 8, &|_| 5.0).is_none());
    // Axes that the estimate does not name are not evaluated.
    assert!(Order::new([4, 1, 40], 0b100, 8, &|[z, ..]| z as f64 + 1.0).is_none());
    assert!(Order::new([4, 1, 40], 0b001, 8, &|[z, ..]| z as f64 + 1.0).is_some());
}

#[test]
fn heavy_runs_go_first_and_neighbours_stay_together() {
    // Eight heads of 32 blocks for two threads: a head is two runs' worth.
    let order = Order::new([1, 8, 32], 0b100, 2, &|[.., x]| (x + 1) as f64).unwrap();
    let runs = runs(&order);
    assert_eq!(runs.len() % 8, 0);
    // The same run of all heads, then the next.
    let of_heads: Vec<i64> = runs.iter().map(|(blocks, _)| blocks.start / 32).collect();
    assert!(of_heads.chunks(8).all(|heads| heads == [0, 1, 2, 3, 4, 5, 6, 7]), "{of_heads:?}");
    // What is less than a quarter of a run's limit, a sixteenth of the work, is not sorted.
    assert!(runs.windows(2).all(|pair| pair[0].1 > pair[1].1 - 256.0 / 16.0 / 4.0), "{runs:?}");
    assert!(runs[0].0.end - runs[0].0.start > 4, "{runs:?}");
    // Less than a quarter of a thread's eighth is left at the end.
    assert!(runs.last().unwrap().1 < 256.0 / 16.0 / 4.0, "{runs:?}");
}

#[test]
fn short_periods_are_not_cut() {
    let order = Order::new([1, 1000, 4], 0b100, 2, &|[.., x]| (x + 1) as f64).unwrap();
    let runs = runs(&order);
    assert!(runs.iter().all(|(blocks, _)| blocks.start % 4 == 0));
    assert_eq!(runs[0].0, 0..4 * 62);
    // Fewer of them when it is late, and parts where one is too much then.
    assert_eq!(runs.last().unwrap().0, 3996..4000);
    let order = Order::new([1, 17, 4], 0b100, 2, &|[.., x]| (x + 1) as f64).unwrap();
    assert_eq!(order.run(0).unwrap().0, 0..4);
    assert_eq!(order.run(12).unwrap().0, 51..52);
}

#[test]
fn long_periods_are_asked_here_and_there() {
    let asked = std::cell::Cell::new(0);
    let cost = |[.., x]: [i64; 3]| {
        asked.set(asked.get() + 1);
        (x + 1) as f64
    };
    let order = Order::new([1, 1, 1 << 30], 0b100, 64, &cost).unwrap();
    assert!(asked.get() <= MAX_EVALUATED);
    let runs = runs(&order);
    assert!((512..1600).contains(&runs.len()), "{}", runs.len());
    // The middle one of adjacent blocks stands for them.
    assert!((order.mean / f64::from(1 << 29) - 1.0).abs() < 1e-6, "{}", order.mean);
}
