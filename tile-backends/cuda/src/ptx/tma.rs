//! Copies of boxes of a tensor.
//!
//! A tensor map is a parameter of the entry; the instructions take its generic
//! address. The address of a parameter is one of the parameters' own space, so
//! it is converted: without that the text assembles, and reads elsewhere.

use super::asm::{Class, List, Operand};
use super::emitted::MapParam;
use super::emitter::Emitter;
use tile_core::ir::Id as _;
use tile_simt::ir::{Buf, Inst, Op, TensorMap, TensorMapData, Val};

impl Emitter<'_> {
    /// Takes the addresses of the tensor maps; gives their declarations. One
    /// thread has the maps fetched while the others go on.
    pub(super) fn map_params(&mut self) -> Vec<String> {
        let mut declared = Vec::new();
        for map in self.kernel.maps.iter().map(|(map, _)| map) {
            let name = format!("map{}", map.index());
            let address = self.asm.register(Class::B64);
            self.asm.line(format_args!("mov.b64 {address}, {name}"));
            self.asm.line(format_args!("cvta.param.u64 {address}, {address}"));
            self.maps.push(address);
            declared.push(format!(".param .align 64 .b8 {name}[128]"));
        }
        if !declared.is_empty() {
            let thread = self.asm.b32("mov.u32", &[Operand::Name("%tid.x")]);
            let first = self.asm.pred("setp.eq.u32", &[thread, Operand::Int(0)]);
            for map in self.maps.values() {
                self.asm.line(format_args!("@{first} prefetch.tensormap [{map}]"));
            }
        }
        declared
    }

    pub(super) fn bulk_load(&mut self, inst: &Inst) {
        let Op::TmaLoad { map, dst, offset, signal, multicast } = inst.op else { unreachable!("called for loads") };
        let [index, barrier, coordinates @ ..] = &inst.args[..] else {
            unreachable!("the verifier wants an index and a barrier")
        };
        let to = self.address(dst, *index, offset);
        let barrier = self.address(signal, *barrier, 0);
        let rank = self.kernel.maps[map].extents.len();
        let (coordinates, shifts) = coordinates.split_at(rank);
        let from = self.place_in(map, coordinates);
        let (mode, shifts) = match shifts {
            [] => ("tile", String::new()),
            _ => {
                let shifts: Vec<Operand> = shifts.iter().rev().map(|&shift| self.shift_of(shift)).collect();
                ("im2col", format!(", {{{}}}", List(&shifts)))
            }
        };
        let copy = format!("cp.async.bulk.tensor.{rank}d.shared::cluster.global.{mode}.mbarrier::complete_tx::bytes");
        let (priority, policy) = self.priority(inst);
        if multicast == 0 {
            self.asm.line(format_args!("{copy}{priority} {to}, {from}, {barrier}{shifts}{policy}"));
        } else {
            let blocks = self.asm.b16("mov.b16", &[Operand::Int(multicast.into())]);
            self.asm.line(format_args!(
                "{copy}.multicast::cluster{priority} {to}, {from}, {barrier}{shifts}, {blocks}{policy}"
            ));
        }
    }

    pub(super) fn bulk_store(&mut self, inst: &Inst) {
        let Op::TmaStore { map, src, offset, add } = inst.op else { unreachable!("called for stores") };
        let (index, coordinates) = inst.args.split_first().expect("the verifier wants an index");
        let from = self.address(src, *index, offset);
        let (rank, to) = (coordinates.len(), self.place_in(map, coordinates));
        let (copy, add) = if add { ("cp.reduce.async", ".add") } else { ("cp.async", "") };
        let (hint, policy) = self.priority(inst);
        self.asm.line(format_args!(
            "{copy}.bulk.tensor.{rank}d.global.shared::cta{add}.tile.bulk_group{hint} {to}, {from}{policy}"
        ));
    }

    /// The 16 bits of a shift.
    fn shift_of(&mut self, shift: Val) -> Operand {
        let shift = self.operand(shift);
        self.asm.b16("cvt.u16.u32", &[shift])
    }

    /// A tensor map and coordinates, which the instructions take with the
    /// fastest axis first.
    fn place_in(&mut self, map: TensorMap, coordinates: &[Val]) -> String {
        let coordinates: Vec<Operand> = coordinates.iter().rev().map(|&x| self.operand(x)).collect();
        format!("[{}, {{{}}}]", self.maps[map], List(&coordinates))
    }

    /// What the entry's tensor maps are of.
    pub(super) fn map_descriptions(&self) -> Vec<MapParam> {
        let bufs = &self.kernel.bufs;
        let pointers: Vec<Buf> = bufs.iter().filter(|(_, data)| !data.is_shared()).map(|(buf, _)| buf).collect();
        let describe = |map: &TensorMapData| MapParam {
            pointer: pointers.iter().position(|&buf| buf == map.buf).expect("maps are of tensors"),
            elem: bufs[map.buf].elem,
            extents: map.extents.clone(),
            swizzle: map.swizzle,
            tf32: map.tf32,
            window: map.window.is_some(),
        };
        self.kernel.maps.values().map(describe).collect()
    }
}
