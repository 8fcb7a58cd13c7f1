import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { answer } from '../../../testing/fake-api/faults.ts';
import { handlerFor } from '../../../testing/fake-api/handler-for.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Nomenclatures to be mended',
  ...stagedSection('/admin/config/nomenclatures', <ConfigSection />),
});

const whole = {
  id: 6,
  career_id: 9,
  career_name: 'Administración',
  gender_id: 1,
  title_name: 'Licenciado en Administración',
};
const untitled = { ...whole, id: 4, career_id: 15, career_name: 'Turismo', title_name: null };
/** Covers nobody until it is mended. */
const astray = { id: 5, title_name: 'Licenciada en Física', career_id: null, gender_id: 'x' };

export const WithoutItsTitle = meta.story({
  beforeEach: ({ msw }) => msw.use(answer('GET /api/degree-titles', [untitled])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No disponible')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Turismo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText('Título masculino')).toHaveValue('');
  },
});

/** Keeps what is written to the broken entry. */
function mendable(broken: { readonly id: number; readonly [key: string]: unknown }) {
  let row: object = broken;
  return [
    handlerFor('GET /api/degree-titles', {}, () => Response.json([row, whole])),
    handlerFor('PUT /api/degree-titles/{id}', {}, async ({ request }) => {
      row = { id: broken.id, ...((await request.json()) as object) };
      return Response.json({ success: true });
    }),
  ];
}

export const WithoutCareerAndGender = meta.story({
  beforeEach: ({ msw }) => msw.use(...mendable(astray)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Mostrando 2 de 2')).toBeVisible();
    await expect(canvas.getByText('Licenciado en Administración')).toBeVisible();
    await expect(canvas.getAllByText('No disponible')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Licenciada en Física' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('La carrera es requerida')).toBeVisible();
    await expect(dialog.getByText('El género es requerido')).toBeVisible();

    await userEvent.type(dialog.getByRole('combobox', { name: 'Carrera' }), 'turis');
    await userEvent.click(await screen.findByRole('option', { name: 'Turismo' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Género' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Femenino' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Nomenclatura actualizada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Femenino')).toBeVisible();
    await expect(canvas.queryByText('No disponible')).not.toBeInTheDocument();
  },
});

export const InTheMatrixTheyAreNowhere = meta.story({
  beforeEach: ({ msw }) => msw.use(answer('GET /api/degree-titles', [astray, whole])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 2 de 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver por carrera y género' }));
    await expect(await canvas.findByText('Licenciado en Administración')).toBeVisible();
    await expect(canvas.queryByText('Licenciada en Física')).not.toBeInTheDocument();
  },
});

export const FilledInTheMatrix = meta.story({
  args: { address: '/admin/config/nomenclatures/matrix?q=administra' },
  beforeEach: ({ msw }) =>
    msw.use(...mendable({ ...whole, id: 4, gender_id: 2, title_name: null })),
  play: async ({ canvas, userEvent }) => {
    const name = 'Agregar Licenciada en Administración a Administración, Femenino';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText('Nomenclatura creada exitosamente')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument());
    await expect(canvas.getByText('Licenciada en Administración')).toBeVisible();
  },
});
