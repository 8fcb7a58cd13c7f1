import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTable } from '../open-table.fixtures.tsx';

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
  const { grid } = await openTable({ label: 'Solicitudes', rows: ['1'], columns });
  expect(grid.closest('[data-table-layout]')).toHaveAttribute('data-table-layout', layout);
  expect(changes).toEqual([]);
  watch.disconnect();
});
