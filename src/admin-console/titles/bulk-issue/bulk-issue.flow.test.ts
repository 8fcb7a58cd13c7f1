import { describe, expect, test } from 'vitest';
import { aCeremony, anApplication, anOrder, aTitle, planOf } from './bulk-issue.fixtures.ts';
import { ceremonyProblem, checkDate, completedCeremonies } from './issue-form.flow.ts';
import { issueResult } from './issue-result.flow.ts';
import { createIssueStore, isUnderWay, maySend } from './issue-store.ts';
import { findingsOf, hasFinding, rehearse, spanOf } from './rehearsal/rehearsal.flow.ts';

const chemistry = { id: 1, careerId: 7, careerName: 'Química', genderName: undefined };
const nomenclatures = [
  { ...chemistry, genderId: 1, titleName: 'Licenciado en Química' },
  { ...chemistry, genderId: 2, titleName: 'Licenciada en Química' },
];

describe('the rehearsal', () => {
  test('words the title by gender, and says why it can not', () => {
    const plan = planOf([
      anApplication({ id: 1, genderId: 2 }),
      anApplication({ id: 2, genderId: 1 }),
      anApplication({ id: 3, genderId: undefined }),
      anApplication({ id: 4, genderId: 3 }),
      anApplication({ id: 5, genderId: 2, careerId: undefined }),
    ]);
    const rows = rehearse(plan, nomenclatures, []);
    expect(rows.map(({ degree }) => (degree.kind === 'named' ? degree.text : degree.kind))).toEqual(
      [
        'Licenciada en Química',
        'Licenciado en Química',
        'no-gender',
        'no-nomenclature',
        'Licenciada en Química',
      ],
    );
    expect(findingsOf(rows)).toMatchObject({ noGender: 1, noNomenclature: 1, taken: 0 });
    expect(rows.filter(hasFinding)).toHaveLength(2);
  });

  test('finds numbers that other titles have, however many zeros they are written with', () => {
    const plan = planOf([anApplication({ id: 1, genderId: 2 })]);
    const registry = { record: '1', assigned: 'B-0301', folio: '0501' };
    const elsewhere = aTitle({ id: 9, ceremonyName: 'Otro acto', registry });
    const [row] = rehearse(plan, nomenclatures, [elsewhere]);
    expect(row?.taken.map(({ register }) => register)).toEqual(['record', 'folio']);
    expect(row?.taken[0]?.holder).toBe(elsewhere);
  });

  test('spans from the lowest to the highest number, also where it grows longer', () => {
    const people = Array.from({ length: 3 }, (_, index) => anApplication({ id: index + 1 }));
    const rows = rehearse(planOf(people, { record: '998', assigned: '', folio: '9' }), [], []);
    expect(spanOf(rows, 'record')).toEqual({ first: '998', last: '1000' });
    expect(spanOf(rows, 'folio')).toEqual({ first: '9', last: '11' });
    expect(spanOf(rows, 'assigned')).toBeUndefined();
    expect(findingsOf(rows).unnumbered).toEqual(['assigned']);
  });
});

describe('the result', () => {
  const people = [1, 2, 3].map((id) => anApplication({ id, genderId: 2 }));
  const order = anOrder(rehearse(planOf(people), nomenclatures, []), people);
  const issuedAs = (id: number, change: object = {}) =>
    aTitle({
      id: 100 + id,
      applicationCode: `AG-2026-${id}`,
      degreeTitle: 'Licenciada en Química',
      registry: { record: `00${id}`, assigned: `30${id}`, folio: `050${id}` },
      ...change,
    });

  test('is what was rehearsed', () => {
    expect(
      issueResult(
        order,
        [1, 2, 3].map((id) => issuedAs(id)),
      ),
    ).toEqual({
      issued: 3,
      of: 3,
      differences: [],
    });
  });

  test('a title that carries fewer names than the application is no difference', () => {
    const [row, ...others] = order.rows;
    if (row === undefined) throw new Error('The order has rows');
    const rows = [{ ...row, fullName: 'Ana María Sofía Pérez Peña' }, ...others];
    const titles = [1, 2, 3].map((id) => issuedAs(id, { fullName: 'Ana Pérez Peña' }));
    expect(issueResult({ ...order, rows }, titles).differences).toEqual([]);
  });

  test('names who has none, whose differ, and whom nobody expected', () => {
    const registry = { record: '777', assigned: '301', folio: '0501' };
    const result = issueResult(order, [
      issuedAs(1, { registry, degreeTitle: undefined }),
      issuedAs(2),
      issuedAs(9, { fullName: 'Eva Rey' }),
    ]);
    expect(result).toMatchObject({ issued: 2, of: 3 });
    expect(result.differences).toEqual([
      {
        id: 'application-1',
        fullName: 'Ana Pérez',
        kind: 'changed',
        values: [
          { field: 'degree', estimated: 'Licenciada en Química', issued: undefined },
          { field: 'record', estimated: '001', issued: '777' },
        ],
      },
      { id: 'application-3', fullName: 'Ana Pérez', kind: 'absent' },
      { id: 'title-109', fullName: 'Eva Rey', kind: 'unplanned' },
    ]);
  });

  test('compares no numbers where none were estimated', () => {
    const result = issueResult({ ...order, isRehearsed: false }, [
      issuedAs(1, { degreeTitle: 'X' }),
    ]);
    expect(result.differences.map(({ kind }) => kind)).toEqual(['absent', 'absent']);
  });
});

describe('the form', () => {
  const completed = [aCeremony()] as const;
  const confirmed = [anApplication({ id: 1 })];

  test.each([
    ['  ', 'incomplete'],
    ['31/02/2026', 'unreadableDate'],
  ])('the date %j is kept from being sent: %s', (date, problem) => {
    expect(checkDate({ date })).toEqual({ status: 'invalid', problems: { date: problem } });
  });

  test('reads the date', () => {
    const input = { year: 2026, month: 7, day: 1 };
    expect(checkDate({ date: '01/07/2026' })).toEqual({ status: 'valid', input });
  });

  test('a ceremony that is gone, nobody confirmed, and all well', () => {
    const [ceremony] = completed;
    expect(ceremonyProblem(aCeremony({ id: 2 }), completed, confirmed)).toBe('ceremonyGone');
    expect(ceremonyProblem(ceremony, completed, [])).toBe('noneConfirmed');
    expect(ceremonyProblem(ceremony, completed, confirmed)).toBeUndefined();
  });

  test('offers completed ceremonies only, the newest first and the undated last', () => {
    const on = (id: number, year: number | undefined) =>
      aCeremony({ id, date: year === undefined ? undefined : { year, month: 1, day: 1 } });
    const all = [
      on(1, 2020),
      on(2, undefined),
      on(3, 2026),
      aCeremony({ id: 4, status: 'open' }),
      aCeremony({ id: 5, status: 'unknown' }),
      aCeremony({ id: 6, status: undefined }),
    ];
    expect(completedCeremonies(all).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});

test('nothing is sent while an issue is under way or its result unknown', () => {
  const order = anOrder([], []);
  const result = { issued: 0, of: 0, differences: [] };
  const { run } = createIssueStore().getState();
  expect(maySend(run)).toBe(true);
  const issuing = { kind: 'issuing', order, startedAt: 0 } as const;
  expect([maySend(issuing), isUnderWay(issuing)]).toEqual([false, true]);
  const unread = { kind: 'unread', order, sentence: '' } as const;
  expect([maySend(unread), isUnderWay(unread)]).toEqual([false, false]);
  expect(maySend({ kind: 'counted', order, sentence: '', result })).toBe(true);
});
