import { expect, screen } from 'storybook/test';
import { dismissNotices } from '#storybook/dismiss-notices.ts';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import {
  type CallFailure,
  callFailures,
  refused,
} from '#testing/failures/call-failures.fixtures.ts';
import { withoutField } from '#testing/fake-api/altered-answers.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { keepDraft, walkToReview, walkToSubmit } from '../wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from '../wizard-story.fixtures.tsx';

const load = 'GET /api/public/careers';
const submit = 'POST /api/public/apply';

const meta = preview.meta({
  title: 'Asistente de solicitud/Errores',
  ...wizardStory,
  tags: ['behavior', '!autodocs'],
});

const { noAnswer, server, unauthorized } = callFailures;

const loadFailures: readonly CallFailure[] = [
  noAnswer,
  refused(422, 'No hay período activo.'),
  { on: (call) => withoutField(call, 'data.name'), notice: 'unreadable' },
  unauthorized,
];

const submitFailures: readonly CallFailure[] = [
  noAnswer,
  server,
  refused(422, 'El acto de grado está lleno.'),
];

/** The lists fail to load: one message in place, the reason in one notice; 'Reintentar' loads them and the draft. */
export const NotLoaded = meta.story({
  name: 'Cada fallo al cargar, y el reintento',
  beforeEach: ({ msw }) => {
    keepDraft('career');
    msw.use(server.on(load));
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const retry = async () =>
      userEvent.click(await canvas.findByRole('button', { name: messages.wizard.retry }));
    for (const failure of loadFailures) {
      msw.use(failure.on(load));
      await retry();
      const { said, notice } = failure;
      await expectFailure(canvas, { ...(notice && { notice }) }, messages.wizard.loadFailed);
      if (said !== undefined) await expect(await screen.findByText(said)).toBeVisible();
      await dismissNotices(context);
    }
    msw.use(...graduationHandlers());
    await retry();
    await expect(await canvas.findByLabelText(messages.wizard.career)).toHaveValue(
      'Ingeniería de Sistemas',
    );
  },
});

/** A submission fails: one notice, the input stays, and the next press sends it. */
export const NotSent = meta.story({
  name: 'Cada fallo al enviar, y el nuevo envío',
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await dismissRestored(context);
    await walkToReview(context);
    const send = async () =>
      userEvent.click(await canvas.findByRole('button', { name: messages.wizard.submit }));
    for (const failure of submitFailures) {
      msw.use(failure.on(submit));
      await send();
      await expectFailure(screen, failure, messages.wizard.submitFailed);
      if (failure.notice !== undefined) {
        await expect(screen.getAllByText(messages.failures[failure.notice])).toHaveLength(1);
      }
      await expect(await canvas.findByText(messages.wizard.unsentTitle)).toBeVisible();
      await expect(canvas.getByText("María-José D'Angelo Ñáñez")).toBeVisible();
      await dismissNotices(context);
    }
    msw.use(...graduationHandlers());
    await send();
    await expect(await canvas.findByText(/^AG-2026-\d{3}$/)).toBeVisible();
  },
});

export const NotSignedIn = meta.story({
  name: 'Un servidor que pide sesión al enviar',
  beforeEach: ({ msw }) => {
    keepDraft('review');
    msw.use(unauthorized.on(submit));
  },
  play: async (context) => {
    await walkToSubmit(context);
    const { canvas } = context;
    await expect(await canvas.findByText(messages.wizard.unsentTitle)).toBeVisible();
    await expect(canvas.getByText("María-José D'Angelo Ñáñez")).toBeVisible();
  },
});
