// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { FocusKeeper } from './focus-keeper.ts';

let keeper: FocusKeeper;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Gives the focus to an element as a person does. */
function focus(selector: string): void {
  find(selector).focus();
  keeper.focused(find(selector));
}

/** Takes an element off the page, as a screen drawn anew does. */
function remove(selector: string): void {
  find(selector).remove();
  document.body.focus();
}

beforeEach(() => {
  document.body.innerHTML = `
    <header><h1 tabindex="-1">9 × 9</h1></header>
    <main>
      <div role="grid"><div role="gridcell" tabindex="0">D4</div></div>
      <div id="tools"><button id="pass">Pass</button><button id="resign">Resign</button></div>
    </main>`;
  keeper = new FocusKeeper(document, 'game');
});

describe('when the control that has the focus disappears, the focus goes', () => {
  it('to where it was before', () => {
    focus('[role=gridcell]');
    focus('#pass');
    remove('#pass');
    keeper.settle('game');
    expect(document.activeElement).toBe(find('[role=gridcell]'));
  });

  it('to the board, where it was nowhere before', () => {
    focus('#pass');
    remove('#pass');
    keeper.settle('game');
    expect(document.activeElement).toBe(find('[role=gridcell]'));
  });

  it('to the answers to its question, and back to the control when it is there again', () => {
    focus('#resign');
    const tools = find('#tools');
    tools.innerHTML = '<div data-answers><button id="no">Keep playing</button></div>';
    keeper.settle('game');
    expect(document.activeElement).toBe(find('#no'));
    keeper.focused(find('#no'));
    tools.innerHTML = '<button id="again">Resign</button>';
    keeper.settle('game');
    expect(document.activeElement).toBe(find('#again'));
  });

  it('to the heading that the result has', () => {
    focus('#pass');
    find('main').innerHTML = '<h1 tabindex="-1">Black wins</h1>';
    keeper.settle('game');
    expect(document.activeElement?.textContent).toBe('Black wins');
  });
});

it('goes to the answers on a screen that was gone to without the keyboard', () => {
  keeper.entered('another game');
  focus('#pass');
  find('#tools').innerHTML = '<div data-answers><button id="no">Keep playing</button></div>';
  keeper.settle('another game');
  expect(document.activeElement).toBe(find('#no'));
});

describe('on another screen, the focus goes', () => {
  it('to its heading, also when that comes later', () => {
    focus('#pass');
    document.body.innerHTML = '';
    keeper.settle('library');
    document.body.innerHTML = '<h1 tabindex="-1">Games</h1>';
    keeper.settle('library');
    expect(document.activeElement?.textContent).toBe('Games');
  });

  it('nowhere, if it has found a place already', () => {
    focus('#pass');
    keeper.settle('library');
    expect(document.activeElement).toBe(find('#pass'));
  });
});

it('stays put down where somebody has put it down', async () => {
  focus('#pass');
  find('#pass').blur();
  keeper.left(find('#pass'));
  await Promise.resolve();
  remove('#pass');
  keeper.settle('game');
  expect(document.activeElement).toBe(document.body);
});
