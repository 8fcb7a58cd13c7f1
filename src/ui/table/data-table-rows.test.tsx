import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { DataTable } from './data-table.tsx';

const rows = ['Ciencias', 'Ingeniería', 'Humanidades'];

test('a table that has its rows from the start shows each of them whole', async () => {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <DataTable
          label="Facultades"
          state="ready"
          rows={rows}
          rowKey={(row) => row}
          columns={[{ id: 'name', header: 'Nombre', cell: (row) => row, isRowHeader: true }]}
          emptyText="No hay facultades"
        />
      </WidgetFrame>
    </GraduationProvider>,
  );
  const { parentElement: box } = await screen.findByRole('grid', { name: 'Facultades' });
  const last = screen.getByText('Humanidades').closest('tr');
  const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
  expect(bottom(last)).toBeLessThanOrEqual(bottom(box));
  expect(box?.scrollHeight).toBe(box?.clientHeight);
});
