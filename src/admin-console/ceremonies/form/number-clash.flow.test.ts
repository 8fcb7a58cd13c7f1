import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { aCeremony } from '#domain/ceremony/ceremony.fixtures.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { highestNumbers, nextFreeNumber } from '#domain/registry/numbering/next-free-number.ts';
import { type NumberingLists, numberOwners } from '#domain/registry/numbering/number-ranges.ts';
import { findNumberClashes } from './number-clash.flow.ts';

function registry(record: string) {
  return { record, assigned: undefined, folio: undefined };
}

function initial(record: string) {
  return { record, assigned: '', folio: '' };
}

describe('the next free number', () => {
  const titles = [
    aTitle({ id: 1, registry: registry('142'), issueDate: { year: 2026, month: 1, day: 9 } }),
    aTitle({ id: 2, registry: registry('099'), issueDate: { year: 2026, month: 1, day: 9 } }),
    aTitle({ id: 3, registry: registry('A-009'), issueDate: { year: 2020, month: 1, day: 9 } }),
  ];
  const highest = highestNumbers(titles);

  test.each([
    ['', '143'],
    ['001', '143'],
    ['A-1', 'A-010'],
    ['B-1', undefined],
  ])('after typing "%s" is %s', (text, next) => {
    expect(nextFreeNumber(highest, 'record', text)).toBe(next);
  });

  test('grows at fixed width', () => {
    const at = (number: string) => highestNumbers([aTitle({ registry: registry(number) })]);
    expect(nextFreeNumber(at('099'), 'record', '')).toBe('100');
    expect(nextFreeNumber(at('999'), 'record', '')).toBe('1000');
  });

  test('is unknown without issued titles', () => {
    expect(nextFreeNumber(highestNumbers([]), 'folio', '')).toBeUndefined();
    expect(nextFreeNumber(highest, 'folio', '')).toBeUndefined();
  });

  test('continues the newest series; a title without a day of issue is older than the others', () => {
    const dated = aTitle({ id: 1, registry: registry('142') });
    const undated = [
      aTitle({ id: 2, registry: registry('A-009'), issueDate: undefined }),
      aTitle({ id: 3, registry: registry('B-004'), issueDate: undefined }),
    ];
    expect(nextFreeNumber(highestNumbers([...undated, dated]), 'record', '')).toBe('143');
    expect(nextFreeNumber(highestNumbers([dated, ...undated]), 'record', '')).toBe('143');
    expect(nextFreeNumber(highestNumbers(undated), 'record', '')).toBe('B-005');
  });

  test('is higher than every number of its series', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000), { minLength: 1 }), (numbers) => {
        const issued = numbers.map((number, id) => aTitle({ id, registry: registry(`${number}`) }));
        const next = nextFreeNumber(highestNumbers(issued), 'record', '');
        expect(Number(next)).toBe(Math.max(...numbers) + 1);
      }),
    );
  });
});

describe('clashes with another ceremony', () => {
  function clashes(lists: Partial<NumberingLists>, start: string, graduates = 1) {
    const owners = numberOwners({ ceremonies: [], applications: [], titles: [], ...lists });
    const own = { ceremonyId: 1, initial: initial(start), graduates };
    return findNumberClashes(own, owners);
  }
  const march = aCeremony({
    id: 2,
    name: 'Acto Marzo',
    status: 'closed',
    initialNumbers: { record: '143', assigned: undefined, folio: undefined },
  });
  const confirmed = ['A', 'B', 'C'].map((code, id) =>
    anApplication({
      id,
      code,
      status: 'confirmed',
      ceremony: { id: 2, name: 'Acto Marzo', date: undefined },
    }),
  );

  test('have a range and the other ceremony’s name', () => {
    const lists = { ceremonies: [march], applications: confirmed };
    expect(clashes(lists, '140', 10)).toEqual([
      { register: 'record', name: 'Acto Marzo', from: '143', to: '145' },
    ]);
    expect(clashes(lists, '140', 3)).toEqual([]);
    expect(clashes(lists, '146', 10)).toEqual([]);
  });

  test('exist for equal initial numbers even without applications', () => {
    expect(clashes({ ceremonies: [march] }, '0143')).toHaveLength(1);
    expect(clashes({ ceremonies: [{ ...march, status: 'completed' }] }, '143')).toEqual([]);
  });

  test('do not exist between different series', () => {
    expect(clashes({ ceremonies: [march] }, 'A-143')).toEqual([]);
    expect(clashes({ ceremonies: [march] }, 'sin número')).toEqual([]);
  });

  test('include numbers of issued titles, even of a deleted ceremony', () => {
    const title = aTitle({ ceremonyName: 'Acto de 1999', registry: registry('150') });
    expect(clashes({ titles: [title] }, '149', 2)).toEqual([
      { register: 'record', name: 'Acto de 1999', from: '150', to: '150' },
    ]);
  });

  test('exclude the ceremony’s issued titles', () => {
    const own = aCeremony({ id: 1, initialNumbers: initial('001') });
    const title = aTitle({ registry: registry('001') });
    expect(clashes({ ceremonies: [own], titles: [title] }, '001', 5)).toEqual([]);
  });

  test('count graduates without a title after the issued titles', () => {
    const titles = [aTitle({ applicationCode: 'A', registry: registry('143') })];
    const lists = { ceremonies: [march], applications: confirmed, titles };
    expect(clashes(lists, '144')).toMatchObject([{ from: '144', to: '144' }]);
    expect(clashes(lists, '146')).toEqual([]);
  });

  test('ignore rejected applications with a title when counting', () => {
    const titles = [aTitle({ applicationCode: 'A', registry: registry('143') })];
    const applications = confirmed.map((application) =>
      application.code === 'A' ? { ...application, status: 'rejected' as const } : application,
    );
    const lists = { ceremonies: [march], applications, titles };
    expect(clashes(lists, '145')).toMatchObject([{ from: '145', to: '145' }]);
    expect(clashes(lists, '146')).toEqual([]);
  });

  test('are found exactly when both would have a number', () => {
    const other = fc.record({ start: fc.nat(60), graduates: fc.nat(12), issued: fc.nat(12) });
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.nat(12),
        fc.array(other, { maxLength: 4 }),
        (start, own, others) => {
          const lists = universityOf(others);
          const found = clashes(lists, `${start}`, own);
          const needed = numbersFrom(start, Math.max(own, 1));
          const expected = others.flatMap((_, index) => {
            const held = needed.filter((number) => heldBy(others, index).includes(number));
            const [from] = held;
            const to = held.at(-1);
            return from === undefined
              ? []
              : [{ name: `Acto ${index}`, from: `${from}`, to: `${to}` }];
          });
          expect(found).toEqual(expected.map((clash) => ({ register: 'record', ...clash })));
        },
      ),
    );
  });
});

interface Other {
  readonly start: number;
  readonly graduates: number;
  readonly issued: number;
}

function numbersFrom(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index);
}

/** The expected numbers: one per graduate of an open ceremony, and at least the first. */
function heldBy(others: readonly Other[], index: number): number[] {
  const { start, graduates, issued } = others[index] ?? { start: 0, graduates: 0, issued: 0 };
  return numbersFrom(start, Math.max(graduates, issued, 1));
}

function universityOf(others: readonly Other[]): NumberingLists {
  const tied = (index: number) => ({ id: index + 10, name: `Acto ${index}`, date: undefined });
  return {
    ceremonies: others.map(({ start }, index) =>
      aCeremony({ id: index + 10, name: `Acto ${index}`, initialNumbers: initial(`${start}`) }),
    ),
    applications: others.flatMap(({ graduates }, index) =>
      numbersFrom(0, graduates).map((id) =>
        anApplication({
          id,
          code: `AG-${index}-${id}`,
          status: 'confirmed',
          ceremony: tied(index),
        }),
      ),
    ),
    titles: others.flatMap(({ start, issued }, index) =>
      numbersFrom(start, issued).map((number) =>
        aTitle({
          applicationCode: `AG-${index}-${number - start}`,
          ceremonyName: `Acto ${index}`,
          registry: registry(`${number}`),
        }),
      ),
    ),
  };
}
