import { options } from 'preact';
import preact, { useState } from 'preact/compat';

export * from 'preact/compat';

/** Effects of a render run before anything else happens, as React runs those that a press or a key has caused. */
options.requestAnimationFrame = queueMicrotask;

let made = 0;

/**
 * Preact counts the ids of each root from zero, so that two widgets in one page would label each other's fields. No server
 * renders an element: a count for the whole page is enough.
 */
export function useId() {
  const [id] = useState(() => {
    made += 1;
    return `birrete-${made}`;
  });
  return id;
}

const react = { ...preact, useId };

export { react as default };
