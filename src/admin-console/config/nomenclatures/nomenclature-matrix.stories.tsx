import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { failWith, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

/** Turismo has no nomenclature; Derecho lacks its female one. */
function withHoles() {
  const university = createFakeUniversity();
  university.rows.degreeTitles = university.rows.degreeTitles.filter(
    ({ career_id, gender_id }) => career_id !== 3 || gender_id !== 2,
  );
  return graduationHandlers({ university });
}

const meta = preview.meta({
  title: 'Console/Configuration/Matrix',
  ...stagedSection('/admin/config/nomenclatures/matrix', <ConfigSection />),
  beforeEach: ({ msw }) => msw.use(...withHoles()),
});

export const Holes = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Faltan 3 nomenclaturas: esos títulos saldrían como «Pendiente».'),
    ).toBeVisible();
    await expect(canvas.getByText('Abogada')).toBeVisible();
  },
});

export const OnlyCareersWithHoles = meta.story({
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 2 de 19')).toBeVisible();
    await expect(canvas.getAllByText('Falta')).toHaveLength(2);
  },
});

export const FilledWithOnePress = meta.story({
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas, userEvent }) => {
    const name = 'Agregar Abogada a Derecho, Femenino';
    await userEvent.dblClick(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText('Nomenclatura creada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Mostrando 1 de 19')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').matches(':focus-within')).toBe(true));
  },
});

export const WrittenByHand = meta.story({
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas, userEvent }) => {
    const name = 'Escribir el título de Turismo, Femenino';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Completar nomenclatura' }));
    await expect(await dialog.findByRole('combobox', { name: 'Carrera' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('El título femenino es requerido')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Título femenino'), 'Técnica en Turismo');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Nomenclatura creada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Técnico en Turismo')).toBeVisible();
  },
});

export const SomebodyElseWasFaster = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failWith('POST /api/degree-titles', {
        status: 409,
        error: 'Ya existe una nomenclatura de esta carrera para este género.',
      }),
      ...withHoles(),
    ),
  play: async ({ canvas, userEvent }) => {
    const name = 'Agregar Abogada a Derecho, Femenino';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(
      await canvas.findByText('Ya existe una nomenclatura de esta carrera para este género.'),
    ).toBeVisible();
  },
});

export const Complete = meta.story({
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    university.rows.careers = university.rows.careers.filter(({ id }) => id !== 15);
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A ninguna carrera le falta una nomenclatura'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Todas las carreras activas tienen sus nomenclaturas.'),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never('GET /api/careers'), ...withHoles()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy');
  },
});

export const LoadFails = meta.story({
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/careers', { status: 500 }), ...withHoles()),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error al cargar carreras')).toBeVisible();
    msw.use(...withHoles());
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
  },
});

export const WithoutTheGendersNames = meta.story({
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/genders', { status: 500 }), ...withHoles()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Femenino' })).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const FromTheListAndBack = meta.story({
  args: { address: '/admin/config/nomenclatures' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver por carrera y género' }));
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver la lista' }));
    await expect(await canvas.findByText('Mostrando 35 de 35')).toBeVisible();
  },
});
