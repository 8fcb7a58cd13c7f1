/** The long lists as last sent, compressed: a hundred thousand rows take a few megabytes. */
export interface ListCache {
  /** Returns the copy of a list with this tag, or creates it while it is read, in place of the previous one. */
  get(name: string, tag: string, make: () => AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

interface Copy {
  readonly tag: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Creates the cache of one process. Simultaneous requests share a list while it is created. */
export function createListCache(): ListCache {
  const copies = new Map<string, Copy>();
  return {
    get(name, tag, make) {
      const known = copies.get(name);
      if (known?.tag === tag) return known.bytes;
      const forget = () => {
        if (copies.get(name) === copy) copies.delete(name);
      };
      const copy: Copy = { tag, bytes: shareBytes(make(), forget) };
      copies.set(name, copy);
      return copy.bytes;
    },
  };
}

/**
 * Shares a stream of bytes between readers, each at its own pace and from the start. The source is read no faster than
 * the fastest reader.
 *
 * @param onFailure called if the source fails, which fails all readers
 */
function shareBytes(
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
