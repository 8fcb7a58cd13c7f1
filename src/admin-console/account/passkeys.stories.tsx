import { expect, screen, waitFor, within } from 'storybook/test';
import { browserAnswers, browserRefuses, withoutPasskeys } from '#storybook/browser-passkeys.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '#testing/university/users.ts';
import { AdminConsole } from '../admin-console.tsx';
import { signedInConsole } from './account-story.fixtures.tsx';

const extras = ['sessions', 'passkeys'] as const;

const meta = preview.meta({
  title: 'Consola/Marco/Tus llaves de acceso',
  component: AdminConsole,
  parameters: { bare: true },
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ extras })),
  decorators: [signedInConsole],
});

type Context = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

async function openDialog({ canvas, userEvent }: Context) {
  await userEvent.click(
    await canvas.findByRole('button', { name: matching(messages.consoleSessions.title) }),
  );
  return within(await screen.findByRole('dialog', { name: messages.consoleSessions.title }));
}

/** The form, with the name of the device in it. */
async function openForm(context: Context) {
  const dialog = await openDialog(context);
  // The sessions above arrive separately; later, they would push the form out of sight.
  await dialog.findByText(messages.consoleSessions.here);
  const button = await dialog.findByRole('button', { name: messages.consoleSessions.add });
  await context.userEvent.click(button);
  await waitFor(() =>
    expect(dialog.getByLabelText(messages.consoleSessions.password)).toHaveFocus(),
  );
  return { dialog, button };
}

async function send(context: Context, password = demoPassword) {
  const { dialog, button } = await openForm(context);
  await context.userEvent.type(dialog.getByLabelText(messages.consoleSessions.password), password);
  await context.userEvent.click(dialog.getByRole('button', { name: messages.consoleSessions.add }));
  return { dialog, button };
}

async function pressRemove(context: Context) {
  const dialog = await openDialog(context);
  const name = filled(messages.consoleSessions.removeAction, { name: 'Portátil de la oficina' });
  await context.userEvent.click(await dialog.findByRole('button', { name }));
  return dialog;
}

export const List = meta.story({
  name: 'Lista',
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText('Portátil de la oficina')).toBeVisible();
    await expect(dialog.getByText(messages.consoleSessions.unused)).toBeVisible();
    // The sessions and the passkeys are two lists, which arrive in either order.
    const byPasskey = new RegExp(`· ${messages.consoleSessions.byPasskey}`);
    const session = await dialog.findByText(byPasskey);
    await expect(session).toBeVisible();
    await expect(
      await dialog.findByRole('button', { name: messages.consoleSessions.add }),
    ).toBeVisible();
  },
});

export const None = meta.story({
  name: 'Todavía ninguna',
  beforeEach: ({ msw }) => {
    const university = { ...createFakeUniversity(), passkeys: [] };
    msw.use(...graduationHandlers({ extras, university }));
  },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(messages.consoleSessions.here)).toBeVisible();
    await expect(dialog.getByText(messages.consoleSessions.passkeysText)).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('list')).toHaveLength(1));
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => msw.use(never('GET /api/auth/passkeys')),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(messages.consoleSessions.here)).toBeVisible();
    await expect(dialog.getByText(messages.ui.loading)).toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  name: 'Error al cargar',
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/auth/passkeys', { status: 409 })),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(messages.consoleLists.passkeys)).toBeVisible();
  },
});

export const Add = meta.story({
  name: 'Agregar',
  play: async (context) => {
    const { dialog } = await openForm(context);
    await expect(dialog.getByLabelText(messages.consoleSessions.name)).not.toHaveValue('');
  },
});

export const WithoutPasswords = meta.story({
  name: 'Agregar, donde no hay contraseñas',
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ extras: [...extras, 'no-passwords'] }));
  },
  play: async (context) => {
    const dialog = await openDialog(context);
    await dialog.findByText(messages.consoleSessions.here);
    const name = messages.consoleSessions.add;
    await context.userEvent.click(await dialog.findByRole('button', { name }));
    await waitFor(() => expect(dialog.getByLabelText(messages.consoleSessions.name)).toHaveFocus());
    await expect(
      dialog.queryByLabelText(messages.consoleSessions.password),
    ).not.toBeInTheDocument();
  },
});

export const NoPassword = meta.story({
  name: 'Sin contraseña',
  beforeEach: ({ msw }) => {
    const error = 'La contraseña es requerida';
    msw.use(failWith('POST /api/auth/passkeys/options', { status: 422, error }));
  },
  play: async (context) => {
    const { dialog } = await openForm(context);
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.consoleSessions.add }),
    );
    await expect(await dialog.findByText('La contraseña es requerida')).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  name: 'Contraseña incorrecta',
  play: async (context) => {
    const { dialog } = await send(context, 'otra');
    const message = 'La contraseña actual no es correcta.';
    await expect(await dialog.findByText(message)).toBeVisible();
  },
});

export const Asking = meta.story({
  name: 'El navegador pregunta',
  beforeEach: () => browserAnswers(new Promise(() => undefined)),
  play: async (context) => {
    const { dialog } = await send(context);
    await expect(
      dialog.getByRole('button', { name: messages.consoleSessions.add }),
    ).toHaveAttribute('aria-busy');
  },
});

export const Cancelled = meta.story({
  name: 'Cancelada',
  beforeEach: () => browserRefuses('NotAllowedError'),
  play: async (context) => {
    const { dialog } = await send(context);
    await expect(await dialog.findByText(messages.passkeys.cancelled)).toBeVisible();
    await expect(dialog.getByRole('button', { name: messages.consoleSessions.add })).toBeEnabled();
  },
});

export const Known = meta.story({
  name: 'El dispositivo ya tiene una',
  beforeEach: () => browserRefuses('InvalidStateError'),
  play: async (context) => {
    const { dialog } = await send(context);
    await expect(await dialog.findByText(messages.passkeys.known)).toBeVisible();
  },
});

export const RemoveFailed = meta.story({
  name: 'No se pudo quitar',
  beforeEach: ({ msw }) => msw.use(failWith('DELETE /api/auth/passkeys/{id}', { status: 409 })),
  play: async (context) => {
    const dialog = await pressRemove(context);
    await expect(await dialog.findByText(messages.consoleSessions.passkeyFailed)).toBeVisible();
    await expect(dialog.getByText('Portátil de la oficina')).toBeVisible();
  },
});

export const NotSupported = meta.story({
  name: 'El navegador no las admite',
  beforeEach: () => withoutPasskeys(),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(messages.consoleSessions.unsupported)).toBeVisible();
    await expect(
      dialog.queryByRole('button', { name: messages.consoleSessions.add }),
    ).not.toBeInTheDocument();
    await expect(await dialog.findByText('Portátil de la oficina')).toBeVisible();
  },
});

export const Adds = meta.story({
  name: 'Agrega una con su nombre',
  tags: ['behavior'],
  beforeEach: () => browserAnswers({}),
  play: async (context) => {
    const { dialog } = await openForm(context);
    await context.userEvent.clear(dialog.getByLabelText(messages.consoleSessions.name));
    await context.userEvent.type(dialog.getByLabelText(messages.consoleSessions.name), 'Teléfono');
    await context.userEvent.type(
      dialog.getByLabelText(messages.consoleSessions.password),
      demoPassword,
    );
    await context.userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(messages.consoleSessions.added)).toBeVisible();
    await expect(await dialog.findByText('Teléfono')).toBeVisible();
    await expect(
      dialog.queryByLabelText(messages.consoleSessions.password),
    ).not.toBeInTheDocument();
    await expectFocusOnAdd(dialog);
  },
});

export const AddsWithoutPassword = meta.story({
  name: 'Agrega una, donde no hay contraseñas',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    browserAnswers({});
    msw.use(...graduationHandlers({ extras: [...extras, 'no-passwords'] }));
  },
  play: async (context) => {
    await WithoutPasswords.input.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.clear(dialog.getByLabelText(messages.consoleSessions.name));
    await context.userEvent.keyboard('Teléfono{Enter}');
    await expect(await screen.findByText(messages.consoleSessions.added)).toBeVisible();
    await expect(await dialog.findByText('Teléfono')).toBeVisible();
  },
});

export const Removes = meta.story({
  name: 'Quita una y conserva el foco',
  tags: ['behavior'],
  play: async (context) => {
    const dialog = await pressRemove(context);
    await expect(await screen.findByText(messages.consoleSessions.removed)).toBeVisible();
    await waitFor(() =>
      expect(dialog.queryByText('Portátil de la oficina')).not.toBeInTheDocument(),
    );
    await expectFocusOnAdd(dialog);
  },
});

async function expectFocusOnAdd(dialog: ReturnType<typeof within>) {
  const button = dialog.getByRole('button', { name: messages.consoleSessions.add });
  await waitFor(() => expect(button).toHaveFocus());
}
