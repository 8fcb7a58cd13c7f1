import { describe, expect, it } from 'vitest';
import { begins, check, line, titlesOf } from './registry-book.fixtures.ts';
import { checkRegistry } from './registry-check.ts';
import { isFault, type NumberingPlace, type RegistryEntry } from './registry-finding.ts';

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
  ])('follows the order of careers and surnames: %s', (_, places, expected) => {
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
