import { options } from 'preact';
import preact, { useEffect, useRef, useState } from 'preact/compat';
import { painted } from '#react/painted.ts';
import { nextId } from './element-ids.mjs';

export * from 'preact/compat';

/** Runs the effects of a render before the next task, as React does for renders that a click or a key caused. */
options.requestAnimationFrame = queueMicrotask;

/** An id that is unique in the page. */
export function useId() {
  return useState(nextId)[0];
}

/**
 * Renders an update after the frame that shows the press, as React does; Preact's own renders it at once. The state itself
 * changes at once, so that updates stay in order: an update outside of a transition that follows renders both.
 */
export function startTransition(update) {
  const { debounceRendering } = options;
  options.debounceRendering = renderPainted;
  try {
    update();
  } finally {
    options.debounceRendering = debounceRendering;
  }
}

function renderPainted(render) {
  void painted().then(render);
}

/** Returns the former value until the browser has painted; Preact's own returns the new one. */
export function useDeferredValue(value) {
  const [deferred, setDeferred] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    if (value !== deferred) void painted().then(() => setDeferred(() => latest.current));
  }, [value, deferred]);
  return deferred;
}

const react = { ...preact, useId, startTransition, useDeferredValue };

export { react as default };
