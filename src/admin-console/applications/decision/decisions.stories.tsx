import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answerEmpty, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { openApproval, openRejection, press } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Aprobar y rechazar',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const confirmCall = 'PATCH /api/applications/{id}/confirm';
const payloads = fn();

/** Records the call, and leaves the response to the fake API. */
function watch(decision: 'confirm' | 'reject') {
  payloads.mockClear();
  return http.patch(`*/api/applications/:id/${decision}`, async ({ request }) => {
    payloads(await request.clone().json());
  });
}

async function openFromMenu(context: Context, code: string, item: string) {
  await press(context, filled(messages.applications.changeStatusOf, { row: code }));
  await context.userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

function dialogIsGone() {
  return waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
}

export const Approve = meta.story({
  name: 'Aprobar',
  play: async (context) => {
    const dialog = await openApproval(context);
    await expect(dialog.getByText('Lucía Ortega Torres')).toBeVisible();
    await expect(
      dialog.getByRole('textbox', { name: messages.applicationDecision.notes }),
    ).not.toBeRequired();
    await expect(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    ).toBeEnabled();
  },
});

export const ApprovesWithoutNotes = meta.story({
  name: 'Aprobar sin notas',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openApproval(context);
    await userEvent.type(
      dialog.getByRole('textbox', { name: messages.applicationDecision.notes }),
      '   ',
    );
    await userEvent.dblClick(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await expect(await screen.findByText(messages.applicationDecision.approved)).toBeVisible();
    await dialogIsGone();
    await expect(payloads.mock.calls).toEqual([[{ notes: null }]]);

    const changed = await canvas.findByRole('button', {
      name: filled(messages.applications.changeStatusOf, { row: 'AG-2026-008' }),
    });
    const row = changed.closest('tr') ?? document.body;
    await expect(within(row).getByText(messages.applicationStatus.confirmed)).toBeVisible();
    await waitFor(() => expect(row.contains(focused())).toBe(true));
  },
});

/** The pressed button disappears with the row's actions; the cell keeps the focus and breaks no word. */
export const ApprovedRowKeepsFocus = meta.story({
  name: 'El foco tras aprobar',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openApproval(context);
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    const menu = filled(messages.applications.changeStatusOf, { row: 'AG-2026-008' });
    const cell = (await canvas.findByRole('button', { name: menu })).closest('td');
    const row = cell?.closest('tr');
    await waitFor(() => expect(cell?.matches(':focus-within')).toBe(true));
    // A focused cell shows its whole content: if a word broke, it would be taller than its row.
    await expect(cell?.offsetHeight).toBeLessThanOrEqual((row?.offsetHeight ?? 0) + 2);
  },
});

export const ApprovesWithNotes = meta.story({
  name: 'Aprobar con notas',
  tags: ['behavior', 'journey'],
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openApproval(context, 'AG-2026-009');
    await userEvent.type(dialog.getByRole('textbox'), ' Expediente completo. ');
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await dialogIsGone();
    await expect(payloads).toHaveBeenCalledWith({ notes: 'Expediente completo.' });
  },
});

/** Five keys per application: Enter, Ctrl+Enter, then down, Enter and right to the next one's button. */
export const ApprovesByKeyboard = meta.story({
  name: 'Aprobar sin soltar el teclado',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const approvalOf = (code: string) =>
      canvas.findByRole('button', { name: filled(messages.applications.approve, { row: code }) });
    (await approvalOf('AG-2026-008')).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await dialogIsGone();
    await expect(payloads).toHaveBeenCalledOnce();
    await waitFor(() => expect(focused()?.tagName).toBe('TD'));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}');
    await expect(await approvalOf('AG-2026-009')).toHaveFocus();
  },
});

export const Reject = meta.story({
  name: 'Rechazar',
  play: async (context) => {
    const dialog = await openRejection(context);
    const reason = dialog.getByRole('textbox', { name: messages.applicationDecision.reason });
    await expect(reason).toHaveFocus();
    await expect(reason).toBeRequired();
    await expect(
      dialog.getByRole('button', { name: messages.applicationDecision.reject }),
    ).toBeDisabled();
  },
});

export const RejectsWithReason = meta.story({
  name: 'Rechazar con motivo',
  tags: ['behavior', 'journey'],
  beforeEach: ({ msw }) => {
    msw.use(watch('reject'));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openRejection(context);
    const reason = dialog.getByRole('textbox', { name: messages.applicationDecision.reason });
    const reject = dialog.getByRole('button', { name: messages.applicationDecision.reject });
    await userEvent.type(reason, '  {Enter} ');
    await expect(reject).toBeDisabled();
    await userEvent.type(reason, 'Falta la solvencia');
    await userEvent.click(reject);
    await expect(await screen.findByText(messages.applicationDecision.rejected)).toBeVisible();
    await dialogIsGone();
    await expect(payloads.mock.calls).toEqual([[{ notes: 'Falta la solvencia' }]]);
  },
});

/** The next application takes the place of the approved one: Enter and right lead to its button. */
export const RowLeavesFilter = meta.story({
  name: 'La fila sale del filtro',
  tags: ['behavior'],
  args: { address: '/admin/applications?status=pending&q=ag-2026-01' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const row = (await canvas.findByText('AG-2026-010')).closest('tr');
    const next = /AG-2026-\d+/.exec(row?.nextElementSibling?.textContent ?? '')?.[0] ?? '';
    const dialog = await openApproval(context, 'AG-2026-010');
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await waitFor(() => expect(canvas.queryByText('AG-2026-010')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('grid').contains(focused())).toBe(true));
    await userEvent.keyboard('{Enter}{ArrowRight}');
    const approve = { name: filled(messages.applications.approve, { row: next }) };
    await expect(canvas.getByRole('button', approve)).toHaveFocus();
  },
});

export const LastRowLeavesFilter = meta.story({
  name: 'La última fila sale del filtro',
  tags: ['behavior'],
  args: { address: '/admin/applications?status=pending&q=ag-2026-008' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openApproval(context);
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await expect(await canvas.findByText(messages.applications.empty)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').contains(focused())).toBe(true));
  },
});

export const RevertsRejection = meta.story({
  name: 'Revertir un rechazo',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openFromMenu(context, 'AG-2026-013', messages.applications.markConfirmed);
    const dialog = within(
      await screen.findByRole('dialog', { name: messages.applicationDecision.approveTitle }),
    );
    await expect(dialog.getByText(/El índice académico no ha sido verificado/)).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await dialogIsGone();
    await expect(payloads).toHaveBeenCalledWith({ notes: null });
    await waitFor(() =>
      expect(
        within(canvas.getByRole('row', { name: /AG-2026-013/ })).getByText(
          messages.applicationStatus.confirmed,
        ),
      ).toBeVisible(),
    );
  },
});

export const RejectConfirmed = meta.story({
  name: 'Rechazar una confirmada',
  play: async (context) => {
    await openFromMenu(context, 'AG-2026-014', messages.applications.markRejected);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: messages.applicationDecision.rejectTitle }),
    );
    await expect(
      dialog.getByRole('button', { name: messages.applicationDecision.reject }),
    ).toBeDisabled();
    await waitFor(() =>
      expect(dialog.queryByText(matching(messages.applicationDecision.titleWarning))).toBeNull(),
    );
  },
});

export const RejectWithTitle = meta.story({
  name: 'Rechazar una con título',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [title] = university.rows.titles;
    if (title !== undefined) {
      Object.assign(title, { application_id: 163, application_code: 'AG-2026-014' });
    }
    msw.use(...graduationHandlers({ university }));
  },
  play: async (context) => {
    await openFromMenu(context, 'AG-2026-014', messages.applications.markRejected);
    await expect(
      await screen.findByText(filled(messages.applicationDecision.titleWarning, { count: 1 })),
    ).toBeVisible();
    await expect(
      screen.getByText(matching(messages.applicationDecision.titleNumbers)),
    ).toBeVisible();
  },
});

export const Sending = meta.story({
  name: 'Enviando',
  beforeEach: ({ msw }) => {
    msw.use(never(confirmCall));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openApproval(context);
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await expect(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    ).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const Unsaved = meta.story({
  name: 'Motivo sin guardar',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openRejection(context);
    await userEvent.type(dialog.getByRole('textbox'), 'Falta');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(messages.applicationDecision.unsaved)).toBeVisible();
  },
});

export const KeepsWritingAndDiscards = meta.story({
  name: 'Seguir escribiendo y descartar',
  tags: ['behavior'],
  play: async (context) => {
    await Unsaved.input.play?.(context);
    const { userEvent } = context;
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.keepWriting }),
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('Falta');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      await dialog.findByRole('button', { name: messages.applicationDecision.discard }),
    );
    await dialogIsGone();
    await waitFor(() =>
      expect(focused()).toHaveAccessibleName(
        filled(messages.applications.reject, { row: 'AG-2026-008' }),
      ),
    );
  },
});

export const EmptyAnswer = meta.story({
  name: 'Respuesta vacía',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(answerEmpty(confirmCall, { status: 204 }));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openApproval(context);
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await expect(await screen.findByText(messages.applicationDecision.approved)).toBeVisible();
    await dialogIsGone();
  },
});
