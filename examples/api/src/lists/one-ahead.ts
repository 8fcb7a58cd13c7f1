/** The same items, each begun while the one before is used. */
export async function* oneAhead<Item>(
  source: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  const begin = () => {
    const item = source.next();
    // Until it is asked for, nobody hears that it failed.
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
