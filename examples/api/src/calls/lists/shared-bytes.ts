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
  const chunks: Uint8Array[] = [];
  let isComplete = false;
  let pending: Promise<void> | undefined;

  const readSource = async () => {
    try {
      const { done, value } = await source.next();
      if (done) isComplete = true;
      else chunks.push(value);
      pending = undefined;
    } catch (error) {
      onFailure();
      throw error;
    }
  };

  const readNext = () => {
    pending ??= readSource();
    return pending;
  };

  async function* read() {
    for (let index = 0; ; index += 1) {
      while (chunks[index] === undefined && !isComplete) await readNext();
      const chunk = chunks[index];
      if (chunk === undefined) return;
      yield chunk;
    }
  }
  return { [Symbol.asyncIterator]: read };
}
