import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import {
  type CallFailure,
  callFailures,
  refused,
} from '../testing/failures/call-failures.fixtures.ts';
import { answer, answerEmpty, answerHtml } from '../testing/fake-api/faults.ts';
import {
  answered,
  currentCode,
  titleCode,
  verificationCall,
  verificationHandlers,
  verificationStory,
} from './verification-story.fixtures.tsx';

const meta = preview.meta({
  title: 'Verificación de títulos/Errores',
  ...verificationStory,
  args: { ...verificationStory.args, code: titleCode, onVerified: fn() },
  beforeEach: ({ msw }) => {
    msw.use(...verificationHandlers());
  },
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Expects 'No se pudo comprobar', and none of the other results. */
async function expectNotChecked({ args, canvas }: StoryContext): Promise<void> {
  const { notChecked, valid, rectified, annulled, unknown } = messages.verification;
  await expect(await canvas.findByText(notChecked)).toBeVisible();
  for (const name of [valid, rectified, annulled, unknown]) {
    await expect(canvas.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
  await expect(args.onVerified).not.toHaveBeenCalled();
}

function failing(failure: Pick<CallFailure, 'on'>) {
  return {
    beforeEach: ({ msw }: StoryContext) => msw.use(failure.on(verificationCall)),
    play: expectNotChecked,
  };
}

export const NoAnswer = meta.story({
  name: 'Sin conexión',
  ...failing(callFailures.noAnswer),
  play: async (context) => {
    await expectNotChecked(context);
    await expect(screen.queryByText(messages.failures.noAnswer)).not.toBeInTheDocument();
  },
});
export const TooMany = meta.story({
  name: 'Demasiadas consultas',
  ...failing(callFailures.tooMany),
});
export const ServerError = meta.story({
  name: 'Error del servidor',
  ...failing(callFailures.server),
});
export const Page = meta.story({
  name: 'Una página en lugar de la respuesta',
  ...failing(callFailures.page),
});

/** Each answer that is no verification, although some resemble one. */
export const EachFailure = meta.story({
  name: 'Nada de esto verifica un título',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { retry, valid } = messages.verification;
    await canvas.findByRole('heading', { name: valid });
    context.args.onVerified?.mockClear();
    const handlers = [
      callFailures.unavailable.on(verificationCall),
      callFailures.unauthorized.on(verificationCall),
      callFailures.forbidden.on(verificationCall),
      // A gateway's or another server's, without a message of ours.
      callFailures.missing.on(verificationCall),
      callFailures.truncated.on(verificationCall),
      refused(422, 'El código no es válido.').on(verificationCall),
      answerEmpty(verificationCall),
      answerHtml(verificationCall, { status: 404 }),
      answer(verificationCall, { message: 'no route' }, { status: 404 }),
      answer(verificationCall, { success: true, data: {} }),
      answer(verificationCall, { success: true, data: { status: 'valid' } }),
      answer(verificationCall, 'valid'),
      answered({ status: 'VÁLIDO' }),
      answered({ status: true }),
      answered({ person_name: '' }),
      // The stored answer to somebody else's code.
      answered({ code: currentCode }),
    ];
    for (const handler of handlers) {
      msw.use(handler);
      await userEvent.click(canvas.getByRole('button', { name: messages.verification.verify }));
      await expectNotChecked(context);
      msw.use(...verificationHandlers());
      await userEvent.click(canvas.getByRole('button', { name: retry }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: valid })).toHaveFocus());
      context.args.onVerified?.mockClear();
    }
  },
});
