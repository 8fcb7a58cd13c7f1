import { shareBytes } from './shared-bytes.ts';

/** The long lists as they were last sent, compressed: a hundred thousand rows are a few megabytes. */
export type ListCopies = {
  /** The list's copy with this tag. Without one it is made, while it is read, and takes the place of the former. */
  take(name: string, tag: string, make: () => AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
};

type Copy = { tag: string; bytes: AsyncIterable<Uint8Array> };

/** Copies of one process. Whoever asks while a list is made shares it; whoever asks later is sent what was kept. */
export function createListCopies(): ListCopies {
  const copies = new Map<string, Copy>();
  return {
    take(name, tag, make) {
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
