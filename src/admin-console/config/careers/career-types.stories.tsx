import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Career types',
  ...stagedSection('/admin/config/career-types', <ConfigSection />),
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 3 de 3')).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['ID', 'Nombre', 'Acciones']);
  },
});

export const NoneYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ university: createFakeUniversity({ data: 'empty' }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay tipos de carrera registrados')).toBeVisible();
    await expect(canvas.getByText('Mostrando 0 de 0')).toBeVisible();
  },
});

export const NoneFound = meta.story({
  args: { address: '/admin/config/career-types?q=doctorado' },
  play: async ({ canvas, userEvent }) => {
    const sentence = 'No se encontraron tipos de carrera con los filtros aplicados';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByText('Mostrando 0 de 3')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Limpiar filtros' });
    if (clear !== undefined) await userEvent.click(clear);
    await expect(await canvas.findByText('Mostrando 3 de 3')).toBeVisible();
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 3 de 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Nuevo Tipo de Carrera' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo Tipo de Carrera' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('El nombre es requerido')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Nombre'), ' Doctorado {Enter}');
    await expect(await screen.findByText('Tipo de carrera creado exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Mostrando 4 de 4')).toBeVisible();
  },
});

export const Renamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Postgrado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar tipo de carrera' }));
    await userEvent.type(dialog.getByLabelText('Nombre'), ' a distancia');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Tipo de carrera actualizado exitosamente')).toBeVisible();
    await expect(
      await canvas.findByRole('rowheader', { name: 'Postgrado a distancia' }),
    ).toBeVisible();
  },
});

export const Removed = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    university.rows.careerTypes.push({ id: 9, name: 'Diplomado' });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Diplomado' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Eliminar tipo de carrera' }),
    );
    await expect(dialog.getByText('Esta acción no se puede deshacer.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(await screen.findByText('Tipo de carrera eliminado exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Mostrando 3 de 3')).toBeVisible();
  },
});
