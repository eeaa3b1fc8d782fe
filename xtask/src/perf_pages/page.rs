//! The text of `docs/performance.md`.

use super::results::{Device, Group, median};
use std::fmt::Write;

/// How many of a device's groups, the slowest beside their peers, the page explains.
const EXPLAINED: usize = 3;

pub(crate) fn write(devices: &[Device]) -> Result<String, String> {
    let mut out = include_str!("method.txt").to_owned();
    for device in devices {
        section(&mut out, device).map_err(|e| format!("benches/results/{}.json: {e}", device.id))?;
    }
    Ok(out)
}

fn section(out: &mut String, device: &Device) -> Result<(), String> {
    let Device { title, date, software, peers, command, conditions, .. } = device;
    let many = device.rows.iter().map(|row| row.threads).max().unwrap_or(1);
    line(out, &format!("\n## {title}"));
    line(out, &format!("{}. {date}; {software}; `{command}`.", device.device));
    line(out, &format!("Peers: {peers}. Conditions: {conditions}."));
    line(out, &format!("[Chart]({}), [data](../benches/results/{}.json).\n", device.chart(), device.id));
    let (head, rule) = if many > 1 { (format!(" {many} threads |"), "---|") } else { (String::new(), "") };
    line(out, &format!("| works | number | ours | worst | median | best |{head}"));
    line(out, &format!("|---|---|---|---|---|---|{rule}"));
    let groups = device.groups();
    for group in &groups {
        line(out, &table_row(group, many));
    }
    out.push('\n');
    for group in slowest(&groups) {
        let why = device.binds.iter().find(|(name, _)| name == group.name);
        let (_, why) = why.ok_or(format!("`binds` says nothing of `{}`", group.name))?;
        line(out, &format!("- *{}:* {why}", group.name));
    }
    Ok(())
}

fn table_row(group: &Group<'_>, many: u64) -> String {
    let ratios = group.ratios(|threads| threads == 1);
    let works = group.rows.iter().filter(|row| row.threads == 1).count();
    let cells = match ratios[..] {
        [] => " | | ".to_owned(),
        [one] => format!(" | **{one:.2}** | "),
        _ => {
            let middle = median(&ratios).expect("there are some");
            format!("{:.2} | **{middle:.2}** | {:.2}", ratios[0], ratios[ratios.len() - 1])
        }
    };
    let mut out = format!("| {} | {works} | {} | {cells} |", group.name, rates(group));
    if many > 1 {
        let ratios = group.ratios(|threads| threads == many);
        write!(out, " {} |", median(&ratios).map_or(String::new(), |m| format!("{m:.2}"))).expect("strings grow");
    }
    out
}

/// From the lowest rate of the group's rows to the highest, on one thread.
fn rates(group: &Group<'_>) -> String {
    let rows: Vec<_> = group.rows.iter().filter(|row| row.threads == 1 && !row.rate.is_empty()).collect();
    let Some(first) = rows.first() else { return String::new() };
    let mut values: Vec<f64> = rows.iter().filter_map(|row| median(&row.rate)).collect();
    values.sort_by(f64::total_cmp);
    let number = |v: f64| if v < 10.0 { format!("{v:.1}") } else { format!("{v:.0}") };
    let (low, high) = (number(values[0]), number(values[values.len() - 1]));
    let unit = &first.unit;
    if low == high { format!("{low} {unit}") } else { format!("{low}–{high} {unit}") }
}

fn slowest<'a, 'b>(groups: &'b [Group<'a>]) -> Vec<&'b Group<'a>> {
    let mut out: Vec<(f64, &Group<'_>)> =
        groups.iter().filter_map(|group| Some((median(&group.ratios(|threads| threads == 1))?, group))).collect();
    out.sort_by(|a, b| a.0.total_cmp(&b.0));
    out.into_iter().take(EXPLAINED).map(|(_, group)| group).collect()
}

fn line(out: &mut String, text: &str) {
    out.push_str(text);
    out.push('\n');
}
