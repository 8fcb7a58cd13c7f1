import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, screen, userEvent, within } from 'storybook/test';
import { focused } from './focused.ts';
import { surfaceMark } from './story-surface.tsx';

type Context = StoryContext<ReactRenderer>;

/**
 * Mounts a story and adapts its play function to the surface: queries and `screen` search the story's shadow root,
 * because queries on a document don't reach into it.
 */
export function mountInRoot(context: Context): Context['mount'] {
  return async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    const surface = surfaceIn(context.canvasElement);
    if (surface !== undefined) {
      context.canvasElement = surface;
      context.canvas = within(surface);
      context.userEvent = eventsIn(surface, context.userEvent);
      prepareTyping(surface);
    }
    Object.assign(screen, within(surface ?? document.body));
    return context.canvas;
  };
}

function surfaceIn(canvas: HTMLElement): HTMLElement | undefined {
  for (const { shadowRoot } of canvas.children) {
    const surface = shadowRoot?.querySelector<HTMLElement>(`[${surfaceMark}]`);
    if (surface) return surface;
  }
  return undefined;
}

/**
 * user-event prepares a field for typing on the document's focus event, which a shadow root hides. It needs no more of
 * a document than a shadow root provides.
 */
function prepareTyping(surface: HTMLElement): void {
  const root: unknown = rootOf(surface);
  userEvent.setup({ document: root as Document });
}

type UserEvent = Context['userEvent'];

/**
 * user-event asks the document which fields Tab and the arrow keys lead to, and which field is focused when it clears
 * or pastes. During its calls the document answers for the surface.
 */
function eventsIn(surface: HTMLElement, userEvent: UserEvent): UserEvent {
  const querySelectorAll = surface.querySelectorAll.bind(surface);
  const tree = { querySelectorAll: { configurable: true, value: querySelectorAll } };
  const activeElement = { configurable: true, get: () => rootOf(surface).activeElement };
  return {
    ...userEvent,
    clear: (field) => answering({ activeElement }, () => userEvent.clear(field)),
    keyboard: (keys) => answering(tree, () => userEvent.keyboard(keys)),
    paste: (content) => answering({ activeElement }, () => userEvent.paste(content)),
    tab: (options) => answering(tree, () => userEvent.tab(options)),
  };
}

/** Restores the document between user-event's calls, so that other code sees no difference. */
async function answering(answers: PropertyDescriptorMap, act: () => Promise<void>): Promise<void> {
  Object.defineProperties(document, answers);
  try {
    await act();
  } finally {
    for (const name of Object.keys(answers)) Reflect.deleteProperty(document, name);
  }
}

expect.extend({
  toHaveFocus(element: HTMLElement) {
    const received = focused();
    return {
      pass: received === element,
      message: () =>
        `${this.utils.matcherHint('toHaveFocus', 'element', '')}\n\n` +
        `Expected: ${this.utils.printExpected(element)}\nReceived: ${this.utils.printReceived(received)}`,
    };
  },
});

function rootOf(element: Element): DocumentOrShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
