import { options } from 'preact';
import preact, { useState } from 'preact/compat';

export * from 'preact/compat';

/** Runs the effects of a render before the next task, as React does for renders that a click or a key caused. */
options.requestAnimationFrame = queueMicrotask;

let count = 0;

/**
 * An id that is unique in the page. Preact numbers the ids of each root from zero, so labels of one widget would refer to
 * fields of another. Elements are never rendered on a server, so a counter suffices.
 */
export function useId() {
  const [id] = useState(() => {
    count += 1;
    return `birrete-${count}`;
  });
  return id;
}

const react = { ...preact, useId };

export { react as default };
