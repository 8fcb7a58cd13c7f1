import { describe, expect, test } from 'vitest';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { aConfirmedApplication, anOrder, planOf } from '../bulk-issue.fixtures.ts';
import { rehearse } from '../rehearsal/rehearsal.flow.ts';
import { issueResult } from './issue-result.flow.ts';

const chemistry = { id: 1, careerId: 7, careerName: 'Química', genderName: undefined };
const nomenclatures = [
  { ...chemistry, genderId: 1, titleName: 'Licenciado en Química' },
  { ...chemistry, genderId: 2, titleName: 'Licenciada en Química' },
];

describe('the result', () => {
  const people = [1, 2, 3].map((id) => aConfirmedApplication({ id, genderId: 2 }));
  const order = anOrder(
    rehearse(planOf(people), { degreeTitles: nomenclatures, titles: [] }),
    people,
  );
  const issuedAs = (id: number, change: object = {}) =>
    aTitle({
      id: 100 + id,
      applicationCode: `AG-2026-${id}`,
      degreeTitle: 'Licenciada en Química',
      registry: { record: `00${id}`, assigned: `30${id}`, folio: `050${id}` },
      ...change,
    });

  test('has no differences if the titles match the rehearsal', () => {
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

  test('ignores names that a title lacks', () => {
    const [row, ...others] = order.rows;
    if (row === undefined) throw new Error('The order has rows');
    const rows = [{ ...row, fullName: 'Ana María Sofía Pérez Peña' }, ...others];
    const titles = [1, 2, 3].map((id) => issuedAs(id, { fullName: 'Ana Pérez Peña' }));
    expect(issueResult({ ...order, rows }, titles).differences).toEqual([]);
  });

  test('lists absent, changed and unplanned titles', () => {
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

  test('compares no numbers without a rehearsal', () => {
    const result = issueResult({ ...order, isRehearsed: false }, [
      issuedAs(1, { degreeTitle: 'X' }),
    ]);
    expect(result.differences.map(({ kind }) => kind)).toEqual(['absent', 'absent']);
  });
});
