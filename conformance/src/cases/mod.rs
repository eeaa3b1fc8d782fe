//! The cases, a module for each family of kernels, and their list.

pub(crate) mod absent;
pub(crate) mod attention;
pub(crate) mod convolution;
pub(crate) mod copies;
pub(crate) mod decoding;
pub(crate) mod edges;
pub(crate) mod elementwise;
pub(crate) mod experts;
pub(crate) mod functions;
pub(crate) mod gradients;
pub(crate) mod instructions;
mod integers;
pub(crate) mod kquants;
pub(crate) mod levels;
mod masks;
pub(crate) mod matmul;
pub(crate) mod normalisation;
pub(crate) mod overrides;
pub(crate) mod quantised;
pub(crate) mod rearrangement;
pub(crate) mod regions;
pub(crate) mod remainders;
pub(crate) mod scans;
mod selection;
pub(crate) mod sequence;
pub(crate) mod sparse;
pub(crate) mod threads;
pub(crate) mod warpgroups;

use crate::Session;

/// A case: checks of one kind that run in one session.
#[derive(Clone, Copy)]
pub struct Case {
    /// The name, `module::function`.
    pub name: &'static str,
    /// Whether its tiles need the shared memory of a large GPU, 100 KiB and more.
    pub large: bool,
    run: fn(&dyn Session),
}

impl Case {
    /// Runs the checks.
    pub fn run(&self, session: &dyn Session) {
        (self.run)(session);
    }

    /// The last part of the name.
    pub fn function(&self) -> &'static str {
        self.name.rsplit("::").next().unwrap_or(self.name)
    }
}

/// Calls a macro with `module::function` of every case, or with those whose tiles need the shared
/// memory of a large GPU: for test programs with a function for each case.
#[macro_export]
macro_rules! cases {
    ($harness:ident) => {
        $harness! {
            absent::sequences_without_keys,
            absent::tiles_of_which_nothing_is_seen,
            absent::experts_without_tokens,
            attention::attention_forward,
            attention::attention_of_nothing,
            attention::queries_that_see_no_key_give_zeros,
            attention::attention_of_packed_sequences,
            attention::attention_gradients,
            convolution::convolution,
            copies::residuals_beside_a_loop,
            copies::residuals_that_are_converted,
            copies::two_copies_at_once,
            decoding::decoding_from_pages,
            decoding::appending_to_pages,
            decoding::latent_attention_decoding,
            edges::odd_numbers_of_steps,
            edges::norms_of_unusual_rows,
            edges::codes_below_their_zero_point,
            edges::small_sums_behind_large_ones,
            edges::rows_of_zeros_in_bytes,
            edges::softmax_of_views,
            edges::largest_of_many,
            edges::places_of_extremes,
            edges::lesser_and_greater_of_nan,
            edges::angles_of_far_positions,
            elementwise::add_of_every_type,
            elementwise::activations_of_floats,
            elementwise::functions_of_floats,
            functions::of_one_float,
            functions::of_two_floats,
            functions::reductions_of_floats,
            gradients::norms_of_sums,
            gradients::gradients_of_norms,
            gradients::gradients_of_rows,
            experts::routing,
            experts::expert_layers,
            integers::operations_of_integers,
            integers::operations_of_indices,
            integers::comparisons_behind_conversions,
            integers::operations_of_known_ranges,
            integers::operations_of_constants,
            integers::extents_of_quotients,
            integers::operations_of_the_prologue,
            integers::steps_of_loops,
            masks::windows_caps_and_biases,
            instructions::logic_of_three_words,
            instructions::instructions_of_every_width,
            kquants::products_with_blocks,
            kquants::vectors_by_blocks,
            kquants::products_of_codes_with_blocks,
            levels::softmax_at_three_levels,
            masks::hidden_tiles_of_keys,
            masks::hidden_documents_of_keys,
            matmul::products_of_every_type,
            matmul::operand_orders,
            matmul::products_of_constants,
            matmul::operands_of_two_types,
            matmul::products_of_extreme_integers,
            matmul::products_that_may_round,
            matmul::products_with_scales_of_blocks,
            matmul::fused_epilogue,
            matmul::linear_layers,
            matmul::batches,
            matmul::split_k,
            matmul::products_in_a_stated_order,
            matmul::sums_made_positive_and_scaled,
            normalisation::softmax_of_rows,
            normalisation::rows_that_do_not_fit_are_refused,
            normalisation::cross_entropy_of_rows,
            normalisation::norms_of_rows,
            quantised::products_with_quantised_weights,
            quantised::vectors_by_quantised_weights,
            quantised::products_with_quantised_activations,
            rearrangement::transpose_of_every_width,
            rearrangement::sums_along_rows,
            rearrangement::maxima_of_rows,
            rearrangement::rotary_embedding,
            rearrangement::embeddings,
            rearrangement::means_of_sequences,
            rearrangement::hadamard_transform,
            regions::offsets_add_up,
            regions::elements_of_regions,
            regions::what_exists_is_what_the_tile_has,
            regions::what_a_block_wrote_is_what_it_reads,
            remainders::remainders_of_floats,
            scans::running_products_and_extremes,
            scans::running_extremes_of_nan,
            selection::largest_elements_of_rows,
            selection::largest_of_each_row,
            selection::tokens_of_a_nucleus,
            selection::histograms,
            sequence::linear_attention_in_chunks,
            sequence::state_space_recurrence_in_chunks,
            sparse::products_with_block_masks,
            sparse::attention_with_block_masks,
            sparse::products_with_two_of_four_elements,
            threads::sums_by_shuffles,
            threads::running_sums_by_warps,
            threads::compaction_by_votes,
            threads::counts_by_threads,
            threads::exchanges_of_lanes,
            threads::groups_by_themselves,
            threads::producers_and_consumers,
            threads::transposes_through_shared_tiles,
            threads::arrays_of_threads,
            threads::regions_in_turn,
            threads::products_of_staged_tiles,
        }
    };
    ($harness:ident, large) => {
        $harness! {
            overrides::tiles_in_bands_of_three,
            overrides::tiles_of_their_own_blocks,
            overrides::tiles_of_their_own_clusters,
            overrides::loops_of_their_own_clusters,
            overrides::products_as_transposes,
            overrides::attention_as_its_user_says,
            overrides::copies_with_hints,
            warpgroups::largest_of_very_many,
            warpgroups::large_tiles_of_floats,
            warpgroups::large_tiles_of_integers,
            warpgroups::large_tiles_of_two_types,
            warpgroups::sums_in_two_levels,
            warpgroups::large_tiles_in_a_stated_order,
            warpgroups::large_tiles_that_may_round,
            warpgroups::grids_of_several_bands,
            warpgroups::narrow_types_by_warps,
            warpgroups::tiles_taken_in_turn,
            warpgroups::tiles_shared_by_clusters,
            warpgroups::scales_of_large_blocks,
            warpgroups::windows_of_images,
            warpgroups::large_tiles_of_four_bits,
            masks::windows_of_warpgroups,
            masks::hidden_tiles_of_warpgroups,
            masks::hidden_documents_of_warpgroups,
            warpgroups::latent_attention_in_turns,
            warpgroups::attention_by_warpgroups,
            warpgroups::gradients_by_warpgroups,
            warpgroups::experts_by_warpgroups,
            warpgroups::what_warpgroups_wrote_is_what_they_read,
        }
    };
}

/// Functions with their paths as names, for harnesses that run cases by themselves:
/// `("module::function", module::function)`.
#[macro_export]
macro_rules! named {
    ($($module:ident::$case:ident,)*) => {
        &[$((concat!(stringify!($module), "::", stringify!($case)), $module::$case),)*]
    };
}

type Named = (&'static str, fn(&dyn Session));

const SMALL: &[Named] = cases!(named);
const LARGE: &[Named] = cases!(named, large);

/// Every case, those of large tiles at the end.
pub fn cases() -> impl Iterator<Item = Case> {
    let all = |named: &'static [Named], large| named.iter().map(move |&(name, run)| Case { name, large, run });
    all(SMALL, false).chain(all(LARGE, true))
}

/// The case of that name.
pub fn find(name: &str) -> Option<Case> {
    cases().find(|case| case.name == name)
}
