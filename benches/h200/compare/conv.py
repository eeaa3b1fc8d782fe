"""Convolution of 3×3 in NHWC order, against cuDNN with its benchmark mode."""

from . import check
from .work import Case, flops, ours, simple

BATCH, CHANNELS, SIDE, FILTERS = 128, 256, 56, 256
TILES = [
    (128, 256, 64),
    (256, 128, 64),
    (128, 128, 64),
    (128, 192, 64),
    (192, 128, 64),
    (128, 128, 128),
    (64, 256, 64),
]


def works():
    amount = 2 * BATCH * SIDE * SIDE * FILTERS * CHANNELS * 9
    return [flops(f"conv3x3_bf16_nhwc_{BATCH}x{CHANNELS}x{SIDE}x{SIDE}", amount, _case)]


def _case(bench):
    import torch

    bf16 = {"dtype": torch.bfloat16, "device": bench.place}
    x = torch.empty(BATCH, SIDE, SIDE, CHANNELS, **bf16)
    filters = torch.empty(3, 3, CHANNELS, FILTERS, **bf16)
    out = torch.empty(BATCH * SIDE * SIDE, FILTERS, **bf16)
    images = x.permute(0, 3, 1, 2)
    weights = torch.empty(FILTERS, CHANNELS, 3, 3, **bf16).to(memory_format=torch.channels_last)

    def refresh():
        x.normal_()
        filters.normal_()
        weights.copy_(filters.permute(3, 2, 0, 1))

    def cudnn():
        torch.backends.cudnn.benchmark = True
        return torch.nn.functional.conv2d(images, weights, padding=1)

    def verdict(got):
        got = got.view(BATCH, SIDE, SIDE, FILTERS) if got.dim() == 2 else got.permute(0, 2, 3, 1)

        def image(b):
            windows = torch.nn.functional.unfold(images[b : b + 1].float(), 3, padding=1)[0].double()
            matrix = weights.reshape(FILTERS, -1).double()
            expected, terms = matrix @ windows, matrix.abs() @ windows.abs()
            return check.within(got[b].reshape(-1, FILTERS).t(), expected, check.SUM_F32, terms)

        return check.worst(image(b) for b in (0, BATCH - 1))

    arguments = (x, filters, out, 1, 1, 1)
    tiles = [{"T": "bf16", **dict(zip(("BM", "BN", "BK"), tile))} for tile in TILES]
    return Case(
        refresh=refresh,
        candidates=[ours(bench.device, "conv2d", tile, arguments, [out]) for tile in tiles],
        peers=[simple("cudnn", cudnn)],
        check=verdict,
    )
