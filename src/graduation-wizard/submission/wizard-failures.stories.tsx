import type { HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { withField, withoutField } from '../../testing/fake-api/altered-answers.ts';
import {
  answer,
  answerEmpty,
  answerHtml,
  answerTruncated,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
} from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import {
  forgetDraft,
  keepDraft,
  stageDraftKey,
  WizardStage,
  walkToSubmit,
} from '../wizard-stage.fixtures.tsx';

const load = 'GET /api/public/careers';
const submit = 'POST /api/public/apply';
const loadFailed = 'Error al cargar los datos';
const submitFailed = 'Error al enviar la solicitud';
const words = {
  noAnswer: 'Error de conexión. Por favor, verifica tu internet.',
  forbidden: 'No tienes permisos para realizar esta acción.',
  missing: 'Recurso no encontrado.',
  server: 'Error del servidor. Intenta nuevamente más tarde.',
  unknown: 'Error desconocido',
  unreadable: 'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.',
} as const;

const meta = preview.meta({
  title: 'Wizard/Failures',
  component: GraduationWizard,
  parameters: { bare: true },
  args: { draftKey: stageDraftKey },
  decorators: [
    (Story, { globals }) => (
      <WizardStage look={storyLook(globals)}>
        <Story />
      </WizardStage>
    ),
  ],
  beforeEach: ({ msw }) => {
    forgetDraft();
    msw.use(...graduationHandlers());
  },
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

/** The lists did not come: said in place, why in the notice, each once; 'Reintentar' brings them and the draft. */
function loadFailure(fault: HttpHandler, notice?: string) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      keepDraft('career');
      msw.use(fault);
    },
    play: async ({ canvas, userEvent, msw }: StoryContext) => {
      await expect(await canvas.findByText(loadFailed, {}, { timeout: 4_000 })).toBeVisible();
      await expect(screen.getAllByText(loadFailed)).toHaveLength(1);
      if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();

      msw.use(...graduationHandlers());
      await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
      await expect(await canvas.findByLabelText('Carrera')).toHaveValue('Ingeniería de Sistemas');
    },
  };
}

interface SubmitFailure {
  /** What leads the notice. */
  readonly lead?: string;
  /** What stands beneath it. */
  readonly detail?: string;
}

/** Sending failed: one notice, everything typed kept, and the next press sends it. */
function submitFailure(fault: HttpHandler, { lead = submitFailed, detail }: SubmitFailure) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      keepDraft('review');
      msw.use(fault);
    },
    play: async (context: StoryContext) => {
      const { canvas, userEvent, msw } = context;
      await walkToSubmit(context);
      await expect(await screen.findByText(lead, {}, { timeout: 4_000 })).toBeVisible();
      await expect(screen.getAllByText(lead)).toHaveLength(1);
      if (detail !== undefined) await expect(screen.getAllByText(detail)).toHaveLength(1);
      await expect(canvas.getByText('Tu solicitud todavía no está enviada')).toBeVisible();
      await expect(canvas.getByText("María-José D'Angelo Ñáñez")).toBeVisible();

      msw.use(...graduationHandlers());
      await userEvent.click(canvas.getByRole('button', { name: 'Enviar Solicitud' }));
      await waitFor(() => expect(canvas.getByText(/^AG-2026-\d{3}$/)).toBeVisible());
    },
  };
}

export const LoadingWithoutAnAnswer = meta.story(loadFailure(noAnswer(load), words.noAnswer));
export const LoadingForTooLong = meta.story(loadFailure(never(load), words.noAnswer));
export const LoadingForbidden = meta.story(
  loadFailure(failWith(load, { status: 403 }), words.forbidden),
);
export const LoadingMissing = meta.story(
  loadFailure(failWith(load, { status: 404 }), words.missing),
);
export const LoadingRefused = meta.story(
  loadFailure(
    failWith(load, { status: 422, error: 'No hay período activo.' }),
    'No hay período activo.',
  ),
);
export const LoadingBroken = meta.story(loadFailure(failWith(load, { status: 500 }), words.server));
export const LoadingUnavailable = meta.story(
  loadFailure(failWith(load, { status: 503 }), words.unknown),
);
export const LoadingAHtmlPage = meta.story(loadFailure(answerHtml(load), words.unreadable));
export const LoadingNothing = meta.story(loadFailure(answerEmpty(load), words.unreadable));
export const LoadingHalfAnAnswer = meta.story(loadFailure(answerTruncated(load), words.unreadable));
export const LoadingUnsuccessful = meta.story(loadFailure(answerUnsuccessful(load), words.unknown));
export const LoadingAFieldTooFew = meta.story(
  loadFailure(withoutField(load, 'data.name'), words.unreadable),
);
export const LoadingAFieldOfAnotherType = meta.story(
  loadFailure(withField(load, 'data.id', { number: 1 }), words.unreadable),
);
export const LoadingWithoutASession = meta.story(loadFailure(failWith(load, { status: 401 })));

export const SendingWithoutAnAnswer = meta.story(
  submitFailure(noAnswer(submit), { detail: words.noAnswer }),
);
export const SendingForTooLong = meta.story(
  submitFailure(never(submit), { detail: words.noAnswer }),
);
export const SendingForbidden = meta.story(
  submitFailure(failWith(submit, { status: 403 }), { detail: words.forbidden }),
);
export const SendingToNowhere = meta.story(
  submitFailure(failWith(submit, { status: 404 }), { detail: words.missing }),
);
export const SendingRefused = meta.story(
  submitFailure(failWith(submit, { status: 422, error: 'El acto de grado está lleno.' }), {
    lead: 'El acto de grado está lleno.',
  }),
);
export const SendingToABrokenServer = meta.story(
  submitFailure(failWith(submit, { status: 500, error: { code: 'E1' } }), { detail: words.server }),
);
export const SendingToAnUnavailableServer = meta.story(
  submitFailure(failWith(submit, { status: 503 }), { detail: words.unknown }),
);
export const SendingAnsweredByAHtmlPage = meta.story(
  submitFailure(answerHtml(submit), { detail: words.unreadable }),
);
export const SendingAnsweredByNothing = meta.story(
  submitFailure(answerEmpty(submit), { detail: words.unreadable }),
);
export const SendingAnsweredByHalf = meta.story(
  submitFailure(answerTruncated(submit), { detail: words.unreadable }),
);
export const SendingUnsuccessful = meta.story(
  submitFailure(answerUnsuccessful(submit, { error: 'Ya existe una solicitud.' }), {
    lead: 'Ya existe una solicitud.',
  }),
);
export const SendingAnsweredWithoutACode = meta.story(
  submitFailure(answer(submit, { success: true, data: {} }), { detail: words.unreadable }),
);

export const SendingWithoutASession = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('review');
    msw.use(failWith(submit, { status: 401 }));
  },
  play: async (context) => {
    await walkToSubmit(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Tu solicitud todavía no está enviada')).toBeVisible();
    await expect(canvas.getByText("María-José D'Angelo Ñáñez")).toBeVisible();
  },
});
