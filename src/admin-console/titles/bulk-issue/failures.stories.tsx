import { expect, screen, waitFor } from 'storybook/test';
import { expectReasonInPlace, failEachWay } from '#admin-console/fail-each-way.fixtures.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { type CallFailure, callFailures } from '#testing/failures/call-failures.fixtures.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { BulkIssueOpener } from './bulk-issue-opener.fixtures.tsx';
import { chooseMay, emit, open, openAndSubmit, submitOf } from './bulk-issue-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Títulos/Emisión masiva/Errores',
  ...sectionStory('/admin/titles', <BulkIssueOpener />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const once = { once: true };

/** Nothing was issued, according to the titles. */
const noneIssued = () => filled(messages.bulkIssue.issuedCount, { issued: 0, of: 6 });

const { noAnswer, server, truncated, forbidden, conflict, invalid, readOnlyDatabase } =
  callFailures;

/** Titles may have been issued in spite of the failure; the content of a truncated response is unknown. */
const uncertain = [server, truncated, readOnlyDatabase];
const refusals = [forbidden, invalid];

export const NoAnswer = meta.story({
  name: 'Sin respuesta: se cuenta lo emitido',
  beforeEach: ({ msw }) => {
    msw.use(noAnswer.on(emit, once));
  },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expectFailure(dialog, noAnswer, messages.bulkIssue.failed);
    await waitFor(() => expect(dialog.getByText(noneIssued())).toBeVisible());
    await expectReasonInPlace(context, dialog);
  },
});

export const Refused = meta.story({
  name: 'El servidor la rechaza',
  beforeEach: ({ msw }) => {
    msw.use(conflict.on(emit, once));
  },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expectFailure(dialog, conflict, messages.bulkIssue.failed);
    await expect(dialog.queryByText(noneIssued())).toBeNull();
    await waitFor(() => expect(submitOf(dialog)).not.toHaveAttribute('aria-disabled'));
    await expect(submitOf(dialog)).toHaveFocus();
  },
});

/** The form is unchanged after each failure, and the next attempt succeeds. */
function issuingFails(failures: readonly CallFailure[], isVerified: boolean) {
  return async (context: Play) => {
    const dialog = await open(context);
    await chooseMay(context, dialog);
    await failEachWay(context, dialog, {
      call: emit,
      button: messages.bulkIssue.submit,
      defaultMessage: messages.bulkIssue.failed,
      failures,
      keeps: async () => {
        if (isVerified) await expect(await dialog.findByText(noneIssued())).toBeVisible();
        else await expect(dialog.queryByText(noneIssued())).toBeNull();
        await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
        await waitFor(() => expect(submitOf(dialog)).not.toHaveAttribute('aria-disabled'));
        await expect(
          dialog.getByRole('combobox', { name: matching(messages.bulkIssue.ceremony) }),
        ).toHaveValue('Acto de Grado Mayo 2026');
      },
    });
    await context.userEvent.click(submitOf(dialog));
    await expect(
      await screen.findByText(matching(messages.bulkIssue.issued, { count: 6 })),
    ).toBeVisible();
    await expect(dialog.queryByText(messages.bulkIssue.failed)).toBeNull();
  };
}

export const FailsEachWay = meta.story({
  name: 'Falla de cada modo incierto',
  tags: ['behavior'],
  play: issuingFails(uncertain, true),
});

export const RefusedEachWay = meta.story({
  name: 'Se rechaza de cada modo',
  tags: ['behavior'],
  play: issuingFails(refusals, false),
});

export const SessionEnded = meta.story({
  name: 'Sesión terminada',
  beforeEach: ({ msw }) => {
    msw.use(callFailures.unauthorized.on(emit, once));
  },
  args: { auth: createFakeAuth({ role: 1, signInHref: null }) },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expect(await dialog.findByText(messages.bulkIssue.failed)).toBeVisible();
  },
});
