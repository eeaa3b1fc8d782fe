//! Tables of text in columns.

/// The rows in columns as wide as their widest cells, two spaces apart.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        text += cells.join("  ").trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn columns_are_as_wide_as_their_cells() {
        let rows = [vec!["a".to_owned(), "µs".to_owned()], vec!["long".to_owned(), "1".to_owned(), "x".to_owned()]];
        assert_eq!(columns(&rows), "a     µs\nlong  1   x\n");
    }
}
