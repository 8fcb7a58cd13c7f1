import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { ContractCall } from '../../../testing/fake-api/contract-calls.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import {
  answerHtml,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
} from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const meta = preview.meta({
  title: 'Console/Ceremonies/Failures',
  ...stagedSection('/admin/ceremonies', <CeremoniesSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const june = 'Acto de Grado Extraordinario Junio 2026';
const noLine = 'Error de conexión. Por favor, verifica tu internet.';
const expired = 'Sesión expirada. Por favor, inicia sesión nuevamente.';

/** One way to fail and the sentences of spec §8; without `place` the feature's own stands there. */
interface Fault {
  readonly handler: (call: ContractCall) => HttpHandler;
  readonly place?: string;
  readonly notice?: string;
}

const once = { once: true };
const faults = {
  noAnswer: { handler: (call) => noAnswer(call, once), notice: noLine },
  late: { handler: (call) => never(call, once), notice: noLine },
  unauthorized: { handler: (call) => failWith(call, { status: 401 }, once) },
  forbidden: {
    handler: (call) => failWith(call, { status: 403 }, once),
    notice: 'No tienes permisos para realizar esta acción.',
  },
  missing: {
    handler: (call) => failWith(call, { status: 404, error: 'El acto de grado no existe.' }, once),
    place: 'El acto de grado no existe.',
    notice: 'Recurso no encontrado.',
  },
  conflict: {
    handler: (call) => failWith(call, { status: 409, error: 'Otra persona lo cambió.' }, once),
    place: 'Otra persona lo cambió.',
  },
  invalid: {
    handler: (call) => failWith(call, { status: 422, message: 'El folio no es válido.' }, once),
    place: 'El folio no es válido.',
  },
  server: {
    handler: (call) => failWith(call, { status: 500, error: { code: 'E_DB' } }, once),
    notice: 'Error del servidor. Intenta nuevamente más tarde.',
  },
  page: {
    handler: (call) => answerHtml(call, { status: 502, ...once }),
    notice: 'Error desconocido',
  },
  unsuccessful: {
    handler: (call) => answerUnsuccessful(call, { message: 'Sin permiso hoy.' }, once),
    place: 'Sin permiso hoy.',
  },
} as const satisfies Record<string, Fault>;

const everyFault: readonly Fault[] = Object.values(faults);

async function openForm({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: `Editar ${june}` }));
  return within(await screen.findByRole('dialog', { name: 'Editar acto de grado' }));
}

const typed = 'Auditorio Central';

/** The sentences stand once each, what was typed stays, and the next try saves. */
function savingFails({ handler, place = 'Error al guardar el acto de grado', notice }: Fault) {
  return {
    play: async (context: Play) => {
      const { canvas, msw, userEvent } = context;
      const form = await openForm(context);
      const location = form.getByRole('textbox', { name: 'Ubicación' });
      await userEvent.clear(location);
      await userEvent.type(location, typed);
      msw.use(handler('PUT /api/ceremonies/{id}'));
      await userEvent.click(form.getByRole('button', { name: 'Guardar' }));

      await expect(await form.findByText(place, {}, { timeout: 3_000 })).toBeVisible();
      await expect(screen.getAllByText(place)).toHaveLength(1);
      if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
      await expect(location).toHaveValue(typed);

      await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
      await expect(
        await screen.findByText('Acto de grado actualizado correctamente'),
      ).toBeVisible();
      await expect(await canvas.findByText(typed)).toBeVisible();
    },
  };
}

export const SavingGetsNoAnswer = meta.story(savingFails(faults.noAnswer));
export const SavingTakesTooLong = meta.story(savingFails(faults.late));
export const SavingIsForbidden = meta.story(savingFails(faults.forbidden));
export const SavingWhatIsGone = meta.story(savingFails(faults.missing));
export const SavingWhatAnotherChanged = meta.story(savingFails(faults.conflict));
export const SavingWhatIsInvalid = meta.story(savingFails(faults.invalid));
export const SavingMeetsAServerError = meta.story(savingFails(faults.server));
export const SavingMeetsAPage = meta.story(savingFails(faults.page));
export const SavingIsUnsuccessful = meta.story(savingFails(faults.unsuccessful));

/** The page is left for the sign-in; here, where it can't be, what was typed stays in sight and in this tab. */
export const TheSessionEndsWhileSaving = meta.story({
  play: async (context) => {
    const { msw, userEvent } = context;
    const form = await openForm(context);
    const location = form.getByRole('textbox', { name: 'Ubicación' });
    await userEvent.clear(location);
    await userEvent.type(location, typed);
    msw.use(faults.unauthorized.handler('PUT /api/ceremonies/{id}'));
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await form.findByText('Error al guardar el acto de grado')).toBeVisible();
    await expect(screen.queryByText(expired)).toBeNull();
    await expect(location).toHaveValue(typed);
    await expect(sessionStorage.getItem('birrete-ceremony-draft')).toContain(typed);
  },
});

/** Somebody else renamed it: the server's sentence, and the fresh row behind. */
export const TheFreshRowAfterAConflict = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(...graduationHandlers({ university }));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const form = await openForm(context);
    const university = createFakeUniversity();
    for (const row of university.rows.ceremonies) {
      if (row.name === june) row.name = 'Acto renombrado';
    }
    msw.use(
      faults.conflict.handler('PUT /api/ceremonies/{id}'),
      ...graduationHandlers({ university }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await form.findByText('Otra persona lo cambió.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue(june);
    await expect(await canvas.findByText('Acto renombrado')).toBeVisible();
  },
});

/** Presses through every way to fail, one after the other, in the same dialog. */
async function failEachWay(
  { msw, userEvent }: Play,
  dialog: Awaited<ReturnType<typeof openForm>>,
  { call, button, sentence }: { call: ContractCall; button: RegExp; sentence: string },
) {
  for (const { handler, place = sentence, notice } of everyFault) {
    msw.use(handler(call));
    const deed = await dialog.findByRole('button', { name: button });
    await waitFor(() => expect(deed).not.toHaveAttribute('aria-busy'));
    await userEvent.click(deed);
    await expect(await dialog.findByText(place, {}, { timeout: 3_000 })).toBeVisible();
    await expect(screen.getAllByText(place)).toHaveLength(1);
    if (notice !== undefined) await expect(await screen.findAllByText(notice)).not.toHaveLength(0);
    await waitFor(() => expect(deed).not.toHaveAttribute('aria-busy'));
  }
}

export const DeletingFailsInEachWay = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: `Eliminar ${june}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/8 solicitudes de este acto/);
    await failEachWay(context, dialog, {
      call: 'DELETE /api/ceremonies/{id}',
      button: /^Eliminar acto/,
      sentence: 'Error al eliminar el acto de grado',
    });
    await expect(canvas.getByText(june)).toBeInTheDocument();
  },
});

async function openStatus({ canvas, userEvent }: Play, choice: string) {
  const name = `Cerrado: cambiar estado de ${june}`;
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar estado' }));
  await userEvent.click(dialog.getByRole('radio', { name: choice }));
  return dialog;
}

export const ReopeningFailsInEachWay = meta.story({
  play: async (context) => {
    await failEachWay(context, await openStatus(context, 'Abierto'), {
      call: 'PUT /api/ceremonies/{id}',
      button: /^Cambiar estado$/,
      sentence: 'Error al cambiar el estado',
    });
  },
});

export const CompletingFailsInEachWay = meta.story({
  play: async (context) => {
    await failEachWay(context, await openStatus(context, 'Completado'), {
      call: 'POST /api/ceremonies/{id}/complete',
      button: /^Cambiar estado$/,
      sentence: 'Error al cambiar el estado',
    });
  },
});
