import { expect, screen, waitFor, within } from 'storybook/test';
import { failEachWay, failureStates } from '#admin-console/fail-each-way.fixtures.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { personOf } from '#session/session.ts';
import { userEntry } from '#session/user-entry.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { callFailures } from '#testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { fakeSession } from '#testing/fake-auth.ts';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const meta = preview.meta({
  title: 'Consola/Actos de grado/Errores',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const june = 'Acto de Grado Extraordinario Junio 2026';
const once = { once: true };
async function openForm({ canvas, userEvent }: Play) {
  await userEvent.click(
    await canvas.findByRole('button', {
      name: filled(messages.ceremonies.editAction, { name: june }),
    }),
  );
  return within(await screen.findByRole('dialog', { name: messages.ceremonyForm.editTitle }));
}

const location = 'Auditorio Central';

type Form = Awaited<ReturnType<typeof openForm>>;

const locationOf = (form: Form) =>
  form.getByRole('textbox', { name: messages.ceremonies.location });

const states = failureStates({
  call: 'PUT /api/ceremonies/{id}',
  fill: async (context: Play) => {
    const form = await openForm(context);
    await context.userEvent.clear(locationOf(form));
    await context.userEvent.type(locationOf(form), location);
    return form;
  },
  attempt: (form) => ({
    button: messages.ceremonyForm.save,
    defaultMessage: messages.ceremonies.saveFailed,
    // The session remains valid for the next attempt.
    failures: [callFailures.noAnswer],
    keeps: () => expect(locationOf(form)).toHaveValue(location),
  }),
});

export const SaveRefused = meta.story({ name: 'El servidor rechaza guardar', ...states.refused });
export const SaveFailed = meta.story({ name: 'Error al guardar', ...states.failed });
export const SaveUnanswered = meta.story({ name: 'Sin conexión al guardar', ...states.unanswered });

export const SavingFailsEachWay = meta.story({
  name: 'Guardar falla de cada modo',
  tags: ['behavior'],
  play: async (context) => {
    const form = await states.submitEachWay(context);
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(await screen.findByText(messages.ceremonies.updated)).toBeVisible();
    await expect(await context.canvas.findByText(location)).toBeVisible();
  },
});

/** Normally the console navigates to the sign-in page; if it can't, the input stays visible and stored in the tab. */
export const SessionEnded = meta.story({
  name: 'La sesión terminó al guardar',
  play: async (context) => {
    context.msw.use(callFailures.unauthorized.on('PUT /api/ceremonies/{id}', once));
    await states.submit(context, {});
    await expect(screen.queryByText(messages.failures.unauthorized)).toBeNull();
    await expect(
      sessionStorage.getItem(userEntry('formDrafts', '', personOf(fakeSession(1)))),
    ).toContain(location);
  },
});

/** Another user renamed the ceremony: shows the server's message and the current row. */
export const Stale = meta.story({
  name: 'Otra persona lo cambió',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(...graduationHandlers({ university }));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { conflict } = callFailures;
    const form = await openForm(context);
    const university = createFakeUniversity();
    for (const row of university.rows.ceremonies) {
      if (row.name === june) row.name = 'Acto renombrado';
    }
    msw.use(conflict.on('PUT /api/ceremonies/{id}', once), ...graduationHandlers({ university }));
    await userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(await form.findByText(conflict.said)).toBeVisible();
    const name = form.getByRole('textbox', { name: messages.ceremonyForm.name });
    await waitFor(() => expect(name).toHaveValue('Acto renombrado'));
    await expect(name).toHaveAccessibleDescription(
      filled(messages.consoleForm.takenElsewhere, { former: june }),
    );
    await expect(await canvas.findByText('Acto renombrado')).toBeVisible();
  },
});

export const DeletingFailsEachWay = meta.story({
  name: 'Eliminar falla de cada modo',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(messages.ceremonies.deleteAction, { name: june }),
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(matching(messages.ceremonyDialogs.deleteCounted, { count: 8 }));
    await failEachWay(context, dialog, {
      call: 'DELETE /api/ceremonies/{id}',
      button: matching(messages.ceremonyDialogs.deleteAlone),
      defaultMessage: messages.ceremonies.deleteFailed,
    });
    await expect(canvas.getByRole('rowheader', { name: june, hidden: true })).toBeInTheDocument();
  },
});

async function openStatus({ canvas, userEvent }: Play, choice: string) {
  const name = filled(messages.ceremonies.statusAction, {
    status: messages.ceremonies.closed,
    name: june,
  });
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(
    await screen.findByRole('dialog', { name: messages.ceremonyDialogs.statusTitle }),
  );
  await userEvent.click(dialog.getByRole('radio', { name: choice }));
  return dialog;
}

export const ReopeningFailsEachWay = meta.story({
  name: 'Reabrir falla de cada modo',
  tags: ['behavior'],
  play: async (context) => {
    await failEachWay(context, await openStatus(context, messages.ceremonies.open), {
      call: 'PUT /api/ceremonies/{id}',
      failures: [callFailures.server],
      button: matching(messages.ceremonyDialogs.statusTitle),
      defaultMessage: messages.ceremonies.statusFailed,
    });
  },
});

export const CompletingFailsEachWay = meta.story({
  name: 'Completar falla de cada modo',
  tags: ['behavior'],
  play: async (context) => {
    await failEachWay(context, await openStatus(context, messages.ceremonies.completed), {
      call: 'POST /api/ceremonies/{id}/complete',
      button: matching(messages.ceremonyDialogs.statusTitle),
      defaultMessage: messages.ceremonies.statusFailed,
    });
  },
});
