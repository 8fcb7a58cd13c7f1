import type { HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  answerHtml,
  answerTruncated,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
} from '../../../testing/fake-api/faults.ts';
import { createFakeAuth } from '../../../testing/fake-auth.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { BulkIssueOpener } from './bulk-issue-opener.fixtures.tsx';
import { emit, openAndSubmit, submitOf } from './bulk-issue-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Console/Bulk issue/Failures',
  ...stagedSection('/admin/titles', <BulkIssueOpener />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const once = { once: true };
/** The notices' looks are fetched when the first one is shown. */
const late = { timeout: 4_000 };
const noLine = 'Error de conexión. Por favor, verifica tu internet.';
const broken = 'Error del servidor. Intenta nuevamente más tarde.';

/** One way to fail and the sentences of spec §8; without `place` the feature's own stands there. */
interface Fault {
  readonly handler: HttpHandler;
  readonly place?: string;
  readonly notice?: string;
  /** Whether it may have been issued all the same, so that the titles are read (ruling 36). */
  readonly isUncertain?: boolean;
}

/** The sentences stand once each, the choice stays, and the next try issues. */
function issuingFails({ handler, place = 'Error al emitir títulos', notice, isUncertain }: Fault) {
  return {
    beforeEach: ({ msw }: Pick<Play, 'msw'>) => {
      msw.use(handler);
    },
    play: async (context: Play) => {
      const dialog = await openAndSubmit(context);
      await expect(await dialog.findByText(place, {}, late)).toBeVisible();
      await expect(screen.getAllByText(place)).toHaveLength(1);
      if (notice !== undefined)
        await expect(await screen.findByText(notice, {}, late)).toBeVisible();
      const told = 'Se emitieron 0 de 6';
      if (isUncertain === true) await expect(await dialog.findByText(told)).toBeVisible();
      else await expect(dialog.queryByText(told)).toBeNull();
      await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
      await expect(dialog.getByRole('combobox', { name: /Acto de grado/ })).toHaveValue(
        'Acto de Grado Mayo 2026',
      );
      await context.userEvent.click(submitOf(dialog));
      await expect(await screen.findByText(/se emitieron 6 título\(s\)/, {}, late)).toBeVisible();
      await expect(dialog.queryByText(place)).toBeNull();
    },
  };
}

export const NoAnswer = meta.story(
  issuingFails({ handler: noAnswer(emit, once), notice: noLine, isUncertain: true }),
);

export const ItTakesTooLong = meta.story(
  issuingFails({ handler: never(emit, once), notice: noLine, isUncertain: true }),
);

export const AServerError = meta.story(
  issuingFails({
    handler: failWith(emit, { status: 500, error: { code: 'E_DB' } }, once),
    notice: broken,
    isUncertain: true,
  }),
);

export const AGatewayGivesUp = meta.story(
  issuingFails({
    handler: answerHtml(emit, { status: 504, ...once }),
    notice: 'Error desconocido',
    isUncertain: true,
  }),
);

export const Forbidden = meta.story(
  issuingFails({
    handler: failWith(emit, { status: 403 }, once),
    notice: 'No tienes permisos para realizar esta acción.',
  }),
);

export const Missing = meta.story(
  issuingFails({
    handler: failWith(emit, { status: 404, error: 'Acto de grado no encontrado' }, once),
    place: 'Acto de grado no encontrado',
    notice: 'Recurso no encontrado.',
  }),
);

export const SomebodyWasFaster = meta.story(
  issuingFails({
    handler: failWith(emit, { status: 409, error: 'Otra persona los está emitiendo.' }, once),
    place: 'Otra persona los está emitiendo.',
  }),
);

export const Invalid = meta.story(
  issuingFails({
    handler: failWith(emit, { status: 422, message: 'El folio inicial no es válido.' }, once),
    place: 'El folio inicial no es válido.',
  }),
);

export const Unsuccessful = meta.story(
  issuingFails({
    handler: answerUnsuccessful(emit, { error: 'Libro cerrado.' }, once),
    place: 'Libro cerrado.',
  }),
);

/** The answer broke off in the middle: nobody knows of what it spoke. */
export const ATruncatedAnswer = meta.story(
  issuingFails({
    handler: answerTruncated(emit, once),
    notice: 'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.',
    isUncertain: true,
  }),
);

export const APageInPlaceOfAnAnswer = meta.story(
  issuingFails({
    handler: answerHtml(emit, once),
    notice: 'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.',
    isUncertain: true,
  }),
);

export const TheSessionEnds = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(emit, { status: 401 }, once));
  },
  args: { auth: createFakeAuth({ role: 1, signInHref: null }) },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expect(await dialog.findByText('Error al emitir títulos')).toBeVisible();
  },
});

export const InTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(noAnswer(emit, once));
  },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expect(await dialog.findByText('Se emitieron 0 de 6')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  ...InTheDark.input,
  globals: { viewport: { value: 'mobile1' }, colorScheme: 'light' },
});
