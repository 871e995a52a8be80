"""The way back: a file of weights from the repository as weights to train on from.

    python3 training/resume.py packages/net/weights/9x9.honte /tmp/train/9x9.pt DATA_FOLDER

The norms were folded into the weights when they were written. Here each gets the mean and variance that it sees on
positions of DATA_FOLDER, and a scale and a shift that undo them: the network stays what it was, also while it learns.
"""

import pathlib
import struct
import sys
import zlib

import numpy as np
import torch

from data import Positions
from export import arrays
from model import Net, Shape


def read(path):
    raw = path.read_bytes()
    if raw[:8] != b"HonteNet":
        raise ValueError(f"{path} holds no weights")
    _, _, blocks, channels, bits, count, crc = struct.unpack("<4H3I", raw[8:28])
    if zlib.crc32(raw[28:]) != crc:
        raise ValueError(f"{path} is damaged")
    shape = Shape(blocks, channels, tuple(i for i in range(blocks) if bits >> i & 1))
    return shape, np.frombuffer(raw, "<f2", count, 28).astype(np.float32)


def unfolded(shape, numbers):
    """A network whose norms are neutral but for their biases, with these numbers in the order of `arrays`."""
    net = Net(shape)
    for module in net.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            torch.nn.init.ones_(module.weight)
            module.running_var.fill_(1 - module.eps)
    at = 0
    with torch.no_grad():
        for place in places(net):
            size = place.shape
            place.copy_(torch.from_numpy(numbers[at : at + place.numel()].reshape(size)))
            at += place.numel()
    return net


@torch.no_grad()
def measured(net, positions):
    """The same network with norms that know what they see."""
    seen = {}

    def look(norm, inputs):
        seen[norm] = (inputs[0].mean((0, 2, 3)), inputs[0].var((0, 2, 3)))

    norms = [module for module in net.modules() if isinstance(module, torch.nn.BatchNorm2d)]
    hooks = [norm.register_forward_pre_hook(look) for norm in norms]
    rows = np.random.default_rng(1).choice(positions.train, 512, replace=False)
    net.eval()(positions.batch(rows, np.zeros(512, int))[0])
    for hook in hooks:
        hook.remove()
    for norm in norms:
        mean, var = seen[norm]
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)
        norm.weight.copy_(torch.sqrt(var + norm.eps))
        norm.bias.add_(mean)
    return net


def places(net):
    """Views of the parameters, each in the form and order in which `export.arrays` writes it."""
    yield net.stem.weight.permute(2, 3, 1, 0)
    yield net.stem_norm.bias
    for block in net.blocks:
        yield block.conv1.weight.permute(2, 3, 1, 0)
        yield block.norm1.bias
        if block.pooled is not None:
            yield block.pooled.weight.T
        yield block.conv2.weight.permute(2, 3, 1, 0)
        yield block.norm2.bias
    yield net.policy.weight[:, :, 0, 0].T
    yield net.policy_norm.bias
    yield net.policy_pooled.weight.T
    yield net.move.weight[:, :, 0, 0].T
    yield net.pass_hidden.weight.T
    yield net.pass_hidden.bias
    yield net.pass_out.weight.T
    yield net.pass_out.bias
    yield net.value.weight[:, :, 0, 0].T
    yield net.value_norm.bias
    yield net.owner.weight[:, :, 0, 0].T
    yield net.owner.bias
    yield net.value_hidden.weight.T
    yield net.value_hidden.bias
    yield net.value_out.weight.T
    yield net.value_out.bias


if __name__ == "__main__":
    shape, numbers = read(pathlib.Path(sys.argv[1]))
    net = measured(unfolded(shape, numbers), Positions([sys.argv[3]]))
    written = np.concatenate([a.detach().numpy().ravel() for a in arrays(net.eval())])
    assert np.allclose(written, numbers, atol=1e-3), "what is read is not what was written"
    torch.save({"net": net.state_dict(), "shape": shape.as_dict()}, sys.argv[2])
    print(f"{shape.blocks} blocks of {shape.channels} channels")
