import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTable } from '../open-table.fixtures.tsx';

const rows = Array.from({ length: 2_000 }, (_, index) => `Solicitud ${index + 1}`);
const columns = ['Código', 'Nombre', 'Carrera', 'Estado'].map((header, index) => ({
  id: header,
  header,
  cell: (row: string) => (index === 0 ? row : header),
  width: 'minmax(9em, 1fr)',
  isRowHeader: index === 0,
}));

async function openOnPhone() {
  await page.viewport(360, 640);
  const { box } = await openTable({ label: 'Solicitudes', rows, columns, height: '400px' });
  // Rows are also rendered in advance, once the browser is idle.
  await waitFor(() => expect(rest(box)).toBeGreaterThan(box.clientHeight));
  return box;
}

async function turnTo(width: number, layout: string) {
  await page.viewport(width, 640);
  await waitFor(() =>
    expect(screen.getByRole('grid').closest('[data-table-layout]')).toHaveAttribute(
      'data-table-layout',
      layout,
    ),
  );
}

/** The names of the rows that are at least partly visible in the box. */
function seenIn(box: HTMLElement): readonly string[] {
  const { top, bottom } = box.getBoundingClientRect();
  return screen.getAllByRole('rowheader').flatMap((cell) => {
    const row = cell.closest('tr')?.getBoundingClientRect();
    return row !== undefined && row.bottom > top && row.top < bottom ? [cell.textContent] : [];
  });
}

/** The bottom of the last row in the page, in pixels below that of the box. */
function rest(box: HTMLElement): number {
  const bottoms = screen
    .getAllByRole('rowheader')
    .map((cell) => cell.closest('tr')?.getBoundingClientRect().bottom ?? 0);
  return Math.max(...bottoms) - box.getBoundingClientRect().bottom;
}

test.each([390, 420])(
  'a table that was scrolled by %s px has no gap after the screen is turned',
  async (way) => {
    const box = await openOnPhone();
    box.scrollTop = way;
    await waitFor(() => expect(rest(box)).toBeGreaterThanOrEqual(0));
    await turnTo(1280, 'rows');
    await waitFor(() => expect(rest(box)).toBeGreaterThanOrEqual(0));
  },
);

test('turning the screen and back leaves the same row in sight', async () => {
  const box = await openOnPhone();
  box.scrollTop = 60_000;
  await waitFor(() => expect(seenIn(box)).not.toContain('Solicitud 1'));
  await waitFor(() => expect(rest(box)).toBeGreaterThanOrEqual(0));
  const [, second = ''] = seenIn(box);
  await turnTo(1280, 'rows');
  await waitFor(() => expect(seenIn(box)).toContain(second));
  await turnTo(360, 'blocks');
  await waitFor(() => expect(seenIn(box)).toContain(second));
});
