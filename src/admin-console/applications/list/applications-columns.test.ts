import { describe, expect, it } from 'vitest';
import { createSelection } from '#admin-console/list/selection-store.ts';
import { sortRows } from '#admin-console/list/sort-rows.flow.ts';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { parseTimestamp } from '#domain/calendar/timestamp.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { applicationColumns } from './applications-columns.tsx';

const columns = applicationColumns({
  selection: createSelection(),
  messages: applicationsMessages.defaults,
  formatDate: () => '',
  duplicates: { othersOf: () => [] },
  open: () => undefined,
  can: () => true,
  proofs: new Map(),
  codeWidth: '14ch',
});
const idsBy = (columnId: string, rows: readonly ReturnType<typeof anApplication>[]) =>
  sortRows(rows, columns, { columnId, direction: 'ascending' }).map(({ id }) => id);

describe('the sort order of the applications', () => {
  it('puts applications without a name last', () => {
    const named = (id: number, first: string, last = 'Pérez') =>
      anApplication({ id, student: { firstName: first, lastName: last } });
    const rows = [named(1, 'Zoe'), named(2, '', ''), named(3, 'Álvaro'), named(4, 'Bea')];
    expect(idsBy('student', rows)).toEqual([3, 4, 1, 2]);
  });

  it('sorts students as the register does, by surnames first', () => {
    const named = (id: number, lastName: string, secondLastName: string) =>
      anApplication({ id, student: { firstName: 'Ana', lastName, secondLastName } });
    const rows = [
      named(1, 'Perez', 'Zamora'),
      named(2, 'PEREZ', 'Bello'),
      named(3, 'Pérez', 'Acosta'),
      named(4, 'Ñáñez', 'Paz'),
    ];
    expect(idsBy('student', rows)).toEqual([4, 3, 2, 1]);
  });

  it('sorts days and moments together', () => {
    const at = (id: number, text: string) => anApplication({ id, appliedAt: parseTimestamp(text) });
    const rows = [
      at(1, '2026-05-03T23:00:00'),
      at(2, '04/05/2026'),
      at(3, 'never'),
      at(4, '1969-01-01'),
    ];
    expect(idsBy('date', rows)).toEqual([4, 1, 2, 3]);
  });
});
