/**
 * Runs work that must end within a limit, and gives it up early when `outer` says so. One timer covers everything the
 * work waits for, so that a body that trickles in counts as much as a server that never answers.
 */
export async function withTimeLimit<Value>(
  limitMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, limitMs);
  outer?.addEventListener('abort', giveUp);
  if (outer?.aborted === true) giveUp();

  const ended = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('The call was given up.'));
    if (controller.signal.aborted) fail();
    else controller.signal.addEventListener('abort', fail);
  });
  try {
    return await Promise.race([work(controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', giveUp);
  }
}
