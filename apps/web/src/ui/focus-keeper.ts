/*
 * Where the focus goes when the control that had it disappears: to the answers to what it asked, to a control of
 * the same name, to where the focus was before, to the board; and on another screen to its heading. Somebody who
 * has put the focus down elsewhere is left there.
 */

/** A control that had the focus, and its name, under which another may take its place. */
interface Step {
  readonly control: HTMLElement;
  readonly name: string;
}

/** So many controls back. */
const LONGEST_TRAIL = 8;
const CONTROLS = 'button, a[href], input, select, summary, [tabindex="0"]';

export class FocusKeeper {
  readonly #document: Document;
  /** What had the focus, the last at the end. */
  #trail: Step[] = [];
  /** What has the focus, or had it when it disappeared. */
  #held: HTMLElement | undefined;
  #screen: string;
  /** Whether the heading of a new screen is still to get the focus: it may come later. */
  #awaitsHeading = false;

  constructor(document: Document, screen: string) {
    this.#document = document;
    this.#screen = screen;
  }

  /** An element has got the focus. */
  focused(target: EventTarget | null): void {
    if (!isElement(target)) return;
    this.#held = target;
    this.#awaitsHeading = false;
    const steps = this.#trail.filter(({ control }) => control !== target);
    this.#trail = [...steps, { control: target, name: nameOf(target) }].slice(-LONGEST_TRAIL);
  }

  /** An element has lost the focus: put down, unless it proves to be gone. */
  left(target: EventTarget | null): void {
    queueMicrotask(() => {
      if (target === this.#held && isElement(target) && isUsable(target)) this.#held = undefined;
    });
  }

  /** Another screen was gone to without the keyboard, which therefore has not to be led there. */
  entered(screen: string): void {
    this.#screen = screen;
  }

  /** To be called when the page was drawn anew, with a name of the screen that it shows. */
  settle(screen: string): void {
    const isOther = screen !== this.#screen;
    this.#screen = screen;
    if (!this.#hasNoFocus()) return;
    if (isOther) this.#awaitsHeading = true;
    if (this.#awaitsHeading) this.#heading()?.focus();
    else if (this.#held && !isUsable(this.#held)) this.#successor()?.focus();
  }

  #hasNoFocus(): boolean {
    const { activeElement, body } = this.#document;
    return activeElement === null || activeElement === body;
  }

  #heading(): HTMLElement | null {
    return this.#document.querySelector('h1');
  }

  #successor(): HTMLElement | null {
    const find = (selector: string) => this.#document.querySelector<HTMLElement>(selector);
    return (
      find('[data-answers] button') ??
      find('main h1') ??
      this.#before() ??
      find('[role=gridcell][tabindex="0"]') ??
      this.#heading()
    );
  }

  /** The last control of the trail that is there, or one that has its name. */
  #before(): HTMLElement | undefined {
    const there = [...this.#document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);
    for (const { control, name } of this.#trail.toReversed()) {
      const found = isUsable(control) ? control : there.find((other) => nameOf(other) === name);
      if (found) return found;
    }
    return undefined;
  }
}

function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'isConnected' in target;
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.hasAttribute('disabled') && !element.closest('[hidden], [inert]');
}

function nameOf(element: HTMLElement): string {
  return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}`;
}
