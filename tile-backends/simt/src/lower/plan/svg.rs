//! Drawings of schedules: which role does what while which stage of a pipeline is full.
//!
//! A drawing follows from a plan alone, so that its columns are steps and no times. In the steady
//! state of a pipeline of `n` stages, a stage is filled `n - 1` steps before it is read, and is free
//! again behind the step that reads it.

use super::{CopyKind, Decisions, Pipeline, Schedule};
use std::fmt::{Arguments, Write};

const LABEL: u32 = 190;
const COLUMN: u32 = 52;
const ROW: u32 = 22;
const MARGIN: u32 = 16;
/// Iterations that are drawn beyond the stages.
const BEYOND: u32 = 4;
/// Stages that are drawn.
const STAGES: u32 = 8;

impl Decisions {
    /// A drawing of the schedule, as SVG: for each pipeline who fills its stages, which of them are
    /// full, and who reads them; then what the plan says in words.
    pub fn svg(&self) -> String {
        let mut page = Page { body: String::new(), top: MARGIN, right: 0 };
        page.title(&format!("schedule of {}", self.kernel));
        for (number, pipeline) in self.pipelines.iter().enumerate() {
            page.pipeline(self, number, pipeline);
        }
        if self.pipelines.is_empty() {
            page.words("no pipeline: each iteration copies, waits and computes");
        } else {
            page.legend();
        }
        page.top += ROW / 2;
        for line in self.to_string().lines().skip(1) {
            page.words(line);
        }
        page.finished()
    }

    /// Who copies to the stages of a pipeline.
    fn copier(&self, pipeline: &Pipeline) -> String {
        let registers = pipeline.copies.iter().any(|copy| copy.kind == CopyKind::Registers);
        match self.producer {
            0 if registers => format!("{} threads, loads ahead", self.threads),
            0 => format!("{} threads, copies ahead", self.threads),
            threads => format!("producer, {threads} threads"),
        }
    }

    /// What the copier waits for, and what it announces.
    fn barriers(&self, pipeline: &Pipeline) -> [&'static str; 2] {
        let registers = pipeline.copies.iter().any(|copy| copy.kind == CopyKind::Registers);
        match self.producer {
            0 if registers => ["barrier of the block", "barrier of the block"],
            0 => ["barrier of the block", "wait for copies, barrier of the block"],
            _ => ["mbarrier “empty”", "mbarrier “full”"],
        }
    }

    /// Whether MMAs are in flight over the end of an iteration.
    fn overlaps(&self) -> bool {
        let deep = [Schedule::Mainloop, Schedule::GemmOverlap, Schedule::EarlyIssue];
        self.loops.iter().flat_map(|all| &all.schedule).any(|schedule| deep.contains(schedule))
    }
}

/// What is drawn so far.
struct Page {
    body: String,
    top: u32,
    right: u32,
}

/// When iterations of a pipeline are copied and computed.
#[derive(Clone, Copy)]
struct Steps {
    stages: u32,
    iterations: u32,
}

impl Steps {
    fn of(pipeline: &Pipeline) -> Steps {
        let stages = pipeline.stages.clamp(1, STAGES);
        Steps { stages, iterations: stages + BEYOND }
    }

    fn copied(self, iteration: u32) -> u32 {
        if self.stages == 1 { 2 * iteration } else { iteration }
    }

    fn computed(self, iteration: u32) -> u32 {
        if self.stages == 1 { 2 * iteration + 1 } else { iteration + self.stages - 1 }
    }

    fn stage(self, iteration: u32) -> u32 {
        iteration % self.stages
    }
}

impl Page {
    fn line(&mut self, text: Arguments<'_>) {
        self.body.write_fmt(text).expect("writing to a string succeeds");
        self.body.push('\n');
    }

    fn title(&mut self, text: &str) {
        let y = self.top + 10;
        self.line(format_args!("<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"13\">{}</text>", escaped(text)));
        self.top += ROW;
        self.right = self.right.max(MARGIN + 8 * text.chars().count() as u32);
    }

    fn words(&mut self, text: &str) {
        let indent = text.len() - text.trim_start().len();
        let (x, y) = (MARGIN + 6 * indent as u32, self.top + 10);
        self.line(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"10\">{}</text>", escaped(text.trim_start())));
        self.top += 14;
        self.right = self.right.max(x + 6 * text.chars().count() as u32);
    }

    fn label(&mut self, text: &str) {
        let y = self.top + 15;
        self.line(format_args!("<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"10\">{}</text>", escaped(text)));
    }

    /// A box over columns, in quarters of one.
    fn cell(&mut self, [from, to]: [u32; 2], fill: &str, text: &str) {
        let (x, width) = (MARGIN + LABEL + from * COLUMN / 4, (to - from) * COLUMN / 4);
        let y = self.top + 2;
        self.line(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{}\" fill=\"{fill}\" stroke=\"white\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{text}</text>",
            ROW - 4,
            x + width / 2,
            y + 12
        ));
        self.right = self.right.max(x + width);
    }

    /// An arrow from the middle of one row to that of another, at a column's beginning.
    fn arrow(&mut self, column: u32, [from, to]: [u32; 2], dash: &str) {
        let x = MARGIN + LABEL + column * COLUMN;
        self.line(format_args!(
            "<path d=\"M{x} {from}V{to}\" stroke=\"#333\" stroke-dasharray=\"{dash}\" fill=\"none\" marker-end=\"url(#tip)\"/>"
        ));
    }

    fn pipeline(&mut self, plan: &Decisions, number: usize, pipeline: &Pipeline) {
        let steps = Steps::of(pipeline);
        let tiles: Vec<&str> = pipeline.copies.iter().map(|copy| copy.tile.as_str()).collect();
        let cut = if pipeline.stages > STAGES { format!(", {STAGES} of them drawn") } else { String::new() };
        let parts = if pipeline.pieces > 1 { format!(", each in {} parts", pipeline.pieces) } else { String::new() };
        let stages = if pipeline.stages == 1 { "stage" } else { "stages" };
        self.title(&format!(
            "pipeline {}: {} {stages}{cut}{parts}, of {}",
            number + 1,
            pipeline.stages,
            tiles.join(" and ")
        ));
        let above = self.top + ROW / 2;
        self.label(&plan.copier(pipeline));
        for iteration in 0..steps.iterations {
            let at = steps.copied(iteration);
            self.cell([4 * at, 4 * at + 4], &colour(steps.stage(iteration), 70), &format!("load {iteration}"));
        }
        self.top += ROW;
        let first = self.top;
        for stage in 0..steps.stages {
            self.label(&format!("  stage {stage}"));
            for iteration in (0..steps.iterations).filter(|&iteration| steps.stage(iteration) == stage) {
                let (from, to) = (4 * steps.copied(iteration), 4 * steps.computed(iteration));
                self.cell([from + 2, to], &colour(stage, 88), "");
                self.cell([to, to + 4], &colour(stage, 70), "read");
            }
            self.top += ROW;
        }
        let below = self.top + ROW / 2;
        self.consumers(plan, steps);
        let [empty, full] = plan.barriers(pipeline);
        for iteration in 0..steps.iterations {
            let row = first + steps.stage(iteration) * ROW + ROW / 2;
            self.arrow(steps.computed(iteration), [row, below], "none");
            if iteration + steps.stages < steps.iterations {
                self.arrow(steps.computed(iteration) + 1, [row, above], "3 2");
            }
        }
        self.words(&format!("solid arrow: {full}; dashed arrow: {empty}"));
    }

    /// The rows of those who compute.
    fn consumers(&mut self, plan: &Decisions, steps: Steps) {
        let groups = plan.consumers.max(1);
        let share = steps.iterations.div_ceil(groups);
        for group in 0..groups {
            let what = if plan.producer > 0 { "consumer" } else { "the same threads" };
            let which = if groups > 1 { format!("{what} {group}") } else { what.to_owned() };
            self.label(&format!("{which}, {} threads", plan.threads));
            let mine = group * share..((group + 1) * share).min(steps.iterations);
            for iteration in mine.clone() {
                let at = 4 * steps.computed(iteration);
                let end = if plan.overlaps() { at + 5 } else { at + 4 };
                self.cell([at, end], &colour(steps.stage(iteration), 70), &format!("compute {iteration}"));
            }
            // The other group multiplies while this one stores its tile.
            if groups > 1 && mine.end < steps.iterations {
                let at = 4 * steps.computed(mine.end);
                self.cell([at + 2, at + 10], "#ddd", "epilogue");
            }
            self.top += ROW;
        }
    }

    fn legend(&mut self) {
        self.words("colour: the stage; pale: it is being filled. Columns are steps, not times.");
    }

    fn finished(self) -> String {
        let (width, height) = (self.right + MARGIN, self.top + MARGIN);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" font-size=\"9\">\n\
             <defs><marker id=\"tip\" markerWidth=\"6\" markerHeight=\"6\" refX=\"5\" refY=\"3\" orient=\"auto\">\
             <path d=\"M0 0L6 3L0 6z\" fill=\"#333\"/></marker></defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{}</svg>\n",
            self.body
        )
    }
}

fn colour(stage: u32, light: u32) -> String {
    format!("hsl({},65%,{light}%)", stage * 360 / STAGES)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
