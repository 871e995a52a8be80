"""Trains a network for as long as it is given, by the clock, and can go on from where it stopped.

    python3 training/train.py RUN --data FOLDER ... [--minutes 40] [--blocks 5 --channels 48]
    python3 training/train.py RUN --data FOLDER ... --minutes 60 [--origin weights.pt]

RUN gets `state.pt` (everything, to go on), `weights.pt` (averaged weights), `log.csv` and `held.csv`. A second call
with the same RUN goes on from `state.pt`. The rate stays at its peak and falls to nothing in the last part.

Workers of one thread each find a gradient and step the shared network with it. Nobody waits for anybody, so that
cores which others use now and then are used whenever they are free.
"""

import argparse
import csv
import pathlib
import time

import numpy as np
import torch
import torch.multiprocessing as mp
from torch.nn import functional as F

from data import Positions
from model import Net, Shape
from muon import Optimizer

LEAD_SCALE = 10
WEIGHTS = {"policy": 1.0, "win": 1.0, "lead": 0.5, "owner": 0.6}
STALE = 12
"""Steps after which a gradient is no longer of use."""
MEAN_EVERY = 4
"""Steps between two that count in the averaged weights."""


def losses(net, batch):
    planes, policy, winrate, lead, owner = batch
    moves, win, far, owns = net(planes.contiguous(memory_format=torch.channels_last))
    return {
        "policy": -(policy * F.log_softmax(moves, 1)).sum(1).mean(),
        "win": F.binary_cross_entropy_with_logits(win, winrate),
        "lead": F.smooth_l1_loss(far, lead / LEAD_SCALE),
        "owner": F.binary_cross_entropy_with_logits(owns, (owner + 1) / 2),
    }


@torch.no_grad()
def agreement(net, positions, count):
    """How the network agrees with the labels of held-out games: means over `count` positions."""
    net.eval()
    rows = np.random.default_rng(1).permutation(positions.held)[:count]
    sums = {}
    for at in range(0, len(rows), 64):
        part = rows[at : at + 64]
        planes, policy, winrate, lead, owner = positions.batch(part, np.zeros(len(part), int))
        moves, win, far, owns = net(planes.contiguous(memory_format=torch.channels_last))
        values = {
            "policy": -(policy * F.log_softmax(moves, 1)).sum(1),
            "top1": (moves.argmax(1) == policy.argmax(1)).float(),
            "win": (torch.sigmoid(win) - winrate).abs(),
            "lead": (far * LEAD_SCALE - lead).abs(),
            "owner": (torch.tanh(owns / 2) - owner).abs().mean(1),
        }
        for name, value in values.items():
            sums[name] = sums.get(name, 0) + value.sum().item()
    return {name: total / len(rows) for name, total in sums.items()}


def factor(elapsed, total, falling):
    """Part of the peak rate at this time; a short rise, a plateau, a straight fall."""
    left = max(0.0, total - elapsed) / (falling * total)
    return min(1.0, left, 0.1 + elapsed / 60)


def append(path, row):
    fresh = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, row.keys())
        if fresh:
            writer.writeheader()
        writer.writerow({k: f"{v:.5g}" if isinstance(v, float) else v for k, v in row.items()})
    print(row, flush=True)


def sizes_of(folders):
    """Positions by board size."""
    by_side = {}
    for folder in folders:
        by_side.setdefault(pathlib.Path(folder).name.split("-")[1], []).append(folder)
    return [Positions(group) for group in by_side.values()]


class Batches:
    """Batches without end; a worker's share of the rows, each size as often as the square root of its points."""

    def __init__(self, every, size, index, workers, seed):
        self.rng = np.random.default_rng(seed)
        self.every = every
        self.rows = [p.train[index::workers] for p in every]
        self.size = [max(8, round(size * min(1.0, (11 / p.side) ** 1.5))) for p in every]
        share = np.array([len(p.train) * p.side**2 for p in every], float) ** 0.5
        self.share = share / share.sum()
        self.orders = [iter(()) for _ in every]

    def take(self):
        k = self.rng.choice(len(self.every), p=self.share)
        rows = next(self.orders[k], ())
        if len(rows) < self.size[k]:
            order = self.rng.permutation(self.rows[k])
            self.orders[k] = iter(order[at : at + self.size[k]] for at in range(0, len(order), self.size[k]))
            rows = next(self.orders[k])
        return self.every[k].batch(rows, self.rng.integers(0, 8, len(rows)))


class Shared:
    """What all workers see: the network, its mean over the last steps, the optimizer, and counts."""

    def __init__(self, net, state):
        self.net = net.share_memory()
        self.optimizer = Optimizer(net.parameters())
        self.mean = {k: v.clone().share_memory_() for k, v in net.state_dict().items()}
        # Steps, samples, seconds of earlier runs.
        self.counts = torch.zeros(3, dtype=torch.float64).share_memory_()
        self.sums = torch.zeros(len(WEIGHTS) + 1, dtype=torch.float64).share_memory_()
        if state:
            self.optimizer.load(state["optimizer"])
            self.counts[:] = torch.tensor([state["step"], state["samples"], state["minutes"] * 60])
            self.mean = {k: v.clone().share_memory_() for k, v in state["mean"].items()}

    @torch.no_grad()
    def bring(self, local, parts, began, part):
        """Steps along a worker's gradient, unless the network has gone too far meanwhile. Under the lock."""
        if self.counts[0] - began > STALE:
            return
        mine = local.state_dict()
        for name, value in self.net.state_dict().items():
            if "running" in name:
                value.copy_(mine[name])
        self.sums += torch.tensor([*(v.item() for v in parts.values()), 1], dtype=torch.float64)
        self.optimizer.step([p.grad for p in local.parameters()], part)
        self.counts[0] += 1
        if self.counts[0] % MEAN_EVERY != 0:
            return
        steps = self.counts[0].item() / MEAN_EVERY
        keep = min(0.996, steps / (steps + 10))
        for name, value in self.net.state_dict().items():
            if value.is_floating_point():
                self.mean[name].lerp_(value, 1 - keep)


def work(index, shared, lock, every, shape, args, began):
    torch.set_num_threads(1)
    local = Net(shape).to(memory_format=torch.channels_last)
    batches = Batches(every, args.batch, index, args.workers, [args.seed, index, int(shared.counts[0])])
    while True:
        elapsed = time.time() - began
        if elapsed >= args.minutes * 60:
            return
        with lock:
            local.load_state_dict(shared.net.state_dict())
            start = shared.counts[0].item()
        batch = batches.take()
        parts = losses(local, batch)
        local.zero_grad()
        sum(WEIGHTS[name] * value for name, value in parts.items()).backward()
        with lock:
            shared.bring(local, parts, start, factor(elapsed, args.minutes * 60, args.falling) * args.peak)
            shared.counts[1] += len(batch[0])


def save(args, shared, lock, shape, minutes):
    with lock:
        parts = {"net": shared.net.state_dict(), "mean": shared.mean, "optimizer": shared.optimizer.state()}
        parts |= {"step": int(shared.counts[0]), "samples": int(shared.counts[1]), "minutes": minutes}
        parts |= {"shape": shape.as_dict()}
        torch.save(parts, args.run / "state.part")
    torch.save({"net": shared.mean, "shape": shape.as_dict()}, args.run / "weights.part")
    for name in ("state", "weights"):
        (args.run / f"{name}.part").rename(args.run / f"{name}.pt")


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("run", type=pathlib.Path)
    parser.add_argument("--data", nargs="+", required=True, help="folders; sizes may be mixed")
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--falling", type=float, default=0.5, help="last part of the time in which the rate falls")
    parser.add_argument("--peak", type=float, default=1, help="multiplies the rates")
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--channels", type=int, default=48)
    parser.add_argument("--origin", help="weights to begin from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--held", type=int, default=1024, help="held-out positions a look")
    parser.add_argument("--every", type=float, default=8, help="minutes from one look to the next")
    return parser.parse_args()


def main():
    args = parse()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    args.run.mkdir(parents=True, exist_ok=True)
    every = sizes_of(args.data)
    for positions in every:
        print(positions.side, len(positions.train), "rows,", len(positions.held), "held out", flush=True)
    state_path = args.run / "state.pt"
    state = torch.load(state_path) if state_path.exists() else None
    source = state or (torch.load(args.origin) if args.origin else None)
    shape = Shape(args.blocks, args.channels, tuple(range(1, args.blocks, 2)))
    net = Net(Shape(**source["shape"]) if source else shape).to(memory_format=torch.channels_last)
    if source:
        shape = net.shape
        net.load_state_dict(source["net"])
    shared = Shared(net, state)
    lock = mp.Lock()
    began = time.time()
    earlier = shared.counts[2].item() / 60
    jobs = [
        mp.get_context("fork").Process(target=work, args=(i, shared, lock, every, shape, args, began))
        for i in range(args.workers)
    ]
    for job in jobs:
        job.start()
    looked = logged = time.time()
    working = True
    while working:
        time.sleep(2)
        working = any(job.is_alive() for job in jobs)
        now = time.time()
        minutes = earlier + (now - began) / 60
        if now - logged > 30:
            logged = now
            with lock:
                sums = shared.sums.clone()
                shared.sums.zero_()
            row = {"step": int(shared.counts[0]), "samples": int(shared.counts[1]), "minutes": minutes}
            row |= {"rate": factor(now - began, args.minutes * 60, args.falling) * args.peak}
            row |= {name: (sums[i] / max(1, sums[-1])).item() for i, name in enumerate(WEIGHTS)}
            append(args.run / "log.csv", row)
        if now - looked > args.every * 60 or not working:
            looked = now
            save(args, shared, lock, shape, minutes)
            judge = Net(shape).to(memory_format=torch.channels_last)
            judge.load_state_dict(torch.load(args.run / "weights.pt")["net"])
            for positions in every:
                row = {"step": int(shared.counts[0]), "samples": int(shared.counts[1]), "minutes": minutes}
                row |= {"side": positions.side} | agreement(judge, positions, args.held)
                append(args.run / "held.csv", row)


if __name__ == "__main__":
    main()
