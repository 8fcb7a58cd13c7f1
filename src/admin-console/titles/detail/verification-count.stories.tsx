import { expect, screen } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { answer, failWith } from '#testing/fake-api/faults.ts';
import { TitleCode } from './title-code.tsx';
import { VerificationCount } from './verification-count.tsx';

const countCall = extraPaths.readTitleVerifications;

const meta = preview.meta({
  title: 'Consola/Títulos/Verificaciones de un título',
  ...sectionStory(
    '/admin/titles',
    <TitleCode code="3456789ABCDG" url={undefined} count={<VerificationCount titleId={1} />} />,
  ),
});

export const Never = meta.story({
  name: 'Ninguna',
  beforeEach: ({ msw }) => {
    msw.use(answer(countCall, { success: true, data: { count: 0 } }));
  },
  play: async () => {
    await expect(await screen.findByText(messages.titleCode.neverVerified)).toBeVisible();
  },
});

export const Many = meta.story({
  name: 'Muchas',
  beforeEach: ({ msw }) => {
    msw.use(answer(countCall, { success: true, data: { count: 1234 } }));
  },
  play: async () => {
    const text = filled(messages.titleCode.verified, { count: 1234 });
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

export const Unread = meta.story({
  name: 'No se pudieron leer',
  beforeEach: ({ msw }) => {
    msw.use(failWith(countCall, { status: 503 }));
  },
  play: async () => {
    await expect(await screen.findByText(messages.titleCode.countFailed)).toBeVisible();
  },
});
