import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, words } from '../../../../.storybook/words.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { failWith, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
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
  ...sectionStory('/admin/config/nomenclatures/matrix', <ConfigSection />),
  beforeEach: ({ msw }) => msw.use(...withHoles()),
});

export const Holes = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(words.configMatrix.missing, { count: 3 })),
    ).toBeVisible();
    await expect(canvas.getByText('Abogada')).toBeVisible();
  },
});

export const OnlyCareersWithHoles = meta.story({
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 2, total: 19 })),
    ).toBeVisible();
    await expect(canvas.getAllByText(words.configMatrix.none)).toHaveLength(2);
  },
});

export const FilledWithOnePress = meta.story({
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.configMatrix.fillLabel, {
      title: 'Abogada',
      career: 'Derecho',
      gender: words.configNomenclatures.feminine,
    });
    await userEvent.dblClick(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText(words.configMatrix.filled)).toBeVisible();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 1, total: 19 })),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').matches(':focus-within')).toBe(true));
  },
});

export const WrittenByHand = meta.story({
  args: { address: '/admin/config/nomenclatures/matrix?missing=yes' },
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.configMatrix.writeLabel, {
      career: 'Turismo',
      gender: words.configNomenclatures.feminine,
    });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: words.configMatrix.fillTitle }),
    );
    await expect(
      await dialog.findByRole('combobox', { name: words.configMatrix.career }),
    ).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText(words.configNomenclatures.femaleRequired)).toBeVisible();
    await userEvent.type(
      dialog.getByLabelText(words.configNomenclatures.femaleTitle),
      'Técnica en Turismo',
    );
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText(words.configMatrix.filled)).toBeVisible();
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
    const name = filled(words.configMatrix.fillLabel, {
      title: 'Abogada',
      career: 'Derecho',
      gender: words.configNomenclatures.feminine,
    });
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
    await expect(await canvas.findByText(words.configMatrix.nothingMissing)).toBeVisible();
    await expect(canvas.getByText(words.configMatrix.complete)).toBeVisible();
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
    await expect(await canvas.findByText(words.consoleLists.careers)).toBeVisible();
    msw.use(...withHoles());
    await userEvent.click(canvas.getByRole('button', { name: words.console.retry }));
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 })),
    ).toBeVisible();
  },
});

export const WithoutTheGendersNames = meta.story({
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/genders', { status: 500 }), ...withHoles()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 })),
    ).toBeVisible();
    await expect(
      canvas.getByRole('columnheader', { name: words.configNomenclatures.feminine }),
    ).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const FromTheListAndBack = meta.story({
  args: { address: '/admin/config/nomenclatures' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configMatrix.open }));
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.configMatrix.back }));
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 35, total: 35 })),
    ).toBeVisible();
  },
});
