import { addTo } from '#domain/collection/group-by.ts';
import type { Register } from '#domain/registers.ts';
import {
  compareBigints,
  formatRegistryNumber,
  isSameSeries,
  type RegistryNumber,
} from '../registry-number.ts';
import type { OutOfOrder } from './registry-finding.ts';
import {
  type NumberedEntry,
  type RegisterSeries,
  type Series,
  writeNumber,
} from './registry-series.ts';
import { visitInSteps } from './visit-in-steps.ts';

/** Numbers below their ceremony's initial number, or with other letters than it. */
export function* findStrays(
  book: RegisterSeries,
  series: Series,
): Generator<readonly OutOfOrder[], void, undefined> {
  const groups = new Map<string, NumberedEntry[]>();
  yield* visitInSteps(series.numbered, (numbered) => {
    const start = book.initial.get(numbered.entry.ceremony);
    if (start !== undefined && isStray(numbered.number, start)) {
      addTo(groups, numbered.entry.ceremony, numbered);
    }
  });
  yield [...groups].flatMap(([ceremony, strays]) => {
    const start = book.initial.get(ceremony);
    const [first, last] = [strays[0], strays.at(-1)];
    if (start === undefined || first === undefined || last === undefined) return [];
    return {
      kind: isSameSeries(start, first.number) ? 'before-start' : 'other-series',
      register: book.register,
      ceremonies: [ceremony],
      from: formatRegistryNumber(first.number),
      to: formatRegistryNumber(last.number),
      count: BigInt(strays.length),
      start: formatRegistryNumber(start),
    };
  });
}

function isStray(number: RegistryNumber, start: RegistryNumber): boolean {
  return !isSameSeries(number, start) || number.value < start.value;
}

/** Numbers of a ceremony that lie beyond the beginning of the next one: the two overlap. */
export function findOverlaps(register: Register, series: Series): readonly OutOfOrder[] {
  const blocks = [...series.blocks].sort((a, b) => compareBigints(a.first, b.first));
  return blocks.flatMap((block, at): readonly OutOfOrder[] => {
    const next = blocks[at + 1];
    if (next === undefined || block.last < next.first) return [];
    const beyond = series.numbered.filter(
      ({ number, entry }) =>
        entry.ceremony === block.ceremony &&
        entry.isReplacement !== true &&
        number.value >= next.first,
    );
    const [first, last] = [beyond[0], beyond.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      {
        kind: 'overlap',
        register,
        ceremonies: [block.ceremony, next.ceremony],
        from: formatRegistryNumber(first.number),
        to: formatRegistryNumber(last.number),
        count: BigInt(beyond.length),
        start: writeNumber(series, next.first),
      },
    ];
  });
}
