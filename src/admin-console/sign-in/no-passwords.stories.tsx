import { expect, screen, waitFor } from 'storybook/test';
import { refusals } from '#contract/refusals.ts';
import { deviceOf } from '#domain/user/device.ts';
import { browserAnswers, browserRefuses, withoutPasskeys } from '#storybook/browser-passkeys.ts';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { demoPassword } from '#testing/university/users.ts';
import { SignIn } from './sign-in.tsx';
import { signInPage } from './sign-in-story.fixtures.tsx';

const extras = ['passkeys', 'openid', 'no-passwords', 'sign-out'] as const;

const meta = preview.meta({
  title: 'Consola/Iniciar sesión/Sin contraseñas',
  component: SignIn,
  parameters: { bare: true, extras },
  loaders: [() => ({ auth: createFakeAuth() })],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [administrator] = university.rows.users;
    university.oneTimePasswords.add(administrator?.id ?? 0);
    msw.use(...graduationHandlers({ extras, university }));
  },
  decorators: [signInPage],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function openForm({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: messages.signIn.oneTime }));
  await waitFor(() => expect(canvas.getByLabelText(messages.signIn.password)).toBeVisible());
}

/** Signs in with the administrator's one-time password. */
async function enter(context: Context, password = demoPassword) {
  const { canvas, userEvent } = context;
  await openForm(context);
  await userEvent.type(canvas.getByLabelText(messages.signIn.identifier), 'admin');
  await userEvent.type(canvas.getByLabelText(messages.signIn.password), password);
  await userEvent.keyboard('{Enter}');
}

async function enterForPasskey(context: Context) {
  await enter(context);
  const heading = { name: messages.newPasskey.title };
  await waitFor(() => expect(context.canvas.getByRole('heading', heading)).toHaveFocus());
}

/** Waits until the first step is back and its heading has the focus. */
async function expectSignIn({ canvas }: Context) {
  const heading = { name: messages.signIn.title };
  await waitFor(() => expect(canvas.getByRole('heading', heading)).toHaveFocus());
}

async function add(context: Context) {
  await enterForPasskey(context);
  const name = messages.newPasskey.submit;
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
}

export const Offered = meta.story({
  name: 'Llave de acceso o proveedor',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: messages.signIn.byPasskey }),
    ).toBeEnabled();
    await expect(canvas.getByRole('button', { name: messages.signIn.through })).toBeEnabled();
    await expect(canvas.getByText(messages.signIn.subtitleWithoutPassword)).toBeVisible();
    await expect(canvas.getByLabelText(messages.signIn.password)).not.toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: messages.signIn.forgot }),
    ).not.toBeInTheDocument();
  },
});

export const NoMeans = meta.story({
  name: 'Un navegador sin llaves de acceso',
  parameters: { extras: ['passkeys', 'no-passwords'] },
  beforeEach: withoutPasskeys,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.signIn.noMeans)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Llave de acceso cancelada',
  beforeEach: () => browserRefuses('NotAllowedError'),
  play: async ({ canvas, userEvent }) => {
    const name = messages.signIn.byPasskey;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText(messages.passkeys.cancelled)).toBeVisible();
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

export const Asking = meta.story({
  name: 'El navegador pregunta por la llave',
  beforeEach: () => browserAnswers(new Promise(() => undefined)),
  play: async ({ canvas, userEvent }) => {
    const name = messages.signIn.byPasskey;
    const button = await canvas.findByRole('button', { name });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
});

export const OneTime = meta.story({
  name: 'Con una contraseña de un solo uso',
  play: async (context) => {
    await openForm(context);
    await expect(
      context.canvas.getByRole('button', { name: messages.signIn.oneTime }),
    ).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Wrong = meta.story({
  name: 'Otra contraseña',
  play: async (context) => {
    await enter(context, 'otra');
    await expect(await screen.findByText(refusals.passwordSignInOff.message)).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByLabelText(messages.signIn.password)).toHaveFocus(),
    );
  },
});

export const AddPasskey = meta.story({
  name: 'Agregar una llave de acceso',
  play: async (context) => {
    await enterForPasskey(context);
    await expect(context.canvas.getByLabelText(messages.newPasskey.name)).toHaveValue(
      deviceOf(navigator.userAgent),
    );
  },
});

export const NameMissing = meta.story({
  name: 'Falta el nombre de la llave',
  play: async (context) => {
    await enterForPasskey(context);
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByLabelText(messages.newPasskey.name));
    await userEvent.click(canvas.getByRole('button', { name: messages.newPasskey.submit }));
    await expect(await canvas.findByText(messages.newPasskey.nameMissing)).toBeVisible();
  },
});

export const Adding = meta.story({
  name: 'El navegador pregunta',
  beforeEach: ({ msw }) => msw.use(never('POST /api/auth/passkeys/options')),
  play: async (context) => {
    await add(context);
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', { name: messages.newPasskey.submit }),
      ).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const Cancelled = meta.story({
  name: 'Cancelada',
  beforeEach: () => browserRefuses('NotAllowedError'),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(messages.passkeys.cancelled)).toBeVisible();
    await expect(
      context.canvas.getByRole('button', { name: messages.newPasskey.submit }),
    ).toHaveFocus();
  },
});

export const Failed = meta.story({
  name: 'Error al agregarla',
  beforeEach: ({ msw }) => {
    msw.use(failWith('POST /api/auth/passkeys', { status: 422 }));
    return browserAnswers({});
  },
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(messages.newPasskey.failed)).toBeVisible();
  },
});

export const CannotAdd = meta.story({
  name: 'Sin llaves de acceso que agregar',
  beforeEach: withoutPasskeys,
  play: async (context) => {
    await enterForPasskey(context);
    await expect(context.canvas.getByText(messages.newPasskey.unsupported)).toBeVisible();
    await expect(
      context.canvas.queryByRole('button', { name: messages.newPasskey.submit }),
    ).not.toBeInTheDocument();
  },
});

export const AddsAndEnters = meta.story({
  name: 'La agrega y entra con ella',
  tags: ['behavior'],
  beforeEach: () => browserAnswers({}),
  play: async (context) => {
    await add(context);
    await expect(await screen.findByText(messages.newPasskey.addedText)).toBeVisible();
    await expect(context.loaded.auth.getSession()).toBeUndefined();
    const { canvas, userEvent } = context;
    await expectSignIn(context);
    await userEvent.click(await canvas.findByRole('button', { name: messages.signIn.byPasskey }));
    await waitFor(() => expect(context.loaded.auth.getSession()?.user.roleId).toBe(1));
  },
});

export const GoesBack = meta.story({
  name: 'Vuelve al principio',
  tags: ['behavior'],
  play: async (context) => {
    await enterForPasskey(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: messages.newPasskey.back }));
    await expect(
      await canvas.findByRole('button', { name: messages.signIn.byPasskey }),
    ).toBeVisible();
    await expectSignIn(context);
  },
});
