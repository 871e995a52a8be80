import { nodeOf, positionInTree } from '@honte/game';
import { annotationsOf, type GameRecord, printSgf, sgfOf, withComment } from '@honte/sgf';
import { describe, expect, it } from 'vitest';
import type { KeptRecord } from '../kept-record.ts';
import { recordOfSgf, viewerOf } from './record.testing.ts';
import { RecordKeeper } from './record-keeper.ts';
import { updateViewer } from './update-viewer.ts';
import type { Viewer, ViewerIntent } from './viewer.ts';

/** A shelf that all tabs see, as the browser's is. */
class Shelf {
  readonly rows = new Map<string, KeptRecord>();
  readonly tabs: Tab[] = [];
  isFull = false;

  /** Where tabs do not hear of each other, nobody is told. */
  isSilent = false;

  tell(from: Tab): void {
    if (!this.isSilent) for (const tab of this.tabs) if (tab !== from) tab.heard.push(tab.keeper.hear());
  }

  comments(): string[] {
    return [...this.rows.values()].map(({ sgf }) => commentOf(recordOfSgf(sgf)));
  }
}

class Tab {
  viewer: Viewer;
  readonly keeper: RecordKeeper;
  readonly heard: Promise<void>[] = [];
  failures = 0;

  constructor(shelf: Shelf, viewer: Viewer) {
    this.viewer = viewer;
    shelf.tabs.push(this);
    const send = (intent: ViewerIntent) => {
      [this.viewer] = updateViewer(this.viewer, intent);
    };
    const row = (text: KeptRecord) => shelf.rows.set(text.id, text);
    this.keeper = new RecordKeeper(
      {
        find: async (id) => shelf.rows.get(id),
        recordOf: async ({ sgf }) => recordOfSgf(sgf),
        change: async (record, known, name) => {
          if (shelf.isFull) throw new Error('full');
          const there = shelf.rows.get(record.id);
          const isElse = there !== undefined && there.sgf !== known;
          if (isElse) row({ ...there, id: `${there.id}-other`, name });
          row(record);
          shelf.tell(this);
          return isElse;
        },
        changeLast: async (record, other, name) => {
          if (other) row({ ...other, id: `${other.id}-other`, name });
          row(record);
        },
      },
      viewer.kept.sgf,
      {
        viewer: () => this.viewer,
        otherName: () => 'other',
        renamed: (name) => send({ kind: 'renamed', name }),
        changedElsewhere: (kept, record) => send({ kind: 'changedElsewhere', kept, record }),
        keptBoth: () => send({ kind: 'keptBoth' }),
        failed: () => {
          this.failures++;
        },
      },
    );
  }

  say(text: string): void {
    this.viewer = { ...this.viewer, record: withComment(this.viewer.record, 0, text) };
    this.keeper.touch();
  }

  async settled(): Promise<void> {
    await this.keeper.flush();
    await Promise.all(this.heard);
  }
}

const commentOf = ({ tree }: GameRecord) => {
  const { note } = nodeOf(tree, 0);
  return annotationsOf(positionInTree(tree, 0).geometry, note).comment ?? '';
};

/** Two tabs that have opened the same record. */
function twoTabs(): readonly [Shelf, Tab, Tab] {
  const shelf = new Shelf();
  const opened = viewerOf('(;SZ[9];B[aa];W[bb])');
  const viewer = { ...opened, kept: { ...opened.kept, sgf: printSgf([sgfOf(opened.record)]) } };
  shelf.rows.set(viewer.kept.id, viewer.kept);
  return [shelf, new Tab(shelf, viewer), new Tab(shelf, viewer)];
}

describe('two tabs with one record', () => {
  it('see what the other does, and can take it back', async () => {
    const [shelf, one, two] = twoTabs();
    one.say('first');
    await one.settled();
    await two.settled();
    expect(commentOf(two.viewer.record)).toBe('first');
    expect(two.viewer.notice).toEqual({ kind: 'done', deed: 'changedElsewhere' });
    two.say('second');
    await two.settled();
    await one.settled();
    expect(commentOf(one.viewer.record)).toBe('second');
    expect(shelf.comments()).toEqual(['second']);
    const [back] = updateViewer(two.viewer, { kind: 'undoChosen' });
    expect(commentOf(back.record)).toBe('');
  });

  it('lose nothing when both change it at once: the other version is kept beside', async () => {
    const [shelf, one, two] = twoTabs();
    one.say('first');
    two.say('second');
    await one.settled();
    await two.settled();
    await one.settled();
    expect(shelf.comments()).toEqual(['second', 'first']);
    expect(two.viewer.notice).toEqual({ kind: 'keptBoth' });
    expect(commentOf(one.viewer.record)).toBe('second');
  });

  it('lose nothing where they do not hear of each other', async () => {
    const [shelf, one, two] = twoTabs();
    shelf.isSilent = true;
    one.say('first');
    await one.settled();
    two.say('second');
    await two.settled();
    expect(shelf.comments()).toEqual(['second', 'first']);
    // Its own version is known now.
    two.say('third');
    await two.settled();
    expect(shelf.comments()).toEqual(['third', 'first']);
  });

  it('lose nothing when one is closed before it has written', async () => {
    const [shelf, one, two] = twoTabs();
    two.say('second');
    one.say('first');
    await one.keeper.flush();
    await Promise.all(two.heard);
    two.keeper.flushLast();
    expect(shelf.comments()).toEqual(['second', 'first']);
  });
});

describe('a keeper', () => {
  it('takes a name that was given elsewhere, and leaves the record', async () => {
    const [shelf, one] = twoTabs();
    const { kept, record } = one.viewer;
    shelf.rows.set(kept.id, { ...kept, name: 'Mine' });
    await one.keeper.hear();
    expect(one.viewer.kept.name).toBe('Mine');
    expect(one.viewer.record).toBe(record);
  });

  it('puts a removed record back with the next change', async () => {
    const [shelf, one] = twoTabs();
    shelf.rows.clear();
    await one.keeper.hear();
    one.say('still here');
    await one.settled();
    expect(shelf.comments()).toEqual(['still here']);
  });

  it('says that nothing is kept, and does not take its own version for another one afterwards', async () => {
    const [shelf, one] = twoTabs();
    shelf.isFull = true;
    one.say('lost');
    await one.settled();
    expect(one.failures).toBe(1);
    shelf.isFull = false;
    one.say('kept');
    await one.settled();
    expect(shelf.comments()).toEqual(['kept']);
  });
});
