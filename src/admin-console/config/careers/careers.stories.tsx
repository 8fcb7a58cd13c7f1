import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import {
  catalogueStates,
  choose,
  openEdit,
  openRemoval,
  shown,
} from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Carreras',
  ...sectionStory('/admin/config/careers', <ConfigSection />),
});

async function findRow(canvas: { findByRole: typeof screen.findByRole }, name: string) {
  const header = await canvas.findByRole('rowheader', { name });
  const row = header.closest('tr');
  if (row === null) throw new Error(`${name} stands in no row.`);
  return within(row);
}

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(19))).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      messages.configCareerTypes.id,
      messages.configCareerTypes.name,
      messages.configCareers.faculty,
      messages.configCareers.recordOrder,
      messages.configCareers.assignedOrder,
      messages.configCareers.folioOrder,
      messages.config.actions,
    ]);
    const row = await findRow(canvas, 'Arquitectura');
    const cells = row.getAllByRole('gridcell').map((cell) => cell.textContent);
    await expect(cells.slice(0, 5)).toEqual([
      '7',
      'Facultad de Arquitectura y Diseño',
      '7',
      '5',
      '15',
    ]);
  },
});

const states = catalogueStates('configCareers', {
  loadFailed: () => messages.consoleLists.careers,
  list: 'GET /api/careers',
  change: 'PUT /api/careers/{id}',
  removal: 'DELETE /api/careers/{id}',
  row: 'Arquitectura',
  total: 19,
});

export const Loading = meta.story({ name: 'Cargando', ...states.loading });
export const Empty = meta.story({ name: 'Todavía ninguna', ...states.empty });
export const NoneFound = meta.story({ name: 'Ninguna coincide', ...states.noneFound });
export const UnreadableRows = meta.story({ name: 'Filas ilegibles', ...states.unreadable });
export const Failed = meta.story({ name: 'Error al cargar', ...states.failed });

export const Filtering = meta.story({
  name: 'Filtrar por facultad y tipo',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(shown(19));
    await userEvent.click(canvas.getByRole('combobox', { name: messages.configCareers.faculty }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Facultad de Ingeniería' }));
    await expect(await canvas.findByText(shown(4, 19))).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: messages.configCareers.type }));
    await userEvent.click(
      await canvas.findByRole('option', { name: 'Técnico Superior Universitario' }),
    );
    await expect(await canvas.findByText(shown(1, 19))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.config.clearFilters }));
    await expect(await canvas.findByText(shown(19))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.config.clearFilters })).toBeNull();
  },
});

export const Sorting = meta.story({
  name: 'Ordenar por folio',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(shown(19));
    await userEvent.click(canvas.getByRole('button', { name: messages.configCareers.folioOrder }));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Diseño Gráfico'),
    );
  },
});

export const Add = meta.story({ name: 'Agregar', ...states.adding });

export const Problems = meta.story({
  name: 'Con problemas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.configCareers.add }));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText(messages.configCareerTypes.nameRequired)).toBeVisible();
    await expect(dialog.getByText(messages.configCareers.typeRequired)).toBeVisible();
    await expect(dialog.getByText(messages.configCareers.facultyRequired)).toBeVisible();
    await expect(dialog.getByLabelText(messages.configCareerTypes.name)).toHaveFocus();
  },
});

export const Adds = meta.story({
  name: 'Agrega',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(shown(19));
    await userEvent.click(canvas.getByRole('button', { name: messages.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(messages.configCareerTypes.name), 'Oceanografía');
    await choose(context, dialog, messages.configCareers.type, 'Pregrado');
    await choose(context, dialog, messages.configCareers.faculty, 'Facultad de Ingeniería');
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configCareers.created)).toBeVisible();
    await expect(await canvas.findByText(shown(20))).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: messages.config.search }), 'Oceano');
    const row = await findRow(canvas, 'Oceanografía');
    await expect(row.getByText('Facultad de Ingeniería')).toBeVisible();
  },
});

export const ChoicesLoading = meta.story({
  name: 'Cargando opciones',
  beforeEach: ({ msw }) => msw.use(never('GET /api/faculties')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    const faculty = dialog.getByRole('combobox', { name: messages.configCareers.faculty });
    await expect(faculty).toHaveTextContent(messages.config.choicesLoading);
    await expect(faculty).toBeDisabled();
  },
});

export const ChoicesFailed = meta.story({
  name: 'Error al cargar opciones',
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/faculties', { status: 500 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(messages.configCareerTypes.name), 'Oceanografía');
    await expect(await dialog.findByText(messages.configFaculties.loadFailed)).toBeVisible();
    await expect(await screen.findByText(messages.failures.server)).toBeVisible();
  },
});

export const RetriesChoices = meta.story({
  name: 'Reintentar las opciones',
  tags: ['behavior'],
  beforeEach: ChoicesFailed.input.beforeEach,
  play: async (context) => {
    await ChoicesFailed.input.play?.(context);
    const { msw, userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    msw.use(...graduationHandlers());
    await userEvent.click(dialog.getByRole('button', { name: messages.console.retry }));
    const faculty = await dialog.findByRole('combobox', { name: messages.configCareers.faculty });
    await waitFor(() => expect(faculty).toBeEnabled());
    await expect(dialog.getByLabelText(messages.configCareerTypes.name)).toHaveValue(
      'Oceanografía',
    );
  },
});

export const NoChoices = meta.story({
  name: 'Sin facultades ni tipos',
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ university: createFakeUniversity({ data: 'empty' }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    const hint = messages.config.choicesEmpty;
    await waitFor(() => expect(dialog.getAllByText(hint)).toHaveLength(2));
  },
});

export const FacultyNotListed = meta.story({
  name: 'Su facultad ya no está en la lista',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(answer('GET /api/faculties', { data: [] })),
  play: async (context) => {
    const dialog = await openEdit(context, 'configCareers', 'Arquitectura');
    const faculty = dialog.getByRole('combobox', {
      name: matching(messages.configCareers.faculty),
    });
    await waitFor(() => expect(faculty).toHaveTextContent('Facultad de Arquitectura y Diseño'));
  },
});

export const RemovalRefused = meta.story({
  name: 'Eliminación rechazada',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openRemoval(context, 'configCareers', 'Arquitectura');
    await userEvent.click(dialog.getByRole('button', { name: messages.config.remove }));
    const message =
      /^No se puede eliminar la carrera porque tiene \d+ solicitudes y 2 nomenclaturas\.$/;
    await expect(await dialog.findByText(message)).toBeVisible();
    await expect(screen.getAllByText(message)).toHaveLength(1);
  },
});

export const SaveFailed = meta.story({ name: 'Error al guardar', ...states.saveFailed });
export const Remove = meta.story({ name: 'Eliminar', ...states.removing });
export const RemovalFailed = meta.story({ name: 'Error al eliminar', ...states.removalFailed });

export const ChangesAndRemoves = meta.story({
  name: 'Cambia y elimina',
  tags: ['behavior'],
  ...states.changesAndRemoves,
});
