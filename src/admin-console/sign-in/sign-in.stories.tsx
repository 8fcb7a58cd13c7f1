import { http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { dismissNotices } from '#storybook/dismiss-notices.ts';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import {
  type CallFailure,
  callFailures,
  refused,
} from '#testing/failures/call-failures.fixtures.ts';
import { answer, never } from '#testing/fake-api/faults.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { demoPassword } from '#testing/university/users.ts';
import { SignIn } from './sign-in.tsx';
import { signInPage } from './sign-in-story.fixtures.tsx';

const call = 'POST /api/auth/login';

const meta = preview.meta({
  title: 'Consola/Iniciar sesión/Entrada',
  component: SignIn,
  parameters: { bare: true },
  loaders: [() => ({ auth: createFakeAuth() })],
  decorators: [signInPage],
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

async function expectWelcome() {
  const name = 'Mariela Josefina Rondón Graterol';
  const welcome = filled(messages.signIn.welcome, { name });
  await expect(await screen.findByText(welcome)).toBeVisible();
}

async function fillIn({ canvas, userEvent }: StoryContext, identifier = 'admin') {
  await userEvent.type(canvas.getByLabelText(messages.signIn.identifier), identifier);
  await userEvent.type(canvas.getByLabelText(messages.signIn.password), demoPassword);
}

async function send(context: StoryContext, identifier?: string) {
  await fillIn(context, identifier);
  await context.userEvent.click(
    context.canvas.getByRole('button', { name: messages.signIn.submit }),
  );
}

export const Empty = meta.story({
  name: 'Vacía',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: messages.signIn.title, level: 1 }),
    ).toBeVisible();
    const identifier = canvas.getByLabelText(messages.signIn.identifier);
    await expect(identifier).toHaveAttribute('autocomplete', 'username');
    await expect(identifier).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^\S+@\S+\.\S+$/),
    );
    const password = canvas.getByLabelText(messages.signIn.password);
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveProperty('form', (identifier as HTMLInputElement).form);
  },
});

export const WithInstitution = meta.story({
  name: 'Con el nombre de la universidad',
  args: { institution: 'Universidad Nacional Experimental de los Llanos' },
});

export const PasswordShown = meta.story({
  name: 'Contraseña a la vista',
  play: async (context) => {
    await fillIn(context);
    const { canvas, userEvent } = context;
    const eye = canvas.getByRole('button', { name: messages.signIn.showPassword });
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(eye);
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText(messages.signIn.password)).toHaveAttribute('type', 'text');
  },
});

export const Problems = meta.story({
  name: 'Con problemas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(messages.signIn.identifier), '   ');
    const top = () => canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    const former = top();
    await userEvent.click(canvas.getByRole('button', { name: messages.signIn.submit }));
    await expect(canvas.getByLabelText(messages.signIn.identifier)).toHaveFocus();
    await expect(canvas.getByText(messages.signIn.identifierMissing)).toBeVisible();
    await expect(canvas.getByText(messages.signIn.passwordMissing)).toBeVisible();
    await expect(top()).toBe(former);
  },
});

export const Sending = meta.story({
  name: 'Enviando',
  beforeEach: ({ msw }) => {
    msw.use(never(call));
  },
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    const name = messages.signIn.submitting;
    await expect(await canvas.findByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByLabelText(messages.signIn.identifier)).toBeDisabled();
    await expect(canvas.getByLabelText(messages.signIn.password)).toBeDisabled();
  },
});

const signedIn = fn();

export const PressedTwice = meta.story({
  name: 'Dos pulsaciones',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    signedIn.mockClear();
    msw.use(http.post('*/api/auth/login', () => signedIn()));
  },
  play: async (context) => {
    await fillIn(context);
    const submit = context.canvas.getByRole('button', { name: messages.signIn.submit });
    // As two presses arrive that a slow computer takes before it has rendered what the first one led to.
    submit.click();
    submit.click();
    await expectWelcome();
    await expect(signedIn).toHaveBeenCalledTimes(1);
  },
});

export const SignedIn = meta.story({
  name: 'Entra',
  tags: ['behavior', 'journey'],
  play: async (context) => {
    await send(context, 'admin@universidad.edu');
    await expectWelcome();
    await expect(context.loaded.auth.getSession()?.user.roleId).toBe(1);
  },
});

type OwnMessage = 'failed' | 'invalid';

/** Expects the reason in the card, no expired session, and the identifier still in its field. */
async function expectFailed(
  { canvas, loaded }: StoryContext,
  failure: CallFailure,
  own: OwnMessage = 'failed',
) {
  await expectFailure(canvas, failure, messages.signIn[own]);
  await expect(screen.queryByText(messages.failures.unauthorized)).not.toBeInTheDocument();
  await expect(canvas.getByLabelText(messages.signIn.identifier)).toHaveValue('admin');
  await waitFor(() => expect(canvas.getByLabelText(messages.signIn.password)).toHaveFocus());
  await expect(loaded.auth.recoveries).toBe(0);
  await expect(loaded.auth.getSession()).toBeUndefined();
}

function failing(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      msw.use(failure.on(call));
    },
    play: async (context: StoryContext) => {
      await send(context);
      await expectFailed(context, failure);
    },
  };
}

const { unauthorized, server, page } = callFailures;

const otherFailures: readonly (readonly [CallFailure, OwnMessage?])[] = [
  [unauthorized],
  [server],
  [{ on: page.on }, 'invalid'],
];

export const WrongPassword = meta.story({
  name: 'Contraseña incorrecta',
  ...failing(refused(401, 'Usuario o contraseña incorrectos')),
});
export const TooManyAttempts = meta.story({
  name: 'Demasiados intentos',
  ...failing(callFailures.tooMany),
});
export const NoAnswer = meta.story({
  name: 'Sin conexión',
  ...failing(callFailures.noAnswer),
});

export const UnreadableAnswer = meta.story({
  name: 'Respuesta sin sesión',
  beforeEach: ({ msw }) => {
    msw.use(answer(call, { success: true, data: {} }));
  },
  play: async (context) => {
    await send(context);
    await expect((await screen.findAllByText(messages.signIn.invalid))[0]).toBeVisible();
  },
});

export const FailsEachWay = meta.story({
  name: 'Falla de cada modo',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await fillIn(context);
    const submit = { name: messages.signIn.submit };
    for (const [failure, own] of otherFailures) {
      msw.use(failure.on(call, { once: true }));
      await userEvent.click(canvas.getByRole('button', submit));
      await waitFor(() => expect(canvas.getByRole('button', submit)).toBeEnabled());
      await expectFailed(context, failure, own);
      await dismissNotices(context);
    }
  },
});

export const ForgotPassword = meta.story({
  name: 'Ayuda para la contraseña olvidada',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('button', { name: messages.signIn.forgot });
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(link);
    await expect(canvas.getByText(matching(messages.signIn.forgotHelp))).toBeVisible();
  },
});

export const ForgotPasswordPage = meta.story({
  name: 'Página propia de recuperación',
  tags: ['behavior'],
  args: { forgotPasswordHref: '/recuperar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: messages.signIn.forgot })).toHaveAttribute(
      'href',
      '/recuperar',
    );
  },
});

export const ForgotPasswordCallback = meta.story({
  name: 'Recuperación por el sitio',
  tags: ['behavior'],
  args: { onForgotPassword: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.signIn.forgot }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
  },
});

export const ThroughPortal = meta.story({
  name: 'Se entra por el portal',
  loaders: [
    () => {
      const { begin: _, ...auth } = createFakeAuth();
      return { auth };
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.signIn.elsewhere)).toBeVisible();
    await expect(canvas.queryByLabelText(messages.signIn.password)).not.toBeInTheDocument();
  },
});
