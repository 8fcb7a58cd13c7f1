/** Milliseconds of work at a time if the browser can't report its idle time: less than a frame. */
const slice = 8;

/**
 * Calls `work` in an idle moment, with a function that returns whether the moment is over, immediately after a key
 * press. Safari has no idle callbacks; there, a pause lets the page render and handle keys.
 *
 * @param latest milliseconds after which `work` is called even if the browser is not idle. @default never
 * @returns a function that cancels the call.
 */
export function whenIdle(work: (isOver: () => boolean) => void, latest?: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(
      (deadline) => work(() => deadline.timeRemaining() <= 1),
      latest === undefined ? undefined : { timeout: latest },
    );
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => {
    const start = performance.now();
    work(() => performance.now() - start > slice);
  }, 20);
  return () => clearTimeout(timer);
}
