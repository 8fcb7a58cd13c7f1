import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectReasonInPlace } from '#admin-console/fail-each-way.fixtures.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { type CallFailure, callFailures } from '#testing/failures/call-failures.fixtures.ts';
import { holdCall } from '#testing/failures/held-call.fixtures.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { approveThree, openBulkApproval } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Aprobación masiva',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;

const confirmCall = 'PATCH /api/applications/{id}/confirm';
const watched = fn();

export const Confirm = meta.story({
  name: 'Por confirmar',
  play: async (context) => {
    const dialog = await openBulkApproval(context);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.queryByRole('progressbar')).toBeNull();
  },
});

export const SelectingAll = meta.story({
  name: 'Elegir todas las visibles',
  tags: ['behavior'],
  args: { address: '/admin/applications?q=ag-2026-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: matching(messages.applications.selectAll) }),
    );
    const approve = canvas.getByRole('button', {
      name: matching(messages.applications.approveSelected),
    });
    await expect(canvas.getByRole('checkbox', { name: /AG-2026-010/ })).toBeChecked();

    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'ag-2026-010');
    await waitFor(() =>
      expect(approve).toHaveTextContent(
        filled(messages.applications.approveSelected, { count: 1 }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: messages.applications.selectNone }));
    await expect(
      canvas.queryByRole('button', { name: matching(messages.applications.approveSelected) }),
    ).toBeNull();
  },
});

export const Finished = meta.story({
  name: 'Terminada',
  play: async (context) => {
    const dialog = await approveThree(context);
    await expect(
      await dialog.findByText(filled(messages.bulkApproval.finished, { count: 3 })),
    ).toBeVisible();
    await expect(dialog.getAllByText(messages.bulkApproval.done)).toHaveLength(3);
  },
});

export const OneAfterAnother = meta.story({
  name: 'Una tras otra',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    watched.mockClear();
    msw.use(
      http.get('*/api/applications', () => {
        watched('list');
      }),
    );
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const answers: (() => void)[] = [];
    msw.use(
      http.patch('*/api/applications/:id/confirm', async ({ params }) => {
        watched(Number(params.id));
        await new Promise<void>((answer) => answers.push(answer));
      }),
    );
    const dialog = await approveThree(context);
    for (const sent of [1, 2, 3]) {
      await waitFor(() => expect(answers).toHaveLength(sent));
      await expect(dialog.queryAllByText(messages.bulkRun.waiting)).toHaveLength(3 - sent);
      answers.at(-1)?.();
    }
    await expect(
      await dialog.findByText(filled(messages.bulkApproval.finished, { count: 3 })),
    ).toBeVisible();
    await expect(
      dialog.getByRole('progressbar', { name: messages.bulkRun.progress }),
    ).toHaveAttribute('aria-valuenow', '3');
    await waitFor(() => expect(watched).toHaveBeenCalledTimes(5));
    await expect(watched.mock.calls).toEqual([['list'], [157], [158], [159], ['list']]);
    const [, close] = dialog.getAllByRole('button', { name: messages.bulkRun.close });
    await userEvent.click(close ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await canvas.findByRole('button', {
        name: filled(messages.applications.changeStatusOf, { row: 'AG-2026-010' }),
      }),
    ).toBeVisible();
    await waitFor(() => expect(focused()).not.toBe(document.body));
  },
});

export const Running = meta.story({
  name: 'En curso',
  beforeEach: ({ msw }) => {
    msw.use(never(confirmCall));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await approveThree(context);
    await expect(await dialog.findByText(messages.bulkApproval.running)).toBeVisible();
    await expect(dialog.getAllByText(messages.bulkRun.waiting)).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const Stopped = meta.story({
  name: 'Detenida',
  play: async (context) => {
    const { msw, userEvent } = context;
    const approval = holdCall(confirmCall);
    msw.use(approval.handler);
    const dialog = await approveThree(context);
    await userEvent.click(await dialog.findByRole('button', { name: messages.bulkRun.stop }));
    approval.release();
    await expect(await dialog.findByText(messages.bulkApproval.stopped)).toBeVisible();
    await expect(
      dialog.getByText(
        `${filled(messages.bulkApproval.finished, { count: 1 })}, ${filled(messages.bulkRun.someLeft, { count: 2 })}`,
      ),
    ).toBeVisible();
    await expect(dialog.getAllByText(messages.bulkRun.waiting)).toHaveLength(2);
  },
});

export const Resumes = meta.story({
  name: 'Continuar',
  tags: ['behavior'],
  play: async (context) => {
    await Stopped.input.play?.(context);
    const { userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(
      dialog.getByRole('button', { name: filled(messages.bulkRun.resume, { count: 2 }) }),
    );
    await expect(
      await dialog.findByText(filled(messages.bulkApproval.finished, { count: 3 })),
    ).toBeVisible();
  },
});

export const WithFailures = meta.story({
  name: 'Terminada con errores',
  beforeEach: ({ msw }) => {
    const refuse = () =>
      HttpResponse.json({ error: 'La solicitud ya fue rechazada.' }, { status: 409 });
    msw.use(http.patch('*/api/applications/158/confirm', refuse, { once: true }));
  },
  play: async (context) => {
    const dialog = await approveThree(context);
    await expect(
      await dialog.findByText(
        `${filled(messages.bulkApproval.finished, { count: 2 })}, ${filled(messages.bulkApproval.someFailed, { count: 1 })}`,
      ),
    ).toBeVisible();
    await expect(dialog.getByText('La solicitud ya fue rechazada.')).toBeVisible();
    await expect(dialog.getByText(messages.bulkApproval.failedMark)).toBeVisible();
  },
});

export const RetriesFailures = meta.story({
  name: 'Reintentar los errores',
  tags: ['behavior'],
  beforeEach: WithFailures.input.beforeEach,
  play: async (context) => {
    await WithFailures.input.play?.(context);
    const { userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(
      dialog.getByRole('button', { name: filled(messages.bulkRun.retry, { count: 1 }) }),
    );
    await expect(
      await dialog.findByText(filled(messages.bulkApproval.finished, { count: 3 })),
    ).toBeVisible();
  },
});

/** The remaining calls would fail as well: the run ends and reports the unsent applications. */
function endsAtOnce(failure: CallFailure): Play {
  return async (context) => {
    const { msw } = context;
    msw.use(failure.on(confirmCall));
    const dialog = await approveThree(context);
    const summary = `${filled(messages.bulkApproval.someFailed, { count: 1 })}, ${filled(messages.bulkRun.someLeft, { count: 2 })}`;
    await expect(await dialog.findByText(new RegExp(summary))).toBeVisible();
    await expect(dialog.getByText(failure.said ?? messages.bulkApproval.failed)).toBeVisible();
    if (failure.notice !== undefined) {
      await expect(await screen.findByText(messages.failures[failure.notice])).toBeVisible();
    }
  };
}

export const NoAnswer = meta.story({
  name: 'Sin conexión',
  play: async (context) => {
    await endsAtOnce(callFailures.noAnswer)(context);
    await expectReasonInPlace(context, within(screen.getByRole('dialog')));
  },
});

export const SessionEnds = meta.story({
  name: 'La sesión termina',
  tags: ['behavior'],
  play: endsAtOnce(callFailures.unauthorized),
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

export const EachFails = meta.story({
  name: 'Todas fallan',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(failWith(confirmCall, { status: 500 }));
  },
  play: async (context) => {
    const dialog = await approveThree(context);
    const summary = filled(messages.bulkApproval.someFailed, { count: 3 });
    await expect(await dialog.findByText(new RegExp(summary))).toBeVisible();
    const notice = messages.failures.server;
    await expect(await screen.findAllByText(notice)).toHaveLength(1);
  },
});
