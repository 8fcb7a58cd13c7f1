/**
 * Shares a stream of bytes between readers, each at its own pace and from the start. The source is read no faster than
 * the fastest reader.
 *
 * @param onFailure called if the source fails, which fails all readers
 */
export function shareBytes(
  bytes: AsyncIterable<Uint8Array>,
  onFailure: () => void,
): AsyncIterable<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  const made: Uint8Array[] = [];
  let isWhole = false;
  let coming: Promise<void> | undefined;

  const makeMore = async () => {
    try {
      const { done, value } = await source.next();
      if (done) isWhole = true;
      else made.push(value);
      coming = undefined;
    } catch (error) {
      onFailure();
      throw error;
    }
  };

  const more = () => {
    coming ??= makeMore();
    return coming;
  };

  async function* read() {
    for (let index = 0; ; index += 1) {
      while (made[index] === undefined && !isWhole) await more();
      const chunk = made[index];
      if (chunk === undefined) return;
      yield chunk;
    }
  }
  return { [Symbol.asyncIterator]: read };
}
