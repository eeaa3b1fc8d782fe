"""Results against references in `f64`.

Each element has a limit of its own: one rounding of the reference to the
output's type, and the errors of the accumulation relative to the sum of the
absolute terms. An error is given as the largest share of its limit, so up to 1
is right. Large outputs are compared on rows: some at random, the first and the
last.
"""

from dataclasses import asdict, dataclass

# Half a unit in the last place, relative.
ROUNDOFF = {"float64": 2**-53, "float32": 2**-24, "float16": 2**-11, "bfloat16": 2**-8, "int32": 0.0}

# Errors of sums, relative to the sum of absolute terms. Sums in `f32` of many
# terms stay far below the first; TF32 rounds each operand to 11 bits; the
# tensor cores add products of 8-bit floats with about 14.
SUM_F32, SUM_TF32, SUM_FP8, EXACT = 2**-20, 2**-11, 2**-12, 0.0


@dataclass
class Verdict:
    """How far a result is from its reference."""

    of_limit: float
    largest: float

    @property
    def right(self):
        return self.of_limit <= 1.0

    def __str__(self):
        word = "ok" if self.right else "WRONG"
        return f"{word} ({self.of_limit:.2f} of the limit)"

    def as_dict(self):
        # JSON has no infinities.
        numbers = {key: min(value, 1e300) for key, value in asdict(self).items()}
        return {**numbers, "right": self.right}


def roundoff(dtype):
    return ROUNDOFF[str(dtype).removeprefix("torch.")]


def within(got, expected, sum_error, terms, slack=2.0):
    """Compares tensors: `slack` roundings of the output, and `sum_error` of
    `terms`, the sums of absolute terms."""
    import torch

    if got.shape != expected.shape:
        return Verdict(float("inf"), float("inf"))
    error = (got.double() - expected).abs()
    limit = slack * roundoff(got.dtype) * expected.abs() + sum_error * terms
    if not torch.isfinite(error).all():
        return Verdict(float("inf"), float("inf"))
    share = torch.where(error == 0, torch.zeros_like(error), error / limit.clamp_min(1e-300))
    return Verdict(share.max().item(), error.max().item())


def worst(verdicts):
    verdicts = list(verdicts)
    return max(verdicts, key=lambda verdict: verdict.of_limit)


def sample(extent, count, seed=0):
    """Rows to compare: the first, the last, and some at random."""
    import random

    chosen = {0, extent - 1, *(random.Random(seed).randrange(extent) for _ in range(count))}
    return sorted(chosen)
