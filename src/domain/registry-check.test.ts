import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkRegistry } from './registry-check.ts';
import {
  isFault,
  type NumberingPlace,
  type RegistryCeremony,
  type RegistryEntry,
  type RegistryFinding,
} from './registry-finding.ts';
import {
  advanceRegistryNumber,
  formatRegistryNumber,
  parseRegistryNumber,
} from './registry-number.ts';

/** Titles of one ceremony with these actas; asignado and folio are in order. */
function titlesOf(
  ceremony: string,
  records: readonly (string | undefined)[],
  change: Partial<RegistryEntry> = {},
): readonly RegistryEntry[] {
  return records.map((record, at) => ({
    person: `${ceremony} ${at}`,
    ceremony,
    registry: { record, assigned: `${ceremony}-${at + 1}`, folio: `${ceremony}/${at + 1}/F` },
    issuedAt: undefined,
    place: undefined,
    ...change,
  }));
}

function begins(key: string, record: string | undefined): RegistryCeremony {
  return { key, initial: { record, assigned: undefined, folio: undefined } };
}

/** A finding in one line: what a person reads of it, without the words. */
function line(finding: RegistryFinding): string {
  const where = finding.ceremonies.join('+');
  switch (finding.kind) {
    case 'duplicate':
      return `duplicate ${finding.number} ${where} (${finding.people.length})`;
    case 'unnumbered':
      return `unnumbered ${finding.person}`;
    case 'misplaced':
    case 'late':
      return `${finding.kind} ${finding.number} after ${finding.otherNumber} ${where}`;
    default:
      return `${finding.kind} ${finding.from}–${finding.to} ${where} (${finding.count})`;
  }
}

function check(
  entries: readonly RegistryEntry[],
  ceremonies: readonly RegistryCeremony[] = [],
): readonly string[] {
  return checkRegistry(entries, ceremonies).map(line);
}

const march = titlesOf('M', ['001', '002', '003']);

describe('a book without a fault', () => {
  it.each([
    ['nothing at all', [], []],
    ['one ceremony from its initial number', march, [begins('M', '001')]],
    ['two ceremonies, one after the other', [...titlesOf('J', ['004', '005']), ...march], []],
    [
      'letters around the digits',
      titlesOf('M', ['A-099', 'A-100', 'A-101']),
      [begins('M', 'A-099')],
    ],
    ['999 and 1000', titlesOf('M', ['999', '1000']), [begins('M', '999')]],
    ['17 digits', titlesOf('M', ['99999999999999999', '100000000000000000']), []],
    ['ceremonies with letters of their own', [...march, ...titlesOf('J', ['B-001', 'B-002'])], []],
    [
      'the place of a ceremony still to be issued',
      [...march, ...titlesOf('J', ['009'])],
      [begins('N', '004'), begins('J', '009')],
    ],
    ['an initial number without digits', march, [begins('M', 'ninguna')]],
  ])('%s', (_, entries, ceremonies) => {
    expect(check(entries, ceremonies)).toEqual([]);
  });
});

describe('duplicates', () => {
  it('are found in one ceremony', () => {
    expect(check(titlesOf('M', ['001', '002', '002', '003']))).toEqual(['duplicate 002 M (2)']);
  });

  it('are found across ceremonies, which cross there', () => {
    expect(check([...march, ...titlesOf('J', ['003', '004'])])).toEqual([
      'duplicate 003 M+J (2)',
      'overlap 003–003 M+J (1)',
    ]);
  });

  it('do not mind zeros in front', () => {
    expect(check(titlesOf('M', ['01', '001']))).toEqual(['duplicate 01 M (2)']);
  });
});

describe('missing numbers', () => {
  it('are told as ranges', () => {
    expect(check(titlesOf('M', ['001', '003', '004', '009']))).toEqual([
      'missing 002–002 M (1)',
      'missing 005–008 M (4)',
    ]);
  });

  it('begin at the initial number', () => {
    expect(check(titlesOf('M', ['003', '004']), [begins('M', '001')])).toEqual([
      'missing 001–002 M (2)',
    ]);
  });

  it('are not those that another ceremony has', () => {
    const crossing = [...titlesOf('M', ['001', '004']), ...titlesOf('J', ['002', '003'])];
    expect(check(crossing)).toEqual(['overlap 004–004 M+J (1)']);
  });

  it('lie between two ceremonies when the second one promised to begin earlier', () => {
    const entries = [...march, ...titlesOf('J', ['007'])];
    expect(check(entries, [begins('J', '006')])).toEqual([
      'jump 004–005 M+J (2)',
      'missing 006–006 J (1)',
    ]);
    expect(check(entries)).toEqual(['missing 004–006 M+J (3)']);
  });

  it('are no fault where the next ceremony begins further on by its own initial number', () => {
    const findings = checkRegistry([...march, ...titlesOf('J', ['500'])], [begins('J', '500')]);
    expect(findings.map(line)).toEqual(['jump 004–499 M+J (496)']);
    expect(findings.some(isFault)).toBe(false);
  });

  it('may be many', () => {
    expect(check(titlesOf('M', ['1', '99999999999999999']))).toEqual([
      'missing 2–99999999999999998 M (99999999999999997)',
    ]);
  });

  it('include those of a title without one', () => {
    expect(check(titlesOf('M', ['001', undefined, 'sin acta']))).toEqual([
      'unnumbered M 1',
      'unnumbered M 2',
    ]);
  });
});

describe('out of order', () => {
  it('are numbers below the initial number', () => {
    const entries = titlesOf('M', ['005', '100', '101']);
    expect(check(entries, [begins('M', '100')])).toEqual(['before-start 005–005 M (1)']);
  });

  it('are numbers with other letters than the initial number', () => {
    expect(check(titlesOf('M', ['B-1', 'B-2']), [begins('M', 'A-1')])).toEqual([
      'other-series B-1–B-2 M (2)',
    ]);
  });

  it('is a later issue below an earlier one', () => {
    const entries = [
      ...titlesOf('M', ['003', '004'], { issuedAt: 1_000 }),
      ...titlesOf('M', ['001', '002'], { issuedAt: 90_000 }),
    ].map((entry, at) => ({
      ...entry,
      registry: { ...entry.registry, assigned: `${at}`, folio: `${at}` },
    }));
    expect(check(entries)).toContain('late 002 after 003 M');
    expect(check(entries)).toHaveLength(1);
  });

  const place = (order: number, last: string, secondLast = ''): NumberingPlace => ({
    order: { record: order, assigned: 0, folio: 0 },
    last,
    secondLast,
  });
  const inPlaces = (...places: readonly (NumberingPlace | undefined)[]) =>
    places.flatMap((own, at) =>
      titlesOf('M', [`${at + 1}`], {
        place: own,
        issuedAt: 5,
        registry: { record: `${at + 1}`, assigned: undefined, folio: undefined },
      }),
    );
  const ofRecord = (entries: readonly RegistryEntry[]) =>
    checkRegistry(entries, [])
      .filter(({ kind }) => kind !== 'unnumbered')
      .map(line);

  it.each([
    ['careers in their order', [place(1, 'Zamora'), place(2, 'Abreu')], []],
    ['careers against it', [place(2, 'Abreu'), place(1, 'Zamora')], ['misplaced 2 after 1 M']],
    ['surnames in Spanish', [place(1, 'Núñez'), place(1, 'Ñáñez'), place(1, 'Oviedo')], []],
    ['surnames against it', [place(1, 'Ñáñez'), place(1, 'Núñez')], ['misplaced 2 after 1 M']],
    [
      'second surnames',
      [place(1, 'Paz', 'Zea'), place(1, 'Paz', 'Abad')],
      ['misplaced 2 after 1 M'],
    ],
    ['equal surnames', [place(1, 'Paz', 'Zea'), place(1, 'Paz', 'Zea')], []],
    [
      'somebody unknown between',
      [place(1, 'B'), undefined, place(1, 'A')],
      ['misplaced 3 after 1 M'],
    ],
  ])('follows ruling 34: %s', (_, places, expected) => {
    expect(ofRecord(inPlaces(...places))).toEqual(expected);
  });

  it('begins anew with each issue', () => {
    const [first, second] = inPlaces(place(1, 'Zea'), place(1, 'Abad'));
    const later = [first, second && { ...second, issuedAt: 60_000 }].flatMap(
      (entry) => entry ?? [],
    );
    expect(ofRecord(later)).toEqual([]);
  });
});

/** A whole book: ceremonies one after the other, each from its initial number. */
const wholeBook = fc
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
      return { ceremony, entries: titlesOf(`C${index}`, records, { issuedAt: index * 10_000 }) };
    });
    return {
      entries: acts.flatMap((act) => act.entries),
      ceremonies: acts.map((act) => act.ceremony),
    };
  });

const shuffledBook = wholeBook.chain(({ entries, ceremonies }) =>
  fc.record({
    entries: fc.shuffledSubarray([...entries], { minLength: entries.length }),
    ceremonies: fc.constant(ceremonies),
    victim: fc.nat(entries.length - 1),
  }),
);

test('a whole book is whole, in whatever order its titles arrive', () => {
  fc.assert(
    fc.property(shuffledBook, ({ entries, ceremonies }) => {
      expect(check(entries, ceremonies)).toEqual([]);
    }),
  );
});

test('a number borne twice is a duplicate, and nothing else is', () => {
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
    fc.property(wholeBook, ({ entries, ceremonies }) => {
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

test('50,000 titles are checked within two seconds', () => {
  const records = Array.from({ length: 50_000 }, (_, index) => String(index + 1).padStart(6, '0'));
  const entries = titlesOf('M', records, { issuedAt: 1 });
  const start = performance.now();
  expect(checkRegistry(entries, [begins('M', '000001')])).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2_000);
});
