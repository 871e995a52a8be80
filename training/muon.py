"""The optimizer: Muon for the 3 × 3 convolutions, Adam for the rest, with all its state in shared memory.

Muon is momentum whose steps are made orthogonal; it fits networks in fewer steps than Adam. Source: K. Jordan
and others, "Muon: an optimizer for hidden layers in neural networks", 2024.
"""

import torch

MUON_RATE, MOMENTUM, MUON_DECAY = 0.02, 0.95, 0.1
ADAM_RATE, FIRST, SECOND, ADAM_DECAY = 0.002, 0.9, 0.99, 0.01


def orthogonal(g):
    """Nearest matrix with orthonormal rows or columns, roughly, by five Newton–Schulz steps."""
    a, b, c = 3.4445, -4.7750, 2.0315
    x = g / (g.norm() + 1e-7)
    tall = x.shape[0] > x.shape[1]
    if tall:
        x = x.T
    for _ in range(5):
        s = x @ x.T
        x = a * x + (b * s + c * s @ s) @ x
    return x.T if tall else x


class Optimizer:
    """Steps the parameters of a shared network; `first` and `second` hold each one's moments."""

    def __init__(self, params):
        self.params = list(params)
        self.first = [torch.zeros_like(p).share_memory_() for p in self.params]
        self.second = [torch.zeros_like(p).share_memory_() for p in self.params]
        self.count = torch.zeros(1).share_memory_()

    def state(self):
        return {"first": self.first, "second": self.second, "count": self.count}

    def load(self, state):
        for mine, theirs in zip(self.first + self.second, state["first"] + state["second"]):
            mine.copy_(theirs)
        self.count.copy_(state["count"])

    @torch.no_grad()
    def step(self, grads, part):
        """One step along `grads`, at this part of the full rates."""
        self.count += 1
        t = self.count.item()
        for p, g, m, v in zip(self.params, grads, self.first, self.second):
            if p.ndim == 4 and p.shape[2] == 3:
                m.lerp_(g, 1 - MOMENTUM)
                update = orthogonal(g.lerp(m, MOMENTUM).reshape(len(g), -1)).reshape(g.shape)
                rate, decay = MUON_RATE * part, MUON_DECAY
            else:
                m.lerp_(g, 1 - FIRST)
                v.lerp_(g * g, 1 - SECOND)
                update = (m / (1 - FIRST**t)) / ((v / (1 - SECOND**t)).sqrt() + 1e-8)
                rate, decay = ADAM_RATE * part, ADAM_DECAY if p.ndim > 1 else 0
            p.mul_(1 - rate * decay)
            p.add_(update, alpha=-rate)
