import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { SignIn } from './sign-in.tsx';
import { signInPage } from './sign-in-story.fixtures.tsx';

const meta = preview.meta({
  title: 'Consola/Iniciar sesión/Con un proveedor',
  component: SignIn,
  parameters: { bare: true, extras: ['openid'] },
  loaders: [() => ({ auth: createFakeAuth() })],
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ extras: ['openid'] })),
  decorators: [signInPage],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const provider = 'Cuenta institucional';
const findButton = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.findByRole('button', { name: messages.signIn.through });

/** The page as the provider leaves it behind: a code in the address. */
function comeBack() {
  const url = new URL(location.href);
  url.searchParams.set('openid', 'fake-code');
  history.replaceState(history.state, '', url);
}

export const Offered = meta.story({
  name: 'Se ofrece',
  play: async (context) => {
    await expect(await findButton(context)).toBeEnabled();
    await expect(context.canvas.getByLabelText(messages.signIn.password)).toBeVisible();
  },
});

export const ProviderDown = meta.story({
  name: 'El proveedor no responde',
  beforeEach: ({ msw }) => {
    const error = `${provider} no responde en este momento. Entra con tu contraseña o inténtalo más tarde.`;
    msw.use(failWith('POST /api/auth/openid', { status: 503, error }));
  },
  play: async (context) => {
    const button = await findButton(context);
    await context.userEvent.click(button);
    await expect(await screen.findByText(/no responde/)).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
    await expect(context.canvas.getByLabelText(messages.signIn.password)).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'Sin acceso',
  beforeEach: ({ msw }) => {
    const error = `${provider} te reconoce, pero aquí no hay un usuario activo con ese correo.`;
    msw.use(failWith('POST /api/auth/openid/session', { status: 401, error }));
    comeBack();
  },
  play: async (context) => {
    await expect(await screen.findByText(/no hay un usuario activo/)).toBeVisible();
    await expect(location.search).not.toContain('fake-code');
    const button = await findButton(context);
    await waitFor(() => expect(button).toBeEnabled());
  },
});

export const Entering = meta.story({
  name: 'Entrando',
  beforeEach: ({ msw }) => {
    msw.use(never('POST /api/auth/openid/session'));
    comeBack();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: messages.signIn.submitting }),
    ).toBeDisabled();
  },
});

export const Enters = meta.story({
  name: 'Entra',
  tags: ['behavior'],
  beforeEach: comeBack,
  play: async ({ loaded }) => {
    const name = 'Mariela Josefina Rondón Graterol';
    await expect(await screen.findByText(filled(messages.signIn.welcome, { name }))).toBeVisible();
    await expect(loaded.auth.getSession()?.user.roleId).toBe(1);
    await expect(location.search).not.toContain('fake-code');
  },
});
