import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { answer, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Faculties',
  ...stagedSection('/admin/config/faculties', <ConfigSection />),
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 6 de 6')).toBeVisible();
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names[0]).toBe('Facultad de Arquitectura y Diseño');
  },
});

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(await canvas.findByText('Showing 6 of 6')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never('GET /api/faculties')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Facultades' })).toHaveAttribute('aria-busy');
    await expect(canvas.queryByText(/^Mostrando/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('No hay facultades registradas')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ university: createFakeUniversity({ data: 'empty' }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay facultades registradas')).toBeVisible();
    await expect(canvas.getByText('Mostrando 0 de 0')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Buscar'), 'astrología');
    await expect(
      await canvas.findByText('No se encontraron facultades con los filtros aplicados'),
    ).toBeVisible();
    await expect(canvas.getByText('Mostrando 0 de 6')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Limpiar filtros' });
    if (clear !== undefined) await userEvent.click(clear);
    await expect(await canvas.findByText('Mostrando 6 de 6')).toBeVisible();
  },
});

export const FoundWithoutAccentsInAnyOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Buscar'), 'POLITICAS juridicas');
    await expect(await canvas.findByText('Mostrando 1 de 6')).toBeVisible();
  },
});

export const LongAndHostileNames = meta.story({
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
    await userEvent.click(canvas.getByRole('button', { name: `Eliminar ${'Ñ'.repeat(200)}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Ñ'.repeat(200))).toBeVisible();
  },
});

export const ARowWithoutANameCanBeMended = meta.story({
  beforeEach: ({ msw }) => msw.use(answer('GET /api/faculties', [{ id: 4 }])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No disponible')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Sin nombre' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('');
  },
});

export const FormToAdd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Facultad' }));
    await expect(await screen.findByRole('dialog', { name: 'Nueva Facultad' })).toBeVisible();
  },
});

export const NameIsRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Facultad' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('El nombre es requerido')).toBeVisible();
    await expect(dialog.getByLabelText('Nombre')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Nombre'), 'F');
    await expect(dialog.queryByText('El nombre es requerido')).not.toBeInTheDocument();
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 6 de 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Facultad' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), '  Facultad de Ciencias {Enter}');
    await expect(await screen.findByText('Facultad creada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Mostrando 7 de 7')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Facultad de Ciencias' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Nueva Facultad' })).toHaveFocus(),
    );
  },
});

export const Renamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = 'Editar Facultad de Medicina';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar facultad' }));
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('Facultad de Medicina');
    await userEvent.type(dialog.getByLabelText('Nombre'), ' y Odontología');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Facultad actualizada exitosamente')).toBeVisible();
    const renamed = { name: 'Editar Facultad de Medicina y Odontología' };
    await waitFor(() => expect(canvas.getByRole('button', renamed)).toHaveFocus());
  },
});

export const LeavingAsksWhenSomethingWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Facultad' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Facultad de');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText('Hay cambios sin guardar')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('Facultad de');
  },
});

export const QuestionBeforeRemoval = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = 'Eliminar Facultad de Medicina';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminar facultad' }));
    await expect(dialog.getByText('Esta acción no se puede deshacer.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Eliminar' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

export const Removed = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    university.rows.faculties.push({ id: 9, name: 'Facultad de Ocio' });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Eliminar Facultad de Ocio';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(await screen.findByText('Facultad eliminada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Mostrando 6 de 6')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').matches(':focus-within')).toBe(true));
  },
});

export const TheLastOneRemoved = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity({ data: 'empty' });
    university.rows.faculties.push({ id: 9, name: 'Facultad de Ocio' });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Eliminar Facultad de Ocio';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(await canvas.findByText('No hay facultades registradas')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').matches(':focus-within')).toBe(true));
  },
});
