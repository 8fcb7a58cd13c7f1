import { boolean, constantFrom, assert as holds, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { aNomenclature } from '../config.fixtures.ts';
import { type PlannedWrite, planNomenclatures } from './nomenclature-plan.flow.ts';

const wanted = { careerId: 1, maleTitle: 'Ingeniero', femaleTitle: 'Ingeniera' };
const nothing: ReadonlySet<number> = new Set();

test('creates both at first, starting with the male one', () => {
  expect(planNomenclatures(wanted, nothing, [])).toEqual([
    { kind: 'create', input: { careerId: 1, genderId: 1, titleName: 'Ingeniero' } },
    { kind: 'create', input: { careerId: 1, genderId: 2, titleName: 'Ingeniera' } },
  ]);
});

test('does not repeat what an earlier attempt wrote', () => {
  const written = aNomenclature({ id: 9, titleName: 'Ingeniero' });
  expect(planNomenclatures(wanted, nothing, [written])).toEqual([
    { kind: 'create', input: { careerId: 1, genderId: 2, titleName: 'Ingeniera' } },
  ]);
});

test('updates a text that changed since', () => {
  const written = aNomenclature({ id: 9, titleName: 'Ingenero' });
  expect(planNomenclatures(wanted, nothing, [written])[0]).toEqual({
    kind: 'update',
    id: 9,
    input: { careerId: 1, genderId: 1, titleName: 'Ingeniero' },
  });
});

test('ignores earlier rows, so that the server refuses duplicates', () => {
  const old = aNomenclature({ id: 3, titleName: 'Otro' });
  const plan = planNomenclatures(wanted, new Set([3]), [old]);
  expect(plan.map(({ kind }) => kind)).toEqual(['create', 'create']);
});

const title = constantFrom('A', 'B');
const anyWanted = record({ careerId: constantFrom(1, 2), maleTitle: title, femaleTitle: title });

test('creates one row per form, however often it is interrupted', () => {
  holds(
    property(anyWanted, boolean(), boolean(), title, (want, breaksOff, isLost, earlier) => {
      const first = planNomenclatures({ ...want, maleTitle: earlier }, nothing, []);
      const written = breaksOff ? carryOut([], first.slice(0, isLost ? 2 : 1)) : [];
      const rows = carryOut(written, planNomenclatures(want, nothing, written));
      const mine = rows.filter(({ careerId }) => careerId === want.careerId);
      expect(mine.map(({ genderId, titleName }) => [genderId, titleName])).toEqual([
        [1, want.maleTitle],
        [2, want.femaleTitle],
      ]);
    }),
  );
});

function carryOut(rows: readonly DegreeTitle[], writes: readonly PlannedWrite[]) {
  return writes.reduce<readonly DegreeTitle[]>(
    (now, write) =>
      write.kind === 'create'
        ? now.concat(aNomenclature({ ...write.input, id: now.length + 1 }))
        : now.map((row) => (row.id === write.id ? { ...row, ...write.input } : row)),
    rows,
  );
}
