import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advanceRegistryNumber,
  formatRegistryNumber,
  parseRegistryNumber,
} from '../registry-number.ts';
import { begins, bookOfTitles, check } from './registry-book.fixtures.ts';
import { checkRegistry } from './registry-check.ts';
import { isFault, type RegistryEntry } from './registry-finding.ts';

/** A complete book: ceremonies one after the other, each from its initial number. */
const completeBook = fc
  .record({
    start: fc.stringMatching(/^([A-Z]{1,2}-)?0{0,3}[1-9]\d{0,17}$/),
    sizes: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ start, sizes }) => {
    const first = parseRegistryNumber(start);
    const at = (steps: number) =>
      first === undefined ? '' : formatRegistryNumber(advanceRegistryNumber(first, steps));
    let taken = 0;
    const acts = sizes.map((size, index) => {
      const records = Array.from({ length: size }, (_, offset) => at(taken + offset));
      const ceremony = begins(`C${index}`, at(taken));
      taken += size;
      return {
        ceremony,
        entries: bookOfTitles(`C${index}`, records, { issuedAt: index * 10_000 }),
      };
    });
    return {
      entries: acts.flatMap((act) => act.entries),
      ceremonies: acts.map((act) => act.ceremony),
    };
  });

const shuffledBook = completeBook.chain(({ entries, ceremonies }) =>
  fc.record({
    entries: fc.shuffledSubarray([...entries], { minLength: entries.length }),
    ceremonies: fc.constant(ceremonies),
    victim: fc.nat(entries.length - 1),
  }),
);

test('a complete book has no finding, in whatever order its titles arrive', () => {
  fc.assert(
    fc.property(shuffledBook, ({ entries, ceremonies }) => {
      expect(check(entries, ceremonies)).toEqual([]);
    }),
  );
});

test('a number that two titles have is a duplicate, and no other number is', () => {
  fc.assert(
    fc.property(shuffledBook, ({ entries, ceremonies, victim }) => {
      const twin = entries[victim];
      const doubled = twin === undefined ? entries : [...entries, { ...twin, person: 'twin' }];
      const duplicates = checkRegistry(doubled, ceremonies).filter(
        ({ kind }) => kind === 'duplicate',
      );
      expect(duplicates.map(({ register }) => register)).toEqual(['record', 'assigned', 'folio']);
    }),
  );
});

test('a title taken out of the middle of its ceremony leaves exactly its numbers missing', () => {
  fc.assert(
    fc.property(shuffledBook, ({ entries, ceremonies, victim }) => {
      const lost = entries[victim];
      const left = entries.filter((entry) => entry !== lost);
      const own = left.filter(({ ceremony }) => ceremony === lost?.ceremony);
      const value = (entry: RegistryEntry | undefined) =>
        parseRegistryNumber(entry?.registry.record ?? '')?.value ?? 0n;
      fc.pre(own.some((entry) => value(entry) > value(lost)));
      expect(check(left, ceremonies).filter((text) => text.startsWith('missing'))).toContain(
        `missing ${lost?.registry.record}–${lost?.registry.record} ${lost?.ceremony} (1)`,
      );
    }),
  );
});

test('two numbers exchanged between ceremonies are found', () => {
  fc.assert(
    fc.property(completeBook, ({ entries, ceremonies }) => {
      const [first, last] = [entries[0], entries.at(-1)];
      fc.pre(first !== undefined && last !== undefined && first.ceremony !== last.ceremony);
      const exchanged = entries.map((entry) => {
        if (entry === first && last)
          return { ...entry, registry: { ...entry.registry, record: last.registry.record } };
        if (entry === last && first)
          return { ...entry, registry: { ...entry.registry, record: first.registry.record } };
        return entry;
      });
      expect(checkRegistry(exchanged, ceremonies).filter(isFault)).not.toEqual([]);
    }),
  );
});

test('50,000 titles without a gap have no finding', () => {
  const records = Array.from({ length: 50_000 }, (_, index) => String(index + 1).padStart(6, '0'));
  const entries = bookOfTitles('M', records, { issuedAt: 1 });
  expect(checkRegistry(entries, [begins('M', '000001')])).toEqual([]);
});
