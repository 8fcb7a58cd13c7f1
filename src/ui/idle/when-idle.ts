/** Milliseconds of work per call if the browser cannot report its idle time: less than a frame. */
const slice = 8;

/**
 * Calls `work` when the browser is idle, with a function that returns whether the idle time is over, as it is as soon as a
 * key is pressed. Safari has no idle callbacks; there, a short delay lets the page render and handle input first.
 *
 * @param latest milliseconds after which `work` is called even if the browser is not idle. @default never
 * @returns cancels the call
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
