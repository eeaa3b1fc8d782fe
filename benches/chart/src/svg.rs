//! SVG elements, written by hand.

use std::fmt::Write;

/// A drawing in the making.
pub struct Page {
    body: String,
}

/// Text as it may stand in an element.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Default for Page {
    fn default() -> Page {
        Page::new()
    }
}

impl Page {
    /// An empty drawing.
    pub fn new() -> Page {
        Page { body: String::new() }
    }

    fn line_of_text(&mut self, text: &str) {
        self.body.push_str(text);
        self.body.push('\n');
    }

    /// A text at its baseline; `anchor` is SVG's `text-anchor`.
    pub fn text(&mut self, [x, y]: [f64; 2], size: u32, anchor: &str, text: &str) {
        let mut line = String::new();
        let text = escape(text);
        write!(line, "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{text}</text>")
            .expect("strings take everything");
        self.line_of_text(&line);
    }

    /// A filled rectangle, by its upper left corner.
    pub fn rect(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], fill: &str) {
        self.line_of_text(&format!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{fill}\"/>"
        ));
    }

    /// A line from one point to another.
    pub fn line(&mut self, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2], stroke: &str) {
        self.line_of_text(&format!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{stroke}\"/>"
        ));
    }

    /// A point that says what it is when it is pointed at.
    pub fn point(&mut self, [x, y]: [f64; 2], fill: &str, name: &str) {
        let name = escape(name);
        self.line_of_text(&format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{fill}\"><title>{name}</title></circle>"
        ));
    }

    /// The drawing as a document of this size, on white.
    pub fn finish(self, [width, height]: [f64; 2]) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"sans-serif\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{}</svg>\n",
            self.body
        )
    }
}
