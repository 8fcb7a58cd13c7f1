import { expect, screen, waitFor } from 'storybook/test';
import { expectFailure } from '../../../.storybook/expect-failure.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { words } from '../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
  refused,
  unsuccessful,
} from '../../testing/failures/call-failures.fixtures.ts';
import { withField, withoutField } from '../../testing/fake-api/altered-answers.ts';
import { answer } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import {
  forgetDraft,
  keepDraft,
  testDraftKey,
  WizardHost,
  walkToSubmit,
} from '../wizard-host.fixtures.tsx';

const load = 'GET /api/public/careers';
const submit = 'POST /api/public/apply';

const meta = preview.meta({
  title: 'Wizard/Failures',
  component: GraduationWizard,
  parameters: { bare: true },
  args: { draftKey: testDraftKey },
  decorators: [
    (Story, { globals }) => (
      <WizardHost look={storyLook(globals)}>
        <Story />
      </WizardHost>
    ),
  ],
  beforeEach: ({ msw }) => {
    forgetDraft();
    msw.use(...graduationHandlers());
  },
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

/** The lists did not come: said in place, why in the notice, each once; 'Reintentar' brings them and the draft. */
function loadingFails(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      keepDraft('career');
      msw.use(failure.on(load));
    },
    play: async ({ canvas, userEvent, msw }: StoryContext) => {
      const { said, notice } = failure;
      await expectFailure(canvas, { ...(notice && { notice }) }, words.wizard.loadFailed);
      if (said !== undefined) await expect(await screen.findByText(said)).toBeVisible();

      msw.use(...graduationHandlers());
      await userEvent.click(canvas.getByRole('button', { name: words.wizard.retry }));
      await expect(await canvas.findByLabelText(words.wizard.career)).toHaveValue(
        'Ingeniería de Sistemas',
      );
    },
  };
}

/** Sending failed: one notice, everything typed kept, and the next press sends it. */
function sendingFails(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      keepDraft('review');
      msw.use(failure.on(submit));
    },
    play: async (context: StoryContext) => {
      const { canvas, userEvent, msw } = context;
      await walkToSubmit(context);
      await expectFailure(screen, failure, words.wizard.submitFailed);
      if (failure.notice !== undefined) {
        await expect(screen.getAllByText(words.failures[failure.notice])).toHaveLength(1);
      }
      await expect(canvas.getByText(words.wizard.keptTitle)).toBeVisible();
      await expect(canvas.getByText("María-José D'Angelo Ñáñez")).toBeVisible();

      msw.use(...graduationHandlers());
      await userEvent.click(canvas.getByRole('button', { name: words.wizard.submit }));
      await waitFor(() => expect(canvas.getByText(/^AG-2026-\d{3}$/)).toBeVisible());
    },
  };
}

export const LoadingWithoutAnAnswer = meta.story(loadingFails(callFailures.noAnswer));
export const LoadingForTooLong = meta.story(loadingFails(callFailures.tooLate));
export const LoadingForbidden = meta.story(loadingFails(callFailures.forbidden));
export const LoadingMissing = meta.story(loadingFails(callFailures.missing));
export const LoadingRefused = meta.story(loadingFails(refused(422, 'No hay período activo.')));
export const LoadingBroken = meta.story(loadingFails(callFailures.server));
export const LoadingUnavailable = meta.story(loadingFails(callFailures.unavailable));
export const LoadingAHtmlPage = meta.story(loadingFails(callFailures.page));
export const LoadingNothing = meta.story(loadingFails(callFailures.empty));
export const LoadingHalfAnAnswer = meta.story(loadingFails(callFailures.truncated));
export const LoadingUnsuccessful = meta.story(loadingFails(callFailures.unsuccessful));
export const LoadingAFieldTooFew = meta.story(
  loadingFails({ on: (call) => withoutField(call, 'data.name'), notice: 'unreadable' }),
);
export const LoadingAFieldOfAnotherType = meta.story(
  loadingFails({ on: (call) => withField(call, 'data.id', { number: 1 }), notice: 'unreadable' }),
);
export const LoadingWithoutASession = meta.story(loadingFails(callFailures.unauthorized));

export const SendingWithoutAnAnswer = meta.story(sendingFails(callFailures.noAnswer));
export const SendingForTooLong = meta.story(sendingFails(callFailures.tooLate));
export const SendingForbidden = meta.story(sendingFails(callFailures.forbidden));
export const SendingToNowhere = meta.story(sendingFails(callFailures.missing));
export const SendingRefused = meta.story(
  sendingFails(refused(422, 'El acto de grado está lleno.')),
);
export const SendingToABrokenServer = meta.story(sendingFails(callFailures.server));
export const SendingToAnUnavailableServer = meta.story(sendingFails(callFailures.unavailable));
export const SendingAnsweredByAHtmlPage = meta.story(sendingFails(callFailures.page));
export const SendingAnsweredByNothing = meta.story(sendingFails(callFailures.empty));
export const SendingAnsweredByHalf = meta.story(sendingFails(callFailures.truncated));
export const SendingUnsuccessful = meta.story(
  sendingFails(unsuccessful('Ya existe una solicitud.')),
);
export const SendingAnsweredWithoutACode = meta.story(
  sendingFails({
    on: (call) => answer(call, { success: true, data: {} }),
    notice: 'unreadable',
  }),
);

export const SendingWithoutASession = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('review');
    msw.use(callFailures.unauthorized.on(submit));
  },
  play: async (context) => {
    await walkToSubmit(context);
    const { canvas } = context;
    await expect(await canvas.findByText(words.wizard.keptTitle)).toBeVisible();
    await expect(canvas.getByText("María-José D'Angelo Ñáñez")).toBeVisible();
  },
});
