import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTable } from './open-table.fixtures.tsx';

const rows = ['Ciencias', 'Ingeniería', 'Humanidades'];

test('a table that has its rows from the start shows each of them whole', async () => {
  const columns = [{ id: 'name', header: 'Nombre', cell: (row: string) => row, isRowHeader: true }];
  const { box } = await openTable({ label: 'Facultades', rows, columns });
  const last = screen.getByText('Humanidades').closest('tr');
  const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
  expect(bottom(last)).toBeLessThanOrEqual(bottom(box));
  expect(box.scrollHeight).toBe(box.clientHeight);
});
