/*
 * How many workers think at a level, and how much memory each may take on this device.
 */
import type { LevelName } from '@honte/engine';

export interface Staff {
  readonly workers: number;
  /** Nodes of the search tree of each, 54 bytes a node. */
  readonly nodes: number;
}

/** What a browser says of its device. */
export interface Device {
  readonly cores: number;
  /** Gigabytes, which few browsers tell. */
  readonly memory: number | undefined;
}

/** More of them find hardly more, and warm a phone. */
const MOST_WORKERS = 4;
/** About 20 MB: what one worker fills in a few seconds. */
const MOST_NODES = 400_000;
/** About 16 MB for all workers together, for each gigabyte of the device. */
const NODES_A_GIGABYTE = 300_000;
/** A level that hardly thinks needs hardly any. */
const FEW_NODES = 60_000;

/** Who thinks. One core is left to the page, where there are two. */
export function staffOf(level: LevelName, { cores, memory = 4 }: Device): Staff {
  if (level === 'easy') return { workers: 1, nodes: FEW_NODES };
  const workers = Math.max(1, Math.min(MOST_WORKERS, cores - 1));
  return { workers, nodes: Math.min(MOST_NODES, Math.floor((NODES_A_GIGABYTE * memory) / workers)) };
}
