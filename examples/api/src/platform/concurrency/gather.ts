/**
 * Creates a function that passes items to `run` together: items that arrive during a run wait for it, and one run takes
 * them all. Each caller's promise settles with the run that took its item.
 */
export function gather<Item>(
  run: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let waiting: { readonly items: Item[]; readonly done: Promise<void> } | undefined;
  return (item) => {
    if (waiting === undefined) {
      const items: Item[] = [];
      const done = running.then(() => {
        waiting = undefined;
        return run(items);
      });
      // A failure is for the callers of that run. The next run starts all the same.
      running = done.catch(() => undefined);
      waiting = { items, done };
    }
    waiting.items.push(item);
    return waiting.done;
  };
}
