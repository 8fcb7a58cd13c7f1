import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { AdminConsole } from '../admin-console.tsx';
import { signedInConsole } from './account-story.fixtures.tsx';

const person = 'Mariela Josefina Rondón Graterol';

const meta = preview.meta({
  title: 'Consola/Marco/Tus sesiones',
  component: AdminConsole,
  parameters: { bare: true },
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ extras: ['sessions'] })),
  decorators: [signedInConsole],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function openSessions({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const name = `${person}: ${messages.consoleSessions.title}`;
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: messages.consoleSessions.title }));
}

export const List = meta.story({
  name: 'Lista',
  play: async (context) => {
    const dialog = await openSessions(context);
    await expect(await dialog.findByText('Firefox · Windows')).toBeVisible();
    await expect(dialog.getByText(messages.consoleSessions.here)).toBeVisible();
    await expect(dialog.getByText('Chrome · Android')).toBeVisible();
    await expect(dialog.getByText(messages.consoleSessions.unknown)).toBeVisible();
    const buttons = dialog.getAllByRole('button', {
      name: matching(messages.consoleSessions.endAction),
    });
    await expect(buttons).toHaveLength(2);
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => msw.use(never('GET /api/auth/sessions')),
  play: async (context) => {
    const dialog = await openSessions(context);
    await expect(dialog.getByText(messages.ui.loading)).toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  name: 'Error al cargar',
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/auth/sessions', { status: 409 })),
  play: async (context) => {
    const dialog = await openSessions(context);
    await expect(await dialog.findByText(messages.consoleLists.sessions)).toBeVisible();
    await expect(dialog.getByRole('button', { name: messages.console.retry })).toBeVisible();
  },
});

export const EndFailed = meta.story({
  name: 'No se pudo cerrar',
  // At 320 px a notice lies over the dialog's button, until it leaves or is dismissed.
  parameters: { expectedFindings: ['target-size'] },
  beforeEach: ({ msw }) => msw.use(failWith('DELETE /api/auth/sessions/{id}', { status: 409 })),
  play: async (context) => {
    const dialog = await openSessions(context);
    await pressEnd(context, dialog);
    await expect(await dialog.findByText(messages.consoleSessions.endFailed)).toBeVisible();
    await expect(dialog.getByText('Chrome · Android')).toBeVisible();
  },
});

async function pressEnd(
  { userEvent }: Pick<Context, 'userEvent'>,
  dialog: ReturnType<typeof within>,
) {
  const name = matching(messages.consoleSessions.endAction, { device: 'Chrome · Android' });
  await userEvent.click(await dialog.findByRole('button', { name }));
}

export const Ends = meta.story({
  name: 'Cierra una y devuelve el foco',
  tags: ['behavior'],
  play: async (context) => {
    const dialog = await openSessions(context);
    await pressEnd(context, dialog);
    await expect(await screen.findByText(messages.consoleSessions.ended)).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('Chrome · Android')).not.toBeInTheDocument());
    const box = screen.getByRole('dialog', { name: messages.consoleSessions.title });
    await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
    await context.userEvent.keyboard('{Escape}');
    const name = `${person}: ${messages.consoleSessions.title}`;
    await waitFor(() => expect(context.canvas.getByRole('button', { name })).toHaveFocus());
  },
});

export const SeveralOthers = meta.story({
  name: 'Todas las demás de una vez',
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ extras: ['sessions', 'other-sessions'] })),
  play: async (context) => {
    const dialog = await openSessions(context);
    const name = messages.consoleSessions.endOthers;
    await expect(await dialog.findByRole('button', { name })).toBeVisible();
  },
});

export const EndsOthers = meta.story({
  name: 'Cierra todas las demás y conserva el foco',
  tags: ['behavior'],
  beforeEach: SeveralOthers.input.beforeEach,
  play: async (context) => {
    const dialog = await openSessions(context);
    const name = messages.consoleSessions.endOthers;
    await context.userEvent.click(await dialog.findByRole('button', { name }));
    await expect(await screen.findByText(messages.consoleSessions.othersEnded)).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await expect(dialog.getByText(messages.consoleSessions.here)).toBeVisible();
    const box = screen.getByRole('dialog', { name: messages.consoleSessions.title });
    await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
  },
});

export const NotOffered = meta.story({
  name: 'Un servidor que no lo anuncia',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(...graduationHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByText(filled(messages.config.shown, { shown: 6, total: 6 }));
    await expect(canvas.getByText(person)).toBeVisible();
    const name = matching(messages.consoleSessions.title);
    await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
});
