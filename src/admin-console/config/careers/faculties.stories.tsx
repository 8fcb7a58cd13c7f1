import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { catalogueStates, shown } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Facultades',
  ...sectionStory('/admin/config/faculties', <ConfigSection />),
});

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(6))).toBeVisible();
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names[0]).toBe('Facultad de Arquitectura y Diseño');
  },
});

const states = catalogueStates('configFaculties', {
  loadFailed: () => messages.configFaculties.loadFailed,
  list: 'GET /api/faculties',
  change: 'PUT /api/faculties/{id}',
  removal: 'DELETE /api/faculties/{id}',
  row: 'Facultad de Medicina',
  total: 6,
});

export const Loading = meta.story({ name: 'Cargando', ...states.loading });
export const Empty = meta.story({ name: 'Todavía ninguna', ...states.empty });
export const NoneFound = meta.story({ name: 'Ninguna coincide', ...states.noneFound });
export const UnreadableRows = meta.story({ name: 'Filas ilegibles', ...states.unreadable });
export const Failed = meta.story({ name: 'Error al cargar', ...states.failed });

export const Searching = meta.story({
  name: 'Buscar sin acentos',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(messages.config.search), 'POLITICAS juridicas');
    await expect(await canvas.findByText(shown(1, 6))).toBeVisible();
  },
});

export const OddRows = meta.story({
  name: 'Nombres largos o extraños',
  beforeEach: ({ msw }) =>
    msw.use(
      answer('GET /api/faculties', [
        { id: 1, name: 'Ñ'.repeat(200) },
        { id: 2, name: '<script>alert(1)</script>' },
        { faculty_id: '3', name: '{name} 🎓 שלום' },
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: filled(messages.config.removeAction, { name: 'Ñ'.repeat(200) }),
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Ñ'.repeat(200))).toBeVisible();
  },
});

export const EditUnnamed = meta.story({
  name: 'Editar una sin nombre',
  beforeEach: ({ msw }) => msw.use(answer('GET /api/faculties', [{ id: 4 }])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(messages.config.missing)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: filled(messages.config.editAction, { name: messages.config.unnamed }),
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText(messages.configCareerTypes.name)).toHaveValue('');
  },
});

export const Add = meta.story({ name: 'Agregar', ...states.adding });

export const Problems = meta.story({
  name: 'Con problemas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(messages.configCareerTypes.name), '   ');
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText(messages.configCareerTypes.nameRequired)).toBeVisible();
    await expect(dialog.getByLabelText(messages.configCareerTypes.name)).toHaveFocus();
  },
});

export const Adds = meta.story({
  name: 'Agrega',
  tags: ['behavior', 'journey'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(shown(6));
    await userEvent.click(canvas.getByRole('button', { name: messages.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText(messages.configCareerTypes.name);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, '  Facultad de Ciencias {Enter}');
    await expect(await screen.findByText(messages.configFaculties.created)).toBeVisible();
    await expect(await canvas.findByText(shown(7))).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Facultad de Ciencias' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: messages.configFaculties.add })).toHaveFocus(),
    );
  },
});

export const Renames = meta.story({
  name: 'Cambia el nombre',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.config.editAction, { name: 'Facultad de Medicina' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: messages.configFaculties.editTitle }),
    );
    await expect(dialog.getByLabelText(messages.configCareerTypes.name)).toHaveValue(
      'Facultad de Medicina',
    );
    await userEvent.type(dialog.getByLabelText(messages.configCareerTypes.name), ' y Odontología');
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configFaculties.updated)).toBeVisible();
    const renamed = {
      name: filled(messages.config.editAction, { name: 'Facultad de Medicina y Odontología' }),
    };
    await waitFor(() => expect(canvas.getByRole('button', renamed)).toHaveFocus());
  },
});

export const Unsaved = meta.story({
  name: 'Cambios sin guardar',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(messages.configCareerTypes.name), 'Facultad de');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(messages.console.unsavedChanges)).toBeVisible();
  },
});

export const SaveFailed = meta.story({ name: 'Error al guardar', ...states.saveFailed });
export const Remove = meta.story({ name: 'Eliminar', ...states.removing });
export const RemovalFailed = meta.story({ name: 'Error al eliminar', ...states.removalFailed });

export const Removes = meta.story({
  name: 'Elimina',
  tags: ['behavior', 'journey'],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    university.rows.faculties.push({ id: 9, name: 'Facultad de Ocio' });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.config.removeAction, { name: 'Facultad de Ocio' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.remove }));
    await expect(await screen.findByText(messages.configFaculties.removed)).toBeVisible();
    await expect(await canvas.findByText(shown(6))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').matches(':focus-within')).toBe(true));
  },
});
