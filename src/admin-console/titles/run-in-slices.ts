/** Milliseconds of work at a time: less than a frame, so that the page answers while 50,000 rows are gone through. */
const sliceMs = 10;

/**
 * Goes through steps in slices and yields to the page between them.
 *
 * @returns whether all of them were taken; false when the signal stopped it.
 */
export async function runInSlices<Step>(
  steps: Iterable<Step>,
  take: (step: Step) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let start = performance.now();
  for (const step of steps) {
    take(step);
    if (performance.now() - start < sliceMs) continue;
    await nextTurn();
    if (signal.aborted) return false;
    start = performance.now();
  }
  return true;
}

/** Unlike a timer, a message is not held back in a tab that nobody looks at. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
