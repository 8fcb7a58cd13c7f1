import { shareBytes } from './shared-bytes.ts';

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
