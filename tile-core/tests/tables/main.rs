//! Tests of tables and generated texts: operations, hints, signatures, instances and random kernels.

mod corpus;
mod instantiate;
mod integers;
mod lang;
mod ops_doc;
