import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, words } from '../../../../.storybook/words.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Career types',
  ...sectionStory('/admin/config/career-types', <ConfigSection />),
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 3, total: 3 })),
    ).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      words.configCareerTypes.id,
      words.configCareerTypes.name,
      words.config.actions,
    ]);
  },
});

export const NoneYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ university: createFakeUniversity({ data: 'empty' }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.configCareerTypes.empty)).toBeVisible();
    await expect(
      canvas.getByText(filled(words.config.shown, { shown: 0, total: 0 })),
    ).toBeVisible();
  },
});

export const NoneFound = meta.story({
  args: { address: '/admin/config/career-types?q=doctorado' },
  play: async ({ canvas, userEvent }) => {
    const sentence = words.configCareerTypes.emptyFiltered;
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(
      canvas.getByText(filled(words.config.shown, { shown: 0, total: 3 })),
    ).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: words.config.clearFilters });
    if (clear !== undefined) await userEvent.click(clear);
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 3, total: 3 })),
    ).toBeVisible();
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(filled(words.config.shown, { shown: 3, total: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: words.configCareerTypes.add }));
    const dialog = within(await screen.findByRole('dialog', { name: words.configCareerTypes.add }));
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText(words.configCareerTypes.nameRequired)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), ' Doctorado {Enter}');
    await expect(await screen.findByText(words.configCareerTypes.created)).toBeVisible();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 4, total: 4 })),
    ).toBeVisible();
  },
});

export const Renamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(words.config.editAction, { name: 'Postgrado' }),
      }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: words.configCareerTypes.editTitle }),
    );
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), ' a distancia');
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText(words.configCareerTypes.updated)).toBeVisible();
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
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(words.config.removeAction, { name: 'Diplomado' }),
      }),
    );
    const dialog = within(
      await screen.findByRole('alertdialog', { name: words.configCareerTypes.removeTitle }),
    );
    await expect(dialog.getByText(words.config.irreversible)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
    await expect(await screen.findByText(words.configCareerTypes.removed)).toBeVisible();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 3, total: 3 })),
    ).toBeVisible();
  },
});
