/** A seeded source of numbers: the same seed makes the same university on every machine. */
export type Random = {
  /** A whole number between `low` and `high`, both included. */
  between(low: number, high: number): number;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** True in `share` of the cases (0 to 1). */
  chance(share: number): boolean;
};

/** Mulberry32: 32 bits of state are plenty for two hundred people. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  return {
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick(list) {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from: the list is empty.');
      return chosen;
    },
  };
}
