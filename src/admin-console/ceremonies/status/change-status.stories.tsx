import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import { answer, failWith, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Console/Ceremonies/Status',
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

/** Notes what was sent and lets the fake API answer. */
async function record(request: Request): Promise<undefined> {
  const payload: unknown = await request.clone().json();
  sent(request.method, new URL(request.url).pathname, payload);
}

const august = 'Acto de Grado Agosto 2026';
const june = 'Acto de Grado Extraordinario Junio 2026';
const april = 'Acto de Grado Abril 2025';

async function openOf({ canvas, userEvent }: Play, name: string) {
  const badge = await canvas.findByRole('button', {
    name: matching(words.ceremonies.statusAction, { name }),
  });
  await userEvent.click(badge);
  return within(await screen.findByRole('dialog', { name: words.ceremonyDialogs.statusTitle }));
}

function change({ userEvent }: Play, dialog: Awaited<ReturnType<typeof openOf>>) {
  return userEvent.click(dialog.getByRole('button', { name: words.ceremonyDialogs.statusTitle }));
}

export const TheCurrentOneClosesWithoutACall = meta.story({
  play: async (context) => {
    const dialog = await openOf(context, august);
    await expect(dialog.getByRole('radio', { name: words.ceremonies.open })).toBeChecked();
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.closed }));
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.open }));
    await expect(dialog.queryByText(matching(words.ceremonyDialogs.leavesOpen))).toBeNull();
    await change(context, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        filled(words.ceremonies.statusAction, { status: words.ceremonies.open, name: august }),
      ),
    );
  },
});

export const ClosingWarnsAndKeepsEveryOtherField = meta.story({
  play: async (context) => {
    const dialog = await openOf(context, august);
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.closed }));
    await expect(dialog.getByText(words.ceremonyDialogs.leavesOpen)).toBeVisible();
    await change(context, dialog);
    await expect(await screen.findByText(words.ceremonies.statusUpdated)).toBeVisible();
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
    await expect(
      await context.canvas.findByRole('button', {
        name: filled(words.ceremonies.statusAction, {
          status: words.ceremonies.closed,
          name: august,
        }),
      }),
    ).toHaveFocus();
  },
});

export const CompletingSaysWhatIsLeftBehind = meta.story({
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/degree-titles', []));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openOf(context, june);
    await userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.completed }));
    await expect(
      await dialog.findByText(filled(words.ceremonyDialogs.pendingLeft, { count: 4 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(filled(words.ceremonyDialogs.confirmedLeft, { count: 3 })),
    ).toBeVisible();
    await expect(dialog.getByText('AG-2026-014 · Juan Carlos Cárdenas López')).toBeVisible();
    await expect(dialog.getByText(matching(words.ceremonyDialogs.nomenclaturesLeft))).toBeVisible();
    await expect(dialog.queryByText(matching(words.ceremonyDialogs.leavesOpen))).toBeNull();

    const notes = dialog.getByRole('textbox', { name: words.ceremonyDialogs.notes });
    await expect(notes).toHaveValue(filled(words.ceremonyDialogs.defaultNote, { name: june }));
    await userEvent.type(notes, '. Sin novedad');
    await change(context, dialog);
    await expect(await screen.findByText(words.ceremonies.ceremonyCompleted)).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('POST', '/api/ceremonies/5/complete', {
      notes: `${filled(words.ceremonyDialogs.defaultNote, { name: june })}. Sin novedad`,
    });
    await expect(
      await context.canvas.findByRole('button', {
        name: filled(words.ceremonies.statusAction, {
          status: words.ceremonies.completed,
          name: june,
        }),
      }),
    ).toBeVisible();
  },
});

export const NotesOfNothingButSpacesAreTheDefaultNote = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openOf(context, june);
    await userEvent.click(dialog.getByRole('radio', { name: 'Completado' }));
    const notes = dialog.getByRole('textbox', { name: 'Notas' });
    await userEvent.clear(notes);
    await userEvent.type(notes, '   ');
    await change(context, dialog);
    await expect(await screen.findByText('Ceremonia completada exitosamente')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('POST', '/api/ceremonies/5/complete', {
      notes: `Ceremonia completada - ${june}`,
    });
  },
});

export const ClosingAsksBeforeTypedNotesAreLost = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openOf(context, june);
    await userEvent.click(dialog.getByRole('radio', { name: 'Completado' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notas' }), '. Con coro');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText('Hay cambios sin guardar')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const CompletingAnOpenOneWarnsToo = meta.story({
  play: async (context) => {
    const dialog = await openOf(context, august);
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.completed }));
    await expect(dialog.getByText(matching(words.ceremonyDialogs.leavesOpen))).toBeVisible();
    await expect(
      await dialog.findByText(filled(words.ceremonyDialogs.pendingLeft, { count: 10 })),
    ).toBeVisible();
    await expect(dialog.getByText(filled(words.ceremonyDialogs.more, { count: 5 }))).toBeVisible();
  },
});

export const CompletingWithNothingLeft = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', []));
  },
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.completed }));
    await expect(
      await dialog.findByText(matching(words.ceremonyDialogs.noApplications)),
    ).toBeVisible();
  },
});

export const CheckingWhatIsLeft = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/applications'));
  },
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.completed }));
    await expect(await dialog.findByText(words.ceremonyDialogs.checking)).toBeInTheDocument();
  },
});

export const CouldNotCheckWhatIsLeft = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/applications', { status: 500 }, { once: true }));
  },
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.completed }));
    await expect(
      await dialog.findByText(matching(words.ceremonyDialogs.uncheckedApplications)),
    ).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: words.console.retry }));
    await expect(
      await dialog.findByText(filled(words.ceremonyDialogs.pendingLeft, { count: 4 })),
    ).toBeVisible();
  },
});

export const ReopeningOneWithTitlesWarns = meta.story({
  play: async (context) => {
    const dialog = await openOf(context, april);
    await expect(dialog.queryByText(matching(words.ceremonyDialogs.reopens))).toBeNull();
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.open }));
    await expect(
      await dialog.findByText(matching(words.ceremonyDialogs.reopens, { count: 52 })),
    ).toBeVisible();
    await change(context, dialog);
    await expect(await screen.findByText(words.ceremonies.statusUpdated)).toBeVisible();
  },
});

export const FilteredOutByItsNewStatus = meta.story({
  args: { address: '/admin/ceremonies?status=open' },
  play: async (context) => {
    const dialog = await openOf(context, august);
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.closed }));
    await change(context, dialog);
    await waitFor(() =>
      expect(context.canvas.queryByRole('rowheader', { name: august })).toBeNull(),
    );
    await waitFor(() => {
      const next = context.canvas.getByRole('row', { name: /Acto de Grado Noviembre 2026/ });
      expect(next.contains(document.activeElement)).toBe(true);
    });
  },
});

export const WithoutADate = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/ceremonies', [{ id: 7, name: august, status: 'TAL VEZ' }]));
  },
  play: async (context) => {
    const dialog = await openOf(context, august);
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    await expect(
      dialog.getByRole('button', { name: words.ceremonyDialogs.statusTitle }),
    ).toBeDisabled();
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.closed }));
    await expect(dialog.getByText(words.ceremonyDialogs.incompleteTitle)).toBeVisible();
    await context.userEvent.click(
      dialog.getByRole('button', { name: words.ceremonyDialogs.incompleteAction }),
    );
    await expect(
      await screen.findByRole('dialog', { name: words.ceremonyForm.editTitle }),
    ).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openOf(context, august);
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('radio', { name: words.ceremonies.open })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: words.ceremonies.closed })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(words.ceremonies.statusUpdated)).toBeVisible();
  },
});

export const InTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  play: async (context) => {
    const dialog = await openOf(context, august);
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.completed }));
    await expect(
      await dialog.findByText(filled(words.ceremonyDialogs.pendingLeft, { count: 10 })),
    ).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const dialog = await openOf(context, june);
    await context.userEvent.click(dialog.getByRole('radio', { name: words.ceremonies.completed }));
    await expect(
      await dialog.findByText(filled(words.ceremonyDialogs.pendingLeft, { count: 4 })),
    ).toBeVisible();
  },
});
