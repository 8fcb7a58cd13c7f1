import { expect, screen } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, messages } from '#storybook/story-messages.ts';
import { answer, failWith } from '#testing/fake-api/faults.ts';
import { FoundSeal } from './found-seal.tsx';

const call = extraPaths.readTitleSeal;

const meta = preview.meta({
  title: 'Consola/Títulos/Sello de un título anterior',
  ...sectionStory('/admin/titles', <FoundSeal titleId={1} />),
});

export const AsFound = meta.story({
  name: 'Emitido antes de la actualización',
  beforeEach: ({ msw }) => {
    msw.use(answer(call, { success: true, data: { as_found_at: '2026-11-28T15:00:00.000Z' } }));
  },
  play: async () => {
    await expect(await screen.findByText(messages.titleDetail.sealedAsFoundText)).toBeVisible();
    const day = longDate('2026-11-28');
    const pattern = new RegExp(filled(messages.titleDetail.sealedAsFound, { date: day }));
    await expect(screen.getByText(pattern)).toBeVisible();
  },
});

export const Unread = meta.story({
  name: 'No se pudo leer',
  beforeEach: ({ msw }) => {
    msw.use(failWith(call, { status: 503 }));
  },
  play: async () => {
    await expect(await screen.findByText(messages.titleDetail.sealFailed)).toBeVisible();
  },
});
