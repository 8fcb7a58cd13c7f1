import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { withField } from '#testing/fake-api/altered-answers.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { selectThree } from '../applications-steps.fixtures.ts';
import { shortDate } from './short-date.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Lista',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

/** Student names of the visible rows, in order. */
function shownNames(canvas: Canvas): readonly string[] {
  return canvas.queryAllByRole('rowheader').map((cell) => cell.textContent);
}

async function choose(userEvent: User, canvas: Canvas, filter: string, option: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas, canvasElement }) => {
    const row = within(await canvas.findByRole('row', { name: /AG-2026-008/ }));
    await expect(row.getByText('Lucía Ortega Torres')).toBeVisible();
    await expect(row.getByText('V-27891212')).toBeVisible();
    await expect(row.getByText('Acto de Grado Agosto 2026')).toBeVisible();
    await expect(row.getByText(messages.applicationStatus.pending)).toBeVisible();
    const locale = canvasElement.querySelector<HTMLElement>('[lang]')?.lang ?? '';
    const appliedAt = { kind: 'day', day: { year: 2026, month: 4, day: 19 } } as const;
    await expect(row.getByText(shortDate(locale)(appliedAt))).toBeVisible();
    await expect(
      row.getByRole('button', { name: filled(messages.applications.view, { row: 'AG-2026-008' }) }),
    ).toBeVisible();
    await expect(
      row.getByRole('button', {
        name: filled(messages.applications.approve, { row: 'AG-2026-008' }),
      }),
    ).toBeVisible();
    await expect(
      row.getByRole('button', {
        name: filled(messages.applications.reject, { row: 'AG-2026-008' }),
      }),
    ).toBeVisible();

    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '37');
    await expect(canvas.queryByText('AG-2025-001')).toBeNull();
    await expect(canvas.queryByText(matching(messages.applications.showing))).toBeNull();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      messages.applications.code,
      messages.applications.student,
      messages.applications.idNumber,
      messages.applications.careerFilter,
      messages.applications.ceremonyFilter,
      messages.applications.statusFilter,
      messages.applications.date,
      messages.applications.actions,
    ]);
  },
});

export const StatusMenu = meta.story({
  name: 'Menú de estado',
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /AG-2026-014/ }));
    await expect(
      row.queryByRole('button', { name: matching(messages.applicationDecision.approve) }),
    ).toBeNull();
    await userEvent.click(
      row.getByRole('button', {
        name: filled(messages.applications.changeStatusOf, { row: 'AG-2026-014' }),
      }),
    );
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual([
      messages.applications.markConfirmed,
      messages.applications.markRejected,
    ]);
  },
});

export const SameStatus = meta.story({
  name: 'El mismo estado no abre nada',
  tags: ['behavior'],
  play: async (context) => {
    await StatusMenu.input.play?.(context);
    const { userEvent } = context;
    await userEvent.click(
      screen.getByRole('menuitem', { name: messages.applications.markConfirmed }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const SelectedRows = meta.story({
  name: 'Filas elegidas',
  play: async (context) => {
    await selectThree(context);
    await expect(
      context.canvas.getByRole('button', {
        name: filled(messages.applications.approveSelected, { count: 3 }),
      }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/applications'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(messages.applications.empty)).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Todavía ninguna',
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ university: createFakeUniversity({ data: 'empty' }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.applications.empty)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: messages.applications.clearFilters }),
    ).toBeNull();
  },
});

export const NoneFound = meta.story({
  name: 'Ninguna coincide',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(
      canvas.getByRole('searchbox', { name: messages.applications.search }),
      'nadie',
    );
    await expect(await canvas.findByText(messages.applications.empty)).toBeVisible();
    await expect(
      canvas.getByText(filled(messages.applications.showing, { shown: 0, total: 36 })),
    ).toBeVisible();
  },
});

export const ClearingFilters = meta.story({
  name: 'Limpiar filtros',
  tags: ['behavior'],
  args: { address: '/admin/applications?q=nadie' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messages.applications.clearFilters }),
    );
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Searching = meta.story({
  name: 'Buscar por nombre, código o cédula',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const search = canvas.getByRole('searchbox', { name: messages.applications.search });
    for (const query of ['torres LUCIA', 'ag-2026-008', 'V-27.891.212', '27891212']) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      await waitFor(() => expect(shownNames(canvas)).toEqual(['Lucía Ortega Torres']));
      await expect(
        canvas.getByText(filled(messages.applications.showing, { shown: 1, total: 36 })),
      ).toBeVisible();
    }
  },
});

export const Filtering = meta.story({
  name: 'Filtrar por estado, acto y carrera',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await choose(
      userEvent,
      canvas,
      messages.applications.statusFilter,
      messages.applicationStatus.pending,
    );
    await expect(
      await canvas.findByText(filled(messages.applications.showing, { shown: 24, total: 36 })),
    ).toBeVisible();

    await userEvent.click(
      canvas.getByRole('combobox', { name: messages.applications.ceremonyFilter }),
    );
    const acts = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(acts).toEqual([
      messages.applications.everyStatus,
      'Acto de Grado Agosto 2026',
      'Acto de Grado de Postgrado Julio 2026',
      'Acto de Grado Extraordinario Junio 2026',
      'Acto de Grado Marzo 2027',
      'Acto de Grado Noviembre 2026',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Acto de Grado Agosto 2026' }));
    const lucia = within(await canvas.findByRole('row', { name: /AG-2026-008/ }));
    const career = lucia.getAllByRole('gridcell')[2]?.textContent ?? '';
    await choose(userEvent, canvas, messages.applications.careerFilter, career);
    await expect(
      await canvas.findByText(matching(messages.applications.showing, { total: 36 })),
    ).toBeVisible();
    await expect(shownNames(canvas)).toContain('Lucía Ortega Torres');
  },
});

export const Filtered = meta.story({
  name: 'Filtrada y ordenada',
  args: { address: '/admin/applications?status=rejected&sort=student+desc' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(
      canvas.getByRole('combobox', { name: messages.applications.statusFilter }),
    ).toHaveTextContent(messages.applicationStatus.rejected);
    // By surname, from the last to the first.
    await expect(shownNames(canvas)).toEqual([
      'Victoria Zulay Peña Ordóñez',
      'Rosa Daniela Ordóñez Bustamante',
      'Yoandry Iván Linares Fernández',
      'Luis Herrera Cordero',
    ]);
  },
});

export const Duplicates = meta.story({
  name: 'Posibles duplicadas',
  args: { address: '/admin/applications?q=ortega' },
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [twin] = university.rows.applications.filter(({ id }) => id === 157);
    if (twin !== undefined) {
      const code = 'AG-2026-999';
      university.rows.applications.push({
        ...twin,
        id: 999,
        application_code: code,
        id_number: 'V-27.891.212',
        career_id: 4,
      });
    }
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(messages.applications.duplicate)).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', {
        name: filled(messages.applications.view, { row: 'AG-2026-008' }),
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(matching(messages.applicationDetail.duplicates))).toBeVisible();
    await expect(
      dialog.getByText(new RegExp(`AG-2026-999 \\(${messages.applicationStatus.pending}\\)`)),
    ).toBeVisible();
  },
});

export const UnknownStatus = meta.story({
  name: 'Estados desconocidos',
  beforeEach: ({ msw }) => {
    msw.use(withField('GET /api/applications', 'data.status', 'EN REVISIÓN'));
  },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(messages.applicationStatus.pending)).length,
    ).toBeGreaterThan(5);
    await expect(canvas.queryByText('EN REVISIÓN')).toBeNull();
  },
});

const people = ['Ana Lucía', 'Bea', 'Íñigo', 'María José', 'Óscar'];
const states = ['PENDIENTE', 'CONFIRMADA', 'RECHAZADA'];
const fiftyThousand = Array.from({ length: 50_000 }, (_, index) => ({
  id: index + 1,
  application_code: `AG-2026-${String(index + 1).padStart(3, '0')}`,
  status: states[index % states.length],
  ceremony_id: 7 + (index % 3),
  ceremony_name: `Acto de Grado ${['Agosto 2026', 'Noviembre 2026', 'Marzo 2027'][index % 3]}`,
  career_id: 1 + (index % 40),
  career_name: `Carrera número ${1 + (index % 40)}`,
  identification_type: 'V',
  id_number: String(10_000_000 + index * 7),
  first_name: people[index % people.length],
  last_name: 'Pérez',
  second_last_name: 'Ñáñez',
  applied_at: '2026-05-03T15:00:00Z',
}));

export const ManyRows = meta.story({
  name: 'Cincuenta mil filas',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', fiftyThousand));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('AG-2026-001', {}, { timeout: 30_000 });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '50001');
    await userEvent.type(canvas.getByRole('searchbox'), 'ag-2026-49999');
    await waitFor(() => expect(canvas.queryByText('AG-2026-001')).toBeNull());
    await expect(await canvas.findByText('AG-2026-49999')).toBeVisible();
    await expect(
      canvas.getByText(filled(messages.applications.showing, { shown: 1, total: 50000 })),
    ).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(await canvas.findByText('AG-2026-001')).toBeVisible();
  },
});
