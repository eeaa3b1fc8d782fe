//! Tests of texts and of what is predicted of them: goldens, dialects, passes and costs.

mod cost;
mod filetests;
mod npuir;
mod passes;
