import { describe, expect, it } from 'vitest';
import { personOrderKey } from '#domain/person/person-order.ts';
import { begins, bookOfTitles, check, line } from './registry-book.fixtures.ts';
import { checkRegistry } from './registry-check.ts';
import { isFault, type NumberingPlace, type RegistryEntry } from './registry-finding.ts';

const march = bookOfTitles('M', ['001', '002', '003']);

describe('a book without a fault', () => {
  it.each([
    ['nothing at all', [], []],
    ['one ceremony from its initial number', march, [begins('M', '001')]],
    ['two ceremonies, one after the other', [...bookOfTitles('J', ['004', '005']), ...march], []],
    [
      'letters around the digits',
      bookOfTitles('M', ['A-099', 'A-100', 'A-101']),
      [begins('M', 'A-099')],
    ],
    ['999 and 1000', bookOfTitles('M', ['999', '1000']), [begins('M', '999')]],
    ['17 digits', bookOfTitles('M', ['99999999999999999', '100000000000000000']), []],
    [
      'ceremonies with letters of their own',
      [...march, ...bookOfTitles('J', ['B-001', 'B-002'])],
      [],
    ],
    [
      'the place of a ceremony still to be issued',
      [...march, ...bookOfTitles('J', ['009'])],
      [begins('N', '004'), begins('J', '009')],
    ],
    ['an initial number without digits', march, [begins('M', 'ninguna')]],
  ])('%s', (_, entries, ceremonies) => {
    expect(check(entries, ceremonies)).toEqual([]);
  });
});

describe('duplicates', () => {
  it('are found in one ceremony', () => {
    expect(check(bookOfTitles('M', ['001', '002', '002', '003']))).toEqual([
      'duplicate 002–002 M (2)',
    ]);
  });

  it('are found across ceremonies, which cross there', () => {
    expect(check([...march, ...bookOfTitles('J', ['003', '004'])])).toEqual([
      'duplicate 003–003 M+J (2)',
      'overlap 003–003 M+J (1)',
    ]);
  });

  it('name everybody who has the number', () => {
    const [found] = checkRegistry([...march, ...bookOfTitles('J', ['003'])], []);
    expect(found).toMatchObject({ kind: 'duplicate', people: ['M 2', 'J 0'] });
  });

  it('are reported as ranges, as far as they follow one another in the same ceremonies', () => {
    const twice = bookOfTitles('J', ['001', '002', '003', '005']);
    const entries = [...bookOfTitles('M', ['001', '002', '003', '004', '005']), ...twice];
    expect(check(entries).slice(0, 2)).toEqual([
      'duplicate 001–003 M+J (6)',
      'duplicate 005–005 M+J (2)',
    ]);
  });

  it('do not mind zeros in front', () => {
    expect(check(bookOfTitles('M', ['01', '001']))).toEqual(['duplicate 01–01 M (2)']);
  });
});

describe('missing numbers', () => {
  it('are reported as ranges', () => {
    expect(check(bookOfTitles('M', ['001', '003', '004', '009']))).toEqual([
      'missing 002–002 M (1)',
      'missing 005–008 M (4)',
    ]);
  });

  it('begin at the initial number', () => {
    expect(check(bookOfTitles('M', ['003', '004']), [begins('M', '001')])).toEqual([
      'missing 001–002 M (2)',
    ]);
  });

  it.each([
    ['8', ['10', '11'], 'missing 8–9 M (2)'],
    ['098', ['100', '101'], 'missing 098–099 M (2)'],
    ['B-8', ['10', '12'], 'missing 11–11 M (1)'],
  ])('are written as the initial number is: %s', (initial, records, missing) => {
    expect(check(bookOfTitles('M', records), [begins('M', initial)])).toContain(missing);
  });

  it('are not those that another ceremony has', () => {
    const crossing = [...bookOfTitles('M', ['001', '004']), ...bookOfTitles('J', ['002', '003'])];
    expect(check(crossing)).toEqual(['overlap 004–004 M+J (1)']);
  });

  it('are no crossing with the ceremony that has those that follow', () => {
    const entries = [...bookOfTitles('M', ['005', '006']), ...bookOfTitles('J', ['003', '004'])];
    expect(check(entries, [begins('M', '001')])).toEqual(['missing 001–002 M (2)']);
  });

  it('lie between two ceremonies when the second one promised to begin earlier', () => {
    const entries = [...march, ...bookOfTitles('J', ['007'])];
    expect(check(entries, [begins('J', '006')])).toEqual([
      'jump 004–005 M+J (2)',
      'missing 006–006 J (1)',
    ]);
    expect(check(entries)).toEqual(['missing 004–006 M+J (3)']);
  });

  it('end where a number is reserved for a ceremony still to be issued', () => {
    const entries = [...march, ...bookOfTitles('J', ['010'])];
    expect(check(entries, [begins('N', '007')])).toEqual(['jump 004–006 M+J (3)']);
  });

  it.each([
    ['below them', begins('N', '002')],
    ['of another series', begins('N', 'B-005')],
    ['of a ceremony with titles, all of them below it', begins('M', '005')],
  ])('are not excused by an initial number %s', (_, ceremony) => {
    const entries = [...march, ...bookOfTitles('J', ['010'])];
    expect(check(entries, [ceremony])).toContain('missing 004–009 M+J (6)');
  });

  it('lie between the ceremony that ends right before them and the next', () => {
    const entries = [
      ...bookOfTitles('A', ['001', '005']),
      ...bookOfTitles('B', ['002', '003', '004']),
      ...bookOfTitles('C', ['009']),
      ...bookOfTitles('D', ['012']),
    ];
    expect(check(entries)).toEqual([
      'missing 006–008 A+C (3)',
      'missing 010–011 C+D (2)',
      'overlap 005–005 A+B (1)',
    ]);
  });

  it('belong to each ceremony around them', () => {
    const entries = [...bookOfTitles('A', ['001', '006']), ...bookOfTitles('B', ['002', '007'])];
    expect(check(entries)).toContain('missing 003–005 A+B (3)');
  });

  it('are no fault where the next ceremony begins further on by its own initial number', () => {
    const findings = checkRegistry([...march, ...bookOfTitles('J', ['500'])], [begins('J', '500')]);
    expect(findings.map(line)).toEqual(['jump 004–499 M+J (496)']);
    expect(findings.some(isFault)).toBe(false);
  });

  it('may be many', () => {
    expect(check(bookOfTitles('M', ['1', '99999999999999999']))).toEqual([
      'missing 2–99999999999999998 M (99999999999999997)',
    ]);
  });

  it('include those of a title without one', () => {
    expect(check(bookOfTitles('M', ['001', undefined, 'sin acta']))).toEqual([
      'unnumbered M 1',
      'unnumbered M 2',
    ]);
  });
});

describe('numbers that a restore left out', () => {
  const march = bookOfTitles('M', ['001', '002', '053']);

  it('are explained up to the first place that is issued again', () => {
    const restored = { ...begins('M', '001'), skippedTo: 52 };
    const findings = checkRegistry(march, [restored]);
    expect(findings.map(line)).toEqual(['skipped 003–052 M (50)']);
    expect(findings.some(isFault)).toBe(false);
  });

  it('explain no other gap', () => {
    const restored = { ...begins('M', '001'), skippedTo: 40 };
    expect(check(march, [restored])).toEqual(['missing 003–052 M (50)']);
  });
});

describe('out of order', () => {
  it('are numbers below the initial number', () => {
    const entries = bookOfTitles('M', ['005', '100', '101']);
    expect(check(entries, [begins('M', '100')])).toEqual(['before-start 005–005 M (1)']);
  });

  it('are numbers below the initial number, which form no separate block', () => {
    const entries = [
      ...bookOfTitles('M', ['001', '010', '011']),
      ...bookOfTitles('J', ['002', '003']),
    ];
    expect(check(entries, [begins('M', '010')])).toEqual([
      'jump 004–009 J+M (6)',
      'before-start 001–001 M (1)',
    ]);
  });

  it('are numbers with other letters than the initial number', () => {
    expect(check(bookOfTitles('M', ['B-1', 'B-2']), [begins('M', 'A-1')])).toEqual([
      'other-series B-1–B-2 M (2)',
    ]);
  });

  it('is a later issue below an earlier one', () => {
    const entries = [
      ...bookOfTitles('M', ['003', '004'], { issuedAt: 1_000 }),
      ...bookOfTitles('M', ['001', '002'], { issuedAt: 90_000 }),
    ].map((entry, at) => ({
      ...entry,
      registry: { ...entry.registry, assigned: `${at}`, folio: `${at}` },
    }));
    expect(check(entries)).toContain('late 001–002: 002 after 003 M');
    expect(check(entries)).toHaveLength(1);
  });

  const place = (order: number, lastName: string, secondLastName = '', firstName = '') => ({
    order: { record: order, assigned: 0, folio: 0 },
    personKey: personOrderKey({ lastName, secondLastName, firstName }),
  });
  const inPlaces = (...places: readonly (NumberingPlace | undefined)[]) =>
    places.flatMap((own, at) =>
      bookOfTitles('M', [`${at + 1}`], {
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
    ['careers against it', [place(2, 'Abreu'), place(1, 'Zamora')], ['misplaced 1–2: 2 after 1 M']],
    ['surnames in Spanish', [place(1, 'Núñez'), place(1, 'Ñáñez'), place(1, 'Oviedo')], []],
    ['surnames against it', [place(1, 'Ñáñez'), place(1, 'Núñez')], ['misplaced 1–2: 2 after 1 M']],
    [
      'second surnames',
      [place(1, 'Paz', 'Zea'), place(1, 'Paz', 'Abad')],
      ['misplaced 1–2: 2 after 1 M'],
    ],
    [
      'given names',
      [place(1, 'Paz', 'Zea', 'Zoe'), place(1, 'Paz', 'Zea', 'Ana')],
      ['misplaced 1–2: 2 after 1 M'],
    ],
    ['equal names', [place(1, 'Paz', 'Zea'), place(1, 'Paz', 'Zea')], []],
    [
      'accents and capitals of first surnames, in one range',
      [
        ...[place(1, 'Perez', 'Zamora'), place(1, 'PEREZ', 'Bello'), place(1, 'pérez', 'Castro')],
        ...[place(1, 'Pérez', 'Acosta'), place(1, 'Pérez', 'Álvarez')],
      ],
      ['misplaced 1–5: 2 after 1 M'],
    ],
    [
      'two places that can be put in order each by itself',
      [
        ...[place(1, 'Bello'), place(1, 'Acosta'), place(1, 'Castro')],
        ...[place(1, 'Paz'), place(1, 'Zea'), place(1, 'Oca'), place(1, 'Zeus')],
      ],
      ['misplaced 1–2: 2 after 1 M', 'misplaced 4–6: 6 after 5 M'],
    ],
    [
      'somebody unknown between',
      [place(1, 'B'), undefined, place(1, 'A')],
      ['misplaced 1–3: 3 after 1 M'],
    ],
  ])('follows the order of careers and surnames: %s', (_, places, expected) => {
    expect(ofRecord(inPlaces(...places))).toEqual(expected);
  });

  it.each([
    [2_000, 'misplaced 1–2: 2 after 1 M'],
    [2_001, undefined],
  ])('counts titles %i ms after one another as one issue up to two seconds', (ms, finding) => {
    const [first, second] = inPlaces(place(1, 'Zea'), place(1, 'Abad'));
    const entries = [first, second && { ...second, issuedAt: 5 + ms }].flatMap(
      (entry) => entry ?? [],
    );
    expect(ofRecord(entries)).toEqual(finding === undefined ? [] : [finding]);
  });

  it('tells each later issue once, whatever lies between', () => {
    const at = (record: string, issuedAt: number | undefined) =>
      bookOfTitles('M', [record], {
        issuedAt,
        registry: { record, assigned: undefined, folio: undefined },
      });
    const entries = [
      ...[...at('1', 90_000), ...at('2', undefined), ...at('3', 90_000)],
      ...[...at('4', 50_000), ...at('5', 1_000), ...at('6', 99_000)],
    ];
    expect(ofRecord(entries)).toEqual(['late 4–4: 4 after 5 M', 'late 1–3: 3 after 5 M']);
  });

  it('starts again with each issue', () => {
    const [first, second] = inPlaces(place(1, 'Zea'), place(1, 'Abad'));
    const nextIssue = [first, second && { ...second, issuedAt: 60_000 }].flatMap(
      (entry) => entry ?? [],
    );
    expect(ofRecord(nextIssue)).toEqual([]);
  });
});

describe('a title in place of a rectified one', () => {
  const july = bookOfTitles('J', ['004', '005']);
  /** A further title of March, with the next asignado and folio. */
  const further = (record: string, change: Partial<RegistryEntry> = {}) =>
    bookOfTitles('M', [record], {
      registry: { record, assigned: 'M-4', folio: 'M/4/F' },
      ...change,
    });
  const replacing = further('006', { isReplacement: true });

  it('may have a number after those of the next ceremony', () => {
    const begin = [begins('M', '001'), begins('J', '004')];
    expect(check([...march, ...july, ...replacing], begin)).toEqual([]);
    expect(check([...march, ...july, ...further('006')], begin)).toEqual([
      'overlap 006–006 M+J (1)',
    ]);
  });

  it('has a number outside of the order of people and issues', () => {
    const order = { record: 1, assigned: 1, folio: 1 };
    const zea = { order, personKey: personOrderKey({ lastName: 'Zea' }) };
    const abad = { order, personKey: personOrderKey({ lastName: 'Abad' }) };
    const one = bookOfTitles('M', ['001'], { place: zea, issuedAt: 5 });
    const other = further('002', { place: abad, issuedAt: 5, isReplacement: true });
    expect(check([...one, ...other]).filter((text) => text.startsWith('misplaced'))).toEqual([]);
  });

  it('must not have the number of another title, nor leave one out', () => {
    const again = further('005', { isReplacement: true });
    expect(check([...march, ...july, ...again])).toEqual(['duplicate 005–005 J+M (2)']);
  });
});
