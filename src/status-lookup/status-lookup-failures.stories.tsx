import type { HttpHandler } from 'msw';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyLook } from '../../.storybook/story-look.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { withField } from '../testing/fake-api/altered-answers.ts';
import {
  answer,
  answerEmpty,
  answerHtml,
  answerTruncated,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
} from '../testing/fake-api/faults.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { StatusLookup } from './status-lookup.tsx';

const call = 'GET /api/public/status/{code}';
const code = 'AG-2025-001';
const notFound = 'No se encontró la solicitud';
const unreadable = 'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.';
const noLine = 'Error de conexión. Por favor, verifica tu internet.';

const meta = preview.meta({
  title: 'Status look-up/Failures',
  component: StatusLookup,
  parameters: { bare: true },
  args: { headingLevel: 1 },
  decorators: [
    (Story, { globals }) => (
      <GraduationProvider
        api={{ baseUrl: '', timeoutMs: 800 }}
        auth={createFakeAuth({ signInHref: '/login' })}
        router={memoryRouter('/estado')}
        {...storyLook(globals)}
      >
        <Story />
      </GraduationProvider>
    ),
  ],
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

interface Expected {
  /** The sentence in place. */
  readonly place: string;
  /** The sentence of the notice, if there is another. */
  readonly notice?: string;
  /** Whether the search can be made again as it is. */
  readonly canRetry: boolean;
}

/** What was typed stays, the sentences stand once each, and the next search finds the request. */
function failure(fault: HttpHandler, { place, notice, canRetry }: Expected) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      msw.use(fault, ...graduationHandlers());
    },
    play: async ({ canvas, userEvent, msw }: StoryContext) => {
      await userEvent.type(canvas.getByRole('textbox'), code);
      await userEvent.click(canvas.getByRole('button', { name: 'Consultar' }));

      await expect(await canvas.findByText(place, {}, { timeout: 3_000 })).toBeVisible();
      await expect(canvas.getByRole('textbox')).toHaveValue(code);
      if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
      await expect(screen.getAllByText(place)).toHaveLength(1);

      msw.use(...graduationHandlers());
      const again = canRetry ? 'Reintentar' : 'Consultar';
      await userEvent.click(canvas.getByRole('button', { name: again }));
      await expect(await canvas.findByText('Confirmada')).toBeVisible();
      await expect(canvas.queryByText(place)).not.toBeInTheDocument();
    },
  };
}

export const NoAnswer = meta.story(
  failure(noAnswer(call), {
    place: notFound,
    notice: noLine,
    canRetry: true,
  }),
);

export const SlowerThanTheLimit = meta.story(
  failure(never(call), {
    place: notFound,
    notice: noLine,
    canRetry: true,
  }),
);

export const Unauthorized = meta.story(
  failure(failWith(call, { status: 401 }), {
    place: notFound,
    canRetry: true,
  }),
);

export const Forbidden = meta.story(
  failure(failWith(call, { status: 403 }), {
    place: notFound,
    notice: 'No tienes permisos para realizar esta acción.',
    canRetry: true,
  }),
);

export const UnknownCode = meta.story(
  failure(
    failWith(call, { status: 404, error: 'Ese código no corresponde a ninguna solicitud.' }),
    {
      place: 'Ese código no corresponde a ninguna solicitud.',
      notice: 'Recurso no encontrado.',
      canRetry: false,
    },
  ),
);

export const UnknownCodeWithoutASentence = meta.story(
  failure(failWith(call, { status: 404 }), {
    place: notFound,
    notice: 'Recurso no encontrado.',
    canRetry: false,
  }),
);

export const InvalidCode = meta.story(
  failure(failWith(call, { status: 422, error: 'El código no es válido.' }), {
    place: 'El código no es válido.',
    canRetry: false,
  }),
);

export const TooManySearches = meta.story(
  failure(failWith(call, { status: 429, error: 'Demasiadas consultas. Espera un minuto.' }), {
    place: 'Demasiadas consultas. Espera un minuto.',
    canRetry: true,
  }),
);

export const ServerError = meta.story(
  failure(failWith(call, { status: 500, error: { code: 'E_DB' } }), {
    place: notFound,
    notice: 'Error del servidor. Intenta nuevamente más tarde.',
    canRetry: true,
  }),
);

export const Unavailable = meta.story(
  failure(failWith(call, { status: 503 }), {
    place: notFound,
    notice: 'Error desconocido',
    canRetry: true,
  }),
);

export const APageInsteadOfJson = meta.story(
  failure(answerHtml(call), {
    place: notFound,
    notice: unreadable,
    canRetry: true,
  }),
);

export const EmptyBody = meta.story(
  failure(answerEmpty(call), {
    place: notFound,
    notice: unreadable,
    canRetry: true,
  }),
);

export const TruncatedJson = meta.story(
  failure(answerTruncated(call), {
    place: notFound,
    notice: unreadable,
    canRetry: true,
  }),
);

export const UnsuccessfulWithStatus200 = meta.story(
  failure(answerUnsuccessful(call, { error: 'Solicitud no encontrada.' }), {
    place: 'Solicitud no encontrada.',
    canRetry: false,
  }),
);

export const AnotherEnvelope = meta.story(
  failure(answer(call, { success: true, data: [] }), {
    place: notFound,
    notice: unreadable,
    canRetry: true,
  }),
);

export const WithoutTheApplication = meta.story(
  failure(answer(call, { success: true, data: { student: {} } }), {
    place: notFound,
    notice: unreadable,
    canRetry: true,
  }),
);

/** A field of another type is as good as missing: the rest of the answer still helps. */
export const AFieldOfAnotherType = meta.story({
  args: { code },
  beforeEach: ({ msw }) => {
    msw.use(withField(call, 'data.ceremony', 'Aula Magna'), ...graduationHandlers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirmada')).toBeVisible();
    await expect(canvas.getAllByText('No disponible')).toHaveLength(3);
  },
});
