import type { HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { ContractCall } from '../../../testing/fake-api/contract-calls.ts';
import {
  answer,
  answerEmpty,
  answerHtml,
  answerTruncated,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
} from '../../../testing/fake-api/faults.ts';
import { keepDownloads } from '../../../ui/save-file/kept-downloads.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ReportsSection } from '../reports-section.tsx';

const meta = preview.meta({
  title: 'Console/Reports/Failures',
  ...stagedSection(
    '/admin/reports?type=confirmed-students&format=PDF&ceremony=7',
    <ReportsSection />,
  ),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const call: ContractCall = 'POST /api/reports/confirmed-students';
const once = { once: true };
const unreadable = 'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.';
const noLine = 'Error de conexión. Por favor, verifica tu internet.';

/** The sentences of spec §8; without `place` the feature's own stands in the banner. */
interface Fault {
  readonly handler: HttpHandler;
  readonly place?: string;
  readonly notice?: string;
}

/** The sentences stand once each, what was chosen stays, no file is made, and the next press makes it. */
function fails({
  handler,
  place = 'Error al generar el reporte. Verifica tu conexión.',
  notice,
}: Fault) {
  return {
    play: async (context: Play) => {
      using downloads = keepDownloads();
      const { canvas, msw, userEvent } = context;
      const august = await canvas.findByText('Acto de Grado Agosto 2026 · 14 de agosto de 2026');
      const button = canvas.getByRole('button', { name: 'Generar y Descargar Reporte' });
      msw.use(handler);
      await userEvent.click(button);

      await expect(await canvas.findByText(place, {}, { timeout: 3_000 })).toBeVisible();
      await expect(screen.getAllByText(place)).toHaveLength(1);
      if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
      await expect(await downloads.files()).toHaveLength(0);
      await expect(canvas.queryByText('Último reporte generado')).toBeNull();
      await expect(canvas.getByRole('radio', { name: 'Estudiantes Confirmados' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'PDF' })).toBeChecked();
      await expect(august).toBeVisible();

      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await userEvent.click(button);
      await expect(await canvas.findByText(/generado exitosamente con 2 registros/)).toBeVisible();
      await expect(canvas.queryByText(place)).toBeNull();
      await expect(await downloads.files()).toHaveLength(1);
    },
  };
}

export const NoAnswer = meta.story(fails({ handler: noAnswer(call, once), notice: noLine }));
export const TooLate = meta.story(fails({ handler: never(call, once), notice: noLine }));
export const Forbidden = meta.story(
  fails({
    handler: failWith(call, { status: 403 }, once),
    notice: 'No tienes permisos para realizar esta acción.',
  }),
);
export const TheCeremonyIsMissing = meta.story(
  fails({
    handler: failWith(call, { status: 404, error: 'Acto de grado no encontrado.' }, once),
    place: 'Acto de grado no encontrado.',
    notice: 'Recurso no encontrado.',
  }),
);
export const Invalid = meta.story(
  fails({
    handler: failWith(call, { status: 422, message: 'El formato debe ser CSV o PDF' }, once),
    place: 'El formato debe ser CSV o PDF',
  }),
);
export const ServerError = meta.story(
  fails({
    handler: failWith(call, { status: 500, error: { code: 'E_PDF' } }, once),
    notice: 'Error del servidor. Intenta nuevamente más tarde.',
  }),
);
export const Unavailable = meta.story(
  fails({ handler: failWith(call, { status: 503 }, once), notice: 'Error desconocido' }),
);
export const Unsuccessful = meta.story(
  fails({
    handler: answerUnsuccessful(call, { message: 'Hay otro reporte en curso.' }, once),
    place: 'Hay otro reporte en curso.',
  }),
);
export const AnHtmlPage = meta.story(
  fails({ handler: answerHtml(call, once), notice: unreadable }),
);
export const AnEmptyAnswer = meta.story(
  fails({ handler: answerEmpty(call, once), notice: unreadable }),
);
export const ATruncatedAnswer = meta.story(
  fails({ handler: answerTruncated(call, once), notice: unreadable }),
);
export const TheReportIsMissing = meta.story(
  fails({
    handler: answer(call, { success: true, message: 'Reporte generado' }, once),
    notice: unreadable,
  }),
);

/** The page is left for the sign-in; here, where it can't be, what was chosen stays. */
export const TheSessionEnds = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    using downloads = keepDownloads();
    msw.use(failWith(call, { status: 401 }, once));
    await userEvent.click(canvas.getByRole('button', { name: 'Generar y Descargar Reporte' }));
    await expect(
      await canvas.findByText('Error al generar el reporte. Verifica tu conexión.'),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Estudiantes Confirmados' })).toBeChecked();
    await expect(await downloads.files()).toHaveLength(0);
  },
});

export const InTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  ...fails({ handler: noAnswer(call, once), notice: noLine }),
});
