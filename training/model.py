"""The network: what `packages/net/README.md` describes, in the form that is trained.

Batch norms follow every convolution here and are folded into it by `export.py`.
"""

from dataclasses import asdict, dataclass

import torch
from torch import nn
from torch.nn import functional as F

from winograd import Conv3

PLANES = 20
HEAD = 32
"""Channels of the two heads."""
VALUE = 64
"""Width of the hidden layer behind winrate and lead."""


@dataclass(frozen=True)
class Shape:
    blocks: int
    channels: int
    pooled: tuple
    """Indices of the blocks with global pooling."""

    def as_dict(self):
        return asdict(self)


def pool(x):
    """Mean, mean by size of the board, and maximum of each channel: [n, c, h, w] to [n, 3c]."""
    mean = x.mean((2, 3))
    side = (x.shape[2] * x.shape[3]) ** 0.5
    return torch.cat((mean, mean * ((side - 14) / 10), x.amax((2, 3))), 1)


class Block(nn.Module):
    def __init__(self, channels, is_pooled):
        super().__init__()
        self.conv1 = Conv3(channels)
        self.norm1 = nn.BatchNorm2d(channels)
        self.conv2 = Conv3(channels)
        self.norm2 = nn.BatchNorm2d(channels)
        self.pooled = nn.Linear(3 * channels, channels, bias=False) if is_pooled else None
        if is_pooled:
            nn.init.zeros_(self.pooled.weight)
        nn.init.zeros_(self.norm2.weight)

    def forward(self, x):
        y = self.conv1(x)
        if self.pooled is not None:
            y = y + self.pooled(pool(x))[:, :, None, None]
        y = F.relu(self.norm1(y))
        return F.relu(x + self.norm2(self.conv2(y)))


class Net(nn.Module):
    def __init__(self, shape):
        super().__init__()
        c = shape.channels
        self.shape = shape
        self.stem = nn.Conv2d(PLANES, c, 3, padding=1, bias=False)
        self.stem_norm = nn.BatchNorm2d(c)
        self.blocks = nn.ModuleList(Block(c, i in shape.pooled) for i in range(shape.blocks))
        self.policy = nn.Conv2d(c, HEAD, 1, bias=False)
        self.policy_pooled = nn.Linear(3 * c, HEAD, bias=False)
        self.policy_norm = nn.BatchNorm2d(HEAD)
        self.move = nn.Conv2d(HEAD, 1, 1, bias=False)
        self.pass_hidden = nn.Linear(3 * c, HEAD)
        self.pass_out = nn.Linear(HEAD, 1)
        self.value = nn.Conv2d(c, HEAD, 1, bias=False)
        self.value_norm = nn.BatchNorm2d(HEAD)
        self.owner = nn.Conv2d(HEAD, 1, 1)
        self.value_hidden = nn.Linear(3 * HEAD, VALUE)
        self.value_out = nn.Linear(VALUE, 2)

    def forward(self, planes):
        """[n, PLANES, h, w] to policy logits [n, h·w + 1], win logit [n], lead in tens [n], ownership logits [n, h·w]."""
        x = F.relu(self.stem_norm(self.stem(planes)))
        for block in self.blocks:
            x = block(x)
        pooled = pool(x)
        p = self.policy(x) + self.policy_pooled(pooled)[:, :, None, None]
        moves = self.move(F.relu(self.policy_norm(p))).flatten(1)
        passing = self.pass_out(F.relu(self.pass_hidden(pooled)))
        v = F.relu(self.value_norm(self.value(x)))
        owner = self.owner(v).flatten(1)
        value = self.value_out(F.relu(self.value_hidden(pool(v))))
        return torch.cat((moves, passing), 1), value[:, 0], value[:, 1], owner
