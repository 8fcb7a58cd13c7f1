import { onTestFinished, vi } from 'vitest';

/** Removes constructed style sheets, as in Safari before 16.4, until the test ends. */
export function withoutConstructedStyles(): void {
  for (const { prototype } of [Document, ShadowRoot]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'adoptedStyleSheets');
    if (own === undefined) throw new Error('This browser is an old one already.');
    Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
    onTestFinished(() => {
      Object.defineProperty(prototype, 'adoptedStyleSheets', own);
    });
  }
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
