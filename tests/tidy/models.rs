//! Rules about pages for models: what one has to read stays short, and the list of pages is in form.

use crate::sources::root;
use std::fs;

/// Bytes of the page from which alone kernels can be written: 25 000 tokens of at least 3.6 bytes.
const ONE_PAGE: usize = 90_000;

/// The form of llmstxt.org: a title, a summary, and sections of links with notes.
#[test]
fn the_list_of_pages_has_its_form_and_its_links_lead_somewhere() {
    let text = fs::read_to_string(root().join("docs/llms.txt")).unwrap();
    let mut lines = text.lines().filter(|line| !line.is_empty());
    assert!(lines.next().is_some_and(|line| line.starts_with("# ")), "a title");
    assert!(lines.next().is_some_and(|line| line.starts_with("> ")), "a summary");
    let (_, sections) = text.split_once("\n## ").expect("sections");
    let mut links = 0;
    for line in sections.lines().skip(1).filter(|line| !line.is_empty() && !line.starts_with("## ")) {
        assert!(line.starts_with("- ["), "no link: {line}");
        for target in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            assert!(root().join("docs").join(target).is_file(), "`{target}` leads nowhere");
            links += 1;
        }
    }
    assert!(links > 20, "{links} links");
}

#[test]
fn one_page_is_short_enough_to_be_read_at_once() {
    let length = fs::read_to_string(root().join("docs/kernel-writing.md")).unwrap().len();
    assert!((20_000..=ONE_PAGE).contains(&length), "{length} bytes");
}

/// Each target has the same three pages.
#[test]
fn every_target_has_its_pages() {
    for target in ["ascend", "cpu", "cuda", "hip", "wgpu"] {
        for page in ["api", "basics", "suggestions"] {
            let path = root().join("docs/targets").join(target).join(page).with_extension("md");
            assert!(path.is_file(), "{} is missing", path.display());
        }
    }
}
