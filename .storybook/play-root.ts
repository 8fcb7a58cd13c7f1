import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, screen, userEvent, within } from 'storybook/test';
import { surfaceMark } from './story-surface.tsx';

type Context = StoryContext<ReactRenderer>;

/**
 * Mounts a story and tells its play function where it is: queries and `screen` search the shadow root that the story is
 * in, since those of a document don't see into one.
 */
export function mountInRoot(context: Context): Context['mount'] {
  return async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    const surface = surfaceIn(context.canvasElement);
    if (surface !== undefined) {
      context.canvasElement = surface;
      context.canvas = within(surface);
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
 * user-event prepares a field for typing when it hears its focus on the document, which a shadow root hides from it. Of
 * a document it needs no more here than a root has.
 */
function prepareTyping(surface: HTMLElement): void {
  const root: unknown = surface.getRootNode();
  userEvent.setup({ document: root as Document });
}

/** The focus as the element's own root has it: a document only knows which shadow root it is in. */
expect.extend({
  toHaveFocus(element: HTMLElement) {
    const root = element.getRootNode();
    const focused =
      root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    return {
      pass: focused === element,
      message: () =>
        `${this.utils.matcherHint('toHaveFocus', 'element', '')}\n\n` +
        `Expected: ${this.utils.printExpected(element)}\nReceived: ${this.utils.printReceived(focused)}`,
    };
  },
});
