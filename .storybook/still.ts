import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * A page of documentation shows a story that needs a page of its own in a frame: the story is played there and then
 * holds still. `freeze=finished` is Storybook's own; this keeps several such frames from disturbing each other.
 */
export const isStill = new URLSearchParams(location.search).get('freeze') === 'finished';

/** Dispatched to the frame's element when its story has been played. */
export const stillEvent = 'still';

/** Makes this frame a good neighbour, from before its story is rendered. */
export function beStill(): void {
  addons.getChannel().once(STORY_FINISHED, () => {
    frameElement?.dispatchEvent(new Event(stillEvent));
  });
  keepReadersPlace('focus');
  keepReadersPlace('scrollIntoView');
  for (const event of ['blur', 'focusout'] as const) {
    addEventListener(event, ignoreOtherFrames, { capture: true });
  }
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    Object.defineProperty(window, name, { value: storageOfItsOwn() });
  }
}

/** What scrolls to an element scrolls the page around too; the reader is somewhere else. */
function keepReadersPlace(name: 'focus' | 'scrollIntoView'): void {
  const original: (...given: never[]) => void = HTMLElement.prototype[name];
  HTMLElement.prototype[name] = function keepingPlace(this: HTMLElement, ...given: unknown[]) {
    const { scrollX, scrollY } = parent;
    original.apply(this, given as never[]);
    parent.scrollTo(scrollX, scrollY);
  };
}

/** The focus went to another frame: a menu that is open here stays open. */
function ignoreOtherFrames(event: Event): void {
  if (!document.hasFocus()) event.stopImmediatePropagation();
}

/** Frames of a page share their storage, and stories clear and fill it. */
function storageOfItsOwn(): Storage {
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
