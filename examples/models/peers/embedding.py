"""Times PyTorch and ONNX Runtime on the sentences of `sentences.txt`, and prints their embeddings.

    python peers/embedding.py FOLDER [THREADS] > embeddings.json

FOLDER holds all-MiniLM-L6-v2: `config.json`, `model.safetensors` and `tokenizer.json`. Needs torch,
transformers, onnx and onnxruntime.
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from tokenizers import Tokenizer
from transformers import BertModel

folder, threads = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count()
torch.set_num_threads(threads)
tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
tokenizer.no_padding()
tokenizer.enable_truncation(256)
sentences = (Path(__file__).parent.parent / "sentences.txt").read_text().splitlines()


class Embedding(torch.nn.Module):
    """The encoder, the mean over tokens, and the division by the length."""

    def __init__(self, attention):
        super().__init__()
        self.bert = BertModel.from_pretrained(folder, attn_implementation=attention).eval()

    def forward(self, ids, mask):
        hidden = self.bert(input_ids=ids, attention_mask=mask).last_hidden_state
        weights = mask.unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * weights).sum(1) / weights.sum(1)
        return torch.nn.functional.normalize(mean, dim=1)


def batch(texts):
    """Tokens and mask, padded to the longest text."""
    tokens = [tokenizer.encode(text).ids for text in texts]
    longest = max(map(len, tokens))
    ids = np.zeros((len(texts), longest), dtype=np.int64)
    mask = np.zeros_like(ids)
    for row, line in enumerate(tokens):
        ids[row, : len(line)] = line
        mask[row, : len(line)] = 1
    return ids, mask


def timed(work):
    """The median and the minimum of repeated runs, in milliseconds."""
    times = []
    begin = time.perf_counter()
    while len(times) < 10 or time.perf_counter() - begin < 5:
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    times.sort()
    return times[len(times) // 2] * 1e3, times[0] * 1e3


def measure(name, work):
    """Times a piece of work into the results."""
    results[f"{name}_ms"], results[f"{name}_least_ms"] = timed(work)


model = Embedding("sdpa")
results = {"threads": threads, "torch": torch.__version__, "onnxruntime": onnxruntime.__version__}
with torch.inference_mode(), tempfile.TemporaryDirectory() as place:
    path = str(Path(place) / "model.onnx")
    ids, mask = batch(sentences[:2])
    axes = {0: "batch", 1: "tokens"}
    torch.onnx.export(
        Embedding("eager"),
        (torch.from_numpy(ids), torch.from_numpy(mask)),
        path,
        input_names=["ids", "mask"],
        output_names=["embedding"],
        dynamic_axes={"ids": axes, "mask": axes, "embedding": {0: "batch"}},
        dynamo=False,
    )
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    for count in (1, 32):
        ids, mask = batch(sentences[:count])
        inputs = torch.from_numpy(ids), torch.from_numpy(mask)
        measure(f"torch_{count}", lambda: model(*inputs))
        measure(f"onnxruntime_{count}", lambda: session.run(None, {"ids": ids, "mask": mask}))
    results["tokens"] = [tokenizer.encode(text).ids for text in sentences]
    results["embeddings"] = model(*inputs).numpy().round(7).tolist()
    results["onnxruntime_differs"] = float(np.abs(session.run(None, {"ids": ids, "mask": mask})[0] - model(*inputs).numpy()).max())
print(json.dumps(results))
