/**
 * Docs pages show stories that need a whole window in iframes, with Storybook's flag `embed`, which prevents playing. This
 * module keeps several such iframes from disturbing each other.
 */
export const isStill = new URLSearchParams(location.search).get('embed') === 'true';

/** Isolates this iframe from the docs page. Call it before the story renders. */
export function beStill(): void {
  restoreScroll('focus');
  restoreScroll('scrollIntoView');
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    Object.defineProperty(window, name, { value: isolatedStorage() });
  }
}

/** Focusing or scrolling to an element also scrolls the parent page; this restores the reader's scroll position. */
function restoreScroll(name: 'focus' | 'scrollIntoView'): void {
  const original: (...args: never[]) => void = HTMLElement.prototype[name];
  HTMLElement.prototype[name] = function restoringScroll(this: HTMLElement, ...args: unknown[]) {
    const { scrollX, scrollY } = parent;
    original.apply(this, args as never[]);
    parent.scrollTo(scrollX, scrollY);
  };
}

/** Iframes of a page share their storage, and stories clear and fill it. */
function isolatedStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
