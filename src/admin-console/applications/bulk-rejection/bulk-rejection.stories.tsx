import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { type CallFailure, callFailures } from '#testing/failures/call-failures.fixtures.ts';
import { holdCall } from '#testing/failures/held-call.fixtures.ts';
import { never } from '#testing/fake-api/faults.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { openBulkRejection, openRejection, rejectThree } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Rechazo masivo',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Dialog = Awaited<ReturnType<typeof openBulkRejection>>;

const rejectCall = 'PATCH /api/applications/{id}/reject';
const reasons = ['Falta la solvencia', 'El documento no se lee', 'Los datos no coinciden'];
const sent = fn();

/** Records the bodies of the rejections, and leaves the response to the next handlers. */
const noteRejections: NonNullable<typeof meta.input.beforeEach> = ({ msw }) => {
  sent.mockClear();
  msw.use(
    http.patch('*/api/applications/:id/reject', async ({ params, request }) => {
      sent(Number(params.id), await request.clone().json());
    }),
  );
};

function rejectionStart(dialog: Dialog): HTMLElement {
  return dialog.getByRole('button', { name: filled(messages.bulkRejection.start, { count: 3 }) });
}

function reasonOf(dialog: Dialog, row: string): HTMLElement {
  return dialog.getByRole('textbox', {
    name: new RegExp(`^${filled(messages.bulkRejection.reasonFor, { row })}`),
  });
}

async function chooseIndividual({ userEvent }: Parameters<Play>[0], dialog: Dialog) {
  await userEvent.click(dialog.getByRole('radio', { name: messages.bulkRejection.individual }));
}

function finished(count: number): string {
  return filled(messages.bulkRejection.finished, { count });
}

export const Shared = meta.story({
  name: 'Un motivo para todas',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openBulkRejection(context);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(rejectionStart(dialog)).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), '   ');
    await expect(rejectionStart(dialog)).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Falta la solvencia');
    await expect(rejectionStart(dialog)).toBeEnabled();
  },
});

export const FrequentReasons = meta.story({
  name: 'Motivos frecuentes',
  args: { rejectionReasons: reasons },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openBulkRejection(context);
    await userEvent.click(
      dialog.getByRole('combobox', { name: matching(messages.applicationDecision.commonReason) }),
    );
    await userEvent.click(await dialog.findByRole('option', { name: reasons[1] ?? '' }));
    await expect(dialog.getByRole('textbox')).toHaveValue(reasons[1]);
    await expect(rejectionStart(dialog)).toBeEnabled();
  },
});

export const FrequentReasonOfOne = meta.story({
  name: 'Motivo frecuente de una sola',
  args: { rejectionReasons: reasons },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openRejection(context);
    await userEvent.click(
      dialog.getByRole('combobox', { name: matching(messages.applicationDecision.commonReason) }),
    );
    await userEvent.click(await dialog.findByRole('option', { name: reasons[2] ?? '' }));
    await expect(dialog.getByRole('textbox')).toHaveValue(reasons[2]);
  },
});

export const Individual = meta.story({
  name: 'Un motivo por solicitud',
  args: { rejectionReasons: reasons },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openBulkRejection(context);
    await chooseIndividual(context, dialog);
    await userEvent.type(reasonOf(dialog, 'AG-2026-008'), 'Falta la solvencia');
    await expect(
      dialog.getByText(filled(messages.bulkRejection.missing, { count: 2 })),
    ).toBeVisible();
    await expect(rejectionStart(dialog)).toBeDisabled();
  },
});

export const SendsEachReason = meta.story({
  name: 'Envía el motivo de cada una',
  tags: ['behavior'],
  beforeEach: noteRejections,
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openBulkRejection(context);
    await userEvent.type(dialog.getByRole('textbox'), 'Falta la solvencia');
    await chooseIndividual(context, dialog);
    await userEvent.clear(reasonOf(dialog, 'AG-2026-009'));
    await userEvent.type(reasonOf(dialog, 'AG-2026-009'), ' El documento no se lee ');
    await userEvent.click(rejectionStart(dialog));
    await expect(await dialog.findByText(finished(3))).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [157, { notes: 'Falta la solvencia' }],
      [158, { notes: 'El documento no se lee' }],
      [159, { notes: 'Falta la solvencia' }],
    ]);
  },
});

export const Finished = meta.story({
  name: 'Terminado',
  play: async (context) => {
    const dialog = await rejectThree(context);
    await expect(await dialog.findByText(finished(3))).toBeVisible();
    await expect(dialog.getAllByText(messages.bulkRejection.done)).toHaveLength(3);
  },
});

export const Running = meta.story({
  name: 'En curso',
  beforeEach: ({ msw }) => {
    msw.use(never(rejectCall));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await rejectThree(context);
    await expect(await dialog.findByText(messages.bulkRejection.running)).toBeVisible();
    await expect(dialog.getAllByText(messages.bulkRun.waiting)).toHaveLength(2);
    await expect(dialog.getByRole('list', { name: messages.bulkRun.results })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

export const Stopped = meta.story({
  name: 'Detenido',
  play: async (context) => {
    const { msw, userEvent } = context;
    const rejection = holdCall(rejectCall);
    msw.use(rejection.handler);
    const dialog = await rejectThree(context);
    await userEvent.click(await dialog.findByRole('button', { name: messages.bulkRun.stop }));
    rejection.release();
    await expect(await dialog.findByText(messages.bulkRejection.stopped)).toBeVisible();
    await expect(
      dialog.getByText(`${finished(1)}, ${filled(messages.bulkRun.someLeft, { count: 2 })}`),
    ).toBeVisible();
  },
});

export const Resumes = meta.story({
  name: 'Continuar',
  tags: ['behavior'],
  play: async (context) => {
    await Stopped.input.play?.(context);
    const dialog = within(screen.getByRole('alertdialog'));
    await context.userEvent.click(
      dialog.getByRole('button', { name: filled(messages.bulkRun.resume, { count: 2 }) }),
    );
    await expect(await dialog.findByText(finished(3))).toBeVisible();
  },
});

export const WithFailures = meta.story({
  name: 'Terminado con errores',
  beforeEach: ({ msw }) => {
    const refuse = () =>
      HttpResponse.json({ error: 'La solicitud ya fue aprobada.' }, { status: 409 });
    msw.use(http.patch('*/api/applications/158/reject', refuse, { once: true }));
  },
  play: async (context) => {
    const dialog = await rejectThree(context);
    const failed = filled(messages.bulkRejection.someFailed, { count: 1 });
    await expect(await dialog.findByText(`${finished(2)}, ${failed}`)).toBeVisible();
    await expect(dialog.getByText('La solicitud ya fue aprobada.')).toBeVisible();
    await expect(dialog.getByText(messages.bulkRejection.failedMark)).toBeVisible();
  },
});

export const RetriesFailures = meta.story({
  name: 'Reintentar los errores',
  tags: ['behavior'],
  beforeEach: WithFailures.input.beforeEach,
  play: async (context) => {
    await WithFailures.input.play?.(context);
    const dialog = within(screen.getByRole('alertdialog'));
    await context.userEvent.click(
      dialog.getByRole('button', { name: filled(messages.bulkRun.retry, { count: 1 }) }),
    );
    await expect(await dialog.findByText(finished(3))).toBeVisible();
  },
});

export const UnsavedReason = meta.story({
  name: 'Cerrar con un motivo escrito',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openBulkRejection(context);
    await userEvent.type(dialog.getByRole('textbox'), 'Falta la solvencia');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(messages.applicationDecision.unsaved)).toBeVisible();
  },
});

export const DiscardsReason = meta.story({
  name: 'Descartar el motivo',
  tags: ['behavior'],
  play: async (context) => {
    await UnsavedReason.input.play?.(context);
    const dialog = within(screen.getByRole('alertdialog'));
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.discard }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** The remaining calls would fail as well: the run ends and reports the unsent applications. */
function endsAtOnce(failure: CallFailure): Play {
  return async (context) => {
    context.msw.use(failure.on(rejectCall));
    const dialog = await rejectThree(context);
    const summary = `${filled(messages.bulkRejection.someFailed, { count: 1 })}, ${filled(messages.bulkRun.someLeft, { count: 2 })}`;
    await expect(await dialog.findByText(new RegExp(summary))).toBeVisible();
    await expect(dialog.getByText(failure.said ?? messages.bulkRejection.failed)).toBeVisible();
  };
}

export const NoAnswer = meta.story({
  name: 'Sin conexión',
  play: endsAtOnce(callFailures.noAnswer),
});

export const Forbidden = meta.story({
  name: 'Sin permiso',
  tags: ['behavior'],
  play: endsAtOnce(callFailures.forbidden),
});

export const ReadOnlyDatabase = meta.story({
  name: 'La base de datos solo admite lecturas',
  tags: ['behavior'],
  play: endsAtOnce(callFailures.readOnlyDatabase),
});
