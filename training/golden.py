"""Makes what `packages/net` checks its features, file and arithmetic against: a small network of random weights, and
what PyTorch says with it of some labelled positions.

    python3 training/golden.py DATA packages/net/golden

DATA is the folder with `raw-9x9-005` and `raw-13x13-000`, unpacked and with planes.
"""

import json
import pathlib
import sys

import numpy as np
import torch

from data import Positions
from export import write
from model import Net, Shape
from train import LEAD_SCALE

ROWS = {"raw-9x9-005": (10, 40, 777, 5000, 60_000), "raw-13x13-000": (100, 2000)}


def random_net():
    torch.manual_seed(3)
    net = Net(Shape(2, 16, (1,)))
    for name, value in net.state_dict().items():
        if "running_var" in name:
            value.uniform_(0.5, 2)
        elif value.is_floating_point():
            value.normal_(0, 0.2)
        if "norm" in name and name.endswith("weight"):
            value.add_(1)
    return net.eval()


data, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
out.mkdir(parents=True, exist_ok=True)
net = random_net()
write(net, out / "small.honte")
cases = []
for folder, rows in ROWS.items():
    positions = Positions([data / folder])
    shape = json.loads((data / folder / "shape.json").read_text())
    load = lambda name, kind: np.fromfile(data / folder / f"{name}.bin", kind)
    moves = load("moves", "uint16").reshape(shape["moves"]["shape"])
    game, ply = load("game", "uint32"), load("ply", "uint16")
    with torch.no_grad():
        logits, win, lead, owns = net(positions.batch(rows, np.zeros(len(rows), int))[0])
    for k, row in enumerate(rows):
        g = int(game[row])
        cases.append(
            {
                "side": positions.side,
                "moves": moves[g, : ply[row]].tolist(),
                "komi": float(load("komi", "float32")[g]),
                "territory": bool(load("territory", "uint8")[g]),
                "logits": [round(x, 4) for x in logits[k].tolist()],
                "win": round(win[k].item(), 4),
                "lead": round(lead[k].item() * LEAD_SCALE, 3),
                "ownership": [round(x, 4) for x in torch.tanh(owns[k] / 2).tolist()],
            }
        )
(out / "answers.json").write_text("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")
