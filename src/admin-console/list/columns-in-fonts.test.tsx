// @module-tag rare
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { filled, messages, speak } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

const network = fakeNetwork();

speak('es');

/** Each with a free font of the same or greater width. */
const families = [
  "Arial, 'Liberation Sans', 'Nimbus Sans'",
  "Verdana, 'DejaVu Sans'",
  "Georgia, Gelasio, 'DejaVu Serif'",
];

/** The columns of each list whose texts must never be cut. */
const lists = {
  applications: ['Código', 'Identificación', 'Estado', 'Fecha', 'Acciones'],
  titles: ['Acta', 'Asignado', 'Folio', 'Acciones'],
  ceremonies: ['Fecha', 'Estado', 'Acciones'],
  'config/careers': ['ID', 'Orden acta', 'Orden asignado', 'Orden folio', 'Acciones'],
} as const;

/** The width of a portal's menu beside the console. */
const portalMenu = 240;

const cases = families.flatMap((font) =>
  Object.entries(lists).map(([list, columns]) => ({ font, list, columns })),
);

beforeEach(() => page.viewport(1440, 900));

test.each(cases)(
  '$list in $font cuts no date, code, number or status',
  async ({ font, list, columns }) => {
    const { container } = open(list, font);
    await screen.findAllByRole('rowheader');
    await expectNoneCut(container, columns);
  },
);

test.each(families)('a row with an open correction in %s cuts no text either', async (font) => {
  const university = createFakeUniversity();
  const correction = {
    id: 1,
    status: 'open',
    description: 'Mi nombre es Juan Karlos.',
    requested_at: '2026-06-14T15:30:00.000Z',
    reply: null,
    decided_at: null,
  } as const;
  university.titleProofs.set(163, { corrections: [correction] });
  network.use(...graduationHandlers({ university, extras: ['proof'] }));
  const { container } = open('applications?corrections=open', font);
  await screen.findByRole('button', {
    name: filled(messages.applications.reviewCorrection, { row: 'AG-2026-014' }),
  });
  await expectNoneCut(container, lists.applications);
});

/** At a large university, the table of a phone too. */
const largeCases = families.flatMap((font) => [
  { font, list: 'applications', columns: ['Código'] },
  { font, list: 'titles', columns: ['Acta', 'Asignado', 'Folio'] },
]);

test.each(largeCases)(
  '$list in $font cuts no code or number with more digits than usual',
  async ({ font, list, columns }) => {
    const university = createFakeUniversity();
    for (const row of university.rows.applications)
      row.application_code = `AG-2026-${10_000 + row.id}`;
    for (const row of university.rows.titles) {
      row.record_registry = `2026-${100_000 + row.id}`;
      row.assigned_registry = `A-2026-${100_000 + row.id}`;
      row.folio_registry = `${100_000 + row.id}/2026`;
    }
    network.use(...graduationHandlers({ university }));
    const { container } = open(list, font);
    await screen.findAllByRole('rowheader');
    await expectNoneCut(container, columns, [360, 1024, 1280, 1440]);
  },
);

function open(list: string, font: string) {
  return render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter(`/admin/${list}`)}
      theme={{ font }}
    >
      <AdminConsole topBar={false} />
    </GraduationProvider>,
  );
}

/** Expects these columns to show their texts at each width of a page, with and without a portal's menu. */
async function expectNoneCut(
  container: HTMLElement,
  columns: readonly string[],
  widths: readonly number[] = [1024, 1280, 1440],
) {
  for (const width of widths) {
    for (const menu of width < 2 * portalMenu ? [0] : [0, portalMenu]) {
      container.style.marginInlineStart = `${menu}px`;
      await page.viewport(width, 900);
      await waitFor(() => expect(cutTexts(columns)).toEqual([]));
    }
  }
}

/** The texts of the columns that do not fit, or that wrap in a row of one line. */
function cutTexts(columns: readonly string[]): readonly string[] {
  const table = screen.getByRole<HTMLTableElement>('grid');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  return columns.flatMap((column) => {
    const index = heads.findIndex(({ textContent }) => textContent?.startsWith(column));
    const cells = [...table.rows].flatMap((row) => row.cells[index] ?? []);
    return cells.filter(isCut).map(({ textContent }) => `${column}: ${textContent}`);
  });
}

function isCut(cell: HTMLElement): boolean {
  const boxes = [cell, ...cell.querySelectorAll<HTMLElement>('*')];
  // Headers of the block layout, and names for screen readers, are a pixel wide.
  const isClipped = boxes
    .filter((box) => box.clientWidth > 1 && getComputedStyle(box).overflowX !== 'visible')
    .some((box) => box.scrollWidth > box.clientWidth);
  return isClipped || isWrapped(cell.querySelector('[aria-haspopup]'));
}

/** True if the text of a menu button takes more than one line. */
function isWrapped(button: Element | null): boolean {
  if (button === null) return false;
  const text = document.createRange();
  text.selectNodeContents(button);
  const tops = [...text.getClientRects()].map(({ top, height }) => Math.round(top + height / 2));
  return Math.max(...tops) - Math.min(...tops) > 8;
}
