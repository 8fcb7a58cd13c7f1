import type { Register } from '#domain/registers.ts';
import { compareBigints } from '../registry-number.ts';
import type { Jump, Missing, Skipped } from './registry-finding.ts';
import { type CeremonyBlock, type Series, writeNumber } from './registry-series.ts';

interface Gap {
  readonly low: bigint;
  readonly high: bigint;
}

/**
 * The numbers of a series that no title has.
 *
 * Within a ceremony's block (from its initial number to its highest) they are missing, unless another ceremony has
 * them or a restore left them out. Between two blocks they are a jump when the next block begins at a known initial
 * number, or above it: the ceremony said where to begin. Without one they are missing between the two. From the initial
 * number of a ceremony without titles on they are reserved for it, and not reported.
 */
export function* findGaps(
  register: Register,
  series: Series,
): Generator<readonly (Missing | Jump | Skipped)[], void, undefined> {
  const walk = createWalk(series);
  let next = series.blocks[0]?.start ?? 0n;
  for (const { number } of series.numbered) {
    const gap = { low: next, high: number.value - 1n };
    if (gap.low <= gap.high) yield walk(gap, register);
    if (number.value >= next) next = number.value + 1n;
  }
}

/** Goes through the gaps from the lowest on and keeps the blocks that reach into them. */
function createWalk(series: Series) {
  const { blocks } = series;
  let upcoming = 0;
  let open: readonly CeremonyBlock[] = [];
  let highest: CeremonyBlock | undefined;

  const openUpTo = (value: bigint) => {
    const from = upcoming;
    while ((blocks[upcoming]?.start ?? value + 1n) <= value) upcoming += 1;
    const opened = blocks.slice(from, upcoming);
    open = [...open, ...opened];
    return opened;
  };
  const passTo = (value: bigint) => {
    for (const block of open) {
      if (block.last < value && block.last > (highest?.last ?? -1n)) highest = block;
    }
    open = open.filter(({ last }) => last >= value);
  };

  return (gap: Gap, register: Register): readonly (Missing | Jump | Skipped)[] => {
    openUpTo(gap.low);
    passTo(gap.low);
    const before = highest;
    const starts = openUpTo(gap.high + 1n).map(({ start }) => start);
    const pieces = cutGap(gap, [...starts, ...series.reserved]);
    const next = blocks.slice(upcoming, upcoming + 1);
    return pieces.flatMap((piece) => judge(piece, { register, series, gap, open, before, next }));
  };
}

interface GapPlace {
  readonly register: Register;
  readonly series: Series;
  readonly gap: Gap;
  /** Blocks that reach into the gap or begin in it or right after it. */
  readonly open: readonly CeremonyBlock[];
  /** The block that ends before the gap. */
  readonly before: CeremonyBlock | undefined;
  /** The block that begins further on, if there is one. */
  readonly next: readonly CeremonyBlock[];
}

function judge(
  piece: Gap,
  { register, series, gap, open, before, next }: GapPlace,
): readonly (Missing | Jump | Skipped)[] {
  const count = piece.high - piece.low + 1n;
  const [from, to] = [writeNumber(series, piece.low), writeNumber(series, piece.high)];
  const owners = open.filter(({ start, last }) => start <= piece.low && last >= piece.high);
  if (owners.length > 0) {
    const ceremonies = owners.map(({ ceremony }) => ceremony);
    const isSkipped = owners.some(({ skippedTo }) => skippedTo === piece.high);
    const kind = isSkipped ? 'skipped' : 'missing';
    return [{ kind, register, ceremonies, from, to, count } as const];
  }
  if (series.reserved.some((start) => start >= gap.low && start <= piece.low)) return [];
  const after = [...open, ...next].find(({ start }) => start > piece.high);
  const isPromised = after?.isDeclared === true || series.reserved.includes(piece.high + 1n);
  const ceremonies = [before, after].flatMap((block) => block?.ceremony ?? []);
  const kind = isPromised ? 'jump' : 'missing';
  return [{ kind, register, ceremonies, from, to, count } as const];
}

/** A gap, cut before each start that lies within it. */
function cutGap({ low, high }: Gap, starts: readonly bigint[]): readonly Gap[] {
  const cuts = [...new Set(starts)]
    .filter((start) => start > low && start <= high)
    .sort(compareBigints);
  const lows = [low, ...cuts];
  return lows.map((from, at) => ({ low: from, high: (lows[at + 1] ?? high + 1n) - 1n }));
}
