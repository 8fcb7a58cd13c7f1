import { options } from 'preact';
import preact, { useState } from 'preact/compat';
import { nextId } from './element-ids.mjs';

export * from 'preact/compat';

/** Runs the effects of a render before the next task, as React does for renders that a click or a key caused. */
options.requestAnimationFrame = queueMicrotask;

/** An id that is unique in the page. */
export function useId() {
  return useState(nextId)[0];
}

const react = { ...preact, useId };

export { react as default };
