import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { handlerFor } from '#testing/fake-api/handler-for.ts';
import { shown } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Nomenclaturas por corregir',
  ...sectionStory('/admin/config/nomenclatures', <ConfigSection />),
});

const whole = {
  id: 6,
  career_id: 9,
  career_name: 'Administración',
  gender_id: 1,
  title_name: 'Licenciado en Administración',
};
const untitled = { ...whole, id: 4, career_id: 15, career_name: 'Turismo', title_name: null };
/** Has no effect until it is repaired. */
const astray = { id: 5, title_name: 'Licenciada en Física', career_id: null, gender_id: 'x' };

export const WithoutTitle = meta.story({
  name: 'Sin su título',
  beforeEach: ({ msw }) => msw.use(answer('GET /api/degree-titles', [untitled])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(messages.config.missing)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: filled(messages.config.editAction, { name: 'Turismo' }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText(messages.configNomenclatures.maleTitle)).toHaveValue('');
  },
});

/** Stores updates of the broken row. */
function repairable(broken: { readonly id: number; readonly [key: string]: unknown }) {
  let row: object = broken;
  return [
    handlerFor('GET /api/degree-titles', {}, () => Response.json([row, whole])),
    handlerFor('PUT /api/degree-titles/{id}', {}, async ({ request }) => {
      row = { id: broken.id, ...((await request.json()) as object) };
      return Response.json({ success: true });
    }),
  ];
}

export const Completes = meta.story({
  name: 'Sin carrera ni género',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(...repairable(astray)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(shown(2))).toBeVisible();
    await expect(canvas.getByText('Licenciado en Administración')).toBeVisible();
    await expect(canvas.getAllByText(messages.config.missing)).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', {
        name: filled(messages.config.editAction, { name: 'Licenciada en Física' }),
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(
      await dialog.findByText(messages.configNomenclatures.careerRequired),
    ).toBeVisible();
    await expect(dialog.getByText(messages.configNomenclatures.genderRequired)).toBeVisible();

    // The field is disabled until the careers have loaded.
    const career = dialog.getByRole('combobox', { name: messages.configMatrix.career });
    await waitFor(() => expect(career).toBeEnabled());
    await userEvent.type(career, 'turis');
    await userEvent.click(await screen.findByRole('option', { name: 'Turismo' }));
    await userEvent.click(
      dialog.getByRole('combobox', { name: messages.configNomenclatures.gender }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: messages.configNomenclatures.feminine }),
    );
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configNomenclatures.updated)).toBeVisible();
    await expect(await canvas.findByText(messages.configNomenclatures.feminine)).toBeVisible();
    await expect(canvas.queryByText(messages.config.missing)).not.toBeInTheDocument();
  },
});

export const NotInMatrix = meta.story({
  name: 'No está en la matriz',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(answer('GET /api/degree-titles', [astray, whole])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(shown(2));
    await userEvent.click(canvas.getByRole('button', { name: messages.configMatrix.open }));
    await expect(await canvas.findByText('Licenciado en Administración')).toBeVisible();
    await expect(canvas.queryByText('Licenciada en Física')).not.toBeInTheDocument();
  },
});

export const FillsInMatrix = meta.story({
  name: 'Completada en la matriz',
  tags: ['behavior'],
  args: { address: '/admin/config/nomenclatures/matrix?q=administra' },
  beforeEach: ({ msw }) =>
    msw.use(...repairable({ ...whole, id: 4, gender_id: 2, title_name: null })),
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.configMatrix.fillLabel, {
      title: 'Licenciada en Administración',
      career: 'Administración',
      gender: 'Femenino',
    });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText(messages.configMatrix.filled)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument());
    await expect(canvas.getByText('Licenciada en Administración')).toBeVisible();
  },
});
