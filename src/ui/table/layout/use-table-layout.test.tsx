import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { DataTable } from '../data-table.tsx';

const columns = ['Nombre', 'Carrera', 'Acto de grado', 'Estado'].map((header) => ({
  id: header,
  header,
  cell: () => header,
  width: 'minmax(9em, 1fr)',
}));

test.each([
  [360, 'blocks'],
  [1280, 'rows'],
])('a table in a window of %s px is rendered as %s from the start', async (width, layout) => {
  await page.viewport(width, 700);
  const changes: (string | null)[] = [];
  const watch = new MutationObserver((records) => {
    changes.push(...records.map(({ oldValue }) => oldValue));
  });
  watch.observe(document.body, {
    subtree: true,
    attributeFilter: ['data-table-layout'],
    attributeOldValue: true,
  });
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <DataTable
          label="Solicitudes"
          state="ready"
          rows={['1']}
          rowKey={(row) => row}
          columns={columns}
          emptyText="No hay solicitudes"
        />
      </WidgetFrame>
    </GraduationProvider>,
  );
  const grid = await screen.findByRole('grid');
  expect(grid.closest('[data-table-layout]')).toHaveAttribute('data-table-layout', layout);
  expect(changes).toEqual([]);
  watch.disconnect();
});
