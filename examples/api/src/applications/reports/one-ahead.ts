/** Yields the items of a source, and requests the next item while the previous one is used. */
export async function* oneAhead<Item>(
  source: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  const begin = () => {
    const item = source.next();
    // Prevents an unhandled rejection: the failure is thrown when the item is awaited.
    item.catch(() => {});
    return item;
  };
  try {
    for (let next = begin(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = begin();
      yield value;
    }
  } finally {
    await source.return();
  }
}
