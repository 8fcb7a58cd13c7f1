/** Milliseconds of work at a time where the browser can't say how long it is idle: less than a frame. */
const slice = 8;

/**
 * Calls `work` in an idle moment, with a function that answers whether the moment is over: at once when a key is pressed.
 * Safari has no idle callbacks; there, a pause lets the page appear and the keys through.
 *
 * @param latest milliseconds after which the moment has come, idle or not. @default never
 * @returns takes the call back.
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
