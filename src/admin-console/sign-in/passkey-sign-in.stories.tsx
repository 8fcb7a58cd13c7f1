import { expect, screen, waitFor } from 'storybook/test';
import { browserAnswers, browserRefuses, withoutPasskeys } from '#storybook/browser-passkeys.ts';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { SignIn } from './sign-in.tsx';
import { signInPage } from './sign-in-story.fixtures.tsx';

const meta = preview.meta({
  title: 'Consola/Iniciar sesión/Con una llave de acceso',
  component: SignIn,
  parameters: { bare: true, extras: ['passkeys'] },
  loaders: [() => ({ auth: createFakeAuth() })],
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ extras: ['passkeys'] })),
  decorators: [signInPage],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const findButton = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.findByRole('button', { name: messages.signIn.byPasskey });

async function press(context: Pick<Context, 'canvas' | 'userEvent'>) {
  await context.userEvent.click(await findButton(context));
}

/** Expects the form, ready for use. */
async function expectForm({ canvas }: Pick<Context, 'canvas'>) {
  await waitFor(() => expect(canvas.getByLabelText(messages.signIn.password)).toHaveFocus());
}

/** Presses the button and expects the reason of the failure. */
const expectNotice = (why: 'cancelled' | 'failed') => async (context: Context) => {
  await press(context);
  await expect(await screen.findByText(messages.passkeys[why])).toBeVisible();
  await expectForm(context);
};

export const Offered = meta.story({
  name: 'Se ofrece',
  play: async (context) => {
    await expect(await findButton(context)).toBeEnabled();
    await expect(context.canvas.getByLabelText(messages.signIn.password)).toBeVisible();
  },
});

export const Asking = meta.story({
  name: 'El navegador pregunta',
  beforeEach: () => browserAnswers(new Promise(() => undefined)),
  play: async (context) => {
    await press(context);
    const name = messages.signIn.submitting;
    await expect(await context.canvas.findByRole('button', { name })).toBeDisabled();
    await expect(await findButton(context)).toBeDisabled();
  },
});

export const Cancelled = meta.story({
  name: 'Cancelada',
  beforeEach: () => browserRefuses('NotAllowedError'),
  play: expectNotice('cancelled'),
});

export const Unusable = meta.story({
  name: 'El navegador no pudo',
  beforeEach: () => browserRefuses('SecurityError'),
  play: expectNotice('failed'),
});

export const NotRecognised = meta.story({
  name: 'No reconocida',
  beforeEach: ({ msw }) => {
    const error = 'No se reconoció la llave de acceso. Entra con tu contraseña.';
    msw.use(failWith('POST /api/auth/passkeys/sign-in', { status: 401, error }));
    return browserAnswers({});
  },
  play: async (context) => {
    await press(context);
    await expect(await screen.findByText(/No se reconoció/)).toBeVisible();
    await expectForm(context);
  },
});

export const ServerFails = meta.story({
  name: 'Error del servidor',
  beforeEach: ({ msw }) =>
    msw.use(failWith('POST /api/auth/passkeys/sign-in/options', { status: 500 })),
  play: async (context) => {
    await press(context);
    await expect(await screen.findByText(messages.signIn.failed)).toBeVisible();
    await expect(screen.getByText(messages.failures.server)).toBeVisible();
    await expectForm(context);
  },
});

export const Enters = meta.story({
  name: 'Entra',
  tags: ['behavior'],
  beforeEach: () => browserAnswers({}),
  play: async (context) => {
    await press(context);
    const name = 'Mariela Josefina Rondón Graterol';
    await expect(await screen.findByText(filled(messages.signIn.welcome, { name }))).toBeVisible();
    await expect(context.loaded.auth.getSession()?.user.roleId).toBe(1);
  },
});

export const NotSupported = meta.story({
  name: 'Un navegador que no las admite',
  tags: ['behavior'],
  parameters: { extras: ['passkeys', 'openid'] },
  beforeEach: withoutPasskeys,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: messages.signIn.through });
    const name = messages.signIn.byPasskey;
    await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
});
