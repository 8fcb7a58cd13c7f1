import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { expectInSight } from '#storybook/expect-in-sight.ts';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Consola/Actos de grado/Cambiar estado',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    sent.mockClear();
    msw.use(
      http.put('*/api/ceremonies/:id', ({ request }) => record(request)),
      http.post('*/api/ceremonies/:id/complete', ({ request }) => record(request)),
      ...graduationHandlers(),
    );
  },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Records the call, and leaves the response to the fake API. */
async function record(request: Request): Promise<undefined> {
  const payload: unknown = await request.clone().json();
  sent(request.method, new URL(request.url).pathname, payload);
}

const august = 'Acto de Grado Agosto 2026';
const june = 'Acto de Grado Extraordinario Junio 2026';
const april = 'Acto de Grado Abril 2025';

async function openOf({ canvas, userEvent }: Play, name: string) {
  const badge = await canvas.findByRole('button', {
    name: matching(messages.ceremonies.statusAction, { name }),
  });
  await userEvent.click(badge);
  await screen.findByRole('dialog', { name: messages.ceremonyDialogs.statusTitle });
  return statusDialog();
}

function statusDialog() {
  return within(screen.getByRole('dialog', { name: messages.ceremonyDialogs.statusTitle }));
}

async function change({ userEvent }: Play, dialog: ReturnType<typeof statusDialog>) {
  const button = dialog.getByRole('button', { name: messages.ceremonyDialogs.statusTitle });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

export const SameStatus = meta.story({
  name: 'El mismo estado no se envía',
  tags: ['behavior'],
  play: async (context) => {
    const dialog = await openOf(context, august);
    await expect(dialog.getByRole('radio', { name: messages.ceremonies.open })).toBeChecked();
    await context.userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.closed }));
    await context.userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.open }));
    await expect(dialog.queryByText(matching(messages.ceremonyDialogs.leavesOpen))).toBeNull();
    await change(context, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(focused()).toHaveAccessibleName(
        filled(messages.ceremonies.statusAction, {
          status: messages.ceremonies.open,
          name: august,
        }),
      ),
    );
  },
});

export const Closing = meta.story({
  name: 'Cerrar',
  play: async (context) => {
    const dialog = await openOf(context, august);
    await context.userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.closed }));
    await expect(dialog.getByText(messages.ceremonyDialogs.leavesOpen)).toBeVisible();
  },
});

export const Closes = meta.story({
  name: 'Cerrar conserva los demás campos',
  tags: ['behavior'],
  play: async (context) => {
    await Closing.input.play?.(context);
    await change(context, statusDialog());
    await expect(await screen.findByText(messages.ceremonies.statusUpdated)).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('PUT', '/api/ceremonies/7', {
      name: august,
      ceremony_date: '2026-08-14',
      ceremony_location: 'Aula Magna',
      description: 'Promoción LXXIV',
      record_initial: '401',
      assigned_initial: '701',
      folio_initial: '0901',
      status: 'CERRADO',
    });
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', {
          name: filled(messages.ceremonies.statusAction, {
            status: messages.ceremonies.closed,
            name: august,
          }),
        }),
      ).toHaveFocus(),
    );
  },
});

export const Sending = meta.story({
  name: 'Enviando',
  beforeEach: ({ msw }) => {
    msw.use(never('PUT /api/ceremonies/{id}'));
  },
  play: async (context) => {
    await Closing.input.play?.(context);
    await change(context, statusDialog());
    await expect(
      statusDialog().getByRole('button', { name: messages.ceremonyDialogs.statusTitle }),
    ).toHaveAttribute('aria-busy', 'true');
  },
});

export const Completes = meta.story({
  name: 'Completar un acto cerrado',
  tags: ['behavior', 'journey'],
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/degree-titles', []));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openOf(context, june);
    await userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.completed }));
    await expect(
      await dialog.findByText(filled(messages.ceremonyDialogs.pendingLeft, { count: 4 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(filled(messages.ceremonyDialogs.confirmedLeft, { count: 3 })),
    ).toBeVisible();
    await expect(dialog.getByText('AG-2026-014 · Juan Carlos Cárdenas López')).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.ceremonyDialogs.nomenclaturesLeft)),
    ).toBeVisible();
    await expect(dialog.queryByText(matching(messages.ceremonyDialogs.leavesOpen))).toBeNull();

    const notes = dialog.getByRole('textbox', { name: messages.ceremonyDialogs.notes });
    await expect(notes).toHaveValue(filled(messages.ceremonyDialogs.defaultNote, { name: june }));
    await userEvent.type(notes, '. Sin novedad');
    await change(context, dialog);
    await expect(await screen.findByText(messages.ceremonies.ceremonyCompleted)).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('POST', '/api/ceremonies/5/complete', {
      notes: `${filled(messages.ceremonyDialogs.defaultNote, { name: june })}. Sin novedad`,
    });
    await expect(
      await context.canvas.findByRole('button', {
        name: filled(messages.ceremonies.statusAction, {
          status: messages.ceremonies.completed,
          name: june,
        }),
      }),
    ).toBeVisible();
  },
});

export const BlankNotes = meta.story({
  name: 'Notas en blanco',
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openOf(context, june);
    await userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.completed }));
    const notes = dialog.getByRole('textbox', { name: messages.ceremonyDialogs.notes });
    await userEvent.clear(notes);
    await userEvent.type(notes, '   ');
    await change(context, dialog);
    await expect(await screen.findByText(messages.ceremonies.ceremonyCompleted)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('POST', '/api/ceremonies/5/complete', {
      notes: filled(messages.ceremonyDialogs.defaultNote, { name: june }),
    });
  },
});

export const Unsaved = meta.story({
  name: 'Notas sin guardar',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openOf(context, june);
    await userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.completed }));
    const notes = dialog.getByRole('textbox', { name: messages.ceremonyDialogs.notes });
    await userEvent.type(notes, '. Con coro');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(messages.console.unsavedChanges)).toBeVisible();
    await expectInSight(dialog.getByRole('button', { name: messages.console.keepEditing }));
  },
});

export const Completing = meta.story({
  name: 'Completar con solicitudes pendientes',
  play: async (context) => {
    const dialog = await openOf(context, august);
    await context.userEvent.click(
      dialog.getByRole('radio', { name: messages.ceremonies.completed }),
    );
    await expect(dialog.getByText(matching(messages.ceremonyDialogs.leavesOpen))).toBeVisible();
    await expect(
      await dialog.findByText(filled(messages.ceremonyDialogs.pendingLeft, { count: 10 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(filled(messages.ceremonyDialogs.more, { count: 5 })),
    ).toBeVisible();
  },
});

export const CompletingEmpty = meta.story({
  name: 'Completar sin solicitudes',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', []));
  },
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(
      dialog.getByRole('radio', { name: messages.ceremonies.completed }),
    );
    await expect(
      await dialog.findByText(matching(messages.ceremonyDialogs.noApplications)),
    ).toBeVisible();
  },
});

export const AmbiguousCareer = meta.story({
  name: 'Completar con dos carreras del mismo nombre',
  beforeEach: ({ msw }) => {
    const entry = { career_name: 'Química', gender_id: 2, title_name: 'Licenciada en Química' };
    const nomenclatures = [1, 2].map((id) => ({ ...entry, id, career_id: id }));
    msw.use(
      answer('GET /api/degree-titles', nomenclatures),
      answer('GET /api/applications', [
        {
          id: 1,
          application_code: 'AG-2026-001',
          status: 'CONFIRMADA',
          first_name: 'Ana',
          gender_id: 2,
          career_name: 'Química',
          ceremony_name: june,
        },
      ]),
    );
  },
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(
      dialog.getByRole('radio', { name: messages.ceremonies.completed }),
    );
    await expect(
      await dialog.findByText(filled(messages.ceremonyDialogs.ambiguousCareers, { count: 1 })),
    ).toBeVisible();
    await expect(
      dialog.queryByText(matching(messages.ceremonyDialogs.nomenclaturesLeft)),
    ).toBeNull();
  },
});

export const Checking = meta.story({
  name: 'Comprobando lo pendiente',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/applications'));
  },
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(
      dialog.getByRole('radio', { name: messages.ceremonies.completed }),
    );
    await expect(await dialog.findByText(messages.ceremonyDialogs.checking)).toBeInTheDocument();
  },
});

export const CheckFailed = meta.story({
  name: 'No se pudo comprobar',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/applications', { status: 500 }, { once: true }));
  },
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(
      dialog.getByRole('radio', { name: messages.ceremonies.completed }),
    );
    await expect(
      await dialog.findByText(matching(messages.ceremonyDialogs.uncheckedApplications)),
    ).toBeVisible();
  },
});

export const ChecksAgain = meta.story({
  name: 'Comprobar de nuevo',
  tags: ['behavior'],
  beforeEach: CheckFailed.input.beforeEach,
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(
      dialog.getByRole('radio', { name: messages.ceremonies.completed }),
    );
    await context.userEvent.click(
      await dialog.findByRole('button', { name: messages.console.retry }),
    );
    await expect(
      await dialog.findByText(filled(messages.ceremonyDialogs.pendingLeft, { count: 4 })),
    ).toBeVisible();
  },
});

export const Reopening = meta.story({
  name: 'Reabrir uno con títulos',
  play: async (context) => {
    const dialog = await openOf(context, april);
    await expect(dialog.queryByText(matching(messages.ceremonyDialogs.reopens))).toBeNull();
    await context.userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.open }));
    await expect(
      await dialog.findByText(matching(messages.ceremonyDialogs.reopens, { count: 52 })),
    ).toBeVisible();
  },
});

export const RowLeavesFilter = meta.story({
  name: 'La fila sale del filtro',
  tags: ['behavior'],
  args: { address: '/admin/ceremonies?status=open' },
  play: async (context) => {
    const dialog = await openOf(context, august);
    await context.userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.closed }));
    await change(context, dialog);
    await waitFor(() =>
      expect(context.canvas.queryByRole('rowheader', { name: august })).toBeNull(),
    );
    await waitFor(() => {
      const next = context.canvas.getByRole('row', { name: /Acto de Grado Noviembre 2026/ });
      expect(next.contains(focused())).toBe(true);
    });
  },
});

export const Incomplete = meta.story({
  name: 'Acto incompleto',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/ceremonies', [{ id: 7, name: august, status: 'TAL VEZ' }]));
  },
  play: async (context) => {
    const dialog = await openOf(context, august);
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    await expect(
      dialog.getByRole('button', { name: messages.ceremonyDialogs.statusTitle }),
    ).toBeDisabled();
    await context.userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.closed }));
    await expect(dialog.getByText(messages.ceremonyDialogs.incompleteTitle)).toBeVisible();
  },
});

export const CompletesTheForm = meta.story({
  name: 'Del acto incompleto a su formulario',
  tags: ['behavior'],
  beforeEach: Incomplete.input.beforeEach,
  play: async (context) => {
    await Incomplete.input.play?.(context);
    await context.userEvent.click(
      statusDialog().getByRole('button', { name: messages.ceremonyDialogs.incompleteAction }),
    );
    await expect(
      await screen.findByRole('dialog', { name: messages.ceremonyForm.editTitle }),
    ).toBeVisible();
  },
});

export const IncompleteWithoutPermission = meta.story({
  name: 'Acto incompleto, sin permiso de editarlo',
  tags: ['behavior'],
  args: { can: (action) => action !== 'ceremonies.edit' },
  beforeEach: Incomplete.input.beforeEach,
  play: async (context) => {
    await Incomplete.input.play?.(context);
    const name = messages.ceremonyDialogs.incompleteAction;
    await expect(statusDialog().queryByRole('button', { name })).toBeNull();
  },
});
