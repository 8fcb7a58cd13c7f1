import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const meta = preview.meta({
  title: 'Consola/Actos de grado/Lista',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

/** Names of the visible rows, in order. */
function shownNames(canvas: Canvas): readonly string[] {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

function findRow(canvas: Canvas, name: string) {
  return canvas.findByRole('row', { name: new RegExp(name) });
}

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Acto de Grado Marzo 2027' });
    await expect(shownNames(canvas).slice(0, 3)).toEqual([
      'Acto de Grado Marzo 2027',
      'Acto de Grado Noviembre 2026',
      'Acto de Grado Agosto 2026',
    ]);
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      messages.ceremonies.name,
      messages.ceremonies.date,
      messages.ceremonies.location,
      messages.ceremonies.statusFilter,
      messages.ceremonies.description,
      messages.ceremonies.actions,
    ]);
    const row = within(await findRow(canvas, 'Acto de Grado Marzo 2027'));
    await expect(row.getByText(longDate('2027-03-12'))).toBeVisible();
    await expect(row.getByText('Aula Magna')).toBeVisible();
    await expect(row.getByText(messages.ceremonies.noDescription)).toBeVisible();
    await expect(
      row.getByRole('button', {
        name: filled(messages.ceremonies.editAction, { name: 'Acto de Grado Marzo 2027' }),
      }),
    ).toBeVisible();
    await expect(
      row.getByRole('button', {
        name: filled(messages.ceremonies.deleteAction, { name: 'Acto de Grado Marzo 2027' }),
      }),
    ).toBeVisible();
    await expect(
      row.getByRole('button', {
        name: filled(messages.ceremonies.statusAction, {
          status: messages.ceremonies.open,
          name: 'Acto de Grado Marzo 2027',
        }),
      }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/ceremonies'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(messages.ceremonies.empty)).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Todavía ninguno',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity({ data: 'empty' });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.ceremonies.empty)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.ceremonies.create })).toBeVisible();
  },
});

const readable = { id: 1, name: 'Acto de Grado Julio 2026', status: 'ABIERTO' };

export const UnreadableRows = meta.story({
  name: 'Filas ilegibles',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/ceremonies', { data: [{ name: 'Sin id' }, readable, { id: 'x' }] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: readable.name })).toBeVisible();
    await expect(
      canvas.getByText(filled(messages.consoleLists.unreadableRows, { count: 2 })),
    ).toBeVisible();
  },
});

export const NoneFound = meta.story({
  name: 'Ninguno coincide',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(
      canvas.getByRole('searchbox', { name: messages.ceremonies.search }),
      'inexistente',
    );
    const message = messages.ceremonies.emptyFiltered;
    await expect(await canvas.findByText(message)).toBeVisible();
  },
});

export const ClearingFilters = meta.story({
  name: 'Limpiar filtros',
  tags: ['behavior'],
  args: { address: '/admin/ceremonies?q=inexistente' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messages.ceremonies.clearFilters }),
    );
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Searching = meta.story({
  name: 'Buscar por nombre y lugar',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(
      canvas.getByRole('searchbox', { name: messages.ceremonies.search }),
      'INGENIERIA acto',
    );
    await waitFor(() =>
      expect(shownNames(canvas)).toEqual(['Acto de Grado Extraordinario Junio 2026']),
    );
  },
});

export const Filtering = meta.story({
  name: 'Filtrar por estado',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(
      canvas.getByRole('combobox', { name: matching(messages.ceremonies.statusFilter) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: messages.ceremonies.open }));
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(3));
  },
});

export const Filtered = meta.story({
  name: 'Filtrada',
  args: { address: '/admin/ceremonies?status=completed&q=magna' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(3));
    await expect(canvas.getByRole('searchbox')).toHaveValue('magna');
    await expect(
      canvas.getByRole('combobox', { name: matching(messages.ceremonies.statusFilter) }),
    ).toHaveTextContent(messages.ceremonies.completed);
  },
});

export const Failed = meta.story({
  name: 'Error al cargar',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/ceremonies', { status: 500 }, { once: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleLists.ceremonies)).toBeVisible();
    await expect(await screen.findByText(messages.failures.server)).toBeVisible();
    await expect(screen.getAllByText(messages.consoleLists.ceremonies)).toHaveLength(1);
  },
});

export const Retrying = meta.story({
  name: 'Reintentar',
  tags: ['behavior'],
  beforeEach: Failed.input.beforeEach,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.retry }));
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
  },
});

const oddRows = [
  { id: '7', name: '', status: 'TAL VEZ' },
  {
    ceremony_id: 8,
    name: `🎓 ${'Solemnísimo'.repeat(20)}`,
    ceremony_date: 'mañana',
    status: 'open',
  },
  {
    id: 9,
    name: '<script>alert(1)</script>',
    ceremony_date: '01/02/2026',
    ceremony_location: 'אולם הטקסים',
    status: 'completed',
    record_initial: 1,
  },
  { id: 10, name: 'حفل التخرج', ceremony_date: '2026-03-06T00:00:00Z', description: '   ' },
];

export const OddRows = meta.story({
  name: 'Datos incompletos o extraños',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/ceremonies', oddRows));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvas.getByText(messages.ceremonies.noName)).toBeVisible();
    await expect(canvas.getByText(messages.ceremonies.unknownStatus)).toBeVisible();
    await expect(canvas.getByText(messages.ceremonies.noStatus)).toBeVisible();
    await expect(canvas.getByText(longDate('2026-02-01'))).toBeVisible();
    await expect(canvas.getByText(longDate('2026-03-06'))).toBeVisible();
    await expect(canvas.queryByText(/Invalid|undefined|null/)).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const ManyRows = meta.story({
  name: 'Quinientas filas',
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      id: index + 1,
      name: `Acto número ${index + 1}`,
      ceremony_date: `${1900 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-15`,
      ceremony_location: 'Aula Magna',
      status: 'COMPLETADO',
    }));
    msw.use(answer('GET /api/ceremonies', many));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Acto número 500' });
    await userEvent.type(canvas.getByRole('searchbox'), 'numero 123');
    await waitFor(() => expect(shownNames(canvas)).toEqual(['Acto número 123']));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(await canvas.findByRole('rowheader', { name: 'Acto número 500' })).toBeVisible();
  },
});
