//! A batch of sequences that a decoder continues, token by token.

use super::Llama;
use super::cache::{Cache, PAGE};
use super::kernels::{advance, argmax_of_parts, argmax_parts};
use super::layers::{Attend, Parts, Rotations};
use super::state::State;
use super::step::Fused;
use crate::runtime::Runtime;
use crate::{Buffer, Error};
use tile_kernel::launch::LaunchError;
use tile_kernel::num::Float;
use tile_kernel::tensor::Tensor;
use tile_kernels::sampling::sample_top_p;
use tile_kernels::testing::Random;

/// How the next token is chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Sampling {
    /// The most probable.
    Greedy,
    /// A random one among the most probable, whose probabilities add up to `top_p`.
    TopP {
        /// What logits are divided by: positive.
        temperature: f32,
        /// The probability of the tokens that are drawn from.
        top_p: f32,
        /// Of the random numbers.
        seed: u64,
    },
}

/// Blocks that occupy a device with many processors: the keys of a sequence are divided among as many
/// as there are for it.
const BLOCKS: usize = 128;

/// Logits of a part, of which the largest is found on its own.
const PART: usize = 1024;

/// A batch of sequences with their cache.
///
/// Where the device has graphs, the launches of a step are recorded once, and replayed.
pub struct Generation<'m, D: Runtime, T: Float> {
    // Dropped first: it uses what follows, and the model.
    graph: Option<D::Graph>,
    model: &'m Llama<D, T>,
    cache: Cache<D, T>,
    rotations: Rotations<D>,
    state: State<D, T>,
    /// Tokens of each sequence, those of the last step included.
    lengths: Buffer<D, i32, 1>,
    parts: Parts<D>,
    /// Where the GEMMs of a step do what lies between them.
    fused: Option<Fused<D, T>>,
    sampler: Sampler<D>,
    steps: usize,
}

/// Chooses tokens from logits, on the device.
struct Sampler<D: Runtime> {
    sampling: Sampling,
    random: Random,
    uniform: Buffer<D, f32, 1>,
    /// The largest logit of each part of a row, and its place.
    high: Buffer<D, f32, 2>,
    place: Buffer<D, i32, 2>,
}

impl<D: Runtime> Sampler<D> {
    /// Puts random numbers in place for the next tokens.
    fn draw(&mut self, device: &D) -> Result<(), Error> {
        if let Sampling::TopP { .. } = self.sampling {
            let [sequences] = self.uniform.shape();
            let numbers = Tensor::from_fn([sequences], |_| self.random.between(0.0, 1.0) as f32);
            self.uniform.write(device, &numbers)?;
        }
        Ok(())
    }

    fn choose<T: Float>(
        &mut self,
        device: &D,
        logits: &Buffer<D, T, 2>,
        tokens: &mut Buffer<D, i32, 1>,
    ) -> Result<(), LaunchError> {
        let (logits, tokens) = (logits.view(), tokens.view_mut());
        match self.sampling {
            Sampling::Greedy => {
                let (high, place) = (self.high.view_mut(), self.place.view_mut());
                argmax_parts::<T, PART>().launch(device, logits, high, place)?;
                argmax_of_parts::<512>().launch(device, self.high.view(), self.place.view(), tokens)
            }
            Sampling::TopP { temperature, top_p, .. } => {
                let uniform = self.uniform.view();
                sample_top_p::<T, 4096>().launch(device, logits, uniform, tokens, temperature, top_p)
            }
        }
    }
}

impl<'m, D: Runtime, T: Float> Generation<'m, D, T> {
    /// Reads prompts, for sequences of at most `most` tokens, and chooses the first token of each.
    ///
    /// # Errors
    /// [`Error::Input`] for prompts that are empty, too long, or hold a token that has no embedding;
    /// [`Error::Launch`].
    pub fn new(
        model: &'m Llama<D, T>,
        prompts: &[Vec<u32>],
        most: usize,
        sampling: Sampling,
    ) -> Result<(Self, Vec<u32>), Error> {
        let (config, device, sequences) = (&model.config, &model.device, prompts.len());
        if most > config.max_position_embeddings {
            let reason = format!("expected at most {}, found {most}", config.max_position_embeddings);
            return Err(Error::input("most", reason));
        }
        for (b, prompt) in prompts.iter().enumerate() {
            if prompt.is_empty() || prompt.iter().any(|&id| id as usize >= config.vocab_size) {
                let reason = format!("expected tokens below {}, found {prompt:?}", config.vocab_size);
                return Err(Error::input("prompts", format!("prompt {b}: {reason}")));
            }
        }
        let (heads, kv_heads, d) = (config.num_attention_heads, config.kv_heads(), config.head_size());
        let share = BLOCKS / (sequences * kv_heads).max(1);
        let splits = if device.is_host() { 1 } else { share.clamp(1, most.div_ceil(PAGE)) };
        let parts = config.vocab_size.div_ceil(PART);
        let [cos, sin] = config.rotations(most);
        let seed = if let Sampling::TopP { seed, .. } = sampling { seed } else { 0 };
        let mut generation = Generation {
            graph: None,
            model,
            cache: Cache::new(device, config.num_hidden_layers, [kv_heads, d], [sequences, most])?,
            rotations: [Buffer::constant(device, cos)?, Buffer::constant(device, sin)?],
            state: State::new(device, config, model.precision, [sequences, sequences])?,
            lengths: Buffer::zeros(device, [sequences])?,
            parts: Parts {
                part: Buffer::zeros(device, [splits, sequences, heads, d])?,
                lse: Buffer::zeros(device, [splits, sequences, heads])?,
            },
            fused: Fused::new(device, config, model.precision, sequences)?,
            sampler: Sampler {
                sampling,
                random: Random::new(seed),
                uniform: Buffer::zeros(device, [sequences])?,
                high: Buffer::zeros(device, [sequences, parts])?,
                place: Buffer::zeros(device, [sequences, parts])?,
            },
            steps: 0,
        };
        let every = Tensor::from_fn([sequences], |[b]| b as i32);
        generation.state.last.write(device, &every)?;
        let tokens = generation.prefill(prompts)?;
        Ok((generation, tokens))
    }

    /// The first tokens behind prompts.
    fn prefill(&mut self, prompts: &[Vec<u32>]) -> Result<Vec<u32>, Error> {
        let (model, device) = (self.model, &self.model.device);
        let counts: Vec<usize> = prompts.iter().map(Vec::len).collect();
        let tokens = counts.iter().sum();
        let slots = self.cache.append(device, &counts)?;
        let mut state = State::new(device, &model.config, model.precision, [tokens, prompts.len()])?;
        let ids = prompts.iter().flatten().map(|&id| id as i32).collect();
        state.ids.write(device, &Tensor::from_vec(ids, [tokens])?)?;
        state.place(device, counts.iter().flat_map(|&n| 0..n as i32).collect(), slots)?;
        let mut start = vec![0];
        for &count in &counts {
            start.push(start.last().copied().unwrap_or(0) + count as i32);
        }
        let last = start[1..].iter().map(|end| end - 1).collect();
        state.last.write(device, &Tensor::from_vec(last, [prompts.len()])?)?;
        let start = Buffer::copied(device, &Tensor::from_vec(start, [prompts.len() + 1])?)?;
        self.lengths.write(device, &Tensor::from_fn([prompts.len()], |[b]| counts[b] as i32))?;
        let attend = Attend::Prompt { start: &start, longest: counts.iter().copied().max().unwrap_or(0) };
        std::mem::swap(&mut state.logits, &mut self.state.logits);
        let done = model.forward(device, &mut state, &mut self.cache, &self.rotations, attend);
        std::mem::swap(&mut state.logits, &mut self.state.logits);
        done?;
        self.sampler.draw(device)?;
        self.sampler.choose(device, &self.state.logits, &mut self.state.ids)?;
        self.tokens()
    }

    /// Appends the tokens that were chosen last, and chooses the next of each sequence.
    ///
    /// # Errors
    /// [`Error::Input`] when a sequence is full; [`Error::Launch`].
    pub fn step(&mut self) -> Result<Vec<u32>, Error> {
        let device = &self.model.device;
        let sequences = self.lengths.shape()[0];
        // The device counts for itself: this adds pages, and finds sequences that are full.
        self.cache.append(device, &vec![1; sequences])?;
        self.sampler.draw(device)?;
        match &self.graph {
            Some(graph) => device.replay(graph)?,
            None => {
                // The first steps compile what is to be compiled.
                self.launch(device)?;
                if self.steps == 1 {
                    self.record()?;
                }
            }
        }
        self.steps += 1;
        self.tokens()
    }

    /// [`step`](Generation::step) with other tokens than those that were chosen.
    ///
    /// # Errors
    /// Those of `step`, and [`Error::Input`] for other than a token for each sequence, or one that has
    /// no embedding.
    pub fn step_with(&mut self, tokens: &[u32]) -> Result<Vec<u32>, Error> {
        let (vocabulary, shape) = (self.model.config.vocab_size, self.state.ids.shape());
        if tokens.len() != shape[0] || tokens.iter().any(|&id| id as usize >= vocabulary) {
            let reason = format!("expected {} tokens below {vocabulary}, found {tokens:?}", shape[0]);
            return Err(Error::input("tokens", reason));
        }
        let ids = tokens.iter().map(|&id| id as i32).collect();
        self.state.ids.write(&self.model.device, &Tensor::from_vec(ids, shape)?)?;
        self.step()
    }

    /// The launches of a step.
    fn launch(&mut self, device: &D) -> Result<(), Error> {
        let (lengths, state) = (self.lengths.view_mut(), &mut self.state);
        let (table, positions, slots) = (self.cache.table.view(), state.positions.view_mut(), state.slots.view_mut());
        advance::<PAGE, 128>().launch(device, table, lengths, positions, slots)?;
        let (state, cache, rotations) = (&mut self.state, &mut self.cache, &self.rotations);
        if let Some(fused) = &mut self.fused {
            self.model.step(device, state, fused, cache, rotations, &self.lengths, &mut self.parts)?;
        } else {
            let attend = Attend::Pages { lengths: &self.lengths, parts: &mut self.parts };
            self.model.forward(device, state, cache, rotations, attend)?;
        }
        Ok(self.sampler.choose(device, &self.state.logits, &mut self.state.ids)?)
    }

    fn record(&mut self) -> Result<(), Error> {
        let model = self.model;
        let mut launches = |device: &D| match self.launch(device) {
            Err(Error::Launch(error)) => Err(error),
            Err(other) => Err(LaunchError::Driver {
                target: device.target().to_owned(),
                action: "recording a step".to_owned(),
                reason: other.to_string(),
            }),
            Ok(()) => Ok(()),
        };
        // SAFETY: what the launches use belongs to the model, which is borrowed, and to this value,
        // which never frees or moves memory of the device, and drops the graph first.
        let graph = unsafe { model.device.record(&mut launches) }?;
        self.graph = graph;
        Ok(())
    }

    /// The tokens that were chosen last.
    fn tokens(&self) -> Result<Vec<u32>, Error> {
        Ok(self.state.ids.read(&self.model.device)?.iter().map(|id| id as u32).collect())
    }

    /// The logits `[sequences, vocab_size]` that the last step chose from.
    ///
    /// # Errors
    /// Of the device.
    pub fn logits(&self) -> Result<Tensor<T, 2>, Error> {
        Ok(self.state.logits.read(&self.model.device)?)
    }

    /// Whether steps are replayed as a graph.
    pub fn is_recorded(&self) -> bool {
        self.graph.is_some()
    }
}
