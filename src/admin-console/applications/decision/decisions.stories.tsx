import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { answerEmpty, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Approve and reject',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const confirmCall = 'PATCH /api/applications/{id}/confirm';
const payloads = fn();

/** Writes down what is sent and lets the fake API answer. */
function watch(decision: 'confirm' | 'reject') {
  payloads.mockClear();
  return http.patch(`*/api/applications/:id/${decision}`, async ({ request }) => {
    payloads(await request.clone().json());
  });
}

async function openFrom(canvas: Canvas, userEvent: User, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }, { timeout: 5000 }));
  const isDanger = button.startsWith(words.applicationDecision.reject);
  return within(await screen.findByRole(isDanger ? 'alertdialog' : 'dialog'));
}

async function openFromMenu(canvas: Canvas, userEvent: User, code: string, item: string) {
  const name = filled(words.applications.changeStatusOf, { row: code });
  await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 5000 }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

function dialogIsGone() {
  return waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
}

export const Approving = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.approve, { row: 'AG-2026-008' }),
    );
    await expect(dialog.getByText('Lucía Ortega Torres')).toBeVisible();
    await expect(
      dialog.getByRole('textbox', { name: words.applicationDecision.notes }),
    ).not.toBeRequired();
    await expect(
      dialog.getByRole('button', { name: words.applicationDecision.approve }),
    ).toBeEnabled();
  },
});

export const ApprovedWithoutNotes = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.approve, { row: 'AG-2026-008' }),
    );
    await userEvent.type(
      dialog.getByRole('textbox', { name: words.applicationDecision.notes }),
      '   ',
    );
    await userEvent.dblClick(
      dialog.getByRole('button', { name: words.applicationDecision.approve }),
    );
    await expect(await screen.findByText(words.applicationDecision.approved)).toBeVisible();
    await dialogIsGone();
    await expect(payloads.mock.calls).toEqual([[{ notes: null }]]);

    const changed = await canvas.findByRole('button', {
      name: filled(words.applications.changeStatusOf, { row: 'AG-2026-008' }),
    });
    const row = changed.closest('tr') ?? document.body;
    await expect(within(row).getByText(words.applicationStatus.confirmed)).toBeVisible();
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
  },
});

export const ApprovedWithNotes = meta.story({
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.approve, { row: 'AG-2026-009' }),
    );
    await userEvent.type(dialog.getByRole('textbox'), ' Expediente completo. ');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.approve }));
    await dialogIsGone();
    await expect(payloads).toHaveBeenCalledWith({ notes: 'Expediente completo.' });
  },
});

export const RejectingNeedsAReason = meta.story({
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    msw.use(watch('reject'));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.reject, { row: 'AG-2026-008' }),
    );
    const reason = dialog.getByRole('textbox', { name: words.applicationDecision.reason });
    const reject = dialog.getByRole('button', { name: words.applicationDecision.reject });
    await expect(reason).toHaveFocus();
    await expect(reason).toBeRequired();
    await expect(reject).toBeDisabled();
    await userEvent.type(reason, '  {Enter} ');
    await expect(reject).toBeDisabled();
    await userEvent.type(reason, 'Falta la solvencia');
    await userEvent.click(reject);
    await expect(await screen.findByText(words.applicationDecision.rejected)).toBeVisible();
    await dialogIsGone();
    await expect(payloads.mock.calls).toEqual([[{ notes: 'Falta la solvencia' }]]);
  },
});

export const TheRowLeavesTheFilter = meta.story({
  args: { address: '/admin/applications?status=pending&q=ag-2026-01' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.approve, { row: 'AG-2026-010' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.approve }));
    await waitFor(() => expect(canvas.queryByText('AG-2026-010')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true),
    );
  },
});

export const TheLastRowLeavesTheFilter = meta.story({
  args: { address: '/admin/applications?status=pending&q=ag-2026-008' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.approve, { row: 'AG-2026-008' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.approve }));
    await expect(await canvas.findByText(words.applications.empty)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true),
    );
  },
});

export const ARejectionIsReverted = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async ({ canvas, userEvent }) => {
    await openFromMenu(canvas, userEvent, 'AG-2026-013', words.applications.markConfirmed);
    const dialog = within(
      await screen.findByRole('dialog', { name: words.applicationDecision.approveTitle }),
    );
    await expect(dialog.getByText(/El índice académico no ha sido verificado/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.approve }));
    await dialogIsGone();
    await expect(payloads).toHaveBeenCalledWith({ notes: null });
    await waitFor(() =>
      expect(
        within(canvas.getByRole('row', { name: /AG-2026-013/ })).getByText(
          words.applicationStatus.confirmed,
        ),
      ).toBeVisible(),
    );
  },
});

export const RejectedFromTheMenuWithAReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFromMenu(canvas, userEvent, 'AG-2026-014', words.applications.markRejected);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: words.applicationDecision.rejectTitle }),
    );
    await expect(
      dialog.getByRole('button', { name: words.applicationDecision.reject }),
    ).toBeDisabled();
    await waitFor(() =>
      expect(dialog.queryByText(matching(words.applicationDecision.titleWarning))).toBeNull(),
    );
  },
});

export const RejectingOneThatHasATitle = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [title] = university.rows.titles;
    if (title !== undefined) title.application_id = 163;
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    await openFromMenu(canvas, userEvent, 'AG-2026-014', words.applications.markRejected);
    await expect(
      await screen.findByText(filled(words.applicationDecision.titleWarning, { count: 1 })),
    ).toBeVisible();
    await expect(screen.getByText(matching(words.applicationDecision.titleNumbers))).toBeVisible();
  },
});

export const UnderWay = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(confirmCall));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.approve, { row: 'AG-2026-008' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.approve }));
    await expect(
      dialog.getByRole('button', { name: words.applicationDecision.approve }),
    ).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const ClosedWithAReasonTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.reject, { row: 'AG-2026-008' }),
    );
    await userEvent.type(dialog.getByRole('textbox'), 'Falta');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(words.applicationDecision.unsaved)).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: words.applicationDecision.keepWriting }),
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('Falta');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      await dialog.findByRole('button', { name: words.applicationDecision.discard }),
    );
    await dialogIsGone();
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        filled(words.applications.reject, { row: 'AG-2026-008' }),
      ),
    );
  },
});

export const AnEmptyAnswerIsASuccess = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answerEmpty(confirmCall, { status: 204 }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.approve, { row: 'AG-2026-008' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.approve }));
    await expect(await screen.findByText(words.applicationDecision.approved)).toBeVisible();
    await dialogIsGone();
  },
});

export const ApprovingInTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openFrom(canvas, userEvent, filled(words.applications.approve, { row: 'AG-2026-008' }));
  },
});

export const RejectingOnAPhoneInTheDark = meta.story({
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await openFrom(canvas, userEvent, filled(words.applications.reject, { row: 'AG-2026-008' }));
  },
});
