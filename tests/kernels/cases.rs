//! The list of cases, for every harness that runs them.

/// Calls a macro with every case, or with those whose tiles only large memories
/// hold.
macro_rules! cases {
    ($harness:ident) => {
        $harness! {
            attention::attention_forward,
            attention::attention_of_nothing,
            attention::queries_that_see_no_key_give_zeros,
            attention::attention_of_packed_sequences,
            attention::attention_gradients,
            convolution::convolution,
            decoding::decoding_from_pages,
            decoding::latent_attention_decoding,
            elementwise::add_of_every_type,
            elementwise::activations_of_floats,
            experts::routing,
            experts::expert_layers,
            matmul::products_of_every_type,
            matmul::operand_orders,
            matmul::products_of_constants,
            matmul::operands_of_two_types,
            matmul::products_of_extreme_integers,
            matmul::products_that_may_round,
            matmul::products_with_scales_of_blocks,
            matmul::fused_epilogue,
            matmul::batches,
            matmul::split_k,
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
            rearrangement::hadamard_transform,
            regions::offsets_add_up,
            regions::elements_of_regions,
            regions::what_exists_is_what_the_tile_has,
            selection::largest_elements_of_rows,
            selection::histograms,
            sequence::linear_attention_in_chunks,
            sequence::state_space_recurrence_in_chunks,
            sparse::products_with_block_masks,
            sparse::attention_with_block_masks,
            sparse::products_with_two_of_four_elements,
        }
    };
    ($harness:ident, large) => {
        $harness! {
            warpgroups::large_tiles_of_floats,
            warpgroups::large_tiles_of_integers,
            warpgroups::large_tiles_of_two_types,
            warpgroups::sums_in_two_levels,
            warpgroups::large_tiles_that_may_round,
            warpgroups::grids_of_several_bands,
            warpgroups::narrow_types_by_warps,
            warpgroups::tiles_taken_in_turn,
            warpgroups::scales_of_large_blocks,
            warpgroups::windows_of_images,
            warpgroups::large_tiles_of_four_bits,
            warpgroups::latent_attention_in_turns,
            warpgroups::attention_by_warpgroups,
            warpgroups::gradients_by_warpgroups,
            warpgroups::experts_by_warpgroups,
        }
    };
}
