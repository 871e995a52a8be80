"""Labelled positions as training takes them, from folders made by `unpack.py` and `planes.ts`."""

import json
import pathlib

import numpy as np
import torch

from model import PLANES

BITS = 16
HELD_OUT = 25
"""Every 25th game of each file is held out."""


class Positions:
    """The positions of one board size; `train` and `held` are row numbers, split by game."""

    def __init__(self, folders):
        columns = {}
        held = []
        for folder in map(pathlib.Path, folders):
            shape = json.loads((folder / "shape.json").read_text())
            rows, choices = shape["policy"]["shape"]
            points = choices - 1
            layout = {
                "planes": ("uint16", (rows, points)),
                "scalars": ("float32", (rows, 3)),
                "policy": ("uint8", (rows, choices)),
                "winrate": ("uint16", (rows,)),
                "lead": ("float16", (rows,)),
                "ownership": ("int8", (rows, points)),
            }
            for name, (kind, size) in layout.items():
                array = np.fromfile(folder / f"{name}.bin", kind).reshape(size)
                columns.setdefault(name, []).append(array)
            held.append(np.fromfile(folder / "game.bin", "uint32") % HELD_OUT == 0)
        self.columns = {name: np.concatenate(parts) for name, parts in columns.items()}
        is_held = np.concatenate(held)
        self.train = np.flatnonzero(~is_held)
        self.held = np.flatnonzero(is_held)
        self.side = round(self.columns["planes"].shape[1] ** 0.5)

    def batch(self, rows, symmetries):
        """Tensors of these rows, turned by `symmetries` (one number 0…7 a row)."""
        side = self.side
        rows = np.asarray(rows)
        # Rows of one symmetry lie together.
        order = np.argsort(symmetries, kind="stable")
        rows, symmetries = rows[order], np.asarray(symmetries)[order]
        columns = self.columns
        square = (len(rows), side, side)
        policy = columns["policy"][rows]
        masks = columns["planes"][rows].reshape(square)
        moves = policy[:, :-1].reshape(square)
        owner = columns["ownership"][rows].reshape(square)
        for s in range(1, 8):
            here = slice(*np.searchsorted(symmetries, (s, s + 1)))
            for array in (masks, moves, owner):
                array[here] = turned(array[here], s)
        planes = np.empty((*square, PLANES), np.float32)
        planes[..., 0] = 1
        for bit in range(BITS):
            planes[..., bit + 1] = (masks >> bit) & 1
        planes[..., BITS + 1 :] = columns["scalars"][rows][:, None, None]
        likely = np.concatenate((moves.reshape(len(rows), -1), policy[:, -1:]), 1).astype(np.float32) ** 2
        return (
            torch.from_numpy(planes).permute(0, 3, 1, 2),
            torch.from_numpy(likely / likely.sum(1, keepdims=True)),
            torch.from_numpy(columns["winrate"][rows] / np.float32(65535)),
            torch.from_numpy(columns["lead"][rows].astype(np.float32)),
            torch.from_numpy(owner.reshape(len(rows), -1) / np.float32(127)),
        )


def turned(squares, s):
    """[n, side, side] under symmetry `s`: mirrored along x, along y, then across the diagonal."""
    if s & 1:
        squares = squares[:, :, ::-1]
    if s & 2:
        squares = squares[:, ::-1]
    if s & 4:
        squares = squares.transpose(0, 2, 1)
    return squares.copy()
