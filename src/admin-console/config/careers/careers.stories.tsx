import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withoutField } from '../../../testing/fake-api/altered-answers.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { failWith, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Careers',
  ...stagedSection('/admin/config/careers', <ConfigSection />),
});

async function findRow(canvas: { findByRole: typeof screen.findByRole }, name: string) {
  const header = await canvas.findByRole('rowheader', { name });
  const row = header.closest('tr');
  if (row === null) throw new Error(`${name} stands in no row.`);
  return within(row);
}

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'ID',
      'Nombre',
      'Facultad',
      'Orden acta',
      'Orden asignado',
      'Orden folio',
      'Acciones',
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

export const OrdersThatAreMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      withoutField('GET /api/careers', 'data.record_order', {
        university: createFakeUniversity(),
      }),
      ...graduationHandlers(),
    ),
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'Arquitectura');
    await expect(row.getAllByRole('gridcell')[2]).toHaveTextContent('0');
  },
});

export const FilteredByFacultyAndType = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 19 de 19');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Facultad' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Facultad de Ingeniería' }));
    await expect(await canvas.findByText('Mostrando 4 de 19')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tipo de carrera' }));
    await userEvent.click(
      await canvas.findByRole('option', { name: 'Técnico Superior Universitario' }),
    );
    await expect(await canvas.findByText('Mostrando 1 de 19')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar filtros' }));
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
  },
});

export const AFilterOfAnOldLinkFiltersNothing = meta.story({
  args: { address: '/admin/config/careers?faculty=999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Facultad' })).toHaveTextContent(
      'Todas las facultades',
    );
  },
});

export const SortedByFolioOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 19 de 19');
    await userEvent.click(canvas.getByRole('button', { name: 'Orden folio' }));
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('Diseño Gráfico');
  },
});

export const EverythingIsRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Carrera' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva Carrera' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('El nombre es requerido')).toBeVisible();
    await expect(dialog.getByText('El tipo de carrera es requerido')).toBeVisible();
    await expect(dialog.getByText('La facultad es requerida')).toBeVisible();
    await expect(dialog.getByLabelText('Nombre')).toHaveFocus();
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 19 de 19');
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Carrera' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Oceanografía');
    const type = dialog.getByRole('combobox', { name: 'Tipo de carrera' });
    await waitFor(() => expect(type).toBeEnabled());
    await userEvent.click(type);
    await userEvent.click(await screen.findByRole('option', { name: 'Pregrado' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Facultad' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Facultad de Ingeniería' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Carrera creada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Mostrando 20 de 20')).toBeVisible();
    const row = await findRow(canvas, 'Oceanografía');
    await expect(row.getByText('Facultad de Ingeniería')).toBeVisible();
  },
});

export const EditedKeepsItsChoices = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Arquitectura' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar carrera' }));
    const faculty = dialog.getByRole('combobox', { name: 'Facultad' });
    await waitFor(() => expect(faculty).toHaveTextContent('Facultad de Arquitectura y Diseño'));
    await userEvent.type(dialog.getByLabelText('Nombre'), ' y Urbanismo');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Carrera actualizada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Arquitectura y Urbanismo')).toBeVisible();
  },
});

export const ChoicesOnTheirWay = meta.story({
  beforeEach: ({ msw }) => msw.use(never('GET /api/faculties')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Carrera' }));
    const dialog = within(await screen.findByRole('dialog'));
    const faculty = dialog.getByRole('combobox', { name: 'Facultad' });
    await expect(faculty).toHaveTextContent('Cargando opciones…');
    await expect(faculty).toBeDisabled();
  },
});

export const ChoicesThatFail = meta.story({
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/faculties', { status: 500 })),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Carrera' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Oceanografía');
    await expect(await dialog.findByText('Error al cargar facultades')).toBeVisible();
    await expect(
      await screen.findByText('Error del servidor. Intenta nuevamente más tarde.'),
    ).toBeVisible();
    msw.use(...graduationHandlers());
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    const faculty = await dialog.findByRole('combobox', { name: 'Facultad' });
    await waitFor(() => expect(faculty).toBeEnabled());
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('Oceanografía');
  },
});

export const NoFacultyYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ university: createFakeUniversity({ data: 'empty' }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Carrera' }));
    const dialog = within(await screen.findByRole('dialog'));
    const hint = 'Todavía no hay ninguna opción para elegir.';
    await waitFor(() => expect(dialog.getAllByText(hint)).toHaveLength(2));
  },
});

export const RefusedRemovalStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Arquitectura' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    const sentence = 'No se puede eliminar la carrera porque tiene solicitudes asociadas.';
    await expect(await dialog.findByText(sentence)).toBeVisible();
    await expect(screen.getAllByText(sentence)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
  },
});

export const Removed = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [career] = university.rows.careers;
    if (career !== undefined) {
      university.rows.careers.push({ ...career, id: 99, name: 'Oceanografía' });
    }
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Oceanografía' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminar carrera' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(await screen.findByText('Carrera eliminada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
  },
});
