//! Shapes of tiles: broadcasts, reshapes, and what is collapsed or expanded.

use super::emit::Emitter;
use super::types::{elem, tensor};
use crate::ir::Tile;
use tile_core::elem::DType;

impl Emitter<'_> {
    /// A tile broadcast to those extents.
    pub(super) fn repeated(&mut self, tile: Tile, shape: &[u32]) -> String {
        let data = &self.program.tiles[tile];
        if data.shape == shape {
            return self.tile(tile);
        }
        let ty = tensor(shape, data.elem);
        let of = elem(data.elem);
        if let Some(value) = self.splats.get(&tile).copied()
            && let Ok(value) = self.val(value)
        {
            let empty = self.define("e", &format!("tensor.empty() : {ty}"));
            return self.define("all", &format!("hivm.hir.vbrc ins({value} : {of}) outs({empty} : {ty}) -> {ty}"));
        }
        let (name, from) = (self.tile(tile), data.shape.clone());
        self.spread(name, &from, shape, data.elem)
    }

    /// Broadcasts a value one axis at a time, the last first, as the hardware does.
    pub(super) fn spread(&mut self, mut name: String, from: &[u32], to: &[u32], elem: DType) -> String {
        let mut from = from.to_vec();
        for axis in (0..to.len()).rev().filter(|&axis| from[axis] != to[axis]).collect::<Vec<usize>>() {
            let before = tensor(&from, elem);
            from[axis] = to[axis];
            let ty = tensor(&from, elem);
            let empty = self.define("e", &format!("tensor.empty() : {ty}"));
            let text =
                format!("hivm.hir.vbrc ins({name} : {before}) outs({empty} : {ty}) broadcast_dims = [{axis}] -> {ty}");
            name = self.define("all", &text);
        }
        name
    }

    /// A reshape to other extents.
    pub(super) fn reshape(&mut self, src: Tile, to: &[u32]) -> String {
        let data = &self.program.tiles[src];
        let name = self.tile(src);
        let from = &data.shape;
        if let Some(groups) = groups(from, to) {
            return self.collapse(&name, from, to, &groups, data.elem);
        }
        if let Some(groups) = groups(to, from) {
            return self.expand(&name, from, to, &groups, data.elem);
        }
        let flat = [from.iter().product::<u32>()];
        let line = match groups(from, &flat) {
            Some(groups) => self.collapse(&name, from, &flat, &groups, data.elem),
            None => name,
        };
        match groups(to, &flat) {
            Some(groups) => self.expand(&line, &flat, to, &groups, data.elem),
            None => line,
        }
    }

    pub(super) fn collapse(&mut self, name: &str, from: &[u32], to: &[u32], groups: &str, of: DType) -> String {
        let (from, to) = (tensor(from, of), tensor(to, of));
        self.define("flat", &format!("tensor.collapse_shape {name} {groups} : {from} into {to}"))
    }

    pub(super) fn expand(&mut self, name: &str, from: &[u32], to: &[u32], groups: &str, of: DType) -> String {
        let shape: Vec<String> = to.iter().map(u32::to_string).collect();
        let (from, to) = (tensor(from, of), tensor(to, of));
        let text =
            format!("tensor.expand_shape {name} {groups} output_shape [{}] : {from} into {to}", shape.join(", "));
        self.define("seen", &text)
    }
}

/// Which adjacent axes of `long` form each axis of `short`.
pub(super) fn groups(long: &[u32], short: &[u32]) -> Option<String> {
    if short.is_empty() || long.len() < short.len() {
        return None;
    }
    let mut all = Vec::new();
    let mut axis = 0;
    for (number, &extent) in short.iter().enumerate() {
        let mut group = Vec::new();
        let mut product = 1;
        let last = number + 1 == short.len();
        while axis < long.len() && (group.is_empty() || product < extent || last) {
            product *= long[axis];
            group.push(axis.to_string());
            axis += 1;
        }
        // Axes of extent 1 join the axis in front, as long as enough are left.
        while !last
            && axis < long.len()
            && long[axis] == 1
            && long.len() - axis > short.len() - number - 1
            && short[number + 1] != 1
        {
            group.push(axis.to_string());
            axis += 1;
        }
        if product != extent || group.is_empty() {
            return None;
        }
        all.push(format!("[{}]", group.join(", ")));
    }
    (axis == long.len()).then(|| format!("[{}]", all.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::groups;

    #[test]
    fn axes_are_grouped() {
        assert_eq!(groups(&[8, 1], &[8]).as_deref(), Some("[[0, 1]]"));
        assert_eq!(groups(&[1, 8], &[8]).as_deref(), Some("[[0, 1]]"));
        assert_eq!(groups(&[4, 2, 8], &[8, 8]).as_deref(), Some("[[0, 1], [2]]"));
        assert_eq!(groups(&[4, 1, 8], &[4, 8]).as_deref(), Some("[[0, 1], [2]]"));
        assert_eq!(groups(&[4, 8], &[8, 4]), None);
        assert_eq!(groups(&[4, 32], &[128, 1]), None);
    }
}
