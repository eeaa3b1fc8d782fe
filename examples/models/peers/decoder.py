"""Measures a Llama-class decoder in PyTorch on a GPU, as `examples/measure_decoder.rs` does ours.

    python3 peers/decoder.py --config examples/llama_1b.json --prompt 128 --tokens 64 --mode compile

Weights are random `bf16`; the cache of keys and values has its final size from the start, as in
gpt-fast. `eager` launches operation by operation, `compile` is `torch.compile` with
`reduce-overhead`, which records a CUDA graph. Every step reads the chosen token on the host, as
ours does. The last line is JSON.
"""

import argparse
import json
import pathlib
import statistics
import time

import torch
import torch.nn.functional as F


class Decoder(torch.nn.Module):
    def __init__(self, config, longest):
        super().__init__()
        self.config = config
        n, inner, d = config["hidden_size"], config["intermediate_size"], config["head_dim"]
        self.heads, self.kv_heads, self.d = config["num_attention_heads"], config["num_key_value_heads"], d
        self.eps = config["rms_norm_eps"]
        all_heads = self.heads + 2 * self.kv_heads
        self.layers = config["num_hidden_layers"]

        def matrix(rows, columns):
            weight = torch.empty(rows, columns, device="cuda", dtype=torch.bfloat16)
            return torch.nn.Parameter(weight.uniform_(-1.7 / columns**0.5, 1.7 / columns**0.5), False)

        def per_layer(make):
            return torch.nn.ParameterList([make() for _ in range(self.layers)])

        def norm():
            return torch.nn.Parameter(torch.ones(n, device="cuda", dtype=torch.bfloat16), False)

        self.table = matrix(config["vocab_size"], n)
        self.head = self.table if config["tie_word_embeddings"] else matrix(config["vocab_size"], n)
        self.qkv = per_layer(lambda: matrix(all_heads * d, n))
        self.out = per_layer(lambda: matrix(n, self.heads * d))
        self.gate_up = per_layer(lambda: matrix(2 * inner, n))
        self.down = per_layer(lambda: matrix(n, inner))
        self.norms = torch.nn.ParameterList([norm() for _ in range(2 * self.layers + 1)])
        angles = torch.arange(longest, device="cuda")[:, None] * (
            config["rope_theta"] ** (-torch.arange(0, d, 2, device="cuda") / d)
        )
        self.register_buffer("cos", angles.cos())
        self.register_buffer("sin", angles.sin())
        cache = (2, self.layers, 1, self.kv_heads, longest, d)
        self.register_buffer("cache", torch.zeros(cache, device="cuda", dtype=torch.bfloat16))
        self.register_buffer("places", torch.arange(longest, device="cuda"))

    def norm(self, x, weight):
        y = x.float()
        return (y * torch.rsqrt(y.square().mean(-1, keepdim=True) + self.eps)).to(x.dtype) * weight

    def rotate(self, x, position):
        u, v = x.float().chunk(2, -1)
        cos, sin = self.cos[position], self.sin[position]
        return torch.cat([u * cos - v * sin, v * cos + u * sin], -1).to(x.dtype)

    def forward(self, ids, position):
        tokens = ids.shape[0]
        x = self.table[ids]
        for i in range(self.layers):
            normed = self.norm(x, self.norms[2 * i])
            qkv = F.linear(normed, self.qkv[i]).view(tokens, -1, self.d).transpose(0, 1)
            q, k, v = qkv.split([self.heads, self.kv_heads, self.kv_heads])
            q, k = self.rotate(q, position), self.rotate(k, position)
            keys, values = self.cache[0, i], self.cache[1, i]
            keys[:, :, position] = k[None]
            values[:, :, position] = v[None]
            if tokens > 1:
                attended = F.scaled_dot_product_attention(q[None], k[None], v[None], is_causal=True, enable_gqa=True)
            else:
                mask = (self.places <= position)[None, None, None]
                attended = F.scaled_dot_product_attention(q[None], keys, values, attn_mask=mask, enable_gqa=True)
            x = x + F.linear(attended[0].transpose(0, 1).reshape(tokens, -1), self.out[i])
            gate, up = F.linear(self.norm(x, self.norms[2 * i + 1]), self.gate_up[i]).chunk(2, -1)
            x = x + F.linear(F.silu(gate) * up, self.down[i])
        logits = F.linear(self.norm(x[-1:], self.norms[-1]), self.head)
        return logits.argmax(-1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--config", required=True)
    parser.add_argument("--prompt", type=int, default=128)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--mode", choices=["eager", "compile"], default="compile")
    arguments = parser.parse_args()
    config = json.loads(pathlib.Path(arguments.config).read_text())
    prompt, tokens = arguments.prompt, arguments.tokens
    with torch.inference_mode():
        model = Decoder(config, prompt + tokens + 4)
        read = step = model
        if arguments.mode == "compile":
            step = torch.compile(model, mode="reduce-overhead", fullgraph=True)
            read = torch.compile(model, fullgraph=True)
        ids = torch.arange(prompt, device="cuda") * 7919 % config["vocab_size"]
        positions = torch.arange(prompt, device="cuda")
        prompts, steps = [], []
        for number in range(arguments.rounds + 1):
            torch.cuda.synchronize()
            start = time.perf_counter()
            token = read(ids, positions).clone()
            token.item()
            seconds = time.perf_counter() - start
            for i in range(3 + tokens):
                if i == 3:
                    start = time.perf_counter()
                token = step(token, positions[-1:] + 1 + i).clone()
                token.item()
            if number > 0:
                prompts.append(seconds)
                steps.append((time.perf_counter() - start) / tokens)
    step, read = statistics.median(steps), statistics.median(prompts)
    print(f"{arguments.mode}: {1 / step:.1f} tokens/s, {step * 1e3:.3f} ms a step, prompt {read * 1e3:.2f} ms")
    print(
        json.dumps(
            {
                "config": pathlib.Path(arguments.config).stem,
                "mode": arguments.mode,
                "torch": torch.__version__,
                "prompt": prompt,
                "tokens": tokens,
                "step_ms": step * 1e3,
                "tokens_per_s": 1 / step,
                "prompt_ms": read * 1e3,
            }
        )
    )


main()
