import { expect, screen, waitFor, within } from 'storybook/test';
import { shown } from '#admin-console/config/catalogue-states.fixtures.ts';
import { ConfigSection } from '#admin-console/config/config-section.tsx';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { refusals } from '#contract/refusals.ts';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';

/** The server's name of the gender. */
const female = 'Femenino';

/** Turismo has no nomenclatures; Derecho has no female one. */
function withMissing() {
  const university = createFakeUniversity();
  university.rows.degreeTitles = university.rows.degreeTitles.filter(
    ({ career_id, gender_id }) => career_id !== 3 || gender_id !== 2,
  );
  return graduationHandlers({ university });
}

const meta = preview.meta({
  title: 'Consola/Configuración/Matriz de nomenclaturas',
  ...sectionStory('/admin/config/nomenclatures/matrix', <ConfigSection />),
  beforeEach: ({ msw }) => msw.use(...withMissing()),
});

export const Default = meta.story({
  name: 'Con faltantes',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(messages.configMatrix.missing, { count: 3 })),
    ).toBeVisible();
    await expect(canvas.getByText('Abogada')).toBeVisible();
  },
});

export const OnlyMissing = meta.story({
  name: 'Solo carreras con faltantes',
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(2, 19))).toBeVisible();
    await expect(canvas.getAllByText(messages.configMatrix.none)).toHaveLength(2);
  },
});

export const FillsProposal = meta.story({
  name: 'Completa con la propuesta',
  tags: ['behavior'],
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.configMatrix.fillLabel, {
      title: 'Abogada',
      career: 'Derecho',
      gender: female,
    });
    await userEvent.dblClick(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText(messages.configMatrix.filled)).toBeVisible();
    await expect(await canvas.findByText(shown(1, 19))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').matches(':focus-within')).toBe(true));
  },
});

export const FillsByHand = meta.story({
  name: 'Completa a mano',
  tags: ['behavior'],
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.configMatrix.writeLabel, {
      career: 'Turismo',
      gender: female,
    });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: messages.configMatrix.fillTitle }),
    );
    await expect(
      await dialog.findByRole('combobox', { name: messages.configMatrix.career }),
    ).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(
      await dialog.findByText(messages.configNomenclatures.femaleRequired),
    ).toBeVisible();
    await userEvent.type(
      dialog.getByLabelText(messages.configNomenclatures.femaleTitle),
      'Técnica en Turismo',
    );
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configMatrix.filled)).toBeVisible();
    await expect(await canvas.findByText('Técnico en Turismo')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Otra persona la agregó antes',
  beforeEach: ({ msw }) =>
    msw.use(
      failWith('POST /api/degree-titles', {
        status: refusals.degreeTitleDuplicate.status,
        error: refusals.degreeTitleDuplicate.message,
      }),
      ...withMissing(),
    ),
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.configMatrix.fillLabel, {
      title: 'Abogada',
      career: 'Derecho',
      gender: female,
    });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText(refusals.degreeTitleDuplicate.message)).toBeVisible();
  },
});

export const Complete = meta.story({
  name: 'Sin faltantes',
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    university.rows.careers = university.rows.careers.filter(({ id }) => id !== 15);
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.configMatrix.nothingMissing)).toBeVisible();
    await expect(canvas.getByText(messages.configMatrix.complete)).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => msw.use(never('GET /api/careers'), ...withMissing()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy');
  },
});

export const Failed = meta.story({
  name: 'Error al cargar',
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/careers', { status: 500 }), ...withMissing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleLists.careers)).toBeVisible();
  },
});

export const Retrying = meta.story({
  name: 'Reintentar',
  tags: ['behavior'],
  beforeEach: Failed.input.beforeEach,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: messages.console.retry });
    msw.use(...withMissing());
    await userEvent.click(retry);
    await expect(await canvas.findByText(shown(19))).toBeVisible();
  },
});

export const WithoutGenders = meta.story({
  name: 'Sin los nombres de los géneros',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/genders', { status: 500 }), ...withMissing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(19))).toBeVisible();
    await expect(
      canvas.getByRole('columnheader', { name: messages.configNomenclatures.feminine }),
    ).toBeVisible();
    await expect(screen.queryByRole('img', { name: messages.ui.error })).not.toBeInTheDocument();
  },
});

export const FromListAndBack = meta.story({
  name: 'De la lista y de vuelta',
  tags: ['behavior'],
  args: { address: '/admin/config/nomenclatures' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configMatrix.open }));
    await expect(await canvas.findByText(shown(19))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.configMatrix.back }));
    await expect(await canvas.findByText(shown(35))).toBeVisible();
  },
});
