//! The list of cases, for every harness that runs them.

/// Calls a macro with every case.
macro_rules! cases {
    ($harness:ident) => {
        $harness! {
            attention::attention_forward,
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
            matmul::operands_of_two_types,
            matmul::products_of_extreme_integers,
            matmul::fused_epilogue,
            matmul::batches,
            matmul::split_k,
            normalisation::softmax_of_rows,
            normalisation::rows_that_do_not_fit_are_refused,
            normalisation::cross_entropy_of_rows,
            normalisation::norms_of_rows,
            quantised::products_with_quantised_weights,
            quantised::vectors_by_quantised_weights,
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
        }
    };
}
