import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import type { ApplicationRow } from '#testing/university/rows.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import {
  openApproval,
  openBulkApproval,
  openEdit,
  retype,
} from '../applications-steps.fixtures.ts';

let university = createFakeUniversity();

const meta = preview.meta({
  title: 'Consola/Solicitudes/Dos administradores',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    university = createFakeUniversity();
    msw.use(...graduationHandlers({ university, extras: ['if-match'] }));
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const message =
  'Esta solicitud cambió después de que la abriste. Revisa cómo quedó y vuelve a intentarlo.';
const elsewhere = () => messages.bulkApproval.rejectedElsewhere;

function stored(code: string): ApplicationRow {
  const row = university.rows.applications.find(
    ({ application_code }) => application_code === code,
  );
  if (row === undefined) throw new Error(`There is no ${code}`);
  return row;
}

/** Makes a change as another administrator would. */
function meanwhile(code: string, change: Partial<ApplicationRow>): void {
  Object.assign(stored(code), change);
}

export const StaleDecision = meta.story({
  name: 'Otra persona decidió antes',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openApproval(context);
    meanwhile('AG-2026-008', { status: 'RECHAZADA', notes: 'Falta la solvencia' });
    await userEvent.type(dialog.getByRole('textbox'), 'Expediente completo');
    await userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );

    await expect(await dialog.findByText(message)).toBeVisible();
    await expect(await dialog.findByText(messages.applicationStatus.rejected)).toBeVisible();
    await expect(dialog.getByText('Falta la solvencia')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Expediente completo');
    await expect(stored('AG-2026-008').status).toBe('RECHAZADA');
  },
});

export const DecidesAgain = meta.story({
  name: 'Decidir de nuevo',
  tags: ['behavior'],
  play: async (context) => {
    await StaleDecision.input.play?.(context);
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await expect(await screen.findByText(messages.applicationDecision.approved)).toBeVisible();
    await expect(stored('AG-2026-008').status).toBe('CONFIRMADA');
  },
});

export const StaleEdit = meta.story({
  name: 'Otra persona editó antes',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context, 'AG-2026-009');
    const former = stored('AG-2026-009').phone ?? '';
    meanwhile('AG-2026-009', { phone: '0414-7654321', place_of_birth: 'Valera' });
    await retype(context, dialog, 'placeOfBirth', 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: messages.applicationDetail.save }));

    await expect(await dialog.findByText(message)).toBeVisible();
    await expect(
      await dialog.findByText(filled(messages.consoleForm.changedElsewhere, { value: 'Valera' })),
    ).toBeVisible();
    await expect(
      dialog.getByText(filled(messages.consoleForm.takenElsewhere, { former })),
    ).toBeVisible();
    await expect(
      dialog.getByRole('textbox', { name: messages.applicationDetail.placeOfBirth }),
    ).toHaveValue('Coro');
    await expect(
      dialog.getByRole('textbox', { name: messages.applicationDetail.phone }),
    ).toHaveValue('0414-7654321');
    await expect(stored('AG-2026-009').place_of_birth).toBe('Valera');
  },
});

export const SavesAgain = meta.story({
  name: 'Guardar de nuevo',
  tags: ['behavior'],
  play: async (context) => {
    await StaleEdit.input.play?.(context);
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDetail.save }),
    );
    await expect(await screen.findByText(messages.applicationDetail.updated)).toBeVisible();
    await expect(stored('AG-2026-009')).toMatchObject({
      place_of_birth: 'Coro',
      phone: '0414-7654321',
    });
  },
});

export const DecidedMeanwhile = meta.story({
  name: 'Decidida mientras se edita',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context, 'AG-2026-009');
    meanwhile('AG-2026-009', { status: 'CONFIRMADA' });
    await retype(context, dialog, 'placeOfBirth', 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: messages.applicationDetail.save }));
    await expect(await dialog.findByText(message)).toBeVisible();
    await expect(
      await dialog.findByText(
        filled(messages.applicationDetail.statusElsewhere, {
          status: messages.applicationStatus.confirmed,
        }),
      ),
    ).toBeVisible();
  },
});

/** The refreshed list has not arrived: the user's own edit does not count as a concurrent change. */
export const SavedThenApproved = meta.story({
  name: 'Guardar y luego aprobar',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    let readings = 0;
    msw.use(
      http.get('*/api/applications', () => {
        readings += 1;
        return readings === 1 ? undefined : new Promise<undefined>(() => undefined);
      }),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context, 'AG-2026-009');
    await retype(context, dialog, 'placeOfBirth', 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: messages.applicationDetail.save }));
    await expect(await dialog.findByText('Coro')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const decision = await openApproval(context, 'AG-2026-009');
    await userEvent.click(
      decision.getByRole('button', { name: messages.applicationDecision.approve }),
    );
    await expect(await screen.findByText(messages.applicationDecision.approved)).toBeVisible();
    await expect(stored('AG-2026-009')).toMatchObject({
      status: 'CONFIRMADA',
      place_of_birth: 'Coro',
    });
  },
});

async function approveStale(context: Context) {
  const dialog = await openBulkApproval(context);
  meanwhile('AG-2026-008', { place_of_birth: 'Valera' });
  meanwhile('AG-2026-010', { status: 'RECHAZADA', notes: 'Falta la solvencia' });
  await context.userEvent.click(
    dialog.getByRole('button', { name: filled(messages.bulkApproval.title, { count: 3 }) }),
  );
  await expect(
    await dialog.findByText(
      `${filled(messages.bulkApproval.finished, { count: 1 })}, ${filled(messages.bulkApproval.someFailed, { count: 2 })}`,
    ),
  ).toBeVisible();
  return dialog;
}

export const StaleApprovals = meta.story({
  name: 'Cambiaron antes de aprobarlas',
  play: async (context) => {
    const dialog = await approveStale(context);
    await expect(dialog.getAllByText(message)).toHaveLength(2);
    await expect(stored('AG-2026-008').status).toBe('PENDIENTE');
    await expect(stored('AG-2026-010').status).toBe('RECHAZADA');
  },
});

/** After the list is read again, the edited application can be approved; the rejected one must be reviewed first. */
export const ApprovesAgain = meta.story({
  name: 'Aprobarlas de nuevo',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await approveStale(context);
    const box = {
      name: filled(messages.applications.select, { row: 'AG-2026-010' }),
      hidden: true,
    };
    await waitFor(() => expect(canvas.queryByRole('checkbox', box)).toBeNull());
    await userEvent.click(
      dialog.getByRole('button', { name: filled(messages.bulkRun.retry, { count: 2 }) }),
    );
    await expect(await dialog.findByText(elsewhere())).toBeVisible();
    await expect(stored('AG-2026-008')).toMatchObject({
      status: 'CONFIRMADA',
      place_of_birth: 'Valera',
    });
    await expect(stored('AG-2026-010').status).toBe('RECHAZADA');
  },
});
