import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, words } from '../../../../.storybook/words.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import type { ApplicationRow } from '../../../testing/university/rows.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

let university = createFakeUniversity();

const meta = preview.meta({
  title: 'Console/Applications/Two administrators',
  ...sectionStory('/admin/applications', <ApplicationsSection />, { timeoutMs: 5000 }),
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    university = createFakeUniversity();
    msw.use(...graduationHandlers({ university, extras: ['if-match'] }));
  },
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const sentence =
  'Esta solicitud cambió después de que la abriste. Revisa cómo quedó y vuelve a intentarlo.';
const elsewhere = () => words.bulkApproval.rejectedElsewhere;

function stored(code: string): ApplicationRow {
  const row = university.rows.applications.find(
    ({ application_code }) => application_code === code,
  );
  if (row === undefined) throw new Error(`There is no ${code}`);
  return row;
}

/** What the other administrator does, in another browser. */
function meanwhile(code: string, change: Partial<ApplicationRow>): void {
  Object.assign(stored(code), change);
}

async function press(canvas: Canvas, userEvent: User, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 5000 }));
}

async function openEdit(canvas: Canvas, userEvent: User, code: string) {
  await press(canvas, userEvent, filled(words.applications.view, { row: code }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.edit }));
  return dialog;
}

async function retype(dialog: ReturnType<typeof within>, userEvent: User, text: string) {
  const field = dialog.getByRole('textbox', { name: words.applicationDetail.placeOfBirth });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const TheSecondToDecide = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, filled(words.applications.approve, { row: 'AG-2026-008' }));
    const dialog = within(await screen.findByRole('dialog'));
    meanwhile('AG-2026-008', { status: 'RECHAZADA', notes: 'Falta la solvencia' });
    await userEvent.type(dialog.getByRole('textbox'), 'Expediente completo');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.approve }));

    await expect(await dialog.findByText(sentence, {}, { timeout: 3000 })).toBeVisible();
    await expect(await dialog.findByText(words.applicationStatus.rejected)).toBeVisible();
    await expect(dialog.getByText('Falta la solvencia')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Expediente completo');
    await expect(stored('AG-2026-008').status).toBe('RECHAZADA');
  },
});

export const DecidingAgainHavingSeenTheFreshRow = meta.story({
  play: async (context) => {
    await TheSecondToDecide.input.play?.(context);
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(
      dialog.getByRole('button', { name: words.applicationDecision.approve }),
    );
    await expect(await screen.findByText(words.applicationDecision.approved)).toBeVisible();
    await expect(stored('AG-2026-008').status).toBe('CONFIRMADA');
  },
});

export const TheSecondToEdit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent, 'AG-2026-009');
    const former = stored('AG-2026-009').phone ?? '';
    meanwhile('AG-2026-009', { phone: '0414-7654321', place_of_birth: 'Valera' });
    await retype(dialog, userEvent, 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));

    await expect(await dialog.findByText(sentence, {}, { timeout: 3000 })).toBeVisible();
    await expect(
      await dialog.findByText(filled(words.consoleForm.changedElsewhere, { value: 'Valera' })),
    ).toBeVisible();
    await expect(
      dialog.getByText(filled(words.consoleForm.takenElsewhere, { former })),
    ).toBeVisible();
    await expect(
      dialog.getByRole('textbox', { name: words.applicationDetail.placeOfBirth }),
    ).toHaveValue('Coro');
    await expect(dialog.getByRole('textbox', { name: words.applicationDetail.phone })).toHaveValue(
      '0414-7654321',
    );
    await expect(stored('AG-2026-009').place_of_birth).toBe('Valera');
  },
});

export const SavingAgainTakesNothingBack = meta.story({
  play: async (context) => {
    await TheSecondToEdit.input.play?.(context);
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(
      dialog.getByRole('button', { name: words.applicationDetail.save }),
    );
    await expect(await screen.findByText(words.applicationDetail.updated)).toBeVisible();
    await expect(stored('AG-2026-009')).toMatchObject({
      place_of_birth: 'Coro',
      phone: '0414-7654321',
    });
  },
});

export const DecidedWhileSomebodyEdits = meta.story({
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent, 'AG-2026-009');
    meanwhile('AG-2026-009', { status: 'CONFIRMADA' });
    await retype(dialog, userEvent, 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));
    await expect(await dialog.findByText(sentence, {}, { timeout: 3000 })).toBeVisible();
    await expect(
      await dialog.findByText(
        filled(words.applicationDetail.statusElsewhere, {
          status: words.applicationStatus.confirmed,
        }),
      ),
    ).toBeVisible();
  },
});

/** The list that is read again has not arrived: what this person saved is no change by another. */
export const SavedThenApproved = meta.story({
  beforeEach: ({ msw }) => {
    let readings = 0;
    msw.use(
      http.get('*/api/applications', () => {
        readings += 1;
        return readings === 1 ? undefined : new Promise<undefined>(() => undefined);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent, 'AG-2026-009');
    await retype(dialog, userEvent, 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));
    await expect(await dialog.findByText('Coro')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press(canvas, userEvent, filled(words.applications.approve, { row: 'AG-2026-009' }));
    const decision = within(await screen.findByRole('dialog'));
    await userEvent.click(
      decision.getByRole('button', { name: words.applicationDecision.approve }),
    );
    await expect(await screen.findByText(words.applicationDecision.approved)).toBeVisible();
    await expect(stored('AG-2026-009')).toMatchObject({
      status: 'CONFIRMADA',
      place_of_birth: 'Coro',
    });
  },
});

async function approveThree(canvas: Canvas, userEvent: User) {
  for (const code of ['AG-2026-008', 'AG-2026-009', 'AG-2026-010']) {
    await userEvent.click(
      await canvas.findByRole(
        'checkbox',
        { name: filled(words.applications.select, { row: code }) },
        { timeout: 5000 },
      ),
    );
  }
  await press(canvas, userEvent, filled(words.applications.approveSelected, { count: 3 }));
  meanwhile('AG-2026-008', { place_of_birth: 'Valera' });
  meanwhile('AG-2026-010', { status: 'RECHAZADA', notes: 'Falta la solvencia' });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(
    dialog.getByRole('button', { name: filled(words.bulkApproval.title, { count: 3 }) }),
  );
  await expect(
    await dialog.findByText(
      `${filled(words.bulkApproval.finished, { count: 1 })}, ${filled(words.bulkApproval.someFailed, { count: 2 })}`,
    ),
  ).toBeVisible();
  return dialog;
}

export const ApprovingSeveralThatChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await approveThree(canvas, userEvent);
    await expect(dialog.getAllByText(sentence)).toHaveLength(2);
    await expect(stored('AG-2026-008').status).toBe('PENDIENTE');
    await expect(stored('AG-2026-010').status).toBe('RECHAZADA');
  },
});

/** Once the list has been read again, the corrected one can be approved; the rejected one wants to be looked at. */
export const ApprovingThoseAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await approveThree(canvas, userEvent);
    const box = { name: filled(words.applications.select, { row: 'AG-2026-010' }), hidden: true };
    await waitFor(() => expect(canvas.queryByRole('checkbox', box)).toBeNull());
    await userEvent.click(
      dialog.getByRole('button', { name: filled(words.bulkApproval.retry, { count: 2 }) }),
    );
    await expect(await dialog.findByText(elsewhere())).toBeVisible();
    await expect(stored('AG-2026-008')).toMatchObject({
      status: 'CONFIRMADA',
      place_of_birth: 'Valera',
    });
    await expect(stored('AG-2026-010').status).toBe('RECHAZADA');
  },
});
