import { expect, screen, waitFor } from 'storybook/test';
import { expectFailure } from '../../../../.storybook/expect-failure.ts';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
} from '../../../testing/failures/call-failures.fixtures.ts';
import { createFakeAuth } from '../../../testing/fake-auth.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { BulkIssueOpener } from './bulk-issue-opener.fixtures.tsx';
import { emit, openAndSubmit, submitOf } from './bulk-issue-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Console/Bulk issue/Failures',
  ...sectionStory('/admin/titles', <BulkIssueOpener />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const once = { once: true };
/** The notices' looks are fetched when the first one is shown. */
const late = { timeout: 4_000 };

/**
 * The sentences are read once each, the choice stays, and the next try issues.
 *
 * @param result whether titles may have been issued all the same, so that they are counted (ruling 36).
 */
function issuingFails(failure: CallFailure, result: 'refused' | 'uncertain' = 'refused') {
  return {
    beforeEach: ({ msw }: Pick<Play, 'msw'>) => {
      msw.use(failure.on(emit, once));
    },
    play: async (context: Play) => {
      const dialog = await openAndSubmit(context);
      const sentence = await expectFailure(dialog, failure, words.bulkIssue.failed);
      const counted = filled(words.bulkIssue.toldIssued, { issued: 0, of: 6 });
      if (result === 'uncertain') await expect(await dialog.findByText(counted)).toBeVisible();
      else await expect(dialog.queryByText(counted)).toBeNull();
      await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
      await expect(
        dialog.getByRole('combobox', { name: matching(words.bulkIssue.ceremony) }),
      ).toHaveValue('Acto de Grado Mayo 2026');
      await context.userEvent.click(submitOf(dialog));
      await expect(
        await screen.findByText(matching(words.bulkIssue.issued, { count: 6 }), {}, late),
      ).toBeVisible();
      await expect(dialog.queryByText(sentence)).toBeNull();
    },
  };
}

export const NoAnswer = meta.story(issuingFails(callFailures.noAnswer, 'uncertain'));
export const ItTakesTooLong = meta.story(issuingFails(callFailures.tooLate, 'uncertain'));
export const AServerError = meta.story(issuingFails(callFailures.server, 'uncertain'));
export const AGatewayGivesUp = meta.story(issuingFails(callFailures.gatewayPage, 'uncertain'));
export const Forbidden = meta.story(issuingFails(callFailures.forbidden));
export const Missing = meta.story(issuingFails(callFailures.missingInWords));
export const SomebodyWasFaster = meta.story(issuingFails(callFailures.conflict));
export const Invalid = meta.story(issuingFails(callFailures.invalid));
export const Unsuccessful = meta.story(issuingFails(callFailures.unsuccessfulInWords));
/** The answer broke off in the middle: nobody knows of what it spoke. */
export const ATruncatedAnswer = meta.story(issuingFails(callFailures.truncated, 'uncertain'));
export const APageInPlaceOfAnAnswer = meta.story(issuingFails(callFailures.page, 'uncertain'));

export const TheSessionEnds = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(callFailures.unauthorized.on(emit, once));
  },
  args: { auth: createFakeAuth({ role: 1, signInHref: null }) },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expect(await dialog.findByText(words.bulkIssue.failed)).toBeVisible();
  },
});

export const InTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(callFailures.noAnswer.on(emit, once));
  },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expect(
      await dialog.findByText(filled(words.bulkIssue.toldIssued, { issued: 0, of: 6 })),
    ).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  ...InTheDark.input,
  globals: { viewport: { value: 'mobile1' }, colorScheme: 'light' },
});
