// The tables of this directory, as `tile_tune::Table::write` lists them.
&[
    include_str!("sm_90a.json"),
]
