import { expect } from 'storybook/test';
import { dismissNotices } from '#storybook/dismiss-notices.ts';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { refusals } from '../contract/refusals.ts';
import {
  type CallFailure,
  callFailures,
  refused,
} from '../testing/failures/call-failures.fixtures.ts';
import { withField } from '../testing/fake-api/altered-answers.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { lookupCall, statusStory } from './status-story.fixtures.tsx';

const code = 'AG-2025-001';
const meta = preview.meta({
  title: 'Consulta de estado/Errores',
  ...statusStory,
  args: { ...statusStory.args, code },
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

/** A failed search, with its messages. */
function failing(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: StoryContext) => msw.use(failure.on(lookupCall)),
    play: async ({ canvas }: StoryContext) => {
      await expectFailure(canvas, failure, messages.status.notFound);
    },
  };
}

const unknownCode = refused(404, refusals.codeUnknown.message);
const invalidCode = refused(422, 'El código no es válido.');

export const UnknownCode = meta.story({ name: 'Código desconocido', ...failing(unknownCode) });
export const NotFound = meta.story({ name: 'No encontrada', ...failing(callFailures.missing) });
export const InvalidCode = meta.story({ name: 'Código no válido', ...failing(invalidCode) });
export const TooMany = meta.story({
  name: 'Demasiadas consultas',
  ...failing(callFailures.tooMany),
});
export const NoAnswer = meta.story({ name: 'Sin conexión', ...failing(callFailures.noAnswer) });
export const SignedOut = meta.story({
  name: 'Sesión vencida',
  ...failing(callFailures.unauthorized),
});
export const Forbidden = meta.story({ name: 'Sin permiso', ...failing(callFailures.forbidden) });
export const ServerError = meta.story({
  name: 'Error del servidor',
  ...failing(callFailures.server),
});
export const Unknown = meta.story({
  name: 'Error desconocido',
  ...failing(callFailures.unavailable),
});
export const Unreadable = meta.story({
  name: 'Respuesta que no se puede leer',
  ...failing(callFailures.truncated),
});
export const Page = meta.story({
  name: 'Una página en lugar de la respuesta',
  ...failing(callFailures.page),
});

/** The input stays, each message is shown once, and the next search finds the application. */
export const EachFailure = meta.story({
  name: 'Cada fallo, y la consulta siguiente',
  tags: ['behavior'],
  args: { code: undefined },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(canvas.getByRole('textbox'), code);
    const { retry, search } = messages.status;
    const failures: readonly (readonly [CallFailure, string])[] = [
      [callFailures.noAnswer, retry],
      [callFailures.unauthorized, retry],
      [callFailures.missing, search],
      [invalidCode, search],
    ];
    for (const [failure, button] of failures) {
      msw.use(failure.on(lookupCall));
      await userEvent.click(canvas.getByRole('button', { name: search }));
      const message = await expectFailure(canvas, failure, messages.status.notFound);
      await expect(canvas.getByRole('textbox')).toHaveValue(code);

      msw.use(...graduationHandlers());
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await expect(await canvas.findByText(messages.applicationStatus.confirmed)).toBeVisible();
      await expect(canvas.queryByText(message)).not.toBeInTheDocument();
      await dismissNotices({ userEvent });
    }
  },
});

/** A field of the wrong type counts as missing: the rest of the response is still shown. */
export const FieldOfAnotherType = meta.story({
  name: 'Un dato de otro tipo falta, y solo él',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(withField(lookupCall, 'data.ceremony', 'Aula Magna')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.applicationStatus.confirmed)).toBeVisible();
    await expect(canvas.getAllByText(messages.status.missing)).toHaveLength(3);
  },
});
