/**
 * Shares a read among simultaneous callers: one runs at a time, and callers who arrive meanwhile share the next one, which
 * begins after their arrival. Any number of calls occupies one connection of the database.
 */
export function shareReads<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> | undefined;
  let next: Promise<Value> | undefined;

  const run = (): Promise<Value> => {
    next = undefined;
    const current = read();
    running = current;
    const end = () => {
      if (running === current) running = undefined;
    };
    current.then(end, end);
    return current;
  };

  return () => {
    if (running === undefined) return run();
    next ??= running.then(run, run);
    return next;
  };
}
