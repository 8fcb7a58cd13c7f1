import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { workbookType } from '#domain/text/text-table.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { manyTitles } from '../title.fixtures.ts';
import { TitlesSection } from '../titles-section.tsx';

const meta = preview.meta({
  title: 'Consola/Títulos/Lista',
  ...sectionStory('/admin/titles', <TitlesSection />),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

/** Student names of the visible rows, in order. */
function shownNames(canvas: Canvas): readonly string[] {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

function counters(canvas: Canvas): readonly string[] {
  return canvas.getAllByRole('definition').map((figure) => figure.textContent);
}

function shownPages(canvas: Canvas): string {
  const pages = canvas.getByRole('navigation', { name: messages.titles.pages });
  return within(pages)
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent)
    .join(' ');
}

export const Default = meta.story({
  name: 'Primera página',
  play: async ({ canvas }) => {
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(10));
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      messages.titles.student,
      messages.titles.careerFilter,
      messages.titles.ceremonyFilter,
      messages.titles.record,
      messages.titles.assigned,
      messages.titles.folio,
      messages.titles.actions,
    ]);
    await expect(counters(canvas).slice(0, 3)).toEqual(['142', '3', '17']);
    await expect(shownPages(canvas)).toBe('1 2 … 15');
    await expect(
      canvas.getByText(filled(messages.titles.showing, { first: 1, last: 10, total: 142 })),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.titles.exportCsv })).toBeEnabled();
  },
});

export const Paging = meta.story({
  name: 'De página en página',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const first = shownNames(canvas);
    await userEvent.click(canvas.getByRole('button', { name: messages.pagination.next }));
    const second = filled(messages.titles.showing, { first: 11, last: 20, total: 142 });
    await expect(await canvas.findByText(second)).toBeVisible();
    await expect(shownNames(canvas)).not.toEqual(first);
    await userEvent.click(
      canvas.getByRole('button', { name: filled(messages.pagination.page, { page: 15 }) }),
    );
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(2));
    await expect(shownPages(canvas)).toBe('1 … 14 15');
    await userEvent.click(canvas.getByRole('button', { name: messages.pagination.previous }));
    await waitFor(() => expect(shownPages(canvas)).toBe('1 … 13 14 15'));
    await userEvent.click(
      canvas.getByRole('button', { name: filled(messages.pagination.page, { page: 1 }) }),
    );
    await waitFor(() => expect(shownNames(canvas)).toEqual(first));
  },
});

export const Found = meta.story({
  name: 'Encontrado por su número',
  args: { address: '/admin/titles?page=7' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(canvas.getByRole('searchbox', { name: messages.titles.search }), '0555');
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(1));
    await expect(canvas.getByRole('gridcell', { name: '0555' })).toBeVisible();
    await expect(shownPages(canvas)).toBe('1');
    await expect(counters(canvas)[0]).toBe('142');
  },
});

export const Filtering = meta.story({
  name: 'Filtrar y limpiar',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(
      canvas.getByRole('combobox', { name: matching(messages.titles.ceremonyFilter) }),
    );
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(4);
    await userEvent.click(options[1] ?? canvas.getByRole('searchbox'));
    const of = new RegExp(
      [52, 48, 42]
        .map((total) => `^${filled(messages.titles.showing, { first: 1, last: 10, total })}$`)
        .join('|'),
    );
    await expect(await canvas.findByText(of)).toBeVisible();

    await userEvent.click(
      canvas.getByRole('combobox', { name: matching(messages.titles.careerFilter) }),
    );
    const [, career] = await screen.findAllByRole('option');
    await userEvent.click(career ?? canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.queryByText(of)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: messages.titles.clearFilters }));
    await expect(
      await canvas.findByText(filled(messages.titles.showing, { first: 1, last: 10, total: 142 })),
    ).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const SameNameCeremonies = meta.story({
  name: 'Dos actos del mismo nombre',
  beforeEach: ({ msw }) => {
    const rows = manyTitles(4).map((row) => ({
      ...row,
      ceremony_name: 'Acto Solemne',
      ceremony_date: row.id < 3 ? '06/03/2026' : '2026-04-10',
    }));
    msw.use(answer('GET /api/titles', { success: true, data: rows }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await expect(counters(canvas)).toEqual(['4', '2', '2']);
    await userEvent.click(
      canvas.getByRole('combobox', { name: matching(messages.titles.ceremonyFilter) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: `Acto Solemne (${longDate('2026-04-10')})` }),
    );
    await waitFor(() => expect(shownNames(canvas)).toEqual(['Persona 3 Pérez', 'Persona 4 Pérez']));
  },
});

const oddRows = [
  { title_id: '5', first_name: '', ceremony_name: '   ', record_registry: 7, folio_registry: null },
  {
    id: 6,
    application_code: 'AG-2026-006',
    first_name: 'حفل',
    last_name: 'التخرج',
    career_name: '<script>alert(1)</script>',
    ceremony_name: `🎓 ${'Solemnísimo'.repeat(20)}`,
    record_registry: '99999999999999999',
    assigned_registry: 'A-099',
    folio_registry: '001',
  },
];

export const OddRows = meta.story({
  name: 'Datos incompletos o extraños',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/titles', oddRows));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvas.getByText('99999999999999999')).toBeVisible();
    await expect(canvas.getByText('001')).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: filled(messages.titles.view, { row: filled(messages.titles.unnamedRow, { id: 5 }) }),
      }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/Invalid|undefined|null/)).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Exporting = meta.story({
  name: 'Exportar',
  tags: ['behavior'],
  args: { address: `/admin/titles?q=${encodeURIComponent('quimica')}` },
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/titles', manyTitles(60)));
  },
  play: async ({ canvas, userEvent }) => {
    using downloads = recordDownloads();
    await expect(
      await canvas.findByText(filled(messages.titles.showing, { first: 1, last: 10, total: 30 })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.titles.exportCsv }));
    await expect(
      await canvas.findByText(filled(messages.titles.exported, { count: 30 })),
    ).toBeInTheDocument();
    const [file] = await downloads.files();
    const now = new Date();
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    await expect(file?.name).toBe(filled(messages.titles.csvName, { date: today }));
    await expect([...(file?.bytes.slice(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(file?.bytes).split('\r\n');
    await expect(lines[0]?.startsWith(messages.titles.student)).toBe(true);
    await expect(lines).toHaveLength(32);
    await expect(lines[1]).toBe('Persona 1 Pérez,Química,Acto de Grado Julio 2026,00001,1,1');
  },
});

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.round((top + bottom) / 2);
}

/** Neither the actions on the register nor those on the filtered titles, below the filters, need a second line. */
export const EveryAction = meta.story({
  name: 'Todas las acciones',
  tags: ['behavior'],
  args: { extras: ['xlsx', 'documents', 'handover'] },
  globals: { viewport: { value: 'w768' } },
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(...graduationHandlers({ university, extras: ['xlsx', 'documents', 'handover'] }));
  },
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.findByRole('button', { name });
    const { bulkIssue, checkBook, handoverBook, exportCsv } = messages.titles;
    const register = await Promise.all([checkBook, handoverBook, bulkIssue].map(button));
    await expect(new Set(register.map(middleOf)).size).toBe(1);
    const { printMany } = messages.documentPrinting;
    const list = await Promise.all(
      [exportCsv, messages.consoleExport.excel, printMany].map(button),
    );
    await expect(new Set(list.map(middleOf)).size).toBe(1);
  },
});

export const ExportingWorkbook = meta.story({
  name: 'Exportar a Excel',
  args: { extras: ['xlsx'] },
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/titles', manyTitles(60)));
  },
  play: async ({ canvas, userEvent }) => {
    using downloads = recordDownloads();
    await canvas.findByText(filled(messages.titles.showing, { first: 1, last: 10, total: 60 }));
    await userEvent.click(canvas.getByRole('button', { name: messages.consoleExport.excel }));
    await expect(
      await canvas.findByText(filled(messages.titles.exported, { count: 60 })),
    ).toBeInTheDocument();
    const [file] = await downloads.files();
    await expect(file?.name).toMatch(/^titulos-emitidos-[\d-]+\.xlsx$/);
    await expect(file?.type).toBe(workbookType);
    await expect(new TextDecoder().decode(file?.bytes.slice(0, 2))).toBe('PK');
  },
});

export const ExportFailed = meta.story({
  name: 'Exportar a Excel, sin memoria',
  args: { extras: ['xlsx'] },
  parameters: { expectedErrors: ['No memory for a workbook'] },
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/titles', manyTitles(60)));
    const { CompressionStream: own } = globalThis;
    globalThis.CompressionStream = class extends own {
      constructor(format: CompressionFormat) {
        super(format);
        throw new Error('No memory for a workbook');
      }
    };
    return () => {
      globalThis.CompressionStream = own;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(filled(messages.titles.showing, { first: 1, last: 10, total: 60 }));
    const excel = canvas.getByRole('button', { name: messages.consoleExport.excel });
    await userEvent.click(excel);
    await expect(await screen.findByText(messages.consoleExport.failed)).toBeVisible();
    await expect(excel).toBeEnabled();
  },
});

export const ManyRows = meta.story({
  name: 'Cincuenta mil filas',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/titles', manyTitles(50_000)));
  },
  play: async ({ canvas, userEvent }) => {
    using downloads = recordDownloads();
    await expect(
      await canvas.findByText(
        filled(messages.titles.showing, { first: 1, last: 10, total: 50000 }),
        undefined,
        // A busy machine needs longer than usual for so many rows.
        { timeout: 25_000 },
      ),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: filled(messages.pagination.page, { page: '5000' }) }),
    );
    await waitFor(() => expect(shownNames(canvas)[9]).toBe('Persona 50000 Pérez'));
    await userEvent.click(canvas.getByRole('button', { name: messages.titles.exportCsv }));
    await canvas.findByText(filled(messages.titles.exported, { count: 50000 }));
    const [file] = await downloads.files();
    await expect(new TextDecoder().decode(file?.bytes).split('\r\n')).toHaveLength(50_002);
  },
});
