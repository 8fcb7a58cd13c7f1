/** Milliseconds of work at a time: less than a frame, so that the page stays responsive with 50,000 rows. */
const sliceMs = 10;

/** Runs steps in slices, and yields to the page between them. The signal stops it there. */
export async function runInSlices<Step>(
  steps: Iterable<Step>,
  take: (step: Step) => void,
  signal?: AbortSignal,
): Promise<void> {
  for await (const step of inSlices(steps, signal)) take(step);
}

/** The same steps, for a reader that works in slices. Ends early if the signal aborts. */
export async function* inSlices<Step>(
  steps: Iterable<Step>,
  signal?: AbortSignal,
): AsyncGenerator<Step, void, undefined> {
  let start = performance.now();
  for (const step of steps) {
    yield step;
    if (performance.now() - start < sliceMs) continue;
    await nextTurn();
    if (signal?.aborted === true) return;
    start = performance.now();
  }
}

/** Unlike a timer, a message is not throttled in a background tab. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });
}
