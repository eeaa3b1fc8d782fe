// Written by `cargo tile tune --write`.
&[
    include_str!("sm_90a.json"),
]
