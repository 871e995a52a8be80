"""Writes trained weights as the file that `packages/net/src/weights.ts` reads: norms folded in, half precision.

    python3 training/export.py RUN/weights.pt packages/net/weights/9x9.honte
"""

import struct
import sys
import zlib

import numpy as np
import torch

from model import Net, Shape

FORMAT = 1
FEATURES = 1


def scale(norm):
    return norm.weight / torch.sqrt(norm.running_var + norm.eps)


def shift(norm):
    return norm.bias - norm.running_mean * scale(norm)


def kernel(conv, norm):
    """[out, in, 3, 3] to [3, 3, in, out], scaled by the norm that follows."""
    return (conv.weight * scale(norm)[:, None, None, None]).permute(2, 3, 1, 0)


def point(conv, norm=None):
    """[out, in, 1, 1] to [in, out]."""
    weight = conv.weight[:, :, 0, 0]
    return (weight if norm is None else weight * scale(norm)[:, None]).T


def arrays(net):
    """All arrays in the order of `arraysOf`."""
    yield kernel(net.stem, net.stem_norm)
    yield shift(net.stem_norm)
    for block in net.blocks:
        yield kernel(block.conv1, block.norm1)
        yield shift(block.norm1)
        if block.pooled is not None:
            yield (block.pooled.weight * scale(block.norm1)[:, None]).T
        yield kernel(block.conv2, block.norm2)
        yield shift(block.norm2)
    yield point(net.policy, net.policy_norm)
    yield shift(net.policy_norm)
    yield (net.policy_pooled.weight * scale(net.policy_norm)[:, None]).T
    yield point(net.move)
    yield net.pass_hidden.weight.T
    yield net.pass_hidden.bias
    yield net.pass_out.weight.T
    yield net.pass_out.bias
    yield point(net.value, net.value_norm)
    yield shift(net.value_norm)
    yield point(net.owner)
    yield net.owner.bias
    yield net.value_hidden.weight.T
    yield net.value_hidden.bias
    yield net.value_out.weight.T
    yield net.value_out.bias


@torch.no_grad()
def write(net, path):
    numbers = np.concatenate([a.double().contiguous().numpy().ravel() for a in arrays(net)])
    body = numbers.astype("<f2")
    if not np.isfinite(body).all():
        raise ValueError("a weight is too large for half precision")
    raw = body.tobytes()
    pooled = sum(1 << i for i in net.shape.pooled)
    head = b"HonteNet" + struct.pack("<4H3I", FORMAT, FEATURES, net.shape.blocks, net.shape.channels, pooled, len(body), zlib.crc32(raw))
    path.write_bytes(head + raw)
    return len(head + raw)


def read(path):
    saved = torch.load(path)
    net = Net(Shape(**saved["shape"]))
    net.load_state_dict(saved["net"])
    return net.eval()


if __name__ == "__main__":
    import pathlib

    print(write(read(sys.argv[1]), pathlib.Path(sys.argv[2])), "bytes")
