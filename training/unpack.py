"""Unpacks the labelled games of an .npz into raw arrays that any program reads.

    python3 training/unpack.py OUT FILE.npz ...

For FILE.npz the folder OUT/FILE gets one .bin an array and shape.json; then `training/planes.ts OUT/FILE`
adds the planes that the network is shown.
"""

import json
import pathlib
import sys

import numpy as np

out = pathlib.Path(sys.argv[1])
for name in sys.argv[2:]:
    source = pathlib.Path(name)
    folder = out / source.stem
    folder.mkdir(parents=True, exist_ok=True)
    arrays = np.load(source)
    shape = {}
    for key in arrays.files:
        array = np.ascontiguousarray(arrays[key])
        array.tofile(folder / f"{key}.bin")
        shape[key] = {"type": str(array.dtype), "shape": list(array.shape)}
    (folder / "shape.json").write_text(json.dumps(shape, indent=1))
    print(folder, shape["policy"]["shape"], flush=True)
